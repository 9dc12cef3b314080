"""The draw pile is where hands from different sides stop that don't stop at the discard pile."""

import math

from companion.pile.arm import ArmSeen
from companion.pile.draw_pile_finder import STOPS, DrawPileFinder
from companion.pile.quad import Point

DRAW = (-94.0, 5.0)


def reach(
    stops: DrawPileFinder, t: float, place: Point, direction: float, stays: float = 0.4
) -> DrawPileFinder:
    """A hand comes in, is at a place for a while, and goes."""
    turn = math.radians(direction)
    ahead = (math.cos(turn), math.sin(turn))
    frames = round((1.5 + stays) * 15)
    for n in range(frames):
        now = n / 15
        away = 200 * max(0.6 - now, now - 0.6 - stays, 0.0) / 0.6 + STOPS.beyond
        tip = (place[0] + away * ahead[0], place[1] + away * ahead[1])
        seen = [ArmSeen((0, 0), (0, 0), direction, tip)] if away < 200 else []
        stops = stops.seen(t + now, seen)
    return stops


def test_four_hands_from_two_sides_show_where_the_draw_pile_is() -> None:
    stops = DrawPileFinder()
    for n, direction in enumerate((80.0, 85.0, 260.0, 75.0)):
        assert stops.place is None
        stops = reach(stops, 5.0 * n, DRAW, direction)
    assert stops.place is not None
    assert math.dist(stops.place, DRAW) < 15


def test_a_hand_that_rests_before_its_owner_shows_nothing() -> None:
    stops = DrawPileFinder()
    for n in range(8):
        stops = reach(stops, 5.0 * n, (60.0, 150.0), 88.0 + n)
    assert stops.place is None


def test_hands_at_the_discard_pile_show_nothing() -> None:
    stops = DrawPileFinder()
    for n in range(8):
        stops = reach(stops, 5.0 * n, (10.0, -8.0), 90.0 * n)
    assert stops.place is None


def test_hands_that_pass_or_lie_there_show_nothing() -> None:
    stops = DrawPileFinder()
    for n in range(6):
        stops = reach(stops, 10.0 * n, DRAW, 90.0 * n, stays=0.0)
        stops = reach(stops, 10.0 * n + 5.0, (150.0, 40.0), 90.0 * n, stays=9.0)
    assert stops.place is None
