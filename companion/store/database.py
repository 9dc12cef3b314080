"""Connections to PostgreSQL that wait briefly for a silent database, and not at all for one known to be away."""

import logging
import threading
import time
from collections.abc import Generator
from typing import Any, Self

import psycopg
from sqlalchemy import Engine, create_engine

from companion.store.fault import AWAY

log = logging.getLogger(__name__)

SILENCE_SECONDS = 1.5
"""Seconds after which a database that says nothing counts as away."""

CONNECTIONS = 4
"""Connections of one process: one writes the log, three read and write the rest."""

CROWDED_SECONDS = 5.0
"""Seconds for which a connection is tried again while the database has too many."""

POOL_SECONDS = 10.0
"""Seconds that work waits for a free connection of its process."""

RETRY_SECONDS = 0.5
"""Seconds between two attempts to reach a database that is away."""


class Database:
    """One database, and whether it is away; while it is, a thread tries to reach it."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._away = threading.Event()
        self._closed = threading.Event()
        self._lock = threading.Lock()

    def engine(self) -> Engine:
        """An engine whose connections give up soon."""
        return create_engine(
            "postgresql+psycopg://",
            creator=lambda: Connection.open(self._address, self),
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
            paramstyle="format",
        )

    def trouble(self) -> str | None:
        """What is wrong, in a sentence; None when the database answers."""
        return "The database is away: what is done now is not kept." if self.away else None

    @property
    def away(self) -> bool:
        """Whether the database is known to be away."""
        return self._away.is_set()

    def lost(self, why: object) -> None:
        """Note that the database is away, and start trying to reach it."""
        with self._lock:
            if self._closed.is_set() or self.away:
                return
            self._away.set()
        first = str(why).strip().partition("\n")[0]
        log.warning("PostgreSQL is away: tables are shown, but nothing is kept (%s)", first)
        threading.Thread(target=self._run_query, name="PostgreSQL", daemon=True).start()

    def close(self) -> None:
        """Stop trying to reach it."""
        self._closed.set()

    def _run_query(self) -> None:
        while not self._closed.wait(RETRY_SECONDS):
            try:
                with Connection.open(self._address) as probe:
                    probe.execute("SELECT 1")
            except psycopg.Error:
                continue
            self._away.clear()
            log.warning("PostgreSQL is back: play goes on")
            return


def _is_crowded(fault: psycopg.Error) -> bool:
    """Whether a database has as many connections as it may: it is there, and one becomes free."""
    return "too many" in str(fault) or "remaining connection slots" in str(fault)


class Connection(psycopg.Connection[Any]):
    """A connection that gives up when the database says nothing for a while."""

    database: Database | None = None

    @classmethod
    def open(cls, address: str, database: Database | None = None) -> Self:
        """Connect, unless the database is known to be away."""
        if database is not None and database.away:
            raise psycopg.OperationalError(AWAY)
        until = time.monotonic() + CROWDED_SECONDS
        while True:
            try:
                made = cls.connect(address, connect_timeout=2)
            except psycopg.OperationalError as fault:
                if _is_crowded(fault) and time.monotonic() < until:
                    time.sleep(RETRY_SECONDS / 2)
                    continue
                if database is not None and not _is_crowded(fault):
                    database.lost(fault)
                raise
            made.database = database
            return made

    def wait(
        self,
        gen: Generator[Any, Any, Any],
        interval: float = 0.1,
        timeout: float | None = None,
    ) -> Any:
        """Wait for an answer with a short deadline."""
        if self.database is not None and self.database.away:
            self.close()
            raise psycopg.OperationalError(AWAY)
        began = time.monotonic()
        try:
            return super().wait(gen, interval, timeout or SILENCE_SECONDS)
        except psycopg.OperationalError as fault:
            waited = time.monotonic() - began
            if self.closed or waited >= SILENCE_SECONDS:
                self.close()
                # Who was frozen itself has waited much longer, and can't say that of the database.
                if self.database is not None and waited < 2 * SILENCE_SECONDS:
                    self.database.lost(fault)
            raise
