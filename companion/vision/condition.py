"""Whether this camera, here, in this light, will do; and if not, what a person can do about it."""

from dataclasses import replace

import cv2
import numpy as np

from companion.pile.event import Health
from companion.pile.sighting import Glance, Quad, side
from companion.vision.measures import Measures, Trouble, judged
from companion.vision.motion import Patch, around
from companion.vision.picture import Gray
from companion.vision.reader import MODULES

EVERY = 0.7


def measured(picture: Gray, glance: Glance, zone: Patch | None, *, frozen: bool) -> Measures:
    """Measures one picture, on the tags seen in it where there are some."""
    small = picture[::8, ::8]
    low, high = (float(v) for v in np.percentile(small, (2, 98)))
    part = zone.of(picture)[::2, ::2] if zone is not None and zone.area else small
    found = Measures(
        t=glance.t,
        brightness=float(small.mean()),
        spread=high - low,
        shine=float((part >= 253).mean()),
        frozen=frozen,
        sharp=_edges(picture, zone) if high - low > 12 else None,
    )
    quads = sorted((one.corners for one in glance.sightings if one.ours), key=side, reverse=True)[
        :2
    ]
    if not quads:
        return found
    levels = [_levels(picture, quad) for quad in quads]
    return replace(
        found,
        ink=min(ink for ink, _ in levels),
        paper=max(paper for _, paper in levels),
        module=max(side(quad) for quad in quads) / MODULES,
    )


def _levels(picture: Gray, quad: Quad) -> tuple[float, float]:
    tall, wide = picture.shape
    part = around((quad,)).within(wide, tall).of(picture)
    if not part.size:
        return 0.0, 255.0
    ink, paper = np.percentile(part, (15, 85))
    return float(ink), float(paper)


def _edges(picture: Gray, zone: Patch | None) -> float:
    """How steep the steepest edges are, as a share of the full range of shades there."""
    part = zone.of(picture) if zone is not None and zone.area else picture
    part = part[
        : part.shape[0] // 2 * 2 : 2
    ]  # every other row: edges across are as steep as edges down
    low, high = np.percentile(part[::2, ::4], (2, 98))
    if high - low < 20:
        return 1.0
    soft = cv2.GaussianBlur(part, (3, 3), 0)
    steps = cv2.absdiff(soft[:, 2:], soft[:, :-2])
    return float(np.percentile(steps[::3, ::3], 99.5)) / (2 * float(high - low))


class Condition:
    """The camera's condition, followed from frame to frame."""

    def __init__(self) -> None:
        self.trouble = Trouble()
        self.latest: Measures | None = None
        self._at = float("-inf")
        self._print = b""
        self._same = float("-inf")

    def see(self, picture: Gray, glance: Glance, zone: Patch | None) -> tuple[Health, ...]:
        """Measures now and then, and tells what has changed."""
        if glance.t - self._at < EVERY:
            return ()
        self._at = glance.t
        mark = picture[::16, ::16].tobytes()
        if mark != self._print:
            self._print, self._same = mark, glance.t
        frozen = glance.t - self._same > 2.0  # a real camera's noise never stands still
        self.latest = measured(picture, glance, zone, frozen=frozen)
        self.trouble, events = judged(self.trouble, self.latest)
        return events
