"""Letters and signs drawn with one pen, so that no font file is needed.

A glyph is a few pen strokes on a grid 4 wide and 6 high: `x,y x,y ...`, strokes parted by `/`.
A stroke that begins with `~` is a smooth curve guided by its points.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from manifold3d import CrossSection, Manifold, OpType

from models.parts.shape import Point, arc, circle, hull, union_flat

GRID_HEIGHT = 6.0

GLYPHS: dict[str, str] = {
    "A": "0,0 2,6 4,0/.7,1.9 3.3,1.9",
    "B": "0,3.2 0,6 2,6/~2,6 3.7,6 3.7,3.2 2,3.2/0,3.2 2,3.2/~2,3.2 4.2,3.2 4.2,0 2,0/2,0 0,0 0,3.2",
    "C": "~4,4.9 3.4,6.1 0,6.4 0,3 0,-.4 3.4,-.1 4,1.1",
    "D": "0,0 0,6 1.4,6/~1.4,6 4.1,6 4.1,3 4.1,0 1.4,0/1.4,0 0,0",
    "E": "4,6 0,6 0,0 4,0/0,3.1 3.2,3.1",
    "F": "4,6 0,6 0,0/0,3.1 3.2,3.1",
    "G": "~4,4.9 3.4,6.1 0,6.4 0,3 0,-.4 3.4,-.1 4,1.2/4,1.2 4,2.7 2.4,2.7",
    "H": "0,0 0,6/4,0 4,6/0,3 4,3",
    "I": "2,0 2,6",
    "J": "4,6 4,2/~4,2 4,0 0,-.4 0,1.8",
    "K": "0,0 0,6/4,6 0,2.6/1.3,3.7 4,0",
    "L": "0,6 0,0 4,0",
    "M": "0,0 0,6 2,2.4 4,6 4,0",
    "N": "0,0 0,6 4,0 4,6",
    "O": "~2,6 3.95,6 4,4.4 4,3 4,1.6 3.95,0 2,0 .05,0 0,1.6 0,3 0,4.4 .05,6 2,6",
    "P": "0,0 0,6 2,6/~2,6 4.1,6 4.1,2.7 2,2.7/2,2.7 0,2.7",
    "Q": "~2,6 3.95,6 4,4.4 4,3 4,1.6 3.95,0 2,0 .05,0 0,1.6 0,3 0,4.4 .05,6 2,6/2.5,1.6 4.1,-.4",
    "R": "0,0 0,6 2,6/~2,6 4,6 4,2.9 2,2.9/2,2.9 0,2.9/2,2.9 4,0",
    "S": "~3.9,5 3.2,6.2 .1,6.3 .1,4.4 .3,2.8 3.9,3.4 3.9,1.5 3.9,-.4 .5,-.2 0,1.1",
    "T": "0,6 4,6/2,6 2,0",
    "U": "0,6 0,2.2/~0,2.2 0,.1 2,0 4,.1 4,2.2/4,2.2 4,6",
    "V": "0,6 2,0 4,6",
    "W": "-.3,6 .9,0 2,4 3.1,0 4.3,6",
    "X": "0,0 4,6/0,6 4,0",
    "Y": "0,6 2,3 4,6/2,3 2,0",
    "Z": "0,6 4,6 0,0 4,0",
    "1": ".6,4.6 2.2,6 2.2,0",
    "2": "~.1,4.6 .3,6.1 3.9,6.4 3.9,4.3 3.7,2.7 1.6,1.9 0,0/0,0 4,0",
    "4": "3,0 3,6 0,1.8 4,1.8",
    "+": "2,1.3 2,4.7/.3,3 3.7,3",
    "!": "2,6 2,2.2/2,.1 2,0",
}


def _strokes(glyph: str) -> list[list[Point]]:
    strokes = []
    for text in glyph.split("/"):
        points = [
            (float(x), float(y)) for x, y in (pair.split(",") for pair in text.lstrip("~").split())
        ]
        strokes.append(_smooth(points) if text.startswith("~") else points)
    return strokes


def _smooth(points: Sequence[Point], rounds: int = 2) -> list[Point]:
    """Cut the corners of a line again and again, keeping its ends: it becomes a curve."""
    line = list(points)
    for _ in range(rounds):
        cut = [line[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(line):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by)]
            cut += [(0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        line = [*cut, line[-1]]
    return line


@dataclass(frozen=True, slots=True)
class Drawing:
    """Pen strokes around the origin, all with one pen."""

    strokes: tuple[tuple[Point, ...], ...]
    pen: float

    def __add__(self, other: "Drawing") -> "Drawing":
        return Drawing(self.strokes + other.strokes, self.pen)

    def moved(self, x: float, y: float) -> "Drawing":
        return Drawing(tuple(tuple((a + x, b + y) for a, b in s) for s in self.strokes), self.pen)

    @property
    def width(self) -> float:
        xs = [x for line in self.strokes for x, _ in line]
        return max(xs) - min(xs) + self.pen

    def flat(self) -> CrossSection:
        """What the pen leaves on paper."""
        tip = circle(self.pen / 2, 20)
        return union_flat([(tip.translate(a) + tip.translate(b)).hull() for a, b in self._lines()])

    def relief(self, height: float) -> Manifold:
        """The same raised from a face, its edges leaning at 45 degrees so that it prints upright."""
        foot = circle(self.pen / 2, 12)
        top = circle(max(self.pen / 2 - height, 0.2), 12)
        pieces = [
            hull(
                [(foot.translate(p), z) for p in (a, b) for z in (-0.2, 0.0)]
                + [(top.translate(p), height) for p in (a, b)]
            )
            for a, b in self._lines()
        ]
        return Manifold.batch_boolean(pieces, OpType.Add).simplify(0.03)

    def _lines(self) -> list[tuple[Point, Point]]:
        return [pair for line in self.strokes for pair in itertools.pairwise(line)]


def text(words: str, height: float, pen: float, *, width: float = 1000.0) -> Drawing:
    """A line of capitals around the origin, `height` tall, made smaller if wider than `width`."""
    scale = (height - pen) / GRID_HEIGHT
    strokes: list[tuple[Point, ...]] = []
    cursor = 0.0
    for sign in words:
        if sign == " ":
            cursor += 2.6 * scale
            continue
        found = _strokes(GLYPHS[sign])
        left = min(x for line in found for x, _ in line)
        right = max(x for line in found for x, _ in line)
        strokes += [tuple(((x - left) * scale + cursor, y * scale) for x, y in s) for s in found]
        cursor += (right - left) * scale + pen * 1.8
    line = Drawing(tuple(strokes), pen)
    if line.width > width and height > 2 * pen:
        return text(words, height * 0.96, pen, width=width)
    ys = [y for s in strokes for _, y in s]
    return line.moved(-(line.width - pen) / 2, -(min(ys) + max(ys)) / 2)


def no_entry(radius: float, pen: float) -> Drawing:
    """The sign for a lost turn: a ring with a bar across."""
    middle = radius - pen / 2
    reach = middle * 0.7071
    return Drawing((tuple(arc(middle, 0, 360)), ((-reach, -reach), (reach, reach))), pen)


def shield(width: float, height: float, pen: float) -> Drawing:
    """A shield's outline: what a tower is to its owner."""
    w, top = (width - pen) / 2, (height - pen) / 2
    guide = [(w, top), (w, top), (w, -0.3 * top), (0.85 * w, -0.62 * top), (0.2 * w, -0.85 * top)]
    right = _smooth([*guide, (0.0, -top)])
    left = [(-x, y) for x, y in reversed(right)]
    return Drawing(((*right, *left[1:], right[0]),), pen)
