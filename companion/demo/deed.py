"""What people really do at the table, and the true state of the game after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "deal",  # a new round: the pile is gone, everybody holds seven
    "turn",  # somebody's turn begins; nothing is done yet
    "turn-up",  # the start card comes onto the pile
    "lay",  # a card is played onto the pile
    "wrong",  # a card that may not be played is laid all the same
    "take-back",  # the card laid wrongly goes back to the hand
    "shed",  # a card comes onto the pile without being played: the wheel, a house rule
    "under",  # cards go under the pile
    "reveal",  # cards are shown beside the pile
    "draw",  # cards are taken from the draw pile
    "say",  # something is only spoken
    "reshuffle",  # the pile without its top card becomes the draw pile
    "count",  # a loser's hand is laid open at the end
    "end",  # the round's points are added up
]

Act = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class TrueState:
    """The true state of the game, which nobody at the table knows as a whole."""

    turn: str | None
    direction: str
    color: str | None
    top: str | None
    cards: Mapping[str, int]
    scores: Mapping[str, int]
    towers: Mapping[str, str | None]
    vetoed: str | None
    winner: str | None
    round: int


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing somebody does; `act` is what a table that reports everything would send."""

    kind: Kind
    player: str | None = None
    cards: tuple[str, ...] = ()
    act: Act | None = None
    note: str = ""  # what is wrong with it, for the proof
    standing: TrueState | None = None

    @property
    def spoils(self) -> tuple[str, ...]:
        """The cards with which a war was won, in the order in which they come onto the pile."""
        act = self.act or {}
        reveals, top = act.get("reveals"), act.get("top")
        if self.note != "won" or not isinstance(reveals, dict):
            return ()
        return tuple(sorted(reveals[self.player], key=lambda card: bool(card == top)))
