// What is chosen before a game, what it was the last time, and the act that starts the game with it.
import type { Act, Game } from "../../contract.ts";
import type { CustomRule, OwnedDeck } from "../../line/decks.ts";
import { ask, here } from "../../line/door.ts";
import { order, spread, type Seats } from "../../table/placing.ts";

export interface SetupForm {
  game: string;
  seats: Seats;
  /** The names in the order in which they were typed. */
  named: string[];
  /** Who deals: a name, `cut` when the cards decide, or null for whoever was named first. */
  dealer: string | null;
  target: number;
  scoring: string;
  rulings: Record<string, string>;
  custom: Record<string, CustomRule>;
  /** The power icons of each box, where they differ from the usual layout. */
  icons: Record<string, Record<string, string>>;
  /** The camera of the last game: it is tried again, and no harm is done if it isn't there today. */
  camera: string | null;
}

/** Everybody draws a card, and the highest one deals. */
export const CUT = " cut";

export const USUAL: SetupForm = {
  game: "mod",
  seats: spread([]),
  named: [],
  dealer: null,
  target: 500,
  scoring: "winner",
  rulings: {},
  custom: {},
  icons: {},
  camera: null,
};

/** Starts looking with the same camera as before, for this deck's cards. */
export function reopenCamera(source: string, deck: OwnedDeck = {}) {
  const body: Record<string, unknown> = { source };
  if (deck.name) body.deck = deck.name;
  const cards = deck.cards ?? "tags";
  if (cards === "any" || (deck.bare && cards !== "tags")) body.cards = cards;
  if (deck.bare && cards !== "tags") body.bare = deck.bare;
  return ask(`${here()}/camera`, body, "PUT");
}

/** The customizable cards that are in the deck, of those that the box has. */
export const customOf = (form: SetupForm, known: Game | undefined): Record<string, CustomRule> =>
  Object.fromEntries(Object.entries(form.custom).filter(([id]) => known?.custom.includes(id)));

/** The rulings that differ from the sheet's. */
export const changedRulings = (form: SetupForm, known: Game | undefined) =>
  Object.fromEntries(
    Object.entries(form.rulings).filter(([id, value]) =>
      known?.rulings.some((one) => one.name === id && one.default !== value),
    ),
  );

/** Who deals: the one who was chosen, else whoever was named first; null when the cards decide. */
export function dealerOf(form: SetupForm): string | null {
  const players = order(form.seats);
  if (form.dealer === CUT) return null;
  return form.dealer && players.includes(form.dealer)
    ? form.dealer
    : (form.named.find((name) => players.includes(name)) ?? null);
}

/** The act that starts this game; it names only what differs from the usual. */
export function startAct(form: SetupForm, known: Game | undefined): Act {
  const players = order(form.seats);
  const start: Act = { act: "start", game: form.game, players };
  const [rulings, custom, icons] = [changedRulings(form, known), customOf(form, known), form.icons[form.game]];
  const dealer = dealerOf(form);
  if (dealer) start.dealer = dealer;
  if (form.scoring !== USUAL.scoring) start.scoring = form.scoring;
  if (form.target !== USUAL.target) start.target = form.target;
  if (Object.keys(rulings).length) start.rulings = rulings;
  if (icons) start.icons = icons;
  if (Object.keys(custom).length) start.custom = custom as NonNullable<typeof start.custom>;
  return start;
}
