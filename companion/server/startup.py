"""Starting the server and stopping it: listen, announce, serve, and lose nothing at the end."""

import gc
import logging
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import gevent
from flask import Flask
from gevent.event import Event

from companion.server.app import create_app, leave
from companion.server.certificates import CertificateFiles, certificate_files
from companion.server.discovery import Announcement, addresses
from companion.server.guard import is_loopback
from companion.server.options import Options
from companion.server.service import Service
from companion.server.threads import offload
from companion.server.web_server import MOST_CONNECTIONS_EACH, Server, listen
from companion.store import Ledger, open_ledger
from companion.words import ENGLISH, words_in

log = logging.getLogger(__name__)

GRACE_SECONDS = 3.0
"""Seconds that running requests get when the server stops."""

CATALOG_AFTER_SECONDS = 2.0
"""Seconds after the start at which the English catalog is read, when the first page has been served."""

SWITCH_SECONDS = 0.0005
"""Seconds after which a computing thread must hand Python's lock to others."""


@dataclass(slots=True)
class Running:
    """A server that listens on its port."""

    app: Flask
    server: Any  # gevent is untyped
    options: Options
    announcement: Announcement | None
    stop: Event = field(default_factory=Event)
    """Set by whoever wants the house to close."""

    @property
    def service(self) -> Service:
        """The companion that it serves."""
        found: Service = self.app.extensions["companion"]
        return found


def open_server(
    store: str | Path | Ledger,
    *,
    host: str = "0.0.0.0",
    port: int = 8080,
    certificates: Path | None = None,
    announce: bool = True,
    holder: str = "",
    reached_at: str = "",
    options: Options | None = None,
) -> Running:
    """Listen, then open the store, then announce it, in the order in which each can fail."""
    listener = listen(host, port)
    taken = int(listener.getsockname()[1])
    where = addresses() if host in ("0.0.0.0", "::") else [host]
    options = options or Options()
    names = (*options.names, *filter(None, [urlsplit(reached_at).hostname]))
    options = replace(options, port=taken, addresses=tuple(where), names=names)
    announcement = Announcement(taken, where) if announce else None
    try:
        signed: CertificateFiles | None = None
        if certificates is not None:
            try:
                signed = certificate_files(certificates, where)
            except OSError as fault:
                # Without it a phone can't be a camera, but the evening need not wait for that.
                log.warning("no HTTPS: %s", fault)
            else:
                options = replace(options, secure=True, authority=signed.authority)
        ledger = (
            store
            if isinstance(store, Ledger)
            else open_ledger(
                store, holder=holder, reached_at=reached_at or f"http://{where[0]}:{taken}"
            )
        )
        name = announcement.open() if announcement is not None else None
        if name is not None:
            options = replace(options, local_name=f"http://{name}:{taken}")
        app = create_app(ledger, options=options)
        each = None if options.proxy else MOST_CONNECTIONS_EACH
        server = Server(
            listener,
            app,
            certificates=signed,
            each=each,
            exempt_loopback=options.loopback_host,
            allows=_rate_check(app, options),
        )
    except BaseException:
        listener.close()
        if announcement is not None:
            announcement.close()
        raise
    return Running(app, server, options, announcement)


def _rate_check(app: Flask, options: Options) -> Callable[[str], bool]:
    """A check of an address's request rate; behind a balancer the guard does that, which knows the real address."""
    the: Service = app.extensions["companion"]

    def may(address: str) -> bool:
        spared = options.proxy or (options.loopback_host and is_loopback(address))
        return spared or not the.limits.count("request", address=address)

    return may


def serve(running: Running, *, ready: Callable[[], object] = lambda: None) -> None:
    """Serve until somebody asks it to stop, then close in order."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # loaded modules stay: searching them for garbage would hold everybody up
    for number in asks_to_stop():
        gevent.signal_handler(number, running.stop.set)
    closed = threading.Event()
    when_console_closes(running.stop, closed)
    running.server.start()
    log.info("open", extra={"port": running.options.port, "secure": running.options.secure})
    ready()
    # Reading it at the first wrong card would hold everybody up for a moment.
    gevent.spawn_later(CATALOG_AFTER_SECONDS, offload, words_in(ENGLISH).has, "everything")
    running.stop.wait()
    log.info("closing", extra={"here": len(running.service.presence)})
    close_server(running)
    closed.set()


def asks_to_stop() -> list[signal.Signals]:
    """The signals that ask for the end: Ctrl-C, the system's, and on a Mac or Linux the terminal that is closed."""
    asking = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        asking.append(signal.SIGHUP)  # ignored where somebody said nohup
    return asking


def when_console_closes(stop: Event, closed: threading.Event) -> None:
    """On Windows: whoever closes the console's window asks for the end, and the window waits for it."""
    if sys.platform == "win32":
        import ctypes

        loop = gevent.get_hub().loop

        @ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)
        def told(event: int) -> int:
            if event < CLOSED:
                return 0  # Ctrl-C and Ctrl-Break come as signals
            loop.run_callback_threadsafe(stop.set)
            closed.wait(GRACE_SECONDS)
            return 1

        ctypes.windll.kernel32.SetConsoleCtrlHandler(told, 1)
        KEPT.append(told)


CLOSED = 2
"""What Windows calls a console whose window is closed; larger numbers mean logging off and shutting down."""

KEPT: list[object] = []
"""What Windows calls back must not be forgotten meanwhile."""


def close_server(running: Running) -> None:
    """Accept nothing more, finish running requests, write the log, withdraw the announcement."""
    running.service.stopping = True
    if running.announcement is not None:
        gevent.get_hub().threadpool.apply(running.announcement.close)
    running.server.close()
    for one in running.service.presence.all():
        running.service.outbox.hang_up(one.sid)
    running.server.stop(timeout=GRACE_SECONDS)
    gevent.get_hub().threadpool.apply(leave, (running.app,))
