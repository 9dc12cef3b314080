// Just the wheel: no names, no game. It turns with a swipe or the button, and several devices may look at the same one.
import "../cards/pageicons.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { knownFace, faceIcon } from "../cards/wheelfaces.tsx";
import { Icon } from "../cards/icon.tsx";
import { knowServer, server, TurnedAway } from "../line/door.ts";
import { scalable } from "../line/qr.ts";
import { go } from "../line/route.ts";
import {
  code,
  faces,
  openWheel,
  ownFaces,
  putFaces,
  room,
  share,
  spin,
  turn,
  wheelClock,
} from "../line/sharedwheel.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { Disc, faceWords, turnDisc } from "../table/disc.tsx";
import { sound } from "../table/sounds.ts";
import { t, type Key } from "../words/words.ts";

/** A swipe is at least this long in pixels and at most this slow in milliseconds. */
const SWIPE_LENGTH = 60;
const SWIPE_TIME = 900;

export function JustTheWheel({ path }: { path: string[] }) {
  const disc = useRef<SVGSVGElement>(null);
  const rested = useSignal(false);
  const says = useSignal<string | null>(null);
  const open = useSignal<"faces" | "phones" | null>(null);
  const trying = (what: Promise<unknown>) =>
    void what
      .then(() => (says.value = null))
      .catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  const running = turn.value !== null && !rested.value;
  const push = () => {
    if (!running && faces.value.length) trying(spin());
  };
  useEffect(() => {
    // One tap on the start page turns it; a typed address waits for the first push.
    const atOnce = path[0] === "spin";
    if (atOnce) history.replaceState(null, "", "#/wheel");
    trying(openWheel().then(() => (atOnce && !room.value ? spin() : undefined)));
  }, []);
  const now = turn.value;
  useEffect(() => {
    rested.value = false;
    if (!now || !faces.value.length) return;
    return turnDisc(disc.current!, { ...now, slots: faces.value.length }, wheelClock, () => {
      rested.value = true;
      sound("win");
    });
  }, [now?.seq, now?.from, faces.value]);
  const face = now && rested.value ? faces.value[now.slot] : undefined;
  const swipe = useRef<{ x: number; y: number; at: number } | null>(null);
  return (
    <main class="wheel-page">
      <header class="wheel-top">
        <button class="button round" aria-label={t("nav.back")} onClick={() => go("")}>
          <Icon name="back" />
        </button>
        <h1>{t("wheel.title")}</h1>
        {(!room.value || room.value.host) && (
          <>
            <button class="button" onClick={() => (open.value = "faces")}>
              <Icon name="pencil" />
              {t("wheel.faces")}
            </button>
            <button
              class="button"
              onClick={() => {
                open.value = "phones";
                if (!room.value) trying(share());
              }}
            >
              <Icon name="phone" />
              {t("wheel.share")}
            </button>
          </>
        )}
      </header>
      {says.value && (
        <p class="note bad" role="alert">
          {says.value}
        </p>
      )}
      <div class="wheel-main">
        <div
          class="wheel-box"
          onPointerDown={(e) => (swipe.current = { x: e.clientX, y: e.clientY, at: e.timeStamp })}
          onPointerUp={(e) => {
            const from = swipe.current;
            const far = from ? Math.hypot(e.clientX - from.x, e.clientY - from.y) : 0;
            if (from && far > SWIPE_LENGTH && e.timeStamp - from.at < SWIPE_TIME) push();
          }}
        >
          <div class="wheel">
            <Disc faces={faces.value} disc={disc} />
          </div>
          <svg class="wheel-pointer" viewBox="0 0 60 70" aria-hidden="true">
            <path d="M30 68 4 12Q0 2 12 2h36q12 0 8 10z" />
          </svg>
          <div class="hub">
            <button class="hub-spin" onClick={push} disabled={running || !faces.value.length}>
              {running ? t("wheel.spinning") : t(face ? "wheel.again" : "do.spin")}
            </button>
          </div>
        </div>
        <section class="wheel-came" role="status">
          {face ? (
            <>
              <span class="hub-icon">{knownFace(face) && faceIcon(face)}</span>
              <h2>{faceWords(face)}</h2>
              {knownFace(face) && <p>{t(`means.${face}` as Key, { player: t("wheel.spinner") })}</p>}
            </>
          ) : (
            <p class="quiet">{t(running ? "wheel.spinning" : "wheel.swipe")}</p>
          )}
        </section>
      </div>
      {open.value === "faces" && (
        <FacesSheet
          onClose={() => (open.value = null)}
          onPut={(own) => {
            open.value = null;
            trying(putFaces(own));
          }}
        />
      )}
      {open.value === "phones" && <PhonesSheet onClose={() => (open.value = null)} />}
    </main>
  );
}

/** The household's own faces, one a line. */
function FacesSheet({ onClose, onPut }: { onClose: () => void; onPut: (own: string[]) => void }) {
  const text = useSignal(ownFaces.value.join("\n"));
  const own = text.value
    .split("\n")
    .map((line) => line.trim().slice(0, 24))
    .filter(Boolean);
  return (
    <Sheet title={t("wheel.faces")} onClose={onClose}>
      <label class="field">
        {t("wheel.own")}
        <textarea
          class="input wheel-faces"
          rows={9}
          value={text.value}
          onInput={(e) => (text.value = e.currentTarget.value)}
        />
      </label>
      <div class="choices">
        <button class="button main" disabled={own.length < 2 || own.length > 24} onClick={() => onPut(own)}>
          <Icon name="check" />
          {t("wheel.put", { n: own.length })}
        </button>
        <button class="button" onClick={() => onPut([])}>
          <Icon name="undo" />
          {t("wheel.usual")}
        </button>
      </div>
    </Sheet>
  );
}

/** The code that lets phones and tablets look at this wheel. */
function PhonesSheet({ onClose }: { onClose: () => void }) {
  const svg = useSignal("");
  useEffect(() => {
    void knowServer();
    const at = room.value;
    if (at && code.value)
      void fetch(
        `/api/tables/${at.table}/join.svg`,
        at.token ? { headers: { Authorization: `Bearer ${at.token}` } } : {},
      )
        .then((answer) => (answer.ok ? answer.text() : ""))
        .then((drawn) => (svg.value = drawn))
        .catch(() => undefined);
  }, [code.value]);
  const address = (server.value?.http[0] ?? location.origin).replace(/^https?:\/\//, "");
  return (
    <Sheet title={t("wheel.share")} onClose={onClose}>
      {code.value ? (
        <div class="wheel-code">
          {svg.value && (
            <div role="img" aria-label={t("join.scan")} dangerouslySetInnerHTML={{ __html: scalable(svg.value) }} />
          )}
          <div class="column">
            <p>{t("join.or", { address })}</p>
            <p class="wheel-letters">
              <span aria-hidden="true">{code.value}</span>
              <span class="unseen">{code.value.split("").join(" ")}</span>
            </p>
          </div>
        </div>
      ) : (
        <p role="status">{t("join.wait")}</p>
      )}
    </Sheet>
  );
}
