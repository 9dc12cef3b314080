"""Every sign of the family's boxes, each in many manners."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from companion.vision.bare.printed import NUMBERS
from models.faces.stamp import Ink, Point, Stamp, box, ring, turned

BLACK, WHITE = (12, 12, 14), (245, 246, 248)
Chance = np.random.Generator
Paths = list[list[Point]]


@dataclass(frozen=True, slots=True)
class Manner:
    """How one deck draws: its font, the ink of signs and lines, and four colors for what is many-colored."""

    font: str
    ink: Ink
    edge: Ink
    four: tuple[Ink, Ink, Ink, Ink]
    corner: bool = False
    """Whether it is the small sign in a corner: pictures are rarer there."""


def stamp_of(sign: str, manner: Manner, chance: Chance) -> Stamp:
    """A sign, drawn in one of its manners."""
    if sign in NUMBERS:
        return _number(sign, manner, chance)
    return _PAINTERS[sign](manner, chance)


def _written(text: str, manner: Manner, room: float = 0.9) -> Stamp:
    stamp = Stamp(manner.ink)
    edge = (1 - room) / 2
    stamp.write(text, manner.font, manner.ink, (edge, edge, 1 - edge, 1 - edge))
    return stamp


def _number(figure: str, manner: Manner, chance: Chance) -> Stamp:
    """A figure; 6 and 9 nearly always have a line or a dot at their foot."""
    stamp = Stamp(manner.ink)
    marked = figure in "69" and chance.random() < 0.93
    if not marked:
        stamp.write(figure, manner.font, manner.ink, (0.06, 0.06, 0.94, 0.94))
        return stamp
    kind = chance.random()
    if kind < 0.78:
        foot = chance.uniform(0.74, 0.82)
        stamp.write(figure, manner.font, manner.ink, (0.08, 0.05, 0.92, foot))
        half, thick = chance.uniform(0.16, 0.32), chance.uniform(0.035, 0.09)
        stamp.shape(
            box((0.5, foot + 0.04 + thick / 2 + chance.uniform(0, 0.05)), 2 * half, thick),
            manner.ink,
        )
    else:
        stamp.write(figure, manner.font, manner.ink, (0.05, 0.06, 0.72, 0.94))
        spot = (chance.uniform(0.8, 0.86), 0.87)
        size = chance.uniform(0.05, 0.08)
        stamp.shape(ring(spot, size, size), manner.ink)
    return stamp


def _arrow(stamp: Stamp, path: list[Point], ink: Ink, width: float, head: float) -> None:
    """A line with a point at its end."""
    (x0, y0), (x1, y1) = path[-2], path[-1]
    way = math.atan2(y1 - y0, x1 - x0)
    c, s = math.cos(way), math.sin(way)
    stamp.line(path, ink, width)
    back = (x1 - 0.02 * c, y1 - 0.02 * s)
    stamp.shape(
        [(x1 + head * 0.95 * c, y1 + head * 0.95 * s),
         (back[0] - head * 0.8 * s, back[1] + head * 0.8 * c),
         (back[0] + head * 0.8 * s, back[1] - head * 0.8 * c)],
        ink,
    )  # fmt: skip


def _pair_of_arrows(manner: Manner, chance: Chance) -> tuple[Paths, float, float]:
    """Two arrows that point against each other: straight, bent at the tail, round or like a hook."""
    kind = chance.random()
    width, head = chance.uniform(0.07, 0.17), chance.uniform(0.13, 0.24)
    if kind < 0.42:  # side by side, each with a straight or a round tail
        apart, half = chance.uniform(0.09, 0.19), chance.uniform(0.14, 0.3)
        slip = chance.uniform(-0.05, 0.16)
        one: list[Point] = [
            (0.5 - half + slip, 0.5 - apart),
            (0.5 + half - head / 2 + slip, 0.5 - apart),
        ]
        tail = chance.random()
        if tail < 0.55:
            r = chance.uniform(0.06, 0.22)
            bend = ring((one[0][0], one[0][1] + r), r, r, 185, 268)
            one = [*bend, *one]
        elif tail < 0.65:
            one = [(one[0][0], one[0][1] + chance.uniform(0.08, 0.25)), *one]
        paths = [one, turned(one, math.pi)]
    elif kind < 0.72:  # two arcs that chase each other around a circle
        r, flat = chance.uniform(0.24, 0.33), chance.uniform(0.6, 1.0)
        start, end = chance.uniform(5, 45), chance.uniform(120, 165)
        one = ring((0.5, 0.5), r, r * flat, start, end)
        paths = [one, turned(one, math.pi)]
        width = min(width, 0.12)
    elif kind < 0.82:  # two hooks
        half, r = chance.uniform(0.12, 0.22), chance.uniform(0.1, 0.18)
        one = [(0.5 - half, 0.78), *ring((0.5 - half + r, 0.38), r, r, 180, 330)]
        paths = [one, turned(one, math.pi)]
        width, head = min(width, 0.1), min(head, 0.16)
    elif kind < 0.92:  # one above the other, pointing apart, or through each other
        apart = chance.uniform(0.05, 0.16)
        one = [(0.5 - apart, 0.62), (0.5 - apart, 0.26)]
        paths = [one, turned(one, math.pi)]
    else:  # one line with two points
        paths = [[(0.5, 0.5), (0.76, 0.5)], [(0.5, 0.5), (0.24, 0.5)]]
    turn = float(chance.choice([0, math.pi / 4, -math.pi / 4, math.pi / 2, chance.uniform(-1.6, 1.6)],
                               p=[0.16, 0.4, 0.16, 0.16, 0.12]))  # fmt: skip
    paths = [turned(path, turn) for path in paths]
    if chance.random() < 0.3:
        paths = [[(1 - x, y) for x, y in path] for path in paths]
    return paths, width, head


def _reverse(manner: Manner, chance: Chance) -> Stamp:
    stamp = Stamp(manner.ink)
    if chance.random() < 0.07:  # two plain points
        for way in (0.0, math.pi):
            stamp.shape(turned([(0.53, 0.2), (0.9, 0.5), (0.53, 0.8)], way + 0.0), manner.ink)
        return stamp
    paths, width, head = _pair_of_arrows(manner, chance)
    second = manner.edge if chance.random() < 0.08 else manner.ink
    for path, ink in zip(paths, (manner.ink, second), strict=True):
        _arrow(stamp, path, ink, width, head)
    if chance.random() < 0.1:
        stamp.line(ring((0.5, 0.5), 0.45, 0.45), manner.ink, 0.05, closed=True)
    return stamp


def _barred(stamp: Stamp, ink: Ink, middle: Point, size: float, chance: Chance) -> None:
    """A ring with a bar."""
    width = size * chance.uniform(0.14, 0.36)
    turn = float(chance.choice([math.pi / 4, -math.pi / 4, 0.0], p=[0.45, 0.45, 0.1]))
    stamp.line(ring(middle, size, size), ink, width, closed=True)
    reach = size * 0.9
    ends = turned([(middle[0] - reach, middle[1]), (middle[0] + reach, middle[1])], turn, middle)
    stamp.line(ends, ink, width)


def _skip(manner: Manner, chance: Chance) -> Stamp:
    stamp = Stamp(manner.ink)
    kind = chance.random()
    if kind < 0.86:
        _barred(stamp, manner.ink, (0.5, 0.5), 0.37, chance)
    elif kind < 0.94:  # a full disk with a bar left out
        stamp.shape(ring((0.5, 0.5), 0.44, 0.44), manner.ink)
        stamp.shape(
            box((0.5, 0.5), 0.62, 0.15, float(chance.choice([0.0, 0.785, -0.785]))), manner.edge
        )
    else:  # a cross in a ring
        stamp.line(ring((0.5, 0.5), 0.38, 0.38), manner.ink, 0.09, closed=True)
        for turn in (0.785, -0.785):
            stamp.shape(box((0.5, 0.5), 0.55, 0.1, turn), manner.ink)
    return stamp


def _cards(stamp: Stamp, many: int, inks: list[Ink], manner: Manner, chance: Chance) -> None:
    """Some cards, in a row, in steps or as a fan."""
    kind = chance.random()
    tall = chance.uniform(0.42, 0.58) if many < 4 else chance.uniform(0.34, 0.46)
    wide = tall * chance.uniform(0.6, 0.72)
    lean = chance.choice([0.0, 0.2, 0.35, -0.2])
    line = chance.uniform(0.02, 0.045)
    for index in range(many):
        along = (index - (many - 1) / 2) / max(many - 1, 1)
        if kind < 0.5:  # in steps
            middle, turn = (0.5 + along * 0.34, 0.5 - along * chance.uniform(0.2, 0.3)), lean
        elif kind < 0.8:  # a fan
            turn = along * min(1.3, 0.45 * many)
            middle = (0.5 + 0.4 * math.sin(turn) * 0.8, 0.72 - 0.3 * math.cos(turn))
        elif many >= 4:  # in two rows, or around
            middle = (0.5 + 0.17 * (-1 if index % 2 else 1) + 0.05 * (index // 2),
                      0.5 + 0.19 * (-1 if (index // 2) % 2 else 1))  # fmt: skip
            turn = lean
        else:  # side by side
            middle, turn = (0.5 + along * 0.42, 0.5), lean
        stamp.outlined(
            box(middle, wide, tall, float(turn)), inks[index % len(inks)], manner.edge, line
        )


def _draw(many: int) -> Callable[[Manner, Chance], Stamp]:
    """So many cards to draw: `+2` written, or shown as cards."""

    def paint(manner: Manner, chance: Chance) -> Stamp:
        written = 0.93 if manner.corner else 0.42
        kind = chance.random()
        if kind < written:
            text = f"+{many}" if chance.random() < 0.95 else f"{many}+"
            return _written(text, manner, chance.uniform(0.8, 0.98))
        inks: list[Ink] = [manner.ink]
        if many >= 4 or chance.random() < 0.3:
            inks = list(manner.four) if chance.random() < 0.7 else [manner.ink]
        if chance.random() < 0.15:
            inks = [manner.edge if max(manner.edge) > 120 else WHITE]
        stamp = Stamp(manner.ink)
        _cards(stamp, min(many, 6), inks, manner, chance)
        if kind > 0.88:  # cards with the number on them
            label = _written(f"+{many}", manner, 0.8).bold(manner.edge, 0.04)
            stamp.lay(label, (0.5, chance.uniform(0.5, 0.68)), chance.uniform(0.55, 0.75))
        return stamp

    return paint


def _quarters(
    stamp: Stamp,
    four: tuple[Ink, Ink, Ink, Ink],
    across: float,
    down: float,
    start: float,
    turn: float,
) -> None:
    for index, ink in enumerate(four):
        angles = start + 90 * index, start + 90 * index + 90
        stamp.shape([(0.5, 0.5), *ring((0.5, 0.5), across, down, *angles, turn=turn)], ink)


def _wild(manner: Manner, chance: Chance) -> Stamp:
    stamp = Stamp()
    kind = chance.random()
    if kind < 0.6:
        across = chance.uniform(0.28, 0.48)
        turn = chance.uniform(-0.9, 0.9)
        _quarters(
            stamp,
            manner.four,
            across,
            chance.uniform(0.8, 1) * 0.48,
            float(chance.choice([0, 45, 20])),
            turn,
        )
        if chance.random() < 0.5:
            edge = WHITE if chance.random() < 0.6 else BLACK
            stamp.line(ring((0.5, 0.5), across, 0.46, turn=turn), edge, 0.03, closed=True)
    elif kind < 0.72:
        for index, ink in enumerate(manner.four):
            x, y = 0.29 + 0.42 * (index % 2), 0.29 + 0.42 * (index // 2)
            shape = ring((x, y), 0.2, 0.2) if chance.random() < 0.5 else box((x, y), 0.38, 0.38)
            stamp.shape(shape, ink)
    elif kind < 0.82:  # stripes
        turn = chance.uniform(-0.9, 0.9)
        for index, ink in enumerate(manner.four):
            stamp.shape(turned(box((0.2 + 0.2 * index, 0.5), 0.2, 0.8), turn), ink)
    elif kind < 0.9:  # a star of four colors
        for index, ink in enumerate(manner.four):
            stamp.shape(
                turned([(0.5, 0.5), (0.38, 0.3), (0.5, 0.02), (0.62, 0.3)], index * math.pi / 2),
                ink,
            )
    else:
        stamp = _written(str(chance.choice(["WILD", "W", "Wild", "?"])), manner)
    return stamp


def _blank(manner: Manner, chance: Chance) -> Stamp:
    """An empty field, sometimes written on by hand."""
    stamp = Stamp(WHITE)
    turn = chance.uniform(-0.9, 0.9)
    tone = int(chance.integers(205, 250))
    if chance.random() < 0.8:
        stamp.shape(
            ring((0.5, 0.5), chance.uniform(0.26, 0.4), 0.49, turn=turn), (tone, tone, tone)
        )
    else:
        stamp.shape(box((0.5, 0.5), 0.75, 0.92), (tone, tone, tone))
    if chance.random() < 0.3:
        ink = (int(chance.integers(0, 120)), 20, 20)
        for row in np.linspace(0.32, 0.68, int(chance.integers(1, 4))):
            xs = np.linspace(0.3, 0.7, 12)
            stamp.line(
                [(float(x), float(row + chance.uniform(-0.04, 0.04))) for x in xs], ink, 0.015
            )
    return stamp


def _flip(manner: Manner, chance: Chance) -> Stamp:
    """A card that turns over: two cards of unlike colors and a bent arrow."""
    stamp = Stamp(manner.ink)
    lean = chance.uniform(-0.5, 0.5)
    first, second = (BLACK, manner.ink) if chance.random() < 0.5 else (manner.ink, BLACK)
    apart = chance.uniform(0.08, 0.16)
    kind = chance.random()
    if kind < 0.75:
        tall = chance.uniform(0.45, 0.62)
        stamp.outlined(
            box((0.5 - apart, 0.5), tall * 0.64, tall, lean - 0.15), first, manner.edge, 0.03
        )
        stamp.outlined(
            box((0.5 + apart, 0.52), tall * 0.64, tall, lean + 0.25), second, manner.edge, 0.03
        )
    else:
        tall = chance.uniform(0.5, 0.66)
        stamp.outlined(box((0.5, 0.5), tall * 0.64, tall, lean), manner.ink, manner.edge, 0.03)
        stamp.shape(turned([(0.5 - tall * 0.32, 0.5 - tall / 2), (0.5 + tall * 0.32, 0.5 - tall / 2),
                            (0.5 - tall * 0.32, 0.5 + tall / 2)], lean), manner.edge)  # fmt: skip
    if chance.random() < 0.85:
        side = 0 if chance.random() < 0.5 else 180
        path = ring((0.5, 0.5), 0.42, chance.uniform(0.3, 0.42), side + 30, side + 150)
        _arrow(stamp, path, manner.ink, chance.uniform(0.04, 0.08), chance.uniform(0.09, 0.14))
        if chance.random() < 0.4:
            _arrow(stamp, turned(path, math.pi), manner.ink, 0.05, 0.1)
    return stamp


def _skip_everyone(manner: Manner, chance: Chance) -> Stamp:
    """A barred ring within arrows that go all the way around, or several barred rings."""
    stamp = Stamp(manner.ink)
    kind = chance.random()
    if kind < 0.65:
        gap = chance.uniform(20, 60)
        width, head = chance.uniform(0.05, 0.1), chance.uniform(0.1, 0.16)
        start = chance.uniform(0, 360)
        many = int(chance.choice([1, 2, 3, 4]))
        for index in range(many):
            at = start + index * 360 / many
            _arrow(
                stamp,
                ring((0.5, 0.5), 0.39, 0.39, at, at + 360 / many - gap / many - 8),
                manner.ink,
                width,
                head,
            )
        if chance.random() < 0.75:
            _barred(stamp, manner.ink, (0.5, 0.5), chance.uniform(0.16, 0.22), chance)
    else:
        many = int(chance.integers(3, 5))
        for index in range(many):
            x, y = (
                0.5 + 0.24 * math.cos(6.283 * index / many),
                0.5 + 0.24 * math.sin(6.283 * index / many),
            )
            _barred(stamp, manner.ink, (x, y), 0.18, chance)
    return stamp


def _skip_two(manner: Manner, chance: Chance) -> Stamp:
    """Two barred rings, or one with a 2."""
    stamp = Stamp(manner.ink)
    if chance.random() < 0.65:
        apart = chance.uniform(0.1, 0.2)
        way = float(chance.choice([0.0, 0.785, -0.785]))
        for middle in turned([(0.5 - apart, 0.5), (0.5 + apart, 0.5)], way):
            _barred(stamp, manner.ink, middle, chance.uniform(0.2, 0.27), chance)
    else:
        _barred(stamp, manner.ink, (0.42, 0.42), 0.3, chance)
        stamp.lay(
            _written(str(chance.choice(["2", "x2"])), manner).bold(manner.edge, 0.04),
            (0.72, 0.7),
            0.5,
        )
    return stamp


def _discard_all(manner: Manner, chance: Chance) -> Stamp:
    """Many cards in steps, thrown away."""
    stamp = Stamp(manner.ink)
    many = int(chance.integers(4, 7))
    for index in range(many):
        along = index / (many - 1) - 0.5
        middle = (0.5 + along * chance.uniform(0.4, 0.5), 0.46 + along * chance.uniform(0.2, 0.4))
        stamp.outlined(
            box(middle, 0.27, 0.42, chance.uniform(-0.25, 0.1) + along * 0.4),
            manner.ink,
            manner.edge,
            0.03,
        )
    if chance.random() < 0.6:
        _arrow(stamp, [(0.3, 0.62), (0.3, 0.82)], manner.edge, 0.07, 0.13)
    return stamp


def _swap(manner: Manner, chance: Chance) -> Stamp:
    """Cards or hands that change places: two fans and arrows between them."""
    stamp = Stamp(manner.ink)
    for x, y, inks in ((0.27, 0.3, manner.four[:2]), (0.73, 0.7, manner.four[2:])):
        for index in range(int(chance.integers(1, 4))):
            stamp.outlined(box((x + 0.06 * index - 0.05, y), 0.22, 0.34, 0.25 * index - 0.2),
                           inks[index % 2] if chance.random() < 0.7 else manner.ink, manner.edge, 0.025)  # fmt: skip
    path = ring((0.5, 0.5), 0.36, 0.36, -75, -10)
    for one in (path, turned(path, math.pi)):
        _arrow(stamp, one, manner.ink, chance.uniform(0.05, 0.09), chance.uniform(0.1, 0.16))
    return stamp


def _shuffle(manner: Manner, chance: Chance) -> Stamp:
    """Cards of all colors in a whirl, or crossing arrows."""
    stamp = Stamp(manner.ink)
    if chance.random() < 0.5:
        many = int(chance.integers(4, 8))
        for index in range(many):
            turn = 6.283 * index / many
            stamp.outlined(box((0.5 + 0.27 * math.cos(turn), 0.5 + 0.27 * math.sin(turn)), 0.2, 0.3, turn + 0.6),
                           manner.four[index % 4], manner.edge, 0.025)  # fmt: skip
        _arrow(stamp, ring((0.5, 0.5), 0.16, 0.16, 0, 280), manner.ink, 0.06, 0.1)
    else:
        for sign in (1, -1):
            path = [
                (0.12, 0.5 - 0.2 * sign),
                (0.32, 0.5 - 0.2 * sign),
                (0.6, 0.5 + 0.2 * sign),
                (0.78, 0.5 + 0.2 * sign),
            ]
            _arrow(stamp, path, manner.ink, chance.uniform(0.06, 0.1), 0.13)
    return stamp


def _roulette(manner: Manner, chance: Chance) -> Stamp:
    """A wheel of many sectors."""
    stamp = Stamp()
    many = int(chance.choice([8, 12, 16]))
    start = chance.uniform(0, 40)
    for index in range(many):
        angles = start + 360 * index / many, start + 360 * (index + 1) / many
        stamp.shape([(0.5, 0.5), *ring((0.5, 0.5), 0.42, 0.42, *angles)], manner.four[index % 4])
    stamp.line(ring((0.5, 0.5), 0.43, 0.43), manner.edge, chance.uniform(0.03, 0.08), closed=True)
    size = chance.uniform(0.06, 0.16)
    stamp.shape(ring((0.5, 0.5), size, size), WHITE if chance.random() < 0.6 else BLACK)
    return stamp


def _reverse_draw_four(manner: Manner, chance: Chance) -> Stamp:
    stamp = Stamp(manner.ink)
    stamp.lay(_reverse(manner, chance), (0.5, 0.36), 0.75)
    stamp.lay(
        _written("+4", manner).bold(manner.edge, 0.03), (0.5, 0.74), chance.uniform(0.42, 0.6)
    )
    return stamp


def _draw_color(manner: Manner, chance: Chance) -> Stamp:
    """Cards to draw until a color comes."""
    stamp = Stamp(manner.ink)
    if chance.random() < 0.55:
        _cards(stamp, int(chance.integers(3, 6)), list(manner.four), manner, chance)
        small = Stamp()
        _quarters(small, manner.four, 0.4, 0.4, 0, 0)
        stamp.lay(small, (0.5, 0.75), chance.uniform(0.25, 0.4))
    else:
        wheel = Stamp()
        _quarters(wheel, manner.four, 0.44, 0.44, 45, 0)
        stamp.lay(wheel, (0.62, 0.5), 0.66)
        stamp.lay(_written("+", manner), (0.18, 0.5), 0.32)
    return stamp


def _targeted(manner: Manner, chance: Chance) -> Stamp:
    """+2 in a target."""
    stamp = Stamp(manner.ink)
    for r in (0.43, 0.31):
        stamp.line(ring((0.5, 0.5), r, r), manner.ink, 0.045, closed=True)
    for turn in range(4):
        stamp.shape(turned(box((0.5, 0.1), 0.06, 0.2), turn * math.pi / 2), manner.ink)
    stamp.lay(_written("+2", manner).bold(manner.edge, 0.04), (0.5, 0.5), chance.uniform(0.4, 0.55))
    return stamp


def _mod(manner: Manner, chance: Chance) -> Stamp:
    return _written(str(chance.choice(["MOD", "M", "mod"], p=[0.6, 0.2, 0.2])), manner)


def _tower(stamp: Stamp, middle: Point, size: float, ink: Ink) -> None:
    """A chess player's tower."""
    x, y = middle
    outline = [(-0.3, 0.5), (-0.22, 0.3), (-0.16, -0.15), (-0.26, -0.2), (-0.26, -0.5), (-0.12, -0.5), (-0.12, -0.38),
               (-0.06, -0.38), (-0.06, -0.5), (0.06, -0.5), (0.06, -0.38), (0.12, -0.38), (0.12, -0.5), (0.26, -0.5),
               (0.26, -0.2), (0.16, -0.15), (0.22, 0.3), (0.3, 0.5)]  # fmt: skip
    stamp.shape([(x + size * a, y + size * b) for a, b in outline], ink)


def _grab(many: int) -> Callable[[Manner, Chance], Stamp]:
    def paint(manner: Manner, chance: Chance) -> Stamp:
        stamp = Stamp(manner.ink)
        for index in range(many):
            x = 0.5 if many == 1 else 0.3 + 0.4 * index
            _tower(stamp, (x, 0.5), 0.85 if many == 1 else 0.7, manner.ink)
        if chance.random() < 0.3:
            stamp.lay(_written(f"+{many}", manner).bold(manner.edge, 0.04), (0.5, 0.66), 0.45)
        return stamp

    return paint


_PAINTERS: dict[str, Callable[[Manner, Chance], Stamp]] = {
    "skip": _skip,
    "reverse": _reverse,
    "draw-one": _draw(1),
    "draw-two": _draw(2),
    "draw-four": _draw(4),
    "draw-five": _draw(5),
    "draw-six": _draw(6),
    "draw-ten": _draw(10),
    "flip": _flip,
    "skip-everyone": _skip_everyone,
    "skip-two": _skip_two,
    "discard-all": _discard_all,
    "wild": _wild,
    "blank": _blank,
    "swap": _swap,
    "shuffle": _shuffle,
    "roulette": _roulette,
    "reverse-draw-four": _reverse_draw_four,
    "draw-color": _draw_color,
    "targeted-draw-two": _targeted,
    "mod": _mod,
    "grab-one": _grab(1),
    "grab-two": _grab(2),
}
