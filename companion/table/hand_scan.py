"""A fanned hand, read from one picture or from the tags that a phone read; nothing of it is recorded."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from companion.rules.acts import Start
from companion.rules.games import GAMES
from companion.tags import CardTag, Deck, Reading, read

if TYPE_CHECKING:
    from companion.vision.bare.cut import Color
    from companion.vision.bare.recognize import Recognizer

Faces = tuple[tuple[str, bytes], ...]


@dataclass(frozen=True, slots=True)
class HandScan:
    """The cards that were read, and the code of the reason why there may be more."""

    cards: tuple[str, ...]
    unsure: str | None = None
    doubtful: tuple[tuple[str, ...], ...] = ()
    """The likeliest faces of each untagged card that is in doubt."""


def read_picture(
    picture: bytes,
    game: str | None,
    deck: Deck | None,
    faces: Faces = (),
    *,
    any_cards: bool = False,
) -> HandScan:
    """Read a picture, also of cards without tags; ValueError says why it is none.

    Cards whose faces are known are told; with `any_cards` others are read, and somebody is asked about each.
    """
    # OpenCV is loaded in another process only.
    from companion.vision.bare.teach import in_color
    from companion.vision.picture import gray, opened
    from companion.vision.pile_tracker import tag_meanings
    from companion.vision.scan import scan

    colors = in_color(picture) if faces or any_cards else None
    found = scan(opened(picture) if colors is None else gray(colors), tag_meanings(game, deck))
    cards = _each_tag_once(one.meaning for one in found.cards)
    if colors is not None and faces:
        return _read_with_bare(colors, cards, faces)
    if colors is not None and game is not None and not cards:
        return _read_untaught(colors, game)
    return HandScan(cards, found.why_more)


def _read_untaught(picture: "Color", game: str) -> HandScan:
    """A hand of cards that nobody taught: no points are counted on a reading alone, so each is asked about."""
    from companion.vision.bare.untaught import Untaught

    looks = Untaught(tuple(GAMES[game].deck.cards.values())).lying(picture)
    return HandScan((), "under" if looks else "none", tuple(look.likely for look in looks))


def _read_with_bare(picture: "Color", tagged: tuple[str, ...], faces: Faces) -> HandScan:
    """A hand in which cards without tags are; how many lie hidden nobody can say."""
    from companion.vision.bare.spread import lying

    looks = lying(_recognizer_of(faces), picture)
    cards = (*tagged, *(look.card for look in looks if look.card is not None))
    doubtful = tuple(look.likely for look in looks if look.card is None)
    return HandScan(cards, "under" if cards or doubtful else "none", doubtful)


@lru_cache(maxsize=2)
def _recognizer_of(faces: Faces) -> "Recognizer":
    """Somebody who knows these faces."""
    from companion.vision.bare.deck import Faces as Known
    from companion.vision.bare.recognize import Recognizer
    from companion.vision.bare.teach import unpacked

    return Recognizer(Known(unpacked(faces)))


def read_tags(texts: Iterable[str], game: str | None, deck: Deck | None) -> HandScan:
    """Reads a hand from the tags that a phone read by itself."""
    meanings = (read(text, deck) for text in texts)
    return HandScan(
        _each_tag_once(
            one for one in meanings if isinstance(one, CardTag) and game in (None, one.game)
        )
    )


def _each_tag_once(meanings: Iterable[Reading]) -> tuple[str, ...]:
    """Each tag counts once, except that two boxes may have the same card."""
    return tuple({one.text: one.card for one in meanings if isinstance(one, CardTag)}.values())


def deck_of(start: Start | None, name: str | None) -> Deck | None:
    """The deck on the table, with the owner's own icons if the game was set up with them."""
    if start is not None and start.rulings.get("decks") == "two":
        name = None  # the other box has another name
    if start is None or (name is None and not start.icons):
        return None
    if name:
        return Deck(start.game, name, start.icons)
    return Deck(start.game, icons=start.icons)
