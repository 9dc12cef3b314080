"""What a second attack found: each hole once, as whoever finds it would use it."""

from __future__ import annotations

import http.server
import io
import struct
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import cv2
import gevent
import numpy as np
import pytest

from companion.server.fair_queue import FairQueue
from companion.server.peers import ANSWER_SECONDS, Peers
from companion.server.rate_limits import HOUSE_GUESSES, RateLimiter
from companion.server.service import Service
from companion.server.side_process import SideProcess
from companion.server.spreadsheet import _without_formula
from companion.server.web_server import Connections, RequestHandler
from companion.store import Ledger
from companion.table.answer import Notice
from companion.vision.film_memory import write
from tests.server.guest import START, Guest, code_of

OPENING: list[dict[str, Any]] = [START, {"act": "turn-up", "card": "red-7"}]


# -- pictures -------------------------------------------------------------------


def jpeg(*, before_size: bytes = b"", scans: int = 1) -> bytes:
    size = b"\xff\xc0\x00\x11\x08" + struct.pack("!HH", 12_000, 12_000) + b"\x03" + bytes(9)
    return b"\xff\xd8\xff\xe0\x00\x04ab" + before_size + size + b"\xff\xda\x00\x02" * scans


@pytest.mark.parametrize(
    "picture",
    [jpeg(before_size=b"\x00\x01"), jpeg(scans=60_000).replace(struct.pack("!HH", 12_000, 12_000), b"\0\x40\0\x40")],
    ids=["junk before the size", "60,000 scans"],
)  # fmt: skip
def test_a_picture_whose_size_or_scans_are_strange_is_not_opened(
    machine: Guest, picture: bytes
) -> None:
    table = machine.lay(*OPENING)
    for door in ("hand", "frames"):
        where = f"/api/tables/{table['id']}/{door}"
        answer = machine.post(where, data=picture, content_type="image/jpeg")
        assert (answer.status_code, code_of(answer)) == (413, "too-big"), door


def take(gigabytes: int) -> int:
    return len(bytearray(gigabytes * 2**30))


def test_a_picture_that_would_take_all_memory_is_refused_in_a_sentence() -> None:
    beside = SideProcess()
    try:
        with pytest.raises(ValueError, match="Nothing can be made"):
            beside.do(take, 4)
        assert beside.do(len, "the process lives on") == 20
    finally:
        beside.close()


def test_a_film_holds_the_pictures_as_they_came(tmp_path: Path) -> None:
    noise = np.random.default_rng(4).integers(0, 255, (120, 160, 3), np.uint8)
    _, packed = cv2.imencode(".jpg", noise, [cv2.IMWRITE_JPEG_QUALITY, 60])
    one = packed.tobytes()
    path = tmp_path / "a.avi"
    seconds = write(path, [(0.0, one), (0.1, one), (0.5, one)], [])
    assert seconds == pytest.approx(0.5)
    assert path.stat().st_size < 6 * len(one) + 1000, "nothing was packed anew"
    film = cv2.VideoCapture(str(path))
    shown = 0
    while film.read()[0]:
        shown += 1
    assert shown == 6

    def breaks_off() -> Iterator[tuple[float, bytes]]:
        yield 0.0, one
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        write(tmp_path / "b.avi", breaks_off(), [])
    assert not (tmp_path / "b.avi").exists()


# -- processes and lines --------------------------------------------------------


class Living(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        pass


def test_a_process_that_falls_silent_is_left_after_one_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.server.peers.ANSWER_SECONDS", 0.3)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Living)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}"
    peers = Peers()
    asked = [gevent.spawn(peers.ask, address, "GET", "/", b"", {}) for _ in range(8)]
    gevent.joinall(asked)
    server.shutdown()  # what it has accepted stays open, and nobody answers
    monkeypatch.setattr(Living, "do_GET", lambda _: time.sleep(5))
    began = time.monotonic()
    for _ in range(8):
        with pytest.raises(OSError):  # noqa: PT011  # whichever silence it is
            peers.ask(address, "GET", "/", b"", {})
    assert time.monotonic() - began < 1.0, "not once a line"
    assert ANSWER_SECONDS * 2 < 8
    server.server_close()


def test_half_requests_end_sooner_the_more_there_are() -> None:
    lines = Connections(100, each=None)
    assert lines.patience(20) == 20
    for _ in range(70):
        lines.opened("10.0.0.1", exempt=False)
    assert lines.patience(20) < 5


# -- guessing -------------------------------------------------------------------


def test_guessing_from_many_addresses_ends_and_honest_joins_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.server.rate_limits.time", SimpleNamespace(monotonic=lambda: 9.0))
    limits = RateLimiter()
    tried = 0
    for _ in range(10):
        for guest in range(200):
            if limits.may_guess(f"10.0.1.{guest}"):
                limits.guessed_wrong(f"10.0.1.{guest}")
                tried += 1
    assert tried <= HOUSE_GUESSES.burst + 200
    assert limits.may_guess("10.0.2.1"), "who didn't guess wrong may join"


# -- what belongs to the house ----------------------------------------------------


def test_a_guests_own_table_opens_no_camera_and_forgets_no_deck(
    machine: Guest, stranger: Guest, house: Service
) -> None:
    ours = stranger.lay()
    guest = Guest(stranger.app, address="192.168.1.66")
    theirs = guest.lay()
    for table, holder, status in ((ours, stranger, 400), (theirs, guest, 403)):
        host = holder.holding(table["token"])
        where = f"/api/tables/{table['id']}/camera"
        found = host.ask("PUT", where, {"source": "99", "deck": "no such deck !"})
        assert found.status_code in ({status} if status == 403 else {200, 400})
        forgotten = host.ask("DELETE", "/api/decks/mine")
        assert forgotten.status_code == (200 if status == 400 else 403)
        assert host.ask("PUT", "/api/settings", {}).status_code == forgotten.status_code
    made = machine.said("POST", f"/api/tables/{theirs['id']}/invitations", {"role": "host"})
    helped = guest.holding(guest.said("POST", "/api/join", {"key": made["key"]})["token"])
    assert helped.ask("PUT", "/api/settings", {}).status_code == 200, "the house let it"
    house.cameras.stop()


def test_a_seat_stays_its_phones_while_its_player_is_renamed(
    machine: Guest, stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = machine.lay(*OPENING)
    stranger.join(table["code"], "North")
    monkeypatch.setattr(Service, "renamed", lambda *_: None)  # whatever comes later
    rename = {"act": "rename", "player": "North", "name": "Nora"}
    assert machine.said("POST", f"/api/tables/{table['id']}/acts", rename)["ok"]
    taken = stranger.post("/api/join", {"code": table["code"], "seat": "Nora"})
    assert code_of(taken) == "seat-taken"


def test_an_old_act_sent_again_is_read_once(
    machine: Guest, house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = machine.lay(*OPENING)
    where = f"/api/tables/{table['id']}/acts"
    act = {"act": "set", "player": "North", "score": 4, "id": "old"}
    first = machine.said("POST", where, act)
    live = house.open_tables.opened(table["id"])
    assert live is not None
    live._answers.clear()
    reads: list[str] = []
    receipt = Ledger.receipt

    def counted(ledger: Ledger, table: str, id_: str) -> Any:
        reads.append(id_)
        return receipt(ledger, table, id_)

    monkeypatch.setattr(Ledger, "receipt", counted)
    for _ in range(3):
        assert machine.said("POST", where, act)["seq"] == first["seq"]
    assert reads == ["old"]


# -- names, tables, posts ---------------------------------------------------------


@pytest.mark.parametrize("name", ["A\nB", "\x1b[31mA", "\u202eA", "\u200b\u200d", "A\u2066"])
def test_a_name_shows_as_what_it_is(machine: Guest, name: str) -> None:
    table = machine.lay(*OPENING)
    reply = machine.post(f"/api/tables/{table['id']}/acts", {"act": "join", "player": name})
    assert reply.get_json()["refused"]["code"] == "bad-input"
    kept = machine.said(
        "POST", f"/api/tables/{table['id']}/acts", {"act": "join", "player": "Zoë 👩‍🚀"}
    )
    assert kept["ok"]


def test_a_strange_table_leads_nowhere(machine: Guest) -> None:
    assert machine.get("/api/tables/a%00b").status_code == 404
    assert machine.post("/api/join", {"code": "AB\u0660"}).status_code == 404


@pytest.mark.parametrize("text", ["=1+1", "＝1+1", " =1", "a\n=1"])
def test_a_spreadsheet_takes_no_text_for_a_formula(text: str) -> None:
    assert not any(
        line.lstrip().startswith(("=", "＝")) for line in _without_formula(text).split("\n")
    )


def test_a_busy_table_pushes_out_only_its_own_posts() -> None:
    line = FairQueue(10)
    quiet, busy = (cast(Notice, SimpleNamespace(table=table)) for table in ("quiet", "busy"))
    line.put(quiet)
    lost = sum([line.put(busy) for _ in range(50)])
    assert lost == 41
    there = [line.get(0.1) for _ in range(10)]
    assert quiet in there
    assert line.get(0.01) is None


def test_a_sound_that_leads_elsewhere_is_not_heard(
    machine: Guest, house: Service, tmp_path: Path
) -> None:
    folder = tmp_path / "sounds"
    folder.mkdir()
    (tmp_path / "key").write_bytes(b"secret")
    (folder / "win.mp3").symlink_to(tmp_path / "key")
    (folder / "card.mp3").write_bytes(b"ping")
    house.options = replace(house.options, sounds=folder)
    assert machine.said("GET", "/api/sounds") == {"card": "/api/sounds/card"}
    assert machine.get("/api/sounds/win").status_code == 404


@pytest.mark.parametrize(
    "head",
    [b"Content-Length: +2", b"Content-Length: 2_0", b"Content-Length: 2\r\nTransfer-Encoding: chunked"],
)  # fmt: skip
def test_a_request_has_one_plain_length(head: bytes) -> None:
    handler = RequestHandler.__new__(RequestHandler)
    with pytest.raises(ValueError, match="length"):
        handler.MessageClass(io.BytesIO(head + b"\r\n\r\n"))
