"""The taught faces of one deck, each a picture, aligned with each other."""

from collections.abc import Mapping
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import TALL, WIDE, Color, largest_channel
from companion.vision.bare.order import color_of, sign_of

Floats = NDArray[np.float32]

LOOSE_CUT = 0.04
"""The share of the card's size by which a cut may have missed its edges."""
LOOSE_CUT_ALIKE = 0.08
"""The share by which it may have missed them where the print then fits the other faces very well."""
FITS_VERY_WELL = 0.76
"""The correlation with the other faces, up to 1, from which print fits very well."""


class Faces:
    """Everything known about a deck's faces; made anew when one is taught."""

    def __init__(self, faces: Mapping[str, Color]) -> None:
        self.names = tuple(faces)
        self._pictures = [np.asarray(faces[name], np.uint8) for name in self.names]

    @cached_property
    def pictures(self) -> list[Color]:
        """The faces, all lying alike: a deck's borders and rings are printed in one place."""
        edges = [_edge_strength(picture) for picture in self._pictures]
        if len(edges) < 3:
            return self._pictures
        common = np.median(np.stack([np.maximum(one, one[::-1, ::-1]) for one in edges]), axis=0)
        found = [_fit_face_onto(common, one) for one in edges]
        return [
            _shifted_face(picture, way) for picture, way in zip(self._pictures, found, strict=True)
        ]

    @cached_property
    def colors(self) -> list[str | None]:
        """Each face's color."""
        return [color_of(name) for name in self.names]

    @cached_property
    def signs(self) -> list[str]:
        """Each face's sign."""
        return [sign_of(name) for name in self.names]


def _edge_strength(picture: Color) -> Floats:
    """Where colors change, whichever they are."""
    soft = cv2.GaussianBlur(picture, (0, 0), 1.5).astype(np.float32)
    across, down = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    strength = np.sqrt(largest_channel(across * across + down * down))
    return np.asarray(cv2.GaussianBlur(np.minimum(strength, 120.0), (0, 0), 1.5), np.float32)


def _fit_face_onto(common: Floats, edges: Floats) -> Floats:
    """How a face has to be stretched and shifted to lie as the others do; not at all where that isn't sure."""
    as_it_is = np.eye(2, 3, dtype=np.float32)
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_COUNT, 40, 1e-4)
    try:
        # A copy, because OpenCV writes what it finds into the way it is given.
        fits, found = cv2.findTransformECC(
            common.astype(np.float32), edges, as_it_is.copy(), cv2.MOTION_AFFINE, stop
        )
    except cv2.error:
        return as_it_is
    corners = np.array([[0, 0, 1], [WIDE, 0, 1], [WIDE, TALL, 1], [0, TALL, 1]], np.float32)
    off = np.abs(corners @ np.asarray(found, np.float32).T - corners[:, :2]).max() / TALL
    sure = (fits > 0.4 and off < LOOSE_CUT) or (fits > FITS_VERY_WELL and off < LOOSE_CUT_ALIKE)
    return np.asarray(found, np.float32) if sure else as_it_is


def _shifted_face(picture: Color, way: Floats) -> Color:
    return np.asarray(
        cv2.warpAffine(
            picture, way, (WIDE, TALL),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE,
        ), np.uint8,
    )  # fmt: skip
