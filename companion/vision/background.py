"""What the calm table looks like: what has changed, what reaches in, and whether a card is gone again.

A card was taken back when its place looks as it did before it came. No lower tag need be read for that, so it works in
glare and dusk, and with cards that lie crosswise.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.quad import Point, Quad, side, square_around
from companion.vision import tuning
from companion.vision.motion import MotionTracker, Patch, Span, Tiled, around
from companion.vision.picture import Gray, alike
from companion.vision.tiles import Tiles


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The pile's place while these cards lay there and no hand was near."""

    cards: frozenset[str]
    t: float
    patch: Patch
    picture: Gray


class Background:
    """The table at rest: in tiles, and as a picture of the pile for each set of cards that lay there.

    One rule renews both: the top card is read where it lies, nothing moves there, and no arm reaches in.
    """

    def __init__(self, motion: MotionTracker) -> None:
        self._motion = motion
        self._taken: list[Snapshot] = []
        self._calm: Tiled | None = None
        self._before: Tiled | None = None
        """The calm table as it was when something last began to move."""
        self._reached: tuple[float, Span | None, bool] = (-1.0, None, False)
        """When an edge was last looked at, which, and whether something reached over it."""
        self._changed: tuple[float, Patch | None, NDArray[np.uint8]] = (
            -1.0, None, np.zeros((0, 0), np.uint8),
        )  # fmt: skip

    def forget(self) -> None:
        """The camera looks from somewhere else now."""
        self._taken.clear()
        self._calm = self._before = None

    def renew(self, picture: Gray, patch: Patch, cards: frozenset[str], t: float) -> None:
        """The table as it is now has no hand over it, and these cards on its pile."""
        self.keep(picture, patch, cards, t)
        self.remember()

    def remember(self) -> None:
        """The tiles as they are now are the calm table's."""
        if (now := self._motion.latest) is not None:
            self._calm = now
            self._reached = (now[0], self._reached[1], False)

    def mark(self) -> None:
        """Something begins to happen: from now on the table is compared with what it was."""
        self._before = self._calm

    def reached(self, patch: Patch) -> bool:
        """Whether something, moving or not, reaches over the edge of a patch that was not there in the calm table."""
        now, motion = self._motion.latest, self._motion
        if self._calm is None or now is None or now[1].shape != self._calm[1].shape:
            return False
        t, span = now[0], motion.span(patch)
        looked, where, so = self._reached
        rests = t - looked < tuning.EDGE_RECHECK and motion.edge_moved_at(span) < looked
        if where == span and (looked == t or rests):
            return so
        part = motion.differs(self._calm, span)
        if min(part.shape) < 6:
            return False
        edge = np.concatenate([part[0], part[-1], part[1:-1, 0], part[1:-1, -1]])
        self._reached = (t, span, float(edge.mean()) > tuning.ARM_AT_EDGE)
        return self._reached[2]

    def changed(
        self, zone: Patch, known: Iterable[Quad] = (), *, rests: bool = False
    ) -> tuple[Patch, float] | None:
        """The part of a zone that is not as it was before something happened, and its size in pixels.

        What lies in known places is left out, and what moves just now, if only what `rests` is asked for.
        None when nobody knows how it was.
        """
        now, motion = self._motion.latest, self._motion
        if self._before is None or now is None or now[1].shape != self._before[1].shape:
            return None
        span, p = motion.span(zone), motion.pixels
        if self._changed[:2] != (now[0], zone):
            self._changed = (now[0], zone, motion.differs(self._before, span).view(np.uint8))
        part = self._changed[2]
        left, top = int(zone.left / p), int(zone.top / p)
        if rests and (moving := motion.moving(span)) is not None:
            part = part & ~moving.view(np.uint8)
        for place in known:
            corners = np.array(place) / p - (left + 0.5, top + 0.5)
            shape = np.asarray(np.rint(corners), np.int32)
            part = np.asarray(cv2.fillConvexPoly(part.copy(), shape, 0.0), np.uint8)
            cv2.polylines(part, [shape], True, 0.0, 3)  # its shadow, too
        x, y, wide, tall = cv2.boundingRect(part)
        box = Patch(
            round((left + x) * p), round((top + y) * p),
            round((left + x + wide) * p), round((top + y + tall) * p),
        )  # fmt: skip
        return box, cv2.countNonZero(part) * p * p

    def keep(self, picture: Gray, patch: Patch, cards: frozenset[str], t: float) -> None:
        """Remembers the pile as it is now, with these cards in it."""
        last = next((one for one in self._taken if one.cards == cards), None)
        if last is not None and t - last.t < tuning.SNAPSHOT_PAUSE:
            return
        bare = [one for one in self._taken if not one.cards and cards]
        others = [one for one in self._taken if one.cards and one.cards != cards][
            1 - tuning.SNAPSHOTS :
        ]
        self._taken = [*bare, *others, Snapshot(cards, t, patch, patch.of(picture).copy())]

    def unchanged(self, picture: Gray, spot: Point, reach: float, since: float) -> bool:
        """Whether a spot looks as it did before a moment: whatever is there lay there then."""
        then = next((one for one in reversed(self._taken) if one.t < since), None)
        patch = around((square_around(spot, reach),))
        if then is None or not _lies_within(patch, then.patch):
            return False
        step = max(1.0, reach / 6)
        now, before = (
            _coarse_copy(patch.of(picture), step),
            _coarse_copy(_part_of_snapshot(then, patch), step),
        )
        return now.shape == before.shape and alike(now.ravel(), before.ravel()) > tuning.SPOT_STAYED

    def lifted(
        self, picture: Gray, top: str, cards: frozenset[str], quads: tuple[Quad, ...]
    ) -> bool:
        """Whether the top card's place looks as it did before that card came, when all these lay there."""
        mine = next((one for one in self._taken if one.cards == cards), None)
        lower = [one for one in self._taken if one.cards <= cards - {top}]
        if mine is None or not lower or not quads:
            return False
        before = max(lower, key=lambda one: len(one.cards))
        patch = around(quads)
        if not all(_lies_within(patch, one.patch) for one in (mine, before)):
            return False
        step = max(1.0, max(side(quad) for quad in quads) / tuning.SNAPSHOT_SPOTS)
        seen = [
            _coarse_copy(part, step)
            for part in (
                patch.of(picture),
                _part_of_snapshot(mine, patch),
                _part_of_snapshot(before, patch),
            )
        ]
        tags = _covered_patch(patch, quads, step, seen[0].shape)
        now, with_it, without = (shades[tags] for shades in seen)
        return _looks_empty_again(now, with_it, without)


def _looks_empty_again(now: Tiles, with_it: Tiles, without: Tiles) -> bool:
    """Whether a place looks as it did without a card rather than with it, however bright the light is now."""
    change = with_it - without
    strength = float(np.sqrt((change * change).mean()))
    if strength < tuning.GONE_FAINT:
        return False
    parts = np.stack([without, change], axis=1)
    (light, remains), *_ = np.linalg.lstsq(parts, now, rcond=None)
    if light < tuning.GONE_LIT:
        return False
    off = now - light * without - remains * change
    unlike = float(np.sqrt((off * off).mean())) / strength
    return abs(float(remains)) < tuning.GONE_REMAINS and unlike < tuning.GONE_UNLIKE


def _lies_within(patch: Patch, other: Patch) -> bool:
    return (
        patch.left >= other.left
        and patch.top >= other.top
        and patch.right <= other.right
        and patch.bottom <= other.bottom
    )


def _part_of_snapshot(snapshot: Snapshot, patch: Patch) -> Gray:
    """A patch of the whole picture, as it was then."""
    left, top = snapshot.patch.left, snapshot.patch.top
    there = Patch(patch.left - left, patch.top - top, patch.right - left, patch.bottom - top)
    return there.of(snapshot.picture)


def _coarse_copy(picture: Gray, step: float) -> NDArray[np.float32]:
    small = cv2.resize(picture, None, fx=1 / step, fy=1 / step, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.blur(np.asarray(small, np.float32), (3, 3)), np.float32)


def _covered_patch(
    patch: Patch, quads: tuple[Quad, ...], step: float, shape: tuple[int, ...]
) -> NDArray[np.bool_]:
    """Where the card lay: its tags and what is between them."""
    points = [((x - patch.left) / step, (y - patch.top) / step) for quad in quads for x, y in quad]
    hull = cv2.convexHull(np.array(points, np.float32))
    mask = np.zeros(shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, np.asarray(np.rint(hull), np.int32), [1.0])
    return mask.astype(np.bool_)
