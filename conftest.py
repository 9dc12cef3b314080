"""What holds for every test: it has a home of its own, and in CI nothing is skipped for want of a component.

Photographs that may not lie in the repository are asked for by a marker: `@pytest.mark.photographs("bare-cards")`.
Its tests are chosen where that folder is, and get it as the fixture `photographs`.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

IN_CI = os.environ.get("CI") == "true"
PHOTOGRAPHS = Path(__file__).parents[1] / "shared" / "photos"


TOOLS = {
    "UV_CACHE_DIR": ".cache/uv",
    "UV_CONFIG_FILE": ".config/uv/uv.toml",
    "PIP_CONFIG_FILE": ".config/pip/pip.conf",
    "npm_config_cache": ".npm",
    "npm_config_userconfig": ".npmrc",
    "PLAYWRIGHT_BROWSERS_PATH": ".cache/ms-playwright",
}
"""What the tools that tests start find in the user's home; the companion itself finds nothing there."""


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home that is thrown away: no test sees what the user keeps, nor what a running companion holds."""
    folder, users = tmp_path_factory.mktemp("home"), Path.home()
    with pytest.MonkeyPatch.context() as surroundings:
        for name, place in TOOLS.items():
            if name not in os.environ and (users / place).exists():
                surroundings.setenv(name, str(users / place))
        for name in ("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA"):
            surroundings.setenv(name, str(folder))
        for name in [name for name in os.environ if name.startswith("XDG_")]:
            surroundings.delenv(name)
        yield folder


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--machines", type=Path, metavar="FOLDER",
        help="also try the packages on whole machines, whose disks are kept in this folder",
    )  # fmt: skip
    parser.addoption(
        "--photographs", type=Path, default=PHOTOGRAPHS, metavar="FOLDER",
        help="where the photographs of real cards are",
    )  # fmt: skip


def folder_of(item: pytest.Item) -> Path | None:
    """The folder of photographs that a test is about, if it is about any."""
    marker = item.get_closest_marker("photographs")
    return None if marker is None else item.config.getoption("photographs") / marker.args[0]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is about photographs that are not here, and whole machines unless they are asked for."""
    away = [item for item in items if (folder := folder_of(item)) and not folder.is_dir()]
    if config.getoption("--machines") is None:
        away += [item for item in items if item.get_closest_marker("machines")]
    if away:
        config.hook.pytest_deselected(items=away)
        items[:] = [item for item in items if item not in away]


@pytest.fixture
def photographs(request: pytest.FixtureRequest) -> list[Path]:
    """The photographs that the test's marker names."""
    folder = folder_of(request.node)
    assert folder is not None, "mark the test with the folder that it needs"
    return sorted(path for path in folder.iterdir() if path.is_file())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that would be skipped fails in CI, with its reason."""
    report = yield
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI forbids: {report.longreprtext}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """So does a whole file of tests."""
    report = yield
    if IN_CI and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI forbids: {report.longreprtext}"
    return report
