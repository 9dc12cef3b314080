"""Command tokens: laid beside the pile, they tell the referee what would otherwise have to be tapped."""

from collections.abc import Iterator

from companion.printing import shapes
from companion.printing.faces import capital
from companion.printing.ink import GRAY, HUES, WHITE, printable
from companion.printing.order import Order
from companion.printing.paper import Grid, Paper
from companion.printing.pen import Pen
from companion.printing.qr import quiet
from companion.tags import token_tag

WIDTH, HEIGHT = 36.0, 44.0
TAG = 27.0

_TOLD = (
    *("drew", "pass", "uno", "catch", "challenge", "guilty", "innocent"),
    *("block", "spin", "veto", "allow", "undo", "next-round", "reshuffle"),
)


def draw(paper: Paper) -> None:
    """Draws one of each token that the game knows."""
    order = paper.order
    grid = Grid(WIDTH, HEIGHT, order.size)
    tokens = list(token_names(order))
    for first in range(0, len(tokens), len(grid)):
        paper.start("paper-tokens", margin=grid.left)
        paper.cut_marks(grid)
        for token, (x, y) in zip(tokens[first : first + len(grid)], grid, strict=False):
            with paper.pen.at(x, y):
                _draw_token(paper.pen, order, token)


def token_names(order: Order) -> Iterator[str]:
    """The tokens of a game: its colors, the deeds on its sheet, and a seat for everybody."""
    game = order.game
    yield from game.colors
    for token in _TOLD:
        if token == "block" and not game.towers:
            continue
        if token == "spin" and not game.wheel:
            continue
        if token == "veto" and not game.veto:
            continue
        if token in ("challenge", "guilty", "innocent") and not _has_challenge(order):
            continue
        yield token
    yield from (f"seat-{seat}" for seat in range(1, len(order.players or range(10)) + 1))


def _has_challenge(order: Order) -> bool:
    """Whether this game's sheet lets a Wild Draw Four be challenged."""
    return any(
        getattr(effect, "challenge", False)
        for card, _ in order.game.contents
        if card.name == "wild-draw-four"
        for effect in card.does
    )


def _draw_token(pen: Pen, order: Order, token: str) -> None:
    hue = HUES.get(token, HUES[""])
    side, top = (WIDTH - TAG) / 2, quiet(TAG) + 1.0
    pen.rect(1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, line=hue.fill, thick=0.7, radius=2.5)
    pen.code(token_tag(token), side, top, TAG)
    foot = top + TAG + quiet(TAG)
    pen.rect(1.2, foot, WIDTH - 2.4, HEIGHT - foot - 1.2, fill=hue.fill, radius=2.5)
    pen.rect(1.2, foot, WIDTH - 2.4, 4, fill=hue.fill)
    middle = (foot + HEIGHT - 1.2) / 2
    if token in HUES:
        shapes.draw(pen, order.shapes[token], 8, middle, 7.5, fill=hue.on)
        pen.text(
            13.6,
            middle + 2.0,
            capital(order.words(f"color-{token}")),
            size=15,
            bold=True,
            ink=hue.on,
            fit=19.5,
        )
    elif token.startswith("seat-"):
        pen.text(
            3.4, middle + 2.4, token.removeprefix("seat-"), size=18, bold=True, ink=hue.on, fit=8
        )
        pen.rect(12.5, foot + 1.8, WIDTH - 15.4, HEIGHT - foot - 5, fill=WHITE, radius=1.2)
        seat = int(token.removeprefix("seat-"))
        name = printable(order.players[seat - 1]) if order.players else ""
        room = WIDTH - 17.4
        if name:
            pen.text(13.5, middle + 1.5, name, size=11, bold=True, fit=room)
        else:
            pen.text(13.6, foot + 4.2, order.words("token-name"), size=5, ink=GRAY)
    else:
        word = order.words(f"token-{token}")
        says = order.words.name(token, of="token", form="says")
        pen.text(
            WIDTH / 2, middle + 0.6, word, size=13, bold=True, ink=hue.on, align="middle", fit=32
        )
        pen.text(WIDTH / 2, middle + 3.9, says, size=6.2, ink=hue.on, align="middle", fit=33)
