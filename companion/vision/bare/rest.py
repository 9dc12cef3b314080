"""What came to rest on the table: two pictures at rest are compared, and what changed is looked at.

While nothing stirs, nothing is done. When something did and the pile's place has come to rest, the picture is compared
with the last one at rest: a card came, went, or was pushed. Looks at one rest are put together until the card is beyond
doubt; when they run out, the likeliest faces are named.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Literal, Protocol, assert_never

import numpy as np

from companion.pile.glance import BareCardSeen
from companion.pile.quad import Quad
from companion.vision.bare.cut import Color, Corners, long_of
from companion.vision.bare.recognize import Look
from companion.vision.bare.still import AROUND, Change, Shot, Still, quad_of
from companion.vision.messages import PileChanged
from companion.vision.motion import MotionTracker, Patch, around

CALM_SECONDS = 0.13
"""The seconds for which nothing may have stirred about the pile."""
TRIES = (0.0, 0.15, 0.35, 0.6)
"""Seconds after that at which a picture is looked at, each put together with those before it."""
COPY_MM = 8.0
"""The millimeters by which a second copy of a card must lie off the first one."""
SURE_COPY_MM = 6.0
"""The millimeters that are enough as measured, if what it leaves in sight of the first one has not changed."""
UNMOVED_MM = 2.5
"""The millimeters up to which nothing has moved."""
PUSHED_MM = 12.0
"""The millimeters by which a card is pushed at most by the one on it, or when that is taken back."""
CARD_MM = 89.0
"""The millimeters of a card's length."""
PILE = 0.95
"""Card lengths from the last cards' middles within which a card lies on the pile."""
NEAR = 0.7
"""Card lengths about the last card's middle in which all has to be at rest."""
BROAD = 1.75
"""Card lengths to either side of it that are looked at."""
CLEAN = 0.35
"""Seconds of rest there after which nobody reaches into the picture."""
RAISED = 1.06
"""A card that looks this many times longer than those before it may be held over the pile."""
HELD_SECONDS = 1.0
"""The seconds for which such a card is not told yet."""
PUZZLES = 3
"""Rests that may stay unexplained before what lies there is taken for part of the table."""
GONE = 0.1
"""Share of a place that may differ from the picture before a card came, when that card is gone."""
CHOICES = 3
"""Faces that may be asked for at once."""
KEPT = 8
LIKELY = 0.4
"""A place that is explained worse holds no card at all."""


class Recognizes(Protocol):
    """Whoever knows the faces of a deck, taught or not."""

    @property
    def agreed(self) -> float:
        """The margin from which a face is told on which every look at one rest agrees."""

    def look(
        self,
        picture: Color,
        before: Color | None = None,
        long_px: float | None = None,
        there: Corners | None = None,
    ) -> Look:
        """The card on top in this picture."""

    def needed(self, look: Look) -> int:
        """How many looks must tell the same card before it is a fact."""

    def learn(
        self, face: str, look: Look, *, instead: str | None = None, by_word: bool = False
    ) -> None:
        """This look showed that face, told beyond doubt or by somebody's word, and not another one."""

    def expect(self, shares: Mapping[str, float]) -> None:
        """How likely each face is to be laid next, beside the likeliest ones."""

    def news(self) -> list[tuple[str, Color | None]]:
        """The faces learned since this was last asked, and how each looks; None for one learned wrong."""


@dataclass(slots=True)
class _Lain:
    """A card that was told, how its place looked before it came, and the look that told it."""

    face: str
    corners: Corners
    ground: Still
    look: Look | None = None


class BareEyes:
    """Eyes for a taught deck: pictures at rest in, what came to rest out."""

    def __init__(self, recognizer: Recognizes) -> None:
        self.recognizer = recognizer
        self._asked: Look | None = None
        """The look after which somebody is asked which card it is."""
        self._ground: Still | None = None
        self._puzzle: Still | None = None
        self._lain: list[_Lain] = []
        self._long: float | None = None
        self._shots: list[Still] = []
        self._looks: list[Look] = []
        self._began = self._rested = float("-inf")
        self._tries = 0
        self._stirred = True
        self._spot: Corners | None = None
        self._earlier: list[Look] = []
        """The looks at what came before something stirred."""
        self._came: float | None = None
        """When what is looked at was first seen at rest."""
        self._passing: tuple[Look, Still, float | None] | None = None
        """A card that only a hand beside it kept from being told: it may have been held."""
        self._puzzles = 0
        self._said: str | None = None
        """The card on top, when it isn't known how it lies: seen where it was not before, it is that one."""
        self._under: str | None = None
        """The card right under the top one, when somebody has named what was not made out there."""
        self._clean = True
        self._open = False

    def forget(self) -> None:
        """The camera looks from somewhere else: what is there now lies there."""
        self._said = self._lain[-1].face if self._lain else self._said
        self._ground, self._lain, self._shots, self._stirred = None, [], [], True
        self._under = None
        self._looks, self._earlier = [], []
        self._spot, self._puzzles, self._puzzle, self._passing = None, 0, None, None

    def hear(self, word: PileChanged) -> None:
        """Another pile lies there than was told: only of a card that is still its top it is known how it lies."""
        last, top = self._lain[-1:], word.top
        match word.how:
            case "swept":
                self.forget()
                self._lain, self._said = [], top
            case "named" if last and top is not None:
                if last[0].look is not None and last[0].face != top:
                    self.recognizer.learn(top, last[0].look, instead=last[0].face, by_word=True)
                last[0].face = top
            case "named" | "over":
                if self._asked is not None and top is not None:
                    self.recognizer.learn(top, self._asked, by_word=True)
                self._said, self._asked = top, None
            case "under":
                self._under = word.under
            case other:
                assert_never(other)

    @property
    def waiting(self) -> bool:
        """Whether the next picture at rest is wanted."""
        return self._ground is None or self._stirred or (self._open and not self._clean)

    def stirs(self, motion: MotionTracker, t: float, wide: int, tall: int) -> bool:
        """Whether something moves about the pile just now; remembers that it did."""
        self._open = motion.still(self._place_to_rest(wide, tall, AROUND), t) > CLEAN
        if motion.still(self._place_to_rest(wide, tall, NEAR), t) < CALM_SECONDS:
            if self._looks:
                self._note_stir(self._looks[-1])
            if not self._stirred or self._shots:
                self._shots, self._looks, self._tries = [], [], 0
            self._began = self._began if self._stirred else t
            self._stirred, self._rested = True, t
            return True
        return False

    def _note_stir(self, last: Look) -> None:
        """Something stirs before it was made out what came."""
        self._earlier = []
        if self._card_seems_there(last):
            self._puzzle = self._shots[-1]  # the next card lies on what was not made out
            self._earlier = self._looks
        if last.doubts == ("change",) and not self._is_last_card(last, COPY_MM):
            self._passing = last, self._shots[-1], self._came
            self._came = None
            self._earlier = self._looks

    def _is_last_card(self, look: Look, within: float) -> bool:
        """Whether this is but the last card, within so many millimetres of where it lay."""
        last = self._lain[-1] if self._lain else None
        return (
            last is not None
            and last.face == look.guess
            and self._distance_off_card(last, look) < within
        )

    @staticmethod
    def _distance_off_card(card: _Lain, look: Look) -> float:
        """How many millimetres beside a card this was found."""
        assert look.corners is not None
        return _card_distance(card.corners, look.corners) * CARD_MM / long_of(look.corners)

    def see(
        self, picture: Color, t: float, tags: tuple[Quad, ...] = ()
    ) -> tuple[BareCardSeen, ...]:
        """One picture while nothing moves; `tags` are those read in it."""
        if self._ground is None or self._ground.picture.shape != picture.shape:
            self._ground, self._stirred = Still(picture), False
            return ()
        if not self._stirred:
            if self._open and not self._clean:
                self._note_hands_gone(Still(picture))
            return ()
        if t - self._rested < CALM_SECONDS + TRIES[self._tries]:
            return ()
        now = Still(picture)
        self._shots.append(now)
        shot = Shot.of(self._shots, self._part_with_news(now))
        change = shot.beside(self._ground)
        boxes = change.places(self._spot, self._long)
        if not boxes:
            return self._stop_looking()
        if any(
            _tag_lies_in(boxes[0], tag) for tag in tags
        ):  # a card with tags: that is somebody else's
            return self._stop_looking(ground=now)
        if self._lain and self._last_card_gone(shot, change):
            card = self._lain.pop()
            return self._stop_looking(
                BareCardSeen("lifted", card.face, quad_of(card.corners)), ground=now
            )
        self._came = t if self._came is None else self._came
        look, before = self._newest_change(shot, change, boxes)
        self._looks.append(look)
        if look.card is None and self._all_looks_agree():
            look = replace(look, card=look.guess)
        elif look.card is not None and not self._seen_often_enough(look):
            look = replace(look, card=None, doubts=(*look.doubts, "once"))
        rests = self._take_certain(look, shot, before, t) if look.card is not None else ()
        if not rests:
            self._tries += 1
            if self._tries < len(TRIES):
                return ()
            rests = self._likeliest_faces(shot, before)
            if not rests and self._puzzles < PUZZLES:
                return self._keep_looking(now)
        self._puzzles, self._puzzle, self._passing = 0, None, None
        return self._stop_looking(*rests, ground=now)

    def _newest_change(self, shot: Shot, change: Change, boxes: list[Patch]) -> tuple[Look, Still]:
        """What came, and the picture before that: perhaps it lies on what was not made out."""
        assert self._ground is not None
        look = self._look_once_more(change, boxes)
        if look.card is None and self._puzzle is not None:
            since = shot.beside(self._puzzle)
            newer = since.places(self._spot, self._long)
            if newer:
                later = self._look_at_change(since, newer[0])
                if later.card is not None or "change" in look.doubts:
                    return later, self._puzzle
        return look, self._ground

    def _take_certain(
        self, look: Look, shot: Shot, before: Still, t: float
    ) -> tuple[BareCardSeen, ...]:
        """What a certain card means, and the one that came just before it; nothing when unsure."""
        known = list(self._lain), self._spot, self._said
        passed = self._previous_card_part(look, shot, before)
        if passed and self._passing is not None:
            before = self._passing[1]
        rests = self._tell_certain(look, shot, before, t)
        if not rests:
            self._lain, self._spot, self._said = known
            return ()
        return (*passed, *rests)

    def _keep_looking(self, now: Still) -> tuple[BareCardSeen, ...]:
        """It can't be made out yet: an arm, perhaps, and the card is still to be seen."""
        self._puzzles += 1
        self._puzzle = now
        self._stop_looking()
        self._clean = True
        return ()

    def _look_once_more(self, change: Change, boxes: list[Patch]) -> Look:
        """What came, looked for where the last look at it has found it."""
        box, earlier = boxes[self._tries % len(boxes)], self._earlier
        self._earlier = []
        if self._looks or not earlier:
            same = [
                one for one in self._looks[-1:] if len(boxes) == 1 and self._card_seems_there(one)
            ]
            return self._look_at_change(change, box, same[0].corners if same else None)
        look = self._look_at_change(change, box, earlier[-1].corners)
        if look.card is None and look.guess == earlier[-1].guess and self._card_seems_there(look):
            self._looks = earlier[1 - len(TRIES) :]  # as doubtful as before what stirred
            self._tries = len(self._looks)
        return look if look.card is not None or self._looks else self._look_at_change(change, box)

    def _stop_looking(
        self, *rests: BareCardSeen, ground: Still | None = None
    ) -> tuple[BareCardSeen, ...]:
        """Nothing more is looked at until something stirs; from now on the table looks like this `ground`."""
        self._stirred, self._shots, self._looks, self._tries = False, [], [], 0
        self._clean, self._came = False, None
        self._ground = ground or self._ground
        return rests

    def _all_looks_agree(self) -> bool:
        """Whether all looks at this rest, the last one included, name one face and doubt only how near others come."""
        return self._tries + 1 == len(TRIES) == len(self._looks) and all(
            look.guess == self._looks[-1].guess
            and look.doubts in ((), ("margin",))
            and dict(look.scores)["margin"] >= self.recognizer.agreed
            for look in self._looks
        )

    def _seen_often_enough(self, look: Look) -> bool:
        """Whether enough looks at this rest have told this card."""
        return sum(one.card == look.card for one in self._looks) >= self.recognizer.needed(look)

    def _card_seems_there(self, look: Look) -> bool:
        """Whether a card seems to lie on the pile, whichever it is."""
        return (
            look.corners is not None
            and bool(look.likely)
            and dict(look.scores)["shape"] <= LIKELY
            and self._lies_on_pile(look.corners)
            and "change" not in look.doubts
        )

    def _note_hands_gone(self, now: Still) -> None:
        """Nobody reaches over the table now: what an arm hid a moment ago is no news when it comes to light."""
        assert self._ground is not None
        last = self._lain[-1].corners if self._lain else None
        shot = Shot.of([now], self._part_with_news(now))
        if last is None or shot.beside(self._ground, last).share(last) < GONE:
            self._ground = now
        self._clean = True

    def _look_at_change(self, change: Change, box: Patch, there: Corners | None = None) -> Look:
        """The card in the part of the picture that changed; `there`, where it lay a moment ago."""
        long = self._long
        edge = 0.5 * long if long else 0.3 * max(box.right - box.left, box.bottom - box.top)
        part = box.grown(edge).inside(change.part)
        corner = np.array([part.left, part.top])
        known = None if there is None else there - corner
        look = self.recognizer.look(*change.of(part), long, known)
        return look if look.corners is None else replace(look, corners=look.corners + corner)

    def _tell_certain(
        self, look: Look, shot: Shot, before: Still, t: float
    ) -> tuple[BareCardSeen, ...]:
        """What a certain card means: a new one, the last one pushed, or one beside the pile; nothing when unsure."""
        assert look.card is not None
        assert look.corners is not None
        long = long_of(look.corners)
        if (
            self._long is not None
            and long > RAISED * self._long
            and t - self._rested < HELD_SECONDS
        ):
            return ()
        self._long = long if self._long is None else 0.8 * self._long + 0.2 * long
        place = quad_of(look.corners)
        if look.card == self._said:
            return self._note_lying_card(look.card, look.corners, before, "nudged", self._came)
        if not self._lies_on_pile(look.corners):
            return (BareCardSeen("beside", look.card, place),)
        first: tuple[BareCardSeen, ...] = ()
        if self._lain:
            last, change = self._lain[-1], shot.beside(before)
            moved = change.old_place_uncovered(last.corners, look.corners)
            as_before = (  # its place looks as it did before it came
                moved is not False
                and shot.beside(last.ground, last.corners).old_place_uncovered(
                    last.corners, look.corners
                )
                is False
            )
            if lifted := self._lower_came_to_light(look, moved=moved):
                return lifted
            if last.face == look.card:
                came = Shot.of([before], shot.part).beside(last.ground)
                moved = change.old_place_uncovered(last.corners, look.corners, came)
                off = self._distance_off_card(last, look)
                near = moved is None or (moved is False and off < SURE_COPY_MM)
                if off < UNMOVED_MM or (near and not as_before):
                    return ()
                if moved or as_before:
                    last.corners = look.corners
                    return (BareCardSeen("nudged", look.card, place),)
            elif moved and as_before:  # it was taken up, and another one laid
                first = (BareCardSeen("lifted", last.face, quad_of(last.corners)),)
                self._lain.pop()
        return (*first, *self._note_lying_card(look.card, look.corners, before, "laid", self._came))

    def _lower_came_to_light(self, look: Look, *, moved: bool | None) -> tuple[BareCardSeen, ...]:
        """The last card was taken up, when what lay under it is seen and the last one is not."""
        last, below = self._lain[-1], self._lain[-2] if len(self._lain) > 1 else None
        if moved is False or look.guess is None or look.corners is None or look.guess == last.face:
            return ()
        if look.guess == self._under:
            self._lain[-1] = _Lain(look.guess, look.corners, last.ground)
        elif (
            below is not None
            and below.face == look.guess
            and self._distance_off_card(below, look) < (PUSHED_MM if moved else UNMOVED_MM)
        ):
            self._lain.pop()
            below.corners = look.corners
        else:
            return ()
        self._spot, self._under = look.corners, None
        return (BareCardSeen("lifted", last.face, quad_of(last.corners)),)

    def _note_lying_card(
        self,
        face: str,
        corners: Corners,
        before: Still,
        what: Literal["laid", "nudged"],
        since: float | None,
    ) -> tuple[BareCardSeen, ...]:
        """A card lies on the pile now, as it was told, or said by somebody."""
        told = next((one for one in reversed(self._looks) if one.guess == face), None)
        if told is not None and what == "laid":
            self.recognizer.learn(face, told)
        self._lain = [*self._lain[1 - KEPT :], _Lain(face, corners, before, told)]
        self._under = self._said if what == "laid" else None
        self._spot, self._said = corners, None
        return (BareCardSeen(what, face, quad_of(corners), since=since, began=self._began),)

    def _previous_card_part(
        self, look: Look, shot: Shot, before: Still
    ) -> tuple[BareCardSeen, ...]:
        """The card that came just before this one: what is left of it in sight is still as it was."""
        if self._passing is None:
            return ()
        card, still, since = self._passing
        if card.corners is None or look.corners is None or not self._lies_on_pile(card.corners):
            return ()
        came = Shot.of([still], shot.part).beside(before)
        if shot.beside(still).old_place_uncovered(card.corners, look.corners, came) is not False:
            return ()
        face = str(card.guess)
        what: Literal["laid", "nudged"] = "nudged" if face == self._said else "laid"
        return self._note_lying_card(face, card.corners, before, what, since)

    def _likeliest_faces(self, shot: Shot, before: Still) -> tuple[BareCardSeen, ...]:
        """The likeliest faces by all looks at this rest, the best explained one first, where a card seems to lie."""
        looks = sorted(
            filter(self._card_seems_there, self._looks), key=lambda one: dict(one.scores)["shape"]
        )
        if not looks or (corners := looks[0].corners) is None:
            return ()
        if self._is_last_card(looks[0], UNMOVED_MM):
            return ()
        if self._lain:
            moved = shot.beside(before).old_place_uncovered(self._lain[-1].corners, corners)
            if lifted := self._lower_came_to_light(looks[0], moved=moved):
                return lifted
        ranks = zip_longest(*(one.likely for one in looks))  # what each look found likeliest, first
        likely = tuple(dict.fromkeys(face for rank in ranks for face in rank if face))[:CHOICES]
        self._asked = looks[0]
        return (BareCardSeen("unsure", likely[0], quad_of(corners), likely),)

    def _last_card_gone(self, shot: Shot, change: Change) -> bool:
        """Whether the last card's place looks as it did before that card came, and no longer as with it."""
        last = self._lain[-1]
        return (
            change.share(last.corners) > 0.3
            and shot.beside(last.ground, last.corners).share(last.corners) < GONE
        )

    def _part_with_news(self, now: Still) -> Patch:
        """The part of the picture that may hold news: what changes elsewhere is not looked at."""
        if self._spot is None or self._long is None:
            return now.whole
        last = [quad_of(self._lain[-1].corners)] if self._lain else []
        return around((_square_about(self._spot, BROAD * self._long), *last)).inside(now.whole)

    def _lies_on_pile(self, corners: Corners) -> bool:
        if not self._lain or self._spot is None:
            return True
        spots = [one.corners.mean(axis=0) for one in self._lain[-3:]]
        far = min(float(np.linalg.norm(corners.mean(axis=0) - spot)) for spot in spots)
        return far < PILE * long_of(corners)

    def _place_to_rest(self, wide: int, tall: int, lengths: float) -> Quad:
        """The part of the picture that has to be at rest: about the pile, or all of it."""
        if self._spot is None or self._long is None:
            edge = 0.3 * wide
            return _square_around_card(-edge, -edge, wide + edge, tall + edge)
        return _square_about(self._spot, lengths * self._long / 0.6)


def _square_about(spot: Corners, reach: float) -> Quad:
    """The square that reaches so far to either side of a card's middle."""
    x, y = (float(value) for value in spot.mean(axis=0))
    return _square_around_card(x - reach, y - reach, x + reach, y + reach)


def _square_around_card(left: float, top: float, right: float, bottom: float) -> Quad:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _card_distance(one: Corners, other: Corners) -> float:
    """How far a card's corners have come, whichever way around it lies."""
    return float(
        min(
            np.linalg.norm(one - other, axis=1).mean(),
            np.linalg.norm(one - np.roll(other, 2, axis=0), axis=1).mean(),
        )
    )


def _tag_lies_in(box: Patch, tag: Quad) -> bool:
    """Whether a tag lies in a part of the picture."""
    x, y = sum(p[0] for p in tag) / 4, sum(p[1] for p in tag) / 4
    return box.left <= x <= box.right and box.top <= y <= box.bottom
