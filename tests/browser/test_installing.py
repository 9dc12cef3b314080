"""The dashboard can be put among a phone's or tablet's programs."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Playwright

from testing.desk import MANNERS, House

LONG = {"icon-180": (180, 180), "icon-192": (192, 192), "icon-512": (512, 512)}
LONG |= {"icon-512-maskable": (512, 512)}


def test_chromium_finds_nothing_missing(
    driver: Playwright, chromium: str, house: House, tmp_path: Path
) -> None:
    """In a profile of its own: a window that forgets everything may install nothing."""
    browser = driver.chromium.launch_persistent_context(
        tmp_path, executable_path=chromium, args=MANNERS
    )
    page = browser.new_page()
    page.goto(house.url)
    asked = browser.new_cdp_session(page)
    assert asked.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    assert not asked.send("Page.getAppManifest")["errors"]
    browser.close()


def test_each_icon_is_as_large_as_it_says(house: House) -> None:
    with urlopen(f"{house.url}/manifest.webmanifest", timeout=20) as answer:
        named = [one["src"] for one in json.load(answer)["icons"]]
    assert set(named) == {"/icon.svg", *(f"/{name}.png" for name in LONG if name != "icon-180")}
    for name, size in LONG.items():
        with urlopen(f"{house.url}/{name}.png", timeout=20) as answer:
            assert answer.headers["Content-Type"] == "image/png"
            head = answer.read(24)
        assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == size
