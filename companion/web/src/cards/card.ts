// What a card shows, read from its name. What people call it stands in words.ts.
import { BADGES, COLORS, SYMBOLS, type Color } from "../contract.ts";

interface Card {
  /** The name without the number of its copy. */
  name: string;
  color: Color | null;
  /** `7`, `draw-two`, `wild`, `mod`, … */
  symbol: string;
  /** `spin`, `u`, `n`, `o`, `bang`, or nothing. */
  badge: string | null;
}

export const plain = (name: string) => name.replace(/#\d+$/, "");

export function card(name: string): Card {
  const whole = plain(name);
  const dash = whole.indexOf("-");
  const first = dash < 0 ? whole : whole.slice(0, dash);
  if (!COLORS.includes(first as Color)) return { name: whole, color: null, symbol: whole, badge: null };
  const rest = whole.slice(dash + 1);
  const number = /^(\d+)(?:-(\w+))?$/.exec(rest);
  return number
    ? { name: whole, color: first as Color, symbol: number[1] ?? rest, badge: number[2] ?? null }
    : { name: whole, color: first as Color, symbol: rest, badge: null };
}

/** The cards of a deck in the order in which a person looks for them. */
export function inOrder(names: Iterable<string>): string[] {
  const rank = (c: Card) => SYMBOLS.indexOf(c.symbol) * 10 + (c.badge ? 1 + BADGES.indexOf(c.badge) : 0);
  const place = (c: Card) => (c.color ? COLORS.indexOf(c.color) : 9);
  return [...names].sort((a, b) => {
    const [x, y] = [card(a), card(b)];
    return place(x) - place(y) || rank(x) - rank(y);
  });
}
