"""The signs on the cards, drawn by ourselves, which show at a glance what a card does."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from companion.printing.pen import Pen, Point


def swirl(pen: Pen, x: float, y: float, size: float, *, ink: str) -> None:
    """A Spin card's mark: lines that whirl out of the number, wider than they are high."""
    for arm in range(4):
        start = arm * pi / 2 + 0.35
        points = []
        for step in range(33):
            turn = start + step / 32 * 0.95 * pi
            reach = size * (0.35 + 0.15 * step / 32)
            points.append(
                (x + reach * (1.15 + 0.45 * step / 32) * cos(turn), y + reach * sin(turn))
            )
        pen.stroke(points, ink=ink, thick=size * 0.045)


def badge(pen: Pen, letter: str, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A power icon: its letter on a tower's top."""
    half, notch = size / 2, size / 7
    top = y - half
    crown = [(x - half, y + half)]
    for tooth in range(7):
        left = x - half + tooth * notch
        high = top if tooth % 2 == 0 else top + notch
        crown += [(left, high), (left + notch, high)]
    crown.append((x + half, y + half))
    pen.polygon(crown, fill=ink)
    pen.text(x, y + size * 0.42, letter, size=size * 1.75, bold=True, ink=paper, align="middle")


def plus(count: int) -> Callable[..., None]:
    """The number of cards to draw, with a small fan behind it."""

    def drawn(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
        shown = min(count, 4)
        for card in range(shown):
            lean = (card - (shown - 1) / 2) * 16
            with pen.at(x, y + size * 0.30, turned=lean):
                pen.rect(
                    -size * 0.17, -size * 0.78, size * 0.34, size * 0.52,
                    fill=ink, line=paper, thick=size * 0.025, radius=size * 0.05,
                )  # fmt: skip
        high = size * (1.35 if count < 10 else 1.05)
        pen.text(x, y + size * 0.46, f"+{count}", size=high, bold=True, ink=ink, align="middle")

    return drawn


def reverse(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """Two arrows in opposite directions."""
    for side in (1, -1):
        with pen.at(x, y, turned=0 if side == 1 else 180):
            _arrow(pen, (-0.40 * size, -0.17 * size), (0.42 * size, -0.17 * size), size, ink)


def skip(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """An arrow that leaps over somebody."""
    pen.circle(x, y + size * 0.28, size * 0.13, fill=ink)
    points = []
    for step in range(25):
        turn = pi + step / 24 * pi * 0.86
        points.append((x + size * 0.38 * cos(turn), y + size * 0.16 + size * 0.46 * sin(turn)))
    pen.stroke(points, ink=ink, thick=size * 0.1)
    tip_x, tip_y = x + size * 0.385, y + size * 0.24
    pen.polygon(
        [
            (tip_x, tip_y),
            (tip_x - size * 0.22, tip_y - size * 0.2),
            (tip_x + size * 0.13, tip_y - size * 0.26),
        ],
        fill=ink,
    )


def gift(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A parcel, because cards of one color are given away."""
    pen.rect(
        x - size * 0.34, y - size * 0.06, size * 0.68, size * 0.48, fill=ink, radius=size * 0.03
    )
    pen.rect(
        x - size * 0.42, y - size * 0.20, size * 0.84, size * 0.17, fill=ink, radius=size * 0.03
    )
    pen.rect(x - size * 0.06, y - size * 0.20, size * 0.12, size * 0.62, fill=paper)
    for side in (-1, 1):
        with pen.at(x + side * size * 0.15, y - size * 0.31, turned=side * 25):
            pen.rect(
                -size * 0.13, -size * 0.09, size * 0.26, size * 0.18,
                line=ink, thick=size * 0.06, radius=size * 0.08,
            )  # fmt: skip


def tower(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A power tower."""
    points = [
        (-0.26, 0.46), (-0.20, -0.18), (-0.30, -0.18), (-0.30, -0.46), (-0.17, -0.46), (-0.17, -0.34),
        (-0.07, -0.34), (-0.07, -0.46), (0.07, -0.46), (0.07, -0.34), (0.17, -0.34), (0.17, -0.46),
        (0.30, -0.46), (0.30, -0.18), (0.20, -0.18), (0.26, 0.46),
    ]  # fmt: skip
    pen.polygon([(x + px * size, y + py * size) for px, py in points], fill=ink)
    pen.rect(
        x - size * 0.06, y + size * 0.02, size * 0.12, size * 0.18, fill=paper, radius=size * 0.05
    )


def two_towers(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """Two power towers, to be grabbed."""
    tower(pen, x - size * 0.25, y, size * 0.86, ink=ink, paper=paper)
    tower(pen, x + size * 0.25, y, size * 0.86, ink=ink, paper=paper)


def pencil(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A pencil, because players write their own rule."""
    with pen.at(x, y, turned=45):
        half = size * 0.12
        pen.rect(-half, -size * 0.50, half * 2, size * 0.15, fill=ink, radius=size * 0.04)
        pen.rect(-half, -size * 0.32, half * 2, size * 0.52, fill=ink)
        pen.polygon([(-half, size * 0.23), (half, size * 0.23), (0, size * 0.50)], fill=ink)


def stop(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A raised hand, made of simple bars."""
    for finger, (reach, lean) in enumerate(((0.36, -14), (0.46, -5), (0.46, 5), (0.38, 14))):
        with pen.at(x + (finger - 1.5) * size * 0.13, y + size * 0.06, turned=lean):
            pen.rect(
                -size * 0.055,
                -size * reach,
                size * 0.11,
                size * (reach + 0.05),
                fill=ink,
                radius=size * 0.05,
            )
    pen.rect(
        x - size * 0.26, y - size * 0.04, size * 0.52, size * 0.44, fill=ink, radius=size * 0.14
    )
    with pen.at(x - size * 0.22, y + size * 0.22, turned=-52):
        pen.rect(-size * 0.06, -size * 0.30, size * 0.12, size * 0.34, fill=ink, radius=size * 0.06)


def _arrow(pen: Pen, start: Point, tip: Point, size: float, ink: str) -> None:
    (x, y), (tip_x, tip_y) = start, tip
    pen.stroke([(x, y), (tip_x - size * 0.2, tip_y)], ink=ink, thick=size * 0.12, blunt=True)
    pen.polygon(
        [
            (tip_x, tip_y),
            (tip_x - size * 0.27, tip_y - size * 0.17),
            (tip_x - size * 0.27, tip_y + size * 0.17),
        ],
        fill=ink,
    )


def again(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """An arrow that comes back to where it began: everybody else is skipped."""
    _loop(pen, x, y, size, ink)
    pen.circle(x, y, size * 0.12, fill=ink)


def all_down(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A fan of cards that goes onto the pile at once."""
    for lean in (-26, 0, 26):
        with pen.at(x, y + size * 0.30, turned=lean):
            pen.rect(
                -size * 0.16, -size * 0.78, size * 0.32, size * 0.50,
                fill=ink, line=paper, thick=size * 0.03, radius=size * 0.05,
            )  # fmt: skip
    with pen.at(x, y + size * 0.18, turned=90):
        _arrow(pen, (-0.12 * size, 0), (0.34 * size, 0), size, ink)


def trade(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """Two hands that change places."""
    for side in (-1, 1):
        for lean in (-14, 10):
            with pen.at(x + side * size * 0.36, y + size * 0.12, turned=lean):
                pen.rect(
                    -size * 0.12, -size * 0.36, size * 0.24, size * 0.40,
                    fill=ink, line=paper, thick=size * 0.025, radius=size * 0.04,
                )  # fmt: skip
    for side in (1, -1):
        with (
            pen.at(x, y + size * 0.30, turned=0 if side == 1 else 180),
            pen.at(0, -size * 0.10, grown=0.72),
        ):
            _arrow(pen, (-0.34 * size, 0), (0.36 * size, 0), size * 0.8, ink)


def shuffled(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """Cards of all hands in a heap that turns round."""
    _loop(pen, x, y, size, ink)
    for lean in (-40, 5, 50):
        with pen.at(x, y, turned=lean):
            pen.rect(
                -size * 0.10, -size * 0.17, size * 0.20, size * 0.34,
                fill=ink, line=paper, thick=size * 0.03, radius=size * 0.03,
            )  # fmt: skip


def roulette(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A wheel in eight parts, because nobody knows when the color comes."""
    pen.circle(x, y, size * 0.46, fill=ink)
    for part in range(4):
        start = part * pi / 2
        points = [(x, y)] + [
            (x + size * 0.37 * cos(start + step * pi / 32), y + size * 0.37 * sin(start + step * pi / 32))
            for step in range(9)
        ]  # fmt: skip
        pen.polygon(points, fill=paper)
    pen.circle(x, y, size * 0.09, fill=ink)


def two_skips(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """Two leaps, over two players."""
    for side in (-1, 1):
        skip(pen, x + side * size * 0.24, y, size * 0.72, ink=ink, paper=paper)


def target(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
    """A target with +2, because its player aims at somebody."""
    pen.circle(x, y, size * 0.46, fill=ink)
    pen.circle(x, y, size * 0.38, fill=paper)
    pen.text(x, y + size * 0.15, "+2", size=size * 1.15, bold=True, ink=ink, align="middle")


def reverse_and(count: int) -> Callable[..., None]:
    """Play turns round, and then so many cards are drawn."""

    def drawn(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
        reverse(pen, x, y - size * 0.22, size * 0.8, ink=ink, paper=paper)
        pen.text(
            x, y + size * 0.48, f"+{count}", size=size * 1.2, bold=True, ink=ink, align="middle"
        )

    return drawn


def plainly(symbol: str) -> Callable[..., None]:
    """The plain face of a sign that has no drawing: its first letters in a ring."""
    letters = "".join(part[0] for part in symbol.split("-") if part)[:2].upper()

    def drawn(pen: Pen, x: float, y: float, size: float, *, ink: str, paper: str) -> None:
        pen.circle(x, y, size * 0.48, fill=ink)
        pen.circle(x, y, size * 0.40, fill=paper)
        pen.text(x, y + size * 0.17, letters, size=size * 1.3, bold=True, ink=ink, align="middle")

    return drawn


def _loop(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """Nearly a whole circle, with an arrow's tip."""
    turns = [-0.35 * pi + step / 32 * 1.75 * pi for step in range(33)]
    points = [(x + size * 0.38 * cos(turn), y + size * 0.38 * sin(turn)) for turn in turns]
    pen.stroke(points, ink=ink, thick=size * 0.12)
    tip_x, tip_y = points[-1]
    pen.polygon(
        [
            (tip_x + size * 0.20, tip_y - size * 0.02),
            (tip_x - size * 0.10, tip_y - size * 0.20),
            (tip_x - size * 0.10, tip_y + size * 0.18),
        ],
        fill=ink,
    )


def sign(symbol: str) -> Callable[..., None]:
    """The drawing of a sign."""
    return SIGNS.get(symbol) or plainly(symbol)


SIGNS: Mapping[str, Callable[..., None]] = {
    "draw-one": plus(1),
    "draw-two": plus(2),
    "draw-four": plus(4),
    "wild-draw-two": plus(2),
    "wild-draw-four": plus(4),
    "wild-draw-six": plus(6),
    "wild-draw-ten": plus(10),
    "wild-reverse-draw-four": reverse_and(4),
    "wild-targeted-draw-two": target,
    "reverse": reverse,
    "skip": skip,
    "skip-everyone": again,
    "discard-all": all_down,
    "wild-reverse": reverse,
    "wild-skip": skip,
    "wild-skip-two": two_skips,
    "wild-roulette": roulette,
    "wild-swap-hands": trade,
    "wild-forced-swap": trade,
    "wild-shuffle-hands": shuffled,
    "mod": gift,
    "grab-two": two_towers,
    "wild-grab": tower,
    "custom-1": pencil,
    "custom-2": pencil,
    "custom-3": pencil,
    "veto": stop,
}
"""Each face's sign; numbers, the plain wild and the wheel card have none."""
