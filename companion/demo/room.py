"""The table top and the light on it: wood or cloth, a mat, a glass, the lamp's reflection on plastic."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from companion.demo.drawing import to_gray
from companion.demo.face import Picture
from companion.demo.perspective import Matrix, OverheadCamera, Pose
from companion.demo.unsteady import STEADY, Unsteady
from companion.tags import mat as play_mat

TABLE = 1400.0  # millimetres of table top that are drawn
GRAIN = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A kind of evening: how tilted, bright, shiny, blurred and noisy the camera's picture is."""

    name: str
    tilt: tuple[float, float] = (0.0, 16.0)
    glare: float = 0.45  # share of cards that reflect the lamp
    shine: tuple[float, float] = (60.0, 190.0)
    spot: tuple[float, float] = (9.0, 20.0)  # millimetres
    blur: tuple[float, float] = (0.45, 0.85)  # pixels
    noise: tuple[float, float] = (2.0, 5.0)
    light: tuple[float, float] = (0.72, 1.08)
    drift: float = 0.06
    uneven: float = 0.22
    quality: tuple[int, int] = (78, 92)
    hands: bool = True
    clutter: bool = True
    mess: float = 1.0
    unsteady: Unsteady = STEADY
    hard: float = 0.0  # how hard the shadows of arms are, 0 to 1


_LAMP = Unsteady(flicker=0.06, shake=0.25)
_ALL = Unsteady(
    shake=0.25, sway=0.4, sway_hand=2, bump=1, flicker=0.06, rolling=0.02, pump=0.14, hunt=2.2
)

PRESETS: dict[str, Preset] = {
    p.name: p
    for p in (
        Preset(name="typical"),
        Preset(name="shake", unsteady=_LAMP),
        Preset(name="sway", unsteady=Unsteady(sway=0.6, sway_hand=3)),
        Preset(name="bumps", unsteady=Unsteady(bump=3)),
        Preset(name="flicker-50", unsteady=Unsteady(flicker=0.12, rolling=0.02)),
        Preset(name="flicker-60", unsteady=Unsteady(flicker=0.12, rolling=0.02, mains=60)),
        Preset(name="pumping", unsteady=Unsteady(pump=0.2)),
        Preset(name="hunting", unsteady=Unsteady(hunt=2.6)),
        Preset(name="rolling", unsteady=Unsteady(rolling=0.028, sway=0.6, sway_hand=3)),
        Preset(name="unsteady", unsteady=_ALL),
        Preset(
            name="clear",
            tilt=(0.0, 8.0),
            glare=0.0,
            blur=(0.35, 0.6),
            noise=(1.5, 3.0),
            light=(0.85, 1.02),
            drift=0.02,
            uneven=0.1,
            quality=(85, 94),
            mess=0.8,
        ),
        Preset(
            name="harsh",
            tilt=(30.0, 38.0),
            glare=0.8,
            shine=(130.0, 255.0),
            spot=(12.0, 28.0),
            blur=(0.7, 1.15),
            noise=(5.0, 9.0),
            light=(0.32, 0.62),
            drift=0.16,
            uneven=0.4,
            quality=(62, 80),
            mess=1.4,
        ),
    )
}

CAMERAS: dict[str, tuple[int, int, float]] = {
    "180p/50": (320, 180, 500.0),  # enough to see arms, too little to read cards
    "720p/50": (1280, 720, 500.0),
    "720p/70": (1280, 720, 700.0),
    "1080p/50": (1920, 1080, 500.0),
    "1080p/70": (1920, 1080, 700.0),
}


def camera(name: str, preset: Preset, rng: Generator) -> OverheadCamera:
    """A camera as somebody put it up: `720p/50` has 1280 x 720 pixels and hangs 50 cm up."""
    if name not in CAMERAS:
        raise ValueError(f"There is no camera {name!r}; there are {', '.join(CAMERAS)}.")
    width, height, distance = CAMERAS[name]
    aim = (float(rng.normal(-8, 16)), float(rng.normal(0, 14)))
    return OverheadCamera(
        width=width,
        height=height,
        distance=distance * float(rng.uniform(0.97, 1.03)),
        tilt=float(rng.uniform(*preset.tilt)),
        heading=float(rng.normal(0, 7)),
        roll=float(rng.normal(0, 2)),
        aim=aim,
    )


@lru_cache(maxsize=4)
def top(seed: int, *, clutter: bool, mat: bool, gray: bool = False) -> Picture:
    """The bare table seen from straight above, `GRAIN` pixels a millimetre."""
    rng = np.random.default_rng([seed, 12])
    side = round(TABLE * GRAIN)
    base = np.array(
        [(78, 110, 148), (60, 84, 112), (152, 176, 196), (70, 92, 60), (120, 116, 112)][
            int(rng.integers(5))
        ],
        np.float32,
    )
    wood = bool(rng.integers(2))
    stretch = (90, 3) if wood else (3, 3)
    veins = cv2.GaussianBlur(
        rng.standard_normal((side // 8, side // 8)).astype(np.float32),
        (0, 0),
        sigmaX=stretch[0] / 4,
        sigmaY=stretch[1] / 4,
    )
    rough = cv2.resize(veins, (side, side), interpolation=cv2.INTER_CUBIC)
    dust = rng.standard_normal((side // 2, side // 2)).astype(np.float32)
    fine = cv2.resize(dust, (side, side), interpolation=cv2.INTER_LINEAR)
    streak = 0.12 / max(float(rough.std()), 1e-6)
    shade = cv2.addWeighted(rough, streak, fine, 0.02 if wood else 0.05, 1.0)
    shade = np.maximum(shade, 0)
    table: Picture = np.asarray(
        cv2.merge([cv2.convertScaleAbs(shade, alpha=float(c)) for c in base]), np.uint8
    )
    if clutter:
        for _ in range(int(rng.integers(2, 5))):
            _draw_clutter(table, rng)
    if mat:
        _lay_mat(table)
    return to_gray(table) if gray else table


def _lay_mat(table: Picture) -> None:
    """The printed play mat with its corner marks, the discard pile's place in the table's middle."""
    pile = play_mat.DISCARD
    x0, y0 = pile.x + pile.width / 2 - TABLE / 2, pile.y + pile.height / 2 - TABLE / 2

    def box(place: play_mat.Place, rim: float = 0.0) -> tuple[int, int, int, int]:
        ends = (
            place.x - rim,
            place.y - rim,
            place.x + place.width + rim,
            place.y + place.height + rim,
        )
        left, upper, right, lower = (
            round((v - o) * GRAIN) for v, o in zip(ends, (x0, y0, x0, y0), strict=True)
        )
        return left, upper, right, lower

    left, upper, right, lower = box(play_mat.Place(0, 0, play_mat.WIDTH, play_mat.HEIGHT), 8)
    table[upper:lower, left:right] = (238, 240, 240)
    for place in (play_mat.DRAW, play_mat.DISCARD, play_mat.SIDE):
        left, upper, right, lower = box(place)
        cv2.rectangle(table, (left, upper), (right, lower), (150, 150, 150), 1)
    for number, place in play_mat.MARK_PLACES.items():
        left, upper, right, lower = box(place)
        rows = play_mat.MARKS[number]
        modules = np.full((play_mat.MARK_MODULES + 2,) * 2, 25, np.uint8)
        modules[1:-1, 1:-1] = [[(25, 235)[int(module)] for module in row] for row in rows]
        mark = cv2.resize(modules, (right - left, lower - upper), interpolation=cv2.INTER_NEAREST)
        table[upper:lower, left:right] = mark[:, :, None]


def _draw_clutter(table: Picture, rng: Generator) -> None:
    """A glass, a bowl of snacks or a score sheet, away from the pile."""
    angle, far = rng.uniform(0, 2 * math.pi), rng.uniform(230, 420)
    x = round((far * math.cos(angle) + TABLE / 2) * GRAIN)
    y = round((far * math.sin(angle) * 0.75 + TABLE / 2) * GRAIN)
    color = tuple(int(v) for v in rng.integers(40, 235, 3))
    match int(rng.integers(3)):
        case 0:  # a glass from above
            r = round(rng.uniform(30, 42) * GRAIN)
            cv2.circle(table, (x, y), r, color, -1, cv2.LINE_AA)
            cv2.circle(table, (x, y), r, (235, 235, 235), 6, cv2.LINE_AA)
            cv2.circle(table, (x - r // 3, y - r // 3), r // 5, (255, 255, 255), -1, cv2.LINE_AA)
        case 1:  # a bowl
            r = round(rng.uniform(55, 80) * GRAIN)
            cv2.circle(table, (x, y), r, (215, 215, 210), -1, cv2.LINE_AA)
            for _ in range(60):
                a, q = rng.uniform(0, 2 * math.pi), r * 0.85 * math.sqrt(rng.uniform())
                bit = (round(x + q * math.cos(a)), round(y + q * math.sin(a)))
                shade = float(rng.uniform(0.7, 1.0))
                bits = tuple(int(c * shade) for c in color)
                cv2.circle(table, bit, round(rng.uniform(8, 16)), bits, -1, cv2.LINE_AA)
        case _:  # a score sheet with handwriting
            box = cv2.boxPoints(((x, y), (210, 300), float(rng.uniform(0, 180))))
            cv2.fillConvexPoly(table, box.astype(np.int32), (236, 238, 240), cv2.LINE_AA)
            for line in range(9):
                a = box[0] + (box[1] - box[0]) * (line + 1) / 10
                b = box[3] + (box[2] - box[3]) * (line + 1) / 10
                end = a + (b - a) * rng.uniform(0.2, 0.9)
                cv2.line(table, _pixel(a), _pixel(end), (120, 90, 60), 2, cv2.LINE_AA)


def _pixel(point: NDArray[np.floating]) -> tuple[int, int]:
    return int(point[0]), int(point[1])


def backdrop(table: Picture, lens: OverheadCamera) -> Picture:
    """The bare table as the camera sees it."""
    s = 1.0 / GRAIN
    flat: Matrix = np.array([[s, 0, -TABLE / 2], [0, s, -TABLE / 2], [0, 0, 1.0]])
    whole = lens.onto(Pose()) @ flat
    return np.asarray(
        cv2.warpPerspective(
            table,
            whole,
            (lens.width, lens.height),
            flags=cv2.INTER_AREA,
            borderMode=cv2.BORDER_REFLECT,
        ),
        np.uint8,
    )


def light_map(lens: OverheadCamera, preset: Preset, rng: Generator) -> Picture:
    """How bright each part of the picture is, with a lamp at one side and darker corners; 200 is unchanged."""
    y, x = np.mgrid[0 : lens.height : 8, 0 : lens.width : 8].astype(np.float32)
    x, y = x / lens.width - 0.5, y / lens.height - 0.5
    angle = rng.uniform(0, 2 * math.pi)
    light = 1 + preset.uneven * (x * math.cos(angle) + y * math.sin(angle)) * 1.6
    light -= 0.35 * (x * x + y * y)
    small = np.clip(light * 200, 20, 255).astype(np.uint8)
    grown = cv2.resize(small, (lens.width, lens.height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(cv2.merge([grown, grown, grown]), np.uint8)


def mirrored(preset: Preset, size: tuple[float, float], rng: Generator) -> NDArray[np.uint8] | None:
    """The lamp's reflection on one sleeve at one pixel a millimetre, or None if it has none."""
    if rng.uniform() >= preset.glare:
        return None
    across, along = round(size[0]), round(size[1])
    shine, spot = rng.uniform(*preset.shine), rng.uniform(*preset.spot)
    y, x = np.mgrid[0:along, 0:across].astype(np.float32)
    cx, cy = rng.uniform(-6, across + 6), rng.uniform(-6, along + 6)
    angle = rng.uniform(0, math.pi)
    dx, dy = x - cx, y - cy
    u = dx * math.cos(angle) + dy * math.sin(angle)
    v = -dx * math.sin(angle) + dy * math.cos(angle)
    long = spot * rng.uniform(1.0, 2.4)
    core = np.exp(-((u / long) ** 2 + (v / spot) ** 2) * 1.4)
    rough = cv2.GaussianBlur(rng.normal(0, 1, (along, across)).astype(np.float32), (0, 0), 6)
    waves = 1 + 0.25 * rough / max(float(rough.std()), 1e-6)
    return np.asarray(np.clip(shine * core * waves, 0, 255), np.uint8)
