"""Finds the play mat's corner marks: where the pile lies, how big a millimetre is, from where the camera looks."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.quad import Quad
from companion.tags import mat
from companion.vision import tuning
from companion.vision.picture import Gray


@dataclass(frozen=True, slots=True)
class MatPose:
    """Where the mat lies in the picture."""

    marks: int
    """How many of its four marks were seen."""
    pile: Quad
    draw: Quad
    outline: Quad
    scale: float
    """Pixels a millimetre in the middle of the pile's place."""


def _marker_detector() -> cv2.aruco.ArucoDetector:
    known = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_50)
    how = cv2.aruco.DetectorParameters()
    how.minMarkerPerimeterRate = 0.02
    how.errorCorrectionRate = 0.3  # the marks differ a lot; cloth must not look like one
    return cv2.aruco.ArucoDetector(known, how)


_DETECTOR = _marker_detector()


def find(picture: Gray) -> MatPose | None:
    """The mat, if at least two of its marks are seen."""
    quads, numbers, _ = _DETECTOR.detectMarkers(picture)
    if not quads:
        return None
    paper: list[tuple[float, float]] = []
    pixels: list[NDArray[np.float32]] = []
    met: set[int] = set()
    for which, quad in zip(np.asarray(numbers, np.int32).ravel(), quads, strict=True):
        number = int(which)
        place = mat.MARK_PLACES.get(number)
        if place is None:
            continue
        if number in met:  # two mats, or a picture of one: no ground to stand on
            return None
        met.add(number)
        paper.extend(place.corners)
        pixels.extend(np.asarray(quad, np.float32).reshape(4, 2))
    if len(met) < 2:
        return None
    found, _ = cv2.findHomography(np.array(paper, np.float32), np.array(pixels), cv2.RANSAC, 3.0)
    if found is None:
        return None
    onto = np.asarray(found, np.float64)
    pile = _found_marks(onto, mat.DISCARD.corners, tuning.MAT_LEEWAY)
    scale = float(np.linalg.norm(np.subtract(pile[1], pile[0]))) / (
        mat.DISCARD.width + 2 * tuning.MAT_LEEWAY
    )
    whole = ((0.0, 0.0), (mat.WIDTH, 0.0), (mat.WIDTH, mat.HEIGHT), (0.0, mat.HEIGHT))
    return MatPose(
        len(met), pile, _found_marks(onto, mat.DRAW.corners), _found_marks(onto, whole), scale
    )


def _found_marks(
    onto: NDArray[np.float64], corners: tuple[tuple[float, float], ...], leeway: float = 0.0
) -> Quad:
    out = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    flat = np.array(
        [
            [x + sx * leeway, y + sy * leeway, 1.0]
            for (x, y), (sx, sy) in zip(corners, out, strict=True)
        ]
    )
    at = flat @ onto.T
    p = [(float(x / w), float(y / w)) for x, y, w in at]
    return (p[0], p[1], p[2], p[3])
