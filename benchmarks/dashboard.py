"""How soon the dashboard is there, how much it weighs, and how smoothly the wheel turns.

`python -m benchmarks.dashboard` starts `companion play` cold on loopback, opens it in Chromium, and
prints one JSON line: the first paint after a cold start of the server, what the table page loads
(gzipped), and the wheel's frames a second with a CPU slowed four times, beside an empty page's in
the same browser with the same brake.
"""

from __future__ import annotations

import gzip
import json
import tempfile
import time
import urllib.request
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.row import Row
from testing.desk import MANNERS, Desk, House, find_browser

BRAKE = 4
UNHURRIED = "window.requestIdleCallback = () => 0"
"""Pages that are fetched ahead, while nothing else is to be done, are not what the table waits for."""
FIRST_PAINT = """() => new Promise((done) => {
  const seen = (list) =>
    list.getEntriesByName("first-contentful-paint").forEach((paint) => done(paint.startTime));
  new PerformanceObserver(seen).observe({type: "paint", buffered: true});
})"""
"""When something was first painted: waited for, as the page may hold what it has not painted yet."""
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


def measured() -> dict[str, Any]:
    """Everything, in one go."""
    path = find_browser()
    if path is None:
        raise SystemExit("No Chromium was found: install it first (apt-get install chromium).")
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=MANNERS)
        house = House(Path(folder))
        begun = time.monotonic()
        house.start()
        told["server ready s"] = round(time.monotonic() - begun, 2)
        desk = Desk(browser, house)
        page = desk.device()
        page.goto("/")
        page.wait_for_selector(".welcome-mark")
        told["first paint ms after navigation"] = round(page.evaluate(FIRST_PAINT))
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
        weighed = desk.device(place={"table": made["id"], "role": "host"})
        loaded: list[str] = []
        weighed.on("response", lambda answer: loaded.append(answer.url))
        weighed.add_init_script(UNHURRIED)
        weighed.goto("/#/table")
        weighed.wait_for_selector(".table")
        weighed.wait_for_load_state("networkidle")
        weighed.close()
        code = {url for url in loaded if url.endswith((".js", ".css"))}
        told["table page kB gzipped"] = round(
            sum(len(gzip.compress(urllib.request.urlopen(url).read(), 9)) for url in code) / 1000, 1
        )

        empty = desk.device()
        empty.goto("about:blank")
        braked(empty)
        told["empty page, frames"] = frames(empty)
        empty.close()
        table = desk.tablet(made["id"]).page
        house.act(made["id"], act="play", player="North", card="red-3-spin")
        braked(table)
        table.locator(".hub-spin").click()
        table.wait_for_selector(".hub-wait")
        told["wheel turning, frames"] = frames(table)
        browser.close()
        house.stop()
    return told


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`; it is quick as it is."""
    told = measured()
    turning, empty = told["wheel turning, frames"], told["empty page, frames"]
    return [
        Row(what="first paint of the dashboard, server just started", unit="s",
            ours=told["first paint ms after navigation"] / 1000, most=1.5),
        Row(what="  and with the server's own start", unit="s", ours=told["server start to first paint s"]),
        Row(what="the table page, gzipped", unit="kB", ours=told["table page kB gzipped"], most=60.0),
        Row(what="frames a second while the wheel turns, CPU 4 times slower", unit="fps",
            ours=turning["a second"], peer="an empty page", theirs=empty["a second"],
            ratio=turning["a second"] / empty["a second"], least=0.95),
    ]  # fmt: skip


def main() -> None:
    print(json.dumps(measured()))


if __name__ == "__main__":
    main()
