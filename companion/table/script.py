"""The table script: a referee for programs that speak JSON. An act in, a reply out, never an exception.

`Script().act({...})` answers exactly as the table script says. `entries` are the lines to be stored, and
`Script.replay(rows)` is the same table again.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import cast

from companion.rules.log import Entry
from companion.table.referee import Chance, Referee
from companion.wire import acts, reply
from companion.wire.strict_json import Json


class Script:
    """Judges acts as JSON."""

    def __init__(self, chance: Chance | None = None, referee: Referee | None = None) -> None:
        self.referee = Referee(chance) if referee is None else referee

    @classmethod
    def replay(cls, rows: Iterable[Json], chance: Chance | None = None) -> Script:
        """The same table from its stored rows alone."""
        entries = [Entry(row["seq"], acts.read(row["act"]), row.get("for")) for row in rows]
        return cls(referee=Referee.replay(entries, chance))

    def act(self, data: object) -> Json:
        """Judges one act. Whatever comes in, a reply comes out, which the caller may change."""
        prompt = data.get("prompt") if isinstance(data, dict) else None
        return deepcopy(
            _as_object(reply.written(self.referee.judge(acts.act_of(data), prompt=prompt)))
        )

    def preview(self, data: object) -> Json:
        """What an act would do, without doing it; `lost` holds later lines that would not fit."""
        return _as_object(reply.preview(self.referee.preview(acts.act_of(data))))

    @property
    def started(self) -> bool:
        """Whether the game has been set up."""
        return self.referee.started

    @property
    def table(self) -> Json:
        """The table as the table script draws it; empty before the start."""
        moment = self.referee.moment
        return {} if moment is None else _as_object(moment.drawn)

    @property
    def seq(self) -> int:
        """How many lines the log has."""
        return self.referee.seq

    @property
    def entries(self) -> list[Json]:
        """The log, a row for each line."""
        return [_as_object(reply.row(entry)) for entry in self.referee.entries]

    def story(self) -> list[Json]:
        """The game line by line as it stands, with the lines that were corrected away."""
        return [_as_object(reply.line(line)) for line in self.referee.story()]

    def pile(self) -> list[str]:
        """The copies that are known to lie in the discard pile, undermost first."""
        return self.referee.pile()

    def playable(self) -> list[str]:
        """The faces that would be legal now for the player in turn, without regard to the hand."""
        table = self.referee.record.table
        return [] if table is None else self.referee.playable(table)


def _as_object(told: object) -> Json:
    """A shape of the contract as a plain JSON object, for programs that know no Python types."""
    return cast(Json, told)
