"""Whether this camera, here, in this light, will do; and if not, what a person can do about it.

One verdict for the command line, the tablet and the phone. It is made of what is there, cards and the squares of codes,
and not only of what could be read. Pictures are measured in the camera's process; the table's side, which has no
OpenCV, judges.
"""

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from companion.pile.event import Health
from companion.pile.glance import Glance
from companion.pile.quad import Quad, side
from companion.vision import tuning
from companion.words import ENGLISH, words_in

if TYPE_CHECKING:
    from companion.vision.mat import MatPose
    from companion.vision.motion import MotionTracker, Patch
    from companion.vision.picture import Gray

CARD = 89 / 26 * 21
"""Modules of a tag along a card's long side."""


GOOD = {
    "no-picture": "The picture is back.",
    "frozen": "The picture moves again.",
    "dark": "It is bright enough again.",
    "bright": "It is no longer too bright.",
    "glare": "The glare is gone.",
    "blurred": "The picture is sharp again.",
    "small": "The pictures are large enough again.",
    "far": "The camera is near enough again.",
    "aslant": "The camera looks from above again.",
    "shakes": "The camera is steady again.",
    "flickers": "The lamp no longer flickers.",
}


def says(code: str) -> str:
    """What a person can do about what is wrong."""
    return words_in(ENGLISH)(f"health-{code}")


@dataclass(frozen=True, slots=True)
class Measures:
    """What was measured in one picture; None where there was nothing to measure it on."""

    t: float
    brightness: float
    """Mean shade, 0 to 255."""
    spread: float
    """How much the shades differ; a covered lens has none."""
    paper: float | None = None
    """The shade of a tag's or card's paper."""
    ink: float | None = None
    module: float | None = None
    """Pixels that a tag's module is wide, by a tag or else by a card."""
    sharp: float | None = None
    """How steep the picture's edges are: 1 for a step from black to white within a pixel."""
    shine: float = 0.0
    """Share of the pile's place that is pure white."""
    slant: float = 0.0
    """Degrees from straight down at which a tag is seen."""
    wide: int = 1280
    tags: int = 0
    """Codes of ours that are read."""
    cards: int = 0
    """Things that have the shape of a card."""
    shake: float = 0.0
    flicker: float = 0.0
    frozen: bool = False

    @property
    def wrong(self) -> frozenset[str]:
        """The codes of what keeps cards from being read."""
        if self.spread < 2.5 and self.brightness < 30:
            return frozenset({"no-picture"})
        if self.frozen:
            return frozenset({"frozen"})
        found = {
            "dark": (self.paper if self.paper is not None else self.brightness * 1.6) < 62,
            "bright": self.brightness > 235
            or (self.ink or 0) > (150 if (self.paper or 0) >= 240 else 190),
            "far": self.module is not None and self.module < tuning.MODULE_LEAST,
            "blurred": self.sharp is not None
            and self.sharp < (0.055 if self.tags else tuning.SHARP_LEAST),
            "aslant": self.slant > tuning.SLANT_MOST,
            "shakes": self.shake > tuning.SHAKES_MUCH,
            "flickers": self.flicker > tuning.FLICKERS_MUCH,
        }
        found["glare"] = self.shine > 0.06 and not found["bright"]
        found["small"] = self.wide < 1000 and (self.module or 0.0) < tuning.MODULE_WELL
        return frozenset(code for code, so in found.items() if so)

    @property
    def uneasy(self) -> frozenset[str]:
        """The codes of what is worth mending, though cards are read."""
        return frozenset(
            code
            for code, so in {
                "shakes": self.shake > tuning.SHAKES,
                "flickers": self.flicker > tuning.FLICKERS,
            }.items()
            if so
        )


@dataclass(frozen=True, slots=True)
class CameraVerdict:
    """Will this camera do, here, in this light?"""

    ok: bool
    says: str
    advice: tuple[str, ...]
    tags: int
    module: float | None

    def as_json(self) -> dict[str, object]:
        """The verdict as one flat line."""
        return {
            "ok": self.ok,
            "says": self.says,
            "advice": list(self.advice),
            "tags": self.tags,
            "pixels_a_module": None if self.module is None else round(self.module, 2),
        }


def verdict(measures: Measures | None, *, other_deck: bool = False) -> CameraVerdict:
    """What to say to whoever is putting the camera up."""
    if measures is None:
        return CameraVerdict(False, "There is no picture yet.", (), 0, None)
    tags, module = measures.tags, measures.module
    advice = [says(code) for code in sorted(measures.wrong | measures.uneasy)]
    if module is not None and tags and tuning.MODULE_LEAST <= module < tuning.MODULE_WELL:
        advice.append("It will do, but a little closer is better: cards are read sooner.")
    if other_deck:
        advice.append("Codes of another deck are seen: is this the deck you play with?")
    if measures.wrong:
        return CameraVerdict(False, "Not yet.", tuple(advice), tags, module)
    if tags:
        return CameraVerdict(True, "This will do.", tuple(advice), tags, module)
    if measures.cards:
        advice.insert(0, "A card is seen, but no code on it: lay a sleeved card face up.")
    elif not other_deck:
        advice.insert(0, "Lay a sleeved card where the pile will be.")
    return CameraVerdict(False, "No code is read yet.", tuple(advice), 0, module)


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is told of the camera, and what is about to be."""

    told: frozenset[str] = frozenset()
    since: dict[str, float] = field(default_factory=dict)
    """Since when each code has been other than what is told."""


def judged(trouble: Trouble, measures: Measures) -> tuple[Trouble, tuple[Health, ...]]:
    """A pure function of time: what is wrong long enough is told once, and once more when it is over."""
    t, wrong = measures.t, measures.wrong | measures.uneasy
    changing = wrong ^ trouble.told
    since = {code: trouble.since.get(code, t) for code in changing}
    due = {code for code, began in since.items() if t - began >= tuning.TROUBLE_LASTS}
    events = tuple(
        Health(t, code, ok=code not in wrong, says=says(code) if code in wrong else GOOD[code])
        for code in sorted(due)
    )
    kept = {code: began for code, began in since.items() if code not in due}
    return Trouble(trouble.told ^ due, kept), events


# -- measuring, in the camera's process -----------------------------------------------------------


def measured(
    picture: "Gray", glance: Glance, zone: "Patch | None", *, frozen: bool = False
) -> Measures:
    """Measures one picture: on the tags read in it, else on what looks like a card, else as a whole."""

    from companion.vision.motion import around

    tall, wide = picture.shape
    small = picture[::8, ::8]
    low, high = _shade_percentiles(small, 2, 98)
    found = Measures(
        t=glance.t,
        brightness=float(small.mean()),
        spread=high - low,
        shine=_glare_share(zone.of(picture) if zone is not None and zone.area else small),
        frozen=frozen,
        wide=max(wide, tall),
    )
    tags = sorted((one.corners for one in glance.sightings if one.ours), key=side, reverse=True)
    if tags:
        levels = [
            _ink_and_paper(around((quad,)).within(wide, tall).of(picture)) for quad in tags[:2]
        ]
        part = around(tuple(tags[:2])).grown(8).within(wide, tall).of(picture)
        return replace(
            found,
            tags=len(tags),
            ink=min(ink for ink, _ in levels),
            paper=max(paper for _, paper in levels),
            module=max(side(quad) for quad in tags) / 21,
            sharp=_edge_steepness(part),
            slant=_degrees_aslant(tags[0]),
        )
    if high - low <= 12:
        return found
    cards = _card_shapes(picture)
    if not cards:
        return replace(found, sharp=_edge_steepness(picture) if zone is None else None)
    parts = [around((card,)).grown(6).within(wide, tall).of(picture) for card in cards]
    levels = [_ink_and_paper(part) for part in parts]
    return replace(
        found,
        cards=len(cards),
        paper=max(paper for _, paper in levels),
        ink=min(ink for ink, _ in levels),
        module=max(math.dist(*_long_side_ends(card)) for card in cards) / CARD,
        sharp=max(_edge_steepness(part) for part in parts),
        shine=max(found.shine, *map(_glare_share, parts))
        if len(parts) > 1
        else _glare_share(parts[0]),
    )


def _shade_percentiles(part: "Gray", *percents: float) -> tuple[float, ...]:
    """The shades under which so many percent of a picture lie."""
    import numpy as np

    darker = np.cumsum(np.bincount(part.ravel(), minlength=256))
    return tuple(float(np.searchsorted(darker, share * darker[-1] / 100)) for share in percents)


def _glare_share(part: "Gray") -> float:
    return float((part[::2, ::2] >= 253).mean())


def _ink_and_paper(part: "Gray") -> tuple[float, float]:
    """The shades of ink and paper there."""

    if not part.size:
        return 0.0, 255.0
    ink, paper = _shade_percentiles(part, 15, 85)
    return ink, paper


def _degrees_aslant(tag: Quad) -> float:
    """At how many degrees from straight down a square is seen, by its shape."""
    import numpy as np

    a, b, c, d = (np.array(corner) for corner in tag)
    across, down = (b - a + c - d) / 2, (d - a + c - b) / 2
    wide, narrow = np.linalg.svd(np.stack([across, down]), compute_uv=False)
    return math.degrees(math.acos(min(1.0, float(narrow / max(wide, 1e-6)))))


def _long_side_ends(card: Quad) -> tuple[tuple[float, float], tuple[float, float]]:
    """The ends of a card's longer side."""
    a, b, c, _ = card
    return (a, b) if math.dist(a, b) > math.dist(b, c) else (b, c)


def _card_shapes(picture: "Gray") -> list[Quad]:
    """What has the shape of a card: a bright rectangle, three long and two wide or thereabouts."""
    import cv2
    import numpy as np

    times = 480 / picture.shape[1]
    small = cv2.resize(picture, None, fx=times, fy=times, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (3, 3), 0)
    found: list[Quad] = []
    for dark in (40, 90):
        edges = cv2.dilate(cv2.Canny(small, dark / 2, dark), np.ones((3, 3), np.uint8))
        outlines, _ = cv2.findContours(edges, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for outline in outlines:
            if max(cv2.boundingRect(outline)[2:]) < 16:  # nearly all: specks
                continue
            hull = cv2.convexHull(outline)
            (x, y), (w, h), turn = cv2.minAreaRect(hull)
            long, short = max(w, h), min(w, h)
            if long < 22 or long > 240 or not 1.2 < long / max(short, 1) < 2.4:
                continue
            if cv2.contourArea(hull) < 0.86 * w * h:
                continue
            a, b, c, d = (
                (float(px) / times, float(py) / times)
                for px, py in cv2.boxPoints(((x, y), (w, h), turn))
            )
            if not any(math.dist(a, other[0]) < 30 / times for other in found):
                found.append((a, b, c, d))
    return found


def _edge_steepness(part: "Gray") -> float:
    """How steep the steepest edges are, as a share of the full range of shades there."""
    import cv2
    import numpy as np

    part = part[: part.shape[0] // 2 * 2 : 2]  # every other row: edges across are as steep as down
    if min(part.shape) < 8:
        return 1.0
    low, high = _shade_percentiles(part[::2, ::4], 2, 98)
    if high - low < 20:
        return 1.0
    soft = cv2.GaussianBlur(part, (3, 3), 0)
    steps = cv2.absdiff(soft[:, 2:], soft[:, :-2])
    return _shade_percentiles(np.asarray(steps, np.uint8), 99.5)[0] / (2 * (high - low))


class Condition:
    """The camera's condition, followed from frame to frame."""

    def __init__(self) -> None:
        self.trouble = Trouble()
        self.latest: Measures | None = None
        self._at = self._read = float("-inf")
        self._print = b""
        self._same = float("-inf")

    def see(
        self, picture: "Gray", glance: Glance, zone: "Patch | None", motion: "MotionTracker"
    ) -> tuple[Health, ...]:
        """Measures now and then, and tells what has changed."""
        if glance.t - self._at < tuning.MEASURE_PAUSE:
            return ()
        if any(one.ours for one in glance.sightings):
            self._read = glance.t
        elif zone is not None and glance.t - self._read < tuning.HIDDEN_LONG:
            return ()
        self._at = glance.t
        mark = picture[::16, ::16].tobytes()
        if mark != self._print:
            self._print, self._same = mark, glance.t
        frozen = glance.t - self._same > 2.0  # a real camera's noise never stands still
        found = measured(picture, glance, zone, frozen=frozen)
        if not found.tags and glance.t - self._read < tuning.LENS_TRUSTED:
            found = replace(found, sharp=None)  # what is soft there is no card
        self.latest = replace(found, shake=motion.shake, flicker=motion.flicker)
        self.trouble, events = judged(self.trouble, self.latest)
        return events


def mat_advice(fix: "MatPose | None") -> tuple[str, ...]:
    """What to say of the mat to whoever is putting the camera up."""
    if fix is None:
        return ("No mat is seen. It works without; with it the pile is found at once.",)
    if fix.marks < 4:
        return (f"Only {fix.marks} of the mat's 4 marks are seen: uncover the others.",)
    return ()
