"""One reading of the store, or one change to it; what goes wrong in the database is said in a sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

from companion.store.fault import Busy, StoreFault, in_words


@contextmanager
def reading(engine: Engine, *, leniently: bool = False) -> Iterator[Connection]:
    """Look something up; leniently: a letter that a damaged file spoils hides nothing else."""
    try:
        with engine.connect().execution_options(reading=True) as connection:
            raw = connection.connection.driver_connection
            if isinstance(raw, sqlite3.Connection):
                raw.text_factory = _as_far_as_readable if leniently else str
            yield connection
    except (DBAPIError, UnicodeError, NoneFree) as fault:
        raise in_words(fault) from fault


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Change something: all of it, or nothing."""
    try:
        with engine.begin() as connection:
            yield connection
    except (DBAPIError, UnicodeError, NoneFree) as fault:
        raise in_words(fault) from fault


@contextmanager
def opening(where: object, engine: Engine) -> Iterator[None]:
    """Open a store, or let go of what could not be opened."""
    try:
        yield
    except (DBAPIError, UnicodeError) as fault:
        engine.dispose()
        text = str(getattr(fault, "orig", fault)).strip().splitlines()[0]
        if "locked" in text:
            raise Busy(f"{where} is held by another program.") from fault
        raise StoreFault(f"{where} can't be opened: {text}.") from fault
    except BaseException:
        engine.dispose()
        raise


def _as_far_as_readable(text: bytes) -> str:
    return text.decode(errors="replace")
