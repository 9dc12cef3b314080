"""A card cut out of the picture that it is taught with."""

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Color = NDArray[np.uint8]
"""A picture in blue, green and red."""
Corners = NDArray[np.float64]
"""A card's four corners in a picture, clockwise from its own top left."""
Matrix = NDArray[np.float64]

TALL = 192
WIDE = 124
"""Pixels of a taught face."""
SLIM, STOUT = 1.25, 1.85
"""How much longer than wide a card may look, seen from above or from aside."""
ROUND = 0.12
"""Share of a side that its round corners may take."""
STEP = 10.0
"""Shades by which a card must differ from what it lies on."""
WHITE = 140.0
"""The shade from which on what is seen beside a card's edge may be white."""
FADED = 0.2
"""The share of a card's outline that may not be white on white."""
WORK = 800
"""Pixels along the longer side of the picture that is looked through for outlines."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A card as it was found in a picture: where, how it looks laid upright, and how well its edges were seen."""

    corners: Corners
    face: Color
    quality: float

    @property
    def size(self) -> float:
        """Pixels of the picture that it takes."""
        return float(cv2.contourArea(self.corners.astype(np.float32)))


def cards(picture: Color, *, least: float = 0.002) -> list[Cut]:
    """Every card lying open in a picture, the best cut first; each takes at least this share of the picture."""
    found = shapes(picture, least=least)
    good = [corners for quality, corners in found if quality >= 0.8]
    found = [one for one in found if not _holds_two_cards(one[1], good)]
    # A card's colored field is as straight as the card: of two outlines around one middle the outer one counts.
    found.sort(key=lambda one: (one[0] >= 0.8, _quad_area(one[1]) if one[0] >= 0.8 else one[0]))
    kept: list[tuple[float, Corners]] = []
    for quality, corners in reversed(found):
        if quality > 0.3 and not any(overlap(corners, other) for _, other in kept):
            kept.append((quality, corners))
    return sorted((cut_out(picture, *one) for one in kept), key=lambda cut: -cut.quality)


def shapes(picture: Color, *, least: float = 0.002) -> list[tuple[float, Corners]]:
    """Every four-sided shape in a picture that may be a card, also within another, and how well its edges are seen."""
    scale = min(1.0, WORK / max(picture.shape[:2]))
    small = np.asarray(
        cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8
    )
    tall, wide = small.shape[:2]
    return [
        (_edge_visibility(small, corners), (corners + 0.5) / scale - 0.5)
        for corners in _find_outlines(small, least * tall * wide)
    ]


def cut_out(picture: Color, quality: float, corners: Corners) -> Cut:
    """A card cut out where its edges are steepest near these corners."""
    exact = _snap_to_edges(picture, corners)
    quality = max(quality, _edge_visibility(picture, exact)) * _size_quality(exact)
    return Cut(exact, rectified(picture, exact), round(float(quality), 3))


def long_of(corners: Corners) -> float:
    """How long a card is, halfway between its long sides."""
    sides = corners[3] - corners[0], corners[2] - corners[1]
    return float(np.linalg.norm(sides[0]) + np.linalg.norm(sides[1])) / 2


def rectified(picture: Color, corners: Corners, tall: int = TALL, wide: int = WIDE) -> Color:
    """The card laid upright, its edges at the picture's edges."""
    shrink = max(1, int(long_of(corners) / tall / 1.3))
    to = onto(corners, tall * shrink, wide * shrink)
    shot = cv2.warpPerspective(
        picture, to, (wide * shrink, tall * shrink),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    if shrink > 1:
        shot = cv2.resize(shot, (wide, tall), interpolation=cv2.INTER_AREA)
    return np.asarray(shot, np.uint8)


def onto(corners: Corners, tall: float, wide: float) -> Matrix:
    """From a card laid upright in so many pixels to the picture where it has these corners."""
    upright = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], np.float32) - 0.5
    return np.asarray(cv2.getPerspectiveTransform(upright, corners.astype(np.float32)), np.float64)


def _find_outlines(small: Color, least: float) -> Iterator[Corners]:
    """Four-sided shapes that may be cards."""
    for mask in _card_masks(small):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        for contour in contours:
            if len(contour) > 40 and cv2.contourArea(contour) >= least:
                corners = four_sided(np.asarray(contour[:, 0], np.float64))
                if corners is not None:
                    yield corners


def _card_masks(small: Color) -> Iterator[NDArray[np.uint8]]:
    """What may be card and what table: by lightness, by difference to the picture's edge, by edges."""
    soft = cv2.GaussianBlur(small, (0, 0), 1.0)
    gray = np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2GRAY), np.uint8)
    rim = np.concatenate(
        [
            soft[:6].reshape(-1, 3),
            soft[-6:].reshape(-1, 3),
            soft[:, :6].reshape(-1, 3),
            soft[:, -6:].reshape(-1, 3),
        ]
    )
    ground = np.median(rim, axis=0)
    off = np.clip(largest_channel(np.abs(soft.astype(np.float32) - ground)), 0, 255).astype(
        np.uint8
    )
    value = np.asarray(largest_channel(soft), np.uint8)
    for shade in (gray, off, value):
        otsu, _ = cv2.threshold(shade, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
        for share in (0.6, 1.0, 1.3):
            yield np.asarray(shade > otsu * share, np.uint8) * np.uint8(255)
    spread = max(21, (min(small.shape[:2]) // 6) | 1)
    yield np.asarray(
        cv2.adaptiveThreshold(gray, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, spread, -8),
        np.uint8,
    )
    edges = np.zeros(gray.shape, np.uint8)
    for channel in cv2.split(soft):
        edges |= np.asarray(cv2.Canny(channel, 20, 60), np.uint8)
    yield np.asarray(cv2.dilate(edges, np.ones((3, 3), np.uint8)), np.uint8)


def largest_channel(colors: cv2.typing.MatLike) -> cv2.typing.MatLike:
    """Of each point's three values the greatest: OpenCV takes a seventieth of NumPy's time for that."""
    one, two, three = cv2.split(colors)
    return cv2.max(cv2.max(one, two), three)


def four_sided(contour: NDArray[np.float64]) -> Corners | None:
    """The corners of a contour with four straight sides and rounded corners, longer than wide; None for any other."""
    hull = cv2.convexHull(contour.astype(np.float32))
    area = cv2.contourArea(hull)
    if area < 1 or cv2.contourArea(contour.astype(np.float32)) < 0.85 * area:
        return None
    for share in (0.02, 0.03, 0.045, 0.06):
        rough = cv2.approxPolyDP(hull, share * cv2.arcLength(hull, True), True)
        if len(rough) == 4:
            break
    else:
        rough = cv2.boxPoints(cv2.minAreaRect(hull))[:, None]
    rough = np.asarray(rough[:, 0], np.float64)
    if cv2.contourArea(rough.astype(np.float32)) > 1.25 * area:
        return None
    lines = []
    for a, b in zip(rough, np.roll(rough, -1, axis=0), strict=True):
        along = (b - a) / max(float(np.linalg.norm(b - a)), 1e-6)
        length = float(np.linalg.norm(b - a))
        at = (contour - a) @ along
        aside = (contour - a) @ np.array([-along[1], along[0]])
        near = (
            (at > ROUND * length)
            & (at < (1 - ROUND) * length)
            & (np.abs(aside) < 0.04 * length + 2)
        )
        if near.sum() < 8:
            return None
        vx, vy, x, y = np.ravel(
            cv2.fitLine(contour[near].astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01)
        )
        lines.append((float(-vy), float(vx), float(-vy * x + vx * y)))
    return upright(_edge_crossings(lines))


def _edge_crossings(lines: list[tuple[float, float, float]]) -> Corners | None:
    points = []
    for (a, b, c), (d, e, f) in zip([lines[-1], *lines[:-1]], lines, strict=True):
        det = a * e - b * d
        if abs(det) < 0.3:
            return None
        points.append(((c * e - b * f) / det, (a * f - c * d) / det))
    return np.array(points)


def upright(corners: Corners | None) -> Corners | None:
    """The corners clockwise, a short side first; None when no card has that shape."""
    if corners is None:
        return None
    ahead = np.roll(corners, -1, axis=0) - corners
    after = np.roll(ahead, -1, axis=0)
    turns = ahead[:, 0] * after[:, 1] - ahead[:, 1] * after[:, 0]
    if (turns < 0).all():
        corners = corners[::-1]
    elif not (turns > 0).all():
        return None
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    if sides[0] + sides[2] > sides[1] + sides[3]:
        corners, sides = np.roll(corners, -1, axis=0), np.roll(sides, -1)
    across, along = (sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2
    alike = min(sides[0], sides[2]) > 0.75 * max(sides[0], sides[2]) and min(
        sides[1], sides[3]
    ) > 0.75 * max(sides[1], sides[3])
    if not alike or not SLIM < along / max(across, 1e-6) < STOUT:
        return None
    return np.asarray(corners, np.float64)


def _quad_area(corners: Corners) -> float:
    return float(cv2.contourArea(corners.astype(np.float32)))


def overlap(one: Corners, other: Corners) -> bool:
    """Whether two cards can't both lie there."""
    shared, _ = cv2.intersectConvexConvex(one.astype(np.float32), other.astype(np.float32))
    return shared > 0.25 * min(_quad_area(one), _quad_area(other))


def _holds_two_cards(corners: Corners, good: list[Corners]) -> bool:
    """Whether this is the outline of two cards that lie side by side."""
    area = _quad_area(corners)
    middle = corners.mean(axis=0)
    inner = [
        one for one in good
        if 0.3 * area < _quad_area(one) < 0.6 * area
        and cv2.pointPolygonTest(corners.astype(np.float32), tuple(map(float, one.mean(axis=0))), False) > 0
    ]  # fmt: skip
    return any(
        not overlap(one, other) and (one.mean(axis=0) - middle) @ (other.mean(axis=0) - middle) < 0
        for n, one in enumerate(inner)
        for other in inner[n + 1 :]
    )


def _size_quality(corners: Corners) -> float:
    """Whether the card has enough pixels to be learned: 1 from 90 pixels of length on."""
    length = float(np.linalg.norm(corners[3] - corners[0]))
    return min(1.0, length / 90)


def _edge_profiles(
    picture: Color, corners: Corners, reach: int = 5
) -> tuple[NDArray[np.float32], Corners, Corners]:
    """Colors on short lines across each side, from outside in; where they cross it, and which way is out."""
    middle = corners.mean(axis=0)
    shares = np.linspace(ROUND, 1 - ROUND, 40)
    spots, ways = [], []
    for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        way = np.array([b[1] - a[1], a[0] - b[0]]) / max(float(np.linalg.norm(b - a)), 1e-6)
        if way @ (a - middle) < 0:
            way = -way
        spots.append(a + shares[:, None] * (b - a))
        ways.append(np.repeat(way[None], len(shares), axis=0))
    at, out = np.concatenate(spots), np.concatenate(ways)
    steps = np.arange(reach, -reach - 1, -1)[None, :, None]
    grid = (at[:, None] + steps * out[:, None]).astype(np.float32)
    return (
        np.asarray(
            cv2.remap(
                picture,
                grid[:, :, 0],
                grid[:, :, 1],
                cv2.INTER_LINEAR,
                borderMode=cv2.BORDER_REPLICATE,
            ),
            np.float32,
        ),
        at,
        out,
    )


def _edge_visibility(picture: Color, corners: Corners) -> float:
    """Which share of the outline is an edge in the picture, at the weakest side and over all."""
    colors, _, _ = _edge_profiles(picture, corners)
    slopes = largest_channel(np.abs(colors[:, 2:] - colors[:, :-2]))
    edge = (slopes.max(axis=1) > STEP) & (np.abs(slopes.argmax(axis=1) - slopes.shape[1] // 2) <= 2)
    sides = edge.reshape(4, -1).mean(axis=1)
    return float(0.5 * sides.min() + 0.5 * sides.mean())


def border_fades_into_table(picture: Color, corners: Corners) -> bool:
    """Whether the card's border is as white as what it lies on, along a good part of its edges."""
    colors, _, _ = _edge_profiles(picture, corners)
    outside, inside = colors[:, :3].mean(axis=1), colors[:, -3:].mean(axis=1)
    alike = np.abs(outside - inside).max(axis=1) < 2.5 * STEP
    white = np.minimum(outside, inside).min(axis=1) > WHITE
    return float((alike & white).mean()) > FADED


def _snap_to_edges(picture: Color, corners: Corners) -> Corners:
    """The outline moved onto the steepest edges nearby, side by side."""
    reach = max(4, round(float(np.linalg.norm(corners[3] - corners[0])) * 0.012) + 2)
    colors, at, out = _edge_profiles(picture, corners, reach)
    slopes = largest_channel(np.abs(colors[:, 2:] - colors[:, :-2]))
    off = reach - 1 - slopes.argmax(axis=1)
    points = (at + off[:, None] * out).reshape(4, -1, 2)
    strong = (slopes.max(axis=1) > STEP).reshape(4, -1)
    lines = []
    for side, sure in zip(points, strong, strict=True):
        if sure.sum() < 12:
            return corners
        vx, vy, x, y = np.ravel(
            cv2.fitLine(side[sure].astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01)
        )
        lines.append((float(-vy), float(vx), float(-vy * x + vx * y)))
    better = _edge_crossings(lines)
    if better is None:
        return corners
    if np.abs(better - corners).max() > 2 * reach + 2:
        return corners
    return better
