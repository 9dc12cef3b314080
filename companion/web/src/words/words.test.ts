import { test } from "node:test";
import assert from "node:assert/strict";
import { card, inOrder, plain } from "../cards/card.ts";
import { cardWords, learnPages, list, sentence, speakIn, t, type Key } from "./words.ts";

await speakIn("en");
await learnPages();

test("one card, two cards", () => {
  assert.equal(t("table.cards", { n: 1 }), "1 card");
  assert.equal(t("table.cards", { n: 7 }), "7 cards");
  assert.equal(list(["A", "B", "C"]), "A, B and C");
});

test("a device makes the sentence that was said", () => {
  assert.equal(sentence({ say: "played", player: "North", card: "red-7" }), "North plays red 7.");
  assert.equal(
    sentence({ say: "refused-answer-first", ask: { say: "first-play", player: "East" } }),
    "First East plays or draws.",
  );
  assert.equal(
    sentence({ say: "discarded", player: "East", cards: ["red-8", "blue-draw-two", "wild"] }),
    "East discards red 8, blue Draw Two and Wild.",
  );
  assert.equal(sentence({ say: "said-by-a-newer-server" }, "North sings."), "North sings.");
});

test("an unknown word is said plainly instead of failing", () =>
  assert.equal(t("do.some-new-thing" as Key), "some new thing"));

test("a card is called what people call it", () => {
  assert.equal(cardWords("red-7#2"), "red 7");
  assert.equal(cardWords("yellow-3-spin"), "yellow 3 (Spin)");
  assert.equal(cardWords("blue-8-bang"), "blue 8 (!)");
  assert.equal(cardWords("wild-draw-four#1"), "Wild Draw Four");
  assert.equal(cardWords("purple-draw-two"), "purple Draw Two");
  assert.deepEqual(card("green-grab-two"), { name: "green-grab-two", color: "green", symbol: "grab-two", badge: null });
  assert.equal(plain("red-7#1"), "red-7");
});

test("cards lie in the order in which people look for them", () =>
  assert.deepEqual(inOrder(["wild", "red-skip", "red-3-spin", "blue-0", "red-3", "red-0"]), [
    "red-0",
    "red-3",
    "red-3-spin",
    "red-skip",
    "blue-0",
    "wild",
  ]));

test("a catalog may choose by the number on a card", async () => {
  await speakIn("it");
  const plays = (card: string) => sentence({ say: "played", player: "Anna", card });
  assert.equal(plays("red-7"), "Anna gioca il 7 rosso.");
  assert.equal(plays("yellow-8-spin"), "Anna gioca l’8 giallo (Spin).");
  assert.equal(plays("green-grab-two"), "Anna gioca la doppia torre verde.");
  await speakIn("en");
});
