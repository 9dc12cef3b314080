"""The middle of the table always fits: no control covered or clipped, whatever is asked, on any screen."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser

from companion.table.script import Script
from testing.desk import Desk, House
from testing.reckoning.evening import Evening

COUNTS = (2, 4, 7, 10)
SIZES = (
    (1920, 1080),
    (1280, 800),
    (1280, 680),
    (1024, 768),
    (1024, 690),
    (768, 1024),
    (844, 390),
    (390, 844),
    (360, 640),
)
TYPE_SIZES = (100, 115, 130)
SHARE = 1 if os.environ.get("EVERY_SCREEN") else 12
"""A twelfth of the questions on each screen, in turn; with EVERY_SCREEN=1 all of them on all: many minutes."""

NAMES = {
    "North": "Maximilian",
    "East": "Anna",
    "South": "Grandma Rose",
    "West": "Bo",
    "Ada": "Charlotte",
    "Ben": "Ben",
    "Cleo": "Christopher",
    "Dan": "Dan",
    "Eve": "Eve-Marie",
    "Finn": "Finn",
}

LINE = """
window.WebSocket = class {
  static OPEN = 1;
  constructor() {
    this.readyState = 1;
    setTimeout(() => {
      this.onopen?.();
      this.hear('0{"sid":"a","upgrades":[],"pingInterval":99999,"pingTimeout":99999,"maxPayload":1e6}');
    });
  }
  hear(data) { this.onmessage?.({ data }); }
  send(data) {
    if (!String(data).startsWith("40")) return;
    setTimeout(() => {
      this.hear('40{"sid":"b"}');
      window.tell = (message) => this.hear("42" + JSON.stringify(["table", message]));
    });
  }
  close() {}
};
"""
"""A line to a table that says what the test tells it."""

TYPE = (
    "percent => { document.documentElement.style.fontSize = `calc(${percent}% * var(--screen))`; }"
)
"""The type size of the settings, without a new page for each."""

MEASURE = """async (messages) => {
  const found = [];
  const box = (el) => el.getBoundingClientRect();
  const shared = (a, b) =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
  const name = (el) => (el.getAttribute("aria-label") || el.textContent).trim().slice(0, 40);
  for (const [what, message] of messages) {
    window.tell(message);
    await new Promise((done) => setTimeout(done, 0));
    await new Promise((done) => setTimeout(done, 0));
    const stage = getComputedStyle(document.querySelector(".stage"));
    const scrolls = stage.position === "static";
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const small = Number(stage.getPropertyValue("--k")) * rem;
    if (!scrolls && small < 6.4) found.push(`${what}: shrinks to ${small / 16}, too small to read`);
    const all = (which) => [...document.querySelectorAll(which)].filter((el) => box(el).width > 0);
    const controls = all(".table button").filter((el) => !scrolls || !el.closest(".corners"));
    const words = all(".force, .ask-name, .ask-what, .ask-guide, .right > span");
    const places = new Map([...controls, ...words].map((el) => [el, box(el)]));
    for (const [el, at] of places) {
      const below = scrolls ? 0 : Math.max(-at.top, at.bottom - innerHeight);
      const out = Math.max(-at.left, at.right - innerWidth, below);
      if (out > 1) found.push(`${what}: "${name(el)}" stands ${Math.round(out)} px outside`);
      if (el.scrollWidth > el.clientWidth + 2 || el.scrollHeight > el.clientHeight + 4)
        if (el.tagName === "BUTTON") found.push(`${what}: "${name(el)}" is clipped`);
      for (const [other, there] of places) {
        if (el === other) break;
        const by = shared(at, there);
        if (by > 1 && !el.contains(other) && !other.contains(el))
          found.push(`${what}: "${name(el)}" and "${name(other)}" share ${Math.round(by)} px`);
      }
    }
  }
  return found;
}"""


def evenings(players: int) -> Iterator[list[Any]]:
    """Games of every box, an unfinished quarrel, and a game before its first dealer."""
    for game in ("mod", "nonpartisan", "spin", "power-grab"):
        for seed in range(2):
            night = Evening(game, seed=seed, players=players, target=200)
            yield [night.opening, *(deed.act for deed in night.play() if deed.act)]
    start = {"act": "start", "game": "mod", "players": list(NAMES)[:players]}
    turned = {"act": "turn-up", "card": "red-5"}
    yield [start]
    yield [{**start, "dealer": "North"}, turned, {"act": "seen", "card": "blue-9"}]


def questions(players: int) -> list[tuple[str, dict[str, Any]]]:
    """Every question with every right beside it, at its longest, as a message each."""
    longest: dict[str, tuple[int, dict[str, Any]]] = {}
    for acts in evenings(players):
        referee = Script()
        for act in acts:
            reply: dict[str, Any] = referee.act(act)
            table = reply["table"]
            asked = sorted({one["ask"] for one in table["awaiting"]})
            kind = f"{players} at {table['phase']}, {' and '.join(asked)}"
            if "play" in asked:  # a key for each card: each box has its own
                kind += f" in {table['game']}"
            long = sum(len(one["options"]) * len(one["to"]) for one in table["awaiting"])
            if kind not in longest or long > longest[kind][0]:
                longest[kind] = long, reply
    return [(kind, message(seq, told)) for seq, (kind, (_, told)) in enumerate(longest.items(), 1)]


def message(seq: int, reply: dict[str, Any]) -> dict[str, Any]:
    """What a tablet hears, with names as people have them."""
    told: dict[str, Any] = {"id": "t", "match": 1, "message": seq, "seq": seq, "now": 0, "name": ""}
    told |= {"code": "ABCD", "by": None, "act": "play", "events": [], "corrected": False}
    told |= {"wheel": None, "table": reply["table"], "says": reply.get("says", []), "findings": []}
    told["said"] = reply.get("said", [])
    text = json.dumps(told)
    for old, new in NAMES.items():
        text = text.replace(f'"{old}"', f'"{new}"').replace(f"{old} ", f"{new} ")
    told = json.loads(text)
    return told


def at_play(messages: list[tuple[str, dict[str, Any]]]) -> list[dict[str, Any]]:
    """A plain turn in each game."""
    turns = {
        told["table"]["game"]: told
        for kind, told in messages
        if told["table"]["color"] and re.search(r"at play, play in", kind)
    }
    assert len(turns) == 4
    return list(turns.values())


@pytest.fixture(scope="module")
def messages() -> list[tuple[str, dict[str, Any]]]:
    """Every question there is."""
    return [one for players in COUNTS for one in questions(players)]


@pytest.mark.parametrize("lying", [True, False], ids=["lying", "standing"])
def test_no_control_is_covered_or_clipped(
    browser: Browser,
    house: House,
    messages: list[tuple[str, dict[str, Any]]],
    *,
    lying: bool,
) -> None:
    desk = Desk(browser, house)
    assert {message["table"]["phase"] for _, message in messages} >= {"play", "hands", "over"}
    kept = {"stillness": "still", "lying": lying}
    page = desk.device(place={"table": "t", "role": "host"}, settings=kept)
    page.add_init_script(LINE)
    page.goto("/#/table")
    page.wait_for_function("() => Boolean(window.tell)")
    page.evaluate("message => window.tell(message)", messages[0][1])
    page.wait_for_selector(".stage")
    for one in at_play(messages):  # the cards of each game come once
        page.evaluate("message => window.tell(message)", one)
        page.wait_for_selector(".keys .key >> nth=12")
    page.evaluate("document.fonts.ready.then(() => true)")
    found: list[str] = []
    for nth, (size, (width, height)) in enumerate(product(TYPE_SIZES, SIZES)):
        page.evaluate(TYPE, size)
        page.set_viewport_size({"width": width, "height": height})
        how = f"{width}x{height} at {size} %, {'lying' if lying else 'standing'}"
        turn = nth + len(SIZES) * len(TYPE_SIZES) * lying
        found += [
            f"{how}: {one}" for one in page.evaluate(MEASURE, messages[turn % SHARE :: SHARE])
        ]
    assert not found, f"{len(found)}:\n" + "\n".join(found[:60])
    desk.expected = ("404",)
    desk.close()
