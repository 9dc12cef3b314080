"""A shape for every color, so that nobody has to tell red from green."""

from collections.abc import Mapping
from math import cos, pi, sin

from companion.printing.ink import HUES
from companion.printing.pen import Pen, Point

SHAPES = ("circle", "square", "triangle", "star", "diamond", "hexagon", "cross")

USUAL: Mapping[str, str] = {
    "red": "circle",
    "blue": "square",
    "green": "triangle",
    "yellow": "star",
    "purple": "hexagon",
    "orange": "cross",
}
"""The shapes that the screens show, too; another deck may show others, so they are a setting."""


def draw(
    pen: Pen, shape: str, x: float, y: float, size: float, *, fill: str, edge: str | None = None
) -> None:
    """Draws a shape around its middle, in a box of `size`. An edge makes it stand out on its own hue."""
    if edge is not None:
        draw(pen, shape, x, y, size * 1.22, fill=edge)
    if shape == "circle":
        pen.circle(x, y, size * 0.48, fill=fill)
        return
    unit = size / 100
    points = [(x + (px - 50) * unit, y + (py - 50) * unit) for px, py in _POINTS[shape]]
    pen.polygon(points, fill=fill, round_=size * 0.04)


def four(
    pen: Pen, colors: tuple[str, ...], shapes: Mapping[str, str], x: float, y: float, size: float
) -> None:
    """Draws a wild's sign: all colors of the game, each in its shape."""
    step = size * 0.29
    for color, (right, down) in zip(colors, ((-1, -1), (1, -1), (-1, 1), (1, 1)), strict=False):
        draw(
            pen,
            shapes[color],
            x + right * step,
            y + down * step,
            size * 0.46,
            fill=HUES[color].fill,
            edge="#ffffff",
        )


def _star() -> list[Point]:
    spikes = []
    for corner in range(10):
        reach = 48 if corner % 2 == 0 else 25
        turn = -pi / 2 + corner * pi / 5
        spikes.append((50 + reach * cos(turn), 53 + reach * sin(turn)))
    return spikes


_POINTS: Mapping[str, list[Point]] = {
    "square": [(12, 12), (88, 12), (88, 88), (12, 88)],
    "triangle": [(50, 9), (95, 87), (5, 87)],
    "star": _star(),
    "diamond": [(50, 4), (92, 50), (50, 96), (8, 50)],
    "hexagon": [(27, 10), (73, 10), (96, 50), (73, 90), (27, 90), (4, 50)],
    "cross": [
        (35, 8), (65, 8), (65, 35), (92, 35), (92, 65), (65, 65),
        (65, 92), (35, 92), (35, 65), (8, 65), (8, 35), (35, 35),
    ],
}  # fmt: skip
