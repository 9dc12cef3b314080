"""The common game alone: 108 cards, nothing else in the box."""

from companion.rules.deck import common_actions, numbers, plain_wild, wild_draw_four
from companion.rules.game import BOX_COLORS, Game

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
    ),
)
