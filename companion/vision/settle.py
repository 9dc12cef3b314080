"""Which card lies on the pile: a pure function of timed glances, tested with lists.

`settle(pile, glance, whose)` gives the pile as it is known now and what happened. A card is on the pile when it lay
still there; the top card is the one that came last, not the one that can be read. Nothing is concluded from not
seeing: a hand, glare or a thumb hide tags all the time. Only what is seen is evidence:

    a tag inside another card's outline    lies over that card
    a lower card's tag where the top card lay    the top card was taken back
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import assert_never

from companion.tags import CardTag, Damaged, OtherDeck, Reading, TokenTag
from companion.tags import Stranger as StrangersCode
from companion.vision.event import (
    Beside,
    Covered,
    Drew,
    Event,
    Health,
    Missed,
    Moved,
    Settled,
    Stranger,
    TakenBack,
    TokenLaid,
)
from companion.vision.outline import Outline, Shape, learned, outline
from companion.vision.sighting import Glance, Quad, Sighting, apart, inside, middle, side
from companion.vision.tilt import Tilt

Whose = Callable[[str], Reading]

REST = 0.2
"""Seconds a card must lie still before it counts as put down."""
REST_HIGH = 1.2
"""The same for a card that looks too big, as one held over the pile does."""
REST_DOUBT = 1.0
"""The same for a card that may be peeking out from under the top card."""
REST_BESIDE = 0.6
REST_TOKEN = 0.3
REST_STRANGER = 0.5
RAISED = 1.025
"""A tag this much bigger than the pile's top card has to lie still in every way…"""
REST_RAISED = 0.3
UNSTIRRED = 0.05
"""Seconds without any stir that the picture of a resting card must have had."""
HIGH = 1.045
"""…one this much bigger for longer, because it may be held over the pile…"""
HELD = 1.12
"""…and one this much bigger surely is."""
SIZES = 8
"""Cards of the pile's top whose tags a card's size is compared with."""
STEADY = 0.045
"""Tag sides that a card's corners may wander from frame to frame and still lie still."""
NUDGED = 0.3
"""Tag sides that the top card must have moved to be told."""
GONE = 0.5
"""Seconds that the top card must be out of sight before a lower card's tag shows that it was taken back."""
FORGET = 1.0
"""Seconds out of sight after which a card on its way to the pile is forgotten."""
HAND = 0.12
"""Share of the pile's place that moves when a hand is over it."""
UNSEEN = 5.0
DREW = 0.2
"""Seconds that a hand must be in the draw pile's place…"""
DREW_OVER = 0.25
"""…and out of it again."""
AWAY = 1.0
"""Seconds without a hand and without the token, after which the same token laid down again is a new one."""


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


@dataclass(frozen=True, slots=True)
class Reach:
    """A hand that reaches into the draw pile's place."""

    began: float
    last: float
    crossed: bool = False
    """It reached over to the pile as well: whoever plays a card may cross the draw pile."""


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


def settle(pile: Pile, glance: Glance, whose: Whose) -> tuple[Pile, tuple[Event, ...]]:
    """The pile after one more glance, and what happened."""
    step = _Step(pile, glance, whose)
    step.run()
    return step.pile, tuple(step.events)


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


class _Step:
    """One glance being taken in; lives only as long as `settle` runs."""

    def __init__(self, pile: Pile, glance: Glance, whose: Whose) -> None:
        self.pile = pile
        self.glance = glance
        self.whose = whose
        self.events: list[Event] = []
        self.t = glance.t
        self.passed = max(0.0, min(glance.t - pile.t, 0.5))
        self.seen = _by_text(glance.sightings)

    def run(self) -> None:
        glance = self.glance
        if glance.moved:
            self._knocked()
        hand = glance.stir >= HAND
        self.pile = replace(self.pile, t=self.t, calm=self.t if hand else self.pile.calm)
        self._reaching()
        self._see_pile()
        arrived = [come for come in map(self._approach, self._newcomers()) if come is not None]
        for come in sorted(arrived, key=self._lower_first):
            self._arrive(come)
        self._miss_absent()
        self._take_back()
        self._watch_top()

    # -- the camera and the draw pile ---------------------------------------------------------

    def _knocked(self) -> None:
        """All places are worth nothing now; no card has moved on the table."""
        coming = tuple(
            replace(come, quads=(), since=self.t) if come.told else come
            for come in self.pile.coming
        )
        lying = tuple(replace(card, quads=(), told=()) for card in self.pile.lying)
        self.pile = replace(
            self.pile, lying=lying, coming=coming, tilt=Tilt(), adrift=bool(lying), calm=self.t
        )
        says = "The camera was moved: look whether the pile is still in the picture."
        self.events.append(Health(self.t, "moved", ok=False, says=says))
        if not lying:
            self._found_again()

    def _found_again(self) -> None:
        self.pile = replace(self.pile, adrift=False)
        self.events.append(Health(self.t, "moved", ok=True, says="The pile is in the picture."))

    def _reaching(self) -> None:
        """A hand that was in the draw pile's place, and nowhere near the pile, may have drawn."""
        reach, crosses = self.pile.reach, self.glance.stir >= HAND
        if self.glance.drawing:
            if reach is None:
                reach = Reach(self.t, self.t)
            reach = replace(reach, last=self.t, crossed=reach.crossed or crosses)
        elif reach is not None:
            reach = replace(reach, crossed=reach.crossed or crosses)
            if self.t - reach.last >= DREW_OVER:
                if reach.last - reach.began >= DREW and not reach.crossed:
                    self.events.append(Drew(self.t))
                reach = None
        self.pile = replace(self.pile, reach=reach)

    # -- the cards that lie there -------------------------------------------------------------

    def _see_pile(self) -> None:
        """Takes in where the pile's cards are seen now."""
        lying = list(self.pile.lying)
        for place, card in enumerate(lying):
            if found := self.seen.get(card.text):
                quads = tuple(one.corners for one in found)
                top = place == len(lying) - 1
                lying[place] = self._seen_again(card, found, quads, top=top)
                if top:
                    if len(card.quads) < 2:
                        self._learn(quads)
                    if self.pile.adrift:
                        self._found_again()
        self.pile = replace(self.pile, lying=tuple(lying))

    def _seen_again(
        self, card: Lying, found: tuple[Sighting, ...], quads: tuple[Quad, ...], *, top: bool
    ) -> Lying:
        if not card.quads:  # known by the referee's word, or the camera was knocked
            return replace(card, quads=quads, told=quads, since=self.t, seen=self.t)
        off = _strayed(card.quads, quads, self.pile.shape)
        if off <= STEADY:
            both = quads if len(quads) >= len(card.quads) else card.quads
            now = replace(card, quads=both, seen=self.t)
        else:
            now = replace(card, quads=quads, since=self.t, seen=self.t)
        rest = max(self.t - now.since, (_still(found) or 0.0) if off <= STEADY else 0.0)
        if top and now.told and _strayed(now.told, quads, self.pile.shape) > NUDGED:
            if rest >= REST and self._on_pile(quads):
                self.events.append(Moved(self.t, card.card))
                now = replace(now, told=quads)
        elif top and rest >= REST:
            now = replace(now, told=now.told or quads)
        return now

    # -- the cards that come ------------------------------------------------------------------

    def _newcomers(self) -> list[tuple[str, tuple[Sighting, ...]]]:
        lying = {card.text for card in self.pile.lying}
        return [(text, found) for text, found in self.seen.items() if text not in lying]

    def _approach(self, newcomer: tuple[str, tuple[Sighting, ...]]) -> Coming | None:
        """Follows a code that is not in the pile; gives it when it has come to rest untold."""
        text, found = newcomer
        quads = tuple(one.corners for one in found)
        before = next((come for come in self.pile.coming if come.text == text), None)
        if before is None:
            now = Coming(text, quads, self.t, self.t, self.t, *self._size(quads))
        elif not before.quads:
            now = replace(before, quads=quads, since=self.t, seen=self.t, absent=0.0)
        elif (off := _strayed(before.quads, quads, self.pile.shape)) <= STEADY:
            both = quads if len(quads) >= len(before.quads) else before.quads
            now = replace(before, quads=both, seen=self.t)
            if before.absent < AWAY:
                now = replace(now, absent=0.0)
        else:
            slid = before.told and off <= NUDGED and before.absent < AWAY
            now = replace(
                before, quads=quads, since=self.t, seen=self.t, told=slid, absent=0.0
            )  # fmt: skip
        seems, size = self._size(quads)
        now = replace(now, seems=0.7 * now.seems + 0.3 * seems, size=0.7 * now.size + 0.3 * size)
        rest = self._rest(now, _still(found))
        if now.absent >= 5 * AWAY:
            now = replace(now, told=False, absent=0.0)
        others = tuple(come for come in self.pile.coming if come.text != text)
        self.pile = replace(self.pile, coming=(*others, now))
        return now if not now.told and rest >= self._patience(now) else None

    def _rest(self, come: Coming, still: float | None) -> float:
        """For how long a code has lain still, by its corners and by the picture there."""
        placed = self.t - come.since
        if still is None:
            return placed
        if isinstance(self.whose(come.text), CardTag) and come.seems > RAISED:
            return min(still, placed)  # perhaps somebody holds it
        if still >= REST:
            return max(still, placed)
        return placed if still >= UNSTIRRED else 0.0

    def _patience(self, come: Coming) -> float:
        """How long this code has to lie still before it is told."""
        match self.whose(come.text):
            case CardTag():
                if self._on_pile(come.quads):
                    size = come.size
                    if size > HELD:
                        return float("inf")
                    if size > HIGH:
                        return REST_HIGH
                    if self._half_hidden(come):
                        return REST_DOUBT
                    return REST_RAISED if size > RAISED else REST
                return REST_BESIDE if come.size <= HELD else float("inf")
            case TokenTag():
                return REST_TOKEN
            case OtherDeck() | Damaged() | StrangersCode():
                return REST_STRANGER
            case other:
                assert_never(other)

    def _arrive(self, come: Coming) -> None:
        """Tells what has come to rest."""
        meaning = self.whose(come.text)
        match meaning:
            case CardTag():
                self._arrive_card(come, meaning.card)
                return
            case TokenTag():
                self.events.append(TokenLaid(self.t, meaning.token))
            case OtherDeck():
                self._strange(come.text, "other-deck")
            case Damaged():
                self._strange(come.text, "damaged")
            case StrangersCode():
                self._strange(come.text, "foreign")
            case other:
                assert_never(other)
        self._told(come)

    def _arrive_card(self, come: Coming, card: str) -> None:
        if not self._on_pile(come.quads):
            self.events.append(Beside(self.t, card))
            self._told(come)
            return
        top = self.pile.top
        found = Lying(come.text, card, come.quads, come.quads, come.since, self.t)
        if top is not None and self._under(come, top):
            self.events.append(Missed(self.t, card, top.card))
            lying = (*self.pile.lying[:-1], found, top)
        else:
            self.events.append(Settled(self.t, card))
            if top is not None:
                self.events.append(Covered(self.t, top.card, card))
            lying = (*self.pile.lying, found)
            if self.pile.adrift:
                self._found_again()
            self._learn(come.quads)
            self.pile = replace(self.pile, calm=self.t)
        coming = tuple(other for other in self.pile.coming if other.text != come.text)
        self.pile = replace(self.pile, lying=lying, coming=coming)

    def _strange(self, text: str, why: str) -> None:
        last = dict(self.pile.strangers)
        if self.t - last.get(text, float("-inf")) >= 60:
            self.events.append(Stranger(self.t, text, why))
        last[text] = self.t
        self.pile = replace(self.pile, strangers=tuple(last.items())[-50:])

    def _told(self, come: Coming) -> None:
        self.pile = replace(
            self.pile,
            coming=tuple(
                replace(other, told=True) if other.text == come.text else other
                for other in self.pile.coming
            ),
        )

    def _miss_absent(self) -> None:
        """Lets go of codes that are out of sight."""
        kept: list[Coming] = []
        calm = self.glance.whole and self.glance.stir < HAND and self.glance.bustle < HAND / 2
        for come in self.pile.coming:
            if come.text in self.seen:
                kept.append(come)
            elif come.told:
                absent = come.absent + (self.passed if calm else 0.0)
                if absent < 20 * AWAY:
                    kept.append(replace(come, absent=absent))
            elif self.t - come.seen < FORGET:
                kept.append(come)
        self.pile = replace(self.pile, coming=tuple(kept))

    # -- what lies over what ------------------------------------------------------------------

    def _learn(self, quads: tuple[Quad, ...]) -> None:
        """What a card's two tags tell of the cards' shape and the camera's tilt."""
        shape = learned(quads, self.pile.shape)
        tilt = self.pile.tilt
        if len(quads) == 2 and shape is not self.pile.shape:
            tilt = tilt.learned(*quads)
        self.pile = replace(self.pile, shape=shape, tilt=tilt)

    def _outline(self, quads: tuple[Quad, ...]) -> Outline:
        return outline(quads, self.pile.shape)

    def _now(self, text: str) -> tuple[Quad, ...]:
        """The tags that can be seen this moment."""
        return tuple(one.corners for one in self.seen.get(text, ()))

    def _under(self, come: Coming, top: Lying) -> bool:
        """Whether a card that was never seen before lies under the top card."""
        if not top.quads:
            return False
        over = self._outline(top.quads)
        if any(over.holds(middle(tag)) for tag in come.quads):
            return False
        mine = self._outline(come.quads)
        seen = self._now(top.text)
        if any(mine.holds(middle(tag)) for tag in seen):
            return True
        # Nothing has stirred where it lies since the top card came: it was there before.
        stirred = self.t - (_still(self.seen[come.text]) or 0.0)
        return bool(seen) and (stirred < top.since - REST or self._half_hidden(come))

    def _half_hidden(self, come: Coming) -> bool:
        """One tag is seen, and the other would lie under the top card, all of which is seen."""
        top = self.pile.top
        if top is None or len(come.quads) > 1 or len(self._now(top.text)) < 2:
            return False
        over = self._outline(top.quads)
        other = self._outline(come.quads).mirrored(middle(come.quads[0]))
        return over.sure and any(over.holds(spot) for spot in other)

    def _lower_first(self, come: Coming) -> tuple[int, int, float]:
        """Of two cards that come to rest at once, the one underneath is told first."""
        over = sum(
            self._outline(other.quads).holds(middle(tag))
            for other in self.pile.coming
            if other.text != come.text
            and other.quads
            and isinstance(self.whose(other.text), CardTag)
            for tag in come.quads
        )
        return over, len(come.quads), come.first

    def _take_back(self) -> None:
        """The top card is gone when a lower card's tag is seen where it lay."""
        while (top := self.pile.top) is not None and top.quads and not self.pile.adrift:
            if self.t - top.seen < GONE or self.t - self.pile.calm < GONE / 2:
                return
            where = self._outline(top.quads)
            elsewhere = any(come.text == top.text and come.told for come in self.pile.coming)
            bared = any(
                where.holds(middle(one.corners))
                and max(one.still or 0.0, self.t - card.since) >= REST
                for card in self.pile.lying[:-1]
                for one in self.seen.get(card.text, ())
            )
            if not bared and not elsewhere:
                return
            below = self.pile.lying[-2].card if len(self.pile.lying) > 1 else None
            self.events.append(TakenBack(self.t, top.card, below))
            self.pile = replace(self.pile, lying=self.pile.lying[:-1])

    def _watch_top(self) -> None:
        """Says when the top card has been out of sight for long with no hand over the pile."""
        top = self.pile.top
        since = max(top.seen, self.pile.calm) if top else self.t
        unseen = top is not None and self.t - since >= UNSEEN
        if unseen and not self.pile.unseen:
            says = "The top card can't be read: take away what lies on it, or turn it out of the lamp's reflection."
            self.events.append(Health(self.t, "unseen", ok=False, says=says))
        elif self.pile.unseen and not unseen:
            self.events.append(
                Health(self.t, "unseen", ok=True, says="The top card is read again.")
            )
        self.pile = replace(self.pile, unseen=unseen)

    # -- where it lies ------------------------------------------------------------------------

    def _size(self, quads: tuple[Quad, ...]) -> tuple[float, float]:
        """How big tags look beside the nearest ones of the pile: more than 1 is nearer to the lens.

        The nearest, because through a tilted lens everything looks bigger on the near side.
        """
        there = [tag for card in self.pile.lying[-SIZES:] for tag in card.quads]
        if not there:
            return 1.0, 1.0
        ratios = [self.pile.tilt.nearer(tag, _nearest(tag, there)) for tag in quads]
        seems, sure = zip(*ratios, strict=True)
        return sum(seems) / len(seems), sum(sure) / len(sure)

    def _on_pile(self, quads: tuple[Quad, ...]) -> bool:
        """Whether a card lies on the pile's place rather than beside it."""
        lies = self._outline(quads)
        if self.glance.zone is not None:
            return any(inside(middle(place), self.glance.zone) for place in lies.places)
        tops = [card for card in self.pile.lying[-3:] if card.quads]
        if not tops:
            return True
        return any(
            _near(place, spot) for card in tops for spot in self._outline(card.quads).places
            for place in lies.places
        )  # fmt: skip


def _by_text(sightings: Iterable[Sighting]) -> dict[str, tuple[Sighting, ...]]:
    found: dict[str, tuple[Sighting, ...]] = {}
    for one in sightings:
        found[one.text] = (*found.get(one.text, ()), one)
    return found


def _still(found: tuple[Sighting, ...]) -> float | None:
    """For how long nothing has stirred at one of a card's tags: a card is stiff, its other tag lies too."""
    known = [one.still for one in found if one.still is not None]
    return max(known, default=None)


def _strayed(before: tuple[Quad, ...], now: tuple[Quad, ...], shape: Shape) -> float:
    """How far a card has come, in tag sides, going by whichever of its tags fits best."""
    off = min(apart(one, other) / max(side(other), 1.0) for one in before for other in now)
    if off < 1:
        return off
    # Perhaps one tag was seen before and the card's other tag is seen now.
    places, spots = outline(before, shape).places, outline(now, shape).places
    tag = max(_tag_side(now), 1.0)
    return min(off, *(apart(place, spot) / tag for place in places for spot in spots))


def _nearest(tag: Quad, others: list[Quad]) -> Quad:
    """The one of these tags that lies nearest."""
    x, y = middle(tag)
    return min(others, key=lambda other: math.dist((x, y), middle(other)))


def _tag_side(quads: tuple[Quad, ...]) -> float:
    return sum(side(quad) for quad in quads) / len(quads)


def _near(place: Quad, spot: Quad) -> bool:
    """Whether two cards lie as near to each other as cards of one pile do."""
    length = (
        max(side(spot), 1.0) * 1.24
    )  # a card's long side is 1.24 times the square's of its area
    (ax, ay), (bx, by) = middle(place), middle(spot)
    return (ax - bx) ** 2 + (ay - by) ** 2 < (0.9 * length) ** 2
