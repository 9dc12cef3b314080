"""The lens and chip of one camera, which turn a perfect picture into a real one."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.random import Generator

from companion.demo.drawing import Box
from companion.demo.face import Picture
from companion.demo.perspective import OverheadCamera
from companion.demo.room import Preset, light_map
from companion.demo.unsteady import Room

LUMA = np.array([0.114, 0.587, 0.299], np.float32)
BLOCK = 16  # pixels of the blocks that JPEG packs together
PATCH = 419  # pixels after which the noise repeats; no tag is that large


class Sensor:
    """One camera on one evening: its focus, its noise, the light it gets."""

    def __init__(
        self, *, lens: OverheadCamera, preset: Preset, seed: int, gray: bool = False
    ) -> None:
        """A `gray` camera gives the same picture without its color, in a third of the time."""
        rng = np.random.default_rng([seed, 21])
        self.preset = preset
        self.level = float(rng.uniform(*preset.light))
        self.blur = float(rng.uniform(*preset.blur)) * lens.width / 1280
        self.noise = float(rng.uniform(*preset.noise))
        self.quality = int(rng.integers(*preset.quality))
        self.phase = float(rng.uniform(0, 6))
        self._gray = gray
        light = light_map(lens, preset, rng)
        self._light = np.ascontiguousarray(light[:, :, 0]) if gray else light
        self._grains = [_chip_noise(lens, self.noise, rng, gray=gray) for _ in range(3)]
        self._rng = rng

    def gain(self, t: float, level: float) -> float:
        """How bright the picture is at a moment."""
        sway = math.sin(0.9 * t + self.phase) + 0.4 * math.sin(2.3 * t + 2 * self.phase)
        return self.level * level * (1 + self.preset.drift * sway)

    def camera_picture(
        self,
        picture: Picture,
        t: float,
        *,
        level: float,
        blur: float = 0.0,
        room: Room | None = None,
        written: Sequence[Box] | None = None,
    ) -> Picture:
        """The picture as it leaves the camera; parts in which something is `written` are packed as JPEG."""
        tall, wide = picture.shape[:2]
        if self._gray and picture.ndim == 3:
            picture = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
        if room is not None:
            picture, blur = room.seen(picture), blur + room.blur()
        lit = cv2.multiply(picture, self._light, scale=self.gain(t, level) / 200)
        sigma = math.hypot(self.blur, blur)
        size = 3 if sigma < 0.6 else 5 if sigma < 1.3 else 0
        soft = cv2.GaussianBlur(lit, (size, size), sigma)
        plus, minus = self._rng.integers(3), self._rng.integers(3)
        x, y, u, v = (int(n) for n in self._rng.integers(0, 128, 4))
        noisy = cv2.add(soft, self._grains[plus][y : y + tall, x : x + wide])
        noisy = cv2.subtract(noisy, self._grains[minus][v : v + tall, u : u + wide])
        for x0, y0, x1, y1 in [(0, 0, wide, tall)] if written is None else written:
            self._compress_jpeg(
                noisy[
                    max(y0 - BLOCK, 0) // BLOCK * BLOCK : max(y1 + BLOCK, 0),
                    max(x0 - BLOCK, 0) // BLOCK * BLOCK : max(x1 + BLOCK, 0),
                ]
            )
        return np.asarray(noisy, np.uint8)

    def _compress_jpeg(self, part: MatLike) -> None:
        """A part of the picture after JPEG compression."""
        if part.size:
            _, packed = cv2.imencode(".jpg", part, [cv2.IMWRITE_JPEG_QUALITY, self.quality])
            way = cv2.IMREAD_GRAYSCALE if self._gray else cv2.IMREAD_COLOR
            part[:] = np.asarray(cv2.imdecode(packed, way))


def _chip_noise(lens: OverheadCamera, noise: float, rng: Generator, *, gray: bool) -> Picture:
    """The chip's noise at each pixel, a little larger than the picture."""
    luma = rng.standard_normal((PATCH, PATCH, 1), np.float32)
    chroma = rng.standard_normal((PATCH, PATCH, 3), np.float32) * np.float32(0.5)
    both = luma + (chroma @ LUMA)[:, :, None] if gray else luma + chroma
    patch = np.clip(np.abs(np.squeeze(both)) * noise, 0, 255).astype(np.uint8)
    down, across = -(-(lens.height + 128) // PATCH), -(-(lens.width + 128) // PATCH)
    whole = np.tile(patch, (down, across) if gray else (down, across, 1))
    return np.ascontiguousarray(whole[: lens.height + 128, : lens.width + 128])
