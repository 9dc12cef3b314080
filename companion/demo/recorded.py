"""An evening that bots have played once, deed by deed, ready to be filmed as often as you like."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.demo.deed import Deed, TrueState
from companion.rules.games import GAMES
from companion.wire.strict_json import Json

WITH_STANDING = ("count", "end")
"""Kinds of deeds after which the person with the tablet looks at how things really stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedEvening:
    """One evening of bots with real hands, from the first deal to the last point."""

    game: str
    seed: int
    players: tuple[str, ...]
    opening: Json
    scores: Mapping[str, int]
    deeds: tuple[Deed, ...]

    def written(self) -> str:
        """The evening as text, one deed a line."""
        head = {
            "game": self.game,
            "seed": self.seed,
            "players": self.players,
            "opening": self.opening,
            "scores": self.scores,
        }
        rows = [head, *map(_deed_row, self.deeds)]
        return "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)

    @classmethod
    def read(cls, text: str) -> RecordedEvening:
        """The evening from its text."""
        head, *rows = (json.loads(line) for line in text.splitlines())
        return cls(
            game=head["game"],
            seed=head["seed"],
            players=tuple(head["players"]),
            opening=head["opening"],
            scores=head["scores"],
            deeds=tuple(map(_deed_of_row, rows)),
        )


def _deed_row(deed: Deed) -> dict[str, Any]:
    """A deed as JSON without its empty fields; its standing is kept only where somebody looks at it."""
    row: dict[str, Any] = {"kind": deed.kind}
    if deed.player is not None:
        row["player"] = deed.player
    if deed.cards:
        row["cards"] = deed.cards
    if deed.act is not None:
        row["act"] = deed.act
    if deed.note:
        row["note"] = deed.note
    if deed.standing and (deed.kind in WITH_STANDING or deed.note == "miscount"):
        row["standing"] = {name: getattr(deed.standing, name) for name in TrueState.__slots__}
    return row


def _deed_of_row(row: dict[str, Any]) -> Deed:
    standing = row.get("standing")
    return Deed(
        row["kind"],
        row.get("player"),
        tuple(row.get("cards", ())),
        row.get("act"),
        row.get("note", ""),
        None if standing is None else TrueState(**standing),
    )


def games() -> tuple[str, ...]:
    """The games of which evenings come with the companion."""
    return tuple(game for game in GAMES if evenings(game))


def evenings(game: str) -> list[RecordedEvening]:
    """The evenings of a game that come with the companion, the liveliest first."""
    folder = files("companion.demo") / "evenings"
    there = {one.name: one for one in folder.iterdir() if one.name.startswith(f"{game}-")}
    return [RecordedEvening.read(there[name].read_text(encoding="utf-8")) for name in sorted(there)]


def in_turn(games: Sequence[str]) -> list[RecordedEvening]:
    """The evenings of all games in turn: the first of each, then the second of each."""
    theirs = {game: evenings(game) for game in games}
    for game in games:
        if not theirs[game]:
            raise ValueError(f"There is no filmed evening of {game}.")
    rounds = zip(*theirs.values(), strict=False)
    return [evening for one in rounds for evening in one]


def evening_in(path: Path) -> RecordedEvening:
    """The evening in a user's own file."""
    try:
        return RecordedEvening.read(path.read_text(encoding="utf-8"))
    except (ValueError, LookupError, TypeError) as fault:
        raise ValueError(f"{path} holds no recorded evening.") from fault
