"""What one glance proves about the pile: what lies over what, and whose place looks bare.

Nothing is concluded from not seeing: a hand, glare or a thumb hide tags all the time. Only what is seen is evidence:

    a tag inside another card's outline          lies over that card
    a lower card's tag where the top card lay    the top card was taken back
    its place looks as before the top card came  the same
    a card of the pile over the top card         it was taken back unnoticed, and played again
    a hand at a card, then none, and no stir     is at it still
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from companion.pile.card import Coming, Lying
from companion.pile.glance import Glance, TagSighting
from companion.pile.outline import Outline
from companion.pile.pile import Pile
from companion.pile.quad import Point, Quad, apart, meet, middle, side
from companion.pile.tuning import TUNING
from companion.tags import CardTag, Reading

Meanings = Callable[[str], Reading]
Seen = dict[str, tuple[TagSighting, ...]]
"""What is read this moment, by text."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A pile as it is known, and one glance at it."""

    pile: Pile
    glance: Glance
    seen: Seen
    whose: Meanings
    anew: frozenset[str]
    """Cards from inside the pile that were laid anew."""

    def now(self, text: str) -> tuple[Quad, ...]:
        """The tags of a card that can be seen this moment."""
        return tuple(one.corners for one in self.seen.get(text, ()))

    def is_card(self, text: str) -> bool:
        """Whether it is a card of this deck."""
        return isinstance(self.whose(text), CardTag)

    def on_pile(self, quads: tuple[Quad, ...]) -> bool:
        """Whether a card with these tags lies on the pile rather than beside it."""
        return self.pile.holds(quads, self.glance.zone, self._hidden_top_tags())

    def _hidden_top_tags(self) -> tuple[Point, ...]:
        """Tags of the top card that something lies over: no hand is there, and its other tag is read."""
        top = self.pile.top
        if (
            top is None
            or self.glance.arm_at_pile
            or self.glance.t - self.pile.hand_moved < TUNING.gone
        ):
            return ()
        seen = self.now(top.text)
        if not seen:
            return ()
        return tuple(
            middle(tag)
            for tag in top.quads
            if not any(apart(tag, other) < side(tag) for other in seen)
        )

    def under_top(self, come: Coming, top: Lying) -> bool:
        """Whether a card that was never seen before lies under the top card."""
        if not top.quads:
            return False
        if (over := self._lies_over_top(come, top)) is not None:
            return not over
        # Nothing has stirred where it lies since the top card came: it was there before.
        stirred = self.glance.t - (still(self.seen[come.text]) or 0.0)
        return bool(self.now(top.text)) and stirred < top.since - TUNING.rest

    def _lies_over_top(self, come: Coming, top: Lying) -> bool | None:
        """Whether a card that comes lies over the top card; None when nothing tells."""
        if (come.text, top.text) in self.glance.overlaps:
            return True
        pair = (top.text, come.text)
        if pair in self.glance.overlaps and come.first - top.since < TUNING.at_once:
            return False  # they came at once
        if pair in self.glance.covered and not self.handed():
            return False  # nothing else can lie on its tag
        mine, its = self.pile.outline(come.quads), self.pile.outline(top.quads)
        if any(its.holds(middle(tag)) for tag in come.quads):
            return True
        if any(mine.holds(middle(tag)) for tag in self.now(top.text)) or self.half_hidden(come):
            return False
        return True if self._would_hide_tag(self.now(come.text), top.quads) else None

    def tied(self, come: Coming) -> bool:
        """Whether a look more may tell if it lies over or under the top card, which came in the same moment."""
        now, top = self.glance.t, self.pile.top
        if top is None or not top.quads or now - come.first >= TUNING.tied:
            return False
        lie = self.pile.outline(top.quads), self.pile.outline(come.quads)
        return (
            0 <= come.first - top.since < TUNING.at_once
            and self.is_card(come.text)
            and meet(*(where.places[0] for where in lie))
            and self._lies_over_top(come, top) is None
        )

    def half_hidden(self, come: Coming) -> bool:
        """One tag is seen, and the other would lie under the top card, all of which is seen; no new card hides it."""
        top = self.pile.top
        if top is None or len(self.now(top.text)) < 2 or self._was_laid_together(come):
            return False
        return self._would_hide_tag(top.quads, come.quads)

    def _would_hide_tag(self, over: tuple[Quad, ...], under: tuple[Quad, ...]) -> bool:
        """Whether a card both of whose tags are known would hide the other tag of one of which only one is."""
        where = self.pile.outline(over) if over else None
        if where is None or not where.sure or len(under) > 1:
            return False
        other = self.pile.outline(under).mirrored(middle(under[0]))
        return any(where.holds(spot) for spot in other)

    def lain_under(self, come: Coming) -> list[Coming]:
        """Cards not told yet, in doubt whether somebody holds them, over which this one has come to rest now.

        Nobody can lay a card on one that is in the air.
        """
        if not self.is_card(come.text) or not self.on_pile(come.quads):
            return []
        return [
            other
            for other in self.pile.loose
            if isinstance(other, Coming)
            and other.text != come.text
            and self.is_card(other.text)
            and other.apparent_size <= TUNING.raised
            and come.first - other.since >= TUNING.rest
            and (still(self.seen.get(other.text, ())) or 0.0) >= come.first - other.since
            and self.on_pile(other.quads)
            and not self._lies_over_other(other, come)
        ]

    def _cards_coming_beside(self, come: Coming) -> list[Coming]:
        """The cards that come to the pile in these moments beside this one, and can be seen or could a moment ago."""
        return [
            other
            for other in self.pile.loose
            if isinstance(other, Coming)
            and other.text != come.text
            and self.glance.t - other.seen < TUNING.gap
            and abs(other.first - come.first) < TUNING.together
            and self.is_card(other.text)
            and (self.on_pile(other.quads) or self._overlaps(come, other))
        ]

    def _overlaps(self, come: Coming, other: Coming) -> bool:
        """Whether of two cards that come at once one lies over the other."""
        return self._lies_over_other(come, other) is not None

    def comes_to_pile(self, come: Coming) -> bool:
        """Whether a card comes to rest on the pile, or together with one that does so."""
        return self.on_pile(come.quads) or any(
            self.on_pile(other.quads) and self._overlaps(come, other)
            for other in self._cards_coming_beside(come)
        )

    def _lies_over_other(self, one: Coming, other: Coming) -> bool | None:
        """Whether the first of two cards that come at once lies over the other; None when nothing tells."""
        over = (one.text, other.text) in self.glance.overlaps
        if over != ((other.text, one.text) in self.glance.overlaps):
            return over
        above = sum(self.pile.outline(other.quads).holds(middle(tag)) for tag in one.quads)
        below = sum(self.pile.outline(one.quads).holds(middle(tag)) for tag in other.quads)
        if above != below:
            return above > below
        if not self.glance.arm_at_pile and len(one.quads) != len(other.quads):
            whole, part = (one, other) if len(one.quads) > 1 else (other, one)
            if self._would_hide_tag(whole.quads, part.quads):
                return whole is one
        return None

    def lies_under(self, come: Coming) -> bool:
        """Whether a card lies over it that nobody holds: then nobody holds it, though its half tag seems large."""
        if come.sure_size > TUNING.high:
            return False
        top = self.pile.top
        level = {top.text} if top is not None else set()
        level |= {
            one.text
            for one in self.pile.loose
            if isinstance(one, Coming) and one.apparent_size <= TUNING.raised
        }
        return any(below == come.text and above in level for above, below in self.glance.overlaps)

    def lower_first(self, come: Coming) -> bool:
        """Whether a card waits to be told because the one under it, laid in the same moment, is not told yet."""
        if self.glance.t - come.since >= TUNING.waits or not self.is_card(come.text):
            return False
        if self.glance.look_again:
            return True
        hidden = self.glance.t - self.pile.hand_seen < TUNING.hand_gone
        unsure = hidden or self.glance.t - come.since < TUNING.unknown
        overs = (
            (self._lies_over_other(come, other), other) for other in self._cards_coming_beside(come)
        )
        return any(
            over
            or (
                over is None
                and (unsure or self.glance.t - max(come.first, other.first) < TUNING.fresh)
            )
            for over, other in overs
        )

    def handed(self) -> bool:
        """Whether a hand is at the pile, or one of its cards: it may hide another card."""
        places = [self.pile.outline(card.quads) for card in self.pile.lying[-1:] if card.quads]
        return self.glance.arm_at_pile or any(
            math.dist(arm.tip, where.middle) < TUNING.hides * where.length
            for arm in self.glance.arms
            for where in places
        )

    def in_hand(self, come: Coming) -> bool:
        """Whether a card looks too big and a hand is at it still: it may be held low over the pile."""
        return come.apparent_size > TUNING.lifted and self.at_hand(come)

    def at_hand(self, come: Coming) -> bool:
        """Whether a hand is at a card still, or was a moment ago and hasn't gone.

        Whoever waves over a card that lies still doesn't hold it: the hand has gone, whatever looks like one there.
        """
        now, reached, calm = self.glance, self.pile.arm_seen, self.pile.hand_moved
        lost = calm < reached and now.t - reached < TUNING.lost
        waved = calm - come.since >= TUNING.rest
        return (
            now.arms_followed and (now.arm_at_pile or lost) and not waved and not self.let_go(come)
        )

    def with_hand_seen(self, come: Coming) -> Coming:
        """The same card, with what is seen of the hand at it.

        A hand that is quite still is soon taken for a part of the table, but none goes away without a stir.
        """
        where = self.pile.outline(come.quads)
        if any(
            math.dist(arm.tip, where.middle) <= TUNING.leaves * where.length
            for arm in self.glance.arms
        ):
            return replace(come, hand_at=self.glance.t, hand_gone=False)
        if come.hand_gone or come.hand_at < come.first:
            return come
        went = bool(self.glance.arms) or come.hand_at <= self.pile.hand_moved
        if not went and self.glance.pile_motion >= TUNING.goes:
            went = (still(self.seen[come.text]) or 0.0) >= TUNING.rest  # else it stirs by itself
        return replace(come, hand_gone=True) if went else come

    def let_go(self, come: Coming) -> bool:
        """Whether no hand is at a card: arms are followed, and none has come, or it was seen to leave."""
        return self.glance.arms_followed and (come.hand_gone or come.hand_at < come.first)

    def _was_laid_together(self, come: Coming) -> bool:
        """Whether a card was laid together with another, and not over it."""
        return any(
            self._lies_over_other(come, other) is not True
            for other in self._cards_coming_beside(come)
        )

    def depth(self, come: Coming) -> tuple[int, int, float]:
        """Of two cards that come to rest at once, the one underneath has the lower number."""
        over = [self._lies_over_other(come, other) for other in self._cards_coming_beside(come)]
        return over.count(True) - over.count(False), len(come.quads), come.first

    def bare(self, top: Lying) -> bool:
        """Whether the top card's place looks as if it were gone."""
        unseen = self.glance.t - top.seen
        if not top.quads or unseen < TUNING.gone_surely:
            return False
        where = self.pile.outline(top.quads)
        if self._is_being_covered(where, top.text):
            return False
        lifted = self.glance.top_gone == top.text
        if unseen < TUNING.gone:  # sooner when everything says so
            return lifted and self._shows_lower_card(where)
        return lifted or (
            self.glance.t - self.pile.hand_moved >= TUNING.gone / 2
            and self._shows_lower_card(where)
        )

    def _shows_lower_card(self, where: Outline) -> bool:
        """Whether a tag of a card of the pile lies open where the top card lay."""
        return any(
            where.holds(middle(one.corners))
            and max(one.still or 0.0, self.glance.t - card.since) >= TUNING.rest
            for card in self.pile.lying[:-1]
            if card.text not in self.anew
            for one in self.seen.get(card.text, ())
        )

    def _is_being_covered(self, where: Outline, top: str) -> bool:
        """Whether a card is being laid over the top card just now: it may well lie there, out of sight."""
        return any(
            isinstance(come, Coming)
            and come.text in self.seen
            and come.text != top
            and any(where.holds(middle(tag)) for tag in come.quads)
            for come in self.pile.loose
        )


def laid_anew(pile: Pile, seen: Seen) -> frozenset[str]:
    """Cards from inside the pile that are seen far from their place, over the top card."""
    top = pile.top
    if top is None or not top.quads or pile.displaced:
        return frozenset()
    over, tops = pile.outline(top.quads), seen.get(top.text, ())
    found = set()
    for card in pile.lying[:-1]:
        tags = tuple(one.corners for one in seen.get(card.text, ()))
        if (
            card.quads
            and tags
            and pile.moved_tag_sides(card.quads, tags) > TUNING.elsewhere
            and any(over.holds(middle(tag)) for tag in tags)
            and len(tops) < 2
            and not any(pile.outline(tags).holds(middle(one.corners)) for one in tops)
        ):
            found.add(card.text)
    return frozenset(found)


def by_text(sightings: Iterable[TagSighting]) -> Seen:
    """What is read, sorted by what it says."""
    found: Seen = {}
    for one in sightings:
        found[one.text] = (*found.get(one.text, ()), one)
    return found


def still(found: tuple[TagSighting, ...]) -> float | None:
    """For how long nothing has stirred at one of a card's tags: a card is stiff, its other tag lies too."""
    known = [one.still for one in found if one.still is not None]
    return max(known, default=None)
