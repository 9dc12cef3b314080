"""A websocket as a phone opens one, down to the bytes: so that junk can be sent through it, too."""

from __future__ import annotations

import base64
import os
import socket
import struct
from urllib.parse import urlsplit


class Gone(ConnectionError):
    """The other side closed."""


def framed(message: str | bytes) -> bytes:
    """A message as a client sends it, masked: a mask of zeros is a mask, too, and leaves the bytes readable."""
    data = message.encode() if isinstance(message, str) else message
    kind = 0x81 if isinstance(message, str) else 0x82
    if len(data) < 126:
        head = struct.pack("!BB", kind, 0x80 | len(data))
    elif len(data) < 65536:
        head = struct.pack("!BBH", kind, 0xFE, len(data))
    else:
        head = struct.pack("!BBQ", kind, 0xFF, len(data))
    return head + bytes(4) + data


class Wire:
    """One websocket."""

    def __init__(self, address: str, path: str, source: str = "127.0.0.1") -> None:
        where = urlsplit(address)
        self.socket = socket.create_connection(
            (where.hostname, where.port or 80), timeout=15, source_address=(source, 0)
        )
        self._buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._buffer:
            self._more()
        head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Gone(head.decode())

    def send(self, message: str | bytes) -> None:
        """One frame."""
        try:
            self.socket.sendall(framed(message))
        except OSError as fault:
            raise Gone from fault

    def receive(self, seconds: float = 15) -> str:
        """The next text."""
        self.socket.settimeout(seconds)
        while True:
            kind, data = self._frame()
            if kind == 1:
                return data.decode()
            if kind == 8:
                raise Gone

    def ready(self) -> list[str]:
        """The texts that are here already, of a socket that has something to read."""
        self._more()
        texts = []
        while (size := self._whole()) is not None:
            kind, data = self._frame()
            assert size == len(data)
            if kind == 1:
                texts.append(data.decode())
        return texts

    def _whole(self) -> int | None:
        """The size of the next frame, if all of it is here."""
        if len(self._buffer) < 2:
            return None
        size, head = self._buffer[1] & 0x7F, 2
        if size == 126:
            head = 4
        elif size == 127:
            head = 10
        if len(self._buffer) < head:
            return None
        if head > 2:
            size = int.from_bytes(self._buffer[2:head], "big")
        return size if len(self._buffer) >= head + size else None

    def close(self) -> None:
        """Hang up without a word."""
        self.socket.close()

    def _frame(self) -> tuple[int, bytes]:
        head = self._take(2)
        size = head[1] & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return head[0] & 0x0F, self._take(size)

    def _take(self, many: int) -> bytes:
        while len(self._buffer) < many:
            self._more()
        taken, self._buffer = self._buffer[:many], self._buffer[many:]
        return taken

    def _more(self) -> None:
        try:
            data = self.socket.recv(65536)
        except TimeoutError:
            raise
        except OSError as fault:
            raise Gone from fault
        if not data:
            raise Gone
        self._buffer += data
