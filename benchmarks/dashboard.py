"""How soon the dashboard is there, how much it weighs, and how smoothly the wheel turns.

`python benchmarks/dashboard.py` starts `companion play` cold on loopback, opens it in Chromium, and
prints one JSON line: the first paint after a cold start of the server, what the table page loads
(gzipped), and the wheel's frames a second with a CPU slowed four times, beside an empty page's in
the same browser with the same brake.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
import time
import urllib.request
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.desk import MANNERS, Desk, House, find_browser

BRAKE = 4
FRAMES = """() => new Promise((done) => {
  const times = []; const from = performance.now();
  const tick = (t) => { times.push(t); t - from < 3000 ? requestAnimationFrame(tick) : done(times); };
  requestAnimationFrame(tick);
})"""


def frames(page: Page) -> dict[str, float]:
    """Frames a second over three seconds, and the longest wait for one."""
    times: list[float] = page.evaluate(FRAMES)
    gaps = sorted(b - a for a, b in pairwise(times))
    return {
        "a second": round(1000 * len(gaps) / sum(gaps), 1),
        "95th percentile ms": round(gaps[int(0.95 * len(gaps))], 1),
    }


def braked(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": BRAKE})


def main() -> None:
    path = find_browser()
    if path is None:
        sys.exit("No Chromium was found: install it first (apt-get install chromium).")
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=MANNERS)
        house = House(Path(folder))
        begun = time.monotonic()
        house.start()
        told["server ready s"] = round(time.monotonic() - begun, 2)
        desk = Desk(browser, house)
        page = desk.device()
        loaded: list[str] = []
        page.on("response", lambda answer: loaded.append(answer.url))
        page.goto("/")
        page.wait_for_selector(".welcome-mark")
        told["first paint ms after navigation"] = round(
            page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        )
        told["server start to first paint s"] = round(time.monotonic() - begun, 2)

        made = house.lay(
            {
                "act": "start",
                "game": "spin",
                "players": ["North", "East"],
                "dealer": "East",
                "seed": 7,
            }
        )
        house.act(made["id"], act="turn-up", card="red-5")
        loaded.clear()
        table = desk.tablet(made["id"]).page
        table.on("response", lambda answer: loaded.append(answer.url))
        table.reload()
        table.wait_for_selector(".table")
        table.wait_for_timeout(500)
        code = {url for url in loaded if url.endswith((".js", ".css"))}
        told["table page kB gzipped"] = round(
            sum(len(gzip.compress(urllib.request.urlopen(url).read(), 9)) for url in code) / 1000, 1
        )

        empty = desk.device()
        empty.goto("about:blank")
        braked(empty)
        told["empty page, frames"] = frames(empty)
        empty.close()
        house.act(made["id"], act="play", player="North", card="red-3-spin")
        braked(table)
        table.locator(".hub-spin").click()
        table.wait_for_selector(".hub-wait")
        told["wheel turning, frames"] = frames(table)
        browser.close()
        house.stop()
    print(json.dumps(told))


if __name__ == "__main__":
    main()
