"""A house for each test, in this process; and one that really listens, in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from companion.server.app import create_app, leave
from companion.server.service import Service
from tests.server.guest import Guest


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    made = create_app(tmp_path / "a.db")
    made.testing = False
    yield made
    leave(made)


@pytest.fixture
def house(app: Flask) -> Service:
    found: Service = app.extensions["companion"]
    return found


@pytest.fixture
def machine(app: Flask) -> Guest:
    """A program on the machine itself."""
    return Guest(app)


@pytest.fixture
def stranger(app: Flask) -> Guest:
    """Somebody on the network who hasn't joined."""
    return Guest(app, address="192.168.1.50")
