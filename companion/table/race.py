"""Who was quickest: when everybody may shout at once, the server says in what order the buzzers came in."""

import threading
import time
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Buzz:
    """One player's buzzer, and how long after the first one it came."""

    player: str
    after: float


@dataclass(slots=True)
class _Run:
    prompt: str
    began: float
    order: list[Buzz] = field(default_factory=list)


class Races:
    """The last race of each table; a new question begins a new one."""

    def __init__(self) -> None:
        self._runs: dict[str, _Run] = {}
        self._lock = threading.Lock()

    def buzz(self, table: str, prompt: str, player: str) -> list[Buzz]:
        """Take a buzzer; gives everybody in order. A second push of the same player changes nothing."""
        now = time.monotonic()
        with self._lock:
            run = self._runs.get(table)
            if run is None or run.prompt != prompt:
                run = self._runs[table] = _Run(prompt, now)
            if all(one.player != player for one in run.order):
                run.order.append(Buzz(player, round(now - run.began, 1)))
            return list(run.order)
