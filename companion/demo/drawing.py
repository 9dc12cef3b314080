"""How the filmed table is drawn: flat things seen at an angle, laid over what is there already.

A picture has the channels blue, green and red, or only gray. A thing has one more, its cover (alpha), and its color
is already multiplied by it.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from cv2.typing import MatLike

from companion.demo.face import Picture
from companion.demo.perspective import Matrix

Box = tuple[int, int, int, int]  # left, upper, right, lower
NEAR = 48  # pixels; closer boxes are cheaper as one
NOWHERE: Box = (1 << 20, 1 << 20, -(1 << 20), -(1 << 20))


def around(one: Box, other: Box) -> Box:
    """The smallest box that holds both."""
    return (
        min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
    )  # fmt: skip


def apart(boxes: Sequence[Box]) -> list[Box]:
    """The boxes with those that overlap merged into one."""
    left: list[Box] = []
    for box in boxes:
        for other in [o for o in left if meet(box, o)]:
            left.remove(other)
            box = around(box, other)
        left.append(box)
    return left if len(left) in (0, 1, len(boxes)) else apart(left)


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes overlap or nearly touch."""
    return (
        one[0] - NEAR < other[2]
        and other[0] - NEAR < one[2]
        and one[1] - NEAR < other[3]
        and other[1] - NEAR < one[3]
    )


def to_gray(picture: Picture) -> Picture:
    """The picture without its color."""
    return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)


def warped(
    texture: Picture,
    maps: Sequence[Matrix],
    millimetres: Matrix,
    corner: tuple[int, int],
    size: tuple[int, int],
    fine: float,
) -> list[Picture]:
    """A flat thing as the camera sees it in each pose, drawn at `fine` times the camera's resolution."""
    half = (fine - 1) / 2
    x0, y0 = corner
    zoom = np.array([[fine, 0, half - fine * x0], [0, fine, half - fine * y0], [0, 0, 1.0]])
    larger = (size[0] * 2, size[1] * 2) if fine == 2 else size
    shots = [
        cv2.warpPerspective(texture, zoom @ m @ millimetres, larger, flags=cv2.INTER_LINEAR)
        for m in maps
    ]
    if fine == 2:
        shots = [cv2.resize(shot, size, interpolation=cv2.INTER_AREA) for shot in shots]
    return [np.asarray(shot, np.uint8) for shot in shots]


def mean(shots: Sequence[Picture]) -> Picture:
    """The average of several moments: motion blur while the shutter is open."""
    if len(shots) == 1:
        return shots[0]
    total = np.zeros(shots[0].shape, np.float32)
    for shot in shots:
        cv2.accumulate(shot, total)
    return np.asarray(cv2.convertScaleAbs(total, alpha=1 / len(shots)), np.uint8)


def times(spot: Picture, share: MatLike) -> Picture:
    """A picture darkened by a gray mask, where 255 leaves it as it is."""
    wide = share if spot.ndim == 2 else cv2.merge([share, share, share])
    return np.asarray(cv2.multiply(spot, wide, scale=1 / 255), np.uint8)


def over(spot: Picture, shot: Picture, cover: Picture) -> Picture:
    """A thing drawn over what lies there; its color is already multiplied by its cover."""
    color = shot[:, :, 0] if spot.ndim == 2 else shot[:, :, :3]
    return np.asarray(
        cv2.add(times(spot, cv2.bitwise_not(cover)), np.ascontiguousarray(color)), np.uint8
    )
