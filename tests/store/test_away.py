"""A database that goes away: what is not kept is refused soon, nothing is lost, and play goes on by itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from companion.store import Away, Ledger, LostLease, open_ledger
from testing.cafe import Postgresql, postgresql
from tests.store.evening import act


@pytest.fixture(scope="module")
def database() -> Iterator[Postgresql]:
    with postgresql() as running:
        yield running


@pytest.fixture
def ledger(database: Postgresql) -> Iterator[Ledger]:
    opened = open_ledger(database.address, holder="one", reached_at="http://one")
    yield opened
    opened.close()


def claimed(ledger: Ledger, name: str) -> str:
    ledger.register.lay(name)
    assert ledger.leases is not None
    assert ledger.leases.claim(name).ours
    return name


def refused_within(seconds: float, work: Callable[[], object]) -> None:
    began = time.monotonic()
    with pytest.raises(Away):
        work()
    assert time.monotonic() - began < seconds


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_while_the_database_is_away_all_is_refused_soon_and_then_play_goes_on(
    database: Postgresql, ledger: Ledger, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = claimed(ledger, how)
    ledger.append(act(table, 1)).result(timeout=10)
    assert ledger.trouble() is None
    if how == "stopped":
        database.stop()
    else:
        database.freeze()
    # The first to notice waits, for as long as the line is patient; nobody after that waits at all.
    refused_within(2.0, lambda: ledger.append(act(table, 2)).result(timeout=10))
    assert "away" in (ledger.trouble() or "")
    refused_within(0.5, lambda: ledger.append(act(table, 2)).result(timeout=10))
    refused_within(0.5, lambda: ledger.entries(table))
    refused_within(0.5, lambda: ledger.register.tables())
    refused_within(0.5, lambda: ledger.decks.all())
    leases = ledger.leases
    assert leases is not None
    refused_within(0.5, lambda: leases.claim("another"))
    leases.came(1)
    time.sleep(1.2)
    if how == "stopped":
        database.start()
    else:
        database.thaw()
    until = time.monotonic() + 10
    while ledger.trouble() is not None:
        assert time.monotonic() < until
        time.sleep(0.05)
    there = [entry.id for entry in ledger.entries(table)]
    # What was refused while the database froze may have been taken after all; with its id it is found.
    assert there in (["frozen-1"], ["frozen-1", "frozen-2"], ["stopped-1"])
    ledger.append(act(table, len(there) + 1)).result(timeout=10)
    said = [line.message for line in caplog.records if "PostgreSQL is" in line.message]
    assert len(said) == 2, said


def test_who_was_frozen_past_its_lease_knows_it_before_it_answers(
    database: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.lease.LEASE_SECONDS", 1.2)
    ledger = open_ledger(database.address, holder="frozen", reached_at="http://frozen")
    other = open_ledger(database.address, holder="other", reached_at="http://other")
    assert ledger.leases is not None
    assert other.leases is not None
    table = claimed(ledger, "lease")
    assert ledger.leases.sure(table)
    time.sleep(1.8)
    assert ledger.leases.sure(table), "it is renewed while its holder lives"
    ledger.leases._stop.set()  # frozen: nobody renews
    time.sleep(1.8)
    assert not ledger.leases.sure(table)
    assert other.leases.claim(table).ours
    assert not ledger.leases.claim(table).ours
    with pytest.raises(LostLease):
        ledger.append(act(table, 1)).result(timeout=10)
    ledger.leases.renew()
    assert not ledger.leases.sure(table), "what another has taken is not renewed"
    ledger.close()
    other.close()


def test_it_is_noticed_while_nobody_plays(database: Postgresql, ledger: Ledger) -> None:
    """Whoever asks an idle companion for its health hears the truth."""
    database.stop()
    until = time.monotonic() + 15
    while ledger.trouble() is None and time.monotonic() < until:
        time.sleep(0.1)
    assert "away" in (ledger.trouble() or "")
    database.start()
    while ledger.trouble() is not None and time.monotonic() < until + 15:
        time.sleep(0.1)
    assert ledger.trouble() is None
