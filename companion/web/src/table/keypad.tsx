// The cards that can be played: those of the color in force have a key each, the others lie behind their color.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { cardColors } from "./answers.tsx";
import { about, mayAnswer } from "./opened.ts";
import { card, inOrder } from "../cards/card.ts";
import type { Prompt, Table } from "../contract.ts";
import { corner, letters } from "../cards/face.tsx";
import { deckHere } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { deferred } from "../line/lazy.tsx";
import { act } from "../line/line.ts";
import { pickOne } from "../sheets/picker.tsx";
import { cardWords, t } from "../words/words.ts";

const CardTyping = deferred("CardTyping");
const BADGE: Record<string, string> = { u: "U", n: "N", o: "O", bang: "!" };

function sign(symbol: string) {
  if (symbol === "skip") return <Icon name="skip" />;
  if (symbol !== "grab-two") return corner(symbol) || letters(symbol);
  return (
    <>
      <Icon name="tower" />2
    </>
  );
}

/** A small card to tap. */
export function CardKey({ name, onClick }: { name: string; onClick: () => void }) {
  const { color, symbol, badge } = card(name);
  return (
    <button class="button hue key" data-color={color} aria-label={cardWords(name)} onClick={onClick}>
      <span class="key-sign" aria-hidden="true">
        {sign(symbol)}
        {badge && <sup>{BADGE[badge] ?? <Icon name="wheel" />}</sup>}
      </span>
    </button>
  );
}

export function Keys({ now, prompt }: { now: Table; prompt: Prompt }) {
  const player = prompt.to[0] ?? "";
  // Only who types fetches what typing needs.
  const firstKey = useSignal<string | null>(null);
  useEffect(() => {
    const key = (event: KeyboardEvent) => (firstKey.value ??= event.key);
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  if (!mayAnswer(player)) return null;
  const here = inOrder(deckHere()?.cards ?? []).filter((name) => now.color && card(name).color === now.color);
  const play = (name: string, color?: string) =>
    void act({ act: "play", player, card: name, ...(color ? { color } : {}), ...about(prompt) } as Parameters<
      typeof act
    >[0]);
  const others = cardColors((color) =>
    pickOne(t("pick.title"), play, { color, fits: true, prompt: prompt.id, named: true }),
  ).filter((one) => !here.length || one.color !== now.color);
  return (
    <div class="keys" role="group" aria-label={t("pick.inforce")}>
      {here.map((name) => (
        <CardKey key={name} name={name} onClick={() => play(name)} />
      ))}
      {firstKey.value !== null && <CardTyping first={firstKey.value} play={play} />}
      <div class="keys-others">
        {others.map((one) => (
          <button
            key={one.key}
            class={`button key tile ${one.color ? "hue" : ""}`}
            data-color={one.color}
            onClick={one.do}
          >
            {one.label}
          </button>
        ))}
      </div>
    </div>
  );
}
