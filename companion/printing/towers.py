"""The four Power Towers, folded from paper: cut, fold, glue, and the camera sees the tag on top."""

from companion.printing import symbols
from companion.printing.ink import FAINT, GRAY, HUES
from companion.printing.order import Order
from companion.printing.paper import Paper
from companion.printing.pen import Pen
from companion.printing.qr import quiet
from companion.rules.card_names import BADGES
from companion.tags import token_tag
from companion.tags.mat import TOWER

WALL = 52.0
FLAP = 9.0
TAG = 24.0

COLORS = {"u": "red", "n": "blue", "o": "green", "bang": "yellow"}
BLOCKS = {"u": "draw-one", "n": "draw-two", "o": "wild-draw-four", "bang": "skip"}


def draw(paper: Paper) -> None:
    """Draws two towers on each sheet."""
    order = paper.order
    towers = order.game.towers
    for first in range(0, len(towers), 2):
        width, height = paper.start("paper-towers", ruler="bottom")
        left = (width - 4 * TOWER - FLAP) / 2
        high = TOWER + WALL + 2 * FLAP
        gap = (height - 24 - 2 * high) / 3
        for row, icon in enumerate(towers[first : first + 2]):
            with paper.pen.at(left, gap + row * (high + gap) + 4):
                _draw_net(paper.pen, order, icon)


def _draw_net(pen: Pen, order: Order, icon: str) -> None:
    """Draws four walls side by side with a flap, the roof above the second wall, and feet below."""
    side, top = TOWER, TOWER + FLAP
    hue = HUES[COLORS[icon]]
    pen.text(0, 3, order.words("paper-tower", tower=BADGES[icon]), size=11, bold=True, fit=28)
    for line, text in enumerate(order.words("paper-glue").split(" / ")):
        pen.text(0, 8 + line * 3.6, text, size=6.5, ink=GRAY)
    roof = [
        (side, top), (side, FLAP), (side + 3, 0), (2 * side - 3, 0), (2 * side, FLAP), (2 * side, top),
    ]  # fmt: skip
    outline = [
        (0, top), *roof, (4 * side, top), (4 * side + FLAP, top + 3),
        (4 * side + FLAP, top + WALL - 3), (4 * side, top + WALL),
    ]  # fmt: skip
    feet = []
    for wall in range(3, -1, -1):
        right, left = (wall + 1) * side, wall * side
        feet += [(right, top + WALL), (right - 3, top + WALL + FLAP), (left + 3, top + WALL + FLAP)]
    pen.polygon([*outline, *feet, (0, top + WALL)], line=FAINT, thick=0.2)
    for wall in range(4):
        with pen.at(wall * side, top):
            _draw_wall(pen, order, icon, side)
    pen.rect(side, FLAP, side, side, fill="#ffffff", line=hue.fill, thick=0.8)
    white = (side - TAG) / 2
    pen.code(token_tag(f"tower-{icon}"), side + white, FLAP + white, TAG)
    assert white >= quiet(TAG)
    folds = [((wall * side, top), (wall * side, top + WALL)) for wall in (1, 2, 3, 4)]
    folds += [((0, top + WALL), (4 * side, top + WALL)), ((side, FLAP), (2 * side, FLAP))]
    folds += [((side, top), (2 * side, top))]
    for start, end in folds:
        pen.stroke([start, end], ink=GRAY, thick=0.18, dash=(1.5, 1.2), blunt=True)


def _draw_wall(pen: Pen, order: Order, icon: str, side: float) -> None:
    hue = HUES[COLORS[icon]]
    pen.rect(0.6, 0.6, side - 1.2, WALL - 1.2, fill=hue.fill)
    tooth = (side - 1.2) / 7
    for notch in (1, 3, 5):
        pen.rect(0.6 + notch * tooth, 0.6, tooth, 3.2, fill="#ffffff")
    pen.text(side / 2, 25, BADGES[icon], size=58, bold=True, ink=hue.on, align="middle")
    symbols.SIGNS[BLOCKS[icon]](pen, side / 2, 36, 11, ink=hue.on, paper=hue.fill)
    pen.text(side / 2, 45.6, order.words("paper-blocks"), size=6.5, ink=hue.on, align="middle")
    pen.text(
        side / 2,
        49,
        order.words(f"symbol-{BLOCKS[icon]}"),
        size=8,
        bold=True,
        ink=hue.on,
        align="middle",
        fit=side - 3,
    )
