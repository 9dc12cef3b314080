"""A box of cards without tags, taught as a family teaches it: one picture a face."""

from __future__ import annotations

from functools import lru_cache

from companion.demo.bare_cards import photo
from companion.rules.games import GAMES
from companion.vision.bare import teach
from companion.vision.bare.cut import Color


def taught(design: str, game: str = "classic") -> dict[str, Color]:
    """Every face of the box, each cut from a picture of its own."""
    return {face: _taught(face, design) for face in GAMES[game].deck.names}


@lru_cache(maxsize=512)
def _taught(face: str, design: str) -> Color:
    """One face: boxes of one design have most of them in common."""
    card = teach.one(photo(face, design))
    if card is None or card.why is not None:
        raise ValueError(f"{face} of {design} could not be taught: {card and card.why}")
    return card.face
