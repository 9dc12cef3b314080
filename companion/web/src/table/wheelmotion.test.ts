import { test } from "node:test";
import assert from "node:assert/strict";
import { eased, restAngle, ticks, when } from "./wheelmotion.ts";

/** The slot under the pointer at that angle. */
const slotAt = (angle: number, slots: number) => ((Math.round((-angle * slots) / 360) % slots) + slots) % slots;

test("the wheel comes to rest on the slot that the server chose, every time", () => {
  for (let slots = 2; slots <= 18; slots++)
    for (let slot = 0; slot < slots; slot++)
      for (let seq = 1; seq < 200; seq += 7) assert.equal(slotAt(restAngle(slot, slots, seq), slots), slot);
});

test("it never rests on a line, and is the same on every screen", () => {
  for (let seq = 0; seq < 500; seq++) {
    const aside = (((restAngle(0, 9, seq) % 40) + 60) % 40) - 20;
    assert.ok(Math.abs(aside) < 15);
    assert.equal(restAngle(3, 9, seq), restAngle(3, 9, seq));
  }
});

test("it slows down all the way, and the ticks grow rarer", () => {
  let last = 2;
  for (let i = 1; i <= 60; i++) {
    const step = eased(i / 60) - eased((i - 1) / 60);
    assert.ok(step < last);
    last = step;
  }
  const at = ticks(2160, 9);
  const gaps = at.slice(1).map((one, i) => one - at[i]!);
  assert.ok(gaps[gaps.length - 1]! > gaps[0]! * 5);
  assert.ok(Math.abs(when(eased(0.3)) - 0.3) < 1e-9);
});
