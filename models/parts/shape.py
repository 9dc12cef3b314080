"""The few shapes that every part is cut from; all lengths in millimeters, all angles in degrees."""

import itertools
from collections.abc import Iterable, Sequence
from math import cos, pi, radians, sin, sqrt, tan

import numpy as np
from manifold3d import CrossSection, FillRule, JoinType, Manifold, OpType
from numpy.typing import NDArray

Point = tuple[float, float]

EPS = 0.01  # how far cutters reach past a face, so that no skin of zero thickness stays
FACETS = 64  # sides of a full circle


def polygon(points: Sequence[Point]) -> CrossSection:
    """A flat shape, whichever way round its corners are given."""
    return CrossSection([points], FillRule.NonZero)


def circle(radius: float, facets: int = FACETS) -> CrossSection:
    return CrossSection.circle(radius, facets)


def ngon(across_flats: float, sides: int = 6) -> CrossSection:
    """A nut's outline: two corners on the x axis."""
    return CrossSection.circle(across_flats / 2 / cos(pi / sides), sides)


def rectangle(width: float, depth: float, radius: float = 0.0) -> CrossSection:
    """A rectangle around the origin, its corners rounded."""
    if radius <= 0:
        return CrossSection.square((width, depth), True)
    core = CrossSection.square((width - 2 * radius, depth - 2 * radius), True)
    return core.offset(radius, JoinType.Round, 2.0, 48)


def chamfered(width: float, depth: float, cut: float) -> CrossSection:
    """A rectangle around the origin with its corners cut at 45 degrees."""
    w, d = width / 2, depth / 2
    return polygon(
        [
            (-w + cut, -d),
            (w - cut, -d),
            (w, -d + cut),
            (w, d - cut),
            (w - cut, d),
            (-w + cut, d),
            (-w, d - cut),
            (-w, -d + cut),
        ]
    )


def grown(flat: CrossSection, by: float) -> CrossSection:
    return flat.offset(by, JoinType.Round, 2.0, 32)


def prism(flat: CrossSection, height: float, base: float = 0.0) -> Manifold:
    return flat.extrude(height).translate((0, 0, base))


def box(x: Point, y: Point, z: Point) -> Manifold:
    """A box from lowest to highest along each axis."""
    size = (x[1] - x[0], y[1] - y[0], z[1] - z[0])
    return Manifold.cube(size).translate((x[0], y[0], z[0]))


def plate(flat: CrossSection, height: float, foot: float = 0.4) -> Manifold:
    """A prism whose lowest edge is cut back, so that a squashed first layer doesn't stick out."""
    return loft([(grown(flat, -foot), 0.0), (flat, foot)]) + prism(flat, height - foot, foot)


def hull(layers: Sequence[tuple[CrossSection, float]]) -> Manifold:
    """The smallest convex solid around flat shapes at given heights."""
    points = [
        (float(x), float(y), z)
        for flat, z in layers
        for contour in flat.to_polygons()
        for x, y in contour
    ]
    return Manifold.hull_points(points)


def loft(layers: Sequence[tuple[CrossSection, float]]) -> Manifold:
    """A solid through flat convex shapes, straight from each height to the next."""
    pairs = itertools.pairwise(layers)
    return union(hull([below, above]) for below, above in pairs if above[1] > below[1])


def turned(profile: Sequence[Point], facets: int = FACETS) -> Manifold:
    """A body turned on a lathe: the profile gives (radius, height) pairs."""
    return polygon(profile).revolve(facets)


def along_y(flat: CrossSection, start: float, stop: float) -> Manifold:
    """A profile drawn in (x, z), pulled along the y axis."""
    return flat.extrude(stop - start).rotate((90, 0, 0)).translate((0, stop, 0))


def along_x(flat: CrossSection, start: float, stop: float) -> Manifold:
    """A profile drawn in (y, z), pulled along the x axis."""
    return flat.extrude(stop - start).rotate((90, 0, 90)).translate((start, 0, 0))


def union(solids: Iterable[Manifold]) -> Manifold:
    found = Manifold()
    for solid in solids:
        found = found + solid
    return found


def union_flat(flats: Sequence[CrossSection]) -> CrossSection:
    return CrossSection.batch_boolean(list(flats), OpType.Add)


def teardrop(radius: float, length: float) -> Manifold:
    """A lying hole along y whose roof leans at 45 degrees and needs no support."""
    tip = radius * sqrt(2)
    side = radius / sqrt(2)
    roof = polygon([(-side, side), (side, side), (0, tip)])
    return along_y(circle(radius, 48) + roof, 0, length)


def screw(radius: float, pitch: float, length: float, depth: float) -> Manifold:
    """A coarse thread whose flanks lean at 45 degrees or less, standing upright on z = 0.

    Each layer is a full circle, and its center runs around the axis: one start, no thin crest.
    """
    off = depth / 2
    steps = max(2, round(length / pitch * 14))

    def wound(corners: NDArray[np.float64]) -> NDArray[np.float64]:
        turn = corners[:, 2] / pitch * 2 * pi
        corners[:, 0] += off * np.cos(turn)
        corners[:, 1] += off * np.sin(turn)
        return corners

    return circle(radius - off, 28).extrude(length, steps).warp_batch(wound)


def arc(radius: float, start: float, stop: float, center: Point = (0.0, 0.0)) -> list[Point]:
    """Points on a circle from one angle to another."""
    count = max(2, int(abs(stop - start) / 360 * FACETS) + 1)
    angles = [radians(start + (stop - start) * i / (count - 1)) for i in range(count)]
    return [(center[0] + radius * cos(a), center[1] + radius * sin(a)) for a in angles]


def lean(degrees: float) -> float:
    """How far something leaning by this angle moves sideways per millimeter of height."""
    return tan(radians(degrees))
