"""Guesses what a wrong entry really was, so that the right card is mostly one tap away on the Fix page.

A card is misread as one of its neighbors: the same symbol in another color, or the next number in the same color.
Guesses that fit what came after stand first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.rules import acts
from companion.rules.table import GONE
from companion.table.referee import Referee
from companion.wire.reply import Taken
from companion.wire.sent import player_of

GUESSES = 3

Aimed = acts.Cut | acts.TurnUp | acts.Play | acts.Shout | acts.Seen
"""Acts that name one card."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """The likeliest cards and players, best first."""

    cards: tuple[str, ...]
    players: tuple[str, ...]


def guesses(referee: Referee, seq: int) -> Guesses:
    """The best guesses at what an entry was instead."""
    act, table = referee.entries[seq - 1].act, referee.table
    assert table is not None
    cards: list[tuple[str, acts.Act]] = []
    if isinstance(act, Aimed):
        was = act.card.partition("#")[0]
        names = [name for name in table.setting.game.deck.names if name != was]
        near = sorted(
            (name for name in names if likeness(name, was) > 0),
            key=lambda name: -likeness(name, was),
        )[:10]
        cards = [(name, replace(act, card=name)) for name in near]
    players: list[tuple[str, acts.Act]] = []
    who = player_of(act)
    if who is not None:
        there = zip(table.names, table.seats, strict=True)
        others = [name for name, seat in there if seat != GONE and name != who]
        players = [(name, _act_by_other_player(act, name)) for name in others]
    return Guesses(_sorted_by_fit(referee, seq, cards), _sorted_by_fit(referee, seq, players))


def _act_by_other_player(act: acts.Act, player: str) -> acts.Act:
    """The same act by somebody else."""
    return replace(act, player=player)  # type: ignore[arg-type]  # the caller has checked that it has a player


def likeness(one: str, other: str) -> int:
    """How easily one card is mistaken for another: 3 for the same symbol, 2 for the next number, 1 for the color."""
    color, _, symbol = one.partition("-")
    other_color, _, other_symbol = other.partition("-")
    if symbol and symbol == other_symbol:
        return 3
    if color != other_color:
        return 0
    number, other_number = symbol.split("-")[0], other_symbol.split("-")[0]
    if number == other_number:
        return 3
    if number.isdigit() and other_number.isdigit():
        return 2 if abs(int(number) - int(other_number)) == 1 else 1
    return 2 if number.isdigit() == other_number.isdigit() else 1


def _sorted_by_fit(
    referee: Referee, seq: int, instead: Sequence[tuple[str, acts.Act]]
) -> tuple[str, ...]:
    """The acts, ordered by how few later entries they leave unfitting."""
    rated: list[tuple[int, int, str]] = []
    for place, (name, act) in enumerate(instead):
        would = referee.preview(acts.Amend(seq, act))
        if isinstance(would.reply, Taken):
            rated.append((len(would.lost) + len(would.reply.findings), place, name))
    return tuple(name for _, _, name in sorted(rated)[:GUESSES])
