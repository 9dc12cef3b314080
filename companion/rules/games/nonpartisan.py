"""Nonpartisan (2019): the VETO card, and up to three cards with rules of the players' own."""

from companion.rules.cards import Card, wild
from companion.rules.deck import common_actions, numbers, plain_wild, wild_draw_four
from companion.rules.effects import HouseRule, NameColor
from companion.rules.game import Game

COLORS = ("purple", "green", "orange", "yellow")
CUSTOMIZABLE = ("custom-1", "custom-2", "custom-3")


def customizable(name: str) -> Card:
    does = (NameColor(), HouseRule())
    return wild(name, *does, points=40, at_start=(NameColor(),), section="wild-customizable")


NONPARTISAN = Game(
    name="nonpartisan",
    title="Nonpartisan",
    letter="N",
    sign="custom-1",
    chapters=("wild-customizable", "veto-card"),
    shelf=2,
    colors=COLORS,
    contents=(
        *numbers(COLORS),
        *common_actions(COLORS),
        (plain_wild(), 4),
        (wild_draw_four(), 4),
        *((customizable(name), 1) for name in CUSTOMIZABLE),
    ),
    extras=("veto#1",),
    veto=True,
    customizable=CUSTOMIZABLE,
    sections={"cut": "rulings/dealer"},
)
