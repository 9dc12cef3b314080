"""What a camera makes of a card: lamps, shadows, hands, blur and careless cuts."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from models.faces.designs import HIGH, WIDE, rounded
from models.faces.signs import Chance
from models.faces.stamp import Pixels

TALL, BROAD = 96, 64
"""Pixels of what the net gets to see."""
CLOSE_HIGH, CLOSE_WIDE = 144, 96
"""Pixels of a card while light falls on it."""
CARELESS = 0.022
"""Card lengths by which a corner is missed: a normal deviation."""
Floats = NDArray[np.float32]
_DOWN = np.linspace(-0.5, 0.5, CLOSE_HIGH, dtype=np.float32)[:, None]
_ACROSS = np.linspace(-0.5, 0.5, CLOSE_WIDE, dtype=np.float32)[None, :]


def seen(card: Pixels, chance: Chance) -> Pixels:
    """A card as a camera shows it, cut out with small mistakes and laid upright, or upside down."""
    picture = _cut(card, chance)
    if chance.random() < 0.5:
        picture = np.ascontiguousarray(picture[::-1, ::-1])
    if chance.random() < 0.22:
        _covered(picture, chance)
    lit = _lit(np.asarray(picture / 255, np.float32), chance)
    blurred = _blurred(lit, chance)
    small = _coarse(blurred, chance)
    return _developed(small, chance)


def _cut(card: Pixels, chance: Chance) -> Pixels:
    """The card cut out a little beside its edges; what lies around is table, or other cards."""
    ground = (
        chance.uniform(0, 255, 3) if chance.random() < 0.7 else np.full(3, chance.uniform(0, 255))
    )
    around = np.empty((HIGH + 60, WIDE + 60, 3), np.uint8)
    around[:] = ground.astype(np.uint8)
    if chance.random() < 0.35:
        x = int(chance.integers(0, WIDE + 60))
        around[:, x:] = chance.uniform(0, 255, 3).astype(np.uint8)
    if chance.random() < 0.25:
        y = int(chance.integers(0, HIGH + 60))
        around[y:] = chance.uniform(0, 255, 3).astype(np.uint8)
    mask = np.zeros((HIGH, WIDE), np.uint8)
    rounded(mask, 0, round(chance.uniform(0.03, 0.1) * WIDE))
    inner = around[30 : 30 + HIGH, 30 : 30 + WIDE]
    cv2.copyTo(card, mask, inner)
    deviation = CARELESS * HIGH * (1.0 if chance.random() < 0.75 else chance.uniform(0.1, 1.8))
    corners = np.array(
        [[30, 30], [WIDE + 30, 30], [WIDE + 30, HIGH + 30], [30, HIGH + 30]], np.float32
    )
    off = 0.6 * chance.normal(0, deviation, (4, 2)) + 0.8 * chance.normal(0, deviation, 2)
    grow = 1 + chance.normal(0, 0.018)
    middle = corners.mean(axis=0)
    cut = middle + (corners - middle) * grow + np.clip(off, -12, 12)
    onto = np.array(
        [[0, 0], [CLOSE_WIDE, 0], [CLOSE_WIDE, CLOSE_HIGH], [0, CLOSE_HIGH]], np.float32
    )
    way = cv2.getPerspectiveTransform(cut.astype(np.float32), onto)
    soft = cv2.GaussianBlur(around, (0, 0), 0.5)
    size = (CLOSE_WIDE, CLOSE_HIGH)
    return np.asarray(
        cv2.warpPerspective(soft, way, size, borderMode=cv2.BORDER_REPLICATE), np.uint8
    )


def _covered(picture: Pixels, chance: Chance) -> None:
    """Fingers or the corner of another card over it: up to a quarter."""
    if chance.random() < 0.65:
        skin = np.array(
            [chance.uniform(60, 190), chance.uniform(80, 210), chance.uniform(120, 245)]
        )
        side = chance.uniform(0, 6.28)
        x, y = (
            CLOSE_WIDE / 2 + 0.62 * CLOSE_WIDE * math.cos(side),
            CLOSE_HIGH / 2 + 0.58 * CLOSE_HIGH * math.sin(side),
        )
        for _ in range(int(chance.integers(1, 4))):
            at = round(x + chance.uniform(-16, 16)), round(y + chance.uniform(-16, 16))
            size = int(chance.integers(7, 12)), int(chance.integers(15, 35))
            ink = tuple(float(value) for value in skin * chance.uniform(0.85, 1.1))
            cv2.ellipse(
                picture,
                at,
                size,
                math.degrees(side) + 90 + chance.uniform(-30, 30),
                0,
                360,
                ink,
                -1,
                cv2.LINE_AA,
            )
        return
    corner = int(chance.integers(4))
    x, y = (0, CLOSE_WIDE)[corner % 2], (0, CLOSE_HIGH)[corner // 2]
    reach, turn = chance.uniform(15, 42), chance.uniform(0, 1.57)
    points = [
        (
            x + reach * math.cos(turn + index * math.pi / 2) * 1.4,
            y + reach * math.sin(turn + index * math.pi / 2) * 1.4,
        )
        for index in range(4)
    ]
    ink = tuple(float(value) for value in chance.uniform(0, 255, 3))
    cv2.fillPoly(picture, [np.rint(points).astype(np.int32)], ink, cv2.LINE_AA)
    if chance.random() < 0.6:
        cv2.polylines(
            picture, [np.rint(points).astype(np.int32)], True, (240, 240, 240), 4, cv2.LINE_AA
        )


def _lit(picture: Floats, chance: Chance) -> Floats:
    """Under lamps: their color and strength, light that fades over the card, shadows, mirrored lamps."""
    # Faded print and a sleeve make colors paler.
    if chance.random() < 0.5:
        gray = picture.mean(axis=2, keepdims=True)
        picture = gray + (picture - gray) * np.float32(chance.uniform(0.55, 1.15))
    if chance.random() < 0.25:
        picture = picture * np.float32(1 - chance.uniform(0, 0.25)) + np.float32(
            chance.uniform(0, 0.2)
        )
    warm = chance.normal(0, 0.14)
    lamp = np.array([1 - warm, 1 + chance.normal(0, 0.05), 1 + warm], np.float32)
    gain = math.exp(chance.normal(-0.25, 0.38))
    lit = picture * lamp * np.float32(gain)
    ys, xs = _DOWN, _ACROSS
    if chance.random() < 0.6:
        angle, slope = chance.uniform(0, 6.28), chance.normal(0, 0.35)
        lit = lit * (1 + slope * (xs * math.cos(angle) + ys * math.sin(angle)))[:, :, None].astype(
            np.float32
        )
    if chance.random() < 0.2:  # the edge of a shadow
        angle, at = chance.uniform(0, 6.28), chance.uniform(-0.4, 0.4)
        soft = chance.uniform(0.01, 0.15)
        share = 1 / (
            1 + np.exp(-np.clip((xs * math.cos(angle) + ys * math.sin(angle) - at) / soft, -30, 30))
        )
        lit = lit * (1 - chance.uniform(0.2, 0.65) * share)[:, :, None].astype(np.float32)
    if chance.random() < 0.2:  # a lamp mirrored in the card
        x, y = chance.uniform(-0.5, 0.5, 2)
        wide, tall = chance.uniform(0.06, 0.4, 2)
        glare = np.exp(-(((xs - x) / wide) ** 2 + ((ys - y) / tall) ** 2))
        lit = lit + (chance.uniform(0.2, 1.2) * glare)[:, :, None].astype(np.float32)
    if chance.random() < 0.2:
        lit = lit + np.float32(chance.uniform(0, 0.2))  # a veil of stray light
    return np.asarray(lit, np.float32)


def _blurred(picture: Floats, chance: Chance) -> Floats:
    """Out of focus, or moving."""
    if chance.random() < 0.6:
        picture = np.asarray(
            cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.3, 2.0)), np.float32
        )
    if chance.random() < 0.15:
        length = int(chance.integers(3, 8))
        kernel = np.zeros((length, length), np.float32)
        angle = chance.uniform(0, 3.14)
        half = (length - 1) / 2
        for step in np.linspace(-half, half, 2 * length):
            kernel[round(half + step * math.sin(angle)), round(half + step * math.cos(angle))] = 1
        picture = np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.float32)
    return picture


def _coarse(picture: Floats, chance: Chance) -> Floats:
    """Seen with as few pixels as a camera over a table has for a card."""
    long = chance.uniform(60, 190)
    size = (max(20, round(long * WIDE / HIGH)), round(long))
    few = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    grain = np.asarray(chance.normal(0, chance.uniform(0, 0.03), few.shape), np.float32)
    shrink = cv2.INTER_AREA if long > TALL else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(few + grain, (BROAD, TALL), interpolation=shrink), np.float32)


def _developed(picture: Floats, chance: Chance) -> Pixels:
    """As a file: a camera's curve, blown-out lights, sharpening, JPEG."""
    gamma = math.exp(chance.normal(0, 0.18))
    curve = np.clip(picture, 0, None) ** np.float32(gamma)
    if chance.random() < 0.3:
        curve = curve + np.float32(chance.uniform(0.2, 0.8)) * (
            curve - cv2.GaussianBlur(curve, (0, 0), 1.2)
        )
    pixels = np.clip(curve * 255, 0, 255).astype(np.uint8)
    if chance.random() < 0.5:
        done, data = cv2.imencode(
            ".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(25, 95))]
        )
        if done:
            pixels = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
    return np.asarray(pixels, np.uint8)


def scenery(chance: Chance) -> Pixels:
    """A piece of table without a card: cloth, paper, wood, a frame's edge."""
    picture = np.empty((HIGH, WIDE, 3), np.uint8)
    picture[:] = chance.uniform(0, 255, 3).astype(np.uint8)
    kind = chance.random()
    if kind < 0.4:
        coarse = chance.uniform(
            -1, 1, (int(chance.integers(2, 40)), int(chance.integers(2, 40)), 1)
        )
        noise = cv2.resize(coarse.astype(np.float32), (WIDE, HIGH), interpolation=cv2.INTER_CUBIC)
        picture = np.clip(picture + noise[:, :, None] * chance.uniform(5, 70), 0, 255).astype(
            np.uint8
        )
    elif kind < 0.75:
        for _ in range(int(chance.integers(1, 7))):
            points = chance.uniform(-20, HIGH + 20, (int(chance.integers(3, 6)), 2)).astype(
                np.int32
            )
            ink = tuple(float(value) for value in chance.uniform(0, 255, 3))
            cv2.fillPoly(picture, [points], ink, cv2.LINE_AA)
    else:
        for _ in range(int(chance.integers(3, 30))):
            a, b = chance.uniform(-10, HIGH, (2, 2)).astype(int)
            ink = tuple(float(value) for value in chance.uniform(0, 255, 3))
            cv2.line(
                picture,
                (int(a[0]), int(a[1])),
                (int(b[0]), int(b[1])),
                ink,
                int(chance.integers(1, 9)),
                cv2.LINE_AA,
            )
    return picture


def miscut(card: Pixels, chance: Chance) -> Pixels:
    """A wrong piece of a card, or a card with much of the table around it."""
    kind = chance.random()
    if kind < 0.5:  # a part
        high, wide = (
            round(HIGH * chance.uniform(0.3, 0.62)),
            round(WIDE * chance.uniform(0.3, 0.62)),
        )
        y, x = int(chance.integers(0, HIGH - high)), int(chance.integers(0, WIDE - wide))
        if abs(y + high / 2 - HIGH / 2) < 0.1 * HIGH and abs(x + wide / 2 - WIDE / 2) < 0.1 * WIDE:
            y = 0  # a large sign alone would be no mistake
        part = card[y : y + high, x : x + wide]
        return np.asarray(cv2.resize(part, (WIDE, HIGH), interpolation=cv2.INTER_AREA), np.uint8)
    if kind < 0.75:  # lying across
        across = cv2.rotate(card, cv2.ROTATE_90_CLOCKWISE)
        return np.asarray(cv2.resize(across, (WIDE, HIGH), interpolation=cv2.INTER_AREA), np.uint8)
    scale = chance.uniform(0.25, 0.55)  # small on something else
    around = scenery(chance)
    small = cv2.resize(
        card, (round(WIDE * scale), round(HIGH * scale)), interpolation=cv2.INTER_AREA
    )
    y = int(chance.integers(0, HIGH - small.shape[0]))
    x = int(chance.integers(0, WIDE - small.shape[1]))
    around[y : y + small.shape[0], x : x + small.shape[1]] = small
    return around
