"""How the pile looked before its top card came: when it looks so again, that card was taken back.

No lower tag need be read for it, so it works in glare and dusk, and with cards that lie crosswise.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.quad import Point, Quad, side, square_around
from companion.vision import tuning
from companion.vision.motion import Patch, around
from companion.vision.picture import Gray, alike
from companion.vision.tiles import Tiles


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The pile's place while these cards lay there and no hand was near."""

    cards: frozenset[str]
    t: float
    patch: Patch
    picture: Gray


class Snapshots:
    """The last pictures of the pile at rest, one for each set of cards, and of the bare table."""

    def __init__(self) -> None:
        self._taken: list[Snapshot] = []

    def forget(self) -> None:
        """The camera looks from somewhere else now."""
        self._taken.clear()

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
