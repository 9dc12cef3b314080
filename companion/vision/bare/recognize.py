"""A picture -> the card on top, told only when it is beyond doubt."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.compare import (
    TAUGHT_BLUR,
    Match,
    Sheet,
    laid,
    margin,
    match_faces,
    refine_place,
    spot,
)
from companion.vision.bare.cut import (
    TALL,
    WIDE,
    WORK,
    Color,
    Corners,
    Matrix,
    largest_channel,
)
from companion.vision.bare.deck import Faces
from companion.vision.bare.place import HALF, Printing, corners_of, frames, outlined, placed
from companion.vision.bare.reader import Reading
from companion.vision.bare.sign import Signs
from companion.vision.bare.tint import Tints

DIFFERS = 22.0
"""Shades by which a pixel must differ to have changed."""
MARGIN = 0.55
"""A card is told if no other face comes nearer than this share of the distance at which it should be."""
MISFIT = 0.22
"""A card is told if at most this share of what is seen is unexplained."""
SPOT = 1.5
"""A card is told if its largest unexplained spot is no larger than this, beside how much its colors vary."""
INK = 0.017
"""A card is told if at most this share of a sign's ink is unexplained when looked at closely."""
INK_NEAR_RIVAL = 0.01
"""This much less ink may be unexplained where another face comes near."""
INK_APART = 4.0
"""More ink may be unexplained if every other sign leaves this many times as much: then it is a lamp or a blur."""
INK_FAR_APART = 8.0
"""The same, where another face comes near, too."""
RIVALS = 4
"""How many of the signs that fit next best are compared by their ink."""
OPEN = 0.18
"""A card may have such ink only if at most this share of it is hidden: else its corner may peek out from below."""
SCRATCH, ALONE = 3.0, 0.93
"""A spot may be as large as this, a scratch or a lamp, where no other face comes nearer than this margin."""
LAMP, WHOLE = 12.0, 0.1
"""A spot may be as large as this where at most this share of the card is hidden."""
TINT = 0.45
"""A card is told if its color is at least this sure: 0 lies halfway to another color, 1 is as taught."""
HIDDEN = 0.55
"""A card is told if at most this share of it is hidden."""
CHANGED = 0.2
"""A card is told if this share of its place has changed, or another card surely lay there before."""
EXPLAINS = 0.5
"""A card is told if its place holds this share of all that changed; else somebody may hold it."""
MUCH = 0.1
"""A place explained so much worse than another is not looked at closely."""
ROUGHLY = 4
"""Steps that a place is moved roughly."""
FINALISTS = 2
"""Signs whose place is looked for exactly."""
SMALL = 0.03
"""Squares of a card's length in which a card differs at least from one of its color on which it lies."""
ELSEWHERE = 0.5
"""How much worse a place is when all that has changed lies elsewhere."""
CLEAR = 0.2
"""A place explained so well needs no other looked for."""
SURE_PLACE = 0.13
"""A place that is explained as well as this is the right one."""
LIES = 0.05
"""A card of which no more is unexplained lies where it was looked for."""
NUDGED_MISFIT = 0.8
"""A face that leaves no more than this unexplained may lie a little off the place."""
NUDGE = 0.06
"""How far off it may lie or be stretched, in card widths."""
NUDGES_CLOSE = 3
"""How many of those nearby places are looked at closely."""
TOGETHER = 6
"""How many places are looked at together."""
WAYS_CLOSE = 4
"""How many ways to lie in them are looked at closely."""
TRIED = 2
"""Places looked at closely."""
AGREED = 0.4
"""The margin from which a face is told on which all looks at one rest agree, doubting nothing else."""


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """A card cut out, and what the reader made of it."""

    picture: Color
    reading: Reading


@dataclass(frozen=True, slots=True)
class Look:
    """What one picture shows: the card if it is beyond doubt, the likeliest face if there is one, and where."""

    card: str | None = None
    guess: str | None = None
    corners: Corners | None = None
    ms: float = 0.0
    likely: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    """Which of the checks it did not pass."""
    scores: tuple[tuple[str, float], ...] = ()
    seen: Seen | None = None
    """The card cut out and read, where it was read."""


NOWHERE = Look(doubts=("no place",))


class Recognizer:
    """Knows a deck's faces and looks for them in pictures."""

    agreed = AGREED

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.rough = Sheet(faces, 4)
        self.coarse = Sheet(faces, 2, even=True)
        self.fine = Sheet(faces, 1, TAUGHT_BLUR, even=True)
        self.colors = Sheet(faces, 1, TAUGHT_BLUR)
        self.printing = Printing(faces)
        self.tints = Tints(self.colors)
        self.signs = Signs(faces)

    def needed(self, look: Look) -> int:
        """One look that told a card is enough: its face was taught."""
        return 1

    def learn(
        self, face: str, look: Look, *, instead: str | None = None, by_word: bool = False
    ) -> None:
        """Nothing is learned: every face was taught."""

    def expect(self, shares: Mapping[str, float]) -> None:
        """What it looks like is enough: every face was taught."""

    def news(self) -> list[tuple[str, Color | None]]:
        """Nothing was learned."""
        return []

    def look(
        self,
        picture: Color,
        before: Color | None = None,
        long_px: float | None = None,
        there: Corners | None = None,
    ) -> Look:
        """The card on top in this picture; `before` is the same table a moment earlier, without it.

        Where it lies `there`, as an earlier look has found, no other place is looked for.
        """
        began = time.process_time()
        found = self._look_at(picture, before, long_px, there)
        return replace(found, ms=(time.process_time() - began) * 1000)

    def _look_at(
        self,
        picture: Color,
        before: Color | None,
        long_px: float | None,
        there: Corners | None,
    ) -> Look:
        changed = was = None
        left = top = 0
        part = picture
        if before is not None and before.shape == picture.shape:
            changed = difference(picture, before)
            box = region(changed, long_px)
            if box is None:
                return Look(doubts=("nothing changed",))
            left, top, right, bottom = box
            part, changed = picture[top:bottom, left:right], changed[top:bottom, left:right]
            was = before[top:bottom, left:right]
        zoom = min(1.0, 125 / long_px if long_px else 1.0, WORK / max(part.shape[:2]))
        zoom = zoom if zoom < 0.9 else 1.0
        if changed is not None:
            changed = np.asarray(made_smaller(changed, zoom) > 127, np.uint8) * np.uint8(255)
        corner = np.array([left, top])
        was = None if was is None else made_smaller(was, zoom)
        view = View(made_smaller(part, zoom), changed, was, close=(part, zoom))
        if there is not None:
            known = placed((there - corner + 0.5) * zoom - 0.5)
            found = self._best_at_places(view, [known], known=True)
        else:
            found = self._recognize_in(view, long_px * zoom if long_px else None)
        if found.corners is None:
            return found
        return replace(found, corners=(found.corners + 0.5) / zoom - 0.5 + corner)

    def _recognize_in(self, view: "View", long: float | None) -> Look:
        part, changed = view.part, view.changed
        ways: list[Callable[[], Iterable[Matrix]]] = [
            lambda: outlined(part, changed, long),
            lambda: self.printing.places(part, long),
        ]
        if changed is None:  # any card that lies open may be meant: the one best explained
            tried: list[tuple[float, Matrix]] = []
            for way in ways:
                if not tried or tried[0][0] > CLEAR:
                    tried = sorted(tried + self._rank_places(view, way()), key=_first_place)
            return self._best_at_places(view, _places_to_check(tried)) if tried else NOWHERE
        if long is not None:
            ways.insert(1, lambda: frames(part, changed, long))
        tried, looks, done = [], [], set[int]()
        for way in ways:  # each is dearer than the one before, and mostly needless
            tried = sorted(tried + self._rank_places(view, way()), key=_first_place)
            for place in _places_to_check(tried):
                if id(place) not in done:
                    done.add(id(place))
                    looks.append(self._best_at_places(view, [place]))
                    if looks[-1].card is not None or _card_surely_lies(looks[-1]):
                        return looks[-1]
        for place in self._places_without_light(
            view, [place for _, place in tried if id(place) not in done]
        ):
            looks.append(self._best_at_places(view, [place]))
            if looks[-1].card is not None:
                return looks[-1]
        return min(looks, key=_misfit_of, default=NOWHERE)

    def _best_at_places(self, view: "View", places: list[Matrix], *, known: bool = False) -> Look:
        """What lies at the best of these places, or a little off it; one that is `known` isn't looked for roughly."""
        lain = (
            [self._refine_place(view, way) for way in ways]
            for ways in (
                (place, place @ HALF) if known else self._rough_fits(view, place)
                for place in places
            )
        )
        ways = min(lain, key=lambda ways: min(match.worth for match, _ in ways))
        match, place = self._decide_face(view, ways)
        look = self.told(view, match, place)
        if look.card is None and "change" not in look.doubts and match.fits.min() < NUDGED_MISFIT:
            near = [self._refine_place(view, way) for way in self.about(view, place)]
            better, there = self._decide_face(view, near)
            if better.fits.min() < match.fits.min():
                return self.told(view, better, there)
        return look

    def _places_without_light(self, view: "View", places: list[Matrix]) -> list[Matrix]:
        """Places that are likely when light has no say."""
        if not places:
            return []
        sheet = self.coarse
        seen = np.stack([sheet.pixels(view(sheet, place)) for place in places])
        order = np.argsort(sheet.table.worths(seen))
        return [places[int(i)] for i in order[:TRIED]]

    def about(self, view: "View", place: Matrix) -> list[Matrix]:
        """Where it lies a little off a place, the likeliest first."""
        sheet = self.coarse
        ways = [place @ step for step in ABOUT]
        seen = np.stack([sheet.pixels(view(sheet, way)) for way in ways])
        worths = sheet.table.worths(seen)
        return [ways[int(i)] for i in np.argsort(worths)[:NUDGES_CLOSE]]

    def _rough_fits(self, view: "View", place: Matrix) -> list[Matrix]:
        """A place moved to where a face roughly fits, either way around unless one fits far worse."""
        sheet = self.rough
        ways = []
        for way in (place, place @ HALF):
            match = match_faces(sheet, sheet.pixels(view(sheet, way)), 1)
            moved = refine_place(sheet, view, way, match.best, ROUGHLY)
            worth = match_faces(sheet, sheet.pixels(view(sheet, moved)), 1).worth
            ways.append((worth, moved) if worth < match.worth else (match.worth, way))
        least = min(worth for worth, _ in ways)
        return [way for worth, way in ways if worth <= 1.6 * least + 0.06]

    def _rank_places(self, view: "View", places: Iterable[Matrix]) -> list[tuple[float, Matrix]]:
        """Places, either way around, by how well any face explains what is seen there and what has changed.

        Where that is done very well, no others are tried.
        """
        sheet, changed = self.rough, view.changed
        tried: list[tuple[float, Matrix]] = []
        todo = iter(places)
        while batch := list(islice(todo, TOGETHER)):
            seen = np.stack([sheet.pixels(view(sheet, place)) for place in batch])
            seen = np.concatenate([seen, seen[:, :, ::-1]])  # the same, turned around
            elsewhere = np.zeros(len(batch))
            if changed is not None:
                shares = [covering(changed, corners_of(place))[1] for place in batch]
                elsewhere = ELSEWHERE * (1 - np.array(shares))
            plain = sheet.table.worths(seen) + np.tile(elsewhere, 2)
            found: dict[int, tuple[float, Matrix]] = {}
            for way in np.argsort(plain)[:WAYS_CLOSE]:
                n = int(way) % len(batch)
                worth = match_faces(sheet, seen[way], 1).worth + float(elsewhere[n])
                if n not in found or worth < found[n][0]:
                    found[n] = worth, batch[n] if way < len(batch) else batch[n] @ HALF
            tried += found.values()
            if changed is not None and min(tried, key=_first_place)[0] < SURE_PLACE:
                break
        return sorted(tried, key=_first_place)

    def _refine_place(self, view: "View", place: Matrix) -> tuple[Match, Matrix]:
        """The place moved so that the likeliest face fits best; left where it is when that explains no more."""
        sheet = self.coarse
        best = match_faces(sheet, sheet.pixels(view(sheet, place)))
        for rounds in (5, 2):
            moved = refine_place(sheet, view, place, best.best, rounds)
            match = match_faces(sheet, sheet.pixels(view(sheet, moved)))
            if match.worth >= best.worth:
                break
            again = match.best != best.best
            best, place = match, moved
            if not again:
                break
        return best, place

    def _decide_face(self, view: "View", ways: list[tuple[Match, Matrix]]) -> tuple[Match, Matrix]:
        """The likeliest faces compared at their best places, both ways around; then all of them at the very best."""
        sheet = self.coarse
        likely = min(float(match.fits.min()) for match, _ in ways)
        best: tuple[float, Match, Matrix] | None = None
        for match, way in ways:
            near = sheet.nearest(match.fits)
            for face in near[:FINALISTS]:
                if match.fits[face] > 1.6 * likely + 0.06:
                    break
                exact = refine_place(sheet, view, way, int(face), 2)
                own = match_faces(sheet, sheet.pixels(view(sheet, exact)), among=near)
                if own.fits.min() > match.fits[face]:
                    exact, own = way, match
                if best is None or own.fits.min() < best[0]:
                    best = (float(own.fits.min()), own, exact)
        assert best is not None
        _, nearest, place = best
        place = refine_place(self.fine, view, place, nearest.best, 2)
        place = refine_place(self.fine, view, place, nearest.best, 3, self.fine.print)
        # Of every sign also the face that fits best this way around: some were shown upside down when they were taught.
        every = sheet.nearest(np.min([match.fits for match, _ in ways], axis=0))
        near = np.unique(np.concatenate([every, sheet.nearest(nearest.fits)]))
        laid = view(self.fine, place)
        return match_faces(
            self.fine, self.fine.pixels(laid), among=near, clear=self.fine.clear(laid)
        ), place

    def _may_have_lain_there(self, view: "View", place: Matrix, face: int) -> bool:
        """Whether a card of this sign may have lain at this very place before."""
        if view.was is None:
            return True
        sheet, signs = self.fine, self.faces.signs
        match = match_faces(sheet, sheet.pixels(view.was(sheet, place)))
        same = np.array(
            [i for i in np.flatnonzero(np.isfinite(match.fits)) if signs[i] == signs[face]]
        )
        if match.fits[same[0]] > MISFIT:
            return False
        return match.best in same or margin(match, same) < MARGIN

    def _sign_stands_out(self, closely: Color, match: Match, ink: float) -> bool:
        """Whether each of the signs that fit next best leaves more than so much of a sign's ink unexplained."""
        faces, best = self.faces, match.best
        colored = {
            sign: face
            for face, (sign, color) in enumerate(zip(faces.signs, faces.colors, strict=True))
            if color == faces.colors[best]
        }
        rivals = [i for i in self.fine.nearest(match.fits) if faces.signs[i] != faces.signs[best]]
        return len(rivals) >= RIVALS and all(
            self.signs.unexplained_ink_share(closely, colored.get(faces.signs[i], int(i))) > ink
            for i in rivals[:RIVALS]
        )

    def told(self, view: "View", match: Match, place: Matrix) -> Look:
        sheet, faces = self.fine, self.faces
        order = np.argsort(match.fits)
        best = int(order[0])
        sign = faces.signs[best]
        others = np.array(
            [i for i in order if faces.signs[i] != sign and np.isfinite(match.fits[i])], np.int64
        )
        apart = margin(match, others) if len(others) else 0.0
        patch = spot(sheet, match)
        colors = self.tints.read(self.colors.pixels(view(self.colors, place)), match.weight, best)
        same = {faces.colors[i]: i for i in range(len(faces.names)) if faces.signs[i] == sign}
        tint, ranked = 1.0, [faces.colors[best]]
        if faces.colors[best] is not None:
            tint, ranked = colors
        colored = {(faces.signs[i], faces.colors[i]): name for i, name in enumerate(faces.names)}
        alike = [faces.names[same[color]] for color in ranked if color in same]
        names = (
            colored.get((faces.signs[int(i)], ranked[0]))
            or colored.get((faces.signs[int(i)], None))
            for i in others
        )
        unlike = [name for name in names if name is not None]
        guess = alike[0] if alike else faces.names[best]
        # Where its color is sure, it may be another sign of that color; else another color comes next.
        likely = [guess, *alike[1 : 1 + (tint < TINT)], *unlike, *alike[1 + (tint < TINT) :]]
        doubts = []
        if apart < MARGIN:
            doubts.append("margin")
        if float(match.fits[best]) > MISFIT:
            doubts.append("shape")
        if tint < TINT:
            doubts.append("tint")
        if faces.colors[best] is not None and (not ranked or ranked[0] not in same):
            doubts.append("untaught")
        in_sight = len(match.weight) if match.clear is None else float(match.clear.sum())
        hidden = 1 - float(match.weight.sum()) / max(in_sight, 1.0)
        if hidden > HIDDEN:
            doubts.append("hidden")
        corners = corners_of(place)
        inside = explained = 1.0
        if view.changed is not None:
            inside, explained = covering(view.changed, corners)
            if explained < EXPLAINS or (
                inside < CHANGED and self._may_have_lain_there(view, place, best)
            ):
                doubts.append("change")
        ink, closely = 0.0, None
        if set(doubts) <= {"margin"}:  # all looks at a rest may agree on one that others come near
            closely = view.closely(place)
            ink = self.signs.unexplained_ink_share(closely, best)
            if ink > (INK if apart >= ALONE else INK_NEAR_RIVAL):
                doubts.append("ink")
        if patch > (SPOT if apart < ALONE or ink > INK else SCRATCH if hidden > WHOLE else LAMP):
            doubts.append("spot")
        if doubts and closely is not None and patch <= LAMP and hidden <= OPEN:
            least = ink * (INK_APART if doubts == ["margin"] or apart >= ALONE else INK_FAR_APART)
            if self._sign_stands_out(closely, match, max(least, INK_NEAR_RIVAL)):
                doubts = []
        scores = (
            ("margin", apart),
            ("shape", float(match.fits[best])),
            ("spot", patch),
            ("tint", tint),
            ("hidden", hidden),
            ("inside", inside),
            ("explained", explained),
            ("ink", ink),
        )
        return Look(
            None if doubts else guess, guess, corners, 0.0, tuple(likely[:3]), tuple(doubts), scores
        )


def _shifted_place(x: float, y: float, broad: float, tall: float) -> Matrix:
    """A place moved and stretched about its middle."""
    return np.array([[broad, 0, x + (1 - broad) / 2], [0, tall, y + (1 - tall) / 2], [0, 0, 1.0]])


ABOUT = [
    _shifted_place(NUDGE * x, NUDGE * y * WIDE / TALL, 1 + NUDGE * a, 1 + NUDGE * b * WIDE / TALL)
    for x in (0, -1, 1) for y in (0, -1, 1) for a in (0, -1, 1) for b in (0, -1, 1)
]  # fmt: skip
"""Everywhere a little off a place."""


def difference(picture: Color, before: Color) -> NDArray[np.uint8]:
    """What changed between two pictures of a table."""
    off = cv2.absdiff(*(cv2.GaussianBlur(one, (0, 0), 1.0) for one in (picture, before)))
    _, mask = cv2.threshold(largest_channel(off), DIFFERS, 255, cv2.THRESH_BINARY)
    return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)


def region(changed: NDArray[np.uint8], long_px: float | None) -> tuple[int, int, int, int] | None:
    """The part of the picture that holds everything that changed and belongs together."""
    reach = max(3, round((long_px or 100) * 0.06)) | 1
    small = np.ascontiguousarray(changed[::2, ::2])
    joined = cv2.morphologyEx(small, cv2.MORPH_CLOSE, np.ones((reach, reach), np.uint8))
    many, _, stats, _ = cv2.connectedComponentsWithStats(joined)
    if many < 2:
        return None
    one = 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax())
    least = SMALL * long_px * long_px if long_px else 0.001 * changed.size
    x, y, wide, tall, area = (2 * int(value) for value in stats[one])
    if 2 * area < least:
        return None
    edge = round(0.25 * (long_px or max(wide, tall)))
    return (
        max(0, x - edge),
        max(0, y - edge),
        min(changed.shape[1], x + wide + edge),
        min(changed.shape[0], y + tall + edge),
    )


def covering(changed: NDArray[np.uint8], corners: Corners) -> tuple[float, float]:
    """Which share of a card's place changed, and which share of what changed lies in it."""
    mask = np.zeros(changed.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.rint(corners).astype(np.int32), (1.0,))
    here = cv2.countNonZero(mask)
    inside = cv2.countNonZero(cv2.bitwise_and(changed, changed, mask=mask))
    grown = cv2.dilate(mask, np.ones((9, 9), np.uint8))
    near = cv2.countNonZero(cv2.bitwise_and(changed, changed, mask=grown))
    return inside / max(here, 1), near / max(cv2.countNonZero(changed), 1)


class View:
    """A part of a picture, also smaller, so that no card is looked at in more detail than it is compared in."""

    def __init__(
        self,
        part: Color,
        changed: NDArray[np.uint8] | None = None,
        was: Color | None = None,
        *,
        close: tuple[Color, float] | None = None,
    ) -> None:
        """It is looked at `close` in all its detail, as it was before it was made so much smaller."""
        self.part, self.changed = part, changed
        self._close, self._zoom = close or (part, 1.0)
        self.was = None if was is None else View(was)
        """How it looked before."""
        self._shrunk = [part]
        while min(self._shrunk[-1].shape[:2]) > 60 and len(self._shrunk) < 4:
            self._shrunk.append(np.asarray(cv2.pyrDown(self._shrunk[-1]), np.uint8))

    def closely(self, place: Matrix) -> Color:
        """What lies at a place, laid upright as large as a face is taught."""
        larger = 1 / self._zoom
        back = np.array([[larger, 0, (larger - 1) / 2], [0, larger, (larger - 1) / 2], [0, 0, 1]])
        return laid(self._close, back @ place, TALL, WIDE)

    def __call__(self, sheet: Sheet, place: Matrix) -> Color:
        corners = corners_of(place)
        length = float(np.linalg.norm(corners[3] - corners[0]))
        level = 0
        while level + 1 < len(self._shrunk) and length / 2 ** (level + 1) > 0.95 * sheet.high:
            level += 1
        return sheet.laid(self._shrunk[level], np.diag([0.5**level, 0.5**level, 1.0]) @ place)


def made_smaller(picture: Color, zoom: float) -> Color:
    """A picture made smaller."""
    if zoom < 1:
        picture = np.asarray(
            cv2.resize(picture, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA), np.uint8
        )
    return np.ascontiguousarray(picture)


def _places_to_check(tried: list[tuple[float, Matrix]]) -> list[Matrix]:
    """The places that are looked at closely."""
    return [place for worth, place in tried[:TRIED] if worth < tried[0][0] + MUCH]


def _misfit_of(look: Look) -> tuple[bool, float]:
    """How badly a look explains what it saw."""
    return "change" in look.doubts, dict(look.scores)["shape"]


def _card_surely_lies(look: Look) -> bool:
    """Whether a card surely lies at this place, whichever it is: no other place would tell more."""
    return set(look.doubts) <= {"margin", "tint"} and dict(look.scores)["shape"] < LIES


def _first_place(one: tuple[float, Matrix]) -> float:
    return one[0]
