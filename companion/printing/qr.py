"""A tag's modules: QR version 1, level H, always with the same mask, so that printing is fast and repeatable."""

from functools import cache

import segno

MODULES = 21
QUIET = 2
"""Modules of white around a symbol; measured, two lose nothing against the standard's four."""

_MASK = 0  # measured at two pixels a module: every mask reads equally well, also the one that the standard would choose


@cache
def rows_of(text: str) -> tuple[str, ...]:
    """The symbol row by row, where "1" is dark."""
    symbol = segno.make_qr(
        text, version=1, error="h", mode="alphanumeric", mask=_MASK, boost_error=False
    )
    return tuple("".join("1" if module else "0" for module in row) for row in symbol.matrix)


def in_corner(down: int, across: int) -> bool:
    """Whether a module is part of one of the three squares by which a reader finds the symbol."""
    return (down < 7 and (across < 7 or across >= MODULES - 7)) or (
        down >= MODULES - 7 and across < 7
    )


def quiet(size: float) -> float:
    """Millimetres of white that a symbol of this size needs on each side."""
    return size / MODULES * QUIET


def block(size: float) -> float:
    """Millimetres of a symbol with its white, from edge to edge."""
    return size + 2 * quiet(size)
