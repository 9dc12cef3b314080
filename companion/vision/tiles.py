"""A picture in small tiles: enough to see what moves and what reaches in, for next to nothing."""

import cv2
import numpy as np
from numpy.typing import NDArray

WIDTH = 160
"""Tiles across a picture: one is 8 pixels of 720p."""

Tiles = NDArray[np.float32]
"""Brightness, and of a colored picture red and blue beside it."""


def tiles_of(picture: NDArray[np.uint8]) -> Tiles:
    """A picture, gray or in color, in tiles."""
    tall, wide = picture.shape[:2]
    pixels = wide / WIDTH
    step = max(1, int(pixels / 2))
    size = (WIDTH, max(1, round(tall / pixels)))
    rough = cv2.resize(picture[::step, ::step], size, interpolation=cv2.INTER_AREA)
    if rough.ndim == 3:
        rough = cv2.cvtColor(rough, cv2.COLOR_BGR2YCrCb)
    return np.asarray(cv2.blur(np.asarray(rough, np.float32), (3, 3)), np.float32)


def middle(values: Tiles) -> float:
    """The middle one of many values, in a fraction of the time that NumPy's own takes."""
    flat = values.flatten()
    flat.sort()
    return float(flat[flat.size // 2])
