"""The open sockets: a locked phone has none, and opens one as soon as it is woken."""

import threading
from dataclasses import dataclass, replace

from companion.server.access import Visitor


@dataclass(frozen=True, slots=True)
class OpenSocket:
    """One open socket, its table, and the visitor who opened it."""

    sid: str
    table: str
    visitor: Visitor
    token: str | None = None
    unlimited: bool = False
    address: str = ""
    wants_english: bool = True
    """Whether it wants English sentences; our own pages make sentences from values."""


MOST_OF_DEVICE = 12
"""Open sockets of one device: it has one or two, and some that it lost and that nobody has noticed."""

MOST_OF_ADDRESS = 100
"""Open sockets of one subnet's address: a café's phones often share one."""


class Presence:
    """The open sockets of this process."""

    def __init__(self) -> None:
        self._here: dict[str, OpenSocket] = {}
        self._lock = threading.Lock()

    def opened(self, here: OpenSocket) -> None:
        """Note a socket that opened."""
        with self._lock:
            self._here[here.sid] = here

    def crowded(self, address: str, device: int | None) -> bool:
        """Whether an address or a device has as many open sockets as it may."""
        with self._lock:
            its = [here for here in self._here.values() if here.address == address]
        return len(its) >= MOST_OF_ADDRESS or (
            sum(here.visitor.device == device for here in its) >= MOST_OF_DEVICE
        )

    def closed(self, sid: str) -> OpenSocket | None:
        """Note a socket that closed, and give what was known of it."""
        with self._lock:
            return self._here.pop(sid, None)

    def of(self, sid: str) -> OpenSocket | None:
        """What is known of a socket."""
        return self._here.get(sid)

    def at(self, table: str) -> list[OpenSocket]:
        """All sockets at a table."""
        with self._lock:
            return [here for here in self._here.values() if here.table == table]

    def wordings(self, table: str) -> set[bool]:
        """Which wordings somebody listens to at a table: True for English sentences, False for values."""
        with self._lock:
            return {here.wants_english for here in self._here.values() if here.table == table}

    def of_device(self, device: int) -> list[OpenSocket]:
        """The sockets of one device."""
        with self._lock:
            return [here for here in self._here.values() if here.visitor.device == device]

    def all(self) -> list[OpenSocket]:
        """All open sockets."""
        with self._lock:
            return list(self._here.values())

    def move(self, here: OpenSocket, visitor: Visitor) -> None:
        """Note that a socket's device has another role or seat."""
        with self._lock:
            if here.sid in self._here:
                self._here[here.sid] = replace(here, visitor=visitor)

    def __len__(self) -> int:
        return len(self._here)
