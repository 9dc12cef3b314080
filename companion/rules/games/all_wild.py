"""All Wild! (2021): every card goes on every card. How many of each is in the box is disputed."""

from companion.rules.cards import Card, wild
from companion.rules.effects import (
    Effect,
    NextDraws,
    Reverse,
    SkipNext,
    TargetDraws,
    TradeHands,
)
from companion.rules.game import Game


def acts(name: str, does: Effect) -> Card:
    """A card that does something, turned up at the start, too, where nobody has to choose."""
    chooses = isinstance(does, TargetDraws | TradeHands)
    return wild(name, does, at_start=() if chooses else (does,))


ALL_WILD = Game(
    name="all-wild",
    title="All Wild",
    letter="W",
    shelf=8,
    sign="wild-forced-swap",
    colors=(),
    sections={"reverse": "wild-reverse"},
    chapters=(
        "wild-reverse",
        "wild-skip",
        "wild-skip-two",
        "wild-draw-two",
        "wild-targeted-draw-two",
        "wild-forced-swap",
    ),
    contents=(
        (wild("wild", points=20), 54),
        (acts("wild-reverse", Reverse()), 14),
        (acts("wild-skip", SkipNext()), 14),
        (acts("wild-draw-two", NextDraws(2)), 10),
        (acts("wild-draw-four", NextDraws(4)), 6),
        (acts("wild-skip-two", SkipNext(count=2)), 6),
        (acts("wild-targeted-draw-two", TargetDraws(2)), 4),
        (acts("wild-forced-swap", TradeHands()), 4),
    ),
)
