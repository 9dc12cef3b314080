"""Finds arms in a small color picture: what was not there when the table was calm, and reaches in from the edge.

Which card or player an arm belongs to is decided elsewhere (`companion.pile`); here are only tips, roots and colors.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, dist, hypot, sin, sqrt

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.pile.arm import ArmSeen, between
from companion.pile.quad import Point, Quad
from companion.vision import tuning
from companion.vision.motion import Patch
from companion.vision.tiles import WIDTH, Tiles, middle

Mask = NDArray[np.bool_]

BOX = np.ones((3, 3), np.uint8)
"""A tile and its neighbors."""
BRIDGE = np.ones((7, 7), np.uint8)
"""Gaps in an arm whose color is the table's are no wider."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the piles are, in tiles."""

    pile: Point
    draw: tuple[Point, ...]
    tile: float
    """Pixels along a tile."""
    scale: float
    """Tiles that a millimetre of the table takes."""

    def over_draw(self, spot: Point, outward: Point) -> float | None:
        """How far from the draw pile's middle a hand is whose fingertips seem to be there, and whose arm comes from
        outward; None when it is elsewhere.

        A finger on a card's back is hard to see: the hand reaches a little farther than it seems.
        """
        if not self.draw:
            return None
        x, y = (sum(values) / len(self.draw) for values in zip(*self.draw, strict=True))
        farther = tuning.HAND_REACHES * self.scale
        hand = (spot[0] - farther * outward[0], spot[1] - farther * outward[1])
        off = dist(hand, (x, y))
        there = off < tuning.DRAW_RADIUS * self.scale and off < tuning.DRAW_NEARER * dist(
            hand, self.pile
        )
        return off / self.scale if there else None

    def pixels(self, spot: Point) -> Point:
        """A spot of the tiles in the picture."""
        return (spot[0] + 0.5) * self.tile, (spot[1] + 0.5) * self.tile


class Arms:
    """The calm table, and what reaches over it."""

    def __init__(self) -> None:
        self._calm: Tiles | None = None
        self._high: list[Tiles] = []
        self._low: list[Tiles] = []
        self._bound: list[float] = []
        """By how many shades a tile of each plane may differ and still be the calm table's."""
        self._light = 1.0
        self._lamp = np.zeros(0, np.float32)
        """The brightness of every other column of the calm table."""
        self._before: tuple[float, Tiles] | None = None
        self._last = np.zeros(0, np.float32)
        """When each tile last moved."""
        self._apart: list[Mask] = []
        """Masks of what lies apart from the edge and has the size of a card."""
        self._clear = np.zeros(0, np.bool_)
        """Where the picture surely differs from the calm table."""
        self._reaching: Mask | None = None
        """The tiles of whatever reaches over the edge, moving or not."""
        self._stirred = float("-inf")
        self._looked = self._kept = float("-inf")
        self.seen: tuple[ArmSeen, ...] = ()
        self.left: tuple[Patch, ...] = ()
        """Where a hand has left something of a card's size since the last look, in tiles."""
        self.cut: tuple[Patch, ...] = ()
        """Where something lies that reaches over the picture's edge, in tiles."""

    @property
    def following(self) -> bool:
        """Whether arms can be told from the table: the calm table is known, and there is light enough."""
        return self._calm is not None and self._light >= tuning.ARM_DARK

    @property
    def reaching(self) -> bool:
        """Whether something reaches over the picture's edge, moving or not; also True while that is unknown."""
        return not self.following or (self._reaching is not None and bool(self._reaching.any()))

    def due(self, t: float, stirs: float) -> bool:
        """Whether to look for arms now: something moves, or the last look was long ago."""
        if stirs > tuning.TABLE_STILL / 2:
            self._stirred = t
        calm, none = t - self._stirred > tuning.TABLE_CALM, self.following and not self.seen
        pause = (
            tuning.ARM_RARELY
            if calm
            else tuning.ARM_SELDOM
            if none and stirs < tuning.ARM_LITTLE
            else 0.0
        )
        if t - self._looked < pause:
            return False
        self._looked = t
        return True

    def forget(self) -> None:
        """The camera looks from somewhere else now."""
        self._calm = self._before = None
        self.seen = ()

    def see(self, tiles: Tiles, t: float, places: Places) -> None:
        """Looks for arms in the next picture."""
        tiles = _with_channels(tiles)
        self.left = self.cut = ()
        self._note_stir(tiles, t)
        if self._calm is None or self._calm.shape != tiles.shape:
            self.seen = ()
            if t - self._stirred > tuning.TABLE_CALM:
                self._learn_background(tiles)
            return
        other, even = self._foreground(tiles)
        self.seen = self._find_arms(other, even, t, places)
        laid = self._laid_card_tiles(t)
        if laid is not None or t - self._kept > tuning.ARM_RARELY:
            self._kept = t
            still = self._last < t - tuning.TABLE_RESTS
            if self._reaching is not None:
                still &= ~self._reaching | (self._last < t - tuning.EDGE_STAYS)
            if laid is not None:
                still |= laid
            self._learn_background(np.where(still[:, :, None], even, self._calm))

    def _note_stir(self, tiles: Tiles, t: float) -> None:
        """Notes where the picture moves, comparing frames a tenth of a second apart."""
        light = tiles[:, :, 0]
        if self._before is None or self._before[1].shape != light.shape:
            self._before, self._stirred = (t, light), t
            self._last = np.full(light.shape, t, np.float32)
            return
        since, old = self._before
        if t - since < 0.06:
            return
        lamp = np.sort(light[:, ::4] / np.maximum(old[:, ::4], 4.0), axis=1)
        lit = old * lamp[:, lamp.shape[1] // 2, None]
        # What is white already does not follow the light.
        beyond = cv2.max(
            cv2.subtract(light, cv2.max(old, lit)), cv2.subtract(cv2.min(old, lit), light)
        )
        stirs = np.asarray(beyond) > min(
            tuning.ARM_DIFFERS, max(tuning.ARM_DIFFERS_DARK, 0.1 * self._light)
        )
        np.copyto(self._last, t, where=stirs)
        self._before = (t, light)
        if np.count_nonzero(stirs) > tuning.TABLE_STILL * stirs.size:
            self._stirred = t

    def _laid_card_tiles(self, t: float) -> Mask | None:
        """The tiles of cards whose hand has gone: they belong to the table at once, and a hand is larger."""
        found: Mask | None = None
        for mask in self._apart:
            if t - float(self._last[mask].max()) > tuning.CARD_LIES:
                found = mask if found is None else found | mask
                x, y, wide, tall = cv2.boundingRect(mask.view(np.uint8))
                self.left += (Patch(x, y, x + wide, y + tall),)
        return found

    def _learn_background(self, tiles: Tiles) -> None:
        """Takes the table as it is now for the calm one, with no arm over it."""
        self._calm = tiles
        self._light = max(middle(tiles[::3, ::3, 0]), 8.0)
        self._lamp = np.maximum(tiles[:, ::2, 0], 4.0)
        least = min(tuning.ARM_DIFFERS, max(tuning.ARM_DIFFERS_DARK, 0.1 * self._light))
        planes = cv2.split(tiles)
        self._bound = [tuning.ARM_TINTED if number else least for number in range(len(planes))]
        self._high = [np.asarray(cv2.dilate(plane, BOX), np.float32) for plane in planes]
        self._low = [np.asarray(cv2.erode(plane, BOX), np.float32) for plane in planes]

    def _foreground(self, tiles: Tiles) -> tuple[NDArray[np.uint8], Tiles]:
        """Where the picture differs from the calm table, and the picture corrected to that table's light."""
        assert self._calm is not None
        # The lamp flickers from row to row, and the exposure follows a dark sleeve; an arm may fill most of a row.
        planes = cv2.split(tiles)
        ratio = planes[0][:, ::2] / self._lamp
        light = middle(ratio[::3, ::2])
        same = (np.abs(ratio - light) < 0.15 * light).astype(np.float32)
        # Bright tiles tell the light best: on dark cloth a shade more or less is much.
        count, now, then = (
            cv2.reduce(one, 1, cv2.REDUCE_SUM)
            for one in (same, planes[0][:, ::2] * same, self._lamp * same)
        )
        rows = np.where(count > 12, now / np.maximum(then, 1), np.float32(light))
        rows = np.minimum(np.maximum(cv2.blur(rows, (1, 3)), 0.3), 3.0)
        even: list[Tiles] = []
        mask = clear = np.zeros(planes[0].shape, np.bool_)
        for number, plane in enumerate(planes):  # one after the other is quicker than all at once
            lit = np.asarray(
                plane / rows if not number else (plane - 128.0) / rows + 128.0, np.float32
            )
            # What is white already does not follow the light.
            over = cv2.subtract(cv2.min(lit, plane), self._high[number])
            under = cv2.subtract(self._low[number], cv2.max(lit, plane))
            beyond = np.asarray(cv2.max(over, under), np.float32)
            mask = mask | (beyond > tuning.ARM_FAINT * self._bound[number])
            clear = clear | (beyond > self._bound[number])
            even.append(lit)
        self._clear = clear
        closed = cv2.morphologyEx(mask.view(np.uint8), cv2.MORPH_CLOSE, BOX)
        return np.asarray(closed, np.uint8), _with_channels(
            np.asarray(cv2.merge(even)) if len(even) > 1 else even[0]
        )

    def _find_arms(
        self, other: NDArray[np.uint8], even: Tiles, t: float, places: Places
    ) -> tuple[ArmSeen, ...]:
        self._reaching = np.zeros(other.shape, np.bool_)
        self._apart = []
        if cv2.countNonZero(other) < tuning.ARM_TILES:
            return ()
        tall, wide = other.shape
        x, y, broad, high = cv2.boundingRect(other)
        x, y, broad, high = max(0, x - 4), max(0, y - 4), broad + 8, high + 8
        some = np.ascontiguousarray(other[y : y + high, x : x + broad])
        bridged = cv2.morphologyEx(some, cv2.MORPH_CLOSE, BRIDGE)
        _, labels, boxes, _ = cv2.connectedComponentsWithStats(bridged, connectivity=8)
        found: list[ArmSeen] = []
        for number, (left, top, across, down, area) in enumerate(boxes[1:].tolist(), 1):
            part = slice(top, top + down), slice(left, left + across)
            left, top = left + x, top + y
            inner = left > 0 and top > 0 and left + across < wide and top + down < tall
            laid = inner and tuning.CARD_AREA[0] < area / places.scale**2 < tuning.CARD_AREA[1]
            if not laid and (inner or area < tuning.ARM_TILES or area > 0.6 * other.size):
                continue
            box = slice(top, top + down), slice(left, left + across)
            mine = (labels[part] == number) & (some[part] > 0)
            if laid:
                self._apart.append(_place_part(mine, box, other.shape))
                continue
            if np.count_nonzero(self._clear[box] & mine) < tuning.ARM_TILES:
                continue
            self._reaching[box] |= mine
            rests = t - float(self._last[box][mine].max())
            if rests > tuning.EDGE_CARD:
                self.cut += (Patch(left, top, left + across, top + down),)
            if rests > tuning.ARM_MOVES:
                continue
            gap = max(4.0, tuning.FINGER_GAP * places.scale)
            roots = _edge_roots(mine, (left, top), other.shape, gap)
            if not roots:
                continue
            ys, xs = np.nonzero(mine)
            ys, xs = ys + top, xs + left
            if len(roots) == 1:
                groups = [(roots[0], xs, ys)]
            else:  # arms that touch part at their roots
                far = np.stack([(xs - x) ** 2 + (ys - y) ** 2 for x, y in roots])
                near = far.argmin(axis=0)
                groups = [(root, xs[near == n], ys[near == n]) for n, root in enumerate(roots)]
            parts = [
                self._arm_from_tiles(root, x, y, even, places, alone=len(groups) == 1)
                for root, x, y in groups
                if len(x) >= tuning.ARM_TILES
            ]
            mine_seen = [part for part in parts if part is not None]
            if len(mine_seen) > 1 and _one_hand(
                mine_seen, tuning.ONE_HAND * places.scale * places.tile
            ):
                middle = tuple(sum(v) / len(roots) for v in zip(*roots, strict=True))
                whole = self._arm_from_tiles(
                    (middle[0], middle[1]), xs, ys, even, places, alone=True
                )
                mine_seen = [] if whole is None else [whole]
            found += mine_seen
        return tuple(found)

    def _arm_from_tiles(
        self, root: Point, xs: NDArray[np.int64], ys: NDArray[np.int64], even: Tiles,
        places: Places, *, alone: bool,
    ) -> ArmSeen | None:  # fmt: skip
        out = _distances(xs - root[0], ys - root[1])
        reach = float(out.max())
        if reach < tuning.ARM_LONG:
            return None
        clear = self._clear[ys, xs]  # a shadow is no finger
        if np.count_nonzero(clear) < tuning.ARM_TILES:
            clear[:] = True
        tip = _fingertips(
            root, xs[clear], ys[clear], out[clear], tuning.ARM_STRAIGHT * places.scale
        )
        px, py = places.pile
        ux, uy = root[0] - tip[0], root[1] - tip[1]
        far = max(hypot(ux, uy), 1e-6)
        ux, uy = ux / far, uy / far
        # Where the line from the tip through the root crosses a wide circle around the pile.
        ox, oy = tip[0] - px, tip[1] - py
        along = ox * ux + oy * uy
        under = max((tuning.ARM_FROM * WIDTH) ** 2 - (ox * ox + oy * oy) + along * along, 0.0)
        step = -along + sqrt(under)
        direction = degrees(atan2(oy + step * uy, ox + step * ux)) % 360
        off = places.over_draw(tip, (ux, uy))
        return ArmSeen(
            tip=places.pixels(tip),
            root=places.pixels(root),
            direction=direction,
            at=(ox / places.scale, oy / places.scale),
            foot=((root[0] - px) / places.scale, (root[1] - py) / places.scale),
            at_draw=off is not None,
            off_draw=off or 0.0,
            look=self._arm_colors((reach - out) / places.scale, xs, ys, even),
            alone=alone,
        )

    def _arm_colors(
        self, back: NDArray[np.float64], xs: NDArray[np.int64], ys: NDArray[np.int64], even: Tiles
    ) -> tuple[float, ...]:
        """The colors of the hand, and of the sleeve where so much of the arm is in the picture."""
        if even.shape[2] != 3:
            return ()
        look: list[float] = []
        for nearer, farther in (tuning.HAND_PART, tuning.SLEEVE_PART):
            part = (back > nearer) & (back < farther)
            if int(part.sum()) < 8:
                break
            y, cr, cb = (float(v) for v in np.median(even[ys[part], xs[part]], axis=0))
            light = max(y, 4.0)
            look += [
                float(np.log(max(y, 3.0) / self._light)),
                (cr - 128.0) / (light + 12.0) * 4,
                (cb - 128.0) / (light + 12.0) * 4,
            ]
        return tuple(look)


def _one_hand(arms: list[ArmSeen], near: float) -> bool:
    """Whether what comes in at several places is one arm, its shadow or its elbow."""
    first = arms[0]
    return all(
        dist(first.tip, other.tip) < near
        and abs(between(first.direction, other.direction)) < tuning.ONE_HAND_TURN
        for other in arms[1:]
    )


def _fingertips(
    root: Point, xs: NDArray[np.int64], ys: NDArray[np.int64], out: NDArray[np.float64], limb: float
) -> Point:
    """The end of an arm along its own last part: seen from an elbow, a palm may be farther off than the fingers."""
    end = out > out.max() - 1.5
    x, y = _mean_color(xs[end]), _mean_color(ys[end])
    last = _distances(xs - x, ys - y) < limb
    px, py = xs[last], ys[last]
    mx, my = _mean_color(px), _mean_color(py)
    dx, dy = px - mx, py - my
    a, b, c = (float(one @ other) / len(px) for one, other in ((dx, dx), (dx, dy), (dy, dy)))
    turn = 0.5 * atan2(2 * b, a - c)
    ux, uy = cos(turn), sin(turn)
    apart = hypot(a - c, 2 * b) / max(a + c, 1e-6)
    if apart < tuning.ARM_SLENDER:  # hardly more than a hand is in the picture
        far = max(hypot(mx - root[0], my - root[1]), 1e-6)
        ux, uy = (mx - root[0]) / far, (my - root[1]) / far
    elif ux * (mx - root[0]) + uy * (my - root[1]) < 0:
        ux, uy = -ux, -uy
    along = dx * ux + dy * uy
    end = along > along.max() - 2.0
    return _mean_color(px[end]), _mean_color(py[end])


def _distances(x: NDArray[np.floating], y: NDArray[np.floating]) -> NDArray[np.float64]:
    """How far from nothing spots are, in a third of the time that NumPy's own takes."""
    return np.asarray(np.sqrt(x * x + y * y), np.float64)


def _mean_color(values: NDArray[np.int64]) -> float:
    """Their mean, in half the time that NumPy's own takes."""
    return float(values.sum()) / len(values)


def _place_part(part: Mask, box: tuple[slice, slice], shape: tuple[int, ...]) -> Mask:
    """A part of the tiles in all of them."""
    whole = np.zeros(shape, np.bool_)
    whole[box] = part
    return whole


def _with_channels(tiles: NDArray[np.generic]) -> Tiles:
    """With its channels, also when there is only one."""
    kept = np.asarray(tiles, np.float32)
    return kept if kept.ndim == 3 else kept[:, :, None]


def _edge_roots(
    mine: Mask, first: tuple[int, int], shape: tuple[int, ...], gap: float
) -> list[Point]:
    """Where a part whose box begins at this first tile comes in over the edge: the middle of each stretch.

    Stretches no farther apart than the gap, in tiles, are one: the fingers of a hand.
    """
    (tall, wide), (left, top) = shape, first
    right, bottom = wide - 1, tall - 1
    there: list[int] = []
    if top == 0:
        there += [left + x for x in _tile_numbers(mine[0])]
    if left + mine.shape[1] == wide:
        there += [right + top + y for y in _tile_numbers(mine[:, -1]) if top + y > 0]
    if top + mine.shape[0] == tall:
        there += [
            2 * right + bottom - left - x for x in _tile_numbers(mine[-1])[::-1] if left + x < right
        ]
    if left == 0:
        ys = [top + y for y in _tile_numbers(mine[:, 0])[::-1]]
        there += [2 * (right + bottom) - y for y in ys if 0 < y < bottom]
    spots = _edge_spots(tall, wide)
    if not there:
        return []
    length = len(spots)
    runs = [there[:1]]
    for n in there[1:]:
        if n - runs[-1][-1] > gap:
            runs.append([])
        runs[-1].append(n)
    if len(runs) > 1 and there[0] + length - there[-1] <= gap:
        runs[0] = [n - length for n in runs.pop()] + runs[0]
    found: list[Point] = []
    for run in runs:
        if len(run) >= 3 or len(runs) == 1:
            at = [spots[n % length] for n in run]
            found.append((sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)))
    return found or [spots[there[0]]]


def _tile_numbers(row: Mask) -> list[int]:
    """The numbers of the tiles of a row that are meant."""
    found: list[int] = np.flatnonzero(row).tolist()
    return found


@lru_cache(maxsize=4)
def _edge_spots(tall: int, wide: int) -> tuple[Point, ...]:
    """The spots along a picture's edge, clockwise from the top left."""
    spots = [(float(x), 0.0) for x in range(wide)]
    spots += [(float(wide - 1), float(y)) for y in range(1, tall)]
    spots += [(float(x), float(tall - 1)) for x in range(wide - 2, -1, -1)]
    spots += [(0.0, float(y)) for y in range(tall - 2, 0, -1)]
    return tuple(spots)


def places(pile: tuple[Point, ...], draw: Quad | None, tile: float, scale: float | None) -> Places:
    """The piles' places of a picture, in its tiles of so many pixels; `scale` is pixels a millimetre."""
    x, y = (sum(values) / len(pile) for values in zip(*pile, strict=True))
    spots = tuple((px / tile, py / tile) for px, py in draw) if draw else ()
    return Places(
        (x / tile, y / tile), spots, tile, (scale or WIDTH * tile / tuning.TABLE_ACROSS) / tile
    )
