"""A small picture with clear ground, in which a sign is drawn."""

import math
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from models.faces.fonts import font

Pixels = NDArray[np.uint8]
Ink = tuple[int, int, int]
"""A color as blue, green and red."""
Point = tuple[float, float]
"""A place in a stamp or on a card, in shares of its width and height."""

SIDE = 104
"""Pixels of a stamp's side."""
_FINE = 4
"""Bits of a pixel's fraction that OpenCV draws with."""


class Stamp:
    """A square picture whose ground is clear."""

    def __init__(self, ground: Ink = (255, 255, 255)) -> None:
        self.color: Pixels = np.full((SIDE, SIDE, 3), ground, np.uint8)
        self.cover: Pixels = np.zeros((SIDE, SIDE), np.uint8)

    def shape(self, points: Sequence[Point], ink: Ink, cover: int = 255) -> None:
        """Fills a shape."""
        fixed = _fixed(points)
        cv2.fillPoly(self.color, [fixed], ink, cv2.LINE_AA, _FINE)
        cv2.fillPoly(self.cover, [fixed], (cover,), cv2.LINE_AA, _FINE)

    def line(
        self,
        points: Sequence[Point],
        ink: Ink,
        width: float,
        *,
        closed: bool = False,
        cover: int = 255,
    ) -> None:
        """Draws a line of a width given as share of the stamp."""
        fixed, thick = [_fixed(points)], max(1, round(width * SIDE))
        cv2.polylines(self.color, fixed, closed, ink, thick, cv2.LINE_AA, _FINE)
        cv2.polylines(self.cover, fixed, closed, (cover,), thick, cv2.LINE_AA, _FINE)

    def outlined(self, points: Sequence[Point], ink: Ink, edge: Ink, width: float) -> None:
        """Fills a shape and draws a line around it."""
        self.shape(points, ink)
        self.line(points, edge, width, closed=True)

    def write(self, text: str, path: str, ink: Ink, box: tuple[float, float, float, float]) -> None:
        """Writes as large as fits into a box (left, top, right, bottom)."""
        letters = font(path, 72)
        left, top, right, bottom = letters.getbbox(text)
        wide, tall = max(1, round(right - left)), max(1, round(bottom - top))
        if wide > 900 or tall > 400:
            return
        picture = Image.new("L", (wide, tall), 0)
        ImageDraw.Draw(picture).text((-left, -top), text, fill=255, font=letters)
        into = (box[2] - box[0]) * SIDE, (box[3] - box[1]) * SIDE
        scale = min(into[0] / wide, into[1] / tall)
        size = max(1, round(wide * scale)), max(1, round(tall * scale))
        small = cv2.resize(np.asarray(picture), size, interpolation=cv2.INTER_AREA)
        x = round((box[0] + box[2]) / 2 * SIDE - size[0] / 2)
        y = round((box[1] + box[3]) / 2 * SIDE - size[1] / 2)
        x, y = max(0, x), max(0, y)
        part = (slice(y, min(SIDE, y + size[1])), slice(x, min(SIDE, x + size[0])))
        small = np.asarray(small[: part[0].stop - y, : part[1].stop - x], np.uint8)
        share = (small / 255.0)[:, :, None]
        self.color[part] = (self.color[part] * (1 - share) + np.array(ink) * share).astype(np.uint8)
        self.cover[part] = np.maximum(self.cover[part], small)

    def lay(self, other: "Stamp", middle: Point, size: float, turn: float = 0.0) -> None:
        """Lays another stamp over this one."""
        share, color = placed(other, (SIDE, SIDE), middle, size * SIDE, turn)
        keep = share[:, :, None].astype(np.float32) / 255
        self.color[:] = (self.color * (1 - keep) + color * keep).astype(np.uint8)
        self.cover[:] = np.maximum(self.cover, share)

    def bold(self, edge: Ink, width: float, shift: Point = (0.0, 0.0)) -> "Stamp":
        """The same with an edge around it, or with a shadow thrown by it."""
        made = Stamp(edge)
        reach = max(1, round(width * SIDE))
        size = (2 * reach + 1, 2 * reach + 1)
        made.cover = np.asarray(
            cv2.dilate(self.cover, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, size)), np.uint8
        )
        if shift != (0.0, 0.0):
            way = np.array([[1, 0, shift[0] * SIDE], [0, 1, shift[1] * SIDE]], np.float32)
            moved = cv2.warpAffine(made.cover, way, (SIDE, SIDE))
            made.cover = np.maximum(made.cover, np.asarray(moved, np.uint8))
        share = self.cover[:, :, None] / 255.0
        made.color = (made.color * (1 - share) + self.color * share).astype(np.uint8)
        return made

    def leaning(self, turn: float, lean: float, slim: float) -> "Stamp":
        """The same turned by an angle, leaning like italics, and made narrower."""
        middle = (SIDE - 1) / 2
        c, s = math.cos(turn), math.sin(turn)
        way = np.array([[c, -s], [s, c]]) @ np.array([[slim, lean], [0, 1.0]])
        shift = np.array([middle, middle]) - way @ np.array([middle, middle])
        full = np.concatenate([way, shift[:, None]], axis=1).astype(np.float32)
        made = Stamp()
        size = (SIDE, SIDE)
        made.color = np.asarray(
            cv2.warpAffine(self.color, full, size, borderMode=cv2.BORDER_REPLICATE), np.uint8
        )
        made.cover = np.asarray(cv2.warpAffine(self.cover, full, size), np.uint8)
        return made


def placed(
    stamp: Stamp, size: tuple[int, int], middle: Point, long: float, turn: float = 0.0
) -> tuple[Pixels, Pixels]:
    """How much a stamp covers of a picture of some height and width, and its colors there."""
    high, wide = size
    scale = long / SIDE
    cover, color = stamp.cover, stamp.color
    if scale < 0.5:  # a picture made much smaller has to be softened first
        cover = np.asarray(cv2.GaussianBlur(cover, (0, 0), 0.35 / scale), np.uint8)
        color = np.asarray(cv2.GaussianBlur(color, (0, 0), 0.35 / scale), np.uint8)
    c, s = scale * math.cos(turn), scale * math.sin(turn)
    half = (SIDE - 1) / 2
    x, y = middle[0] * wide - c * half + s * half, middle[1] * high - s * half - c * half
    way = np.array([[c, -s, x], [s, c, y]], np.float32)
    shares = cv2.warpAffine(cover, way, (wide, high))
    colors = cv2.warpAffine(color, way, (wide, high), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(shares, np.uint8), np.asarray(colors, np.uint8)


def ring(
    middle: Point,
    across: float,
    down: float,
    start: float = 0.0,
    end: float = 360.0,
    turn: float = 0.0,
) -> list[Point]:
    """Points on a part of an ellipse; angles in degrees."""
    many = max(8, round(abs(end - start) / 8))
    angles = np.radians(np.linspace(start, end, many))
    x, y = across * np.cos(angles), down * np.sin(angles)
    c, s = math.cos(turn), math.sin(turn)
    return [
        (float(middle[0] + c * a - s * b), float(middle[1] + s * a + c * b))
        for a, b in zip(x, y, strict=True)
    ]


def turned(points: Sequence[Point], turn: float, middle: Point = (0.5, 0.5)) -> list[Point]:
    """Points turned about a middle."""
    c, s = math.cos(turn), math.sin(turn)
    return [
        (
            middle[0] + c * (x - middle[0]) - s * (y - middle[1]),
            middle[1] + s * (x - middle[0]) + c * (y - middle[1]),
        )
        for x, y in points
    ]


def box(middle: Point, wide: float, tall: float, turn: float = 0.0) -> list[Point]:
    """The corners of a rectangle."""
    x, y = middle
    return turned(
        [(x - wide / 2, y - tall / 2), (x + wide / 2, y - tall / 2),
         (x + wide / 2, y + tall / 2), (x - wide / 2, y + tall / 2)],
        turn, middle,
    )  # fmt: skip


def _fixed(points: Sequence[Point]) -> NDArray[np.int32]:
    """Points in OpenCV's fractions of a pixel."""
    fixed = np.rint(np.asarray(points) * SIDE * 2**_FINE)
    return np.asarray(fixed.reshape(-1, 1, 2), np.int32)
