"""The people at the filmed table: where they sit, what they wear, and how they reach for the pile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from numpy.random import Generator

from companion.demo.perspective import Pose

BEFORE_CHEST = 300.0
"""The least millimetres from a shoulder to the fingertips of a hand close to the body."""

Color = tuple[int, int, int]  # blue, green, red
Point = tuple[float, float]  # millimetres from the middle of the pile

SKIN: tuple[Color, ...] = (
    (150, 178, 224), (120, 152, 205), (86, 118, 172), (56, 80, 124), (170, 196, 236)
)  # fmt: skip
CLOTH: tuple[Color, ...] = (
    (120, 60, 40), (60, 60, 64), (70, 110, 60), (60, 60, 150), (190, 190, 186), (110, 80, 120)
)  # fmt: skip
WORN: tuple[tuple[Color, float], ...] = (
    ((38, 36, 36), 0.2), ((66, 64, 64), 0.12), ((78, 46, 30), 0.16), ((205, 205, 200), 0.12),
    ((130, 92, 62), 0.1), ((60, 92, 52), 0.07), ((48, 44, 150), 0.08), ((140, 142, 144), 0.08),
    ((70, 104, 142), 0.04), ((110, 70, 110), 0.03),
)  # fmt: skip
"""The colors people wear on game nights, each with its share; much of it is dark."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Appearance:
    """An arm's color and size, as it is drawn."""

    skin: Color
    cloth: Color
    bare: bool = False
    """The sleeve ends above the elbow."""
    size: float = 1.0
    right: bool = True
    fore: float | None = None
    """Millimetres from the fingertips to the elbow; None draws a straight arm without an elbow."""
    folds: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FilmedArm:
    """The arm of one reach: a shoulder, an elbow that bends outward, a hand."""

    seat: float
    look: Appearance
    shoulder: Point | None = None
    """Where the shoulder is; None gives a straight arm from the seat's direction, as long as needed."""
    upper: float = 240.0
    bend: float = 1.0
    """The side to which the elbow bends: 1 for a right arm, -1 for a left one."""
    slant: float = 0.0

    def toward(self, far: float, x: float = 0.0, y: float = 0.0) -> Point:
        """The point `far` millimetres from a place in the direction from which the hand comes."""
        a = math.radians(self.seat)
        if self.shoulder is not None:
            sx, sy = self.shoulder
            a = math.atan2(sy - y, sx - x)
        return x + far * math.cos(a), y + far * math.sin(a)

    def hand(self, tip: Point, lift: float, twist: float = 0.0) -> Pose:
        """The pose of the hand with its fingertips at a place."""
        return Pose(x=tip[0], y=tip[1], turn=self.bearing(tip) - 90.0 + twist, lift=lift)

    def bearing(self, tip: Point) -> float:
        """The direction in degrees from which the forearm comes when the fingertips are at `tip`."""
        fore = self.look.fore
        if self.shoulder is None or fore is None:
            return self.seat
        sx, sy = self.shoulder_at(tip)
        dx, dy = sx - tip[0], sy - tip[1]
        far = max(math.hypot(dx, dy), 1.0)
        far = min(far, 0.98 * (self.upper + fore))  # people lean over if they can't reach it
        far = max(far, fore - self.upper + 10.0)
        cosine = (fore**2 + far**2 - self.upper**2) / (2 * fore * far)
        inner = math.degrees(math.acos(min(1.0, max(-1.0, cosine))))
        return math.degrees(math.atan2(dy, dx)) - self.bend * inner + self.slant

    def shoulder_at(self, tip: Point) -> Point:
        """Where the shoulder is; people lean back when they take a hand close to their body."""
        assert self.shoulder is not None
        sx, sy = self.shoulder
        far = max(math.hypot(sx, sy), 1.0)
        ahead = far - (sx * tip[0] + sy * tip[1]) / far
        back = max(BEFORE_CHEST - ahead, 0.0) / far
        return sx * (1 + back), sy * (1 + back)

    def beyond(self, hand: Pose) -> Pose | None:
        """The pose of the upper arm that belongs to a hand, from the elbow to the shoulder."""
        fore = self.look.fore
        if self.shoulder is None or fore is None:
            return None
        a = math.radians(hand.turn + 90.0)
        x, y = hand.x + fore * math.cos(a), hand.y + fore * math.sin(a)
        sx, sy = self.shoulder_at((hand.x, hand.y))
        turn = math.degrees(math.atan2(sy - y, sx - x)) - 90.0
        return Pose(x=x, y=y, turn=turn, lift=hand.lift + 30.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How people at this table reach; shares are those of all reaches."""

    other_hand: float = 0.0
    crossing: float = 0.0
    """Share that comes from a neighbor's side, because somebody has turned to talk."""
    leaning: float = 0.0
    standing: float = 0.0
    sway: float = 36.0
    """Millimetres by which the shoulder's place varies from reach to reach."""
    at_once: float = 0.4
    """Share of draws of several cards in which all are taken at once."""
    points: float = 0.02
    """Share of cards before which somebody points at the pile or counts aloud."""
    bowls: float = 0.0
    """Share of cards before which somebody hands a bowl over the table."""
    two_arms: float = 0.0
    """Share of cards during which somebody else reaches over the table."""


CALM = Habits()
ROUGH = Habits(
    other_hand=0.3, crossing=0.06, leaning=0.1, standing=0.05, sway=45.0,
    points=0.06, bowls=0.03, two_arms=0.06,
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody at the table."""

    seat: float
    """Where their chair is, in degrees around the pile."""
    far: float
    """Millimetres from the pile to the middle of their shoulders."""
    facing: float
    """The direction of their back, in degrees."""
    skin: Color
    cloth: Color
    bare: bool
    size: float
    right: bool
    upper: float
    fore: float
    habit: Point

    def arm(self, rng: Generator, habits: Habits) -> FilmedArm:
        """The arm of one of this person's reaches."""
        chance = rng.uniform(0, 1, 4)
        noise = rng.normal(0, 1, 4)
        right = self.right != (chance[0] < habits.other_hand)
        x, y = _point_at(self.seat, self.far)
        back = math.radians(self.facing)
        bend = 1.0 if right else -1.0
        aside = bend * 175.0 * self.size
        x += aside * math.sin(back) + self.habit[0] + habits.sway * float(noise[0])
        y += -aside * math.cos(back) + self.habit[1] + habits.sway * float(noise[1])
        upper = self.upper * float(1 + 0.09 * noise[2])
        if chance[1] < habits.crossing:
            side = 300.0 if chance[3] < 0.5 else -300.0
            x, y = x + side * math.sin(back), y - side * math.cos(back)
        elif chance[1] < habits.crossing + habits.leaning:
            side = 130.0 if chance[3] < 0.5 else -130.0
            x, y = 0.75 * x + side * math.sin(back), 0.75 * y - side * math.cos(back)
        elif chance[1] < habits.crossing + habits.leaning + habits.standing:
            x, y, upper = 0.7 * x, 0.7 * y, 0.6 * upper
        look = Appearance(
            skin=self.skin, cloth=self.cloth, bare=self.bare, size=self.size, right=right,
            fore=self.fore, folds=int(self.seat * 10),
        )  # fmt: skip
        slant = 3.0 * float(noise[3])
        return FilmedArm(
            seat=self.seat, look=look, shoulder=(x, y), upper=upper, bend=bend, slant=slant
        )


Shape = Literal["round", "long", "heads"]
"""A round table, a long one with people at its long sides, or one with people at its heads, too."""


def people_at_table(
    players: int, rng: Generator, *, shape: Shape | None = None
) -> tuple[Person, ...]:
    """The people around the table; each next one sits to the left of the one before."""
    if shape is None:
        shapes: tuple[Shape, ...] = ("round", "long", "heads") if players > 2 else ("long",)
        shape = shapes[int(rng.integers(len(shapes)))]
    return tuple(_random_person(place, rng) for place in _place_chairs(players, shape, rng))


def _place_chairs(players: int, shape: Shape, rng: Generator) -> list[tuple[Point, float]]:
    """Where everybody's shoulders are, and the bearing of their backs, clockwise."""
    chairs: list[tuple[Point, float]] = []
    if shape == "round":
        far = (420.0 if players <= 4 else 540.0 if players <= 6 else 660.0) + 30.0
        first = float(rng.uniform(0, 360))
        for n in range(players):
            bearing = first + 360.0 * n / players + float(rng.normal(0, 3))
            chairs.append((_point_at(bearing, far), bearing))
    else:
        long = 1200.0 if players <= 4 else 1600.0
        heads = 2 if shape == "heads" and players > 3 else 0
        below = (players - heads + 1) // 2
        for count, y in ((below, 430.0), (players - heads - below, -430.0)):
            chairs += [
                ((long * ((n + 0.5) / count - 0.5), y), 90.0 if y > 0 else -90.0)
                for n in range(count)
            ]
        if heads:
            chairs += [((long / 2 + 30, 0.0), 0.0), ((-long / 2 - 30, 0.0), 180.0)]
    return sorted(chairs, key=lambda chair: math.atan2(chair[0][1], chair[0][0]))


def _random_person(chair: tuple[Point, float], rng: Generator) -> Person:
    (x, y), back = chair
    seat = math.degrees(math.atan2(y, x)) % 360
    inward = (seat - back + 180) % 360 - 180  # people turn half way to the pile
    weights = [weight for _, weight in WORN]
    cloth = WORN[int(rng.choice(len(WORN), p=[w / sum(weights) for w in weights]))][0]
    skin = SKIN[int(rng.choice(len(SKIN), p=(0.3, 0.25, 0.15, 0.1, 0.2)))]
    size = float(rng.uniform(0.68, 0.8) if rng.uniform() < 0.15 else rng.uniform(0.86, 1.06))
    return Person(
        seat=seat,
        far=math.hypot(x, y) + float(rng.normal(0, 25)),
        facing=back + 0.5 * inward,
        skin=_vary_shade(skin, rng, 0.06),
        cloth=_vary_shade(cloth, rng, 0.12),
        bare=bool(rng.uniform() < 0.35),
        size=size,
        right=bool(rng.uniform() < 0.9),
        upper=float(rng.uniform(200, 270)) * size,
        fore=float(rng.uniform(425, 465)) * size,
        habit=(float(rng.normal(0, 35)), float(rng.normal(0, 35))),
    )


def _vary_shade(color: Color, rng: Generator, spread: float) -> Color:
    blue, green, red = (
        int(min(250.0, max(12.0, part * light)))
        for part, light in zip(
            color, rng.normal(1, spread / 3, 3) * rng.normal(1, spread), strict=True
        )
    )
    return blue, green, red


def _point_at(bearing: float, far: float) -> Point:
    a = math.radians(bearing)
    return far * math.cos(a), far * math.sin(a)


def straight(seat: float, kind: int, rng: Generator) -> FilmedArm:
    """A straight arm of nobody in particular, as long as needed."""
    skin = SKIN[kind % len(SKIN)]
    light = float(rng.uniform(0.92, 1.06))
    flesh = (int(skin[0] * light), int(skin[1] * light), int(skin[2] * light))
    cloth = CLOTH[int(rng.integers(len(CLOTH)))]
    look = Appearance(
        skin=flesh, cloth=cloth, size=float(rng.uniform(0.82, 1.08)), right=bool(kind % 2),
        folds=kind,
    )  # fmt: skip
    return FilmedArm(seat=seat, look=look)


def nearest(people: Sequence[Person], seat: float) -> Person | None:
    """The person who sits nearest to a direction."""
    return min(people, key=lambda one: abs((one.seat - seat + 180) % 360 - 180), default=None)
