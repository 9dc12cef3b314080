"""What isn't ours is left as it is; what is ours goes with us into the next version."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from companion.cli import main
from companion.store import Foreign, NotKept, StoreFault, open_ledger, version
from companion.store.copying import backup, restore
from companion.store.place import usual_store
from companion.store.version import APPLICATION
from tests.store.evening import act, version_1


def kept(path: Path, *, acts: int = 3) -> Path:
    """A store with a table in it."""
    ledger = open_ledger(path)
    ledger.register.lay("t", code="BCDF", name="Kitchen")
    ledger.register.admit("t", secret="hash", role="host", seat=None, name="tablet")
    for seq in range(1, acts + 1):
        ledger.append(act("t", seq))
    ledger.close()
    return path


def foreign(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we played cards.\n" * 9)


def anothers(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()


def cut_short(path: Path) -> None:
    kept(path, acts=400)
    path.write_bytes(path.read_bytes()[:40_000])


def scratched(path: Path) -> None:
    kept(path, acts=400)
    data = bytearray(path.read_bytes())
    data[8192:12288] = b"\xa5" * 4096
    path.write_bytes(data)


def from_the_future(path: Path) -> None:
    kept(path)
    later = sqlite3.connect(path)
    later.execute("UPDATE companion SET value = '99' WHERE name = 'version'")
    later.commit()
    later.close()


@pytest.mark.parametrize("make", [foreign, anothers, cut_short, scratched, from_the_future])
@pytest.mark.parametrize("writing", [True, False])
def test_what_is_no_good_store_is_refused_in_a_sentence_and_left_alone(
    tmp_path: Path, make: object, *, writing: bool
) -> None:
    path = tmp_path / "a.db"
    assert callable(make)
    make(path)
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    with pytest.raises(Foreign) as refused:
        open_ledger(path, writing=writing)
    assert hashlib.sha256(path.read_bytes()).hexdigest() == before
    assert str(path) in str(refused.value)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_an_older_store_is_brought_up_to_date_and_a_copy_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, before = kept(tmp_path / "a.db"), version.newest()

    def next_version(connection: Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN song TEXT")

    monkeypatch.setattr(version, "MIGRATIONS", (*version.MIGRATIONS, next_version))
    ledger = open_ledger(path)
    with ledger.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT song FROM tables").all() == [(None,)]
        assert version.version(connection) == before + 1
    assert len(ledger.entries("t")) == 3
    ledger.close()
    monkeypatch.undo()
    old = open_ledger(tmp_path / f"a.db.version-{before}")
    assert len(old.entries("t")) == 3
    old.close()


def test_a_store_from_before_there_were_several_matches_is_read_and_written_on(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.db"
    old = sqlite3.connect(path)
    old.executescript(f"{version_1('sqlite')} PRAGMA application_id = {APPLICATION};")
    old.close()
    ledger = open_ledger(path)
    assert [entry.id for entry in ledger.entries("t")] == ["t-1", "t-2", "t-3"]
    assert ledger.match("t") == 1
    summary = ledger.register.tables()[0].summary
    assert summary is not None
    assert next(iter(summary.scores.values())) == 20
    assert [card.match for card in ledger.register.matches()] == [1]
    ledger.append(act("t", 4)).result(timeout=10)
    ledger.append(act("t", 1, match=2)).result(timeout=10)
    for gap in (act("t", 5), act("t", 3, match=2), act("t", 1, match=4)):
        with pytest.raises(NotKept):
            ledger.append(gap).result(timeout=10)
    with (
        ledger.engine.connect() as connection,
        pytest.raises(DBAPIError, match="append-only"),
        connection.begin(),
    ):
        connection.exec_driver_sql("DELETE FROM entries")
    ledger.close()
    assert (tmp_path / "a.db.version-1").exists()


def test_an_older_store_that_is_only_read_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    old = sqlite3.connect(path)
    old.executescript(f"{version_1('sqlite')} PRAGMA application_id = {APPLICATION};")
    old.close()
    before = path.read_bytes()
    assert backup(path, tmp_path / "copy.db").entries == 3
    restored, _ = restore(path, tmp_path / "new.db")
    assert restored.entries == 3
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.db", "copy.db", "new.db"]


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(tmp_path / "a.db")

    def half(connection: Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN song TEXT")
        raise OSError("the lights went out")

    monkeypatch.setattr(version, "MIGRATIONS", (*version.MIGRATIONS, half))
    with pytest.raises(OSError, match="lights"):
        open_ledger(path)
    monkeypatch.undo()
    ledger = open_ledger(path)
    assert len(ledger.entries("t")) == 3
    ledger.close()


def test_a_backup_is_made_while_the_store_is_in_use(tmp_path: Path) -> None:
    ledger = open_ledger(kept(tmp_path / "a.db"))
    copied = backup(tmp_path / "a.db", tmp_path / "copy.db")
    assert (copied.tables, copied.entries) == (1, 3)
    ledger.append(act("t", 4)).result(timeout=10)
    ledger.close()
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]


def test_restore_brings_everything_back_and_keeps_what_was_there(tmp_path: Path) -> None:
    backup(kept(tmp_path / "a.db"), tmp_path / "copy.db")
    ledger = open_ledger(tmp_path / "a.db")
    ledger.append(act("t", 4)).result(timeout=10)
    ledger.close()
    copied, old = restore(tmp_path / "copy.db", tmp_path / "a.db")
    assert copied.entries == 3
    assert old is not None
    for path, acts in ((tmp_path / "a.db", 3), (old, 4)):
        ledger = open_ledger(path)
        assert len(ledger.entries("t")) == acts
        device = ledger.register.device("hash")
        assert device is not None
        assert device.role == "host"
        ledger.close()


def test_a_store_in_use_is_not_restored_over(tmp_path: Path) -> None:
    backup(kept(tmp_path / "a.db"), tmp_path / "copy.db")
    ledger = open_ledger(tmp_path / "a.db")
    with pytest.raises(StoreFault, match="in use"):
        restore(tmp_path / "copy.db", tmp_path / "a.db")
    ledger.close()


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    store, copy = kept(tmp_path / "a.db"), tmp_path / "copy.db"
    said = CliRunner().invoke(main, ["backup", str(copy), "--store", str(store)])
    assert (said.exit_code, said.output) == (0, f"{copy}: 1 tables, 3 acts.\n")
    again = CliRunner().invoke(main, ["backup", str(copy), "--store", str(store)])
    assert again.exit_code == 1
    assert again.output.startswith("Error: ")
    assert "is there already" in again.output
    back = CliRunner().invoke(main, ["restore", str(copy), "--store", str(store)])
    assert back.exit_code == 0
    assert "Restored: 1 tables, 3 acts." in back.output
    none = CliRunner().invoke(main, ["restore", str(tmp_path / "none.db"), "--store", str(store)])
    assert none.exit_code == 1


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems name no folder so")
def test_a_service_without_a_home_keeps_its_store_where_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobodys() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobodys)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_store() == tmp_path / "companion" / "companion.db"


def test_a_store_is_closed_before_it_is_moved_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows moves no file that is open."""
    store, copy = kept(tmp_path / "a.db"), tmp_path / "copy.db"
    backup(store, copy)
    moved = []

    def closed(source: Path, target: Path) -> None:
        held = {os.path.realpath(one) for one in Path("/proc/self/fd").iterdir()}
        assert not held & {str(source), f"{source}-wal", str(target)}
        moved.append(source.name)
        Path(source).rename(target)

    monkeypatch.setattr("companion.store.copying.os.replace", closed)
    restore(copy, store)
    assert moved == ["a.db", "a.db.half"]
