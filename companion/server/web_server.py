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
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any

import gevent
from gevent import pywsgi
from gevent import ssl as gevent_ssl

from companion.server.certificates import CertificateFiles
from companion.server.journal import path_only
from companion.server.rate_limits import subnet

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
"""Seconds in which a connection must send its first request: TLS handshake, request line and headers."""

IDLE_SECONDS = 75.0
"""Seconds that a connection may be silent; sockets answer a ping every 25 seconds."""

HEAD_BYTES = 16 * 1024
"""Bytes that the head of a request may have; a browser never sends more."""

_FIELD = re.compile(rb"([!-9;-~]++):([^\r\n\0]*+)\r?\n")
"""One header line. Folding over several lines is not accepted."""

_LENGTH = re.compile(r"[0-9]{1,12}")
"""A content length: digits only, without the signs and underscores that Python would take."""

MOST_CONNECTIONS = 4096
"""Open connections in all, where the system has enough handles."""

MOST_CONNECTIONS_EACH = 200
"""Open connections of one subnet, so that none can keep the others out."""

SPARE_HANDLES = 150
"""File handles kept for other things: the store, cameras, pages being sent."""

_TLS = 0x16
"""The first byte of every TLS connection, with which no HTTP request begins."""


_TOO_FAST = (
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)


def _check_length(head: Any) -> None:
    """Refuse a head whose body may have more than one length: a proxy may read another one."""
    lengths = head.get_all("content-length", [])
    coding = head.get_all("transfer-encoding", [])
    if len(set(lengths)) > 1 or (lengths and coding):
        raise ValueError("two lengths of one request")
    if any(not _LENGTH.fullmatch(length) for length in lengths):
        raise ValueError("that is no length")
    if coding and [one.lower() for one in coding] != ["chunked"]:
        raise ValueError("that coding is not known here")


class _TooFast(Exception):
    """An address sends requests faster than anybody at a table needs."""


class Connections:
    """The open connections. When there are many, silent ones are closed, those of the greediest subnet first."""

    def __init__(self, most: int, each: int | None) -> None:
        self._crowded_from = most * 3 // 4
        self._each = each
        self._open: Counter[str] = Counter()
        self._silent: dict[Any, str] = {}

    def opened(self, where: str, *, exempt: bool) -> bool:
        """Note a connection that opened; False when its subnet has too many."""
        if self._each is not None and not exempt and self._open[where] >= self._each:
            return False
        self._open[where] += 1
        if self._open.total() > self._crowded_from:
            self._make_room()
        return True

    def closed(self, where: str) -> None:
        """Note a connection that closed."""
        self._open[where] -= 1
        if not self._open[where]:
            del self._open[where]

    @contextmanager
    def silent(self, line: Any, where: str, seconds: float) -> Iterator[None]:
        """Mark a connection as silent: it may be closed to make room, and is closed after these seconds."""
        self._silent[line] = where
        try:
            with gevent.Timeout(seconds):
                yield
        finally:
            self._silent.pop(line, None)

    def patience(self, seconds: float) -> float:
        """These seconds, and ever fewer of them from half a crowd on: half a request must keep nobody out."""
        free = 1 - self._open.total() / self._crowded_from
        return seconds * min(1.0, max(0.1, 2 * free))

    def _make_room(self) -> None:
        greedy = max(set(self._silent.values()), key=lambda one: self._open[one], default=None)
        for line, where in self._silent.items():
            if where == greedy:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
                del self._silent[line]
                return


class RequestHandler(pywsgi.WSGIHandler):
    """Reads and answers the requests of one connection."""

    _held: bytearray | None = None
    """The response head, held until the first part of the body goes out with it."""

    def log_request(self) -> None:
        """Log one line a request at debug level, without its query string."""
        if log.isEnabledFor(logging.DEBUG):
            log.debug(
                "%s %s",
                self.command,
                path_only(self.path or ""),
                extra={"status": getattr(self, "code", None)},
            )

    def format_request(self) -> str:
        """An empty line: nothing else of a request is ever logged."""
        return ""

    def read_requestline(self) -> str:
        """Read a request line, with a deadline."""
        ours: Any = super()
        seconds = IDLE_SECONDS if hasattr(self, "environ") else HELLO_SECONDS
        with self.server.connections.silent(self.socket, subnet(self.client_address[0]), seconds):
            return str(ours.read_requestline())

    def read_request(self, raw_requestline: str) -> bool:
        """Read the rest of a request's head, with a deadline."""
        ours: Any = super()
        if not self.server.allows(self.client_address[0]):
            raise _TooFast
        connections, where = self.server.connections, subnet(self.client_address[0])
        with connections.silent(self.socket, where, connections.patience(HELLO_SECONDS)):
            return bool(ours.read_request(raw_requestline))

    def MessageClass(self, rfile: Any, *_rest: Any) -> Any:
        """The parsed headers of a request; ValueError when they are malformed, cut short or too long."""
        head: Any = pywsgi.OldMessage()
        left = HEAD_BYTES
        while (line := rfile.readline(left)) not in (b"\r\n", b"\n"):
            field = _FIELD.fullmatch(line)
            if field is None:
                raise ValueError("that is no head of a request")
            left -= len(line)
            head[field[1].decode()] = field[2].strip().decode("latin-1")
        _check_length(head)
        return head

    def log_error(self, msg: str, *args: object) -> None:
        """Count a request that can't be read, and log it at debug level: a guest's junk must fill no disk."""
        self.server.malformed += 1
        log.debug("a request can't be read: " + msg, *args)

    def _write_with_headers(self, data: bytes) -> None:
        """Send the response head and the first part of the body in one packet, which is cheaper than two."""
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
            gevent.sleep(0.2)  # slows the client down
            return "429", _TOO_FAST
        ours: Any = super()
        return ours._handle_client_error(ex)

    def _upload(self, seconds: float) -> AbstractContextManager[None]:
        connections, where = self.server.connections, subnet(self.client_address[0])
        upload: AbstractContextManager[None] = connections.silent(
            self.socket, where, connections.patience(seconds)
        )
        return upload

    def get_environ(self) -> dict[str, Any]:
        """The WSGI environment, with the real scheme and the address of ours that the request came to."""
        ours: Any = super()
        environ: dict[str, Any] = ours.get_environ()
        environ[OWN_ADDRESS] = self.socket.getsockname()[0]
        environ[UPLOAD] = self._upload
        if isinstance(self.socket, gevent_ssl.SSLSocket):
            environ["wsgi.url_scheme"] = "https"
        return environ


UPLOAD = "companion.upload"
"""The WSGI key of the context in which a request's body is read: it ends after a while, sooner in a crowd."""

OWN_ADDRESS = "companion.address"
"""The WSGI key of the address of this machine that a request came to."""


class Server(pywsgi.WSGIServer):
    """Serves plain HTTP, HTTPS and websockets on one port."""

    max_accept = 8  # connections accepted in one go, before open ones get their turn

    def __init__(
        self,
        listener: socket.socket,
        app: Any,
        *,
        certificates: CertificateFiles | None = None,
        each: int | None = MOST_CONNECTIONS_EACH,
        exempt_loopback: bool = True,
        allows: Callable[[str], bool] = lambda _: True,
    ) -> None:
        self.allows = allows
        self.malformed = 0
        self.capacity = max(64, min(MOST_CONNECTIONS, handles() - SPARE_HANDLES))
        self.connections = Connections(self.capacity, each)
        self._exempt_loopback = exempt_loopback
        self._tls = None if certificates is None else tls(certificates)
        quiet = logging.getLogger("companion.server.wsgi")
        ours: Any = super()
        ours.__init__(
            listener,
            app,
            spawn=self.capacity,
            handler_class=RequestHandler,
            log=None,
            error_log=quiet,
        )

    def handle(self, client: Any, address: Any) -> None:
        """Look at the first byte, do the TLS handshake if it is one, then serve requests."""
        where = subnet(address[0])
        exempt = self._exempt_loopback and (where.startswith("127.") or where.startswith("::/"))
        if not self.connections.opened(where, exempt=exempt):
            client.close()
            return
        try:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self.connections.silent(client, where, HELLO_SECONDS):
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
            self.connections.closed(where)


def handles() -> int:
    """The number of file handles that this process may have, raised as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return MOST_CONNECTIONS + SPARE_HANDLES
    wanted = MOST_CONNECTIONS + SPARE_HANDLES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now in (resource.RLIM_INFINITY,) or now >= wanted:
        return wanted
    could = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, could), most))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def tls(certificates: CertificateFiles) -> Any:
    """A TLS context with these certificates."""
    made = gevent_ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    made.load_cert_chain(certificates.leaf, certificates.leaf_key)
    return made


def listen(host: str, port: int, *, tries: int = 20) -> socket.socket:
    """Listen at a port, or at the next one that is free."""
    last: OSError | None = None
    for number in range(port, port + tries if port else 1):
        try:
            return _open_listener(host, number)
        except OSError as fault:
            last = fault
    assert last is not None
    raise last


def _open_listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            # Start again at once after a crash; on Windows it would let two listen.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(MOST_CONNECTIONS)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener
