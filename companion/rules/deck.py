"""A deck: every physical copy by name, and the common cards that all games share."""

from collections.abc import Iterable

from companion.rules.cards import Card, action, number, wild
from companion.rules.effects import NameColor, NextDraws, Reverse, SkipNext


class Deck:
    """The cards in play, each copy with a number of its own (its index) and a name (`red-7#1`)."""

    __slots__ = (
        "alike", "all", "card_of", "cards", "colored", "copies", "extras", "ids", "labels", "masks",
    )  # fmt: skip

    def __init__(
        self, contents: Iterable[tuple[Card, int]], extras: tuple[str, ...] = (), boxes: int = 1
    ) -> None:
        self.cards: dict[str, Card] = {}
        self.card_of: list[Card] = []  # copy index -> its face
        self.copies: list[str] = []  # copy index -> its name
        self.ids: dict[str, int] = {}  # name of a copy -> its index
        self.masks: dict[str, int] = {}  # name of a face -> one bit for each copy
        self.colored: dict[str | None, int] = {}  # color -> one bit for each copy; None for wilds
        self.extras = extras  # cards in the box that are never in a hand
        self.labels: list[str] = []  # copy index -> what is on its label, the same in each box
        self.alike: dict[int, int] = {}  # with two boxes, label -> the copies that bear it
        for card, many in contents:
            self.cards[card.name] = card
            first = len(self.copies)
            for copy in range(1, many * boxes + 1):
                index = len(self.copies)
                name = f"{card.name}#{copy}"
                self.copies.append(name)
                self.card_of.append(card)
                self.ids[name] = index
                self.masks[card.name] = self.masks.get(card.name, 0) | 1 << index
                self.colored[card.color] = self.colored.get(card.color, 0) | 1 << index
                label = first + (copy - 1) % many
                self.labels.append(self.copies[label])
                if boxes > 1:
                    self.alike[label] = self.alike.get(label, 0) | 1 << index
        self.all = (1 << len(self.copies)) - 1

    def __len__(self) -> int:
        return len(self.copies)

    @property
    def names(self) -> tuple[str, ...]:
        """Every face once, in the order of the box."""
        return tuple(self.cards)

    def meant(self, name: str) -> int:
        """The copies that a name may mean: all of a face, or one and what bears its label in another box."""
        copy = self.ids.get(name)
        return self.masks.get(name, 0) if copy is None else 1 << copy | self.alike.get(copy, 0)

    def cards_in(self, mask: int) -> list[Card]:
        """The faces of the copies whose bits are set."""
        return [self.card_of[index] for index in bits(mask)]


def bits(mask: int) -> Iterable[int]:
    """The indexes of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def numbers(colors: Iterable[str], *, zero: bool = True) -> list[tuple[Card, int]]:
    """1 to 9 twice in each color, and 0 once."""
    return [
        (number(color, value), 2 if value else 1)
        for color in colors
        for value in range(0 if zero else 1, 10)
    ]


def draw_two(color: str, blocked_by: str | None = None) -> Card:
    return action(color, "draw-two", NextDraws(2, blocked_by))


def reverse(color: str) -> Card:
    return action(color, "reverse", Reverse())


def skip(color: str, blocked_by: str | None = None) -> Card:
    return action(color, "skip", SkipNext(blocked_by))


def plain_wild() -> Card:
    return wild("wild", NameColor(), at_start=(NameColor(),))


def wild_draw_four(*, challenge: bool = True, blocked_by: str | None = None) -> Card:
    return wild(
        "wild-draw-four",
        NameColor(),
        NextDraws(4, blocked_by, challenge),
        start="back",
        restricted=True,
    )


def common_actions(colors: Iterable[str]) -> list[tuple[Card, int]]:
    """Two each of Draw Two, Reverse and Skip in every color."""
    return [(make(color), 2) for make in (draw_two, reverse, skip) for color in colors]
