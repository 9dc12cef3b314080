"""Whole cards of our own design, for a lost card or a whole deck on paper.

A white rim all round forgives a crooked cut and is the tags' quiet zone. The top left and bottom right corners say
what the card is, as in any hand of cards; the tags have the other two.
"""

from companion.printing import shapes, symbols
from companion.printing.faces import CardFace, faces
from companion.printing.ink import BLACK, FAINT, GRAY, HUES, NIGHT, WHITE, printable
from companion.printing.order import Order
from companion.printing.paper import EDGE, Paper
from companion.printing.pen import Pen
from companion.printing.qr import block, quiet
from companion.rules.card_names import BADGES

RIM = 2.4
UNSIGNED = {"wild", "wheel-reference"}
"""What has no sign of its own: a wild shows the colors of its box."""

_SIZE_IN = {"triangle": 21.0, "star": 23.0, "cross": 23.0, "diamond": 23.0}
_DROP_IN = {"triangle": 1.6, "star": 0.4}


def draw(paper: Paper) -> None:
    """Draws every card of the deck, and whatever else is in its box."""
    order = paper.order
    sides = [(face, False) for face in faces(order.cards, order.game.colors, order.words)]
    across = int((order.size[0] - 2 * EDGE) // order.card[0])
    for place, (face, _) in enumerate(sides):
        if face.kind == "veto":  # its two sides lie side by side, to be folded back to back
            place -= place % across == across - 1
            sides.remove((face, False))
            sides[place:place] = [(face, False), (face, True)]
            break
    for (face, back), x, y in paper.filled("paper-cards", sides):
        with paper.pen.at(x, y):
            _draw_card(paper.pen, order, face, back=back)


def _draw_card(pen: Pen, order: Order, face: CardFace, *, back: bool) -> None:
    width, height = order.card
    hue = HUES[face.color]
    white, clear = quiet(order.tag), block(order.tag)
    tag = order.deck.tags[face.card]
    if face.kind == "wheel-reference":
        pen.code(tag, width - white - order.tag, white, order.tag)
        _draw_wheel_faces(pen, order)
        return
    pen.rect(RIM, RIM, width - 2 * RIM, height - 2 * RIM, fill=hue.fill, radius=3)
    for x, y in ((width - clear, 0.0), (0.0, height - clear)):
        pen.rect(x, y, clear, clear, fill=WHITE, radius=1)
    pen.code(tag, width - white - order.tag, white, order.tag)
    pen.code(tag, white, height - white - order.tag, order.tag)
    for turned in (0, 180):
        with pen.at(width if turned else 0, height if turned else 0, turned=turned):
            _draw_index(pen, order, face)
    with pen.at(width / 2, height / 2, grown=min(1, (height - 2 * clear) / 25)):
        _draw_middle(pen, order, face, back=back)
    if back:
        pen.stroke([(0, 0), (0, height)], ink=GRAY, thick=0.15, dash=(1.5, 1))
        with pen.at(-0.6, height / 2, turned=-90):
            pen.text(0, 0, order.words("paper-fold"), size=5, ink=GRAY, align="middle")


def _draw_index(pen: Pen, order: Order, face: CardFace) -> None:
    """Draws the corner that is seen in a fanned hand."""
    hue = HUES[face.color]
    x = (order.card[0] - block(order.tag) + RIM) / 2
    y = 5.4
    if face.number:
        pen.text(x, y + 7.0, face.kind, size=27, bold=True, ink=hue.on, align="middle")
        if face.kind in "69":
            pen.rect(x - 2.8, y + 8.0, 5.6, 0.8, fill=hue.on)
        y += 9.4
    elif face.kind not in UNSIGNED or not order.game.colors:
        symbols.sign(face.kind)(pen, x, y + 4.0, 10, ink=hue.on, paper=hue.fill)
        y += 9.8
    if face.color:
        shapes.draw(pen, order.shapes[face.color], x, y + 3.2, 5.6, fill=hue.on)
        pen.text(
            x,
            y + 8.6,
            order.words(f"color-{face.color}"),
            size=7,
            bold=True,
            ink=hue.on,
            align="middle",
            fit=15,
        )
        _draw_badge(pen, face, x, y + 12.2, 4.6)
    elif face.kind == "veto":
        pen.text(x, y + 4.6, "VETO", size=8, bold=True, ink=hue.on, align="middle")
    else:
        shapes.four(pen, order.game.colors, order.shapes, x, y + 5.0, 9.5)


def _draw_middle(pen: Pen, order: Order, face: CardFace, *, back: bool) -> None:
    """Draws the band between the tags: a large sign and the card's name."""
    hue = HUES[face.color]
    if face.kind in order.game.customizable:
        _draw_own_rule(pen, order, face)
    elif face.number:
        shape = order.shapes[face.color]
        if face.badge == "spin":
            symbols.swirl(pen, 0, 0, 24.5, ink=hue.on)
        grown = 0.7 if face.badge == "spin" else 1.0
        with pen.at(0 if face.badge in ("", "spin") else -9, 0, grown=grown):
            shapes.draw(pen, shape, 0, 0, 22, fill=hue.on)
            size = _SIZE_IN.get(shape, 32.0)
            drop = size * 0.129 + _DROP_IN.get(shape, 0.0)
            pen.text(0, drop, face.kind, size=size, bold=True, ink=hue.fill, align="middle")
        if face.badge != "spin":
            _draw_badge(pen, face, 13, 0, 15)
    elif face.kind == "wild" and order.game.colors:
        shapes.four(pen, order.game.colors, order.shapes, 0, -2.6, 18)
        pen.text(0, 11.0, face.word, size=9, bold=True, ink=hue.on, align="middle", fit=46)
    elif back:
        for line, text in enumerate(order.words("paper-veto-back").split(" / ")):
            pen.text(
                0, -3.2 + line * 5, text, size=11, bold=True, ink=hue.on, align="middle", fit=46
            )
    else:
        symbols.sign(face.kind)(pen, 0, -2.4, 17, ink=hue.on, paper=hue.fill)
        pen.text(0, 11.0, face.word, size=9, bold=True, ink=hue.on, align="middle", fit=46)


def _draw_badge(pen: Pen, face: CardFace, x: float, y: float, size: float) -> None:
    hue = HUES[face.color]
    if face.badge == "spin":
        symbols.swirl(pen, x, y, size, ink=hue.on)
    elif face.badge:
        symbols.badge(pen, BADGES[face.badge], x, y, size, ink=hue.on, paper=hue.fill)


def _draw_own_rule(pen: Pen, order: Order, face: CardFace) -> None:
    """Writes the players' own rule, or draws lines to write it on."""
    wide_, high = order.card[0] - 2 * RIM - 4, 23.0
    pen.rect(-wide_ / 2, -high / 2, wide_, high, fill=WHITE, radius=1.5)
    text = printable((order.custom or {}).get(face.kind, ""))
    if text:
        pen.paragraph(-wide_ / 2 + 2, -high / 2 + 1, wide_ - 4, high - 2, text, size=9)
        return
    pen.text(-wide_ / 2 + 2, -high / 2 + 3.4, order.words("paper-our-rule"), size=6, ink=GRAY)
    for line in range(3):
        y = -high / 2 + 9 + line * 6
        pen.stroke([(-wide_ / 2 + 2, y), (wide_ / 2 - 2, y)], ink=FAINT, thick=0.25)


def _draw_wheel_faces(pen: Pen, order: Order) -> None:
    """Writes on a wheel card what each face of the wheel asks for."""
    width, height = order.card
    left, top = 4.4, block(order.tag) + 1.5
    pen.rect(RIM, top - 1.5, width - 2 * RIM, height - top + 1.5 - RIM, fill="#eef1f6", radius=2)
    pen.rect(RIM, RIM, width - block(order.tag) - RIM, top - RIM - 3, fill=NIGHT, radius=2)
    middle = (width - block(order.tag) + RIM) / 2
    symbols.swirl(pen, middle, 11.5, 13, ink=WHITE)
    for line, text in enumerate(order.words("paper-wheel-says").split(" / ")):
        pen.text(middle, 22.4 + line * 3.4, text, size=7, bold=True, ink=WHITE, align="middle")
    step = (height - top - RIM - 0.5) / len(order.game.wheel)
    for place, name in enumerate(order.game.wheel):
        title, says = order.words(f"face-{name}"), order.words(f"paper-face-{name}")
        y = top + place * step
        pen.text(left, y + 1.9, title, size=6.3, bold=True, ink=BLACK)
        pen.text(left, y + 4.3, says, size=5.6, ink=GRAY, fit=width - 2 * left)
