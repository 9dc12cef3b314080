"""Socket.IO: a device comes, gets the whole table, acts, and hears of every change."""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from flask import request
from flask_socketio import join_room
from socketio.exceptions import ConnectionRefusedError

from companion.server.access import KEEPER, Visitor
from companion.server.door import at_home, known_by, meant_for_us
from companion.server.outbox import rooms, spoken_at
from companion.server.presence import Here
from companion.server.service import Service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, not_kept
from companion.server.web_server import OURS
from companion.store import StoreFault
from companion.wire.shape import Hello
from companion.wire.strict_json import Json

log = logging.getLogger(__name__)


def listen(sockets: Any, the: Service) -> None:
    """Answer the sockets."""

    def connect(auth: object = None) -> None:
        sid = _sid()
        if the.presence.of(sid) is not None:
            return  # said by a client that is here already
        try:
            visitor, table, token = enter(the, auth)
            hurry, address = at_home(the, request), str(request.remote_addr)
            crowded = the.presence.crowded(address, visitor.device)
            if not hurry and (crowded or the.limits.wait("connect", address=address)):
                raise ConnectionRefusedError("slow-down")
            reads = not (isinstance(auth, dict) and auth.get("reads") == "said")
            here = Here(sid, table, visitor, token, hurry=hurry, address=address, reads=reads)
            the.presence.came(here)  # before it looks: what is told from now on is told to it, too
            message = the.keeper.message(table, visitor)
        except (TurnedAway, StoreFault) as refusal:
            the.presence.went(sid)
            raise ConnectionRefusedError(getattr(refusal, "code", "not-kept")) from refusal
        if visitor.device is not None and the.hall.ledger.leases is not None:
            offload(the.hall.ledger.leases.came, visitor.device)
        for room in rooms(here):
            join_room(room)
        if the.hall.ledger.leases is not None:
            # Another process may have told something between the first look and the open ears.
            with suppress(TurnedAway, StoreFault):
                message = the.keeper.message(table, visitor)
        assert visitor.role is not None
        hello: Hello = {
            "table": table,
            "language": _language(the, table),
            "role": visitor.role,
            "seat": visitor.seat,
            "device": visitor.device,
            "now": _now(),
        }
        sockets.emit("hello", hello, to=sid)
        sockets.emit("table", message, to=sid)
        the.outbox.devices(table)

    def disconnect(*_reason: object) -> None:
        if sockets.server.manager.is_connected(_sid(), "/"):
            return  # said by a client whose line is as open as before
        gone = the.presence.went(_sid())
        if gone is None or the.stopping:
            return
        device, leases = gone.visitor.device, the.hall.ledger.leases
        if device is not None and leases is not None and not the.presence.of_device(device):
            offload(leases.went, device)
        the.outbox.devices(gone.table)

    def act(given: object = None, *_more: object) -> Json:
        return answered(
            "act", lambda one, who: the.keeper.act(one.table, given, who, in_english=one.reads)
        )

    def sync(*_more: object) -> Json:
        return answered("read", lambda one, who: the.keeper.message(one.table, who))

    def answered(kind: str, work: Callable[[Here, Visitor], Json]) -> Json:
        """What somebody here is answered who doesn't ask too often; programs on this machine may hurry."""
        try:
            one = the.presence.of(_sid())
            who = one.visitor if one is not None else None
            if one is not None and one.token is not None:
                who = known_by(the, one.token)  # it may have been revoked since, or changed seats
            if one is None or who is None:
                raise TurnedAway(401, "who-are-you", {"say": "house-not-joined"})
            device = one.visitor.device or one.sid
            if not one.hurry and the.limits.wait(kind, address=one.address, device=device):
                raise TurnedAway(429, "slow-down", {"say": "house-slow-down"})
            return work(one, who)
        except TurnedAway as refusal:
            return refusal.as_json()
        except StoreFault as fault:
            return not_kept(fault).as_json()

    def clock(*_more: object) -> Json:
        return {"now": _now()}

    def broken(fault: Exception) -> Json:
        if isinstance(fault, ConnectionRefusedError):
            raise fault
        log.error("an event failed", exc_info=fault)
        return TurnedAway(500, "broken", {"say": "house-broken"}).as_json()

    for answer in (connect, disconnect, act, sync, clock):
        sockets.on_event(answer.__name__, answer)
    sockets.on_error_default(broken)


def enter(the: Service, auth: object) -> tuple[Visitor, str, str | None]:
    """Who opens a socket, and at which table."""
    auth = auth if isinstance(auth, dict) else {}
    if not meant_for_us(request.host, the, request.environ.get(OURS)):
        raise ConnectionRefusedError("not-here")
    token, table = auth.get("token"), auth.get("table")
    if isinstance(token, str) and token:
        visitor = known_by(the, token)
        if visitor is None or visitor.table is None or table not in (None, visitor.table):
            raise ConnectionRefusedError("who-are-you")
        return visitor, visitor.table, token
    if at_home(the, request):
        return KEEPER, table if isinstance(table, str) else offload(_latest, the), None
    raise ConnectionRefusedError("who-are-you")


def _language(the: Service, table: str) -> str | None:
    """The language chosen for a table; none while the database is away, so that the table is shown all the same."""
    try:
        found: str | None = offload(the.hall.ledger.register.settings).get(spoken_at(table))
        return found
    except StoreFault:
        return None


def _latest(the: Service) -> str:
    """For a program on this machine that names no table: the latest one, or a new one."""
    card = next(iter(the.hall.ledger.register.tables()), None)
    return (card or the.hall.lay()).id


def _sid() -> str:
    return str(request.sid)  # type: ignore[attr-defined]


def _now() -> int:
    return int(time.time() * 1000)
