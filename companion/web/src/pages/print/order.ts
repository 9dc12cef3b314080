// What is typed on the print page, checked against the printer's limits and turned into an order for the server.
import type { PrintLimits } from "../../contract.ts";
import type { OwnedDeck } from "../../line/decks.ts";
import { t } from "../../words/words.ts";

/** The sizes and choices as they stand in the fields, in millimeters where they are lengths. */
export interface PrintForm {
  used: string;
  width: string;
  height: string;
  tag: string;
  players: string;
  saveInk: boolean;
  hole: boolean;
}
export const USUAL: PrintForm = {
  used: "",
  width: "56",
  height: "87",
  tag: "26",
  players: "",
  saveInk: false,
  hole: true,
};

/** A deck's name is two letters or digits, or none. */
export const DECK_NAME = /^([A-Z0-9]{2})?$/;
const number = (text: string) => Number(text.replace(",", "."));

/** What can't be printed as it stands, by field, in words; null where all is well. */
export function problems(form: PrintForm, ruler: string, name: string, limits: PrintLimits | null) {
  const outside = (text: string, range: [number, number] | undefined) =>
    range !== undefined && text.trim() !== "" && !(number(text) >= range[0] && number(text) <= range[1]);
  return {
    name: DECK_NAME.test(name) ? null : t("print.badname"),
    ruler: outside(ruler, limits?.scale) ? t("print.badruler") : null,
    used: outside(form.used, limits?.used) ? t("print.badused") : null,
    card: outside(form.width, limits?.width) || outside(form.height, limits?.height) ? t("print.badcard") : null,
    tag: outside(form.tag, limits?.tag) ? t("print.badtag") : null,
  };
}

interface Chosen {
  game: string;
  language: string;
  deck: OwnedDeck;
  /** The paper's name, or empty on a sheet of labels. */
  paper: string;
  /** The label sheet's name, or empty on plain paper. */
  stock: string;
  ruler: string;
  /** The copies to print, or none for the whole deck. */
  only: string[];
  yellow: string;
  hasIcons: boolean;
  hasCustom: boolean;
}

/** The order as the server takes it: it names only what differs from the usual. */
export function orderBody(form: PrintForm, chosen: Chosen): Record<string, unknown> {
  const { deck } = chosen;
  const players = form.players
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const body: Record<string, unknown> = { game: chosen.game, language: chosen.language };
  if (deck.name) body.deck = deck.name;
  if (chosen.paper) body.paper = chosen.paper;
  if (chosen.stock) body.stock = chosen.stock;
  if (chosen.stock && form.used.trim()) body.used = number(form.used);
  if (chosen.ruler.trim() && number(chosen.ruler) !== 100) body.scale = number(chosen.ruler);
  if (chosen.only.length) body.only = chosen.only;
  if (form.width !== USUAL.width || form.height !== USUAL.height)
    body.card = `${number(form.width)}x${number(form.height)}`;
  if (form.tag !== USUAL.tag) body.tag = number(form.tag);
  if (form.saveInk) body.save_ink = true;
  if (!form.hole) body.hole = false;
  if (players.length) body.players = players;
  if (deck.icons && chosen.hasIcons) body.icons = deck.icons;
  if (chosen.hasCustom && Object.keys(deck.custom ?? {}).length) body.custom = deck.custom;
  if (chosen.yellow !== "star") body.shapes = { yellow: chosen.yellow };
  return body;
}
