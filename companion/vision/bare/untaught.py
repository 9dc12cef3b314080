"""Finds the card on top of a pile and reads it, though nobody has taught its deck."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from companion.rules.cards import Card
from companion.vision.bare.cut import Color, Corners, Cut, rectified
from companion.vision.bare.deck import Floats
from companion.vision.bare.known import Known
from companion.vision.bare.reader import Box, Reading, read, read_closely
from companion.vision.bare.recognize import NOWHERE, Look, Seen, covering, difference, region
from companion.vision.bare.whole import (
    Place,
    apart_from_each_other,
    likeliest,
    new_places_in,
    places_in,
    read_all,
)

SURE = 0.99
"""The likelihood among the faces of its box from which a face is told."""
STRANGE = 0.02
"""The likelihood that it is no known sign, from which on no face is told."""
ALIEN = 0.25
"""The likelihood that its sign or color is not of this box, from which on no face is told."""
AGREED = 0.97
"""The likelihood from which a face is told that every look at one rest agrees on."""
NEW_LOOKS = 3
"""How many looks at one rest must tell a face that was never seen before."""
EDGES = 0.6
"""How well a card's edges must be seen, 0 to 1, for its face to be told."""
CHANGED = 0.2
"""The share of a card's place that must have changed for the card to be a new one."""
EXPLAINS = 0.5
"""The share of all that changed which the card's place must hold; else somebody may hold the card."""
LEAST_EXPECTED = 1 / 15
"""How much less likely a face is at most that the rules don't allow: an illegal card stays as visible as any."""
NAMED = 3
"""Faces that are named when none is told."""


class Untaught:
    """Reads the cards of a box whose looks nobody has shown, and remembers those it has seen."""

    agreed = AGREED

    def __init__(self, faces: Sequence[Card], taught: Mapping[str, Color] | None = None) -> None:
        self.box = Box(faces)
        self.known = Known(self.box)
        self.expect({})
        self._news: list[tuple[str, Color | None]] = []
        shown = dict(taught or {})
        for (face, picture), reading in zip(shown.items(), read([*shown.values()]), strict=True):
            self.known.learn(face, Seen(picture, reading))

    def needed(self, look: Look) -> int:
        """A face that was never told or named has to be read several times, a known one once."""
        return 1 if look.card in self.known else NEW_LOOKS

    def learn(
        self, face: str, look: Look, *, instead: str | None = None, by_word: bool = False
    ) -> None:
        """This look showed that face, and not another one; what is sure enough to be kept is news."""
        if look.seen is None or face not in self.box.names:
            return
        if not by_word and dict(look.scores).get("alone", 1.0) <= SURE:
            return  # the rules alone made it sure
        if instead is not None:
            self.known.forget(instead, look.seen)
            if instead not in self.known:
                self._news.append((instead, None))
        twice = face in self.known
        self.known.learn(face, look.seen)
        if by_word or twice:
            self._news.append((face, look.seen.picture))

    def expect(self, shares: Mapping[str, float]) -> None:
        """How likely each face is to be laid next: it decides between faces that are read about equally well."""
        if shares:
            likely = np.array([shares.get(name, LEAST_EXPECTED) for name in self.box.names])
            self._expected = np.log(np.maximum(likely, LEAST_EXPECTED)).astype(np.float32)
        else:
            self._expected = np.zeros(len(self.box.names), np.float32)

    def news(self) -> list[tuple[str, Color | None]]:
        """The faces learned since this was last asked, and how each looks; None for one learned wrong."""
        told, self._news = self._news, []
        return told

    def look(
        self,
        picture: Color,
        before: Color | None = None,
        long_px: float | None = None,
        there: Corners | None = None,
    ) -> Look:
        """The card on top in this picture; `before` is the same table a moment earlier, without it."""
        began = time.process_time()
        found = self._look_at_card(picture, before, long_px, there)
        return replace(found, ms=(time.process_time() - began) * 1000)

    def lying(self, picture: Color) -> list[Look]:
        """Every card that lies whole and open in a picture."""
        return [self._read_place(place) for place in apart_from_each_other(places_in(picture))]

    def _look_at_card(
        self, picture: Color, before: Color | None, long_px: float | None, there: Corners | None
    ) -> Look:
        changed: NDArray[np.uint8] | None = None
        left = top = 0
        part = picture
        if before is not None and before.shape == picture.shape:
            changed = difference(picture, before)
            box = region(changed, long_px)
            if box is None:
                return Look(doubts=("nothing changed",))
            left, top, right, bottom = box
            part, changed = picture[top:bottom, left:right], changed[top:bottom, left:right]
        corner = np.array([left, top])
        if there is not None:
            places = read_all([Cut(there - corner, rectified(part, there - corner), 1.0)])
        elif changed is None:
            places = places_in(part, long_px)
        else:
            places = new_places_in(part, changed, long_px)
        if not places:
            return NOWHERE
        if changed is None:
            look = self._read_place(likeliest(places))
        else:
            look = self._newest_place(places, changed)
        assert look.corners is not None
        return replace(look, corners=look.corners + corner)

    def _newest_place(self, places: Sequence[Place], changed: NDArray[np.uint8]) -> Look:
        """The most card-like place that explains what changed."""
        shares = [covering(changed, place.cut.corners) for place in places]
        at = max(range(len(places)), key=lambda n: places[n].card_like * (0.2 + 0.8 * shares[n][1]))
        look, (inside, explained) = self._read_place(places[at]), shares[at]
        if inside < CHANGED or explained < EXPLAINS:
            return replace(look, card=None, doubts=(*look.doubts, "change"))
        return look

    def _read_place(self, place: Place) -> Look:
        """What a place shows."""
        seen = Seen(place.cut.face, read_closely(place.cut.face))
        look = self.judged(seen.reading)
        if place.cut.quality < EDGES:
            look = replace(look, card=None, doubts=(*look.doubts, "edges"))
        return replace(look, corners=place.cut.corners, seen=seen)

    def judged(self, reading: Reading) -> Look:
        """A face where that is beyond doubt, else the likeliest."""
        scores = self.box.scores(reading)
        plain, alien = scores[:-1], float(np.exp(scores[-1]))
        alone = float(_shares(plain).max())
        read_as = _shares(plain + self._expected)
        shares = _shares(plain + self.known.favor(reading) + self._expected)
        order = np.argsort(-shares)
        likely = tuple(self.box.names[int(at)] for at in order[:NAMED])
        best = float(shares[order[0]])
        familiar = self.known.familiar(reading, likely[0])
        tests = {
            "margin": best > SURE and (familiar or float(read_as[order[0]]) > SURE),
            "other": familiar or reading.other < STRANGE,
            "alien": familiar or alien < ALIEN,
        }
        doubts = tuple(name for name, passed in tests.items() if not passed)
        scored = (("margin", best), ("alone", alone), ("shape", reading.other), ("alien", alien))
        return Look(None if doubts else likely[0], likely[0], None, 0.0, likely, doubts, scored)


def _shares(logs: Floats) -> Floats:
    """How likely each of some faces is beside the others."""
    return np.asarray(np.exp(logs - np.logaddexp.reduce(logs)), np.float32)
