"""What is printed on a face, whichever box it comes from: a sign and a color."""

from companion.rules.cards import Card

NUMBERS = tuple(str(number) for number in range(10))
RANKS = (
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "jack",
    "queen",
    "king",
    "ace",
    "under",
    "over",
)
SUITS = ("clubs", "diamonds", "hearts", "spades", "acorns", "leaves", "bells")
NO_COLOR = "none"
"""The color of a wild card."""
OTHER = "other"
"""The sign of anything else: a stranger's card, a back, a piece of table."""

SIGNS = (
    *NUMBERS,
    "skip", "reverse", "draw-one", "draw-two", "draw-four", "draw-five", "draw-six", "draw-ten",
    "flip", "skip-everyone", "skip-two", "discard-all", "wild", "blank", "swap", "shuffle",
    "roulette", "reverse-draw-four", "draw-color", "targeted-draw-two", "mod", "grab-one", "grab-two",
    *(f"rank-{rank}" for rank in RANKS), "joker",
    OTHER,
)  # fmt: skip
"""Every sign that the reader tells apart, in the order of its outputs."""
COLORS = (
    "red", "yellow", "green", "blue", "pink", "teal", "orange", "purple", *SUITS, NO_COLOR,
)  # fmt: skip
"""Every color, or suit of an ordinary pack, in the order of its outputs."""

_PRINTED_AS = {
    "custom-1": "blank", "custom-2": "blank", "custom-3": "blank", "dark-wild": "wild",
    "swap-hands": "swap", "forced-swap": "swap", "shuffle-hands": "shuffle", "grab": "grab-one",
    "joker-1": "joker", "joker-2": "joker",
}  # fmt: skip
"""Signs whose name in the rules is not what the card shows."""


def printed(card: Card) -> tuple[str, str]:
    """The sign and the color that the reader sees on a face."""
    if card.color is None:
        name = card.name.removeprefix("wild-")
        return _known_sign(_PRINTED_AS.get(name, name)), NO_COLOR
    if card.color in SUITS:
        return _known_sign(f"rank-{card.symbol}"), card.color
    return _known_sign(_PRINTED_AS.get(card.symbol, card.symbol)), card.color


def _known_sign(sign: str) -> str:
    """The sign, or `other` for one that the reader never learned."""
    return sign if sign in SIGNS else OTHER
