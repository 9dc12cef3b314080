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

_COLORS = ("red", "blue", "green", "yellow", "purple", "orange")
_MOST = 4
"""Equal cards of one color that a tag tells apart."""
_WILDS = (*range(24, 28), *range(36, 40), *range(24), *range(28, 36), *range(40, 43))
"""Where the first, second and further equal wilds stand: eight beside colors, all of these in a box without any."""
_MOST_WILDS = 8
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
    "wild-swap-hands": "A",
    "wild-shuffle-hands": "B",
    "draw-four": "F",
    "skip-everyone": "K",
    "discard-all": "L",
    "wild-reverse-draw-four": "C",
    "wild-draw-six": "N",
    "wild-draw-ten": "O",
    "wild-roulette": "P",
    "wild-reverse": "R",
    "wild-skip": "S",
    "wild-skip-two": "I",
    "wild-draw-two": "D",
    "wild-targeted-draw-two": "J",
    "wild-forced-swap": "$",
}
"""Letters never change; a colored card and a wild may share one, because their colors tell them apart."""

_OVERFLOW = {"wild": "U"}
"""The second letter of a face of which a box without colors has more than there are places."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One place in the deck, such as the second of the two red sevens."""

    color: str
    face: str
    nth: int
    letter: str

    @property
    def code(self) -> str:
        """The two characters on the tag."""
        if self.color:
            return ALPHABET[_COLORS.index(self.color) * _MOST + self.nth - 1] + self.letter
        round_, place = divmod(self.nth - 1, len(_WILDS))
        return ALPHABET[_WILDS[place]] + (_OVERFLOW[self.face] if round_ else self.letter)


def letters(faces: Iterable[str]) -> Mapping[str, str]:
    """The letter of each face; those of a game of one's own get spare ones, in the order of its page."""
    told = dict.fromkeys(faces)
    taken = {_FACES[face] for face in told if face in _FACES}
    spare = (letter for letter in ALPHABET if letter not in taken and not letter.isdigit())
    return {face: _FACES.get(face) or next(spare, "") for face in told}


def slots(copies: Iterable[str]) -> Mapping[str, Slot]:
    """Each copy of a deck ("red-3-u#1") with its slot; the badged one of equal cards comes
    first."""
    equal: defaultdict[tuple[str, str], list[tuple[bool, int, str]]] = defaultdict(list)
    for copy in copies:
        color, face, badge, number = parted(copy)
        equal[color or "", face].append((badge is None, number or 1, copy))
    placed: dict[str, Slot] = {}
    colored = any(color for color, _ in equal)
    letter = letters(face for _, face in equal)
    for (color, face), group in equal.items():
        most = (
            _MOST if color else _MOST_WILDS if colored else len(_WILDS) * (1 + (face in _OVERFLOW))
        )
        if not letter[face]:
            raise ValueError(f"no tag for the card {group[0][2]}")
        if len(group) > most:
            raise ValueError(f"more than {most} equal cards: {group[0][2]}")
        for nth, (_, _, copy) in enumerate(sorted(group), start=1):
            placed[copy] = Slot(color=color, face=face, nth=nth, letter=letter[face])
    return placed
