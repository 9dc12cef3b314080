"""Cards without tags, in designs that nobody sells: with or without a white border, with a large sign in the middle or
signs in the corners only, new or worn by many evenings. Signs such as arrows are drawn as figures, not as letters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.demo.face import (
    CARD,
    DETAIL,
    INK,
    Picture,
    PrintedFace,
    PrintLayout,
    color_of,
    index_of,
)

Ink = tuple[int, int, int]

PAPER: Ink = (246, 248, 247)
DARK: Ink = (28, 26, 26)
QUARTERS = ("red", "yellow", "green", "blue")


@dataclass(frozen=True, slots=True)
class Design:
    """How a maker prints cards: the white border in millimetres, what stands in the middle, and how large it is."""

    border: float
    middle: str
    tall: float
    corner: float
    inks: dict[str, Ink]
    paper: Ink = PAPER
    lean: float = 25.0


DESIGNS: dict[str, Design] = {
    "border": Design(3.5, "oval", 26, 9, INK),
    "edge": Design(
        0, "ring", 24, 10,
        INK | {"red": (60, 45, 190), "yellow": (60, 190, 235), "green": (90, 140, 60), "blue": (150, 90, 60)},
    ),
    "large": Design(2.5, "plain", 46, 7, INK | {"green": (50, 170, 90), "blue": (200, 120, 30)}),
    "corners": Design(
        4.0, "empty", 0, 13,
        INK | {"red": (30, 20, 170), "yellow": (20, 170, 225), "green": (40, 120, 20), "blue": (140, 60, 20)},
        paper=(226, 240, 245),
    ),
}  # fmt: skip
"""The named designs: one with a white border, one without, one with a large middle, one with corners only."""


@lru_cache(maxsize=64)
def look_of(name: str) -> Design:
    """A design by its name; `any-7` is a random one, and every number gives another."""
    kind, _, number = name.partition("-")
    if kind != "any" or not number.isdigit():
        return DESIGNS[name]
    rng = np.random.default_rng([int(number), 79])
    middle = str(rng.choice(["oval", "ring", "plain", "empty"]))
    border = float(rng.choice([0, rng.uniform(2, 5)]))
    if middle == "empty":  # nobody prints cards with signs in the corners only and no border
        border = max(border, 2.0)
    tall = 0.0 if middle == "empty" else float(rng.uniform(20, 46))
    corner = float(rng.uniform(10, 14) if middle == "empty" else rng.uniform(6.5, 11))
    inks = {color: _mixed_ink(ink, rng) for color, ink in INK.items()}
    while _hue(inks["yellow"]) - _hue(inks["orange"]) < 8:  # no two look alike
        b, g, r = inks["orange"]
        inks["orange"] = (b, round(0.95 * g), r)
    return Design(
        border=border,
        middle=middle,
        tall=tall,
        corner=corner,
        inks=inks,
        paper=_mixed_ink(PAPER, rng, 0.03),
        lean=float(rng.uniform(-35, 35)),
    )


def _hue(ink: Ink) -> int:
    """The hue of an ink: 0 is red, 30 yellow, 90 cyan."""
    return int(cv2.cvtColor(np.array([[ink]], np.uint8), cv2.COLOR_BGR2HSV)[0, 0, 0])


def _mixed_ink(ink: Ink, rng: np.random.Generator, far: float = 0.16) -> Ink:
    """A color as another printing house would mix it."""
    mixed = np.array(ink) * rng.uniform(1 - far, 1 + far, 3) + rng.uniform(0, 60 * far, 3)
    b, g, r = (int(shade) for shade in np.clip(mixed, 0, 252))
    return b, g, r


@lru_cache(maxsize=256)
def bare_card(name: str, design: str, grain: float) -> PrintedFace:
    """One physical card, each copy worn in its own way, drawn with `grain` pixels a millimetre."""
    seed = crc32(f"{design} {name}".encode())
    picture = bare(name, design)
    if seed % 3 == 1:
        picture = with_wear(picture, seed)
    if seed % 4 == 2:
        picture = bend_shading(picture, seed)
    size = (round(CARD[0] * grain), round(CARD[1] * grain))
    fine = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
    return PrintedFace(PrintLayout(CARD, ()), fine, size[0] / CARD[0])


@lru_cache(maxsize=256)
def bare(name: str, design: str) -> Picture:
    """A card's face at 8 pixels a millimetre (blue, green, red, cover); its round corners are transparent."""
    look = look_of(design)
    card = name.split("#", 1)[0]
    color = color_of(card)
    across, along = CARD
    face = np.full((round(along * DETAIL), round(across * DETAIL), 3), look.paper, np.uint8)
    ink = look.inks[color]
    edge = look.border * DETAIL
    _draw_field(face, edge, 2.5 * DETAIL, ink)
    tall, wide = face.shape[:2]
    at = (wide / 2, tall / 2)
    light = look.paper
    if look.middle == "oval":
        cv2.ellipse(
            face, _pixel(at), (17 * DETAIL, 33 * DETAIL), look.lean, 0, 360, light, -1, cv2.LINE_AA
        )
    elif look.middle == "ring":
        cv2.ellipse(
            face, _pixel(at), (20 * DETAIL, 33 * DETAIL), look.lean, 0, 360, light, 10, cv2.LINE_AA
        )
    if color == "black" and look.middle != "empty":
        for quarter, each in enumerate(QUARTERS):
            cv2.ellipse(
                face, _pixel(at), (15 * DETAIL, 28 * DETAIL), 25, 90 * quarter, 90 * quarter + 90,
                look.inks[each], -1, cv2.LINE_AA,
            )  # fmt: skip
    if look.tall:
        body = ink if look.middle == "oval" and color != "black" else light
        _draw_sign(face, index_of(card), at, look.tall * DETAIL, body)
    inset = edge + (2.0 + look.corner / 2) * DETAIL
    for _ in range(2):
        _draw_sign(face, index_of(card), (inset, inset + DETAIL), look.corner * DETAIL, light)
        if color == "black" and look.middle == "empty":
            for quarter, each in enumerate(QUARTERS):
                box = round(inset * 2 + quarter * 3 * DETAIL)
                cv2.rectangle(
                    face,
                    (box, round(inset)),
                    (box + 2 * DETAIL, round(inset) + 6 * DETAIL),
                    look.inks[each],
                    -1,
                )
        face = np.ascontiguousarray(face[::-1, ::-1])
    return _round_corners(face)


def photo(face: str, design: str, *, seed: int = 0, soft: float = 0.6) -> Picture:
    """One card of a design on a gray-brown table, as somebody would photograph it."""
    rng = np.random.default_rng([seed, crc32(face.encode())])
    printed = bare(face, design)
    picture = np.full((480, 640, 3), (70, 84, 96), np.uint8)
    tall, wide = printed.shape[:2]
    turn = np.radians(rng.normal(0, 4))
    size = 300 / tall
    way = np.array(
        [
            [size * np.cos(turn), -size * np.sin(turn), 320 - size * wide / 2],
            [size * np.sin(turn), size * np.cos(turn), 90],
        ]
    )
    shot = cv2.warpAffine(cv2.GaussianBlur(printed, (0, 0), 1.0), way, (640, 480))
    cover = shot[:, :, 3:].astype(np.float32) / 255
    laid = (picture * (1 - cover) + shot[:, :, :3]).astype(np.float32)
    seen = cv2.GaussianBlur(laid, (0, 0), soft) + rng.normal(0, 2, laid.shape)
    return np.clip(seen, 0, 255).astype(np.uint8)


def in_rows(
    rows: Sequence[Sequence[str]], design: str, *, seed: int = 0, broad: int = 2000, tilt: float = 0.12,
) -> Picture:  # fmt: skip
    """Cards laid out in rows by hand, none quite straight, photographed from one side; "" leaves a gap."""
    rng = np.random.default_rng([seed, 80])
    columns = max(len(row) for row in rows)
    pitch = (CARD[0] + 9, CARD[1] + 11)
    size = (columns * pitch[0] + 60, len(rows) * pitch[1] + 60)
    grain = broad / size[0]
    tall = round(size[1] * grain)
    ground = rng.choice([(70, 84, 96), (48, 62, 60), (128, 120, 104)])
    table = np.full((tall, broad, 3), ground, np.float32)
    table += cv2.resize(
        rng.normal(0, 5, (tall // 6, broad // 40)).astype(np.float32), (broad, tall)
    )[..., None]
    lean = tilt * broad
    onto = cv2.getPerspectiveTransform(
        np.array([[0, 0], [broad, 0], [broad, tall], [0, tall]], np.float32),
        np.array([[lean, lean * 0.6], [broad - lean * 0.8, lean * 0.7], [broad, tall], [0, tall]], np.float32),
    )  # fmt: skip
    for row, faces in enumerate(rows):
        for column, face in enumerate(faces):
            if not face:
                continue
            printed = bare(face, design)
            turn = np.radians(rng.normal(0, 2.5))
            half = 1 if rng.uniform() < 0.8 else -1
            scale = grain / DETAIL * half
            middle = (
                (30 + (column + 0.5) * pitch[0] + rng.normal(0, 1.8)) * grain,
                (30 + (row + 0.5) * pitch[1] + rng.normal(0, 2.2)) * grain,
            )
            cos, sin = scale * np.cos(turn), scale * np.sin(turn)
            high, wide = printed.shape[:2]
            way = np.array([
                [cos, -sin, middle[0] - cos * wide / 2 + sin * high / 2],
                [sin, cos, middle[1] - sin * wide / 2 - cos * high / 2],
                [0, 0, 1],
            ])  # fmt: skip
            soft = cv2.GaussianBlur(printed, (0, 0), max(0.3, 0.4 * DETAIL / grain))
            shot = cv2.warpPerspective(soft, onto @ way, (broad, tall)).astype(np.float32)
            table *= 1 - shot[:, :, 3:] / 255
            table += shot[:, :, :3]
    light = 1 + 0.12 * np.linspace(-1, 1, broad, dtype=np.float32)[None, :, None]
    seen = cv2.GaussianBlur(table * light, (0, 0), 0.6) + rng.normal(0, 2.5, table.shape)
    return np.clip(seen, 0, 255).astype(np.uint8)


def with_wear(face: Picture, seed: int) -> Picture:
    """The same card after many evenings: rubbed edges, scratches, a bent corner's crease, a little grime."""
    rng = np.random.default_rng([seed, 77])
    tall, wide = face.shape[:2]
    shown = face.copy()
    grime = cv2.resize(rng.normal(0, 1, (9, 6)).astype(np.float32), (wide, tall))
    color = shown[:, :, :3].astype(np.float32) * (1 - 0.03 * np.abs(grime[..., None]))
    for _ in range(int(rng.integers(2, 9))):  # scratches
        start = rng.uniform(0, (wide, tall))
        way = rng.uniform(0, 2 * math.pi)
        end = start + rng.uniform(30, 160) * np.array([math.cos(way), math.sin(way)])
        mask = np.zeros((tall, wide), np.uint8)
        cv2.line(mask, _pixel(start), _pixel(end), (255.0,), int(rng.integers(1, 4)), cv2.LINE_AA)
        color += (235 - color) * (mask[..., None] / 255.0) * rng.uniform(0.2, 0.6)
    rim = np.minimum.reduce(
        [
            *np.indices((tall, wide)),
            tall - 1 - np.indices((tall, wide))[0],
            wide - 1 - np.indices((tall, wide))[1],
        ]
    )
    rubbed = (rim < rng.uniform(2, 7) + 3 * np.abs(grime)) * rng.uniform(0.2, 0.7)
    color += (225 - color) * rubbed[..., None]
    corner = rng.choice([0, wide]), rng.choice([0, tall])
    ys, xs = np.indices((tall, wide))
    crease = np.abs(np.abs(xs - corner[0]) + np.abs(ys - corner[1]) - rng.uniform(40, 90)) < 3
    color += (210 - color) * 0.5 * crease[..., None]
    cover = shown[:, :, 3:].astype(np.float32) / 255
    shown[:, :, :3] = np.clip(color, 0, 255).astype(np.uint8) * cover
    return shown


def bend_shading(face: Picture, seed: int) -> Picture:
    """The shading of a bent card under a lamp: one line is lighter, both sides of it are darker."""
    rng = np.random.default_rng([seed, 78])
    tall, wide = face.shape[:2]
    way = rng.uniform(0, math.pi)
    ys, xs = np.indices((tall, wide))
    along = ((xs / wide - 0.5) * math.cos(way) + (ys / tall - 0.5) * math.sin(way)) * 2
    shade = 1 + rng.uniform(0.04, 0.14) * np.cos(along * math.pi + rng.uniform(-1, 1))
    shown = face.astype(np.float32)
    shown[:, :, :3] *= shade[..., None]
    return np.clip(shown, 0, 255).astype(np.uint8)


def _draw_field(face: Picture, edge: float, radius: float, ink: Ink) -> None:
    """The colored field, with round corners where there is a border."""
    tall, wide = face.shape[:2]
    if edge == 0:
        face[:] = ink
        return
    a, r = round(edge), round(radius)
    cv2.rectangle(face, (a + r, a), (wide - a - r, tall - a), ink, -1)
    cv2.rectangle(face, (a, a + r), (wide - a, tall - a - r), ink, -1)
    for x in (a + r, wide - a - r):
        for y in (a + r, tall - a - r):
            cv2.circle(face, (x, y), r, ink, -1, cv2.LINE_AA)


def _draw_sign(face: Picture, sign: str, at: tuple[float, float], tall: float, ink: Ink) -> None:
    """Draws a number or symbol with a dark outline."""
    match sign:
        case "<>":
            for side in (1, -1):
                tip = np.array(
                    [
                        [0.05, 0.5],
                        [0.4, 0.15],
                        [0.4, 0.35],
                        [0.95, 0.35],
                        [0.95, 0.62],
                        [0.4, 0.62],
                        [0.4, 0.82],
                    ]
                )
                shape = (tip - (0.5, 0.5 + 0.02)) * (0.62 * tall, 0.55 * tall) + (0, -0.24 * tall)
                if side < 0:
                    shape = -shape
                _fill_shape(face, shape + at, ink, tall)
        case "(/)":
            thick = max(2, round(tall * 0.13))
            for color, more in ((DARK, round(tall * 0.04) + 1), (ink, 0)):
                cv2.circle(face, _pixel(at), round(tall * 0.38), color, thick + more, cv2.LINE_AA)
                way = np.array([0.27, -0.27]) * tall
                cv2.line(
                    face,
                    _pixel(np.array(at) - way),
                    _pixel(np.array(at) + way),
                    color,
                    thick + more,
                    cv2.LINE_AA,
                )
        case _:
            _write_sign(face, sign, at, tall, ink)
            if sign in ("6", "9"):
                y = at[1] + 0.52 * tall
                half = 0.3 * tall
                cv2.line(
                    face,
                    _pixel((at[0] - half, y)),
                    _pixel((at[0] + half, y)),
                    ink,
                    max(2, round(tall * 0.08)),
                )


def _fill_shape(face: Picture, shape: NDArray[np.float64], ink: Ink, tall: float) -> None:
    points = np.rint(shape).astype(np.int32)
    cv2.fillPoly(face, [points], ink, cv2.LINE_AA)
    cv2.polylines(face, [points], True, DARK, max(1, round(tall * 0.03)), cv2.LINE_AA)


def _write_sign(face: Picture, text: str, at: tuple[float, float], tall: float, ink: Ink) -> None:
    font = cv2.FONT_HERSHEY_DUPLEX
    size = tall * 0.86 / max(1.0, 0.62 * len(text)) / 22.0
    thick = max(2, round(size * 4.5))
    (wide, high), _ = cv2.getTextSize(text, font, size, thick)
    spot = (round(at[0] - wide / 2), round(at[1] + high / 2))
    for color, more in ((DARK, max(2, round(thick * 0.6))), (ink, 0)):
        cv2.putText(face, text, spot, font, size, color, thick + more, cv2.LINE_AA)


def _round_corners(face: Picture, radius: float = 3.0) -> Picture:
    tall, wide = face.shape[:2]
    mask = np.zeros((tall, wide, 3), np.uint8)
    _draw_field(mask, 0.0, 0, (0, 0, 0))
    _draw_field(mask, 1.0, radius * DETAIL, (255, 255, 255))
    cover = mask[:, :, 0]
    return np.dstack([cv2.multiply(face, mask, scale=1 / 255), cover]).astype(np.uint8)


def _pixel(point: tuple[float, float] | NDArray[np.float64]) -> tuple[int, int]:
    return round(float(point[0])), round(float(point[1]))
