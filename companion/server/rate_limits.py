"""Rate limits: generous for a lively table, too tight for guessing codes or flooding.

Each limit counts for the subnet first and then for the device, so that fetching more tokens gains nothing.
"""

import ipaddress
import threading
import time
from dataclasses import dataclass
from functools import lru_cache

JSON_BYTES = 64 * 1024
"""Bytes that an act or any other JSON body may have."""

PICTURE_BYTES = 2 * 1024 * 1024
"""Bytes that a camera picture may have."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """A token bucket: how many requests at once, and how many a second after that."""

    burst: float
    rate: float


@dataclass(frozen=True, slots=True)
class Limit:
    """The bucket that all devices of a subnet share, and the one that each of them has."""

    address: Bucket
    device: Bucket | None = None


RATE_LIMITS = {
    "request": Limit(Bucket(400, 100)),
    "message": Limit(Bucket(1200, 240), Bucket(300, 60)),
    "act": Limit(Bucket(120, 40), Bucket(60, 20)),
    "read": Limit(Bucket(400, 100), Bucket(120, 40)),
    "picture": Limit(Bucket(120, 62), Bucket(60, 31)),
    "connect": Limit(Bucket(60, 5)),
    "camera": Limit(Bucket(8, 0.2)),
    "film": Limit(Bucket(3, 0.05)),
    "guess": Limit(Bucket(10, 0.2)),
    "join": Limit(Bucket(40, 1)),
    "sit": Limit(Bucket(20, 1)),
    "lay": Limit(Bucket(10, 0.1)),
    "print": Limit(Bucket(6, 0.2)),
}
"""The limit of each kind of request. Only wrong codes count as guesses: finding one takes days (`store/code.py`)."""

_Key = tuple[str, str]


HOUSE_GUESSES = Bucket(60, 0.5)
"""Wrong codes from all subnets together; beyond it a subnet that guessed wrong lately may not try again."""

WRONG_SECONDS = 600.0
"""Seconds for which a subnet that guessed wrong counts as guessing, while the house has too many wrong codes."""


class RateLimiter:
    """Keeps a bucket for each kind of request of each subnet and device."""

    def __init__(self) -> None:
        self._buckets: dict[_Key, tuple[float, float]] = {}
        self._most = 20_000
        self._lock = threading.Lock()
        self._wrong: dict[str, float] = {}
        self._house = (HOUSE_GUESSES.burst, time.monotonic())

    def count(self, kind: str, *, address: str, device: object = None) -> float:
        """Count a request; the seconds to wait when it comes too soon, else 0.0."""
        limit, now = RATE_LIMITS[kind], time.monotonic()
        asked: list[tuple[_Key, Bucket]] = [((kind, subnet(address)), limit.address)]
        if limit.device is not None and device is not None:
            asked.append(((kind, f"device {device}"), limit.device))
        with self._lock:
            if len(self._buckets) > self._most:
                self._forget(now)
            levels = [(key, bucket, self._fill_level(key, bucket, now)) for key, bucket in asked]
            after = max((1 - level) / bucket.rate for _, bucket, level in levels)
            for key, _, level in levels:
                self._buckets[key] = (level if after > 0 else level - 1, now)
            return max(after, 0.0)

    def guessed_wrong(self, address: str) -> None:
        """Count a wrong code against the whole house."""
        now = time.monotonic()
        with self._lock:
            level = self._household_level(now)
            self._house = (max(0.0, level - 1), now)
            self._wrong[subnet(address)] = now
            if len(self._wrong) > 20_000:
                self._wrong = {a: t for a, t in self._wrong.items() if now - t < WRONG_SECONDS}

    def may_guess(self, address: str) -> bool:
        """Whether this subnet may try a code: always, unless the house is under attack and it guessed wrong lately."""
        now = time.monotonic()
        with self._lock:
            calm = self._household_level(now) >= 1
            return calm or now - self._wrong.get(subnet(address), -WRONG_SECONDS) >= WRONG_SECONDS

    def _household_level(self, now: float) -> float:
        level, since = self._house
        return min(HOUSE_GUESSES.burst, level + (now - since) * HOUSE_GUESSES.rate)

    def give_back(self, kind: str, *, address: str) -> None:
        """Take back the counting of one request."""
        key = (kind, subnet(address))
        with self._lock:
            if key in self._buckets:
                level, since = self._buckets[key]
                self._buckets[key] = (level + 1, since)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again, as untouched ones are."""

        def full(key: _Key) -> bool:
            limit = RATE_LIMITS[key[0]]
            of_device = limit.device if key[1].startswith("device ") else None
            own = of_device or limit.address
            return self._fill_level(key, own, now) >= own.burst

        self._buckets = {key: value for key, value in self._buckets.items() if not full(key)}
        self._most = max(20_000, 2 * len(self._buckets))  # not again at every request

    def _fill_level(self, key: _Key, bucket: Bucket, now: float) -> float:
        level, since = self._buckets.get(key, (bucket.burst, now))
        return min(bucket.burst, level + (now - since) * bucket.rate)


@lru_cache(maxsize=4096)
def subnet(address: str) -> str:
    """The subnet that an address counts for: itself for IPv4, its /64 for IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
