"""The shape of the memory, and the triggers that keep the log append-only."""

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

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
)
"""One row a table: its join code and its name."""

matches = Table(
    "matches",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("began", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("summary", Text, nullable=False),
)
"""The matches played at a table, one after another, and what a list of evenings shows of each."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
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
"""The logs, one a match. The last row of what an act wrote carries the sender's `id`, where it began, and the reply."""

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
    Column("house", Boolean, nullable=False, server_default=false()),
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
    Column("house", Boolean, nullable=False, server_default=false()),
)
"""One-time keys: whoever brings one joins with its role, once, before it runs out."""

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("device", Integer),
    Column("key", Text),
    Index("one_note_a_key", "table_id", "key", unique=True),
)
"""What is written down beside the logs: points of a score sheet, turns of a shared wheel."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the household chose last time."""

faces = Table(
    "faces",
    metadata,
    Column("deck", Text, primary_key=True),
    Column("face", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("quality", Float, nullable=False),
    Column("taught", Float, nullable=False),
    Column("picture", LargeBinary, nullable=False),
)
"""The household's bare decks: a picture of each face, as its owner has shown it."""

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

here = Table(
    "here",
    metadata,
    Column("device", Integer, ForeignKey("devices.device"), primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("until", Float, nullable=False),
)
"""Which devices have a line open, and to which process, where several share a store."""

mark = Table(
    "companion",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""How a store is told from somebody else's database."""

SQLITE_GUARDS = (
    """CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    """CREATE TRIGGER entries_last BEFORE DELETE ON entries
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
       WHEN NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries
                            WHERE table_id = NEW.table_id AND "match" = NEW."match")
         OR NEW."match" - (SELECT COALESCE(MAX("match"), 0) FROM entries
                           WHERE table_id = NEW.table_id) NOT IN (0, 1)
       BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END""",
)

POSTGRESQL_GUARDS = (
    """CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'the log is append-only' USING ERRCODE = '23514'; END $$""",
    """CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries
       FOR EACH ROW EXECUTE FUNCTION entries_stay()""",
    """CREATE TRIGGER entries_last BEFORE TRUNCATE ON entries
       FOR EACH STATEMENT EXECUTE FUNCTION entries_stay()""",
    """CREATE OR REPLACE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries
                            WHERE table_id = NEW.table_id AND "match" = NEW."match")
           OR NEW."match" - (SELECT COALESCE(MAX("match"), 0) FROM entries
                             WHERE table_id = NEW.table_id) NOT IN (0, 1)
         THEN RAISE EXCEPTION 'the log has no gaps' USING ERRCODE = '23514'; END IF;
         RETURN NEW;
       END $$""",
    """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
       FOR EACH ROW EXECUTE FUNCTION entries_follow()""",
)


SQLITE_NOTE_GUARDS = (
    """CREATE TRIGGER notes_stay BEFORE UPDATE ON notes
       BEGIN SELECT RAISE(ABORT, 'what was written down is append-only'); END""",
    """CREATE TRIGGER notes_last BEFORE DELETE ON notes
       BEGIN SELECT RAISE(ABORT, 'what was written down is append-only'); END""",
)

POSTGRESQL_NOTE_GUARDS = (
    """CREATE TRIGGER notes_stay BEFORE UPDATE OR DELETE ON notes
       FOR EACH ROW EXECUTE FUNCTION entries_stay()""",
)


def note_guards(connection: Connection) -> tuple[str, ...]:
    """What makes this database refuse changes and deletions of what was written down."""
    sqlite = connection.dialect.name == "sqlite"
    return SQLITE_NOTE_GUARDS if sqlite else POSTGRESQL_NOTE_GUARDS


def guards(connection: Connection) -> tuple[str, ...]:
    """What makes this database refuse changes, deletions and gaps in a log."""
    return SQLITE_GUARDS if connection.dialect.name == "sqlite" else POSTGRESQL_GUARDS
