"""Mod (2009): the Mod card gives away all cards of one color."""

from companion.rules.cards import wild
from companion.rules.deck import common_actions, numbers, plain_wild, wild_draw_four
from companion.rules.effects import GiveColor, NameColor
from companion.rules.game import BOX_COLORS, Game

MOD = Game(
    name="mod",
    title="Mod",
    letter="M",
    sign="mod",
    chapters=("mod-card",),
    shelf=1,
    contents=(
        *numbers(BOX_COLORS),
        *common_actions(BOX_COLORS),
        (plain_wild(), 4),
        (wild_draw_four(), 4),
        (wild("mod", NameColor(), GiveColor(), at_start=(NameColor(),), section="mod-card"), 4),
    ),
)
