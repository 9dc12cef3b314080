"""Writes the summary of each match that lists of evenings show, a moment after it has changed."""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import replace

from companion.rules.table import GONE, Table
from companion.store import StoreFault
from companion.store.register import Register, Round, Summary, TableCard
from companion.wire import tables

log = logging.getLogger(__name__)

Key = tuple[str, int]
_Stands = tuple[int | None, str | None, tuple[str, ...]]

PAUSE_SECONDS = 1.0
"""Seconds between two writes, since play has to wait for each write to the disk."""


class SummaryWriter:
    """Collects what has changed at all tables, and writes it in one go."""

    def __init__(self, register: Register, rounds: Callable[[str, int], list[Round]]) -> None:
        self._register = register
        self._count = rounds
        self._due: dict[Key, tuple[float, Table]] = {}
        self._written: dict[Key, Summary] = {}
        self._rounds: dict[Key, tuple[_Stands, tuple[Round, ...]]] = {}
        self._lock = threading.Lock()
        self._write_lock = threading.Lock()
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._write_loop, name="summaries", daemon=True)
        self._thread.start()

    def already_written(self, card: TableCard) -> None:
        """Note what the register has already."""
        if card.summary is not None:
            self._written.setdefault((card.id, card.match), replace(card.summary, rounds=()))

    def note(self, table: str, match: int, stands: Table | None) -> None:
        """Note how a table stands now."""
        if stands is not None:
            with self._lock:
                self._due[table, match] = time.time(), stands
            self._wake.set()

    def write_due(self) -> None:
        """Write what has changed."""
        with self._write_lock:
            with self._lock:
                due, self._due = self._due, {}
            told = {key: summary_of(table) for key, (_, table) in due.items()}
            changed = {key: now for key, now in told.items() if self._written.get(key) != now}
            if not changed:
                return
            try:
                self._register.summarize(
                    {
                        key: (due[key][0], replace(now, rounds=self._count_rounds(key, now)))
                        for key, now in changed.items()
                    }
                )
                self._written.update(changed)
            except StoreFault as fault:
                log.info("the register of tables is brought up to date later: %s", fault)
                with self._lock:
                    self._due = {**due, **self._due}
                self._wake.set()
            except Exception:
                log.exception("the register of tables could not be updated")

    def close(self) -> None:
        """Write the rest, and stop."""
        self._stop.set()
        self._wake.set()
        self._thread.join()
        self.write_due()

    def _count_rounds(self, key: Key, told: Summary) -> tuple[Round, ...]:
        """The rounds played so far, counted anew when one has ended."""
        stands = (told.round, told.phase, tuple(told.scores))
        before = self._rounds.get(key)
        if before is None or before[0] != stands:
            before = self._rounds[key] = (stands, tuple(self._count(*key)))
        return before[1]

    def _write_loop(self) -> None:
        while not self._stop.is_set():
            self._wake.wait()
            self._wake.clear()
            self.write_due()
            self._stop.wait(PAUSE_SECONDS)


def summary_of(table: Table) -> Summary:
    """What a list of evenings shows of a table, but for its rounds."""
    there = zip(table.names, table.seats, table.scores, strict=True)
    return Summary(
        table.setting.game.name,
        table.phase,
        table.round,
        {name: score for name, seat, score in there if seat != GONE},
        tables.winner(table),
    )
