"""How many taps each thing costs by hand: an evening has hundreds of them."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from testing.desk import PHONE, TABLET, Desk
from testing.thumbs import Tablet

NAMES = ["North", "East", "South"]
COUNT = "window.taps = 0; addEventListener('click', (tap) => tap.detail && window.taps++, true);"


def laid(desk: Desk, game: str, top: str, **more: Any) -> tuple[dict[str, Any], Tablet]:
    """A table where it is North's turn, and its tablet."""
    start = {"act": "start", "game": game, "players": NAMES, "dealer": "South", **more}
    made = desk.house.lay(start)
    desk.house.act(made["id"], act="turn-up", card=top)
    tablet = desk.tablet(made["id"], settings={"stillness": "still"})
    tablet.page.evaluate(COUNT)
    return made, tablet


@contextmanager
def taps(page: Page, wanted: int) -> Iterator[None]:
    """What is done here takes so many taps."""
    before = page.evaluate("window.taps")
    yield
    assert page.evaluate("window.taps") - before == wanted


COME = """over => {
  const late = document.createElement("button");
  late.style.cssText = `position: fixed; inset: 0; width: 100vw; z-index: ${over ? 99 : 0}`;
  document.querySelector(".table").append(late);
}"""
"""A button as large as the screen appears, over everything or under it."""


def test_what_has_just_appeared_takes_no_tap_but_what_lies_over_it_does(desk: Desk) -> None:
    _, tablet = laid(desk, "mod", "red-5")
    menu = tablet.page.locator(".corner-menu").bounding_box()
    assert menu is not None
    # The page itself has just come, too.
    expect(tablet.page.locator(".table[data-just-appeared]")).to_have_count(0)
    for over in (True, False):
        tablet.page.evaluate(COME, over)
        tablet.page.mouse.click(menu["x"] + 30, menu["y"] + 30)
        if over:
            tablet.page.evaluate("document.querySelector('.table > button:last-child').remove()")
            expect(tablet.page.locator(".sheet")).to_have_count(0)
    expect(tablet.sheet).to_be_visible()


def test_a_card_is_one_tap_in_the_color_in_force_and_two_in_another(desk: Desk) -> None:
    _, tablet = laid(desk, "mod", "red-5")
    with taps(tablet.page, 1):
        tablet.do({"act": "play", "player": "North", "card": "red-7"})
    with taps(tablet.page, 2):
        tablet.do({"act": "play", "player": "East", "card": "blue-7"})


def test_to_draw_and_keep_is_one_tap(desk: Desk) -> None:
    made, tablet = laid(desk, "mod", "red-5")
    with taps(tablet.page, 1):
        tablet.button("Drew, kept it").click()
        expect(tablet.page.locator(".ask-name")).to_have_text("East")
    assert [line["act"]["act"] for line in desk.house.story(made["id"])][2:] == ["draw", "pass"]


def test_a_wild_is_two_taps_and_a_challenged_wild_draw_four_three(desk: Desk) -> None:
    made, tablet = laid(desk, "mod", "red-5")
    tile = tablet.page.locator(".keys").get_by_role("button", name="wild", exact=True)
    with taps(tablet.page, 2):
        tile.click()
        tablet.button("Wild, blue").click()
        expect(tablet.page.locator(".force-word")).to_have_text("blue")
    with taps(tablet.page, 3):
        tile.click()
        tablet.button("Wild Draw Four, green").click()
        # The color that is meant is the one before: blue.
        tablet.button("Challenged: had blue").click()
        expect(tablet.page.locator(".ask[data-ask='play'] .ask-name")).to_have_text("South")
    cards = {one["name"]: one["cards"] for one in desk.house.table(made["id"])["table"]["players"]}
    assert cards == {"North": 6, "East": 10, "South": 7}


def test_a_war_of_three_is_five_taps(desk: Desk) -> None:
    made, tablet = laid(desk, "spin", "yellow-5")
    desk.house.act(made["id"], act="play", player="North", card="yellow-3-spin")
    desk.house.act(made["id"], act="spin", player="East", face="war")
    expect(tablet.page.locator(".ask[data-ask='war']")).to_be_visible()
    tablet.page.keyboard.press("Escape")
    reveals = {"North": ["red-9"], "East": ["blue-8"], "South": ["green-2"]}
    with taps(tablet.page, 5):
        tablet.button("Reveal").click()
        for card in reveals.values():
            name = card[0].replace("-", " ")
            tablet.sheet.get_by_role("button", name=name, exact=True).click()
        tablet.button("Reveal", tablet.sheet).click()
        expect(tablet.page.locator(".sheet")).to_have_count(0)
    assert desk.house.story(made["id"])[-1]["act"]["reveals"] == reveals


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_from_the_start_page_to_the_first_card_is_five_taps_and_the_names(
    desk: Desk, size: dict[str, int]
) -> None:
    page = desk.device(size=size, settings={"placed": False})
    page.request.put("/api/settings", data={})  # a house that remembers nobody
    page.goto("/")
    page.evaluate(COUNT)
    with taps(page, 5):
        page.get_by_role("button", name="Referee").click()
        page.locator("label").filter(has_text="Mod").first.click()
        named(page)
        page.get_by_role(
            "button", name=re.compile("^(Deal: the tablet stands|Ready: deal!)$")
        ).click()
        page.locator(".ask .tiles").get_by_role("button", name="red", exact=True).click()
        page.get_by_role("button", name="red 5", exact=True).click()
        expect(page.locator(".ask-name")).to_have_text("East")
    if size == TABLET:
        assert page.evaluate("JSON.parse(localStorage['companion.settings']).lying") is False


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_the_first_score_is_three_taps_and_the_names(desk: Desk, size: dict[str, int]) -> None:
    page = desk.device(size=size)
    page.goto("/")
    page.evaluate(COUNT)
    with taps(page, 3):
        page.get_by_role("button", name="Just the score").click()
        named(page)
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".pad-who")).to_contain_text("North")
        page.keyboard.type("35")
        page.get_by_role("button", name="Write it down").click()
        expect(page.locator(".score-total").first).to_have_text("35")


def test_the_wheel_turns_with_one_tap(desk: Desk) -> None:
    page = desk.device(size=PHONE)
    page.goto("/")
    page.evaluate(COUNT)
    with taps(page, 1):
        page.get_by_role("button", name="Just the wheel").click()
        expect(page.locator(".wheel-came h2")).to_be_visible(timeout=9000)


def named(page: Page) -> None:
    for name in NAMES:
        page.get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("textbox", name="Name").press("Enter")


def test_the_last_letter_joins_by_itself_in_a_crowded_house_too(desk: Desk) -> None:
    made, _ = laid(desk, "mod", "red-5")
    for code in ("WXZW", "WXZWXZWX"):
        with sqlite3.connect(desk.house.folder / "store.db") as store:
            # Another table may have drawn it by chance.
            store.execute("UPDATE tables SET code = NULL WHERE code = ?", (code,))
            store.execute("UPDATE tables SET code = ? WHERE id = ?", (code, made["id"]))
        phone = desk.device()
        with phone.expect_response("**/api/server"):
            phone.goto("/")
        phone.get_by_role("textbox").press_sequentially(code.lower())
        expect(phone.get_by_role("button", name="North", exact=True)).to_be_visible()


def test_a_second_tap_in_a_hurry_hits_nothing(desk: Desk) -> None:
    made, tablet = laid(desk, "mod", "red-5")
    box = tablet.button("Drew a card").bounding_box()
    assert box is not None
    tablet.page.wait_for_timeout(400)  # what has just appeared takes no tap yet
    # Where “Drew a card” stood, something else comes up under the finger.
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(4):
        tablet.page.mouse.click(*at)
        tablet.page.wait_for_timeout(70)
    tablet.settled(3)
    told = [line["act"]["act"] for line in desk.house.story(made["id"])]
    assert told == ["start", "turn-up", "draw"]
    # And a color's key plays no card that comes up under it.
    tile = tablet.page.locator(".ask .tiles, .keys").get_by_role("button", name="blue", exact=True)
    box = tile.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    tablet.page.mouse.click(*at)
    tablet.page.wait_for_timeout(100)
    tablet.page.mouse.click(*at)
    tablet.page.wait_for_timeout(300)
    assert len(desk.house.story(made["id"])) == 3
