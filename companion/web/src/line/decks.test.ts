import { test } from "node:test";
import assert from "node:assert/strict";
import { ownedBox } from "./decks.ts";

test("a box holds each number twice, one of them with the owner's icon", () => {
  const usual = ["red-7#1", "red-7-o#1", "red-9#1", "red-9#2", "red-skip#1", "wild-grab#1"];
  assert.deepEqual(ownedBox(usual, { "red-9": "u" }, []), [
    "red-7#1",
    "red-7#2",
    "red-9#1",
    "red-9-u#1",
    "red-skip#1",
    "wild-grab#1",
  ]);
  assert.deepEqual(ownedBox(usual, undefined, ["veto#1"]), [...usual, "veto#1"]);
});
