"""A family teaches the companion their bare cards: laid out in rows, then one by one, and plays with them."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import cv2
from playwright.sync_api import Page, expect

from companion.demo.bare_cards import in_rows, photo
from companion.rules.games import GAMES
from companion.vision.bare.order import Rows, rows
from testing.desk import Desk, House

PARTS = rows("classic")
FACES = len(GAMES["classic"].deck.names)


def picture(folder: Path, name: str, laid: Rows, seed: int) -> Path:
    """A photo of cards in rows, as a phone keeps it."""
    path = folder / f"{name}.jpg"
    cv2.imwrite(str(path), in_rows(laid, "border", seed=seed, broad=1300))
    return path


def show(page: Page, path: Path) -> None:
    """Takes the picture that is asked for."""
    page.locator("input[type=file]").set_input_files(path)


def under_the_camera(house: House, table: str, face: str, seed: int) -> None:
    """One card lies under the table's camera."""
    _, jpeg = cv2.imencode(".jpg", photo(face, "border", seed=seed))
    house.send(f"/api/tables/{table}/frames", jpeg.tobytes(), "image/jpeg")


NAMES = count(1)


def test_a_deck_is_taught_by_pictures_and_one_by_one_and_then_played_with(
    desk: Desk, tmp_path: Path
) -> None:
    desk.expected = ("Failed to load resource",)  # until the camera has its first picture
    house = desk.house
    made = house.lay()
    table = str(made["id"])
    page = desk.device(place={"table": table, "role": "host"})
    page.goto("/#/setup")
    page.locator("summary", has_text="Camera").click()
    page.get_by_role("radio", name="A phone's camera").click()
    page.get_by_role("radio", name="Bare").check()
    expect(page.get_by_text("No deck of this game has been taught yet")).to_be_visible()
    page.goto("/#/teach/classic")
    grandma = f"Grandma {next(NAMES)}"  # the house remembers, also when this is tried once more
    called = page.get_by_label("What shall I call this deck?")
    expect(called).to_have_value("Classic")  # what it is called unless somebody says otherwise
    called.fill(grandma)
    expect(page.get_by_role("status").filter(has_text=f"I know 0 of {FACES} faces")).to_be_visible()

    for many, (part, seed) in {12: ("red", 7), 25: ("yellow", 1), 38: ("green", 2)}.items():
        page.get_by_role("radio", name=part, exact=True).check()
        show(page, picture(tmp_path, part, PARTS[part], seed))
        expect(page.get_by_text(f"I know {many} of {FACES} faces")).to_be_visible(timeout=60000)
        expect(page.locator(".teach-seen polygon")).to_have_count(13)
        if part == "red":  # of that one the border can't be seen in this picture
            expect(page.locator(".teach-poor")).to_contain_text("red 9 Its edges are hard to see")

    zero, one, *others = PARTS["blue"][0]
    page.get_by_role("radio", name="blue", exact=True).check()
    show(page, picture(tmp_path, "blue", ((one, zero, *others), PARTS["blue"][1]), 5))
    asked = page.locator(".teach-asked")
    expect(asked).to_have_count(2, timeout=60000)
    asked.first.get_by_role("button", name="blue 1").click()
    expect(asked).to_have_count(1)
    asked.first.get_by_role("button", name="blue 0").click()
    expect(page.get_by_text(f"I know 51 of {FACES} faces")).to_be_visible()
    expect(page.get_by_text("What is missing (8)")).to_be_visible()

    under_the_camera(house, table, "red-9", 1)
    page.get_by_role("button", name="One by one").click(timeout=15000)
    expect(page.get_by_role("heading", name="Next: red 9", exact=True)).to_be_visible()
    for number, (face, then) in enumerate(
        {
            "red-9": "Next: Wild",
            "wild": "Next: Wild Draw Four",
            "wild-draw-four": "Next: Wild Swap Hands",
            "wild-swap-hands": "Next: Wild Shuffle Hands",
            "wild-shuffle-hands": "Next: Customizable card 1",
            "custom-1": "Next: Customizable card 2",
            "custom-2": "Next: Customizable card 3",
            "custom-3": "",
        }.items()
    ):
        for _ in range(3):
            under_the_camera(house, table, face, number)
        if then:
            expect(page.get_by_role("heading", name=then, exact=True)).to_be_visible(timeout=30000)
    expect(page.get_by_text(f"I know the whole deck {grandma} now").first).to_be_visible(
        timeout=30000
    )
    expect(page.locator(".teach-face img")).to_have_count(FACES)

    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    expect(page.get_by_role("radio", name="Classic")).to_be_checked()
    page.locator("summary", has_text="Camera").click()
    expect(page.get_by_role("radio", name=grandma)).to_be_checked()
    known = house.ask("/api/decks")["decks"]
    assert {"name": grandma, "game": "classic", "known": FACES, "faces": FACES} in known
