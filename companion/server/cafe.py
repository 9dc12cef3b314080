"""When one machine is not enough: several processes, one PostgreSQL, one Redis.

Each table is written by the process that holds its lease. The others pass acts on to it; when it is gone,
one of them takes the table over as soon as the lease has run out. Every act gets an id on the way, so that
one which was passed on twice still counts once.
"""

import http.client
import json
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, TypeVar

import gevent
from flask import Response, current_app, g, request

from companion.server.access import ROLES, Visitor
from companion.server.outbox import room_of_all
from companion.server.peers import Peers
from companion.server.presence import Presence
from companion.server.router import Router
from companion.server.turned_away import TurnedAway
from companion.store import StoreFault
from companion.store.lease import LEASE_SECONDS
from companion.store.register import Register
from companion.table.open_tables import Elsewhere, OpenTables
from companion.wire.shape import Message, Reply

log = logging.getLogger(__name__)

T = TypeVar("T")

HOP_HEADER = "X-Companion-Hop"
VISITOR_HEADER = "X-Companion-Visitor"
TAKEOVER_SECONDS = 2 * LEASE_SECONDS
"""Seconds that an act waits for its table to be taken over by a living process."""


def shared_secret(register: Register) -> str:
    """The secret by which the processes of one house know each other, kept in their store."""
    found = register.settings().get("hop")
    if not isinstance(found, str):
        register.set("hop", secrets.token_urlsafe(32))
        found = register.settings()["hop"]
    return str(found)


class CafeRouter(Router):
    """Writes some of the tables, and forwards what concerns others to the process that writes them."""

    def __init__(self, open_tables: OpenTables, secret: str) -> None:
        super().__init__(open_tables)
        self._secret = secret
        self._peers = Peers()

    def act(self, table: str, given: object, visitor: Visitor, *, in_english: bool = True) -> Reply:
        """The reply to an act from a socket, by whichever process writes the table."""

        def here() -> Reply:
            return Router.act(self, table, given, visitor, in_english=in_english)

        try:
            return here()
        except Elsewhere as fault:
            if isinstance(given, dict) and "id" not in given:
                given = {**given, "id": secrets.token_hex(12)}
            data = json.dumps(given).encode()
            path, headers = f"/api/tables/{table}/acts", {"Content-Type": "application/json"}

            def send(address: str) -> Reply:
                _, _, answer = self._call_writer(address, "POST", path, data, headers, visitor)
                reply: Reply = json.loads(answer)
                return reply

            return self._at_the_writer(table, fault, send, here)

    def message(self, table: str, visitor: Visitor) -> Message:
        """The whole table, from whichever process writes it."""

        def here() -> Message:
            return Router.message(self, table, visitor)

        def send(address: str) -> Message:
            path = f"/api/tables/{table}"
            status, _, answer = self._call_writer(address, "GET", path, b"", {}, visitor)
            told = json.loads(answer)
            if "refused" in told:
                no = told["refused"]
                raise TurnedAway(status, no["code"], no.get("said", no["says"]), says=no["says"])
            message: Message = told
            return message

        try:
            return here()
        except Elsewhere as fault:
            return self._at_the_writer(table, fault, send, here)

    def request(self, fault: Elsewhere) -> Response:
        """Forward a request whose table another process writes, or take the table over."""
        if request.headers.get(HOP_HEADER):
            return TurnedAway(503, "elsewhere", {"say": "house-elsewhere"}, after=1).response()
        g.key = request.headers.get("Idempotency-Key") or secrets.token_hex(12)
        headers = {
            "Content-Type": request.headers.get("Content-Type", "application/json"),
            "Idempotency-Key": g.key,
        }
        path, method, data = request.full_path.rstrip("?"), request.method, request.get_data()
        visitor: Visitor = g.visitor

        def send(address: str) -> Response:
            status, kind, answer = self._call_writer(address, method, path, data, headers, visitor)
            return Response(answer, status=status, mimetype=kind)

        def here() -> Response:
            view = current_app.ensure_sync(current_app.view_functions[request.endpoint or ""])
            return current_app.make_response(view(**(request.view_args or {})))

        table = (request.view_args or {}).get("table", "")
        try:
            return self._at_the_writer(table, fault, send, here)
        except TurnedAway as refusal:
            return refusal.response()

    def forwarded(self, secret: str, visitor: str | None) -> Visitor:
        """The visitor of a request that another process forwarded."""
        if not secrets.compare_digest(secret.encode(), self._secret.encode()):
            return super().forwarded(secret, visitor)
        found = json.loads(visitor or "{}")
        role = next((role for role in ROLES if role == found.get("role")), None)
        return Visitor(
            role,
            found.get("table"),
            found.get("seat"),
            found.get("device"),
            str(found.get("name")),
            loopback=bool(found.get("loopback")),
            house=bool(found.get("house")),
        )

    def catch_up(self, presence: Presence, sockets: Any) -> None:
        """Send everyone the whole table after Redis was away, for something may have been missed."""
        ours = self.open_tables.live()
        for live in ours:
            live.announce()
        kept_here = {live.id for live in ours}
        for table in {one.table for one in presence.all()} - kept_here:
            try:
                message = self.message(table, Visitor("spectator", table))
            except (TurnedAway, StoreFault) as fault:
                log.warning("catching up with table %s: %s", table, fault)
            else:
                sockets.server.emit("table", message, to=room_of_all(table), ignore_queue=True)

    def _call_writer(
        self,
        address: str,
        method: str,
        path: str,
        data: bytes,
        headers: dict[str, str],
        visitor: Visitor,
    ) -> tuple[int, str, bytes]:
        told = {HOP_HEADER: self._secret, VISITOR_HEADER: json.dumps(asdict(visitor))}
        status, kind, answer = self._peers.ask(address, method, path, data, {**headers, **told})
        if status == 503 and b'"elsewhere"' in answer:
            raise _MovedOn("it doesn't keep the table any more")
        return status, kind, answer

    def _at_the_writer(
        self, table: str, fault: Elsewhere, send: Callable[[str], T], here: Callable[[], T]
    ) -> T:
        """Ask the process that writes a table; when it is silent, wait until the table can be taken over."""
        end = time.monotonic() + TAKEOVER_SECONDS
        lease = fault.lease
        while True:
            try:
                return send(lease.address)
            except (OSError, http.client.HTTPException) as silence:
                log.info("no answer from %s: %s", lease.address, silence)
            self.open_tables.moved(table)
            if time.monotonic() > end:
                raise TurnedAway(503, "elsewhere", {"say": "house-elsewhere"}, after=2)
            gevent.sleep(0.25)
            try:
                return here()
            except Elsewhere as again:
                lease = again.lease


class _MovedOn(OSError):
    """The process that was asked no longer writes the table."""
