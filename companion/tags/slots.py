"""The physical copies of a game's deck, each as two characters that never change.

A *slot* is a color, a face and which of the equal cards it is. It does not say what badge (swirl,
power icon) the card carries: the first of two equal cards is the one with the badge, whatever
badge the owner's layout gives it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.rules.card_names import parted
from companion.tags.check import ALPHABET

_COLORS = ("red", "blue", "green", "yellow", "purple", "orange", "")
_MOST = 4  # how many equal cards a deck may have
_FACES = {
    **{str(number): str(number) for number in range(10)},
    "draw-two": "D",
    "draw-one": "E",
    "draw-five": "H",
    "reverse": "R",
    "skip": "S",
    "grab-two": "G",
    "wild": "W",
    "wild-draw-four": "F",
    "wild-grab": "T",
    "mod": "M",
    "custom-1": "X",
    "custom-2": "Y",
    "custom-3": "Z",
    "veto": "V",
    "wheel-reference": "Q",
}


@dataclass(frozen=True, slots=True)
class Slot:
    """One place in the deck, such as the second of the two red sevens."""

    color: str
    face: str
    nth: int

    @property
    def code(self) -> str:
        """The two characters on the tag."""
        return ALPHABET[_COLORS.index(self.color) * _MOST + self.nth - 1] + _FACES[self.face]


def slots(copies: Iterable[str]) -> Mapping[str, Slot]:
    """Each copy of a deck ("red-3-u#1") with its slot; the badged one of equal cards comes
    first."""
    equal: defaultdict[tuple[str, str], list[tuple[bool, int, str]]] = defaultdict(list)
    for copy in copies:
        color, face, badge, number = parted(copy)
        if face not in _FACES:
            raise ValueError(f"no tag for the card {copy}")
        equal[color or "", face].append((badge is None, number or 1, copy))
    placed: dict[str, Slot] = {}
    for (color, face), group in equal.items():
        if len(group) > _MOST:
            raise ValueError(f"more than {_MOST} equal cards: {group[0][2]}")
        for nth, (_, _, copy) in enumerate(sorted(group), start=1):
            placed[copy] = Slot(color=color, face=face, nth=nth)
    return placed
