"""The memory of every table: what was played, once and for all.

Law: SQL lives in this room only. The log is append-only, and the database itself refuses changes, deletions
and gaps. An act is on disk before anybody hears of it; acts of many tables share one write to disk. SQLite
is the default, PostgreSQL comes by address, and both run the same code. A file that isn't ours is left as it is.
"""

from companion.store.fault import (
    Away,
    Busy,
    Foreign,
    Full,
    LostLease,
    NotKept,
    StoreFault,
    Unreadable,
)
from companion.store.ledger import Act, Ledger, StoredEntry
from companion.store.open import open_ledger

__all__ = [
    "Act",
    "Away",
    "Busy",
    "Foreign",
    "Full",
    "Ledger",
    "LostLease",
    "NotKept",
    "StoreFault",
    "StoredEntry",
    "Unreadable",
    "open_ledger",
]
