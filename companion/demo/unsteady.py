"""An unsteady room: the camera shakes and sways, the lamp flickers, exposure and focus hunt.

Pixels are those of a picture 1280 wide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.demo.face import Picture

FADES = 0.2  # seconds in which a bump loses most of its swing; after 0.6 it is over
STOREY = 5  # bands of a picture that a rolling shutter reads one after the other


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsteady:
    """What is unsteady about an evening, and how much."""

    shake: float = 0.0
    """Pixels by which each picture is shifted at random."""
    sway: float = 0.0
    """Pixels by which the camera swings on its gooseneck."""
    sway_hand: float = 1.0
    """The factor by which it swings farther while a hand is over the table."""
    bump: float = 0.0
    """Pixels by which the table jumps when a card is put down."""
    flicker: float = 0.0
    """Share of the light by which a lamp flickers."""
    mains: float = 50.0
    """Hertz of the lamp's current; it flickers twice in each cycle."""
    rolling: float = 0.0
    """Seconds from a picture's first row to its last."""
    pump: float = 0.0
    """Share of the light by which the exposure follows hands and wanders."""
    hunt: float = 0.0
    """Pixels of blur while the lens hunts for focus, as it does after some hands."""


STEADY = Unsteady()


class Room:
    """The unsteady room of one film, moment after moment."""

    def __init__(
        self, unsteady: Unsteady, *, seed: int, wide: int, tall: int, bumps: Sequence[float]
    ) -> None:
        """The table jumps at each second in `bumps`."""
        self._how = unsteady
        self._rng = np.random.default_rng([seed, 31])
        self._pixel = wide / 1280
        self._tall = tall
        self._bumps = bumps
        self._phases = [float(phase) for phase in self._rng.uniform(0, 2 * math.pi, 6)]
        self._ways = self._rng.uniform(0, 2 * math.pi, max(1, len(bumps)))
        self._t = 0.0
        self._hand = 0.0
        self._exposed = 0.0
        self._jitter = (0.0, 0.0)
        self._sought = float("-inf")
        self._had_hand = False

    def at(self, t: float, *, hand: bool) -> None:
        """Goes on to the second `t`."""
        passed, self._t = max(0.0, t - self._t), t
        self._hand += (float(hand) - self._hand) * min(1.0, passed / 0.25)
        self._exposed += (float(hand) - self._exposed) * min(1.0, passed / 0.4)
        x, y = self._rng.normal(0, self._how.shake, 2)
        self._jitter = (float(x), float(y))
        if self._how.hunt and hand != self._had_hand and self._rng.uniform() < 0.35:
            self._sought = t
        self._had_hand = hand

    def offset(self, t: float) -> tuple[float, float]:
        """By how many pixels the picture is shifted at a second close to the present one."""
        how, (x, y) = self._how, self._jitter
        far = how.sway * (1 + (how.sway_hand - 1) * self._hand)
        x += far * math.sin(2 * math.pi * 1.3 * t + self._phases[0])
        y += far * math.sin(2 * math.pi * 1.9 * t + self._phases[1])
        for at, way in zip(self._bumps, self._ways, strict=False):
            if how.bump and 0 <= t - at < 0.6:
                swing = math.exp((at - t) / FADES) * math.cos(2 * math.pi * 7.3 * (t - at))
                x += how.bump * swing * math.cos(way)
                y += how.bump * swing * math.sin(way)
        return x * self._pixel, y * self._pixel

    def blur(self) -> float:
        """Pixels of blur just now."""
        share = (self._t - self._sought) / 0.9
        if not 0 <= share <= 1:
            return 0.0
        return self._how.hunt * self._pixel * math.sin(2 * math.pi * share) ** 2

    def light(self) -> NDArray[np.float32]:
        """How bright each row is."""
        how = self._how
        rows = self._t + how.rolling * np.arange(self._tall, dtype=np.float32) / self._tall
        # A camera's clock is never quite right, so the bands wander.
        swing = np.cos(2 * math.pi * 2 * how.mains * 1.0013 * rows + self._phases[2])
        wander = 0.5 * math.sin(2 * math.pi * 0.45 * self._t + self._phases[3])
        level = 1 + how.pump * (0.9 * self._exposed + wander)
        return np.asarray(level * (1 + how.flicker * swing), np.float32)

    def seen(self, picture: Picture) -> Picture:
        """The picture, moved and lit."""
        how = self._how
        if how.shake or how.sway or how.bump:
            picture = self._shift_picture(picture)
        if how.flicker or how.pump:
            rows = np.clip(self.light() * 160, 0, 255).astype(np.uint8)
            lit = np.broadcast_to(rows.reshape(-1, *[1] * (picture.ndim - 1)), picture.shape)
            picture = np.asarray(
                cv2.multiply(picture, np.ascontiguousarray(lit), scale=1 / 160), np.uint8
            )
        return picture

    def _shift_picture(self, picture: Picture) -> Picture:
        tall, wide = picture.shape[:2]
        storeys = STOREY if self._how.rolling else 1
        moved = np.empty_like(picture)
        edges = np.linspace(0, tall, storeys + 1).astype(int)
        for upper, lower in pairwise(edges):
            x, y = self.offset(self._t + self._how.rolling * float(upper) / tall)
            way = np.array([[1, 0, x], [0, 1, y - upper]], np.float32)
            moved[upper:lower] = cv2.warpAffine(
                picture, way, (wide, int(lower - upper)), borderMode=cv2.BORDER_REPLICATE
            )
        return moved
