import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../contract.ts";
import { follow } from "./hand.ts";

const HAND = ["red-7", "red-7", "green-4", "green-skip", "wild"];
const played = (player: string, card: string) => ({ event: "played", player, card }) as const;

test("what I play leaves my hand, one of two equal cards at a time, and what others play doesn't", () => {
  assert.deepEqual(follow(HAND, [played("Ann", "red-7#2")], "Ann"), ["red-7", "green-4", "green-skip", "wild"]);
  assert.deepEqual(follow(HAND, [played("Bo", "red-7#2")], "Ann"), HAND);
  assert.deepEqual(follow(HAND, [played("Ann", "blue-1#1")], "Ann"), HAND);
});

test("discards and a gift leave it, too", () => {
  const cards = ["green-4#1", "wild#3"];
  const discarded = { event: "discarded", player: "Ann", cards, unknown: 0, under: false } as const;
  assert.deepEqual(follow(HAND, [discarded], "Ann"), ["red-7", "red-7", "green-skip"]);
  const gifts = ["Bo", "Cy"].map((to) => ({ to, many: 1, cards: [] }));
  const gave = { event: "gave", giver: "Ann", color: "green", gifts } as const;
  assert.deepEqual(follow(HAND, [gave], "Ann"), ["red-7", "red-7", "wild"]);
});

test("a new deal and hands that move on begin anew", () => {
  for (const event of ["dealt", "hands-moved"]) assert.deepEqual(follow(HAND, [{ event } as Happened], "Ann"), []);
});
