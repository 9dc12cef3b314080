"""The log forgets nothing and changes nothing."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from companion.store import Ledger, NotKept, open_ledger
from tests.store.evening import act


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    opened = open_ledger(tmp_path / "a.db")
    opened.register.lay("t", code="BCDF", name="")
    yield opened
    opened.close()


def test_what_was_written_is_read_back_in_order(ledger: Ledger) -> None:
    for seq in (1, 3, 5):
        ledger.append(act("t", seq, lines=2)).result(timeout=10)
    entries = ledger.entries("t")
    assert [entry.seq for entry in entries] == [1, 2, 3, 4, 5, 6]
    assert [entry.id for entry in entries] == [None, "t-1", None, "t-3", None, "t-5"]
    receipt = ledger.receipt("t", "t-3")
    assert receipt is not None
    assert (receipt.first, receipt.last, receipt.reply) == (3, 4, {"ok": True})


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET act = '{}' WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 1",
        "INSERT OR REPLACE INTO entries SELECT * FROM entries WHERE seq = 1",
        "INSERT INTO entries SELECT table_id, match, seq + 5, at, act, assumed, made_for, engine, digest,"
        " device, NULL, first, fingerprint, reply FROM entries WHERE seq = 1",
    ],
)
def test_the_database_itself_refuses_to_change_the_log(ledger: Ledger, change: str) -> None:
    ledger.append(act("t", 1)).result(timeout=10)
    with (
        ledger.engine.connect() as connection,
        pytest.raises(DBAPIError, match="the log"),
        connection.begin(),
    ):
        connection.exec_driver_sql(change)
    assert [entry.seq for entry in ledger.entries("t")] == [1]


def test_an_act_is_there_whole_or_not_at_all(ledger: Ledger) -> None:
    ledger.append(act("t", 1)).result(timeout=10)
    with pytest.raises(NotKept):
        ledger.append(act("t", 1, lines=3)).result(timeout=10)
    with pytest.raises(NotKept):
        ledger.append(act("t", 3)).result(timeout=10)
    assert [entry.seq for entry in ledger.entries("t")] == [1]


def test_a_match_has_a_log_of_its_own_and_the_one_before_is_closed(ledger: Ledger) -> None:
    for match, seq in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 1)):
        ledger.append(act("t", seq, match=match)).result(timeout=10)
    assert ledger.match("t") == 3
    assert [len(ledger.entries("t", match)) for match in (1, 2, 3)] == [2, 2, 1]
    for closed in (act("t", 3, match=1), act("t", 3, match=2), act("t", 1, match=5)):
        with pytest.raises(NotKept):
            ledger.append(closed).result(timeout=10)
    receipt = ledger.receipt("t", "t-2-2")
    assert receipt is not None
    assert (receipt.match, receipt.last) == (2, 2)
    assert ledger.ids("t") == {"t-1", "t-2", "t-2-1", "t-2-2", "t-3-1"}


def test_acts_that_come_together_are_written_together(ledger: Ledger) -> None:
    names = [f"many-{number}" for number in range(20)]
    for name in names:
        ledger.register.lay(name, code=name, name="")
    commits = []
    ledger.append(act("t", 1)).result(timeout=10)
    event.listen(ledger.engine, "commit", lambda _: commits.append(1))
    # Whoever writes now waits for this one, so that all the others come together behind it.
    with ledger.engine.connect() as holding, holding.begin():
        waiting = [ledger.append(act(name, 1)) for name in names]
    for done in waiting:
        done.result(timeout=10)
    assert len(commits) <= 4, "one for the holder, one or two for all twenty acts"
    assert all(len(ledger.entries(name)) == 1 for name in names)


def test_one_bad_act_takes_no_other_with_it(ledger: Ledger) -> None:
    ledger.register.lay("other", code="OTHER", name="")
    with ledger.engine.connect() as holding, holding.begin():
        good, bad, last = (
            ledger.append(act("t", 1)),
            ledger.append(act("other", 7)),
            ledger.append(act("t", 2)),
        )
    good.result(timeout=10)
    last.result(timeout=10)
    with pytest.raises(NotKept):
        bad.result(timeout=10)


def test_many_threads_write_without_a_gap(ledger: Ledger) -> None:
    names = [f"thread-{number}" for number in range(8)]
    for name in names:
        ledger.register.lay(name, code=name, name="")

    def play(name: str) -> None:
        for seq in range(1, 26):
            ledger.append(act(name, seq)).result(timeout=30)

    threads = [threading.Thread(target=play, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(
        [entry.seq for entry in ledger.entries(name)] == list(range(1, 26)) for name in names
    )
