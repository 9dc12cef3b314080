"""What moves in the picture: for every small tile, when it last stirred. Costs next to nothing a frame."""

from collections import deque
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.sighting import Quad, middle
from companion.vision.picture import Gray

TILE = 8
"""Pixels along a tile of a 720p picture."""
WIDTH = 160
LAG = 0.09
"""Seconds between the two pictures compared: slow hands move enough in it to be noticed."""
STIRS = 9.0
"""Shades of gray by which a tile must differ…"""
STIRS_DARK = 5.0
"""…in the dark, where everything differs less."""
CALM = 0.01
"""Share of the picture that may stir while nothing happens."""
BUSY = 0.15
"""Share that stirs when the camera is knocked (or an arm comes in)."""
SHIFTED = 1.2
"""Tiles by which everything must lie elsewhere."""
FITS = 0.97
"""How much less the two pictures must differ when one is shifted so: a new card alone shifts nothing else."""
ARM = 0.025
"""Share of a patch's edge that an arm covers at least."""


@dataclass(frozen=True, slots=True)
class Patch:
    """An upright rectangle of the picture, in whole pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def area(self) -> int:
        return max(0, self.right - self.left) * max(0, self.bottom - self.top)

    def of(self, picture: Gray) -> Gray:
        """That part of a picture."""
        return picture[self.top : self.bottom, self.left : self.right]

    def within(self, wide: int, tall: int) -> "Patch":
        """The part of it that is in a picture of this size."""
        return Patch(
            max(0, self.left), max(0, self.top), min(wide, self.right), min(tall, self.bottom)
        )

    def grown(self, by: float) -> "Patch":
        """The same, this many pixels wider on every side."""
        edge = round(by)
        return Patch(self.left - edge, self.top - edge, self.right + edge, self.bottom + edge)


def around(quads: tuple[Quad, ...]) -> Patch:
    """The upright rectangle around some quads."""
    xs = [x for quad in quads for x, _ in quad]
    ys = [y for quad in quads for _, y in quad]
    return Patch(int(min(xs)), int(min(ys)), int(max(xs)) + 1, int(max(ys)) + 1)


def _shrunk(quad: Quad) -> Quad:
    """The inner part of a quad: what moves beside a tag is not the tag."""
    x, y = middle(quad)
    a, b, c, d = ((x + 0.6 * (px - x), y + 0.6 * (py - y)) for px, py in quad)
    return (a, b, c, d)


@lru_cache(maxsize=4)
def _window(shape: tuple[int, int]) -> NDArray[np.float32]:
    """Makes the middle of the picture count more than its edges."""
    return np.asarray(cv2.createHanningWindow((shape[1], shape[0]), cv2.CV_32F), np.float32)


def _fits(before: NDArray[np.float32], now: NDArray[np.float32], x: float, y: float) -> float:
    """How much two pictures of tiles differ when the earlier one is shifted: the lower, the better it fits."""
    tall, wide = now.shape
    move = np.array([[1, 0, x], [0, 1, y]], np.float32)
    moved = cv2.warpAffine(before, move, (wide, tall), borderMode=cv2.BORDER_REPLICATE)
    edge = int(max(abs(x), abs(y))) + 1
    if 2 * edge >= min(tall, wide) - 8:
        return float("inf")
    change = (now - moved)[edge:-edge, edge:-edge]
    return float(np.abs(change - np.median(change)).mean())


def _light(small: NDArray[np.float32]) -> float:
    """How bright most of the picture is."""
    return float(np.median(small[::3, ::3]))


class Motion:
    """The picture's tiles and when each last stirred."""

    def __init__(self) -> None:
        self._recent: deque[tuple[float, NDArray[np.float32]]] = deque()
        self._last: NDArray[np.float32] | None = None
        self._moving: NDArray[np.bool_] | None = None
        self._pixels = 8.0
        self._start = 0.0
        self._ground: NDArray[np.float32] | None = None
        self._busy = False
        self._calm: NDArray[np.float32] | None = None
        self._calm_light = 0.0
        self._stirs = STIRS
        self._busy_at = float("-inf")

    def see(self, picture: Gray, t: float) -> None:
        """Takes in the next frame."""
        small = self.small(picture)
        if self._last is None or self._last.shape != small.shape:
            self._recent.clear()
            self._ground = None
            self._last = np.full(small.shape, t, np.float32)
            self._moving = np.ones(small.shape, np.bool_)
            self._start = t
        while len(self._recent) > 1 and t - self._recent[1][0] >= LAG:
            self._recent.popleft()
        if self._recent:
            change = small - self._recent[0][1]
            change -= float(np.median(change[::3, ::3]))  # the lamp or the exposure, not a hand
            self._stirs = min(STIRS, max(STIRS_DARK, 0.1 * float(small[::3, ::3].mean())))
            self._moving = np.abs(change) > self._stirs
            self._last[self._moving] = t
        self._recent.append((t, small))
        if len(self._recent) > 16:
            self._recent.popleft()

    def knocked(self, t: float) -> bool:
        """Whether the camera looks from somewhere else than before all that just stirred."""
        if self._moving is None or self._last is None or not self._recent:
            return False
        stirs = float(self._moving.mean())
        if stirs > CALM:
            self._busy_at = t
            self._busy = self._busy or stirs > BUSY
        if t - self._busy_at < 0.3:
            return False
        now = self._recent[-1][1]
        ground, self._ground = self._ground, now
        busy, self._busy = self._busy, False
        if ground is None or not busy:
            return False
        # Copies, because OpenCV multiplies the window into the pictures it is given.
        (x, y), sure = cv2.phaseCorrelate(ground.copy(), now.copy(), _window(now.shape))
        if sure <= 0.1 or x * x + y * y <= SHIFTED * SHIFTED:
            return False
        return _fits(ground, now, x, y) < FITS * _fits(ground, now, 0.0, 0.0)

    def small(self, picture: Gray) -> NDArray[np.float32]:
        """The picture in tiles."""
        self._pixels = picture.shape[1] / WIDTH
        step = max(1, int(self._pixels / 2))
        size = (WIDTH, max(1, round(picture.shape[0] / self._pixels)))
        rough = cv2.resize(picture[::step, ::step], size, interpolation=cv2.INTER_AREA)
        return np.asarray(cv2.blur(np.asarray(rough, np.float32), (3, 3)), np.float32)

    def still(self, quad: Quad, t: float) -> float:
        """For how long nothing has stirred where these corners are."""
        if self._last is None:
            return 0.0
        tiles = self._tiles(around((_shrunk(quad),)))
        return max(0.0, t - float(tiles.max())) if tiles.size else 0.0

    def share(self, patch: Patch | None) -> float:
        """Which share of a part of the picture moves just now."""
        if self._moving is None:
            return 0.0
        if patch is None:
            return float(self._moving.mean())
        rows, columns = self._span(patch)
        tiles = self._moving[rows, columns]
        return float(tiles.mean()) if tiles.size else 0.0

    def remember(self) -> None:
        """The table as it is now has no hand over it."""
        if self._recent:
            self._calm = self._recent[-1][1]
            self._calm_light = _light(self._calm)

    def reached(self, patch: Patch) -> bool:
        """Whether something, moving or not, reaches over the edge of a patch that was not there when it was calm."""
        if self._calm is None or not self._recent or self._calm.shape != self._recent[-1][1].shape:
            return False
        now = self._recent[-1][1]
        lamp = _light(now) / max(self._calm_light, 1.0)  # it may have changed since
        rows, columns = self._span(patch)
        part = np.abs(now[rows, columns] - self._calm[rows, columns] * lamp) > self._stirs
        if min(part.shape) < 6:
            return False
        edge = np.concatenate([part[0], part[-1], part[1:-1, 0], part[1:-1, -1]])
        return float(edge.mean()) > ARM

    def rested(self, t: float, zone: Patch) -> Patch | None:
        """The rectangle outside the pile's place where something stirred a moment ago and rests now."""
        if self._last is None or t - self._start < 1.5:
            return None
        warm = ((self._last > t - 1.5) & (self._last < t - 0.15)).astype(np.uint8)
        rows, columns = self._span(zone)
        warm[rows, columns] = 0
        x, y, wide, tall = cv2.boundingRect(warm)
        if not wide:
            return None
        p = self._pixels
        return Patch(int(x * p), int(y * p), int((x + wide) * p) + 1, int((y + tall) * p) + 1)

    def _span(self, patch: Patch) -> tuple[slice, slice]:
        p = self._pixels
        return (
            slice(max(0, int(patch.top / p)), int(patch.bottom / p) + 1),
            slice(max(0, int(patch.left / p)), int(patch.right / p) + 1),
        )

    def _tiles(self, patch: Patch) -> NDArray[np.float32]:
        assert self._last is not None
        rows, columns = self._span(patch)
        return self._last[rows, columns]
