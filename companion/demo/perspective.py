"""Where the camera stands, and the way from millimetres on the table to pixels in its picture."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pose:
    """How a flat thing lies: its middle in millimetres from the pile's, its turn clockwise in degrees."""

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    lift: float = 0.0  # millimetres above the table
    pitch: float = 0.0  # degrees, tipped about its own long side's perpendicular
    roll: float = 0.0

    def plane(self) -> Matrix:
        """The 4 x 3 matrix from millimetres on the thing to millimetres in the room."""
        a, p, r = (math.radians(d) for d in (self.turn, self.pitch, self.roll))
        across = np.array([math.cos(a) * math.cos(r), math.sin(a) * math.cos(r), -math.sin(r)])
        along = np.array([-math.sin(a) * math.cos(p), math.cos(a) * math.cos(p), -math.sin(p)])
        plane = np.zeros((4, 3))
        plane[:3, 0] = across
        plane[:3, 1] = along
        plane[:3, 2] = (self.x, self.y, -self.lift)
        plane[3, 2] = 1.0
        return plane

    def beside(self, right: float, down: float, turn: float, *, lift: float) -> Pose:
        """The pose of another thing, shifted and turned as seen from this one."""
        a = math.radians(self.turn)
        return replace(
            self,
            x=self.x + right * math.cos(a) - down * math.sin(a),
            y=self.y + right * math.sin(a) + down * math.cos(a),
            turn=self.turn + turn,
            lift=self.lift + lift,
        )

    def toward(self, other: Pose, share: float) -> Pose:
        """The pose at a share of the way to another one, turning the shorter way round."""
        swing = (other.turn - self.turn + 180.0) % 360.0 - 180.0

        def between(a: float, b: float) -> float:
            return a + (b - a) * share

        return Pose(
            x=between(self.x, other.x),
            y=between(self.y, other.y),
            turn=self.turn + swing * share,
            lift=between(self.lift, other.lift),
            pitch=between(self.pitch, other.pitch),
            roll=between(self.roll, other.roll),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class OverheadCamera:
    """A webcam above the table, looking at a point of it; 60 degrees of view across the picture."""

    width: int = 1280
    height: int = 720
    distance: float = 500.0  # millimetres from the lens to the point looked at
    tilt: float = 0.0  # degrees away from straight down
    heading: float = 0.0  # degrees around the table
    roll: float = 0.0
    aim: tuple[float, float] = (0.0, 0.0)
    view: float = 60.0

    @property
    def focal(self) -> float:
        """The focal length in pixels."""
        return self.width / 2 / math.tan(math.radians(self.view / 2))

    @property
    def scale(self) -> float:
        """Pixels a millimetre where the camera looks."""
        return self.focal / self.distance

    @lru_cache(maxsize=16)  # noqa: B019 -- a camera is a value, and there are only a few
    def projection(self) -> Matrix:
        """The 3 x 4 matrix from millimetres in the room to pixels."""
        tilt, heading, roll = (math.radians(d) for d in (self.tilt, self.heading, self.roll))
        ct, st = math.cos(tilt), math.sin(tilt)
        ch, sh = math.cos(heading), math.sin(heading)
        cr, sr = math.cos(roll), math.sin(roll)
        around = np.array([[ch, -sh, 0], [sh, ch, 0], [0, 0, 1.0]])
        down = np.array([[1.0, 0, 0], [0, ct, -st], [0, st, ct]])
        twist = np.array([[cr, -sr, 0], [sr, cr, 0], [0, 0, 1.0]])
        turned = twist @ down @ around
        target = np.array([self.aim[0], self.aim[1], 0.0])
        lens = target - turned.T @ np.array([0.0, 0.0, self.distance])
        eye = np.array(
            [[self.focal, 0, self.width / 2], [0, self.focal, self.height / 2], [0, 0, 1.0]]
        )
        return np.asarray(eye @ np.hstack([turned, (-turned @ lens)[:, None]]), np.float64)

    def onto(self, pose: Pose) -> Matrix:
        """The 3 x 3 matrix from millimetres on a thing in this pose to pixels."""
        return np.asarray(self.projection() @ pose.plane(), np.float64)


def seen(homography: Matrix, points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Points (n x 2) as the camera sees them."""
    flat = np.hstack([points, np.ones((len(points), 1))]) @ homography.T
    return np.asarray(flat[:, :2] / flat[:, 2:3], np.float64)
