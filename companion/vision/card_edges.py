"""Where a card lies of which one tag is seen, and which of two lies over the other: rims go on all around a card."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from companion.pile.quad import Quad, grown
from companion.pile.quad import middle as center
from companion.vision import tuning
from companion.vision.picture import Gray
from companion.vision.tiles import Tiles, middle

Spots = NDArray[np.float64]
"""The xs and the ys of spots."""
Mask = NDArray[np.bool_]


def _corner_weights() -> Spots:
    """What each of a card's corners weighs in the spots along its sides."""
    ahead = np.linspace(0.06, 0.94, tuning.EDGE_SPOTS)
    shares = np.zeros((4, 4, tuning.EDGE_SPOTS))
    for side in range(4):
        shares[side, side], shares[(side + 1) % 4, side] = 1 - ahead, ahead
    return shares.reshape(4, -1)


_SHARES = _corner_weights()
_IN = np.array(tuning.EDGE_DEPTHS)[:, None]


def placed(picture: Gray, places: Sequence[Quad]) -> Quad | None:
    """Where a card lies that may lie in these places, if its rim tells."""
    if len(places) == 1:
        return places[0]
    offs = []
    for place in places:
        shades = _shades_at(picture, _rim_spots(place))
        offs.append(middle(np.abs(shades - middle(shades)).min(axis=0)))
    best, next_ = np.argsort(offs)[:2]
    return (
        places[best]
        if offs[next_] > max(tuning.EDGE_DIFFERS, tuning.EDGE_TIMES * offs[best])
        else None
    )


def over(
    picture: Gray, cards: Sequence[tuple[str, Quad]], stirs: Callable[[Spots], Mask] | None = None
) -> tuple[tuple[str, str], ...]:
    """Of each two cards that overlap, the upper one and the lower one, where their rims tell.

    A rim tells nothing where it `stirs`: a hand goes there.
    """
    rims = [_rim_spots(place) for _, place in cards]
    shades = [_shades_at(picture, rim) for rim in rims]
    middles = [np.stack([*rim[:, 1], _ONES]) for rim in rims]
    calm = [_ONES > 0 if stirs is None else ~stirs(rim[:, 1]) for rim in rims]
    found: list[tuple[str, str]] = []
    for n, m in combinations(range(len(cards)), 2):
        (one, place), (other, there) = cards[n], cards[m]
        mine = _rim_difference(shades[n], middles[n], calm[n], there)
        theirs = None if mine is None else _rim_difference(shades[m], middles[m], calm[m], place)
        if mine is None or theirs is None:
            continue
        if mine < tuning.EDGE_SAME and theirs > max(tuning.EDGE_DIFFERS, tuning.EDGE_TIMES * mine):
            found.append((one, other))
        elif theirs < tuning.EDGE_SAME and mine > max(
            tuning.EDGE_DIFFERS, tuning.EDGE_TIMES * theirs
        ):
            found.append((other, one))
    return tuple(found)


_ONES = np.ones(4 * tuning.EDGE_SPOTS)


def _rim_difference(shades: Tiles, rim: Spots, calm: Mask, other: Quad) -> float | None:
    """By how many shades a card's rim looks different inside another card's outline."""
    sides = np.array([*_side_factors(grown(other, 0.94)), *_side_factors(grown(other, 1.06))])
    on = (sides @ rim >= 0).reshape(2, 4, -1).sum(axis=1) % 4 == 0  # whichever way they run
    inner, outer = calm & on[0], calm & ~on[1]
    if np.count_nonzero(inner) < tuning.EDGE_LEAST or np.count_nonzero(outer) < tuning.EDGE_LEAST:
        return None
    off = np.abs(shades[:, inner] - middle(shades[:, outer])).min(axis=0)
    return float(off.mean())


def _side_factors(card: Quad) -> list[tuple[float, float, float]]:
    """By what a spot's place is multiplied to tell on which side of each of a card's edges it is."""
    return [
        (ay - by, bx - ax, ax * (by - ay) - ay * (bx - ax))
        for (ax, ay), (bx, by) in zip(card, (*card[1:], card[0]), strict=True)
    ]


@lru_cache(maxsize=64)
def _rim_spots(card: Quad) -> Spots:
    """Spots along a card's rim at each depth, without its rounded corners."""
    x0, y0 = center(card)
    wide = min(math.dist(card[0], card[1]), math.dist(card[1], card[2]))
    far = [max(math.dist(corner, (x0, y0)), 1.0) / (math.sqrt(2) * wide) for corner in card]
    corners = np.array(card).T[:, None]
    inward = np.array([[[(x - x0) / f for (x, _), f in zip(card, far, strict=True)]],
                       [[(y - y0) / f for (_, y), f in zip(card, far, strict=True)]]])  # fmt: skip
    return np.asarray((corners - _IN * inward) @ _SHARES, np.float64)


def _shades_at(picture: Gray, spots: Spots) -> Tiles:
    """The shades at some spots, or where the picture ends."""
    tall, wide = picture.shape
    ends = np.array([wide - 1, tall - 1])[:, None, None]
    x, y = np.minimum(np.maximum(spots, 0), ends).astype(np.intp)
    return np.asarray(picture[y, x], np.float32)
