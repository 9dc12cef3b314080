"""The open tables of this process: lays new ones, opens stored ones, and keeps their summaries up to date."""

import logging
import secrets
import threading
import time
from collections.abc import Callable

from companion.store import Away, Ledger
from companion.store.lease import Lease
from companion.store.register import Round, TableCard
from companion.table.answer import Notice
from companion.table.live import LiveTable
from companion.table.referee import Chance
from companion.table.summaries import SummaryWriter

log = logging.getLogger(__name__)


TRUSTED_SECONDS = 2.0
"""Seconds for which it is trusted that another process still writes a table."""


class Elsewhere(Exception):
    """Raised when another process writes this table."""

    def __init__(self, lease: Lease) -> None:
        super().__init__("Another companion keeps this table.")
        self.lease = lease


class OpenTables:
    """The tables of one process."""

    def __init__(
        self,
        ledger: Ledger,
        tell: Callable[[Notice], None] = lambda _: None,
        *,
        gone: Callable[[str], None] = lambda _: None,
        chance: Chance | None = None,
    ) -> None:
        self.ledger = ledger
        self._tell = tell
        self._gone = gone
        self._chance = chance
        self._open: dict[str, LiveTable] = {}
        self._epochs: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[float, Lease]] = {}
        self._lock = threading.Lock()
        self._summaries = SummaryWriter(ledger.register, self._round_summaries)

    def lay(self, name: str = "") -> TableCard:
        """A new, empty table with a join code of its own."""
        table = secrets.token_urlsafe(9)
        self.ledger.register.lay(table, name=name)
        card = self.ledger.register.table(table)
        assert card is not None
        return card

    def opened(self, table: str) -> LiveTable | None:
        """The live table with that id, if it is open here already; never waits."""
        live, leases = self._open.get(table), self.ledger.leases
        if live is None or live.lost or (leases is not None and not leases.sure(table)):
            return None
        return live

    def table(self, table: str) -> LiveTable | None:
        """The live table with that id, opened if need be; None when there is none."""
        live = self.opened(table)
        if live is not None:
            return live
        with self._lock:
            live = self._open.get(table)
            if live is not None and not live.lost and not self._still_ours(table):
                live.lost = True
            if live is not None and live.lost:
                del self._open[table]
                live = None
            if live is None:
                self.look_elsewhere(table)
                card = self.ledger.register.table(table)
                if card is None:
                    return None
                self._claim(table)
                live = LiveTable(table, self.ledger, self._notify, chance=self._chance)
                live.code, live.name = card.code, card.name
                self._open[table] = live
                self._summaries.already_written(card)
                self._summaries.note(table, live.match, live.table)
            return live

    def moved(self, table: str) -> None:
        """Forget which process writes a table, since it doesn't answer."""
        self._elsewhere.pop(table, None)

    def look_elsewhere(self, table: str) -> None:
        """Raise Elsewhere if another process wrote the table a moment ago; it will say so if it doesn't any more."""
        until, lease = self._elsewhere.get(table, (0.0, None))
        if lease is not None and time.monotonic() < until:
            raise Elsewhere(lease)

    def _claim(self, table: str) -> None:
        if self.ledger.leases is None:
            return
        lease = self.ledger.leases.claim(table)
        if not lease.ours:
            self._elsewhere[table] = (time.monotonic() + TRUSTED_SECONDS, lease)
            raise Elsewhere(lease)
        self._epochs[table] = lease.epoch

    def _still_ours(self, table: str) -> bool:
        """Whether no other process has held the lease since we did; assumed while the database is away."""
        leases = self.ledger.leases
        if leases is None:
            return True
        try:
            lease = leases.claim(table)
        except Away:
            return True
        return lease.ours and lease.epoch == self._epochs.get(table)

    def vanish(self, table: str) -> bool:
        """Forget a table that was never played at; False when it was."""
        with self._lock:
            live = self._open.get(table)
            if (live is not None and live.table is not None) or not self.ledger.register.vanish(
                table
            ):
                return False
            self._open.pop(table, None)
        self._gone(table)
        return True

    def put_away(self, live: LiveTable) -> None:
        """Off the lists, and nobody can join; its log stays."""
        self.ledger.register.put_away(live.id)
        live.code = None
        self._gone(live.id)

    def live(self) -> list[LiveTable]:
        """The tables that this process writes."""
        return [live for live in list(self._open.values()) if not live.lost]

    def close(self) -> None:
        """Write what is waiting, and close the store."""
        self._summaries.close()
        self.ledger.close()

    def _notify(self, notice: Notice) -> None:
        moment = notice.message.moment
        self._summaries.note(
            notice.table, notice.message.match, None if moment is None else moment.table
        )
        self._tell(notice)

    def _round_summaries(self, table: str, match: int) -> list[Round]:
        live = self._open.get(table)
        found = None if live is None else live.peek(match)
        return [] if found is None else found.statistics().rounds
