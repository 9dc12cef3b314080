"""A sign looked at closely: how much of its ink the face that is to be told leaves unexplained.

Where whole cards are compared, a small 0 that was never taught looks like an 8. So each place where signs are printed
is looked at once more, in all the detail there is, with the face colored, moved and blurred so that it fits there.
What is left at every such place, or is the same at two, is no scratch and no lamp but another sign.
"""

from dataclasses import dataclass
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import TALL, WIDE, Color
from companion.vision.bare.deck import Faces, Floats

PRINTED = 20.0
"""Shades by which faces of one color differ where signs are printed."""
BROAD = 5
"""Pixels: what is narrower is a border that was not always cut alike; so far a place reaches out about its signs."""
LARGE = 100
"""Pixels of a place of signs, at least."""
TELLING = 0.04
"""Share of a sign's ink by which every other one differs from it at a place that can tell them apart."""
EDGE = 4
"""Pixels at a face's edges that aren't looked at."""
BLURS = (0.6, 1.2, 1.8, 2.4)
"""Pixels by which a card on the pile may be less sharp than when it was taught."""
GRAIN = 1.0
"""Blur of what is left unexplained: grain is finer than any stroke."""
SAME = 0.6
"""Share of two places that must lie on one another, one of them turned around, to bear the same sign."""
MARGIN = 8
"""Pixels about a place that are blurred along with it."""
SPAN = 20.0
"""Pixels over which light and place may change a little."""


@dataclass(frozen=True, slots=True)
class _Printed:
    """A place where signs are printed: its part of a face, its pixels, and how far they are from its middle."""

    part: tuple[slice, slice]
    mask: NDArray[np.bool_]
    across: Floats
    down: Floats


class Signs:
    """Where a deck's signs are printed, and what each face shows there."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
        self._named = [color or "" for color in faces.colors], faces.signs
        light = np.stack([face.min(axis=2) for face in faces.pictures]).astype(np.float32)
        colors = {color for color in faces.colors if color is not None}
        off = [light[[one == color for one in faces.colors]].std(axis=0) for color in colors]
        differs = np.asarray(np.max(off or [light.std(axis=0)], axis=0) > PRINTED, np.uint8)
        broad = np.ones((BROAD, BROAD), np.uint8)
        printed = np.zeros((TALL, WIDE), np.uint8)
        inner = (slice(EDGE, -EDGE), slice(EDGE, -EDGE))
        printed[inner] = cv2.dilate(cv2.morphologyEx(differs, cv2.MORPH_OPEN, broad), broad)[inner]
        many, label, stats, _ = cv2.connectedComponentsWithStats(printed)
        self._masks = [label == one for one in range(1, many) if stats[one][4] >= LARGE]
        self._places = [_print_mask(mask) for mask in self._masks]
        self._telling = [self._is_distinct_sign(light[:, mask]) for mask in self._masks]
        """At which places a face is like no other of its color."""
        turned = [mask[::-1, ::-1] for mask in self._masks]
        self._pairs = [
            (one, other, self._masks[one] & turned[other])
            for one, other in combinations(range(len(turned)), 2)
            if (self._masks[one] & turned[other]).sum() > SAME * self._masks[one].sum()
        ]

    def _is_distinct_sign(self, light: Floats) -> NDArray[np.bool_]:
        """For each face, whether no other sign of its color looks nearly the same at a place."""
        colors, signs = (np.unique(one, return_inverse=True)[1] for one in self._named)
        plain = light - light.mean(axis=1, keepdims=True)
        power = (plain * plain).sum(axis=1)
        apart = power[:, None] + power[None] - 2 * plain @ plain.T
        apart[(colors[:, None] != colors[None]) | (signs[:, None] == signs[None])] = np.inf
        return np.asarray(apart.min(axis=1) > TELLING * power, np.bool_)

    def unexplained_ink_share(self, laid: Color, face: int) -> float:
        """Which share of the ink a face leaves unexplained on a card laid upright, where it explains a sign best."""
        shown = self._faces.pictures[face]
        left: dict[int, Floats] = {}
        ink: dict[int, float] = {}
        for one, place in enumerate(self._places):
            if self._telling[one][face]:
                off = left[one] = np.zeros((TALL, WIDE, 3), np.float32)
                off[place.part], ink[one] = _unexplained_ink(
                    laid[place.part], shown[place.part], place
                )
        single = (_ink_per_pixel(off, self._masks[one]) / ink[one] for one, off in left.items())
        double = (
            _ink_per_pixel(left[one] + left[other][::-1, ::-1], mask) / 2 / (ink[one] + ink[other])
            for one, other, mask in self._pairs
            if one in left and other in left
        )
        return min((*single, *double), default=0.0)


def _print_mask(mask: NDArray[np.bool_]) -> _Printed:
    x, y, wide, tall = cv2.boundingRect(mask.astype(np.uint8))
    part = (
        slice(max(0, y - MARGIN), min(TALL, y + tall + MARGIN)),
        slice(max(0, x - MARGIN), min(WIDE, x + wide + MARGIN)),
    )
    ys, xs = np.nonzero(mask[part])
    across, down = ((one - one.mean()) / SPAN for one in (xs, ys))
    return _Printed(part, mask[part], across.astype(np.float32), down.astype(np.float32))


def _unexplained_ink(seen: Color, shown: Color, place: _Printed) -> tuple[Floats, float]:
    """What a face leaves unexplained at a place, and how much colors vary there, a pixel."""
    mask = place.mask
    wanted = seen[mask].astype(np.float32)
    plain = wanted - wanted.mean(axis=0)
    best: tuple[float, Floats] | None = None
    for soft in BLURS:
        blurred = cv2.GaussianBlur(shown, (0, 0), soft).astype(np.float32)
        light = blurred.mean(axis=2)
        slopes = [
            cv2.Sobel(light, cv2.CV_32F, x, y, scale=1 / 8)[mask] for x, y in ((1, 0), (0, 1))
        ]
        ways = [one * by for one in slopes for by in (1.0, place.across, place.down)]
        known = np.column_stack(
            [blurred[mask], np.ones(len(wanted), np.float32), place.across, place.down, *ways]
        ).astype(np.float64)
        power = known.T @ known
        power += np.diag(1e-6 * np.diag(power) + 1e-6)
        drawn = known @ np.linalg.solve(power, known.T @ wanted)
        rest = np.asarray(wanted - drawn, np.float32)
        left = float(np.vdot(rest, rest))
        if best is None or left < best[0]:
            best = left, rest
    assert best is not None
    off = np.zeros(seen.shape, np.float32)
    off[mask] = best[1]
    soft_off = np.asarray(cv2.GaussianBlur(off, (0, 0), GRAIN), np.float32)
    return soft_off, float(np.vdot(plain, plain)) / len(wanted) + 1.0


def _ink_per_pixel(off: Floats, mask: NDArray[np.bool_]) -> float:
    """How much is left at a place, a pixel."""
    there = off[mask]
    return float(np.vdot(there, there)) / max(len(there), 1)
