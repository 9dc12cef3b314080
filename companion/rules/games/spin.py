"""Spin (2005): after a Spin card the next player spins the wheel. No challenge in this sheet."""

from collections.abc import Mapping

from companion.rules.cards import Card, number
from companion.rules.deck import common_actions, plain_wild, wild_draw_four
from companion.rules.effects import (
    DrawsUntil,
    Effect,
    KeepOnly,
    MayDiscard,
    NextSpins,
    PassHands,
    ShoutFirst,
    ShowHand,
    War,
)
from companion.rules.game import BOX_COLORS, Game

FACES: Mapping[str, tuple[Effect, ...]] = {
    "almost-uno": (KeepOnly(2),),
    "discard-number": (MayDiscard("number"),),
    "discard-color": (MayDiscard("color"),),
    "draw-red": (DrawsUntil("red"),),
    "draw-blue": (DrawsUntil("blue"),),
    "trade-hands": (PassHands(left=True),),
    "show-hand": (ShowHand(),),
    "war": (War(),),
    "uno-spin": (ShoutFirst(),),
}


def numbers_and_spins() -> list[tuple[Card, int]]:
    """One of the two 1s to 5s of each color has the swirl."""
    contents: list[tuple[Card, int]] = []
    for color in BOX_COLORS:
        for value in range(10):
            contents.append((number(color, value), 2 if value > 5 else 1))
            if 1 <= value <= 5:
                contents.append(
                    (number(color, value, "spin", NextSpins(), section="spin-cards"), 1)
                )
    return contents


SPIN = Game(
    name="spin",
    title="Spin",
    letter="S",
    sign="yellow-3-spin",
    chapters=("spin-cards", *FACES),
    shelf=3,
    contents=(
        *numbers_and_spins(),
        *common_actions(BOX_COLORS),
        (plain_wild(), 4),
        (wild_draw_four(challenge=False), 4),
    ),
    extras=tuple(f"wheel-reference#{copy}" for copy in range(1, 5)),
    wheel=FACES,
    sections={"setup": "set-up"},
    caught_until="plays",
)
