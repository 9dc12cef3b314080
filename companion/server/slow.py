"""Slow work, such as reading a picture or printing: in threads of its own, a short queue, one at a time a device."""

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar, cast

from gevent.threadpool import ThreadPool

from companion.server.threads import in_thread
from companion.server.turned_away import TurnedAway

T = TypeVar("T")

WAITING = 6
"""So many wait at most; whoever comes then is asked to come again."""


class Slow:
    """Does one slow thing after another, while acts go their own way."""

    def __init__(self) -> None:
        self._pool = ThreadPool(1)
        self._busy: set[object] = set()

    def do(self, who: object, work: Callable[..., T], *arguments: object) -> T:
        """Do it for this one, who has nothing else under way."""
        if who in self._busy or len(self._busy) >= WAITING:
            raise TurnedAway(429, "slow-down", "One after another: try again in a moment.", after=1)
        self._busy.add(who)
        try:
            return cast(T, in_thread(self._pool, _behind, work, *arguments))
        finally:
            self._busy.discard(who)


_here = threading.local()


def _behind(work: Callable[..., T], *arguments: object) -> T:
    """Behind everything else, where the system knows such a thing."""
    if not getattr(_here, "behind", False):
        _here.behind = True
        with suppress(AttributeError, OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
    return work(*arguments)
