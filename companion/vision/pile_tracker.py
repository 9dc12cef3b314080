"""Keeps the pile of one table up to date: glances in, events out, and messages that say where to look."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import lru_cache

from companion.pile.card import Coming
from companion.pile.event import Event
from companion.pile.glance import Glance
from companion.pile.pile import Pile, expected
from companion.pile.settle import BARE, settle
from companion.rules.card_names import design
from companion.tags import (
    TOKENS,
    BadDeck,
    CardTag,
    Deck,
    OtherDeck,
    Reading,
    read,
    tag_for,
    token_tag,
)
from companion.vision import tuning
from companion.vision.messages import DeckTags, LookFor, PileChanged, TaughtFaces


def tag_meanings(game: str | None, deck: Deck | None) -> Callable[[str], Reading]:
    """How a text is understood at this table: of the deck, of any deck of the game, or of any deck at all."""

    @lru_cache(maxsize=512)
    def understood(text: str) -> Reading:
        meaning = read(text, deck)
        if isinstance(meaning, CardTag) and game is not None and meaning.game != game:
            return OtherDeck(text, meaning.card, meaning.game, meaning.id)
        return meaning

    return understood


class PileTracker:
    """The pile of one table, and which deck lies on it."""

    def __init__(
        self,
        whose: Callable[[str], Reading],
        deck: Deck | None = None,
        bare: TaughtFaces | None = None,
    ) -> None:
        self.whose = whose
        self.deck = deck
        self.bare = bare
        """Cards without tags may lie in the pile: known by their faces alone."""
        self.pile = Pile()
        self._said: LookFor | None = None

    def take(self, glance: Glance) -> tuple[tuple[Event, ...], tuple[LookFor | DeckTags, ...]]:
        """One more glance: what happened, and what to look for from now on."""
        self.pile, events = settle(self.pile, glance, self.whose)
        top = self.pile.top
        words: list[LookFor | DeckTags] = []
        if (now := self.attend()) != self._said or glance.knocked:
            self._said = now
            words.append(now)
        if self.deck is None and top is not None:
            meaning = self.whose(top.text)
            if isinstance(meaning, CardTag):
                self.deck = Deck(meaning.game, meaning.id)
                words += self.deal()
        return events, tuple(words)

    def expect(self, cards: Iterable[str], game: str | None = None) -> PileChanged | None:
        """The referee's word, undermost first: these cards lie in the pile. What that is to the eyes, if it is news."""
        known = defaultdict[str, list[str]](list)
        for one in self.pile.lying:
            known[one.card].append(one.text)
        deck = self.deck or (Deck(game) if game else None)
        pairs: list[tuple[str, str]] = []
        names = tuple(self._name_here(card, known) for card in cards)
        for card in names:
            text = known[card].pop(0) if known[card] else None
            if text is None and deck is not None and design(card) != card:
                with suppress(BadDeck):  # a card of another deck can't be looked for
                    text = tag_for(card, deck)
            if text is None and self.bare is not None:
                text = f"{BARE}{card} {len(pairs)}"
            if text is not None:
                pairs.append((text, card))
        thought, self.pile = self.pile.cards, expected(self.pile, pairs)
        top = design(names[-1]) if names else None
        if names == thought:
            return None
        if len(names) < len(thought):
            return PileChanged(top)
        if len(names) == len(thought):
            return PileChanged(top, "named")
        under = names[-1:] == thought[-1:] and names[: len(thought)] != thought
        return PileChanged(top, "under", design(names[-2])) if under else PileChanged(top, "over")

    def _name_here(self, card: str, known: Mapping[str, list[str]]) -> str:
        """What a card is called here: one without a tag by its face, also where the referee has worked out its copy."""
        face = design(card)
        if not known.get(card) and (known.get(face) or (self.bare is not None and self.bare.only)):
            return face
        return card

    def attend(self) -> LookFor:
        """Where to look: the top card, and what lies in the pile."""
        pile, top = self.pile, self.pile.top
        return LookFor(
            top.text if top else None,
            top.quads if top else (),
            frozenset(card.text for card in pile.lying),
            pile.outline(top.quads).places if top and top.quads else (),
            tuple(
                (one.text, pile.outline(one.quads).places)
                for one in pile.loose
                if isinstance(one, Coming) and isinstance(self.whose(one.text), CardTag)
            ),
            tuple(tag for card in pile.lying[-tuning.KNOWN_TOPMOST :] for tag in card.quads),
        )

    def deal(self) -> tuple[DeckTags, ...]:
        """Every tag that may lie on the table, once the deck is known: its cards and the tokens."""
        if self.deck is None:
            return ()
        return (DeckTags(frozenset(self.deck.tags.values()) | frozenset(map(token_tag, TOKENS))),)
