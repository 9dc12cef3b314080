// A card as this table draws it. The drawing is our own; nothing comes from the maker.
import type { Color } from "../contract.ts";
import { card } from "./card.ts";
import { shapeOf } from "./shape.tsx";
import { cardWords } from "../words/words.ts";

const INK = "var(--card-ink)";
const TOWER: Record<string, string> = { u: "U", n: "N", o: "O", bang: "!" };

const arrows = "M-34 -8 A36 36 0 0 1 26 -26 M26 -46 v22 h-22 M34 8 A36 36 0 0 1 -26 26 M-26 46 v-22 h22";
const ban = "M0 -40 a40 40 0 1 1 0 80 a40 40 0 1 1 0 -80 M-28 -28 L28 28";
const gift =
  "M-38 -12 h76 v18 h-76 z M-32 6 v36 h64 v-36 M0 -12 v54 M0 -12 c-10 -30 -34 -24 -28 -8 c4 8 18 8 28 8 c10 -30 34 -24 28 -8 c-4 8 -18 8 -28 8";
const tower = "M-22 42 l5 -50 h34 l5 50 z M-24 -8 v-26 h12 v9 h7 v-9 h10 v9 h7 v-9 h12 v26 z";
const pencil = "M-38 40 l8 -26 l46 -46 l18 18 l-46 46 z M6 -22 l18 18 M-30 14 l18 18";

const loop = "M22 -28 A36 36 0 1 0 36 0 M38 -34 v22 h-22";
const fan = "M-34 -26 l20 -10 l14 34 M34 -26 l-20 -10 l-14 34 M-11 -42 h22 v34 h-22 z M0 2 v40 M-16 26 l16 16 l16 -16";
const trade =
  "M-46 -38 h26 v38 h-26 z M20 -38 h26 v38 h-26 z M-34 18 h64 M18 8 l12 10 l-12 10 M34 40 h-64 M-18 30 l-12 10 l12 10";
const shuffled = "M22 -28 A36 36 0 1 0 36 0 M38 -34 v22 h-22 M-14 -16 h20 v32 h-20 z M-2 -10 l16 6 l-10 26";
const wheel = "M0 -40 a40 40 0 1 1 0 80 a40 40 0 1 1 0 -80 M0 -40 v80 M-40 0 h80 M-28 -28 L28 28 M28 -28 L-28 28";
const skips =
  "M-22 -26 a26 26 0 1 1 0 52 a26 26 0 1 1 0 -52 M-40 -18 l36 36 M22 -26 a26 26 0 1 1 0 52 a26 26 0 1 1 0 -52 M4 -18 l36 36";

/** How many cards a sign makes somebody draw, as it stands on the card. */
const DRAWS: Record<string, string> = {
  "draw-one": "+1",
  "draw-two": "+2",
  "draw-four": "+4",
  "wild-draw-two": "+2",
  "wild-draw-four": "+4",
  "wild-draw-six": "+6",
  "wild-draw-ten": "+10",
  "wild-reverse-draw-four": "⇄4",
  "wild-targeted-draw-two": "◎2",
};

/** The drawings that are lines. */
const LINES: Record<string, string> = {
  reverse: arrows,
  skip: ban,
  "skip-everyone": loop,
  "discard-all": fan,
  mod: gift,
  "wild-reverse": arrows,
  "wild-skip": ban,
  "wild-skip-two": skips,
  "wild-roulette": wheel,
  "wild-swap-hands": trade,
  "wild-forced-swap": trade,
  "wild-shuffle-hands": shuffled,
  "custom-1": pencil,
  "custom-2": pencil,
  "custom-3": pencil,
};

/** The plain face of a sign that has no drawing: its first letters. */
export const letters = (symbol: string) =>
  symbol
    .split("-")
    .map((part) => part[0])
    .join("")
    .slice(0, 2)
    .toUpperCase();

const LINE = {
  fill: "none",
  stroke: INK,
  "stroke-width": 10,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

function Sign({ symbol, colors, colored }: { symbol: string; colors: Color[]; colored: boolean }) {
  if (/^\d$/.test(symbol))
    return (
      <g>
        <text y="52" class="face-number" text-anchor="middle">
          {symbol}
        </text>
        {(symbol === "6" || symbol === "9") && <path d="M-30 68 h60" {...LINE} />}
      </g>
    );
  if (colored && symbol in DRAWS)
    return (
      <text y="36" class="face-plus" text-anchor="middle">
        {DRAWS[symbol]}
      </text>
    );
  if (colored && symbol in LINES) return <path d={LINES[symbol]} {...LINE} stroke-width={13} transform="scale(1.25)" />;
  switch (symbol) {
    case "grab-two":
      return (
        <g fill={INK}>
          <path d={tower} transform="translate(-31 0) scale(1.1)" />
          <path d={tower} transform="translate(31 0) scale(1.1)" />
        </g>
      );
    case "veto":
      return (
        <text y="16" class="face-word" text-anchor="middle">
          VETO
        </text>
      );
    default: {
      if (colored)
        return (
          <text y="36" class="face-plus" text-anchor="middle">
            {letters(symbol)}
          </text>
        );
      const four: Color[] = colors.length ? colors : ["red", "blue", "green", "yellow"];
      const mark = wildMark(symbol);
      return (
        <g>
          {four.slice(0, 4).map((color, i) => (
            <path
              key={color}
              d={shapeOf(color)}
              fill={`var(--${color})`}
              transform={`translate(${i % 2 ? 6 : -66} ${i > 1 ? 6 : -66}) scale(.6)`}
            />
          ))}
          {mark && <circle r="42" fill="var(--card-dark)" />}
          {mark}
        </g>
      );
    }
  }
}

/** What tells one wild from another, in the middle of its four colors. */
function wildMark(symbol: string) {
  if (symbol === "wild") return null;
  if (symbol === "wild-grab") return <path d={tower} fill={INK} transform="scale(.85)" />;
  // The three customizable cards differ by their number alone.
  if (symbol.startsWith("custom"))
    return (
      <>
        <path d={pencil} {...LINE} stroke-width={7} transform="translate(-14 0) scale(.5)" />
        <text x="22" y="18" class="face-small" text-anchor="middle">
          {symbol.slice(-1)}
        </text>
      </>
    );
  if (symbol in LINES) return <path d={LINES[symbol]} {...LINE} stroke-width={7} transform="scale(.66)" />;
  const said = DRAWS[symbol] ?? letters(symbol);
  return (
    <text y="21" class="face-small" text-anchor="middle" transform={said.length > 2 ? "scale(.8)" : undefined}>
      {said}
    </text>
  );
}

/** What stands in the corner of a card. */
export function corner(symbol: string) {
  if (/^\d$/.test(symbol)) return symbol;
  if (symbol in DRAWS) return DRAWS[symbol] ?? "";
  if (symbol === "skip-everyone") return "↻";
  if (symbol === "discard-all") return "⇊";
  if (symbol.endsWith("skip")) return "⊘";
  return symbol.endsWith("reverse") ? "⇄" : "";
}

interface FaceProps {
  name: string;
  /** The color in force, when the card itself has none. */
  force?: Color | null;
  /** The colors of the game, for the wilds. */
  colors?: Color[];
  class?: string;
  /** False where words beside it already say the same. */
  spoken?: boolean;
}

export function Face({ name, force, colors = [], class: more = "", spoken = true }: FaceProps) {
  const { color, symbol, badge } = card(name);
  const hue = color ?? "wild";
  const small = corner(symbol);
  const seen = spoken ? ({ role: "img", "aria-label": cardWords(name) } as const) : ({ "aria-hidden": true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named in what is spread, or hidden
    <svg class={`face ${more}`} viewBox="0 0 200 290" data-hue={hue} {...seen}>
      <rect x="2" y="2" width="196" height="286" rx="24" class="face-edge" />
      <rect x="10" y="10" width="180" height="270" rx="18" class="face-field" />
      {color && <path d={shapeOf(color)} class="face-ghost" transform="translate(4 49) scale(1.92)" />}
      {badge === "spin" && (
        <path
          class="face-swirl"
          transform="translate(100 145)"
          d="M0 0c14-4 20 16 6 22c-22 8-38-16-28-34c14-26 52-24 64 2c14 34-12 66-46 62c-44-6-66-52-46-90c22-42 80-48 108-12"
        />
      )}
      <g transform="translate(100 145)">
        <Sign symbol={symbol} colors={colors} colored={color !== null} />
      </g>
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 145)`}>
          {small && (
            <text
              x={small.length > 1 ? 38 : 34}
              y="56"
              class={`face-corner ${small.length > 1 ? "face-corner-two" : ""}`}
              text-anchor="middle"
            >
              {small}
            </text>
          )}
          {color && (
            <path
              d={shapeOf(color)}
              class="face-mark"
              transform={`translate(${small ? 22 : 20} ${small ? 66 : 24}) scale(${small ? 0.24 : 0.32})`}
            />
          )}
        </g>
      ))}
      {badge && badge !== "spin" && (
        <g transform="translate(158 44)">
          <circle r="25" fill="var(--card-dark)" stroke={INK} stroke-width="4" />
          <text y="12" text-anchor="middle" class="face-badge">
            {TOWER[badge]}
          </text>
        </g>
      )}
      {!color && force && (
        <g transform="translate(100 246)">
          <path d={shapeOf(force)} fill={`var(--${force})`} transform="translate(-22 -22) scale(.44)" />
        </g>
      )}
    </svg>
  );
}
