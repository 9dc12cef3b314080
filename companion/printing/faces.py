"""A physical card's name taken apart and put into words."""

from dataclasses import dataclass

from companion.rules.card_names import SYMBOLS, design, parted
from companion.words import Words


@dataclass(frozen=True, slots=True)
class CardFace:
    """One copy of one card: its color ("" for none), what it shows, its badge, which copy of how many."""

    card: str
    color: str
    kind: str
    badge: str
    nth: int
    of: int
    words: Words

    @property
    def number(self) -> bool:
        return self.kind.isdigit()

    @property
    def word(self) -> str:
        """What it shows, without its color: "7", "Draw Two"."""
        return capital(self.words.name(self.kind, of="symbol"))

    @property
    def says(self) -> str:
        """The whole card in words: "Red 7", "Red 3 (Spin)"."""
        return capital(self.words.card(self.card))


def faces(cards: list[str], colors: tuple[str, ...], words: Words) -> list[CardFace]:
    """The cards of a deck as faces, sorted for a person: by color, then by number, wilds last."""
    counted: dict[str, int] = {}
    for card in cards:
        counted[design(card)] = counted.get(design(card), 0) + 1
    told = [_face(card, counted[design(card)], words) for card in cards]
    order = {color: place for place, color in enumerate((*colors, ""))}
    kinds = {kind: place for place, kind in enumerate(SYMBOLS)}
    return sorted(
        told,
        key=lambda face: (
            order[face.color],
            kinds.get(face.kind, len(kinds)),
            face.badge == "",
            face.nth,
        ),
    )


def _face(card: str, of: int, words: Words) -> CardFace:
    color, symbol, badge, nth = parted(card)
    return CardFace(card, color or "", symbol, badge or "", nth or 1, of, words)


def capital(text: str) -> str:
    """As it stands alone."""
    return text[:1].upper() + text[1:]
