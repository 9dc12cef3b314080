"""Power Grab (2012): four Power Towers that protect whoever holds them."""

from companion.rules.cards import Card, action, wild
from companion.rules.deck import draw_two, numbers, reverse, skip, wild_draw_four
from companion.rules.effects import ColorOnly, Grab, NameColor, NextDraws
from companion.rules.game import BOX_COLORS, Game

TOWERS = ("u", "n", "o", "bang")
ICON_OF = {1: "u", 5: "u", 2: "n", 6: "n", 3: "o", 7: "o", 4: "bang", 8: "bang"}


def actions(color: str) -> list[tuple[Card, int]]:
    return [
        (action(color, "draw-one", NextDraws(1, "u")), 2),
        (draw_two(color, "n"), 2),
        (skip(color, "bang"), 2),
        (reverse(color), 1),
        (
            action(
                color,
                "grab-two",
                Grab(2),
                points=50,
                at_start=(ColorOnly(),),
                section="grab-2-towers",
            ),
            1,
        ),
    ]


POWER_GRAB = Game(
    name="power-grab",
    title="Power Grab",
    letter="P",
    sign="wild-grab",
    chapters=(
        "power-icons",
        "power-icons-and-power-towers",
        "draw-one",
        "grab-2-towers",
        "wild-grab-a-tower",
    ),
    shelf=4,
    contents=(
        *numbers(BOX_COLORS, zero=False),
        *(line for color in BOX_COLORS for line in actions(color)),
        (
            wild(
                "wild-grab",
                NameColor(),
                Grab(1),
                at_start=(NameColor(),),
                section="wild-grab-a-tower",
            ),
            4,
        ),
        (wild_draw_four(blocked_by="o"), 4),
    ),
    towers=TOWERS,
    sections={"wild": "wild-grab-a-tower"},
    icons={f"{color}-{value}": icon for color in BOX_COLORS for value, icon in ICON_OF.items()},
)
