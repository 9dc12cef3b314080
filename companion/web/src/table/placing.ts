// The twelve places around a tablet, three on each side. Who sits where decides whose turn is next.
import { usual, type Side } from "./seating.ts";

/** The side of each place, clockwise from the right end of the front. */
export const PLACES: Side[] = [
  "bottom",
  "bottom",
  "bottom",
  "left",
  "left",
  "left",
  "top",
  "top",
  "top",
  "right",
  "right",
  "right",
];
export type Seats = (string | null)[];

const noSeats = (): Seats => Array<string | null>(PLACES.length).fill(null);

/** The usual places for these players, in their order. */
export function spread(names: string[]): Seats {
  const seats = noSeats();
  const sides = usual(names.length);
  for (const [s, side] of (["bottom", "left", "top", "right"] as Side[]).entries()) {
    const here = names.filter((_, i) => sides[i] === side);
    // One player sits in the middle of a side, two sit at its ends, and three fill it.
    const at = [[], [1], [0, 2], [0, 1, 2]][here.length] ?? [];
    here.forEach((name, i) => (seats[s * 3 + at[i]!] = name));
  }
  return seats;
}

export const order = (seats: Seats): string[] => seats.filter((name): name is string => name !== null);
export const sides = (seats: Seats): Side[] => PLACES.filter((_, i) => seats[i] !== null);

/** Moves a player to another place; whoever sat there changes places with them. */
export function moved(seats: Seats, from: number, to: number): Seats {
  const next = [...seats];
  [next[from], next[to]] = [next[to] ?? null, next[from] ?? null];
  return next;
}

export function added(seats: Seats, name: string): Seats {
  const names = order(seats);
  const untouched = spread(names).every((one, i) => one === seats[i]);
  if (untouched || !names.length) return spread([...names, name]);
  const free = [1, 4, 7, 10, 0, 3, 6, 9, 2, 5, 8, 11].find((i) => seats[i] === null);
  return free === undefined ? seats : seats.map((one, i) => (i === free ? name : one));
}

export function removed(seats: Seats, name: string): Seats {
  const names = order(seats);
  const untouched = spread(names).every((one, i) => one === seats[i]);
  return untouched ? spread(names.filter((one) => one !== name)) : seats.map((one) => (one === name ? null : one));
}
