"""What one glance at the table sees: tags, where they lie, and what stirs. No pictures here."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.pile.arm import ArmSeen

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class Sighting:
    """A code read in one frame, its corners in pixels, from its own top left clockwise."""

    text: str
    corners: Quad
    still: float | None = None
    """For how many seconds nothing has stirred where it lies; None where only corners are known."""
    age: float = 0.0
    """For how many seconds it has not been read anew, because nothing stirred there."""
    ours: bool = True
    """It has the form of our tags: QR version 1, level H."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A card without tags that came to rest, was pushed or was taken up; `card` is a face, without a copy's number."""

    what: Literal["laid", "lifted", "nudged", "beside", "unsure"]
    card: str
    corners: Quad
    likely: tuple[str, ...] = ()
    """When it is unsure: the faces it may be, the likeliest first."""
    since: float | None = None
    """When it was first seen there, if that was before it could be told…"""
    began: float | None = None
    """…and when hands began to stir there: it was laid between the two."""


@dataclass(frozen=True, slots=True)
class Glance:
    """Everything that the camera saw at one moment."""

    t: float
    sightings: tuple[Sighting, ...] = ()
    whole: bool = True
    """The whole picture was looked through, not just the pile's place: what is not here is not there."""
    stir: float = 0.0
    """Which share of the pile's place moves just now, 0 to 1: a hand."""
    bustle: float = 0.0
    """Which share of the whole picture moves just now."""
    reached: bool = False
    """Something reaches into the pile's place that was not there when it lay still: an arm, moving or not."""
    zone: Quad | None = None
    """The pile's place, where the mat marks it."""
    drawing: bool = False
    """Something moves in the draw pile's place on the mat."""
    arms: tuple[ArmSeen, ...] = ()
    """The arms over the table."""
    following: bool = False
    """Arms can be told from the table: it is light enough, and known how it looks when it is calm."""
    draw_known: bool = False
    """It is known where the draw pile lies, and that is in the picture."""
    lifted: str | None = None
    """The text of the top card, when the pile looks as it did before that card came."""
    rests: tuple[Rest, ...] = ()
    """What bare cards did, when the table came to rest a moment ago."""
    over: tuple[tuple[str, str], ...] = ()
    """Of cards that come, the upper one and the lower one of each two, where the picture tells…"""
    under: tuple[tuple[str, str], ...] = ()
    """…and those of them in which the upper one was seen to cover a part of the lower one's tag."""
    cut: tuple[Quad, ...] = ()
    """Around what lies there and reaches over the picture's edge, or is a tag that can't be read."""
    more: bool = False
    """A half covered tag was made out once, and has to be read once more."""
    moved: bool = False
    """The camera itself was knocked: everything lies elsewhere in the picture now."""


def quad(corners: Sequence[Sequence[float]]) -> Quad:
    """Four corners from anywhere, such as JSON."""
    points = [(float(x), float(y)) for x, y in corners]
    if len(points) != 4 or not all(math.isfinite(value) for point in points for value in point):
        raise ValueError("a code has four corners of two numbers each")
    return (points[0], points[1], points[2], points[3])


def middle(quad: Quad) -> Point:
    """The middle of four corners."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    return (ax + bx + cx + dx) / 4, (ay + by + cy + dy) / 4


def side(quad: Quad) -> float:
    """The length of a side in pixels, as of a square of the same area."""
    return math.sqrt(abs(area(quad)))


def area(quad: Quad) -> float:
    """The area inside four corners, positive when they run clockwise in the picture."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    return ((cx - ax) * (dy - by) - (dx - bx) * (cy - ay)) / 2


def grown(quad: Quad, times: float) -> Quad:
    """A quad so many times as large around its middle."""
    x0, y0 = middle(quad)
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    return (
        (x0 + (ax - x0) * times, y0 + (ay - y0) * times),
        (x0 + (bx - x0) * times, y0 + (by - y0) * times),
        (x0 + (cx - x0) * times, y0 + (cy - y0) * times),
        (x0 + (dx - x0) * times, y0 + (dy - y0) * times),
    )


def square_around(spot: Point, reach: float) -> Quad:
    """So far around a spot."""
    (x, y), r = spot, reach
    return ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))


def moved(quad: Quad, x: float, y: float) -> Quad:
    """A quad so many pixels elsewhere."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    return ((ax + x, ay + y), (bx + x, by + y), (cx + x, cy + y), (dx + x, dy + y))


def apart(one: Quad, other: Quad) -> float:
    """How far apart two quads lie: the mean distance of their corners."""
    a, b, c, d = one
    e, f, g, h = other
    return (math.dist(a, e) + math.dist(b, f) + math.dist(c, g) + math.dist(d, h)) / 4


def evened(before: tuple[Quad, ...], now: tuple[Quad, ...], share: float) -> tuple[Quad, ...]:
    """Where a card's tags lie, seen once more: what is seen now counts for such a share. No corner is read exactly."""
    if len(now) > len(before):
        return now
    nearest = [min(now, key=lambda other: apart(tag, other)) for tag in before]
    return tuple(
        _between(tag, other, share) if apart(tag, other) < side(tag) else tag
        for tag, other in zip(before, nearest, strict=True)
    )


def _between(one: Quad, other: Quad, share: float) -> Quad:
    a, b, c, d = (
        (x + share * (u - x), y + share * (v - y))
        for (x, y), (u, v) in zip(one, other, strict=True)
    )
    return (a, b, c, d)


def meet(one: Quad, other: Quad) -> bool:
    """Whether the upright boxes around two quads touch each other."""
    return all(
        min(p[axis] for p in one) <= max(p[axis] for p in other)
        and min(p[axis] for p in other) <= max(p[axis] for p in one)
        for axis in (0, 1)
    )


def inside(point: Point, quad: Quad) -> bool:
    """Whether a point lies in four corners, whichever way they run."""
    x, y = point
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    first = (bx - ax) * (y - ay) >= (by - ay) * (x - ax)
    return (
        first == ((cx - bx) * (y - by) >= (cy - by) * (x - bx))
        and first == ((dx - cx) * (y - cy) >= (dy - cy) * (x - cx))
        and first == ((ax - dx) * (y - dy) >= (ay - dy) * (x - dx))
    )
