"""A real hand lays and takes back cards with our tags: are they told, and how soon?

    python -m benchmarks.real_hand --seeds 1-8
    python -m benchmarks.real_hand --seeds 11-14 --only-card --fps 5

The hand, its light and the empty table come from a real film (`../shared/photos/film/overhead.mp4`, 23.6 pictures a
second). In each of its six gestures our card takes the place of the card that lies there, at true size, under the
film's own hand, and what lies on the pile beneath shows as soon as a card has gone. A gesture also counts backwards:
what was laid is taken then.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.demo.face import face
from companion.pile import Moved, Settled, TakenBack
from companion.tags import Deck
from companion.vision.picture import gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.watch import Watcher
from testing.night import seeds

FILM = Path(__file__).resolve().parents[2] / "shared/photos/film/overhead.mp4"
"""The film that is read; nothing of it is part of this project."""
FILM_FPS = 23.6162
DECK = Deck("spin", "K7")
Picture = NDArray[np.uint8]
Shades = NDArray[np.float32]

WIDE = 960
"""Pixels across the pictures in which all places below were measured."""
MILLIMETRE = 3.84
"""Of those pixels a millimetre takes: the film's cards are 63 x 88 mm."""
EMPTY = range(110, 262)
"""Frames in which the table is empty."""
MIDDLE = (512.0, 262.0)
"""Where the pile lies."""
CROP = 0.9
"""Share of the film's width that is shown: what a shifted gesture lacks at the edge is cut off."""
PAPER = 0.56
"""How bright white paper is in the film's light, as a share of white."""
INK = 18.0
"""Shades that black ink has there."""
WHITE = 160.0
"""Shades of a card's white paper in the film, which the lamp's mirror image makes of everything."""
SKIN = (134.0, 138.0)
"""Redness (Cr) from which a pixel over a card may be, and surely is, skin: cards have at most 133."""
DIFFERS = (9.0, 20.0)
"""Shades by which a pixel beside the card may, and surely does, belong to the hand or its shadow."""
TURNS = (0, 0, 180, 90)
"""Degrees by which cards lie turned on a pile, each as often as it stands here."""
GONE = 45.0
"""Millimetres from where it lay, about half its length, at which a card has left its place."""
SOON = 1.5
"""Seconds after it has left within which a card has to be told as taken back."""

Key = tuple[int, float, float, float, float]
"""A frame; there the card lies so many pixels right of and below its rest, so many degrees turned, at such a size."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """One card laid or taken by the hand of the film."""

    rest: tuple[float, float]
    """The card's middle at rest."""
    turn: float
    """Degrees that it lies turned there."""
    first: int
    last: int
    keys: tuple[Key, ...]
    """Where the card was found by comparing it with itself at rest (SIFT), and by eye where it was too blurred."""
    lays: bool
    back: bool = False
    """It is shown backwards."""
    lit: bool = False
    """A lamp is mirrored on the card while it is tilted."""

    def at(self, frame: float) -> tuple[float, float, float, float]:
        """Where the card is in a frame, as in its keys."""
        frames = [key[0] for key in self.keys]
        x, y, turn, size = (
            float(np.interp(frame, frames, [key[n] for key in self.keys])) for n in (1, 2, 3, 4)
        )
        return x, y, turn, size

    @property
    def moments(self) -> list[int]:
        """Its frames in the order in which they are shown."""
        frames = list(range(self.first, self.last + 1))
        return frames[::-1] if self.back else frames


TAKE_1 = Gesture(
    (503.1, 288.1), 0.8, 52, 80,
    ((64, 0, 0, 0, 1), (65, 3, 9, 0.2, 1), (66, 18, 35, 1.9, 1), (67, 21, 39, 1.9, 1), (68, 17, 48, 4.5, 1),
     (69, 11, 59, 4.2, 1), (70, -4, 70, 3, 1), (71, -30, 84, 3, 0.99), (72, -110, 150, 4, 1), (73, -165, 210, 5, 1),
     (74, -225, 270, 5, 1), (75, -287, 330, 5, 1), (76, -350, 400, 5, 1), (78, -480, 560, 5, 1)),
    lays=False,
)  # fmt: skip
LAY_2 = Gesture(
    (514.0, 241.8), 1.1, 278, 304,
    ((282, 160, 520, 12, 1), (283, 130, 380, 10, 1), (284, 100, 250, 8, 1), (285, 75, 160, 6, 0.97),
     (286, 50, 109, 5.5, 0.97), (287, 18, 73, 3.4, 0.98), (288, 10, 52, -0.5, 0.99), (289, 12, 40, -1, 0.99),
     (290, 11, 13, 1.9, 1), (291, 11, 13, 1.9, 1), (292, -1.7, -2, 0.7, 1), (293, -0.5, -0.7, 0.2, 1),
     (294, 0, 0, 0, 1)),
    lays=True,
)  # fmt: skip
TAKE_2 = Gesture(
    (514.0, 241.8), 1.1, 341, 362,
    ((351, 0, 0, 0, 1), (352, 1.6, 16.2, 0, 1), (353, 4, 125, 0.3, 1), (354, 2.6, 203, 0.4, 1.01),
     (355, 2.6, 203, 0.4, 1.01), (356, 12, 356, 2, 1.02), (357, 16, 520, 3, 1.02)),
    lays=False,
)  # fmt: skip
LAY_3 = Gesture(
    (510.0, 241.3), 4.9, 374, 402,
    ((379, 290, 560, 14, 0.97), (380, 260, 330, 10, 0.97), (381, 150, 230, 6, 0.97), (382, 88, 147, 3, 0.97),
     (383, 53, 105, 1.9, 0.95), (384, 29, 77, -2.9, 0.95), (385, 15, 44, -1.2, 0.97), (386, 3, 26, -4.1, 0.95),
     (387, -3, 4, 0.6, 0.95), (388, -2.3, 7.7, 0.5, 0.98), (389, -5.3, 6.7, -0.6, 1), (390, -6.9, 5.1, -0.6, 1),
     (391, -5.5, 1.8, -0.8, 1), (392, -0.8, 0, -0.1, 1), (393, 0, 0, 0, 1)),
    lays=True, lit=True,
)  # fmt: skip
TAKE_3 = Gesture(
    (509.9, 242.7), 4.9, 648, 684,
    ((658, 0, 0, 0, 1), (659, 0, 1.5, -0.9, 1), (661, -0.6, 1.9, -0.8, 1), (662, 10, 22, -1.8, 1),
     (663, 12, 35, -2.7, 1), (664, 6, 40, -1.6, 1), (665, -4, 55, -1.2, 1), (666, -15, 77, -2.3, 1),
     (667, -34, 118, -0.5, 1),
     (668, -34, 140, 2, 1), (669, -18, 169, 4.3, 1), (670, -13, 190, 5, 1), (671, -14, 209, 0.8, 1),
     (672, -16, 225, -3.2, 1), (673, -23, 244, -8, 1), (674, -37, 290, -15, 1), (675, -66, 318, -12, 1),
     (676, -96, 345, -9, 1), (677, -100, 400, -9, 1), (678, -110, 520, -9, 1)),
    lays=False,
)  # fmt: skip
LAY_4 = Gesture(
    (530.8, 264.4), 3.6, 708, 731,
    ((712, 200, 560, 4, 0.97), (713, 130, 430, 2, 0.97), (714, 73, 305, 1.4, 0.98), (715, 1, 167, -2.8, 0.97),
     (716, -11, 121, -3, 0.96), (717, -20, 85, -1.4, 0.96), (718, -20, 61, -1.2, 0.98), (719, -9, 21, -1, 0.99),
     (720, -7, 11, -0.9, 1), (721, -2, 4, -0.2, 1), (722, 0, 0, 0, 1)),
    lays=True,
)  # fmt: skip


def backwards(gesture: Gesture) -> Gesture:
    """The same shown backwards: a card that was laid is taken."""
    return Gesture(
        gesture.rest, gesture.turn, gesture.first, gesture.last, gesture.keys,
        lays=not gesture.lays, back=True, lit=gesture.lit,
    )  # fmt: skip


LAYS = (LAY_2, LAY_3, LAY_4, backwards(TAKE_1))
TAKES = (TAKE_1, TAKE_2, TAKE_3, backwards(LAY_4))


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand in one frame, cut out: its pixels, how much of each it covers, and where they begin."""

    left: int
    top: int
    pixels: Picture
    cover: Shades


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The film as it is needed at one size: the empty table again and again, and the hand of each gesture."""

    wide: int
    empty: tuple[Picture, ...]
    plate: Picture
    hands: dict[int, Hand]
    shine: dict[int, float]
    """How many shades the lamp adds to the card."""


def _ramp(values: Shades, limits: tuple[float, float]) -> Shades:
    low, high = limits
    return np.asarray(np.clip((values - low) / (high - low), 0.0, 1.0), np.float32)


def _placed(
    rest: tuple[float, float], turn: float, size: float, scale: float
) -> NDArray[np.float64]:
    """From millimetres of a card to pixels of the picture."""
    a, s = np.radians(turn), size * MILLIMETRE * scale
    c, n = s * np.cos(a), s * np.sin(a)
    return np.array([[c, -n, rest[0] * scale], [n, c, rest[1] * scale], [0, 0, 1.0]])


def _cut_out(frame: Picture, plate: Picture, gesture: Gesture, number: int, scale: float) -> Hand:
    """The hand of one frame: whatever differs from the empty table beside the card, and skin on the card."""
    x, y, turn, size = gesture.at(number)
    there = _placed((gesture.rest[0] + x, gesture.rest[1] + y), gesture.turn + turn, size, scale)
    half = np.array([[-31.5, -44], [31.5, -44], [31.5, 44], [-31.5, 44]])
    outline = np.rint(half @ there[:2, :2].T + there[:2, 2]).astype(np.int32)
    card = np.zeros(frame.shape[:2], np.uint8)
    cv2.fillConvexPoly(card, outline, (255.0,))
    blurred = round(scale * (5 + 0.25 * _speed(gesture, number)))
    card = np.asarray(cv2.dilate(card, np.ones((2 * blurred + 1,) * 2, np.uint8)), np.uint8)
    off = cv2.absdiff(frame, plate).max(axis=2).astype(np.float32)
    off = np.asarray(cv2.GaussianBlur(off, (0, 0), 1.2 * scale), np.float32)
    red = cv2.cvtColor(frame, cv2.COLOR_BGR2YCrCb)[:, :, 1].astype(np.float32)
    soft = np.asarray(cv2.GaussianBlur(red, (0, 0), 1.5 * scale), np.float32)
    skin = _ramp(soft, SKIN) * (off > DIFFERS[1])
    skin = np.asarray(
        cv2.morphologyEx(skin, cv2.MORPH_CLOSE, np.ones((round(9 * scale),) * 2, np.uint8)),
        np.float32,
    )
    cover = np.where(card > 0, skin, _ramp(off, DIFFERS)).astype(np.float32)
    left, top, wide, tall = cv2.boundingRect((cover > 0.02).astype(np.uint8))
    part = slice(top, top + tall), slice(left, left + wide)
    return Hand(left, top, frame[part].copy(), cover[part].copy())


def _speed(gesture: Gesture, number: float) -> float:
    """Pixels that the card moves from one frame to the next."""
    (ax, ay, *_), (bx, by, *_) = gesture.at(number - 0.5), gesture.at(number + 0.5)
    return float(np.hypot(bx - ax, by - ay))


def _shine(frame: Picture, gesture: Gesture, number: int, scale: float) -> float:
    """How much brighter the card is than when it lies flat, where no hand is: the lamp's mirror image on it."""
    x, y, turn, size = gesture.at(number)
    there = _placed((gesture.rest[0] + x, gesture.rest[1] + y), gesture.turn + turn, size, scale)
    spots = np.array([[a, b] for a in range(-24, 25, 6) for b in range(-36, 10, 6)])
    at = np.rint(spots @ there[:2, :2].T + there[:2, 2]).astype(int)
    tall, wide = frame.shape[:2]
    seen = [frame[y, x].min() for x, y in at if 0 <= x < wide and 0 <= y < tall]
    return float(np.percentile(seen, 20)) if len(seen) > 8 else 0.0


@cache
def table(wide: int) -> Table:
    """The film, read once at this size."""
    wanted = {
        n for gesture in (TAKE_1, LAY_2, TAKE_2, LAY_3, TAKE_3, LAY_4) for n in gesture.moments
    }
    frames: dict[int, Picture] = {}
    film = cv2.VideoCapture(str(FILM))
    for number in range(max(wanted) + 1):
        good, frame = film.read()
        if not good:
            raise OSError(f"{FILM} can't be read.")
        if number in wanted or number in EMPTY:
            tall = round(frame.shape[0] * wide / frame.shape[1])
            frames[number] = np.asarray(
                cv2.resize(frame, (wide, tall), interpolation=cv2.INTER_AREA), np.uint8
            )
    plate = np.median(np.stack([frames[n] for n in EMPTY[::10]]), axis=0).astype(np.uint8)
    scale = wide / WIDE
    hands: dict[int, Hand] = {}
    shine: dict[int, float] = {}
    for gesture in (TAKE_1, LAY_2, TAKE_2, LAY_3, TAKE_3, LAY_4):
        flat = _shine(
            frames[gesture.last if gesture.lays else gesture.first],
            gesture,
            gesture.last if gesture.lays else gesture.first,
            scale,
        )
        for number in gesture.moments:
            hands[number] = _cut_out(frames[number], plate, gesture, number, scale)
            more = _shine(frames[number], gesture, number, scale) - flat if gesture.lit else 0.0
            shine[number] = max(0.0, more)
    empty = tuple(frames[n] for n in EMPTY)
    return Table(wide=wide, empty=empty, plate=plate, hands=hands, shine=shine)


@dataclass(frozen=True, slots=True)
class Lies:
    """A card of ours at rest."""

    card: str
    at: tuple[float, float]
    turn: float


@dataclass(frozen=True, slots=True)
class Act:
    """One card laid or taken, when its gesture begins, and how far its pictures are shifted."""

    began: float
    gesture: Gesture
    lies: Lies
    before: tuple[Lies, ...]
    """What lies on the pile beneath, undermost first."""
    pace: float = 1.0
    """How quickly the gesture is shown: a slow hand carries a card that can still be read."""

    @property
    def rested(self) -> float:
        """When the card came to rest."""
        return self._when(lambda far: far < 1.0, first=False)

    @property
    def gone(self) -> float:
        """When it had left its place."""
        return self._when(lambda far: far > GONE * MILLIMETRE, first=True)

    def _when(self, true: Callable[[float], bool], *, first: bool) -> float:
        moments = self.gesture.moments
        found = [true(float(np.hypot(*self.gesture.at(n)[:2]))) for n in moments]
        if first:
            return self.began + found.index(True) / self._fps
        return (
            self.began + max((n + 1 for n, so in enumerate(found) if not so), default=0) / self._fps
        )

    @property
    def _fps(self) -> float:
        return FILM_FPS * self.pace

    def moment(self, t: float) -> float:
        """The film's frame, or a moment between two, that is shown at this time."""
        moments = self.gesture.moments
        first, last = moments[0], moments[-1]
        way = min((t - self.began) * self._fps, abs(last - first))
        return first + way if last > first else first - way

    @property
    def ended(self) -> float:
        return self.began + len(self.gesture.moments) / self._fps


@dataclass(frozen=True, slots=True, kw_only=True)
class Film:
    """One film: what happens, and through which camera it is seen."""

    seed: int
    acts: tuple[Act, ...]
    wide: int = 1280
    fps: float = 15.0
    light: float = 1.0
    soft: float = 0.0
    exposure: float = 0.6
    """For how much of a film's picture the shutter is open: what moves is blurred by so much of its way."""

    @property
    def seconds(self) -> float:
        return self.acts[-1].ended + 2.5

    def frames(self) -> Iterator[tuple[float, Picture]]:
        """The pictures of the film, each at its time."""
        shown = table(round(self.wide / CROP))
        scale = shown.wide / WIDE
        chance = random.Random(self.seed * 77 + 1)
        start, acts = chance.randrange(len(shown.empty)), list(self.acts)
        pile: tuple[Lies, ...] = acts[0].before
        still = _pile(shown, pile, scale)
        tall = round(self.wide * 9 / 16)
        left = round(shown.wide * (1 - CROP) / 2)
        for number in range(round(self.seconds * self.fps)):
            t = number / self.fps
            while acts and t >= acts[0].ended:
                act = acts.pop(0)
                pile = (*act.before, act.lies) if act.gesture.lays else act.before
                still = _pile(shown, pile, scale)
            live = shown.empty[(start + round(t * FILM_FPS)) % len(shown.empty)]
            picture = _over(live, shown.plate, still)
            if acts and t >= acts[0].began:
                act = acts[0]
                if pile != act.before:
                    pile = act.before
                    still = _pile(shown, pile, scale)
                    picture = _over(live, shown.plate, still)
                picture = _acted(picture, shown, act, act.moment(t), scale, self.exposure)
            picture = picture[:tall, left : left + self.wide]
            if self.soft:
                picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), self.soft), np.uint8)
            if self.light != 1.0:
                picture = np.asarray(cv2.convertScaleAbs(picture, alpha=self.light), np.uint8)
            yield t, np.ascontiguousarray(picture, np.uint8)


Part = tuple[slice, slice]
Layer = tuple[Shades, Shades, Part]
"""Pixels times cover, and cover, of a part of the picture."""


def _printed(
    shown: Table, card: str, place: NDArray[np.float64], shine: float, soft: float
) -> Layer:
    """A card of ours in the film's light."""
    printed = face("card", card, DECK.tags[card], 4.0)
    at = printed.outline() @ place[:2, :2].T + place[:2, 2]
    (left, top), (right, bottom) = (
        np.floor(at.min(0)).astype(int) - 6,
        np.ceil(at.max(0)).astype(int) + 6,
    )
    tall, wide = shown.plate.shape[:2]
    left, top, right, bottom = max(left, 0), max(top, 0), min(right, wide), min(bottom, tall)
    if right <= left or bottom <= top:
        nothing = np.zeros((0, 0, 3), np.float32)
        return nothing, nothing[:, :, :1], (slice(0, 0), slice(0, 0))
    part = slice(top, bottom), slice(left, right)
    there = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1.0]]) @ place @ printed.millimetres()
    seen = cv2.warpPerspective(
        printed.picture, there, (right - left, bottom - top), flags=cv2.INTER_AREA
    )
    seen = cv2.GaussianBlur(seen, (0, 0), soft).astype(np.float32)
    cover = seen[:, :, 3:] / 255
    lit = seen[:, :, :3] * PAPER + INK * cover
    lit += (WHITE - lit).clip(0) * min(1.0, 2 * shine / WHITE) * cover
    return np.asarray(lit, np.float32), np.asarray(cover, np.float32), part


def _pile(shown: Table, pile: tuple[Lies, ...], scale: float) -> Picture:
    """The empty table with all cards that lie there."""
    found = shown.plate.astype(np.float32)
    for lies in pile[-6:]:
        place = _placed(lies.at, lies.turn, 1.0, scale)
        lit, cover, part = _printed(shown, lies.card, place, 0.0, 1.3 * scale)
        found[part] = found[part] * (1 - cover) + lit
    return np.asarray(np.rint(found), np.uint8)


def _over(live: Picture, plate: Picture, still: Picture) -> Picture:
    """The table with what lies on it, with the film's own noise."""
    return np.asarray(
        cv2.subtract(cv2.add(still, cv2.subtract(live, plate)), cv2.subtract(plate, live)), np.uint8
    )


def _acted(
    picture: Picture, shown: Table, act: Act, number: float, scale: float, exposure: float
) -> Picture:
    """The picture with the moving card over it, and the film's hand over that."""
    gesture, lies = act.gesture, act.lies
    span = exposure * act.pace if _speed(gesture, number) >= 2 else 0.0
    steps = np.linspace(-span / 2, span / 2, 4) if span else [0.0]
    found = picture.copy()
    shots: list[Picture] = []
    for step in steps:
        x, y, turn, size = gesture.at(number + step)
        place = _placed((lies.at[0] + x, lies.at[1] + y), lies.turn + turn, size, scale)
        lit, cover, part = _printed(
            shown, lies.card, place, shown.shine[round(number)], 1.3 * scale
        )
        shot = picture.copy()
        shot[part] = np.clip(shot[part] * (1 - cover) + lit, 0, 255).astype(np.uint8)
        shots.append(shot)
    found = shots[0] if len(shots) == 1 else np.mean(shots, axis=0).astype(np.uint8)
    hand = shown.hands[round(number)]
    dx, dy = (round((lies.at[n] - gesture.rest[n]) * scale) for n in (0, 1))
    tall, wide = hand.cover.shape[:2]
    top, left = hand.top + dy, hand.left + dx
    down, across = max(0, -top), max(0, -left)
    tall, wide = min(tall, found.shape[0] - top), min(wide, found.shape[1] - left)
    if tall <= down or wide <= across:
        return found
    part = slice(top + down, top + tall), slice(left + across, left + wide)
    skin = hand.cover[down:tall, across:wide, None]
    mixed = found[part] * (1 - skin) + hand.pixels[down:tall, across:wide] * skin
    found[part] = np.clip(mixed, 0, 255).astype(np.uint8)
    return found


def film(
    seed: int, *, many: int = 16, only_card: bool = False, fps: float = 15.0, wide: int = 1280
) -> Film:
    """What a hand does in one film, drawn by a seed: lays and takes, and the camera's light and sharpness."""
    chance = random.Random(seed)
    cards = list(DECK.tags)
    chance.shuffle(cards)
    t, acts, pile = 1.5, list[Act](), list[Lies]()
    least = 0 if only_card else 1
    for turn in range(many):
        takes = len(pile) > least and (only_card or (turn > 2 and chance.random() < 0.5))
        if takes:
            lies = pile.pop()
            gesture = chance.choice(TAKES)
        else:
            x, y = MIDDLE[0] + chance.uniform(-18, 18), MIDDLE[1] + chance.uniform(-18, 18)
            lies = Lies(cards.pop(), (x, y), chance.uniform(-9, 9) + chance.choice(TURNS))
            gesture = chance.choice(LAYS)
        pace = chance.choice((1.0, 1.0, 0.6, 0.4))
        acts.append(Act(t, gesture, lies, tuple(pile), pace))
        if not takes:
            pile.append(lies)
        t = acts[-1].ended + chance.uniform(0.9, 2.2)
    look = chance.choice(((1.0, 0.0), (1.0, 0.0), (0.6, 0.0), (1.5, 0.0), (1.0, 1.2)))
    return Film(
        seed=seed, acts=tuple(acts), wide=wide, fps=fps, light=look[0], soft=look[1],
        exposure=chance.choice((0.6, 0.15, 0.05)),
    )  # fmt: skip


@dataclass(slots=True)
class Score:
    """What came of some films."""

    laid: int = 0
    soon: int = 0
    in_time: int = 0
    waits: list[float] = field(default_factory=list)
    taken: int = 0
    told: int = 0
    ever: int = 0
    lags: list[float] = field(default_factory=list)
    wrong: int = 0
    doubled: int = 0
    false: int = 0
    moved: int = 0
    notes: list[str] = field(default_factory=list)

    def judge(self, film: Film, events: list[object]) -> None:
        """Compares what was told with what happened."""
        ends = [*(after.began for _, after in pairwise(film.acts)), film.seconds]
        settled = [event for event in events if isinstance(event, Settled)]
        backs = [event for event in events if isinstance(event, TakenBack)]
        self.moved += sum(isinstance(event, Moved) for event in events)
        right: set[int] = set()
        for act, end in zip(film.acts, ends, strict=True):
            name = f"seed {film.seed}: {act.lies.card}"
            if act.gesture.lays:
                mine = [e for e in settled if e.card == act.lies.card]
                right |= {id(e) for e in mine if e.t >= act.began}
                wait = min((e.t for e in mine), default=float("inf")) - act.rested
                self.laid += 1
                self.soon += wait <= 0.5
                self.in_time += wait + act.rested <= end + 0.3
                self.waits.append(wait)
                self.doubled += max(0, len(mine) - 1)
                if wait > 0.5 or len(mine) > 1:
                    self.notes.append(
                        f"{name} laid at {act.rested:.2f}, told {[round(e.t, 2) for e in mine]}"
                    )
            else:
                gone = [e for e in backs if e.card == act.lies.card and e.t >= act.began]
                right |= {id(e) for e in gone[:1]}
                lag = min((e.t for e in gone), default=float("inf")) - act.gone
                self.taken += 1
                self.told += lag <= SOON
                self.ever += lag < 1e9
                self.lags.append(lag)
                if lag > SOON:
                    self.notes.append(
                        f"{name} taken at {act.gone:.2f} of {len(act.before) + 1}, told after {lag:.2f}"
                    )
        self.wrong += sum(id(e) not in right for e in settled)
        false = [e for e in backs if id(e) not in right]
        self.false += len(false)
        self.notes += [
            f"seed {film.seed}: {e.t:.2f} {e.card} taken back, but was not" for e in false
        ]

    def report(self) -> str:
        """In one line each."""
        waits = [wait for wait in self.waits if wait < 1e9] or [0.0]
        lags = [lag for lag in self.lags if lag < 1e9] or [0.0]
        return (
            f"laid: {self.soon} of {self.laid} within 0.5 s (median {np.median(waits):.2f}), {self.in_time} before"
            f" the next act; wrong {self.wrong}, doubled {self.doubled}, moved {self.moved}\n"
            f"taken back: {self.told} of {self.taken} within {SOON} s (median {np.median(lags):.2f}),"
            f" {self.ever} ever; false {self.false}"
        )


def main() -> None:
    """Watches the films, and prints what came of them."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("--seeds", default="1-4")
    asked.add_argument("--many", type=int, default=16, help="cards laid or taken a film")
    asked.add_argument(
        "--only-card", action="store_true", help="each card is taken before the next is laid"
    )
    asked.add_argument("--fps", type=float, default=15.0)
    asked.add_argument("--wide", type=int, default=1280)
    asked.add_argument("--notes", action="store_true")
    given = asked.parse_args()
    if not FILM.exists():
        raise SystemExit(
            f"{FILM} is not here: this needs the real film that is not part of the project."
        )
    cv2.setNumThreads(1)
    score = Score()
    for seed in seeds(given.seeds):
        made = film(
            seed, many=given.many, only_card=given.only_card, fps=given.fps, wide=given.wide
        )
        watcher = Watcher(tag_meanings(DECK.game, DECK), DECK)
        events: list[object] = []
        for t, picture in made.frames():
            events += watcher.see(gray(picture), t)
        score.judge(made, events)
    print(score.report())
    if given.notes:
        print("\n".join(score.notes))


if __name__ == "__main__":
    main()
