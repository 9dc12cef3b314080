"""The table at rest: how it looks now beside how it looked before, there where a card may have come."""

from dataclasses import dataclass, field
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.quad import Quad, quad
from companion.vision.bare.cut import Color, Corners, long_of
from companion.vision.bare.recognize import SMALL, difference
from companion.vision.motion import Patch, around, window

AROUND = 1.5
"""Card lengths about the last card's middle in which anything that concerns the pile happens."""
LEAST = 0.006
"""Squares of a card's length that must have come to light to be told from what lay there."""
STILL_THERE = 0.12
"""The share of what a card's coming had changed that may differ where that card still lies."""
MOVED_AWAY = 0.75
"""The share of it that differs where the card lies no more."""
SWAY = 2
"""Pixels by which the table's parts lie beside where they lay before."""
BESIDE = 1.07
"""How much larger than a card its shadow is, and what of its place is not that exact."""
THIN = 16
"""Of so many pixels either way one tells how bright a picture is."""
ROUGH = 320
"""Pixels across a picture that tell where the camera looks."""


class Still:
    """A picture at rest. What is remembered is never changed itself: else small errors add up from card to card."""

    def __init__(self, picture: Color) -> None:
        self.picture = picture
        self._thin = picture[::THIN, ::THIN].reshape(-1, 3).astype(np.float32)
        tall, wide = picture.shape[:2]
        self._zoom = wide / ROUGH
        green = cv2.extractChannel(picture, 1)
        size = (ROUGH, max(8, round(tall / self._zoom)))
        self._rough = cv2.resize(green, size, interpolation=cv2.INTER_AREA).astype(np.float32)

    @property
    def whole(self) -> Patch:
        """All of it."""
        return Patch(0, 0, self.picture.shape[1], self.picture.shape[0])

    def like(self, now: "Still", part: Patch) -> Color:
        """A part of this picture as bright as another one, and as the camera looked then: it sways on its stand."""
        gain, (x, y) = self._brightness_gain(now), self._shift_from(now)
        if x or y:
            way = np.array([[1, 0, -x - part.left], [0, 1, -y - part.top]], np.float32)
            size = (part.right - part.left, part.bottom - part.top)
            found = cv2.warpAffine(self.picture, way, size, borderMode=cv2.BORDER_REPLICATE)
        else:
            found = part.of(self.picture)
        if gain is not None:
            shades = np.clip(np.rint(np.arange(256)[:, None] * gain), 0, 255).astype(np.uint8)
            found = cv2.LUT(np.ascontiguousarray(found), shades.reshape(256, 1, 3))
        return np.asarray(found, np.uint8)

    def _brightness_gain(self, now: "Still") -> NDArray[np.float64] | None:
        """By how much another picture's colors are brighter; None where that is next to nothing, or not known."""
        plain = (self._thin.min(axis=1) > 20) & (self._thin.max(axis=1) < 245)
        if plain.sum() <= 100:
            return None
        gain = np.median(now._thin[plain] / self._thin[plain], axis=0)
        return gain if 0.015 < np.abs(gain - 1).max() < 0.5 else None

    def _shift_from(self, now: "Still") -> tuple[float, float]:
        """By how many pixels this picture lies beside another one; nothing where that isn't sure."""
        # Copies, because OpenCV multiplies the window into the pictures it is given.
        rough = now._rough.copy(), self._rough.copy()
        (x, y), sure = cv2.phaseCorrelate(*rough, window(self._rough.shape))
        x, y = self._zoom * x, self._zoom * y
        if sure < 0.2 or max(abs(x), abs(y)) < 0.4 or max(abs(x), abs(y)) > 12:
            return 0.0, 0.0
        return x, y


@dataclass(frozen=True, slots=True)
class Shot:
    """What was seen of one rest: a part of its first picture, and of later ones laid on that."""

    first: Still
    part: Patch
    picture: Color
    _beside: dict[tuple[Still, bytes], "Change"] = field(default_factory=dict)

    @classmethod
    def of(cls, stills: list[Still], part: Patch) -> "Shot":
        """A part of these pictures, put together."""
        first, *others = stills
        picture = part.of(first.picture)
        if others:
            total = picture.astype(np.float32)
            for other in others:
                cv2.accumulate(other.like(first, part), total)
            picture = np.asarray(cv2.convertScaleAbs(total, alpha=1 / len(stills)), np.uint8)
        return cls(first, part, picture)

    def beside(self, before: Still, corners: Corners | None = None) -> "Change":
        """How this differs from a picture before; or only about a card's place. Compared once, however often asked."""
        key = (before, b"" if corners is None else corners.tobytes())
        if key not in self._beside:
            self._beside[key] = self._compare_parts(before, corners)
        return self._beside[key]

    def _compare_parts(self, before: Still, corners: Corners | None) -> "Change":
        part, now = self.part, self.picture
        if corners is not None:
            part = around((quad_of(corners),)).grown(4).inside(self.part)
            now = part.moved(-self.part.left, -self.part.top).of(self.picture)
        return Change(now, before.like(self.first, part), part)


class Change:
    """A part of the table, now and before."""

    def __init__(self, now: Color, before: Color, part: Patch) -> None:
        self.now, self.before, self.part = now, before, part
        self._corner = np.array([part.left, part.top])

    @cached_property
    def _change_mask(self) -> NDArray[np.uint8]:
        return difference(self.now, self.before)

    def places(self, spot: Corners | None, long: float | None) -> list[Patch]:
        """Where it differs by enough for a card, the largest place first; elsewhere are arms, cups and hands."""
        small = [np.asarray(cv2.pyrDown(one), np.uint8) for one in (self.now, self.before)]
        changed = difference(small[0], small[1])
        if spot is not None and long is not None:
            x, y = (round(float(value) / 2) for value in spot.mean(axis=0) - self._corner)
            far = np.ones(changed.shape, np.uint8)
            cv2.circle(far, (x, y), round(AROUND * long / 2), (0.0,), -1)
            changed[far > 0] = 0
        joined = cv2.morphologyEx(changed, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
        _, _, stats, _ = cv2.connectedComponentsWithStats(np.asarray(joined, np.uint8))
        least = SMALL * long**2 if long else 0.0015 * self.now.shape[0] * self.now.shape[1]
        found = [[2 * int(value) for value in row] for row in stats[1:]]
        return [
            Patch(x, y, x + wide, y + tall).moved(self.part.left, self.part.top)
            for x, y, wide, tall, area in sorted(found, key=lambda one: -one[4])[:3]
            if 2 * area >= least
        ]

    def of(self, part: Patch) -> tuple[Color, Color]:
        """A part of it, now and before."""
        there = part.moved(-self.part.left, -self.part.top)
        return there.of(self.now), there.of(self.before)

    def share(self, corners: Corners) -> float:
        """Which share of a card's place differs."""
        inside = self._fill_holes(corners, shrink=0.95)
        return float((self._change_mask[inside > 0] > 0).mean()) if inside.any() else 0.0

    def old_place_uncovered(
        self, old: Corners, new: Corners, came: "Change | None" = None
    ) -> bool | None:
        """Whether what the card used to cover shows something else now: it was pushed, and no other card came.

        Looked at only where its coming had changed anything; None when too little of that can be seen.
        """
        strip = self._fill_holes(old, shrink=0.97)
        strip[self._fill_holes(new, shrink=BESIDE) > 0] = 0
        strip = np.asarray(cv2.erode(strip, np.ones((3, 3), np.uint8)), np.uint8)
        if came is not None:
            strip[came._change_mask == 0] = 0
        seen = int((strip > 0).sum()) / (LEAST * long_of(new) ** 2)
        if seen < 0.5:
            return None
        share = float((self._change_mask[strip > 0] > 0).mean())
        if came is not None and share >= STILL_THERE:
            share = self._differs_after_sway(strip)
        if seen < 1:  # so little has to be quite sure
            return True if share > 0.95 else False if share < 0.05 else None
        same, other = (0.25, 0.5) if came is None else (STILL_THERE, MOVED_AWAY)
        return True if share > other else False if share < same else None

    def _differs_after_sway(self, strip: NDArray[np.uint8]) -> float:
        """Which share of a narrow strip differs wherever it lay before, a pixel or two aside: the camera sways."""
        left, top, wide, tall = cv2.boundingRect(strip)
        part = Patch(left, top, left + wide, top + tall).grown(SWAY + 4)
        part = part.inside(Patch(0, 0, strip.shape[1], strip.shape[0]))
        now, before, there = part.of(self.now), part.of(self.before), part.of(strip) > 0
        shares = []
        for x in range(-SWAY, SWAY + 1):
            for y in range(-SWAY, SWAY + 1):
                moved = np.roll(before, (y, x), axis=(0, 1))
                shares.append(float((difference(now, moved)[there] > 0).mean()))
        return min(shares)

    def _fill_holes(self, corners: Corners, *, shrink: float) -> NDArray[np.uint8]:
        mask = np.zeros(self.now.shape[:2], np.uint8)
        middle = corners.mean(axis=0)
        shape = np.rint(middle + shrink * (corners - middle) - self._corner).astype(np.int32)
        cv2.fillConvexPoly(mask, shape, (1.0,))
        return mask


def quad_of(corners: Corners) -> Quad:
    """A card's corners, as the pile knows them."""
    return quad([[float(x), float(y)] for x, y in corners])
