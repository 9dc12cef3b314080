"""What a trial of a bad guest needs: a companion of its own, honest tables that play at it, and a guest's socket.

Every guest has an address of its own (127.0.x.y): nothing here reaches another machine, and every loop is
bounded in count and in time.
"""

from __future__ import annotations

import atexit
import http.client
import json
import multiprocessing
import statistics
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from benchmarks.proof.faults import START, House, ask
from testing.wire import Wire

Json = dict[str, Any]
Asked = tuple[str, str, bytes | None, str | None, str]
"""A request: method, path, body, token and what the body is."""
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
    beside: list[float] = field(default_factory=list)
    """What the same acts waited at the companion next door, where nobody is bad: what this machine takes by itself."""

    def check(self, found: str, *, fine: bool) -> None:
        """What was seen, and whether it is as it should be."""
        self.wanted = self.wanted and fine
        self.found = f"{self.found}; {found}" if self.found else found

    @property
    def well(self) -> bool:
        """Whether nobody else noticed anything."""
        slow = not self.acts or max(self.acts) > max(LATE, 2 * max(self.beside))
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
            ms(self.beside),
            ms(self.comers) + (f", {self.refused} kept out" if self.refused else ""),
            f"+{self.memory}",
            ", ".join(self.leaked) or "nothing",
            "well" if self.well else "NOT WELL",
        ]


HEAD = [
    "tried",
    "what came of it",
    "others' acts ms",
    "next door",
    "new phones ms",
    "MB",
    "leaked",
    "",
]


# -- guests ---------------------------------------------------------------------


class Phone(Wire):
    """A guest's socket."""

    def __init__(self, port: int, token: str, *, address: str) -> None:
        super().__init__(
            f"http://127.0.0.1:{port}", "/socket.io/?EIO=4&transport=websocket", address
        )
        self.send("40" + json.dumps({"token": token}))

    def emit(self, *event: Any) -> None:
        """An event."""
        self.send("42" + json.dumps(event))

    def heard(self, seconds: float) -> list[tuple[str, Any]] | None:
        """The events that come within so many seconds; None when the line was closed."""
        events: list[tuple[str, Any]] = []
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                text = self.receive(left)
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


# -- the others -----------------------------------------------------------------


class Cafe:
    """A companion to which everybody is a guest, and honest tables that play at it."""

    def __init__(self, folder: Path, trial: Trial, *, handles: int | None = None) -> None:
        self.house = House(folder, words=("--no-loopback-host",), handles=handles)
        self.port = self.house.port
        self.trial = trial
        self.tables = [self.lay(f"127.0.1.{number}", *OPENING) for number in (1, 2)]
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=one) for one in (self._come, self._weigh)] + [
            threading.Thread(target=self._play, args=(table,)) for table in self.tables
        ]
        self._most = 0

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

    def memory_of_all(self) -> int:
        """MB that the companion and all the processes it began have now, what they share counted once."""
        assert self.house.process is not None
        waiting, kilobytes = [str(self.house.process.pid)], 0
        while waiting:
            one = Path("/proc", waiting.pop())
            with suppress(OSError, StopIteration):
                for task in (one / "task").iterdir():
                    waiting += (task / "children").read_text().split()
                lines = (one / "smaps_rollup").read_text().splitlines()
                kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return kilobytes // 1024

    @contextmanager
    def playing(self) -> Iterator[None]:
        """While this goes on the honest tables play, and new phones come."""
        before, all_before = self.memory("VmRSS"), self.memory_of_all()
        try:
            with next_door(self.trial):
                began = time.monotonic()
                for thread in self._threads:
                    thread.start()
                yield
                time.sleep(max(0.0, SECONDS - (time.monotonic() - began)))
                self._stop.set()
                for thread in self._threads:
                    thread.join(60)
        finally:
            self._stop.set()
            self.trial.memory = max(0, self.memory() - before, self._most - all_before)

    def _play(self, table: Json) -> None:
        if not played(self.port, table, self._stop, self.trial.acts):
            self.trial.check("an honest act was not kept", fine=False)

    def _weigh(self) -> None:
        while not self._stop.wait(0.2):
            self._most = max(self._most, self.memory_of_all())

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


def played(port: int, table: Json, stop: threading.Event, waits: list[float]) -> bool:
    """A host acts now and then until it is over; whether all of it was kept, and how long each act waited."""
    where, at = (table["address"], 0), f"/api/tables/{table['id']}/acts"
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=where)
    head = {"Content-Type": "application/json", "Authorization": f"Bearer {table['token']}"}
    score, well = 0, True
    while not stop.wait(0.15):
        score += 1
        act = {"act": "set", "player": "North", "score": score}
        began = time.monotonic()
        try:
            line.request("POST", at, json.dumps(act), head)
            well = bool(json.loads(line.getresponse().read()).get("ok")) and well
        except (OSError, http.client.HTTPException, ValueError):
            line.close()
            well = False
        waits.append(time.monotonic() - began)
    line.close()
    return well


@cache
def neighbor() -> House:
    """The companion next door: one for all trials."""
    folder = tempfile.TemporaryDirectory(prefix="companion-guests-")
    house = House(Path(folder.name))
    atexit.register(folder.cleanup)
    atexit.register(house.kill)
    return house


@contextmanager
def next_door(trial: Trial) -> Iterator[None]:
    """The same honest table at another companion, on the same machine at the same time."""
    house, stop = neighbor(), threading.Event()
    status, table = house.ask("POST", "/api/tables", {"start": START})
    assert status == 201, table
    table["address"] = "127.0.0.1"
    player = threading.Thread(target=played, args=(house.port, table, stop, trial.beside))
    player.start()
    try:
        yield
    finally:
        stop.set()
        player.join(60)


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


def hammer(
    port: int, asked: Sequence[Asked], *, lines: int, seconds: float = SECONDS
) -> Counter[int]:
    """One address asks these things again and again over so many lines at once; how it was answered."""
    answers: Counter[int] = Counter()
    until = time.monotonic() + seconds

    def one(number: int) -> None:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=20, source_address=(BAD, 0))
        for nth in range(2000):
            if time.monotonic() > until:
                break
            method, path, body, token, kind = asked[(nth + number) % len(asked)]
            head = {"Content-Type": kind, **({"Authorization": f"Bearer {token}"} if token else {})}
            try:
                line.request(method, path, body, head)
                answer = line.getresponse()
                answer.read()
                answers[answer.status] += 1
            except (OSError, http.client.HTTPException):
                answers[0] += 1
                line.close()
        line.close()

    threads = [threading.Thread(target=one, args=(number,)) for number in range(lines)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def answered(answers: Counter[int] | None) -> str:
    """How often which answer was given."""
    return (
        ", ".join(
            f"{many} x {status or 'none'}" for status, many in sorted((answers or {}).items())
        )
        or "no answer"
    )
