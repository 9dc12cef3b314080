"""The doctor finds what is wrong, says what to do about it, and harms nothing."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner

import companion.server.discovery
import companion.vision.reader
import companion.vision.source
from companion.cli import doctor, main


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else listens, and says nothing."""
    with socket.create_server(("", 0)) as stranger:
        yield stranger.getsockname()[1]


@pytest.fixture
def running() -> Iterator[int]:
    """A port at which a companion answers."""

    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"ok": true}')

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("", 0), Health) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def states(findings: Iterator[doctor.Diagnosis]) -> dict[str, str]:
    return {finding.what: finding.state for finding in findings}


def test_another_program_at_the_door_is_told_from_a_companion(
    taken: int, running: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(companion.server.discovery, "addresses", lambda: ["192.168.1.7"])
    (note,) = doctor.address(taken)
    assert (note.state, "next free port" in note.do) == ("note", True)
    (good,) = doctor.address(running)
    assert (good.state, f"192.168.1.7:{running}" in good.says) == ("good", True)


def test_a_machine_without_a_network_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companion.server.discovery, "addresses", lambda: ["127.0.0.1"])
    with socket.create_server(("", 0)) as free:
        port = free.getsockname()[1]
    assert states(doctor.address(port)) == {"Network": "note", "Address": "good"}


def test_a_store_that_is_not_ours_is_named_and_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.db"
    diary.write_text("Dear diary")
    (finding, *_) = doctor.store(str(diary))
    assert finding.state == "wrong"
    assert diary.read_text() == "Dear diary"


def test_a_store_that_a_running_companion_holds_is_no_fault(tmp_path: Path) -> None:
    from companion.store import open_ledger

    held = open_ledger(tmp_path / "tables.db")
    assert next(doctor.store(str(tmp_path / "tables.db"))).state == "good"
    held.close()


def test_without_zbar_one_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companion.vision.reader, "zbar", lambda: None)
    (finding,) = doctor.readers()
    assert finding.state == "note"
    assert "libzbar0" in finding.do


def test_a_camera_that_gives_no_picture_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companion.vision.source, "cameras", lambda: {987: "Old webcam"})
    (finding,) = doctor.cameras()
    assert (finding.what, finding.state) == ("Camera 987", "note")
    assert "Old webcam" in finding.says


def test_a_look_that_fails_is_a_finding_too() -> None:
    def blind() -> Iterator[doctor.Diagnosis]:
        raise ImportError("no such library")

    assert states(doctor.looked("Cameras", blind)) == {"Cameras": "wrong"}


def test_the_doctor_ends_with_1_only_when_something_stands_in_the_way(
    tmp_path: Path, running: int
) -> None:
    def visit(*words: str) -> tuple[int, dict[str, str]]:
        said = CliRunner().invoke(main, ["doctor", "--json", *words])
        print(said.output)  # for whoever reads a failure
        return said.exit_code, {found["what"]: found["state"] for found in json.loads(said.output)}

    fine, found = visit(f"--port={running}", f"--store={tmp_path / 'tables.db'}")
    assert found["Store"] == found["Address"] == found["Python"] == "good"
    assert fine == int(found["Dashboard"] == "wrong")

    (tmp_path / "note.txt").write_text("not a store")
    ill, found = visit(f"--port={running}", f"--store={tmp_path / 'note.txt'}")
    assert (ill, found["Store"]) == (1, "wrong")
