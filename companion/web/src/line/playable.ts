// Asks which cards would be legal now, when somebody looks for a card.
import { ask, here } from "./door.ts";

export async function playable(): Promise<string[]> {
  const answer = await ask<{ cards: string[] }>(`${here()}/playable`).catch(() => null);
  return answer?.cards ?? [];
}
