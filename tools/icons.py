"""`python -m tools.icons`: the pictures that phones show for the installed dashboard, drawn from icon.svg."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from testing.desk import MANNERS, find_browser

PUBLIC = Path(__file__).parents[1] / "companion" / "web" / "public"
GROUND = "#14202b"

DRAWN = {
    "icon-180.png": (180, 1.0, True),
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "icon-512-maskable.png": (512, 0.72, True),
}
"""Each picture: its width in dots, how large the drawing is in it, and whether the ground goes to the edge.

A phone may cut a maskable one to any shape around its middle four fifths.
"""


def draw() -> None:
    """Draws all of them with the machine's own Chromium."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=MANNERS)
        for name, (wide, share, filled) in DRAWN.items():
            page = browser.new_page(viewport={"width": wide, "height": wide})
            ground, side = (GROUND if filled else "transparent"), round(wide * share)
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{side}px;height:{side}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=not filled)
        browser.close()


if __name__ == "__main__":
    draw()
