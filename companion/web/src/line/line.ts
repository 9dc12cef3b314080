// The connection to the table. The table's messages come in here, our acts go out here, and nothing is lost when it breaks.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { io, type Socket } from "socket.io-client";
import { freshId } from "./chance.ts";
import type {
  Act,
  Ailment,
  CameraState,
  Device,
  HandShown,
  Hello,
  Message,
  Refused,
  Reply,
  Race,
  Role,
  Room,
  Scoresheet,
  Table,
} from "../contract.ts";
import { ask, place, sit } from "./door.ts";
import { Outbox, type Unsent } from "./outbox.ts";
import { spokenHere } from "./settings.ts";
import { has, t, told, type Key } from "../words/words.ts";

/** Says what is wrong with the camera and what to do about it. Missing pictures from a phone have their own sentence. */
export function ailing({ code, says }: Ailment) {
  const key = `health.${code === "no-picture" && camera.value?.source === "push:" ? "no-phone" : code}`;
  return has(key) ? t(key as Key) : says;
}

/**
 * The state of the connection: `new` before the first message, `lost` after a moment without one (a phone that just
 * woke up should not cry wolf), `blocked` where pages arrive but the connection to the table never comes up.
 */
export const link = signal<"new" | "here" | "lost" | "blocked">("new");
export const message = signal<Message | null>(null);
export const table = computed<Table | null>(() => message.value?.table ?? null);
export const devices = signal<Device[]>([]);
export const camera = signal<CameraState | null>(null);
/** The last refusal, shown until something else happens. */
export const refused = signal<Reply | null>(null);
/** The act that was refused last, for its ways out. */
export const refusedAct = signal<Act | null>(null);
/** A hand that was shown to this seat alone, for a challenge. */
export const shown = signal<HandShown | null>(null);
/** The buzzers of the last race, in order. */
export const race = signal<Race | null>(null);
/** What the table is for: a game with a referee, just a score, or just a wheel. */
export const room = signal<Room>("game");
/** The score sheet of the table, as it was last told. */
export const score = signal<Scoresheet | null>(null);
/** How many acts the server has not acknowledged yet. */
export const waiting = signal(0);

type Hearing = (news: Message, live: boolean) => void;
const hearers = new Set<Hearing>();
/** Calls back with every message. `live` is false for the message that only brings this device up to date. */
export function hear(hearing: Hearing): () => void {
  hearers.add(hearing);
  return () => hearers.delete(hearing);
}

let offset = 0;
/** The server's clock, in milliseconds. */
export const now = () => Date.now() + offset;

const STORAGE_KEY = "companion.unsent";

function left(): Unsent[] {
  try {
    const was = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as { table: string; unsent: Unsent[] } | null;
    return was && was.table === place.peek()?.table ? was.unsent : [];
  } catch {
    return [];
  }
}

let socket: Socket | null = null;
let late: ReturnType<typeof setTimeout> | undefined;

const outbox = new Outbox({
  send: ({ id, act, match }) => socket!.timeout(5000).emitWithAck("act", { ...act, id, match }),
  isUp: () => socket?.connected ?? false,
  pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  keep: (unsent) => {
    waiting.value = unsent.length;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ table: place.peek()?.table, unsent }));
    } catch {
      // Without storage, a tap is lost only by a reload in the wrong second.
    }
  },
  settled: (reply, sent) => {
    refusedAct.value = sent;
    refused.value = reply.ok ? null : reply;
  },
});

/** Sends an act to the table. Resolves when the table has answered, however long the connection was down. */
export function act(what: Act): Promise<Reply> {
  // While the connection is down the screen doesn't change, and a second answer to the same question would be refused later.
  if (link.peek() !== "here" && what.prompt && outbox.holds(what.prompt)) {
    const refusal = { ok: false, refused: { code: "no-connection", says: t("line.one") } };
    refused.value = refusal;
    return Promise.resolve(refusal);
  }
  return outbox.add({ id: freshId(), act: what, match: message.peek()?.match });
}

function take(news: Message, live: boolean) {
  offset = offset === 0 ? news.now - Date.now() : Math.min(offset + 50, Math.max(offset - 50, news.now - Date.now()));
  batch(() => {
    if (message.value?.match !== news.match) shown.value = null;
    message.value = news;
    if (news.said.length && news.act !== null) refused.value = null;
    link.value = "here";
  });
  for (const hearing of hearers) hearing(news, live);
}

async function setClock() {
  const sent = Date.now();
  const answer = (await socket
    ?.timeout(3000)
    .emitWithAck("clock")
    .catch(() => null)) as { now: number } | null;
  if (answer) offset = answer.now - (sent + Date.now()) / 2;
}

function open(at: { table: string; token: string | null }) {
  const mine = io({
    // This page makes its own sentences from the values it is sent.
    auth: { reads: "said", ...(at.token ? { token: at.token } : { table: at.table }) },
    transports: ["websocket"],
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
  });
  socket = mine;
  let caughtUp = false;
  mine.on("connect", () => {
    clearTimeout(late);
    void setClock();
    void outbox.drain();
  });
  mine.on("language", (says: { language: string | null }) => (spokenHere.value = says.language ?? ""));
  mine.on("hello", (says: Hello) => {
    spokenHere.value = says.language ?? "";
    room.value = says.room;
    if (place.value) sit({ ...place.value, role: says.role, seat: says.seat });
    if (says.role === "host" || says.role === "camera")
      void ask<CameraState>(`/api/tables/${says.table}/camera`)
        .then((state) => (camera.value = state))
        .catch(() => undefined);
  });
  mine.on("table", (news: Message) => {
    const now = message.value;
    if (caughtUp && now?.match === news.match && news.seq < now.seq) return; // A newer message has overtaken this one.
    take(news, caughtUp);
    caughtUp = true;
  });
  mine.on("you", (says: { role: Role; seat: string | null }) => {
    if (place.value) sit({ ...place.value, ...says });
  });
  mine.on("devices", (says: { devices: Device[] }) => (devices.value = says.devices));
  mine.on("race", (says: Race) => (race.value = says));
  mine.on("score", (says: Scoresheet) => {
    score.value = says;
    room.value = "score";
  });
  mine.on("camera", (says: CameraState) => (camera.value = says));
  mine.on("hand-shown", (says: HandShown) => (shown.value = says));
  mine.on("out", (refused: Refused) => leave(told(refused)));
  mine.on("disconnect", () => {
    // This is set here and not on connect, because the whole table may arrive before the connect event does.
    caughtUp = false;
    clearTimeout(late);
    late = setTimeout(() => (link.value = "lost"), 1200);
  });
  mine.on("connect_error", (error) => {
    if (error.message === "who-are-you" || error.message === "no-such-table") leave(t("line.forgotten"));
    else if (!message.value) void ask("/healthz").then(stopped("blocked"), stopped("lost"));
  });
}

/** Says after a moment that the connection to the table never came up. */
const stopped = (why: "lost" | "blocked") => () => {
  clearTimeout(late);
  late = setTimeout(() => message.value || (link.value = why), 1200);
};

/** Why this device no longer has a table, in a sentence. */
export const farewell = signal<string | null>(null);

function leave(says: string) {
  farewell.value = says;
  sit(null);
}

// There is one connection to one table. It opens when this device sits down and closes when it leaves.
const who = computed(() => (place.value ? `${place.value.table} ${place.value.token ?? ""}` : ""));
effect(() => {
  const key = who.value;
  untracked(() => attend(key));
});

function attend(key: string) {
  socket?.close();
  socket = null;
  batch(() => {
    message.value = null;
    devices.value = [];
    camera.value = null;
    shown.value = null;
    refused.value = null;
    score.value = null;
    room.value = "game";
    link.value = "new";
  });
  if (!key) return;
  const [at, token] = key.split(" ");
  outbox.restore(left());
  open({ table: at!, token: token || null });
}

// A tablet that was asleep comes back at once instead of waiting for its next attempt.
addEventListener("online", () => socket?.connect());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && socket && !socket.connected) socket.connect();
});
