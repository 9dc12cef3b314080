"""What a decoded text says at this table: our card, a token, another deck's card, a damaged tag or
a stranger's code."""

from dataclasses import dataclass

from companion.tags.check import LENGTH, opened
from companion.tags.deck import BadDeck, Deck, game_of
from companion.tags.tokens import GAME, MARK, token_named


@dataclass(frozen=True, slots=True)
class CardTag:
    """A card of this deck lies there."""

    text: str
    card: str
    game: str
    id: str


@dataclass(frozen=True, slots=True)
class TokenTag:
    """A command token lies there."""

    text: str
    token: str


@dataclass(frozen=True, slots=True)
class OtherDeck:
    """A card of another sleeved deck strayed onto this table."""

    text: str
    card: str
    game: str
    id: str


@dataclass(frozen=True, slots=True)
class Damaged:
    """One of our tags, but scratched, altered, or for a card that no deck has."""

    text: str


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody else's code, such as a bottle's, a poster's or a phone's."""

    text: str


Reading = CardTag | TokenTag | OtherDeck | Damaged | Stranger


def read(text: str, deck: Deck | None = None) -> Reading:
    """What a text is, as seen from `deck`; without one, a card of any sleeved deck counts as a card."""
    if len(text) != LENGTH or not text.startswith(MARK):
        return Stranger(text)
    said = opened(text)
    if said is None:
        return Damaged(text)
    letter, id, code = said[1], said[2:4], said[4:]
    if letter == GAME:
        token = token_named(code) if id == "00" else None
        return Damaged(text) if token is None else TokenTag(text, token)
    game = game_of(letter)
    if game is None:
        return Damaged(text)
    mine = deck is not None and (game, id) == (deck.game, deck.id)
    try:
        whose = deck if deck is not None and mine else Deck(game, id)
    except BadDeck:
        return Damaged(text)
    card = whose.cards.get(text)
    if card is None:
        return Damaged(text)
    if deck is None or mine:
        return CardTag(text, card, game, id)
    return OtherDeck(text, card, game, id)
