"""The log's only writer: a thread that writes all waiting acts together, then reports them as kept.

A disk that takes 4 ms for a write would allow 250 acts a second. Writing everything that has come in meanwhile
at once makes that number grow with the tables.
"""

import json
import logging
import queue
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from companion.store.fault import LostLease, NotKept, in_words
from companion.store.schema import devices, entries

log = logging.getLogger(__name__)

MOST_TOGETHER = 512
"""Acts that share one write at most."""

IDLE_SECONDS = 1.0
"""Seconds after which a connection is checked before it is used, as the database may have restarted."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One log line ready to be written; an assumed one names the line that it was assumed for."""

    seq: int
    act: str
    made_for: int | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Everything that one act adds to a table's log; it is written whole or not at all."""

    table: str
    lines: Sequence[LogLine]
    at: float
    engine: str
    digest: str
    match: int = 1
    device: int | None = None
    id: str | None = None
    fingerprint: str | None = None
    reply: str | None = None
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Names that players had until this act, and those that they have from it on: their phones keep their seats."""

    def rows(self) -> list[tuple[object, ...]]:
        """The rows of the log, as `ROW` names them; the last one carries the sender's id and the reply."""
        carried = (self.id, self.lines[0].seq, self.fingerprint, self.reply)
        last = self.lines[-1]
        return [
            (
                self.table,
                self.match,
                line.seq,
                self.at,
                line.act,
                line.made_for is not None,
                line.made_for,
                self.engine,
                self.digest,
                self.device,
                *(carried if line is last else _NOTHING),
            )
            for line in self.lines
        ]


ROW = (
    "table_id match seq at act assumed made_for engine digest device id first fingerprint reply"
).split()
_NOTHING = (None,) * 4

_COLUMNS = ", ".join(f'"{name}"' for name in ROW)
FENCED = f"""
    WITH held AS (SELECT table_id FROM leases WHERE holder = %s AND table_id = ANY(%s::text[]) FOR SHARE)
    INSERT INTO entries ({_COLUMNS})
    SELECT {_COLUMNS} FROM json_populate_recordset(NULL::entries, %s::json)
    WHERE table_id IN (SELECT table_id FROM held) ORDER BY "match", seq
    RETURNING table_id
"""
"""Where several processes share a database: only what its tables' leases are still held for is written.

The leases are looked at by the very statement that writes, so that one way to the database and back is enough.
"""


_Pending = tuple[Act, "Future[None]"]


class Writer:
    """A thread with one connection that appends acts, as many at once as are waiting."""

    def __init__(self, engine: Engine, *, holder: str = "") -> None:
        self._engine = engine
        self._holder = holder
        # Compiled once: SQLAlchemy's own path costs as much again as the write itself.
        statement = entries.insert().compile(dialect=engine.dialect, column_keys=ROW)
        assert statement.positiontup == ROW
        self._insert = str(statement)
        self._connection: Connection | None = None
        self._wrote = 0.0
        self._waiting: queue.SimpleQueue[_Pending | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write_loop, name="log writer", daemon=True)
        self._thread.start()

    def append(self, act: Act) -> "Future[None]":
        """Put an act on disk; the future is done when it is there, or says why it isn't."""
        done: Future[None] = Future()
        if self._closed:
            done.set_exception(NotKept("The companion is stopping; this act was not kept."))
        else:
            self._waiting.put((act, done))
        return done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            self._thread.join()

    def _write_loop(self) -> None:
        stopping = False
        while not stopping:
            first = self._waiting.get()
            batch: list[_Pending] = []
            while first is not None:
                batch.append(first)
                if len(batch) >= MOST_TOGETHER or self._waiting.empty():
                    break
                first = self._waiting.get()
            stopping = first is None
            if batch:
                self._write_batch(batch)
        self._release_lost()

    def _write_batch(self, batch: list[_Pending]) -> None:
        try:
            kept = self._write([act for act, _ in batch])
        except Exception as fault:
            self._release_lost()
            if len(batch) > 1 and isinstance(fault, IntegrityError):
                # One act that can't be written must not take the others with it.
                for one in batch:
                    self._write_batch([one])
                return
            told = in_words(fault)
            why = str(getattr(fault, "orig", fault)).strip().partition("\n")[0]
            log.warning("%d acts not kept: %s", len(batch), why)
            for _, done in batch:
                done.set_exception(told)
        else:
            for act, done in batch:
                if act.table in kept:
                    done.set_result(None)
                else:
                    says = "Another companion has taken this table over; send the act again."
                    done.set_exception(LostLease(says))

    def _write(self, acts: list[Act]) -> set[str]:
        """Write these acts; gives the tables that are still ours, whose acts are on disk."""
        if self._connection is not None and time.monotonic() - self._wrote > IDLE_SECONDS:
            self._release_lost()  # the pool asks first whether it is still good
        if self._connection is None:
            alone = {"isolation_level": "AUTOCOMMIT"} if self._holder else {}
            self._connection = self._engine.connect().execution_options(**alone)
        rows = [row for act in acts for row in act.rows()]
        tables = {act.table for act in acts}
        if self._holder and any(act.renamed for act in acts):
            line = self._connection
            line.exec_driver_sql("BEGIN")
            try:
                tables = self._write_fenced(line, rows, tables)
                self._reseat(line, [act for act in acts if act.table in tables])
                line.exec_driver_sql("COMMIT")
            except BaseException:
                line.exec_driver_sql("ROLLBACK")
                raise
        elif self._holder:
            tables = self._write_fenced(self._connection, rows, tables)
        else:
            with self._connection.begin():
                self._connection.exec_driver_sql(self._insert, rows)
                self._reseat(self._connection, acts)
        self._wrote = time.monotonic()
        return tables

    def _reseat(self, connection: Connection, acts: Sequence[Act]) -> None:
        """Give the phones of renamed players their new names with the act, so that nobody takes the seat between."""
        for act in acts:
            for was, name in act.renamed.items():
                connection.execute(
                    devices.update()
                    .where(devices.c.table_id == act.table, devices.c.seat == was)
                    .values(seat=name)
                )

    def _write_fenced(
        self, connection: Connection, rows: list[tuple[object, ...]], tables: set[str]
    ) -> set[str]:
        """Write with the leases checked, past SQLAlchemy, whose own path would double the cost."""
        told = json.dumps([dict(zip(ROW, row, strict=True)) for row in rows])
        raw, dialect = connection.connection, self._engine.dialect
        errors = dialect.loaded_dbapi.Error
        cursor = raw.cursor()
        try:
            cursor.execute(FENCED, (self._holder, f"{{{','.join(tables)}}}", told))
            return {row[0] for row in cursor.fetchall()}
        except errors as fault:
            gone = dialect.is_disconnect(fault, raw.driver_connection, cursor)
            if gone:
                connection.invalidate(fault)
            raise DBAPIError.instance(
                None, None, fault, errors, connection_invalidated=gone, dialect=dialect
            ) from fault

    def _release_lost(self) -> None:
        if self._connection is not None:
            try:
                self._connection.close()
            except DBAPIError:
                log.exception("closing the log's connection")
            self._connection = None
