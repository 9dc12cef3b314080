"""Socket.IO: a device comes, gets the whole table, acts, and hears of every change."""

import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from flask import request
from flask_socketio import join_room
from socketio.exceptions import ConnectionRefusedError

from companion.server.access import THIS_MACHINE, Visitor
from companion.server.guard import from_this_machine, names_this_server, visitor_with
from companion.server.outbox import rooms, spoken_at
from companion.server.presence import OpenSocket
from companion.server.service import Service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, not_kept
from companion.server.web_server import OWN_ADDRESS
from companion.store import StoreFault
from companion.wire.shape import Hello, Room
from companion.wire.strict_json import Json

log = logging.getLogger(__name__)

Answer = Mapping[str, object]
"""The JSON object that a socket's request is answered with."""


def listen(sockets: Any, the: Service) -> None:
    """Answer the sockets."""

    def connect(auth: object = None) -> None:
        sid = _socket_id()
        if the.presence.of(sid) is not None:
            return  # a client that is already connected sent this by itself
        try:
            visitor, table, token = enter(the, auth)
            unlimited, address = from_this_machine(the, request), str(request.remote_addr)
            crowded = the.presence.crowded(address, visitor.device)
            if not unlimited and (crowded or the.limits.count("connect", address=address)):
                raise ConnectionRefusedError("slow-down")
            wants_english = not (isinstance(auth, dict) and auth.get("reads") == "said")
            here = OpenSocket(
                sid,
                table,
                visitor,
                token,
                unlimited=unlimited,
                address=address,
                wants_english=wants_english,
            )
            the.presence.opened(here)  # before it reads the table, so that it misses no message
            message = the.router.message(table, visitor)
        except (TurnedAway, StoreFault) as refusal:
            the.presence.closed(sid)
            raise ConnectionRefusedError(getattr(refusal, "code", "not-kept")) from refusal
        if visitor.device is not None and the.open_tables.ledger.leases is not None:
            offload(the.open_tables.ledger.leases.came, visitor.device)
        for room in rooms(here):
            join_room(room)
        if the.open_tables.ledger.leases is not None:
            # Another process may have told something between the first look and the open ears.
            with suppress(TurnedAway, StoreFault):
                message = the.router.message(table, visitor)
        assert visitor.role is not None
        hello: Hello = {
            "table": table,
            "language": _table_language(the, table),
            "role": visitor.role,
            "seat": visitor.seat,
            "device": visitor.device,
            "now": _milliseconds_now(),
            "room": _table_purpose(the, table),
        }
        sockets.emit("hello", hello, to=sid)
        sockets.emit("table", message, to=sid)
        the.outbox.devices(table)

    def disconnect(*_reason: object) -> None:
        if sockets.server.manager.is_connected(_socket_id(), "/"):
            return  # a client whose socket is still open sent this by itself
        gone = the.presence.closed(_socket_id())
        if gone is None or the.stopping:
            return
        device, leases = gone.visitor.device, the.open_tables.ledger.leases
        if device is not None and leases is not None and not the.presence.of_device(device):
            offload(leases.went, device)
        the.outbox.devices(gone.table)

    def act(given: object = None, *_more: object) -> Answer:
        return answered(
            "act",
            lambda one, who: the.router.act(one.table, given, who, in_english=one.wants_english),
        )

    def sync(*_more: object) -> Answer:
        return answered("read", lambda one, who: the.router.message(one.table, who))

    def answered(kind: str, work: Callable[[OpenSocket, Visitor], Answer]) -> Answer:
        """The answer to a socket's request, unless it comes too soon after others."""
        try:
            one = the.presence.of(_socket_id())
            who = one.visitor if one is not None else None
            if one is not None and one.token is not None:
                # The token may have been revoked since, or given another seat.
                who = visitor_with(the, one.token)
            if one is None or who is None:
                raise TurnedAway(401, "who-are-you", {"say": "house-not-joined"})
            device = one.visitor.device or one.sid
            if not one.unlimited and the.limits.count(kind, address=one.address, device=device):
                raise TurnedAway(429, "slow-down", {"say": "house-slow-down"})
            return work(one, who)
        except TurnedAway as refusal:
            return refusal.as_json()
        except StoreFault as fault:
            return not_kept(fault).as_json()

    def clock(*_more: object) -> Json:
        return {"now": _milliseconds_now()}

    def broken(fault: Exception) -> Json:
        if isinstance(fault, ConnectionRefusedError):
            raise fault
        log.error("an event failed", exc_info=fault)
        return TurnedAway(500, "broken", {"say": "house-broken"}).as_json()

    for answer in (connect, disconnect, act, sync, clock):
        sockets.on_event(answer.__name__, answer)
    sockets.on_error_default(broken)


def enter(the: Service, auth: object) -> tuple[Visitor, str, str | None]:
    """The visitor who opens a socket, its table, and its token."""
    auth = auth if isinstance(auth, dict) else {}
    if not names_this_server(request.host, the, request.environ.get(OWN_ADDRESS)):
        raise ConnectionRefusedError("not-here")
    token, table = auth.get("token"), auth.get("table")
    if isinstance(token, str) and token:
        visitor = visitor_with(the, token)
        if visitor is None or visitor.table is None or table not in (None, visitor.table):
            raise ConnectionRefusedError("who-are-you")
        return visitor, visitor.table, token
    if from_this_machine(the, request):
        return THIS_MACHINE, table if isinstance(table, str) else offload(_latest_table, the), None
    raise ConnectionRefusedError("who-are-you")


def _table_language(the: Service, table: str) -> str | None:
    """The language chosen for a table; None also while the database is away, so that the table is shown anyway."""
    try:
        found: str | None = offload(the.open_tables.ledger.register.settings).get(spoken_at(table))
        return found
    except StoreFault:
        return None


def _table_purpose(the: Service, table: str) -> Room:
    """What a table is for; a game while the database is away, so that the table is shown all the same."""
    try:
        kind = offload(the.open_tables.ledger.notes.kind, table)
    except StoreFault:
        return "game"
    return "score" if kind == "score" else "wheel" if kind == "wheel" else "game"


def _latest_table(the: Service) -> str:
    """The latest table, or a new one, for a program on this machine that names none."""
    card = next(iter(the.open_tables.ledger.register.tables()), None)
    return (card or the.open_tables.lay()).id


def _socket_id() -> str:
    return str(request.sid)  # type: ignore[attr-defined]


def _milliseconds_now() -> int:
    return int(time.time() * 1000)
