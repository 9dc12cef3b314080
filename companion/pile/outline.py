"""Where a card lies, worked out from its tags alone: enough to say which of two cards lies over the other.

A tag that can be seen inside another card's outline lies over that card: paper is not see-through.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from companion.pile.quad import Point, Quad, inside, middle, side

EDGE = 0.135
"""From a tag's modules to the card's edge, in tag sides: quiet zone and margin."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What cards look like in this deck, in tag sides; learned from the first card whose two tags are both seen."""

    across: float = 58 / 26
    along: float = 89 / 26
    turned: bool | None = None
    """The second tag is upside down, so one tag alone tells where the card's middle is."""


@dataclass(frozen=True, slots=True)
class Outline:
    """Where a card may lie: one place when both tags are seen, two possible ones with a single tag."""

    places: tuple[Quad, ...]

    def holds(self, point: Point) -> bool:
        """Whether the card surely lies at this point of the picture, wherever it may lie."""
        return all(inside(point, place) for place in self.places)

    def mirrored(self, point: Point) -> tuple[Point, ...]:
        """Where the card's other tag would be if one is at this point, wherever it may lie."""
        spots = (middle(place) for place in self.places)
        return tuple((2 * x - point[0], 2 * y - point[1]) for x, y in spots)

    @property
    def middle(self) -> Point:
        """The card's middle, or the best guess at it."""
        return middle(self.places[0])

    @property
    def sure(self) -> bool:
        """There is only one place where it may lie."""
        return len(self.places) == 1

    @property
    def length(self) -> float:
        """Its longer side in pixels."""
        a, b, c, _ = self.places[0]
        return max(math.dist(a, b), math.dist(b, c))


@lru_cache(maxsize=256)
def outline(quads: tuple[Quad, ...], shape: Shape) -> Outline:
    """The outline of the card that carries these one or two tags."""
    if len(quads) >= 2 and (place := spanned(quads[0], quads[1])) is not None:
        return Outline((place,))
    tag = quads[0]
    offsets = [(-1.0, 1.0)] if shape.turned else [(-1.0, 1.0), (1.0, -1.0)]
    return Outline(tuple(_card_of_tag(tag, shape, offset) for offset in offsets))


def learned(quads: tuple[Quad, ...], shape: Shape) -> Shape:
    """The shape as two tags of one card show it, or the old one if they don't."""
    if len(quads) != 2 or (place := spanned(*quads)) is None:
        return shape
    a, b, c, _ = place
    tag = (side(quads[0]) + side(quads[1])) / 2
    across, along = sorted((math.dist(a, b) / tag, math.dist(b, c) / tag))
    if not 1.3 < along / across < 1.75:
        return shape
    (ux, uy), _ = _tag_axes(quads[0])
    (wx, wy), _ = _tag_axes(quads[1])
    return Shape(across, along, turned=ux * wx + uy * wy < 0)


def _tag_axes(tag: Quad) -> tuple[Point, Point]:
    """Along the tag's top and down its left side; where its fourth corner is, which has no mark, is known less well."""
    a, b, _, d = tag
    return (b[0] - a[0], b[1] - a[1]), (d[0] - a[0], d[1] - a[1])


def spanned(one: Quad, other: Quad) -> Quad | None:
    """The rectangle that two tags in opposite corners span, or None if they can't be one card's."""
    u, v = _tag_axes(one)
    w, z = _tag_axes(other)
    lu, lv, lw = math.hypot(*u), math.hypot(*v), math.hypot(*w)
    along = u[0] * w[0] + u[1] * w[1]
    if min(lu, lv, lw) == 0 or abs(along) < 0.85 * lu * lw:
        return None
    half = math.copysign(0.5, along)  # both tell how the card lies, one perhaps upside down
    u = (u[0] / 2 + half * w[0], u[1] / 2 + half * w[1])
    v = (v[0] / 2 + half * z[0], v[1] / 2 + half * z[1])
    skew = u[0] * v[1] - u[1] * v[0]
    if abs(skew) < 0.3 * lu * lv:
        return None
    # Where the corners are, in tags across and down.
    at = [((x * v[1] - y * v[0]) / skew, (y * u[0] - x * u[1]) / skew) for x, y in (*one, *other)]
    left, right = min(x for x, _ in at) - EDGE, max(x for x, _ in at) + EDGE
    top, bottom = min(y for _, y in at) - EDGE, max(y for _, y in at) + EDGE
    if max(right - left, bottom - top) > 6 or min(right - left, bottom - top) < 1.8:
        return None
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    a, b, c, d = ((x * u[0] + y * v[0], x * u[1] + y * v[1]) for x, y in corners)
    return (a, b, c, d)


def _card_of_tag(tag: Quad, shape: Shape, offset: Point) -> Quad:
    """The upright card whose one tag this is; `offset` says on which side of the tag its middle lies."""
    u, v = _tag_axes(tag)
    x, y = middle(tag)
    reach = 0.5 + EDGE
    dx = offset[0] * (shape.across / 2 - reach)
    dy = offset[1] * (shape.along / 2 - reach)
    cx, cy = x + dx * u[0] + dy * v[0], y + dx * u[1] + dy * v[1]
    half_u = (u[0] * shape.across / 2, u[1] * shape.across / 2)
    half_v = (v[0] * shape.along / 2, v[1] * shape.along / 2)
    return (
        (cx - half_u[0] - half_v[0], cy - half_u[1] - half_v[1]),
        (cx + half_u[0] - half_v[0], cy + half_u[1] - half_v[1]),
        (cx + half_u[0] + half_v[0], cy + half_u[1] + half_v[1]),
        (cx - half_u[0] + half_v[0], cy - half_u[1] + half_v[1]),
    )
