"""Drawn cards as the net gets to see them, with what they show."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.printed import COLORS, NO_COLOR, NUMBERS, OTHER, RANKS, SIGNS
from models.faces.designs import HUES, card, other_card
from models.faces.light import BROAD, TALL, miscut, scenery, seen
from models.faces.packs import FRENCH, GERMAN, joker, pack_card
from models.faces.signs import Chance
from models.faces.stamp import Pixels

Looks = tuple[Pixels, NDArray[np.int64], NDArray[np.int64]]
"""Pictures, and for each its sign and its color; a color of -1 is none of the question's."""

WILD = ("wild", "draw-color", "roulette", "swap", "shuffle", "reverse-draw-four", "draw-six", "draw-ten",
        "targeted-draw-two", "blank", "mod", "grab-one")  # fmt: skip
"""Signs that only wild cards have."""
EITHER = ("skip", "reverse", "draw-two", "draw-four", "skip-two")
"""Signs of colored and of wild cards."""
COLORED = ("draw-one", "draw-five", "flip", "skip-everyone", "discard-all", "grab-two")
OFTEN = {
    "skip": 1.6,
    "reverse": 3.2,
    "draw-two": 2.6,
    "draw-four": 3.0,
    "wild": 2.2,
    "6": 1.5,
    "9": 1.5,
}
"""How much oftener than once the hard signs and those of every box are drawn."""
SHARES = {"family": 0.72, "pack": 0.14, "other": 0.07, "nothing": 0.07}
"""Shares of what is drawn."""
LOOKS = 3
"""Looks at each drawn card."""

_FAMILY = (*NUMBERS, *EITHER, *COLORED, *WILD)
_OFTEN = np.array([OFTEN.get(sign, 1.0 if sign in NUMBERS else 0.7) for sign in _FAMILY])


def drawn(seed: int, many: int, fonts: Sequence[str]) -> Looks:
    """So many looks at cards drawn with these fonts, by chance of a seed."""
    chance = np.random.default_rng(seed)
    pictures = np.empty((many, TALL, BROAD, 3), np.uint8)
    signs, colors = np.empty(many, np.int64), np.empty(many, np.int64)
    for first in range(0, many, LOOKS):
        font, second = (fonts[int(at)] for at in chance.integers(0, len(fonts), 2))
        picture, sign, color = _one(font, second, chance)
        for at in range(first, min(first + LOOKS, many)):
            pictures[at] = seen(picture, chance)
            signs[at] = SIGNS.index(sign)
            colors[at] = -1 if color is None else COLORS.index(color)
    return pictures, signs, colors


def _one(font: str, second: str, chance: Chance) -> tuple[Pixels, str, str | None]:
    """One card, or something else, and what it shows."""
    kind = str(chance.choice(list(SHARES), p=list(SHARES.values())))
    if kind == "family":
        return _family(font, second, chance)
    if kind == "pack":
        return _pack(font, chance)
    if kind == "other":
        picture, color = other_card(font, second, chance)
        return picture, OTHER, color
    if chance.random() < 0.4:
        return scenery(chance), OTHER, None
    picture, _, _ = _family(font, second, chance)
    return miscut(picture, chance), OTHER, None


def _family(font: str, second: str, chance: Chance) -> tuple[Pixels, str, str]:
    sign = str(chance.choice(_FAMILY, p=_OFTEN / _OFTEN.sum()))
    wild = sign in WILD or (
        sign in EITHER and chance.random() < (0.45 if sign == "draw-four" else 0.2)
    )
    color = NO_COLOR
    if not wild:
        color = str(chance.choice(["red", "yellow", "green", "blue", *HUES]))
    return card(sign, color, font, second, chance), sign, color


def _pack(font: str, chance: Chance) -> tuple[Pixels, str, str]:
    if chance.random() < 0.04:
        return joker(font, chance), "joker", NO_COLOR
    rank = str(chance.choice(RANKS))
    german = rank in ("under", "over") or (
        rank in ("7", "8", "9", "10", "king", "ace") and chance.random() < 0.4
    )
    suit = str(chance.choice(GERMAN if german else FRENCH))
    return pack_card(rank, suit, font, chance), f"rank-{rank}", suit
