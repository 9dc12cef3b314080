"""Puts the server together: store, tables, cameras, pages, API and sockets."""

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import gevent
from flask import Flask, Request
from flask.json.provider import DefaultJSONProvider
from flask_socketio import SocketIO
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.routing import MapAdapter

from companion.rules.acts import Start
from companion.server.access import STALE, Doorkeeper
from companion.server.api.decks import decks
from companion.server.api.evenings import evenings
from companion.server.api.eyes import eyes
from companion.server.api.household import household
from companion.server.api.joining import joining
from companion.server.api.sounds import sounds
from companion.server.api.tables import tables
from companion.server.cafe import Cafe, shared_secret
from companion.server.description import description
from companion.server.door import at_home, guard, meant_for_us, same_place
from companion.server.hook import Hook
from companion.server.journal import strangers
from companion.server.keeper import Keeper
from companion.server.limits import ACT
from companion.server.options import Options
from companion.server.outbox import Outbox
from companion.server.pages import pages
from companion.server.presence import Presence
from companion.server.service import Service
from companion.server.sockets import listen
from companion.server.threads import offload
from companion.server.unplayed import Unplayed
from companion.server.web_server import OURS
from companion.server.websocket import Text, WebSocket
from companion.store import Ledger, StoreFault, open_ledger
from companion.store.place import usual_store
from companion.table import Hall
from companion.table.answer import Notice
from companion.table.camera import Cameras
from companion.wire import strict_json
from companion.wire.strict_json import Json

log = logging.getLogger(__name__)

TIDY = 600.0
"""Seconds between two looks for tables that nobody plays at."""


def create_app(
    store: str | Path | Ledger | None = None, *, options: Options | None = None
) -> Flask:
    """The whole server around a store, the household's if none is named: its pages, API and sockets.

    `app.extensions["socketio"]` is the Socket.IO server, `app.extensions["companion"]` the house.
    """
    options = options or Options()
    ledger = store if isinstance(store, Ledger) else open_ledger(store or usual_store())
    app = House(__name__, static_folder=None)
    app.json = Unsorted(app)
    sockets: Any = SocketIO()  # its published types lack half of it
    presence = Presence()
    outbox = Outbox(sockets, presence, ledger)
    cameras = Cameras(outbox.camera, ledger.decks.pictures, ledger.register)

    hooks = [Hook(address) for address in options.hooks]

    def notify(notice: Notice) -> None:
        outbox.notify(notice)
        for hook in hooks:
            hook.notify(notice)
        if notice.reshuffled:
            cameras.reshuffled(notice.table)
        if isinstance(notice.message.act, Start):
            outbox.soon(the.begun, notice.table)
        if notice.called:
            outbox.soon(the.renamed, notice.table, notice.called)

    hall = Hall(ledger, notify, chance=options.chance)
    cafe = None if ledger.leases is None else Cafe(hall, shared_secret(ledger.register))
    the = Service(
        options=options,
        keeper=cafe or Keeper(hall),
        doorkeeper=Doorkeeper(ledger.register, alone=options.queue is None),
        cameras=cameras,
        outbox=outbox,
        sockets=sockets,
        presence=presence,
        unplayed=Unplayed(hall),
        hooks=hooks,
    )
    gevent.spawn(_tidy, the)
    gevent.spawn(_listen_in, the)
    app.extensions["companion"] = the
    if options.queue is not None:
        gevent.spawn(_sweep, the)
    guard(app)
    for room in (tables, joining, eyes, decks, evenings, household, sounds, description, pages):
        app.register_blueprint(room)
    sockets.init_app(
        app,
        async_mode="gevent",
        cors_allowed_origins=_origin_allowed(the),
        max_http_buffer_size=ACT,
        client_manager=_queue(the, cafe),
        transports=["websocket"],
        async_handlers=False,
        serializer=Text,
        json=strict_json,
        engineio_logger=strangers(),
        manage_session=False,
        http_compression=False,
    )
    sockets.server.eio._async = {**sockets.server.eio._async, "websocket": partial(_socket, the)}
    if options.proxy:
        unwrapped: Any = app.wsgi_app
        app.wsgi_app = ProxyFix(unwrapped, x_for=1, x_proto=1)  # type: ignore[method-assign]
    listen(sockets, the)
    return app


class House(Flask):
    """Finds pages and calls by their address; what a socket says is found by its name, and needs none of that."""

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        if request is not None and request.path == "/socket.io/":
            return None
        return super().create_url_adapter(request)


class Unsorted(DefaultJSONProvider):
    """JSON whose fields stand as they were written."""

    sort_keys = False


def _socket(the: Service, handler: Any, _server: Any) -> WebSocket:
    """A socket that may say so much, by itself and with all others of its address."""

    def pace(environ: Json) -> Callable[[], bool]:
        sent = Request(environ)
        if at_home(the, sent):
            return lambda: True
        address, device = str(sent.remote_addr), object()
        return lambda: not the.limits.wait("message", address=address, device=id(device))

    return WebSocket(handler, pace)


def leave(app: Flask) -> None:
    """Stop gracefully: cameras off, log written, store closed."""
    the: Service = app.extensions["companion"]
    the.stopping = True
    for hook in the.hooks:
        hook.close()
    the.slow.process.close()
    the.cameras.stop()
    the.hall.close()


def _tidy(the: Service) -> None:
    """Tables that nobody ever played at vanish."""
    while not the.stopping:
        with suppress(StoreFault):
            for table in offload(the.unplayed.sweep):
                the.gone(table)
        offload(the.slow.process.rest)
        the.waits.do(the.cameras.rest)
        gevent.sleep(TIDY)


def _listen_in(the: Service) -> None:
    """Who takes nothing of what is told is hung up on."""
    while not the.stopping:
        gevent.sleep(1)
        the.outbox.hang_up_on_the_deaf()


def _sweep(the: Service) -> None:
    """What another process did to a device, its sockets here hear of: put out, or seated elsewhere."""
    while not the.stopping:
        gevent.sleep(STALE)
        for one in the.presence.all():
            if one.token is None:
                continue
            try:
                known = offload(the.doorkeeper.known, one.token)
            except StoreFault:
                continue
            if known is None:
                the.outbox.hang_up(one.sid)
            elif known != one.visitor:
                the.outbox.moved(known)


def _queue(the: Service, cafe: Cafe | None) -> Any:
    """What is told here reaches the phones at the other processes, if there are any."""
    if cafe is None or the.options.queue is None:
        return None
    from companion.server.redis_queue import RedisQueue  # Redis is there for a café only

    made: Any = RedisQueue
    catch_up = cafe.catch_up
    return made(
        the.options.queue, back=lambda: the.outbox.soon(catch_up, the.presence, the.sockets)
    )


def _origin_allowed(the: Service) -> Callable[[str, Json], bool]:
    def allowed(origin: str, environ: Json) -> bool:
        host = environ.get("HTTP_HOST", "")
        return meant_for_us(host, the, environ.get(OURS)) and same_place(origin, host)

    return allowed
