"""Where the draw pile lies when nobody has said so: where hands stop that don't stop at the discard pile.

Anybody's hand may rest somewhere before them; only at the draw pile do hands from different sides stop.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import dist

from companion.pile.arm import ArmSeen, between
from companion.pile.sighting import Point

STAYS = 0.2
"""Seconds for which a hand is in one place at least when it takes a card…"""
LONG = 2.5
"""…and at most: a hand that lies there longer rests…"""
STILL = 25.0
"""…and millimetres within which that is one place."""
NEAR, FAR = 65.0, 320.0
"""Millimetres from the discard pile to where a draw pile may be."""
GAP = 0.2
"""Seconds for which a hand may be out of sight."""
BEYOND = 20.0
"""Millimetres that a hand reaches farther than its fingertips seem."""
ONE = 40.0
"""Millimetres within which hands stop at one pile…"""
MOST = 0.5
"""…which is where so many of them do…"""
ENOUGH = 4
"""…so often at least…"""
SIDES = 40.0
"""…from directions that far apart."""
KEPT = 16


@dataclass(frozen=True, slots=True)
class Stop:
    """A hand that is, or was, in one place away from the discard pile."""

    at: Point
    direction: float
    began: float
    last: float


@dataclass(frozen=True, slots=True)
class Stops:
    """Hands that are somewhere just now, and where hands have stopped."""

    now: tuple[Stop, ...] = ()
    made: tuple[Stop, ...] = ()

    def seen(self, t: float, arms: Iterable[ArmSeen]) -> "Stops":
        """A moment later."""
        waiting, now = list(self.now), list[Stop]()
        for arm in arms:
            if not arm.alone:
                continue
            before = next((one for one in waiting if _goes_on(one, arm)), None)
            if before is None:
                now.append(Stop(arm.at, arm.direction, t, t))
            else:
                waiting.remove(before)
                now.append(replace(before, last=t))
        now += (one for one in waiting if t - one.last < GAP)
        over = tuple(one for one in waiting if t - one.last >= GAP and _took(one))
        return Stops(tuple(now), (*self.made, *over)[-KEPT:])

    @property
    def place(self) -> Point | None:
        """The draw pile's middle, in millimetres from the discard pile's, as soon as it is clear."""
        spots = [_reached(one) for one in self.made]
        if len(spots) < ENOUGH:
            return None
        near = [[n for n, other in enumerate(spots) if dist(one, other) < ONE] for one in spots]
        best = max(near, key=len)
        if len(best) < max(ENOUGH, MOST * len(spots)):
            return None
        sides = [self.made[n].direction for n in best]
        if max(abs(between(a, b)) for a in sides for b in sides) < SIDES:
            return None
        return (
            sum(spots[n][0] for n in best) / len(best),
            sum(spots[n][1] for n in best) / len(best),
        )


def _goes_on(stop: Stop, arm: ArmSeen) -> bool:
    return dist(stop.at, arm.at) < STILL and abs(between(stop.direction, arm.direction)) < SIDES


def _took(stop: Stop) -> bool:
    """Whether a hand stopped where a draw pile may be, as long as it takes to draw."""
    return STAYS <= stop.last - stop.began < LONG and NEAR < math.hypot(*stop.at) < FAR


def _reached(stop: Stop) -> Point:
    turn = math.radians(stop.direction)
    return stop.at[0] - BEYOND * math.cos(turn), stop.at[1] - BEYOND * math.sin(turn)
