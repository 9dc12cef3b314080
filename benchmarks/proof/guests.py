"""What one bad guest tries: each trial against a companion of its own, while honest tables play beside it.

Every guest has an address of its own (127.0.x.y): nothing here reaches another machine, and every loop is
bounded in count and in time.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import multiprocessing
import os
import socket
import statistics
import struct
import sys
import tempfile
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from benchmarks.proof.faults import START, House, ask

Json = dict[str, Any]
OPENING: list[Json] = [START, {"act": "turn-up", "card": "red-5#1"}]

BAD = "127.0.6.6"
SECONDS = 4.0
"""How long a trial lasts, at least."""

LATE = 0.1
"""Seconds within which an honest act is answered."""


@dataclass(slots=True)
class Trial:
    """What came of one trial."""

    tried: str
    wanted: bool = True
    found: str = ""
    leaked: list[str] = field(default_factory=list)
    acts: list[float] = field(default_factory=list)
    comers: list[float] = field(default_factory=list)
    refused: int = 0
    memory: int = 0
    quiet: float = LATE

    def check(self, found: str, *, fine: bool) -> None:
        """What was seen, and whether it is as it should be."""
        self.wanted = self.wanted and fine
        self.found = f"{self.found}; {found}" if self.found else found

    @property
    def well(self) -> bool:
        """Whether nobody else noticed anything."""
        slow = not self.acts or max(self.acts) > max(LATE, 2 * self.quiet)
        return self.wanted and not self.leaked and not self.refused and not slow

    def row(self) -> list[str]:
        """As a line of the table."""

        def ms(times: list[float]) -> str:
            if not times:
                return "none"
            return f"{statistics.median(times) * 1000:.0f} / {max(times) * 1000:.0f}"

        return [
            self.tried,
            self.found,
            ms(self.acts),
            ms(self.comers) + (f", {self.refused} kept out" if self.refused else ""),
            f"+{self.memory}",
            ", ".join(self.leaked) or "nothing",
            "well" if self.well else "NOT WELL",
        ]


HEAD = ["tried", "what came of it", "others' acts ms", "new phones ms", "MB", "leaked", ""]


# -- guests ---------------------------------------------------------------------


class Phone:
    """A guest's socket, spoken by hand so that junk can be sent through it, too."""

    def __init__(self, port: int, token: str, *, address: str) -> None:
        self.line = socket.create_connection(
            ("127.0.0.1", port), timeout=20, source_address=(address, 0)
        )
        self.buffer = b""
        self.line.sendall(
            b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n"
            + f"Host: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n".encode()
            + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        self.send("40" + json.dumps({"token": token}))

    def send(self, text: str) -> None:
        """One masked frame."""
        self.line.sendall(framed(text))

    def emit(self, *event: Any) -> None:
        """An event."""
        self.send("42" + json.dumps(event))

    def heard(self, seconds: float) -> list[tuple[str, Any]] | None:
        """The events that come within so many seconds; None when the line was closed."""
        events: list[tuple[str, Any]] = []
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self.line.settimeout(left)
            try:
                text = self._text()
            except TimeoutError:
                break
            except OSError:
                return events or None
            if text == "2":
                self.send("3")
            elif text.startswith("42"):
                name, *data = json.loads(text[2:])
                events.append((name, data[0] if data else None))
        return events

    def close(self) -> None:
        self.line.close()

    def _text(self) -> str:
        head = self._take(2)
        size = head[1] & 0x7F
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        data = self._take(size)
        if head[0] & 0x0F == 8:
            raise ConnectionError("closed")
        return data.decode()

    def _take(self, many: int) -> bytes:
        while len(self.buffer) < many:
            self._more()
        taken, self.buffer = self.buffer[:many], self.buffer[many:]
        return taken

    def _more(self) -> None:
        data = self.line.recv(65536)
        if not data:
            raise ConnectionError("closed")
        self.buffer += data


def framed(text: str) -> bytes:
    """A text as a client sends it."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return b"\x81" + size + bytes(4) + data


# -- the others -----------------------------------------------------------------


class Cafe:
    """A companion to which everybody is a guest, and honest tables that play at it."""

    def __init__(self, folder: Path, trial: Trial, *, handles: int | None = None) -> None:
        self.house = House(folder, words=("--no-loopback-host",), handles=handles)
        self.port = self.house.port
        self.trial = trial
        self.tables = [self.lay(f"127.0.1.{number}", *OPENING) for number in (1, 2)]
        self._stop = threading.Event()
        self._threads = [
            threading.Thread(target=self._play, args=(table,), daemon=True) for table in self.tables
        ] + [threading.Thread(target=self._come, daemon=True)]

    def lay(self, address: str, *acts: Json) -> Json:
        """A table, with its host's token and address."""
        status, table = ask(self.port, "POST", "/api/tables", {}, address=address)
        assert status == 201, table
        table["address"] = address
        for act in acts:
            status, reply = self.act(table, act)
            assert reply.get("ok"), reply
        return dict(table)

    def act(self, table: Json, act: Json) -> tuple[int, Any]:
        path = f"/api/tables/{table['id']}/acts"
        return ask(self.port, "POST", path, act, address=table["address"], token=table["token"])

    def join(self, table: Json, address: str, seat: str | None = None) -> Json:
        """A guest at a table."""
        body = {"code": table["code"], **({"seat": seat} if seat else {})}
        status, joined = ask(self.port, "POST", "/api/join", body, address=address)
        assert status == 200, joined
        return {**joined, "id": table["id"], "address": address}

    def memory(self, field: str = "VmHWM") -> int:
        """MB that the companion has, or had at most."""
        assert self.house.process is not None
        status = Path(f"/proc/{self.house.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if field in line) // 1024

    @contextmanager
    def playing(self) -> Iterator[None]:
        """While this goes on the honest tables play, and new phones come."""
        before = self.memory("VmRSS")
        for thread in self._threads:
            thread.start()
        began = time.monotonic()
        try:
            yield
            time.sleep(max(0.0, SECONDS - (time.monotonic() - began)))
        finally:
            self._stop.set()
            for thread in self._threads:
                thread.join(60)
            self.trial.memory = max(0, self.memory() - before)

    def _play(self, table: Json) -> None:
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=60, source_address=(table["address"], 0)
        )
        head = {"Content-Type": "application/json", "Authorization": f"Bearer {table['token']}"}
        score = 0
        while not self._stop.wait(0.15):
            score += 1
            act = {"act": "set", "player": "North", "score": score}
            began = time.monotonic()
            try:
                line.request("POST", f"/api/tables/{table['id']}/acts", json.dumps(act), head)
                answer = line.getresponse()
                kept = json.loads(answer.read()).get("ok")
            except (OSError, http.client.HTTPException, ValueError):
                kept, line = None, http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
            self.trial.acts.append(time.monotonic() - began)
            if not kept:
                self.trial.check("an honest act was not kept", fine=False)
        line.close()

    def _come(self) -> None:
        number = 0
        while not self._stop.wait(0.4):
            number += 1
            table = self.tables[number % len(self.tables)]
            began = time.monotonic()
            try:
                self.join(table, f"127.0.2.{number}")
            except (OSError, http.client.HTTPException, AssertionError):
                self.trial.refused += 1
            self.trial.comers.append(time.monotonic() - began)


@contextmanager
def cafe(trial: Trial, *, handles: int | None = None) -> Iterator[Cafe]:
    """A companion with honest tables."""
    with tempfile.TemporaryDirectory(prefix="companion-guests-") as folder:
        one = Cafe(Path(folder), trial, handles=handles)
        try:
            yield one
        finally:
            one.house.kill()


def apart(work: Callable[..., Any], *arguments: object) -> Any:
    """Bad guests live in a process of their own, so that they don't slow the honest ones' clock."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(
        target=lambda: theirs.send(work(*arguments))
    )
    process.start()
    theirs.close()
    try:
        return ours.recv() if ours.poll(60) else None
    except EOFError:
        return None
    finally:
        process.kill()
        process.join()


# -- what is tried --------------------------------------------------------------


def nothing(trial: Trial) -> None:
    """So that it is known what this machine takes by itself."""
    with cafe(trial) as house, house.playing():
        pass
    trial.check("the same without a bad guest", fine=True)


def _flood(port: int, token: str, event: str) -> None:
    with contextlib.suppress(OSError):
        phone = Phone(port, token, address=BAD)
        phone.heard(0.5)
        packets = framed("42" + event) * 500
        until = time.monotonic() + SECONDS - 1
        for _ in range(120):
            if time.monotonic() > until:
                break
            phone.line.sendall(packets)
        phone.close()


def flood(trial: Trial, event: str) -> None:
    """One spectator's socket sends 60,000 events."""
    with cafe(trial) as house:
        bad = house.join(house.tables[0], BAD)
        with house.playing():
            apart(_flood, house.port, bad["token"], event)
    trial.check(f"memory +{trial.memory} MB", fine=trial.memory < 100)


def bomb() -> bytes:
    """A small PNG that says it is very large."""
    side = 12_000
    packer = zlib.compressobj(9)
    line = bytes(1 + side)
    data = b"".join(packer.compress(line) for _ in range(side)) + packer.flush()

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack("!I", len(body)) + kind + body + struct.pack("!I", zlib.crc32(kind + body))
        )

    head = struct.pack("!IIBBBBB", side, side, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def pictures(trial: Trial) -> None:
    """Small pictures that are very large inside, at both doors that take pictures."""
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        seat = house.join(table, BAD, "North")
        picture, said = bomb(), []

        def post(door: str, token: str) -> None:
            path = f"/api/tables/{table['id']}/{door}"
            with contextlib.suppress(OSError):
                said.append(
                    ask(
                        house.port, "POST", path, picture, address=BAD, token=token,
                        kind="image/png",
                    )[0]
                )  # fmt: skip

        with house.playing():
            for _ in range(3):
                post("hand", seat["token"])
                post("frames", table["token"])
    trial.check(f"{len(picture) // 1000} kB answered with {_told(said)}", fine=set(said) == {413})
    trial.check(f"memory +{trial.memory} MB", fine=trial.memory < 100)


def _guess(port: int) -> tuple[list[Json], list[int]]:
    laid: list[Json] = []
    guesses: list[int] = []
    until = time.monotonic() + SECONDS

    def guess() -> None:
        while time.monotonic() < until and len(guesses) < 3000:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if len(laid) < 300:
                    status, made = ask(port, "POST", "/api/tables", {}, address=BAD)
                    if status == 201:
                        laid.append(made)
                token = laid[len(guesses) % len(laid)]["token"] if laid else None
                code = {"code": f"Z{len(guesses):03d}"}
                guesses.append(ask(port, "POST", "/api/join", code, address=BAD, token=token)[0])

    with ThreadPoolExecutor(4) as threads:
        for _ in range(4):
            threads.submit(guess)
    return laid, guesses


def tokens(trial: Trial) -> None:
    """One address lays tables for fresh tokens, and guesses codes with each of them."""
    with cafe(trial) as house:
        admitted: list[bool] = []

        def come(number: int) -> None:
            time.sleep(1 + number / 20)
            try:
                house.join(house.tables[0], f"127.0.3.{number}")
            except (AssertionError, OSError):
                admitted.append(False)
            else:
                admitted.append(True)

        with house.playing(), ThreadPoolExecutor(24) as guests:
            for number in range(20):
                guests.submit(come, number + 1)
            laid, guesses = apart(_guess, house.port)
        time.sleep(2)  # whoever was in a hurry may ask again
        left = sum(
            ask(house.port, "GET", f"/api/tables/{made['id']}", address=BAD, token=made["token"])[0]
            == 200
            for made in laid
        )
    wrong = guesses.count(404)
    trial.check(
        f"{wrong} codes guessed in {SECONDS:.0f} s (10, then 0.2 a second)", fine=wrong <= 15
    )
    trial.check(f"{len(laid)} tables laid, {left} of them are left", fine=left <= 5)
    trial.check(f"{sum(admitted)} of {len(admitted)} honest guests came in", fine=all(admitted))


def codes(trial: Trial) -> None:
    """Every code of four letters is taken; then twelve tables are laid at once."""
    from itertools import product

    from companion.store import open_ledger
    from companion.store.code import LETTERS
    from companion.store.schema import tables

    with tempfile.TemporaryDirectory(prefix="companion-guests-") as folder:
        ledger = open_ledger(Path(folder) / "faults.db")
        rows = [
            {
                "id": code, "code": code, "name": "", "created": time.time(), "changed": time.time(),
                "put_away": False,
            }
            for code in map("".join, product(LETTERS, repeat=4))
        ]  # fmt: skip
        with ledger.engine.begin() as connection:
            connection.execute(tables.insert(), rows)
        ledger.close()
        house = Cafe(Path(folder), trial)
        laid: list[tuple[int, Any]] = []

        def lay(number: int) -> None:
            with contextlib.suppress(OSError):
                laid.append(
                    ask(
                        house.port, "POST", "/api/tables", {}, address=f"127.0.7.{number}",
                        seconds=SECONDS,
                    )
                )  # fmt: skip

        try:
            with house.playing(), ThreadPoolExecutor(12) as guests:
                list(guests.map(lay, range(1, 13)))
        finally:
            house.house.kill()
    lengths = sorted({len(made["code"]) for status, made in laid if status == 201})
    trial.check(f"{len(laid)} of 12 answered, codes of {lengths} letters", fine=len(laid) == 12)


def put_out(trial: Trial) -> None:
    """A guest emits `disconnect`, is put out, and listens on."""
    with cafe(trial) as house:
        table = house.lay("127.0.1.9", *OPENING)
        bad = house.join(table, BAD, "North")
        phone = Phone(house.port, bad["token"], address=BAD)
        phone.heard(0.5)
        with house.playing():
            phone.emit("disconnect")
            phone.emit("connect", {"token": table["token"]})
            phone.heard(0.5)
            path = f"/api/tables/{table['id']}/devices"
            _, told = ask(house.port, "GET", path, address="127.0.1.9", token=table["token"])
            here = [one for one in told["devices"] if one["seat"] == "North" and one["here"]]
            device = next(one["device"] for one in told["devices"] if one["seat"] == "North")
            ask(house.port, "DELETE", f"{path}/{device}", address="127.0.1.9", token=table["token"])
            phone.heard(0.6)
            house.join(table, "127.0.1.10", "North")
            for act in (
                {"act": "play", "player": "North", "card": "wild-draw-four", "color": "blue"},
                {"act": "challenge", "player": "South"},
                {"act": "show-hand", "player": "North", "cards": ["red-5#2"]},
                {"act": "set", "player": "North", "score": 5},
            ):
                house.act(table, act)
            events = phone.heard(1.0) or []
        phone.close()
    trial.check(
        "still here after saying it had gone" if here else "took itself away", fine=bool(here)
    )
    trial.leaked += sorted({name for name, _ in events} & {"table", "hand-shown", "devices"})


def peeking(trial: Trial) -> None:
    """What others may ask about a drawn card that only one may know."""
    with cafe(trial) as house:
        table = house.lay("127.0.1.9", *OPENING)
        spectator = house.join(table, BAD)
        seat = house.join(table, BAD, "South")

        def look(one: Json) -> Any:
            path = f"/api/tables/{table['id']}/playable"
            return ask(house.port, "GET", path, address=BAD, token=one["token"])[1].get("cards")

        def preview(card: str) -> bool:
            path = f"/api/tables/{table['id']}/preview"
            act = {"act": "play", "player": "North", "card": card}
            told = ask(house.port, "POST", path, act, address=BAD, token=seat["token"])[1]
            return bool(told.get("ok"))

        def asked() -> list[Any]:
            return [
                look(spectator), look(seat),
                [preview(card) for card in ("red-9", "red-3", "red-7", "red-2")],
            ]  # fmt: skip

        with house.playing():
            found: dict[str, list[Any]] = {}
            for card in ("red-9#1", "red-3#1"):
                house.act(table, {"act": "draw", "player": "North", "cards": [card]})
                found[card] = asked()
                house.act(table, {"act": "undo"})
    same = found["red-9#1"] == found["red-3#1"]
    trial.check("the answers are the same" if same else "the answers differ by the card", fine=same)
    if not same:
        trial.leaked.append("the card drawn")


def _idle(port: int) -> None:
    lines: list[socket.socket] = []
    with contextlib.suppress(OSError):
        for number in range(5):
            for _ in range(150):
                one = socket.create_connection(
                    ("127.0.0.1", port), timeout=5, source_address=(f"127.0.8.{number + 1}", 0)
                )
                one.sendall(b"GET / HTTP/1.1\r\n" if len(lines) % 2 else b"")
                lines.append(one)
    until = time.monotonic() + SECONDS - 1.5
    while time.monotonic() < until:
        time.sleep(0.5)
        for one in lines[1::2]:
            with contextlib.suppress(OSError):
                one.send(b"x")
    for one in lines:
        one.close()


def idle(trial: Trial) -> None:
    """Five addresses hold 150 lines each, some with a byte now and then; 1,024 handles at the start."""
    with cafe(trial, handles=600) as house, house.playing():
        apart(_idle, house.port)
    trial.check("750 idle lines; started with 600 handles", fine=True)


def _post_hands(port: int, table: str, token: str, picture: bytes) -> None:
    def post(_: int) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            ask(
                port, "POST", f"/api/tables/{table}/hand", picture, address=BAD, token=token,
                kind="image/jpeg", seconds=60,
            )  # fmt: skip

    with ThreadPoolExecutor(30) as posts:
        list(posts.map(post, range(30)))


def hands(trial: Trial) -> None:
    """Thirty pictures of hands at once, from one seat."""
    import cv2
    import numpy as np

    noise = np.random.default_rng(7).integers(0, 255, (1400, 1800), dtype=np.uint8)
    packed = cv2.imencode(".jpg", cv2.GaussianBlur(noise, (0, 0), 2))[1].tobytes()
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        seat = house.join(table, BAD, "North")
        with house.playing():
            apart(_post_hands, house.port, table["id"], seat["token"], packed)
    trial.check(f"{len(packed) // 1000} kB each", fine=trial.memory < 150)


def junk(trial: Trial) -> None:
    """What is no JSON by the standard, at every door that takes it."""
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        phone = Phone(house.port, table["token"], address=BAD)
        phone.heard(0.5)
        said = []
        with house.playing():
            at = f"/api/tables/{table['id']}"
            for method, path, body in (
                ("POST", f"{at}/sightings", b'{"event":"settled","card":"red-9#1","t":NaN}'),
                ("PUT", "/api/settings", b'{"volume":NaN}'),
                ("PUT", "/api/settings", b'{"volume":1e999}'),
                ("PUT", "/api/settings", b'{"name":"\\ud800"}'),
                ("POST", f"{at}/acts", b'{"act":"leave","player":"\\ud800"}'),
                ("POST", f"{at}/acts", b'{"act":"leave","player":"a\\u0000"}'),
                ("POST", "/api/tables", b'{"name":"\\ud800"}'),
                ("PATCH", f"{at}/devices/me", b'{"name":"a\\u0000b"}'),
                ("POST", "/api/join", b'{"code":"\\u0000"}'),
                ("POST", f"{at}/preview", b'{"act":"set","player":"North","score":Infinity}'),
                ("POST", f"{at}/acts", b"[" * 900 + b"]" * 900),
                ("POST", f"{at}/acts", b'{"act":"set"} {'),
            ):
                said.append(
                    ask(house.port, method, path, body, address=BAD, token=table["token"])[0]
                )
            phone.emit("act", {"act": "leave", "player": "\ud800"})
            phone.send('42["act",{"act":"set","player":"North","score":NaN}]')
            phone.heard(0.3)
            house.act(table, {"act": "set", "player": "North", "score": 7})
            told = phone.heard(1.0)
        phone.close()
    trial.check(f"answered with {_told(said)}", fine=set(said) == {400})
    trial.check(
        "the browsers at the table hear on"
        if told
        else "the browsers at the table lost their line",
        fine=told is not None and any(name == "table" for name, _ in told),
    )


def _told(said: list[int]) -> str:
    return ", ".join(f"{said.count(one)} x {one}" for one in sorted(set(said))) or "no answer"


GUESTS: dict[str, tuple[str, Callable[[Trial], None]]] = {
    "quiet": ("nobody does anything bad", nothing),
    "syncs": ("a spectator's socket sends 60,000 `sync`", lambda trial: flood(trial, '["sync"]')),
    "events": ("the same, events nobody knows", lambda trial: flood(trial, '["what",1]')),
    "acts": (
        "the same, acts that are refused",
        lambda trial: flood(trial, '["act",{"act":"draw","player":"North"}]'),
    ),
    "pictures": ("small pictures that are huge inside", pictures),
    "tokens": ("one address lays tables for tokens and guesses codes", tokens),
    "codes": ("all codes of four letters are taken, 12 tables are laid", codes),
    "put out": ("a guest says `disconnect`, is put out, and listens on", put_out),
    "peeking": ("others ask what a drawn card would allow", peeking),
    "idle": ("lines that say nothing, or a byte now and then", idle),
    "hands": ("30 pictures of hands at once from one seat", hands),
    "junk": ("NaN, half characters, NUL and other no JSON", junk),
}


@click.command()
@click.option("--only", multiple=True, type=click.Choice(list(GUESTS)), help="Only this one.")
@click.option("--markdown", is_flag=True, help="As a table for the documentation.")
def command(*, only: tuple[str, ...], markdown: bool) -> None:
    """Try what one bad guest can do: how the other tables fared, and what was leaked.

    Each trial gets a companion and guests of its own on this machine; nothing of yours is touched. Ends with
    1 when anybody else noticed anything.
    """
    click.echo(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if markdown:
        click.echo(f"| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
    quiet, well = LATE, True
    for name in only or GUESTS:
        says, work = GUESTS[name]
        trial = Trial(says, quiet=quiet)
        try:
            work(trial)
        except Exception as wrong:
            trial.check(f"the trial itself failed: {wrong!r}", fine=False)
        if name == "quiet" and trial.acts:
            quiet = trial.quiet = max(trial.acts)
        well = well and trial.well
        row = trial.row()
        if markdown:
            click.echo(f"| {' | '.join(row)} |")
        else:
            click.echo(f"{row[0]}: {row[-1]}\n    {row[1]}")
            rest = zip(HEAD[2:-1], row[2:-1], strict=True)
            click.echo("    " + "; ".join(f"{head} {told}" for head, told in rest))
    if not well:
        sys.exit(1)
