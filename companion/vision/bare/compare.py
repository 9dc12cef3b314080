"""Which face lies at a place, and how sure that is.

A face explains what is seen when its own colors, changed by any one linear map, give it back: lamps, shadows and
cameras change colors so. What no face explains (a finger, a glare) has no say. Since such a map can turn red into blue,
the color is told by the *tint* alone: the ink beside the white of the very card.
"""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import Color, Matrix
from companion.vision.bare.deck import Faces, Floats

HIGH, BROAD = 96, 62
"""Pixels of a card that is compared."""
EDGE = 2
"""Pixels at its edges that aren't: a cut is never that exact."""
SOFT = 0.8
"""Blur of everything compared, in pixels: one camera is sharper than another…"""
TAUGHT = 1.0
"""…and a card shown to be taught is seen sharper than one on the pile."""
ASTRAY = 0.1
"""Card lengths that a corner may be moved for a better fit."""
PLAIN = 150.0
"""Shades, squared, by which colors vary on any card."""
MID = np.float32(128)
"""Colors are counted from gray, so that sums stay small and exact."""
LOST = 30.0
"""Shades by which a face may fail to explain a pixel that still counts half."""


Laid = Callable[["Sheet", Matrix], Color]
"""What lies at a place of some picture, laid upright at a sheet's size."""
Faced = NDArray[np.int64] | slice
ALL = slice(None)
BEST = 6
"""Faces that are asked which pixels can be explained at all."""


PAPER = 0.03
"""How much a pixel is heeded where nothing is printed, beside one where signs are."""
PRINT = 7.0
"""Blur in pixels of what is no print but light."""
DIFFERS = 40.0
"""Shades by which faces differ where signs are printed."""


class Sheet:
    """All faces of a deck as numbers, at one size: `shrink` 2 has a quarter of the pixels."""

    def __init__(self, faces: Faces, shrink: int, soft: float = SOFT) -> None:
        self.faces = faces
        self.high, self.broad = HIGH // shrink, BROAD // shrink
        self.inside = _inside(self.high, self.broad, max(1, EDGE // shrink))
        self.shown = np.stack([self.pixels(one, soft) for one in faces.pictures])
        many, pixels, _ = self.shown.shape
        self.basis = np.concatenate(
            [self.shown - MID, np.ones((many, pixels, 1), np.float32)], axis=2
        )
        rows, columns = np.triu_indices(4)
        self._products = np.ascontiguousarray(
            (self.basis[:, :, rows] * self.basis[:, :, columns]).transpose(0, 2, 1)
        )  # faces, the ten products of its colors, pixels
        self._flat = np.ascontiguousarray(self.basis.transpose(0, 2, 1))
        self._square = np.zeros((4, 4), np.int64)
        self._square[rows, columns] = self._square[columns, rows] = np.arange(10)
        self._plain = np.linalg.inv(self._grams(self._products.sum(axis=2)))
        self.differs = self._differs()
        self.print = PAPER + self.differs[self.inside]
        """How much each pixel is heeded where signs must lie exactly on one another."""
        ys, xs = np.nonzero(self.inside)
        x = ((xs + 0.5) / self.broad - 0.5).astype(np.float32)
        y = ((ys + 0.5) / self.high - 0.5).astype(np.float32)
        one, none = np.ones_like(x), np.zeros_like(x)
        self.sideways = np.stack([one, x, y, none, none, none, -x * x, -x * y])
        """By how much each of eight ways to move a card moves its pixels sideways…"""
        self.downward = np.stack([none, none, none, one, x, y, -x * y, -y * y])
        """…and down."""

    def _differs(self) -> Floats:
        """Where the signs of the deck are printed, 0 to 1: there its faces differ, whatever their color."""
        light = self.shown.min(axis=2) - self.shown.min(axis=2).mean(axis=1, keepdims=True)
        off = np.zeros((self.high, self.broad), np.float32)
        off[self.inside] = light.std(axis=0)
        return np.asarray(np.clip(cv2.dilate(off, np.ones((5, 5))) / DIFFERS, 0, 1), np.float32)

    def _grams(self, sums: Floats) -> Floats:
        gram = sums[:, self._square]
        return np.asarray(gram + np.eye(4) * (1e-4 * gram[:, 3:, 3:] + 1e-3), np.float64)

    def pixels(self, picture: Color, soft: float = SOFT) -> Floats:
        """The pixels of a card laid upright that are compared, in rows of three colors."""
        fit = picture
        if picture.shape[:2] != (self.high, self.broad):
            fit = np.asarray(
                cv2.resize(picture, (self.broad, self.high), interpolation=cv2.INTER_AREA)
            )
        return np.asarray(cv2.GaussianBlur(fit, (0, 0), soft)[self.inside], np.float32)

    def laid(self, picture: Color, pose: Matrix) -> Color:
        """What lies at a pose (from the unit card to the picture), laid upright."""
        to = pose @ unit(self.high, self.broad)
        return np.asarray(
            cv2.warpPerspective(
                picture, to, (self.broad, self.high),
                flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE,
            ), np.uint8,
        )  # fmt: skip

    def maps(self, seen: Floats, weight: Floats, some: Faced) -> Floats:
        """For these faces the linear map of its colors that comes nearest to what is seen."""
        gram = self._grams(self._products[some] @ weight)
        right = self._flat[some] @ (weight[:, None] * (seen - MID))
        found = np.asarray(np.linalg.solve(gram, right), np.float32)
        found[:, 3] += MID
        return found

    def fits(self, seen: Floats, weight: Floats | None = None, some: Faced = ALL) -> Floats:
        """For these faces, which share of what is seen each does not explain."""
        off = seen - MID
        if weight is None:
            right = (self._flat[some] @ off).astype(np.float64)
            maps = self._plain[some] @ right
            total = float(np.vdot(off, off))
            alike = spread(seen, np.ones(len(seen), np.float32))
        else:
            right = (self._flat[some] @ (weight[:, None] * off)).astype(np.float64)
            maps = np.linalg.solve(self._grams(self._products[some] @ weight), right)
            total = float(weight @ products(off, off))
            alike = spread(seen, weight)
        left = total - np.einsum("fic,fic->f", maps, right)
        return np.asarray(np.maximum(left, 0.0) / alike, np.float32)

    def wrong(self, seen: Floats, maps: Floats, some: Faced) -> Floats:
        """For these faces and every pixel, how far off its map is, squared."""
        off = np.asarray(seen[None] - self.basis[some] @ maps, np.float32)
        return products(off, off)


def unit(high: int, broad: int) -> Matrix:
    """From the pixels of a card laid upright to the unit card, whose corners are (0, 0) and (1, 1)."""
    return np.array([[1 / broad, 0, 0.5 / broad], [0, 1 / high, 0.5 / high], [0, 0, 1.0]])


def _inside(high: int, broad: int, edge: int) -> NDArray[np.bool_]:
    """The pixels that belong to every card, whatever its round corners."""
    mask = np.zeros((high, broad), np.uint8)
    mask[edge:-edge, edge:-edge] = 1
    r = round(0.07 * high)
    for y in (0, high - 1):
        for x in (0, broad - 1):
            cv2.circle(mask, (x, y), r // 2 + edge, (0.0,), -1)
    return mask.astype(np.bool_)


@dataclass(frozen=True, slots=True)
class Match:
    """How every face fits what is seen at one place."""

    seen: Floats
    weight: Floats
    fits: Floats
    """For each face, which share of what is seen it does not explain; what no face explains left out."""

    @property
    def best(self) -> int:
        return int(self.fits.argmin())

    @property
    def worth(self) -> float:
        """How badly the place is explained: the best face's misfit, and what had no say."""
        return float(self.fits.min()) + 0.5 * (1 - float(self.weight.mean()))


def matched(sheet: Sheet, seen: Floats, rounds: int = 2, among: Faced = ALL) -> Match:
    """Compares what lies at a place with every face, or with some: the others then don't fit at all."""
    faces = np.arange(len(sheet.shown))[among]
    fits = sheet.fits(seen, None, among)
    weight = np.ones(len(seen), np.float32)
    many = min(BEST, len(fits))
    for _ in range(rounds):
        some = faces[np.argpartition(fits, many - 1)[:many]]
        maps = sheet.maps(seen, weight, some)
        weight = trust(sheet.wrong(seen, maps, some).min(axis=0))
        fits = sheet.fits(seen, weight, among)
    every = np.full(len(sheet.shown), np.inf, np.float32)
    every[faces] = fits
    return Match(seen, weight, every)


def trust(wrong: Floats) -> Floats:
    """How much a pixel counts that the best face still leaves so far off."""
    return np.asarray(1 / (1 + wrong / (LOST * LOST)) ** 2, np.float32)


def spread(seen: Floats, weight: Floats) -> float:
    """How much the colors of what is seen vary, all told."""
    total = float(weight.sum()) + 1e-6
    off = seen - (weight @ seen) / total
    return float(weight @ products(off, off)) + 0.1 * total


def products(one: Floats, other: Floats) -> Floats:
    """For each pixel the sum of its colors' products."""
    return np.asarray(np.einsum("...c,...c->...", one, other), np.float32)


def margin(sheet: Sheet, match: Match, others: NDArray[np.int64]) -> float:
    """How much better the best face fits than any other, as a share of how much they should differ if it is the one."""
    best = match.best
    drawn = sheet.basis[best] @ sheet.maps(match.seen, match.weight, np.array([best]))[0]
    left = sheet.fits(drawn, match.weight, others) * spread(drawn, match.weight)
    expected = left / spread(match.seen, match.weight)
    better = match.fits[others] - match.fits[best]
    return float((better / np.maximum(expected, 1e-3)).min())


def spot(sheet: Sheet, match: Match) -> float:
    """The largest patch of print that the best face does not explain, by how much colors vary over the card.

    Only where the faces of the deck differ, and nothing as soft as the mirror image of a lamp.
    """
    best = np.array([match.best])
    drawn = sheet.basis[best[0]] @ sheet.maps(match.seen, match.weight, best)[0]
    off = np.zeros((sheet.high, sheet.broad, 3), np.float32)
    off[sheet.inside] = match.seen - drawn
    covers = np.maximum(cv2.GaussianBlur(sheet.inside.astype(np.float32), (0, 0), PRINT), 0.1)
    off -= cv2.GaussianBlur(off, (0, 0), PRINT) / covers[:, :, None]
    wrong = products(off, off) * sheet.differs
    size = max(3, sheet.high // 12)
    typical = spread(match.seen, match.weight) / max(float(match.weight.sum()), 1.0)
    return float(cv2.blur(wrong, (size, size)).max()) / typical


def refined(
    sheet: Sheet, picture: Laid, place: Matrix, face: int, rounds: int, heed: Floats | None = None
) -> Matrix:
    """A place moved, turned and stretched a little, so that one face fits best there; some pixels heeded more."""
    heed = np.ones(int(sheet.inside.sum()), np.float32) if heed is None else heed
    last, kept, some = np.inf, place, np.array([face])
    begun = _corners(place)
    long = float(np.linalg.norm(begun[3] - begun[0]))
    for turn in range(rounds + 1):
        soft = cv2.GaussianBlur(picture(sheet, place), (0, 0), SOFT)
        laid = np.asarray(soft, np.float32)
        seen = laid[sheet.inside]
        weight = np.ones(len(seen), np.float32)
        for _ in range(2):
            drawn = sheet.basis[face] @ sheet.maps(seen, weight, some)[0]
            off = seen - drawn
            wrong = products(off, off)
            weight = trust(wrong) * heed
        if np.abs(_corners(place) - begun).max() > ASTRAY * long:
            return kept
        # By how much colors vary there: a plain patch beside a mirrored lamp is easily explained, and says nothing.
        plain = spread(seen, np.ones(len(seen), np.float32)) / len(seen)
        cost = float((heed * np.minimum(wrong, 4 * LOST * LOST)).mean()) / (plain + PLAIN)
        if cost >= last:
            return kept
        last, kept = cost, place
        if turn == rounds:
            break
        across = _slope(sheet, laid, 1, 0)
        down = _slope(sheet, laid, 0, 1)
        aside, both, along = (
            weight * products(one, other)
            for one, other in ((across, across), (across, down), (down, down))
        )
        sideways, downward = sheet.sideways, sheet.downward
        hess = (sideways * aside + downward * both) @ sideways.T
        hess += (sideways * both + downward * along) @ downward.T
        pull = sideways @ (weight * products(across, off)) + downward @ (
            weight * products(down, off)
        )
        hess = hess.astype(np.float64)
        firm = np.trace(hess) / 8 + 1.0
        hess += np.diag([1e-3] * 6 + [0.3] * 2) * firm
        d = np.clip(np.linalg.solve(hess, -pull), -0.08, 0.08)
        step = np.array([[1 + d[1], d[2], d[0]], [d[4], 1 + d[5], d[3]], [-d[6], -d[7], 1.0]])
        place = place @ MIDDLE @ step @ np.linalg.inv(MIDDLE)
    return kept


def _slope(sheet: Sheet, laid: Floats, x: int, y: int) -> Floats:
    """How colors change from a card's one edge to the other, sideways or down."""
    size = x * sheet.broad + y * sheet.high
    return np.asarray(cv2.Sobel(laid, cv2.CV_32F, x, y, scale=size / 8)[sheet.inside], np.float32)


def _corners(place: Matrix) -> Floats:
    flat = place @ np.array([[0, 1, 1, 0], [0, 0, 1, 1], [1, 1, 1, 1.0]])
    return np.asarray((flat[:2] / flat[2]).T, np.float32)


MIDDLE: Matrix = np.array([[1.0, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
"""From the unit card's middle to its corner."""
