"""The outbox: sends what tables say to the sockets that may hear it, which are grouped in rooms.

Messages come from the log's writer thread, and one greenlet sends them, so that everyone gets them in the
order of the log.
"""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import gevent
from gevent.queue import SimpleQueue

from companion.server import as_json
from companion.server.access import Visitor
from companion.server.presence import OpenSocket, Presence
from companion.server.threads import offload
from companion.store import Ledger, StoreFault
from companion.table.answer import Notice
from companion.table.camera import State
from companion.wire import shape

log = logging.getLogger(__name__)

RETRY_PAUSES = (1, 2, 5, 10, 30, 60, 120)
"""Seconds to pause before each retry while the store is away."""
MOST_UNSENT = 200
"""Messages that may wait to be sent to one socket; a socket with more is closed."""


def room_of_all(table: str) -> str:
    """The room of all sockets at a table."""
    return f"table {table}"


def spoken_at(table: str) -> str:
    """The name of the setting that holds a table's language."""
    return f"language of {table}"


def room_of_players(table: str) -> str:
    """The room of a table's hosts, seats and cameras, which is everyone but spectators."""
    return f"helm {table}"


def camera_room(table: str, role: str | None) -> str:
    """The room of those who look after a table's camera, or the room of all others."""
    return f"{'lens' if role in ('host', 'camera') else 'screens'} {table}"


def room_by_wording(table: str, *, in_english: bool) -> str:
    """The room of sockets that get English sentences, or of those that get only values to make sentences of."""
    return f"{'english' if in_english else 'telling'} {table}"


def room_of_seat(table: str, seat: str) -> str:
    """The room of one seat's phones."""
    return f"seat {table} {seat}"


def rooms(here: OpenSocket) -> list[str]:
    """All rooms that an open socket belongs to."""
    where = [room_of_all(here.table), room_by_wording(here.table, in_english=here.wants_english)]
    where.append(camera_room(here.table, here.visitor.role))
    if here.visitor.role != "spectator":
        where.append(room_of_players(here.table))
    if here.visitor.seat is not None:
        where.append(room_of_seat(here.table, here.visitor.seat))
    return where


class Outbox:
    """Sends messages to rooms of sockets; may be called from any thread."""

    def __init__(self, sockets: Any, presence: Presence, ledger: Ledger) -> None:
        self._sockets = sockets
        self._presence = presence
        self._ledger = ledger
        self._loop = gevent.get_hub().loop
        self._waiting: Any = SimpleQueue()
        self._greenlet = gevent.spawn(self._send)

    @property
    def waiting(self) -> int:
        """Events that wait to be sent."""
        return int(self._waiting.qsize())

    def put(self, event: str, data: object, room: str) -> None:
        """Queue an event for a room."""
        self._loop.run_callback_threadsafe(self._waiting.put, (event, data, room))

    def soon(self, work: Callable[..., object], *arguments: object) -> None:
        """Start work in a greenlet of its own; it is retried while the store is away."""
        self._loop.run_callback_threadsafe(gevent.spawn, self._retry_while_away, work, arguments)

    def notify(self, notice: Notice) -> None:
        """Send what a table tells everyone, and what only one seat may see."""
        # At home, a wording that nobody listens to is not rendered.
        alone = self._ledger.leases is None
        for in_english in self._presence.wordings(notice.table) if alone else (False, True):
            message = as_json.message(notice.message, in_english=in_english)
            self.put("table", message, room_by_wording(notice.table, in_english=in_english))
        if notice.private is not None:
            hand = as_json.hand_shown(notice.private)
            self.put("hand-shown", hand, room_of_seat(notice.table, notice.private.to))

    def camera(self, table: str, state: State) -> None:
        """Send the state of a table's camera."""
        self.put("camera", as_json.camera(state), camera_room(table, "host"))
        self.put("camera", as_json.camera(state.for_players()), camera_room(table, "spectator"))

    def devices(self, table: str) -> None:
        """Send the list of devices; only from a greenlet or thread that may wait for the store."""
        try:
            self.put("devices", {"devices": offload(self.list, table)}, room_of_players(table))
        except StoreFault as fault:
            log.info("who is here can't be said now: %s", fault)

    def list(self, table: str) -> list[shape.Device]:
        """The devices of a table, and whether each has an open socket."""
        here = {one.visitor.device for one in self._presence.at(table)}
        if self._ledger.leases is not None:
            here |= self._ledger.leases.here(table)
        return [
            {
                "device": device.device,
                "role": cast(shape.Role, device.role),
                "seat": device.seat,
                "name": device.name,
                "here": device.device in here,
                "since": device.since,
            }
            for device in self._ledger.register.devices(table)
        ]

    def moved(self, visitor: Visitor) -> None:
        """Move the sockets of a device that has another role or seat to the right rooms."""
        assert visitor.device is not None
        for before in self._presence.of_device(visitor.device):
            self._presence.move(before, visitor)
            for room in rooms(before):
                self._sockets.server.leave_room(before.sid, room, namespace="/")
            for room in rooms(replace(before, visitor=visitor)):
                self._sockets.server.enter_room(before.sid, room, namespace="/")
            self.put("you", {"role": visitor.role, "seat": visitor.seat}, before.sid)

    def out(self, device: int) -> None:
        """Tell a device that it was put out, and close its sockets."""
        for one in self._presence.of_device(device):
            for room in rooms(one):
                self._sockets.server.leave_room(one.sid, room, namespace="/")
            self.put("out", as_json.refused("out", {"say": "house-put-out"}), one.sid)
            gevent.spawn_later(0.3, self.hang_up, one.sid)

    def gone(self, table: str) -> None:
        """Close the sockets of a table that was removed."""
        for one in self._presence.at(table):
            gevent.spawn(self.hang_up, one.sid)

    def hang_up(self, sid: str) -> None:
        """Close a socket without waiting for its owner."""
        server = self._sockets.server
        wire = server.eio.sockets.get(server.manager.eio_sid_from_sid(sid, "/"))
        server.disconnect(sid)
        if wire is not None:
            # Not waiting until everything is sent: a phone that is gone takes nothing any more.
            wire.close(wait=False)

    def close_slow_sockets(self) -> None:
        """Close the sockets for which too much waits; they get the whole table when they come back."""
        server = self._sockets.server
        for sid, line in list(server.eio.sockets.items()):
            if line.queue.qsize() > MOST_UNSENT:
                ours = server.manager.sid_from_eio_sid(sid, "/")
                if ours is not None:
                    gevent.spawn(self.hang_up, ours)

    def _retry_while_away(self, work: Callable[..., object], arguments: tuple[object, ...]) -> None:
        for pause in RETRY_PAUSES:
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
