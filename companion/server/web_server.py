"""The web server: gevent's, with plain HTTP and HTTPS on one port, told apart by the first byte.

A TLS handshake is done in the connection's own greenlet with a time limit, so that a client which connects
and says nothing stops nobody.
"""

import logging
import re
import socket
import ssl
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import gevent
from gevent import pywsgi
from gevent import ssl as gevent_ssl

from companion.server.certificates import Papers
from companion.server.journal import path_only
from companion.server.limits import home

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
"""How long a connection may take for its first request: handshake, address and headers."""

IDLE_SECONDS = 75.0
"""How long a connection may be silent; sockets answer a ping every 25 seconds."""

HEAD = 16 * 1024
"""Bytes of a request's head; a browser never sends more."""

_FIELD = re.compile(rb"([!-9;-~]++):([^\r\n\0]*+)\r?\n")
"""A line of it: a name and what it says. Nobody folds one over two lines any more."""

MOST = 4096
"""Connections at once, where the system has handles enough."""

EACH = 200
"""Open connections that one address may have, so that none can keep the others out."""

SPARE = 150
"""Handles that are not connections: the store, cameras, pages on their way."""

_TLS = 0x16
"""The first byte of every TLS connection; no HTTP request begins with it."""


_TOO_FAST = (
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)


class _TooFast(Exception):
    """An address asks more often than anybody at a table needs."""


class Lines:
    """The open connections. Those that say nothing make room when many are there, the greediest address first."""

    def __init__(self, most: int, each: int | None) -> None:
        self._crowd = most * 3 // 4
        self._each = each
        self._open: Counter[str] = Counter()
        self._silent: dict[Any, str] = {}

    def come(self, where: str, *, spared: bool) -> bool:
        """A connection was opened; False when this address has too many that are in use."""
        if self._each is not None and not spared and self._open[where] >= self._each:
            return False
        self._open[where] += 1
        if self._open.total() > self._crowd:
            self._make_room()
        return True

    def go(self, where: str) -> None:
        """It was closed."""
        self._open[where] -= 1
        if not self._open[where]:
            del self._open[where]

    @contextmanager
    def silent(self, line: Any, where: str, seconds: float) -> Iterator[None]:
        """While it has asked for nothing it may be closed, and after so many seconds it is."""
        self._silent[line] = where
        try:
            with gevent.Timeout(seconds):
                yield
        finally:
            self._silent.pop(line, None)

    def _make_room(self) -> None:
        greedy = max(set(self._silent.values()), key=lambda one: self._open[one], default=None)
        for line, where in self._silent.items():
            if where == greedy:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
                del self._silent[line]
                return


class Request(pywsgi.WSGIHandler):
    """One connection's requests."""

    _held: bytearray | None = None
    """What is to go out with what follows it."""

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

    def read_requestline(self) -> str:
        """Wait for a request, but not for ever."""
        ours: Any = super()
        seconds = IDLE_SECONDS if hasattr(self, "environ") else HELLO_SECONDS
        with self.server.lines.silent(self.socket, home(self.client_address[0]), seconds):
            return str(ours.read_requestline())

    def read_request(self, raw_requestline: str) -> bool:
        """The rest of its head: at once, and with one length only."""
        ours: Any = super()
        if not self.server.pace(self.client_address[0]):
            raise _TooFast
        with gevent.Timeout(HELLO_SECONDS):
            fine = bool(ours.read_request(raw_requestline))
        if len(set(self.headers.get_all("content-length", []))) > 1:
            raise ValueError("two lengths of one request")
        return fine

    def MessageClass(self, rfile: Any, *_rest: Any) -> Any:
        """The head of a request: where it breaks off, can't be read or doesn't end, nothing is asked."""
        head: Any = pywsgi.OldMessage()
        left = HEAD
        while (line := rfile.readline(left)) not in (b"\r\n", b"\n"):
            field = _FIELD.fullmatch(line)
            if field is None:
                raise ValueError("that is no head of a request")
            left -= len(line)
            head[field[1].decode()] = field[2].strip().decode("latin-1")
        return head

    def _write_with_headers(self, data: bytes) -> None:
        """The head and what follows it go out together: a second packet costs more than copying."""
        ours: Any = super()
        self._held = bytearray()
        try:
            ours._write_with_headers(data)
        finally:
            whole, self._held = self._held, None
        ours._sendall(whole)

    def _sendall(self, data: bytes) -> None:
        ours: Any = super()
        if self._held is None:
            ours._sendall(data)
        else:
            self._held += data

    def _handle_client_error(self, ex: Exception) -> Any:
        if isinstance(ex, _TooFast):
            gevent.sleep(0.2)  # whoever hurries so waits
            return "429", _TOO_FAST
        ours: Any = super()
        return ours._handle_client_error(ex)

    def get_environ(self) -> dict[str, Any]:
        """The request, with the scheme it really came by, and at which of our addresses."""
        ours: Any = super()
        environ: dict[str, Any] = ours.get_environ()
        environ[OURS] = self.socket.getsockname()[0]
        if isinstance(self.socket, gevent_ssl.SSLSocket):
            environ["wsgi.url_scheme"] = "https"
        return environ


OURS = "companion.address"
"""In a request: the address of this machine that it came to."""


class Server(pywsgi.WSGIServer):
    """One port for everything."""

    max_accept = 8  # so many guests come in before those who are here go on

    def __init__(
        self,
        listener: socket.socket,
        app: Any,
        *,
        papers: Papers | None = None,
        each: int | None = EACH,
        spare_home: bool = True,
        pace: Callable[[str], bool] = lambda _: True,
    ) -> None:
        self.pace = pace
        self.room = max(64, min(MOST, handles() - SPARE))
        self.lines = Lines(self.room, each)
        self._spare_home = spare_home
        self._tls = None if papers is None else tls(papers)
        quiet = logging.getLogger("companion.server.wsgi")
        ours: Any = super()
        ours.__init__(
            listener, app, spawn=self.room, handler_class=Request, log=None, error_log=quiet
        )

    def handle(self, client: Any, address: Any) -> None:
        """Look at the first byte, shake hands if it is TLS, then answer."""
        where = home(address[0])
        spared = self._spare_home and (where.startswith("127.") or where.startswith("::/"))
        if not self.lines.come(where, spared=spared):
            client.close()
            return
        try:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self.lines.silent(client, where, HELLO_SECONDS):
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
            self.lines.go(where)


def handles() -> int:
    """How many handles this process may have, raised as far as the system lets."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return MOST + SPARE
    wanted = MOST + SPARE
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now in (resource.RLIM_INFINITY,) or now >= wanted:
        return wanted
    could = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, could), most))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


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
        listener.listen(MOST)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener
