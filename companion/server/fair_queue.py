"""A short queue of notices in which every table has its turn: a busy one pushes out its own, and nobody else's."""

import threading
from collections import deque

from companion.table.answer import Notice


class FairQueue:
    """Holds so many notices; when it is full, the table with the most of them loses its oldest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: dict[str, deque[Notice]] = {}
        self._held = 0
        self._changed = threading.Condition()

    def put(self, notice: Notice) -> int:
        """Add a notice; gives how many were pushed out for it."""
        with self._changed:
            self._tables.setdefault(notice.table, deque()).append(notice)
            self._held += 1
            lost = 0
            while self._held > self._most:
                self._take(max(self._tables, key=lambda table: len(self._tables[table])))
                lost += 1
            self._changed.notify()
            return lost

    def get(self, seconds: float) -> Notice | None:
        """The oldest notice of the table whose turn it is; None when none comes in time."""
        with self._changed:
            if not self._held:
                self._changed.wait(seconds)
            if not self._held:
                return None
            table = next(iter(self._tables))
            notice = self._take(table)
            if table in self._tables:  # the others come first now
                self._tables[table] = self._tables.pop(table)
            return notice

    def _take(self, table: str) -> Notice:
        waiting = self._tables[table]
        notice = waiting.popleft()
        self._held -= 1
        if not waiting:
            del self._tables[table]
        return notice
