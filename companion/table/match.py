"""One match, from its first card to its winner: a table has several of them, one after another."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.store import Entry
from companion.table.likely import guesses
from companion.table.statistics import statistics
from companion.wire.referee import Referee

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Match:
    """A match looked at in peace: what is played meanwhile doesn't change it."""

    number: int
    referee: Referee
    times: dict[int, float]

    @classmethod
    def read(cls, number: int, entries: Iterable[Entry]) -> "Match":
        """A match from its log alone."""
        lines = list(entries)
        referee = Referee.replay(entry.row() for entry in lines)
        return cls(number, referee, {entry.seq: entry.at for entry in lines})

    @property
    def table(self) -> Json | None:
        """The table as it stands; None before the start."""
        return self.referee.table or None

    @property
    def over(self) -> bool:
        """Whether somebody has won it."""
        return bool(self.referee.table.get("phase") == "over")

    def story(self) -> list[Json]:
        """The match, line by line, each with the time it was written."""
        return [{**line, "at": self.times.get(line["seq"])} for line in self.referee.story()]

    def entries(self) -> list[Json]:
        """The log as others read it."""
        return [{**row, "at": self.times.get(row["seq"])} for row in self.referee.entries]

    def statistics(self) -> Json:
        """Everything countable about this match."""
        return statistics(self.referee.entries, self.times)

    def at(self, seq: int) -> Json | None:
        """The table as it stood after an entry."""
        rows = self.referee.entries[:seq]
        return Referee.replay(rows).table if 0 < seq == len(rows) else None

    def preview(self, act: Any) -> Json:
        """What an act or correction would change; nothing does."""
        return self.referee.preview(act)

    def likely(self, seq: int) -> Json | None:
        """What an entry was likelier than anything else, when it was wrong."""
        return guesses(self.referee, seq) if 0 < seq <= self.referee.seq else None
