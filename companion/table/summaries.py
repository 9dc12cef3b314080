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
"""Seconds between two entries: each is a write to the disk that play has to wait for."""


class SummaryWriter:
    """Listens to all tables, and writes down at leisure, in one go, whatever has changed."""

    def __init__(self, register: Register, rounds: Callable[[str, int], list[Round]]) -> None:
        self._register = register
        self._count = rounds
        self._due: dict[Key, tuple[float, Table]] = {}
        self._entered: dict[Key, Summary] = {}
        self._rounds: dict[Key, tuple[_Stands, tuple[Round, ...]]] = {}
        self._lock = threading.Lock()
        self._desk = threading.Lock()
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._work, name="summaries", daemon=True)
        self._thread.start()

    def knows(self, card: TableCard) -> None:
        """What the register has already need not be entered again."""
        if card.summary is not None:
            self._entered.setdefault((card.id, card.match), replace(card.summary, rounds=()))

    def hear(self, table: str, match: int, stands: Table | None) -> None:
        """A table stands like this now."""
        if stands is not None:
            with self._lock:
                self._due[table, match] = time.time(), stands
            self._wake.set()

    def enter(self) -> None:
        """Write down what has changed."""
        with self._desk:
            with self._lock:
                due, self._due = self._due, {}
            told = {key: summarized(table) for key, (_, table) in due.items()}
            changed = {key: now for key, now in told.items() if self._entered.get(key) != now}
            if not changed:
                return
            try:
                self._register.summarize(
                    {
                        key: (due[key][0], replace(now, rounds=self._played(key, now)))
                        for key, now in changed.items()
                    }
                )
                self._entered.update(changed)
            except StoreFault as fault:
                log.info("the register of tables is brought up to date later: %s", fault)
                with self._lock:
                    self._due = {**due, **self._due}
                self._wake.set()
            except Exception:
                log.exception("the register of tables could not be updated")

    def close(self) -> None:
        """Write down the rest, and go home."""
        self._stop.set()
        self._wake.set()
        self._thread.join()
        self.enter()

    def _played(self, key: Key, told: Summary) -> tuple[Round, ...]:
        """The rounds played so far, counted anew when one has ended."""
        stands = (told.round, told.phase, tuple(told.scores))
        before = self._rounds.get(key)
        if before is None or before[0] != stands:
            before = self._rounds[key] = (stands, tuple(self._count(*key)))
        return before[1]

    def _work(self) -> None:
        while not self._stop.is_set():
            self._wake.wait()
            self._wake.clear()
            self.enter()
            self._stop.wait(PAUSE_SECONDS)


def summarized(table: Table) -> Summary:
    """What a list of evenings shows of a table, but for its rounds."""
    there = zip(table.names, table.seats, table.scores, strict=True)
    return Summary(
        table.setting.game.name,
        table.phase,
        table.round,
        {name: score for name, seat, score in there if seat != GONE},
        tables.winner(table),
    )
