// A color is always a shape, a word and a hue: some of us can't tell red from green.
import { yellowShape } from "../line/settings.ts";
import { colorWord } from "../words/words.ts";

/** The outline of each shape, drawn in a box of 100 by 100. */
const PATHS: Record<string, string> = {
  circle: "M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88z",
  square: "M20 10h60q10 0 10 10v60q0 10-10 10H20q-10 0-10-10V20q0-10 10-10z",
  triangle: "M43.500 11.500q6.500-11 13 0L95 78q6 12-7 12H12q-13 0-7-12z",
  star: "M50 3 63.500 34.500 97.500 37.500 71.800 60 79.500 93.500 50 75.800 20.500 93.500 28.200 60 2.500 37.500 36.500 34.500z",
  diamond: "M44 7q6-7 12 0l36 37q6 6 0 12L56 93q-6 7-12 0L8 56q-6-6 0-12z",
  hexagon: "M30 7h40q5 0 8 4l18 34q2 5 0 10L78 89q-3 4-8 4H30q-5 0-8-4L4 55q-2-5 0-10l18-34q3-4 8-4z",
  cross: "M36 6h28q5 0 5 5v20h20q5 0 5 5v28q0 5-5 5H69v20q0 5-5 5H36q-5 0-5-5V69H11q-5 0-5-5V36q0-5 5-5h20V11q0-5 5-5z",
};

export function shapeOf(color: string): string {
  const shapes: Record<string, string> = {
    red: "circle",
    blue: "square",
    green: "triangle",
    yellow: yellowShape.value,
    purple: "hexagon",
    orange: "cross",
  };
  return PATHS[shapes[color] ?? "circle"] ?? "";
}

export function Shape({ color, class: more = "" }: { color: string; class?: string }) {
  return (
    <svg class={`shape ${more}`} viewBox="0 0 100 100" aria-hidden="true" data-color={color}>
      <path d={shapeOf(color)} />
    </svg>
  );
}

/** A word on a tile, made smaller when it is long, so that even "pomarańczowy" fits on a phone. */
export const TileWord = ({ word }: { word: string }) => (
  <span class="tile-word" style={{ "--letters": word.length }}>
    {word}
  </span>
);

export const ColorWord = ({ color }: { color: string }) => <TileWord word={colorWord(color)} />;
