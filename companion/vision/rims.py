"""Where a card lies of which one tag is seen, and which of two lies over the other: rims go on all around a card."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from companion.pile.sighting import Quad, grown
from companion.vision.picture import Gray
from companion.vision.tiles import Tiles, middle

IN = (0.014, 0.028, 0.042)
"""How far inside its edge a card's rim is looked for, in card widths: 1 to 2.4 mm."""
ALONG = 60
"""Spots along each side."""
LEAST = 5
"""Spots of a rim that must lie inside the other's outline."""
DIFFERS = 5.0
"""Shades by which a rim must differ from how it looks elsewhere where another card covers it…"""
TIMES = 2.0
"""…and how many times as much as the other card's…"""
SAME = 12.0
"""…which differs by so few at most, or a hand lies over both: 3 of 233 were wrong then, 22 of 304 before."""

Spots = NDArray[np.float64]
Xs = NDArray[np.floating]
Mask = NDArray[np.bool_]

_SHARES = np.linspace(0.06, 0.94, ALONG)[:, None]


def placed(picture: Gray, places: Sequence[Quad]) -> Quad | None:
    """Where a card lies that may lie in these places, if its rim tells."""
    if len(places) == 1:
        return places[0]
    offs = []
    for place in places:
        shades = _shades(picture, _rims(place))
        offs.append(middle(np.abs(shades - middle(shades)).min(axis=0)))
    best, next_ = np.argsort(offs)[:2]
    return places[best] if offs[next_] > max(DIFFERS, TIMES * offs[best]) else None


def over(
    picture: Gray, cards: Sequence[tuple[str, Quad]], stirs: Callable[[Xs, Xs], Mask] | None = None
) -> tuple[tuple[str, str], ...]:
    """Of each two cards that overlap, the upper one and the lower one, where their rims tell.

    A rim tells nothing where it `stirs`: a hand goes there.
    """
    rims = [_rims(place) for _, place in cards]
    shades = [_shades(picture, rim) for rim in rims]
    calm = [
        np.ones(rim.shape[1], np.bool_) if stirs is None else ~stirs(rim[1, :, 0], rim[1, :, 1])
        for rim in rims
    ]
    found: list[tuple[str, str]] = []
    for n, m in combinations(range(len(cards)), 2):
        (one, place), (other, there) = cards[n], cards[m]
        mine, theirs = (
            _off(shades[n], rims[n], calm[n], there),
            _off(shades[m], rims[m], calm[m], place),
        )
        if mine is None or theirs is None:
            continue
        if mine < SAME and theirs > max(DIFFERS, TIMES * mine):
            found.append((one, other))
        elif theirs < SAME and mine > max(DIFFERS, TIMES * theirs):
            found.append((other, one))
    return tuple(found)


def _off(shades: Tiles, rims: Spots, calm: Mask, other: Quad) -> float | None:
    """By how many shades a card's rim looks different inside another card's outline."""
    inner = calm & _inside(rims[1], grown(other, 0.94))
    outer = calm & ~_inside(rims[1], grown(other, 1.06))
    if inner.sum() < LEAST or outer.sum() < LEAST:
        return None
    off = np.abs(shades[:, inner] - middle(shades[:, outer])).min(axis=0)
    return float(off.mean())


@lru_cache(maxsize=64)
def _rims(card: Quad) -> Spots:
    """Spots along a card's rim at each depth, without its rounded corners."""
    corners = np.array(card)
    middle = corners.mean(axis=0)
    wide = min(math.dist(card[0], card[1]), math.dist(card[1], card[2]))
    far = np.linalg.norm(corners - middle, axis=1, keepdims=True)
    inward = (corners - middle) * math.sqrt(2) * wide / np.maximum(far, 1.0)
    inner = corners - np.array(IN)[:, None, None] * inward
    ahead = inner[:, [1, 2, 3, 0]] - inner
    spots = inner[:, :, None] + _SHARES * ahead[:, :, None]
    return np.asarray(spots, np.float64).reshape(len(IN), -1, 2)


def _shades(picture: Gray, spots: Spots) -> Tiles:
    tall, wide = picture.shape
    x = np.clip(spots[..., 0], 0, wide - 1).astype(np.int64)
    y = np.clip(spots[..., 1], 0, tall - 1).astype(np.int64)
    return np.asarray(picture[y, x], np.float32)


def _inside(spots: Spots, card: Quad) -> NDArray[np.bool_]:
    sides = [
        (bx - ax) * (spots[:, 1] - ay) - (by - ay) * (spots[:, 0] - ax) >= 0
        for (ax, ay), (bx, by) in zip(card, (*card[1:], card[0]), strict=True)
    ]
    return np.asarray(np.all(sides, axis=0) | ~np.any(sides, axis=0))
