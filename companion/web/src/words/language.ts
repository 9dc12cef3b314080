// Which language this device speaks: the one chosen on it, else the table's, else the browser's, else English.
import { computed, effect } from "@preact/signals";
import { language, spokenHere } from "../line/settings.ts";
import { ENGLISH, languages, speakIn } from "./words.ts";

/** How long to wait before words are fetched again, in milliseconds. */
const RETRY_AFTER = 1500;
const ids = languages.map(([id]) => id);

/** The first of these languages that we have: `pt` finds `pt-BR`, and `de-AT` finds `de`. */
function readable(wishes: readonly string[]): string | undefined {
  const plain = (tag: string) => tag.split("-")[0]!.toLowerCase();
  for (const wish of wishes) {
    const found =
      ids.find((id) => id.toLowerCase() === wish.toLowerCase()) ?? ids.find((id) => plain(id) === plain(wish));
    if (found) return found;
  }
  return undefined;
}

const wanted = computed(() => readable([language.value, spokenHere.value, ...navigator.languages]) ?? ENGLISH);

/** Resolves as soon as the first words have arrived. */
export const speaking = new Promise<void>((done) => {
  effect(() => {
    const id = wanted.value;
    const attempt = () =>
      void speakIn(id)
        .then(done)
        .catch(() => setTimeout(() => id === wanted.peek() && attempt(), RETRY_AFTER));
    attempt();
  });
});
