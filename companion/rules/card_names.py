"""How cards are called: `red-7`, `blue-3-u#1`, `wild-draw-four`. Whoever needs the parts of a name asks here."""

from functools import lru_cache
from typing import NamedTuple

COLORS = ("red", "blue", "green", "yellow", "purple", "orange")
"""Every color that a card of any game is printed in."""

SYMBOLS = (
    *map(str, range(10)),
    *("draw-one", "draw-two", "draw-four", "reverse", "skip", "skip-everyone"),
    *("discard-all", "grab-two"),
    *("wild", "wild-draw-four", "wild-grab", "mod"),
    *("wild-reverse", "wild-skip", "wild-skip-two", "wild-draw-two"),
    *("wild-targeted-draw-two", "wild-forced-swap"),
    *("wild-swap-hands", "wild-shuffle-hands"),
    *("wild-reverse-draw-four", "wild-draw-six", "wild-draw-ten", "wild-roulette"),
    *("custom-1", "custom-2", "custom-3", "veto", "wheel-reference"),
)
"""Everything that a card shows beside its color, in the order in which people sort a deck."""

BADGES = {"spin": "", "u": "U", "n": "N", "o": "O", "bang": "!"}
"""What stands small on a number card, and the letter it is drawn as: a swirl has none."""


class CardName(NamedTuple):
    """A card's name taken apart: `blue-3-u#1` is blue, 3, u and 1."""

    color: str | None
    symbol: str
    badge: str | None
    copy: int | None


@lru_cache(maxsize=2048)
def parted(name: str) -> CardName:
    """The parts of a name; whatever doesn't begin with a color is a symbol as a whole."""
    face, _, copy = name.partition("#")
    color, _, symbol = face.partition("-")
    if color not in COLORS or not symbol:
        return CardName(None, face, None, int(copy) if copy.isdecimal() else None)
    number, _, badge = symbol.partition("-")
    if not number.isdecimal() or badge not in BADGES:
        number, badge = symbol, ""
    return CardName(color, number, badge or None, int(copy) if copy.isdecimal() else None)


def is_card_name(name: str) -> bool:
    """Whether some box may hold such a card, be it this one or not."""
    face, mark, copy = name.partition("#")
    said = parted(face)
    return said.symbol in SYMBOLS and copy.isdecimal() == bool(mark)


def design(name: str) -> str:
    """The name without the number of the physical copy: `red-7#1` is a `red-7`."""
    return name.partition("#")[0]
