"""What is known of the pile and of what comes near it, and what follows from where things lie.

No event is told here (`settle.py` does that), and no picture is looked at. The top card is the one that came last, not
the one that can be read.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from companion.pile.outline import Outline, Shape, learned, outline
from companion.pile.reach import Reach
from companion.pile.sighting import Point, Quad, apart, inside, middle, side
from companion.pile.tilt import Tilt

SIZES = 8
"""Cards of the pile's top whose tags a card's size is compared with."""
NEAR = 0.9
"""Card lengths within which the middles of two cards of one pile lie."""
REACH = 0.75
"""Card lengths within which a tag lies of the middle of its pile, when nobody knows where its card's middle is."""

ABOUT = 0.6
"""Tag sides that a held card sways."""

Spot = tuple[Point, float]


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the pile, as it was last seen."""

    text: str
    card: str
    quads: tuple[Quad, ...] = ()
    told: tuple[Quad, ...] = ()
    """Where it lay when an event last told of it."""
    since: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True, slots=True)
class Coming:
    """A code that is not (or no longer) part of the pile: on its way, held up, laid beside."""

    text: str
    quads: tuple[Quad, ...]
    since: float
    """When it came to the place where it is."""
    first: float
    seen: float
    seems: float = 1.0
    """How big its tags look beside those of the pile near them, evened out over the frames."""
    size: float = 1.0
    """How much of that is sure, as far as the camera's tilt is known."""
    absent: float = 0.0
    """For how long it has been out of sight with no hand in the picture."""
    told: bool = False
    """It lies where an event has told it, or where it needs none."""
    about: tuple[Quad, ...] = ()
    """Where it was when it came near…"""
    came: float = 0.0
    """…and since when it has been about there: what moves about for long before it lies still is held."""

    def roams(self, off: float, t: float) -> "Coming":
        """The same a moment later, `off` tag sides from where it came near."""
        return replace(self, about=self.quads, came=t) if off > ABOUT or not self.about else self


@dataclass(frozen=True, slots=True)
class Pile:
    """What is known of the table, as the camera has seen it so far."""

    lying: tuple[Lying, ...] = ()
    """Undermost first."""
    coming: tuple[Coming, ...] = ()
    shape: Shape = field(default_factory=Shape)
    tilt: Tilt = field(default_factory=Tilt)
    t: float = 0.0
    calm: float = 0.0
    """Since when no hand has been over the pile."""
    adrift: bool = False
    """The camera was knocked, and the top card has not been seen since."""
    unseen: bool = False
    bare: tuple[str, float] | None = None
    """Which top card seems to have been taken back, and since when."""
    reach: Reach | None = None
    """A hand in the draw pile's place."""
    strangers: tuple[tuple[str, float], ...] = ()

    @property
    def top(self) -> Lying | None:
        """The card on top, if any is known."""
        return self.lying[-1] if self.lying else None

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards known to lie there, undermost first."""
        return tuple(card.card for card in self.lying)

    def outline(self, quads: tuple[Quad, ...]) -> Outline:
        """Where the card with these tags lies."""
        return outline(quads, self.shape)

    def strayed(self, before: tuple[Quad, ...], now: tuple[Quad, ...]) -> float:
        """How far a card has come, in tag sides, going by whichever of its tags fits best."""
        off = min(apart(one, other) / max(side(other), 1.0) for one in before for other in now)
        if off < 1:
            return off
        # Perhaps one tag was seen before and the card's other tag is seen now.
        places, spots = self.outline(before).places, self.outline(now).places
        tag = max(_tag_side(now), 1.0)
        return min(off, *(apart(place, spot) / tag for place in places for spot in spots))

    def learned(self, quads: tuple[Quad, ...]) -> "Pile":
        """What a card's two tags tell of the cards' shape and the camera's tilt."""
        shape = learned(quads, self.shape)
        tilt = self.tilt
        if len(quads) == 2 and shape is not self.shape:
            tilt = tilt.learned(*quads)
        return replace(self, shape=shape, tilt=tilt)

    def size(self, quads: tuple[Quad, ...]) -> tuple[float, float]:
        """How big a card looks beside those of the pile: as it seems, and how much of that is sure.

        More than 1 is nearer to the lens. Two whole cards tell it best: their middles lie near to each other. Else each
        tag is compared with the nearest one, because through a tilted lens everything looks bigger on the near side.
        """
        there = [card.quads for card in self.lying[-SIZES:] if card.quads]
        if not there:
            return 1.0, 1.0
        whole = [_spot(tags) for tags in there if len(tags) > 1]
        if len(quads) > 1 and whole:
            return self._nearer(_spot(quads), whole)
        known = [_spot((tag,)) for tags in there for tag in tags]
        seems, sure = zip(*(self._nearer(_spot((tag,)), known) for tag in quads), strict=True)
        return sum(seems) / len(seems), sum(sure) / len(sure)

    def _nearer(self, one: Spot, known: list[Spot]) -> tuple[float, float]:
        at, tag = one
        there, near = min(known, key=lambda spot: math.dist(at, spot[0]))
        return self.tilt.nearer(at, there, near, tag / near)

    def holds(
        self, quads: tuple[Quad, ...], zone: Quad | None, hidden: tuple[Point, ...] = ()
    ) -> bool:
        """Whether a card lies on the pile's place rather than beside it.

        `hidden` are the tags of the top card that something seems to lie over.
        """
        lies = self.outline(quads)
        if zone is not None:
            return any(inside(middle(place), zone) for place in lies.places)
        spots = self._places()
        if not spots:
            return True
        if not lies.sure:  # its middle may be on either side of its one tag
            return any(_near(middle(quads[0]), spot, REACH) for spot in spots) or any(
                inside(tag, place) for place in self._near(quads) for tag in hidden
            )
        return any(_near(lies.middle, spot, NEAR) for spot in spots)

    def perhaps(self, quads: tuple[Quad, ...]) -> bool:
        """Whether a card of which one tag is seen may lie on the pile as well as beside it."""
        return len(quads) < 2 and bool(self._near(quads))

    def _near(self, quads: tuple[Quad, ...]) -> tuple[Quad, ...]:
        """The places where a card may lie, as far as they belong to the pile."""
        return tuple(
            place
            for place in self.outline(quads).places
            if any(_near(middle(place), spot, NEAR) for spot in self._places())
        )

    def _places(self) -> tuple[Quad, ...]:
        """Where the topmost cards lie, or may lie."""
        return tuple(
            spot
            for card in self.lying[-3:]
            if card.quads
            for spot in self.outline(card.quads).places
        )


def expected(pile: Pile, cards: Iterable[tuple[str, str]]) -> Pile:
    """The pile as the referee says it is: (tag, card), undermost first.

    After a reshuffle the swept-up cards may be played again; one that still peeks out is not a placement.
    """
    known = {card.text: card for card in pile.lying}
    lying = tuple(known.get(text) or Lying(text, card) for text, card in cards)
    kept = {card.text for card in lying}
    leaving = tuple(
        Coming(card.text, card.quads, card.since, card.since, card.seen, told=True)
        for card in pile.lying
        if card.text not in kept and card.quads
    )
    coming = tuple(one for one in pile.coming if one.text not in kept) + leaving
    return replace(pile, lying=lying, coming=coming)


def _spot(quads: tuple[Quad, ...]) -> Spot:
    """The middle of a card's tags, and how big they are."""
    spots = [middle(tag) for tag in quads]
    at = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
    return at, max(_tag_side(quads), 1.0)


def _tag_side(quads: tuple[Quad, ...]) -> float:
    return sum(side(quad) for quad in quads) / len(quads)


def _near(spot: Point, place: Quad, lengths: float) -> bool:
    """Whether a spot lies within so many card lengths of a card's middle."""
    length = max(side(place), 1.0) * 1.24  # the long side, by the square of the same area
    return math.dist(spot, middle(place)) < lengths * length
