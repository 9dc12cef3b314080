"""Every page as people see it: one evening's scenes, for the accessibility test and the pictures.

`python -m tests.browser.album` takes the pictures of docs/pictures/ anew; `--language de FOLDER` takes them in
another language, into a folder of your own; names of scenes after that take only those.
"""

from __future__ import annotations

import sys
import tempfile
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import cv2
from playwright.sync_api import Page, TimeoutError, sync_playwright

from companion.demo.bare_cards import photo
from companion.words import ENGLISH, Words, words_in
from testing.desk import MANNERS, PHONE, TABLET, Desk, House, find_browser
from testing.reckoning.evening import Evening
from testing.reckoning.temper import PERFECT

NAMES = ["North", "East", "South", "West"]
SIZES = {"1280x800": TABLET, "1024x768": {"width": 1024, "height": 768}, "390x844": PHONE}
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SIT = """kept => {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""
STILL_SHOWN = 8  # seconds after the push for which a wheel surely shows its face
Size = dict[str, int]
Scene = Callable[[Size], Page]
Then = Callable[[Page], object]


class Album:
    """The tables of one evening, and how to come to each page of them."""

    def __init__(
        self,
        desk: Desk,
        *,
        long: bool = False,
        leafing: bool = False,
        words: Words | None = None,
    ) -> None:
        self.desk = desk
        self.words = words or words_in(ENGLISH)  # what stands on the buttons
        desk.settings = {**desk.settings, "speaks": self.words.language}
        self.leafing = leafing  # one tab for each size goes from page to page
        self.tabs: dict[str, Page] = {}
        self.spun: dict[str, float] = {}
        self.leaves = count()
        self.house = desk.house
        self.made: dict[str, dict[str, Any]] = {}
        self.seats = iter(["West", "South", "North", "East"])
        self.played = self._evening(rounds=6 if long else 1)
        self._mod()
        self._power_grab()
        self._nonpartisan()
        self._spin()
        self._counted()
        self._asked()
        self._scored()
        self._filmed()

    def _lay(self, key: str, game: str, top: str, *acts: dict[str, Any], **more: Any) -> None:
        start = {"act": "start", "game": game, "players": NAMES, "dealer": "West", **more}
        self.made[key] = self.house.lay(start)
        self.act(key, act="turn-up", card=top)
        for act in acts:
            self.act(key, **act)

    def act(self, key: str, **act: Any) -> None:
        self.house.act(self.made[key]["id"], **act)

    def _evening(self, rounds: int) -> str:
        """A game that is over, for the history."""
        night = Evening("spin", seed=11, players=4, target=500, temper=PERFECT)
        table: str = self.house.lay(night.opening)["id"]
        for deed in night.play():
            if deed.act is not None:
                self.house.act(table, **deed.act)
            if deed.kind == "end":
                rounds -= 1
                if not rounds:
                    break
        return table

    def _mod(self) -> None:
        self._lay("mod", "mod", "red-5")
        for player, card in zip(NAMES, ["red-7", "blue-7", "blue-2", "blue-9"], strict=True):
            self.act("mod", act="play", player=player, card=card)
        for player, cards, score in [
            ("North", 3, 120),
            ("East", 2, 85),
            ("South", 9, 240),
            ("West", 4, 35),
        ]:
            self.act("mod", act="set", player=player, cards=cards, score=score)
        self.act("mod", act="play", player="North", card="blue-6")
        self.act("mod", act="uno", player="East")
        self.act("mod", act="play", player="East", card="green-6")
        self.act("mod", act="play", player="South", card="green-8")
        self.act("mod", act="play", player="West", card="red-8")

    def _power_grab(self) -> None:
        self._lay("towers", "power-grab", "green-2")
        self.act("towers", act="play", player="North", card="green-1-u")
        self.act("towers", act="play", player="East", card="green-3-o")
        self.act("towers", act="play", player="South", card="green-draw-two")

    def _nonpartisan(self) -> None:
        custom = {"custom-1": {"rule": "hands-up"}, "custom-2": {"text": "Sing your next turn."}}
        self._lay("veto", "nonpartisan", "purple-5", custom=custom)
        self.act("veto", act="play", player="North", card="custom-1", color="orange")
        self.act("veto", act="veto", player="West", target="South")

    def _spin(self) -> None:
        self._lay("wheel", "spin", "yellow-5")
        self.act("wheel", act="play", player="North", card="yellow-3-spin")

    def _counted(self) -> None:
        self._lay("hands", "mod", "red-5")
        for player, score in [("North", 180), ("East", 310), ("South", 95), ("West", 240)]:
            self.act("hands", act="set", player=player, score=score)
        self.act("hands", act="set", player="North", cards=1)
        self.act("hands", act="play", player="North", card="red-7")
        self.act("hands", act="hand", player="East", points=45)

    def _asked(self) -> None:
        """The questions that need more than a button."""
        self._lay("give", "mod", "red-5")
        self.act("give", act="play", player="North", card="mod", color="blue")
        self._lay("challenge", "mod", "red-5")
        self.act("challenge", act="play", player="North", card="wild-draw-four", color="green")
        self._lay("color", "nonpartisan", "purple-5")
        self.act("color", act="play", player="North", card="wild")
        self._lay("grab", "power-grab", "green-2")
        self.act("grab", act="play", player="North", card="green-grab-two")
        self._lay("war", "spin", "yellow-5")
        self.act("war", act="play", player="North", card="yellow-3-spin")
        self.act("war", act="spin", player="East", face="war")
        self._lay("over", "mod", "red-5", target=100)
        self.act("over", act="set", player="North", cards=1)
        self.act("over", act="play", player="North", card="red-7")
        for player, points in (("East", 85), ("South", 40), ("West", 12)):
            self.act("over", act="hand", player=player, points=points)
        many = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna", "Ida", "Jonathan"]
        self.made["many"] = self.house.lay(
            {"act": "start", "game": "power-grab", "players": many, "dealer": "Ann"}
        )
        self.act("many", act="turn-up", card="green-2")

    def _scored(self) -> None:
        self.made["score"] = self.house.lay()
        sheet = f"/api/tables/{self.made['score']['id']}/score"
        self.house.ask(sheet, {"act": "sheet", "columns": NAMES, "title": "Rummy", "target": 300})
        for number, row in enumerate([(35, 0, 60, 10), (5, 80, 25, 0), (70, 15, 0, 40)], 1):
            points = dict(zip(NAMES, row, strict=True))
            self.house.ask(sheet, {"act": "row", "round": number, "points": points})
        self.house.ask(sheet, {"act": "points", "round": 4, "column": "North", "points": 20})

    def _filmed(self) -> None:
        """A table under a camera that knows who reaches from where."""
        self._lay("filmed", "mod", "red-5")
        table = self.made["filmed"]["id"]
        _, jpeg = cv2.imencode(".jpg", photo("red-7", "border", seed=1))
        self.photo = b64encode(jpeg.tobytes()).decode()
        self.house.send(f"/api/tables/{table}/frames", jpeg.tobytes(), "image/jpeg")
        for name, direction in zip(NAMES, (30, 120, 205, 310), strict=True):
            arm = {"player": name, "direction": direction}
            self.house.ask(f"/api/tables/{table}/camera/arm", arm)
        self.house.ask(f"/api/tables/{table}/camera/draw-pile", {"at": [0.25, 0.5]})
        self.act("filmed", act="seen", card="blue-9")

    def open(self, key: str, page: str, size: Size, **settings: Any) -> Page:
        place = {"table": self.made[key]["id"], "role": "host"}
        opened = self._tab(page, size, place, caller=True, **settings)
        opened.wait_for_selector("main h1", state="attached")
        opened.evaluate("document.fonts.ready.then(() => true)")
        return opened

    def _tab(
        self, page: str, size: Size, place: dict[str, Any] | None = None, **settings: Any
    ) -> Page:
        tab = self.tabs.get(str(size))
        if tab is None:
            tab = self.desk.device(size=size, place=place, settings=settings)
            if self.leafing:
                self.tabs[str(size)] = tab
            tab.goto(f"/#/{page}")
        else:
            tab.evaluate(SIT, {"companion.place": "null", **self.desk.kept(place, settings)})
            tab.goto(f"/?{next(self.leaves)}#/{page}")
        return tab

    def close(self, page: Page) -> None:
        """Done with a scene."""
        page.unroute_all()
        if page not in self.tabs.values():
            page.context.close()
            self.desk.contexts.remove(page.context)

    def scenes(self) -> Iterator[tuple[str, Scene]]:
        """Each page by name, and how to open it on a device of some size."""

        def on(key: str, page: str, then: Then | None = None, **settings: Any) -> Scene:
            def go(size: Size) -> Page:
                opened = self.open(key, page, size, **settings)
                if then is not None:
                    then(opened)
                return opened

            return go

        yield "welcome", lambda size: self._fresh("", size)
        yield "setup", lambda size: self._setup(size)
        yield "just-the-wheel", self._just_the_wheel
        yield "score", on("score", "score", lambda page: page.wait_for_selector(".pad"))
        yield "score-begin", on("mod", "score/new")
        yield "help", on("mod", "help", lambda page: page.wait_for_selector(".help-section"))
        yield "table", on("mod", "table")
        yield "table-light-standing", on("mod", "table", look="light", lying=False)
        yield "towers", on("towers", "table")
        yield "veto", on("veto", "table")
        yield "picker", on("mod", "table", lambda page: page.locator(".keys .tile").first.click())
        yield "wheel", on("wheel", "table", lambda page: page.wait_for_selector(".wheel-over"))
        yield "wheel-turning", self._turning
        yield "give", on("give", "table", self._answer("do-give"))
        yield "challenge", on("challenge", "table")
        yield "color", on("color", "table")
        yield "wheel-face", self._face  # soon after it was spun
        yield "grab", on("grab", "table", self._answer("do-grab"))
        yield "war", on("war", "table", self._war)
        yield "many", on("many", "table")
        yield "menu", on("mod", "table", lambda page: page.locator(".corner-menu").click())
        yield "player", on("veto", "table", lambda page: page.locator(".seat").first.click())
        yield "people", on("mod", "table", self._people)
        yield (
            "lies",
            on("mod", "table", lambda page: page.wait_for_selector(".sheet"), placed=False),
        )
        yield "wrong", on("filmed", "table", self._wrong)
        yield "watch", on("mod", "watch", lambda page: page.wait_for_selector(".watch-plays li"))
        yield "over", on("over", "table")
        yield "points", on("over", "hands", lambda page: page.wait_for_selector(".points"))
        yield "points-sent", on("over", "hands", self._share)
        yield "hands", on("hands", "hands")
        yield "hand", on("hands", "hands", self._hand)
        yield "fix", on("mod", "fix", lambda page: page.wait_for_selector(".story-line"))
        yield "mend", on("mod", "fix/6", lambda page: page.wait_for_selector(".likely"))
        yield "dispute", self._dispute
        yield "rule", on("towers", "table", lambda page: page.locator(".verdict").click())
        yield "phones", on("mod", "phones", lambda page: page.wait_for_selector(".qr svg"))
        yield "phone", self._phone
        yield "history", on("mod", "history", lambda page: page.wait_for_selector(".standings"))
        yield (
            "statistics",
            on("mod", f"history/{self.played}", lambda page: page.wait_for_selector(".bars")),
        )
        yield "replay", on("mod", f"replay/{self.played}", self._mid_replay)
        yield "rules", on("veto", "rules", lambda page: page.wait_for_selector(".rulings"))
        yield "print", on("mod", "print", lambda page: page.wait_for_selector(".print-one"))
        yield "print-deck", on("towers", "print", self._deck)
        yield "print-single", on("mod", "print", self._single)
        yield "settings", on("mod", "settings", lambda page: page.wait_for_selector(".shape-list"))
        yield "camera", on("mod", "aim", lambda page: page.wait_for_selector("[type=radio]"))
        yield "reaching", on("filmed", "aim", lambda page: page.wait_for_selector(".direction"))
        yield "phone-camera", on("mod", "camera")
        yield (
            "teach",
            on("mod", "teach/classic", lambda page: page.wait_for_selector("[role=status]")),
        )
        yield "teach-shown", on("filmed", "teach/classic", self._shown)
        yield "taught", on("mod", "teach/classic", self._taught)

    def _fresh(self, page: str, size: Size) -> Page:
        opened = self._tab(page, size)
        opened.wait_for_selector(".welcome")
        return opened

    def _just_the_wheel(self, size: Size) -> Page:
        opened = self._tab("wheel", size)
        opened.wait_for_selector(".slice")
        return opened

    def _setup(self, size: Size) -> Page:
        opened = self._tab("setup/new", size)
        opened.wait_for_selector(".setup-game")
        opened.wait_for_timeout(300)
        if not opened.locator(".chip").count():
            for name in NAMES:
                opened.get_by_role("textbox", name=self.words("setup-name")).fill(name)
                opened.get_by_role("textbox", name=self.words("setup-name")).press("Enter")
        return opened

    def _face(self, size: Size) -> Page:
        """Spun a moment ago, at rest now."""
        while True:
            if time.monotonic() - self.spun.get(str(size), -60) > STILL_SHOWN:
                self._spin_now(size)
            opened = self.open(f"turning {size}", "table", size)
            try:
                opened.wait_for_selector(".hub-open", timeout=15000)
            except TimeoutError:  # a busy machine: the face was put away before the page came
                self.spun.clear()
            else:
                return opened

    def _turning(self, size: Size) -> Page:
        """Just spun: a wheel on each device of its own."""
        self._spin_now(size)
        opened = self.open(f"turning {size}", "table", size)
        opened.wait_for_selector(".hub-wait")
        return opened

    def _spin_now(self, size: Size) -> None:
        key = f"turning {size}"
        self._lay(key, "spin", "yellow-5", seed=2)
        self.act(key, act="play", player="North", card="yellow-3-spin")
        self.act(key, act="spin", player="East")
        self.spun[str(size)] = time.monotonic()

    def _answer(self, button: str) -> Then:
        def go(page: Page) -> None:
            page.get_by_role("button", name=self.words(button), exact=True).click()
            page.wait_for_selector(".sheet")
            if page.locator(".sheet .hue").count():
                page.locator(".sheet .hue").nth(1).click()

        return go

    def _war(self, page: Page) -> None:
        if page.locator(".hub-open").count():
            page.get_by_role("button", name=self.words("do-ok")).click()
        page.get_by_role("button", name=self.words("do-war")).click()
        page.wait_for_selector(".war")

    def _hand(self, page: Page) -> None:
        """A hand with one card less than was counted."""
        page.locator(".hand-one[data-waits='true']").first.click()
        page.get_by_role("button", name=self.words("hands-type")).click()
        page.get_by_role("button", name=self.words("color-blue"), exact=True).click()
        for card in ("blue-9", "blue-4", "blue-skip"):
            page.get_by_role("button", name=self.words.card(card), exact=True).click()
        page.get_by_role("button", name=self.words("pick-done")).click()
        page.locator(".fan-total").get_by_text("33", exact=True).wait_for()

    def _people(self, page: Page) -> None:
        """One is renamed while another is about to leave."""
        page.locator(".corner-menu").click()
        page.locator(".menu-one").first.click()
        page.locator(".sheet li .round").first.click()
        leave = page.locator(".sheet li").nth(1).get_by_role("button")
        leave.filter(has_text=self.words("table-leave")).click()
        page.locator(".sheet summary").click()

    def _wrong(self, page: Page) -> None:
        page.locator(".misread").click()
        page.get_by_role("button", name=self.words("misread-keep")).click()
        page.get_by_role("button", name=self.words("misread-download")).wait_for()

    def _share(self, page: Page) -> None:
        page.get_by_role("button", name=self.words("points-share")).click()
        page.wait_for_selector(".share-text")

    def _deck(self, page: Page) -> None:
        page.locator("summary").filter(has_text=self.words("setup-icons")).click()
        page.locator(".icons").scroll_into_view_if_needed()

    def _single(self, page: Page) -> None:
        page.locator("summary").filter(has_text=self.words("print-lost")).click()
        page.get_by_role("button", name=self.words("hands-add")).click()
        page.get_by_role("button", name=self.words("color-red"), exact=True).click()
        page.get_by_role("button", name=self.words.card("red-7"), exact=True).click()
        page.locator(".print-lost").scroll_into_view_if_needed()

    def _shown(self, page: Page) -> None:
        """A picture of a deck's first cards: one told, one hard to see, one that may be another."""
        page.wait_for_selector("[role=status]")
        square = [[0, 0], [300, 0], [300, 400], [0, 400]]
        plain = {"quality": 1.0, "corners": square, "poor": None, "looks": None}
        doubtful = {"looks": "red-1", "picture": f"data:image/jpeg;base64,{self.photo}"}
        cards = [{**plain, "face": "red-0"}, {**plain, "face": "red-1", "poor": "edges"}]
        cards.append({**plain, "face": "red-2", **doubtful})
        deck = self.house.ask("/api/decks/Classic?game=classic")
        told = {"wide": 900, "tall": 600, "strange": 2, "cards": cards, "deck": deck}
        page.route("**/api/decks/*/photo*", lambda asked: asked.fulfill(json=told))
        file = {"name": "cards.jpg", "mimeType": "image/jpeg", "buffer": b64decode(self.photo)}
        page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        page.wait_for_selector(".teach-asked")
        page.get_by_role("button", name=self.words("teach-one")).click()
        page.wait_for_selector(".teach-next")

    def _taught(self, page: Page) -> None:
        """A deck that is known from its first face to its last."""
        deck = self.house.ask("/api/decks/Classic?game=classic") | {"missing": []}
        page.route("**/api/decks/*/faces/*", lambda face: face.fulfill(body=b64decode(self.photo)))
        page.route("**/api/decks/*?game=*", lambda asked: asked.fulfill(json=deck))
        page.reload()
        page.wait_for_selector(".teach-face img")

    def _dispute(self, size: Size) -> Page:
        opened = self.open("towers", "table", size)
        self.act("towers", act="seen", card="red-9")
        opened.wait_for_selector(".ask[data-ask='dispute']")
        return opened

    def after_dispute(self) -> None:
        """The card goes back to the hand."""
        self.act("towers", act="undo")

    def _phone(self, size: Size) -> Page:
        seat = next(self.seats)  # a seat that is taken stays taken
        opened = self.desk.phone(self.made["mod"]["code"], seat, size=size)
        opened.wait_for_selector(".phone-turn")
        return opened

    def _mid_replay(self, page: Page) -> None:
        page.wait_for_selector(".replay .pile")
        for _ in range(12):
            page.get_by_role("button", name=self.words("history-after")).click()


@contextmanager
def _sitting() -> Iterator[Desk]:
    """A house and a browser of our own."""
    browser_path = find_browser()
    if browser_path is None:
        sys.exit("No Chromium was found: install it first (apt-get install chromium).")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=browser_path, args=MANNERS)
        desk = Desk(browser, house)
        try:
            yield desk
        finally:
            browser.close()
            house.stop()


def main(given: list[str]) -> None:
    """Take the pictures: all pages at three sizes, and the one for the front page."""
    language, folder, only = ENGLISH, PICTURES, given
    if given[:1] == ["--language"]:
        language, folder, only = given[1], Path(given[2]), given[3:]
    folder.mkdir(parents=True, exist_ok=True)
    with _sitting() as desk:
        album = Album(desk, long=language == ENGLISH, words=words_in(language))
        for name, scene in album.scenes():
            if only and name not in only:
                continue
            for size_name, size in SIZES.items():
                if name == "lies" and size == PHONE:
                    continue  # a phone in the hand turns by itself
                page = scene(size)
                page.wait_for_timeout(900)
                page.screenshot(path=folder / f"{name}-{size_name}.jpg", type="jpeg", quality=56)
                if name == "dispute":
                    album.after_dispute()
                album.close(page)
            print(name)
        if language == ENGLISH and (not only or "table" in only):
            page = album.open("mod", "table", TABLET)
            page.wait_for_timeout(900)
            page.screenshot(path=folder / "table.jpg", type="jpeg", quality=68)


if __name__ == "__main__":
    main(sys.argv[1:])
