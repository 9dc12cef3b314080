"""A file that is gone, damaged, or lies where nobody may write: it is said in a sentence, and the rest is played."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner

from companion.cli.backup import command
from companion.store import Away, Full, Ledger, StoreFault, Unreadable, open_ledger
from companion.store.copying import backup
from companion.store.decks import TaughtFace
from companion.store.register import Summary
from tests.store.evening import act

TABLES = ["kitchen", "garden", "attic"]
PAGE = 4096
"""Bytes of a page, SQLite's unit of damage."""
HEAD = 100
"""Bytes of the file's own head: without it, it is no store at all, which another test tells."""
PAGES = 33
"""Pages of the store that is damaged here: every one is hit once, so that no kind of page is left to luck."""


def kept(path: Path, acts: int = 40) -> Path:
    """A store with three tables in it."""
    ledger = open_ledger(path)
    for table in TABLES:
        ledger.register.lay(table, name=table)
        for seq in range(1, acts + 1):
            done = ledger.append(act(table, seq))
        done.result(timeout=10)
        ledger.register.summarize({(table, 1): (100.0, Summary("spin", "play", 1, {}, None))})
    ledger.register.set("household", {"game": "spin"})
    ledger.close()
    return path


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a sound store."""
    whole = kept(tmp_path_factory.mktemp("sound") / "a.db").read_bytes()
    assert len(whole) == PAGES * PAGE
    return whole


@pytest.mark.parametrize("page", range(PAGES))
def test_with_one_bit_wrong_the_other_tables_are_read(
    tmp_path: Path, sound: bytes, page: int
) -> None:
    path, whole = tmp_path / "a.db", bytearray(sound)
    chance = random.Random(page)
    whole[page * PAGE + chance.randrange(0 if page else HEAD, PAGE)] ^= 1 << chance.randrange(8)
    path.write_bytes(whole)
    said = opened(path)
    if said is not None:
        assert path.read_bytes() == bytes(whole), "what is refused is left as it is"
        assert str(path) in said


def opened(path: Path) -> str | None:
    """Why a store is refused; else all its tables but one can be read and written."""
    try:
        ledger = open_ledger(path)
    except StoreFault as fault:
        return str(fault)
    ledger.register.tables()
    ledger.register.settings()
    spoiled = []
    for table in TABLES:
        try:
            read = ledger.entries(table)
        except Unreadable as fault:
            spoiled.append(str(fault))
            continue
        assert [entry.seq for entry in read] == list(range(1, len(read) + 1))
        if len(read) == 40:
            ledger.append(act(table, 41)).result(timeout=10)
    ledger.close()
    assert len(spoiled) <= 1
    assert all("other tables can be played" in said for said in spoiled)
    return None


def test_a_damaged_index_is_made_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = kept(tmp_path / "a.db")
    raw = sqlite3.connect(path)
    raw.execute("PRAGMA writable_schema=ON")
    (page,) = raw.execute(
        "SELECT rootpage FROM sqlite_master WHERE name = 'one_reply_an_id'"
    ).fetchone()
    raw.close()
    data = bytearray(path.read_bytes())
    spot = data.index(b"kitchen-39", (page - 1) * 4096)
    data[spot] ^= 1
    path.write_bytes(data)
    ledger = open_ledger(path)
    assert "an index was damaged" in caplog.text
    assert len(ledger.entries("kitchen")) == 40
    assert ledger.receipt("kitchen", "kitchen-39") is not None
    ledger.close()


def test_when_the_file_is_deleted_nothing_more_is_acknowledged(tmp_path: Path) -> None:
    path = kept(tmp_path / "a.db")
    ledger = open_ledger(path)
    assert ledger.trouble() is None
    path.rename(tmp_path / "aside.db")
    with pytest.raises(Away, match=r"a\.db, is gone"):
        ledger.append(act("garden", 41)).result(timeout=10)
    with pytest.raises(Away, match="is gone"):
        ledger.register.lay("cellar")
    assert "is gone" in (ledger.trouble() or "")
    assert len(ledger.entries("garden")) == 40, "what is there can still be looked at"
    (tmp_path / "aside.db").rename(path)
    ledger.append(act("garden", 41)).result(timeout=10)
    ledger.close()
    again = open_ledger(path)
    assert len(again.entries("garden")) == 41
    again.close()


def full(ledger: Ledger) -> None:
    """From now on the file may not grow."""
    from sqlalchemy import event

    def narrow(raw: sqlite3.Connection, _record: object) -> None:
        raw.execute("PRAGMA max_page_count=1")

    ledger.engine.dispose()
    event.listen(ledger.engine, "connect", narrow)


def test_on_a_full_disk_laying_a_table_and_settings_say_so(tmp_path: Path) -> None:
    ledger = open_ledger(kept(tmp_path / "a.db"))
    full(ledger)
    with pytest.raises(Full, match="disk is full"):
        ledger.register.set("household", {"decks": "x" * 20_000})
    with pytest.raises(Full, match="disk is full"):
        ledger.register.lay("x" * 20_000)
    with pytest.raises(Full, match="disk is full"):
        ledger.decks.teach("Grandma", "classic", [TaughtFace("red-7", 1.0, b"x" * 20_000)])
    assert ledger.register.settings()["household"] == {"game": "spin"}
    ledger.close()


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that everybody on this machine may look into; pytest's own are not."""
    with TemporaryDirectory(prefix="companion-test-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)
        (Path(folder) / "locked").chmod(0o755)


_OPENS = """
import os, sys
from pathlib import Path
from companion.store import StoreFault, open_ledger
open_ledger(Path(sys.argv[1])).close()  # whatever is loaded late is loaded now
if os.geteuid() == 0:
    os.setuid(65534)  # root may write anywhere, nobody nowhere
for path in sys.argv[2:]:
    for writing in (True, False):
        try:
            ledger = open_ledger(Path(path), writing=writing)
        except StoreFault as fault:
            print(type(fault).__name__, fault)
        else:
            print(len(ledger.entries("garden")))
            ledger.close()
"""


def test_where_nobody_may_write_a_sound_store_is_read_and_a_new_one_refused(
    tmp_path: Path, open_to_all: Path
) -> None:
    path = kept(tmp_path / "a.db")
    # Left as after a crash: the last act is still in the write-ahead log.
    ledger = open_ledger(path)
    ledger.append(act("garden", 41)).result(timeout=10)
    locked = open_to_all / "locked"
    locked.mkdir()
    for rest in ("", "-wal"):
        (locked / f"a.db{rest}").write_bytes(path.with_name(path.name + rest).read_bytes())
        (locked / f"a.db{rest}").chmod(0o444)
    ledger.close()
    locked.chmod(0o555)
    said = subprocess.run(
        [sys.executable, "-c", _OPENS, *map(str, (path, locked / "a.db", locked / "new.db"))],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert said[0].startswith("StoreFault Nothing can be written in")
    assert said[1] == "41"
    assert said[2].startswith("StoreFault Nothing can be written in")
    assert said[3].startswith("StoreFault There is no store at")


def test_a_backup_is_for_its_owner_only_and_opens_nothing(tmp_path: Path) -> None:
    path = kept(tmp_path / "a.db")
    ledger = open_ledger(path)
    ledger.register.set("hop", "what the processes of a café know each other by")
    codes = {card.code for card in ledger.register.tables()}
    backup(path, tmp_path / "copy.db")
    ledger.close()
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert path.stat().st_mode & 0o777 == 0o600
    assert b"know each other by" not in (tmp_path / "copy.db").read_bytes()
    copy = open_ledger(tmp_path / "copy.db")
    assert copy.register.settings() == {"household": {"game": "spin"}}
    assert all(copy.register.by_code(code or "") is None for code in codes)
    assert len(copy.register.tables()) == len(TABLES)
    copy.close()


@pytest.mark.parametrize("page", range(1, PAGES))
def test_a_backup_of_a_damaged_store_holds_all_that_is_whole(
    tmp_path: Path, sound: bytes, page: int
) -> None:
    path, whole = tmp_path / "a.db", bytearray(sound)
    chance = random.Random(1000 + page)
    for _ in range(3):
        whole[page * PAGE + chance.randrange(PAGE)] ^= 1 << chance.randrange(8)
    path.write_bytes(whole)
    try:
        copied = backup(path, tmp_path / "copy.db")
    except StoreFault:
        return  # so damaged that it can't be opened at all
    copy = open_ledger(tmp_path / "copy.db")
    lines = {table: len(copy.entries(table)) for table in TABLES}
    assert sum(lines.values()) == copied.entries
    for table, many in lines.items():
        if many < 40:
            assert any(f"Table {table}, match 1: line {many + 1}" in one for one in copied.left_out)
        assert copy.append(act(table, many + 1)).result(timeout=10) is None, "it can be played"
    copy.close()


def test_what_a_backup_could_not_read_is_said(tmp_path: Path) -> None:
    path = kept(tmp_path / "a.db")
    raw = sqlite3.connect(path)
    raw.executescript(
        "DROP TRIGGER entries_stay;"
        "UPDATE entries SET act = '{broken' WHERE table_id = 'garden' AND seq = 13"
    )
    raw.close()
    said = CliRunner().invoke(command, [str(tmp_path / "copy.db"), "--store", str(path)])
    assert said.exit_code == 1
    assert "3 tables, 92 acts" in said.output
    assert "Table garden, match 1: line 13 can't be read; 12 lines are kept, 28 after it" in (
        said.output
    )
    copy = open_ledger(tmp_path / "copy.db")
    assert [len(copy.entries(table)) for table in TABLES] == [40, 12, 40]
    copy.close()
