// What the server knows about the games and their decks, fetched once each.
import { signal } from "@preact/signals";
import type { Deck, Game } from "../contract.ts";
import { ask, place } from "./door.ts";
import { message, table } from "./line.ts";

export const games = signal<Game[]>([]);
const decks = signal<Record<string, Deck>>({});
const asked = new Set<string>();

async function once(key: string, fetching: () => Promise<void>) {
  if (asked.has(key)) return;
  asked.add(key);
  await fetching().catch(() => asked.delete(key));
}

export function game(id: string | undefined): Game | undefined {
  void once("games", async () => {
    games.value = (await ask<{ games: Game[] }>("/api/games")).games;
  });
  return games.value.find((one) => one.id === id);
}

/** The distinct cards of a game's deck. */
export function deck(id: string | undefined): string[] {
  if (id)
    void once(`deck ${id}`, async () => {
      const says = await ask<Deck>(`/api/games/${id}/deck`);
      decks.value = { ...decks.value, [id]: says };
    });
  return decks.value[id ?? ""]?.cards ?? [];
}

/** Every physical card of the usual deck: `red-7#1`, `red-7#2`. */
export const copies = (id: string | undefined): string[] => decks.value[id ?? ""]?.copies ?? [];

/** The cards on our table, with their owner's icons and only those customizable cards that are in the deck. */
export function deckHere(): Deck | undefined {
  const [at, on] = [place.value?.table, table.value?.game];
  const key = `${at} ${message.value?.match} ${on}`;
  if (at && on)
    void once(`deck ${key}`, async () => {
      const usual = () => ask<Deck>(`/api/games/${on}/deck`);
      const says = await ask<Deck>(`/api/tables/${at}/deck`).catch(usual);
      decks.value = { ...decks.value, [key]: says };
    });
  return decks.value[key];
}
