// The number pad: whose points they are, the number as it is typed, and the key that writes it down.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { PhotoButton, useHandPhoto } from "../../camera/photo.tsx";
import { UnsureCards } from "../../camera/likeliest.tsx";
import { plain } from "../../cards/card.ts";
import { Icon } from "../../cards/icon.tsx";
import { ask } from "../../line/door.ts";
import type { Deck, Game } from "../../contract.ts";
import { t } from "../../words/words.ts";
import type { Cell } from "./cells.ts";

/** The most digits that are typed. */
const MOST_DIGITS = 6;

interface PadProps {
  at: Cell;
  value: number | null;
  onWrite: (points: number | null) => void;
}

export function Pad({ at, value, onWrite }: PadProps) {
  const typed = useSignal(value === null ? "" : String(value));
  const untouched = useRef(true);
  const digit = (one: string) => {
    // The first digit replaces what stood there before.
    const before = untouched.current ? "" : typed.value;
    untouched.current = false;
    if (before.replace("-", "").length < MOST_DIGITS) typed.value = before === "0" ? one : before + one;
  };
  const back = () => {
    untouched.current = false;
    typed.value = typed.value.slice(0, -1);
  };
  const sign = () => {
    untouched.current = false;
    typed.value = typed.value.startsWith("-") ? typed.value.slice(1) : `-${typed.value}`;
  };
  const write = () => onWrite(/\d/.test(typed.value) ? Number(typed.value) : null);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (inField || document.querySelector(".shade")) return;
      if (/^\d$/.test(event.key)) digit(event.key);
      else if (event.key === "Backspace") back();
      else if (event.key === "-") sign();
      else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) write();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  });
  return (
    <section class="pad panel" aria-label={t("score.pad")}>
      <p class="pad-who" role="status">
        <b>{at.column}</b> <span class="quiet">{t("score.round", { n: at.round })}</span>
      </p>
      <output class="pad-value">{typed.value || "–"}</output>
      <div class="pad-keys">
        {["7", "8", "9", "4", "5", "6", "1", "2", "3"].map((one) => (
          <button key={one} class="button" onClick={() => digit(one)}>
            {one}
          </button>
        ))}
        <button class="button" aria-label={t("score.sign")} onClick={sign}>
          ±
        </button>
        <button class="button" onClick={() => digit("0")}>
          0
        </button>
        <button class="button" aria-label={t("score.back")} onClick={back}>
          <Icon name="back" />
        </button>
      </div>
      <button class="button main big wide" onClick={write}>
        <Icon name="check" />
        {t("score.write")}
      </button>
      <HandCounter
        onCounted={(points) => {
          untouched.current = false;
          typed.value = String(points);
        }}
      />
    </section>
  );
}

/** The points of these cards in the first box that has them all. */
async function countedIn(cards: string[]): Promise<number | null> {
  const { games } = await ask<{ games: Game[] }>("/api/games");
  for (const { id } of games) {
    const { points } = await ask<Deck>(`/api/games/${id}/deck`);
    if (cards.every((card) => plain(card) in points)) return cards.reduce((sum, card) => sum + points[plain(card)]!, 0);
  }
  return null;
}

/** Photographs a hand and adds it up. */
function HandCounter({ onCounted }: { onCounted: (points: number) => void }) {
  const says = useSignal<string | null>(null);
  const cards = useSignal<string[]>([]);
  const count = (read: string[], doubt: string | null) => {
    cards.value = read;
    void countedIn(read).then((points) => {
      if (points !== null && read.length) onCounted(points);
      const counted =
        points === null || !read.length ? t("score.unknown") : t("score.counted", { n: read.length, points });
      says.value = [counted, doubt].filter(Boolean).join(" ");
    });
  };
  const photo = useHandPhoto(says, count);
  return (
    <>
      <PhotoButton class="wide" words={t("score.photo")} busy={photo.busy.value} onPhoto={photo.read} />
      <UnsureCards cards={photo.unsure} onPick={(card) => count([...cards.value, card], null)} />
      {says.value && (
        <p class="note" role="status">
          {says.value}
        </p>
      )}
    </>
  );
}
