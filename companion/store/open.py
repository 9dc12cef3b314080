"""Opens a store, by a file's name or a database's address."""

from pathlib import Path

from companion.store.file import open_file
from companion.store.ledger import Ledger
from companion.store.postgresql import open_server


def open_ledger(
    address: str | Path, *, writing: bool = True, holder: str = "", reached_at: str = ""
) -> Ledger:
    """Open (or begin) the store at a file's name or a `postgresql://` address."""
    if "://" in str(address):
        return open_server(str(address), writing=writing, holder=holder, reached_at=reached_at)
    return open_file(Path(address), writing=writing)
