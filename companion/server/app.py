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
from companion.server.access import TOKEN_SECONDS, Sessions
from companion.server.act_route import ActRoute
from companion.server.api.decks import decks
from companion.server.api.evenings import evenings
from companion.server.api.eyes import eyes
from companion.server.api.household import household
from companion.server.api.joining import joining
from companion.server.api.scores import scores
from companion.server.api.sounds import sounds
from companion.server.api.tables import tables
from companion.server.api.wheels import wheels
from companion.server.cafe import CafeRouter, shared_secret
from companion.server.description import description
from companion.server.guard import from_this_machine, guard, names_this_server, same_origin
from companion.server.hook import Hook
from companion.server.journal import socket_log
from companion.server.metrics import metrics
from companion.server.mqtt import Mqtt
from companion.server.options import Options
from companion.server.outbox import Outbox
from companion.server.pages import pages
from companion.server.presence import Presence
from companion.server.rate_limits import JSON_BYTES
from companion.server.router import Router
from companion.server.service import Listener, Service
from companion.server.sockets import listen
from companion.server.threads import offload
from companion.server.unplayed import Unplayed
from companion.server.web_server import OWN_ADDRESS
from companion.server.websocket import TextPacket, WebSocket
from companion.store import Ledger, StoreFault, open_ledger
from companion.store.place import usual_store
from companion.table.answer import Notice
from companion.table.camera import Cameras
from companion.table.open_tables import OpenTables
from companion.wire import strict_json
from companion.wire.strict_json import Json

log = logging.getLogger(__name__)

TIDY_SECONDS = 600.0
"""Seconds between two searches for tables that were never played at."""


def create_app(
    store: str | Path | Ledger | None = None, *, options: Options | None = None
) -> Flask:
    """The whole server around a store, the household's if none is named: its pages, API and sockets.

    `app.extensions["socketio"]` is the Socket.IO server, `app.extensions["companion"]` the house.
    """
    options = options or Options()
    ledger = store if isinstance(store, Ledger) else open_ledger(store or usual_store())
    app = App(__name__, static_folder=None)
    app.json = JsonInOrder(app)
    sockets: Any = SocketIO()  # its published types lack half of it
    presence = Presence()
    outbox = Outbox(sockets, presence, ledger)
    cameras = Cameras(outbox.camera, ledger.decks.pictures, ledger.register, ledger.decks.learn)

    listeners: list[Listener] = [Hook(address) for address in options.hooks]

    def notify(notice: Notice) -> None:
        outbox.notify(notice)
        for listener in listeners:
            listener.notify(notice)
        cameras.changed(notice.table)
        if notice.reshuffled:
            cameras.reshuffled(notice.table)
        if isinstance(notice.message.act, Start):
            outbox.soon(the.begun, notice.table)
        if notice.called:
            outbox.soon(the.renamed, notice.table, notice.called)

    def gone(table: str) -> None:
        for listener in listeners:
            listener.gone(table)

    open_tables = OpenTables(ledger, notify, gone=gone, chance=options.chance)
    cafe = (
        None if ledger.leases is None else CafeRouter(open_tables, shared_secret(ledger.register))
    )
    the = Service(
        options=options,
        router=cafe or Router(open_tables),
        sessions=Sessions(ledger.register, alone=options.queue is None),
        cameras=cameras,
        outbox=outbox,
        sockets=sockets,
        presence=presence,
        unplayed=Unplayed(open_tables),
        listeners=listeners,
    )
    if options.mqtt is not None:
        spin = the.spin if options.mqtt_wheel else None
        listeners.append(Mqtt(options.mqtt, again=the.announce_all, spin=spin))
    gevent.spawn(_tidy, the)
    gevent.spawn(_close_slow_sockets, the)
    app.extensions["companion"] = the
    if options.queue is not None:
        gevent.spawn(_sweep, the)
    guard(app)
    for room in (
        *(tables, joining, scores, wheels, eyes, decks, evenings, household, sounds),
        *(metrics, description, pages),
    ):
        app.register_blueprint(room)
    sockets.init_app(
        app,
        async_mode="gevent",
        cors_allowed_origins=_origin_allowed(the),
        max_http_buffer_size=JSON_BYTES,
        client_manager=_queue(the, cafe),
        transports=["websocket"],
        async_handlers=False,
        serializer=TextPacket,
        json=strict_json,
        engineio_logger=socket_log(),
        manage_session=False,
        http_compression=False,
    )
    sockets.server.eio._async = {**sockets.server.eio._async, "websocket": partial(_socket, the)}
    inner: Any = app.wsgi_app
    in_front: Any = ActRoute(the, inner)
    if options.proxy:
        in_front = ProxyFix(in_front, x_for=1, x_proto=1)
    app.wsgi_app = in_front  # type: ignore[method-assign]
    listen(sockets, the)
    return app


class App(Flask):
    """The Flask app. It skips URL routing for sockets, whose events are found by name."""

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        if request is not None and request.path == "/socket.io/":
            return None
        return super().create_url_adapter(request)


class JsonInOrder(DefaultJSONProvider):
    """Writes JSON with its fields in the order in which they were set."""

    sort_keys = False


def _socket(the: Service, handler: Any, _server: Any) -> WebSocket:
    """A websocket whose messages count against the rate limits of its device and its subnet."""

    def rate_limit(environ: Json) -> Callable[[], bool]:
        sent = Request(environ)
        if from_this_machine(the, sent):
            return lambda: True
        address, device = str(sent.remote_addr), object()
        return lambda: not the.limits.count("message", address=address, device=id(device))

    return WebSocket(handler, rate_limit)


def leave(app: Flask) -> None:
    """Stop gracefully: turn cameras off, write the log, close the store."""
    the: Service = app.extensions["companion"]
    the.stopping = True
    for listener in the.listeners:
        listener.close()
    the.side_queue.process.close()
    the.cameras.stop()
    the.open_tables.close()


def _tidy(the: Service) -> None:
    """Remove tables that were never played at, and end processes that are idle."""
    while not the.stopping:
        with suppress(StoreFault):
            for table in offload(the.unplayed.sweep):
                the.gone(table)
        offload(the.side_queue.process.end_if_idle)
        the.camera_threads.do(the.cameras.rest)
        gevent.sleep(TIDY_SECONDS)


def _close_slow_sockets(the: Service) -> None:
    """Close the sockets of phones that no longer take what is sent to them."""
    while not the.stopping:
        gevent.sleep(1)
        the.outbox.close_slow_sockets()


def _sweep(the: Service) -> None:
    """Apply to the sockets here what another process did to their devices: put out, or given another seat."""
    while not the.stopping:
        gevent.sleep(TOKEN_SECONDS)
        for one in the.presence.all():
            if one.token is None:
                continue
            try:
                known = offload(the.sessions.find, one.token)
            except StoreFault:
                continue
            if known is None:
                the.outbox.hang_up(one.sid)
            elif known != one.visitor:
                the.outbox.moved(known)


def _queue(the: Service, cafe: CafeRouter | None) -> Any:
    """The message queue that reaches phones connected to other processes; None at home."""
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
        return names_this_server(host, the, environ.get(OWN_ADDRESS)) and same_origin(origin, host)

    return allowed
