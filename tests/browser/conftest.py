"""A real server, a real browser, and pages that may not print an error."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from testing.desk import MANNERS, Desk, House, find_browser

expect.set_options(timeout=20000)  # on a busy machine all takes longer; nothing here is timed


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine a browser stumbles now and then: what fails is tried once more, and the summary says so."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    the = House(tmp_path_factory.mktemp("house"))
    the.start()
    yield the
    the.stop()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What drives the browsers; there can be only one in a process."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium() -> str:
    """The machine's own Chromium."""
    path = find_browser()
    if path is None:
        missing = "Browser tests need Chromium: apt-get install chromium, or brew install chromium."
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return path


@pytest.fixture(scope="session")
def browser(driver: Playwright, chromium: str) -> Iterator[Browser]:
    opened = driver.chromium.launch(executable_path=chromium, args=MANNERS)
    yield opened
    opened.close()


@pytest.fixture
def desk(browser: Browser, house: House) -> Iterator[Desk]:
    the = Desk(browser, house)
    yield the
    the.close()
