"""One open store: the logs of all tables, the register and the taught decks."""

import json
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Engine, func, select

from companion.store.decks import Decks
from companion.store.fault import Unreadable
from companion.store.lease import Leases
from companion.store.notes import Notes
from companion.store.register import Register
from companion.store.schema import entries
from companion.store.transaction import reading
from companion.store.writer import Act, Writer

__all__ = ["Act", "Ledger", "Receipt", "StoredEntry"]


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One line of a table's log, as it was written."""

    seq: int
    at: float
    act: dict[str, Any]
    made_for: int | None
    device: int | None
    id: str | None
    digest: str
    engine: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """The kept answer to an act: its entries in the log, and the reply without the table."""

    match: int
    first: int
    last: int
    fingerprint: str
    reply: dict[str, Any]


class Ledger:
    """An open store: appends to logs, reads them back, and holds the register of tables."""

    def __init__(
        self,
        engine: Engine,
        *,
        let_go: Callable[[], None] | None = None,
        holder: str = "",
        reached_at: str = "",
        trouble: Callable[[], str | None] = lambda: None,
    ) -> None:
        self.engine = engine
        self.register = Register(engine)
        self.decks = Decks(engine)
        self.notes = Notes(engine)
        self.leases = Leases(engine, holder, reached_at) if holder else None
        self.trouble = trouble
        """What is wrong with the store just now, in a sentence; None when all is well."""
        self._let_go = [] if let_go is None else [let_go]
        self._holder = holder
        self._writer: Writer | None = None
        self._hiring = threading.Lock()

    def append(self, act: Act) -> "Future[None]":
        """Write an act; nobody may hear of it before the future is done."""
        writer = self._writer
        if writer is None:
            with self._hiring:
                writer = self._writer = self._writer or Writer(self.engine, holder=self._holder)
        return writer.append(act)

    def match(self, table: str) -> int:
        """The number of a table's latest match; 1 also before the first."""
        query = select(func.max(entries.c.match)).where(entries.c.table_id == table)
        return int(self._read_lines(query)[0][0] or 1)

    def ids(self, table: str) -> set[str]:
        """The ids of all acts that were ever kept at a table."""
        query = select(entries.c.id).where(entries.c.table_id == table, entries.c.id.is_not(None))
        return {row[0] for row in self._read_lines(query)}

    def entries(self, table: str, match: int = 1) -> list[StoredEntry]:
        """The whole log of one match, in order."""
        query = (
            select(*(entries.c[one.name] for one in fields(StoredEntry)))
            .where(entries.c.table_id == table, entries.c.match == match)
            .order_by(entries.c.seq)
        )
        rows = self._read_lines(query)
        try:
            # One parse of the whole log is several times faster than one a line.
            acts = json.loads(f"[{','.join(row[2] for row in rows)}]")
        except (ValueError, RecursionError):
            acts = []
        if [row[0] for row in rows] != list(range(1, len(acts) + 1)):
            raise _unreadable(table, match, rows)
        return [
            StoredEntry(seq, at, act, *rest)
            for (seq, at, _, *rest), act in zip(rows, acts, strict=True)
        ]

    def receipt(self, table: str, id_: str) -> Receipt | None:
        """What was answered to the act that somebody sent under this id."""
        columns = entries.c
        query = select(
            columns.match, columns.first, columns.seq, columns.fingerprint, columns.reply
        ).where(columns.table_id == table, columns.id == id_)
        for match, first, last, fingerprint, reply in self._read_lines(query):
            try:
                return Receipt(match, first, last, fingerprint, json.loads(reply))
            except (ValueError, RecursionError):
                raise Unreadable("The reply to this act is damaged in the store.") from None
        return None

    def on_close(self, let_go: Callable[[], None]) -> None:
        """Call this, too, when the store is closed."""
        self._let_go.append(let_go)

    def close(self) -> None:
        """Write what is waiting, and close the store."""
        if self._writer is not None:
            self._writer.close()
        if self.leases is not None:
            self.leases.close()
        self.engine.dispose()
        while self._let_go:
            self._let_go.pop(0)()

    def _read_lines(self, query: Any) -> Sequence[Any]:
        with reading(self.engine) as connection:
            return connection.execute(query).all()


def _unreadable(table: str, match: int, rows: Sequence[Any]) -> Unreadable:
    """Which line of a log is damaged."""
    line = 0
    for line, row in enumerate(rows, 1):
        try:
            json.loads(row[2])
        except (ValueError, RecursionError):
            break
        if row[0] != line:
            break
    return Unreadable(
        f"Line {line} of match {match} at table {table} is damaged in the store. The other tables"
        " can be played; lay a new one, or restore a backup."
    )
