"""One glance after another: the cheapest way to read what can be read in each frame.

The pile's place first, sharpened and doubled; what has not moved since it was read need not be read
again; where something stirred and came to rest is looked at next; only while a card seems to lie
unread do the dearer ways take turns.
"""

import math
from dataclasses import dataclass, replace

import numpy as np

from companion.pile.outline import spanned
from companion.pile.sighting import (
    Glance,
    Point,
    Quad,
    Rest,
    Sighting,
    apart,
    grown,
    inside,
    middle,
    moved,
    side,
)
from companion.pile.spots import NOWHERE, Spot, Spots
from companion.vision import mat, rims
from companion.vision.arms import ACROSS, WIDTH, Arms, places, tiles_of
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer
from companion.vision.bare.rest import BareEyes
from companion.vision.bare.teach import unpacked
from companion.vision.matching import Matcher
from companion.vision.motion import Motion, Patch, around
from companion.vision.peeking import Peeking
from companion.vision.picture import Colors, Gray, darkened, enlarged, evened, sharpened
from companion.vision.pipe import Attend, Deal, DrawAt, Swept, Teach
from companion.vision.reader import MODULES, Code, zbar, zxing
from companion.vision.snapshot import Snapshots

KEEP = 1.0
"""Seconds for which an unmoved tag needs no second reading."""
HUNT = 4.0
"""Seconds of looking hard for the card that stirred the pile's place."""
HUNT_TOP = 0.4
"""The same while the card that lay on top before can still be read."""
HUNT_HIDDEN = 2.4
"""The same while one of its tags can, and something hides the other."""
HUNT_NEW = 1.6
"""The same for a card that has been read once and is not told yet…"""
AGAIN = 0.1
"""…and not read again for so long."""
AGAIN_SOON, AGAIN_LATER = 0.24, 0.38
"""The same for the pile's place a moment after something stirred there, and later on."""
HUNT_RARELY = 30.0
ARM_STAYS = 3.0
"""Seconds after which what reaches into the pile's place is no arm but lies there."""
WAVES = 0.15
"""Share of the pile's place that stirs when a hand waves over it."""
RESTS = 0.1
"""Seconds without a stir after which the dearer ways are worth while…"""
STAYS = 0.6
"""…or after which a hand that stirs there is not waited for…"""
PAUSE = 0.12
"""…and seconds from one of them to the next."""
ZBAR_EVERY = 1.6
"""The same between two goes of the slow reader."""
WHOLE_EVERY = 0.8
"""Seconds between two readings of the whole picture."""
BESIDE_EVERY = 0.25
"""Seconds between two looks beside the pile, where something came to rest."""
PEEKS = 0.8
"""Seconds after a stir for which half covered tags are looked at."""
SHOWS = 0.2
"""How much of a lower card shows at least, in tags, to be worth looking for."""
LOOKS = 3
"""Finder marks looked at in a frame."""
MAT_EVERY = 3.0
MAT_RARELY = 20.0
"""Where no mat has been seen yet."""
GUESSES = (2.05, 2.5, 1.75, 3.05)
"""Pixels a module of a 720p picture, while no card has been seen."""
DRAW_HALF = (40.0, 55.0)
"""Millimetres from the middle of a draw pile without a mat to its place's edges."""
TAG = 22.0
"""Millimetres along a tag's modules."""
SMALL = 2.5
"""Pixels a module under which a picture is worth doubling."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """A tag as it was last read."""

    code: Code
    t: float
    shift: Point = (0.0, 0.0)
    """By how much the picture was off then."""


class Cascade:
    """A pair of eyes on one table: remembers where the pile is and what it read a moment ago."""

    def __init__(self) -> None:
        self.motion = Motion()
        self.fix: mat.Fix | None = None
        self.zone: Patch | None = None
        self._zbar = zbar()
        self._kept: list[_Kept] = []
        self._pile: tuple[Quad, ...] = ()
        self._top: str | None = None
        self._known: frozenset[str] = frozenset()
        self._deck = Matcher(())
        self._coming: frozenset[str] = frozenset()
        self._attend = Attend(None, (), frozenset())
        self._lies: list[tuple[str, Quad]] = []
        self._through = self._told = float("-inf")
        self._under: set[tuple[str, str]] = set()
        self._peeking = Peeking(self._deck)
        self._peeked: list[_Kept] = []
        self._dull: list[tuple[Point, float]] = []
        self._zbar_at = self._dear_at = self._beside_at = self._zone_at = float("-inf")
        self._looks = 0
        self._rims: tuple[float, tuple[tuple[str, str], ...]] = (float("-inf"), ())
        self._sharp = False
        """The sharpened picture could be read the last time."""
        self._slow = False
        """Pictures come so rarely that each has to be looked at closely."""
        self._likely: list[_Kept] = []
        self._tries = 0
        self._turn = 0
        self._t = 0.0
        self._mat_at = float("-inf")
        self._stirred = float("-inf")
        self._restless = float("-inf")
        self._before: frozenset[str] = frozenset()
        self._whole_at = float("-inf")
        self._snapshots = Snapshots()
        self._calm_at = float("-inf")
        self.arms = Arms()
        self._draw_at: Spot | None = None
        self.spots = NOWHERE
        """Where the piles are in the picture."""
        self._bare: BareEyes | None = None
        self._only_bare = False

    def hear(self, word: Attend | Deal | Teach | Swept | DrawAt) -> None:
        """The word from the table: what lies where, or which tags there are."""
        match word:
            case Attend(top, quads, known):
                if top != self._top:
                    self._told = self._t
                self._top, self._pile, self._known = top, quads, known
                coming = frozenset(text for text, _ in word.coming)
                if coming - self._coming:
                    self._through = float("-inf")
                self._attend, self._coming = word, coming
            case Deal(texts):
                self._deck = Matcher(texts)
                self._peeking = Peeking(self._deck)
            case Teach(faces, only):
                self._bare, self._only_bare = BareEyes(Recognizer(Faces(unpacked(faces)))), only
            case DrawAt(spot):
                self._draw_at = spot
            case Swept():
                if self._bare is not None:
                    self._bare.forget()

    def glance(self, picture: Gray, t: float, colors: Colors | None = None) -> Glance:
        """What is seen in this frame; its `colors` are asked for only while something moves."""
        self._turn += 1
        self._slow = t - self._t > PAUSE
        self._t = t
        self.motion.see(picture, t)
        knocked = self.motion.knocked(t)
        if knocked:
            self.fix, self._pile, self._kept, self._mat_at = None, (), [], float("-inf")
            self._snapshots.forget()
            self.arms.forget()
            if self._bare is not None:
                self._bare.forget()
        self._find_mat(picture, t)
        tall, wide = picture.shape
        zone = self.zone = self._zone(wide, tall)
        stirs = self.motion.share(zone)
        self._notice(zone, stirs, t)
        self._lies = self._placed(picture)
        codes = [] if self._only_bare else self._read(picture, zone, stirs, t)
        self._keep(codes, t)
        sightings = tuple(
            Sighting(
                kept.code.text,
                self._on_table(kept),
                still=self.motion.still(kept.code.corners, t),
                age=t - kept.t,
                ours=kept.code.ours,
            )
            for kept in self._kept
            if kept.code.ours or kept.t == t
        )
        fix = self.fix
        pile, scale = self._pile_at(wide, tall)
        draw = self._draw_place(wide, tall, scale)
        self.spots = Spots(
            _share(pile, wide, tall), draw and _share(draw, wide, tall), wide / max(tall, 1)
        )
        if self.arms.due(t, self.motion.share(None)):  # in every frame while something moves
            tiles = self.motion.tiles if colors is None else tiles_of(colors())
            self.arms.see(tiles, t, places(pile, draw, wide / WIDTH, scale))
        rests: tuple[Rest, ...] = ()
        eyes = self._bare
        at_rest = eyes is not None and not eyes.stirs(self.motion, t, wide, tall)
        if eyes is not None and colors is not None and at_rest and eyes.waiting:
            tags = tuple(kept.code.corners for kept in self._kept if kept.code.ours)
            rests = eyes.see(colors(whole=True), t, tags)
        return Glance(
            t,
            sightings,
            whole=t - self._whole_at < 0.5,
            stir=stirs,
            bustle=self.motion.share(None),
            zone=fix.pile if fix else None,
            drawing=fix is not None and self.motion.share(around((fix.draw,))) > 0.1,
            arms=self.arms.seen,
            following=self.arms.following,
            draw_known=draw is not None and _in_view(draw, wide, tall),
            lifted=self._top if self._lifted(picture, zone, stirs, t) else None,
            reached=zone is not None and self.motion.reached(_outskirts(zone)),
            rests=rests,
            moved=knocked,
            over=(*self._over(picture, t), *sorted(self._under)),
            more=any(one.t == t and one.code.text not in self._coming for one in self._peeked),
        )

    def _pile_at(self, wide: int, tall: int) -> tuple[tuple[Point, ...], float | None]:
        """Where the discard pile is, and how many pixels a millimetre takes, as far as it is known."""
        if self.fix is not None:
            return self.fix.pile, self.fix.scale
        tag = max((side(quad) for quad in self._pile), default=0.0)
        spots = tuple(corner for quad in self._pile for corner in quad)
        middle = ((wide * 0.4, tall * 0.4), (wide * 0.6, tall * 0.6))
        return spots or middle, tag / TAG or None

    def _draw_place(self, wide: int, tall: int, scale: float | None) -> Quad | None:
        """Where the draw pile is: by the mat, or as somebody has shown it."""
        if self.fix is not None or self._draw_at is None:
            return None if self.fix is None else self.fix.draw
        x, y = self._draw_at[0] * wide, self._draw_at[1] * tall
        a, b = (half * (scale or wide / ACROSS) for half in DRAW_HALF)
        return ((x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b))

    def _on_table(self, kept: _Kept) -> Quad:
        """Where a tag lies on the table, the camera's own swaying taken out."""
        return moved(kept.code.corners, -kept.shift[0], -kept.shift[1])

    def _lifted(self, picture: Gray, zone: Patch | None, stirs: float, t: float) -> bool:
        """Whether the top card is gone, by the picture of its place; remembers the place while it lies there."""
        if zone is None or self._top is None or stirs > 0.01 or t - self._stirred < 0.12:
            return False
        if any(kept.code.text == self._top for kept in self._kept):
            if self.motion.reached(_outskirts(zone)) and t - self._calm_at < ARM_STAYS:
                return False
            self._calm_at = t
            tall, wide = picture.shape
            around_it = zone.grown((zone.right - zone.left) / 3).within(wide, tall)
            self._snapshots.keep(picture, around_it, self._top, t)
            self.motion.remember()
            return False
        return self._snapshots.lifted(picture, self._top, self._pile)

    def _find_mat(self, picture: Gray, t: float) -> None:
        if t - self._mat_at < (MAT_EVERY if self.fix or t < 10 else MAT_RARELY):
            return
        if self.motion.share(None) > 0.1 and self.fix is not None:
            return
        self._mat_at = t
        found = mat.find(picture)
        if found is not None and (self.fix is None or found.marks >= min(3, self.fix.marks)):
            self.fix = found

    @property
    def sought(self) -> bool:
        """Whether a card is looked for: one comes, or something has stirred the pile's place a moment ago."""
        return bool(self._coming) or self._hunting(self._t)

    def _zone(self, wide: int, tall: int) -> Patch | None:
        """The part of the picture where the pile lies."""
        if self.fix is not None:
            return around((self.fix.pile,)).grown(12 * self.fix.scale).within(wide, tall)
        if not self._pile:
            return None
        tag = max(side(quad) for quad in self._pile)
        spread = 1.7 if len(self._pile) > 1 else 3.2
        zone = around(self._pile).grown(spread * tag).within(wide, tall)
        return zone if zone.area else None

    def _notice(self, zone: Patch | None, stirs: float, t: float) -> None:
        """Minds when the pile's place stirs, and what was read there before."""
        if stirs > 0.04:
            if t - self._stirred > 0.4:
                self._restless = t
                self.motion.mark()
                self._before = frozenset(kept.code.text for kept in self._kept)
                if self._top is not None:  # the hand may have hidden it already
                    self._before |= {self._top}
                self._tries = 0
            self._stirred = t

    def _hunting(self, t: float) -> bool:
        """Whether a card may lie there unread."""
        seen = {kept.code.text for kept in self._kept if kept.code.ours}
        ago = t - self._stirred
        if self._coming - seen and ago < HUNT_NEW:  # perhaps the lower one of two
            return True
        if new := self._new(seen):  # until it is told, it has to be read anew: perhaps it is held
            last = max(kept.t for kept in self._kept if kept.code.text in new)
            return bool(new - self._known) and t - last > AGAIN and ago < HUNT_NEW
        if self._top in seen:  # it may have been a hand that only passed
            whole = sum(kept.code.text == self._top for kept in self._kept) >= len(self._pile)
            return ago < (HUNT_TOP if whole else HUNT_HIDDEN)
        return ago < HUNT or (ago < HUNT_RARELY and self._turn % 8 == 0)

    def _new(self, texts: set[str]) -> set[str]:
        """Those that were neither read before the pile's place stirred nor lie under its top card."""
        return texts - self._before - (self._known - {self._top})

    def _read(self, picture: Gray, zone: Patch | None, stirs: float, t: float) -> list[Code]:
        if zone is None:
            return self._everywhere(picture, t)
        codes: list[Code] = []
        hunting = self._hunting(t)
        waves = stirs > WAVES and not self._coming and not self._slow
        if waves and self._turn % 2:
            return codes  # a hand comes: nothing rests there yet
        plain = hunting and (self._slow or self._turn // (1 + waves) % 2 == 1)
        if plain:
            codes += _moved(zxing(zone.of(picture)), zone, 1)
        if hunting:
            blind = self._sharp and not _ours(codes)  # in this light it takes the sharpened picture
            if not plain or blind or (self._slow and not self._new(_ours(codes))):
                part = zone if self._turn % 4 == 2 else self._other(picture, zone)
                codes += self._in(picture, part, self._turn // 2)
        elif self._due(t):
            codes += self._in(picture, zone, self._turn)
        if self._coming or t - self._told < PEEKS:
            codes += self._peek(picture, zone, t)
        # The dearer ways have their turn when the hand has gone, or doesn't go.
        rests = t - self._stirred > RESTS or t - self._restless > STAYS
        if hunting and rests and self._turn_of_dear(t) and not self._new(_ours(codes)):
            codes += self._hunt(picture, zone, t)
        codes += self._elsewhere(picture, zone, t)
        return codes

    def _other(self, picture: Gray, zone: Patch) -> Patch:
        """The part of the pile's place that is not as it was before something stirred there."""
        changed = self.motion.changed(zone)
        if changed is None or not changed[1]:
            return zone
        tall, wide = picture.shape
        return changed[0].grown(6 * self._module()).within(wide, tall)

    def _lower(self, zone: Patch) -> bool:
        """Whether more has come than the cards that are known: perhaps another one under them."""
        changed = self.motion.changed(zone, (grown(place, 1.06) for _, place in self._lies))
        return changed is None or changed[1] > SHOWS * (self._module() * MODULES) ** 2

    def _turn_of_dear(self, t: float) -> bool:
        """Whether one of the dearer ways may be gone now: only one in so long a time."""
        if t - self._dear_at < PAUSE:
            return False
        self._dear_at = t
        return True

    def _placed(self, picture: Gray) -> list[tuple[str, Quad]]:
        """Where the cards lie in this picture that lie over all others: those that are coming, then the top card."""
        found: list[tuple[str, Quad]] = []
        if self._coming or self._peeked:
            for text, places in (*self._attend.coming, (self._top or "", self._attend.places)):
                tags = [kept.code.corners for kept in self._kept if kept.code.text == text]
                whole = spanned(*tags) if len(tags) == 2 else None
                there = [moved(place, *self.motion.shift) for place in places]
                there = [whole] if whole is not None else there
                place = rims.placed(picture, there) if there else None
                before = dict(self._lies).get(text)
                if place is None and before is not None:  # it was told a moment ago which it is
                    near = [one for one in there if apart(one, before) < 0.2 * side(one)]
                    place = near[0] if near else None
                if place is not None:
                    found.append((text, place))
        return found

    def _over(self, picture: Gray, t: float) -> tuple[tuple[str, str], ...]:
        """Which of two cards lies over the other, where their rims tell."""
        if len(self._lies) < 2:
            self._rims = (t, ())
        elif len(self._coming) > 1 or t - self._rims[0] > PAUSE or not self._rims[1]:
            self._rims = (t, rims.over(picture, self._lies))
        return self._rims[1]

    def _peek(self, picture: Gray, zone: Patch, t: float) -> list[Code]:
        """Tags half under a card that has just come; each has to be made out in two frames."""
        part, (dx, dy) = np.ascontiguousarray(zone.of(picture)), self.motion.shift
        over = [(text, moved(place, -zone.left, -zone.top)) for text, place in self._lies]
        self._peeked = [one for one in self._peeked if t - one.t < KEEP / 2]
        self._dull = [one for one in self._dull if self.motion.calm_at(one[0], t) > t - one[1]]
        at = [grown(code.corners, 1.2) for code in (kept.code for kept in self._kept)]
        sure: list[Code] = []
        self._under = {pair for pair in self._under if pair[0] in dict(self._lies)}
        for n, one in enumerate(self._peeked):
            if any(kept.t >= t - AGAIN and _same(one.code, kept.code) for kept in self._kept):
                continue
            there = moved(one.code.corners, dx - zone.left, dy - zone.top)
            peek = self._peeking.again(part, Code(one.code.text, there, ours=True), over)
            if peek is not None and peek.code is not None:
                sure.append(_moved([peek.code], zone, 1)[0])
                self._peeked[n] = replace(one, t=t)
                self._under |= {(upper, peek.code.text) for upper in peek.under}
        at += [grown(code.corners, 1.2) for code in sure]

        def known(spot: Point) -> bool:
            x, y = spot[0] + zone.left, spot[1] + zone.top
            return (
                any(inside((x, y), quad) for quad in at)
                or any(math.dist((x, y), place) < self._module() for place, _ in self._dull)
                or self._snapshots.unchanged(picture, (x, y), 5 * self._module(), self._restless)
            )

        fresh = (
            self._through < self._stirred
        )  # else nothing has stirred since all of it was looked at
        if not fresh or (not self._coming and self._turn % 2) or not self._lower(zone):
            return sure
        spots = self._peeking.spots(part, self._module(), known)
        if not spots and self.motion.share(zone) < 0.01:
            self._through = t
        for spot in spots[:LOOKS]:
            if known(spot):
                continue
            found = self._peeking.look(part, self._module(), spot, over).code
            if found is None or found.text in self._known:
                self._dull.append(((spot[0] + zone.left, spot[1] + zone.top), t))
            else:
                there = moved(found.corners, zone.left - dx, zone.top - dy)
                at.append(grown(moved(found.corners, zone.left, zone.top), 1.2))
                self._peeked.append(_Kept(Code(found.text, there, ours=True), t))
        return sure

    def _due(self, t: float) -> bool:
        """Whether the pile's place needs reading again: it stirred, or it was read long ago."""
        ago = t - self._stirred
        if not self._kept or (self._coming and ago < 0.25):
            return True
        return t - self._zone_at > (
            AGAIN if ago < 0.25 else AGAIN_SOON if ago < 1.0 else AGAIN_LATER
        )

    def _in(self, picture: Gray, patch: Patch, turn: int) -> list[Code]:
        self._zone_at = self._t
        times = 2.0 if self._module() < SMALL * (1.35 if turn % 3 == 0 else 1.0) else 1.0
        codes = _moved(zxing(enlarged(sharpened(patch.of(picture)), times)), patch, times)
        self._sharp = bool(_ours(codes))
        return codes

    def _module(self) -> float:
        """Pixels a module has on the pile."""
        if self._pile:
            return max(side(quad) for quad in self._pile) / MODULES
        return self.fix.scale if self.fix else 0.0

    def _hunt(self, picture: Gray, zone: Patch, t: float) -> list[Code]:
        """The dearer ways, in turns: compared with the deck, evened out, darkened, and rarely the slow reader."""
        self._tries += 1
        if self._tries % 2:
            return self._hunt_known(picture, zone, t)
        part = zone.of(picture)
        if self._tries >= 8 and self._zbar is not None and t - self._zbar_at >= ZBAR_EVERY:
            self._zbar_at = t
            return _moved(self._zbar(enlarged(darkened(part), 2)), zone, 2)
        way = darkened if self._tries % 8 == 0 else evened
        return _moved(zxing(enlarged(way(part), 2)), zone, 2)

    def _hunt_known(self, picture: Gray, zone: Patch, t: float) -> list[Code]:
        """Compares with the deck."""
        turn = self._tries // 2
        share = 0.82 if turn % 3 == 2 else 0.92  # tilted modules are narrower one way
        if len(self._pile) > 1 and turn % 4 != 3:  # mostly just where the last card lies
            tall, wide = picture.shape
            near = around(self._pile).grown(1.1 * max(side(quad) for quad in self._pile))
            zone = near.within(wide, tall)
        return self._compared(picture, zone, self._module() * share, t)

    def _compared(self, picture: Gray, patch: Patch, module: float, t: float) -> list[Code]:
        """Tags that look like one of the deck's; each has to do so in two frames."""
        if not module:
            return []
        read = _moved(self._deck.read(np.ascontiguousarray(patch.of(picture)), module), patch, 1)
        sure = [code for code in read if any(_same(code, other.code) for other in self._likely)]
        self._likely = [kept for kept in self._likely if t - kept.t < KEEP and kept.t < t]
        self._likely += [_Kept(code, t) for code in read]
        return sure

    def _everywhere(self, picture: Gray, t: float) -> list[Code]:
        """Looks through all of the picture, while nobody knows where the pile is."""
        tall, wide = picture.shape
        self._whole_at = t
        if self._turn % 2 == 0 and not self._kept:
            return self._anywhere(picture, t)
        if self._turn % 3 == 0:
            return _moved(zxing(enlarged(picture, 2)), Patch(0, 0, wide, tall), 2)
        if self._turn % 16 == 1 and self._zbar is not None and not self._kept:
            return self._zbar(picture)
        return zxing(sharpened(picture) if self._turn % 2 else picture)

    def _elsewhere(self, picture: Gray, zone: Patch, t: float) -> list[Code]:
        """Where something stirred and came to rest beside the pile; now and then the whole picture."""
        tall, wide = picture.shape
        if t - self._whole_at >= WHOLE_EVERY:
            self._whole_at = t
            return zxing(picture)
        if t - self._beside_at < (PAUSE if self._likely else BESIDE_EVERY):
            return []
        self._beside_at = t
        rested = self.motion.rested(t, zone)
        if rested is None or rested.area > 0.2 * wide * tall:
            return []
        patch = rested.grown(24).within(wide, tall)
        self._looks += 1
        if self._looks % 2:
            return _moved(zxing(enlarged(sharpened(patch.of(picture)), 2)), patch, 2)
        if any(inside(middle(kept.code.corners), _quad(patch)) for kept in self._kept):
            return []
        return self._compared(picture, patch, self._module(), t)

    def _anywhere(self, picture: Gray, t: float) -> list[Code]:
        """A tag of the deck where something came to rest, when no decoder reads any."""
        tall, wide = picture.shape
        patch = self.motion.rested(t, Patch(0, 0, 0, 0)) or Patch(0, 0, wide, tall)
        patch = patch.grown(24).within(wide, tall)
        if patch.area > 0.2 * wide * tall:
            patch = Patch(wide // 3, tall // 4, wide - wide // 3, tall - tall // 4)
        guess = wide / 1280 * GUESSES[self._turn // 2 % len(GUESSES)]
        once = [kept.code for kept in self._likely if t - kept.t < KEEP]
        if once and self._turn % 4:  # each tag has to be read twice
            guess = side(once[-1].corners) / MODULES
        return self._compared(picture, patch, guess, t)

    def _keep(self, codes: list[Code], t: float) -> None:
        """Lets what was just read take the place of what was read there before."""
        fresh: list[_Kept] = []
        for code in codes:
            if not any(_same(code, other.code) for other in fresh):
                fresh.append(_Kept(code, t, self.motion.shift))
        for kept in self._kept:
            if t - kept.t > KEEP or self.motion.still(kept.code.corners, t) < t - kept.t:
                continue
            if not any(_same(kept.code, other.code) for other in fresh):
                fresh.append(kept)
        self._kept = fresh


def _ours(codes: list[Code]) -> set[str]:
    """The texts among these that have the form of ours."""
    return {code.text for code in codes if code.ours}


def _in_view(quad: Quad, wide: int, tall: int) -> bool:
    """Whether most of a place is in the picture."""
    x, y = middle(quad)
    return 0 <= x < wide and 0 <= y < tall


def _share(spots: tuple[Point, ...], wide: int, tall: int) -> Spot:
    """The middle of a place, in shares of the picture."""
    x, y = (sum(values) / len(spots) for values in zip(*spots, strict=True))
    return x / wide, y / tall


def _outskirts(zone: Patch) -> Patch:
    """So far around the pile that no card of it reaches there, but every arm does."""
    return zone.grown((zone.right - zone.left) / 2)


def _same(one: Code, other: Code) -> bool:
    return one.text == other.text and apart(one.corners, other.corners) < 0.6 * side(other.corners)


def _quad(patch: Patch) -> Quad:
    """A patch's corners."""
    left, top, right, bottom = patch.left, patch.top, patch.right, patch.bottom
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _moved(codes: list[Code], patch: Patch, times: float) -> list[Code]:
    """Codes read in an enlarged part of the picture, at their places in the whole."""

    def put(quad: Quad) -> Quad:
        a, b, c, d = (
            ((x + 0.5) / times - 0.5 + patch.left, (y + 0.5) / times - 0.5 + patch.top)
            for x, y in quad
        )
        return (a, b, c, d)

    return [Code(code.text, put(code.corners), code.ours) for code in codes]
