"""Labels for a player's own cards: a paper sash in the sleeve, or two stickers on it.

The sash is as large as the card, so it stays where it is. It covers neither the index at the top left nor the one at
the bottom right. Two straight cuts make it.
"""

from math import atan2, degrees

from companion.printing import shapes, symbols
from companion.printing.faces import CardFace, capital, faces
from companion.printing.ink import BLACK, BOLD, FAINT, GRAY, HUES, WHITE, wide
from companion.printing.order import STOCKS, Order, Stock
from companion.printing.paper import Paper
from companion.printing.pen import SMALLEST, Pen, Point
from companion.printing.qr import block, quiet


def draw(paper: Paper) -> None:
    """Draws a label for every card of the deck."""
    order = paper.order
    told = [
        face
        for face in faces(order.cards, order.game.colors, order.words)
        for _ in range(2 if face.kind == "veto" else 1)  # the VETO card has no back
    ]
    if order.stock is None:
        for face, x, y in paper.filled("paper-labels", told):
            with paper.pen.at(x, y):
                _sash(paper.pen, order, face)
        return
    stock = STOCKS[order.stock]
    places = [
        (stock.left + column * stock.step_x, stock.top + row * stock.step_y)
        for row in range(stock.down)
        for column in range(stock.across)
    ]
    for place, face in enumerate(told, start=order.used):
        if place % len(places) == 0 or place == order.used:
            paper.start("paper-labels", ruler="top")
        x, y = places[place % len(places)]
        with paper.pen.at(x, y):
            _stickers(paper.pen, order, face, stock)


def sash_outline(card: tuple[float, float], tag: float) -> list[Point]:
    """What is left of a card-sized paper when the two index corners are cut off."""
    width, height = card
    right, low = width - block(tag), height - block(tag)
    return [
        (right, 0), (width, 0), (width, height - low), (width - right, height), (0, height), (0, low),
    ]  # fmt: skip


def _sash(pen: Pen, order: Order, face: CardFace) -> None:
    width, height = order.card
    white = quiet(order.tag)
    tag = order.deck.tags[face.card]
    outline = sash_outline(order.card, order.tag)
    pen.rect(0, 0, width, height, line=FAINT, thick=0.08)
    for start, end in ((outline[5], outline[0]), (outline[2], outline[3])):
        pen.stroke([start, end], ink=GRAY, thick=0.12, dash=(1.6, 1.0))
    pen.code(tag, width - white - order.tag, white, order.tag)
    pen.code(tag, white, height - white - order.tag, order.tag)
    _scissors(pen, outline[0], outline[5])
    _scissors(pen, outline[3], outline[2])
    first, second = _two_lines(face)
    middle = height / 2
    _sign(pen, order, face, 13.5, middle - 0.6, 8.6)
    pen.text(19.6, middle - 0.9, first, size=13, bold=True, fit=28)
    pen.text(19.6, middle + 4.3, second, size=13, bold=True, fit=27)
    pen.text(
        28.5, middle + 8.6, _sheet_place(order, face), size=5, ink=GRAY, align="middle", fit=30
    )


def _two_lines(face: CardFace) -> tuple[str, str]:
    """A card's name in two lines: "Red" and "Draw Two"."""
    if face.color:
        badge = f" ({face.words.name(face.badge, of='badge')})" if face.badge else ""
        return capital(face.words(f"color-{face.color}")), face.word + badge
    words = face.says.split(" ")
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
    return min(halves, key=lambda lines: max(wide(line, SMALLEST, BOLD) for line in lines))


def _sheet_place(order: Order, face: CardFace) -> str:
    copy = f"{_copy_of(face)} · " if face.of > 1 else ""
    return f"{copy}{order.game.title} {order.deck.id}"


def _copy_of(face: CardFace) -> str:
    return face.words("paper-copy", n=face.nth, m=face.of)


def _scissors(pen: Pen, start: Point, end: Point) -> None:
    """Draws a small arrow head at the beginning of a cut."""
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    with pen.at(*start, turned=turn):
        pen.polygon([(2.2, 0), (0.6, -0.7), (0.6, 0.7)], fill=GRAY)


def _stickers(pen: Pen, order: Order, face: CardFace, stock: Stock) -> None:
    """Draws two stickers on one label, to be cut in the middle."""
    half = stock.width / 2
    pen.stroke([(half, 1), (half, stock.height - 1)], ink=GRAY, thick=0.12, dash=(1.6, 1.0))
    below = stock.height - block(stock.tag) > 6
    for side in (0, 1):
        with pen.at(side * half, 0):
            if below:
                _sticker_with_name_below(pen, order, face, stock, half)
            else:
                _sticker_with_name_beside(pen, order, face, stock, half, outer=side == 0)


def _sticker_with_name_below(
    pen: Pen, order: Order, face: CardFace, stock: Stock, half: float
) -> None:
    room = stock.height - block(stock.tag)
    top = quiet(stock.tag) + 0.8
    pen.code(order.deck.tags[face.card], (half - stock.tag) / 2, top, stock.tag)
    line = top + stock.tag + quiet(stock.tag) + (room - 1.6) / 2
    left, fit = 7.5, half - 9.5
    _sign(pen, order, face, 4.4, line - 0.9, 4.2)
    if wide(face.says, SMALLEST, BOLD) <= fit:
        pen.text(left, line - 0.2, face.says, size=7.5, bold=True, fit=fit)
    else:
        for up, text in zip((2.1, 0.2), _two_lines(face), strict=True):
            pen.text(left, line - up, text, size=5.5, bold=True, fit=fit)
    pen.text(left, line + 2.4, _sheet_place(order, face), size=5, ink=GRAY, fit=fit)


def _sticker_with_name_beside(
    pen: Pen, order: Order, face: CardFace, stock: Stock, half: float, *, outer: bool
) -> None:
    size = block(stock.tag)
    inset = (stock.height - stock.tag) / 2
    pen.code(
        order.deck.tags[face.card],
        inset if outer else half - inset - stock.tag,
        inset,
        stock.tag,
    )
    room = half - size
    edge = size if outer else 0.0
    first, second = _two_lines(face)
    where = f"{_copy_of(face)} · {order.deck.id}" if face.of > 1 else order.deck.id
    x = edge + room / 2
    if room > 14:
        _sign(pen, order, face, x, stock.height * 0.25, 6.5)
        for line, text in enumerate((first, second)):
            y = stock.height * 0.5 + line * 3.6
            pen.text(x, y, text, size=9, bold=True, align="middle", fit=room - 3)
        pen.text(x, stock.height * 0.75, where, size=5.5, ink=GRAY, align="middle", fit=room - 3)
        return
    with pen.at(x, stock.height / 2, turned=-90):
        left, fit = -stock.height / 2 + 7, stock.height - 9
        _sign(pen, order, face, -stock.height / 2 + 4, -0.4, 4)
        pen.text(left, -1.6, first, size=6.5, bold=True, fit=fit)
        pen.text(left, 0.9, second, size=6.5, bold=True, fit=fit)
        pen.text(left, 3.2, where, size=5, ink=GRAY, fit=fit)


def _sign(pen: Pen, order: Order, face: CardFace, x: float, y: float, size: float) -> None:
    """Draws the sign that shows at a glance which card it is while sorting."""
    if face.color:
        shapes.draw(pen, order.shapes[face.color], x, y, size, fill=HUES[face.color].fill)
    elif face.kind == "veto":
        symbols.stop(pen, x, y, size * 1.1, ink=BLACK, paper=WHITE)
    elif face.kind == "wheel-reference":
        symbols.swirl(pen, x, y, size * 0.75, ink=BLACK)
    else:
        shapes.four(pen, order.game.colors, order.shapes, x, y, size * 1.1)
