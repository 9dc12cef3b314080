"""Four corners in a picture, and what can be reckoned with them. No pictures here."""

import math
from collections.abc import Sequence

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]


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
        _point_between(tag, other, share) if apart(tag, other) < side(tag) else tag
        for tag, other in zip(before, nearest, strict=True)
    )


def _point_between(one: Quad, other: Quad, share: float) -> Quad:
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
