// Which of the things that the table waits for comes first, and what a table says of its players.
import type { Act, Color, Line, Player, Prompt, Table } from "../contract.ts";
import { sentence, sentences, t } from "../words/words.ts";

/** The prompts that ask this. */
export type Asks<Ask extends Prompt["ask"]> = Extract<Prompt, { ask: Ask }>;

export const asks = (now: Table | null): Prompt[] => now?.awaiting ?? [];

/** The prompt in the middle of the table: a dispute, else the first one that blocks, else the first one. */
export function foremost(now: Table | null): Prompt | undefined {
  const all = asks(now);
  return all.find((one) => one.ask === "dispute") ?? all.find((one) => one.blocking) ?? all[0];
}

/** Who has won; now and then several share the win. */
export function winners(now: Table): string[] {
  const won = now.winner ?? [];
  return Array.isArray(won) ? won : [won];
}

/** "East wins the round!" or "North and South share the win!"; nothing before somebody has won. */
export function victory(now: Table): string {
  const [first, ...more] = winners(now);
  if (!first) return "";
  if (more.length) return sentence({ say: "game-shared", players: [first, ...more] });
  return t(now.phase === "over" ? "table.over" : "table.won", { name: first });
}

export const away = (player: Player) => !player.playing;
/** The card that an act names, if it names one. */
export const cardOf = (act: Act): string | null => ("card" in act ? act.card : null);
/** An act with some of its details changed. */
export const retold = (
  old: Act,
  other: { card?: string; color?: Color | undefined; player?: string; count?: number },
) => ({ ...old, ...other }) as Act;
export const saysOf = (line: Line) => sentences(line.said, line.says);
