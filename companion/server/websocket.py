"""A websocket on gevent's server: never half a message, never an endless one, and one frame for all who get it.

Three things simple-websocket leaves to us: `send` may send only part when a phone's wireless is slow; a
message may grow without limit; and compressing each small message for each client costs more than it saves.
"""

import struct
from functools import lru_cache
from typing import Any

import gevent.event
import gevent.lock
import gevent.selectors
import simple_websocket
from engineio.async_drivers.gevent import Thread

from companion.server.limits import ACT


class Wire:
    """The way Engine.IO wants a websocket to be."""

    def __init__(self, handler: Any, _server: Any) -> None:
        self._handler = handler
        self._line: _Line | None = None

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        self._line = _Line(
            environ,
            max_message_size=2 * ACT,
            thread_class=Thread,
            event_class=gevent.event.Event,
            selector_class=gevent.selectors.DefaultSelector,
        )
        return self._handler(self)

    def close(self) -> None:
        """Say goodbye, if anybody is there."""
        if self._line is not None and self._line.connected:
            self._line.close()

    def send(self, message: str | bytes) -> None:
        """Send a message, all of it."""
        assert self._line is not None
        if not self._line.connected:
            raise OSError("the device is gone")
        self._line.sock.send(frame(message))

    def wait(self) -> Any:
        """The next message; None when the device is gone."""
        assert self._line is not None
        try:
            return self._line.receive()
        except simple_websocket.ConnectionClosed:
            return None


@lru_cache(maxsize=16)
def frame(message: str | bytes) -> bytes:
    """A message as it goes over the wire; a broadcast is framed once for all."""
    kind = 0x81 if isinstance(message, str) else 0x82
    data = message.encode() if isinstance(message, str) else bytes(message)
    size = len(data)
    if size < 126:
        return struct.pack("!BB", kind, size) + data
    if size < 65536:
        return struct.pack("!BBH", kind, 126, size) + data
    return struct.pack("!BBQ", kind, 127, size) + data


class _Line(simple_websocket.Server):
    """simple-websocket's server, on a socket that sends whole messages."""

    def handshake(self) -> None:
        self.sock = _Steady(self.sock)
        super().handshake()


class _Steady:
    """A socket whose `send` sends all, one message after another."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._turn = gevent.lock.RLock()

    def send(self, data: bytes) -> int:
        with self._turn:
            self._socket.sendall(data)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)
