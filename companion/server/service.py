"""The companion that runs: what every request needs at hand, from the tables to the sockets."""

import logging
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, cast

from flask import current_app

from companion.rules import acts
from companion.rules.agenda import AskSpin
from companion.server.access import Sessions, visitor
from companion.server.options import Options
from companion.server.outbox import Outbox
from companion.server.presence import Presence
from companion.server.queues import CameraThreads, SideQueue
from companion.server.rate_limits import RateLimiter
from companion.server.router import Router
from companion.server.threads import offload
from companion.server.unplayed import Unplayed
from companion.store import StoreFault
from companion.table.answer import Notice
from companion.table.camera import Cameras
from companion.table.open_tables import OpenTables
from companion.table.race import Races
from companion.table.tokens import there
from companion.wire.sent import said

log = logging.getLogger(__name__)

ANNOUNCED_SECONDS = 86_400.0
"""Seconds since its last act for which a table announces itself to a broker after a start."""

MOST_ANNOUNCED = 20
"""Tables that announce themselves to a broker after a start."""


class Listener(Protocol):
    """A program elsewhere that is told what happens, such as a hook or a broker."""

    def notify(self, notice: Notice) -> None:
        """Queue what a table tells everyone; returns at once, from any thread."""

    def gone(self, table: str) -> None:
        """A table was put away or removed."""

    def close(self) -> None:
        """Stop telling."""


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
    listeners: list[Listener] = field(default_factory=list)
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

    def announce_all(self) -> None:
        """Let every table that is played at say how it stands; for a thread."""
        register, leases = self.open_tables.ledger.register, self.open_tables.ledger.leases
        lately = time.time() - ANNOUNCED_SECONDS
        with suppress(StoreFault):
            if leases is None:
                for card in register.tables()[:MOST_ANNOUNCED]:
                    if card.changed > lately:
                        self.open_tables.table(card.id)
            for live in self.open_tables.live():
                live.announce()

    def spin(self, table: str) -> None:
        """Turn the wheel for whoever is asked to, if anybody is."""
        live = self.open_tables.opened(table)
        now = None if live is None else live.table
        if live is None or now is None:
            return
        for prompt in now.prompts():
            if isinstance(prompt, AskSpin):
                live.act(said(acts.Spin(now.names[prompt.player])))
                return

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
        names = frozenset(called.values())
        for device in offload(self.open_tables.ledger.register.devices, table):
            if device.seat not in names:
                continue
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
