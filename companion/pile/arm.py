"""Arms over the table: where each comes from, how it looks, and what its hand came for.

Directions are degrees around the pile as the camera sees it, clockwise from the right. Nobody is named here
(`arm_owners.py` learns that); an arm that can't be followed for sure has no direction at all.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.pile.tuning import TUNING

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ArmSeen:
    """One arm in one glance, followed from the picture's edge to its fingertips."""

    tip: Point
    """The fingertips, in pixels."""
    root: Point
    """Where it enters the picture, in pixels."""
    direction: float
    """Degrees around the pile from which the forearm comes, drawn out far beyond the picture."""
    at: Point
    """The fingertips on the table, in millimetres from the middle of the pile."""
    foot: Point = (0.0, 0.0)
    """Where it enters the picture, in millimetres from the middle of the pile."""
    at_draw: bool = False
    """Whether the fingertips are over the draw pile."""
    off_draw: float = 0.0
    """Millimetres from the fingertips to the draw pile's middle, while they are over it."""
    look: tuple[float, ...] = ()
    """Brightness, red and blue of the hand beside the table's light, then of the sleeve; empty without color."""
    alone: bool = True
    """Whether it touches no other arm."""

    @property
    def at_pile(self) -> float:
        """How near the fingertips are to the pile: 1 over its middle, 0 far away."""
        return math.exp(-0.7 * math.hypot(*self.at) / TUNING.visits.near)


@dataclass(frozen=True, slots=True)
class Arm:
    """The arm of one visit, as all its glances together tell."""

    direction: float
    sure: float
    """The share of what was seen that speaks for this arm, 0.5 to 1."""
    look: tuple[float, ...] = ()

    def as_json(self) -> dict[str, object]:
        """The arm as an event carries it."""
        return {
            "direction": round(self.direction, 1),
            "sure": round(self.sure, 2),
            "look": [round(value, 3) for value in self.look],
        }


def arm_of(told: object) -> Arm | None:
    """The arm that an event tells of, wherever the event comes from; None when it tells none or is bent."""
    if not isinstance(told, Mapping):
        return None
    direction, sure, look = told.get("direction"), told.get("sure"), told.get("look", ())
    if not isinstance(direction, int | float) or not isinstance(sure, int | float):
        return None
    if not isinstance(look, list | tuple) or not all(isinstance(v, int | float) for v in look):
        return None
    values = (float(direction), float(sure), *(float(v) for v in look))
    if len(look) > 16 or not all(math.isfinite(value) for value in values):
        return None
    return Arm(values[0] % 360, min(max(values[1], 0.0), 1.0), values[2:])


def between(one: float, other: float) -> float:
    """The angle from one direction to another, the shorter way round: -180 to 180."""
    return (other - one + 180.0) % 360.0 - 180.0


def mean_direction(directions: Iterable[tuple[float, float]]) -> float:
    """The middle of some directions, each with its weight."""
    x = y = 0.0
    for direction, weight in directions:
        x += weight * math.cos(math.radians(direction))
        y += weight * math.sin(math.radians(direction))
    return math.degrees(math.atan2(y, x)) % 360
