"""How often and how much: generous for a table in full swing, too little for guessing codes or flooding."""

import threading
import time
from dataclasses import dataclass

ACT = 64 * 1024
"""Bytes of an act, or of anything else that is JSON."""

PICTURE = 2 * 1024 * 1024
"""Bytes of a camera picture."""


@dataclass(frozen=True, slots=True)
class Pace:
    """So many at once, and so many a second after that."""

    burst: float
    rate: float


PACES = {
    "act": Pace(60, 20),
    "look": Pace(120, 40),
    "picture": Pace(60, 31),
    "join": Pace(10, 0.2),
    "joins": Pace(120, 4),
    "lay": Pace(10, 0.1),
    "print": Pace(6, 0.2),
}
"""By what is done. Four letters have 160,000 possibilities; at this pace guessing one takes days."""


class Limits:
    """A bucket for each visitor and kind of request, which fills up again with time."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._lock = threading.Lock()

    def wait(self, kind: str, who: str) -> float:
        """Seconds until this one may do that again; 0.0 when it may now, and then it counts."""
        pace, now = PACES[kind], time.monotonic()
        with self._lock:
            if len(self._buckets) > 20_000:
                self._buckets = {
                    key: value for key, value in self._buckets.items() if now - value[1] < 300
                }
            level, since = self._buckets.get((kind, who), (pace.burst, now))
            level = min(pace.burst, level + (now - since) * pace.rate)
            if level < 1:
                self._buckets[kind, who] = (level, now)
                return (1 - level) / pace.rate
            self._buckets[kind, who] = (level - 1, now)
            return 0.0
