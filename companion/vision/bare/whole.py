"""Where whole cards may lie in a picture: outlines, and what the reader makes of what lies within them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import WORK, Color, Corners, Cut, cut_out, long_of, overlap, shapes
from companion.vision.bare.place import corners_of, frames, outlines
from companion.vision.bare.reader import Reading, read
from companion.vision.bare.recognize import made_smaller

CARD = 0.5
"""The likelihood that it shows no sign of any box, from which on a place holds no card."""
CLOSE_PX = 150
"""Pixels of a card's length beyond which a picture is made smaller before cards are looked for in it."""
SHORT, LONG = 0.8, 1.25
"""How long a card may look beside the length that it should have."""
SAME = 0.025
"""Card lengths within which two outlines are taken for one."""
SURELY = 0.85
"""How card-like a place must be, 0 to 1, for no other to be looked for."""
AS_LIKELY = 0.05
"""How much less card-like a card may be than its colored field."""
BORDER = 1.4
"""How many times as large as its colored field a card is at most."""
GUESSED = 0.5
"""How well the edges of a place count as seen that was found by what changed, 0 to 1."""
PLACES, SPREAD = 14, 60
"""How many places are read where a card's length is known, and in a whole picture."""
MARGIN = 0.06
"""The share of a picture that is added around it, so that a card which fills it has edges on all sides."""


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A place that may hold a card, and what is read there."""

    cut: Cut
    reading: Reading

    @property
    def holds_card(self) -> bool:
        """Whether the reader takes it for a card at all."""
        return self.reading.other < CARD

    @property
    def card_like(self) -> float:
        """How much it looks like a whole card, 0 to 1."""
        return (1 - self.reading.other) * (0.4 + 0.6 * self.cut.quality)


def places_in(picture: Color, long_px: float | None = None) -> list[Place]:
    """Everywhere in a picture where a whole card may lie, also one that fills it, or lies on a sheet or a mat."""
    found = shapes(picture)
    if long_px is not None:
        found = [one for one in found if SHORT < long_of(one[1]) / long_px < LONG]
    else:
        found += _outlines_at_edge(picture)
    return read_all(_cut_each_place_once(picture, found, SPREAD if long_px is None else PLACES))


def new_places_in(part: Color, changed: NDArray[np.uint8], long_px: float | None) -> list[Place]:
    """Where in what changed a whole card may lie."""
    zoom = min(1.0, CLOSE_PX / long_px if long_px else 1.0, WORK / max(part.shape[:2]))
    small = made_smaller(part, zoom)
    fresh = np.asarray(made_smaller(changed, zoom) > 127, np.uint8) * np.uint8(255)
    long = None if long_px is None else long_px * zoom
    ways: list[Callable[[], Iterable[tuple[float, Corners]]]] = [
        lambda: ((GUESSED, corners) for corners in outlines(small, fresh, long)),
        lambda: shapes(small),
    ]
    if long is not None:
        ways.insert(1, lambda: ((GUESSED, corners_of(at)) for at in frames(small, fresh, long)))
    places: list[Place] = []
    for way in ways:  # each costs more than the one before, and is mostly needless
        found = [
            (quality, (corners + 0.5) / zoom - 0.5)
            for quality, corners in way()
            if long is None or SHORT < long_of(corners) / long < LONG
        ]
        places += read_all(_cut_each_place_once(part, found, PLACES))
        if any(place.card_like > SURELY for place in places):
            break
    return places


def likeliest(places: Sequence[Place]) -> Place:
    """The most card-like place; of a card and its colored field, which are read alike, the card."""
    best = max(places, key=lambda place: place.card_like)
    whole = [
        place
        for place in places
        if place.card_like > best.card_like - AS_LIKELY
        and place.cut.size < BORDER * best.cut.size
        and overlap(place.cut.corners, best.cut.corners)
    ]
    return max(whole, key=lambda place: place.cut.size)


def card_upon(outer: Place, places: Sequence[Place]) -> Place:
    """The card that lies on this place, if one is read there much better and is too small to be its colored field."""
    inner = [
        place
        for place in places
        if place.card_like > outer.card_like + AS_LIKELY
        and BORDER * place.cut.size < outer.cut.size
        and overlap(place.cut.corners, outer.cut.corners)
    ]
    return likeliest(inner) if inner else outer


def apart_from_each_other(places: Sequence[Place]) -> list[Place]:
    """The most card-like of all places that overlap."""
    kept: list[Place] = []
    for place in sorted(places, key=lambda place: -place.card_like):
        if place.holds_card and not any(
            overlap(place.cut.corners, other.cut.corners) for other in kept
        ):
            kept.append(place)
    return kept


def read_all(cuts: Sequence[Cut]) -> list[Place]:
    """What is read in each of these cuts."""
    readings = read([cut.face for cut in cuts])
    return [Place(cut, reading) for cut, reading in zip(cuts, readings, strict=True)]


def _outlines_at_edge(picture: Color) -> list[tuple[float, Corners]]:
    """Outlines of cards that reach the picture's edge: it is laid on black ground first."""
    tall, wide = picture.shape[:2]
    edge = max(4, round(MARGIN * max(tall, wide)))
    framed = cv2.copyMakeBorder(
        picture, edge, edge, edge, edge, cv2.BORDER_CONSTANT, value=(0, 0, 0)
    )
    found = shapes(np.asarray(framed, np.uint8), least=0.1)
    return [(quality, corners - edge) for quality, corners in found]


def _cut_each_place_once(
    picture: Color, found: list[tuple[float, Corners]], most: int
) -> list[Cut]:
    """Each of these places cut out once, those with the clearest edges first."""
    cuts: list[Cut] = []
    for quality, corners in sorted(found, key=lambda one: -one[0]):
        near = SAME * long_of(corners)
        if all(_corner_distance(corners, other.corners) > near for other in cuts):
            cuts.append(cut_out(picture, quality, corners))
            if len(cuts) == most:
                break
    return cuts


def _corner_distance(one: Corners, other: Corners) -> float:
    """How far the corners of two places lie apart, whichever way around."""
    return float(min(np.abs(one - other).max(), np.abs(np.roll(one, 2, axis=0) - other).max()))
