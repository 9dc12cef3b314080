"""What moves on the table: when each small tile of the picture last changed. It costs next to nothing a frame.

A camera on a gooseneck sways, a lamp flickers, an exposure wanders: the whole picture's own shift and the light of each
of its rows are taken out before anything is called moving.
"""

import math
from collections import deque
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.quad import Point, Quad, middle
from companion.vision import tuning
from companion.vision.picture import Gray
from companion.vision.tiles import WIDTH, Tiles, tiles_of
from companion.vision.tiles import middle as median

BOX = np.ones((3, 3), np.uint8)


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

    @property
    def corners(self) -> Quad:
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        return (left, top), (right, top), (right, bottom), (left, bottom)

    def of(self, picture: Gray) -> Gray:
        """That part of a picture."""
        return picture[self.top : self.bottom, self.left : self.right]

    def within(self, wide: int, tall: int) -> "Patch":
        """The part of it that is in a picture of this size."""
        return self.inside(Patch(0, 0, wide, tall))

    def inside(self, other: "Patch") -> "Patch":
        """The part of it that lies in another one."""
        return Patch(
            max(other.left, self.left), max(other.top, self.top),
            min(other.right, self.right), min(other.bottom, self.bottom),
        )  # fmt: skip

    def with_(self, other: "Patch") -> "Patch":
        """The smallest one that holds both."""
        return Patch(
            min(other.left, self.left), min(other.top, self.top),
            max(other.right, self.right), max(other.bottom, self.bottom),
        )  # fmt: skip

    def moved(self, x: int, y: int) -> "Patch":
        """The same, so many pixels to the right and down."""
        return Patch(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def times(self, by: float) -> "Patch":
        """The same in a picture of another size."""
        return Patch(
            int(self.left * by), int(self.top * by), int(self.right * by) + 1, int(self.bottom * by) + 1
        )  # fmt: skip

    def grown(self, by: float) -> "Patch":
        """The same, this many pixels wider on every side."""
        edge = round(by)
        return Patch(self.left - edge, self.top - edge, self.right + edge, self.bottom + edge)


def around(quads: tuple[Quad, ...]) -> Patch:
    """The upright rectangle around some quads."""
    xs = [x for quad in quads for x, _ in quad]
    ys = [y for quad in quads for _, y in quad]
    return Patch(int(min(xs)), int(min(ys)), int(max(xs)) + 1, int(max(ys)) + 1)


@lru_cache(maxsize=4)
def window(shape: tuple[int, int]) -> NDArray[np.float32]:
    """Makes the middle of the picture count more than its edges."""
    return np.asarray(cv2.createHanningWindow((shape[1], shape[0]), cv2.CV_32F), np.float32)


def _shift_misfit(
    before: NDArray[np.float32], now: NDArray[np.float32], x: float, y: float
) -> float:
    """How much two pictures of tiles differ when the earlier one is shifted: the lower, the better it fits."""
    tall, wide = now.shape
    move = np.array([[1, 0, x], [0, 1, y]], np.float32)
    moved = cv2.warpAffine(before, move, (wide, tall), borderMode=cv2.BORDER_REPLICATE)
    edge = int(max(abs(x), abs(y))) + 1
    if 2 * edge >= min(tall, wide) - 8:
        return float("inf")
    change = (now - moved)[edge:-edge, edge:-edge]
    return float(np.abs(change - np.median(change)).mean())


def _shift_tiles(tiles: Tiles, x: float, y: float) -> Tiles:
    """A picture of tiles as it looks from a camera that has moved a little."""
    if abs(x) < 0.01 and abs(y) < 0.01:
        return tiles
    if max(abs(x), abs(y)) < 1:  # a quarter of the time
        across, down = ((max(n, 0.0), 1 - abs(n), max(-n, 0.0)) for n in (x, y))
        way = np.array([[n * m for m in across] for n in down], np.float32)
        return np.asarray(cv2.filter2D(tiles, -1, way, borderType=cv2.BORDER_REPLICATE), np.float32)
    move = np.array([[1, 0, x], [0, 1, y]], np.float32)
    tall, wide = tiles.shape
    return np.asarray(
        cv2.warpAffine(tiles, move, (wide, tall), borderMode=cv2.BORDER_REPLICATE), np.float32
    )


def _shift_tile_part(tiles: Tiles, x: float, y: float, part: tuple[slice, slice] | None) -> Tiles:
    """A part of a picture of tiles as it looks from a camera that has moved a little."""
    if part is None:
        return _shift_tiles(tiles, x, y)
    edge = int(max(abs(x), abs(y))) + 1
    top, left = (max(0, one.start - edge) for one in part)
    wider = tiles[top : part[0].stop + edge, left : part[1].stop + edge]
    rows, columns = (
        slice(one.start - first, one.stop - first)
        for one, first in zip(part, (top, left), strict=True)
    )
    return np.ascontiguousarray(_shift_tiles(wider, x, y)[rows, columns])


def _row_brightness(now: Tiles, before: Tiles, step: int = 6) -> Tiles:
    """How much brighter each row is than it was: lamps flicker in bands."""
    ratio = now[:, ::step] / (before[:, ::step] + 1)
    ratio.sort(axis=1)
    return ratio[:, ratio.shape[1] // 2, None]


class _Ground:
    """The picture against which the camera's own movement is measured."""

    def __init__(self, tiles: Tiles, t: float, at: tuple[float, float]) -> None:
        self.tiles = tiles
        self.fits = 0.0
        self.t = t
        self.at = at
        # Every other tile of every other row tells enough; those at the picture's edges tell nothing.
        self._slopes = np.stack(
            [cv2.Sobel(tiles, cv2.CV_32F, x, y, scale=1 / 8)[::2, ::2] for x, y in ((1, 0), (0, 1))]
        )
        self._edges = np.abs(self._slopes).sum(axis=0)
        self._slopes[:, :1] = self._slopes[:, -1:] = 0
        self._slopes[:, :, :1] = self._slopes[:, :, -1:] = 0
        self._slopes = self._slopes.reshape(2, -1)
        across, down = self._slopes
        self._squares = np.stack([across * across, across * down, down * down])

    def shift(
        self, now: Tiles, first: tuple[float, float], likely: tuple[float, float]
    ) -> tuple[float, float, float]:
        """By how many tiles everything lies elsewhere now, and in which share of the picture that fits.

        Hands and new cards don't fit, and have no say.
        """
        x, y = first[0] - self.at[0], first[1] - self.at[1]
        at_x, at_y = likely[0] - self.at[0], likely[1] - self.at[1]
        share, now = 1.0, np.ascontiguousarray(now[::2, ::2])
        for leeway in (0.1,) if self.fits > tuning.GROUND_FITS else (0.4, 0.1):
            move = np.array([[0.5, 0, x / 2], [0, 0.5, y / 2]], np.float32)
            before = np.asarray(
                cv2.warpAffine(
                    self.tiles, move, (now.shape[1], now.shape[0]), borderMode=cv2.BORDER_REPLICATE
                ),
                np.float32,
            )
            off = now - before * _row_brightness(now, before, 3)
            far = np.abs(off)
            noise = median(far[::3, ::2])
            stiff = tuning.SHIFT_STIFFNESS / 4 * (noise * noise + 0.01)
            fits = (far - leeway * self._edges < 3 * noise + 1.5).ravel().astype(np.float32)
            a, b, c = (self._squares @ fits).tolist()
            u, v = (self._slopes @ (fits * off.ravel())).tolist()
            u, v = u + stiff * (x - at_x), v + stiff * (y - at_y)
            a, c = a + stiff, c + stiff
            size = a * c - b * b
            x, y = x - (c * u - b * v) / size, y - (a * v - b * u) / size
            share = float(fits.sum()) / fits.size
        self.fits = share
        return x + self.at[0], y + self.at[1], share


Span = tuple[slice, slice]
"""Rows and columns of tiles."""
Tiled = tuple[float, Tiles, tuple[float, float]]
"""When a picture was seen, its tiles, and by how many tiles the camera had swayed."""


class MotionTracker:
    """Tracks when each tile last changed, how far the camera has swayed, and how steady its light is."""

    def __init__(self) -> None:
        self._recent: deque[tuple[float, Tiles, tuple[float, float]]] = deque()
        self._last: Tiles | None = None
        self._moving: NDArray[np.bool_] | None = None
        self.pixels = 8.0
        self._start = 0.0
        self._before: Tiles | None = None
        self._busy = False
        self._stirs = tuning.MOTION_DIFFERS
        self._busy_at = float("-inf")
        self._ground: _Ground | None = None
        self._shift = (0.0, 0.0)
        self._likely = (0.0, 0.0)
        self._unsteady_at = self._jumped_at = float("-inf")
        self._turn = 0
        self._share = 0.0
        """The share of the picture that moves in this frame."""
        self._moved_at = float("-inf")
        """When any part of the picture last moved."""
        self.shake = 0.0
        """Pixels of a 720p picture that the camera moves from frame to frame, of late."""
        self.flicker = 0.0
        """Share of the light by which rows differ from a moment before, of late."""

    @property
    def tiles(self) -> Tiles:
        """The newest picture in tiles."""
        return self._recent[-1][1]

    @property
    def shift(self) -> Point:
        """By how many pixels the picture lies elsewhere than when the camera was put up."""
        return self._shift[0] * self.pixels, self._shift[1] * self.pixels

    def see(self, picture: Gray, t: float) -> None:
        """Takes in the next frame."""
        self.pixels = picture.shape[1] / WIDTH
        small = tiles_of(picture)
        if self._last is None or self._last.shape != small.shape:
            self._recent.clear()
            self._before = self._ground = None
            self._last = np.full(small.shape, t, np.float32)
            self._moving = np.ones(small.shape, np.bool_)
            self._share = 1.0
            self._moved_at = t
            self._start = t
        while len(self._recent) > 1 and t - self._recent[1][0] >= tuning.MOTION_LAG:
            self._recent.popleft()
        self._follow_shift(small, t)
        if self._recent:
            _, before, then = self._recent[0]
            self._stirs = min(
                tuning.MOTION_DIFFERS,
                max(tuning.MOTION_DIFFERS_DARK, 0.1 * float(cv2.mean(small[::3])[0])),
            )
            if cv2.norm(small, before, cv2.NORM_INF) < tuning.MOTION_CLEARLY * self._stirs:
                self._moving = np.zeros(small.shape, np.bool_)
                self._share = 0.0
                self.flicker *= 0.92
            else:
                light = _row_brightness(small, before)
                rows = np.sort(light[:, 0])
                flicker = float(rows[len(rows) * 9 // 10] - rows[len(rows) // 10]) / 2
                if self._share < 0.1:  # a hand takes light away too
                    self.flicker += 0.08 * (flicker - self.flicker)
                change = self._difference_from(small, before, then, t, light=light)
                self._moving = change > self._stirs
                self._share = np.count_nonzero(self._moving) / small.size
                np.copyto(self._last, t, where=self._moving)
                if self._share:
                    self._moved_at = t
        self._recent.append((t, small, self._shift))
        if len(self._recent) > 16:
            self._recent.popleft()

    def _follow_shift(self, small: Tiles, t: float) -> None:
        """Measures by how much the whole picture has shifted."""
        if self._ground is None:
            self._ground = _Ground(small, t, self._shift)
            return
        self._turn += 1
        steady = t - self._unsteady_at > 1.0  # no need to look each time
        if self._turn % (
            (4 if self._share < 0.002 else 2)
            if steady
            else 1 + (self.shake < tuning.SHAKE_LITTLE and t - self._jumped_at > tuning.BUMP_FADES)
        ):
            return
        x, y, share = self._ground.shift(small, self._shift, self._likely)
        step = math.hypot(x - self._shift[0], y - self._shift[1]) * 8
        self.shake += 0.08 * (step - self.shake)
        if step > tuning.BUMP_JUMP:
            self._jumped_at = t
        if math.hypot(x - self._likely[0], y - self._likely[1]) > tuning.SHIFT_REACH or share < 0.3:
            x, y = self._likely
        if math.hypot(x - self._shift[0], y - self._shift[1]) > 0.03:
            self._unsteady_at = t
        self._shift = x, y
        at_x, at_y = self._likely
        self._likely = at_x + 0.05 * (x - at_x), at_y + 0.05 * (y - at_y)
        if (
            share < tuning.GROUND_FITS
            and t - self._busy_at > 0.3
            and t - self._ground.t > tuning.GROUND_AGE
        ):
            self._ground = _Ground(small, t, self._shift)

    def _difference_from(
        self, now: Tiles, before: Tiles, then: tuple[float, float], t: float,
        part: tuple[slice, slice] | None = None, light: Tiles | None = None,
    ) -> Tiles:  # fmt: skip
        """What differs from an earlier picture, the camera's own movement and the light taken out."""
        before = _shift_tile_part(before, self._shift[0] - then[0], self._shift[1] - then[1], part)
        light = _row_brightness(now, before) if light is None else light
        change = np.asarray(cv2.absdiff(now, before * light), np.float32)
        if t - self._unsteady_at < 1.0 and cv2.norm(change, cv2.NORM_INF) > self._stirs:
            edges = cv2.morphologyEx(before, cv2.MORPH_GRADIENT, BOX)
            cv2.scaleAdd(
                edges, -tuning.MOTION_EDGE / 2, change, dst=change
            )  # (they are two tiles wide)
        return np.asarray(change, np.float32)

    def knocked(self, t: float) -> bool:
        """Whether the camera looks from somewhere else than before all that just stirred."""
        if self._moving is None or self._last is None or not self._recent:
            return False
        stirs = self._share
        if stirs > tuning.KNOCK_CALM:
            self._busy_at = t
            self._busy = self._busy or stirs > tuning.KNOCK_BUSY
        if t - self._busy_at < 0.3:
            return False
        now = self._recent[-1][1]
        ground, self._before = self._before, now
        busy, self._busy = self._busy, False
        if ground is None or not busy:
            return False
        # Copies, because OpenCV multiplies the window into the pictures it is given.
        (x, y), sure = cv2.phaseCorrelate(ground.copy(), now.copy(), window(now.shape))
        if sure <= 0.1 or x * x + y * y <= tuning.KNOCK_SHIFT * tuning.KNOCK_SHIFT:
            return False
        if _shift_misfit(ground, now, x, y) >= tuning.KNOCK_FITS * _shift_misfit(
            ground, now, 0.0, 0.0
        ):
            return False
        self._shift = self._likely = (0.0, 0.0)
        self._ground = _Ground(now, t, self._shift)
        self._recent = deque([(t, now, self._shift)])
        return True

    def still(self, quad: Quad, t: float) -> float:
        """For how long nothing has stirred where these corners are."""
        if self._last is None:
            return 0.0
        tiles = self._last[self._middle_tiles(quad)]  # what moves beside a tag is not the tag
        return max(0.0, t - float(tiles.max())) if tiles.size else 0.0

    def share(self, patch: Patch | None) -> float:
        """Which share of a part of the picture moves just now."""
        if self._moving is None:
            return 0.0
        if patch is None or not self._share:
            return self._share
        rows, columns = self.span(patch)
        tiles = self._moving[rows, columns]
        return np.count_nonzero(tiles) / tiles.size if tiles.size else 0.0

    def stirs(self, spots: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Which of these spots of the picture, their xs and their ys, move just now."""
        if self._moving is None or not self._share:
            return np.zeros(spots.shape[1], np.bool_)
        tall, wide = self._moving.shape
        ends = np.array([[wide - 1], [tall - 1]])
        column, row = np.minimum(np.maximum(spots / self.pixels, 0), ends).astype(np.intp)
        return np.asarray(self._moving[row, column], np.bool_)

    @property
    def latest(self) -> "Tiled | None":
        """The newest picture in tiles."""
        return self._recent[-1] if self._recent else None

    def differs(self, before: "Tiled", span: Span) -> NDArray[np.bool_]:
        """Where a part of the newest picture differs from an earlier one, without the camera's sway and the light."""
        t, now, _ = self._recent[-1]
        return np.asarray(
            self._difference_from(now[span], before[1], before[2], t, span) > self._stirs
        )

    def moving(self, span: Span) -> NDArray[np.bool_] | None:
        """The tiles of a part that move just now; None while nothing does."""
        return self._moving[span] if self._share and self._moving is not None else None

    def edge_moved_at(self, span: Span) -> float:
        """When anything last stirred along a patch's edge, and the pictures compared were past it."""
        assert self._last is not None
        tiles = self._last[span]
        if not tiles.size:
            return self._moved_at + 2 * tuning.MOTION_LAG
        edge = tiles[0].max(), tiles[-1].max(), tiles[:, 0].max(), tiles[:, -1].max()
        return float(max(edge)) + 2 * tuning.MOTION_LAG

    def rested(self, t: float, zone: Patch) -> Patch | None:
        """The rectangle outside the pile's place where something stirred a moment ago and rests now."""
        if self._last is None or t - self._start < 1.5:
            return None
        warm = ((self._last > t - 1.5) & (self._last < t - 0.15)).astype(np.uint8)
        rows, columns = self.span(zone)
        warm[rows, columns] = 0
        x, y, wide, tall = cv2.boundingRect(warm)
        if not wide:
            return None
        p = self.pixels
        return Patch(int(x * p), int(y * p), int((x + wide) * p) + 1, int((y + tall) * p) + 1)

    def span(self, patch: Patch) -> Span:
        """The tiles of a part of the picture."""
        p = self.pixels
        return (
            slice(max(0, int(patch.top / p)), int(patch.bottom / p) + 1),
            slice(max(0, int(patch.left / p)), int(patch.right / p) + 1),
        )

    def _middle_tiles(self, quad: Quad) -> tuple[slice, slice]:
        """The tiles in the middle of four corners: within so much of the box around them."""
        x, y = middle(quad)
        xs, ys = [corner[0] for corner in quad], [corner[1] for corner in quad]
        left, right = x + (min(xs) - x) * tuning.TAG_CORE, x + (max(xs) - x) * tuning.TAG_CORE
        top, bottom = y + (min(ys) - y) * tuning.TAG_CORE, y + (max(ys) - y) * tuning.TAG_CORE
        return self.span(Patch(int(left), int(top), int(right) + 1, int(bottom) + 1))
