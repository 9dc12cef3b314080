import { test } from "node:test";
import assert from "node:assert/strict";
import { card, cardWords, inOrder, plain } from "./card.ts";
import { pageWords } from "./pagewords.ts";
import { languages, learn, list, t, type Key } from "./words.ts";

test("every language has every sentence, with the same blanks to fill", () => {
  const blanks = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort();
  learn(pageWords);
  const all = (id: string) => ({ ...languages[id]!.words, ...languages[id]!.more }) as Record<Key, string>;
  const en = all("en");
  for (const words of Object.keys(languages).map(all))
    for (const key of Object.keys(en) as Key[])
      assert.deepEqual([...new Set(blanks(words[key]))], [...new Set(blanks(en[key]))], key);
});

test("one card, two cards", () => {
  assert.equal(t("table.cards", { n: 1 }), "1 card");
  assert.equal(t("table.cards", { n: 7 }), "7 cards");
  assert.equal(list(["A", "B", "C"]), "A, B and C");
});

test("an unknown word is said plainly instead of failing", () =>
  assert.equal(t("do.some-new-thing" as Key), "some new thing"));

test("a card is called what people call it", () => {
  assert.equal(cardWords("red-7#2"), "red 7");
  assert.equal(cardWords("yellow-3-spin"), "yellow 3, spin");
  assert.equal(cardWords("blue-8-bang"), "blue 8, tower !");
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
