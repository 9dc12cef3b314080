"""Which devices are here right now: a locked phone is away, and back again as soon as it is woken."""

import threading
from dataclasses import dataclass, replace

from companion.server.access import Visitor


@dataclass(frozen=True, slots=True)
class Here:
    """One open socket: whose it is, and at which table."""

    sid: str
    table: str
    visitor: Visitor
    token: str | None = None
    hurry: bool = False
    address: str = ""
    reads: bool = True
    """Whether it reads the table's English sentences; our pages make their own."""


OF_A_DEVICE = 12
OF_AN_ADDRESS = 100
"""Open sockets: a phone has one or two, and a few more that it lost and whose end nobody has noticed yet."""


class Presence:
    """The open sockets of this process."""

    def __init__(self) -> None:
        self._here: dict[str, Here] = {}
        self._lock = threading.Lock()

    def came(self, here: Here) -> None:
        """A socket opened."""
        with self._lock:
            self._here[here.sid] = here

    def crowded(self, address: str, device: int | None) -> bool:
        """Whether this one has more sockets open than anybody needs."""
        with self._lock:
            its = [here for here in self._here.values() if here.address == address]
        return len(its) >= OF_AN_ADDRESS or (
            sum(here.visitor.device == device for here in its) >= OF_A_DEVICE
        )

    def went(self, sid: str) -> Here | None:
        """A socket closed."""
        with self._lock:
            return self._here.pop(sid, None)

    def of(self, sid: str) -> Here | None:
        """Whose socket that is."""
        return self._here.get(sid)

    def at(self, table: str) -> list[Here]:
        """Everyone at a table."""
        with self._lock:
            return [here for here in self._here.values() if here.table == table]

    def readings(self, table: str) -> set[bool]:
        """Who listens to a table: some who read its English sentences, some who make their own."""
        with self._lock:
            return {here.reads for here in self._here.values() if here.table == table}

    def of_device(self, device: int) -> list[Here]:
        """The sockets of one device."""
        with self._lock:
            return [here for here in self._here.values() if here.visitor.device == device]

    def all(self) -> list[Here]:
        """Every open socket."""
        with self._lock:
            return list(self._here.values())

    def move(self, here: Here, visitor: Visitor) -> None:
        """A socket's device has another role or seat now."""
        with self._lock:
            if here.sid in self._here:
                self._here[here.sid] = replace(here, visitor=visitor)

    def __len__(self) -> int:
        return len(self._here)
