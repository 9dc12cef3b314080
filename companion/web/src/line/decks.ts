// The decks of this household: what each is called, which icons its cards carry, what its customizable cards say.
import { ask } from "./door.ts";

export interface CustomRule {
  rule?: string;
  text?: string;
  color?: string;
}

export interface OwnedDeck {
  /** Two letters or digits that are printed in every tag, so that two decks of one game never mix. */
  name?: string;
  icons?: Record<string, string>;
  custom?: Record<string, CustomRule>;
  /** What lies on the table: any cards, sleeves with tags, bare cards that were taught, or both in one pile. */
  cards?: "any" | "tags" | "bare" | "both";
  /** The taught deck's name. */
  bare?: string;
}

/** Every physical card in the owner's box, with the owner's icons and with the cards that are never played. */
export function ownedBox(usual: string[], icons: Record<string, string> | undefined, more: string[]): string[] {
  if (!icons) return [...usual, ...more];
  const own = usual.map((copy) => {
    const number = /^(\w+-\d)(?:-(?:u|n|o|bang))?#/.exec(copy)?.[1];
    return number ?? copy;
  });
  const seen = new Map<string, number>();
  const named = own.map((name) => {
    if (name.includes("#")) return name;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const icon = icons[name];
    // Only the first of the two copies carries the icon.
    return icon && nth !== 1 ? `${name}-${icon}#1` : `${name}#${nth}`;
  });
  return [...named, ...more];
}

export interface Household {
  setup?: Record<string, unknown>;
  decks?: Record<string, OwnedDeck>;
}

export const household = () => ask<Household>("/api/settings");

let later: ReturnType<typeof setTimeout>;

/** Remembers a deck for the set-up and the next print. A device that may not change the house's settings can print all the same. */
export function saveDeck(game: string, deck: OwnedDeck) {
  clearTimeout(later);
  later = setTimeout(() => {
    void household()
      .then((kept) => ask("/api/settings", { ...kept, decks: { ...kept.decks, [game]: deck } }, "PUT"))
      .catch(() => undefined);
  }, 400);
}
