"""A score pad on paper, for the night when every battery is empty."""

from companion.printing import shapes
from companion.printing.faces import capital
from companion.printing.ink import FAINT, GRAY, HUES, NIGHT, WHITE, printable
from companion.printing.order import Order
from companion.printing.paper import Paper

MOST = 10
LEAST = 4
ROUNDS = 18
LEFT = 14.0
FIRST = 16.0
TOP = 40.0
NAMES = 13.0


def draw(paper: Paper) -> None:
    """Draws room for ten players and eighteen rounds, and what each card counts."""
    order, pen = paper.order, paper.pen
    width, height = paper.start("paper-pad", ruler="bottom")
    room = width - 2 * LEFT
    bottom = height - 44
    pen.text(LEFT, 19, order.words("paper-score", game=order.game.title), size=22, bold=True)
    for place, color in enumerate(order.game.colors):
        shapes.draw(
            pen,
            order.shapes[color],
            width - LEFT - 5 - (3 - place) * 10,
            16,
            7,
            fill=HUES[color].fill,
        )
    for label, x, end in (
        ("date", LEFT, LEFT + room * 0.33),
        ("table", LEFT + room * 0.36, LEFT + room * 0.71),
        ("play-to", LEFT + room * 0.74, width - LEFT),
    ):
        pen.text(x, 33, order.words(f"paper-{label}"), size=8, ink=GRAY, fit=12)
        pen.stroke([(x + 13, 33.5), (end, 33.5)], ink=GRAY, thick=0.25)
    players = max(LEAST, len(order.players)) if order.players else MOST
    column = (room - FIRST) / players
    row = (bottom - TOP - NAMES) / (ROUNDS + 1)
    pen.rect(LEFT, TOP, room, NAMES, fill="#eef1f6")
    pen.text(LEFT + 1.5, TOP + 5, order.words("paper-player"), size=7, ink=GRAY, fit=FIRST - 2)
    for player in range(players):
        x = LEFT + FIRST + player * column
        pen.text(x + 1.2, TOP + 3.6, str(player + 1), size=6, ink=GRAY)
        name = printable(order.players[player]) if player < len(order.players) else ""
        if name:
            pen.text(
                x + column / 2, TOP + 9.5, name, size=9, bold=True, align="middle", fit=column - 1.5
            )
        pen.stroke([(x, TOP), (x, bottom)], ink=GRAY, thick=0.2, blunt=True)
    for number in range(ROUNDS):
        y = TOP + NAMES + number * row
        if number % 2:
            pen.rect(LEFT, y, room, row, fill="#f6f7f9")
        pen.text(
            LEFT + FIRST / 2, y + row / 2 + 1.1, str(number + 1), size=8, ink=GRAY, align="middle"
        )
    for number in range(ROUNDS):
        y = TOP + NAMES + number * row
        pen.stroke([(LEFT, y), (width - LEFT, y)], ink=FAINT, thick=0.2, blunt=True)
    for player in range(1, players + 1):
        x = LEFT + FIRST + (player - 1) * column
        pen.stroke([(x, TOP), (x, bottom)], ink=GRAY, thick=0.2, blunt=True)
    y = bottom - row
    pen.rect(LEFT, y, FIRST, row, fill=NIGHT)
    pen.text(
        LEFT + FIRST / 2,
        y + row / 2 + 1.2,
        order.words("paper-total"),
        size=9,
        bold=True,
        ink=WHITE,
        align="middle",
        fit=FIRST - 2,
    )
    pen.stroke([(LEFT, y), (width - LEFT, y)], ink=NIGHT, thick=0.6, blunt=True)
    pen.rect(LEFT, TOP, room, bottom - TOP, line=NIGHT, thick=0.6)
    pen.text(LEFT, bottom + 8, order.words("paper-counts"), size=9, bold=True)
    for line, text in enumerate(worth(order)):
        pen.text(LEFT, bottom + 13.5 + line * 4.6, text, size=8, fit=room)


def worth(order: Order) -> list[str]:
    """The points of each card, as the game's own deck says."""
    by_points: dict[int, list[str]] = {}
    for card, _ in order.game.contents:
        if card.number is None:
            own = card.symbol in order.game.customizable
            key = "paper-customizable" if own else f"symbol-{card.symbol}"
            word = capital(order.words(key))
            cards = by_points.setdefault(card.points, [])
            if word not in cards:
                cards.append(word)
    rows = [
        order.words("paper-points", points=points, names=", ".join(cards))
        for points, cards in sorted(by_points.items())
    ]
    return [order.words("paper-numbers"), *rows]
