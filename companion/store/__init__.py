"""The store: the log of every table, and the lists beside it.

Law: SQL lives in this room only. The log is append-only, and the database itself refuses changes, deletions
and gaps. An act is on disk before anybody hears of it; acts of many tables share one write to disk. SQLite
is the default, PostgreSQL is chosen by address, and both run the same code. A foreign file is left as it is.
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
