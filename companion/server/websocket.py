"""A websocket on gevent's server: never half a message, never an endless one, and one frame for all who get it.

What simple-websocket leaves to us: `send` may send only part when a phone's wireless is slow; a message, or the
queue of those that came, may grow without limit; and compressing each small message for each client costs more
than it saves. Who sends more than a table can mean is hung up on, before anything of it is looked at; so is who
sends bytes, which nothing at a table means, and who takes nothing.
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

from companion.server.limits import ACT

WAITING = 300
"""Messages that may wait to be answered; a phone that was away for a while sends a few dozen at once."""

PATIENCE = 10.0
"""Seconds that a phone has to take one message; then it gets the whole table when it comes again."""

_BYTES = ("b", "45", "46")
"""How Engine.IO and Socket.IO begin what holds bytes, or says that some will come."""


class Text(Packet):
    """What is said to a phone. It is never bytes, and so isn't looked through for any, field by field."""

    uses_binary_events = False


class WebSocket:
    """The way Engine.IO wants a websocket to be."""

    def __init__(self, handler: Any, pace: Callable[[dict[str, Any]], Callable[[], bool]]) -> None:
        self._handler = handler
        self._pace = pace
        self._may: Callable[[], bool] = lambda: True
        self._line: Any = None

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        self._may = self._pace(environ)
        line: Any = _Line
        given = environ["wsgi.input"]
        plain = getattr(given, "rfile", given).raw._sock
        self._line = line(
            # Named so, it is used as it is; else it would be doubled, and each phone would take two handles.
            {**environ, "werkzeug.socket": plain},
            may=self._may,
            max_message_size=2 * ACT,
            thread_class=_Reader,
            event_class=gevent.event.Event,
            selector_class=gevent.selectors.DefaultSelector,
        )
        try:
            return self._handler(self)
        finally:
            self._line.sock.hang_up()

    def close(self) -> None:
        """Say goodbye, if anybody is there."""
        if self._line is not None and self._line.connected:
            self._line.close()

    def send(self, message: str | bytes) -> None:
        """Send a message, all of it."""
        if not self._line.connected:
            raise OSError("the device is gone")
        self._line.sock.send(frame(message))

    def wait(self) -> Any:
        """The next message; None when the device is gone. Whoever sent several waits in between for the others."""
        if self._line.input_buffer:
            gevent.sleep(0)
        try:
            message = self._line.receive()
        except ConnectionClosed:
            return None
        if message is not None and (isinstance(message, bytes) or message.startswith(_BYTES)):
            self._line.sock.hang_up()
            return None
        return message


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


class _Reader(gevent.Greenlet):
    """A greenlet where simple-websocket expects a thread."""

    def __init__(self, target: Any) -> None:
        ours: Any = super()
        ours.__init__()
        self._target = target

    def _run(self) -> None:
        self._target()


class _Line(Server):
    """simple-websocket's server, on a socket that sends whole messages."""

    def __init__(self, environ: Any, *, may: Callable[[], bool], **more: Any) -> None:
        self._may = may
        ours: Any = super()
        ours.__init__(environ, **more)

    def handshake(self) -> None:
        self.sock = _Steady(self.sock)
        ours: Any = super()
        ours.handshake()
        spoken: Any = self.ws
        spoken.events = partial(self._paced, spoken.events)

    def _paced(self, events: Callable[[], Iterator[Any]]) -> Iterator[Any]:
        """Whatever comes, also a ping or a part of a message, counts as one; past its pace nothing is looked at."""
        for event in events():
            if not self._may():
                raise OSError("too fast")
            yield event

    def _handle_events(self) -> bool:
        ours: Any = super()
        goes_on = bool(ours._handle_events())
        if len(self.input_buffer) > WAITING:
            self.input_buffer.clear()
            self.sock.hang_up()
            return False
        return goes_on


class _Steady:
    """A socket whose `send` sends all, one message after another."""

    def __init__(self, plain: Any) -> None:
        self._socket = plain
        self._turn = gevent.lock.RLock()

    def send(self, data: bytes) -> int:
        rest, until = memoryview(data), time.monotonic() + PATIENCE
        with self._turn:
            while rest:
                rest = rest[self._socket.send(rest, timeout=PATIENCE) :]
                if rest and time.monotonic() > until:
                    raise TimeoutError("the device takes too little")
        return len(data)

    def hang_up(self) -> None:
        """Nothing is read or written any more, whatever the other side still sends."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)
