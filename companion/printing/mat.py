"""The play mat: corner marks by which the camera finds the pile, and a place for everything."""

from companion.printing import shapes, symbols
from companion.printing.ink import FAINT, GRAY, HUES
from companion.printing.order import Order
from companion.printing.paper import Paper
from companion.printing.pen import Pen
from companion.printing.towers import BLOCKS, COLORS
from companion.rules.card_names import BADGES
from companion.tags import mat


def draw(paper: Paper) -> None:
    """Draws one landscape sheet; `companion.tags.mat` says where each place is, to the millimetre."""
    order, pen = paper.order, paper.pen
    width, height = paper.start("paper-mat", lying=True, ruler="none")
    with pen.at((width - mat.WIDTH) / 2, (height - mat.HEIGHT) / 2):
        for mark, place in mat.MARK_PLACES.items():
            pen.mark(mat.MARKS[mark], place.x, place.y, place.width)
        _draw_pile(pen, order)
        _discard_pile(pen, order)
        _draw_side(pen, order)
        _draw_words(pen, order)
    with pen.at(width / 2 - 50, (height + mat.HEIGHT) / 2 - 5):
        paper.ruler()


def _draw_pile(pen: Pen, order: Order) -> None:
    place = mat.DRAW
    _draw_frame(pen, place)
    card = (58.0, 89.0)
    x, y = place.x + (place.width - card[0]) / 2, place.y + (place.height - card[1]) / 2
    pen.rect(x, y, *card, line=FAINT, thick=0.3, radius=3, dash=(2, 1.5))
    middle = place.x + place.width / 2
    _draw_name(pen, place, place.y + 52, order.words("paper-draw-pile"))
    pen.text(middle, place.y + 58, order.words("paper-face-down"), size=8, ink=GRAY, align="middle")


def _draw_name(pen: Pen, place: mat.Place, y: float, text: str) -> None:
    middle, room = place.x + place.width / 2, place.width - 6
    pen.text(middle, y, text, size=15, bold=True, ink=GRAY, align="middle", fit=room)


def _discard_pile(pen: Pen, order: Order) -> None:
    place = mat.DISCARD
    _draw_frame(pen, place, thick=0.9)
    x, y = place.x + place.width / 2, place.y + place.height / 2
    card = (58.0, 89.0)
    pen.rect(
        x - card[0] / 2, y - card[1] / 2, *card, line=FAINT, thick=0.3, radius=3, dash=(2, 1.5)
    )
    _draw_name(pen, place, y, order.words("paper-discard-pile"))
    for line, text in enumerate(order.words("paper-inside").split(" / ")):
        pen.text(x, y + 6 + line * 4, text, size=8, ink=GRAY, align="middle", fit=place.width - 6)


def _draw_side(pen: Pen, order: Order) -> None:
    place = mat.SIDE
    tokens_top = place.y
    if order.game.towers:
        for number, icon in enumerate(order.game.towers):
            spot = mat.TOWER_PLACES[number]
            hue = HUES[COLORS[icon]]
            pen.rect(spot.x, spot.y, spot.width, spot.height, line=hue.fill, thick=0.8, radius=1.5)
            middle = spot.x + spot.width / 2
            pen.text(
                middle, spot.y + 17, BADGES[icon], size=30, bold=True, ink=hue.text, align="middle"
            )
            pen.text(
                middle,
                spot.y + 24,
                f"{order.words('paper-blocks')} {order.words(f'symbol-{BLOCKS[icon]}')}",
                size=6,
                ink=GRAY,
                align="middle",
                fit=27,
            )
        tokens_top = mat.TOWER_PLACES[-1].corners[2][1] + 3
    elif order.game.veto:
        spot = mat.VETO
        pen.rect(spot.x, spot.y, spot.width, spot.height, line=GRAY, thick=0.5, radius=3)
        x, y = spot.x + spot.width / 2, spot.y + spot.height / 2
        symbols.stop(pen, x, y - 8, 22, ink="#c9ced6", paper="#ffffff")
        pen.text(
            x,
            y + 14,
            order.words("paper-veto-card"),
            size=13,
            bold=True,
            ink=GRAY,
            align="middle",
            fit=spot.width - 4,
        )
        tokens_top = spot.y + spot.height + 3
    bottom = place.y + place.height
    pen.rect(
        place.x,
        tokens_top,
        place.width,
        bottom - tokens_top,
        line=GRAY,
        thick=0.4,
        radius=3,
        dash=(2.5, 1.5),
    )
    middle, y = place.x + place.width / 2, (tokens_top + bottom) / 2
    pen.text(
        middle,
        y,
        order.words("paper-tokens-here"),
        size=13,
        bold=True,
        ink=GRAY,
        align="middle",
        fit=place.width - 4,
    )
    pen.text(
        middle,
        y + 5,
        order.words("paper-tokens-how"),
        size=6.5,
        ink=GRAY,
        align="middle",
        fit=place.width - 4,
    )


def _draw_words(pen: Pen, order: Order) -> None:
    """The game's name, and its colors with their shapes."""
    pen.text(26, 10, order.game.title, size=24, bold=True)
    pen.text(26, 16, order.words("paper-corners"), size=7.5, ink=GRAY)
    colors = order.game.colors
    for place, color in enumerate(colors):
        x = mat.WIDTH - 26 - (len(colors) - place) * 17 + 8
        shapes.draw(pen, order.shapes[color], x, 8, 9, fill=HUES[color].fill)
        pen.text(
            x,
            17,
            order.words(f"color-{color}"),
            size=7,
            bold=True,
            ink=HUES[color].text,
            align="middle",
        )


def _draw_frame(pen: Pen, place: mat.Place, *, thick: float = 0.5) -> None:
    pen.rect(place.x, place.y, place.width, place.height, line=GRAY, thick=thick, radius=3)
