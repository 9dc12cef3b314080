"""The hues, their names and the letters that everything printed is set in.

A hue never stands alone: its shape stands with it, and its word where a person must be sure.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont


@dataclass(frozen=True, slots=True)
class Hue:
    """A color as ink: what fills a card, what is written on it, and what is written in it."""

    fill: str
    on: str
    text: str


BLACK = "#000000"
WHITE = "#ffffff"
GRAY = "#5c5c5c"
FAINT = "#b4b4b4"
NIGHT = "#1d2430"

HUES: Mapping[str, Hue] = {
    "red": Hue("#d32011", WHITE, "#b01a10"),
    "blue": Hue("#1f5fc4", WHITE, "#174fa8"),
    "green": Hue("#1a7a34", WHITE, "#14652a"),
    "yellow": Hue("#f7c600", BLACK, "#6b5200"),
    "purple": Hue("#6f2fa8", WHITE, "#5d268e"),
    "orange": Hue("#f08000", BLACK, "#8f4300"),
    "": Hue(NIGHT, WHITE, BLACK),
}
"""Every color's ink. The empty name is a wild's, which has no color until somebody names one."""

REGULAR = "CompanionSans"
BOLD = "CompanionSans-Bold"


@cache
def fonts() -> frozenset[int]:
    """Registers the fonts with the PDF library, and returns the characters they have.

    They come with the library and are embedded in each document.
    """
    bold = TTFont(BOLD, "VeraBd.ttf")
    pdfmetrics.registerFont(TTFont(REGULAR, "Vera.ttf"))
    pdfmetrics.registerFont(bold)
    return frozenset(bold.face.charToGlyph)


MARKS = {"\u0301": "´", "\u0307": "˙", "\u0328": "˛"}
"""Accents that are set beside or above a plain letter where the letters lack the whole one, as in Polish."""


def split_accents(text: str) -> tuple[str, list[tuple[int, str]]]:
    """A text in letters that the font has, and the accents to add to some of them."""
    there, plain, accents = fonts(), "", list[tuple[int, str]]()
    for letter in text:
        parts = unicodedata.normalize("NFD", letter)
        if ord(letter) not in there and len(parts) == 2 and parts[1] in MARKS:
            accents.append((len(plain), MARKS[parts[1]]))
            letter = parts[0]
        plain += letter
    return plain, accents


def printable(text: str) -> str:
    """The part of a text that can be printed; nothing if a letter is missing, and not just a sign."""
    there = fonts() | {ord(letter) for letter in "ąęńśźżĄĘŃŚŹŻ"}
    if any(letter.isalpha() and ord(letter) not in there for letter in text):
        return ""
    return " ".join("".join(sign if ord(sign) in there else " " for sign in text).split())


def wide(text: str, size: float, font: str) -> float:
    """How wide a text is, in millimetres."""
    return float(pdfmetrics.stringWidth(split_accents(text)[0], font, size)) * 25.4 / 72
