"""A backup that somebody changed: what is whole comes back, nothing hangs, and no token of theirs works."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from companion.store import Foreign, open_ledger
from companion.store.copying import backup, restore
from tests.store.evening import act


def changed(folder: Path, *changes: str) -> Path:
    """A backup of one table with three lines, and what was changed in it."""
    ledger = open_ledger(folder / "a.db")
    ledger.register.lay("t", code="BCDF", name="")
    ledger.register.admit("t", secret="ours", role="host", seat=None, name="tablet", house=True)
    ledger.append(act("t", 1, lines=3)).result(timeout=10)
    ledger.close()
    path = folder / "backup.db"
    backup(folder / "a.db", path)
    file = sqlite3.connect(path, isolation_level=None)
    file.execute("PRAGMA writable_schema = ON")
    for change in changes:
        file.execute(change)
    file.close()
    return path


def test_a_planted_token_does_not_work(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        "INSERT INTO devices (table_id, secret, role, name, since, out) VALUES ('t', 'x', 'host', '', 0, 0)",
    )
    restore(path, tmp_path / "a.db")
    ledger = open_ledger(tmp_path / "a.db")
    found = {secret: ledger.register.device(secret) for secret in ("ours", "x")}
    ledger.close()
    assert found["ours"] is not None
    assert not found["ours"].out, "the store that was there knew it"
    assert found["x"] is not None
    assert found["x"].out


def test_a_view_is_not_read(tmp_path: Path) -> None:
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS name, '' AS value FROM n"
    path = changed(tmp_path, "DROP TABLE settings", f"CREATE VIEW settings AS {endless}")
    with pytest.raises(Foreign):
        restore(path, tmp_path / "b.db")


@pytest.mark.parametrize(
    "change",
    [
        "INSERT INTO faces (deck, face, game, quality, taught, picture) VALUES ('d', 'f', 'spin', 'good', 0, x'00')",
        f"INSERT INTO settings (name, value) VALUES ('deep', '{'[' * 100_000}')",
    ],
    ids=["a text where a number belongs", "nested without end"],
)
def test_what_is_whole_comes_back(tmp_path: Path, change: str) -> None:
    restore(changed(tmp_path, change), tmp_path / "b.db")
    ledger = open_ledger(tmp_path / "b.db")
    assert len(ledger.entries("t")) == 3
    assert ledger.register.settings().get("deep") is None
    assert ledger.decks.all() == []
    ledger.close()


def test_a_version_in_other_digits_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = changed(tmp_path, "UPDATE companion SET value = '²' WHERE name = 'version'")
    with pytest.raises(Foreign):
        restore(path, tmp_path / "b.db")
