// What a prompt may say besides its fixed fields: each part belongs to the question it comes with.
import type { Act, Color, Line, Player, Prompt, Table } from "./contract.ts";

export interface Asked extends Prompt {
  /** The sentence of the house rule or the dispute, ready to be read out. */
  says?: string;
  cite?: string;
  /** The cards that are known to be the drawn ones. */
  cards?: string[];
  /** The card in dispute, or the one a penalty comes from. */
  card?: string;
  /** The colors that may be named. */
  colors?: Color[];
  /** Who gets the next card of a gift, in order. */
  receivers?: string[];
  /** How many of the cards lie there already. */
  done?: number;
  /** How a house rule may have gone. */
  outcomes?: string[];
  rule?: string;
  /** Who looks into the shown hand. */
  challenger?: string;
  /** The log entry that a dispute is about. */
  seq?: number;
}

export const asks = (now: Table | null): Asked[] => (now?.awaiting ?? []) as Asked[];

/** The prompt that stands in the middle: a dispute, else the first that blocks, else the first there is. */
export function foremost(now: Table | null): Asked | undefined {
  const all = asks(now);
  return all.find((one) => one.ask === "dispute") ?? all.find((one) => one.blocking) ?? all[0];
}

/** Who has won: several share it now and then. */
export function winners(now: Table): string[] {
  const won = now.winner;
  if (Array.isArray(won)) return won as string[];
  return typeof won === "string" ? [won] : [];
}

export const away = (player: Player) => player.playing === false;
export const rulingsOf = (now: Table | null) => (now?.rulings ?? {}) as Record<string, string>;
export const targetOf = (now: Table) => Number(now.target ?? 500);
export const actOf = (line: Line) => line.act as Act;
export const saysOf = (line: Line) => (Array.isArray(line.says) ? line.says.join(" ") : line.says);
