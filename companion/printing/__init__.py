"""Sleeve labels, whole cards, tokens, towers, mat, score pad and guides as PDF.

Law: everything is exact to the millimetre, the same order gives the same bytes, and every page has a ruler of
100 mm. Only this room knows the PDF library. `render` is the only way in: it checks an order as a whole before the
first line is drawn.
"""

from companion.printing.document import render
from companion.printing.order import (
    KINDS,
    LIMITS,
    MOST_USED,
    PAPERS,
    SINGLE_CARDS,
    STOCKS,
    BadOrder,
    Order,
    kinds_of,
)

__all__ = [
    "KINDS",
    "LIMITS",
    "MOST_USED",
    "PAPERS",
    "SINGLE_CARDS",
    "STOCKS",
    "BadOrder",
    "Order",
    "kinds_of",
    "render",
]
