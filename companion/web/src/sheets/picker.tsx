// Which cards are being picked, and for what; the sheet itself is fetched later.
import { signal } from "@preact/signals";
import { COLORS, type Color } from "../contract.ts";
import { game } from "../line/games.ts";
import { deferred } from "../line/lazy.tsx";
import { table } from "../line/line.ts";
import { Shape } from "../cards/shape.tsx";

export interface Picking {
  title: string;
  /** The box to pick from, when it isn't the one on the table; it then shows the cards that are never played, too. */
  game?: string | undefined;
  /** The color that was already tapped. */
  color?: Color | "wild" | undefined;
  /** The only cards to offer, when the prompt says so. */
  only?: string[] | undefined;
  /** True to mark the cards that fit; the others can be chosen all the same. */
  fits?: boolean | undefined;
  /** How many cards may be chosen; when it is one, a tap closes the sheet. */
  many?: number | undefined;
  /** The question it answers; when that is settled otherwise, the sheet closes. */
  prompt?: string | undefined;
  /** True when a wild is picked together with its color. */
  named?: boolean | undefined;
  onPicked: (cards: string[], color?: Color) => void;
}

export const picking = signal<Picking | null>(null);

/** The colors of a game, usually the one on the table, in the order of the box. */
export function colorsHere(id: string | undefined = table.value?.game): Color[] {
  return inBoxOrder(game(id)?.colors ?? []);
}

/** Sorts colors into the one order that is used everywhere. */
export const inBoxOrder = (colors: Color[]) => COLORS.filter((color) => colors.includes(color));

export function pickOne(title: string, then: (card: string, color?: Color) => void, more: Partial<Picking> = {}) {
  picking.value = { title, onPicked: ([only], color) => only && then(only, color), ...more };
}

const PickerSheet = deferred("PickerSheet");

export function Picker() {
  const now = picking.value;
  return now ? <PickerSheet key={now.title} {...now} /> : null;
}

export function WildMark() {
  return (
    <span class="wild-mark" aria-hidden="true">
      {(colorsHere().length ? colorsHere() : COLORS.slice(0, 4)).map((c) => (
        <Shape key={c} color={c} />
      ))}
    </span>
  );
}
