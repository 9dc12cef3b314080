"""The versions of the memory: which one a store is, and what leads from each to the next."""

from collections.abc import Callable

from sqlalchemy import Connection, inspect, select

from companion.store.fault import Foreign
from companion.store.schema import (
    POSTGRESQL_GUARDS,
    SQLITE_GUARDS,
    faces,
    guards,
    mark,
    metadata,
    note_guards,
    notes,
)

APPLICATION = 0x434D504E
"""Stands in the header of each of our SQLite files, and is the lock of those who open a database: "CMPN"."""

_SUMMED_UP = (
    """CREATE TABLE matches (
       table_id TEXT NOT NULL REFERENCES tables (id), "match" INTEGER NOT NULL,
       began FLOAT NOT NULL, changed FLOAT NOT NULL, summary TEXT NOT NULL,
       PRIMARY KEY (table_id, "match"))""",
    "INSERT INTO matches SELECT id, 1, created, changed, summary FROM tables WHERE summary <> '{}'",
    "ALTER TABLE tables DROP COLUMN summary",
    """CREATE TABLE here (
       device INTEGER NOT NULL REFERENCES devices (device), holder TEXT NOT NULL,
       until FLOAT NOT NULL, PRIMARY KEY (device, holder))""",
)

_SQLITE_MATCHES = (
    """CREATE TABLE logs (
       table_id TEXT NOT NULL REFERENCES tables (id), "match" INTEGER NOT NULL,
       seq INTEGER NOT NULL, at FLOAT NOT NULL, act TEXT NOT NULL, assumed BOOLEAN NOT NULL,
       made_for INTEGER, engine TEXT NOT NULL, digest TEXT NOT NULL, device INTEGER, id TEXT,
       first INTEGER, fingerprint TEXT, reply TEXT, PRIMARY KEY (table_id, "match", seq))""",
    """INSERT INTO logs SELECT table_id, 1, seq, at, act, assumed, made_for, engine, digest,
       device, id, first, fingerprint, reply FROM entries""",
    "DROP TABLE entries",
    "ALTER TABLE logs RENAME TO entries",
    "CREATE UNIQUE INDEX one_reply_an_id ON entries (table_id, id)",
    *SQLITE_GUARDS,
)
"""SQLite can't change a primary key: the log is written anew, whole, under the same name."""

_POSTGRESQL_MATCHES = (
    'ALTER TABLE entries ADD COLUMN "match" INTEGER NOT NULL DEFAULT 1',
    'ALTER TABLE entries ALTER COLUMN "match" DROP DEFAULT',
    "ALTER TABLE entries DROP CONSTRAINT entries_pkey",
    'ALTER TABLE entries ADD PRIMARY KEY (table_id, "match", seq)',
    next(guard for guard in POSTGRESQL_GUARDS if "FUNCTION entries_follow" in guard),
)


def _allow_several_matches(connection: Connection) -> None:
    """From version 1 to 2: a table has several matches, each with a log of its own."""
    sqlite = connection.dialect.name == "sqlite"
    for change in (*_SUMMED_UP, *(_SQLITE_MATCHES if sqlite else _POSTGRESQL_MATCHES)):
        connection.exec_driver_sql(change)


def _add_bare_decks(connection: Connection) -> None:
    """From version 2 to 3: decks without tags are remembered by their faces."""
    faces.create(connection)


def _add_notes(connection: Connection) -> None:
    """From version 3 to 4: score sheets and shared wheels are kept."""
    notes.create(connection)
    for guard in note_guards(connection):
        connection.exec_driver_sql(guard)


def _add_house_screens(connection: Connection) -> None:
    """From version 4 to 5: screens of the household are told from those of guests; until now every host was one."""
    for table in ("devices", "invitations"):
        connection.exec_driver_sql(
            f"ALTER TABLE {table} ADD COLUMN house BOOLEAN NOT NULL DEFAULT FALSE"
        )
    connection.exec_driver_sql("UPDATE devices SET house = TRUE WHERE role = 'host'")


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (
    _allow_several_matches,
    _add_bare_decks,
    _add_notes,
    _add_house_screens,
)
"""What leads from each version to the next, beginning with what leads from 1 to 2."""


def newest() -> int:
    """Today's version."""
    return 1 + len(MIGRATIONS)


def version(connection: Connection) -> int | None:
    """The version of a store: 0 when it is empty, None when it isn't ours."""
    names = set(inspect(connection).get_table_names())
    if mark.name in names:
        found = connection.execute(select(mark.c.value).where(mark.c.name == "version")).scalar()
        return int(found) if found and found.isascii() and found.isdigit() else None
    return None if names else 0


def migrate(connection: Connection, *, where: str) -> None:
    """Bring a store to today's version, inside the caller's transaction."""
    found = version(connection)
    if found is None:
        raise Foreign(f"{where} is a database of another program; it was left as it is.")
    if found > newest():
        raise Foreign(
            f"{where} was written by a newer companion (version {found} of the store, this one"
            f" knows {newest()}): update the companion; the store was left as it is."
        )
    if found == newest():
        return
    if found:
        for step in MIGRATIONS[found - 1 :]:
            step(connection)
    else:
        metadata.create_all(connection)
        for guard in (*guards(connection), *note_guards(connection)):
            connection.exec_driver_sql(guard)
    connection.execute(mark.delete().where(mark.c.name == "version"))
    connection.execute(mark.insert().values(name="version", value=str(newest())))
