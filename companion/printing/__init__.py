"""Sleeve labels, whole cards, tokens, towers, mat, score pad and guides as PDF.

Exact in millimetres, the same bytes for the same order, nothing scaled by the printer, a 100 mm
ruler on every page. Only this room knows the PDF library. `render` is the only door:
an order is checked as a whole before the first line is drawn.
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
