"""Reads tags that peek out from under another card: which of the deck's tags fits what can still be seen of one.

Where the upper card lies is known, so it is known which modules are covered. Two tags of a deck differ in enough
modules of any half for a guess not to pass; what is found has to be found in two frames.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import segno
from numpy.typing import NDArray

from companion.pile.quad import Point, Quad, grown, inside, middle, moved, side
from companion.vision import tuning
from companion.vision.matching import DATA, Matcher, Shades, find_finder_marks
from companion.vision.picture import Gray
from companion.vision.reader import FIXED, MARKS, MODULES, Code

TURNS = np.radians((-3.0, -1.5, 0.0, 1.5, 3.0))
_VARIATIONS = np.array(
    [
        [
            [size * math.cos(turn), -size * math.sin(turn)],
            [size * math.sin(turn), size * math.cos(turn)],
        ]
        for turn in TURNS
        for size in tuning.PART_SIZES
    ]
)


Cards = Sequence[tuple[str, Quad]]
"""Cards that lie over others, and where."""


_FORMAT = ~(DATA | FIXED)
_TELLS = np.concatenate([np.flatnonzero(DATA), np.flatnonzero(_FORMAT)])
"""The modules that differ from tag to tag, and those that tell by which of the eight masks it was printed."""


def _format_modules() -> Shades:
    """How the latter look in each mask."""
    tags = [
        segno.make_qr("0", version=1, error="h", mask=mask, boost_error=False) for mask in range(8)
    ]
    dark = np.array([[[bool(module) for module in row] for row in tag.matrix] for tag in tags])
    return np.where(dark[:, _FORMAT], -1.0, 1.0).astype(np.float32)


_AT = np.arange(MODULES) + 0.5
_SPOTS = np.stack(np.meshgrid(_AT, _AT), -1).reshape(-1, 2)
_MODULES_AT = np.column_stack([_SPOTS, np.ones(len(_SPOTS))]).T
_FRAME = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class PartialTag:
    """What was looked at: a finder mark, and the tag that it belongs to, if any is beyond doubt."""

    spot: Point
    code: Code | None
    under: tuple[str, ...] = ()
    """Cards that surely cover the rest of it."""

    def moved(self, x: float, y: float) -> "PartialTag":
        """The same, in a larger picture."""
        code = self.code and Code(self.code.text, moved(self.code.corners, x, y), ours=True)
        return PartialTag((self.spot[0] + x, self.spot[1] + y), code, self.under)


class PartialTags:
    """The deck's tags, compared with parts of tags."""

    def __init__(self, deck: Matcher) -> None:
        self._deck = deck
        data = np.sign(deck.looks + 1e-9).astype(np.float32)
        self._signs = np.hstack([data, np.tile(_format_modules(), (len(deck.texts), 1))])

    def spots(self, picture: Gray, module: float) -> list[Point]:
        """Finder marks, the clearest first."""
        if (
            len(self._deck.texts) < 2
            or module < tuning.PART_SMALLEST
            or min(picture.shape) < 12 * module
        ):
            return []
        return find_finder_marks(picture, module, most=tuning.PART_MARKS)

    def look(self, picture: Gray, module: float, spot: Point, over: Cards) -> PartialTag:
        """Which tag of the deck, covered in part by cards that lie over it, this finder mark belongs to."""
        left, top, soft = _softened_part(picture, spot, 24 * module, 0.3 * module)
        at = (spot[0] - left, spot[1] - top)
        covers = [(name, moved(card, -left, -top)) for name, card in over if not inside(spot, card)]
        found = self._look_at_mark(
            soft, at, _frames_around_mark(_mark_turn(soft, at, module), at, module), covers
        )
        return found.moved(left, top)

    def again(self, picture: Gray, code: Code, over: Cards) -> PartialTag | None:
        """A tag that was found a moment ago, looked at once more."""
        module, spot = side(code.corners) / MODULES, middle(code.corners)
        left, top, soft = _softened_part(picture, spot, 24 * module, 0.3 * module)
        covers = [
            (name, moved(card, -left, -top))
            for name, card in over
            if not all(inside(corner, card) for corner in code.corners)  # its own
        ]
        a, b, _, d = moved(code.corners, -left, -top)
        u, v = np.subtract(b, a) / MODULES, np.subtract(d, a) / MODULES
        ways = [
            np.array([[u[0], v[0], x], [u[1], v[1], y]])
            for x, y in (
                np.array(a) + i * u + j * v for i in tuning.PART_NUDGES for j in tuning.PART_NUDGES
            )
        ]
        way = ways[int(np.argmax(_frame_likeness(*_sample_modules(soft, ways, covers))))]
        found = self._best_frame(
            soft, spot, _vary_frame(way, (MODULES / 2, MODULES / 2)), covers
        ).moved(left, top)
        return found if found.code is not None and found.code.text == code.text else None

    def _look_at_mark(
        self, soft: Shades, spot: Point, ways: Sequence[_FRAME], over: Cards
    ) -> PartialTag:
        """The tag of which a finder mark was seen: first how it lies, then which it is."""
        seen, open_ = _sample_modules(soft, ways, over)
        marks = _frame_likeness(seen, open_)
        for n in np.argsort(-marks)[: tuning.PART_WAYS]:
            if marks[n] < tuning.PART_ROUGHLY:
                break
            found = self._best_frame(
                soft, spot, _vary_frame(ways[n], _MARKS_AT[n % len(_MARKS_AT)]), over
            )
            if found.code is not None:
                return found
        return PartialTag(spot, None)

    def _best_frame(
        self, soft: Shades, spot: Point, ways: Sequence[_FRAME], over: Cards
    ) -> PartialTag:
        seen, open_ = _sample_modules(soft, ways, over)
        marks = _frame_likeness(seen, open_)
        n = int(np.argmax(marks))
        told = (
            None
            if marks[n] < tuning.PART_FRAMED
            else self._identify_tag(seen[n].ravel()[_TELLS], open_[n].ravel()[_TELLS])
        )
        if told is None:
            return PartialTag(spot, None)
        text, look = told
        code = Code(text, _frame_corners(ways[n]), ours=True)
        whole, _ = _sample_modules(soft, [ways[n]], ())
        under = tuple(
            name
            for name, card in over
            if _contradicts_cover(
                whole[0].ravel()[_TELLS], look, _hidden_modules(ways[n], card).ravel()[_TELLS]
            )
        )
        return PartialTag(spot, code, under)

    def _identify_tag(self, seen: Shades, open_: NDArray[np.bool_]) -> tuple[str, Shades] | None:
        """Which tag's open part looks so, if it is beyond doubt, and how all of it looks."""
        many = int(open_.sum())
        if many < tuning.PART_LEAST:
            return None
        data = np.where(open_, seen - seen[open_].mean(), 0.0).astype(np.float32)
        norm = float(np.linalg.norm(data)) * math.sqrt(many)
        if not norm:
            return None
        looks = (self._signs @ data) / norm
        likes = looks.reshape(len(self._deck.texts), 8).max(axis=1)
        second, first = np.argsort(likes)[-2:]
        best, next_ = float(likes[first]), float(likes[second])
        likely = (
            best >= max(tuning.PART_LIKE, tuning.PART_SIGMA / math.sqrt(many))
            and best - next_ >= tuning.PART_AHEAD
        )
        if likely or (best > tuning.PART_SURELY and (best - next_) * many >= tuning.PART_LEAD):
            return self._deck.texts[int(first)], self._signs[int(looks.argmax())]
        return None


_MARKS_AT: tuple[Point, ...] = ((3.5, 3.5), (17.5, 3.5), (3.5, 17.5))


def _softened_part(
    picture: Gray, spot: Point, reach: float, blur: float
) -> tuple[int, int, Shades]:
    """The part of a picture around a spot, softened, and where it begins."""
    left, top = max(0, int(spot[0] - reach)), max(0, int(spot[1] - reach))
    part = picture[top : int(spot[1] + reach), left : int(spot[0] + reach)]
    return left, top, np.asarray(cv2.GaussianBlur(part, (0, 0), blur), np.float32)


def _frames_around_mark(lean: float, spot: Point, module: float) -> list[_FRAME]:
    """Every way in which a tag may lie of which this is one finder mark."""
    ways: list[_FRAME] = []
    for quarter in range(4):
        a = lean + quarter * math.pi / 2
        u, v = (
            module * np.array((math.cos(a), math.sin(a))),
            module * np.array((-math.sin(a), math.cos(a))),
        )
        for x, y in _MARKS_AT:
            at = np.array(spot) - x * u - y * v
            ways.append(np.array([[u[0], v[0], at[0]], [u[1], v[1], at[1]]]))
    return ways


def _vary_frame(way: _FRAME, fixed: Point) -> list[_FRAME]:
    """A way in which a tag may lie, turned and sized a little around one of its points."""
    at = way[:, :2] @ fixed + way[:, 2]
    turned = _VARIATIONS @ way[:, :2]
    return list(np.concatenate([turned, (at - turned @ fixed)[:, :, None]], axis=2))


def _mark_turn(soft: Shades, spot: Point, module: float) -> float:
    """By how much a finder mark is turned, up to a quarter turn."""
    reach = round(4 * module)
    x, y = round(spot[0]), round(spot[1])
    part = soft[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
    across, down = cv2.Sobel(part, cv2.CV_32F, 1, 0), cv2.Sobel(part, cv2.CV_32F, 0, 1)
    way = np.asarray(across, np.complex64) + 1j * np.asarray(down)
    return float(np.angle((way**4 / np.maximum(np.abs(way) ** 2, 1e-6)).sum())) / 4


def _sample_modules(
    soft: Shades, ways: Sequence[_FRAME], over: Cards
) -> tuple[Shades, NDArray[np.bool_]]:
    """The 21 x 21 shades in each frame, evened out place by place, and which of them are not covered."""
    tall, wide = soft.shape
    frames = np.stack(ways)
    x, y = np.asarray(frames.transpose(1, 0, 2).reshape(-1, 3) @ _MODULES_AT, np.float32).reshape(
        2, len(ways), -1
    )
    open_ = (x > 0) & (y > 0) & (x < wide - 1) & (y < tall - 1)
    for _, card in over:
        open_ &= ~_spots_on_card(
            _grown_outline(card, tuning.PART_RIM * math.hypot(*frames[0, :, 0])), x, y
        )
    shades = cv2.remap(
        soft, x.reshape(-1, MODULES), y.reshape(-1, MODULES), cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    seen = np.asarray(shades, np.float32).reshape(-1, MODULES, MODULES)
    open_ = open_.reshape(seen.shape)
    return _evened_shades(seen, open_.astype(np.float32)), open_


def _spots_on_card(
    card: Quad, x: NDArray[np.floating], y: NDArray[np.floating]
) -> NDArray[np.bool_]:
    """Which spots lie on a card."""
    on = np.ones(x.shape, np.bool_)
    for (ax, ay), (bx, by) in zip(card, (*card[1:], card[0]), strict=True):
        on &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
    return on


def _hidden_modules(way: _FRAME, card: Quad) -> NDArray[np.bool_]:
    """Which modules of a tag lie under a card."""
    at = (_SPOTS @ way[:, :2].T + way[:, 2]).reshape(MODULES, MODULES, 2)
    return _spots_on_card(card, at[..., 0], at[..., 1])


def _contradicts_cover(seen: Shades, look: Shades, hidden: NDArray[np.bool_]) -> bool:
    """Whether modules that would lie under a card do look other than they should."""
    many = int(hidden.sum())
    if many < tuning.PART_COVERED:
        return False
    part, like = seen[hidden] - seen[hidden].mean(), look[hidden] - look[hidden].mean()
    norm = float(np.linalg.norm(part) * np.linalg.norm(like))
    return not norm or float(part @ like) / norm < tuning.PART_LIKE / 2


def _evened_shades(seen: Shades, open_: Shades) -> Shades:
    """Shades beside those around them that are open too."""
    share = np.maximum(_mean_around(open_), 0.02)
    off = np.asarray((seen - _mean_around(seen * open_) / share) * open_, np.float32)
    spread = np.sqrt(np.maximum(_mean_around(off * off), 0.0) / share)
    return np.asarray(np.clip(off / (spread + 2), -1.5, 1.5), np.float32)


def _mean_around(values: Shades) -> Shades:
    """The mean of the 7 x 7 around each, tag by tag."""
    stacked = np.ascontiguousarray(values.transpose(1, 2, 0))
    around = np.asarray(cv2.blur(stacked, (7, 7), borderType=cv2.BORDER_REFLECT), np.float32)
    return around.reshape(stacked.shape).transpose(2, 0, 1)


def _frame_likeness(seen: Shades, open_: NDArray[np.bool_]) -> Shades:
    """How like a tag's fixed marks each is, where it is open."""
    like = np.broadcast_to(MARKS, (len(seen), len(MARKS)))
    return _row_likeness(seen[:, FIXED], like, open_[:, FIXED])


def _row_likeness(seen: Shades, like: Shades, open_: NDArray[np.bool_]) -> Shades:
    """How like each row is to what it should be, from -1 to 1, where it is open."""
    many = np.maximum(open_.sum(axis=1, keepdims=True), 1)
    seen = np.where(open_, seen - (seen * open_).sum(axis=1, keepdims=True) / many, 0.0)
    like = np.where(open_, like - (like * open_).sum(axis=1, keepdims=True) / many, 0.0)
    norm = np.linalg.norm(seen, axis=1) * np.linalg.norm(like, axis=1)
    return np.asarray((seen * like).sum(axis=1) / np.maximum(norm, 1e-6), np.float32)


def _frame_corners(way: _FRAME) -> Quad:
    side = float(MODULES)
    a, b, c, d = (
        (float(way[0, 0] * x + way[0, 1] * y + way[0, 2]), float(way[1, 0] * x + way[1, 1] * y + way[1, 2]))
        for x, y in ((0.0, 0.0), (side, 0.0), (side, side), (0.0, side))
    )  # fmt: skip
    return (a, b, c, d)


def _grown_outline(card: Quad, by: float) -> Quad:
    """A card's outline, so many pixels wider on every side."""
    half = min(math.dist(card[0], card[1]), math.dist(card[1], card[2])) / 2
    return grown(card, 1 + by / max(half, 1.0))
