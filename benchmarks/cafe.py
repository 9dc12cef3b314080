"""`python -m benchmarks.cafe`: what an act costs in a café, in CPU by part, at the right process and at the wrong one.

CPU seconds say the same on a busy machine and on a quiet one; acts a second don't, so they are not given.
"""

from __future__ import annotations

import http.client
import json
import os
import tempfile
import threading
from pathlib import Path

from tests.server.cafe import Postgresql, postgresql, redis
from tests.server.phone import Open

TABLES = 4
ACTS = 150
START = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}


def cpu(*processes: int) -> float:
    """Seconds of CPU that these have taken, with those that they began and that are gone."""
    ticks = 0
    for process in processes:
        rest = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, rest[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def played(house: Open, tables: list[str]) -> None:
    """The tables play at one process, all at once."""

    def play(table: str) -> None:
        line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
        for score in range(ACTS):
            act = json.dumps({"act": "set", "player": "North", "score": score})
            line.request(
                "POST", f"/api/tables/{table}/acts", act, {"Content-Type": "application/json"}
            )
            assert json.loads(line.getresponse().read())["ok"]
        line.close()

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for player in players:
        player.start()
    for player in players:
        player.join()


def begun(house: Open) -> list[str]:
    """Tables at which a game has begun, kept by this process."""
    return [house.post("/api/tables", {"start": START})["id"] for _ in range(TABLES)]


def row(says: str, parts: dict[str, list[int]], house: Open, tables: list[str]) -> float:
    """One line: milliseconds of CPU an act, by part."""
    before = {name: cpu(*ids) for name, ids in parts.items()}
    played(house, tables)
    took = {name: (cpu(*ids) - before[name]) * 1000 / ACTS / TABLES for name, ids in parts.items()}
    told = ", ".join(f"{name} {ms:.2f}" for name, ms in took.items())
    print(f"{says}: {sum(took.values()):.2f} ms an act ({told})", flush=True)
    return sum(took.values())


def postgres(database: Postgresql) -> list[int]:
    """Its processes."""
    return database._processes()


def main() -> None:
    """Measure."""
    print(f"load {os.getloadavg()[0]:.1f}; {TABLES} tables, {ACTS} acts each")
    with tempfile.TemporaryDirectory(prefix="companion-cafe-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        for part in ("home", "one", "two"):
            (folder / part).mkdir()
        with Open(folder / "home", "--no-https") as house:
            tables = begun(house)
            played(house, tables)
            alone = row("one process, a file", {"process": [house.process.pid]}, house, tables)
        with (
            postgresql(folder) as database,
            redis(folder) as queue,
            Open(
                folder / "one", f"--queue={queue.address}", "--no-https", store=database.address
            ) as one,
            Open(
                folder / "two", f"--queue={queue.address}", "--no-https", store=database.address
            ) as two,
        ):
            tables = begun(one)
            played(one, tables)
            played(two, tables)
            parts = {"right": [one.process.pid], "wrong": [two.process.pid]}
            parts |= {"PostgreSQL": postgres(database), "Redis": [queue._running.pid]}
            right = row("at the process that keeps the table", parts, one, tables)
            wrong = row("at another one", parts, two, tables)
    print(f"at the right one {right / alone:.2f} of a single process with a file")
    print(f"at a wrong one {wrong / right:.2f} of the right one")


if __name__ == "__main__":
    main()
