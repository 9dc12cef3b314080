"""Cards of an ordinary pack, of French and of German suits."""

import math

import cv2
import numpy as np

from models.faces.designs import HIGH, WIDE, mixed, shade
from models.faces.signs import BLACK, WHITE, Chance
from models.faces.stamp import Ink, Pixels, Point, Stamp, placed, ring

FRENCH, GERMAN = ("clubs", "diamonds", "hearts", "spades"), ("acorns", "leaves", "hearts", "bells")
INDEXES = {
    "jack": ("J", "B", "V"), "queen": ("Q", "D"), "king": ("K", "R"), "ace": ("A", "1"),
    "under": ("U",), "over": ("O",),
}  # fmt: skip
"""What is written for a court card, by language."""
PIPS: dict[int, tuple[Point, ...]] = {
    2: ((0.5, 0.0), (0.5, 1.0)),
    3: ((0.5, 0.0), (0.5, 0.5), (0.5, 1.0)),
    4: ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)),
    5: ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.5, 0.5)),
    6: ((0.0, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (1.0, 1.0)),
    7: ((0.0, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (1.0, 1.0), (0.5, 0.25)),
    8: ((0.0, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (1.0, 1.0), (0.5, 0.25), (0.5, 0.75)),
    9: ((0.0, 0.0), (1.0, 0.0), (0.0, 0.33), (1.0, 0.33), (0.0, 0.67), (1.0, 0.67), (0.0, 1.0), (1.0, 1.0), (0.5, 0.5)),
    10: ((0.0, 0.0), (1.0, 0.0), (0.0, 0.33), (1.0, 0.33), (0.0, 0.67), (1.0, 0.67), (0.0, 1.0), (1.0, 1.0),
         (0.5, 0.17), (0.5, 0.83)),
}  # fmt: skip
"""Where the pips of a number card lie, between its first and last column and row."""


def pack_card(rank: str, suit: str, font: str, chance: Chance) -> Pixels:
    """A card of an ordinary pack."""
    german = (
        suit in ("acorns", "leaves", "bells")
        or rank in ("under", "over")
        or (suit == "hearts" and chance.random() < 0.3)
    )
    ink = _suit_ink(suit, chance)
    pip = _pip(suit, ink, chance)
    picture = _paper(chance)
    spread = chance.uniform(0.14, 0.22)
    if rank.isdigit():
        size = chance.uniform(0.16, 0.24) * WIDE
        for x, y in PIPS[int(rank)]:
            across, down = 0.5 + (x - 0.5) * 2 * spread, 0.2 + 0.6 * y
            _lay(
                picture,
                pip,
                (across, down),
                size,
                math.pi if y > 0.5 and not (german and x == 0.5) else 0.0,
            )
    elif rank == "ace" and not german:
        _lay(picture, pip, (0.5, 0.5), chance.uniform(0.25, 0.75) * WIDE, 0.0)
    elif rank == "ace":
        for y, turn in ((0.32, 0.0), (0.68, math.pi)):
            _lay(picture, pip, (0.5, y), chance.uniform(0.4, 0.6) * WIDE, turn)
    else:
        _court(picture, pip, rank, chance)
    text = str(chance.choice(INDEXES.get(rank, (rank,))))
    _indexes(picture, text, ink, font, pip, chance)
    return picture


def joker(font: str, chance: Chance) -> Pixels:
    """A joker."""
    picture = _paper(chance)
    ink = shade("red", chance) if chance.random() < 0.5 else BLACK
    hat = Stamp(ink)
    for turn in (-0.7, 0.0, 0.7):
        tip = (0.5 + 0.42 * math.sin(turn), 0.45 - 0.4 * math.cos(turn))
        hat.shape(
            [(0.34, 0.6), tip, (0.66, 0.6)],
            shade(str(chance.choice(["red", "yellow", "green", "blue"])), chance),
        )
        hat.shape(ring(tip, 0.06, 0.06), ink)
    hat.shape(ring((0.5, 0.72), 0.18, 0.2), mixed(WHITE, (90, 140, 220), 0.4))
    _lay(picture, hat, (0.5, 0.48), chance.uniform(0.5, 0.9) * WIDE, 0.0)
    word = Stamp(ink)
    word.write("JOKER", font, ink, (0.02, 0.4, 0.98, 0.6))
    _lay(picture, word, (0.14, 0.26), 0.44 * WIDE, math.pi / 2)
    _lay(picture, word, (0.86, 0.74), 0.44 * WIDE, -math.pi / 2)
    return picture


def _paper(chance: Chance) -> Pixels:
    tone = chance.uniform(0.0, 0.25)
    return np.full((HIGH, WIDE, 3), mixed(WHITE, (170, 215, 235), float(tone)), np.uint8)


def _suit_ink(suit: str, chance: Chance) -> Ink:
    if suit in ("hearts", "diamonds"):
        four = suit == "diamonds" and chance.random() < 0.12
        return shade("blue" if four else "red", chance)
    if suit == "leaves" or (suit == "clubs" and chance.random() < 0.12):
        return shade("green", chance)
    if suit == "bells":
        return shade("yellow" if chance.random() < 0.7 else "orange", chance)
    if suit == "acorns":
        return mixed(shade("orange", chance), BLACK, chance.uniform(0.3, 0.6))
    return BLACK


def _pip(suit: str, ink: Ink, chance: Chance) -> Stamp:
    """The sign of a suit."""
    stamp = Stamp(ink)
    wide = chance.uniform(0.85, 1.1)

    def put(points: list[Point]) -> None:
        stamp.shape([(0.5 + (x - 0.5) * wide, y) for x, y in points], ink)

    if suit == "diamonds":
        put([(0.5, 0.06), (0.84, 0.5), (0.5, 0.94), (0.16, 0.5)])
    elif suit in ("hearts", "spades"):
        heart = [
            (0.5 + 0.024 * 16 * math.sin(t) ** 3,
             0.46 - 0.026 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)))
            for t in np.linspace(0, 6.283, 40)
        ]  # fmt: skip
        put([(x, 0.92 - y) for x, y in heart] if suit == "spades" else heart)
    elif suit == "clubs":
        for x, y in ((0.5, 0.28), (0.28, 0.58), (0.72, 0.58)):
            put(ring((x, y), 0.2, 0.2))
    elif suit == "leaves":
        put([(0.5, 0.04), (0.82, 0.34), (0.74, 0.66), (0.5, 0.76), (0.26, 0.66), (0.18, 0.34)])
        stamp.line([(0.5, 0.7), (0.5, 0.96)], ink, 0.07)
    elif suit == "acorns":
        put(ring((0.5, 0.58), 0.26, 0.34))
        stamp.shape(ring((0.5, 0.36), 0.32, 0.18), mixed(ink, BLACK, 0.5))
        stamp.line([(0.5, 0.2), (0.5, 0.06)], mixed(ink, BLACK, 0.5), 0.06)
    else:  # bells
        put(ring((0.5, 0.52), 0.4, 0.4))
        stamp.shape(box_across(0.48, 0.56), mixed(ink, BLACK, 0.6))
        stamp.shape(ring((0.5, 0.72), 0.07, 0.07), mixed(ink, BLACK, 0.7))
    if suit in ("spades", "clubs"):
        stamp.shape([(0.46, 0.55), (0.54, 0.55), (0.64, 0.95), (0.36, 0.95)], ink)
    if suit in ("acorns", "leaves", "bells") or chance.random() < 0.08:
        stamp = stamp.bold(BLACK, 0.025)
    return stamp


def box_across(top: float, bottom: float) -> list[Point]:
    """A band over a bell."""
    return [(0.12, top), (0.88, top), (0.88, bottom), (0.12, bottom)]


def _court(picture: Pixels, pip: Stamp, rank: str, chance: Chance) -> None:
    """A figure of many colors, the same upside down; an under has its suit below, an over above."""
    left, right = round(0.2 * WIDE), round(0.8 * WIDE)
    top, bottom = round(0.12 * HIGH), round(0.88 * HIGH)
    inks = [
        shade(str(color), chance)
        for color in chance.choice(["red", "yellow", "blue", "green", "orange"], 4)
    ]
    figure = np.array(picture)
    middle = HIGH // 2
    for _ in range(int(chance.integers(8, 16))):
        points = np.stack(
            [chance.uniform(left, right, 4), chance.uniform(top + 22, middle + 10, 4)], axis=1
        )
        cv2.fillConvexPoly(
            figure,
            cv2.convexHull(points.astype(np.int32)),
            inks[int(chance.integers(4))],
            cv2.LINE_AA,
        )
    head = mixed(WHITE, (110, 160, 225), chance.uniform(0.2, 0.6))
    spot = (WIDE // 2 + int(chance.integers(-8, 8)), top + 24)
    cv2.ellipse(figure, spot, (11, 14), 0, 0, 360, head, -1, cv2.LINE_AA)
    if rank in ("king", "queen"):
        crown = (
            np.array([(-13, -8), (-13, -22), (-5, -14), (0, -24), (5, -14), (13, -22), (13, -8)])
            + spot
        )
        cv2.fillPoly(figure, [crown.astype(np.int32)], inks[1], cv2.LINE_AA)
    else:
        cv2.ellipse(figure, (spot[0], spot[1] - 12), (15, 6), 0, 0, 360, inks[2], -1, cv2.LINE_AA)
    for _ in range(12):
        a, b = chance.uniform((left, top + 26), (right, middle), (2, 2)).astype(int)
        cv2.line(figure, (int(a[0]), int(a[1])), (int(b[0]), int(b[1])), BLACK, 1, cv2.LINE_AA)
    figure[middle:] = figure[HIGH - middle - 1 :: -1, ::-1][: HIGH - middle]
    picture[top:bottom, left:right] = figure[top:bottom, left:right]
    if chance.random() < 0.6:
        cv2.rectangle(picture, (left, top), (right, bottom), BLACK, 1)
    low = rank == "under"
    for turn in (0.0, math.pi):
        x, y = (0.31, 0.4 if low else 0.2)
        if turn:
            x, y = 1 - x, 1 - y
        _lay(picture, pip, (x, y), 0.18 * WIDE, turn)


def _indexes(picture: Pixels, text: str, ink: Ink, font: str, pip: Stamp, chance: Chance) -> None:
    """The rank in the corners, the suit below it."""
    stamp = Stamp(ink)
    stamp.write(text, font, ink if chance.random() < 0.9 else BLACK, (0.04, 0.04, 0.96, 0.96))
    size, small = chance.uniform(0.13, 0.24) * WIDE, chance.uniform(0.1, 0.16) * WIDE
    x, y = chance.uniform(0.09, 0.13), chance.uniform(0.07, 0.1)
    below = y + (size / 2 + small / 2 + 2) / HIGH
    four = chance.random() < 0.35
    for left, turn in ((True, 0.0), (False, math.pi), (False, 0.0), (True, math.pi))[
        : 4 if four else 2
    ]:
        up = turn == 0.0
        at = x if left else 1 - x
        _lay(picture, stamp, (at, y if up else 1 - y), size, turn)
        _lay(picture, pip, (at, below if up else 1 - below), small, turn)


def _lay(picture: Pixels, stamp: Stamp, middle: Point, size: float, turn: float) -> None:
    cover, color = placed(stamp, (HIGH, WIDE), middle, size, turn)
    share = cover[:, :, None].astype(np.float32) / 255
    picture[:] = (picture * (1 - share) + color * share).astype(np.uint8)
