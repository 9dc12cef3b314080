"""The expensive readers, and where to look beside the pile or while nobody knows where it is."""

from dataclasses import replace
from itertools import cycle

import numpy as np

from companion.pile.quad import inside, middle, side
from companion.vision import tuning
from companion.vision.matching import Lies, Matcher, lying
from companion.vision.motion import Patch, around
from companion.vision.open_row import OpenRow
from companion.vision.picture import Gray, darkened, enlarged, evened, sharpened
from companion.vision.reader import MODULES, Code, zbar, zxing
from companion.vision.scene import Scene
from companion.vision.tag_reading import TagReading, in_whole, ours, same
from companion.vision.turns import Turns


class Search:
    """Looks hard for a card that seems to lie unread."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._deck = Matcher(())
        self.row = OpenRow(scene)
        self._zbar = zbar()
        self._likely: list[TagReading] = []
        self._left: list[tuple[float, Patch]] = []
        self._came: list[TagReading] = []
        """Cards that come, where they were last seen."""
        self._ways = Turns(compare=4, even=3, darken=1)
        """How an unread card on the pile is looked for."""
        self._areas = Turns(new=3, zone=1)
        """Where it is looked for: in what is new there, or in all of the pile's place."""
        self._tilts = Turns(straight=2, tilted=1)
        self._near = Turns(pile=3, zone=1)
        self._blind = Turns(compare=12, sharpen=7, double=4, zbar=1)
        """How the whole picture is read while nothing at all was read."""
        self._whole = Turns(sharpen=1, plain=1, double=1)
        """The same once something was read."""
        self._beside = Turns(read=1, compare=1)
        self._open = Turns(compare=1, half=1)
        self._twice_read = Turns(confirm=1, anew=1)
        self._guesses = cycle(tuning.MODULE_GUESSES)
        self._began = float("-inf")
        self._zbar_at = self._dear_at = self._beside_at = float("-inf")
        self.whole_at = float("-inf")
        """When the whole picture was last read."""

    def deal(self, deck: Matcher) -> None:
        """These are the tags that may lie on the table."""
        self._deck = deck
        self.row.deal(deck)

    def begin(self) -> None:
        """Starts over, because something moves in the pile's place."""
        self._began = self.scene.t
        self._ways.begin()

    def left(self, patches: list[Patch], t: float) -> None:
        """A hand has left something of a card's size there."""
        self._left += [(t, patch) for patch in patches]

    def due(self, t: float) -> bool:
        """Whether an expensive reader may run now."""
        if t - self._dear_at < tuning.EXPENSIVE_PAUSE:
            return False
        self._dear_at = t
        return True

    def hunt(self, picture: Gray, zone: Patch, new: Patch, t: float) -> list[Code]:
        """Runs the next expensive reader: the deck's tags, evened-out contrast, gamma, and rarely zbar.

        It looks mostly at what is `new` in the pile's place, if that is known.
        """
        zone = new if self._areas.next() == "new" else zone
        way = self._ways.next()
        if way == "compare" or (self.scene.slow and self.scene.coming):
            return self._hunt_known(picture, zone, t)
        part = zone.of(picture)
        late = t - self._began >= tuning.ZBAR_AFTER
        if late and self._zbar is not None and t - self._zbar_at >= tuning.ZBAR_PAUSE:
            self._zbar_at = t
            return in_whole(self._zbar(enlarged(darkened(part), 2)), zone, 2)
        codes = zxing(enlarged((darkened if way == "darken" else evened)(part), 2))
        if codes:
            self._ways.found(way)
        return in_whole(codes, zone, 2)

    def _hunt_known(self, picture: Gray, zone: Patch, t: float) -> list[Code]:
        """Compares with the deck."""
        now = self.scene
        share = tuning.NARROW[self._tilts.next()]
        if (
            len(now.pile) > 1 and self._near.next() == "pile"
        ):  # mostly just where the last card lies
            tall, wide = picture.shape
            near = around(now.pile).grown(1.1 * max(side(quad) for quad in now.pile))
            zone = zone.inside(near.within(wide, tall))
        if not zone.area:
            return []
        return self._matched_to_deck(picture, zone, now.module() * share, t)

    def _matched_to_deck(
        self, picture: Gray, patch: Patch, module: float, t: float, most: int = tuning.MATCH_MARKS,
        lies: Lies | None = None,
    ) -> list[Code]:  # fmt: skip
        """Tags that look like one of the deck's; each has to do so in two frames."""
        if not module:
            return []
        part = np.ascontiguousarray(patch.of(picture))
        read = in_whole(
            self._deck.read(part, module, most, lies=lies, near=tuning.MATCH_OFFSETS), patch, 1
        )
        return self._seen_in_two_frames(read, t)

    def _seen_in_two_frames(self, read: list[Code], t: float) -> list[Code]:
        """Those tags that were made out in another frame, too."""
        sure = [
            code
            for code in read
            if code.text in self.scene.coming  # it was read a moment ago
            or any(same(code, other.code) for other in self._likely)
        ]
        self._likely = [
            kept for kept in self._likely if t - kept.t < tuning.REREAD_AFTER and kept.t < t
        ]
        self._likely += [TagReading(code, t) for code in read]
        return sure

    def again(self, picture: Gray, read: list[Code], t: float) -> list[Code]:
        """Finds cards that lie where they were read a moment ago but are out of focus now."""
        now = self.scene
        texts = ours(read)
        lost = [
            one
            for one in self._came
            if t - one.t < tuning.LATELY_READ and one.code.text not in texts
        ]
        found = [
            self._deck.again(picture, replace(one.code, corners=now.in_picture(one)))
            for one in lost
            if one.code.text in now.coming and now.stirred_at(one, t)
        ]
        again = [code for code in found if code is not None]
        texts |= ours(again)
        self._came = [one for one in lost if one.code.text not in texts]
        self._came += [
            TagReading(code, t, now.motion.shift)
            for code in (*read, *again)
            if code.ours and code.text not in now.known
        ]
        return again

    def everywhere(self, picture: Gray, t: float) -> list[Code]:
        """Looks through all of the picture, while nobody knows where the pile is."""
        now = self.scene
        tall, wide = picture.shape
        self.whole_at = t
        if now.slow and (codes := zxing(sharpened(picture))):
            return codes
        match (self._whole if now.kept else self._blind).next():
            case "compare":
                return self._find_tag_anywhere(picture, t)
            case "double":
                return in_whole(zxing(enlarged(picture, 2)), Patch(0, 0, wide, tall), 2)
            case "zbar" if self._zbar is not None:
                return self._zbar(picture)
            case "plain":
                return zxing(picture)
            case _:
                return zxing(sharpened(picture))

    def elsewhere(self, picture: Gray, zone: Patch, t: float, *, sought: bool) -> list[Code]:
        """Reads where something came to rest beside the pile, and now and then the whole picture."""
        now = self.scene
        tall, wide = picture.shape
        if t - self.whole_at >= (tuning.WHOLE_PAUSE_SEEKING if sought else tuning.WHOLE_PAUSE):
            self.whole_at = t
            return zxing(picture)
        if t - self._beside_at < (
            tuning.EXPENSIVE_PAUSE
            if self._likely
            else tuning.BESIDE_PAUSE_SEEKING
            if sought
            else tuning.BESIDE_PAUSE
        ):
            return []
        self._beside_at = t
        rested = now.motion.rested(t, zone)
        if rested is None or rested.area > 0.2 * wide * tall:  # an arm went over all of it
            rested = self._left_by_hand_unread(t)
            if rested is None:
                return self._open_hand(picture, zone, t)
        patch = rested.grown(24).within(wide, tall)
        if self._beside.next() == "read":
            return in_whole(zxing(enlarged(sharpened(patch.of(picture)), 2)), patch, 2)
        if any(inside(middle(kept.code.corners), patch.corners) for kept in now.kept):
            return []
        return self._matched_to_deck(
            picture, patch, now.module(), t, lies=lying(now.pile[0]) if now.pile else None
        )

    def _left_by_hand_unread(self, t: float) -> Patch | None:
        """What a hand has left a moment ago, and nobody has read yet."""
        read = [middle(kept.code.corners) for kept in self.scene.kept]
        self._left = [
            (at, patch)
            for at, patch in self._left
            if t - at < tuning.LEFT_BEHIND and not any(inside(spot, patch.corners) for spot in read)
        ]
        if not self._left:
            return None
        self._left.append(self._left.pop(0))
        return self._left[-1][1]

    def _open_hand(self, picture: Gray, zone: Patch, t: float) -> list[Code]:
        """Cards that lie open in a row beside the pile, also where one covers a part of the next one's tag."""
        patch = self.row.where(picture, zone)
        if patch is None:
            return []
        if self._open.next() == "compare":
            return self._matched_to_deck(picture, patch, self.scene.module(), t, tuning.ROW_MARKS)
        return self._seen_in_two_frames(self.row.half_covered(picture, zone, patch), t)

    def _find_tag_anywhere(self, picture: Gray, t: float) -> list[Code]:
        """A tag of the deck where something came to rest, when no decoder reads any."""
        now = self.scene
        tall, wide = picture.shape
        patch = now.motion.rested(t, Patch(0, 0, 0, 0)) or Patch(0, 0, wide, tall)
        patch = patch.grown(24).within(wide, tall)
        if patch.area > 0.2 * wide * tall:
            patch = Patch(wide // 3, tall // 4, wide - wide // 3, tall - tall // 4)
        guess = wide / 1280 * next(self._guesses)
        once = [kept.code for kept in self._likely if t - kept.t < tuning.REREAD_AFTER]
        if once and self._twice_read.next() == "confirm":  # each tag has to be read twice
            guess = side(once[-1].corners) / MODULES
        return self._matched_to_deck(picture, patch, guess, t)
