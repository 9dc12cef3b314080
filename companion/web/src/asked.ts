// Which of the things that the table waits for comes first, and what a table says of its players.
import type { Act, Color, Line, Player, Prompt, Table } from "./contract.ts";
import { sentence, sentences, t } from "./words.ts";

/** A prompt by what it asks. */
export type Asks<Ask extends Prompt["ask"]> = Extract<Prompt, { ask: Ask }>;

export const asks = (now: Table | null): Prompt[] => now?.awaiting ?? [];

/** The prompt that stands in the middle: a dispute, else the first that blocks, else the first there is. */
export function foremost(now: Table | null): Prompt | undefined {
  const all = asks(now);
  return all.find((one) => one.ask === "dispute") ?? all.find((one) => one.blocking) ?? all[0];
}

/** Who has won: several share it now and then. */
export function winners(now: Table): string[] {
  const won = now.winner ?? [];
  return Array.isArray(won) ? won : [won];
}

/** "East wins the round!", "North and South share the win!"; nothing before. */
export function victory(now: Table): string {
  const [first, ...more] = winners(now);
  if (!first) return "";
  if (more.length) return sentence({ say: "game-shared", players: [first, ...more] });
  return t(now.phase === "over" ? "table.over" : "table.won", { name: first });
}

export const away = (player: Player) => !player.playing;
/** The card that an act names, where it names one. */
export const cardOf = (act: Act): string | null => ("card" in act ? act.card : null);
/** An act of the story, told otherwise. */
export const retold = (
  old: Act,
  other: { card?: string; color?: Color | undefined; player?: string; count?: number },
) => ({ ...old, ...other }) as Act;
export const saysOf = (line: Line) => sentences(line.said, line.says);
