"""A hand as the camera sees it: a forearm in a sleeve, a palm, four fingers and a thumb, and their shadow."""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from companion.demo.drawing import to_gray
from companion.demo.face import Picture
from companion.demo.person import Appearance, Color
from companion.demo.perspective import Matrix

FINGERS = ((-27.0, -25.0, 12.0), (-9.0, -8.0, 2.0), (9.0, 7.0, 0.0), (27.0, 22.0, 9.0))
REACH = 620.0  # millimetres from the fingertips to the end of an arm without an elbow
UPPER = 330.0  # millimetres of the upper arm that are drawn
SPAN = 190.0
SHADE = 0.34


@lru_cache(maxsize=48)
def hand(look: Appearance, grain: float, *, gray: bool = False, hard: float = 0.0) -> Picture:
    """A hand with its fingertips at (0, 0) and its arm along +y; its color is already multiplied by its cover.

    `hard` is 0 in soft light and 1 under a single hard lamp.
    """
    rng = np.random.default_rng([77, look.folds])
    wide, tall = round(SPAN * grain), round(REACH * grain)
    size = look.size
    flesh = np.zeros((tall, wide), np.uint8)
    shade = np.zeros((tall, wide), np.float32)
    arm = np.zeros((tall, wide), np.uint8)

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x * size + SPAN / 2) * grain), round((y * size + 6) * grain)

    def thick(millimetres: float) -> int:
        return max(1, round(millimetres * size * grain))

    def draw_bone(a: tuple[float, float], b: tuple[float, float], wide: float) -> None:
        cv2.line(flesh, at(*a), at(*b), 255, thick(wide), cv2.LINE_AA)
        cv2.line(shade, at(*a), at(*b), 1.0, thick(wide * 0.35), cv2.LINE_AA)

    spread = rng.uniform(0.8, 1.25)
    for knuckle, tip, length in FINGERS:
        bend = float(rng.normal(0, 2.5))
        draw_bone((tip * spread + bend, length + 8), (knuckle, 48 + length * 0.3), 16.0)
        draw_bone((knuckle, 46), (knuckle * 0.7, 90), 19.0)
    side = 1.0 if look.right else -1.0
    draw_bone((side * 34 * spread, 34), (side * 36, 62), 18.0)
    draw_bone((side * 36, 62), (side * 20, 100), 22.0)
    palm = (thick(41), thick(44))
    cv2.ellipse(flesh, at(0, 82), palm, 0, 0, 360, 255, -1, cv2.LINE_AA)
    draw_bone((0, 100), (0, 190), 52.0)
    elbow = REACH + 60 if look.fore is None else look.fore / size
    cv2.line(arm, at(0, 185), at(0, elbow), 255, thick(78), cv2.LINE_AA)
    if look.bare:
        flesh, arm = np.maximum(flesh, arm), np.zeros_like(arm)
    light = 0.80 + 0.26 * np.clip(cv2.GaussianBlur(shade, (0, 0), 5 * grain), 0, 1)
    if look.bare:
        light = np.maximum(light, 0.92)
    return _paint_limb(
        flesh, arm, look.skin, look.cloth, np.asarray(light), grain, rng, gray=gray, hard=hard
    )


@lru_cache(maxsize=48)
def sleeve(look: Appearance, grain: float, *, gray: bool = False, hard: float = 0.0) -> Picture:
    """The upper arm in its sleeve, with the elbow at (0, 0) and the shoulder along +y."""
    rng = np.random.default_rng([78, look.folds])
    wide, tall = round(SPAN * grain), round(UPPER * grain)
    flesh, arm = np.zeros((tall, wide), np.uint8), np.zeros((tall, wide), np.uint8)
    middle, start = round(SPAN / 2 * grain), round((6 + 45 * look.size) * grain)
    begins = start + round(90 * grain) if look.bare else start
    thick = round(88 * look.size * grain)
    if look.bare:
        cv2.line(flesh, (middle, start), (middle, begins), 255, round(thick * 0.88), cv2.LINE_AA)
    cv2.line(arm, (middle, begins), (middle, tall + thick), 255, thick, cv2.LINE_AA)
    light = np.full((tall, wide), 0.95, np.float32)
    return _paint_limb(flesh, arm, look.skin, look.cloth, light, grain, rng, gray=gray, hard=hard)


def _paint_limb(
    flesh: NDArray[np.uint8], arm: NDArray[np.uint8], skin: Color, cloth: Color,
    light: NDArray[np.float32], grain: float, rng: Generator, *, gray: bool, hard: float,
) -> Picture:  # fmt: skip
    """Skin and cloth in their colors, with folds in the cloth and a shadow around both."""
    tall, wide = flesh.shape
    rough = cv2.GaussianBlur(rng.normal(0, 1, (tall, wide)).astype(np.float32), (0, 0), 7 * grain)
    folds = 1.0 + 0.04 * rough / max(float(rough.std()), 1e-6)
    color = np.empty((tall, wide, 3), np.float32)
    color[:] = skin
    color *= light[:, :, None]
    covered = (arm.astype(np.float32) / 255)[:, :, None]
    color = np.asarray(
        color * (1 - covered) + np.array(cloth, np.float32) * folds[:, :, None] * covered,
        np.float32,
    )
    whole = cv2.GaussianBlur(np.maximum(flesh, arm), (0, 0), max(0.35 * grain, 0.3))
    cover = whole.astype(np.float32) / 255
    # The shadow is drawn once around the hand, so it costs nothing in each frame.
    dark = cv2.GaussianBlur(cover, (0, 0), (7 - 4.5 * hard) * grain)
    down, right = round((7 + 18 * hard) * grain), round((9 + 22 * hard) * grain)
    dark = cv2.copyMakeBorder(dark, down, 0, right, 0, cv2.BORDER_CONSTANT)[:tall, :wide]
    dark = (SHADE + 0.2 * hard) * dark
    hides = cover + dark * (1 - cover)
    out = np.dstack([color * cover[:, :, None], hides * 255])
    sprite = np.asarray(np.clip(out, 0, 255), np.uint8)
    if gray:
        plain = to_gray(np.ascontiguousarray(sprite[:, :, :3]))
        return np.asarray(cv2.merge([plain, sprite[:, :, 3]]), np.uint8)
    return sprite


def sprite_to_millimetres(grain: float) -> Matrix:
    """From a hand's or sleeve's pixels to millimetres from the fingertips or the elbow."""
    s = 1.0 / grain
    return np.array([[s, 0, -SPAN / 2], [0, s, -6.0], [0, 0, 1.0]])
