"""What a stranger on the same network tries: none of it holds up a table, and none of it shows a card."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import struct
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gevent
import pytest
from flask import Flask

from companion.server import web_server
from companion.server.rate_limits import RATE_LIMITS, RateLimiter, subnet
from companion.server.service import Service
from companion.server.startup import close_server, open_server
from companion.server.unplayed import MOST_UNPLAYED
from companion.server.websocket import WebSocket
from testing.phone import Open, Phone
from testing.wire import Gone
from tests.server.guest import START, Guest, code_of

OPENING: list[dict[str, Any]] = [START, {"act": "turn-up", "card": "red-7"}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A house to which this machine, too, is a guest."""
    with Open(tmp_path_factory.mktemp("guests"), "--no-https", "--no-loopback-host") as house:
        yield house


def laid(house: Open, *acts: dict[str, Any]) -> dict[str, Any]:
    table: dict[str, Any] = house.post("/api/tables")
    for act in acts:
        status, reply = house.ask("POST", f"/api/tables/{table['id']}/acts", act, **shown(table))
        assert (status, reply["ok"]) == (200, True), reply
    return table


def shown(holder: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {holder['token']}"}


# -- how often ------------------------------------------------------------------


@pytest.fixture
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, no time passes."""
    monkeypatch.setattr("companion.server.rate_limits.time", SimpleNamespace(monotonic=lambda: 9.0))


@pytest.mark.usefixtures("in_no_time")
def test_an_address_has_no_more_for_having_more_devices() -> None:
    limits = RateLimiter()
    given = sum(
        limits.count("act", address="192.168.1.9", device=device) == 0
        for device in range(40)
        for _ in range(60)
    )
    assert given == RATE_LIMITS["act"].address.burst
    assert limits.count("act", address="192.168.1.10", device=99) == 0, (
        "another address has its own"
    )


def test_an_ipv6_guest_is_known_by_its_network() -> None:
    assert subnet("2001:db8::1") == subnet("2001:db8::ffff:2")
    assert subnet("2001:db8:0:1::1") != subnet("2001:db8::1")
    assert subnet("::ffff:192.168.1.9") == subnet("192.168.1.9")


@pytest.mark.usefixtures("in_no_time")
def test_only_wrong_codes_count_as_guesses(stranger: Guest, machine: Guest) -> None:
    table = machine.lay(*OPENING)
    for _ in range(30):
        stranger.join(table["code"])
    answers = [stranger.post("/api/join", {"code": "ZZZZ"}).status_code for _ in range(12)]
    assert answers == [404] * 10 + [429] * 2
    assert stranger.post("/api/join", {"code": table["code"]}).status_code == 429, (
        "who guesses is not told which guess is right"
    )


def test_tables_laid_and_never_played_at_are_few(
    stranger: Guest, machine: Guest, house: Service
) -> None:
    played = stranger.said("POST", "/api/tables", {"start": START})
    tables = [stranger.lay() for _ in range(MOST_UNPLAYED + 3)]
    there = [
        stranger.holding(table["token"]).get(f"/api/tables/{table['id']}").status_code
        for table in tables
    ]
    assert there == [401] * 3 + [200] * MOST_UNPLAYED
    assert stranger.holding(played["token"]).get(f"/api/tables/{played['id']}").status_code == 200
    assert house.unplayed.sweep() == [], "young ones stay"


# -- what is sent ---------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b'{"volume":NaN}',
        b'{"volume":-Infinity}',
        b'{"volume":1e999}',
        b'{"name":"\\ud800"}',
        b'{"\\udfff":1}',
        b'{"name":"a\\u0000"}',
        b'{"name":"\xff"}',
        b'{"a":' * 900 + b"1" + b"}" * 900,
        b'{"a":1} {',
    ],
)
def test_what_is_no_json_is_refused_at_every_door(
    stranger: Guest, machine: Guest, body: bytes
) -> None:
    table = stranger.said("POST", "/api/tables", {"start": START})
    host, at = stranger.holding(table["token"]), f"/api/tables/{table['id']}"
    for method, path in (
        ("PUT", "/api/settings"),
        ("POST", "/api/join"),
        ("POST", "/api/tables"),
        ("POST", f"{at}/acts"),
        ("POST", f"{at}/preview"),
        ("POST", f"{at}/sightings"),
        ("POST", f"{at}/readings"),
        ("POST", f"{at}/invitations"),
        ("PATCH", f"{at}/devices/me"),
    ):
        answer = host.ask(method, path, data=body, content_type="application/json")
        assert (answer.status_code, code_of(answer)) == (400, "bad-input"), path


def test_what_is_refused_writes_nothing_of_ours_into_the_log(strict: Open) -> None:
    table = laid(strict, *OPENING)
    at, kind = f"/api/tables/{table['id']}", {"Content-Type": "application/json"}
    line = http.client.HTTPConnection("127.0.0.1", strict.port, timeout=60)
    for path, body in (
        ("/api/print/mat", b'{"game":"chess"}'),
        ("/api/print/mat", b'{"kind":"mat"}'),
        ("/api/print/nothing", b'{"game":"mod","scale":1e9}'),
        (f"{at}/acts", b'{"act":' * 900 + b"1" + b"}" * 900),
        (f"{at}/acts", b'{"act":"amend","target":1' + b"0" * 5000 + b',"with":null}'),
    ):
        line.request("POST", path, body, {**kind, **shown(table)})
        answer = line.getresponse()
        answer.read()
        assert answer.status == 400, body[:40]
    line.close()
    assert "Traceback" not in strict.log.read_text()


def test_where_other_processes_reach_it_is_a_name_of_its_own(tmp_path: Path) -> None:
    running = open_server(
        tmp_path / "a.db", host="127.0.0.1", port=0, announce=False,
        reached_at="http://one.tables.example:8081",
    )  # fmt: skip
    try:
        assert (
            Guest(running.app, host="one.tables.example:8081").get("/api/server").status_code == 200
        )
        assert (
            Guest(running.app, host="two.tables.example:8081").get("/api/server").status_code == 403
        )
    finally:
        close_server(running)


def png(width: int, height: int) -> bytes:
    head = b"IHDR" + struct.pack("!IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack("!I", 13) + head + struct.pack("!I", zlib.crc32(head))


def jpeg(width: int, height: int) -> bytes:
    comment = b"\xff\xfe\x00\x08\xff\xc0\x00\x01\x00\x01"
    return b"\xff\xd8" + comment + b"\xff\xc2\x00\x11\x08" + struct.pack("!HH", height, width) * 5


def webp(width: int, height: int) -> bytes:
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0" + size + bytes(40)


@pytest.mark.parametrize(
    ("kind", "made"), [("image/png", png), ("image/jpeg", jpeg), ("image/webp", webp)]
)
def test_a_huge_picture_is_refused_before_it_is_opened(
    stranger: Guest, machine: Guest, kind: str, made: Any
) -> None:
    table = machine.lay(*OPENING)
    for door in ("hand", "frames"):
        where = f"/api/tables/{table['id']}/{door}"
        large = machine.post(where, data=made(12_000, 12_000), content_type=kind)
        assert (large.status_code, code_of(large)) == (413, "too-big"), door
    for method, where in (
        ("POST", "/api/decks/mine/photo?game=spin&part=all"),
        ("PUT", "/api/decks/mine/faces/red-7?game=spin"),
    ):
        large = machine.ask(method, where, data=made(12_000, 12_000), content_type=kind)
        assert (large.status_code, code_of(large)) == (413, "too-big"), where
    small = machine.post(f"/api/tables/{table['id']}/hand", data=made(64, 48), content_type=kind)
    assert small.status_code == 400, "that size is fine; but these are only first bytes"


# -- the line -------------------------------------------------------------------


def raw(house: Open, *sent: bytes, seconds: float = 15) -> bytes:
    """What is answered to these bytes."""
    line = socket.create_connection(("127.0.0.1", house.port), timeout=seconds)
    with line:
        for part in sent:
            line.sendall(part)
        return line.recv(65536)


def test_two_lengths_of_one_request_are_refused(strict: Open) -> None:
    request = (
        b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}"
    )
    assert raw(strict, request).split()[1] == b"400"


def test_a_request_that_breaks_off_in_its_head_is_not_answered(strict: Open) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), timeout=10) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        line.shutdown(socket.SHUT_WR)
        assert line.recv(65536).split()[1] == b"400", "no page is made for it"
    assert raw(strict, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").split()[1] == b"200"


def test_a_head_without_end_is_not_read(strict: Open) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), timeout=10) as line:
        with contextlib.suppress(OSError):
            for _ in range(100):
                line.sendall(b"X-More: " + b"a" * 1000 + b"\r\n")
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(100).split()[1:2] in ([b"400"], [])


def test_lines_that_say_nothing_make_room_the_greediest_first() -> None:
    lines = web_server.Connections(8, each=6)
    pairs = [socket.socketpair() for _ in range(6)]
    ours = [pair[0] for pair in pairs]
    with lines.silent(ours[0], "modest", 9):
        waits = [lines.silent(line, "greedy", 9) for line in ours[1:5]]
        assert lines.opened("modest", exempt=False)
        for wait in waits:
            wait.__enter__()
            assert lines.opened("greedy", exempt=False)
        assert all(pair[1].fileno() > 0 for pair in pairs)
        for _ in range(2):
            assert lines.opened("new", exempt=False)
        pairs[1][1].settimeout(1)
        assert pairs[1][1].recv(1) == b"", "the oldest of the greediest was closed"
        pairs[0][1].setblocking(False)
        with pytest.raises(BlockingIOError):
            pairs[0][1].recv(1)
        for wait in waits:
            wait.__exit__(None, None, None)
    for pair in pairs:
        for line in pair:
            line.close()


PING, PART = b"\x89\x80" + bytes(4), b"\x01\x80" + bytes(4)


@pytest.mark.parametrize(
    "junk",
    [
        b"\x81\x8a" + bytes(4) + b'42["sync"]',
        PING,
        PART,
        b"\x82\x81" + bytes(5),
        b"\x81\x83" + bytes(4) + b"bAA",
        b"\x81\x8f" + bytes(4) + b'4599999-["act"]',
    ],
    ids=["messages", "pings", "parts", "bytes", "bytes in letters", "bytes announced"],
)
def test_a_flood_is_hung_up_on_and_nobody_else_notices(strict: Open, junk: bytes) -> None:
    table = laid(strict, *OPENING)
    guest = strict.post("/api/join", {"code": table["code"]})
    with (
        Phone(strict.address, guest, source="127.0.6.6") as flood,
        Phone(strict.address, table) as host,
    ):
        with pytest.raises(Gone):
            say_much(flood, junk)
        began = time.monotonic()
        assert host.act(act="set", player="North", score=3)["ok"]
        assert time.monotonic() - began < 5


def say_much(phone: Phone, junk: bytes) -> None:
    try:
        for _ in range(40):
            phone.wire.socket.sendall(junk * 500)
    except OSError as fault:
        raise Gone from fault
    while True:
        phone.wire.receive()


def test_who_sends_many_messages_at_once_is_answered_in_turn_with_the_others() -> None:
    sent, answered = ["one", "two"], list[str]()
    line = WebSocket(None, rate_limit=lambda _: lambda: True)
    line._line = SimpleNamespace(input_buffer=sent, receive=lambda: sent.pop(0))
    gevent.spawn(answered.append, "another phone")
    while sent:
        answered.append(line.wait())
    assert answered == ["another phone", "one", "two"]


def test_what_the_line_says_cannot_be_said_by_a_client(strict: Open) -> None:
    table = laid(strict, *OPENING)
    seat = strict.post("/api/join", {"code": table["code"], "seat": "North"})
    at = f"/api/tables/{table['id']}"
    with Phone(strict.address, seat) as phone:
        phone.wait("table")
        phone.wire.send('42["disconnect"]')
        phone.wire.send("42" + json.dumps(["connect", {"token": table["token"]}]))
        assert phone.say("clock")["now"]
        _, told = strict.ask("GET", f"{at}/devices", **shown(table))
        one = next(one for one in told["devices"] if one["seat"] == "North")
        assert one["here"], "still here"
        strict.ask("DELETE", f"{at}/devices/{one['device']}", **shown(table))
        phone.wait("out")
        phone.heard.clear()
        strict.ask(
            "POST", f"{at}/acts", {"act": "set", "player": "North", "score": 9}, **shown(table)
        )
        with pytest.raises(Gone):
            phone.wait("table", seconds=5)
        assert not [name for name, _ in phone.heard if name in ("table", "devices")]


def test_a_browser_stays_at_the_table_whatever_a_camera_sends(strict: Open) -> None:
    table = laid(strict, *OPENING)
    with Phone(strict.address, table) as host:
        host.wait("table")
        host.wire.send('42["act",{"act":"set","player":"North","score":NaN}]')
        strict.ask("POST", f"/api/tables/{table['id']}/sightings", None, **shown(table))
        assert host.act(act="set", player="North", score=4)["ok"]


def test_slow_work_is_one_at_a_time_and_the_queue_is_short(app: Flask) -> None:
    import gevent

    from companion.server.queues import MOST_WAITING, SideQueue
    from companion.server.turned_away import TurnedAway

    slow = SideQueue()
    done: list[bool | int] = []

    def one(who: int) -> None:
        try:
            done.append(slow.do(who, f"10.0.0.{who}", time.sleep, 0.05) is None)
        except TurnedAway as refusal:
            done.append(refusal.status)

    waiting = [gevent.spawn(one, who) for who in (1, 1, *range(2, MOST_WAITING + 4))]
    gevent.joinall(waiting)
    assert done.count(True) == MOST_WAITING
    assert done.count(429) == 4, "a second one of the same device, and three too many"


def test_one_address_with_many_devices_leaves_room_in_the_queue(app: Flask) -> None:
    import gevent

    from companion.server.queues import MOST_READS_EACH, MOST_WAITING_EACH, MatchReaders, SideQueue
    from companion.server.turned_away import TurnedAway

    def asked(work: Any, *words: Any) -> bool:
        try:
            return work(*words, time.sleep, 0.05) is None
        except TurnedAway as refusal:
            return refusal.status != 429

    slow, study = SideQueue(), MatchReaders()
    greedy = [gevent.spawn(asked, slow.do, device, "10.0.0.6") for device in range(5)]
    modest = gevent.spawn(asked, slow.do, 9, "10.0.0.7")
    readers = [gevent.spawn(asked, study.do, "10.0.0.6") for _ in range(MOST_READS_EACH + 3)]
    other = gevent.spawn(asked, study.do, "10.0.0.7")
    gevent.joinall([*greedy, modest, *readers, other])
    assert [one.value for one in greedy].count(True) == MOST_WAITING_EACH
    assert [one.value for one in readers].count(True) == MOST_READS_EACH
    assert modest.value
    assert other.value


def test_what_many_ask_of_a_camera_at_once_is_asked_once(app: Flask) -> None:
    import gevent

    from companion.server.queues import CameraThreads

    waits = CameraThreads()
    asked: list[float] = []

    def look() -> int:
        asked.append(time.monotonic())
        time.sleep(0.1)
        return 7

    everybody = [gevent.spawn(waits.together, "T", look) for _ in range(50)]
    gevent.joinall(everybody)
    assert [one.value for one in everybody] == [7] * 50
    assert len(asked) == 1


def ends() -> None:
    import os

    os._exit(3)


def test_a_picture_that_kills_its_reader_kills_nothing_else() -> None:
    from companion.server.side_process import SideProcess

    process = SideProcess()
    with pytest.raises(ValueError, match="Nothing can be made of that"):
        process.do(ends)
    assert process.do(len, "abc") == 3
    with pytest.raises(TypeError):
        process.do(len, 3)
    process.close()


def test_an_address_turns_on_few_cameras(app: Flask, stranger: Guest, house: Service) -> None:
    from companion.table.camera import EACH, MOST, TooMany

    tables = [stranger.said("POST", "/api/tables", {"start": START})["id"] for _ in range(MOST + 1)]
    cameras = [house.cameras.of(house.router.live(table)) for table in tables]
    for camera in cameras[:EACH]:
        house.cameras.turn_on(camera, "10.0.0.6")
    house.cameras.turn_on(cameras[0], "10.0.0.6")
    with pytest.raises(TooMany):
        house.cameras.turn_on(cameras[EACH], "10.0.0.6")
    for camera in cameras[EACH:MOST]:
        house.cameras.turn_on(camera, "")
    with pytest.raises(TooMany):
        house.cameras.turn_on(cameras[MOST], "10.0.0.7")
    cameras[0].stop()
    house.cameras.turn_on(cameras[MOST], "10.0.0.7")


@pytest.mark.usefixtures("in_no_time")
def test_limits_remember_only_those_who_have_asked_much() -> None:
    limits = RateLimiter()
    for device in range(40_000):
        limits.count("message", address="10.0.0.6", device=device)
    limits.count("guess", address="10.0.0.7")
    for device in range(21_000):
        limits.count("read", address="10.0.0.8", device=device)
    assert limits.count("message", address="10.0.0.6", device=1) > 0, "the greedy are remembered"
    assert len(limits._buckets) < 25_000


def test_as_many_handles_as_the_system_lets(tmp_path: Path) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert web_server.handles() >= min(
        before[1], web_server.MOST_CONNECTIONS + web_server.SPARE_HANDLES
    )
