"""What a camera that follows arms adds to a card: whose arm it seems to have been, and hands at the draw pile.

A fact decides, a hint chooses: between the stories that the rules allow, the one that it fits
best. What it leaves in doubt becomes a question, never a dispute.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from companion.rules.acts import Seen
from companion.rules.events import Doubted, Drew, DrewAside, Event, Played
from companion.rules.table import Table


class Took(NamedTuple):
    """Cards that a player took from the draw pile, one by one or all at once."""

    player: str
    many: int
    by_color: bool = False  # until a color came: as many cards as there were hands


class Visits:
    """Hands seen at the draw pile, some of them known by player; they are used up one by one."""

    def __init__(self, seen: Seen) -> None:
        drew = seen.drew
        self._hands: dict[str | None, int] = (
            {None: drew} if isinstance(drew, int) else dict(drew.items())
        )
        self.watched = seen.watched

    def of(self, player: str) -> int:
        """The reaches that may have been this player's."""
        return self._hands.get(player, 0) + self._hands.get(None, 0)

    @property
    def left(self) -> int:
        return sum(self._hands.values())

    def use(self, took: Took) -> int:
        """Lets a player have reached for these cards: with hands known to be theirs, or with one of anybody's."""
        own = min(took.many, self._hands.get(took.player, 0))
        if own:
            self._hands[took.player] -= own
            return own
        if not self.unnamed:
            return 0
        many = took.many if took.by_color else 1
        used = min(many, self._hands[None])
        self._hands[None] -= used
        return used

    @property
    def unnamed(self) -> int:
        """The hands that may have been anybody's."""
        return self._hands.get(None, 0)

    @property
    def anybody(self) -> bool:
        """Was the hand of somebody who is known seen there?"""
        return any(many > 0 for player, many in self._hands.items() if player is not None)

    def named(self, player: str) -> bool:
        """Was this very player's hand seen there?"""
        return self._hands.get(player, 0) > 0

    def instead(self, player: str, other: str) -> bool:
        """Was this player's hand there, and not the other's, while the draw pile was in view?"""
        return self.named(player) and self.none_by(other)

    def none_by(self, player: str) -> bool:
        """Was the draw pile in view, and this player's hand never there?"""
        return self.watched and not self.of(player)


def fewer(seen: Seen, most: int) -> Iterator[int | dict[str, int]]:
    """The same hint and ever less of it: not every hand at the draw pile takes a card."""
    if isinstance(seen.drew, int):
        yield from range(min(seen.drew, most), -1, -1)
    else:
        yield dict(seen.drew)
        if any(seen.drew.values()):
            yield {}


def ruled_out(seen: Seen, took: Iterable[Took]) -> bool:
    """Did somebody say that these cards were not taken? That nobody was seen to is no proof."""
    told = {} if isinstance(seen.drew, int) else seen.drew
    return any(told.get(each.player) == 0 for each in took)


def doubt(before: Table, seen: Seen, events: Iterable[Event]) -> Doubted | None:
    """What is in doubt about a card, after all that was assumed for it."""
    if not seen.watched:
        return None
    names = before.names
    visits = Visits(seen)
    unseen: list[Drew | DrewAside] = []
    player: int | None = None
    for event in events:
        match event:
            case Played(player, _):
                break
            case Drew(seat, many) | DrewAside(seat, many):
                if seat != before.out and not visits.use(Took(names[seat], many)):
                    unseen.append(event)
            case _:
                pass
    if player is None:
        return None
    if seen.player is None and seen.by in names and names[player] != seen.by:
        return Doubted("whose", (player, names.index(seen.by)))
    if unseen:
        return Doubted("took-cards", (unseen[0].player,), unseen[0].many)
    return None
