// The first page: start a game on the tablet, or join with its letters.
import "../cards/pageicons.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Joined, ListedTable } from "../contract.ts";
import { Icon, type IconName } from "../cards/icon.tsx";
import { ask, join, knowServer, place, TurnedAway, server, sit } from "../line/door.ts";
import { game } from "../line/games.ts";
import { followBots } from "../table/demo.tsx";
import { farewell } from "../line/line.ts";
import { go } from "../line/route.ts";
import { Shape } from "../cards/shape.tsx";
import { datedIn, list, t } from "../words/words.ts";

/** How long we wait for another letter of the code, in milliseconds. */
const TYPES_ON = 900;

/** Makes a table with this device in charge of it. */
export async function newTable(): Promise<void> {
  const made = await ask<{ id: string; token: string | null }>("/api/tables", {});
  sit({ table: made.id, token: made.token ?? null, role: "host", seat: null });
}

export function WelcomePage({ path }: { path: string[] }) {
  const [how, secret] = path;
  const code = useSignal(how === "join" ? (secret ?? "") : "");
  const says = useSignal<string | null>(farewell.value);
  const seats = useSignal<Joined | null>(null);
  const tables = useSignal<ListedTable[]>([]);
  const busy = useSignal(false);

  const enter = async (body: { code?: string; key?: string }) => {
    busy.value = true;
    says.value = null;
    try {
      const joined = await join(body);
      if (joined.room === "wheel") go("wheel");
      else if (joined.room === "score" && !joined.seats.length) go("score");
      else if (joined.role === "camera") go("camera");
      else if (joined.role === "host") go("table");
      else if (joined.role === "seat") go("phone");
      else if (joined.seats.length) seats.value = joined;
      else go("phone");
    } catch (error) {
      says.value = error instanceof TurnedAway ? error.message : t("line.failed");
    }
    busy.value = false;
  };

  /** Joins after the last letter. Where longer codes exist too, it waits for those who type on. */
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const joinByItself = () => {
    clearTimeout(typing.current);
    const typed = code.value;
    const lengths = server.value?.letters ?? [];
    if (!/^[A-Z]+$/.test(typed) || !lengths.includes(typed.length)) return;
    const last = typed.length === Math.max(...lengths);
    typing.current = setTimeout(() => code.value === typed && void enter({ code: typed }), last ? 0 : TYPES_ON);
  };

  useEffect(() => {
    void knowServer(true).then((known) => {
      if (known?.host || place.value?.role === "host")
        void ask<{ tables: ListedTable[] }>("/api/tables")
          .then((answer) => {
            tables.value = answer.tables;
            // Where bots play, visitors come to watch them.
            if (known?.demo && !how && !place.value) followBots(answer.tables);
          })
          .catch(() => undefined);
    });
    if (how === "join" && secret) void enter({ code: secret });
    if (how === "key" && secret) void enter({ key: secret });
  }, [how, secret]);

  const known = server.value;
  const mine = (id: string) => {
    if (place.value?.table !== id)
      sit({ table: id, token: place.value?.table === id ? place.value.token : null, role: "host", seat: null });
    go("table");
  };
  return (
    <main class="page welcome">
      <div class="page-inner">
        <header class="welcome-head">
          <span class="welcome-mark" aria-hidden="true">
            {["red", "blue", "green", "yellow"].map((color) => (
              <Shape key={color} color={color} />
            ))}
          </span>
          <h1>{t("app.name")}</h1>
          <p class="lead">{t("app.tag")}</p>
        </header>
        {says.value && (
          <p class="note bad" role="alert">
            {says.value}
          </p>
        )}
        {seats.value ? (
          <SeatChoice joined={seats.value} />
        ) : (
          <div class="welcome-ways">
            {known?.may_create !== false && how !== "join" && <Doors />}
            <form
              class="column"
              onSubmit={(e) => {
                e.preventDefault();
                if (/^[A-Z]{4,8}$/.test(code.value)) void enter({ code: code.value });
                else if (/^\d{9}$/.test(code.value)) void enter({ key: code.value });
                else says.value = t("join.bad");
              }}
            >
              <label class="field">
                {t("join.code")}
                <input
                  class={`input code ${code.value.length > 6 ? "long" : ""}`}
                  autocapitalize="characters"
                  autocomplete="off"
                  spellcheck={false}
                  maxLength={12}
                  value={code.value}
                  onInput={(e) => {
                    const before = code.value;
                    code.value = e.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, "");
                    if (before.length < code.value.length) joinByItself();
                  }}
                />
              </label>
              <button class="button wide" disabled={busy.value}>
                <Icon name="phone" />
                {busy.value ? t("join.wait") : t("join.go")}
              </button>
              {how !== "join" && <small class="quiet">{t("join.forgot")}</small>}
            </form>
            {!how && tables.value.length > 0 && (
              <section class="column">
                <h2>{t("welcome.tables")}</h2>
                {tables.value.slice(0, 6).map((one) => (
                  <button key={one.id} class="button start wide" onClick={() => mine(one.id)}>
                    <Icon name="next" />
                    <span class="column tight">
                      <b>{one.players?.length ? list(one.players.map((who) => who.name)) : t("welcome.setting")}</b>
                      <small class="quiet">
                        {[one.name, game(one.game ?? undefined)?.title, day(one.changed), one.code]
                          .filter(Boolean)
                          .join(" · ")}
                      </small>
                    </span>
                  </button>
                ))}
              </section>
            )}
          </div>
        )}
        <footer class="row quiet welcome-foot">
          <a class="button bare" href="#/history">
            <Icon name="history" />
            {t("nav.history")}
          </a>
          <a class="button bare" href="#/print">
            <Icon name="printer" />
            {t("nav.print")}
          </a>
          <a class="button bare" href="#/help">
            <Icon name="book" />
            {t("welcome.help")}
          </a>
          <a class="button bare" href="#/settings">
            <Icon name="settings" />
            {t("nav.settings")}
          </a>
          <span class="push">{t("welcome.unofficial")}</span>
        </footer>
      </div>
    </main>
  );
}

/** "Wed, 18 Nov, 20:30" */
const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(datedIn(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });

/** The three things people come for, with a picture and a line each; and the way back to the table of before. */
function Doors() {
  return (
    <section class="column">
      {place.value && (
        <button class="button main wide big" onClick={() => go(place.value?.role === "seat" ? "phone" : "table")}>
          <Icon name="play" />
          {t("welcome.go")}
        </button>
      )}
      <div class="doors">
        <Door icon="gavel" name={t("welcome.referee")} says={t("welcome.refereesays")} to="setup/new" />
        <Door icon="wheel" name={t("welcome.wheel")} says={t("welcome.wheelsays")} to="wheel/spin" />
        <Door icon="trophy" name={t("welcome.score")} says={t("welcome.scoresays")} to="score/new" />
      </div>
    </section>
  );
}

const Door = ({ icon, name, says, to }: { icon: IconName; name: string; says: string; to: string }) => (
  <button class="button door" onClick={() => go(to)}>
    <Icon name={icon} />
    <b>{name}</b>
    <small>{says}</small>
  </button>
);

/** Which of the players am I? */
interface SeatChoiceProps {
  joined: { table: string; seats: { name: string; taken: boolean; here: boolean }[] };
  onDone?: () => void;
}

export function SeatChoice({ joined, onDone }: SeatChoiceProps) {
  const says = useSignal<string | null>(null);
  const choose = async (seat: string | null) => {
    try {
      if (seat || place.value?.role === "seat") await ask(`/api/tables/${joined.table}/seat`, { seat });
      if (place.value) sit({ ...place.value, role: seat ? "seat" : "spectator", seat });
      go(seat ? "phone" : "table");
      onDone?.();
    } catch (error) {
      says.value = error instanceof TurnedAway ? error.message : t("line.failed");
    }
  };
  return (
    <section class="column" aria-label={t("phone.sit")}>
      <h2>{t("phone.sit")}</h2>
      {says.value && (
        <p class="note bad" role="alert">
          {says.value}
        </p>
      )}
      {joined.seats.map((seat) => (
        <button
          key={seat.name}
          class="button start wide big"
          disabled={seat.taken && seat.here}
          onClick={() => void choose(seat.name)}
        >
          <Icon name="person" />
          {seat.name}
          {seat.taken && <small class="push quiet">{t(seat.here ? "phone.taken" : "phone.away")}</small>}
        </button>
      ))}
      <button class="button bare wide" onClick={() => void choose(null)}>
        <Icon name="eye" />
        {t("phone.watch")}
      </button>
    </section>
  );
}
