"""One match, from its first card to its winner: a table has several of them, one after another."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.rules import acts
from companion.rules.judge import Refused
from companion.rules.log import Entry
from companion.rules.table import Table
from companion.store.ledger import StoredEntry
from companion.table.likely import Guesses, guesses
from companion.table.referee import Chance, Referee
from companion.table.statistics import Statistics, statistics
from companion.wire.acts import read
from companion.wire.reply import Happened, Line, Moment, Preview, happenings


@dataclass(frozen=True, slots=True)
class Match:
    """A snapshot of a match, which doesn't change while play goes on."""

    number: int
    referee: Referee
    times: dict[int, float]

    @classmethod
    def read(
        cls, number: int, kept: Iterable[StoredEntry], chance: Chance | None = None
    ) -> "Match":
        """Rebuilds a match from its log alone."""
        lines = list(kept)
        entries = (Entry(line.seq, read(line.act), line.made_for) for line in lines)
        return cls(number, Referee.replay(entries, chance), {line.seq: line.at for line in lines})

    @property
    def moment(self) -> Moment | None:
        """The table as it stands; None before the start."""
        return self.referee.moment

    @property
    def table(self) -> Table | None:
        """The table as far as it is known; None before the start."""
        return self.referee.table

    @property
    def over(self) -> bool:
        """Whether somebody has won it."""
        table = self.referee.table
        return table is not None and table.phase == "over"

    def story(self) -> list[Line]:
        """The match, line by line."""
        return self.referee.story()

    def happened(self, first: int) -> tuple[Happened, ...]:
        """What the acts from this line on did; corrections count as nothing new."""
        if isinstance(self.referee.entries[-1].act, acts.Correction):
            return ()
        return happenings(self.referee.record.since(first))

    def statistics(self) -> Statistics:
        """Everything that can be counted about this match."""
        return statistics(self.referee.record, self.times)

    def at(self, seq: int) -> Moment | None:
        """The table as it stood after an entry."""
        entries = self.referee.entries[:seq]
        return Referee.replay(entries).moment if 0 < seq == len(entries) else None

    def preview(self, act: acts.Act | Refused) -> Preview:
        """What an act or correction would change, without changing anything."""
        return self.referee.preview(act)

    def likely(self, seq: int) -> Guesses | None:
        """What an entry probably was if it is wrong."""
        return guesses(self.referee, seq) if 0 < seq <= self.referee.seq else None
