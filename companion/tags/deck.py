"""One sleeved deck on the shelf: its game, its two-character name, and the tag of each of its
cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from companion.rules.games import GAMES
from companion.tags.check import with_check
from companion.tags.slots import slots
from companion.tags.tokens import MARK

DEFAULT_ID = "A1"
"""The name of the one deck that most people have."""

_BY_LETTER = {game.letter: game.name for game in GAMES.values()}
_Layout = tuple[tuple[str, str], ...] | None
_ID = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")


class BadDeck(ValueError):
    """A deck that can't exist; its text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck whose cards can be told apart from every other deck's, even one of the same game.

    `icons` is the owner's layout of power icons ("red-3": "u"); it changes the cards' names, never
    their tags.
    """

    game: str
    id: str = DEFAULT_ID
    icons: Mapping[str, str] | None = field(default=None, hash=False)

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise BadDeck(f"There is no game called “{self.game}”; there are {', '.join(GAMES)}.")
        if len(self.id) != 2 or not _ID.issuperset(self.id):
            raise BadDeck(
                "A deck's name is two characters, capital letters or digits such as K7; "
                f"“{self.id}” is not."
            )
        self.tags  # noqa: B018  (an impossible icon layout is refused here, not at the table)

    @property
    def tags(self) -> Mapping[str, str]:
        """Every physical card's tag, by the card's name."""
        return _tags(self.game, self.id, self._layout)

    @property
    def cards(self) -> Mapping[str, str]:
        """Every physical card's name, by its tag."""
        return _cards(self.game, self.id, self._layout)

    @property
    def _layout(self) -> _Layout:
        return None if self.icons is None else tuple(sorted(self.icons.items()))


def tag_for(card: str, deck: Deck) -> str:
    """The tag of one physical card, such as "red-7#1"; without a number, of the first copy."""
    tags = deck.tags
    tag = tags.get(card) or tags.get(f"{card}#1")
    if tag is None:
        raise BadDeck(f"There is no card “{card}” in the {deck.game} deck.")
    return tag


def game_of(letter: str) -> str | None:
    """The game for which a tag's second character stands."""
    return _BY_LETTER.get(letter)


@cache
def _cards(game: str, id: str, icons: _Layout) -> Mapping[str, str]:
    return {tag: card for card, tag in _tags(game, id, icons).items()}


@cache
def _tags(game: str, id: str, icons: _Layout) -> Mapping[str, str]:
    if icons is not None:
        _check_icons(game, dict(icons))
    box = GAMES[game].box(None if icons is None else dict(icons))
    head = MARK + GAMES[game].letter + id
    return {
        card: with_check(head + slot.code)
        for card, slot in slots([*box.copies, *box.extras]).items()
    }


def _check_icons(game: str, icons: Mapping[str, str]) -> None:
    """Refuses a layout of icons that no owner can see on the cards."""
    if not GAMES[game].icons:
        raise BadDeck(f"The cards of {game} carry no power icons.")
    numbers = {card.name for card, _ in GAMES[game].contents if card.number is not None}
    for card, icon in icons.items():
        if icon not in GAMES[game].towers:
            there = ", ".join(GAMES[game].towers)
            raise BadDeck(f"A power icon is one of {there}; “{icon}” is not.")
        if card not in numbers:
            raise BadDeck(f"Only number cards carry power icons; “{card}” is none of {game}.")
