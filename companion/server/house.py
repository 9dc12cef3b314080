"""What every request needs at hand: the hall with its tables, the doorkeeper, the limits, the sockets."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from flask import current_app
from flask_socketio import SocketIO

from companion.server.access import Doorkeeper
from companion.server.calling import Outbox
from companion.server.limits import Limits
from companion.server.presence import Presence
from companion.table import Hall
from companion.table.camera import Cameras


@dataclass(frozen=True, slots=True)
class Manner:
    """How this server is to behave."""

    loopback_host: bool = True
    tables_by: str = "anyone"
    names: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()
    port: int = 0
    secure: bool = False
    local_name: str | None = None
    queue: str | None = None
    authority: Path | None = None


@dataclass(slots=True)
class House:
    """One server."""

    manner: Manner
    hall: Hall
    doorkeeper: Doorkeeper
    cameras: Cameras
    outbox: Outbox
    sockets: SocketIO
    presence: Presence
    limits: Limits = field(default_factory=Limits)
    stopping: bool = False
    hop: str | None = None

    def reached_at(self, scheme: str = "http") -> list[str]:
        """The addresses people on the network can type."""
        return [f"{scheme}://{address}:{self.manner.port}" for address in self.manner.addresses]


def house() -> House:
    """The house this request came to."""
    return cast(House, current_app.extensions["companion"])
