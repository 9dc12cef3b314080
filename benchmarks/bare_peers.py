"""Other ways of telling a bare card, as OpenCV gives them: SIFT with RANSAC, ORB with RANSAC, template matching.

Each gets the same two pictures, the same taught faces and the card's length, and looks only where something changed.
"""

import time
from collections.abc import Callable, Mapping
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import Color

Changed = NDArray[np.uint8]
LENGTH = 110
"""Pixels of a card's length when it is compared."""
RATIO = 0.8
"""Lowe's ratio: a match is one that is so much nearer than the next."""
INLIERS = 10
"""Matches that must agree before a card is told."""
ALIKE = 0.6
"""How well a template must fit before a card is told."""


class Peer(Protocol):
    """Somebody who was taught the same faces."""

    def look(self, after: Color, before: Color, long_px: float) -> tuple[str | None, float]:
        """The card told, and the milliseconds of processor time that took."""
        ...


def cropped(after: Color, before: Color, long_px: float) -> Color | None:
    """What changed, scaled so that a card is LENGTH pixels long."""
    off = np.asarray(cv2.absdiff(after, before).max(axis=2) > 25, np.uint8)
    off = np.asarray(cv2.morphologyEx(off, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8)), np.uint8)
    ys, xs = np.nonzero(off)
    if len(ys) < 50:
        return None
    edge = round(0.15 * long_px)
    part = after[
        max(0, ys.min() - edge) : ys.max() + edge, max(0, xs.min() - edge) : xs.max() + edge
    ]
    zoom = LENGTH / long_px
    how = cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(part, None, fx=zoom, fy=zoom, interpolation=how), np.uint8)


class Features:
    """Matches points of a picture with those of each face; most agreeing about one place win."""

    def __init__(self, faces: Mapping[str, Color], finder: cv2.Feature2D, norm: int) -> None:
        self._finder = finder
        self._matcher = cv2.BFMatcher(norm)
        self._faces = {
            name: finder.detectAndCompute(_sized(one), None) for name, one in faces.items()
        }

    def look(self, after: Color, before: Color, long_px: float) -> tuple[str | None, float]:
        """The card whose points agree best."""
        began = time.process_time()
        part = cropped(after, before, long_px)
        best, most = None, INLIERS - 1
        if part is None:
            return None, 0.0
        points, looks = self._finder.detectAndCompute(part, None)
        for name, (theirs, known) in self._faces.items():
            if not points or len(theirs) < 2:
                continue
            pairs = self._matcher.knnMatch(looks, known, k=2)
            good = [p[0] for p in pairs if len(p) == 2 and p[0].distance < RATIO * p[1].distance]
            if len(good) <= most:
                continue
            here = np.array([theirs[m.trainIdx].pt for m in good], np.float32)
            there = np.array([points[m.queryIdx].pt for m in good], np.float32)
            _, inside = cv2.findHomography(here, there, cv2.RANSAC, 4.0)
            agree = int(np.count_nonzero(inside))
            if agree > most:
                best, most = name, agree
        return best, (time.process_time() - began) * 1000


class Template:
    """Slides each face over the picture, turned by every ten degrees."""

    def __init__(self, faces: Mapping[str, Color]) -> None:
        self._faces = {name: _sized(one) for name, one in faces.items()}

    def look(self, after: Color, before: Color, long_px: float) -> tuple[str | None, float]:
        """The face that fits best in any turn."""
        began = time.process_time()
        part = cropped(after, before, long_px)
        best, most = None, ALIKE
        for turn in range(0, 180, 10) if part is not None else ():
            assert part is not None
            turned = _turned(part, turn)
            for name, face in self._faces.items():
                if turned.shape[0] < face.shape[0] or turned.shape[1] < face.shape[1]:
                    continue
                fit = float(cv2.matchTemplate(turned, face, cv2.TM_CCOEFF_NORMED).max())
                if fit > most:
                    best, most = name, fit
        return best, (time.process_time() - began) * 1000


def _sized(face: Color) -> Color:
    wide = round(LENGTH * face.shape[1] / face.shape[0])
    return np.asarray(cv2.resize(face, (wide, LENGTH), interpolation=cv2.INTER_AREA), np.uint8)


def _turned(part: Color, degrees: float) -> Color:
    """The picture turned about its middle, nothing of it lost."""
    tall, wide = part.shape[:2]
    side = int(np.hypot(tall, wide)) + 1
    way = cv2.getRotationMatrix2D((wide / 2, tall / 2), degrees, 1.0)
    way[:, 2] += ((side - wide) / 2, (side - tall) / 2)
    return np.asarray(cv2.warpAffine(part, way, (side, side)), np.uint8)


PEERS: dict[str, Callable[[Mapping[str, Color]], Peer]] = {
    "SIFT with RANSAC": lambda faces: Features(faces, cv2.SIFT.create(), cv2.NORM_L2),
    "ORB with RANSAC": lambda faces: Features(
        faces, cv2.ORB.create(nfeatures=500, edgeThreshold=8, patchSize=15), cv2.NORM_HAMMING
    ),
    "template matching": Template,
}
