"""A websocket on gevent's server: whole messages only, bounded in size, and framed once for all who get them.

It adds to simple-websocket what that leaves open: `send` may send only a part when a phone's wireless is slow; a
message, or the queue of received ones, may grow without limit; and compressing each small message for each client
costs more than it saves. A client that sends too much or binary data, or takes nothing, is disconnected.
"""

import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any

import gevent
import gevent.event
import gevent.lock
import gevent.selectors
from simple_websocket.errors import ConnectionClosed
from simple_websocket.ws import Server
from socketio.packet import Packet

from companion.server.rate_limits import JSON_BYTES

MOST_UNREAD = 300
"""Received messages that may wait for an answer; a phone that was away sends a few dozen at once."""

SEND_SECONDS = 10.0
"""Seconds in which a phone must take one message; else it is disconnected, and gets the whole table later."""

_BYTES = ("b", "45", "46")
"""The first characters of Engine.IO and Socket.IO messages that hold or announce binary data."""


class TextPacket(Packet):
    """A Socket.IO packet that is never searched for binary fields, since we send none."""

    uses_binary_events = False


class WebSocket:
    """A websocket with the interface that Engine.IO expects."""

    def __init__(
        self, handler: Any, rate_limit: Callable[[dict[str, Any]], Callable[[], bool]]
    ) -> None:
        self._handler = handler
        self._rate_limit = rate_limit
        self._allowed: Callable[[], bool] = lambda: True
        self._line: Any = None

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        self._allowed = self._rate_limit(environ)
        line: Any = _Connection
        given = environ["wsgi.input"]
        plain = getattr(given, "rfile", given).raw._sock
        self._line = line(
            # Named so, it is used as it is; else it would be doubled, and each phone would take two handles.
            {**environ, "werkzeug.socket": plain},
            allowed=self._allowed,
            max_message_size=2 * JSON_BYTES,
            thread_class=_Reader,
            event_class=gevent.event.Event,
            selector_class=gevent.selectors.DefaultSelector,
        )
        try:
            return self._handler(self)
        finally:
            self._line.sock.hang_up()

    def close(self) -> None:
        """Close the connection politely."""
        if self._line is not None and self._line.connected:
            self._line.close()

    def send(self, message: str | bytes) -> None:
        """Send a whole message."""
        if not self._line.connected:
            raise OSError("the device is gone")
        self._line.sock.send(frame(message))

    def wait(self) -> Any:
        """The next message; None when the device is gone. Other clients get a turn between two messages."""
        if self._line.input_buffer:
            gevent.sleep(0)
        try:
            message = self._line.receive()
        except ConnectionClosed:
            return None
        if message is not None and (
            not message or isinstance(message, bytes) or message.startswith(_BYTES)
        ):
            self._line.sock.hang_up()
            return None
        return message


@lru_cache(maxsize=16)
def frame(message: str | bytes) -> bytes:
    """A message as a websocket frame, made once for a broadcast."""
    kind = 0x81 if isinstance(message, str) else 0x82
    data = message.encode() if isinstance(message, str) else bytes(message)
    size = len(data)
    if size < 126:
        return struct.pack("!BB", kind, size) + data
    if size < 65536:
        return struct.pack("!BBH", kind, 126, size) + data
    return struct.pack("!BBQ", kind, 127, size) + data


class _Reader(gevent.Greenlet):
    """A greenlet where simple-websocket expects a thread."""

    def __init__(self, target: Any) -> None:
        ours: Any = super()
        ours.__init__()
        self._target = target

    def _run(self) -> None:
        self._target()


class _Connection(Server):
    """simple-websocket's server, on a socket that sends whole messages."""

    def __init__(self, environ: Any, *, allowed: Callable[[], bool], **more: Any) -> None:
        self._allowed = allowed
        ours: Any = super()
        ours.__init__(environ, **more)

    def handshake(self) -> None:
        self.sock = _WholeSender(self.sock)
        ours: Any = super()
        ours.handshake()
        spoken: Any = self.ws
        spoken.events = partial(self._rate_limited, spoken.events)

    def _rate_limited(self, events: Callable[[], Iterator[Any]]) -> Iterator[Any]:
        """The received events, pings and fragments included, each counted against the rate limit."""
        for event in events():
            if not self._allowed():
                raise OSError("too fast")
            yield event

    def _handle_events(self) -> bool:
        ours: Any = super()
        goes_on = bool(ours._handle_events())
        if len(self.input_buffer) > MOST_UNREAD:
            self.input_buffer.clear()
            self.sock.hang_up()
            return False
        return goes_on


class _WholeSender:
    """A socket whose `send` sends everything, one message after another."""

    def __init__(self, plain: Any) -> None:
        self._socket = plain
        self._turn = gevent.lock.RLock()

    def send(self, data: bytes) -> int:
        rest, until = memoryview(data), time.monotonic() + SEND_SECONDS
        with self._turn:
            while rest:
                rest = rest[self._socket.send(rest, timeout=SEND_SECONDS) :]
                if rest and time.monotonic() > until:
                    raise TimeoutError("the device takes too little")
        return len(data)

    def hang_up(self) -> None:
        """Close at once, whatever the other side still sends."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)
