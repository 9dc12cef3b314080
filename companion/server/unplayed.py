"""Tables that were laid and never played at: each address has few of them, and they vanish."""

import threading
import time
from collections import defaultdict

from companion.server.limits import home
from companion.table import Hall

FEW = 3
"""Of one address; when it lays another one, its oldest vanishes."""

SECONDS = 3600.0
"""Nobody sets a table for longer than this."""


class Unplayed:
    """Who laid which table, until it is played at."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._laid: dict[str, list[tuple[float, str]]] = defaultdict(list)
        self._lock = threading.Lock()

    def laid(self, table: str, *, address: str) -> list[str]:
        """An address has laid a table; gives those that vanished for it."""
        with self._lock:
            its = self._laid[home(address)]
            its.append((time.monotonic(), table))
            much = its[:-FEW]
            del its[:-FEW]
        return [table for _, table in much if self._hall.vanish(table)]

    def sweep(self) -> list[str]:
        """Let go of the old ones; gives those that vanished."""
        with self._lock:
            until = time.monotonic() - SECONDS
            self._laid = defaultdict(
                list,
                {who: its for who, its in self._laid.items() if its[-1][0] > until},
            )
        old = self._hall.ledger.register.unplayed(before=time.time() - SECONDS)
        return [table for table in old if self._hall.vanish(table)]
