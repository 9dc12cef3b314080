// Cards by the keyboard: the first letter of the color, the card's sign, Enter. `r7` is a red 7, `w` a wild.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { card } from "../cards/card.ts";
import { deckHere } from "../line/games.ts";
import { colorWord } from "../words/words.ts";

/** How long a letter waits for the next one, in milliseconds. */
const WAIT = 3000;

/** The signs that are typed for a symbol; digits are typed as they are. */
const SIGNS: Record<string, string> = {
  skip: "s",
  reverse: "v",
  "draw-one": "+1",
  "draw-two": "+2",
  wild: "w",
  "wild-draw-four": "w4",
};

/** The letters that stand for a card, in this device's language. */
function keysOf(name: string): string {
  const { color, symbol } = card(name);
  return (
    (color ? colorWord(color).charAt(0).toLowerCase() : "") + (SIGNS[symbol] ?? (/^\d+$/.test(symbol) ? symbol : "-"))
  );
}

/** Plays the card that is typed, when only one fits; what was typed so far is shown. */
/** What can stand in a card's keys. */
const KEY = /^[\p{L}\d+]$/u;

export function CardTyping({ first, play }: { first: string; play: (name: string) => void }) {
  const typed = useSignal(KEY.test(first) ? first.toLowerCase() : "");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const clear = () => (typed.value = "");
    const key = (event: KeyboardEvent) => {
      const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (field || event.ctrlKey || event.metaKey || event.altKey || document.querySelector(".shade")) return;
      clearTimeout(timer);
      if (event.key === "Enter" && typed.value) {
        const [only, ...more] = (deckHere()?.cards ?? []).filter((name) => keysOf(name) === typed.value);
        clear();
        event.preventDefault();
        if (only && !more.length) play(only);
      } else if (event.key === "Escape") clear();
      else if (KEY.test(event.key)) typed.value += event.key.toLowerCase();
      timer = setTimeout(clear, WAIT);
    };
    document.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", key);
    };
  });
  return typed.value ? <output class="typed-keys">{typed.value}</output> : null;
}
