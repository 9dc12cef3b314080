"""A physical card's name taken apart and put into words."""

from dataclasses import dataclass

from companion.rules.cards import BADGES, design

WORDS = {
    "draw-one": "Draw One",
    "draw-two": "Draw Two",
    "reverse": "Reverse",
    "skip": "Skip",
    "grab-two": "Grab 2 Towers",
    "wild": "Wild",
    "wild-draw-four": "Wild Draw Four",
    "wild-grab": "Wild Grab a Tower",
    "mod": "Mod",
    "custom-1": "Customizable 1",
    "custom-2": "Customizable 2",
    "custom-3": "Customizable 3",
    "veto": "VETO",
    "wheel-reference": "Wheel card",
}
_BADGES = {"spin": "Spin", "u": "U", "n": "N", "o": "O", "bang": "!"}


@dataclass(frozen=True, slots=True)
class Face:
    """One copy of one card: its color ("" for none), what it shows, its badge, which copy of how many."""

    card: str
    color: str
    kind: str
    badge: str
    nth: int
    of: int

    @property
    def number(self) -> bool:
        return self.kind.isdigit()

    @property
    def word(self) -> str:
        """What it shows, without its color: "7", "Draw Two"."""
        return WORDS.get(self.kind, self.kind)

    @property
    def says(self) -> str:
        """The whole card in words: "Red 7", "Red 3 with Spin"."""
        color = f"{self.color.title()} " if self.color else ""
        return f"{color}{self.word}" + (f" · {_BADGES[self.badge]}" if self.badge else "")


def faces(cards: list[str], colors: tuple[str, ...]) -> list[Face]:
    """The cards of a deck as faces, sorted for a person: by color, then by number, wilds last."""
    counted: dict[str, int] = {}
    for card in cards:
        counted[design(card)] = counted.get(design(card), 0) + 1
    told = [_face(card, colors, counted[design(card)]) for card in cards]
    order = {color: place for place, color in enumerate((*colors, ""))}
    kinds = {kind: place for place, kind in enumerate((*map(str, range(10)), *WORDS))}
    return sorted(
        told, key=lambda face: (order[face.color], kinds[face.kind], face.badge == "", face.nth)
    )


def _face(card: str, colors: tuple[str, ...], of: int) -> Face:
    name, _, nth = card.partition("#")
    color, _, kind = name.partition("-")
    if color not in colors:
        color, kind = "", name
    front, _, last = kind.rpartition("-")
    badge = last if front.isdigit() and last in BADGES else ""
    return Face(card, color, front if badge else kind, badge, int(nth or 1), of)
