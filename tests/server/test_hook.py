"""A hook tells a program of the household what happens, and nothing that only one may know; it never holds up play."""

from __future__ import annotations

import http.server
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner

from companion.cli.play import command
from companion.server import hook as hooks
from companion.server.app import create_app, leave
from companion.server.options import Options
from companion.wire.schema import components
from tests.server.guest import START, Guest

DEALT: list[dict[str, Any]] = [START, {"act": "turn-up", "card": "red-7"}]


class Receiver:
    """A program that is told: it answers as the test wants it to."""

    def __init__(self, *answers: int) -> None:
        self.posts: list[dict[str, Any]] = []
        self.ids: list[str] = []
        left = list(answers)
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.ids.append(self.headers["Idempotency-Key"])
                status = left.pop(0) if left else 204
                if status < 300:
                    receiver.posts.append(json.loads(body))
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/cards?from=table"

    def heard(self, event: str) -> dict[str, Any]:
        """The post of that event, as soon as it is there."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            for post in list(self.posts):
                if post["event"]["event"] == event:
                    return post
            time.sleep(0.02)
        raise AssertionError(f"no {event} in {self.posts}")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@contextmanager
def machine(folder: Path, *addresses: str) -> Iterator[Guest]:
    app = create_app(folder / "a.db", options=Options(hooks=addresses))
    try:
        yield Guest(app)
    finally:
        leave(app)


def test_each_thing_that_happens_is_posted_once_and_in_order(
    receiver: Receiver, tmp_path: Path
) -> None:
    with machine(tmp_path, receiver.address) as host:
        table = host.lay(*DEALT, {"act": "play", "player": "North", "card": "red-3"})
        host.said("POST", f"/api/tables/{table['id']}/acts", {"act": "undo"})
        receiver.heard("corrected")
    events = [post["event"]["event"] for post in receiver.posts]
    assert events == [
        *("seated", "dealt", "turned-up", "turn-passed", "played", "turn-passed", "corrected")
    ]
    ids = [post["id"] for post in receiver.posts]
    assert ids == receiver.ids
    assert len(set(ids)) == len(ids)
    played = receiver.heard("played")
    assert played["event"] == {"event": "played", "player": "North", "card": "red-3#1"}
    assert played["says"] == ["North plays red 3."]
    assert (played["turn"], played["color"], played["asked"]) == (
        *("South", "red"), [{"ask": "play", "to": ["South"]}],
    )  # fmt: skip
    schema = {"$ref": "#/components/schemas/Posted", "components": {"schemas": components()}}
    for post in receiver.posts:
        jsonschema.validate(post, schema)


def test_a_card_that_only_one_may_know_is_not_posted(receiver: Receiver, tmp_path: Path) -> None:
    with machine(tmp_path, receiver.address) as host:
        host.lay(*DEALT, {"act": "draw", "player": "North", "cards": ["blue-4"]})
        told = receiver.heard("drew-aside")
    assert told["event"]["cards"] == []
    assert "blue-4" not in json.dumps(receiver.posts)


def test_who_says_500_is_asked_again_and_who_says_400_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "RETRY_SECONDS", 0.01)
    stumbling = Receiver(500, 503, 204, 400)
    with machine(tmp_path, stumbling.address) as host:
        host.lay(*DEALT)
        stumbling.heard("turn-passed")
    stumbling.close()
    seated, dealt = stumbling.ids[0], stumbling.ids[3]
    assert stumbling.ids[:4] == [seated, seated, seated, dealt]
    assert dealt not in stumbling.ids[4:]
    assert stumbling.posts[0]["event"]["event"] == "seated"


def test_who_always_says_500_is_let_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "RETRY_SECONDS", 0.01)
    broken = Receiver(*[500] * 1000)
    with machine(tmp_path, broken.address) as host:
        host.lay(*DEALT)
        end = time.monotonic() + 20
        while len(broken.ids) < 4 * hooks.TRIES and time.monotonic() < end:
            time.sleep(0.02)
    broken.close()
    assert len(broken.ids) == 4 * hooks.TRIES, "three times each, and no more"


@pytest.mark.parametrize("how", ["silent", "dripping", "dead"])
def test_play_goes_on_beside_a_receiver_that_never_answers(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hooks, "MOST_WAITING", 4)
    monkeypatch.setattr(hooks, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(hooks, "RETRY_SECONDS", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/secret"
        if how == "dead":
            listener.close()
        elif how == "dripping":
            threading.Thread(target=_drip, args=(listener,), daemon=True).start()
        with machine(tmp_path, address) as host:
            table = host.lay(*DEALT)
            for score in range(40):
                act = {"act": "set", "player": "North", "score": score}
                assert host.said("POST", f"/api/tables/{table['id']}/acts", act)["ok"]
            end = time.monotonic() + 20
            while "is not told what happens" not in caplog.text and time.monotonic() < end:
                time.sleep(0.02)
    assert caplog.text.count("is not told what happens") == 1, "said once, not for every act"
    assert "secret" not in caplog.text


def _drip(listener: socket.socket) -> None:
    """An answer that never ends, a byte at a time."""
    while True:
        try:
            line, _ = listener.accept()
        except OSError:
            return
        with line:
            try:
                while True:
                    line.sendall(b"H")
                    time.sleep(0.05)
            except OSError:
                continue


def test_the_oldest_is_left_out_where_the_receiver_is_too_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "MOST_WAITING", 4)
    go = threading.Event()
    posted: list[int] = []

    def slowly(_hook: hooks.Hook, body: bytes, _id: str) -> int:
        go.wait(20)
        posted.append(json.loads(body)["seq"])
        return 204

    monkeypatch.setattr(hooks.Hook, "_post_status", slowly)
    with machine(tmp_path, "http://127.0.0.1:9/") as host:
        table = host.lay(*DEALT)
        for score in range(20):
            act = {"act": "set", "player": "North", "score": score}
            host.said("POST", f"/api/tables/{table['id']}/acts", act)
        go.set()
        end = time.monotonic() + 20
        while 22 not in posted and time.monotonic() < end:
            time.sleep(0.02)
    assert posted[-4:] == [19, 20, 21, 22], "the newest four waited"
    assert 10 not in posted, "what came before them is left out"


def test_what_is_no_address_is_said_at_once() -> None:
    for wrong in ("lights", "ftp://lights/", "http://", "http://lights:port/"):
        said = CliRunner().invoke(command, ["--hook", wrong])
        assert said.exit_code == 2
        assert "A hook is an address such as" in said.output
