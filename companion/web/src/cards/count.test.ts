import assert from "node:assert/strict";
import { test } from "node:test";
import { ambiguous } from "./count.tsx";

test("what reads as another number from across the table gets a line under it", () => {
  assert.deepEqual(
    Array.from({ length: 112 }, (_, n) => n).filter(ambiguous),
    [6, 9, 16, 18, 19, 61, 66, 68, 81, 86, 89, 91, 98, 99, 106, 108, 109],
  );
});
