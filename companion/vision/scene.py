"""What the eyes know of the table in this frame: where its piles are, what moves, what was read a moment ago."""

from collections.abc import Iterable
from dataclasses import replace
from math import dist

import numpy as np

from companion.pile.draw_pile_finder import DrawPileFinder
from companion.pile.quad import Point, Quad, apart, grown, middle, moved, side
from companion.pile.spots import Spot
from companion.pile.tuning import TUNING
from companion.vision import mat, tuning
from companion.vision.background import Background
from companion.vision.messages import LookFor
from companion.vision.motion import MotionTracker, Patch, around
from companion.vision.picture import Gray, alike
from companion.vision.reader import MODULES, Code
from companion.vision.tag_reading import TagReading, same


class Scene:
    """One table, as the camera saw it up to now."""

    def __init__(self) -> None:
        self.every_other = False
        """Whether this frame is one of every other one, for what need not be done in each."""
        self.t = 0.0
        self.slow = False
        """Whether pictures come so rarely that each must be looked at closely."""
        self.motion = MotionTracker()
        self.background = Background(self.motion)
        self.kept: list[TagReading] = []
        self.attend = LookFor(None, (), frozenset())
        self.top: str | None = None
        self.known: frozenset[str] = frozenset()
        self.coming: frozenset[str] = frozenset()
        """Cards that were read and are not told yet."""
        self.resting: frozenset[str] = frozenset()
        """The cards that come and that nobody seems to hold."""
        self._rested: dict[str, float] = {}
        """When each card that comes last lay still, or was first read."""
        self.pile: tuple[Quad, ...] = ()
        """Where the top card's tags lie."""
        self._tag = 0.0
        """Pixels along one of them."""
        self._place: Patch | None = None
        """The area around them in which the pile's cards lie."""
        self.fix: mat.MatPose | None = None
        self.mat_at = float("-inf")
        self.mat_missed = 0
        """How often it was looked for in vain since it was last seen."""
        self.turned_at = float("-inf")
        """When it was found to have been turned."""
        self.draw_at: Spot | None = None
        self.stops = DrawPileFinder()
        self.stirred = float("-inf")
        self.restless = float("-inf")
        """Since when the pile's place stirs, or stirred."""
        self.before: frozenset[str] = frozenset()
        """What was read before that."""

    def hear(self, word: LookFor) -> None:
        """Takes in a message from the table: what lies where."""
        self.attend, self.top, self.pile, self.known = word, word.top, word.quads, word.known
        self.coming = frozenset(text for text, _ in word.coming)
        self._tag = max((side(quad) for quad in self.pile), default=0.0)
        spread = 1.7 if len(self.pile) > 1 else 3.2
        self._place = around(self.pile).grown(spread * self._tag) if self.pile else None

    def knocked(self) -> None:
        """The camera looks from somewhere else now."""
        self.fix, self.pile, self.kept, self.mat_at = None, (), [], float("-inf")
        self.stops = DrawPileFinder()
        self._tag, self._place = 0.0, None
        self.background.forget()

    def pile_at(self, wide: int, tall: int) -> tuple[tuple[Point, ...], float | None]:
        """Where the discard pile is, and how many pixels a millimetre takes, as far as it is known."""
        if self.fix is not None:
            return self.fix.pile, self.fix.scale
        spots = tuple(corner for quad in self.pile for corner in quad)
        around_it = ((wide * 0.4, tall * 0.4), (wide * 0.6, tall * 0.6))
        return spots or around_it, self._tag / tuning.TAG_SIDE or None

    def draw_place(self, wide: int, tall: int, scale: float | None) -> Quad | None:
        """Where the draw pile is: by the mat, as somebody has shown it, or as hands have."""
        if self.fix is not None:
            return self.fix.draw
        scale = scale or wide / tuning.TABLE_ACROSS
        if self.draw_at is not None:
            x, y = self.draw_at[0] * wide, self.draw_at[1] * tall
        elif (learned := self.stops.place) is not None:
            spots, _ = self.pile_at(wide, tall)
            x, y = (sum(values) / len(spots) for values in zip(*spots, strict=True))
            x, y = x + learned[0] * scale, y + learned[1] * scale
        else:
            return None
        a, b = (half * scale for half in tuning.DRAW_HALF)
        return ((x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b))

    def on_table(self, kept: TagReading) -> Quad:
        """Where a tag lies on the table, the camera's own swaying taken out."""
        return moved(kept.code.corners, -kept.shift[0], -kept.shift[1])

    def in_picture(self, kept: TagReading) -> Quad:
        """Where it lies in this picture, if only the camera has swayed since it was read."""
        (x, y), (u, v) = self.motion.shift, kept.shift
        return moved(kept.code.corners, x - u, y - v)

    def stirred_at(self, kept: TagReading, t: float) -> bool:
        """Whether anything has stirred there since it was read."""
        return self.motion.still(kept.code.corners, t) < t - kept.t

    def find_mat(self, picture: Gray, t: float) -> None:
        """Looks for the play mat now and then, while nothing moves."""
        if self.coming or t - self.mat_at < (
            tuning.MAT_PAUSE if self.fix or t < 10 else tuning.MAT_PAUSE_NONE
        ):
            return
        if self.motion.share(None) > 0.1 and self.fix is not None:
            return
        self.mat_at = t
        found = mat.find(picture)
        self.mat_missed = 0 if found is not None else self.mat_missed + 1
        if found is None:
            return
        turned = self.fix is not None and (
            dist(middle(found.draw), middle(self.fix.draw)) > tuning.MAT_TURNED * found.scale
        )
        if turned:
            self.turned_at = t
        if turned or self.fix is None or found.marks >= min(3, self.fix.marks):
            self.fix = found

    def draw_known(self, draw: Quad | None, wide: int, tall: int) -> bool:
        """Whether the draw pile's place is in the picture, and where it is thought to be."""
        if draw is None or not _in_view(draw, wide, tall):
            return False
        return self.fix is None or (
            self.turned_at < self.mat_at and self.mat_missed < tuning.MAT_MISSED
        )

    def place_of_pile(self, wide: int, tall: int) -> Patch | None:
        """The part of the picture where the pile lies."""
        if self.fix is not None:
            return around((self.fix.pile,)).grown(12 * self.fix.scale).within(wide, tall)
        if self._place is None:
            return None
        zone = self._place.within(wide, tall)
        return zone if zone.area else None

    def notice(self, stirs: float, t: float) -> bool:
        """Notes when the pile's place moves and what was read there before; returns whether a motion begins."""
        if stirs > 0.04:
            if t - self.stirred > 0.4:
                self.restless = t
                self.background.mark()
                self.before = frozenset(kept.code.text for kept in self.kept)
                if self.top is not None:  # the hand may have hidden it already
                    self.before |= {self.top}
                self.stirred = t
                return True
            self.stirred = t
        return False

    def more_came(
        self, picture: Gray, zone: Patch, known: Iterable[Quad], *, rests: bool = True
    ) -> Patch | None:
        """Where more has changed than the cards in known places explain: another card may have come."""
        module = self.module()
        changed = self.background.changed(
            zone, (grown(place, 1.06) for place in known), rests=rests
        )
        if changed is None:
            return zone
        if changed[1] <= tuning.CARD_SHOWS * (module * MODULES) ** 2:
            return None
        tall, wide = picture.shape
        return changed[0].grown(tuning.CHANGE_MARGIN * module).within(wide, tall)

    def mind_rest(self, t: float) -> None:
        """Notes which of the cards that come lie still: nothing moves there, or they were read twice at one place."""
        mine = [kept for kept in self.kept if kept.code.text in self.coming]
        held = {kept.code.text for kept in mine} - {
            kept.code.text
            for kept in mine
            if kept.rests or self.motion.still(kept.code.corners, t) > 0
        }
        self._rested = {
            text: self._rested.get(text, t) if text in held else t for text in self.coming
        }
        self.resting = frozenset(
            text for text, at in self._rested.items() if t - at < tuning.HELD_AFTER
        )

    def new(self, texts: set[str]) -> set[str]:
        """The texts that were not read before the pile's place moved and do not lie under its top card."""
        return texts - self.before - (self.known - {self.top})

    def module(self) -> float:
        """Pixels a module has on the pile."""
        if self.pile:
            return self._tag / MODULES
        return self.fix.scale if self.fix else 0.0

    def keep(self, codes: list[Code], t: float, picture: Gray) -> None:
        """Replaces older readings by what was just read at the same places."""
        fresh: list[TagReading] = []
        for code in codes:
            if not any(same(code, other.code) for other in fresh):
                look = self._picture_of_tag(code, picture).copy() if code.text == self.top else None
                rests = code.text in self.coming and self._tag_rests(code)
                fresh.append(TagReading(code, t, self.motion.shift, look, rests))
        for kept in self.kept:
            if t - kept.t > tuning.REREAD_AFTER:
                continue
            if self.stirred_at(kept, t) and not self._looks_unchanged(kept, picture):
                continue
            if not any(same(kept.code, other.code) for other in fresh):
                fresh.append(kept)
        self.kept = fresh

    def _tag_rests(self, code: Code) -> bool:
        """Whether a tag lies where it lay when it was read before."""
        before = next((one for one in self.kept if same(code, one.code)), None)
        if before is None:
            return False
        return apart(self.in_picture(before), code.corners) < TUNING.steady * side(code.corners)

    def _picture_of_tag(self, code: Code, picture: Gray) -> Gray:
        """The picture of a tag."""
        tall, wide = picture.shape
        return around((code.corners,)).within(wide, tall).of(picture)

    def _looks_unchanged(self, kept: TagReading, picture: Gray) -> bool:
        """Whether a tag of the top card looks as when it was read: only the camera or the light has stirred."""
        if kept.look is None or kept.code.text != self.top:
            return False
        (x, y), (u, v) = self.motion.shift, kept.shift
        code = replace(kept.code, corners=moved(kept.code.corners, round(x - u), round(y - v)))
        now = self._picture_of_tag(code, picture)
        return now.shape == kept.look.shape and (
            alike(*(np.asarray(one, np.float32).ravel() for one in (now, kept.look)))
            > tuning.TAG_ALIKE
        )


def _in_view(quad: Quad, wide: int, tall: int) -> bool:
    """Whether most of a place is in the picture."""
    x, y = middle(quad)
    return 0 <= x < wide and 0 <= y < tall
