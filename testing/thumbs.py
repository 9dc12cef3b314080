"""Thumbs on a tablet: does any act of the table script by tapping what the page shows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from companion.words import ENGLISH, words_in

COLORS = ("red", "blue", "green", "yellow", "purple", "orange")
TOWERS = {"u": "U", "n": "N", "o": "O", "bang": "!"}


def tab(card: str) -> str:
    """Under which color the picker keeps a card."""
    first = card.split("-")[0].split("#")[0]
    return first if first in COLORS else "wild"


def words(card: str) -> str:
    """What the page calls a card."""
    return words_in(ENGLISH).card(card)


class Tablet:
    """One page, tapped as people tap."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("document.body.dataset.seq || '0'"))

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        whole = re.compile(f"^{re.escape(name)}$", re.I) if isinstance(name, str) else name
        return (within or self.page).get_by_role("button", name=whole)

    @property
    def sheet(self) -> Locator:
        return self.page.locator(".sheet").last

    def pick(self, card: str) -> None:
        """In the open picker: the color's tab if need be, then the card."""
        tile = self.button("wilds" if tab(card) == "wild" else tab(card), self.sheet)
        if tab(card) == "wild":
            tile = self.button("wild", self.page.locator(".picker-colors"))
        if tile.get_attribute("aria-pressed") != "true":
            tile.click()
        self.button(
            re.compile(rf"^{re.escape(words(card))}(, fits)?$"), self.page.locator(".picker-cards")
        ).click()

    def tile_then_pick(self, card: str) -> None:
        """One tap for a card of the color in force; else the color, then the card."""
        key = self.page.locator(".keys").get_by_role("button", name=words(card), exact=True)
        if key.count():
            key.click()
            return
        tiles = self.page.locator(".ask .tiles, .keys")
        tiles.get_by_role("button", name=tab(card), exact=True).click()
        self.button(
            re.compile(rf"^{re.escape(words(card))}(, fits)?$"), self.page.locator(".picker-cards")
        ).click()

    def pick_all(self, cards: list[str]) -> None:
        for card in cards:
            self.pick(card)
        self.button(re.compile("^Done"), self.sheet).click()

    def do(self, act: Mapping[str, Any]) -> None:
        """One act, by taps; returns when the page shows what came of it."""
        before = self.seq
        self._do(act)
        self.settled(before + 1)

    def settled(self, seq: int) -> None:
        self.page.wait_for_function("seq => Number(document.body.dataset.seq) >= seq", arg=seq)

    def _do(self, act: Mapping[str, Any]) -> None:
        player = act.get("player", "")
        match act["act"]:
            case "turn-up":
                self.tile_then_pick(act["card"])
            case "play":
                self.tile_then_pick(act["card"])
                self._name(act)
            case "color":
                self._color(act["color"])
            case "draw":
                self._draw(act)
            case "pass":
                self.button("Kept it").click()
            case "uno":
                self.button(re.compile(f"^({player}: )?UNO!$")).last.click()
            case "catch":
                self.button(f"Catch {act['target']}!").last.click()
                self.button(re.compile(f"^{player}: Catch")).click()
            case "challenge":
                self.button("Challenge").click()
            case "verdict":
                self.button(re.compile("^Had no " if not act["guilty"] else "^Had (?!no )")).click()
            case "show-hand":
                self.button("Show the hand").click()
                self.button("Tap in the cards", self.sheet).click()
                self.pick_all(act["cards"])
                self.button("That is the hand", self.sheet).click()
            case "block":
                self.button("Block").click()
            case "accept":
                self.button("Lose the turn").click()
            case "spin":
                self._spin(act)
            case "discard":
                self._discard(act)
            case "war":
                self._war(act)
            case "shout":
                self.button(
                    re.compile(f"^{player}( was first)?$"), self.page.locator(".ask")
                ).click()
                self.pick(act["card"])
                self._name(act)
            case "give":
                self._give(act)
            case "grab":
                self.button("Grab").click()
                for tower in act["towers"]:
                    letter = TOWERS.get(tower, tower)
                    self.sheet.locator(f".tower-tile[data-tower='{letter}']").click()
                self.button(re.compile(r"^Grab \("), self.sheet).click()
            case "veto":
                self.page.locator(".seat").filter(has_text=act["target"]).click()
                self.button(player, self.sheet).click()
            case "resolve":
                self._resolve(act)
            case "hand":
                self._hand(act)
            case "next-round":
                self.button("Next round").click()
            case other:
                raise AssertionError(f"no thumb for {other}")

    def _color(self, color: str) -> None:
        tiles = self.page.locator(".ask[data-ask='color'] .tiles")
        tiles.get_by_role("button", name=color, exact=True).click()

    def _name(self, act: Mapping[str, Any]) -> None:
        """A wild that comes with its color: the table asks for it."""
        if act.get("color") and tab(act.get("card", "wild")) == "wild":
            self._color(act["color"])

    def _draw(self, act: Mapping[str, Any]) -> None:
        until = self.page.locator(".ask[data-ask='draw-until']")
        if not until.count():
            self.button(re.compile(r"^(\w+: )?Drew (a card|\d+)$")).first.click()
            return
        self.button("How many?", until).click()
        for _ in range(int(act["count"]) - 1):
            self.button("How many? +", self.sheet).click()
        self.button(re.compile(r"^Drew \d+$"), self.sheet).click()

    def _spin(self, act: Mapping[str, Any]) -> None:
        self.page.wait_for_selector(".wheel-over")
        if act.get("face"):
            self.button("We spun a real wheel").click()
            face = words_in(ENGLISH)(f"face-{act['face']}")
            self.button(face, self.sheet).click()
        else:
            self.page.locator(".hub-spin").click()

    def _discard(self, act: Mapping[str, Any]) -> None:
        who = f"(?:{act['player']}: )?"
        if act.get("cards"):
            self.button(re.compile(f"^{who}Which cards\\?$")).click()
            self.pick_all(act["cards"])
            last = act["cards"][-1]
            if act.get("color") and tab(last) == "wild":
                self._color(act["color"])
        elif act.get("count"):
            exact = self.button(re.compile(f"^{who}Discard: {act['count']}$"))
            many = self.button(re.compile(f"^{who}How many\\?$"))
            expect(exact.or_(many).first).to_be_visible()
            if exact.count():
                exact.click()
                return
            many.click()
            expect(self.sheet).to_be_visible()
            for _ in range(int(act["count"])):
                self.button("How many? +", self.sheet).click()
            self.button(re.compile("^Discard: "), self.sheet).click()
        else:
            self.button(re.compile(f"^{who}None$")).click()

    def _war(self, act: Mapping[str, Any]) -> None:
        self.button("Reveal").click()
        for name, cards in act["reveals"].items():
            for card in cards:
                row = self.sheet.locator(".war-one").filter(
                    has=self.page.get_by_text(name, exact=True)
                )
                asked = row.get_by_role("button").first
                if asked.get_attribute("aria-pressed") != "true":
                    asked.click()
                self.sheet.get_by_role("button", name=words(card), exact=True).click()
        self.button("Reveal", self.sheet).click()

    def _give(self, act: Mapping[str, Any]) -> None:
        self.button("Give").click()
        count = act.get("count", len(act.get("cards") or []))
        color = act.get("color") or tab((act.get("cards") or ["red"])[0])
        self.sheet.get_by_role("button", name=color, exact=True).click()
        if count <= 9:
            self.button(f"{count} card{'' if count == 1 else 's'}", self.sheet).click()
        else:
            much = self.sheet.locator(".stepper-value")
            while int(much.inner_text()) != count:
                step = "+" if int(much.inner_text()) < count else "−"
                self.button(f"How many cards of it? {step}", self.sheet).click()
        self.button("Give", self.sheet).click()

    def _resolve(self, act: Mapping[str, Any]) -> None:
        who = f"(?:{act['player']}: )?"
        spoken = {
            "laughed": "Somebody laughed",
            "silent": "Nobody laughed",
            "crowed": "Crowed",
            "chickened": "Chickened out",
        }
        says = spoken.get(act.get("outcome") or "", "Done")
        if act.get("outcome") == "drew":
            says = r"Drew \d+"
        self.button(re.compile(f"^{who}{says}$")).first.click()

    def _hand(self, act: Mapping[str, Any]) -> None:
        if not self.page.locator(".hands").count():
            self.page.goto("/#/hands")
        # The sheet goes on by itself to the next hand; people count in any order.
        mine = self.page.get_by_role("heading", name=f"{act['player']}: What is left?")
        if self.page.locator(".sheet").count() and not mine.count():
            self.page.keyboard.press("Escape")
        if not mine.count():
            self.page.locator(".hand-one").filter(has_text=act["player"]).click()
        if act.get("cards"):
            self.button("Tap in the cards", self.sheet).click()
            self.pick_all(act["cards"])
        else:
            self.button("Type the points", self.sheet).click()
            self.sheet.locator("input[type=number]").fill(str(act.get("points", 0)))
        self.button("That is the hand", self.sheet).click()
        expect(mine).to_have_count(0)
