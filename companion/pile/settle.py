"""Which card lies on the pile: a pure function of timed glances, tested with lists.

`settle(pile, glance, whose)` gives the pile as it is known now and what happened. A card is on the pile when it lay
still there; the top card is the one that came last, not the one that can be read. Nothing is concluded from not
seeing: a hand, glare or a thumb hide tags all the time. Only what is seen is evidence:

    a tag inside another card's outline    lies over that card
    a lower card's tag where the top card lay    the top card was taken back
    its place looks as before the top card came    the same
    a card of the pile over the top card    it was taken back unnoticed, and played again
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import assert_never

from companion.pile.event import (
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
from companion.pile.outline import Outline, spanned
from companion.pile.patience import RAISED, REST, patience
from companion.pile.pile import Coming, Lying, Pile
from companion.pile.reach import reaching
from companion.pile.sighting import Glance, Point, Quad, Sighting, apart, middle, side
from companion.pile.tilt import Tilt
from companion.tags import CardTag, Damaged, OtherDeck, Reading, TokenTag
from companion.tags import Stranger as StrangersCode

Whose = Callable[[str], Reading]

REST_TOKEN = 0.3
REST_STRANGER = 0.5
UNSTIRRED = 0.05
"""Seconds without any stir that the picture of a resting card must have had."""
STEADY = 0.045
"""Tag sides that a card's corners may wander from frame to frame and still lie still."""
NUDGED = 0.3
"""Tag sides that the top card must have moved to be told."""
BARE = 0.25
"""Seconds that the top card's place must look bare: a card that is laid over it may not be read yet."""
ELSEWHERE = 1.0
"""Tag sides from its place at which a card from inside the pile can only have been laid anew."""
GONE = 0.5
"""Seconds that the top card must be out of sight before a lower card's tag shows that it was taken back."""
GAP = 0.3
"""Seconds out of sight after which, with an arm there, nobody knows whether it lay still meanwhile."""
FORGET = 1.0
"""Seconds out of sight after which a card on its way to the pile is forgotten."""
HAND = 0.12
"""Share of the pile's place that moves when a hand is over it."""
UNSEEN = 5.0
AWAY = 1.0
"""Seconds without a hand and without the token, after which the same token laid down again is a new one."""


def settle(pile: Pile, glance: Glance, whose: Whose) -> tuple[Pile, tuple[Event, ...]]:
    """The pile after one more glance, and what happened."""
    step = _Step(pile, glance, whose)
    step.run()
    return step.pile, tuple(step.events)


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
        self.anew: frozenset[str] = frozenset()

    def run(self) -> None:
        glance = self.glance
        if glance.moved:
            self._knocked()
        hand = glance.stir >= HAND
        self.pile = replace(self.pile, t=self.t, calm=self.t if hand else self.pile.calm)
        self._reaching()
        self.anew = self._laid_anew()
        self._see_pile()
        arrived = [come for come in map(self._approach, self._newcomers()) if come is not None]
        for come in sorted(arrived, key=self._lower_first):
            for one in (*self._lain_over(come), come):
                if any(one.text == waiting.text for waiting in self.pile.coming):
                    self._arrive(one)
        self._miss_absent()
        self._take_back()
        self._watch_top()

    # -- the camera and the draw pile ---------------------------------------------------------

    def _knocked(self) -> None:
        """All places are worth nothing now; no card has moved on the table."""
        coming = tuple(
            replace(come, quads=(), since=self.t) if come.told else come
            for come in self.pile.coming
            if self.t - come.seen < 2 * AWAY  # what left sight before was not there to be moved
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
        reach, drew = reaching(
            self.pile.reach,
            self.t,
            there=self.glance.drawing,
            crosses=self.glance.stir >= HAND,
        )
        if drew:
            self.events.append(Drew(self.t))
        self.pile = replace(self.pile, reach=reach)

    # -- the cards that lie there -------------------------------------------------------------

    def _see_pile(self) -> None:
        """Takes in where the pile's cards are seen now."""
        lying = list(self.pile.lying)
        for place, card in enumerate(lying):
            if card.text not in self.anew and (found := self.seen.get(card.text)):
                quads = tuple(one.corners for one in found)
                top = place == len(lying) - 1
                lying[place] = self._seen_again(card, found, quads, top=top)
                if top:
                    if len(card.quads) < 2:
                        self.pile = self.pile.learned(quads)
                    if self.pile.adrift:
                        self._found_again()
        self.pile = replace(self.pile, lying=tuple(lying))

    def _seen_again(
        self, card: Lying, found: tuple[Sighting, ...], quads: tuple[Quad, ...], *, top: bool
    ) -> Lying:
        if not card.quads:  # known by the referee's word, or the camera was knocked
            return replace(card, quads=quads, told=quads, since=self.t, seen=self.t)
        off = self.pile.strayed(card.quads, quads)
        whole = self._other_tag(card, quads)
        if whole and (off <= STEADY or (found[0].still or 0.0) >= self.t - card.seen):
            now, quads, off = replace(card, quads=whole, seen=self.t), whole, 0.0
        elif off <= STEADY:
            both = quads if len(quads) >= len(card.quads) else card.quads
            now = replace(card, quads=both, seen=self.t)
        else:
            now = replace(card, quads=quads, since=self.t, seen=self.t)
        rest = max(self.t - now.since, (_still(found) or 0.0) if off <= STEADY else 0.0)
        if top and now.told and self.pile.strayed(now.told, quads) > NUDGED:
            if rest >= REST and self._on_pile(quads):
                self.events.append(Moved(self.t, card.card))
                now = replace(now, told=quads)
        elif top and rest >= REST:
            now = replace(now, told=now.told or quads)
        return now

    def _other_tag(self, card: Lying, quads: tuple[Quad, ...]) -> tuple[Quad, Quad] | None:
        """Both tags of a card of which one was known and the other is seen now, if it has not moved."""
        if len(card.quads) != 1 or len(quads) != 1 or apart(*card.quads, *quads) < side(quads[0]):
            return None
        whole = (card.quads[0], quads[0])
        return whole if spanned(*whole) is not None else None

    # -- the cards that come ------------------------------------------------------------------

    def _newcomers(self) -> list[tuple[str, tuple[Sighting, ...]]]:
        lying = {card.text for card in self.pile.lying} - self.anew
        return [(text, found) for text, found in self.seen.items() if text not in lying]

    def _approach(self, newcomer: tuple[str, tuple[Sighting, ...]]) -> Coming | None:
        """Follows a code that is not in the pile; gives it when it has come to rest untold."""
        text, found = newcomer
        quads = tuple(one.corners for one in found)
        before = next((come for come in self.pile.coming if come.text == text), None)
        if before is None:
            now = Coming(text, quads, self.t, self.t, self.t, *self.pile.size(quads))
        elif not before.quads:
            now = replace(before, quads=quads, since=self.t, seen=self.t, absent=0.0)
        elif (off := self.pile.strayed(before.quads, quads)) <= STEADY:
            first = before.quads if len(before.quads) >= len(quads) else quads
            now = replace(
                before, quads=first, seen=self.t
            )  # where it came to rest: a slow sway adds up
            if self.glance.reached and self.t - before.seen > GAP:
                now = replace(now, since=self.t)
            if before.absent < AWAY:
                now = replace(now, absent=0.0)
        else:
            slid = before.told and off <= NUDGED and before.absent < AWAY
            now = replace(
                before, quads=quads, since=self.t, seen=self.t, told=slid, absent=0.0
            )  # fmt: skip
        seems, size = self.pile.size(quads)
        now = now.roams(self.pile.strayed(now.about, quads) if now.about else 0.0, self.t)
        now = replace(now, seems=0.7 * now.seems + 0.3 * seems, size=0.7 * now.size + 0.3 * size)
        rest = self._rest(now, found)
        if now.absent >= 5 * AWAY:
            now = replace(now, told=False, absent=0.0)
        others = tuple(come for come in self.pile.coming if come.text != text)
        self.pile = replace(self.pile, coming=(*others, now))
        return now if not now.told and rest >= self._patience(now) else None

    def _rest(self, come: Coming, found: tuple[Sighting, ...]) -> float:
        """For how long a code has lain still, by its corners and by the picture there."""
        placed, still = self.t - come.since, _still(found)
        if isinstance(self.whose(come.text), CardTag) and come.seems > RAISED:
            # Perhaps somebody holds it, swaying too slowly to be noticed: only what is read anew counts.
            placed -= min(one.age for one in found)
            return placed if still is None else min(still, placed)
        if still is None:
            return placed
        if self.glance.reached:  # an arm is there: one reading alone proves nothing
            return placed - min(one.age for one in found) if still >= UNSTIRRED else 0.0
        if still >= REST:
            return max(still, placed)
        return placed if still >= UNSTIRRED else 0.0

    def _patience(self, come: Coming) -> float:
        """How long this code has to lie still before it is told."""
        match self.whose(come.text):
            case CardTag():
                return self._patience_card(come)
            case TokenTag():
                return REST_TOKEN
            case OtherDeck() | Damaged() | StrangersCode():
                return REST_STRANGER
            case other:
                assert_never(other)

    def _patience_card(self, come: Coming) -> float:
        return patience(
            come,
            len(self.pile.lying),
            beside=not self._on_pile(come.quads),
            perhaps=self.pile.perhaps(come.quads),
            half_hidden=self._half_hidden(come),
            anew=come.text in self.anew,
            alone=not any(
                other.text in self.seen and not other.told and other.text != come.text
                for other in self.pile.coming
            ),
            reached=self.glance.reached,
        )

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
        if come.text in self.anew:
            lying = tuple(one for one in self.pile.lying if one.text != come.text)
            self.events.append(TakenBack(self.t, card, lying[-1].card))
            self.pile = replace(self.pile, lying=lying)
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
            self.pile = self.pile.learned(come.quads)
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
        lying = {card.text for card in self.pile.lying} - self.anew
        for come in self.pile.coming:
            if come.text in lying:
                continue
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

    def _now(self, text: str) -> tuple[Quad, ...]:
        """The tags that can be seen this moment."""
        return tuple(one.corners for one in self.seen.get(text, ()))

    def _under(self, come: Coming, top: Lying) -> bool:
        """Whether a card that was never seen before lies under the top card."""
        if not top.quads:
            return False
        over = self.pile.outline(top.quads)
        if any(over.holds(middle(tag)) for tag in come.quads):
            return False
        mine = self.pile.outline(come.quads)
        seen = self._now(top.text)
        if any(mine.holds(middle(tag)) for tag in seen):
            return True
        # Nothing has stirred where it lies since the top card came: it was there before.
        stirred = self.t - (_still(self.seen[come.text]) or 0.0)
        return bool(seen) and (stirred < top.since - REST or self._half_hidden(come))

    def _laid_anew(self) -> frozenset[str]:
        """Cards from inside the pile that are seen far from their place, over the top card."""
        top = self.pile.top
        if top is None or not top.quads or self.pile.adrift:
            return frozenset()
        over, seen = self.pile.outline(top.quads), self._now(top.text)
        return frozenset(
            card.text
            for card in self.pile.lying[:-1]
            if card.quads
            and (tags := self._now(card.text))
            and self.pile.strayed(card.quads, tags) > ELSEWHERE
            and any(over.holds(middle(tag)) for tag in tags)
            and len(seen) < 2
            and not any(self.pile.outline(tags).holds(middle(tag)) for tag in seen)
        )

    def _on_pile(self, quads: tuple[Quad, ...]) -> bool:
        return self.pile.holds(quads, self.glance.zone, self._hidden())

    def _hidden(self) -> tuple[Point, ...]:
        """Tags of the top card that something lies over: no hand is there, and its other tag is read."""
        top = self.pile.top
        if top is None or self.glance.reached or self.t - self.pile.calm < GONE:
            return ()
        seen = self._now(top.text)
        if not seen:
            return ()
        return tuple(
            middle(tag)
            for tag in top.quads
            if not any(apart(tag, other) < side(tag) for other in seen)
        )

    def _lain_over(self, come: Coming) -> list[Coming]:
        """Cards not told yet, in doubt whether somebody holds them, over which another one has come to rest now.

        Nobody can lay a card on one that is in the air.
        """
        if not isinstance(self.whose(come.text), CardTag) or not self._on_pile(come.quads):
            return []
        return [
            other
            for other in self.pile.coming
            if other.text != come.text
            and not other.told
            and isinstance(self.whose(other.text), CardTag)
            and other.seems <= RAISED
            and come.first - other.since >= REST
            and (_still(self.seen.get(other.text, ())) or 0.0) >= come.first - other.since
            and self._on_pile(other.quads)
        ]

    def _half_hidden(self, come: Coming) -> bool:
        """One tag is seen, and the other would lie under the top card, all of which is seen."""
        top = self.pile.top
        if top is None or len(come.quads) > 1 or len(self._now(top.text)) < 2:
            return False
        over = self.pile.outline(top.quads)
        other = self.pile.outline(come.quads).mirrored(middle(come.quads[0]))
        return over.sure and any(over.holds(spot) for spot in other)

    def _lower_first(self, come: Coming) -> tuple[int, int, float]:
        """Of two cards that come to rest at once, the one underneath is told first."""
        over = sum(
            self.pile.outline(other.quads).holds(middle(tag))
            for other in self.pile.coming
            if other.text != come.text
            and other.quads
            and isinstance(self.whose(other.text), CardTag)
            for tag in come.quads
        )
        return over, len(come.quads), come.first

    def _take_back(self) -> None:
        """The top card is gone when what lay under it is seen where it lay, and goes on being seen."""
        while (top := self.pile.top) is not None and not self.pile.adrift and self._bare(top):
            since = self.pile.bare
            if since is None or since[0] != top.text:
                since = (top.text, self.t)
                self.pile = replace(self.pile, bare=since)
            if self.t - since[1] < BARE:
                return
            below = self.pile.lying[-2].card if len(self.pile.lying) > 1 else None
            self.events.append(TakenBack(self.t, top.card, below))
            self.pile = replace(self.pile, lying=self.pile.lying[:-1])
        if self.pile.bare is not None:
            self.pile = replace(self.pile, bare=None)

    def _bare(self, top: Lying) -> bool:
        """Whether the top card's place looks as if it were gone."""
        if not top.quads or self.t - top.seen < GONE:
            return False
        where = self.pile.outline(top.quads)
        if self._covering(where, top.text):
            return False
        if self.glance.lifted == top.text:
            return True
        if self.t - self.pile.calm < GONE / 2:
            return False
        elsewhere = any(come.text == top.text and come.told for come in self.pile.coming)
        return elsewhere or any(
            where.holds(middle(one.corners)) and max(one.still or 0.0, self.t - card.since) >= REST
            for card in self.pile.lying[:-1]
            if card.text not in self.anew
            for one in self.seen.get(card.text, ())
        )

    def _covering(self, where: Outline, top: str) -> bool:
        """Whether a card is being laid over the top card just now: it may well lie there, out of sight."""
        return any(
            come.text in self.seen and come.text != top and not come.told
            and any(where.holds(middle(tag)) for tag in come.quads)
            for come in self.pile.coming
        )  # fmt: skip

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


def _by_text(sightings: Iterable[Sighting]) -> dict[str, tuple[Sighting, ...]]:
    found: dict[str, tuple[Sighting, ...]] = {}
    for one in sightings:
        found[one.text] = (*found.get(one.text, ()), one)
    return found


def _still(found: tuple[Sighting, ...]) -> float | None:
    """For how long nothing has stirred at one of a card's tags: a card is stiff, its other tag lies too."""
    known = [one.still for one in found if one.still is not None]
    return max(known, default=None)
