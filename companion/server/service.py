"""The companion that runs: what every request needs at hand, from the tables to the sockets."""

import logging
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from flask import current_app

from companion.server.access import Sessions, visitor
from companion.server.hook import Hook
from companion.server.options import Options
from companion.server.outbox import Outbox
from companion.server.presence import Presence
from companion.server.queues import CameraThreads, SideQueue
from companion.server.rate_limits import RateLimiter
from companion.server.router import Router
from companion.server.threads import offload
from companion.server.unplayed import Unplayed
from companion.table.camera import Cameras
from companion.table.open_tables import OpenTables
from companion.table.race import Races
from companion.table.tokens import there

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Service:
    """One companion that runs."""

    options: Options
    router: Router
    sessions: Sessions
    cameras: Cameras
    outbox: Outbox
    sockets: Any
    presence: Presence
    unplayed: Unplayed
    hooks: Sequence[Hook] = ()
    side_queue: SideQueue = field(default_factory=SideQueue)
    camera_threads: CameraThreads = field(default_factory=CameraThreads)
    limits: RateLimiter = field(default_factory=RateLimiter)
    races: Races = field(default_factory=Races)
    camera_lock: threading.Lock = field(default_factory=threading.Lock)
    stopping: bool = False

    @property
    def open_tables(self) -> OpenTables:
        """The tables."""
        return self.router.open_tables

    def reached_at(self, scheme: str = "http") -> list[str]:
        """The addresses people on the network can type."""
        return [f"{scheme}://{address}:{self.options.port}" for address in self.options.addresses]

    def gone(self, table: str) -> None:
        """A table that nobody played at has vanished."""
        self.outbox.gone(table)
        self.camera_threads.do(self.cameras.forget, table)

    def begun(self, table: str) -> None:
        """A match begins: who sits at no seat of it stands up, and the camera learns which deck it is."""
        live = self.open_tables.opened(table)
        if live is None or live.table is None:
            return
        names = there(live.table)
        register = self.open_tables.ledger.register
        for device in offload(register.devices, table):
            if device.seat is not None and device.seat not in names:
                offload(lambda one=device.device: register.place(one, role="spectator", seat=None))
                self.sessions.forget(device.device)
                self.outbox.moved(visitor(replace(device, role="spectator", seat=None)))
        offload(self.cameras.of(live).begun)
        offload(self.watch, table)

    def renamed(self, table: str, called: Mapping[str, str]) -> None:
        """Somebody has another name: their phone keeps its seat."""
        for device in offload(self.open_tables.ledger.register.reseat, table, called):
            self.sessions.forget(device.device)
            self.outbox.moved(visitor(device))
        self.outbox.devices(table)

    def watch(self, table: str) -> None:
        """Turn the house's own camera to a table that began, unless it looks at one already."""
        with self.camera_lock:
            if self.options.camera is None or self.cameras.any_on():
                return
            live = self.open_tables.table(table)
            if live is not None and live.table is not None and live.table.phase != "over":
                try:
                    self.cameras.of(live).watch(self.options.camera, deck=self.options.deck)
                except Exception:
                    log.exception("the camera %s can't be used", self.options.camera)

    def watch_again(self) -> None:
        """After a start, the camera goes on with the latest table that is in play."""
        if self.options.camera is not None:
            for card in self.open_tables.ledger.register.tables():
                if card.summary is not None and card.summary.phase != "over":
                    self.watch(card.id)
                    return


def service() -> Service:
    """The companion that this request came to."""
    return cast(Service, current_app.extensions["companion"])
