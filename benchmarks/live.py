"""The live table against the machine and its peers, in one run: `python -m benchmarks.live`.

Loopback only, bounded in count and time, everything interleaved so that a noisy machine is noisy for all.

    disk       what the machine's own write + fdatasync takes, in the folder where the store lies
    act        act sent -> judged -> on disk -> heard by each of 10 clients, above that floor
    broadcast  a table to 10, 100 and 500 clients; peer: a bare python-socketio server on uvicorn, same bytes.
               The CPU of ours includes judging the act and putting it on disk
    crowd      1,000 clients at 100 tables, 50 acts a second in all: act sent -> heard by all ten of its table
    durable    acts a second, one table and 32 at once, as a share of the floor's writes a second
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from benchmarks.row import Row, named
from benchmarks.swarm import Swarm, post
from companion.store import Act, open_ledger
from companion.store.writer import Writer
from companion.table.live import LiveTable
from companion.table.open_tables import OpenTables
from companion.wire.sent import Sent, sent

START = {
    "act": "start",
    "game": "spin",
    "players": ["North", "South", "East", "West"],
    "dealer": "West",
}
OPENING = [START, {"act": "turn-up", "card": "red-7"}]


def ninety_fifth(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


def said(name: str, *columns: str) -> None:
    print(f"{name:34}" + "".join(f"{column:>14}" for column in columns), flush=True)


class Disk:
    """The machine's own write + fdatasync, where the store lies."""

    def __init__(self, folder: Path, extra: float) -> None:
        self._file = os.open(folder / "floor", os.O_CREAT | os.O_WRONLY)
        self._extra = extra
        self.times: list[float] = []

    def write(self, times: int) -> None:
        for _ in range(times):
            begin = time.perf_counter()
            os.write(self._file, b"x" * 4096)
            os.fdatasync(self._file)
            time.sleep(self._extra) if self._extra else None
            self.times.append(time.perf_counter() - begin)

    @property
    def median(self) -> float:
        return median(self.times)

    @property
    def a_second(self) -> float:
        return len(self.times) / sum(self.times)


class Running(int):
    """The port of a server in a process of its own."""

    process: int

    @property
    def cpu(self) -> float:
        """Seconds of CPU it has used so far: what a busy machine can't change."""
        return time.clock_gettime(~self.process << 3 | 2)  # its clock, as Linux numbers them


@contextmanager
def program(*words: str, folder: Path, until: str) -> Iterator[Running]:
    """A server in a process of its own."""
    running = subprocess.Popen(
        [sys.executable, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
    )
    try:
        assert running.stdout is not None
        port = Running(0)
        for line in running.stdout:
            if found := re.search(r"http://(?:localhost|127\.0\.0\.1):(\d+)", line):
                port = Running(found[1])
                port.process = running.pid
            if until in line:
                break
        assert port, "it did not start"
        threading.Thread(target=running.stdout.read, daemon=True).start()
        yield port
    finally:
        running.terminate()
        running.wait()


@contextmanager
def companion(folder: Path) -> Iterator[Running]:
    """`companion play`."""
    words = ["play", "--port=0", "--host=127.0.0.1", "--no-announce", "--no-https"]
    store = f"--store={folder / 'live.db'}"
    code = "from companion.cli import main; main()"
    with program("-c", code, *words, store, folder=folder, until="Ctrl-C") as port:
        yield port


def laid(port: int) -> dict[str, str]:
    """A table in play."""
    table: dict[str, str] = post(port, "/api/tables", {})
    for act in OPENING:
        assert post(port, f"/api/tables/{table['id']}/acts", act)["ok"]
    return table


def acts(folder: Path, rounds: int) -> list[Row]:
    """From the tap to all ten."""
    with companion(folder) as port:
        table = laid(port)
        disk = Disk(folder, 0)
        with Swarm(port, 10, {"table": table["id"]}) as swarm:
            times: list[float] = []
            for number in range(rounds):
                disk.write(4)
                act = {"act": "set", "player": "North", "score": number % 400}
                times.append(swarm.all_hear("act", act, "table"))
    above = [each - disk.median for each in times]
    said(
        "write + fdatasync, ms", f"{disk.median * 1e3:.2f}", f"{ninety_fifth(disk.times) * 1e3:.2f}"
    )
    said(
        "act heard by all 10, ms", f"{median(times) * 1e3:.2f}", f"{ninety_fifth(times) * 1e3:.2f}"
    )
    said(
        "  above the floor (<= 2, 5)",
        f"{median(above) * 1e3:.2f}",
        f"{ninety_fifth(above) * 1e3:.2f}",
    )
    floor = f"write + fdatasync ({disk.median * 1e3:.2f} ms)"
    return [
        Row(what=f"act heard by all 10, above the floor, {which}", unit="ms", ours=ours * 1e3,
            peer=floor, most=most)
        for which, ours, most in (
            ("median", median(above), 2.0), ("95th", ninety_fifth(above), 5.0)
        )
    ]  # fmt: skip


def broadcasts(folder: Path, rounds: int, sizes: list[int]) -> list[Row]:
    """From the message being made until the last of a room has it; both stamp it with their clock's `now`."""
    rows: list[Row] = []
    peer_name = f"{named('python-socketio')} on {named('uvicorn')}"
    with (
        companion(folder) as ours,
        program("-m", "benchmarks.live_peer", folder=folder, until="ready") as peer,
    ):
        for size in sizes:
            table = laid(ours)
            here: list[float] = []
            there: list[float] = []
            cpu, cpu_peer = 0.0, 0.0
            with (
                Swarm(ours, size, {"table": table["id"]}) as swarm,
                Swarm(peer, size, {}) as other,
            ):
                for block in range(rounds // 10):
                    before = ours.cpu
                    for number in range(10):
                        act = {"act": "set", "player": "North", "score": block * 10 + number}
                        swarm.all_hear("act", act, "table")
                        here.append(swarm.since_made)
                    cpu, before = cpu + ours.cpu - before, peer.cpu
                    for _ in range(10):
                        other.all_hear("go", swarm.last, "table")
                        there.append(other.since_made)
                    cpu_peer += peer.cpu - before
            said(
                f"broadcast to {size}, ms",
                f"{median(here) * 1e3:.2f}",
                f"{ninety_fifth(here) * 1e3:.2f}",
                f"{median(there) * 1e3:.2f}",
                f"{ninety_fifth(there) * 1e3:.2f}",
                f"{median(here) / median(there):.2f}",
                f"{ninety_fifth(here) / ninety_fifth(there):.2f}",
            )
            said(
                "  CPU of the server each, ms",
                f"{cpu / len(here) * 1e3:.2f}",
                "",
                f"{cpu_peer / len(there) * 1e3:.2f}",
                "",
                f"{cpu / cpu_peer:.2f}",
            )
            for which, mine, theirs in (
                ("median", median(here), median(there)),
                ("95th", ninety_fifth(here), ninety_fifth(there)),
            ):
                rows.append(
                    Row(what=f"broadcast to {size}, {which}", unit="ms", ours=mine * 1e3,
                        peer=peer_name, theirs=theirs * 1e3, ratio=mine / theirs, most=1.0)
                )  # fmt: skip
    return rows


TABLES, EACH, ACTS_A_SECOND = 100, 10, 50


def crowd(folder: Path, seconds: float, tables: int) -> list[Row]:
    """A full house: somebody plays somewhere all the time."""
    with companion(folder) as port, ExitStack() as open_:
        swarms = [
            open_.enter_context(Swarm(port, EACH, {"table": laid(port)["id"]}))
            for _ in range(tables)
        ]
        times: list[float] = []
        cpu, begin = port.cpu, time.perf_counter()
        for number in range(round(seconds * ACTS_A_SECOND)):
            time.sleep(max(0.0, begin + number / ACTS_A_SECOND - time.perf_counter()))
            act = {"act": "set", "player": "North", "score": number // tables}
            times.append(swarms[number % tables].all_hear("act", act, "table"))
        took = time.perf_counter() - begin
        share = (port.cpu - cpu) / took
    who = f"{tables * EACH:,} clients at {len(times) / took:.0f} acts a second"
    said(f"{who}, ms", f"{median(times) * 1e3:.2f}", f"{ninety_fifth(times) * 1e3:.2f}")
    said("  share of a core", f"{share:.2f}")
    return [
        Row(what=f"{who}, {which}", unit="ms", ours=value * 1e3)
        for which, value in (("median", median(times)), ("95th", ninety_fifth(times)))
    ]


def durable(folder: Path, seconds: float, extra: float) -> list[Row]:
    """Acts a second through a live table onto the disk."""
    if extra:
        quick = Writer._write

        def slow(writer: Writer, acts: list[Act]) -> set[str]:
            kept = quick(writer, acts)
            time.sleep(extra)
            return kept

        Writer._write = slow  # type: ignore[method-assign, assignment]
    open_tables = OpenTables(open_ledger(folder / f"durable-{extra}.db"))
    disk = Disk(folder, extra)
    lone, many = _table(open_tables), [_table(open_tables) for _ in range(32)]
    rates: dict[str, list[float]] = {"one": [], "ten": [], "32": []}
    spent, made = 0.0, 0
    for _ in range(5):
        disk.write(max(20, int(0.3 / disk_time(disk))))
        rates["one"].append(_together([lone], seconds / 5))
        rates["ten"].append(_together([lone] * 10, seconds / 5))
        cpu, begin = time.process_time(), time.perf_counter()
        rates["32"].append(_together(many, seconds / 5))
        spent += time.process_time() - cpu
        made += int(rates["32"][-1] * (time.perf_counter() - begin))
    open_tables.close()
    floor = disk.a_second
    name = f"durable acts a second{' (slow disk)' if extra else ''}"
    said(f"{name}, floor", f"{floor:.0f}")
    for name, key in (
        ("one table, one phone (>= 0.9)", "one"),
        ("one table, ten phones", "ten"),
        ("32 tables (>= 10)", "32"),
    ):
        said(f"  {name}", f"{median(rates[key]):.0f}", f"{median(rates[key]) / floor:.2f}")
    said("  CPU an act, us", f"{spent / made * 1e6:.0f}")
    if extra:
        Writer._write = quick  # type: ignore[method-assign]
    peer = f"write + fdatasync{f' on a disk {extra * 1e3:g} ms slower' if extra else ''}"
    return [
        Row(what=f"durable acts a second, {who}", unit="acts", ours=median(rates[key]), peer=peer,
            theirs=floor, ratio=median(rates[key]) / floor, least=least)
        for who, key, least in (
            ("one table, one phone", "one", 0.9), ("one table, ten phones", "ten", None),
            ("32 tables", "32", 10.0),
        )
    ]  # fmt: skip


def read(act: object) -> Sent:
    body = sent(act)
    assert isinstance(body, Sent)
    return body


def disk_time(disk: Disk) -> float:
    if not disk.times:
        disk.write(10)
    return disk.median


def _table(open_tables: OpenTables) -> LiveTable:
    live = open_tables.table(open_tables.lay().id)
    assert live is not None
    for act in OPENING:
        assert live.act(read(act)).result().ok
    return live


def _together(tables: list[LiveTable], seconds: float) -> float:
    """One act at each of these comes in; when all are on disk, the next ones do."""
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        act = {"act": "set", "player": "North", "score": done % 400}
        for answer in [live.act(read(act)) for live in tables]:
            answer.result()
        done += len(tables)
    return done / (time.perf_counter() - begin)


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`."""
    rounds, seconds = max(10, round(300 * share)), max(0.2, 5.0 * share)
    clients = [10, 100, 500] if share == 1 else [10, 100] if share else [2]
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        where = [Path(folder, name) for name in ("acts", "broadcast", "durable", "crowd")]
        for each in where:
            each.mkdir()
        return [
            *acts(where[0], rounds),
            *broadcasts(where[1], rounds, clients),
            *crowd(where[3], 4 * seconds, max(2, round(TABLES * share))),
            *durable(where[2], seconds, 0),
            *durable(where[2], seconds, 4e-3),
        ]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parts = ["act", "broadcast", "crowd", "durable", "slow"]
    asked.add_argument("parts", nargs="*", choices=[*parts, []], help="what to measure; else all")
    asked.add_argument("--rounds", type=int, default=300)
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--slow-disk", type=float, default=4.0, metavar="MS")
    asked.add_argument("--clients", type=int, nargs="*", default=[10, 100, 500])
    asked.add_argument("--folder", type=Path, help="where the store lies; else beside this file")
    given = asked.parse_args()
    wanted = given.parts or parts
    measure: dict[str, Callable[[Path], object]] = {
        "act": lambda folder: acts(folder, given.rounds),
        "crowd": lambda folder: crowd(folder, 4 * given.seconds, TABLES),
        "broadcast": lambda folder: broadcasts(folder, given.rounds, given.clients),
        "durable": lambda folder: durable(folder, given.seconds, 0),
        "slow": lambda folder: durable(folder, given.seconds, given.slow_disk / 1e3),
    }
    said("", "median", "95th", "peer median", "peer 95th", "ratio", "ratio 95th")
    for part in parts:
        if part in wanted:
            with tempfile.TemporaryDirectory(dir=given.folder or Path(__file__).parent) as folder:
                measure[part](Path(folder))


if __name__ == "__main__":
    main()
