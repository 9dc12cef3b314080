"""Tables that were laid and never played at: each subnet may have few, and they are removed after a while."""

import threading
import time
from collections import defaultdict

from companion.server.rate_limits import subnet
from companion.table.open_tables import OpenTables

MOST_UNPLAYED = 3
"""Unplayed tables that one subnet may have; laying another removes its oldest."""

UNPLAYED_SECONDS = 3600.0
"""Seconds after which an unplayed table is removed."""


class Unplayed:
    """Keeps which subnet laid which table, until it is played at."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._hall = open_tables
        self._laid: dict[str, list[tuple[float, str]]] = defaultdict(list)
        self._lock = threading.Lock()

    def laid(self, table: str, *, address: str) -> list[str]:
        """Note a table that an address laid; gives the tables that were removed for it."""
        with self._lock:
            its = self._laid[subnet(address)]
            its.append((time.monotonic(), table))
            much = its[:-MOST_UNPLAYED]
            del its[:-MOST_UNPLAYED]
        return [table for _, table in much if self._hall.vanish(table)]

    def sweep(self) -> list[str]:
        """Remove the old ones, and give their ids."""
        with self._lock:
            until = time.monotonic() - UNPLAYED_SECONDS
            self._laid = defaultdict(
                list,
                {who: its for who, its in self._laid.items() if its[-1][0] > until},
            )
        old = self._hall.ledger.register.unplayed(before=time.time() - UNPLAYED_SECONDS)
        return [table for table in old if self._hall.vanish(table)]
