"""Backup and restore: a store copied row by row into another one, from a file to a database or back."""

import datetime as dt
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.exc import DBAPIError

from companion.store import salvage
from companion.store.code import length_for, new_code
from companion.store.fault import StoreFault
from companion.store.file import inspect_file, refuse_views
from companion.store.ledger import Ledger
from companion.store.open import open_ledger
from companion.store.schema import (
    devices,
    entries,
    faces,
    matches,
    metadata,
    notes,
    settings,
    tables,
)

ROWS_TOGETHER = 2000
"""Rows read and written in one go."""

COPIED_TABLES = (tables, matches, entries, notes, devices, settings, faces)
"""What a backup holds: not leases, nor one-time keys, which are too old by then."""

SECRET_SETTINGS = frozenset({"hop"})
"""Settings that are in no backup: what the processes of one house know each other by."""


@dataclass(frozen=True, slots=True)
class Copied:
    """How much a copy holds."""

    tables: int
    entries: int
    left_out: tuple[str, ...] = ()
    """What could not be read, in sentences."""


def backup(source: str | Path, target: Path) -> Copied:
    """Copy a store, in use or not, into one file that is complete or isn't there."""
    if target.exists():
        raise StoreFault(f"{target} is there already; it was left as it is.")
    half = target.with_name(f"{target.name}.half")
    half.unlink(missing_ok=True)
    ledger = open_ledger(source, writing=False)
    try:
        copied = _copy_into(ledger, half)
        os.replace(half, target)
    finally:
        ledger.close()
        _remove(half)
    return copied


def restore(source: Path, target: str | Path) -> tuple[Copied, Path | None]:
    """Copy a backup into a store; a file that was there is kept beside it, a database must be empty."""
    inspect_file(source)
    if not source.exists():
        raise StoreFault(f"There is no backup at {source}.")
    refuse_views(source)
    if "://" in str(target):
        return _into_database(source, str(target)), None
    path = Path(target)
    if path.exists() and path.samefile(source):
        raise StoreFault("The backup and the store are the same file.")
    half = path.with_name(f"{path.name}.half")
    _remove(half)
    kept: Path | None = None
    old = None
    if path.exists() and path.stat().st_size:
        inspect_file(path)
        old = open_ledger(path)
    try:
        known = frozenset[str]() if old is None else _secrets(old)
        copied = _copy_out_of(source, lambda ledger: _copy_into(ledger, half, known))
        if old is not None:
            kept = path.with_name(f"{path.name}.before-{dt.datetime.now():%Y%m%d-%H%M%S}")
            _merge_log_into_file(old)
            old.engine.dispose()  # Windows moves no file that is open; its guard keeps others out
            os.replace(path, kept)
        os.replace(half, path)
    finally:
        if old is not None:
            old.close()
        _remove(half)
    for rest in ("-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
    return copied, kept


def _into_database(source: Path, address: str) -> Copied:
    target = open_ledger(address)
    try:
        with target.engine.connect() as connection:
            if connection.execute(select(func.count()).select_from(tables)).scalar_one():
                raise StoreFault("That database holds tables already; it was left as it is.")
        copied = _copy_out_of(source, lambda ledger: _copy(ledger, target))
        _put_out_strangers(target, frozenset())
        return copied
    finally:
        target.close()


def _secrets(ledger: Ledger) -> frozenset[str]:
    """The hashes of all valid tokens of a store."""
    with ledger.engine.connect() as connection:
        query = select(devices.c.secret).where(devices.c.out.is_(False))
        return frozenset(connection.execute(query).scalars())


def _put_out_strangers(ledger: Ledger, known: frozenset[str]) -> None:
    """Keep the tokens that the replaced store knew; anybody could have written others into a backup."""
    strangers = [secret for secret in _secrets(ledger) if secret not in known]
    with ledger.engine.begin() as connection:
        for secret in strangers:
            connection.execute(
                devices.update().where(devices.c.secret == secret).values(out=True, seat=None)
            )


def _copy_out_of(source: Path, use: Callable[[Ledger], Copied]) -> Copied:
    ledger = open_ledger(source, writing=False)
    try:
        return use(ledger)
    finally:
        ledger.close()


def _copy_into(source: Ledger, path: Path, known: frozenset[str] | None = None) -> Copied:
    target = open_ledger(path)
    try:
        copied = _copy(source, target)
        if known is not None:
            _put_out_strangers(target, known)
        _merge_log_into_file(target)
    finally:
        target.close()
    for rest in (".lock", "-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
    return copied


def _copy(source: Ledger, target: Ledger) -> Copied:
    reading = (
        source.engine.connect().execution_options(reading=True, isolation_level="REPEATABLE READ")
        if source.engine.dialect.name == "postgresql"
        else source.engine.connect().execution_options(reading=True)
    )
    counted: dict[str, int] = {}
    left_out: list[str] = []
    with reading as old, target.engine.begin() as new:
        for table in metadata.sorted_tables:
            if table in COPIED_TABLES:
                counted[table.name] = _copy_rows(old, new, table, left_out)
        if new.dialect.name == "postgresql":
            new.exec_driver_sql(
                "SELECT setval(pg_get_serial_sequence('devices', 'device'),"
                " (SELECT COALESCE(MAX(device), 0) + 1 FROM devices), false)"
            )
    return Copied(counted["tables"], counted["entries"], tuple(left_out))


def _copy_rows(old: Connection, new: Connection, table: Table, left_out: list[str]) -> int:
    """Copy a table's rows; where some can't be read, the others."""
    try:
        with new.begin_nested():
            if salvage.sound(old, table):
                order = list(table.primary_key.columns)
                rows = old.execute(
                    select(table).order_by(*order).execution_options(yield_per=ROWS_TOGETHER)
                )
                parts = rows.mappings().partitions(ROWS_TOGETHER)
                return sum(
                    [
                        _enter_rows(new, table, _valid_rows(table, [dict(row) for row in part]))
                        for part in parts
                    ]
                )
    except salvage.SPOILED:
        if old.dialect.name != "sqlite":
            raise
    found, lost = salvage.readable(old, table)
    if table is entries:
        found, says = salvage.playable(found)
        left_out += says
        known = set(new.execute(select(tables.c.id)).scalars())
        nameless = {row["table_id"] for row in found} - known
        _enter_rows(new, tables, [salvage.stand_in(one) for one in nameless])
        return _enter_rows(new, table, found)
    if lost:
        left_out.append(f"{lost} of the {table.name} can't be read.")
    return sum(_enter_alone(new, table, row) for row in found)


def _valid_rows(table: Table, part: Sequence[salvage.Row]) -> list[salvage.Row]:
    """These rows, if each is what it should be."""
    if not all(salvage.fits(table, row) for row in part):
        raise UnicodeError("a value of another kind")
    return list(part)


def _enter_alone(new: Connection, table: Table, row: salvage.Row) -> int:
    """One row of a damaged file, if the copy takes it: it may name a table that is lost."""
    try:
        with new.begin_nested():
            return _enter_rows(new, table, [row])
    except DBAPIError:
        return 0


def _enter_rows(new: Connection, table: Table, rows: Sequence[salvage.Row]) -> int:
    kept = [
        dict(row) for row in rows if table is not settings or row["name"] not in SECRET_SETTINGS
    ]
    if table is tables:
        used = set(new.execute(select(tables.c.code)).scalars())
        codes = _fresh_join_codes(len(used) + len(kept), used)
        kept = [{**row, "code": row["code"] and next(codes)} for row in kept]
    if kept:
        new.execute(table.insert(), kept)
    return len(kept)


def _fresh_join_codes(tables: int, given: set[str | None]) -> Iterator[str]:
    """Join codes for a copy: those of a backup open no table that is played at now."""
    while True:
        code = new_code(length_for(tables))
        if code not in given:
            given.add(code)
            yield code


def _merge_log_into_file(ledger: Ledger) -> None:
    """Everything from the write-ahead log into the file itself."""
    with ledger.engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _remove(path: Path) -> None:
    for rest in ("", ".lock", "-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
