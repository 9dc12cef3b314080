"""The shape of the memory, its versions, and the triggers that keep the log append-only."""

from collections.abc import Callable

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    inspect,
    select,
)

from companion.store.fault import Foreign

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("put_away", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
)
"""One row a table: its join code, its name, and what a list of evenings shows of it."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("act", Text, nullable=False),
    Column("assumed", Boolean, nullable=False),
    Column("made_for", Integer),
    Column("engine", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("device", Integer),
    Column("id", Text),
    Column("first", Integer),
    Column("fingerprint", Text),
    Column("reply", Text),
    Index("one_reply_an_id", "table_id", "id", unique=True),
)
"""The log. The last row of what one act wrote carries the sender's `id`, where the act began, and the reply."""

devices = Table(
    "devices",
    metadata,
    Column("device", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("secret", Text, nullable=False, unique=True),
    Column("role", Text, nullable=False),
    Column("seat", Text),
    Column("name", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("out", Boolean, nullable=False),
    sqlite_autoincrement=True,
)
"""Who holds a token (only its hash is kept), and what it is good for."""

invitations = Table(
    "invitations",
    metadata,
    Column("secret", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("role", Text, nullable=False),
    Column("seat", Text),
    Column("until", Float, nullable=False),
)
"""One-time keys: whoever brings one joins with its role, once, before it runs out."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the household chose last time."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("holder", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
"""Which process writes which table, where several share a store."""

mark = Table(
    "companion",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""How a store is told from somebody else's database."""

_SQLITE_GUARDS = (
    """CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    """CREATE TRIGGER entries_last BEFORE DELETE ON entries
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
       WHEN NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = NEW.table_id)
       BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END""",
)

_POSTGRESQL_GUARDS = (
    """CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'the log is append-only' USING ERRCODE = '23514'; END $$""",
    """CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries
       FOR EACH ROW EXECUTE FUNCTION entries_stay()""",
    """CREATE TRIGGER entries_last BEFORE TRUNCATE ON entries
       FOR EACH STATEMENT EXECUTE FUNCTION entries_stay()""",
    """CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = NEW.table_id)
         THEN RAISE EXCEPTION 'the log has no gaps' USING ERRCODE = '23514'; END IF;
         RETURN NEW;
       END $$""",
    """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
       FOR EACH ROW EXECUTE FUNCTION entries_follow()""",
)


def _first(connection: Connection) -> None:
    """Version 1: everything, with its guards."""
    metadata.create_all(connection)
    guards = _SQLITE_GUARDS if connection.dialect.name == "sqlite" else _POSTGRESQL_GUARDS
    for guard in guards:
        connection.exec_driver_sql(guard)


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_first,)
"""What leads from each version to the next; the version of a store is how many it has been through."""


def version(connection: Connection) -> int | None:
    """How many migrations a store has been through: 0 when it is empty, None when it isn't ours."""
    names = set(inspect(connection).get_table_names())
    if mark.name in names:
        found = connection.execute(select(mark.c.value).where(mark.c.name == "version")).scalar()
        return int(found) if found and found.isdigit() else None
    return None if names else 0


def migrate(connection: Connection, *, where: str) -> None:
    """Bring a store to today's version, inside the caller's transaction."""
    found = version(connection)
    if found is None:
        raise Foreign(f"{where} is a database of another program; it was left as it is.")
    if found > len(MIGRATIONS):
        raise Foreign(
            f"{where} was written by a newer companion (version {found} of the store, this one"
            f" knows {len(MIGRATIONS)}): update the companion; the store was left as it is."
        )
    if found == len(MIGRATIONS):
        return
    for step in MIGRATIONS[found:]:
        step(connection)
    connection.execute(mark.delete().where(mark.c.name == "version"))
    connection.execute(mark.insert().values(name="version", value=str(len(MIGRATIONS))))
