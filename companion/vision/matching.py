"""Reads tags that no decoder can, because it knows which tags there are: those of the deck on the table.

A decoder has to find every bit by itself; here it is enough to say which of some hundred known pictures this one is.
Two tags of a deck differ in so many modules that a guess can't pass: the likeness asked for lies seven
standard deviations above what chance gives, and far above the next likely tag.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import permutations, product

import cv2
import numpy as np
import segno
from numpy.typing import NDArray

from companion.pile.quad import Point, Quad, inside, middle, moved
from companion.vision import tuning
from companion.vision.picture import Gray, alike, shrunk, shrunk_quickly
from companion.vision.reader import FIXED, MARKS, MODULES, Code

Shades = NDArray[np.float32]
Way = Point | NDArray[np.float64]
Lies = NDArray[np.float64]
"""From modules across and down a tag to pixels, wherever it is."""


def _mask_patterns() -> NDArray[np.bool_]:
    """The eight masks that a printer may lay over a QR code."""
    y, x = np.mgrid[0:MODULES, 0:MODULES]
    both, third = y * x, (y * x) % 3
    return np.array(
        [
            (y + x) % 2 == 0, y % 2 == 0, x % 3 == 0, (y + x) % 3 == 0, (y // 2 + x // 3) % 2 == 0,
            both % 2 + third == 0, (both % 2 + third) % 2 == 0, ((y + x) % 2 + third) % 2 == 0,
        ]
    )  # fmt: skip


def _data_modules() -> NDArray[np.bool_]:
    """The modules that differ from tag to tag: no finder, no timing, no format."""
    free = np.ones((MODULES, MODULES), np.bool_)
    free[:9, :9] = free[:9, -8:] = free[-8:, :9] = False
    free[6, :] = free[:, 6] = False
    return free


DATA = _data_modules()
_SPOTS = np.stack(np.meshgrid(np.arange(MODULES) + 0.5, np.arange(MODULES) + 0.5), -1).reshape(
    -1, 2
)

_MARKS_AT = np.column_stack([_SPOTS, np.ones(len(_SPOTS))])[FIXED.ravel()].T
_AROUND = np.stack(np.meshgrid(*[np.arange(2 * MODULES + 4) / 2 - 0.5] * 2), -1).reshape(-1, 2)
"""Every half module of a tag, and one module farther on every side."""


@lru_cache(maxsize=16)
def _finder_kernel(module: float) -> Shades:
    """What a finder mark looks like when nobody knows how it is turned: a dark core in two rings."""
    reach = math.ceil(module * 4.6)
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1] / module
    far = np.hypot(x, y)
    rings = np.select([far < 1.7, far < 2.75, far < 3.9, far < 4.5], [-1.0, 1.0, -1.0, 0.6], 0.0)
    rings -= rings.mean()
    return np.asarray(rings / np.abs(rings).sum(), np.float32)


@lru_cache(maxsize=16)
def _finder_strokes(module: float) -> tuple[tuple[tuple[Shades, Shades], ...], float]:
    """The same as a sum of strokes across and down: filtering with the strongest takes a third of the time.

    And what they tell of plain gray, which is nothing of the rings.
    """
    down, much, across = np.linalg.svd(_finder_kernel(module).astype(np.float64))
    strong = [n for n in range(len(much)) if much[n] > tuning.FINDER_STROKE * much[0]]
    strokes = tuple(
        (np.asarray(across[n] * much[n], np.float32), np.asarray(down[:, n], np.float32))
        for n in strong
    )
    return strokes, sum(float(one.sum() * other.sum()) for one, other in strokes)


def _finder_likeness(picture: Gray, module: float) -> Shades:
    """How much every spot looks like the middle of a finder mark."""
    strokes, gray = _finder_strokes(module)
    shades = np.asarray(picture, np.float32)
    first, *others = (cv2.sepFilter2D(shades, -1, across, down) for across, down in strokes)
    for other in others:
        cv2.add(first, other, dst=first)
    span = len(strokes[0][0])
    cv2.scaleAdd(np.asarray(cv2.blur(picture, (span, span)), np.float32), -gray, first, dst=first)
    return np.asarray(first, np.float32)


@lru_cache(maxsize=2048)
def _masked_modules(text: str) -> NDArray[np.float32]:
    """The free modules of a tag by each of the eight masks, light and dark; a deck is looked for again and again."""
    masks = _mask_patterns()
    symbol = segno.make_qr(
        text, version=1, error="h", mode="alphanumeric", mask=0, boost_error=False
    )
    dark = np.array([[bool(module) for module in row] for row in symbol.matrix])
    return np.array(
        [np.where((dark ^ masks[0] ^ mask)[DATA], -1.0, 1.0) for mask in masks], np.float32
    )


class Matcher:
    """The tags of the deck on this table, as they look in print."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(sorted(texts))
        prints = np.array([_masked_modules(text) for text in self.texts], np.float32)
        self.looks = _normalized_rows(prints.reshape(-1, int(DATA.sum())))

    def read(
        self, picture: Gray, module: float, most: int = tuning.MATCH_MARKS, *,
        lies: Lies | None = None, near: Sequence[float] = (0.0,),
    ) -> list[Code]:  # fmt: skip
        """The deck's tags in a picture whose modules are about so many pixels wide.

        Where it is known how another tag `lies`, those are tried, too, of which only two finder marks can be seen,
        the third one so many modules `near` its place.
        """
        if not self.texts or module < tuning.MATCH_SMALLEST or min(picture.shape) < 12 * module:
            return []
        times = 1.0
        if module > 3.6:  # enough pixels: fewer are quicker
            times = 2.6 / module
            picture = shrunk(picture, times)
        soft = np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.3 * module * times), np.float32)
        spots = find_finder_marks(picture, module * times, most=most)
        frames = list(_frames_of_three(spots, module * times))
        if lies is not None:
            frames += (
                _best_frame(soft, ways) for ways in _frames_of_two(spots, lies * times, near)
            )
        found: list[Code] = []
        for frame in frames:
            quad = _frame_corners(frame, times)
            if any(
                inside(quad[0], code.corners) or inside(quad[2], code.corners) for code in found
            ):
                continue  # its finder marks belong to a tag that is known by now
            text = self._identify_tag(soft, frame)
            if text is not None:
                found.append(Code(text, quad, ours=True))
        return found

    def again(self, picture: Gray, code: Code) -> Code | None:
        """A tag where it was read a moment ago, up to half a module off, also where it is too blurred to be read."""
        if code.text not in self.texts:
            return None
        lies, first = lying(code.corners), self.texts.index(code.text) * 8
        at = (_AROUND - MODULES / 2) @ lies.T + middle(code.corners)
        x, y = at.T.astype(np.float32).reshape(2, 2 * MODULES + 4, -1)
        seen = _evened_shades(cv2.remap(picture, x, y, cv2.INTER_LINEAR), 15)
        span = 2 * MODULES
        ways = [seen[j : j + span : 2, i : i + span : 2][DATA] for j in range(5) for i in range(5)]
        likes = (
            (_normalized_rows(np.stack(ways)) @ self.looks[first : first + 8].T)
            .max(axis=1)
            .reshape(5, 5)
        )
        row, column = divmod(int(likes.argmax()), 5)
        if likes[row, column] < tuning.MATCH_THERE or not (0 < row < 4 and 0 < column < 4):
            return None
        right, down = lies @ (np.subtract(_subpixel_peak(likes, column, row), 2) / 2)
        return replace(code, corners=moved(code.corners, float(right), float(down)))

    def _identify_tag(self, soft: Shades, frame: NDArray[np.float64]) -> str | None:
        """Which known tag lies in this frame, if it is beyond doubt."""
        seen = _sample_modules(soft, frame)
        marks = seen[FIXED]
        if not alike(marks, MARKS) >= tuning.MATCH_FRAMED:  # (what is no number is no likeness)
            return None
        data = seen[DATA] - seen[DATA].mean()
        norm = float(np.linalg.norm(data))
        if not norm:
            return None
        likes = (self.looks @ (data / norm)).reshape(len(self.texts), 8).max(axis=1)
        order = np.argsort(likes)
        best = float(likes[order[-1]])
        second = float(likes[order[-2]]) if len(order) > 1 else 0.0
        if best >= tuning.MATCH_LIKE and best - second >= tuning.MATCH_AHEAD:
            return self.texts[int(order[-1])]
        return None


def find_finder_marks(
    picture: Gray, module: float, least: float = tuning.MATCH_FINDER, most: int = tuning.MATCH_MARKS
) -> list[Point]:
    """Where the finder marks of codes are, the clearest first."""
    times = 1.0
    if module > tuning.FINDER_SCALE:
        times = tuning.FINDER_SCALE / module
        picture = shrunk_quickly(picture, times)
        module = tuning.FINDER_SCALE
    span = round(module * 9) | 1
    seen = _finder_likeness(picture, round(module * tuning.FINDER_WIDER * 16) / 16)
    peak = cv2.dilate(seen, np.ones((round(module * 4) | 1,) * 2, np.uint8))
    high = cv2.bitwise_and(
        cv2.compare(seen, peak, cv2.CMP_GE), cv2.compare(seen, np.array([5 * least]), cv2.CMP_GT)
    )
    at = cv2.findNonZero(high)
    if at is None:
        return []
    columns, rows = np.asarray(at, np.int32).reshape(-1, 2).T  # (OpenCV 4 has one more axis)
    like = seen[rows, columns] / (_shade_spread(picture, columns, rows, span // 2) + 4)
    best = [n for n in np.argsort(-like)[:most] if like[n] > least]
    exact = (_subpixel_peak(seen, int(columns[n]), int(rows[n])) for n in best)
    return [((x + 0.5) / times - 0.5, (y + 0.5) / times - 0.5) for x, y in exact]


def _shade_spread(picture: Gray, x: NDArray[np.int32], y: NDArray[np.int32], reach: int) -> Shades:
    """How much the shades around some spots differ: the light there."""
    tall, wide = picture.shape
    left, right = np.maximum(x - reach, 0), np.minimum(x + reach + 1, wide)
    top, bottom = np.maximum(y - reach, 0), np.minimum(y + reach + 1, tall)
    sums, squares = (
        whole[bottom, right] + whole[top, left] - whole[top, right] - whole[bottom, left]
        for whole in map(np.asarray, cv2.integral2(picture))
    )
    many = (right - left) * (bottom - top)
    mean = sums / many
    return np.asarray(np.sqrt(np.maximum(squares / many - mean * mean, 1.0)), np.float32)


def _subpixel_peak(seen: Shades, x: int, y: int) -> Point:
    """Where a peak is between the pixels, by the parabola through its neighbors."""
    tall, wide = seen.shape
    if not (0 < x < wide - 1 and 0 < y < tall - 1):
        return float(x), float(y)
    here = float(seen[y, x])
    left, right = float(seen[y, x - 1]), float(seen[y, x + 1])
    up, down = float(seen[y - 1, x]), float(seen[y + 1, x])
    return x + _parabola_vertex(left, here, right), y + _parabola_vertex(up, here, down)


def _parabola_vertex(before: float, here: float, after: float) -> float:
    """How far a peak lies beyond the middle one of three values, in steps."""
    bend = 2 * here - before - after
    return min(0.5, max(-0.5, (after - before) / (2 * bend))) if bend > 1e-3 else 0.0


def _frames_of_three(spots: list[Point], module: float) -> Iterable[NDArray[np.float64]]:
    """Every three finder marks that can belong to one tag: 2 x 3 from modules to pixels."""
    least, most = 14 * module * 0.55, 14 * module * 1.4
    for ax, ay in spots:
        near = [(x - ax, y - ay) for x, y in spots if least < math.hypot(x - ax, y - ay) < most]
        for bx, by in near:
            for cx, cy in near:
                cross = bx * cy - by * cx
                across, down = math.hypot(bx, by), math.hypot(cx, cy)
                if cross <= 0.75 * across * down or not 0.6 < across / down < 1.67:
                    continue
                yield modules_to_pixels((ax, ay), (bx, by), (cx, cy))


def level(module: float) -> Lies:
    """How a tag lies that is seen from straight above."""
    return np.eye(2) * module


def lying(tag: Quad) -> Lies:
    """How a tag that was read lies."""
    a, b, c, d = np.array(tag)
    return np.stack([b - a + c - d, d - a + c - b], axis=1) / (2 * MODULES)


def _frames_of_two(
    spots: list[Point], lies: Lies, near: Sequence[float]
) -> Iterable[list[NDArray[np.float64]]]:
    """Every two finder marks that can belong to one tag whose third is covered, or washed out by a lamp."""
    flat = np.array(spots).reshape(-1, 2) @ np.linalg.inv(lies).T
    offs = [lies @ way for way in product(near, near)]
    for n, m in permutations(range(len(spots)), 2):
        one, other = np.array(spots[n]), np.array(spots[m])
        x, y = flat[m] - flat[n]
        far = math.hypot(x, y) / 14
        if 0.8 < far < 1.25:
            down, right = one + lies @ (-y, x), one + lies @ (y, -x)
            yield [modules_to_pixels(one, other - one, down + off - one) for off in offs]
            yield [modules_to_pixels(one, right + off - one, other - one) for off in offs]
        elif 0.8 < far / math.sqrt(2) < 1.25:
            corner = one + lies @ ((x - y) / 2, (x + y) / 2)
            yield [
                modules_to_pixels(corner + off, one - corner - off, other - corner - off)
                for off in offs
            ]


def _best_frame(soft: Shades, ways: list[NDArray[np.float64]]) -> NDArray[np.float64]:
    """The frame that a tag's marks fit best."""
    x, y = (np.stack(ways) @ _MARKS_AT).astype(np.float32).transpose(1, 0, 2)
    seen = np.asarray(cv2.remap(soft, x, y, cv2.INTER_LINEAR), np.float32)
    seen -= seen.mean(axis=1, keepdims=True)
    return ways[int(np.argmax(seen @ MARKS / (np.linalg.norm(seen, axis=1) + 1e-6)))]


def modules_to_pixels(corner: Way, right: Way, down: Way) -> NDArray[np.float64]:
    """From modules to pixels, by the middle of the top left finder and the ways to the others."""
    u, v = np.array(right) / 14, np.array(down) / 14
    start = np.array(corner) - 3.5 * u - 3.5 * v
    return np.array([[u[0], v[0], start[0]], [u[1], v[1], start[1]]])


def _sample_modules(soft: Shades, frame: NDArray[np.float64]) -> Shades:
    """The 21 x 21 shades in a frame, evened out place by place."""
    at = _SPOTS @ frame[:, :2].T + frame[:, 2]
    x, y = (at[:, n].astype(np.float32).reshape(MODULES, MODULES) for n in (0, 1))
    return _evened_shades(
        cv2.remap(soft, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), 7
    )


def _normalized_rows(rows: Shades) -> Shades:
    """Rows of shades that can be compared, whatever the light: each without its mean, and as strong as the others."""
    rows = rows - rows.mean(axis=1, keepdims=True)
    lengths = np.linalg.norm(rows, axis=1, keepdims=True) + 1e-6
    return np.asarray(rows / lengths, np.float32)


def _evened_shades(shades: NDArray[np.generic], span: int) -> Shades:
    """Shades beside those around them."""
    seen = np.asarray(shades, np.float32)
    seen = seen - cv2.blur(seen, (span, span), borderType=cv2.BORDER_REFLECT)
    spread = cv2.sqrt(cv2.blur(seen * seen, (span, span), borderType=cv2.BORDER_REFLECT))
    return np.asarray(np.clip(seen / (spread + 2), -1.5, 1.5), np.float32)


def _frame_corners(frame: NDArray[np.float64], times: float) -> Quad:
    side = float(MODULES)
    a, b, c, d = (
        (
            float((frame[0, 0] * x + frame[0, 1] * y + frame[0, 2] + 0.5) / times - 0.5),
            float((frame[1, 0] * x + frame[1, 1] * y + frame[1, 2] + 0.5) / times - 0.5),
        )
        for x, y in ((0.0, 0.0), (side, 0.0), (side, side), (0.0, side))
    )
    return (a, b, c, d)


def _square_finder_template() -> Shades:
    """A finder mark, two samples a module, with half a module of white around."""
    fine = np.full((14, 14), -1, np.float32)
    fine[2:12, 2:12] = 1
    fine[4:10, 4:10] = -1
    return np.pad(fine, 1, constant_values=1)


_SQUARE = _square_finder_template().ravel()
_SQUARE -= _SQUARE.mean()
_SQUARE /= np.linalg.norm(_SQUARE)


def _finder_sample_offsets() -> tuple[Shades, Shades]:
    """Where its samples may lie around its middle, in modules: a row for each way it may be turned, large or small."""
    x, y = (steps.ravel() for steps in np.meshgrid(*[(np.arange(16) - 7.5) / 2] * 2))
    turns = np.radians(np.arange(0, 90, 7.5))[:, None]
    c, s = (
        np.concatenate([way(turns) * size for size in (0.85, 1.0, 1.15)])
        for way in (np.cos, np.sin)
    )
    return np.asarray(x * c - y * s, np.float32), np.asarray(x * s + y * c, np.float32)


_SQUARE_X, _SQUARE_Y = _finder_sample_offsets()


def squareness(picture: Gray, spot: Point, module: float) -> float:
    """How like a finder mark a spot is when it may be turned any way: rings of art are round."""
    x, y = _SQUARE_X * module + spot[0], _SQUARE_Y * module + spot[1]
    shades = cv2.remap(picture, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR)
    seen = np.asarray(shades, np.float32)
    seen -= seen.mean(axis=1, keepdims=True)
    far = np.maximum(np.linalg.norm(seen, axis=1), 1e-6)
    return float((seen @ _SQUARE / far).max(initial=0.0))
