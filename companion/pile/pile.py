"""What is known of the pile and of what comes near it, and what follows from where things lie.

No event is told here (`settle.py` does that), and no picture is looked at. The top card is the one that came last, not
the one that can be read.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from companion.pile.arm_tracks import ArmTracks
from companion.pile.card import Loose, Lying, SetAside
from companion.pile.draw_visit import DrawVisit
from companion.pile.outline import Outline, Shape, learned, outline
from companion.pile.quad import Point, Quad, apart, inside, middle, side
from companion.pile.tilt import Tilt
from companion.pile.tuning import TUNING

Spot = tuple[Point, float]


@dataclass(frozen=True, slots=True)
class Pile:
    """What is known of the table, as the camera has seen it so far."""

    lying: tuple[Lying, ...] = ()
    """The pile's cards, undermost first."""
    loose: tuple[Loose, ...] = ()
    """What is on its way to the pile, and what lies beside it."""
    shape: Shape = field(default_factory=Shape)
    """What this deck's cards look like."""
    tilt: Tilt = field(default_factory=Tilt)
    """How the camera is tilted."""
    t: float = 0.0
    """When the last glance was."""
    hand_moved: float = 0.0
    """When a hand last moved over the pile, or a card came to rest there."""
    hand_seen: float = float("-inf")
    """When a hand was last at the pile, moving or not."""
    arm_seen: float = float("-inf")
    """When an arm last reached into the pile's place."""
    displaced: bool = False
    """Whether the camera was knocked and the top card has not been seen since."""
    unseen_told: bool = False
    """Whether people were told that the top card can't be read."""
    gone_since: tuple[str, float] | None = None
    """The top card's text and since when it seems to have been taken back."""
    draw_visit: DrawVisit | None = None
    """A hand in the draw pile's place, where arms can't be followed."""
    strangers: tuple[tuple[str, float], ...] = ()
    """Strangers' codes and when each was last told."""
    cut_off_at: float = float("-inf")
    """When something last lay over the picture's edge at a card beside the pile."""
    arms: ArmTracks = field(default_factory=ArmTracks)
    """The arms of the last seconds."""
    last_told: float = 0.0
    """When the last card that was told came to rest."""

    @property
    def top(self) -> Lying | None:
        """The card on top, if any is known."""
        return self.lying[-1] if self.lying else None

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards known to lie there, undermost first."""
        return tuple(card.card for card in self.lying)

    def without(self, text: str) -> "Pile":
        """The same, with nothing known of a loose code."""
        return replace(self, loose=tuple(one for one in self.loose if one.text != text))

    def beside(self, one: Loose) -> "Pile":
        """The same, with what is known of one loose code now."""
        others = (other for other in self.loose if other.text != one.text)
        return replace(self, loose=(*others, one))

    def outline(self, quads: tuple[Quad, ...]) -> Outline:
        """Where the card with these tags lies."""
        return outline(quads, self.shape)

    def moved_tag_sides(self, before: tuple[Quad, ...], now: tuple[Quad, ...]) -> float:
        """How far a card has come, in tag sides, going by whichever of its tags fits best."""
        off = min(apart(one, other) / max(side(other), 1.0) for one in before for other in now)
        if off < 1:
            return off
        # Perhaps one tag was seen before and the card's other tag is seen now.
        places, spots = self.outline(before).places, self.outline(now).places
        tag = max(_tag_side(now), 1.0)
        whole = min(apart(place, spot) for place in places for spot in spots) / tag
        return min(off, whole * TUNING.by_outline)

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
        there = [card.quads for card in self.lying[-TUNING.sizes :] if card.quads]
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
            return any(_near(middle(quads[0]), spot, TUNING.reach) for spot in spots) or any(
                inside(tag, place) for place in self._near(quads) for tag in hidden
            )
        return any(_near(lies.middle, spot, TUNING.near) for spot in spots)

    def may_lie_on_pile(self, quads: tuple[Quad, ...]) -> bool:
        """Whether a card of which one tag is seen may lie on the pile as well as beside it."""
        return len(quads) < 2 and bool(self._near(quads))

    def _near(self, quads: tuple[Quad, ...]) -> tuple[Quad, ...]:
        """The places where a card may lie, as far as they belong to the pile."""
        return tuple(
            place
            for place in self.outline(quads).places
            if any(_near(middle(place), spot, TUNING.near) for spot in self._places())
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
    swept_up = tuple(
        SetAside(card.text, card.quads, card.since, card.seen, swept=True)
        for card in pile.lying
        if card.text not in kept and card.quads
    )
    loose = tuple(one for one in pile.loose if one.text not in kept) + swept_up
    return replace(pile, lying=lying, loose=loose)


@lru_cache(maxsize=256)
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
