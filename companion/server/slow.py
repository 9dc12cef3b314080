"""What takes a while, such as opening a picture, printing or telling a long match: in queues of its own, short ones.

Acts go their own way meanwhile, and nobody's work keeps out what others ask for.
"""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar, cast

from gevent.event import AsyncResult
from gevent.lock import Semaphore
from gevent.threadpool import ThreadPool

from companion.server.limits import home
from companion.server.side_process import SideProcess
from companion.server.threads import in_thread
from companion.server.turned_away import TurnedAway

T = TypeVar("T")

WAITING = 6
"""So many wait at most; whoever comes then is asked to come again."""

EACH = 2
"""So many wait of one address, however many devices it has."""

PAGES = 8
"""So many reads of long matches wait of one address; a page that looks back asks for a few at once."""


class Slow:
    """Does one slow thing after another, while acts go their own way."""

    def __init__(self) -> None:
        self._pool = ThreadPool(1)
        self._busy: set[object] = set()
        self._homes: Counter[str] = Counter()
        self.process = SideProcess()

    def do(self, who: object, address: str, work: Callable[..., T], *arguments: object) -> T:
        """Do it for this one, who has nothing else under way."""
        where = home(address)
        many = len(self._busy) >= WAITING or self._homes[where] >= EACH
        if who in self._busy or many:
            raise TurnedAway(429, "slow-down", {"say": "house-slow-down"}, after=1)
        self._busy.add(who)
        self._homes[where] += 1
        try:
            return in_thread(self._pool, work, *arguments)
        finally:
            self._busy.discard(who)
            self._homes[where] -= 1
            if not self._homes[where]:
                del self._homes[where]


class Study:
    """Reads long matches, and works out corrections of them: one at a time an address."""

    def __init__(self) -> None:
        self._pool = ThreadPool(2)
        self._turns: dict[str, Semaphore] = {}
        self._homes: Counter[str] = Counter()

    def do(self, address: str, work: Callable[..., T], *arguments: object) -> T:
        """Do it when what this address has asked for before is done."""
        where = home(address)
        if self._homes[where] >= PAGES:
            raise TurnedAway(429, "slow-down", {"say": "house-slow-down"}, after=1)
        self._homes[where] += 1
        turn = self._turns.setdefault(where, Semaphore())
        try:
            with turn:
                return in_thread(self._pool, work, *arguments)
        finally:
            self._homes[where] -= 1
            if not self._homes[where]:
                del self._homes[where], self._turns[where]


class Waits:
    """Waits for cameras, in threads of its own; what many ask of one at once is asked once."""

    def __init__(self) -> None:
        self._pool = ThreadPool(4)
        self._asked: dict[object, AsyncResult] = {}

    def do(self, work: Callable[..., T], *arguments: object) -> T:
        """Do it, however long a camera takes."""
        return in_thread(self._pool, work, *arguments)

    def together(self, what: object, work: Callable[..., T]) -> T:
        """The same for everybody who asks for it now."""
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
