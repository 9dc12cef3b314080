"""Backup and restore: a store copied row by row into another one, from a file to a database or back."""

import datetime as dt
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Table, func, select

from companion.store.code import length_for, new_code
from companion.store.fault import StoreFault
from companion.store.file import inspect_file
from companion.store.ledger import Ledger
from companion.store.open import open_ledger
from companion.store.schema import devices, entries, faces, matches, metadata, settings, tables

AT_ONCE = 2000
"""Rows read and written in one go."""

KEPT = (tables, matches, entries, devices, settings, faces)
"""What a backup holds: not leases, nor one-time keys, which are too old by then."""

SECRET = frozenset({"hop"})
"""Settings that are in no backup: what the processes of one house know each other by."""


@dataclass(frozen=True, slots=True)
class Copied:
    """How much a copy holds."""

    tables: int
    entries: int


def backup(source: str | Path, target: Path) -> Copied:
    """Copy a store, in use or not, into one file that is complete or isn't there."""
    if target.exists():
        raise StoreFault(f"{target} is there already; it was left as it is.")
    half = target.with_name(f"{target.name}.half")
    half.unlink(missing_ok=True)
    ledger = open_ledger(source, writing=False)
    try:
        copied = _into(ledger, half)
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
        copied = _from(source, lambda ledger: _into(ledger, half))
        if old is not None:
            kept = path.with_name(f"{path.name}.before-{dt.datetime.now():%Y%m%d-%H%M%S}")
            _settle(old)
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
        return _from(source, lambda ledger: _copy(ledger, target))
    finally:
        target.close()


def _from(source: Path, use: Callable[[Ledger], Copied]) -> Copied:
    ledger = open_ledger(source, writing=False)
    try:
        return use(ledger)
    finally:
        ledger.close()


def _into(source: Ledger, path: Path) -> Copied:
    target = open_ledger(path)
    try:
        copied = _copy(source, target)
        _settle(target)
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
    with reading as old, target.engine.begin() as new:
        counted = {
            table.name: _rows(old, new, table) for table in metadata.sorted_tables if table in KEPT
        }
        if new.dialect.name == "postgresql":
            new.exec_driver_sql(
                "SELECT setval(pg_get_serial_sequence('devices', 'device'),"
                " (SELECT COALESCE(MAX(device), 0) + 1 FROM devices), false)"
            )
    return Copied(counted["tables"], counted["entries"])


def _rows(old: Connection, new: Connection, table: Table) -> int:
    copied = 0
    order = list(table.primary_key.columns)
    codes = _codes(old.execute(select(func.count()).select_from(tables)).scalar_one())
    rows = old.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*order))
    for part in rows.mappings().partitions(AT_ONCE):
        kept = [dict(row) for row in part if table is not settings or row["name"] not in SECRET]
        if table is tables:
            kept = [{**row, "code": row["code"] and next(codes)} for row in kept]
        if kept:
            new.execute(table.insert(), kept)
        copied += len(kept)
    return copied


def _codes(tables: int) -> Iterator[str]:
    """Join codes for a copy: those of a backup open no table that is played at now."""
    given: set[str] = set()
    while True:
        code = new_code(length_for(tables))
        if code not in given:
            given.add(code)
            yield code


def _settle(ledger: Ledger) -> None:
    """Everything from the write-ahead log into the file itself."""
    with ledger.engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _remove(path: Path) -> None:
    for rest in ("", ".lock", "-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
