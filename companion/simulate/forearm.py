"""A hand as the camera sees it: a forearm in a sleeve, a palm, four fingers and a thumb, and their shadow."""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np

from companion.simulate.drawing import faded
from companion.simulate.face import Picture
from companion.simulate.perspective import Matrix

SKIN = ((150, 178, 224), (120, 152, 205), (86, 118, 172), (56, 80, 124), (170, 196, 236))
CLOTH = ((120, 60, 40), (60, 60, 64), (70, 110, 60), (60, 60, 150), (190, 190, 186), (110, 80, 120))
FINGERS = ((-27.0, -25.0, 12.0), (-9.0, -8.0, 2.0), (9.0, 7.0, 0.0), (27.0, 22.0, 9.0))
REACH = 620.0  # millimetres from the fingertips to where the arm leaves the picture
SPAN = 190.0


@lru_cache(maxsize=24)
def hand(kind: int, grain: float, *, gray: bool = False) -> Picture:
    """A hand with its fingertips at (0, 0) and its arm along +y; color already multiplied by cover."""
    rng = np.random.default_rng([77, kind])
    fine = max(grain, 1.0)
    wide, tall = round(SPAN * fine), round(REACH * fine)
    skin = np.array(SKIN[kind % len(SKIN)], float) * rng.uniform(0.92, 1.06)
    cloth = np.array(CLOTH[int(rng.integers(len(CLOTH)))], float)
    size = rng.uniform(0.82, 1.08)
    flesh = np.zeros((tall, wide), np.uint8)
    shade = np.zeros((tall, wide), np.float32)
    arm = np.zeros((tall, wide), np.uint8)

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x * size + SPAN / 2) * fine), round((y * size + 6) * fine)

    def bone(a: tuple[float, float], b: tuple[float, float], thick: float) -> None:
        cv2.line(flesh, at(*a), at(*b), 255, round(thick * size * fine), cv2.LINE_AA)
        cv2.line(shade, at(*a), at(*b), 1.0, max(1, round(thick * 0.35 * size * fine)), cv2.LINE_AA)

    spread = rng.uniform(0.8, 1.25)
    for knuckle, tip, length in FINGERS:
        bend = float(rng.normal(0, 2.5))
        bone((tip * spread + bend, length + 8), (knuckle, 48 + length * 0.3), 16.0)
        bone((knuckle, 46), (knuckle * 0.7, 90), 19.0)
    side = 1.0 if kind % 2 else -1.0
    bone((side * 34 * spread, 34), (side * 36, 62), 18.0)
    bone((side * 36, 62), (side * 20, 100), 22.0)
    palm = (round(41 * size * fine), round(44 * size * fine))
    cv2.ellipse(flesh, at(0, 82), palm, 0, 0, 360, 255, -1, cv2.LINE_AA)
    bone((0, 100), (0, 190), 52.0)
    cv2.line(arm, at(0, 185), (wide // 2, tall + 50), 255, round(78 * size * fine), cv2.LINE_AA)

    soft = cv2.GaussianBlur(shade, (0, 0), 5 * fine)
    light = 0.80 + 0.26 * np.clip(soft, 0, 1)
    folds = cv2.GaussianBlur(rng.normal(0, 1, (tall, wide)).astype(np.float32), (0, 0), 7 * fine)
    folds = 1.0 + 0.04 * folds / max(float(folds.std()), 1e-6)
    color = np.empty((tall, wide, 3), np.float32)
    color[:] = skin
    color *= light[:, :, None]
    sleeve = (arm.astype(np.float32) / 255)[:, :, None]
    color = color * (1 - sleeve) + (cloth * folds[:, :, None]) * sleeve
    cover = cv2.GaussianBlur(np.maximum(flesh, arm), (0, 0), 0.35 * fine).astype(np.float32) / 255
    # The shadow is baked in around the hand, so it costs nothing a frame.
    dark = cv2.GaussianBlur(cover, (0, 0), 7 * fine)
    down, right = round(7 * fine), round(9 * fine)
    dark = 0.34 * cv2.copyMakeBorder(dark, down, 0, right, 0, cv2.BORDER_CONSTANT)[:tall, :wide]
    whole = cover + dark * (1 - cover)
    out = np.dstack([color * cover[:, :, None], whole * 255])
    sprite = np.asarray(np.clip(out, 0, 255), np.uint8)
    if gray:
        plain = faded(np.ascontiguousarray(sprite[:, :, :3]))
        return np.asarray(cv2.merge([plain, sprite[:, :, 3]]), np.uint8)
    return sprite


def placing(grain: float) -> Matrix:
    """From the hand picture's pixels to millimetres from the fingertips."""
    s = 1.0 / max(grain, 1.0)
    return np.array([[s, 0, -SPAN / 2], [0, s, -6.0], [0, 0, 1.0]])
