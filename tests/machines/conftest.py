"""Whole machines to try packages on: `make machines`, as root, with debootstrap, systemd-nspawn and podman."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.machines.disk import Disk

ROOT = Path(__file__).parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.machines)


@pytest.fixture(scope="session")
def machines(request: pytest.FixtureRequest) -> Path:
    """The folder in which the machines' disks and the packages lie."""
    folder: Path = request.config.getoption("--machines").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def disk(machines: Path) -> Callable[..., Disk]:
    """A Debian as small as it can be, with these packages; made once, and copied for each test."""
    return lambda release, *packages, processor="amd64": Disk(
        machines, release, packages, processor
    )


@pytest.fixture(scope="session")
def made(machines: Path) -> Callable[..., Path]:
    """A package of the companion, made by `python -m packages.…`."""

    def make(kind: str, *words: str, file: str) -> Path:
        if not list(machines.glob(file)):
            done = [sys.executable, "-m", f"packages.{kind}", *words, "--out", str(machines)]
            subprocess.run(done, cwd=ROOT, check=True)
        (found,) = machines.glob(file)
        return found

    return make


def needs(*programs: str) -> None:
    """Leaves a test out where a program is missing that only it needs."""
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
