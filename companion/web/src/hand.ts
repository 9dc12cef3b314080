// One's own hand on one's own phone: told once, it follows what is told at the table. It is kept here and sent nowhere.
import { card, plain } from "./card.ts";
import type { Happened } from "./contract.ts";

/** Events after which nobody knows their own hand any more: it was dealt anew, or passed on. */
const ANEW = new Set(["seated", "dealt", "hands-moved", "round-closed"]);

function without(hand: string[], name: string): string[] {
  const at = hand.findIndex((one) => plain(one) === plain(name));
  return at < 0 ? hand : hand.filter((_, i) => i !== at);
}

/** The hand after what was told: cards that were played, discarded or given away are gone. */
export function follow(hand: string[], events: Happened[], seat: string): string[] {
  let left = hand;
  for (const told of events) {
    if (ANEW.has(told.event)) left = [];
    if (told.event === "played" && told.player === seat) left = without(left, told.card);
    if (told.event === "discarded" && told.player === seat) for (const name of told.cards) left = without(left, name);
    if (told.event === "gave" && told.giver === seat && told.color)
      // The rule of the gift: every card of that color.
      left = left.filter((one) => card(one).color !== told.color);
  }
  return left;
}

const KEY = "companion.hand";

interface Kept {
  whose: string;
  cards: string[];
}

/** The hand this phone was told, if it is the one of this seat in this game. */
export function kept(whose: string): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return found?.whose === whose && Array.isArray(found.cards) ? found.cards : [];
  } catch {
    return [];
  }
}

export function keep(whose: string, cards: string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ whose, cards } satisfies Kept));
  } catch {
    // A private window forgets it with the next reload.
  }
}
