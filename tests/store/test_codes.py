"""Join codes are short where there are few tables, longer where there are many, and laying a table always ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import NotKept, open_ledger
from companion.store.code import LETTERS, length_for, new_code


def test_a_code_grows_so_that_guessing_one_takes_days() -> None:
    assert [length_for(tables) for tables in (0, 8, 9, 184, 185, 3_000)] == [4, 4, 5, 5, 6, 6]
    for tables in (0, 8, 9, 100, 1_000, 100_000):
        guesses = len(LETTERS) ** length_for(tables) / (tables + 1)
        assert guesses / 0.2 >= 86_400
    assert length_for(10**12) == 8


def test_with_all_short_codes_taken_laying_a_table_still_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.register.length_for", lambda _: 1)
    ledger = open_ledger(tmp_path / "a.db")
    codes = {ledger.register.lay(f"t{number}") for number in range(60)}
    assert len(codes) == 60
    assert {len(code) for code in codes} >= {1, 2}
    monkeypatch.setattr("companion.store.register.new_code", lambda _: next(iter(codes)))
    with pytest.raises(NotKept, match="No free join code"):
        ledger.register.lay("one too many")
    ledger.close()


def test_a_table_that_was_never_played_at_vanishes_with_all_who_joined(tmp_path: Path) -> None:
    from tests.store.evening import act

    ledger = open_ledger(tmp_path / "a.db")
    for table in ("played", "bare"):
        ledger.register.lay(table)
        ledger.register.admit(table, secret=table, role="host", seat=None, name="")
        ledger.register.invite(table, secret=table, role="seat", seat=None, until=1e12)
    ledger.append(act("played", 1)).result(timeout=10)
    assert ledger.register.unplayed(before=1e12) == ["bare"]
    assert ledger.register.unplayed(before=0) == []
    assert [ledger.register.vanish(table) for table in ("played", "bare", "none")] == [
        False,
        True,
        False,
    ]
    assert ledger.register.device("bare") is None
    assert [card.id for card in ledger.register.tables()] == ["played"]
    ledger.close()


def test_codes_hold_no_vowel() -> None:
    assert not set(new_code(8)) & set("AEIOU0123456789")
