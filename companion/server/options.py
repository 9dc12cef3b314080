"""What `companion play` was told: whom to trust, whom to let lay tables, which camera to use."""

import socket
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from companion.table.referee import Chance


@dataclass(frozen=True, slots=True)
class Options:
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
    proxy: bool = False
    camera: str | None = None
    deck: str | None = None
    hooks: tuple[str, ...] = ()
    mqtt: str | None = None
    mqtt_wheel: bool = False
    metrics: bool = False
    demo: bool = False
    sounds: Path | None = None
    films: Path | None = None
    chance: Chance | None = None
    """What draws the faces of every wheel; usually the system's chance."""

    def own_names(self) -> frozenset[str]:
        """The names of this machine, as a browser in the same network may call it."""
        machine = socket.gethostname().lower().removesuffix(".local")
        announced = urlsplit(self.local_name or "").hostname or "localhost"
        return frozenset({"localhost", announced, machine, f"{machine}.local"})
