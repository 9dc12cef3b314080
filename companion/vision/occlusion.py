"""Which cards cover others, and which tags peek out from under them."""

import math
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from companion.pile.outline import spanned
from companion.pile.quad import (
    Point,
    Quad,
    apart,
    grown,
    inside,
    middle,
    moved,
    side,
    square_around,
)
from companion.vision import card_edges, tuning
from companion.vision.matching import Matcher, squareness
from companion.vision.messages import LookFor
from companion.vision.motion import Patch
from companion.vision.partial_tag import PartialTags
from companion.vision.picture import Gray
from companion.vision.reader import MODULES, Code
from companion.vision.scene import Scene
from companion.vision.tag_reading import TagReading, same


class Occlusions:
    """Reads tags that are half covered, and tells which of two cards lies on top."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._lies: list[tuple[str, Quad]] = []
        self._through = self._told = float("-inf")
        self._freed = float("-inf")
        """When an arm last uncovered something that it may have hidden."""
        self._reached = False
        self._unlooked = False
        """Whether something was uncovered that has not been looked at since."""
        self._under: set[tuple[str, str]] = set()
        self._peeking = PartialTags(Matcher(()))
        self._peeked: list[TagReading] = []
        self._dull: list[tuple[Point, float, bool]] = []
        """Finder marks that told nothing: where, when, and whether an arm may hide the rest of their tag."""
        self._dull_under: set[str] = set()
        """The cards that might have covered those tags."""
        self._rims: tuple[float, tuple[tuple[str, str], ...]] = (float("-inf"), ())
        """When the cards' edges were last looked at, and what they told."""
        self._sure: tuple[tuple[str, str], ...] = ()
        """What they told twice in a row: one look was wrong in 4 of 181 pairs, two in none of 252."""

    def deal(self, deck: Matcher) -> None:
        """These are the tags that may lie on the table."""
        self._peeking = PartialTags(deck)

    def hear(self, word: LookFor) -> None:
        """Takes in a message from the table before the scene does."""
        now = self.scene
        if word.top != now.top:
            self._told = now.t
        if {text for text, _ in word.coming} - now.coming:
            self._through = float("-inf")

    def place(self, picture: Gray) -> None:
        """Tracks the topmost cards, in every other frame."""
        if self.scene.slow or self.scene.every_other:
            self._lies = self._topmost_cards(picture)

    def due(self, t: float) -> bool:
        """Whether another card may lie under one that has just come."""
        return bool(self.scene.resting) or t - self._told < tuning.OCCLUDED_LOOKS

    @property
    def more(self) -> bool:
        """Whether the next look may tell more.

        It may when an unknown card was made out in this frame, when an arm hides one or just did, or when the
        edges have told only once which of two cards lies on top.
        """
        now = self.scene
        return (
            (now.t - self._freed < tuning.FREED and not now.slow)
            or self._unlooked
            or any(now.coming.issuperset(pair) for pair in self._edges_told_once)
            or any(hidden for _, _, hidden in self._dull)
            or any(one.t == now.t and one.code.text not in now.coming for one in self._peeked)
        )

    def _topmost_cards(self, picture: Gray) -> list[tuple[str, Quad]]:
        """The topmost cards and their places in this picture: those that are coming, then the top card."""
        now = self.scene
        found: list[tuple[str, Quad]] = []
        if self.due(now.t):
            come = [one for one in now.attend.coming if one[0] in now.resting]
            for text, places in (*come, (now.top or "", now.attend.places)):
                tags = [kept.code.corners for kept in now.kept if kept.code.text == text]
                whole = spanned(*tags) if len(tags) == 2 else None
                there = [moved(place, *now.motion.shift) for place in places]
                there = [whole] if whole is not None else there
                place = card_edges.placed(picture, there) if there else None
                before = dict(self._lies).get(text)
                if place is None and before is not None:  # it was told a moment ago which it is
                    near = [one for one in there if apart(one, before) < 0.2 * side(one)]
                    place = near[0] if near else None
                if place is not None:
                    found.append((text, place))
        return found

    @property
    def _edges_told_once(self) -> set[tuple[str, str]]:
        """What the edges told in the last look only."""
        return set(self._rims[1]) - set(self._sure)

    @property
    def under(self) -> tuple[tuple[str, str], ...]:
        """Pairs (upper, lower) of cards in which the upper one was seen to cover part of the lower one's tag."""
        return tuple(sorted(self._under))

    def over(self, picture: Gray, t: float) -> tuple[tuple[str, str], ...]:
        """Pairs (upper, lower) of cards, where their edges or covered tags tell."""
        looked, before = self._rims
        if len(self._lies) < 2:
            self._rims, self._sure = (t, ()), ()
        elif (
            t - looked > tuning.EDGES_PAUSE or len(self.scene.resting) > 1 or self._edges_told_once
        ):
            told = card_edges.over(picture, self._lies, self.scene.motion.stirs)
            self._rims = t, told
            self._sure = told if self.scene.slow else tuple(one for one in told if one in before)
        return (*self._sure, *self.under)

    def peek(self, picture: Gray, zone: Patch, t: float, *, reached: bool) -> list[Code]:
        """Reads tags half under a card that has just come; each must be made out in two frames."""
        now = self.scene
        (dx, dy), over = now.motion.shift, self._cards_just_come()
        let_go, self._reached = self._reached and not reached, reached
        under = reached and not now.slow
        self._peeked = [
            one
            for one in self._peeked
            if t - one.t < tuning.REREAD_AFTER / 2
            and one.code.text not in now.known  # it is told by now
        ]
        upper = {text for text, _ in over}
        known_now = not upper <= self._dull_under  # what covers them
        self._dull_under = upper
        dull = [
            one for one in self._dull
            if now.motion.still(self._area_around_mark(one[0]), t) > t - one[1] and (reached or not one[2])
            and not known_now
        ]  # fmt: skip
        if any(hidden for _, _, hidden in set(self._dull) - set(dull)):
            self._through = float("-inf")
            self._freed = self._freed if reached else t
            self._unlooked = True
        self._dull = dull
        at = [grown(code.corners, 1.2) for code in (kept.code for kept in now.kept)]
        sure = self._look_again_at_tags(picture, t, over)
        at += [grown(code.corners, 1.2) for code in sure]

        fresh = (
            self._through < now.stirred
        )  # else nothing has stirred since all of it was looked at
        lost = now.coming - {kept.code.text for kept in now.kept}
        where = zone if fresh and (lost or now.slow or now.every_other or let_go) else None
        self._unlooked = self._unlooked and where is None and fresh
        where = where and now.more_came(
            picture,
            zone,
            (place for _, place in self._cards_just_come()),
            rests=under or not let_go,
        )
        if where is None:
            return sure
        looked, module = 0, now.module()

        def known(spot: Point) -> bool:
            return (
                any(inside(spot, quad) for quad in at)
                or any(math.dist(spot, place) < module for place, _, _ in self._dull)
                or (
                    under
                    and now.motion.still(square_around(spot, 2 * module), t) < tuning.MARK_RESTS
                )
                or now.background.unchanged(picture, spot, 5 * module, now.restless)
            )

        tops = [grown(tag, 1.3) for tag in now.pile]  # half covered now, they are no new card's
        spots = self._peeking.spots(np.ascontiguousarray(where.of(picture)), module)
        for x, y in self._unexplained_marks(
            [(x + where.left, y + where.top) for x, y in spots], module
        ):
            spot = x, y
            if known(spot):
                continue
            here = self._module_at(spot)
            square = squareness(picture, spot, here)
            if square > tuning.MARK_PERHAPS:
                looked += 1
                if looked > (tuning.MARK_LOOKS_SLOW if now.slow else tuning.MARK_LOOKS):
                    break
                found = self._peeking.look(picture, here, spot, over).code
            else:
                found = None
            if found is None or found.text in now.known:
                hidden = (
                    found is None
                    and reached
                    and not any(inside(spot, tag) for tag in tops)
                    and square > tuning.MARK_EXPECTED
                )
                self._dull.append((spot, t, hidden))
            else:
                there = moved(found.corners, -dx, -dy)
                at.append(grown(found.corners, 1.2))
                self._peeked.append(TagReading(Code(found.text, there, ours=True), t))
        if not looked and now.motion.share(zone) < 0.03:
            self._through = t
        return sure

    def _look_again_at_tags(
        self, picture: Gray, t: float, over: list[tuple[str, Quad]]
    ) -> list[Code]:
        """Tags that were made out a moment ago, looked at once more, and what covers them: perhaps it was a hand."""
        now, uppers = self.scene, dict(self._lies)
        self._under = {pair for pair in self._under if pair[0] in uppers}
        doubted = {lower for _, lower in self._under}
        sure: list[Code] = []
        covered: set[tuple[str, str]] = set()
        found: set[str] = set()
        lost: set[str] = set()
        for n, one in enumerate(self._peeked):
            text = one.code.text
            read = any(
                kept.t >= t - tuning.OCCLUDED_READ and same(one.code, kept.code)
                for kept in now.kept
            )
            if read and text not in doubted:
                continue
            there = replace(one.code, corners=now.in_picture(one))
            peek = self._peeking.again(picture, there, over)
            if peek is None or peek.code is None:
                lost.add(text)
                continue
            found.add(text)
            covered |= {(upper, text) for upper in peek.under}
            self._peeked[n] = replace(one, t=t)
            if not read:
                sure.append(peek.code)
        self._under = {pair for pair in self._under if pair[1] not in found - lost} | covered
        return sure

    def _cards_just_come(self) -> list[tuple[str, Quad]]:
        """The cards that have just come; another one may lie under them."""
        told = self.scene.t - self._told < tuning.OCCLUDED_LOOKS
        return [(text, place) for text, place in self._lies if told or text in self.scene.coming]

    def _module_at(self, spot: Point) -> float:
        """Pixels a module at this spot, by the nearest tag that is read: a tilted camera sees far tags smaller."""
        tags = [kept.code.corners for kept in self.scene.kept if kept.code.ours]
        near = min(tags, key=lambda tag: math.dist(middle(tag), spot), default=None)
        return self.scene.module() if near is None else side(near) / MODULES

    def _area_around_mark(self, spot: Point) -> Quad:
        """The area around a finder mark in which its tag may lie."""
        return square_around(spot, MODULES / 0.7 * self.scene.module())  # (looked at: 0.6 of it)

    def _unexplained_marks(self, spots: list[Point], module: float) -> list[Point]:
        """The spots that are not finder marks of known tags: of the pile's cards, or of the cards that come."""
        now, attend = self.scene, self.scene.attend
        tags = np.array(attend.tags).reshape(-1, 4, 2) + now.motion.shift
        found = [finders_of(tags)]
        for text, places in attend.coming:
            mine = [kept.code.corners for kept in now.kept if kept.code.text == text]
            for place in places if mine else ():
                across = 2 * np.add(middle(place), now.motion.shift)
                found.append(across - finders_of(np.array(mine)))
        off = np.abs(np.array(spots).reshape(-1, 1, 2) - np.concatenate(found))
        known = (off.max(axis=2) < tuning.MARK_SAME * module).any(axis=1).tolist()
        return [spot for spot, mark in zip(spots, known, strict=True) if not mark]


def finders_of(tags: NDArray[np.float64]) -> NDArray[np.float64]:
    """The middles of the finder marks of tags."""
    a, b, d = tags[:, None, 0], tags[:, None, 1], tags[:, None, 3]
    at = np.array([(1, 1), (5, 1), (1, 5)]) / 6
    return np.asarray((a + (b - a) * at[:, :1] + (d - a) * at[:, 1:]).reshape(-1, 2), np.float64)
