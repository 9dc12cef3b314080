"""What is written down at a table beside the referee's log: points of a score sheet, turns of a shared wheel."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, func, select

from companion.store.schema import notes, tables
from companion.store.transaction import reading, writing


@dataclass(frozen=True, slots=True)
class Note:
    """One line, as it was written."""

    seq: int
    at: float
    device: int | None
    note: dict[str, Any]


class Notes:
    """The lines of every table, one kind beside the other; like the log, they are only ever added to."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def all(self, table: str, kind: str) -> list[Note]:
        """Every line of this kind at a table, in order."""
        with reading(self._engine) as connection:
            return _read(connection, table, kind)

    def add(
        self, table: str, kind: str, note: dict[str, Any], *, device: int | None, key: str | None
    ) -> bool:
        """Put one more line on disk; False where this key was written already."""
        now = time.time()
        with writing(self._engine) as connection:
            # Several may write at once: the table's row makes them queue.
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            if key is not None:
                same = select(notes.c.seq).where(notes.c.table_id == table, notes.c.key == key)
                if connection.execute(same).first() is not None:
                    return False
            last = connection.execute(
                select(func.max(notes.c.seq)).where(notes.c.table_id == table)
            ).scalar()
            connection.execute(
                notes.insert().values(
                    table_id=table, seq=(last or 0) + 1, at=now, kind=kind,
                    note=json.dumps(note), device=device, key=key,
                )
            )  # fmt: skip
            connection.execute(tables.update().where(tables.c.id == table).values(changed=now))
        return True

    def kind(self, table: str) -> str | None:
        """What was written last at a table; None where nothing was."""
        query = (
            select(notes.c.kind)
            .where(notes.c.table_id == table)
            .order_by(notes.c.seq.desc())
            .limit(1)
        )
        with reading(self._engine) as connection:
            found: str | None = connection.execute(query).scalar()
            return found


def _read(connection: Connection, table: str, kind: str) -> list[Note]:
    query = (
        select(notes.c.seq, notes.c.at, notes.c.device, notes.c.note)
        .where(notes.c.table_id == table, notes.c.kind == kind)
        .order_by(notes.c.seq)
    )
    rows: Sequence[Any] = connection.execute(query).all()
    return [Note(seq, at, device, json.loads(note)) for seq, at, device, note in rows]
