"""The fonts of this machine that can write a card's figures."""

from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

FOLDERS = (Path("/usr/share/fonts"),)
"""Where Debian's font packages put their files."""
FIGURES = "0123456789"
LETTERS = "AJQKDUOXWS+"
REFERENCE = ("DejaVuSans-Bold.ttf", "DejaVuSerif-Bold.ttf", "DejaVuSansMono-Bold.ttf")
"""Fonts whose figures anybody can read."""
GLYPH = 20
"""Pixels of a figure's longer side when it is compared with the reference."""
READABLE = 6
"""Figures of ten that must look like the same figure of a reference font."""
FEWEST = 400
"""Fonts without which training would learn too few hands of writing."""


class TooFewFonts(Exception):
    """This machine has too few fonts to train with."""


@cache
def font(path: str, size: int) -> ImageFont.FreeTypeFont:
    """A font at a size in pixels."""
    return ImageFont.truetype(path, size)


@cache
def readable_fonts() -> tuple[str, ...]:
    """Every font here whose figures can be read, by path."""
    paths = sorted(
        str(path)
        for folder in FOLDERS
        for ending in ("*.ttf", "*.otf")
        for path in folder.rglob(ending)
    )
    known = [
        [_glyph(path, figure) for figure in FIGURES]
        for path in paths
        if Path(path).name in REFERENCE
    ]
    found = tuple(path for path in paths if _readable(path, known))
    if len(found) < FEWEST:
        raise TooFewFonts(
            f"Only {len(found)} readable fonts are installed here; training needs {FEWEST}. "
            "models/README.md names Debian's packages."
        )
    return found


def _readable(path: str, known: list[list[NDArray[np.float32]]]) -> bool:
    """Whether most figures of a font look like figures, and its letters exist and differ."""
    try:
        own = [_glyph(path, figure) for figure in FIGURES]
        letters = [_glyph(path, letter) for letter in LETTERS]
    except (OSError, ValueError):
        return False
    if any(float(np.abs(one - letters[0]).mean()) < 0.01 for one in letters[1:]):
        return False
    right = 0
    for figure, glyph in enumerate(own):
        nearest = [
            min(float(np.abs(glyph - reference[other]).mean()) for reference in known)
            for other in range(len(FIGURES))
        ]
        right += int(np.argmin(nearest)) == figure
    return right >= READABLE


def _glyph(path: str, letter: str) -> NDArray[np.float32]:
    """One letter, cut out and made as large as all others."""
    picture = Image.new("L", (140, 140), 0)
    ImageDraw.Draw(picture).text((30, 20), letter, fill=255, font=font(path, 60))
    pixels = np.asarray(picture)
    ys, xs = np.nonzero(pixels > 100)
    if len(ys) < 12:
        raise ValueError(letter)
    part = pixels[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    scale = GLYPH / max(part.shape)
    size = (max(1, round(part.shape[1] * scale)), max(1, round(part.shape[0] * scale)))
    small = cv2.resize(part, size, interpolation=cv2.INTER_AREA)
    square = np.zeros((GLYPH, GLYPH), np.float32)
    top, left = (GLYPH - size[1]) // 2, (GLYPH - size[0]) // 2
    square[top : top + size[1], left : left + size[0]] = small / 255.0
    return square
