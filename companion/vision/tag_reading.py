"""A tag read in the picture: how long ago, and whether two readings are one tag."""

from dataclasses import dataclass

from companion.pile.quad import Point, Quad, apart, side
from companion.vision.motion import Patch
from companion.vision.picture import Gray
from companion.vision.reader import Code


@dataclass(frozen=True, slots=True)
class TagReading:
    """A tag as it was last read."""

    code: Code
    t: float
    shift: Point = (0.0, 0.0)
    """By how much the picture was off then."""
    look: Gray | None = None
    """How it looked, where that is of use."""
    rests: bool = False
    """It lay there in the reading before, too."""


def ours(codes: list[Code]) -> set[str]:
    """The texts among these that have the form of ours."""
    return {code.text for code in codes if code.ours}


def same(one: Code, other: Code) -> bool:
    """Whether two readings are of one tag at one place."""
    return one.text == other.text and apart(one.corners, other.corners) < 0.6 * side(other.corners)


def in_whole(codes: list[Code], patch: Patch, times: float) -> list[Code]:
    """Codes read in an enlarged part of the picture, at their places in the whole."""

    def put(quad: Quad) -> Quad:
        a, b, c, d = (
            ((x + 0.5) / times - 0.5 + patch.left, (y + 0.5) / times - 0.5 + patch.top)
            for x, y in quad
        )
        return (a, b, c, d)

    return [Code(code.text, put(code.corners), code.ours) for code in codes]
