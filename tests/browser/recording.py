"""The moving picture in the README: a filmed Spin table, and the tablet beside it.

`python -m tests.browser.recording` takes it anew: it starts `companion demo`, looks at the tablet and at what the
camera sees about ten times a second, and puts both side by side into one animated WebP.
"""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from playwright.sync_api import sync_playwright

from testing.desk import MANNERS, QUIET, TABLET, find_browser
from testing.port import free_port
from tools.evenings import recorded as recorded_evening

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "demo.webp"
SEED = 1055
MANNER = ["--pace", "0.6", "--slips", "1"]
"""An evening in which much happens within twenty seconds: an illegal card, a wrong count put right, the wheel."""
FROM, UNTIL = 15.5, 34.0  # seconds of the film
EACH = 0.12
TALL = 420
PILE = 0.62  # how much of the height of the camera's picture is shown, around its middle
NARROW = 0.72  # its width, in heights
STIR = 12  # of 255: more than the camera's noise
EDGE = 10
MOST = 1_500_000  # bytes


@dataclass(frozen=True, slots=True)
class Shot:
    """Tablet and table at one moment, packed."""

    t: float
    tablet: bytes
    camera: bytes


def recorded() -> list[Shot]:
    """What could be seen, as often as this machine allows."""
    port = free_port()
    evening = Path(tempfile.mkdtemp()) / "evening.jsonl"
    evening.write_text(recorded_evening("spin", SEED).written(), encoding="utf-8")
    demo = subprocess.Popen(
        [sys.executable, "-u", "-c", "from companion.cli import main; main()", "demo", *MANNER,
         "--evening", str(evening),
         "--host", "127.0.0.1", "--port", str(port)],
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert demo.stdout is not None
        link = next(
            m[1] for line in demo.stdout if (m := re.search(r"(http://\S+/#/key/\S+)", line))
        )
        began = time.monotonic()
        threading.Thread(target=demo.stdout.read, daemon=True).start()
        return looks(link, began)
    finally:
        demo.terminate()
        demo.wait(20)


def looks(link: str, began: float) -> list[Shot]:
    """The tablet and the camera's picture, from one moment of the evening to another."""
    found: list[Shot] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=MANNERS)
        page = browser.new_page(viewport=TABLET)  # type: ignore[arg-type]
        upright = json.dumps({**QUIET, "lying": False})
        page.add_init_script(f"localStorage.setItem('companion.settings', {json.dumps(upright)})")
        page.goto(link)
        page.wait_for_selector(".table")
        kept = page.evaluate(
            "() => JSON.parse(localStorage.getItem('companion.place')"
            " ?? sessionStorage.getItem('companion.place'))"
        )
        picture = f"{link.partition('/#')[0]}/api/tables/{kept['table']}/camera.jpg"
        while (t := time.monotonic() - began) < UNTIL:
            if t < FROM:
                time.sleep(min(FROM - t, 0.2))
                continue
            with urllib.request.urlopen(picture, timeout=20) as answer:
                camera = answer.read()
            found.append(Shot(t, page.screenshot(type="jpeg", quality=90), camera))
            time.sleep(max(0.0, EACH - (time.monotonic() - began - t)))
        browser.close()
    return found


def pile(shot: Shot) -> Image.Image:
    """The middle of what the camera sees, without its noise."""
    camera = Image.open(io.BytesIO(shot.camera)).convert("RGB")
    high = camera.height * PILE
    wide = high * NARROW
    left, upper = (camera.width - wide) / 2, (camera.height - high) / 2
    part = camera.resize(
        (round(TALL * NARROW), TALL), Image.Resampling.LANCZOS,
        box=(left, upper, left + wide, upper + high),
    )  # fmt: skip
    return part.filter(ImageFilter.MedianFilter(3))


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether more than the camera's noise has changed."""
    change = ImageChops.difference(one, other).convert("L").filter(ImageFilter.BoxBlur(3))
    return change.getextrema()[1] > STIR  # type: ignore[operator]


def beside(left: Image.Image, shot: Shot) -> Image.Image:
    """The pile at the left, the tablet at the right."""
    tablet = Image.open(io.BytesIO(shot.tablet)).convert("RGB")
    tablet = tablet.resize((TALL * tablet.width // tablet.height, TALL), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", (left.width + tablet.width + 3 * EDGE, TALL + 2 * EDGE), "white")
    for part, x in ((left, EDGE), (tablet, left.width + 2 * EDGE)):
        mask = Image.new("L", part.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle(
            (0, 0, part.width - 1, part.height - 1), 14, fill=255
        )
        whole.paste(part, (x, EDGE), mask)
    return whole


def composed(taken: list[Shot]) -> list[Image.Image]:
    """All pictures; where only noise has changed the pile stays as it was, which packs well."""
    shown = pile(taken[0])
    pictures = []
    for shot in taken:
        now = pile(shot)
        shown = now if differ(shown, now) else shown
        pictures.append(beside(shown, shot))
    return pictures


def main() -> None:
    if find_browser() is None:
        raise SystemExit("No Chromium was found: install it first (apt-get install chromium).")
    taken = recorded()
    pictures = composed(taken)
    lasts = [round(1000 * (later.t - sooner.t)) for sooner, later in pairwise(taken)]
    for quality in (62, 50, 40, 30):
        pictures[0].save(
            PICTURE, save_all=True, append_images=pictures[1:], duration=[*lasts, 1500], loop=0,
            quality=quality, method=4, kmin=30, kmax=60,
        )  # fmt: skip
        if PICTURE.stat().st_size <= MOST:
            break
    print(
        f"{len(pictures)} pictures of {taken[-1].t - taken[0].t:.0f} s, {pictures[0].size}, "
        f"{PICTURE.stat().st_size / 1e3:.0f} kB at quality {quality}: {PICTURE}"
    )


if __name__ == "__main__":
    main()
