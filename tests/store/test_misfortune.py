"""Killed, full, locked, doubled: no act that was acknowledged is ever lost."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.store import Busy, Full, NotKept, open_ledger
from tests.store.evening import act

WRITES = [sys.executable, "-m", "tests.store.evening"]


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_process_loses_nothing_it_acknowledged(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "a.db"
    writer = subprocess.Popen([*WRITES, str(path), "5"], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    acknowledged: dict[str, int] = {}
    moments = random.Random(seed)
    for _ in range(moments.randrange(1, 400)):
        name, seq = writer.stdout.readline().split()
        acknowledged[name] = int(seq)
    time.sleep(moments.random() / 50)
    writer.send_signal(signal.SIGKILL)
    for line in writer.stdout.read().splitlines():
        if len(line.split()) == 2 and line.split()[1].isdigit():
            acknowledged[line.split()[0]] = max(
                int(line.split()[1]), acknowledged.get(line.split()[0], 0)
            )
    writer.communicate()
    ledger = open_ledger(path)
    for name, last in acknowledged.items():
        kept = [entry.seq for entry in ledger.entries(name)]
        assert kept == list(range(1, len(kept) + 1))
        assert len(kept) >= last
        assert len(kept) % 3 == 0, "an act of three lines is there whole or not at all"
    ledger.close()


_FILLS = """
import resource, signal, sys
from pathlib import Path
from companion.store import NotKept, open_ledger
from tests.store.evening import act
ledger = open_ledger(Path(sys.argv[1]))
ledger.register.lay("t", code="BCDF", name="")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
kept, why = 0, ""
for seq in range(1, 1000):
    try:
        ledger.append(act("t", seq, text='"' + "x" * 900 + '"')).result(timeout=30)
    except NotKept as fault:
        why = str(fault)
        break
    kept = seq
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
ledger.append(act("t", kept + 1)).result(timeout=30)
print(kept, why)
"""


def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_is_lost(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", _FILLS, str(tmp_path / "a.db")],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    kept, _, why = said.strip().partition(" ")
    assert 10 < int(kept) < 999
    assert why.endswith(("do it again.", "then do it again."))
    ledger = open_ledger(tmp_path / "a.db")
    assert len(ledger.entries("t")) == int(kept) + 1
    ledger.close()


def test_a_full_disk_is_called_a_full_disk(tmp_path: Path) -> None:
    ledger = open_ledger(tmp_path / "a.db")
    ledger.register.lay("t", code="BCDF", name="")
    ledger.append(act("t", 1)).result(timeout=10)
    from sqlalchemy import event

    def narrow(raw: sqlite3.Connection, _record: object) -> None:
        raw.execute("PRAGMA max_page_count=1")

    event.listen(ledger.engine, "connect", narrow)
    ledger._writer.close()  # type: ignore[union-attr]
    ledger._writer = None
    ledger.engine.dispose()
    big = [ledger.append(act("t", seq, text='"' + "x" * 3000 + '"')) for seq in range(2, 40)]
    with pytest.raises(Full, match="disk is full"):
        big[0].result(timeout=10)
    ledger.close()


def test_while_another_program_holds_the_file_nothing_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.file.LOCK_SECONDS", 0.2)
    ledger = open_ledger(tmp_path / "a.db")
    ledger.register.lay("t", code="BCDF", name="")
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotKept, match="Another program holds the store"):
        ledger.append(act("t", 1)).result(timeout=10)
    other.execute("ROLLBACK")
    other.close()
    ledger.append(act("t", 1)).result(timeout=10)
    assert len(ledger.entries("t")) == 1
    ledger.close()


def test_a_second_companion_is_turned_away(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    writer = subprocess.Popen([*WRITES, str(path), "1"], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    writer.stdout.readline()
    with pytest.raises(Busy, match="in use by another companion"):
        open_ledger(path)
    reading = open_ledger(path, writing=False)
    assert reading.register.tables()
    reading.close()
    writer.kill()
    writer.communicate()
    open_ledger(path).close()


def test_what_was_still_waiting_is_written_before_the_store_closes(tmp_path: Path) -> None:
    ledger = open_ledger(tmp_path / "a.db")
    ledger.register.lay("t", code="BCDF", name="")
    waiting = [ledger.append(act("t", seq)) for seq in range(1, 50)]
    ledger.close()
    assert all(done.exception() is None for done in waiting)
    with pytest.raises(NotKept, match="stopping"):
        ledger.append(act("t", 50)).result(timeout=1)
