"""A card holder for small hands: two curved rows in which a hand of cards stands by itself."""

from math import asin, degrees

from manifold3d import CrossSection, Manifold

from models.parts.measures import Measures
from models.parts.shape import lean, polygon

BACK = 14.0  # cards lean away from the child by this many degrees
DEEP = 15.0
RADIUS = 260.0  # of the curve, so that the cards stand in a fan
ROWS = 2
LOW = 19.0  # height of the front row
WALL = 4.0
PITCH = 11.0  # from groove to groove, beside the groove itself
STEP = 12.0  # the rear row stands higher: its cards show above the front ones
OVERLAP = 3.0  # cards that lie over one another in a fan


def _row(gap: float, front: float, top: float) -> CrossSection:
    """A leaning groove, as (depth, height), its mouth wide open."""

    def at(y: float, z: float) -> tuple[float, float]:
        return (front + y + (z - (top - DEEP)) * lean(BACK), z)

    return polygon(
        [
            at(0, top - DEEP),
            at(gap, top - DEEP),
            at(gap, top - 2),
            at(gap + 2.5, top + 1),
            at(-1.5, top + 1),
            at(0, top - 2),
        ]
    )


def groove(m: Measures) -> float:
    """Wide enough for cards that lie over one another, and for a straight card in a curve."""
    bow = m.sleeve_width**2 / 8 / RADIUS
    return bow + OVERLAP * m.sleeved_thickness + 2 * m.clearance


def stands(m: Measures, row: int) -> tuple[float, float]:
    """Where a row's cards stand: the middle of the groove's floor, from the curve's center, and up."""
    return RADIUS + WALL + (groove(m) + PITCH) * row + groove(m) / 2, LOW + STEP * row - DEEP


def depth(m: Measures) -> float:
    """From the front edge to the back."""
    return 10.0 + (groove(m) + PITCH) * ROWS


def card_holder(m: Measures) -> Manifold:
    gap = groove(m)
    pitch = gap + PITCH
    deep = depth(m)
    low, high = LOW, LOW + STEP
    outline = polygon(
        [
            (0.6, 0),
            (deep - 0.6, 0),
            (deep, 0.6),
            (deep, high - 3),
            (deep - 3, high),
            (pitch + 4.5, high),
            (pitch + 3, high - 1.5),
            (pitch + 3, low + 2),
            (pitch + 1, low),
            (3, low),
            (0, low - 3),
            (0, 0.6),
        ]
    )
    profile = outline - _row(gap, WALL, low) - _row(gap, WALL + pitch, high)
    half = degrees(asin(min(0.9, (m.holder_width / 2) / (RADIUS + deep))))
    # the child sits in the middle of the curve: the front row is the inner one
    ring = profile.translate((RADIUS, 0)).revolve(48, 2 * half)
    return ring.rotate((0, 0, 90 - half)).translate((0, -RADIUS - deep / 2, 0))
