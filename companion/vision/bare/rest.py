"""What came to rest on the table: two pictures at rest are compared, and what changed is looked at.

While nothing stirs, nothing is done. When something did and the pile's place has come to rest, the picture is compared
with the last one at rest: a card came, went, or was pushed. Looks at one rest are put together until the card is beyond
doubt; when they run out, the likeliest faces are named.
"""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.sighting import Quad, Rest, quad
from companion.vision.bare.cut import Color, Corners
from companion.vision.bare.recognize import Look, Recognizer, difference
from companion.vision.motion import Motion, Patch, around

CALM = 0.13
"""Seconds for which nothing may have stirred about the pile."""
TRIES = (0.0, 0.15, 0.35, 0.6)
"""Seconds after that at which a picture is looked at, each put together with those before it."""
AGREED = 0.4
"""How much nearer than others a face must come that all looks at one rest agree on and doubt for nothing else."""
COPY = 8.0
"""Millimetres that a second copy must lie off the first to be one…"""
STILL = 2.5
"""…and so few that nothing has moved."""
LONG = 89.0
"""Millimetres of a card's length."""
PILE = 0.95
"""Card lengths from the last cards' middles within which a card lies on the pile."""
NEAR = 0.85
"""Card lengths about the last card's middle in which all has to be at rest."""
AROUND = 1.5
"""Card lengths about it in which anything that concerns the pile happens."""
CLEAN = 0.35
"""Seconds of rest there after which nobody reaches into the picture."""
RAISED = 1.06
"""A card that looks so much longer than those before it may be held over the pile…"""
HELD = 1.0
"""…for so many seconds."""
PUZZLES = 3
"""Rests that may stay unexplained before what lies there is taken for part of the table."""
GONE = 0.1
"""Share of a place that may differ from the picture before a card came, when that card is gone."""
KEPT = 8
LIKELY = 0.4
"""A place that is explained worse holds no card at all."""


@dataclass(slots=True)
class _Lain:
    """A card that was told, and how its place looked before it came."""

    face: str
    corners: Corners
    ground: Color


class BareEyes:
    """Eyes for a taught deck: pictures at rest in, what came to rest out."""

    def __init__(self, recognizer: Recognizer) -> None:
        self.recognizer = recognizer
        self._ground: Color | None = None
        self._puzzle: Color | None = None
        self._lain: list[_Lain] = []
        self._long: float | None = None
        self._shots: list[Color] = []
        self._looks: list[Look] = []
        self._rested = float("-inf")
        self._tries = 0
        self._stirred = True
        self._spot: Corners | None = None
        self._puzzles = 0
        self._clean = True
        self._open = False

    def forget(self) -> None:
        """The camera looks from somewhere else, or the pile was swept up: what is there now lies there."""
        self._ground, self._lain, self._shots, self._stirred = None, [], [], True
        self._looks = []
        self._spot, self._puzzles, self._puzzle = None, 0, None

    @property
    def waiting(self) -> bool:
        """Whether the next picture at rest is wanted."""
        return self._ground is None or self._stirred or (self._open and not self._clean)

    def stirs(self, motion: Motion, t: float, wide: int, tall: int) -> bool:
        """Whether something moves about the pile just now; remembers that it did."""
        self._open = motion.still(self._place(wide, tall, AROUND), t) > CLEAN
        if motion.still(self._place(wide, tall, NEAR), t) < CALM:
            if self._looks and self._seems(self._looks[-1]):
                self._puzzle = self._shots[-1]  # the next card lies on what was not made out
            if not self._stirred or self._shots:
                self._shots, self._looks, self._tries = [], [], 0
            self._stirred, self._rested = True, t
            return True
        return False

    def see(self, picture: Color, t: float, tags: tuple[Quad, ...] = ()) -> tuple[Rest, ...]:
        """One picture while nothing moves; `tags` are those read in it."""
        if self._ground is None or self._ground.shape != picture.shape:
            self._ground, self._stirred = picture, False
            return ()
        if not self._stirred and self._open and not self._clean:
            self._cleaned(picture)
            return ()
        if not self._stirred or t - self._rested < CALM + TRIES[self._tries]:
            return ()
        now = _like(self._shots[0], picture) if self._shots else picture
        self._shots.append(now)
        shot = (
            np.rint(np.mean(self._shots, axis=0)).astype(np.uint8) if len(self._shots) > 1 else now
        )
        ground = _like(shot, self._ground)
        boxes = self._changed(shot, ground)
        if not boxes:
            return self._done()
        if any(
            _in(boxes[0], tag) for tag in tags
        ):  # a card with tags came: that is somebody else's
            self._ground = now
            return self._done()
        if self._lain and self._gone(shot, ground):
            card = self._lain.pop()
            self._ground = now
            return self._done(Rest("lifted", card.face, _quad(card.corners)))
        look = self._looked(shot, ground, boxes[self._tries % len(boxes)])
        if (
            look.card is None and self._puzzle is not None
        ):  # what came since then lies on it, perhaps
            puzzle = _like(shot, self._puzzle)
            newer = self._changed(shot, puzzle)
            if newer:
                later = self._looked(shot, puzzle, newer[0])
                if later.card is not None or "change" in look.doubts:
                    look, ground = later, puzzle
        self._looks.append(look)
        if look.card is None and self._agreed():
            look = replace(look, card=look.guess)
        rests = self._told(look, shot, ground, t) if look.card is not None else ()
        if not rests:
            self._tries += 1
            if self._tries < len(TRIES):
                return ()
            rests = self._unsure(look)
            if (
                not rests and self._puzzles < PUZZLES
            ):  # an arm, perhaps: the card is still to be seen
                self._puzzles += 1
                self._puzzle = now
                self._done()
                self._clean = True
                return ()
        self._ground, self._puzzles, self._puzzle = now, 0, None
        return self._done(*rests)

    def _done(self, *rests: Rest) -> tuple[Rest, ...]:
        self._stirred, self._shots, self._looks, self._tries = False, [], [], 0
        self._clean = False
        return rests

    def _agreed(self) -> bool:
        """Whether all looks at this rest, the last one included, name one face and doubt only how near others come."""
        return self._tries + 1 == len(TRIES) == len(self._looks) and all(
            look.guess == self._looks[-1].guess
            and look.doubts in ((), ("margin",))
            and dict(look.scores)["margin"] >= AGREED
            for look in self._looks
        )

    def _seems(self, look: Look) -> bool:
        """Whether a card seems to lie on the pile, whichever it is."""
        return (
            look.corners is not None
            and bool(look.likely)
            and dict(look.scores)["shape"] <= LIKELY
            and self._on_pile(look.corners)
            and "change" not in look.doubts
        )

    def _cleaned(self, shot: Color) -> None:
        """Nobody reaches over the table now: what an arm hid a moment ago is no news when it comes to light."""
        assert self._ground is not None
        lain = self._lain
        if not lain or _differing(shot, _like(shot, self._ground), lain[-1].corners) < GONE:
            self._ground = shot
        self._clean = True

    def _changed(self, shot: Color, ground: Color) -> list[Patch]:
        """Where the picture differs from one at rest by enough for a card, the largest place first."""
        small = [np.asarray(cv2.pyrDown(one), np.uint8) for one in (shot, ground)]
        changed = difference(small[0], small[1])
        if self._spot is not None and self._long is not None:  # elsewhere are arms, cups and hands
            x, y = (round(float(value) / 2) for value in self._spot.mean(axis=0))
            far = np.ones(changed.shape, np.uint8)
            cv2.circle(far, (x, y), round(AROUND * self._long / 2), (0.0,), -1)
            changed[far > 0] = 0
        joined = cv2.morphologyEx(changed, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
        _, _, stats, _ = cv2.connectedComponentsWithStats(np.asarray(joined, np.uint8))
        least = 0.06 * self._long**2 if self._long else 0.0015 * shot.shape[0] * shot.shape[1]
        found = [[2 * int(value) for value in row] for row in stats[1:]]
        return [
            Patch(x, y, x + wide, y + tall)
            for x, y, wide, tall, area in sorted(found, key=lambda one: -one[4])[:3]
            if 2 * area >= least
        ]

    def _looked(self, shot: Color, ground: Color, box: Patch) -> Look:
        """The card in the part of the picture that changed."""
        long = self._long
        edge = 0.5 * long if long else 0.3 * max(box.right - box.left, box.bottom - box.top)
        part = box.grown(edge).within(shot.shape[1], shot.shape[0])
        rows, columns = slice(part.top, part.bottom), slice(part.left, part.right)
        look = self.recognizer.look(shot[rows, columns], ground[rows, columns], long)
        if look.corners is None:
            return look
        corners = look.corners + np.array([part.left, part.top])
        return Look(look.card, look.guess, corners, look.ms, look.likely, look.doubts, look.scores)

    def _told(self, look: Look, shot: Color, ground: Color, t: float) -> tuple[Rest, ...]:
        """What a certain card means: a new one, the last one pushed, or one beside the pile; nothing when unsure."""
        assert look.card is not None
        assert look.corners is not None
        long = _length(look.corners)
        if self._long is not None and long > RAISED * self._long and t - self._rested < HELD:
            return ()
        self._long = long if self._long is None else 0.8 * self._long + 0.2 * long
        place = _quad(look.corners)
        if not self._on_pile(look.corners):
            return (Rest("beside", look.card, place),)
        first: tuple[Rest, ...] = ()
        if self._lain:
            last = self._lain[-1]
            moved = _uncovered(last.corners, look.corners, shot, ground)
            if last.face == look.card:
                off = _apart(last.corners, look.corners) * LONG / long
                if off < STILL or (off < COPY and moved is not True):
                    return ()
                if moved:
                    last.corners = look.corners
                    return (Rest("nudged", look.card, place),)
            elif (
                moved
                and _uncovered(last.corners, look.corners, shot, _like(shot, last.ground)) is False
            ):
                # Its place looks as it did before it came: it was taken up, and another one laid.
                first = (Rest("lifted", last.face, _quad(last.corners)),)
                self._lain.pop()
                below = self._lain[-1] if self._lain else None
                if (
                    below is not None
                    and below.face == look.card
                    and _apart(below.corners, look.corners) * LONG / long < COPY
                ):  # no other one was laid: what lay under it came to light
                    below.corners = look.corners
                    return first
        self._lain = [*self._lain[1 - KEPT :], _Lain(look.card, look.corners, ground)]
        self._spot = look.corners
        return (*first, Rest("laid", look.card, place))

    def _unsure(self, look: Look) -> tuple[Rest, ...]:
        """The likeliest faces, where a card seems to lie."""
        if look.corners is None or not self._seems(look):
            return ()
        if self._lain and self._lain[-1].face == look.guess:
            off = _apart(self._lain[-1].corners, look.corners) * LONG / _length(look.corners)
            if off < STILL:
                return ()
        return (Rest("unsure", look.likely[0], _quad(look.corners), look.likely),)

    def _gone(self, shot: Color, ground: Color) -> bool:
        """Whether the last card's place looks as it did before that card came, and no longer as with it."""
        last = self._lain[-1]
        return (
            _differing(shot, ground, last.corners) > 0.3
            and _differing(shot, _like(shot, last.ground), last.corners) < GONE
        )

    def _on_pile(self, corners: Corners) -> bool:
        if not self._lain:
            return True
        spots = [one.corners.mean(axis=0) for one in self._lain[-3:]]
        far = min(float(np.linalg.norm(corners.mean(axis=0) - spot)) for spot in spots)
        return far < PILE * _length(corners)

    def _place(self, wide: int, tall: int, lengths: float) -> Quad:
        """The part of the picture that has to be at rest: about the pile, or all of it."""
        if self._spot is None or self._long is None:
            edge = -0.3 * wide
            left, top, right, bottom = edge, edge, wide - edge, tall - edge
        else:
            x, y = self._spot.mean(axis=0)
            reach = lengths * self._long / 0.6
            left, top, right, bottom = x - reach, y - reach, x + reach, y + reach
        return ((left, top), (right, top), (right, bottom), (left, bottom))


def _like(shot: Color, before: Color) -> Color:
    """A picture from before as bright as this one, and shifted to where the camera looks now: it sways on its stand.

    What is remembered from card to card is never changed itself: else small errors add up.
    """
    some = [one[::8, ::8].reshape(-1, 3).astype(np.float32) for one in (shot, before)]
    plain = (some[1].min(axis=1) > 20) & (some[1].max(axis=1) < 245)
    if plain.sum() > 100:
        gain = np.median(some[0][plain] / some[1][plain], axis=0)
        if np.abs(gain - 1).max() > 0.015 and np.abs(gain - 1).max() < 0.5:
            before = np.clip(np.rint(before * gain), 0, 255).astype(np.uint8)
    rough = [
        cv2.resize(one, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)[:, :, 1].astype(
            np.float32
        )
        for one in (shot, before)
    ]
    window = cv2.createHanningWindow((rough[0].shape[1], rough[0].shape[0]), cv2.CV_32F)
    (x, y), sure = cv2.phaseCorrelate(rough[0], rough[1], window)
    x, y = 4 * x, 4 * y
    if sure < 0.2 or max(abs(x), abs(y)) < 0.4 or max(abs(x), abs(y)) > 12:
        return before
    way = np.array([[1, 0, -x], [0, 1, -y]], np.float32)
    size = (before.shape[1], before.shape[0])
    return np.asarray(cv2.warpAffine(before, way, size, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def _length(corners: Corners) -> float:
    return (
        float(np.linalg.norm(corners[3] - corners[0]) + np.linalg.norm(corners[2] - corners[1])) / 2
    )


def _apart(one: Corners, other: Corners) -> float:
    """How far a card's corners have come, whichever way around it lies."""
    return float(
        min(
            np.linalg.norm(one - other, axis=1).mean(),
            np.linalg.norm(one - np.roll(other, 2, axis=0), axis=1).mean(),
        )
    )


def _uncovered(old: Corners, new: Corners, shot: Color, ground: Color) -> bool | None:
    """Whether what the card used to cover shows something else now: it was pushed, and no other card came.

    None when too little of it can be seen.
    """
    strip = _filled(shot, old, shrink=0.97)
    strip[_filled(shot, new, shrink=1.04) > 0] = 0
    strip = np.asarray(cv2.erode(strip, np.ones((3, 3), np.uint8)), np.uint8)
    if int((strip > 0).sum()) < 0.012 * _length(new) ** 2:
        return None
    changed = difference(shot, ground)
    share = float((changed[strip > 0] > 0).mean())
    return True if share > 0.5 else False if share < 0.25 else None


def _differing(one: Color, other: Color, corners: Corners) -> float:
    """Which share of a place differs in two pictures."""
    patch = around((_quad(corners),)).grown(4).within(one.shape[1], one.shape[0])
    rows, columns = slice(patch.top, patch.bottom), slice(patch.left, patch.right)
    changed = difference(one[rows, columns], other[rows, columns])
    inside = _filled(changed, corners - np.array([patch.left, patch.top]), shrink=0.95)
    return float((changed[inside > 0] > 0).mean()) if inside.any() else 0.0


def _filled(picture: NDArray[np.uint8], corners: Corners, *, shrink: float) -> NDArray[np.uint8]:
    mask = np.zeros(picture.shape[:2], np.uint8)
    middle = corners.mean(axis=0)
    cv2.fillConvexPoly(mask, np.rint(middle + shrink * (corners - middle)).astype(np.int32), (1.0,))
    return mask


def _quad(corners: Corners) -> Quad:
    return quad([[float(x), float(y)] for x, y in corners])


def _in(box: Patch, tag: Quad) -> bool:
    """Whether a tag lies in a part of the picture."""
    x, y = sum(p[0] for p in tag) / 4, sum(p[1] for p in tag) / 4
    return box.left <= x <= box.right and box.top <= y <= box.bottom
