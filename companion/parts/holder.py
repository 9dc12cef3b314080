"""A card holder for small hands: two curved rows in which a hand of cards stands by itself."""

from math import asin, cos, degrees, radians, sin

from manifold3d import CrossSection, Manifold

from companion.parts.measures import Measures
from companion.parts.shape import grown, lean, polygon, rectangle

BACK = 14.0  # cards lean away from the child by this many degrees
DEEP = 15.0
RADIUS = 260.0  # of the curve, so that the cards stand in a fan
ROWS = 2
STEP = 12.0  # the rear row stands higher: its cards show above the front ones
OVERLAP = 4.0  # cards that lie over one another in a fan


def _row(gap: float, front: float, top: float) -> CrossSection:
    """A leaning groove, as (depth, height), its mouth wide open."""

    def at(y: float, z: float) -> tuple[float, float]:
        return (front + y + (z - (top - DEEP)) * lean(BACK), z)

    return polygon(
        [at(0, top - DEEP), at(gap, top - DEEP), at(gap, top - 2), at(gap + 2.5, top + 1)]
        + [at(-2.5, top + 1), at(0, top - 2)]
    )


def card_holder(m: Measures) -> Manifold:
    gap = max(3.0, OVERLAP * m.sleeved_thickness + 2 * m.clearance)
    pitch = gap + 12.0
    depth = 10.0 + pitch * ROWS
    low, high = 20.0, 20.0 + STEP
    outline = polygon(
        [(0.6, 0), (depth - 0.6, 0), (depth, 0.6), (depth, high - 3), (depth - 3, high)]
        + [
            (pitch + 6, high),
            (pitch + 3, high - 3),
            (pitch + 3, low + 2),
            (pitch + 1, low),
            (3, low),
            (0, low - 3),
            (0, 0.6),
        ]
    )
    profile = outline - _row(gap, 4.0, low) - _row(gap, 4.0 + pitch, high)
    half = degrees(asin(min(0.9, (m.holder_width / 2) / (RADIUS + depth))))
    # the child sits in the middle of the curve: the front row is the inner one
    ring = profile.translate((RADIUS, 0)).revolve(360, 2 * half)
    return ring.rotate((0, 0, 90 - half)).translate((0, -RADIUS - depth / 2, 0))
