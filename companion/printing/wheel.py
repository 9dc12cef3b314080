"""The paper wheel of 180 mm: for the spinner's dish, or to be spun with a pencil and a paper clip."""

from math import cos, pi, sin

from companion.printing.ink import BLACK, GRAY, HUES
from companion.printing.paper import Paper
from companion.printing.pen import Pen

RADIUS = 90.0
BAND = 7.0
COLORS = ("blue", "green", "yellow", "red", "blue", "green", "yellow", "red", "")
"""The faces' colors: Draw Red is red, Draw Blue is blue, and no two neighbors are alike."""
HOLE = 17.0
"""Millimetres across the hole for the spinner's needle."""


def draw(paper: Paper) -> None:
    """Draws one page: nine faces, clockwise, with a hole in the middle or a mark for a pencil's tip."""
    order, pen = paper.order, paper.pen
    width, height = paper.start("paper-wheel", ruler="bottom")
    faces = order.game.wheel
    wide = 360 / len(faces)
    with pen.at(width / 2, height / 2 - 6):
        for place, face in enumerate(faces):
            with pen.at(0, 0, turned=place * wide):
                _draw_face(
                    pen,
                    wide,
                    COLORS[place % len(COLORS)],
                    order.words(f"face-{face}"),
                    order.words(f"paper-face-{face}"),
                )
        pen.circle(0, 0, RADIUS, line=BLACK, thick=0.25)
        if order.hole:
            pen.circle(0, 0, HOLE / 2, fill="#ffffff", line=BLACK, thick=0.25)
            pen.text(0, 0.2, order.words("paper-cut-out"), size=6, ink=GRAY, align="middle")
            pen.text(0, 2.8, "17 mm", size=6, ink=GRAY, align="middle")
        else:
            pen.circle(0, 0, 2, line=BLACK, thick=0.25)
            pen.stroke([(-5, 0), (5, 0)], thick=0.15)
            pen.stroke([(0, -5), (0, 5)], thick=0.15)
    how = order.words("paper-wheel-hole" if order.hole else "paper-wheel-pencil")
    pen.text(
        width / 2, height / 2 + RADIUS + 3, how, size=8, ink=GRAY, align="middle", fit=width - 24
    )


def _draw_face(pen: Pen, wide: float, hue: str, title: str, says: str) -> None:
    """Draws a face, upright at the top: its color at the rim, its name, what it asks for."""
    pen.polygon(_draw_band(wide), fill=HUES[hue].fill)
    left = _point(-wide / 2, RADIUS)
    pen.stroke([(left[0] * 0.12, left[1] * 0.12), left], ink=GRAY, thick=0.2)
    for line, told in enumerate(_two_lines(title.upper())):
        pen.text(
            0, -RADIUS + BAND + 10 + line * 7, told, size=18, bold=True, align="middle", fit=40
        )
    pen.paragraph(-16.5, -RADIUS + BAND + 19.5, 33, 15, says, size=8)


def _two_lines(title: str) -> list[str]:
    """A name in two lines, of which the longer one is as short as possible."""
    words = title.split()
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut)))) if cuts else words


def _draw_band(wide: float) -> list[tuple[float, float]]:
    """Draws the strip along the rim that has the face's color."""
    turns = [wide * (step / 12 - 0.5) for step in range(13)]
    outer = [_point(turn, RADIUS) for turn in turns]
    return outer + [_point(turn, RADIUS - BAND) for turn in reversed(turns)]


def _point(turn: float, out: float) -> tuple[float, float]:
    """The point `out` millimetres from the middle, `turn` degrees clockwise from the top."""
    return out * sin(turn * pi / 180), -out * cos(turn * pi / 180)
