"""Show 'em No Mercy (2023): stacking, hands that trade, and 25 cards put a player out. The counts are secondary."""

from dataclasses import replace

from companion.rules.cards import Card, action, number, wild
from companion.rules.deck import draw_two, reverse, skip
from companion.rules.effects import (
    DiscardColor,
    NameColor,
    NextDraws,
    NextNames,
    PlayAgain,
    Reverse,
)
from companion.rules.game import BOX_COLORS, Game


def passed_over(card: Card) -> Card:
    """Turned up at the start, the card is left where it lies, and the next one counts."""
    return replace(card, start="passed-over", at_start=())


def colored(color: str) -> list[tuple[Card, int]]:
    return [
        *((number(color, value), 2) for value in range(10)),
        (draw_two(color), 3),
        (action(color, "draw-four", NextDraws(4)), 2),
        (skip(color), 3),
        (action(color, "skip-everyone", PlayAgain()), 2),
        (reverse(color), 3),
        (action(color, "discard-all", DiscardColor()), 3),
    ]


CONTENTS = (
    *(line for color in BOX_COLORS for line in colored(color)),
    (wild("wild-reverse-draw-four", NameColor(), Reverse(), NextDraws(4)), 8),
    (wild("wild-draw-six", NameColor(), NextDraws(6)), 4),
    (wild("wild-draw-ten", NameColor(), NextDraws(10)), 4),
    (wild("wild-roulette", NextNames()), 8),
)

NO_MERCY = Game(
    name="no-mercy",
    title="No Mercy",
    letter="X",
    shelf=6,
    sign="wild-draw-ten",
    chapters=(
        "draw-cards",
        "skip-everyone",
        "discard-all",
        "wild-reverse-draw-four",
        "wild-roulette",
        "mercy",
    ),
    contents=tuple(
        (card if card.number is not None else passed_over(card), copies)
        for card, copies in CONTENTS
    ),
    rulings={
        "stacking": "value",
        "draw-more": "until-playable",
        "force-play": "on",
        "seven-zero": "on",
    },
    players=(2, 6),
    target=1000,
    mercy=25,
    mercy_points=250,
    last_card_acts=False,
    sections={
        **dict.fromkeys(("draw-two", "draw-four", "wild-draw-six", "wild-draw-ten"), "draw-cards"),
        "wild-draw-four": "draw-cards",
    },
)
