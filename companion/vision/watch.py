"""Watches a film from beginning to end, as fast as it can be read."""

import time
from collections.abc import Callable, Iterable, Iterator

from companion.pile.event import Event
from companion.pile.pile import Pile
from companion.pile.settle import settle
from companion.pile.sighting import Glance
from companion.tags import TOKENS, CardTag, Deck, Reading, token_tag
from companion.vision.cascade import Cascade
from companion.vision.condition import Condition
from companion.vision.picture import Gray
from companion.vision.source import Frame, frames


class Watcher:
    """Eyes and memory in one process: frames in, events out."""

    def __init__(self, whose: Callable[[str], Reading], deck: Deck | None = None) -> None:
        self.whose = whose
        self.cascade = Cascade()
        self.deck: Deck | None = None
        if deck is not None:
            self.deal(deck)
        self.condition = Condition()
        self.pile = Pile()
        self.glance: Glance | None = None

    def deal(self, deck: Deck) -> None:
        """From now on it is known which tags there are."""
        self.deck = deck
        self.cascade.deal(tags_of(deck))

    def see(self, picture: Gray, t: float) -> tuple[Event, ...]:
        """Takes in one frame."""
        glance = self.glance = self.cascade.glance(picture, t)
        before = self.pile.top
        self.pile, events = settle(self.pile, glance, self.whose)
        top = self.pile.top
        if top != before or glance.moved:
            known = (card.text for card in self.pile.lying)
            self.cascade.attend(top.text if top else None, top.quads if top else (), known)
        if self.deck is None and top is not None:
            meaning = self.whose(top.text)
            if isinstance(meaning, CardTag):
                self.deal(Deck(meaning.game, meaning.id))
        return (*events, *self.condition.see(picture, glance, self.cascade.zone))


def tags_of(deck: Deck) -> frozenset[str]:
    """Every tag that may lie on the table: the deck's cards and the tokens."""
    return frozenset(deck.tags.values()) | frozenset(map(token_tag, TOKENS))


def watched(
    source: str, whose: Callable[[str], Reading], deck: Deck | None = None
) -> Iterator[Event]:
    """The events of a film, a picture or a folder of pictures."""
    began = time.monotonic()
    yield from seen(frames(source, clock=lambda: time.monotonic() - began), whose, deck)


def seen(
    film: Iterable[Frame], whose: Callable[[str], Reading], deck: Deck | None = None
) -> Iterator[Event]:
    """The events of these frames."""
    watcher = Watcher(whose, deck)
    for frame in film:
        yield from watcher.see(frame.picture, frame.t)
