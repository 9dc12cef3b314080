"""What a QR tag says: card <-> text. Law: pure, standard library only; printing and vision share it.

A tag is ten characters of QR version 1, level H: `*`, the game, the deck, the physical copy and a
check. A wrong card is the one thing a referee cannot have: one to four changed characters never
make another tag. A tag names a *place in the deck* ("the first red 3"), never a power icon, so
labels outlive any icon layout.
"""

from companion.tags.deck import DEFAULT_ID, BadDeck, Deck, tag_for
from companion.tags.reading import (
    CardTag,
    Damaged,
    OtherDeck,
    Reading,
    Stranger,
    TokenTag,
    read,
)
from companion.tags.tokens import TOKENS, token_tag

__all__ = [
    "DEFAULT_ID",
    "TOKENS",
    "BadDeck",
    "CardTag",
    "Damaged",
    "Deck",
    "OtherDeck",
    "Reading",
    "Stranger",
    "TokenTag",
    "read",
    "tag_for",
    "token_tag",
]
