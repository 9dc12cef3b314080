"""`python -m benchmarks.cafe`: what an act costs in a café, in CPU by part; and what handing one over costs.

CPU milliseconds say the same on a busy machine and on a quiet one, and the clients' are not in them. Acts a second are
bound by the cores that the clients and the database share with us; they are given for a machine that is quiet.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from testing.cafe import postgresql, redis
from testing.phone import Open, Phone

TABLES = 8
"""At each process: so many play at once."""

START = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}

PAUSE = 4.0
"""Seconds for which it is measured what everything takes while nobody plays."""

Parts = dict[str, list[int]]
"""The processes of each part."""


@dataclass
class House:
    """Companions that share what is written and what is told; and the processes of all that they need."""

    doors: list[Open]
    cellar: Parts

    @property
    def parts(self) -> Parts:
        return {"companion": [door.process.pid for door in self.doors], **self.cellar}

    def begun(self) -> list[tuple[Open, str]]:
        """Tables at which a game has begun, each with the process that keeps it."""
        return [
            (door, door.post("/api/tables", {"start": START})["id"])
            for door in self.doors
            for _ in range(TABLES)
        ]


def cpu(processes: Sequence[int]) -> float:
    """Seconds of CPU that these have taken, with those that they began and that are gone."""
    ticks = 0
    for process in processes:
        rest = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, rest[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def played(tables: Sequence[tuple[Open, str]], acts: int, said: str) -> None:
    """The tables play, each at its process, all at once; every act has an id, as a phone's has."""

    def play(door: Open, table: str) -> None:
        line = http.client.HTTPConnection("127.0.0.1", door.port, timeout=60)
        for score in range(acts):
            act = {"act": "set", "player": "North", "score": score, "id": f"{said}-{score}"}
            where, kind = f"/api/tables/{table}/acts", {"Content-Type": "application/json"}
            line.request("POST", where, json.dumps(act), kind)
            assert json.loads(line.getresponse().read())["ok"]
        line.close()

    players = [threading.Thread(target=play, args=one) for one in tables]
    for player in players:
        player.start()
    for player in players:
        player.join()


def spent(parts: Parts, work: Callable[[], object]) -> tuple[dict[str, float], float]:
    """Seconds of CPU that each part takes for something, and how long it took."""
    before, begin = {name: cpu(ids) for name, ids in parts.items()}, time.perf_counter()
    work()
    took = time.perf_counter() - begin
    return {name: cpu(ids) - before[name] for name, ids in parts.items()}, took


def row(says: str, house: House, tables: Sequence[tuple[Open, str]], acts: int) -> float:
    """One line: milliseconds of CPU an act, by part, without what they take while nobody plays."""
    played(tables, acts // 4, f"{says}, first")
    rest, _ = spent(house.parts, lambda: time.sleep(PAUSE))
    busy, took = spent(house.parts, lambda: played(tables, acts, says))
    many = acts * len(tables)
    cost = {
        name: max(0.0, busy[name] - rest[name] * took / PAUSE) * 1000 / many for name in house.parts
    }
    parts = ", ".join(f"{name} {ms:.2f}" for name, ms in cost.items())
    print(
        f"  {says:46} {sum(cost.values()):5.2f} ms ({parts}); {many / took:.0f} acts a second",
        flush=True,
    )
    return sum(cost.values())


@contextmanager
def home(folder: Path) -> Iterator[House]:
    """One companion with a file."""
    (folder / "home").mkdir()
    with Open(folder / "home", "--no-https") as door:
        yield House([door], {})


@contextmanager
def cafe(folder: Path, many: int) -> Iterator[House]:
    """So many companions on one database that waits for its disk."""
    with ExitStack() as open_:
        where = folder / f"cafe-{many}"
        where.mkdir()
        database = open_.enter_context(postgresql(where, durable=True))
        queue = open_.enter_context(redis(where))
        doors = []
        for number in range(many):
            own = where / str(number)
            own.mkdir()
            words = [f"--queue={queue.address}", "--no-https"]
            doors.append(open_.enter_context(Open(own, *words, store=database.address)))
        house = House(doors, {})
        house.begun()  # the database begins a process for each of our lines
        house.cellar = {"PostgreSQL": database._processes(), "Redis": [queue._running.pid]}
        yield house


def measured(folder: Path, acts: int, counts: Sequence[int]) -> None:
    """All of it, with everything that is written in one folder."""
    with home(folder) as house:
        alone = row("one process, a file", house, house.begun(), acts)
    for many in counts:
        with cafe(folder, many) as house:
            tables = house.begun()
            right = row(f"{many} on one PostgreSQL, at the right process", house, tables, acts)
            print(f"    {right / alone:.2f} of one process with a file")
            if many == 2:
                crossed = [(house.doors[house.doors[0] is door], table) for door, table in tables]
                wrong = row("2, each act at the wrong process", house, crossed, acts)
                print(f"    {wrong / right:.2f} of the right one")
                with ExitStack() as open_:
                    for door in house.doors:
                        for _, table in tables:
                            open_.enter_context(Phone(door.address, {"table": table}))
                    row("2, a screen of each table at both", house, tables, acts)


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--acts", type=int, default=150, help="at each table")
    asked.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4])
    asked.add_argument(
        "--folder", type=Path, nargs="*", help="where the stores lie, one after another"
    )
    given = asked.parse_args()
    for where in given.folder or [Path(tempfile.gettempdir()), Path("/dev/shm")]:
        print(
            f"{where}: {TABLES} tables a process, {given.acts} acts each; load {os.getloadavg()[0]:.1f}"
        )
        with tempfile.TemporaryDirectory(prefix="companion-cafe-", dir=where) as name:
            folder = Path(name)
            folder.chmod(0o755)
            measured(folder, given.acts, given.processes)


if __name__ == "__main__":
    main()
