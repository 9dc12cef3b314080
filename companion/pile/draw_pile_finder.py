"""Where the draw pile lies when nobody has said so: where hands stop that don't stop at the discard pile.

Anybody's hand may rest somewhere before them; only at the draw pile do hands from different sides stop.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import dist

from companion.pile.arm import ArmSeen, between
from companion.pile.quad import Point
from companion.pile.tuning import TUNING

STOPS = TUNING.stops


@dataclass(frozen=True, slots=True)
class HandStop:
    """A hand that is, or was, in one place away from the discard pile."""

    at: Point
    direction: float
    began: float
    last: float


@dataclass(frozen=True, slots=True)
class DrawPileFinder:
    """Hands that are somewhere just now, and where hands have stopped."""

    now: tuple[HandStop, ...] = ()
    made: tuple[HandStop, ...] = ()
    place: Point | None = None
    """The draw pile's middle, in millimetres from the discard pile's, as soon as it is clear."""

    def seen(self, t: float, arms: Iterable[ArmSeen]) -> "DrawPileFinder":
        """A moment later."""
        arms = tuple(arms)
        if not arms and not self.now:
            return self
        waiting, now = list(self.now), list[HandStop]()
        for arm in arms:
            if not arm.alone:
                continue
            before = next((one for one in waiting if _continues_stop(one, arm)), None)
            if before is None:
                now.append(HandStop(arm.at, arm.direction, t, t))
            else:
                waiting.remove(before)
                now.append(replace(before, last=t))
        now += (one for one in waiting if t - one.last < STOPS.gap)
        over = tuple(one for one in waiting if t - one.last >= STOPS.gap and _is_draw_stop(one))
        if not over:
            return replace(self, now=tuple(now))
        made = (*self.made, *over)[-STOPS.kept :]
        return DrawPileFinder(tuple(now), made, _place_of_stops(made))


def _place_of_stops(made: tuple[HandStop, ...]) -> Point | None:
    """The draw pile's middle, if enough of these stops are at one place, from different sides."""
    spots = [_reached_point(one) for one in made]
    if len(spots) < STOPS.enough:
        return None
    near = [[n for n, other in enumerate(spots) if dist(one, other) < STOPS.one] for one in spots]
    best = max(near, key=len)
    if len(best) < max(STOPS.enough, STOPS.most * len(spots)):
        return None
    sides = [made[n].direction for n in best]
    if max(abs(between(a, b)) for a in sides for b in sides) < STOPS.sides:
        return None
    return (
        sum(spots[n][0] for n in best) / len(best),
        sum(spots[n][1] for n in best) / len(best),
    )


def _continues_stop(stop: HandStop, arm: ArmSeen) -> bool:
    return (
        dist(stop.at, arm.at) < STOPS.still
        and abs(between(stop.direction, arm.direction)) < STOPS.sides
    )


def _is_draw_stop(stop: HandStop) -> bool:
    """Whether a hand stopped where a draw pile may be, as long as it takes to draw."""
    return (
        STOPS.stays <= stop.last - stop.began < STOPS.long
        and STOPS.near < math.hypot(*stop.at) < STOPS.far
    )


def _reached_point(stop: HandStop) -> Point:
    turn = math.radians(stop.direction)
    return stop.at[0] - STOPS.beyond * math.cos(turn), stop.at[1] - STOPS.beyond * math.sin(turn)
