"""HTTP connections to the other processes, kept open because opening one costs more than a request."""

import http.client
import socket
from collections import defaultdict
from contextlib import suppress
from urllib.parse import urlsplit

import gevent.socket

from companion.store.lease import LEASE_SECONDS

MOST_IDLE = 16
"""Idle connections to one process that are kept for the next request."""

Answer = tuple[int, str, bytes]


class Peers:
    """The idle connections to each of the other processes."""

    def __init__(self) -> None:
        self._idle: dict[str, list[http.client.HTTPConnection]] = defaultdict(list)

    def ask(
        self, address: str, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> Answer:
        """Send one request; OSError or HTTPException when that process doesn't answer."""
        idle = self._idle[address]
        while idle:
            # It may have been closed meanwhile: every act has an id, so it may be sent twice.
            with suppress(OSError, http.client.HTTPException):
                return self._ask(idle.pop(), address, method, path, body, headers)
        return self._ask(_line(address), address, method, path, body, headers)

    def _ask(
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


def _line(address: str) -> http.client.HTTPConnection:
    where = urlsplit(address)
    host, port = where.hostname or "", where.port or 80
    line = http.client.HTTPConnection(host, port)
    # Who doesn't answer for so long has lost its tables, and somebody else may have them.
    line.sock = gevent.socket.create_connection((host, port), timeout=LEASE_SECONDS)
    line.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line
