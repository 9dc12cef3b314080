"""The color of a card: its ink beside the white of the very same card."""

import math

import numpy as np

from companion.vision.bare.compare import MID, Sheet
from companion.vision.bare.deck import Floats

PALE = 0.35
"""How much of its taught strength a color must have at least."""
LIGHTEST = 40
"""Pixels of white that tell what light falls on a card."""
ALIKE = 0.25
"""Radians of hue by which two colors should differ: nearer ones are hardly told apart."""


class Tints:
    """What a deck's colors look like beside its white."""

    def __init__(self, sheet: Sheet) -> None:
        faces = self.faces = sheet.faces
        self._white: list[Floats | None] = []
        self._ink: list[Floats | None] = []
        self._own: dict[tuple[str, str], Floats] = {}
        found: dict[str, list[Floats]] = {}
        for face, color in enumerate(faces.colors):
            shown = sheet.shown[face]
            low, high = shown.min(axis=0) + MID, shown.max(axis=0) + MID
            lightest = float(np.percentile(low, 98))
            white = low >= 0.8 * lightest
            vivid = high - low
            strong = vivid >= 0.7 * float(np.percentile(vivid, 95))
            there = lightest > 60 and white.mean() > 0.02
            self._white.append(white.astype(np.float32) if there else None)
            self._ink.append((strong & ~white).astype(np.float32))
            if color is not None:
                tint = self._tint_of(shown, np.ones(len(low), np.float32), face)
                if tint is not None:
                    found.setdefault(color, []).append(tint)
                    self._own[faces.signs[face], color] = tint
        self.known = {color: np.median(np.stack(some), axis=0) for color, some in found.items()}

    def _tint_of(self, seen: Floats, weight: Floats, face: int) -> Floats | None:
        """Red against green, and both against blue, beside white."""
        white, ink = self._white[face], self._ink[face]
        if white is None or ink is None:
            return None
        paper, color = _lightest_color(seen, white * weight), _typical_color(seen, ink * weight)
        if paper is None or color is None:
            return None
        b, g, r = np.clip(color / np.maximum(paper, 8.0), 0, 1.4)
        return np.array([r - g, (r + g) / 2 - b], np.float32)

    def read(self, seen: Floats, weight: Floats, face: int) -> tuple[float, list[str | None]]:
        """How surely the likeliest color is meant, 1 as taught and 0 just between two; and all by likelihood."""
        tint = self._tint_of(seen, weight, face)
        if tint is None or not self.known:
            return 0.0, [self.faces.colors[face]]
        sign = self.faces.signs[face]
        own = {color: self._own.get((sign, color), known) for color, known in self.known.items()}
        (sure, ranked), (here, same) = (
            _likeliest_color(tint, self.known),
            _likeliest_color(tint, own),
        )
        # A small sign's print is measured a little otherwise than that of most.
        return (max(sure, here) if ranked[0] == same[0] else sure), ranked


def _likeliest_color(tint: Floats, known: dict[str, Floats]) -> tuple[float, list[str | None]]:
    """How surely a tint is the likeliest of some colors, and all by likelihood."""
    hues = {color: math.atan2(float(one[1]), float(one[0])) for color, one in known.items()}
    hue = math.atan2(float(tint[1]), float(tint[0]))
    order = sorted(hues, key=lambda color: _hue_angle(hue, hues[color]))
    first = order[0]
    strength = float(np.linalg.norm(tint)) / max(float(np.linalg.norm(known[first])), 1e-3)
    if strength < PALE:
        return 0.0, list(order)
    near = _hue_angle(hue, hues[first])
    sure = 1.0
    for color, other in hues.items():
        if color != first:
            gap = max(_hue_angle(hues[first], other), ALIKE)
            sure = min(sure, (_hue_angle(hue, other) - near) / gap, 2 - 2 * near / (gap / 2 + 1e-6))
    return sure, list(order)


def _hue_angle(one: float, other: float) -> float:
    return abs((one - other + math.pi) % (2 * math.pi) - math.pi)


def _lightest_color(seen: Floats, share: Floats) -> Floats | None:
    """The typical color of the lightest of some pixels: beside a narrow border or stroke ink is seen as part of it."""
    light = np.where(share > 0.5, seen.min(axis=0), -np.inf)
    return _typical_color(seen, share * (light >= np.sort(light)[-LIGHTEST]))


def _typical_color(seen: Floats, share: Floats) -> Floats | None:
    """The typical color of some pixels."""
    some = share > 0.5
    if int(some.sum()) < 12:
        return None
    return np.asarray(np.median(seen[:, some], axis=1) + MID, np.float32)
