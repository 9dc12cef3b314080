"""One page a game: how it is played, in our own words, with our own signs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from companion.printing import shapes, symbols
from companion.printing.faces import capital
from companion.printing.ink import BLACK, BOLD, GRAY, HUES, NIGHT, REGULAR, WHITE, wide
from companion.printing.order import GUIDES, Order
from companion.printing.paper import Paper
from companion.printing.pen import Pen

MARGIN = 14.0
GUTTER = 8.0
HEAD = 31.0
FOOT = 18.0

Word = tuple[tuple[str, bool], ...]
"""Text without a blank in it, perhaps partly bold."""


@dataclass(frozen=True, slots=True)
class GuideBlock:
    """A heading, a paragraph, or a point with its sign."""

    kind: str
    words: tuple[Word, ...]
    sign: str = ""


def draw(paper: Paper) -> None:
    """Draws the game's page, with letters as large as fit on one page."""
    order, pen = paper.order, paper.pen
    width, height = paper.start("paper-guide", ruler="bottom")
    title, under, blocks = _parsed_page(order)
    pen.rect(MARGIN - 4, 10, width - 2 * MARGIN + 8, HEAD - 10, fill=NIGHT, radius=4)
    pen.text(MARGIN, 21, title, size=24, bold=True, ink=WHITE)
    pen.text(MARGIN, 27.2, under, size=8.5, ink=WHITE, fit=width - 2 * MARGIN - 46)
    for place, color in enumerate(order.game.colors):
        x = width - MARGIN - (len(order.game.colors) - place - 0.5) * 10
        shapes.draw(pen, order.shapes[color], x, 20.5, 7.5, fill=HUES[color].fill, edge=WHITE)
    column = (width - 2 * MARGIN - GUTTER) / 2
    room = height - HEAD - 3 - FOOT
    size = 11.5
    while size > 5 and not _fits_on_page(blocks, column, room, size):
        size -= 0.1
    while _fits_on_page(blocks, column, room - 2, size):
        room -= 2
    lefts = (MARGIN, MARGIN + column + GUTTER)
    for part, (at, down) in _set_in_columns(blocks, column, room, size):
        with pen.at(lefts[at], HEAD + 3 + down):
            _write(pen, order, part, column, size)
    decides = order.words("paper-decides")
    pen.text(width / 2, height - FOOT + 3.2, decides, size=6, ink=GRAY, align="middle")


def _parsed_page(order: Order) -> tuple[str, str, list[GuideBlock]]:
    """The page as written, or made of the catalog: its title, the line under it, and what follows."""
    page = GUIDES.joinpath(order.language, f"{order.deck.game}.md")
    if page.is_file():
        title, under, *lines = [
            line for line in page.read_text("utf-8").splitlines() if line.strip()
        ]
        return title.removeprefix("# "), under, [_block(line) for line in lines]
    game = order.game
    fewest, most = game.players
    under = order.words("paper-guide-under", count=len(game.deck.copies), fewest=fewest, most=most)
    return game.title, under, [_block(line) for line in _composed(order)]


BEFORE, AFTER = (
    ("object-of-the-game", "setup", "lets-play"),
    ("going-out", "scoring", "winning-the-game"),
)
"""The sections of a page that stand before the cards, and after them."""


def _composed(order: Order) -> Iterator[str]:
    """A page of what the catalog says about a game, for one that nobody has written a page for."""
    for section in BEFORE:
        yield from _section(order, section)
    yield f"## {order.words('paper-guide-cards')}"
    told: set[str] = set()
    for card in order.game.deck.cards.values():
        section = order.game.cited(card.cited).partition("/")[2]
        if card.number is not None or section in told:
            continue
        told.add(section)
        yield f"- {{{card.symbol}}} **{_named(order, section)}.** {_said(order, section)}"
    for section in (*order.game.chapters, *AFTER):
        if section not in told:
            yield from _section(order, section)


def _section(order: Order, section: str) -> Iterator[str]:
    yield f"## {_named(order, section)}"
    yield _said(order, section)


def _named(order: Order, section: str) -> str:
    return capital(order.words(f"section-{section}"))


def _said(order: Order, section: str) -> str:
    own = f"rulebook-{order.deck.game}-{section}"
    return order.words(own if order.words.has(own) else f"rulebook-{section}")


def _block(line: str) -> GuideBlock:
    kind, sign = "text", ""
    if line.startswith("## "):
        kind, line = "head", line[3:]
    elif line.startswith("- "):
        kind, line = "point", line[2:]
        if found := re.match(r"\{([a-z0-9-]+)\} ", line):
            sign, line = found[1], line[found.end() :]
    words: list[Word] = []
    glued = False
    for place, part in enumerate(line.split("**")):
        bold = place % 2 == 1 or kind == "head"
        for number, word in enumerate(part.split(" ")):
            piece = ((word, bold),) if word else ()
            if number == 0 and glued:
                words[-1] += piece
            else:
                words.append(piece)
        glued = True
    return GuideBlock(kind, tuple(word for word in words if word), sign)


def _indent(block: GuideBlock, size: float) -> float:
    if block.kind != "point":
        return 0
    return size * (0.85 if block.sign else 0.38)


def _broken_lines(block: GuideBlock, column: float, size: float) -> list[list[Word]]:
    big = size * (1.15 if block.kind == "head" else 1)
    room = column - _indent(block, size)
    space = wide(" ", big, REGULAR)
    lines: list[list[Word]] = [[]]
    used = 0.0
    for word in block.words:
        needed = sum(wide(text, big, BOLD if bold else REGULAR) for text, bold in word)
        if lines[-1] and used + needed > room:
            lines.append([])
            used = 0.0
        lines[-1].append(word)
        used += needed + space
    return lines


def _block_height(block: GuideBlock, column: float, size: float) -> float:
    lines = len(_broken_lines(block, column, size))
    if block.kind == "head":
        return size * 0.80
    tall = lines * size * 0.43 + size * 0.13
    return max(tall, size * 0.82) if block.sign else tall


def _set_in_columns(
    blocks: list[GuideBlock], column: float, room: float, size: float
) -> Iterator[tuple[GuideBlock, tuple[int, float]]]:
    """Each block with its column and its distance from the top; a heading never ends a column."""
    at, y = 0, 0.0
    for place, block in enumerate(blocks):
        need = _block_height(block, column, size)
        if block.kind == "head":
            need += _block_height(blocks[place + 1], column, size)
        if y and y + need > room:
            at, y = at + 1, 0.0
        yield block, (at, y)
        y += _block_height(block, column, size)


def _fits_on_page(blocks: list[GuideBlock], column: float, room: float, size: float) -> bool:
    return all(at < 2 for _, (at, _) in _set_in_columns(blocks, column, room, size))


def _write(pen: Pen, order: Order, block: GuideBlock, column: float, size: float) -> None:
    big = size * (1.15 if block.kind == "head" else 1)
    x = _indent(block, size)
    y = size * (0.58 if block.kind == "head" else 0.33)
    if block.sign:
        _sign(pen, order, block.sign, size * 0.36, size * 0.38, size * 0.66)
    elif block.kind == "point":
        pen.circle(size * 0.13, y - size * 0.12, size * 0.05, fill=BLACK)
    if block.kind == "head":
        pen.stroke(
            [(0, y + size * 0.1), (column, y + size * 0.1)], ink=NIGHT, thick=0.3, blunt=True
        )
    for line in _broken_lines(block, column, size):
        across = x
        for word in line:
            for text, bold in word:
                pen.text(across, y, text, size=big, bold=bold)
                across += wide(text, big, BOLD if bold else REGULAR)
            across += wide(" ", big, REGULAR)
        y += size * 0.43


def _sign(pen: Pen, order: Order, sign: str, x: float, y: float, size: float) -> None:
    if sign == "wild":
        shapes.four(pen, order.game.colors, order.shapes, x, y, size)
    elif sign == "spin":
        symbols.swirl(pen, x, y, size * 0.72, ink=BLACK)
    elif sign == "icon":
        symbols.badge(pen, "U", x, y, size * 0.9, ink=BLACK, paper=WHITE)
    else:
        symbols.sign(sign)(pen, x, y, size, ink=BLACK, paper=WHITE)
