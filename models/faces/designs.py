"""Whole cards of the family: borders, grounds, middles and corners of designs that nobody has seen before."""

import colorsys
import math
from dataclasses import dataclass

import cv2
import numpy as np

from companion.vision.bare.printed import NO_COLOR, NUMBERS, OTHER
from models.faces.signs import BLACK, WHITE, Chance, Manner, stamp_of
from models.faces.stamp import Ink, Pixels, Point, Stamp, box, placed, ring

HIGH, WIDE = 192, 128
"""Pixels of a drawn card."""

HUES = {
    "red": (-12, 9), "orange": (15, 33), "yellow": (43, 61), "green": (88, 155), "teal": (166, 191),
    "blue": (199, 242), "purple": (258, 292), "pink": (312, 344),
}  # fmt: skip
"""Degrees of hue that a color may have."""
MANY_COLORED = frozenset({"wild", "draw-color", "roulette", "swap", "shuffle"})
"""Signs that lie on four colors more often than others."""


def shade(color: str, chance: Chance) -> Ink:
    """An ink that anybody calls by the name of this color."""
    low, high = HUES[color]
    hue = (chance.uniform(low, high) % 360) / 360
    bright = {"yellow": (0.8, 1.0), "orange": (0.78, 1.0), "pink": (0.7, 1.0)}.get(
        color, (0.42, 1.0)
    )
    strong = (0.45, 1.0) if color in ("pink", "purple", "teal") else (0.6, 1.0)
    r, g, b = colorsys.hsv_to_rgb(hue, chance.uniform(*strong), chance.uniform(*bright))
    return round(255 * b), round(255 * g), round(255 * r)


def mixed(one: Ink, other: Ink, share: float) -> Ink:
    """Between two inks."""
    b, g, r = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return b, g, r


def four_colors(chance: Chance) -> tuple[Ink, Ink, Ink, Ink]:
    """The four colors of a box, as its wild cards show them."""
    kinds = (
        ("red", "yellow", "green", "blue"),
        ("pink", "teal", "orange", "purple"),
        ("purple", "green", "orange", "yellow"),
    )
    kind = kinds[int(chance.choice(3, p=[0.72, 0.2, 0.08]))]
    a, b, c, d = (shade(color, chance) for color in chance.permutation(list(kind)))
    return a, b, c, d


@dataclass(frozen=True, slots=True)
class Design:
    """What a card's grounds are colored with."""

    border: Ink
    ground: Ink
    field: Ink
    """The motif in the middle."""
    ink: Ink
    """The sign in the middle."""
    edge: Ink
    corner: Ink


def card(sign: str, color: str, font: str, second: str, chance: Chance) -> Pixels:
    """A card of some design that shows this sign in this color."""
    four = four_colors(chance)
    design = (
        _wild_design(four, chance) if color == NO_COLOR else _colored(shade(color, chance), chance)
    )
    picture = _ground(design, four, chance, wild=color == NO_COLOR)
    _motif(picture, design, four, many=color == NO_COLOR, sign=sign, chance=chance)
    manner = Manner(font, design.ink, design.edge, four)
    middle = _printed(stamp_of(sign, manner, chance), design, chance)
    _middle(picture, middle, sign, chance)
    _corners(picture, sign, design, four, font if chance.random() < 0.75 else second, chance)
    if chance.random() < 0.07:
        _word(picture, sign, second, design, chance)
    return picture


def _colored(ink: Ink, chance: Chance) -> Design:
    """A design of one color: on its ground, on white, or on black."""
    kind = chance.random()
    pale = (
        WHITE if chance.random() < 0.85 else mixed(WHITE, (150, 215, 240), chance.uniform(0.2, 0.7))
    )
    border = pale
    edge = BLACK if chance.random() < 0.7 else mixed(ink, BLACK, chance.uniform(0.4, 0.9))
    chosen = chance.random()
    if chosen < 0.18:
        border = ink
    elif chosen < 0.3:
        border = BLACK
    elif chosen < 0.34:
        border = mixed(ink, BLACK, 0.5)
    if kind < 0.74:  # the ground has the color
        field = ink
        where = chance.random()
        if where < 0.4:
            field = pale
        elif where < 0.5:
            field = mixed(ink, WHITE, chance.uniform(0.2, 0.7))
        elif where < 0.6:
            field = mixed(ink, BLACK, chance.uniform(0.2, 0.7))
        sign = pale if field != pale else (ink if chance.random() < 0.75 else BLACK)
        if field != pale and chance.random() < 0.12:
            sign = BLACK
        corner = pale if chance.random() < 0.88 else BLACK
        return Design(border, ink, field, sign, edge if sign != BLACK else pale, corner)
    if kind < 0.92:  # white with colored print
        field = ink if chance.random() < 0.55 else pale
        sign = pale if field == ink else ink
        return Design(border, pale, field, sign, edge, ink if chance.random() < 0.85 else BLACK)
    field = ink if chance.random() < 0.6 else BLACK
    sign = (pale if chance.random() < 0.6 else BLACK) if field == ink else ink
    border = BLACK if chance.random() < 0.5 else border
    return Design(
        border,
        BLACK,
        field,
        sign,
        BLACK if sign != BLACK else pale,
        ink if chance.random() < 0.6 else pale,
    )


def _wild_design(four: tuple[Ink, Ink, Ink, Ink], chance: Chance) -> Design:
    """A design of no color: mostly black."""
    kind = chance.random()
    pale = WHITE
    ground = (
        BLACK
        if kind < 0.74
        else WHITE
        if kind < 0.86
        else mixed(BLACK, WHITE, chance.uniform(0.2, 0.6))
    )
    if kind > 0.95:
        ground = mixed(four[0], BLACK, chance.uniform(0.5, 0.85))
    border = pale if chance.random() < 0.68 else BLACK if chance.random() < 0.6 else ground
    dark = ground == BLACK or sum(ground) < 380
    field = (
        pale
        if chance.random() < 0.4
        else BLACK
        if chance.random() < 0.6
        else mixed(BLACK, WHITE, 0.3)
    )
    sign = WHITE if sum(field) < 380 else BLACK
    if chance.random() < 0.12:
        sign = four[int(chance.integers(4))]
    edge = BLACK if sum(sign) > 330 else WHITE
    return Design(border, ground, field, sign, edge, WHITE if dark else BLACK)


def _ground(
    design: Design, four: tuple[Ink, Ink, Ink, Ink], chance: Chance, *, wild: bool
) -> Pixels:
    """Border and ground."""
    picture = np.full((HIGH, WIDE, 3), design.border, np.uint8)
    margin = 0.0 if chance.random() < 0.14 else chance.uniform(0.025, 0.095)
    inset = round(margin * WIDE)
    inner = np.full((HIGH, WIDE, 3), design.ground, np.uint8)
    if wild and chance.random() < 0.1:
        turn = chance.uniform(-0.3, 0.3)
        for index, ink in enumerate(four):
            far = 300
            points = [(WIDE / 2, HIGH / 2)] + [
                (WIDE / 2 + far * math.cos(turn + (index + part) * math.pi / 2),
                 HIGH / 2 + far * math.sin(turn + (index + part) * math.pi / 2)) for part in (0, 0.5, 1)
            ]  # fmt: skip
            cv2.fillPoly(inner, [np.rint(points).astype(np.int32)], ink)
    _pattern(inner, design, chance)
    mask = np.zeros((HIGH, WIDE), np.uint8)
    rounding = round(chance.uniform(0.0, 0.14) * WIDE)
    rounded(mask, inset, rounding)
    picture = np.where(mask[:, :, None] > 0, inner, picture)
    if chance.random() < 0.12:
        line = np.zeros((HIGH, WIDE), np.uint8)
        rounded(line, inset + 4, rounding)
        inside = line.copy()
        rounded(inside, inset + 6, rounding, 0)
        ink = design.border if margin else design.corner
        picture[(line > 0) & (inside > 0)] = ink
    return np.asarray(picture, np.uint8)


def rounded(mask: Pixels, inset: int, radius: int, value: int = 255) -> None:
    """Fills the inside of a card with round corners."""
    left, top, right, bottom = inset, inset, WIDE - 1 - inset, HIGH - 1 - inset
    radius = max(0, radius)
    cv2.rectangle(mask, (left + radius, top), (right - radius, bottom), (value,), -1)
    cv2.rectangle(mask, (left, top + radius), (right, bottom - radius), (value,), -1)
    for x in (left + radius, right - radius):
        for y in (top + radius, bottom - radius):
            cv2.circle(mask, (x, y), radius, (value,), -1)


def _pattern(inner: Pixels, design: Design, chance: Chance) -> None:
    """Rays, dots or stripes on a ground, or light that fades over it."""
    kind = chance.random()
    tone = mixed(
        design.ground, WHITE if chance.random() < 0.5 else BLACK, chance.uniform(0.06, 0.3)
    )
    if kind < 0.06:
        for angle in np.arange(0, 6.28, 0.35):
            far = [
                (WIDE / 2 + 300 * math.cos(angle + way), HIGH / 2 + 300 * math.sin(angle + way))
                for way in (0, 0.17)
            ]
            cv2.fillPoly(inner, [np.rint([(WIDE / 2, HIGH / 2), *far]).astype(np.int32)], tone)
    elif kind < 0.1:
        step = int(chance.integers(8, 24))
        for y in range(0, HIGH, step):
            for x in range(0, WIDE, step):
                cv2.circle(inner, (x, y), max(1, step // 4), tone, -1, cv2.LINE_AA)
    elif kind < 0.16:
        step, slope = int(chance.integers(6, 30)), int(chance.integers(-150, 150))
        for x in range(-200, WIDE + 200, 2 * step):
            cv2.line(inner, (x, 0), (x + slope, HIGH), tone, step)
    elif kind < 0.26:
        ramp = np.linspace(0, chance.uniform(0.1, 0.5), HIGH)[:, None, None]
        end = np.array(BLACK if chance.random() < 0.6 else WHITE)
        inner[:] = (inner * (1 - ramp) + end * ramp).astype(np.uint8)


def _motif(
    picture: Pixels,
    design: Design,
    four: tuple[Ink, Ink, Ink, Ink],
    *,
    many: bool,
    sign: str,
    chance: Chance,
) -> None:
    """What lies under the sign in the middle: an oval, a ring, rays, a disk, a frame, a blot, or nothing."""
    kind = chance.random()
    colored = many and chance.random() < (0.45 if sign in MANY_COLORED else 0.22)
    field = design.field
    across, down = chance.uniform(0.26, 0.46), chance.uniform(0.36, 0.5)
    turn = chance.uniform(0.25, 0.75) if chance.random() < 0.75 else -chance.uniform(0.2, 0.7)
    if kind < 0.5:  # a leaning oval, full or a ring
        points = _scaled(ring((0.0, 0.0), across * WIDE, down * HIGH * 0.86, turn=turn))
        if colored:
            for index, ink in enumerate(four):
                part = ring(
                    (0.0, 0.0),
                    across * WIDE,
                    down * HIGH * 0.86,
                    90 * index,
                    90 * index + 90,
                    turn=turn,
                )
                _fill(picture, _scaled([(0.0, 0.0), *part]), ink)
        elif field != design.ground:
            _fill(picture, points, field)
        if field == design.ground or chance.random() < 0.4:
            line = (
                design.border if sum(map(abs, _gap(design.border, field))) > 90 else design.corner
            )
            _outline(picture, points, line, chance.uniform(0.012, 0.05))
    elif kind < 0.62:  # a disk or a ring, perhaps with rays
        r = chance.uniform(0.3, 0.46) * WIDE
        if chance.random() < 0.4:
            spikes = int(chance.integers(8, 28))
            star = [
                (r * (1.25 if index % 2 else 0.92) * math.cos(math.pi * index / spikes),
                 r * (1.25 if index % 2 else 0.92) * math.sin(math.pi * index / spikes))
                for index in range(2 * spikes)
            ]  # fmt: skip
            _fill(picture, _scaled(star), mixed(field, design.edge, 0.3))
        points = _scaled(ring((0.0, 0.0), r, r))
        if colored:
            for index, ink in enumerate(four):
                _fill(
                    picture,
                    _scaled([(0.0, 0.0), *ring((0.0, 0.0), r, r, 90 * index, 90 * index + 90)]),
                    ink,
                )
        else:
            _fill(picture, points, field)
        if chance.random() < 0.5:
            _outline(picture, points, design.corner, 0.02)
    elif kind < 0.74:  # a frame or a field with straight sides
        wide, tall = chance.uniform(0.5, 0.76), chance.uniform(0.4, 0.72)
        lean = 0.0 if chance.random() < 0.6 else chance.uniform(-0.8, 0.8)
        points = [(x * WIDE, y * HIGH) for x, y in box((0.5, 0.5), wide, tall)]
        if lean:
            points = _scaled([(x * WIDE, y * WIDE) for x, y in box((0.0, 0.0), wide, tall, lean)])
        _fill(picture, points, field)
        if chance.random() < 0.4:
            _outline(picture, points, design.corner, 0.02)
    elif kind < 0.8:  # a blot
        radii = chance.uniform(0.3, 0.5, 14) * WIDE
        angles = np.linspace(0, 6.28, 14, endpoint=False)
        _fill(
            picture,
            _scaled(
                [
                    (r * math.cos(a), 1.2 * r * math.sin(a))
                    for r, a in zip(radii, angles, strict=True)
                ]
            ),
            field,
        )
    elif kind < 0.86:  # a band across
        half = chance.uniform(0.12, 0.24) * HIGH
        slope = chance.uniform(-0.5, 0.5) * WIDE
        _fill(picture, [(0, HIGH / 2 - half + slope), (WIDE, HIGH / 2 - half - slope),
                        (WIDE, HIGH / 2 + half - slope), (0, HIGH / 2 + half + slope)], field)  # fmt: skip


def _gap(one: Ink, other: Ink) -> tuple[int, int, int]:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def _scaled(points: list[Point]) -> list[Point]:
    """Points about the middle, in pixels."""
    return [(WIDE / 2 + x, HIGH / 2 + y) for x, y in points]


def _fill(picture: Pixels, points: list[Point], ink: Ink) -> None:
    cv2.fillPoly(picture, [np.rint(np.asarray(points) * 16).astype(np.int32)], ink, cv2.LINE_AA, 4)


def _outline(picture: Pixels, points: list[Point], ink: Ink, width: float) -> None:
    fixed = np.rint(np.asarray(points) * 16).astype(np.int32)
    cv2.polylines(picture, [fixed], True, ink, max(1, round(width * WIDE)), cv2.LINE_AA, 4)


def _printed(stamp: Stamp, design: Design, chance: Chance) -> Stamp:
    """A sign with a line around it, a shadow, both or neither, perhaps leaning."""
    ground = design.field
    near = sum(map(abs, _gap(design.ink, ground))) < 150
    kind = chance.random()
    if near or kind < 0.6:
        shift = (0.0, 0.0)
        if chance.random() < 0.5:
            shift = (chance.uniform(-0.05, 0.05), chance.uniform(0.0, 0.06))
        edge = design.edge if not near else (BLACK if sum(design.ink) > 300 else WHITE)
        stamp = stamp.bold(edge, chance.uniform(0.008, 0.04), shift)
        if chance.random() < 0.1:
            stamp = stamp.bold(WHITE if edge == BLACK else BLACK, 0.02)
    turn = 0.0 if chance.random() < 0.7 else chance.uniform(-0.45, 0.45)
    lean = 0.0 if chance.random() < 0.6 else chance.uniform(-0.35, 0.12)
    slim = 1.0 if chance.random() < 0.5 else chance.uniform(0.72, 1.0)
    return stamp.leaning(turn, lean, slim)


def _middle(picture: Pixels, stamp: Stamp, sign: str, chance: Chance) -> None:
    """The large sign."""
    kind = chance.random()
    size = (
        chance.uniform(0.42, 0.95) * WIDE if sign in NUMBERS else chance.uniform(0.5, 0.98) * WIDE
    )
    if kind < 0.93:
        middle = (0.5 + chance.uniform(-0.03, 0.03), 0.5 + chance.uniform(-0.03, 0.03))
        _lay(picture, stamp, middle, size, 0.0)
    elif kind < 0.97:  # printed twice, for both sides of the table
        _lay(picture, stamp, (0.5, 0.3), size * 0.62, 0.0)
        _lay(picture, stamp, (0.5, 0.7), size * 0.62, math.pi)


def _lay(picture: Pixels, stamp: Stamp, middle: Point, size: float, turn: float) -> None:
    cover, color = placed(stamp, (HIGH, WIDE), middle, size, turn)
    share = cover[:, :, None].astype(np.float32) / 255
    picture[:] = (picture * (1 - share) + color * share).astype(np.uint8)


def _corners(
    picture: Pixels,
    sign: str,
    design: Design,
    four: tuple[Ink, Ink, Ink, Ink],
    font: str,
    chance: Chance,
) -> None:
    """The small signs: in two corners mostly, in all four, or in none."""
    kind = chance.random()
    if kind < 0.05:
        return
    edge = (
        design.edge
        if design.corner != design.edge
        else (WHITE if sum(design.edge) < 300 else BLACK)
    )
    manner = Manner(font, design.corner, edge, four, corner=True)
    stamp = stamp_of(sign, manner, chance)
    if chance.random() < 0.35:
        stamp = stamp.bold(manner.edge, chance.uniform(0.015, 0.05), (0.0, chance.uniform(0, 0.04)))
    if chance.random() < 0.25:
        stamp = stamp.leaning(0.0, chance.uniform(-0.3, 0.0), 1.0)
    size = chance.uniform(0.16, 0.34) * WIDE
    x, y = chance.uniform(0.125, 0.2), chance.uniform(0.1, 0.15)
    spots = [((x, y), 0.0), ((1 - x, 1 - y), math.pi)]
    if kind > 0.9:
        spots += [((1 - x, y), 0.0), ((x, 1 - y), math.pi)]
    elif kind > 0.86:
        spots = [((1 - x, y), 0.0), ((x, 1 - y), math.pi)]
    for middle, turn in spots:
        _lay(picture, stamp, middle, size, turn)


def _word(picture: Pixels, sign: str, font: str, design: Design, chance: Chance) -> None:
    """The sign's name in letters."""
    stamp = Stamp(design.corner)
    stamp.write(sign.replace("-", " ").upper(), font, design.corner, (0.02, 0.4, 0.98, 0.6))
    y = float(chance.choice([0.8, 0.2, 0.87]))
    _lay(picture, stamp.bold(design.edge, 0.015), (0.5, y), chance.uniform(0.5, 0.75) * WIDE, 0.0)


OTHER_WORDS = (
    "A", "B", "C", "E", "F", "G", "H", "J", "K", "L", "N", "P", "Q", "R", "T", "U", "V", "X", "Y", "Z", "!", "&", "#",
    "11", "12", "13", "15", "17", "18", "20", "21", "24", "30", "44", "77", "99", "100", "+3", "+7", "+8", "+20", "x3",
    "-1", "-2", "-4", "%", "@", "GO", "STOP", "TAKI", "DOS", "OK", "SKY", "½", "∞",
)  # fmt: skip
"""What other makers write on their cards."""


def other_card(font: str, second: str, chance: Chance) -> tuple[Pixels, str]:
    """A card whose sign no box of the family has, and its color."""
    color = NO_COLOR if chance.random() < 0.35 else str(chance.choice(list(HUES)))
    four = four_colors(chance)
    design = (
        _wild_design(four, chance) if color == NO_COLOR else _colored(shade(color, chance), chance)
    )
    picture = _ground(design, four, chance, wild=color == NO_COLOR)
    _motif(picture, design, four, many=color == NO_COLOR, sign=OTHER, chance=chance)
    stamp = _strange(font, design.ink, design.edge, chance)
    _middle(picture, _printed(stamp, design, chance), OTHER, chance)
    if chance.random() < 0.7:
        for x, y, turn in ((0.16, 0.12, 0.0), (0.84, 0.88, math.pi)):
            _lay(
                picture,
                stamp.bold(design.edge, 0.02),
                (x, y),
                chance.uniform(0.18, 0.3) * WIDE,
                turn,
            )
    return picture, color


def _strange(font: str, ink: Ink, edge: Ink, chance: Chance) -> Stamp:
    """A word, a many-cornered shape, a face, a star, a heart, a flash or a scribble."""
    stamp = Stamp(ink)
    kind = chance.random()
    if kind < 0.5:
        stamp.write(str(chance.choice(OTHER_WORDS)), font, ink, (0.06, 0.06, 0.94, 0.94))
    elif kind < 0.6:
        many = int(chance.integers(3, 9))
        stamp.shape(
            [
                (0.5 + 0.42 * math.cos(6.283 * i / many), 0.5 + 0.42 * math.sin(6.283 * i / many))
                for i in range(many)
            ],
            ink,
        )
    elif kind < 0.7:
        stamp.shape(ring((0.5, 0.5), 0.42, 0.42), ink)
        for x in (0.36, 0.64):
            stamp.shape(ring((x, 0.4), 0.06, 0.08), edge)
        stamp.line(ring((0.5, 0.52), 0.22, 0.18, 10, 170), edge, 0.05)
    elif kind < 0.82:
        many, inner = int(chance.integers(4, 9)), chance.uniform(0.15, 0.3)
        spikes = [(0.45 if i % 2 else inner, math.pi * i / many) for i in range(2 * many)]
        stamp.shape([(0.5 + r * math.cos(a), 0.5 + r * math.sin(a)) for r, a in spikes], ink)
    elif kind < 0.9:
        stamp.shape(
            [(0.55, 0.02), (0.2, 0.56), (0.46, 0.56), (0.38, 0.98), (0.82, 0.38), (0.54, 0.38)], ink
        )
    else:
        points = chance.uniform(0.1, 0.9, (int(chance.integers(4, 9)), 2))
        stamp.line([(float(x), float(y)) for x, y in points], ink, chance.uniform(0.03, 0.1))
    return stamp
