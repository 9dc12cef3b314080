"""A game: what its sheet says where it differs from the common game. A frozen value."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from companion.rules.cards import Card, number
from companion.rules.deck import Deck
from companion.rules.effects import Claim, Effect

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
    wheel: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)  # what each face does
    customizable: tuple[str, ...] = ()  # cards that are in the deck only when given a rule
    sizes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The boxes that it is sold as, with the cards that each lacks: the first is offered first, the last is meant
    where nobody says."""
    rulings: Mapping[str, str] = field(default_factory=dict)  # its own answers to common questions
    players: tuple[int, int] = (2, 10)
    target: int = 500
    scoring: str = "winner"
    mercy: int | None = None  # whoever holds so many cards is out of the round
    mercy_points: int = 0  # what each of them brings the winner
    last_card_acts: bool = True  # what the last card of a hand does still happens
    caught_until: str = "begins"  # until the next player `begins` a turn, or `plays`
    icons: Mapping[str, str] = field(default_factory=dict)  # the default layout of power icons
    sections: Mapping[str, str] = field(default_factory=dict)  # what a code cites in this sheet
    words: Mapping[str, str] = field(default_factory=dict)
    """What its own signs are called (`hug`) and its own sections say (`rulebook-hug`), in English."""

    def __hash__(self) -> int:
        return hash(self.name)

    def cited(self, section: str) -> str:
        """Where this game's sheet speaks of something; another page, where that is named or the sheet is silent."""
        if section == "cut" and section not in self.sections:
            section = "setup"
        own = self.sections.get(section, section)
        return own if "/" in own else f"{self.name}/{own}"

    @property
    def deck(self) -> Deck:
        """The whole box with the default layout, customizable cards included."""
        return self.box(None, None)

    def box(
        self,
        icons: Mapping[str, str] | None = None,
        custom: tuple[str, ...] | None = None,
        boxes: int = 1,
        counts: Mapping[str, int] | None = None,
        house: Mapping[str, tuple[Effect, ...]] | None = None,
    ) -> Deck:
        """The deck for one game: the owner's power icons and counts, the customizable cards chosen, and what
        house rules make a symbol do."""
        layout = self.icons if icons is None else icons
        return _box(
            self,
            tuple(sorted(layout.items())),
            custom,
            boxes,
            tuple(sorted((counts or {}).items())),
            tuple((house or {}).items()),
        )


@lru_cache(maxsize=64)
def _box(
    game: Game,
    icons: tuple[tuple[str, str], ...],
    custom: tuple[str, ...] | None,
    boxes: int,
    counts: tuple[tuple[str, int], ...],
    house: tuple[tuple[str, tuple[Effect, ...]], ...],
) -> Deck:
    layout, other_counts, house_rules = dict(icons), dict(counts), dict(house)
    contents: list[tuple[Card, int]] = []
    for printed, usual in game.contents:
        if printed.name in game.customizable and custom is not None and printed.name not in custom:
            continue
        copies = other_counts.get(printed.name, usual)
        card = printed
        if card.symbol in house_rules:
            card = replace(card, does=house_rules[card.symbol] + card.does)
        icon = layout.get(card.name)
        if icon is None or card.color is None or card.number is None:
            contents.append((card, copies))
            continue
        contents.append((card, copies - 1))
        does = (*card.does, Claim(icon))
        contents.append((number(card.color, card.number, icon, *does, section="power-icons"), 1))
    return Deck([(card, copies) for card, copies in contents if copies], game.extras, boxes)
