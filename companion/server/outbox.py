"""Who hears what: rooms of sockets, and the outbox that carries the table's word to them.

What a table tells comes from the log's writer thread; one greenlet passes it on, so everyone gets the
messages in the order of the log.
"""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import gevent
from gevent.queue import SimpleQueue

from companion.server import as_json
from companion.server.access import Visitor
from companion.server.presence import Here, Presence
from companion.server.threads import offload
from companion.store import Ledger, StoreFault
from companion.table.answer import Notice
from companion.table.camera import State
from companion.wire.strict_json import Json

log = logging.getLogger(__name__)

AGAIN = (1, 2, 5, 10, 30, 60, 120)
"""Seconds between tries while the store is away."""
UNHEARD = 200
"""Messages that may wait for one phone."""


def everyone(table: str) -> str:
    """The room of all at a table."""
    return f"table {table}"


def spoken_at(table: str) -> str:
    """Under which name the settings keep a table's language."""
    return f"language of {table}"


def helm(table: str) -> str:
    """The room of those who do something at a table: the host, the seats, the cameras."""
    return f"helm {table}"


def camera_room(table: str, role: str | None) -> str:
    """The room of those who look after a table's camera, or of those who don't."""
    return f"{'lens' if role in ('host', 'camera') else 'screens'} {table}"


def telling(table: str, *, in_english: bool) -> str:
    """The room of those who hear what happens: in English, or as values to make sentences of."""
    return f"{'english' if in_english else 'telling'} {table}"


def chair(table: str, seat: str) -> str:
    """The room of one seat's phone."""
    return f"seat {table} {seat}"


def rooms(here: Here) -> list[str]:
    """All the rooms that an open socket belongs in."""
    where = [everyone(here.table), telling(here.table, in_english=here.reads)]
    where.append(camera_room(here.table, here.visitor.role))
    if here.visitor.role != "spectator":
        where.append(helm(here.table))
    if here.visitor.seat is not None:
        where.append(chair(here.table, here.visitor.seat))
    return where


class Outbox:
    """Sends what the house has to say; may be called from any thread."""

    def __init__(self, sockets: Any, presence: Presence, ledger: Ledger) -> None:
        self._sockets = sockets
        self._presence = presence
        self._ledger = ledger
        self._loop = gevent.get_hub().loop
        self._waiting: Any = SimpleQueue()
        self._greenlet = gevent.spawn(self._send)

    def put(self, event: str, data: object, room: str) -> None:
        """Send an event to a room, soon."""
        self._loop.run_callback_threadsafe(self._waiting.put, (event, data, room))

    def soon(self, work: Callable[..., object], *arguments: object) -> None:
        """Do something in a greenlet of its own, soon; while the store is away, when it is back."""
        self._loop.run_callback_threadsafe(gevent.spawn, self._tried, work, arguments)

    def notify(self, notice: Notice) -> None:
        """What a table tells everyone, and what only one seat may see."""
        # What nobody listens to isn't made; in a café there may be somebody at another process.
        alone = self._ledger.leases is None
        for in_english in self._presence.readings(notice.table) if alone else (False, True):
            message = as_json.message(notice.message, in_english=in_english)
            self.put("table", message, telling(notice.table, in_english=in_english))
        if notice.private is not None:
            hand = as_json.hand_shown(notice.private)
            self.put("hand-shown", hand, chair(notice.table, notice.private.to))

    def camera(self, table: str, state: State) -> None:
        """How a table's camera is."""
        self.put("camera", as_json.camera(state), camera_room(table, "host"))
        self.put("camera", as_json.camera(state.for_players()), camera_room(table, "spectator"))

    def devices(self, table: str) -> None:
        """Who is here; from a greenlet or a thread that may wait for the store."""
        try:
            self.put("devices", {"devices": offload(self.list, table)}, helm(table))
        except StoreFault as fault:
            log.info("who is here can't be said now: %s", fault)

    def list(self, table: str) -> list[Json]:
        """The devices of a table, with whether they are here."""
        here = {one.visitor.device for one in self._presence.at(table)}
        if self._ledger.leases is not None:
            here |= self._ledger.leases.here(table)
        return [
            {
                "device": device.device,
                "role": device.role,
                "seat": device.seat,
                "name": device.name,
                "here": device.device in here,
                "since": device.since,
            }
            for device in self._ledger.register.devices(table)
        ]

    def moved(self, visitor: Visitor) -> None:
        """A device has another role or seat now."""
        assert visitor.device is not None
        for before in self._presence.of_device(visitor.device):
            self._presence.move(before, visitor)
            for room in rooms(before):
                self._sockets.server.leave_room(before.sid, room, namespace="/")
            for room in rooms(replace(before, visitor=visitor)):
                self._sockets.server.enter_room(before.sid, room, namespace="/")
            self.put("you", {"role": visitor.role, "seat": visitor.seat}, before.sid)

    def out(self, device: int) -> None:
        """A device was put out: it hears why and nothing else, then its sockets close."""
        for one in self._presence.of_device(device):
            for room in rooms(one):
                self._sockets.server.leave_room(one.sid, room, namespace="/")
            self.put("out", as_json.refused("out", {"say": "house-put-out"}), one.sid)
            gevent.spawn_later(0.3, self.hang_up, one.sid)

    def gone(self, table: str) -> None:
        """A table is no more: whoever looks at it looks in vain."""
        for one in self._presence.at(table):
            gevent.spawn(self.hang_up, one.sid)

    def hang_up(self, sid: str) -> None:
        """Close a socket, whether its owner wants to or not."""
        server = self._sockets.server
        wire = server.eio.sockets.get(server.manager.eio_sid_from_sid(sid, "/"))
        server.disconnect(sid)
        if wire is not None:
            # Not waiting until everything is sent: a phone that is gone takes nothing any more.
            wire.close(wait=False)

    def hang_up_on_the_deaf(self) -> None:
        """Close the sockets for which too much waits: they get the whole table when they come again."""
        server = self._sockets.server
        for sid, line in list(server.eio.sockets.items()):
            if line.queue.qsize() > UNHEARD:
                ours = server.manager.sid_from_eio_sid(sid, "/")
                if ours is not None:
                    gevent.spawn(self.hang_up, ours)

    def _tried(self, work: Callable[..., object], arguments: tuple[object, ...]) -> None:
        for pause in AGAIN:
            try:
                work(*arguments)
            except StoreFault as fault:
                log.warning("%s waits for the store: %s", work.__name__, fault)
                gevent.sleep(pause)
            else:
                return

    def _send(self) -> None:
        while True:
            event, data, room = self._waiting.get()
            try:
                self._sockets.emit(event, data, to=room)
            except Exception:
                log.exception("sending %s", event)
