// The wheel. The server chooses the face; every screen turns towards it and stops at the same moment.
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Answers } from "./ask.tsx";
import { mayAnswer } from "./opened.ts";
import { Disc, turnDisc } from "./disc.tsx";
import { asks, foremost } from "./asked.ts";
import { sound } from "./sounds.ts";
import { place } from "../line/door.ts";
import { faceIcon } from "../cards/wheelfaces.tsx";
import { facing } from "./facing.ts";
import { game } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { act, message, now, table } from "../line/line.ts";
import type { WheelTurn } from "../contract.ts";
import { route, go } from "../line/route.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { t, type Key } from "../words/words.ts";

/** How long the face that came stays on screen, in milliseconds. */
const SHOWN_FOR = 9000;

/** The prompt or the spin that somebody closed by hand. */
const away = signal<string | null>(null);
const tick = signal(0);

export function WheelOver() {
  const spin = message.value?.wheel ?? null;
  const prompt = foremost(table.value);
  const wanted = prompt?.ask === "spin" ? prompt : null;
  void tick.value;
  const running = spin !== null && now() < spin.until + SHOWN_FOR ? spin : null;
  useEffect(() => {
    if (!running) return;
    const later = setTimeout(() => (tick.value += 1), Math.max(50, running.until + SHOWN_FOR - now()));
    return () => clearTimeout(later);
  }, [running?.seq]);
  const key = running ? `spin ${running.seq}` : (wanted?.id ?? null);
  const onTable = ["table", "spin", "phone", "watch"].includes(route.value[0] ?? "");
  const asked = wanted && (route.value[0] === "spin" || wanted.to.some(mayAnswer));
  if (!key || !onTable || (away.value === key && route.value[0] !== "spin") || (!running && !asked)) return null;
  const close = () => {
    away.value = key;
    if (route.value[0] === "spin") go(place.value?.role === "seat" ? "phone" : "table");
  };
  return (
    <WheelShow
      key={running ? key : "before"}
      spin={running}
      player={running?.player ?? wanted?.to[0] ?? ""}
      onClose={close}
    />
  );
}

function WheelShow({ spin, player, onClose }: { spin: WheelTurn | null; player: string; onClose: () => void }) {
  const faces = spin?.faces.length ? spin.faces : (game(table.value?.game)?.faces ?? []);
  const box = useRef<HTMLDivElement>(null);
  const disc = useRef<SVGSVGElement>(null);
  const rested = useSignal(spin !== null && now() >= spin.until);
  const real = useSignal(false);
  const sent = useSignal(false);
  const slot = spin ? Math.max(0, faces.indexOf(spin.face)) : 0;

  useEffect(() => {
    if (!spin || !faces.length) return;
    return turnDisc(disc.current!, { slot, slots: faces.length, ...spin }, now, () => (rested.value = true));
  }, [faces.length]);

  // What lies under the wheel can't be pressed, but Undo and Fix in the corners can.
  useEffect(() => {
    const under = [...document.querySelectorAll(".middle, .side, .track, .phone-inner")];
    under.forEach((el) => el.setAttribute("inert", ""));
    const key = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("keydown", key);
    box.current?.querySelector<HTMLElement>(".hub-spin:not([disabled])")?.focus();
    return () => {
      document.removeEventListener("keydown", key);
      under.forEach((el) => el.removeAttribute("inert"));
    };
  }, []);

  const turn = () => {
    if (spin || sent.value || !mayAnswer(player)) return;
    sent.value = true;
    void act({ act: "spin", player }).then((reply) => {
      if (!reply.ok) sent.value = false;
    });
  };
  const swipe = useRef<{ x: number; y: number; at: number } | null>(null);
  const angle = facing(player);
  useSignalEffect(() => {
    if (rested.value) sound("win");
  });

  const hub = () => {
    if (spin && rested.value)
      return (
        <div class="hub-face" role="status">
          <span class="hub-icon">{faceIcon(spin.face)}</span>
          <h2>{t(`face.${spin.face}` as Key)}</h2>
          <p>{t(`means.${spin.face}` as Key, { player })}</p>
          {route.value[0] !== "watch" && (
            <button class="button main" onClick={onClose}>
              <Icon name="check" />
              {t("do.ok")}
            </button>
          )}
        </div>
      );
    if (spin || sent.value)
      return (
        <p class="hub-wait" role="status">
          {t("wheel.spinning")}
        </p>
      );
    return (
      <>
        <button class="hub-spin" onClick={turn} disabled={!mayAnswer(player)}>
          <b style={{ "--letters": Math.max(...player.split(" ").map((word) => word.length)) }}>{player}</b>
          {t("do.spin")}
        </button>
        <span class="unseen">{t("wheel.swipe")}</span>
      </>
    );
  };

  return (
    <div
      ref={box}
      class="wheel-over"
      role="dialog"
      aria-label={t("wheel.title")}
      data-cloth={table.value?.color ?? undefined}
    >
      <div
        class="wheel-box"
        onPointerDown={(e) => (swipe.current = { x: e.clientX, y: e.clientY, at: e.timeStamp })}
        onPointerUp={(e) => {
          const from = swipe.current;
          if (from && Math.hypot(e.clientX - from.x, e.clientY - from.y) > 60 && e.timeStamp - from.at < 900) turn();
        }}
      >
        <div class="wheel">
          <Disc faces={faces} disc={disc} />
        </div>
        <svg class="wheel-pointer" viewBox="0 0 60 70" aria-hidden="true">
          <path d="M30 68 4 12Q0 2 12 2h36q12 0 8 10z" />
        </svg>
        <div
          class={`hub ${rested.value ? "hub-open" : ""}`}
          style={{ transform: `translate(-50%, -50%) rotate(${angle}deg)` }}
        >
          {hub()}
        </div>
      </div>
      {!rested.value && (
        <div class="wheel-rights">
          {asks(table.value)
            .filter((one) => !one.blocking)
            .map((one) => (
              <Answers key={one.id} prompt={one} />
            ))}
        </div>
      )}
      {!spin && (
        <div class="wheel-foot">
          <button class="button" onClick={() => (real.value = true)}>
            {t("do.real")}
          </button>
          <button class="button" onClick={onClose}>
            <Icon name="close" />
            {t("nav.close")}
          </button>
        </div>
      )}
      {real.value && (
        <Sheet title={t("wheel.real")} onClose={() => (real.value = false)}>
          <div class="menu">
            {faces
              .filter((face, i) => faces.indexOf(face) === i)
              .map((face) => (
                <button
                  key={face}
                  class="button menu-one"
                  onClick={() => {
                    real.value = false;
                    void act({ act: "spin", player, face });
                  }}
                >
                  {faceIcon(face)}
                  {t(`face.${face}` as Key)}
                </button>
              ))}
          </div>
        </Sheet>
      )}
    </div>
  );
}
