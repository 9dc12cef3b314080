"""Watches a film from beginning to end, as fast as it can be read."""

import time
from collections.abc import Callable, Iterable, Iterator

from companion.pile.event import Event
from companion.pile.glance import Glance
from companion.pile.pile import Pile
from companion.tags import Deck, Reading
from companion.vision.cascade import Cascade
from companion.vision.condition import Condition
from companion.vision.messages import TaughtFaces
from companion.vision.picture import Colors, Gray
from companion.vision.pile_tracker import PileTracker
from companion.vision.source import Frame, frames


class Watcher:
    """Eyes and memory in one process: frames in, events out."""

    def __init__(
        self,
        whose: Callable[[str], Reading],
        deck: Deck | None = None,
        bare: TaughtFaces | None = None,
    ) -> None:
        self.cascade = Cascade()
        self.memory = PileTracker(whose, deck, bare)
        self.condition = Condition()
        self.glance: Glance | None = None
        for word in self.memory.deal():
            self.cascade.hear(word)
        if bare is not None:
            self.cascade.hear(bare)

    @property
    def pile(self) -> Pile:
        """What is known of the pile."""
        return self.memory.pile

    def expect(self, cards: Iterable[str]) -> None:
        """The referee's word, undermost first: these cards lie in the pile."""
        if word := self.memory.expect(cards):
            self.cascade.hear(word)

    def see(self, picture: Gray, t: float, colors: Colors | None = None) -> tuple[Event, ...]:
        """Takes in one frame."""
        glance = self.glance = self.cascade.glance(picture, t, colors)
        events, words = self.memory.take(glance)
        for word in words:
            self.cascade.hear(word)
        cascade = self.cascade
        return (*events, *self.condition.see(picture, glance, cascade.zone, cascade.motion))


def watched(
    source: str,
    whose: Callable[[str], Reading],
    deck: Deck | None = None,
    bare: TaughtFaces | None = None,
) -> Iterator[Event]:
    """The events of a film, a picture or a folder of pictures."""
    began = time.monotonic()
    yield from seen(frames(source, clock=lambda: time.monotonic() - began), whose, deck, bare)


def seen(
    film: Iterable[Frame],
    whose: Callable[[str], Reading],
    deck: Deck | None = None,
    bare: TaughtFaces | None = None,
) -> Iterator[Event]:
    """The events of these frames."""
    watcher = Watcher(whose, deck, bare)
    for frame in film:
        yield from watcher.see(frame.picture, frame.t, frame.colors)
