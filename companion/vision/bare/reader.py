"""Reads which sign and which color a card shows, whatever deck it is from: a small net of our own.

It has learned from cards that a program drew (`models/faces`), never from a photograph. What it sees are
likelihoods; what may be told from them is decided in `told`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rules.cards import Card
from companion.vision.bare.cut import Color
from companion.vision.bare.deck import Floats
from companion.vision.bare.printed import COLORS, OTHER, SIGNS, printed

WEIGHTS = Path(__file__).with_name("reader.onnx")
FINGERPRINT = Path(__file__).with_name("reader.json")
"""Which recipe the weights were made by."""
TALL, BROAD = 96, 64
"""Pixels of a card as the net sees it."""
CUTS = (
    (0.0, 0.0, 0.0, 0.0), (0.02, 0.02, 0.02, 0.02), (0.035, 0.0, 0.0, 0.035), (0.0, 0.035, 0.035, 0.0),
    (0.04, 0.04, 0.04, 0.04),
)  # fmt: skip
"""The shares of a card that are left out at its top, bottom, left and right when it is read closely."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How likely each sign and each color is, as logarithms; the card's two turns are averaged."""

    signs: Floats
    colors: Floats

    @property
    def other(self) -> float:
        """How likely it is no sign that the reader knows."""
        return float(np.exp(self.signs[SIGNS.index(OTHER)]))


class Box:
    """The faces of one game as the reader sees them."""

    def __init__(self, faces: Sequence[Card]) -> None:
        self.names = tuple(card.name for card in faces)
        shown = [printed(card) for card in faces]
        self.signs: NDArray[np.int64] = np.array([SIGNS.index(sign) for sign, _ in shown])
        self.colors: NDArray[np.int64] = np.array([COLORS.index(color) for _, color in shown])

    def scores(self, reading: Reading) -> Floats:
        """How likely each face is, as logarithms, and last that it is none of them."""
        own = reading.signs[self.signs] + reading.colors[self.colors]
        alien = max(1.0 - float(np.exp(own).sum()), 1e-9)
        return np.append(own, np.float32(np.log(alien))).astype(np.float32)


def read(cards: Sequence[Color]) -> list[Reading]:
    """Reads cards that were cut out and laid upright, either way around."""
    if not cards:
        return []
    small = [cv2.resize(card, (BROAD, TALL), interpolation=cv2.INTER_AREA) for card in cards]
    both = np.stack([*small, *(one[::-1, ::-1] for one in small)]).astype(np.float32) / 255
    net = _load_net()
    net.setInput(np.ascontiguousarray(both.transpose(0, 3, 1, 2)))
    out = np.asarray(net.forward(), np.float32)
    signs, colors = (
        _as_log_likelihoods(out[:, : len(SIGNS)]),
        _as_log_likelihoods(out[:, len(SIGNS) :]),
    )
    many = len(cards)
    return [
        Reading(
            _mean_of_logs(signs[at], signs[at + many]),
            _mean_of_logs(colors[at], colors[at + many]),
        )
        for at in range(many)
    ]


def read_closely(card: Color) -> Reading:
    """Reads one card several times, cut a little otherwise each time, and averages what is read."""
    tall, wide = card.shape[:2]
    parts = [
        card[
            round(top * tall) : round((1 - bottom) * tall),
            round(left * wide) : round((1 - right) * wide),
        ]
        for top, bottom, left, right in CUTS
    ]
    readings = read(parts)
    return Reading(
        _mean_of_logs(*(one.signs for one in readings)),
        _mean_of_logs(*(one.colors for one in readings)),
    )


@cache
def _load_net() -> cv2.dnn.Net:
    return cv2.dnn.readNetFromONNX(str(WEIGHTS))


def _as_log_likelihoods(out: Floats) -> Floats:
    """Outputs as logarithms of likelihoods."""
    lowered = out - out.max(axis=1, keepdims=True)
    return np.asarray(lowered - np.log(np.exp(lowered).sum(axis=1, keepdims=True)), np.float32)


def _mean_of_logs(*logs: Floats) -> Floats:
    """Several likelihoods of one thing, averaged as logarithms."""
    both = np.stack(logs).mean(axis=0, keepdims=True)
    return np.asarray(_as_log_likelihoods(np.asarray(both, np.float32))[0], np.float32)
