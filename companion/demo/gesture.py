"""How hands and cards move through the air: every happening of a script as poses in time."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from numpy.random import Generator

from companion.demo.face import Thing
from companion.demo.person import FilmedArm
from companion.demo.perspective import Pose
from companion.demo.script import Manner
from companion.tags import mat

Path = Callable[[float], Pose]

AWAY = 470.0  # millimetres from the pile to where a hand comes from


def on_table(place: mat.Place) -> tuple[float, float]:
    """The middle of a place of the mat, seen from the middle of the discard pile."""
    pile = mat.DISCARD
    return (
        place.x + place.width / 2 - pile.x - pile.width / 2,
        place.y + place.height / 2 - pile.y - pile.height / 2,
    )


DRAW_PILE = on_table(mat.DRAW)
BESIDE = on_table(mat.SIDE)


BEFORE = (330.0, 230.0)  # millimetres from the pile to the cards in front of a player


def before(seat: float, slot: int) -> tuple[float, float]:
    """Where a player lays cards in front of themselves, side by side."""
    a = math.radians(seat)
    across = 64.0 * (slot - 0.5 if slot else 0)
    return (
        BEFORE[0] * math.cos(a) - across * math.sin(a),
        BEFORE[1] * math.sin(a) + across * math.cos(a),
    )


ROW = 4
"""How many cards of an open hand lie in one row, to the right of the pile."""
STEP = (34.0, 96.0)
"""Millimetres between two cards of a row, and between two rows."""


def in_row(place: int, of: int) -> tuple[float, float]:
    """Where a card of an open hand lies; each covers its right neighbor's left edge, so top right tags stay free."""
    row, nth = divmod(place, ROW)
    wide = min(of - row * ROW, ROW)
    rows = (of - 1) // ROW
    return 104.0 + (wide - 1 - nth) * STEP[0], (row - rows / 2) * STEP[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """A thing, or the hand of an arm, that moves from `begin` until `end`."""

    begin: float
    end: float
    path: Path
    thing: Thing | None = None
    arm: FilmedArm | None = None


def ease_in_out(share: float) -> float:
    """Goes from 0 to 1, starting and ending gently."""
    s = min(1.0, max(0.0, share))
    return s * s * (3 - 2 * s)


def ease_out(share: float) -> float:
    """Goes from 0 to 1, fast at first."""
    s = min(1.0, max(0.0, share))
    return 1 - (1 - s) ** 2


def outward(seat: float, far: float, x: float = 0.0, y: float = 0.0) -> tuple[float, float]:
    """The point `far` millimetres from a place in a direction."""
    a = math.radians(seat)
    return x + far * math.cos(a), y + far * math.sin(a)


def between(a: Pose, b: Pose, begin: float, end: float, ease: Callable[[float], float]) -> Path:
    """The path from one pose to another."""
    length = max(end - begin, 1e-6)
    return lambda t: a.toward(b, ease((t - begin) / length))


def putting_down(
    *, at: float, rest: Pose, arm: FilmedArm, manner: Manner, thing: Thing, rng: Generator
) -> list[Motion]:
    """A hand brings a thing and leaves it lying."""
    far = arm.toward(AWAY, rest.x, rest.y)
    pushed = 1.0
    tip = float(rng.uniform(16, 30))
    twist = float(rng.normal(0, 9))
    start = Pose(
        x=far[0],
        y=far[1],
        turn=rest.turn + float(rng.normal(0, 14)),
        lift=85.0,
        pitch=float(rng.normal(0, 9)),
        roll=float(rng.normal(0, 7)),
    )
    match manner:
        case "lay":
            brought, dwell, lower = (
                float(rng.uniform(0.5, 0.8)),
                float(rng.uniform(0.02, 0.3)),
                0.14,
            )
            above = Pose(x=rest.x, y=rest.y, turn=rest.turn, lift=rest.lift + 14)
            down = at - lower
            fly = between(start, above, at - brought, down, ease_in_out)
            land = between(above, rest, down, at, ease_in_out)

            def card(t: float) -> Pose:
                return fly(t) if t < down else land(t)
        case "slap":
            brought, dwell = float(rng.uniform(0.26, 0.38)), float(rng.uniform(0.05, 0.25))
            slid = float(rng.uniform(0.09, 0.18))
            off = outward(
                arm.seat + float(rng.normal(0, 25)), float(rng.uniform(14, 42)), rest.x, rest.y
            )
            hit = Pose(x=off[0], y=off[1], turn=rest.turn + float(rng.normal(0, 9)), lift=rest.lift)
            down = at - slid
            fly = between(start, hit, at - brought, down, lambda s: s * s)
            land = between(hit, rest, down, at, ease_out)
            tip = float(rng.uniform(-12, 14))

            def card(t: float) -> Pose:
                return fly(t) if t < down else land(t)
        case "slide":
            brought, dwell = float(rng.uniform(0.45, 0.7)), 0.0
            low = Pose(
                x=far[0], y=far[1], turn=rest.turn + float(rng.normal(0, 30)), lift=rest.lift
            )
            glide = between(low, rest, at - brought, at, ease_out)
            pushed = float(rng.uniform(0.35, 0.65))

            def card(t: float) -> Pose:
                return glide(t)

    begin = at - brought
    gone = at + dwell + 0.45

    def hand(t: float) -> Pose:
        if manner == "slide":
            at_card = card(min(t, begin + brought * pushed))
            back = ease_in_out((t - begin - brought * pushed) / 0.4) * AWAY * 0.6
            spot = arm.toward(34 + back, at_card.x, at_card.y)
            return arm.hand(spot, 12, twist)
        at_card = card(min(t, at))
        back = ease_in_out((t - at - dwell) / 0.45)
        spot = arm.toward(tip + back * AWAY, at_card.x, at_card.y)
        return arm.hand(spot, at_card.lift + 8 + 40 * back, twist)

    return [
        Motion(begin=begin, end=at, path=card, thing=thing),
        Motion(begin=begin, end=gone, path=hand, arm=arm),
    ]


def taking_away(
    *, at: float, lies: Pose, arm: FilmedArm, thing: Thing, rng: Generator, fumbles: float = 0.0,
    carry: float = 0.5,
) -> list[Motion]:  # fmt: skip
    """A hand comes, `fumbles` for some seconds, and takes a thing with it for `carry` seconds; it has left at `at`."""
    lifted, come = at - carry, at - carry - 0.45 - fumbles
    slow = carry >= 1.0
    far = arm.toward(AWAY, lies.x, lies.y)
    away = Pose(
        x=far[0], y=far[1], turn=lies.turn + float(rng.normal(0, 12)), lift=12.0 if slow else 80.0
    )
    card = between(lies, away, lifted, at, ease_in_out)
    tip = float(rng.uniform(14, 28)) + (14.0 if slow else 0.0)

    def hand(t: float) -> Pose:
        at_card = card(max(t, lifted))
        near = 1 - ease_in_out((t - come) / 0.42)
        spot = arm.toward(tip + near * AWAY, at_card.x, at_card.y)
        return arm.hand(spot, at_card.lift + 8 + 30 * near)

    return [
        Motion(begin=lifted, end=at, path=card, thing=thing),
        Motion(begin=come, end=at + 0.1, path=hand, arm=arm),
    ]


def passing(*, at: float, arm: FilmedArm, length: float, rng: Generator) -> list[Motion]:
    """A hand that crosses the pile and touches nothing."""
    side = float(rng.choice([-1.0, 1.0]))
    reach = float(rng.uniform(-60, 10))
    begin, end = at - length / 2, at + length / 2

    def hand(t: float) -> Pose:
        share = (t - begin) / (end - begin)
        come = AWAY * (2 * share - 1) ** 2
        sway = outward(arm.seat + 90, side * 120 * (share - 0.5))
        spot = arm.toward(reach + come, *sway)
        return arm.hand(spot, 55.0)

    return [Motion(begin=begin, end=end, path=hand, arm=arm)]


def holding(
    *, at: float, arm: FilmedArm, length: float, thing: Thing, rng: Generator, low: bool = False
) -> list[Motion]:
    """A card held over the pile by somebody who is still thinking."""
    lean = 0.4 if low else 1.0
    over = Pose(
        x=float(rng.normal(0, 25)),
        y=float(rng.normal(0, 20)),
        lift=float(rng.uniform(8, 40) if low else rng.uniform(35, 80)),
        turn=arm.seat - 90 + float(rng.normal(0, 15)),
        pitch=float(rng.normal(0, 10)) * lean,
        roll=float(rng.normal(0, 8)) * lean,
    )
    far = arm.toward(AWAY, over.x, over.y)
    away = Pose(x=far[0], y=far[1], turn=over.turn, lift=90.0, pitch=over.pitch)
    begin, end = at - 0.5, at + length + 0.5
    shake = float(rng.uniform(0.1, 1.0) if low else rng.uniform(1.5, 5.0))

    def card(t: float) -> Pose:
        near = min(ease_in_out((t - begin) / 0.5), ease_in_out((end - t) / 0.5))
        held = away.toward(over, near)
        return Pose(
            x=held.x + shake * math.sin(5.1 * t),
            y=held.y + shake * math.sin(4.3 * t + 1),
            turn=held.turn + shake * 0.6 * math.sin(3.7 * t),
            lift=held.lift,
            pitch=held.pitch,
            roll=held.roll,
        )

    def hand(t: float) -> Pose:
        held = card(t)
        return arm.hand(arm.toward(24, held.x, held.y), held.lift + 8)

    return [
        Motion(begin=begin, end=end, path=card, thing=thing),
        Motion(begin=begin, end=end, path=hand, arm=arm),
    ]


def drawing(*, at: float, arm: FilmedArm, thing: Thing, rng: Generator) -> list[Motion]:
    """A hand takes the top card of the draw pile, face down."""
    lies = Pose(x=DRAW_PILE[0], y=DRAW_PILE[1], turn=2.0, lift=20.0)
    # The top card of a pile can't be picked up in passing: the fingers need a moment.
    fumbles = float(rng.uniform(0.08, 0.35))
    return taking_away(at=at, lies=lies, arm=arm, thing=thing, rng=rng, fumbles=fumbles)


def motions_of_touching(
    *,
    at: float,
    arm: FilmedArm,
    place: tuple[float, float],
    near: float,
    length: float,
    rng: Generator,
) -> list[Motion]:
    """A hand that comes within `near` millimetres of a place, stays a while and takes nothing."""
    x, y = place[0] + float(rng.normal(0, 12)), place[1] + float(rng.normal(0, 12))
    begin, end = at - 0.45, at + length + 0.45
    beat = float(rng.uniform(4.0, 9.0))

    def hand(t: float) -> Pose:
        away = max(1 - ease_in_out((t - begin) / 0.45), ease_in_out((t - at - length) / 0.45))
        nod = 0.0 if near < 40 else 14.0 * math.sin(beat * t)  # somebody who counts keeps pointing
        spot = arm.toward(near + nod + away * AWAY, x, y)
        return arm.hand(spot, 18 + 40 * away)

    return [Motion(begin=begin, end=end, path=hand, arm=arm)]


def motions_of_handing(
    *, at: float, arm: FilmedArm, other: FilmedArm, thing: Thing, rng: Generator
) -> list[Motion]:
    """One hand brings a thing to the middle of the table, and another takes it."""
    x, y = float(rng.normal(0, 40)), float(rng.normal(0, 40))
    lift = float(rng.uniform(60, 100))

    def come(t: float) -> tuple[float, float]:
        return arm.toward(AWAY * (1 - ease_in_out((t - at + 0.9) / 0.8)), x, y)

    def go(t: float) -> tuple[float, float]:
        return other.toward(AWAY * ease_in_out((t - at - 0.1) / 0.8), x, y)

    def carried(t: float) -> Pose:
        spot = come(t) if t < at else go(t)
        return Pose(x=spot[0], y=spot[1], lift=lift)

    def giver(t: float) -> Pose:
        back = ease_in_out((t - at) / 0.5)
        spot = arm.toward(30 + back * AWAY, *(come(t) if t < at else (x, y)))
        return arm.hand(spot, lift + 10)

    def taker(t: float) -> Pose:
        near = 1 - ease_in_out((t - at + 0.5) / 0.5)
        spot = other.toward(30 + near * AWAY, *(go(t) if t > at else (x, y)))
        return other.hand(spot, lift + 10)

    return [
        Motion(begin=at - 0.9, end=at + 0.9, path=carried, thing=thing),
        Motion(begin=at - 0.9, end=at + 0.5, path=giver, arm=arm),
        Motion(begin=at - 0.5, end=at + 0.9, path=taker, arm=other),
    ]
