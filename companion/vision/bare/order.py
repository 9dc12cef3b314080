"""A deck's faces by name, and in which order they are laid out to be taught: no picture is needed for it."""

import math
import re
from collections.abc import Sequence
from functools import cache

from companion.rules.games import GAMES

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,23}")
"""What a taught deck may be called."""
COLORS = frozenset(color for game in GAMES.values() for color in game.colors)
Rows = tuple[tuple[str, ...], ...]
WHOLE_ROW = 13
"""How many cards lie in a row when the whole deck is laid out."""
COLOR_ROW = 7
"""How many lie in a row of one color, which a camera over the table can see."""


def color_of(face: str) -> str | None:
    """The color of a face, as its name says; None for a wild card."""
    color, dash, _ = face.partition("-")
    return color if dash and color in COLORS else None


def sign_of(face: str) -> str:
    """What a face shows, whatever its color: all 7s have one sign."""
    color = color_of(face)
    return face if color is None else face[len(color) + 1 :]


@cache
def rows(game: str) -> dict[str, Rows]:
    """How one card of each face is laid out: the whole deck, or a color at a time; the wild cards last."""
    colors: dict[str | None, list[str]] = {}
    for face in GAMES[game].deck.names:
        colors.setdefault(color_of(face), []).append(face)
    wild = colors.pop(None, [])
    parts = {str(color): some for color, some in colors.items()} | ({"wild": wild} if wild else {})
    whole = tuple(row for some in parts.values() for row in in_rows(some, WHOLE_ROW))
    return {"all": whole} | {name: in_rows(some, COLOR_ROW) for name, some in parts.items()}


def in_rows(faces: Sequence[str], most: int = COLOR_ROW) -> Rows:
    """Faces in rows of about the same length, none longer than this."""
    many = max(1, math.ceil(len(faces) / most))
    each = math.ceil(len(faces) / many)
    return tuple(tuple(faces[at : at + each]) for at in range(0, len(faces), each))
