"""Which face lies at a place, and how sure that is.

A face explains what is seen when its own colors, changed by any one linear map, give it back: lamps, shadows and
cameras change colors so. What no face explains (a finger, a glare) has no say. Since such a map can turn red into blue,
the color is told by the *tint* alone: the ink beside the white of the very card.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import Color, Matrix
from companion.vision.bare.deck import Faces, Floats

HIGH, BROAD = 96, 62
"""Pixels of a card that is compared."""
EDGE = 2
"""Pixels at its edges that aren't: a cut is never that exact."""
COMPARED_BLUR = 0.8
"""The blur, in pixels, of everything that is compared: one camera is sharper than another."""
TAUGHT_BLUR = 1.0
"""The blur, in pixels, of a taught face: it was shown more sharply than cards on a pile are seen."""
ASTRAY = 0.1
"""Card lengths that a corner may be moved for a better fit."""
SETTLED = 0.98
"""A place that fits only so little better than before is good enough."""
USUAL_VARIANCE = 150.0
"""The variance, in squared shades, that the colors of any card have."""
EVENED_VARIANCE = 15.0
"""The variance, in squared shades, that the colors of any card have once its light is evened out."""
GRAIN = 8.0
"""Shades, squared, by which the grain of a picture varies."""
LIGHT = 4.0
"""Pixels about each of a card whose colors it is counted from, where light is evened out: broader than any stroke."""
BLOWN_OUT = 0.92
"""The share of the card's white from which on a lamp may have blown out what is printed."""
PRINTED_LIGHT = 0.6
"""The share of the card's white from which on a card is printed light itself."""
HALO_PX = 25
"""The width, in pixels of the compared card, of the halo around blown-out print in which print is paler."""
PALE_PX = 9
"""The width, in pixels, of the window in which that paling is measured."""
TELLING = 0.01
"""Share of what is seen that must tell two faces apart."""
MID = np.float32(128)
"""Colors are counted from gray, so that sums stay small and exact."""
LOST = 30.0
"""Shades by which a face may fail to explain a pixel that still counts half."""


Laid = Callable[["Sheet", Matrix], Color]
"""What lies at a place of some picture, laid upright at a sheet's size."""
Faced = NDArray[np.int64] | slice
ALL = slice(None)
BEST = 5
"""Faces that are asked which pixels can be explained at all."""


PAPER = 0.03
"""How much a pixel is heeded where nothing is printed, beside one where signs are."""
PRINT = 7.0
"""Blur in pixels of what is no print but light."""
DIFFERS = 40.0
"""Shades by which faces differ where signs are printed."""


class Table:
    """Some faces as numbers: of every pixel its colors counted from gray, a one, and the products of those four."""

    def __init__(self, flat: Floats, products_: Floats, plain: NDArray[np.float64]) -> None:
        self.flat, self._products, self._plain = flat, products_, plain

    @classmethod
    def of(cls, shown: Floats) -> "Table":
        """These faces."""
        many, _, pixels = shown.shape
        flat = np.concatenate([shown, np.ones((many, 1, pixels), np.float32)], axis=1)
        both = np.ascontiguousarray(flat[:, ROWS] * flat[:, COLUMNS])
        return cls(
            flat, both, np.asarray(np.linalg.inv(_gram_matrices(both.sum(axis=2))), np.float64)
        )

    def some(self, faces: Faced) -> "Table":
        """Only these of its faces."""
        return Table(self.flat[faces], self._products[faces], self._plain[faces])

    def maps(self, seen: Floats, weight: Floats | None = None) -> NDArray[np.float64]:
        """For each face the linear map of its colors that comes nearest to what is seen."""
        return self._map_onto_picture(seen, weight)[0]

    def fits(
        self, seen: Floats, weight: Floats | None = None
    ) -> tuple[Floats, NDArray[np.float64]]:
        """For each face, which share of what is seen it does not explain; and its map."""
        maps, right = self._map_onto_picture(seen, weight)
        power = color_products(seen, seen)
        total = float(power.sum() if weight is None else weight @ power)
        left = total - (maps * right).sum(axis=(1, 2))
        return np.asarray(np.maximum(left, 0.0) / spread(seen, weight), np.float32), maps

    def _map_onto_picture(
        self, seen: Floats, weight: Floats | None
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        many, four, pixels = self.flat.shape
        heeded = seen if weight is None else weight * seen
        right = (self.flat.reshape(-1, pixels) @ heeded.T).astype(np.float64)
        right = right.reshape(many, four, 3)
        if weight is None:
            return np.asarray(self._plain @ right, np.float64), right
        sums = (self._products.reshape(-1, pixels) @ weight).reshape(many, -1)
        return np.asarray(np.linalg.solve(_gram_matrices(sums), right), np.float64), right

    def worths(self, seen: Floats) -> Floats:
        """For each of many things seen, which share of it the best face does not explain, nothing left out."""
        looks, _, pixels = seen.shape
        many, four, _ = self.flat.shape
        right = self.flat.reshape(-1, pixels) @ seen.reshape(-1, pixels).T
        right = right.reshape(many, four, looks * 3).astype(np.float64)
        known = ((self._plain @ right) * right).sum(axis=1).reshape(many, looks, 3).sum(axis=2)
        left = (seen * seen).sum(axis=(1, 2)) - known.max(axis=0)
        alike = np.array([spread(one) for one in seen])
        return np.asarray(np.maximum(left, 0.0) / alike, np.float32)

    def off(self, seen: Floats, maps: NDArray[np.float64], some: Faced = ALL) -> Floats:
        """For these faces and every pixel, how far off its map is."""
        drawn = maps[some].astype(np.float32).transpose(0, 2, 1) @ self.flat[some]
        return np.asarray(seen - drawn, np.float32)


ROWS, COLUMNS = np.triu_indices(4)
_SQUARE = np.zeros((4, 4), np.int64)
_SQUARE[ROWS, COLUMNS] = _SQUARE[COLUMNS, ROWS] = np.arange(10)


def _gram_matrices(sums: Floats) -> NDArray[np.float64]:
    gram = sums.astype(np.float64)[:, _SQUARE]
    return np.asarray(gram + np.eye(4) * (1e-4 * gram[:, 3:, 3:] + 1e-3), np.float64)


class Sheet:
    """All faces of a deck as numbers, at one size: `shrink` 2 has a quarter of the pixels.

    With `even`, a lamp mirrored in a card has hardly a say: each color is counted from those around it.
    """

    def __init__(
        self, faces: Faces, shrink: int, soft: float = COMPARED_BLUR, *, even: bool = False
    ) -> None:
        self.faces = faces
        self.high, self.broad = HIGH // shrink, BROAD // shrink
        self.inside = _inside_mask(self.high, self.broad, max(1, EDGE // shrink))
        self.even = even
        self._light = LIGHT / shrink
        self._within = self.inside.astype(np.float32)[:, :, None]
        self._around = np.maximum(_blurred(self._within, self._light), 0.1)
        self._at = np.flatnonzero(self.inside)
        lightest = [cv2.resize(one.min(axis=2), (self.broad, self.high)) for one in faces.pictures]
        common = np.median(np.stack(lightest), axis=0).reshape(-1).take(self._at)
        self._paper = common > PRINTED_LIGHT * common.max()
        self.shown = np.stack([self.pixels(one, soft) for one in faces.pictures])
        self._signs = np.unique(faces.signs, return_inverse=True)[1]
        self.differs = self._sign_mask()
        self.print = PAPER + self.differs[self.inside]
        """How much each pixel is heeded where signs must lie exactly on one another."""
        ys, xs = np.nonzero(self.inside)
        x = ((xs + 0.5) / self.broad - 0.5).astype(np.float32)
        y = ((ys + 0.5) / self.high - 0.5).astype(np.float32)
        one, none = np.ones_like(x), np.zeros_like(x)
        self.sideways = np.stack([one, x, y, none, none, none, -x * x, -x * y])
        """By how much each of eight ways to move a card moves its pixels sideways."""
        self.downward = np.stack([none, none, none, one, x, y, -x * y, -y * y])
        """By how much each of them moves its pixels down."""
        self.covers = np.maximum(_blurred(self._within, PRINT), 0.1)
        """Which share of what lies around each pixel is compared."""

    @cached_property
    def table(self) -> Table:
        """All its faces, to be compared."""
        return Table.of(self.shown)

    def _sign_mask(self) -> Floats:
        """Where the signs of the deck are printed, 0 to 1: there its faces differ, whatever their color."""
        light = self.shown.min(axis=1) - self.shown.min(axis=1).mean(axis=1, keepdims=True)
        off = np.zeros((self.high, self.broad), np.float32)
        off[self.inside] = light.std(axis=0)
        return np.asarray(np.clip(cv2.dilate(off, np.ones((5, 5))) / DIFFERS, 0, 1), np.float32)

    def pixels(self, picture: Color, soft: float = COMPARED_BLUR) -> Floats:
        """The pixels of a card laid upright that are compared, in three rows of a color each, counted from gray."""
        fit = picture
        if picture.shape[:2] != (self.high, self.broad):
            fit = np.asarray(
                cv2.resize(picture, (self.broad, self.high), interpolation=cv2.INTER_AREA)
            )
        return self.within(self.evened(cv2.GaussianBlur(fit, (0, 0), soft)))

    def evened(self, laid: cv2.typing.MatLike) -> Floats:
        """Colors counted from gray; or from what lies around them, so that a lamp's mirror image has no say."""
        picture = np.asarray(laid, np.float32)
        if not self.even:
            return picture - MID
        around = _blurred(picture * self._within, self._light) / self._around
        return np.asarray(picture - around, np.float32)

    def clear(self, picture: Color) -> Floats | None:
        """Which pixels of a card laid upright no lamp has made as light as paper, where ink should be; None for all.

        Only over more than a stroke's breadth: signs are light, too.
        """
        dark = picture.min(axis=2)
        blown = np.asarray(dark >= BLOWN_OUT * np.percentile(dark, 98), np.uint8)
        size = self.high // 12
        stroke = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
        broad = cv2.dilate(cv2.morphologyEx(blown, cv2.MORPH_OPEN, stroke), np.ones((3, 3)))
        hidden = (broad.reshape(-1).take(self._at) > 0) & ~self._paper
        return np.asarray(~hidden, np.float32) if hidden.any() else None

    def sharp(self, pixels: Floats) -> Floats:
        """What is compared as a picture again, without what is as soft as light."""
        picture = np.zeros((self.high, self.broad, 3), np.float32)
        picture[self.inside] = pixels.T
        return np.asarray(picture - _blurred(picture, PRINT) / self.covers, np.float32)

    def lit(self, clear: Floats) -> NDArray[np.uint8]:
        """Where it is as bright as that close to what a lamp has blown out."""
        blown = np.zeros((self.high, self.broad), np.uint8)
        blown[self.inside] = clear == 0
        broad = cv2.morphologyEx(blown, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
        return np.asarray(cv2.dilate(broad, np.ones((HALO_PX, HALO_PX), np.uint8)), np.uint8)

    def within(self, laid: cv2.typing.MatLike) -> Floats:
        """What is compared of a picture of this size, in three rows of a color each."""
        flat = laid.reshape(-1, 3).take(self._at, axis=0)
        return np.ascontiguousarray(flat.T, np.float32)

    def laid(self, picture: Color, pose: Matrix) -> Color:
        """What lies at a pose, laid upright."""
        return laid(picture, pose, self.high, self.broad)

    def laid_gray(self, mask: NDArray[np.uint8], pose: Matrix) -> NDArray[np.uint8]:
        """The compared pixels of a mask of the picture that lie at a pose; nothing lies beyond its edges."""
        laid = cv2.warpPerspective(
            mask, pose @ unit(self.high, self.broad), (self.broad, self.high),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        )  # fmt: skip
        return np.asarray(laid.reshape(-1).take(self._at), np.uint8)

    def nearest(self, fits: Floats) -> NDArray[np.int64]:
        """Of every sign the face that fits best, the best first: a map of colors makes one of another's color."""
        order = np.argsort(fits)
        order = order[np.isfinite(fits[order])]
        return order[np.sort(np.unique(self._signs[order], return_index=True)[1])]

    def fits(self, seen: Floats, some: Faced = ALL) -> Floats:
        """For these faces, which share of what is seen each does not explain."""
        return self.table.some(some).fits(seen)[0]


def laid(picture: Color, pose: Matrix, high: int, broad: int) -> Color:
    """What lies at a pose (from the unit card to the picture), laid upright at this size."""
    return np.asarray(
        cv2.warpPerspective(
            picture, pose @ unit(high, broad), (broad, high),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE,
        ), np.uint8,
    )  # fmt: skip


def unit(high: int, broad: int) -> Matrix:
    """From the pixels of a card laid upright to the unit card, whose corners are (0, 0) and (1, 1)."""
    return np.array([[1 / broad, 0, 0.5 / broad], [0, 1 / high, 0.5 / high], [0, 0, 1.0]])


def _inside_mask(high: int, broad: int, edge: int) -> NDArray[np.bool_]:
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
    among: Faced
    table: Table
    """The faces that were compared."""
    drawn: Floats
    """The best face in the colors of what is seen."""
    clear: Floats | None = None
    """Where no lamp has blown out what is printed."""

    @property
    def best(self) -> int:
        return int(self.fits.argmin())

    @property
    def worth(self) -> float:
        """How badly the place is explained: the best face's misfit, and what had no say.

        Where next to nothing is printed, nothing is explained.
        """
        grain = GRAIN * float(self.seen.shape[1]) / spread(self.seen)
        return float(self.fits.min()) + 0.5 * (1 - float(self.weight.mean())) + grain


def match_faces(
    sheet: Sheet,
    seen: Floats,
    rounds: int = 2,
    among: Faced | None = None,
    clear: Floats | None = None,
) -> Match:
    """Compares what lies at a place with the nearest face of every sign, or with some: no others fit at all."""
    if among is None:
        among = sheet.nearest(sheet.table.fits(seen)[0])
    table = sheet.table.some(among)
    fits, maps = table.fits(seen)
    weight = np.ones(seen.shape[1], np.float32)
    many = min(BEST, len(fits))
    for _ in range(rounds):
        some = np.argpartition(fits, many - 1)[:many]
        off = table.off(seen, maps, some)
        weight = pixel_weight(color_products(off, off).min(axis=0))
        if clear is not None:
            weight *= clear
        fits, maps = table.fits(seen, weight)
    every = np.full(len(sheet.shown), np.inf, np.float32)
    every[among] = fits
    best = int(fits.argmin())
    drawn = maps[best].astype(np.float32).T @ table.flat[best]
    return Match(seen, weight, every, among, table, drawn, clear)


def pixel_weight(wrong: Floats) -> Floats:
    """How much a pixel counts that the best face still leaves so far off."""
    return np.asarray(1 / (1 + wrong / (LOST * LOST)) ** 2, np.float32)


def spread(seen: Floats, weight: Floats | None = None) -> float:
    """How much the colors of what is seen vary, all told."""
    if weight is None:
        weight = np.ones(seen.shape[1], np.float32)
    total = float(weight.sum()) + 1e-6
    off = seen - (seen @ weight)[:, None] / total
    return float(np.vdot(weight, color_products(off, off))) + 0.1 * total


def color_products(one: Floats, other: Floats) -> Floats:
    """For each pixel the sum of its colors' products."""
    both = one * other
    return np.asarray(both[..., 0, :] + both[..., 1, :] + both[..., 2, :], np.float32)


def margin(match: Match, others: NDArray[np.int64]) -> float:
    """How much better the best face fits than any other, as a share of how much they should differ if it is the one.

    Nothing, where hardly anything of what tells them apart is in sight.
    """
    left = np.zeros(len(match.fits), np.float32)
    left[match.among] = match.table.fits(match.drawn, match.weight)[0]
    left *= spread(match.drawn, match.weight)
    expected = left[others] / spread(match.seen, match.weight)
    better = match.fits[others] - match.fits[match.best]
    shares = better / np.maximum(expected, 1e-3)
    return float(np.where(expected < TELLING, 0, shares).min())


def spot(sheet: Sheet, match: Match) -> float:
    """The largest patch of print that the best face does not explain, by how much colors vary over the card.

    Only where the faces of the deck differ, and nothing as soft as the mirror image of a lamp.
    Close to that, print may be paler than elsewhere.
    """
    seen, drawn = (sheet.sharp(one) for one in (match.seen, match.drawn))
    off = seen - drawn
    if match.clear is not None:
        left = (
            seen - np.clip(_box_sum(seen * drawn) / (_box_sum(drawn * drawn) + GRAIN), 0, 1) * drawn
        )
        off = np.where(sheet.lit(match.clear)[:, :, None] > 0, left, off)
    wrong = (off * off).sum(axis=2) * sheet.differs
    if match.clear is not None:
        wrong[sheet.inside] *= match.clear
    size = max(3, sheet.high // 12)
    typical = spread(match.seen, match.weight) / max(float(match.weight.sum()), 1.0)
    return float(cv2.blur(wrong, (size, size)).max()) / typical


def _box_sum(picture: Floats) -> Floats:
    """The sum of all colors about each pixel."""
    size = (PALE_PX, PALE_PX)
    return np.asarray(cv2.blur(picture.sum(axis=2), size), np.float32)[:, :, None]


def _blurred(picture: Floats, far: float) -> Floats:
    soft = np.asarray(cv2.GaussianBlur(picture, (0, 0), far), np.float32)
    return soft.reshape(picture.shape)


def refine_place(
    sheet: Sheet, picture: Laid, place: Matrix, face: int, rounds: int, heed: Floats | None = None
) -> Matrix:
    """A place moved, turned and stretched a little, so that one face fits best there; some pixels heeded more."""
    heed = np.ones(len(sheet.print), np.float32) if heed is None else heed
    last, kept, shown = np.inf, place, sheet.table.some(slice(face, face + 1))
    begun = _corner_pixels(place)
    long = float(np.linalg.norm(begun[3] - begun[0]))
    for turn in range(rounds + 1):
        laid = sheet.evened(cv2.GaussianBlur(picture(sheet, place), (0, 0), COMPARED_BLUR))
        seen = sheet.within(laid)
        off = shown.off(seen, shown.maps(seen))[0]
        off = shown.off(seen, shown.maps(seen, pixel_weight(color_products(off, off)) * heed))[0]
        wrong = color_products(off, off)
        weight = pixel_weight(wrong) * heed
        if np.abs(_corner_pixels(place) - begun).max() > ASTRAY * long:
            return kept
        # By how much colors vary there: a plain patch beside a mirrored lamp is easily explained, and says nothing.
        plain = spread(seen) / seen.shape[1]
        cost = float((heed * np.minimum(wrong, 4 * LOST * LOST)).mean()) / (
            plain + (EVENED_VARIANCE if sheet.even else USUAL_VARIANCE)
        )
        if cost >= last:
            return kept
        settled = cost > SETTLED * last
        last, kept = cost, place
        if settled or turn == rounds:
            break
        across = _color_slope(sheet, laid, 1, 0)
        down = _color_slope(sheet, laid, 0, 1)
        aside, both, along = (
            weight * color_products(one, other)
            for one, other in ((across, across), (across, down), (down, down))
        )
        sideways, downward = sheet.sideways, sheet.downward
        hess = (sideways * aside + downward * both) @ sideways.T
        hess += (sideways * both + downward * along) @ downward.T
        pull = sideways @ (weight * color_products(across, off)) + downward @ (
            weight * color_products(down, off)
        )
        hess = hess.astype(np.float64)
        firm = np.trace(hess) / 8 + 1.0
        hess += np.diag([1e-3] * 6 + [0.3] * 2) * firm
        d = np.clip(np.linalg.solve(hess, -pull), -0.08, 0.08)
        step = np.array([[1 + d[1], d[2], d[0]], [d[4], 1 + d[5], d[3]], [-d[6], -d[7], 1.0]])
        place = place @ MIDDLE @ step @ np.linalg.inv(MIDDLE)
    return kept


def _color_slope(sheet: Sheet, laid: Floats, x: int, y: int) -> Floats:
    """How colors change from a card's one edge to the other, sideways or down."""
    size = x * sheet.broad + y * sheet.high
    return sheet.within(cv2.Sobel(laid, cv2.CV_32F, x, y, scale=size / 8))


def _corner_pixels(place: Matrix) -> Floats:
    flat = place @ np.array([[0, 1, 1, 0], [0, 0, 1, 1], [1, 1, 1, 1.0]])
    return np.asarray((flat[:2] / flat[2]).T, np.float32)


MIDDLE: Matrix = np.array([[1.0, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
"""From the unit card's middle to its corner."""
