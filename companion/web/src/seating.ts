// Who sits on which side of the tablet. Going on to the left is clockwise: front, left, back, right.
import { signal } from "@preact/signals";

export type Side = "bottom" | "left" | "top" | "right";
export const SIDES: Side[] = ["bottom", "left", "top", "right"];
/** How far the middle turns for a player on that side, in degrees. */
export const ANGLE: Record<Side, number> = { bottom: 0, left: 90, top: 180, right: 270 };

const COUNTS: Record<number, [number, number, number, number]> = {
  2: [1, 0, 1, 0],
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [2, 1, 1, 1],
  6: [2, 1, 2, 1],
  7: [2, 2, 2, 1],
  8: [2, 2, 2, 2],
  9: [3, 2, 2, 2],
  10: [3, 2, 3, 2],
};

/** The usual places for so many players, in seating order. */
export function usual(players: number): Side[] {
  const counts = COUNTS[players] ?? [players, 0, 0, 0];
  return SIDES.flatMap((side, i) => Array<Side>(counts[i]!).fill(side));
}

/** Sides that can be drawn: they never run back against the clock, else the direction of play would lie. */
export function inClockOrder(sides: Side[]): boolean {
  let falls = 0;
  for (let i = 0; i < sides.length; i++) {
    const here = SIDES.indexOf(sides[i]!);
    const next = SIDES.indexOf(sides[(i + 1) % sides.length]!);
    if (next < here) falls++;
  }
  return falls <= 1;
}

const KEY = "companion.sides";
type Kept = Record<string, Side>;
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
const chosen = signal<Kept>(kept());

/** Where each of these players sits: as chosen on this tablet, else as usual. */
export function sidesOf(names: string[]): Side[] {
  const own = names.map((name) => chosen.value[name]);
  return own.every((side) => side !== undefined) && inClockOrder(own as Side[]) ? (own as Side[]) : usual(names.length);
}

export function remember(names: string[], sides: Side[]) {
  chosen.value = Object.fromEntries(names.map((name, i) => [name, sides[i]!]));
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen.value));
  } catch {
    // The usual places will do.
  }
}

/** The turn from one angle to another by the shorter way. */
export function shorter(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

/** The angle at which a player reads, on a tablet that lies flat between them. */
export function angleOf(name: string | null, names: string[]): number {
  return name && names.includes(name) ? ANGLE[sidesOf(names)[names.indexOf(name)] ?? "bottom"] : 0;
}
