"""How often and how much: enough for a lively table, too little for guessing codes or flooding.

A limit counts for the address first, then for the device: whoever fetches more tokens gets no more of anything.
"""

import ipaddress
import threading
import time
from dataclasses import dataclass
from functools import lru_cache

ACT = 64 * 1024
"""Bytes of an act, or of anything else that is JSON."""

PICTURE = 2 * 1024 * 1024
"""Bytes of a camera picture."""


@dataclass(frozen=True, slots=True)
class Pace:
    """So many at once, and so many a second after that."""

    burst: float
    rate: float


@dataclass(frozen=True, slots=True)
class Limit:
    """What an address may do, with all its devices together, and what each of them may."""

    address: Pace
    device: Pace | None = None


LIMITS = {
    "request": Limit(Pace(400, 100)),
    "message": Limit(Pace(1200, 240), Pace(300, 60)),
    "act": Limit(Pace(120, 40), Pace(60, 20)),
    "read": Limit(Pace(400, 100), Pace(120, 40)),
    "picture": Limit(Pace(120, 62), Pace(60, 31)),
    "connect": Limit(Pace(60, 5)),
    "camera": Limit(Pace(8, 0.2)),
    "film": Limit(Pace(3, 0.05)),
    "guess": Limit(Pace(10, 0.2)),
    "join": Limit(Pace(40, 1)),
    "sit": Limit(Pace(20, 1)),
    "lay": Limit(Pace(10, 0.1)),
    "print": Limit(Pace(6, 0.2)),
}
"""By what is done. Only wrong codes count as guesses; at that pace one is found in days (`store/code.py`)."""

_Key = tuple[str, str]


class Limits:
    """A bucket for each address, device and kind of request, which fills up again with time."""

    def __init__(self) -> None:
        self._buckets: dict[_Key, tuple[float, float]] = {}
        self._most = 20_000
        self._lock = threading.Lock()

    def wait(self, kind: str, *, address: str, device: object = None) -> float:
        """Seconds until this one may do that again; 0.0 when it may now, and then it counts."""
        limit, now = LIMITS[kind], time.monotonic()
        asked: list[tuple[_Key, Pace]] = [((kind, home(address)), limit.address)]
        if limit.device is not None and device is not None:
            asked.append(((kind, f"device {device}"), limit.device))
        with self._lock:
            if len(self._buckets) > self._most:
                self._forget(now)
            levels = [(key, pace, self._level(key, pace, now)) for key, pace in asked]
            after = max((1 - level) / pace.rate for _, pace, level in levels)
            for key, _, level in levels:
                self._buckets[key] = (level if after > 0 else level - 1, now)
            return max(after, 0.0)

    def give_back(self, kind: str, *, address: str) -> None:
        """That time it doesn't count after all."""
        key = (kind, home(address))
        with self._lock:
            if key in self._buckets:
                level, since = self._buckets[key]
                self._buckets[key] = (level + 1, since)

    def _forget(self, now: float) -> None:
        """Let go of those that are full again, as those are that nobody has touched."""

        def full(key: _Key) -> bool:
            pace = LIMITS[key[0]]
            of_device = pace.device if key[1].startswith("device ") else None
            own = of_device or pace.address
            return self._level(key, own, now) >= own.burst

        self._buckets = {key: value for key, value in self._buckets.items() if not full(key)}
        self._most = max(20_000, 2 * len(self._buckets))  # not again at every request

    def _level(self, key: _Key, pace: Pace, now: float) -> float:
        level, since = self._buckets.get(key, (pace.burst, now))
        return min(pace.burst, level + (now - since) * pace.rate)


@lru_cache(maxsize=4096)
def home(address: str) -> str:
    """Where an address belongs: an IPv6 guest has a whole network of addresses to choose from."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
