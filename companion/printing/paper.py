"""A sheet of paper: its ruler, its footer, and where to cut."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from companion.printing.ink import BLACK, FAINT, GRAY
from companion.printing.order import Order
from companion.printing.pen import Pen

T = TypeVar("T")

RULER = 100.0
EDGE = 6.0
"""Millimetres along the edge that home printers can't print on."""


class Paper:
    """The sheets of one printing job, one after the other."""

    def __init__(self, order: Order) -> None:
        self.order = order
        width, height = order.size
        deck = order.words("paper-deck", id=order.deck.id)
        title = f"{order.game.title}: {order.kind}, {deck}"
        self.pen = Pen(width, height, title=title, scale=100 / order.scale, save_ink=order.save_ink)

    def start(
        self,
        what: str,
        *,
        place: str = "",
        lying: bool = False,
        ruler: str = "left",
        margin: float = 0,
    ) -> tuple[float, float]:
        """Begins a sheet with its ruler, in the left margin or elsewhere, and returns its size."""
        self.pen.page(lying=lying)
        width, height = self.order.size[::-1] if lying else self.order.size
        deck = self.order.deck
        words = self.order.words
        named = f"{self.order.game.title} · {words('paper-deck', id=deck.id)} · {words(what)}"
        if place:
            named += f" · {place}"
        advice = words("paper-advice")
        if ruler == "left":
            x = max(EDGE + 0.5, (margin or EDGE) / 2 - 1)
            with self.pen.at(x, height / 2 + RULER / 2, turned=-90):
                self.ruler()
            with self.pen.at(x + 3.2, height / 2, turned=-90):
                self.pen.text(0, 0, advice, size=5.5, ink=GRAY, align="middle")
            with self.pen.at(width - x, height / 2, turned=-90):
                self.pen.text(0, 0, named, size=7, ink=GRAY, align="middle")
        elif ruler in ("top", "bottom"):
            y = EDGE + 3 if ruler == "top" else height - EDGE - 3
            with self.pen.at(width / 2 - RULER / 2, y):
                self.ruler()
            if ruler == "bottom":
                self.pen.text(width / 2, y - 3.4, advice, size=5.5, ink=GRAY, align="middle")
        return width, height

    def filled(self, what: str, things: Sequence[T]) -> Iterator[tuple[T, float, float]]:
        """Fills sheets with things of a card's size; yields each with its top left corner."""
        grid = Grid(*self.order.card, self.order.size)
        for first in range(0, len(things), len(grid)):
            sheets = -(-len(things) // len(grid))
            place = self.order.words("paper-sheet", n=first // len(grid) + 1, m=sheets)
            self.start(what, place=place, margin=grid.left)
            self.cut_marks(grid)
            for thing, (x, y) in zip(things[first : first + len(grid)], grid, strict=False):
                yield thing, x, y

    def ruler(self) -> None:
        """Draws a ruler of a hundred millimetres, to be measured after printing."""
        pen = self.pen
        pen.stroke([(0, 0), (RULER, 0)], thick=0.25, blunt=True)
        for mm in range(0, 101, 5):
            high = 2.6 if mm % 100 == 0 else 1.7 if mm % 10 == 0 else 0.9
            x = min(max(mm, 0.09), RULER - 0.09)  # from edge to edge it is 100 mm
            pen.stroke([(x, 0), (x, -high)], thick=0.18, blunt=True)
        pen.text(RULER + 1.5, 0.2, "100 mm", size=6.5, bold=True)

    def cut_marks(self, grid: "Grid") -> None:
        """Draws where to cut: ticks around the grid, and a hairline cross at every corner."""
        pen = self.pen
        for x in grid.lines_x:
            for y, way in ((grid.top, -1), (grid.bottom, 1)):
                pen.stroke([(x, y + way * 1.5), (x, y + way * 4.5)], ink=BLACK, thick=0.15)
        for y in grid.lines_y:
            for x, way in ((grid.left, -1), (grid.right, 1)):
                pen.stroke([(x + way * 1.5, y), (x + way * 4.5, y)], ink=BLACK, thick=0.15)
        for x in grid.lines_x:
            for y in grid.lines_y:
                pen.stroke([(x - 1, y), (x + 1, y)], ink=FAINT, thick=0.1)
                pen.stroke([(x, y - 1), (x, y + 1)], ink=FAINT, thick=0.1)


class Grid:
    """Equal rectangles side by side in the middle of a sheet."""

    def __init__(self, width: float, height: float, paper: tuple[float, float]) -> None:
        self.width, self.height = width, height
        self.across = int((paper[0] - 2 * EDGE) // width)
        self.down = int((paper[1] - 2 * EDGE) // height)
        self.left = (paper[0] - self.across * width) / 2
        self.top = (paper[1] - self.down * height) / 2

    @property
    def right(self) -> float:
        return self.left + self.across * self.width

    @property
    def bottom(self) -> float:
        return self.top + self.down * self.height

    @property
    def lines_x(self) -> list[float]:
        return [self.left + column * self.width for column in range(self.across + 1)]

    @property
    def lines_y(self) -> list[float]:
        return [self.top + row * self.height for row in range(self.down + 1)]

    def __len__(self) -> int:
        return self.across * self.down

    def __iter__(self) -> Iterator[tuple[float, float]]:
        for y in self.lines_y[:-1]:
            for x in self.lines_x[:-1]:
                yield x, y
