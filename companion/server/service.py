"""The companion that runs: what every request needs at hand, from the tables to the sockets."""

import logging
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from flask import current_app

from companion.server.access import Doorkeeper, visitor
from companion.server.hook import Hook
from companion.server.keeper import Keeper
from companion.server.limits import Limits
from companion.server.options import Options
from companion.server.outbox import Outbox
from companion.server.presence import Presence
from companion.server.slow import Slow, Waits
from companion.server.threads import offload
from companion.server.unplayed import Unplayed
from companion.table import Hall
from companion.table.camera import Cameras
from companion.table.tokens import there

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Service:
    """One companion that runs."""

    options: Options
    keeper: Keeper
    doorkeeper: Doorkeeper
    cameras: Cameras
    outbox: Outbox
    sockets: Any
    presence: Presence
    unplayed: Unplayed
    hooks: Sequence[Hook] = ()
    slow: Slow = field(default_factory=Slow)
    waits: Waits = field(default_factory=Waits)
    limits: Limits = field(default_factory=Limits)
    looking: threading.Lock = field(default_factory=threading.Lock)
    stopping: bool = False

    @property
    def hall(self) -> Hall:
        """The tables."""
        return self.keeper.hall

    def reached_at(self, scheme: str = "http") -> list[str]:
        """The addresses people on the network can type."""
        return [f"{scheme}://{address}:{self.options.port}" for address in self.options.addresses]

    def gone(self, table: str) -> None:
        """A table that nobody played at has vanished."""
        self.outbox.gone(table)
        self.waits.do(self.cameras.forget, table)

    def begun(self, table: str) -> None:
        """A match begins: who sits at no seat of it stands up, and the camera learns which deck it is."""
        live = self.hall.opened(table)
        if live is None or live.table is None:
            return
        names = there(live.table)
        register = self.hall.ledger.register
        for device in offload(register.devices, table):
            if device.seat is not None and device.seat not in names:
                offload(lambda one=device.device: register.place(one, role="spectator", seat=None))
                self.doorkeeper.changed(device.device)
                self.outbox.moved(visitor(replace(device, role="spectator", seat=None)))
        offload(self.cameras.of(live).begun)
        offload(self.watch, table)

    def renamed(self, table: str, called: Mapping[str, str]) -> None:
        """Somebody has another name: their phone keeps its seat."""
        for device in offload(self.hall.ledger.register.reseat, table, called):
            self.doorkeeper.changed(device.device)
            self.outbox.moved(visitor(device))
        self.outbox.devices(table)

    def watch(self, table: str) -> None:
        """Turn the house's own camera to a table that began, unless it looks at one already."""
        with self.looking:
            if self.options.camera is None or self.cameras.any_on():
                return
            live = self.hall.table(table)
            if live is not None and live.table is not None and live.table.phase != "over":
                try:
                    self.cameras.of(live).watch(self.options.camera, deck=self.options.deck)
                except Exception:
                    log.exception("the camera %s can't be used", self.options.camera)

    def watch_again(self) -> None:
        """After a start, the camera goes on with the latest table that is in play."""
        if self.options.camera is not None:
            for card in self.hall.ledger.register.tables():
                if card.summary is not None and card.summary.phase != "over":
                    self.watch(card.id)
                    return


def service() -> Service:
    """The companion that this request came to."""
    return cast(Service, current_app.extensions["companion"])
