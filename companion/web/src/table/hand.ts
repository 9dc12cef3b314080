// A player's own hand on their own phone. Entered once, it follows what happens at the table. It is kept here and never sent.
import { card, plain } from "../cards/card.ts";
import type { Happened } from "../contract.ts";

/** Events after which a phone no longer knows its hand, because it was dealt anew or passed on. */
const ANEW = new Set(["seated", "dealt", "hands-moved", "round-closed"]);

function without(hand: string[], name: string): string[] {
  const at = hand.findIndex((one) => plain(one) === plain(name));
  return at < 0 ? hand : hand.filter((_, i) => i !== at);
}

/** The hand after these events: without the cards that were played, discarded or given away. */
export function follow(hand: string[], events: Happened[], seat: string): string[] {
  let left = hand;
  for (const told of events) {
    if (ANEW.has(told.event)) left = [];
    if (told.event === "played" && told.player === seat) left = without(left, told.card);
    if (told.event === "discarded" && told.player === seat) for (const name of told.cards) left = without(left, name);
    if (told.event === "gave" && told.giver === seat && told.color)
      // By the rule of the gift, every card of that color is given.
      left = left.filter((one) => card(one).color !== told.color);
  }
  return left;
}

const STORAGE_KEY = "companion.hand";

interface Kept {
  whose: string;
  cards: string[];
}

/** The hand this phone has kept, if it belongs to this seat in this game. */
export function kept(whose: string): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") as Kept | null;
    return found?.whose === whose && Array.isArray(found.cards) ? found.cards : [];
  } catch {
    return [];
  }
}

export function keep(whose: string, cards: string[]) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ whose, cards } satisfies Kept));
  } catch {
    // A private window forgets it with the next reload.
  }
}
