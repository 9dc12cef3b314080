"""Cards that lie beside or over one another in one picture, told from the uppermost down.

Where a card lies is told by its own printing. What lies under a card that was made out is left out of every
comparison, so a card is told of which one sign is in sight. Whether more lie hidden can't be known.
"""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from companion.vision.bare.compare import Match, Sheet, match_faces, refine_place
from companion.vision.bare.cut import Color, Corners, Matrix, cards, long_of
from companion.vision.bare.deck import Floats
from companion.vision.bare.place import HALF, corners_of, placed
from companion.vision.bare.recognize import Look, Recognizer, View

SEEN = 0.5
"""How well the edges of a card must be seen that is cut out by them."""
A_CARD = 0.6
"""What share of it no face may leave unexplained, for it to be a card of this deck."""
ROUNDS = 3
"""Times that places are looked for: what lies below shows where what covers it is left out."""
MOST = 40
"""Places looked at."""
BEFORE = 5
"""Places by which a card's length is told."""
LOOKED = 125.0
"""Pixels of a card's length when it is looked at."""
SIZED = 0.25
"""Share by which the cards of one picture may differ in length."""
IN_SIGHT = 0.2
"""Share of a card that must be in sight."""
ONE = 0.25
"""Card lengths that the corners of two cards lie apart at least."""


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    """A card that may lie at a place."""

    match: Match
    place: Matrix


def lying(recognizer: Recognizer, picture: Color) -> list[Look]:
    """Every card that is made out in a picture: told where it is beyond doubt, else the likeliest faces."""
    cuts = [cut.corners for cut in cards(picture) if cut.quality >= SEEN]
    long = _card_length(recognizer, picture, cuts)
    if long is None:
        return []
    zoom = min(1.0, LOOKED / long)
    part = picture
    if zoom < 1:
        part = np.asarray(cv2.resize(picture, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA))
    table = _Table(recognizer, part)
    found = table.told([placed((corners + 0.5) * zoom - 0.5) for corners in cuts])
    for _ in range(ROUNDS):
        found += (more := table.told(table.places(long * zoom)))
        if not more:
            break
    return [
        replace(look, corners=(look.corners + 0.5) / zoom - 0.5)
        for look in table.settled(found)
        if look.corners is not None
    ]


def _card_length(recognizer: Recognizer, picture: Color, cuts: list[Corners]) -> float | None:
    """How long a card of this deck is in a picture."""
    lengths = [long_of(corners) for corners in cuts]
    if not lengths:
        places = recognizer.printing.places(picture, None, MOST)
        lengths = [long_of(corners_of(place)) for place in places[:BEFORE]]
    return float(np.median(lengths)) if lengths else None


class _Table:
    """A picture, and which of it is covered by cards that were made out."""

    def __init__(self, recognizer: Recognizer, picture: Color) -> None:
        self._recognizer = recognizer
        self._picture = picture
        self._view = View(picture)
        self._free = np.full(picture.shape[:2], 255, np.uint8)

    def places(self, long: float) -> list[Matrix]:
        """Where a card may lie, by what is printed where none was made out yet."""
        rest = self._picture.copy()
        if self._free.any():
            rest[self._free == 0] = rest[self._free > 0].mean(axis=0)
        found = self._recognizer.printing.places(rest, long, MOST)
        return [one for one in found if abs(long_of(corners_of(one)) / long - 1) < SIZED]

    def told(self, places: list[Matrix]) -> list[Look]:
        """What lies at these places, each card after those that cover it."""
        left = [found for place in places if (found := self._refine_place(place)) is not None]
        looks: list[Look] = []
        while (look := self._next_card(left)) is not None and look.corners is not None:
            looks.append(look)
            self._cover_card(look.corners)
            beside = [one for one in left if _are_two_cards(corners_of(one.place), look.corners)]
            left = [found for one in beside if (found := self._with_more_covered(one)) is not None]
        return looks

    def settled(self, looks: list[Look]) -> list[Look]:
        """What isn't sure once more, now that all that may cover it is known."""
        found = list(looks)
        for n, look in enumerate(found):
            if look.card is not None or look.corners is None:
                continue
            self._free[:] = 255
            for other in found:
                if other.card is not None and other.corners is not None:
                    self._cover_card(other.corners)
            again = self._refine_place(placed(look.corners))
            new = None if again is None else self._next_card([again])
            found[n] = look if new is None or new.card is None else new
        return found

    def _cover_card(self, corners: Corners) -> None:
        cv2.fillConvexPoly(self._free, np.rint(corners).astype(np.int32), (0.0,))

    def _next_card(self, left: list[_Found]) -> Look | None:
        """The first card that is beyond doubt; else the one in plainest sight."""
        first: Look | None = None
        for one in sorted(left, key=lambda one: one.match.worth):
            look = self._card_at(one.place, one.match.best)
            if look is not None and look.card is None:
                near = [
                    self._refine_place(way) for way in self._recognizer.about(self._view, one.place)
                ]
                others = [
                    self._card_at(way.place, way.match.best) for way in near if way is not None
                ]
                look = min(
                    (other for other in (look, *others) if other is not None), key=_misfit_of
                )
            if look is not None and look.card is not None:
                return look
            first = first or look
        return first

    def _uncovered_pixels(self, sheet: Sheet, place: Matrix) -> Floats | None:
        """Which of a card's pixels nothing covers; None when too few are."""
        laid = sheet.laid_gray(self._free, place)
        clear = np.asarray(laid > 254, np.float32)
        return clear if clear.mean() >= IN_SIGHT else None

    def _look_at_place(self, sheet: Sheet, place: Matrix) -> Match | None:
        clear = self._uncovered_pixels(sheet, place)
        if clear is None:
            return None
        return match_faces(sheet, sheet.pixels(self._view(sheet, place)), clear=clear)

    def _with_more_covered(self, one: _Found) -> _Found | None:
        """The same where more is covered now."""
        match = self._look_at_place(self._recognizer.coarse, one.place)
        return None if match is None else _Found(match, one.place)

    def _refine_place(self, place: Matrix) -> _Found | None:
        """The card moved so that the likeliest face fits best, whichever way around."""
        sheet = self._recognizer.coarse
        found = []
        for way in (place, place @ HALF):
            match = self._look_at_place(sheet, way)
            if match is None:
                return None
            moved = refine_place(sheet, self._view, way, match.best, 5)
            better = self._look_at_place(sheet, moved)
            found.append(
                _Found(match, way)
                if better is None or better.worth > match.worth
                else _Found(better, moved)
            )
        return min(found, key=lambda one: one.match.worth)

    def _card_at(self, place: Matrix, face: int) -> Look | None:
        """What lies there, if it is a card."""
        coarse, fine = self._recognizer.coarse, self._recognizer.fine
        clear = self._uncovered_pixels(coarse, place)
        if clear is None:
            return None
        place = refine_place(coarse, self._view, place, face, 5, clear)
        clear = self._uncovered_pixels(fine, place)
        if clear is None:
            return None
        match = match_faces(fine, fine.pixels(self._view(fine, place)), clear=clear)
        for heed in (clear, clear * fine.print):
            place = refine_place(fine, self._view, place, match.best, 3, heed)
        laid = self._view(fine, place)
        clear = self._uncovered_pixels(fine, place)
        if clear is None:
            return None
        lit = fine.clear(laid)
        match = match_faces(fine, fine.pixels(laid), clear=clear if lit is None else clear * lit)
        if float(match.fits.min()) > A_CARD:
            return None
        return self._recognizer.told(self._view, match, place)


def _misfit_of(look: Look) -> float:
    """How badly a look explains what it saw."""
    return dict(look.scores)["shape"]


def _are_two_cards(one: Corners, other: Corners) -> bool:
    """Whether these are two cards, and not one found twice."""
    off = min(np.abs(one - other).max(), np.abs(np.roll(one, 2, axis=0) - other).max())
    return bool(off > ONE * long_of(other))
