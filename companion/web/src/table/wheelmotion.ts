// How a wheel turns: quick, then slower and slower, and onto the slot that the server chose. Pure, so that it can be tested.

/** How strongly the wheel slows down. */
const POWER = 3.4;
/** How often it goes round before it stops. */
const ROUNDS = 6;

/** How far along (0 to 1) the wheel is at that share of its time. */
export const eased = (share: number) => 1 - (1 - Math.min(1, Math.max(0, share))) ** POWER;
/** When (0 to 1) it has come that far. */
export const when = (far: number) => 1 - (1 - far) ** (1 / POWER);

/** The angle at rest for a slot: never on a line between two, and the same on every screen. */
export function restAngle(slot: number, slots: number, seq: number): number {
  const step = 360 / slots;
  const aside = (((seq * 7919) % 101) / 100 - 0.5) * step * 0.7;
  return ROUNDS * 360 - slot * step + aside;
}

/** The times, in shares of the whole, at which the pointer ticks over a line. */
export function ticks(rest: number, slots: number): number[] {
  const step = 360 / slots;
  const lines: number[] = [];
  for (let angle = step / 2; angle < rest; angle += step) lines.push(when(angle / rest));
  return lines;
}
