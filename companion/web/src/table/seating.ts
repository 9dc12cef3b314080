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

/** The usual places for this many players, in seating order. */
export function usual(players: number): Side[] {
  const counts = COUNTS[players] ?? [players, 0, 0, 0];
  return SIDES.flatMap((side, i) => Array<Side>(counts[i]!).fill(side));
}

/** Says whether these sides run clockwise all the way, which the arrows of the direction of play rely on. */
export function inClockOrder(sides: Side[]): boolean {
  let falls = 0;
  for (let i = 0; i < sides.length; i++) {
    const here = SIDES.indexOf(sides[i]!);
    const next = SIDES.indexOf(sides[(i + 1) % sides.length]!);
    if (next < here) falls++;
  }
  return falls <= 1;
}

const STORAGE_KEY = "companion.sides";
type Kept = Record<string, Side>;
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
const chosen = signal<Kept>(kept());

/** The side each of these players sits on: the one chosen on this tablet, else the usual one. */
export function sidesOf(names: string[]): Side[] {
  const own = names.map((name) => chosen.value[name]);
  return own.every((side) => side !== undefined) && inClockOrder(own as Side[]) ? (own as Side[]) : usual(names.length);
}

export function remember(names: string[], sides: Side[]) {
  chosen.value = Object.fromEntries(names.map((name, i) => [name, sides[i]!]));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen.value));
  } catch {
    // Without storage, the usual places will do.
  }
}

/** The angle to turn to, reached from the first by the shorter way. */
export function shorter(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

/** The angle at which a player reads a tablet that lies flat between them. */
export function angleOf(name: string | null, names: string[]): number {
  return name && names.includes(name) ? ANGLE[sidesOf(names)[names.indexOf(name)] ?? "bottom"] : 0;
}
