"""Where a card may lie in a picture: outlines, and what its own printing says of its place.

A place is a matrix from the unit card, whose corners are (0, 0) and (1, 1), to the picture.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import (
    TALL,
    WIDE,
    Color,
    Corners,
    Matrix,
    four_sided,
    long_of,
    upright,
)
from companion.vision.bare.deck import Faces, Floats

LONG = 110
"""Pixels of a card's length when its printing is looked at."""
POINTS = 60
"""Points of its printing that are remembered of each face."""
ALIKE = 0.82
"""How alike two points must look, 0 to 1."""
MIDDLE_WITHIN = 0.16
"""The card lengths within which two points must agree about where the card's middle is."""
TURN_WITHIN = 0.3
"""The radians within which they must agree about the card's direction."""
SIZE_WITHIN = 0.3
"""The difference of logarithms within which they must agree about the card's size."""
VOTES = 700
"""Pairs of alike points that are heard."""
OUTLINES = 18
"""Outlines looked at."""
CROOKED = 0.9
"""How unlike two opposite sides are that can't both be a card's."""
HALF: Matrix = np.array([[-1.0, 0, 1], [0, -1, 1], [0, 0, 1]])
"""The same place, the card turned around."""
SQUARE: Corners = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def placed(corners: Corners) -> Matrix:
    """The place of a card with these corners."""
    return np.asarray(
        cv2.getPerspectiveTransform(SQUARE.astype(np.float32), corners.astype(np.float32)), float
    )


def corners_of(place: Matrix) -> Corners:
    """The corners of a card at a place."""
    flat = np.hstack([SQUARE, np.ones((4, 1))]) @ place.T
    return np.asarray(flat[:, :2] / flat[:, 2:3], np.float64)


def outlines(
    picture: Color, changed: NDArray[np.uint8] | None, long_px: float | None
) -> Iterator[Corners]:
    """Shapes in the picture, or in what changed of it, that may be a card's edge."""
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0)
    gray = np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2GRAY), np.uint8)
    masks = []
    if changed is not None:
        masks += [changed, cv2.morphologyEx(changed, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))]
    otsu, _ = cv2.threshold(gray, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    masks += [
        np.asarray(gray > otsu * share, np.uint8) * np.uint8(255) for share in (0.5, 1.0, 1.3)
    ]
    edges = np.zeros(gray.shape, np.uint8)
    for channel in cv2.split(soft):
        edges |= np.asarray(cv2.Canny(channel, 25, 70), np.uint8)
    masks += [255 - cv2.dilate(edges, np.ones((2, 2), np.uint8)), edges]
    least = 0.3 * long_px * long_px if long_px else 0.01 * gray.size
    for mask in masks:
        contours, _ = cv2.findContours(
            np.asarray(mask, np.uint8), cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE
        )
        for contour in contours:
            if len(contour) < 60 or cv2.contourArea(contour) < least:
                continue
            corners = four_sided(np.asarray(contour[:, 0], np.float64))
            if corners is not None and _fits_card_size(corners, long_px):
                yield corners
    if changed is not None:  # the rough place, at least
        contours, _ = cv2.findContours(changed, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        if contours:
            box = cv2.minAreaRect(max(contours, key=cv2.contourArea))
            rough = upright(np.asarray(cv2.boxPoints(box), np.float64))
            if rough is not None:
                yield rough


def outlined(
    picture: Color, changed: NDArray[np.uint8] | None, long: float | None
) -> Iterator[Matrix]:
    """Places by outlines: of cards, of some of their edges, and of colored fields without their border."""
    for corners in _distinct_outlines(outlines(picture, changed, long)):
        place = placed(corners)
        yield place
        if long is not None:
            yield from map(placed, _repair_corner(corners, long))
            if _is_field_without_border(place, long):
                yield _card_around_field(place, long)


def _distinct_outlines(found: Iterable[Corners]) -> Iterator[Corners]:
    """Each outline once."""
    kept: list[Corners] = []
    for corners in found:
        length = float(np.linalg.norm(corners[3] - corners[0]))
        if not any(
            min(np.abs(corners - other).max(), np.abs(np.roll(corners, 2, axis=0) - other).max())
            < 0.03 * length
            for other in kept
        ):
            kept.append(corners)
            yield corners
            if len(kept) == OUTLINES:
                return


def _repair_corner(corners: Corners, long: float) -> Iterator[Corners]:
    """Cards of the right length that have three of four crooked corners: another card's edge was taken for its own."""
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    if (
        min(sides[0] / sides[2], sides[2] / sides[0], sides[1] / sides[3], sides[3] / sides[1])
        > CROOKED
    ):
        return
    for n in range(4):
        straight = corners.copy()
        straight[n] = corners[n - 1] + corners[(n + 1) % 4] - corners[n - 2]
        if 0.88 * long < long_of(straight) < 1.1 * long:
            yield straight


def _is_field_without_border(place: Matrix, long: float) -> bool:
    """Whether this may be a card's colored field without its border."""
    return 0.8 * long < long_of(corners_of(place)) < 0.97 * long


def _card_around_field(place: Matrix, long: float) -> Matrix:
    """The place of the card whose field this is."""
    grown = long / long_of(corners_of(place))
    edge = (1 - grown) / 2
    larger: Matrix = np.array([[grown, 0, edge], [0, grown, edge], [0, 0, 1]])
    return np.asarray(place @ larger, np.float64)


FRAMED = 64
"""Pixels of a card's length when frames are looked for."""
WAYS = 30
"""Directions in which a card's frame is looked for."""
STEEP = 60.0
"""Shades by which colors change at an edge that is as clear as any."""


def frames(
    picture: Color, changed: NDArray[np.uint8], long_px: float, most: int = 4
) -> list[Matrix]:
    """Places of a card's size with edges on all sides that cover most of what changed, the likeliest first."""
    zoom = FRAMED / long_px
    size = (max(8, round(picture.shape[1] * zoom)), max(8, round(picture.shape[0] * zoom)))
    small = cv2.resize(
        picture, size, interpolation=cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR
    )
    soft = cv2.GaussianBlur(small, (0, 0), 0.7).astype(np.float32)
    across, down = (cv2.Sobel(soft, cv2.CV_32F, x, y, scale=1 / 4) for x, y in ((1, 0), (0, 1)))
    strongest = (across * across + down * down).argmax(axis=2)[:, :, None]
    steep = np.stack(
        [np.take_along_axis(one, strongest, axis=2)[:, :, 0] for one in (across, down)]
    )
    steep *= STEEP / np.maximum(np.sqrt((steep * steep).sum(axis=0)), STEEP)
    fresh = cv2.resize((changed > 0).astype(np.float32), size, interpolation=cv2.INTER_AREA)
    total = max(float(fresh.sum()), 1.0)
    broad = FRAMED * WIDE / TALL
    side = max(int(np.hypot(*size)) + 2, FRAMED + 8)
    found: list[tuple[float, Matrix]] = []
    for way in range(WAYS):
        turn = np.pi * way / WAYS
        cos, sin = np.cos(turn), np.sin(turn)
        back = np.array([[cos, -sin, 0], [sin, cos, 0]])  # from the card's frame to the picture
        back[:, 2] = np.array(size) / 2 - back[:, :2] @ (side / 2, side / 2)
        turned = np.dstack(
            [
                np.abs(cos * steep[0] + sin * steep[1]),
                np.abs(cos * steep[1] - sin * steep[0]),
                fresh,
            ]
        )
        laid = cv2.warpAffine(
            turned, back, (side, side), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        )
        upward = cv2.blur(cv2.dilate(laid[:, :, 0], np.ones((1, 3))), (1, round(0.8 * FRAMED)))
        level = cv2.blur(cv2.dilate(laid[:, :, 1], np.ones((3, 1))), (round(0.8 * broad), 1))
        covers = cv2.blur(
            laid[:, :, 2],
            (round(1.06 * broad), round(1.06 * FRAMED)),
            borderType=cv2.BORDER_CONSTANT,
        )
        a, b = round(broad / 2), round(FRAMED / 2)
        upward, level = (np.sqrt(np.maximum(one, 0)) for one in (upward, level))
        edges = (
            upward[b:-b, : -2 * a] + upward[b:-b, 2 * a :]
            + level[: -2 * b, a:-a] + level[2 * b :, a:-a]
        ) / (4 * np.sqrt(STEEP))  # fmt: skip
        score = edges + covers[b:-b, a:-a] * (1.06**2 * broad * FRAMED / total)
        for _ in range(2):
            _, best, _, (left, top) = cv2.minMaxLoc(score)
            x, y = left + a, top + b
            place = np.vstack([back, [0, 0, 1]]) @ np.array(
                [[broad, 0, x - broad / 2], [0, FRAMED, y - FRAMED / 2], [0, 0, 1.0]]
            )
            found.append((float(best), np.diag([1 / zoom, 1 / zoom, 1.0]) @ place))
            cv2.circle(score, (left, top), 4, (0.0,), -1)
    found.sort(key=lambda one: -one[0])
    kept: list[Matrix] = []
    for _, place in found:
        there = corners_of(place)
        if all(_corner_distance(there, corners_of(other)) > 0.12 * long_px for other in kept):
            kept.append(place)
            if len(kept) == most:
                break
    return kept


def _corner_distance(one: Corners, other: Corners) -> float:
    """How far apart the corners of two places are, whichever way around."""
    return float(min(np.abs(one - other).max(), np.abs(np.roll(one, 2, axis=0) - other).max()))


def _fits_card_size(corners: Corners, long_px: float | None) -> bool:
    return long_px is None or 0.75 * long_px < long_of(corners) < 1.3 * long_px


Whole = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class _Points:
    """Points of printing: where, which way, how large, and what they look like."""

    at: Floats
    angle: Floats
    size: Floats
    looks: Floats


_SIFT = cv2.SIFT.create(nfeatures=500, contrastThreshold=0.03)
_SIFT_FACE = cv2.SIFT.create(nfeatures=POINTS, contrastThreshold=0.03)


def _feature_points(picture: Color, sift: cv2.SIFT) -> _Points:
    gray = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    found, looks = sift.detectAndCompute(gray, None)
    if not found or looks is None:
        none = np.zeros((0,), np.float32)
        return _Points(none.reshape(0, 2), none, none, none.reshape(0, 128))
    plain = np.sqrt(looks / (np.abs(looks).sum(axis=1, keepdims=True) + 1e-6))
    return _Points(
        np.array([one.pt for one in found], np.float32),
        np.radians(np.array([one.angle for one in found], np.float32)),
        np.array([one.size for one in found], np.float32),
        np.asarray(plain, np.float32),
    )


class Printing:
    """What the printing of all faces of a deck together says of a card's place."""

    def __init__(self, faces: Faces) -> None:
        shrink = LONG / TALL
        size = (round(WIDE * shrink), LONG)
        points = [
            _feature_points(
                np.asarray(cv2.resize(one, size, interpolation=cv2.INTER_AREA)), _SIFT_FACE
            )
            for one in faces.pictures
        ]
        self.width, self.length = size
        self.at = np.concatenate([one.at for one in points])
        self.angle = np.concatenate([one.angle for one in points])
        self.size = np.concatenate([one.size for one in points])
        self.looks = np.concatenate([one.looks for one in points])

    def places(self, picture: Color, long_px: float | None, most: int = 4) -> list[Matrix]:
        """Where a card of this deck may lie, the likeliest first."""
        zoom = LONG / long_px if long_px else 1.0
        zoom = min(zoom, 2.0)
        view = picture
        if abs(zoom - 1) > 0.05:
            how = cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR
            view = np.asarray(cv2.resize(picture, None, fx=zoom, fy=zoom, interpolation=how))
        seen = _feature_points(view, _SIFT)
        if len(seen.at) < 4 or not len(self.looks):
            return []
        alike = seen.looks @ self.looks.T
        each = min(4, alike.shape[1])
        mine = np.argpartition(-alike, each - 1, axis=1)[:, :each]
        score = np.take_along_axis(alike, mine, axis=1).ravel()
        sure = np.flatnonzero(score > ALIKE)
        if len(sure) > VOTES:
            sure = sure[np.argsort(-score[sure])[:VOTES]]
        who, theirs = sure // each, mine.ravel()[sure]
        return self._voted_places(
            seen, who, theirs, np.asarray(score[sure] - ALIKE + 0.02, np.float32), zoom, most
        )

    def _voted_places(
        self, seen: _Points, who: Whole, theirs: Whole, power: Floats, zoom: float, most: int
    ) -> list[Matrix]:
        """Places on which most pairs of alike points agree."""
        turn = seen.angle[who] - self.angle[theirs]
        ratio = seen.size[who] / self.size[theirs]
        off = np.array([self.width / 2, self.length / 2], np.float32) - self.at[theirs]
        cos, sin = np.cos(turn), np.sin(turn)
        swung = np.stack(
            [cos * off[:, 0] - sin * off[:, 1], sin * off[:, 0] + cos * off[:, 1]], axis=1
        )
        middle = seen.at[who] + ratio[:, None] * swung
        x, y, log = middle[:, 0], middle[:, 1], np.log(ratio)
        far = np.subtract.outer(x, x) ** 2 + np.subtract.outer(y, y) ** 2
        agree = far < (MIDDLE_WITHIN * self.length) ** 2 * np.outer(ratio, ratio)
        agree &= np.outer(cos, cos) + np.outer(sin, sin) > np.cos(TURN_WITHIN)
        agree &= np.abs(np.subtract.outer(log, log)) < SIZE_WITHIN
        left = np.ones(len(who), np.bool_)
        found: list[Matrix] = []
        for _ in range(most if len(who) else 0):
            votes = (agree & left[None]) @ power * left
            voters = agree[int(votes.argmax())] & left
            if len(np.unique(who[voters])) < 4:
                break
            left &= ~voters
            place = self._fit_place(seen.at[who[voters]], self.at[theirs[voters]], zoom)
            if place is not None:
                found.append(place)
        return found

    def _fit_place(self, there: Floats, here: Floats, zoom: float) -> Matrix | None:
        way, _ = cv2.estimateAffinePartial2D(
            here, there, method=cv2.RANSAC, ransacReprojThreshold=4.0, maxIters=200
        )
        if way is None:
            return None
        full = np.vstack([way, [0, 0, 1]]) @ np.diag([self.width, self.length, 1.0])
        out = np.diag([1 / zoom, 1 / zoom, 1.0]) @ full
        return np.asarray(out, np.float64)
