"""Everybody can use every page: nothing for axe to find, in the dark and in the light, on tablet and phone."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.album import Album
from tests.browser.desk import PHONE, TABLET, Desk, House

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}

ON_PHONES = {"table", "phone", "setup", "picker", "hand", "dispute", "phones", "print-deck"}


def test_axe_finds_nothing_on_any_page(browser: Browser, house: House) -> None:
    desk = Desk(browser, house)
    album = Album(desk, leafing=True)
    found: list[str] = []
    visits = [(name, scene, TABLET, "dark") for name, scene in album.scenes()]
    visits += [(name, scene, PHONE, "light") for name, scene in album.scenes() if name in ON_PHONES]
    for name, scene, size, look in visits:
        desk.settings = {"look": look, "stillness": "still", "speaks": "en"}
        page = scene(size)
        for violation in Axe().run(page, options=RULES).response["violations"]:
            places = [node["html"][:160] for node in violation["nodes"][:3]]
            found.append(f"{name}: {violation['id']}: {places}")
        if name == "dispute":
            album.after_dispute()
        album.close(page)
    assert not found, "\n".join(found)
    desk.close()
