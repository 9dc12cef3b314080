"""What can go wrong with the store, each in one sentence that a person at the table can act on."""

import sqlite3
from typing import ClassVar

from sqlalchemy.exc import DBAPIError, IntegrityError


class StoreFault(Exception):
    """The store can't do what was asked. The text says why and what helps; `say` is the players' sentence."""

    say: ClassVar[str] = "house-store"


class Foreign(StoreFault):
    """That file or database isn't a companion store, or is damaged; it was left as it is."""


class Busy(StoreFault):
    """Another program holds the store."""


class Unreadable(StoreFault):
    """A line of one table's log can't be read; every other table can be played."""

    say = "house-damaged"


class NotKept(StoreFault):
    """The act could not be put on disk, so it did not happen; it can be sent again."""

    say = "house-not-kept"


class Full(NotKept):
    """There is no room left on the disk."""

    say = "house-full"


class Away(NotKept):
    """The database doesn't answer, or the file is gone; play goes on when it is back."""

    say = "house-away"


class LostLease(NotKept):
    """Another process has taken this table over; this one may not write to it any more."""


def in_words(fault: Exception) -> StoreFault:
    """A database's error as a fault with a sentence."""
    if isinstance(fault, StoreFault):
        return fault
    orig = getattr(fault, "orig", None)
    text = str(orig if isinstance(fault, DBAPIError) else fault).strip()
    if "is full" in text or "No space" in text or isinstance(orig, OSError):
        return Full("The disk is full, so this was not kept: make room, then do it again.")
    if (isinstance(fault, DBAPIError) and fault.connection_invalidated) or AWAY in text:
        return Away(
            "The database is away, so this was not kept: look at the table, then do it again."
        )
    if "locked" in text:
        return NotKept("Another program holds the store, so this was not kept: do it again.")
    if isinstance(fault, IntegrityError) and "no gaps" not in text:
        return NotKept("This was written by somebody else already; look at the table again.")
    if "malformed" in text or "decode" in text:
        return Unreadable(
            "A part of the store is damaged and can't be read: the other tables can be played."
            " Restore a backup to have all of it."
        )
    if isinstance(orig, sqlite3.OperationalError):
        return NotKept(f"The disk did not take it ({text}), so this was not kept: do it again.")
    return NotKept("The store did not take it, so this was not kept: do it again.")


AWAY = "the database is away"
"""The text of errors raised while the database is known to be away."""
