"""A store on PostgreSQL, by its address."""

import logging

from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from companion.store.fault import StoreFault
from companion.store.ledger import Ledger
from companion.store.transaction import opening
from companion.store.version import APPLICATION, migrate, newest, version

log = logging.getLogger(__name__)

NEEDED = 5
"""Connections that one process needs: its pool of four, and one that looks whether the database is back."""


def open_server(address: str, *, writing: bool, holder: str, reached_at: str) -> Ledger:
    """Open (or begin) the store of a database."""
    try:
        url = make_url(address)
    except ArgumentError as fault:
        raise StoreFault("That is no address of a database.") from fault
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise StoreFault(f"A store is a file or a postgresql:// address, not {url.drivername}://.")
    shown = url.render_as_string(hide_password=True)
    try:
        engine = create_engine(url.set(drivername="postgresql+psycopg"), paramstyle="format")
    except (ModuleNotFoundError, NoSuchModuleError) as fault:
        raise StoreFault(
            "PostgreSQL needs the café parts: pip install 'card-table-companion[cafe]'."
        ) from fault
    with opening(shown, engine), engine.begin() as connection:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (APPLICATION,))
        if not writing and 0 < (version(connection) or 0) < newest():
            raise StoreFault(f"{shown} is an older store: open it with companion play first.")
        migrate(connection, where=shown)
    if holder:
        with engine.connect() as connection:
            _check_room(connection)
    if not holder:
        return Ledger(engine)  # a copy of everything may take its time; play may not
    engine.dispose()
    from companion.store.database import Database  # psycopg: a household has none

    database = Database(url.set(drivername="postgresql").render_as_string(hide_password=False))
    ledger = Ledger(
        database.engine(), holder=holder, reached_at=reached_at, trouble=database.trouble
    )
    ledger.on_close(database.close)
    if ledger.leases is not None:
        ledger.leases.keep()
    return ledger


def _check_room(connection: Connection) -> None:
    """Warn at the start when the database has too few connections left for one more process."""
    query = (
        "SELECT current_setting('max_connections')::int"
        " - current_setting('superuser_reserved_connections')::int"
        " - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')"
    )
    free = connection.exec_driver_sql(query).scalar_one()
    if free < NEEDED:
        log.warning(
            "The database has %d connections left, and this process needs up to %d: raise max_connections.",
            free,
            NEEDED,
        )
