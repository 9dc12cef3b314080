"""A game: what its sheet says where it differs from the common game. A frozen value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from companion.rules.cards import Card, number
from companion.rules.deck import Deck
from companion.rules.effects import Claim

BOX_COLORS = ("red", "yellow", "green", "blue")


@dataclass(frozen=True, slots=True)
class Game:
    """One rule sheet as data."""

    name: str
    title: str
    letter: str  # on the tags of its cards; never another one, for they are printed
    contents: tuple[tuple[Card, int], ...]
    sign: str = "wild"  # a card that tells its box apart at a glance
    chapters: tuple[str, ...] = ()  # what its sheet tells that the common game's doesn't
    shelf: int = 9  # where its box stands among the others, from the left
    colors: tuple[str, ...] = BOX_COLORS
    extras: tuple[str, ...] = ()
    towers: tuple[str, ...] = ()
    veto: bool = False
    wheel: tuple[str, ...] = ()  # the faces of the wheel
    customizable: tuple[str, ...] = ()  # cards that are in the deck only when given a rule
    caught_until: str = "begins"  # until the next player `begins` a turn, or `plays`
    icons: Mapping[str, str] = field(default_factory=dict)  # the default layout of power icons
    sections: Mapping[str, str] = field(default_factory=dict)  # what a code cites in this sheet

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def deck(self) -> Deck:
        """The whole box with the default layout, customizable cards included."""
        return self.box(None, None)

    def box(
        self,
        icons: Mapping[str, str] | None = None,
        custom: tuple[str, ...] | None = None,
        boxes: int = 1,
    ) -> Deck:
        """The deck for one game: the owner's power icons, and the customizable cards chosen."""
        layout = self.icons if icons is None else icons
        return _box(self, tuple(sorted(layout.items())), custom, boxes)


@lru_cache(maxsize=64)
def _box(
    game: Game, icons: tuple[tuple[str, str], ...], custom: tuple[str, ...] | None, boxes: int
) -> Deck:
    layout = dict(icons)
    contents: list[tuple[Card, int]] = []
    for card, copies in game.contents:
        if card.name in game.customizable and custom is not None and card.name not in custom:
            continue
        icon = layout.get(card.name)
        if icon is None or card.color is None or card.number is None:
            contents.append((card, copies))
            continue
        contents.append((card, copies - 1))
        contents.append(
            (number(card.color, card.number, icon, Claim(icon), section="power-icons"), 1)
        )
    return Deck(contents, game.extras, boxes)
