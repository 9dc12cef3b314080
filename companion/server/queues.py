"""Short queues for slow work, such as opening a picture, printing, or reading a long match.

Acts never wait for these queues, and no visitor can fill one for the others.
"""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar, cast

from gevent.event import AsyncResult
from gevent.lock import Semaphore
from gevent.threadpool import ThreadPool

from companion.server.rate_limits import subnet
from companion.server.side_process import SideProcess
from companion.server.threads import in_thread
from companion.server.turned_away import TurnedAway

T = TypeVar("T")

MOST_WAITING = 6
"""Requests that may wait in the side queue; a later one is asked to come again."""

MOST_WAITING_EACH = 2
"""Requests of one subnet that may wait in the side queue, however many devices it has."""

MOST_READS_EACH = 8
"""Reads of one subnet that may wait; a page that looks back asks for a few at once."""


class SideQueue:
    """Does one slow thing after another in a thread of its own."""

    def __init__(self) -> None:
        self._pool = ThreadPool(1)
        self._busy: set[object] = set()
        self._waiting: Counter[str] = Counter()
        self.process = SideProcess()

    @property
    def waiting(self) -> int:
        """Requests that wait or are worked on."""
        return len(self._busy)

    def do(self, who: object, address: str, work: Callable[..., T], *arguments: object) -> T:
        """Do work for a visitor who has nothing else in the queue; 429 when the queue is full."""
        where = subnet(address)
        many = len(self._busy) >= MOST_WAITING or self._waiting[where] >= MOST_WAITING_EACH
        if who in self._busy or many:
            raise TurnedAway(429, "slow-down", {"say": "house-slow-down"}, after=1)
        self._busy.add(who)
        self._waiting[where] += 1
        try:
            return in_thread(self._pool, work, *arguments)
        finally:
            self._busy.discard(who)
            self._waiting[where] -= 1
            if not self._waiting[where]:
                del self._waiting[where]


class MatchReaders:
    """Reads long matches and works out their corrections, one at a time for each subnet."""

    def __init__(self) -> None:
        self._pool = ThreadPool(2)
        self._turns: dict[str, Semaphore] = {}
        self._waiting: Counter[str] = Counter()

    def do(self, address: str, work: Callable[..., T], *arguments: object) -> T:
        """Do work when everything that this subnet asked for earlier is done."""
        where = subnet(address)
        if self._waiting[where] >= MOST_READS_EACH:
            raise TurnedAway(429, "slow-down", {"say": "house-slow-down"}, after=1)
        self._waiting[where] += 1
        turn = self._turns.setdefault(where, Semaphore())
        try:
            with turn:
                return in_thread(self._pool, work, *arguments)
        finally:
            self._waiting[where] -= 1
            if not self._waiting[where]:
                del self._waiting[where], self._turns[where]


class CameraThreads:
    """Threads that wait for cameras; the same question asked by many at once is asked once."""

    def __init__(self) -> None:
        self._pool = ThreadPool(4)
        self._asked: dict[object, AsyncResult] = {}

    def do(self, work: Callable[..., T], *arguments: object) -> T:
        """Do work that may wait for a camera."""
        return in_thread(self._pool, work, *arguments)

    def together(self, what: object, work: Callable[..., T]) -> T:
        """Do work once, and give its result to everybody who asks for it meanwhile."""
        if what not in self._asked:
            self._asked[what] = found = AsyncResult()
            try:
                found.set(self.do(work))
            except BaseException as fault:
                found.set_exception(fault)
            finally:
                del self._asked[what]
        else:
            found = self._asked[what]
        return cast(T, found.get())
