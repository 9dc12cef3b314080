// Which question is open in a sheet, and who may answer it here.
import { signal } from "@preact/signals";
import type { Prompt } from "../contract.ts";
import { isHost, place } from "../line/door.ts";
import type { Asks } from "./asked.ts";

/** The question that is open in a sheet, where a button is not enough to answer it. */
export type Opened =
  | { kind: "war"; prompt: Asks<"war" | "shout">; player: string }
  | { kind: "towers"; prompt: Asks<"grab">; player: string }
  | { kind: "give"; prompt: Asks<"give">; player: string }
  | { kind: "count"; prompt: Asks<"discard"> | Asks<"draw-until">; player: string }
  | { kind: "who"; prompt: Asks<"dispute">; player: string }
  | { kind: "hand"; prompt: Asks<"show-hand">; player: string }
  | { kind: "answers"; prompt: Prompt; players: string[] };

export const opened = signal<Opened | null>(null);

/** Names the question that an act answers, so that a late tap doesn't answer the next one. */
export const about = (prompt: Prompt) => (prompt.blocking ? { prompt: prompt.id } : {});

/** Says whether this device may answer for that player. */
export const mayAnswer = (player: string) => isHost() || (place.value?.role === "seat" && place.value.seat === player);
