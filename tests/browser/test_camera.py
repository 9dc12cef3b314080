"""A phone as the camera: its pictures arrive, and the card under it is played."""

from __future__ import annotations

import re
from pathlib import Path

import cv2
from playwright.sync_api import Playwright, expect

from companion.demo.shown_hand import fan
from companion.tags import Deck
from testing.desk import MANNERS, Desk, House


def film(path: Path, card: str) -> None:
    """A camera that sees one sleeved card, as Chromium's fake camera wants it."""
    picture, *_ = fan([card], Deck("mod").tags, "clear", 3)
    ok, jpeg = cv2.imencode(".jpg", cv2.resize(picture, (1280, 720)))
    assert ok
    path.write_bytes(jpeg.tobytes() * 30)


def test_a_phone_films_the_pile_and_the_card_is_played(
    driver: Playwright, chromium: str, house: House, tmp_path: Path
) -> None:
    reel = tmp_path / "pile.mjpeg"
    film(reel, "red-7#1")
    made = house.lay(
        {"act": "start", "game": "mod", "players": ["North", "East"], "dealer": "East"}
    )
    house.act(made["id"], act="turn-up", card="red-5")
    browser = driver.chromium.launch(
        executable_path=chromium,
        args=[
            *MANNERS,
            "--use-fake-device-for-media-stream",
            "--use-fake-ui-for-media-stream",
            f"--use-file-for-fake-video-capture={reel}",
        ],
    )
    desk = Desk(browser, house)
    tablet = desk.tablet(made["id"])
    tablet.page.goto("/#/aim")
    tablet.page.get_by_role("radio", name="A phone's camera").click()
    link = tablet.page.locator(".address").inner_text()
    desk.expected = ("404",)  # no picture has come yet

    phone = desk.device(size={"width": 390, "height": 844})
    phone.goto("/" + link[link.index("#") :])
    phone.get_by_role("button", name="Start the camera").click()
    expect(phone.get_by_text(re.compile(r"[1-9]\d* pictures sent"))).to_be_visible()
    expect(phone.get_by_text("Seen: red 7")).to_be_visible()
    tablet.page.goto("/#/table")
    expect(tablet.page.locator(".ask-name")).to_have_text("East")
    expect(tablet.page.locator(".verdict")).to_contain_text("North plays red 7")
    desk.close()
    browser.close()
