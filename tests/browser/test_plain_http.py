"""On a home network there is only plain HTTP: everything but a phone's camera works there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Playwright, expect

from testing.desk import MANNERS, PHONE, Desk, House

NAME = "kitchen.home.arpa"


def test_a_game_is_played_where_browsers_trust_nobody(
    driver: Playwright, chromium: str, tmp_path: Path
) -> None:
    house = House(tmp_path, name=NAME)
    house.start()
    browser = driver.chromium.launch(
        executable_path=chromium, args=[*MANNERS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    )
    desk = Desk(browser, house)
    made = house.lay(
        {"act": "start", "game": "mod", "players": ["North", "East"], "dealer": "East"}
    )
    house.act(made["id"], act="turn-up", card="red-5")
    house.url = f"http://{NAME}:{house.port}"
    phone = desk.phone(made["code"], "North")
    assert phone.evaluate("[isSecureContext, 'randomUUID' in crypto]") == [False, False]
    phone.get_by_role("button", name="Drew a card").click()
    phone.get_by_role("button", name="Kept it").click()
    expect(phone.get_by_text("East plays now")).to_be_visible()

    place = {"table": made["id"], "token": made["token"], "role": "host"}
    page = desk.device(size=PHONE, place=place)
    page.goto("/#/camera")
    expect(page.get_by_text("only on a secure address")).to_be_visible()
    expect(page.get_by_role("button", name="Start the camera")).to_be_disabled()
    desk.close()
    browser.close()
    house.stop()
