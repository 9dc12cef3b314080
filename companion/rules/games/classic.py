"""The common game: 112 cards as it is sold now, 108 as it was, and nothing else in the box."""

from companion.rules.cards import Card, wild
from companion.rules.deck import common_actions, numbers, plain_wild, wild_draw_four
from companion.rules.effects import Effect, HouseRule, NameColor, ShuffleHands, TradeHands
from companion.rules.game import BOX_COLORS, Game

CUSTOMIZABLE = ("custom-1", "custom-2", "custom-3")
HANDS = ("wild-swap-hands", "wild-shuffle-hands")


def special(name: str, does: Effect, section: str = "") -> Card:
    names = NameColor()
    return wild(name, names, does, points=40, at_start=(names,), section=section)


CLASSIC = Game(
    name="classic",
    title="Classic",
    letter="C",
    shelf=5,
    contents=(
        *numbers(BOX_COLORS),
        *common_actions(BOX_COLORS),
        (plain_wild(), 4),
        (wild_draw_four(), 4),
        (special("wild-swap-hands", TradeHands()), 1),
        (special("wild-shuffle-hands", ShuffleHands()), 1),
        *((special(name, HouseRule(), "wild-customizable"), 1) for name in CUSTOMIZABLE),
    ),
    chapters=(*HANDS, "wild-customizable"),
    customizable=CUSTOMIZABLE,
    sizes={"112": (), "108": (*HANDS, *CUSTOMIZABLE)},
)
