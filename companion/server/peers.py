"""HTTP connections to the other processes, kept open because opening one costs more than a request."""

import http.client
import socket
import time
from collections import defaultdict
from urllib.parse import urlsplit

import gevent.socket

ANSWER_SECONDS = 3.0
"""Seconds in which another process must answer about a table, so that a silent one is left in time."""

WORK_SECONDS = 60.0
"""Seconds in which another process must answer a request that has work to do, such as reading a picture."""

SILENT_SECONDS = 2.0
"""Seconds for which a process that was silent isn't asked again."""

MOST_IDLE = 16
"""Idle connections to one process that are kept for the next request."""

Answer = tuple[int, str, bytes]


class Peers:
    """The idle connections to each of the other processes."""

    def __init__(self) -> None:
        self._idle: dict[str, list[http.client.HTTPConnection]] = defaultdict(list)
        self._silent: dict[str, float] = {}

    def ask(
        self, address: str, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> Answer:
        """Send one request; OSError or HTTPException when that process doesn't answer."""
        if time.monotonic() < self._silent.get(address, 0.0):
            raise TimeoutError("that process was silent a moment ago")
        seconds = ANSWER_SECONDS if _is_quick(method, path) else WORK_SECONDS
        try:
            if idle := self._idle[address]:
                line = idle.pop()
                _set_timeout(line, seconds)
                try:
                    return self._send_request(line, address, method, path, body, headers)
                except TimeoutError:
                    raise
                except (OSError, http.client.HTTPException):
                    # It was closed meanwhile, and the others with it. Every act has an id, so it may be sent twice.
                    self._drop(address)
            return self._send_request(
                _open_connection(address, seconds), address, method, path, body, headers
            )
        except TimeoutError:
            self._drop(address)
            self._silent[address] = time.monotonic() + SILENT_SECONDS
            raise

    def _drop(self, address: str) -> None:
        """Close all idle connections to a process."""
        for line in self._idle.pop(address, []):
            line.close()

    def _send_request(
        self,
        line: http.client.HTTPConnection,
        address: str,
        method: str,
        path: str,
        body: bytes,
        headers: dict[str, str],
    ) -> Answer:
        try:
            line.request(method, path, body or None, headers)
            answer = line.getresponse()
            said = answer.read()
        except BaseException:
            line.close()
            raise
        if answer.will_close or len(self._idle[address]) >= MOST_IDLE:
            line.close()
        else:
            self._idle[address].append(line)
        return answer.status, answer.headers.get_content_type(), said


def _is_quick(method: str, path: str) -> bool:
    """Whether a request is answered at once by any process that lives."""
    return method == "GET" or path.partition("?")[0].endswith("/acts")


def _set_timeout(line: http.client.HTTPConnection, seconds: float) -> None:
    if line.sock is not None:
        line.sock.settimeout(seconds)


def _open_connection(address: str, seconds: float) -> http.client.HTTPConnection:
    where = urlsplit(address)
    host, port = where.hostname or "", where.port or 80
    line = http.client.HTTPConnection(host, port)
    line.sock = gevent.socket.create_connection((host, port), timeout=ANSWER_SECONDS)
    line.sock.settimeout(seconds)
    line.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line
