"""A live table with its camera's interpreter and its store: what is proved."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from companion.pile.event import read
from companion.server import as_json
from companion.store import open_ledger
from companion.table.answer import Answer, Notice
from companion.table.interpreter import Interpreter
from companion.table.live import LiveTable
from companion.table.open_tables import OpenTables
from companion.wire.sent import Sent, sent
from companion.wire.strict_json import Json


class Tableside:
    """A live table with its camera's interpreter and its store, as in `companion play`."""

    def __init__(self, folder: Path) -> None:
        self._swept = False
        self.open_tables = OpenTables(open_ledger(folder / "proof.db"), self._notify)
        self.lay()

    @classmethod
    def at(cls, folder: Path, table: str) -> Tableside:
        """The same house another day: a table as its log has it."""

        side = cls(folder)
        live = side.open_tables.table(table)
        assert live is not None
        side.live, side.interpreter = live, Interpreter(live)
        return side

    def lay(self) -> None:
        """A new table in the same house."""

        live = self.open_tables.table(self.open_tables.lay("proof").id)
        assert live is not None
        live.wheel_waits = None  # the film's clock is another one
        self.live = live
        self.interpreter = Interpreter(live)

    def say(self, act: dict[str, Any]) -> dict[str, Any]:
        """A tap."""
        return spoken(self.live, act)

    def hear(self, event: dict[str, Any]) -> list[dict[str, Any]]:
        """What the camera tells, and what the caller says to it."""
        seen = read(event, 0.0)
        return [] if seen is None else [_written(one) for one in self.interpreter.hear(seen)]

    def table(self) -> dict[str, Any] | None:
        """What the dashboard shows."""
        return cast(Json | None, as_json.table(self.live.moment))

    def swept(self) -> list[str] | None:
        """The pile, when it was swept up meanwhile."""
        swept, self._swept = self._swept, False
        return self.live.pile(faces=True) if swept else None

    def _notify(self, notice: Notice) -> None:
        self._swept = self._swept or notice.reshuffled

    def wave(self, player: str) -> None:
        """The caller says a name: the next hand at the pile is theirs."""
        table = self.live.table
        if table is not None:
            self.interpreter.reaching.sit(table.names)
            self.interpreter.reaching.wave(player)

    def entries(self) -> int:
        """How long the log is."""
        return self.live.seq


def spoken(live: LiveTable, act: dict[str, Any]) -> dict[str, Any]:
    """What comes of an act, as JSON."""
    body = sent(act)
    assert isinstance(body, Sent)
    return _written(live.act(body).result(timeout=60))


def _written(answer: Answer) -> dict[str, Any]:
    return cast(Json, as_json.answer(answer, None, everything=True))
