"""Acts for the store's tests, written as a table writes them; run as a program, writes until it is killed."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

from companion.store import Act, open_ledger
from companion.store.writer import LogLine


def act(
    table: str,
    seq: int,
    *,
    lines: int = 1,
    match: int = 1,
    text: str = '{"act":"pass","player":"North"}',
) -> Act:
    """One act of so many lines, the first of which has this number."""
    return Act(
        table=table,
        lines=[LogLine(seq + more, text) for more in range(lines)],
        at=time.time(),
        engine="test",
        digest="0",
        match=match,
        id=f"{table}-{seq}" if match == 1 else f"{table}-{match}-{seq}",
        fingerprint="0",
        reply='{"ok": true}',
    )


def version_1(dialect: str) -> str:
    """What makes a store as the companion wrote it when a table had one match only."""
    text = (Path(__file__).parent / "version-1.sql").read_text()
    shape, *guards = re.split(r"^-- (?=sqlite|postgresql)", text, flags=re.MULTILINE)
    return shape + next(
        guard.removeprefix(dialect) for guard in guards if guard.startswith(dialect)
    )


def write_until_killed(path: Path, tables: int) -> None:
    """Write at all tables at once, three lines an act, and say what is acknowledged."""
    ledger = open_ledger(path)
    names = [f"table-{number}" for number in range(tables)]
    for name in names:
        ledger.register.lay(name, code=name, name="")
    seq = 1
    while True:
        for name, done in [(name, ledger.append(act(name, seq, lines=3))) for name in names]:
            done.result(timeout=30)
            print(name, seq + 2, flush=True)
        seq += 3


if __name__ == "__main__":
    write_until_killed(Path(sys.argv[1]), int(sys.argv[2]))
