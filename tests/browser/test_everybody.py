"""Everybody can use every page, also in a language two fifths longer: nothing for axe to find, no word clipped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from testing.desk import PHONE, TABLET, Desk, House
from tests.browser.album import Album
from tests.browser.pseudo import PSEUDO, build, spoken

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}

ON_PHONES = {"table", "phone", "setup", "picker", "hand", "dispute", "phones", "print-deck"}
SIZES = ({"width": 1024, "height": 768}, {"width": 768, "height": 1024}, PHONE)

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

CLIPPED = r"""() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim();
    let el = node.parentElement;
    if (!/[äëïöüÿ]/.test(text) || !el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (el.closest(".unseen, svg, select, [aria-hidden=true], .skip")) continue;
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    if (at.width === 0) continue;
    const says = (why) => found.add(`“${text.slice(0, 40)}” ${why}`);
    for (let scrolls = false; el && el !== document.body; el = el.parentElement) {
      const style = getComputedStyle(el);
      const box = el.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX)) scrolls = true;
      if (scrolls) break;
      const over = Math.max(at.right - box.right, box.left - at.left);
      if (over > 2 && (el.tagName === "BUTTON" || style.overflowX === "hidden")) {
        says(`stands ${Math.round(over)} px out of ${el.tagName.toLowerCase()}.${el.className}`);
        break;
      }
      if (style.overflowY === "hidden" && at.bottom - box.bottom > 4) says(`is cut off below in .${el.className}`);
      if (/auto|scroll/.test(style.overflowY)) break;
      if (el.matches("main > *, main") && Math.max(at.right - innerWidth, -at.left) > 2) says("leaves the screen");
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add("the page is broader than the screen");
  return [...found];
}"""
"""The words that are not to be seen whole."""


def violations(page: Page) -> list[str]:
    """What axe finds on a page."""
    return [
        f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in Axe().run(page, options=RULES).response["violations"]
    ]


@pytest.fixture
def longer(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Album]:
    """An evening in the language that nobody speaks."""
    built = build(tmp_path_factory.mktemp("longer"))
    house = House(tmp_path_factory.mktemp("house"), pages=built)
    house.start()
    desk = Desk(browser, house)
    yield Album(desk, leafing=True, words=spoken(built))
    desk.close()
    house.stop()


def test_every_page_is_for_everybody_and_bears_longer_words(longer: Album) -> None:
    found: list[str] = []
    for name, scene in longer.scenes():
        longer.desk.settings = {"look": "dark", "stillness": "still", "speaks": PSEUDO}
        page = scene(TABLET)
        found += [f"{name}: {one}" for one in violations(page)]
        for size in (TABLET, *SIZES):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.evaluate(DRAWN)
            clipped = page.evaluate(CLIPPED)
            found += [f"{name} at {size['width']}x{size['height']}: {one}" for one in clipped]
        if name in ON_PHONES:
            page.evaluate("document.documentElement.dataset.look = 'light'")
            found += [f"{name}, light, on a phone: {one}" for one in violations(page)]
        page.set_viewport_size(TABLET)  # type: ignore[arg-type]
        if name == "dispute":
            longer.after_dispute()
        longer.close(page)
    assert not found, f"{len(found)}:\n" + "\n".join(found)
