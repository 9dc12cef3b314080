"""Where a card lies, worked out from its tags alone: enough to say which of two cards lies over the other.

A tag that can be seen inside another card's outline lies over that card: paper is not see-through.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from companion.pile.sighting import Point, Quad, inside, middle, side

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
    return Outline(tuple(_placed(tag, shape, offset) for offset in offsets))


def learned(quads: tuple[Quad, ...], shape: Shape) -> Shape:
    """The shape as two tags of one card show it, or the old one if they don't."""
    if len(quads) != 2 or (place := spanned(*quads)) is None:
        return shape
    a, b, c, _ = place
    tag = (side(quads[0]) + side(quads[1])) / 2
    across, along = sorted((math.dist(a, b) / tag, math.dist(b, c) / tag))
    if not 1.3 < along / across < 1.75:
        return shape
    (ux, uy), _ = _axes(quads[0])
    (wx, wy), _ = _axes(quads[1])
    return Shape(across, along, turned=ux * wx + uy * wy < 0)


def _axes(tag: Quad) -> tuple[Point, Point]:
    """Along the tag's top and down its left side, averaged over both; one tag side long."""
    a, b, c, d = tag
    return (
        ((b[0] - a[0] + c[0] - d[0]) / 2, (b[1] - a[1] + c[1] - d[1]) / 2),
        ((d[0] - a[0] + c[0] - b[0]) / 2, (d[1] - a[1] + c[1] - b[1]) / 2),
    )


def spanned(one: Quad, other: Quad) -> Quad | None:
    """The rectangle that two tags in opposite corners span, or None if they can't be one card's."""
    u, v = _axes(one)
    w, _ = _axes(other)
    lu, lv, lw = math.hypot(*u), math.hypot(*v), math.hypot(*w)
    if min(lu, lv, lw) == 0 or abs(u[0] * w[0] + u[1] * w[1]) < 0.85 * lu * lw:
        return None
    across, down = (u[0] / lu, u[1] / lu), (v[0] / lv, v[1] / lv)
    at = [(x * across[0] + y * across[1], x * down[0] + y * down[1]) for x, y in (*one, *other)]
    edge = EDGE * (lu + lv) / 2
    left, right = min(x for x, _ in at) - edge, max(x for x, _ in at) + edge
    top, bottom = min(y for _, y in at) - edge, max(y for _, y in at) + edge
    wide, tall = (right - left) / lu, (bottom - top) / lv
    if max(wide, tall) > 6 or min(wide, tall) < 1.8:
        return None
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    skew = across[0] * down[1] - across[1] * down[0]
    if abs(skew) < 0.3:
        return None
    back = [
        ((x * down[1] - y * across[1]) / skew, (y * across[0] - x * down[0]) / skew)
        for x, y in corners
    ]
    return (back[0], back[1], back[2], back[3])


def _placed(tag: Quad, shape: Shape, offset: Point) -> Quad:
    """The upright card whose one tag this is; `offset` says on which side of the tag its middle lies."""
    u, v = _axes(tag)
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
