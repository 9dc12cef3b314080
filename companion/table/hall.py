"""All the tables of this process: lays new ones, opens those in the store, and keeps their register up to date."""

import logging
import secrets
import threading
from collections.abc import Callable

from companion.store import Ledger
from companion.store.lease import Lease
from companion.store.register import TableCard
from companion.table.clerk import Clerk
from companion.table.live import LiveTable, Told
from companion.table.statistics import Round

log = logging.getLogger(__name__)


class Elsewhere(Exception):
    """Another process writes this table just now."""

    def __init__(self, lease: Lease) -> None:
        super().__init__("Another companion keeps this table.")
        self.lease = lease


class Hall:
    """The tables of one process."""

    def __init__(self, ledger: Ledger, tell: Callable[[Told], None] = lambda _: None) -> None:
        self.ledger = ledger
        self._tell = tell
        self._open: dict[str, LiveTable] = {}
        self._lock = threading.Lock()
        self._clerk = Clerk(ledger.register, self._rounds)

    def lay(self, name: str = "") -> TableCard:
        """A new, empty table with a join code of its own."""
        table = secrets.token_urlsafe(9)
        self.ledger.register.lay(table, name=name)
        card = self.ledger.register.table(table)
        assert card is not None
        return card

    def opened(self, table: str) -> LiveTable | None:
        """The live table with that id, if it is open here already: asked without waiting for anything."""
        live = self._open.get(table)
        return None if live is None or live.lost else live

    def table(self, table: str) -> LiveTable | None:
        """The live table with that id, opened if need be; None when there is none."""
        live = self.opened(table)
        if live is not None:
            return live
        with self._lock:
            live = self._open.get(table)
            if live is not None and live.lost:
                del self._open[table]
                live = None
            if live is None:
                card = self.ledger.register.table(table)
                if card is None:
                    return None
                if self.ledger.leases is not None:
                    lease = self.ledger.leases.claim(table)
                    if not lease.ours:
                        raise Elsewhere(lease)
                live = LiveTable(table, self.ledger, self._told)
                live.code, live.name = card.code, card.name
                self._open[table] = live
                self._clerk.knows(card)
                self._clerk.hear(table, live.match, live.table)
            return live

    def vanish(self, table: str) -> bool:
        """Forget a table that was never played at; False when it was."""
        with self._lock:
            live = self._open.get(table)
            if (live is not None and live.table is not None) or not self.ledger.register.vanish(
                table
            ):
                return False
            self._open.pop(table, None)
        return True

    def live(self) -> list[LiveTable]:
        """The tables that are kept here."""
        return [live for live in list(self._open.values()) if not live.lost]

    def close(self) -> None:
        """Write what is waiting, and leave."""
        self._clerk.close()
        self.ledger.close()

    def _told(self, told: Told) -> None:
        moment = told.message.moment
        self._clerk.hear(told.table, told.message.match, None if moment is None else moment.table)
        self._tell(told)

    def _rounds(self, table: str, match: int) -> list[Round]:
        live = self._open.get(table)
        found = None if live is None else live.peek(match)
        return [] if found is None else found.statistics().rounds
