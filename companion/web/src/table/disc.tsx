// The wheel's disc: its slices, and how it turns and stops at the same moment on every screen.
import type { RefObject } from "preact";
import { faceIcon, knownFace } from "../cards/wheelfaces.tsx";
import { still } from "../line/settings.ts";
import { t, type Key } from "../words/words.ts";
import { sound } from "./sounds.ts";
import { eased, restAngle, ticks } from "./wheelmotion.ts";

/** One turn of the wheel, in the server's time in milliseconds. */
interface Turn {
  seq: number;
  slot: number;
  slots: number;
  from: number;
  until: number;
}

/** Turns the disc until it stops at its slot. Returns a function that silences what is still to come. */
export function turnDisc(disc: SVGSVGElement, turn: Turn, now: () => number, onRest: () => void): () => void {
  const rest = restAngle(turn.slot, turn.slots, turn.seq);
  const length = Math.max(1, turn.until - turn.from);
  const gone = Math.max(0, now() - turn.from);
  const left = Math.max(0, length - gone);
  const timers = [setTimeout(onRest, left)];
  for (const running of disc.getAnimations()) running.cancel();
  if (still()) {
    disc.style.transform = "";
    const stop = () => (disc.style.transform = `rotate(${rest}deg)`);
    if (left) timers.push(setTimeout(stop, left));
    else stop();
  } else {
    const steps = Array.from({ length: 61 }, (_, i) => ({ transform: `rotate(${rest * eased(i / 60)}deg)` }));
    const turning = disc.animate(steps, { duration: length, fill: "forwards" });
    turning.currentTime = gone;
    for (const share of ticks(rest, turn.slots))
      if (share * length > gone) timers.push(setTimeout(() => sound("tick"), share * length - gone));
  }
  return () => timers.forEach(clearTimeout);
}

/** A face of the rule sheet in this device's language; a household's own face is called as it was written. */
export const faceWords = (face: string) => (knownFace(face) ? t(`face.${face}` as Key) : face);

export const Disc = ({ faces, disc }: { faces: string[]; disc: RefObject<SVGSVGElement | null> }) => (
  <svg ref={disc} class="wheel-disc" viewBox="-310 -310 620 620" aria-hidden="true">
    {faces.map((face, i) => (
      <Slice key={i} face={face} at={i} of={faces.length} />
    ))}
  </svg>
);

/** The colors of the slices. A face that names a color wears that color, and no two neighbors look the same. */
const HUES = ["yellow", "green", "purple", "red", "blue", "yellow", "green", "orange", "purple"];
const hueOf = (face: string, at: number, of: number) => {
  const lastLikeFirst = at === of - 1 && at % HUES.length === 0 && at > 0;
  return /^draw-(red|blue)$/.exec(face)?.[1] ?? (lastLikeFirst ? "blue" : HUES[at % HUES.length]!);
};

/** Breaks a name into two lines so that the longer one is as short as possible. */
function inTwo(name: string): string[] {
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const long = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.sort((a, b) => long(a) - long(b))[0] ?? words;
}

function Slice({ face, at, of }: { face: string; at: number; of: number }) {
  const half = Math.PI / of;
  const [x, y] = [296 * Math.sin(half), -296 * Math.cos(half)];
  const hue = hueOf(face, at, of);
  const words = inTwo(faceWords(face));
  return (
    <g transform={`rotate(${(at * 360) / of})`} data-hue={hue}>
      <path class="slice" d={`M0 0L${-x} ${y}A296 296 0 0 1 ${x} ${y}z`} />
      {words.map((word, i) => (
        <text key={i} class="slice-word" y={-240 + i * 29} text-anchor="middle">
          {word}
        </text>
      ))}
      <g transform={`translate(0 ${words.length > 1 ? -166 : -196})`} class="slice-icon">
        {knownFace(face) && faceIcon(face, true)}
      </g>
    </g>
  );
}
