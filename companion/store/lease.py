"""Leases: which of several processes writes a table. Each lasts seconds, is renewed, and is fenced when it ran out.

Which devices have an open socket is known in the same way, by each process for its own. Only a
shared database needs this: a file has one writer by its lock. A lease is a row in the store. Time is the
database's, so that clocks that differ don't matter; the log's writer looks at the row in the transaction
that writes, so a process that lost its lease cannot write.
"""

import logging
import threading
import time
from dataclasses import dataclass

from sqlalchemy import Engine, Float, cast, extract, func, select
from sqlalchemy.dialects.postgresql import insert

from companion.store.fault import StoreFault
from companion.store.schema import devices, here, leases
from companion.store.transaction import reading, writing

log = logging.getLogger(__name__)

LEASE_SECONDS = 6.0
"""Seconds that a lease lasts: how long a table stands still, at most, after its process was killed."""

_DATABASE_NOW = cast(extract("epoch", func.clock_timestamp()), Float)
"""The database's clock, in seconds."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The process that writes a table, and the address at which it is reached."""

    holder: str
    address: str
    epoch: int
    ours: bool


class Leases:
    """The leases of one process."""

    def __init__(self, engine: Engine, holder: str, address: str) -> None:
        self._engine = engine
        self.holder = holder
        self.address = address
        self._sure: dict[str, float] = {}
        self._unsaid: set[int] = set()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def sure(self, table: str) -> bool:
        """Whether a lease is certainly still ours; a process that was frozen must ask the database first."""
        return _clock_seconds() < self._sure.get(table, 0.0)

    def claim(self, table: str) -> Lease:
        """Take a lease that nobody holds; gives the lease as it is then."""
        asked = _clock_seconds()
        with writing(self._engine) as connection:
            connection.execute(
                insert(leases)
                .on_conflict_do_nothing()
                .values(table_id=table, holder="", address="", epoch=0, until=0.0)
            )
            row = connection.execute(
                select(leases).where(leases.c.table_id == table).with_for_update()
            ).one()
            now = connection.execute(select(_DATABASE_NOW)).scalar_one()
            if row.holder != self.holder and row.until >= now:
                self._sure.pop(table, None)
                return Lease(row.holder, row.address, row.epoch, ours=False)
            epoch = row.epoch + (row.holder != self.holder)
            connection.execute(
                leases.update()
                .where(leases.c.table_id == table)
                .values(
                    holder=self.holder, address=self.address, epoch=epoch, until=now + LEASE_SECONDS
                )
            )
            lease = Lease(self.holder, self.address, epoch, ours=True)
        self._sure[table] = asked + LEASE_SECONDS
        self.keep()
        return lease

    def release(self, table: str) -> None:
        """Give up a lease."""
        self._sure.pop(table, None)
        with writing(self._engine) as connection:
            connection.execute(
                leases.update()
                .where(leases.c.table_id == table, leases.c.holder == self.holder)
                .values(until=0.0)
            )

    def came(self, device: int) -> None:
        """A device has a line open to this process."""
        try:
            self._say_here(device)
        except StoreFault:
            self._unsaid.add(device)  # the next renewal says it
        self.keep()

    def _say_here(self, device: int) -> None:
        until = {"until": _DATABASE_NOW + LEASE_SECONDS}
        with writing(self._engine) as connection:
            connection.execute(
                insert(here)
                .on_conflict_do_update(index_elements=["device", "holder"], set_=until)
                .values(device=device, holder=self.holder, **until)
            )

    def went(self, device: int) -> None:
        """Its last line to this process is closed."""
        self._unsaid.discard(device)
        try:
            with writing(self._engine) as connection:
                connection.execute(
                    here.delete().where(here.c.device == device, here.c.holder == self.holder)
                )
        except StoreFault as fault:
            log.info("who went can't be said now: %s", fault)

    def here(self, table: str) -> set[int]:
        """The devices of a table that have a line open to any process."""
        query = (
            select(here.c.device)
            .join(devices, devices.c.device == here.c.device)
            .where(devices.c.table_id == table, here.c.until >= _DATABASE_NOW)
        )
        with reading(self._engine) as connection:
            return set(connection.execute(query).scalars())

    def renew(self) -> None:
        """Renew all our leases, and the presence of our devices."""
        asked = _clock_seconds()
        with writing(self._engine) as connection:
            connection.execute(
                here.update()
                .where(here.c.holder == self.holder)
                .values(until=_DATABASE_NOW + LEASE_SECONDS)
            )
            ours = connection.execute(
                leases.update()
                .where(leases.c.holder == self.holder, leases.c.until > 0)
                .values(until=_DATABASE_NOW + LEASE_SECONDS)
                .returning(leases.c.table_id)
            ).scalars()
            self._sure = dict.fromkeys(ours, asked + LEASE_SECONDS)
        while self._unsaid:
            self._say_here(device := next(iter(self._unsaid)))
            self._unsaid.discard(device)

    def close(self) -> None:
        """Leave all tables to the others at once, as a graceful stop does."""
        self._stop.set()
        self._sure.clear()
        if self._thread is None:
            return
        self._thread.join()
        try:
            with writing(self._engine) as connection:
                connection.execute(here.delete().where(here.c.holder == self.holder))
                connection.execute(
                    leases.update().where(leases.c.holder == self.holder).values(until=0.0)
                )
        except StoreFault as fault:
            log.warning("the leases run out by themselves: %s", fault)

    def keep(self) -> None:
        """Renew what is ours from now on, and so notice soon when the database is away, also while nobody plays."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._renew_loop, name="leases", daemon=True)
            self._thread.start()

    def _renew_loop(self) -> None:
        while not self._stop.wait(LEASE_SECONDS / 3):
            try:
                self.renew()
            except StoreFault as fault:
                log.info("the leases could not be renewed: %s", fault)
            except Exception:
                log.exception("the leases could not be renewed")


def _clock_seconds() -> float:
    """A clock of this machine that also runs while it sleeps, in seconds."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if _SLEEPLESS else time.monotonic()


_SLEEPLESS = hasattr(time, "CLOCK_BOOTTIME")
