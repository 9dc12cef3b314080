import { test } from "node:test";
import assert from "node:assert/strict";
import { added, moved, order, PLACES, removed, sides, spread } from "./placing.ts";
import { inClockOrder, shorter, usual } from "./seating.ts";

const names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

test("two to ten players sit around the tablet, each next one to the left of the last", () => {
  for (let n = 2; n <= 10; n++) {
    const seats = spread(names.slice(0, n));
    assert.deepEqual(order(seats), names.slice(0, n));
    assert.deepEqual(sides(seats), usual(n));
    assert.ok(inClockOrder(usual(n)));
    for (const side of ["bottom", "left", "top", "right"])
      assert.ok(usual(n).filter((one) => one === side).length <= 3);
  }
});

test("two players face each other", () => assert.deepEqual(usual(2), ["bottom", "top"]));

test("somebody who changes places changes the order of play with them", () => {
  const seats = spread(["A", "B", "C"]);
  const at = (name: string) => seats.indexOf(name);
  assert.deepEqual(order(moved(seats, at("A"), at("C"))), ["C", "B", "A"]);
  const back = PLACES.indexOf("top") + 1;
  assert.deepEqual(order(moved(seats, at("B"), back)), ["A", "B", "C"], "to an empty place, further round");
});

test("a newcomer finds a place, and those who chose theirs keep it", () => {
  const chosen = moved(spread(["A", "B"]), 1, 0);
  const more = added(chosen, "C");
  assert.equal(more[0], "A");
  assert.equal(order(more).length, 3);
  assert.equal(order(removed(more, "A")).length, 2);
  let full = spread(names);
  full = added(full, "K");
  assert.ok(order(full).length <= 12);
});

test("the middle turns the shorter way round", () => {
  assert.equal(shorter(0, 270), -90);
  assert.equal(shorter(-90, 180), -180);
  assert.equal(shorter(270, 0), 360);
});

test("seats that would run against the clock are not drawn", () =>
  assert.ok(!inClockOrder(["bottom", "top", "left", "right"])));
