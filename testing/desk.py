"""The server as a family starts it, and the devices around one table."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from testing.port import free_port
from testing.thumbs import Tablet

CANDIDATES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
MANNERS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TABLET = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
QUIET = {"caller": False, "sounds": False, "placed": True}


def find_browser() -> str | None:
    """The machine's own Chromium, where there is one."""
    return next((path for name in CANDIDATES if (path := shutil.which(name))), None)


class House:
    """`companion play`, as a family starts it."""

    def __init__(self, folder: Path, *, name: str | None = None, pages: Path | None = None) -> None:
        self.port = free_port()
        self.folder = folder
        self.url = f"http://localhost:{self.port}"
        self.name = name
        self.pages = pages
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "out.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-c", self._program(), "play"),
                    *("--port", str(self.port), "--host", "127.0.0.1"),
                    *("--no-https", "--no-announce", "--store", str(self.folder / "store.db")),
                    *(("--name", self.name) if self.name else ()),
                ],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=os.environ | {"XDG_DATA_HOME": str(self.folder)},
            )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                self.ask("/healthz")
                return
            except OSError:
                assert self.process.poll() is None, (self.folder / "out.log").read_text()
                time.sleep(0.1)
        raise AssertionError("The server did not come up: " + (self.folder / "out.log").read_text())

    def _program(self) -> str:
        """The companion, with pages built elsewhere where somebody says so."""
        there = f"pages.BUILT = pages.Path({str(self.pages)!r}); " if self.pages else ""
        return f"from companion.server import pages; {there}from companion.cli import main; main()"

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def ask(self, path: str, body: object = None) -> Any:
        return self.send(path, None if body is None else json.dumps(body).encode())

    def send(self, path: str, data: bytes | None, kind: str = "application/json") -> Any:
        """Something else than JSON, like a picture."""
        request = urllib.request.Request(self.url + path, data=data, headers={"content-type": kind})
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def lay(self, start: object = None) -> dict[str, Any]:
        """A new table, with its game begun when `start` is given."""
        made: dict[str, Any] = self.ask("/api/tables", {"start": start} if start else {})
        assert "reply" not in made or made["reply"]["ok"], made
        return made

    def act(self, table: str, **act: object) -> dict[str, Any]:
        reply: dict[str, Any] = self.ask(f"/api/tables/{table}/acts", act)
        assert reply["ok"], reply
        return reply

    def story(self, table: str) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = self.ask(f"/api/tables/{table}/story")["story"]
        return told

    def table(self, table: str) -> dict[str, Any]:
        now: dict[str, Any] = self.ask(f"/api/tables/{table}")
        return now


class Desk:
    """The devices of one test. What any of them prints as an error fails the test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.settings: dict[str, Any] = {}

    def device(
        self,
        *,
        size: dict[str, int] = TABLET,
        place: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> Page:
        context = self.browser.new_context(viewport=size, base_url=self.house.url, **more)  # type: ignore[arg-type]
        context.add_init_script(
            f"for (const [k, v] of Object.entries({json.dumps(self.kept(place, settings))}))"
            " if (localStorage.getItem(k) === null) localStorage.setItem(k, v);"
        )
        page = context.new_page()
        page.set_default_timeout(20000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.contexts.append(context)
        return page

    def kept(
        self, place: dict[str, Any] | None = None, settings: dict[str, Any] | None = None
    ) -> dict[str, str]:
        """What a browser remembers of its last visit."""
        kept = {"companion.settings": json.dumps({**QUIET, **self.settings, **(settings or {})})}
        if place is not None:
            kept["companion.place"] = json.dumps({"token": None, "seat": None, **place})
        return kept

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(said.text)

    def tablet(self, table: str, **more: Any) -> Tablet:
        """The host's tablet at a table that stands."""
        page = self.device(place={"table": table, "role": "host"}, **more)
        page.goto("/#/table")
        page.wait_for_selector(".table, .join-code")
        return Tablet(page)

    def phone(
        self, code: str, seat: str | None = None, *, size: dict[str, int] = PHONE, **more: Any
    ) -> Page:
        """A phone that scans the code and sits down."""
        page = self.device(size=size, has_touch=True, is_mobile=True, **more)
        page.goto(f"/#/join/{code}")
        if seat is not None:
            page.get_by_role("button", name=seat, exact=True).click()
            page.wait_for_selector(".phone")
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        loud = [one for one in self.errors if not any(text in one for text in self.expected)]
        assert not loud, loud
