"""Cards laid out in rows: which face lies where in a picture of them."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.compare import Sheet, refine_place
from companion.vision.bare.cut import Color, Corners, Cut, Matrix, cards
from companion.vision.bare.deck import Faces
from companion.vision.bare.order import Rows, color_of, sign_of
from companion.vision.bare.teach import GOOD, Taught, taught

HUES = {"red": 0.0, "orange": 25.0, "yellow": 50.0, "green": 125.0, "blue": 220.0, "purple": 290.0}
"""Where a color lies on the wheel of colors, in degrees, whatever the lamp."""
FAR = 55.0
"""Degrees by which an ink may lie off its name."""
CLOSE = 0.95
"""A card that looks smaller than this share of those around it is cut out once more."""
SMALL = 0.9
"""A card that looks so much smaller than those around it was cut out without its border."""
UNLIKE = 0.5
"""A face looks like another sign by so much of what sets the two apart: perhaps two cards lie exchanged."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What a picture of cards in rows shows: a card for each face that was found, and how many belong to none."""

    found: Mapping[str, Taught]
    strange: int = 0


def laid_out(picture: Color, wanted: Rows) -> Layout:
    """The cards of a picture by where they lie, seen from either side of the table."""
    cuts = [cut for cut in cards(picture, least=0.0008) if cut.quality > 0.5]
    if cuts:
        usual = float(np.median([cut.size for cut in cuts]))
        cuts = [cut for cut in cuts if 0.5 * usual < cut.size < 2 * usual]
    if not cuts:
        return Layout({})
    places = _columns_and_rows(cuts)
    way = _fit_lattice(places, np.array([cut.corners.mean(axis=0) for cut in cuts]))
    if way is not None:
        cuts = _with_borders(picture, cuts, way, places)
        cuts += _look_between(picture, cuts, places, way)
        places = _columns_and_rows(cuts)
    best: tuple[float, Layout] | None = None
    for turned in (places, -places):
        spots = turned - turned.min(axis=0)
        for down in range(max(1, len(wanted) - int(spots[:, 1].max()))):
            layout, cost = _name_by_place(cuts, spots + np.array([0, down]), wanted)
            if best is None or cost < best[0]:
                best = cost, layout
    assert best is not None
    return best[1]


def _with_borders(
    picture: Color, cuts: Sequence[Cut], way: Matrix, places: NDArray[np.int64]
) -> list[Cut]:
    """The same cards; of which only the colored field was cut out, they are cut anew or count as badly seen."""
    shares = np.array(
        [cut.size / _step_size(way, place) for cut, place in zip(cuts, places, strict=True)]
    )
    usual = float(np.percentile(shares, 65))
    like = cuts[int(np.abs(shares - usual).argmin())]
    found = []
    for cut, place, share in zip(cuts, places, shares, strict=True):
        again: Cut | None = cut
        if share < CLOSE * usual:
            grown = float(np.sqrt(usual * _step_size(way, place) / like.size))
            middle = cut.corners.mean(axis=0)
            again = _cut_card_at(
                picture, middle, (like.corners - like.corners.mean(axis=0)) * grown + middle
            )
        if again is not None:
            found.append(again)
        elif share < SMALL * usual:
            found.append(Cut(cut.corners, cut.face, min(cut.quality, 0.55)))
        else:
            found.append(cut)
    return found


def _step_size(way: Matrix, place: NDArray[np.int64]) -> float:
    """How much of the picture a step in both directions takes at a place."""
    x, y = float(place[0]), float(place[1])
    corners = np.array(
        [[x - 0.5, x + 0.5, x + 0.5, x - 0.5], [y - 0.5, y - 0.5, y + 0.5, y + 0.5], [1.0] * 4]
    )
    seen = way @ corners
    return max(float(cv2.contourArea((seen[:2] / seen[2]).T.astype(np.float32))), 1.0)


def _cut_card_at(picture: Color, at: NDArray[np.float64], like: Corners) -> Cut | None:
    """The card lying at a spot, about as large as another one."""
    reach = 0.62 * np.ptp(like, axis=0)
    left, top = np.maximum(np.rint(at - reach).astype(int), 0)
    right, bottom = np.rint(at + reach).astype(int)
    part = picture[top:bottom, left:right]
    if min(part.shape[:2]) < 40:
        return None
    usual = float(cv2.contourArea(like.astype(np.float32)))
    fitting = [
        cut for cut in cards(np.ascontiguousarray(part), least=0.3)
        if cut.quality >= GOOD and CLOSE < cut.size / usual < 1.25
    ]  # fmt: skip
    if not fitting:
        return None
    cut = min(fitting, key=lambda one: abs(one.size - usual))
    return Cut(cut.corners + np.array([left, top]), cut.face, cut.quality)


def _look_between(
    picture: Color, cuts: Sequence[Cut], places: NDArray[np.int64], way: Matrix
) -> list[Cut]:
    """A second look at the places between and beside the cards found, where none was."""
    middles = np.array([cut.corners.mean(axis=0) for cut in cuts])
    taken = {(int(x), int(y)) for x, y in places}
    found = []
    for row in range(int(places[:, 1].max()) + 2):
        for column in range(int(places[:, 0].max()) + 1):
            if (column, row) in taken:
                continue
            spot = way @ np.array([column, row, 1.0])
            at = spot[:2] / spot[2]
            near = cuts[int(np.linalg.norm(middles - at, axis=1).argmin())].corners
            cut = _cut_card_at(picture, at, near)
            if cut is not None:
                found.append(cut)
    return found


def _name_by_place(
    cuts: Sequence[Cut], spots: NDArray[np.int64], wanted: Rows
) -> tuple[Layout, float]:
    """Each card named after its place, and how badly colors and places fit."""
    found: dict[str, Taught] = {}
    strange = 0
    cost = 0.0
    for cut, (column, row) in zip(cuts, spots, strict=True):
        if row >= len(wanted) or column >= len(wanted[row]) or wanted[row][column] in found:
            strange += 1
            continue
        face = wanted[row][column]
        found[face] = taught(cut)
        cost += degrees_off_color(cut.face, face) > FAR
    return Layout(found, strange), cost + 2.0 * strange


def _columns_and_rows(cuts: Sequence[Cut]) -> NDArray[np.int64]:
    """In which column and row each card lies: from neighbor to neighbor, then straightened as a whole."""
    middles = np.array([cut.corners.mean(axis=0) for cut in cuts])
    spots = _walk_neighbors(cuts, middles)
    known = np.array(sorted(spots))
    labels = np.array([spots[n] for n in sorted(spots)])
    found = np.zeros((len(cuts), 2), np.int64)
    found[known] = labels
    way = _fit_lattice(labels, middles[known])
    for _ in range(2 if way is not None else 0):
        assert way is not None
        flat = np.hstack([middles, np.ones((len(middles), 1))]) @ np.linalg.inv(way).T
        found = np.rint(flat[:, :2] / flat[:, 2:3]).astype(np.int64)
        way = _fit_lattice(found, middles)
        if way is None:
            break
    return np.asarray(found - found.min(axis=0), np.int64)


def _walk_neighbors(
    cuts: Sequence[Cut], middles: NDArray[np.float64]
) -> dict[int, tuple[int, int]]:
    """Columns and rows of all cards that can be reached by steps to the next card beside, above or below."""
    steps: dict[int, list[tuple[int, int, int]]] = {}
    for n, cut in enumerate(cuts):
        across = (cut.corners[1] - cut.corners[0] + cut.corners[2] - cut.corners[3]) / 2
        down = (cut.corners[3] - cut.corners[0] + cut.corners[2] - cut.corners[1]) / 2
        if abs(across[0]) < abs(across[1]):
            continue  # it lies sideways, and says nothing of the rows
        across, down = across * np.sign(across[0]), down * np.sign(down[1])
        ways = np.linalg.solve(np.stack([across, down], axis=1), (middles - middles[n]).T).T
        for axis, slack in ((0, 0.35), (1, 0.45)):
            for sign in (1, -1):
                far, aside = ways[:, axis] * sign, np.abs(ways[:, 1 - axis])
                near = np.where((far > 0.8) & (far < 1.7) & (aside < slack), far, np.inf)
                other = int(near.argmin())
                if np.isfinite(near[other]):
                    step = (sign, 0) if axis == 0 else (0, sign)
                    steps.setdefault(n, []).append((other, *step))
                    steps.setdefault(other, []).append((n, -step[0], -step[1]))
    best: dict[int, tuple[int, int]] = {}
    left = set(range(len(cuts)))
    while left:
        begin = left.pop()
        spots, edge = {begin: (0, 0)}, [begin]
        while edge:
            n = edge.pop(0)
            for other, x, y in steps.get(n, ()):
                if other not in spots:
                    spots[other] = (spots[n][0] + x, spots[n][1] + y)
                    edge.append(other)
        left -= set(spots)
        if len(spots) > len(best):
            best = spots
    return best


def _fit_lattice(places: NDArray[np.int64], middles: NDArray[np.float64]) -> Matrix | None:
    """From columns and rows to the picture, where enough cards lie there to say."""
    if len(places) < 4 or len(set(places[:, 0])) < 2 or len(set(places[:, 1])) < 2:
        return None
    reach = 0.3 * float(
        np.median(np.linalg.norm(np.diff(middles[np.argsort(middles[:, 0])], axis=0), axis=1))
    )
    way, _ = cv2.findHomography(
        places.astype(np.float32), middles.astype(np.float32), cv2.RANSAC, max(4.0, reach)
    )
    return np.asarray(way, np.float64) if np.shape(way) == (3, 3) else None


def degrees_off_color(face: Color, name: str) -> float:
    """How many degrees a card's ink lies off the color of its name; 0 for a wild card."""
    color = color_of(name)
    if color not in HUES:
        return 0.0
    blue, green, red = (float(one) for one in ink(face))
    hue = math.degrees(math.atan2(math.sqrt(3) * (green - blue), 2 * red - green - blue))
    return abs((hue - HUES[color] + 180) % 360 - 180)


def ink(face: Color) -> NDArray[np.float32]:
    """The direction of a face's strongest color."""
    inner = face[12:-12, 12:-12].reshape(-1, 3).astype(np.float32)
    vivid = np.ptp(inner, axis=1)
    strong = np.median(inner[vivid >= 0.7 * np.percentile(vivid, 95)], axis=0)
    off = strong - strong.mean()
    return np.asarray(off / max(float(np.linalg.norm(off)), 1e-3), np.float32)


def doubtful(faces: Mapping[str, Color], ask: Iterable[str]) -> dict[str, str]:
    """Of the faces asked for, those that look like another one, and which: perhaps two cards lie exchanged.

    A color is held beside the others of its name, a sign beside the same sign in other colors.
    """
    inks = {name: ink(face) for name, face in faces.items()}
    of: dict[str, list[NDArray[np.float32]]] = {}
    for name, one in inks.items():
        if (color := color_of(name)) is not None:
            of.setdefault(color, []).append(one)
    usual = {
        color: np.median(np.stack(some), axis=0) for color, some in of.items() if len(some) > 2
    }
    signs = _sign_by_elsewhere(faces, ask)
    found = {}
    for name in ask:
        color, seems = color_of(name), signs.get(name, sign_of(name))
        looks = color
        if color in usual:
            looks = min(usual, key=lambda other: float(np.linalg.norm(inks[name] - usual[other])))
        elif color is not None and degrees_off_color(faces[name], name) > FAR:
            looks = min(HUES, key=lambda other: degrees_off_color(faces[name], f"{other}-0"))
        if (looks, seems) != (color, sign_of(name)):
            found[name] = seems if looks is None else f"{looks}-{seems}"
    return found


def _sign_by_elsewhere(faces: Mapping[str, Color], ask: Iterable[str]) -> dict[str, str]:
    """The sign that a face shows by what other colors show, where it is another one than its name says."""
    sheet = Sheet(Faces(faces), 2)
    names = sheet.faces.names
    at = {name: n for n, name in enumerate(names)}
    apart = np.stack([sheet.fits(one) for one in sheet.shown])
    found = {}
    for name in ask:
        color, sign = color_of(name), sign_of(name)
        if color is None:
            continue
        picture = sheet.faces.pictures[at[name]]
        fits = np.minimum(
            *(
                sheet.fits(sheet.pixels(np.ascontiguousarray(way)))
                for way in (picture, picture[::-1, ::-1])
            )
        )
        worst: dict[str, list[float]] = {}
        for other, n in at.items():
            own = at.get(f"{color_of(other)}-{sign}")
            if color_of(other) in (color, None) or own is None or own == n:
                continue
            better = float(fits[own] - fits[n]) / max(float(apart[own, n]), 1e-3)
            worst.setdefault(sign_of(other), []).append(better)
        likely = {one: float(np.median(better)) for one, better in worst.items()}
        if likely and max(likely.values()) > UNLIKE:
            best = UNLIKE
            for rival in sorted(likely, key=lambda one: -likely[one])[:3]:
                pairs = [
                    (at[f"{color_of(other)}-{sign}"], n)
                    for other, n in at.items()
                    if sign_of(other) == rival
                    and f"{color_of(other)}-{sign}" in at
                    and color_of(other) != color
                ]
                nearer = _preference_between(sheet, picture, pairs)
                if nearer > best:
                    best, found[name] = nearer, rival
    return found


def _preference_between(sheet: Sheet, picture: Color, pairs: Sequence[tuple[int, int]]) -> float:
    """How much nearer a picture comes to the second face of each pair than to the first, each laid on it exactly."""
    better = []
    for own, rival in pairs:
        fits = []
        for face in (own, rival):
            ways = []
            for shown in (picture, np.ascontiguousarray(picture[::-1, ::-1])):

                def laid(to: Sheet, place: Matrix, shown: Color = shown) -> Color:
                    return to.laid(shown, place)

                tall, wide = shown.shape[:2]
                place = refine_place(sheet, laid, np.diag([float(wide), float(tall), 1.0]), face, 3)
                seen = sheet.pixels(laid(sheet, place))
                ways.append(float(sheet.fits(seen, slice(face, face + 1))[0]))
            fits.append(min(ways))
        apart = float(sheet.fits(sheet.shown[rival], slice(own, own + 1))[0])
        better.append((fits[0] - fits[1]) / max(apart, 1e-3))
    return float(np.median(better))
