// The direction from which each player's arm reaches in: drawn over the camera's picture, corrected by dragging, or learned when each player touches the pile.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { speak } from "../table/caller.ts";
import type { CameraState, Spots } from "../contract.ts";
import { ask, here } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { camera, table } from "../line/line.ts";
import { t } from "../words/words.ts";

type Point = [number, number];

/** The height of the drawing over the picture, in its own units. */
const HIGH = 100;
/** How far inside the picture's edge a name stands, across and down, in hundredths of the picture's height. */
const INSIDE: Point = [17, 10];

const tell = (what: string, body: Record<string, unknown>) =>
  ask<CameraState>(`${here()}/camera/${what}`, body, "POST").then((state) => (camera.value = state));
const players = () => (table.value?.players ?? []).map((one) => one.name);

/** The point where a line from the pile in this direction leaves the picture. */
function atEdge([x, y]: Point, degrees: number, wide: number, inside = INSIDE): Point {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const far = (from: number, step: number, size: number, edge: number) =>
    Math.abs(step) < 1e-6 ? Infinity : ((step > 0 ? size - edge : edge) - from) / step;
  const length = Math.max(4, Math.min(far(x, dx, wide, inside[0]), far(y, dy, HIGH, inside[1])));
  return [x + dx * length, y + dy * length];
}

export const angle = ([x, y]: Point, [toX, toY]: Point) =>
  ((((Math.atan2(toY - y, toX - x) * 180) / Math.PI) % 360) + 360) % 360;

export function Directions() {
  const state = camera.value;
  const spots: Spots = state?.spots ?? { pile: null, draw: null, wide: 16 / 9 };
  const wide = spots.wide * HIGH;
  const pile: Point = spots.pile ? [spots.pile[0] * wide, spots.pile[1] * HIGH] : [wide / 2, HIGH / 2];
  const screen = useRef<HTMLDivElement>(null);
  const held = useSignal<{ what: string; at: Point } | null>(null);
  const spot = (event: PointerEvent): Point => {
    const box = screen.current!.getBoundingClientRect();
    const share = (at: number, from: number, size: number) => Math.min(1, Math.max(0, (at - from) / size));
    return [share(event.clientX, box.left, box.width) * wide, share(event.clientY, box.top, box.height) * HIGH];
  };
  const grip = (what: string, drop: (at: Point) => void) => ({
    onPointerDown: (event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      held.value = { what, at: spot(event) };
    },
    onPointerMove: (event: PointerEvent) => {
      if (held.value?.what === what) held.value = { what, at: spot(event) };
    },
    onPointerUp: (event: PointerEvent) => {
      if (held.value?.what !== what) return;
      drop(spot(event));
      setTimeout(() => (held.value = null), 400); // The server's answer arrives within this time.
    },
  });
  const turn = (name: string, degrees: number) => void tell("arm", { player: name, direction: degrees });
  const moveDraw = ([x, y]: Point) => void tell("draw-pile", { at: [x / wide, y / HIGH] });
  const put = ([x, y]: Point) => ({ left: `${(100 * x) / wide}%`, top: `${(100 * y) / HIGH}%` });
  const known: Point | null = spots.draw && [spots.draw[0] * wide, spots.draw[1] * HIGH];
  const draw = held.value?.what === " draw" ? held.value.at : known;
  const arms = Object.entries(state?.arms ?? {}).map(([name, learned]) => {
    const degrees = held.value?.what === name ? angle(pile, held.value.at) : learned;
    return { name, degrees, at: atEdge(pile, degrees, wide) };
  });
  return (
    <div class="directions" ref={screen} style={{ aspectRatio: `${spots.wide}` }}>
      <svg viewBox={`0 0 ${wide} ${HIGH}`} aria-hidden="true">
        {arms.map(({ name, at: [x, y] }) => (
          <line key={name} x1={pile[0]} y1={pile[1]} x2={x} y2={y} />
        ))}
      </svg>
      {draw && (
        <button class="draw-place" style={put(draw)} {...grip(" draw", moveDraw)}>
          {t("reach.draw")}
        </button>
      )}
      {arms.map(({ name, degrees, at }) => (
        <button
          key={name}
          class="direction"
          style={put(at)}
          aria-label={t("reach.from", { name })}
          onKeyDown={(event) => {
            const step = { ArrowRight: 5, ArrowUp: -5, ArrowLeft: -5, ArrowDown: 5 }[event.key];
            if (!step) return;
            event.preventDefault();
            turn(name, (degrees + step + 360) % 360);
          }}
          {...grip(name, (to) => turn(name, angle(pile, to)))}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The players touch the pile one after the other: the caller says the name, and the camera learns the arm. */
export function WaveIn() {
  const round = useSignal<string[]>([]);
  const state = camera.value;
  const waits = state?.waits ?? null;
  const next = round.value[0];
  const call = (name: string) => {
    speak(t("reach.touch", { name }));
    void tell("wave", { player: name });
  };
  useEffect(() => {
    // The player who was called has touched the pile, so the next one is called.
    if (waits !== null || next === undefined || state?.arms?.[next] === undefined) return;
    round.value = round.value.slice(1);
    if (round.value[0]) call(round.value[0]);
  }, [waits, state?.arms]);
  useEffect(() => () => void (camera.value?.waits && tell("wave", {})), []);
  const names = players();
  if (!state?.on || names.length === 0) return null;
  const begin = (these: string[]) => {
    round.value = these;
    if (these[0]) call(these[0]);
  };
  return (
    <section class="panel">
      <h2>{t("reach.title")}</h2>
      <p class="quiet">{t("reach.why")}</p>
      {waits ? (
        <p class="note" role="status">
          <b>{t("reach.touch", { name: waits })}</b>
        </p>
      ) : null}
      <div class="row">
        {names.map((name) => (
          <button key={name} class="button" aria-pressed={waits === name} onClick={() => begin([name])}>
            {state.arms?.[name] !== undefined && <Icon name="check" />}
            {name}
          </button>
        ))}
      </div>
      <div class="row">
        {waits || round.value.length > 0 ? (
          <button
            class="button"
            onClick={() => {
              round.value = [];
              void tell("wave", {});
            }}
          >
            <Icon name="close" />
            {t("reach.stop")}
          </button>
        ) : (
          <button class="button main" onClick={() => begin(names)}>
            <Icon name="camera" />
            {t("reach.all")}
          </button>
        )}
        {state.spots && !state.spots.draw && (
          <button class="button" onClick={() => void tell("draw-pile", { at: [0.25, 0.5] })}>
            <Icon name="cards" />
            {t("reach.showdraw")}
          </button>
        )}
      </div>
    </section>
  );
}
