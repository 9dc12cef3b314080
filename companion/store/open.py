"""Opening the memory: by a file's name or a database's address, and never touching what isn't ours."""

import sqlite3
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from companion.store.fault import Busy, Foreign, StoreFault
from companion.store.ledger import Ledger
from companion.store.version import migrate, newest, version

APPLICATION = 0x434D504E
"""Stands in the header of each of our SQLite files: "CMPN"."""

_MAGIC = b"SQLite format 3\x00"
PATIENCE = 5.0
"""Seconds to wait for somebody else who is writing to the same file."""


def open_ledger(
    address: str | Path, *, writing: bool = True, holder: str = "", reached_at: str = ""
) -> Ledger:
    """Open (or begin) the store at a file's name or a `postgresql://` address."""
    if "://" in str(address):
        return _open_server(str(address), writing=writing, holder=holder, reached_at=reached_at)
    return _open_file(Path(address), writing=writing)


def _open_file(path: Path, *, writing: bool) -> Ledger:
    inspect_file(path)
    if not writing and not path.exists():
        raise StoreFault(f"There is no store at {path}.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise StoreFault(f"{path.parent} can't be made: {fault.strerror}.") from fault
    guard = _sole_writer(path) if writing else None
    try:
        if path.exists() and path.stat().st_size:
            _check(path)
            if not writing and _older(path):
                return _open_copy(path)
        engine = _file_engine(path)
        with _plainly(path, engine), engine.connect() as connection:
            _begin(connection, path)
    except BaseException:
        if guard is not None:
            guard.close()
        raise
    return Ledger(engine, let_go=None if guard is None else guard.close)


def _open_copy(path: Path) -> Ledger:
    """An older store that is only read stays as it is: a copy is brought up to date instead."""
    folder = TemporaryDirectory(prefix="companion-")
    try:
        copy = Path(folder.name, path.name)
        _copy(path, copy)
        opened = _open_file(copy, writing=True)
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


def _check(path: Path) -> None:
    """Refuse a damaged store before anything is written to it."""
    damaged = f"{path} is damaged; it was left as it is. Restore a backup, or choose another file."
    try:
        look = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            sound = look.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        finally:
            look.close()
    except sqlite3.OperationalError as fault:
        if "locked" in str(fault):
            raise Busy(f"{path} is held by another program.") from fault
        raise Foreign(damaged) from fault
    except sqlite3.DatabaseError as fault:
        raise Foreign(damaged) from fault
    if not sound:
        raise Foreign(damaged)


def _sole_writer(path: Path) -> sqlite3.Connection:
    """Hold the store for this process alone; the system lets go of it however the process ends."""
    guard = sqlite3.connect(
        f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        guard.execute("PRAGMA journal_mode=OFF")
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as fault:
        guard.close()
        if "locked" in str(fault):
            raise Busy(
                f"{path} is in use by another companion: stop that one, or choose another file"
                " with --store."
            ) from fault
        raise StoreFault(f"{path}.lock can't be written: {fault}.") from fault
    return guard


def _file_engine(path: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def settle(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None  # BEGIN is ours: IMMEDIATE for writers
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def _begin(connection: Connection, path: Path) -> None:
    """Bring the file to today's version: all at once, or not at all."""
    with connection.begin():
        found = version(connection)
        if found is not None and 0 < found < newest():
            # A copy of the older version is kept before it is changed.
            _copy(path, path.with_name(f"{path.name}.version-{found}"))
        migrate(connection, where=str(path))
        if found == 0:
            connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    raw.execute("PRAGMA journal_mode=WAL")


def _older(path: Path) -> bool:
    look = create_engine(URL.create("sqlite+pysqlite", database=str(path)))
    try:
        with look.connect() as connection:
            return 0 < (version(connection) or 0) < newest()
    finally:
        look.dispose()


def _copy(path: Path, copy: Path) -> None:
    """A whole copy, also of a store that is in use."""
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()


def _open_server(address: str, *, writing: bool, holder: str, reached_at: str) -> Ledger:
    try:
        url = make_url(address)
    except ArgumentError as fault:
        raise StoreFault("That is no address of a database.") from fault
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise StoreFault(f"A store is a file or a postgresql:// address, not {url.drivername}://.")
    shown = url.render_as_string(hide_password=True)
    try:
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, paramstyle="format"
        )
        with _plainly(shown, engine), engine.begin() as connection:
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (APPLICATION,))
            if not writing and 0 < (version(connection) or 0) < newest():
                raise StoreFault(f"{shown} is an older store: open it with companion play first.")
            migrate(connection, where=shown)
    except (ModuleNotFoundError, NoSuchModuleError) as fault:
        raise StoreFault(
            "PostgreSQL needs the café parts: pip install 'companion[cafe]'."
        ) from fault
    return Ledger(engine, holder=holder, reached_at=reached_at)


@contextmanager
def _plainly(where: object, engine: Engine) -> Iterator[None]:
    """Say a database's complaint in one sentence, and let go of what could not be opened."""
    try:
        yield
    except DBAPIError as fault:
        engine.dispose()
        text = str(fault.orig).strip().splitlines()[0]
        if "locked" in text:
            raise Busy(f"{where} is held by another program.") from fault
        raise StoreFault(f"{where} can't be opened: {text}.") from fault
    except BaseException:
        engine.dispose()
        raise
