"""Cards that lie open in a row beside the pile: one may cover a part of the next one's tag."""

import math
from collections.abc import Iterator

import numpy as np

from companion.pile.outline import Outline, Shape, learned, outline
from companion.pile.quad import Point, Quad, grown, inside, middle, side, square_around
from companion.vision import tuning
from companion.vision.matching import Matcher, squareness
from companion.vision.motion import Patch, around
from companion.vision.occlusion import finders_of
from companion.vision.partial_tag import Cards, PartialTags
from companion.vision.picture import Gray
from companion.vision.reader import MODULES, Code
from companion.vision.scene import Scene


class OpenRow:
    """The cards that lie open beside the pile just now."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._peeking = PartialTags(Matcher(()))
        self._shape = Shape()
        self._lying: list[Code] = []
        self._strange: list[tuple[Point, float, float]] = []
        """Marks of no card that was read: where, since when, and when they were seen last."""

    def deal(self, deck: Matcher) -> None:
        """These are the tags that may lie on the table."""
        self._peeking = PartialTags(deck)

    @property
    def unread(self) -> tuple[Quad, ...]:
        """Where a tag has lain for a while that can't be read."""
        t, module = self.scene.t, self.scene.module()
        return tuple(
            square_around(spot, MODULES * module)
            for spot, since, seen in self._strange
            if seen - since > tuning.ROW_STAYS and t - seen < tuning.ROW_LOST
        )

    def where(self, picture: Gray, zone: Patch) -> Patch | None:
        """Where they lie, if two are read at least."""
        self._lying = [
            one.code
            for one in self.scene.kept
            if one.code.ours and not inside(middle(one.code.corners), zone.corners)
        ]
        tags = tuple(one.corners for one in self._lying)
        if len(tags) < 2:
            return None
        tall, wide = picture.shape
        return around(tags).grown(1.5 * max(map(side, tags))).within(wide, tall)

    def half_covered(self, picture: Gray, zone: Patch, patch: Patch) -> list[Code]:
        """Tags half under another card of the row."""
        over, known = self._expected_cards()
        taken = [zone.corners, *(grown(one.corners, 1.2) for one in self._lying)]
        unread, module, found, looks = self.unread, self.scene.module(), list[Code](), 0
        for x, y in self._peeking.spots(np.ascontiguousarray(patch.of(picture)), module):
            spot = x + patch.left, y + patch.top
            if any(inside(spot, tag) for tag in taken):
                continue
            if any(math.dist(spot, mark) < tuning.ROW_KNOWN * module for mark in known):
                continue
            square = squareness(picture, spot, module)
            if square < tuning.ROW_MARK:
                continue
            if any(math.dist(spot, middle(tag)) < 2 * module for tag in unread):
                self._note_unread_mark(spot, module)
                continue
            code = self._peeking.look(picture, module, spot, over).code
            if code is not None:
                found.append(code)
                taken.append(grown(code.corners, 1.2))
            elif square > tuning.ROW_MARK_SURE:
                self._note_unread_mark(spot, module)
            looks += 1
            if looks == tuning.ROW_LOOKS:
                break
        return found

    def _expected_cards(self) -> tuple[Cards, list[Point]]:
        """Where the cards of the row may lie, and the finder marks of their tags that are not read."""
        cards: dict[str, tuple[Quad, ...]] = {}
        for one in self._lying:
            cards[one.text] = (*cards.get(one.text, ()), one.corners)
        for tags in cards.values():
            self._shape = learned(tags, self._shape)
        over: list[tuple[str, Quad]] = []
        known: list[Point] = []
        for text, tags in cards.items():
            lies = outline(tags, self._shape)
            over += [(text, place) for place in lies.places]
            if len(tags) == 1:
                known += self._other_tag_marks(tags[0], lies)
        return over, known

    def _other_tag_marks(self, tag: Quad, lies: Outline) -> Iterator[Point]:
        """The finder marks of a card's other tag, wherever it may lie."""
        marks = finders_of(np.array([tag]))
        for place in lies.places:
            across = 2 * np.array(middle(place))
            there = (
                across - marks if self._shape.turned else marks + across - 2 * np.array(middle(tag))
            )
            yield from ((float(x), float(y)) for x, y in there)

    def _note_unread_mark(self, spot: Point, module: float) -> None:
        """A mark of no card that was read."""
        t, since = self.scene.t, self.scene.t
        for one in self._strange:
            if math.dist(one[0], spot) < 2 * module and t - one[2] < tuning.ROW_LOST:
                since = one[1]
        near = [one for one in self._strange if math.dist(one[0], spot) >= 2 * module]
        self._strange = [*(one for one in near if t - one[2] < tuning.ROW_LOST), (spot, since, t)]
