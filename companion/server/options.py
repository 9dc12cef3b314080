"""What `companion play` was told: whom to trust, whom to let lay tables, which camera to use."""

from dataclasses import dataclass
from pathlib import Path


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
