import { test } from "node:test";
import assert from "node:assert/strict";
import { victory } from "./asked.ts";
import type { Table } from "../contract.ts";
import { speakIn } from "../words/words.ts";

await speakIn("en");

const told = (phase: Table["phase"], winner: Table["winner"]) => victory({ phase, winner } as Table);

test("one wins, and several share the win", () => {
  assert.equal(told("play", null), "");
  assert.equal(told("hands", "East"), "East wins the round!");
  assert.equal(told("over", "East"), "East wins the game!");
  assert.equal(told("over", ["North", "East"]), "North and East share the win!");
});
