"""A camera elsewhere: what it saw arrives, in order, each thing once, whatever the network does."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from companion.cli import eye
from companion.pile import Settled
from testing.phone import Open
from tests.server.guest import START


class Stub:
    """An eye that sees three cards, then nothing."""

    expected: list[list[str]] = []  # noqa: RUF012

    def __init__(self, source: str, **_more: Any) -> None:
        self.source = source

    def start(self, tell: Callable[[Any], None]) -> None:
        for t, card in enumerate(("red-7#1", "red-9#1", "red-8#1")):
            tell(Settled(float(t), card))

    def expect(self, cards: list[str]) -> None:
        self.expected.append(cards)

    def stop(self) -> None:
        pass


class Enough(Exception):
    """The test has seen what it wanted."""


@pytest.fixture
def link(tmp_path: Path) -> Any:
    with Open(tmp_path, "--no-https") as opened:
        table = opened.post("/api/tables", START)
        made = opened.post(f"/api/tables/{table['id']}/invitations", {"role": "camera"})
        yield opened, table, made["link"]


def looked(post: eye.Post, monkeypatch: pytest.MonkeyPatch, *, failing: bool = False) -> None:
    """Look until everything was sent and the eye has reported that it lives."""
    monkeypatch.setattr("companion.vision.Eye", Stub)
    monkeypatch.setattr(eye, "ALIVE", 0.05)
    monkeypatch.setattr(eye, "PATIENCE", (0.01,))
    call, sent = post.call, threading.Semaphore(0)
    fails = {1, 2, 4} if failing else set()
    count = 0

    def flaky(method: str, path: str, body: Any = None) -> Any:
        nonlocal count
        count += 1
        if body == {"event": "alive"} and sent.acquire(blocking=False):
            raise Enough
        if body == {"event": "alive"}:
            sent.release()
        if count in fails:
            if count == 2:
                # It arrived, but the answer got lost.
                call(method, path, body)
            raise ConnectionResetError("the router restarts")
        return call(method, path, body)

    monkeypatch.setattr(post, "call", flaky)
    with pytest.raises(Enough):
        eye.look(post, "0", "spin", None)


def test_what_settles_elsewhere_is_played_here(
    link: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, table, address = link
    looked(eye.Post(address, tmp_path / "eyes.json"), monkeypatch, failing=True)
    _, story = opened.ask("GET", f"/api/tables/{table['id']}/log")
    cards = [entry["act"].get("card") for entry in story["entries"]]
    assert cards == [None, "red-7#1", "red-9#1", "red-8#1"]


def test_the_permission_is_kept_for_the_next_evening(link: Any, tmp_path: Path) -> None:
    opened, table, address = link
    kept = tmp_path / "eyes.json"
    assert eye.Post(address, kept).table == table["id"]
    assert kept.stat().st_mode & 0o077 == 0
    again = eye.Post(opened.address, kept)
    assert again.call("GET", "/api/me")["role"] == "camera"
    assert json.loads(kept.read_text())[opened.address]["table"] == table["id"]


def test_a_server_out_of_reach_is_told_in_one_sentence(tmp_path: Path) -> None:
    asked = ["0", "--server", "http://127.0.0.1:9/#/key/1", "--store", str(tmp_path / "eyes.json")]
    told = CliRunner().invoke(eye.command, asked)
    assert told.exit_code == 1
    assert told.output.startswith("Error: http://127.0.0.1:9/#/key/1 can't be reached: ")


def test_a_camera_nobody_knows_is_told_what_to_do(link: Any, tmp_path: Path) -> None:
    opened, _, address = link
    with pytest.raises(click.ClickException, match="whole link"):
        eye.Post(opened.address, tmp_path / "none.json")
    eye.Post(address, tmp_path / "eyes.json")
    with pytest.raises(click.ClickException, match="ask for a new one"):
        eye.Post(address, tmp_path / "other.json")
