"""A store in a file, by its name; what isn't ours is never touched."""

import logging
import os
import shutil
import sqlite3
import struct
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, Connection, Engine, create_engine, event

from companion.store.fault import Away, Busy, Foreign, StoreFault
from companion.store.ledger import Ledger
from companion.store.transaction import opening
from companion.store.version import APPLICATION, migrate, newest, version

log = logging.getLogger(__name__)

_MAGIC = b"SQLite format 3\x00"
LOCK_SECONDS = 5.0
"""Seconds to wait for somebody else who is writing to the same file."""

_INDEX = ("missing from index", "entries in index", "non-unique entry in index")
"""What is wrong with an index alone: it can be made again from the rows."""


def open_file(path: Path, *, writing: bool) -> Ledger:
    """Open (or begin) the store in a file."""
    inspect_file(path)
    if not writing:
        return _open_to_read(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise StoreFault(f"{path.parent} can't be made: {fault.strerror}.") from fault
    guard = _sole_writer(path)
    try:
        begun = path.exists() and path.stat().st_size > 0
        mended = begun and _needs_indexes(path)
        if not begun:
            private(path)
        trouble = _watch_file(path)
        engine = _engine(path, trouble)
        with opening(path, engine), engine.connect() as connection:
            _migrate_file(connection, path)
            if mended:
                _index_again(connection, path)
    except BaseException:
        guard.close()
        raise
    return Ledger(engine, let_go=guard.close, trouble=trouble)


def private(path: Path) -> None:
    """An empty file that only its owner can read."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        path.chmod(0o600)
    except OSError as fault:
        raise StoreFault(f"{path} can't be written: {fault.strerror}.") from fault


def _open_to_read(path: Path) -> Ledger:
    """A store that is only read stays as it is: one that is older, or lies where nobody may write, is copied first."""
    if not path.exists():
        raise StoreFault(f"There is no store at {path}.")
    if not os.access(path.parent, os.W_OK):
        return _open_copy(path, _copy_files)
    if path.stat().st_size:
        _needs_indexes(path)
        if _is_older(path):
            return _open_copy(path, _copy_whole)
    engine = _engine(path)
    with opening(path, engine), engine.connect() as connection:
        _migrate_file(connection, path)
    return Ledger(engine)


def _open_copy(path: Path, copying: Callable[[Path, Path], None]) -> Ledger:
    folder = TemporaryDirectory(prefix="companion-")
    try:
        copy = Path(folder.name, path.name)
        copying(path, copy)
        opened = open_file(copy, writing=True)
    except BaseException:
        folder.cleanup()
        raise
    opened.on_close(folder.cleanup)
    return opened


def inspect_file(path: Path) -> None:
    """Refuse what isn't a companion store by its first bytes alone, without opening it as a database."""
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except FileNotFoundError:
        return
    except OSError as fault:
        raise Foreign(f"{path} can't be read: {fault.strerror}.") from fault
    if not head:
        return
    if not head.startswith(_MAGIC):
        raise Foreign(f"{path} is not a companion store; it was left as it is.")
    if len(head) < 100 or struct.unpack(">I", head[68:72])[0] != APPLICATION:
        raise Foreign(f"{path} is a database of another program; it was left as it is.")


def refuse_views(path: Path) -> None:
    """Refuse a file with views: ours have none, and one may never end."""
    try:
        reader = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=LOCK_SECONDS
        )
        try:
            found = reader.execute("SELECT count(*) FROM sqlite_master WHERE type = 'view'")
            views = int(found.fetchone()[0])
        finally:
            reader.close()
    except (sqlite3.DatabaseError, UnicodeError):
        return  # what is damaged is said when it is opened
    if views:
        raise Foreign(f"{path} is no backup of a companion; it was left as it is.")


def _needs_indexes(path: Path) -> bool:
    """Refuse a damaged store before anything is written to it; True when only its indexes are."""
    damaged = f"{path} is damaged; it was left as it is. Restore a backup, or choose another file."
    try:
        reader = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=LOCK_SECONDS
        )
        try:
            told = [str(row[0]) for row in reader.execute("PRAGMA integrity_check")]
        finally:
            reader.close()
    except sqlite3.OperationalError as fault:
        if "locked" in str(fault):
            raise Busy(f"{path} is held by another program.") from fault
        raise StoreFault(f"{path} can't be read: {fault}.") from fault
    except (sqlite3.DatabaseError, UnicodeError) as fault:  # also what it says may be damaged
        raise Foreign(damaged) from fault
    if told == ["ok"]:
        return False
    if not all(any(kind in line for kind in _INDEX) for line in told):
        raise Foreign(damaged)
    return True


def _index_again(connection: Connection, path: Path) -> None:
    log.warning("%s: an index was damaged and is made again from the rows", path)
    with connection.begin():
        connection.exec_driver_sql("REINDEX")


def _sole_writer(path: Path) -> sqlite3.Connection:
    """Hold the store for this process alone; the system lets go of it however the process ends."""
    guard = None
    try:
        guard = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        guard.execute("PRAGMA journal_mode=OFF")
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as fault:
        if guard is not None:
            guard.close()
        if "locked" in str(fault):
            raise Busy(
                f"{path} is in use by another companion: stop that one, or choose another file"
                " with --store."
            ) from fault
        raise StoreFault(
            f"Nothing can be written in {path.parent}: choose another place with --store."
        ) from fault
    return guard


def _engine(path: Path, trouble: Callable[[], str | None] = lambda: None) -> Engine:
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        connect_args={"timeout": LOCK_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def settle(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None  # BEGIN is ours: IMMEDIATE for writers
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        if not reading and (why := trouble()):
            raise Away(why)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def _watch_file(path: Path) -> Callable[[], str | None]:
    """Says so when the file is deleted or moved while it is open: what is written to it then is lost."""
    ours = path.stat()

    def trouble() -> str | None:
        try:
            there = path.stat()
        except OSError:
            there = None
        if there is not None and (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino):
            return None
        return (
            f"The file of the store, {path}, is gone: nothing is kept any more."
            " Put it back where it was, or start the companion again."
        )

    return trouble


def _migrate_file(connection: Connection, path: Path) -> None:
    """Bring the file to today's version: all at once, or not at all."""
    with connection.begin():
        found = version(connection)
        if found is not None and 0 < found < newest():
            # A copy of the older version is kept before it is changed.
            older = path.with_name(f"{path.name}.version-{found}")
            private(older)
            _copy_whole(path, older)
        migrate(connection, where=str(path))
        if found == 0:
            connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    raw.execute("PRAGMA journal_mode=WAL")


def _is_older(path: Path) -> bool:
    engine = create_engine(URL.create("sqlite+pysqlite", database=str(path)))
    try:
        with engine.connect() as connection:
            return 0 < (version(connection) or 0) < newest()
    finally:
        engine.dispose()


def _copy_whole(path: Path, copy: Path) -> None:
    """A whole copy, also of a store that is in use."""
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()


def _copy_files(path: Path, copy: Path) -> None:
    """The same where nobody may write: SQLite can't read there by itself."""
    for rest in ("", "-wal"):
        part = path.with_name(path.name + rest)
        if part.exists():
            shutil.copyfile(part, copy.with_name(copy.name + rest))
