"""The server that runs a weekend: gevent's, plain HTTP and HTTPS on one port, told apart by the first byte.

A TLS handshake is done in the connection's own greenlet with a time limit, so that a client which connects
and says nothing stops nobody.
"""

import logging
import socket
import ssl
import sys
from collections import Counter
from typing import Any

import gevent
from gevent import pywsgi
from gevent import ssl as gevent_ssl

from companion.server.certificates import Papers
from companion.server.journal import path_only

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
"""How long a connection may take for its first byte, and for its handshake."""

IDLE_SECONDS = 75.0
"""How long a connection may be silent; sockets answer a ping every 25 seconds."""

CONNECTIONS = 4096

EACH = 200
"""Open connections that one device may have, so that none can keep the others out."""


_TLS = 0x16
"""The first byte of every TLS connection; no HTTP request begins with it."""


class Request(pywsgi.WSGIHandler):
    """One connection's requests."""

    def log_request(self) -> None:
        """One line a request, without what its address carries; only when asked for."""
        if log.isEnabledFor(logging.DEBUG):
            log.debug(
                "%s %s",
                self.command,
                path_only(self.path or ""),
                extra={"status": getattr(self, "code", None)},
            )

    def format_request(self) -> str:
        """Nothing else of the request is ever logged."""
        return ""

    def get_environ(self) -> dict[str, Any]:
        """The request, with the scheme it really came by."""
        ours: Any = super()
        environ: dict[str, Any] = ours.get_environ()
        if isinstance(self.socket, gevent_ssl.SSLSocket):
            environ["wsgi.url_scheme"] = "https"
        return environ


class Server(pywsgi.WSGIServer):
    """One port for everything."""

    def __init__(
        self,
        listener: socket.socket,
        app: Any,
        *,
        papers: Papers | None = None,
        each: int | None = EACH,
    ) -> None:
        self._each = each
        self._open: Counter[str] = Counter()
        self._tls = None if papers is None else tls(papers)
        quiet = logging.getLogger("companion.server.wsgi")
        ours: Any = super()
        ours.__init__(
            listener, app, spawn=CONNECTIONS, handler_class=Request, log=None, error_log=quiet
        )

    def handle(self, client: Any, address: Any) -> None:
        """Look at the first byte, shake hands if it is TLS, then answer."""
        device = address[0]
        here = device.startswith("127.") or device == "::1"
        if self._each is not None and not here and self._open[device] >= self._each:
            client.close()
            return
        self._open[device] += 1
        try:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with gevent.Timeout(HELLO_SECONDS):
                first = client.recv(1, socket.MSG_PEEK)
                if first and first[0] == _TLS and self._tls is not None:
                    client = self._tls.wrap_socket(client, server_side=True)
            client.settimeout(IDLE_SECONDS)
            ours: Any = super()
            ours.handle(client, address)
        except (OSError, gevent.Timeout):
            log.debug("a connection from %s came to nothing", address[0])
        finally:
            client.close()
            self._open[device] -= 1
            if not self._open[device]:
                del self._open[device]


def tls(papers: Papers) -> Any:
    """What is needed to speak TLS with these papers."""
    made = gevent_ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    made.load_cert_chain(papers.leaf, papers.leaf_key)
    return made


def listen(host: str, port: int, *, tries: int = 20) -> socket.socket:
    """Listen at a port, or at the next one that is free."""
    last: OSError | None = None
    for number in range(port, port + tries if port else 1):
        try:
            return _listener(host, number)
        except OSError as fault:
            last = fault
    assert last is not None
    raise last


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            # Start again at once after a crash; on Windows it would let two listen.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener
