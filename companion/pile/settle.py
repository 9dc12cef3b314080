"""Which card lies on the pile: a pure function of timed glances, tested with lists.

The states of a code and how they change stand over the door of this room; what a glance proves is in `evidence.py`.
"""

from dataclasses import replace
from operator import is_not
from typing import assert_never

from companion.pile.arm_tracks import DrawPileVisit, PileVisit, arm_of_card, card_laid, track_arms
from companion.pile.card import Coming, Loose, Lying, SetAside
from companion.pile.draw_visit import followed_draw_visit
from companion.pile.event import (
    Beside,
    Covered,
    Event,
    Health,
    MaybeDrew,
    MaybeMore,
    Missed,
    Moved,
    Settled,
    StrangerSeen,
    TakenBack,
    TokenLaid,
    Touched,
    Unsure,
)
from companion.pile.evidence import Evidence, Meanings, by_text, laid_anew, still
from companion.pile.glance import BareCardSeen, Glance, TagSighting
from companion.pile.outline import spanned
from companion.pile.pile import Pile
from companion.pile.quad import Quad, apart, evened, meet, side
from companion.pile.required_rest import Circumstances, required_rest
from companion.pile.tilt import Tilt
from companion.pile.tuning import TUNING
from companion.tags import CardTag, Damaged, OtherDeck, TokenTag
from companion.tags import Stranger as StrangersCode

BARE = "bare "
"""Begins what stands for the code of a card that has none."""


def settle(pile: Pile, glance: Glance, whose: Meanings) -> tuple[Pile, tuple[Event, ...]]:
    """The pile after one more glance, and what happened."""
    step = _Step(pile, glance, whose)
    step.run()
    return step.pile, tuple(step.events)


class _Step:
    """One glance being taken in; lives only as long as `settle` runs."""

    def __init__(self, pile: Pile, glance: Glance, whose: Meanings) -> None:
        self.pile = pile
        self.glance = glance
        self.whose = whose
        self.events: list[Event] = []
        self.t = glance.t
        self.passed = max(0.0, min(glance.t - pile.t, 0.5))
        self.slow = self.passed > TUNING.slow
        self.seen = by_text(glance.sightings)
        self.anew: frozenset[str] = frozenset()
        self.told: set[str] = set()
        """Cards told in this glance, each over those before."""

    @property
    def evidence(self) -> Evidence:
        """What this glance proves about the pile as it is known by now."""
        return Evidence(self.pile, self.glance, self.seen, self.whose, self.anew)

    def run(self) -> None:
        if self.glance.knocked:
            self._forget_places()
        self._follow_hands()
        self.anew = laid_anew(self.pile, self.seen)
        self._see_lying()
        rested = [come for come in map(self._follow_code, self._follow_loose()) if come is not None]
        for come in sorted(rested, key=self.evidence.depth):
            evidence = self.evidence
            if (
                self._is_first_look_after_hand(come)
                or evidence.lower_first(come)
                or evidence.tied(come)
            ):
                continue
            for one in (*evidence.lain_under(come), come):
                if any(one.text == waiting.text for waiting in self.pile.loose):
                    self._tell_rested(one)
        for rest in self.glance.bare_cards:
            self._follow_bare_cards(rest)
        self._forget_unseen()
        self._tell_hand_at_edge()
        self._tell_taken_back()
        self._tell_unseen_top()

    # -- the camera and the hands -------------------------------------------------------------

    def _forget_places(self) -> None:
        """All places are worth nothing now; no card has moved on the table."""
        loose = tuple(
            replace(one, quads=(), since=self.t) if isinstance(one, SetAside) else one
            for one in self.pile.loose
            if self.t - one.seen < 2 * TUNING.away  # what left before was not there to be moved
        )
        lying = tuple(replace(card, quads=(), last=()) for card in self.pile.lying)
        self.pile = replace(
            self.pile,
            lying=lying,
            loose=loose,
            tilt=Tilt(),
            displaced=bool(lying),
            hand_moved=self.t,
        )
        says = "The camera was moved: look whether the pile is still in the picture."
        self.events.append(Health(self.t, "moved", ok=False, says=says))
        if not lying:
            self._find_known_again()

    def _find_known_again(self) -> None:
        self.pile = replace(self.pile, displaced=False)
        self.events.append(Health(self.t, "moved", ok=True, says="The pile is in the picture."))

    def _follow_hands(self) -> None:
        """Follows arms; where none can be followed, a hand in the draw pile's place alone may have drawn."""
        glance, pile = self.glance, self.pile
        hand, handed = glance.pile_motion >= TUNING.hand, self.evidence.handed()
        visits, ended = track_arms(
            pile.arms, self.t, glance.arms, watching=glance.arms_followed and glance.draw_pile_seen
        )
        for visit in ended:
            match visit:
                case DrawPileVisit(arm=arm):
                    self.events.append(MaybeDrew(self.t, arm))
                case PileVisit(began, arm) if began > pile.last_told:
                    self.events.append(Touched(self.t, arm, began))
                case PileVisit():
                    pass  # this hand has laid a card
        reach = pile.draw_visit
        if not glance.arms_followed:
            reach, drew = followed_draw_visit(reach, self.t, there=glance.draw_motion, crosses=hand)
            if drew:
                self.events.append(MaybeDrew(self.t))
        self.pile = replace(
            pile, t=self.t, hand_moved=self.t if hand else pile.hand_moved,
            hand_seen=self.t if handed else pile.hand_seen,
            arm_seen=self.t if glance.arm_at_pile else pile.arm_seen, arms=visits, draw_visit=reach,
        )  # fmt: skip

    def _tell_laid(self, card: str, rested: float, began: float | None = None) -> None:
        """Tells a card on the pile with the arm that laid it, after the hands that were at the draw pile before."""
        visits = self.pile.arms
        arm = arm_of_card(visits, rested, began)
        watched = visits.unwatched <= self.pile.last_told or None
        visits, before = card_laid(visits, rested, arm)
        self.events += (MaybeDrew(self.t, hand.arm) for hand in before)
        self.events.append(Settled(self.t, card, arm, watched))
        self.pile = replace(self.pile, last_told=rested, arms=visits)

    # -- the cards that lie there -------------------------------------------------------------

    def _see_lying(self) -> None:
        """Takes in where the pile's cards are seen now."""
        lying = list(self.pile.lying)
        if not any(card.text in self.seen for card in lying):
            return
        for place, card in enumerate(lying):
            if card.text not in self.anew and (found := self.seen.get(card.text)):
                quads = tuple(one.corners for one in found)
                top = place == len(lying) - 1
                lying[place] = self._update_known(card, found, quads, top=top)
                if top:
                    if len(card.quads) < 2:
                        self.pile = self.pile.learned(quads)
                    if self.pile.displaced:
                        self._find_known_again()
        self.pile = replace(self.pile, lying=tuple(lying))

    def _update_known(
        self, card: Lying, found: tuple[TagSighting, ...], quads: tuple[Quad, ...], *, top: bool
    ) -> Lying:
        if not card.quads:
            return replace(card, quads=quads, last=quads, since=self.t, seen=self.t)
        off, now = self.pile.moved_tag_sides(card.quads, quads), replace(card, seen=self.t)
        whole = _both_tags(card, quads)
        if whole and (off <= TUNING.steady or (found[0].still or 0.0) >= self.t - card.seen):
            return replace(now, quads=whole, last=whole)
        moved = self.pile.moved_tag_sides(card.last, quads) > TUNING.steady
        if moved:
            now = replace(now, last=quads, since=self.t)
        if off <= TUNING.steady:
            return replace(now, quads=evened(card.quads, quads, TUNING.newest))
        # Somebody may carry it away: its place is another one only once it rests there.
        if not self._rests_again(
            quads, max(self.t - now.since, 0.0 if moved else still(found) or 0.0)
        ):
            return now
        if top and off > TUNING.nudged:
            self.events.append(Moved(self.t, card.card))
        return replace(now, quads=quads)

    def _rests_again(self, quads: tuple[Quad, ...], rest: float) -> bool:
        """Whether a card of the pile that was moved has been put down, having lain still for so long."""
        if self.evidence.handed():
            return rest >= TUNING.rest_at_hand
        return rest >= (TUNING.rest if self.evidence.on_pile(quads) else TUNING.rest_beside)

    # -- the codes that are no part of the pile -----------------------------------------------

    def _follow_loose(self) -> list[tuple[str, tuple[TagSighting, ...]]]:
        lying = {card.text for card in self.pile.lying} - self.anew
        return [(text, found) for text, found in self.seen.items() if text not in lying]

    def _follow_code(self, loose: tuple[str, tuple[TagSighting, ...]]) -> Coming | None:
        """Takes in where a loose code is seen now; gives it when it has come to rest untold."""
        text, found = loose
        quads = tuple(one.corners for one in found)
        match next((one for one in self.pile.loose if one.text == text), None):
            case Coming() as before:
                now: Loose = self._update_coming(before, quads, found)
            case SetAside() as before:
                now = self._update_aside(before, quads)
            case None:
                now = self._first_seen(text, quads)
            case other:
                assert_never(other)
        if isinstance(now, Coming):
            now = self.evidence.with_hand_seen(now)
        self.pile = self.pile.beside(now)
        if isinstance(now, SetAside):
            return None
        under = self.evidence.lies_under(now) and not self.evidence.in_hand(now)
        lies = replace(now, apparent_size=1.0, sure_size=1.0) if under else now
        return now if self._rest_duration(lies, found) >= self._required_rest(lies) else None

    def _first_seen(self, text: str, quads: tuple[Quad, ...]) -> Coming:
        t = self.t
        size = self.pile.size(quads)
        return Coming(text, quads, t, t, t, *size, hovers_at=quads, hovers_since=t, last_read=quads)

    def _update_coming(
        self, before: Coming, quads: tuple[Quad, ...], found: tuple[TagSighting, ...]
    ) -> Coming:
        """On its way still: it has moved, or lies where it lay a moment ago."""
        anew, calm = any(not one.age for one in found), bool(still(found))
        unseen = self.t - before.seen > TUNING.gap
        if unseen:  # nobody saw it move about meanwhile
            before = replace(before, hovers_at=quads, hovers_since=self.t)
        # Where it was read while something stirred there, perhaps a hand that put it down, it was read badly.
        rests = anew and calm and not before.read_calm
        place = before.last_read if rests else before.quads
        if self.pile.moved_tag_sides(place, quads) > TUNING.steady:
            now = replace(
                before, quads=quads, since=self.t, seen=self.t, readings=1, read_calm=calm
            )
        else:  # its place is where it came to rest: a slow sway adds up
            better = len(quads) > len(before.quads) or rests
            first = quads if better else before.quads
            gap = unseen and self.glance.arm_at_pile
            since = self.t if gap else before.since
            read = 1 if gap else before.readings + anew
            calm = before.read_calm or (better and calm)
            now = replace(
                before, quads=first, since=since, seen=self.t, readings=read, read_calm=calm
            )
        now = now.with_move(self.pile.moved_tag_sides(now.hovers_at, quads), self.t)
        return (
            replace(now, last_read=quads).with_size_averaged(*self.pile.size(quads))
            if anew
            else now
        )

    def _update_aside(self, before: SetAside, quads: tuple[Quad, ...]) -> Loose:
        """Lies beside still, unless it was moved, or has been away for long."""
        back = before.absent < TUNING.away
        if not before.quads:
            return SetAside(before.text, quads, self.t, self.t)
        off = self.pile.moved_tag_sides(before.quads, quads)
        if before.swept and len(quads) < 2 and off <= TUNING.nudged:
            return before  # it was never swept up, and peeks out from under the others
        doubt = self.pile.may_lie_on_pile(before.quads) and self.t - before.since < TUNING.doubted
        if doubt and len(quads) > 1 and not before.swept and self.evidence.on_pile(quads):
            return self._first_seen(before.text, quads)  # it lies on the pile after all
        if off <= TUNING.steady and before.absent < 5 * TUNING.away:
            whole = before.quads if len(before.quads) >= len(quads) else quads
            return replace(before, quads=whole, seen=self.t, absent=0.0 if back else before.absent)
        if off <= TUNING.nudged and back:
            return SetAside(before.text, quads, self.t, self.t)
        return self._first_seen(before.text, quads)

    def _rest_duration(self, come: Coming, found: tuple[TagSighting, ...]) -> float:
        """For how long a code has lain still, by its corners and by the picture there."""
        placed, unstirred = self.t - come.since, still(found)
        if self.evidence.is_card(come.text) and come.apparent_size > TUNING.raised:
            # Perhaps somebody holds it, swaying too slowly to be noticed: only what is read anew counts.
            placed -= min(one.age for one in found)
            return placed if unstirred is None else min(unstirred, placed)
        if unstirred is None:
            return placed
        # Read at the same place on the table time after time, it rests, however unsteady the picture is.
        reads = TUNING.reads_reached if self.glance.arm_at_pile else TUNING.reads
        if placed >= TUNING.rest * (2 if self.glance.arm_at_pile else 1):
            reads = (reads + 1) // 2  # few pictures a second
        if self._seen_twice_whole(come):
            reads = 2
        rests = unstirred >= TUNING.unstirred or come.readings >= reads
        if self.glance.arm_at_pile:  # an arm is there: one reading alone proves nothing
            if self.slow and come.readings > 1:  # it lay there already when it was first looked for
                placed = max(placed, min(unstirred, placed + self.passed))
            return placed - min(one.age for one in found) if rests else 0.0
        if unstirred >= TUNING.rest:
            return max(unstirred, placed)
        return placed if rests else 0.0

    def _seen_twice_whole(self, come: Coming) -> bool:
        """Whether pictures are few, and two of them show both tags of a card in one place that its hand has left."""
        return (
            self.slow and come.readings > 1 and len(come.quads) > 1 and self.evidence.let_go(come)
        )

    def _required_rest(self, come: Coming) -> float:
        """How long this code has to lie still before it is told."""
        match self.whose(come.text):
            case CardTag() if (
                self.t - self.pile.hand_seen < TUNING.hand_gone and not self._seen_twice_whole(come)
            ):
                return max(self._required_rest_of_card(come), TUNING.rest_hand)
            case CardTag():
                return self._required_rest_of_card(come)
            case TokenTag():
                return TUNING.rest_token
            case OtherDeck() | Damaged() | StrangersCode():
                return TUNING.rest_stranger
            case other:
                assert_never(other)

    def _required_rest_of_card(self, come: Coming) -> float:
        evidence = self.evidence
        return required_rest(
            Circumstances(
                card=come,
                cards=len(self.pile.lying),
                beside=not evidence.comes_to_pile(come),
                perhaps_on=self.pile.may_lie_on_pile(come.quads),
                half_hidden=evidence.half_hidden(come),
                relaid=come.text in self.anew,
                held=evidence.in_hand(come),
                at_hand=evidence.at_hand(come) and not self.slow,
                alone=not any(
                    isinstance(other, Coming)
                    and other.text in self.seen
                    and other.text != come.text
                    for other in self.pile.loose
                ),
                under_arm=self.glance.arm_at_pile and not self._seen_twice_whole(come),
                lingers=TUNING.lingers + (self.passed if self.slow else 0.0),
            )
        )

    def _is_first_look_after_hand(self, come: Coming) -> bool:
        """Whether a card is read for the first time where a hand was a moment ago: one under it may be read next."""
        lately = self.t - self.pile.hand_seen < TUNING.gap
        return (
            come.first == self.t and lately and not self.slow and self.evidence.is_card(come.text)
        )

    def _forget_unseen(self) -> None:
        """Lets go of codes that are out of sight."""
        kept: list[Loose] = []
        hand = (
            self.glance.pile_motion >= TUNING.hand or self.glance.picture_motion >= TUNING.hand / 2
        )
        passed = self.passed if self.glance.whole and not hand else 0.0
        lying = {card.text for card in self.pile.lying} - self.anew
        for one in self.pile.loose:
            if one.text in lying:
                continue
            if one.text in self.seen:
                kept.append(one)
            elif isinstance(one, SetAside):
                if one.swept and one.absent >= 5 * TUNING.away:
                    kept.append(one)
                elif one.absent + passed < 20 * TUNING.away:
                    kept.append(replace(one, absent=one.absent + passed))
            elif self.t - one.seen < TUNING.forget:
                kept.append(one)
        if len(kept) != len(self.pile.loose) or any(map(is_not, kept, self.pile.loose)):
            self.pile = replace(self.pile, loose=tuple(kept))

    # -- what is told of them -----------------------------------------------------------------

    def _tell_rested(self, come: Coming) -> None:
        """Tells what has come to rest."""
        meaning = self.whose(come.text)
        match meaning:
            case CardTag():
                if self.evidence.comes_to_pile(come):
                    self._tell_played(come, meaning.card)
                    return
                self.events.append(Beside(self.t, meaning.card))
            case TokenTag():
                self.events.append(TokenLaid(self.t, meaning.token))
            case OtherDeck():
                self._tell_strange(come.text, "other-deck")
            case Damaged():
                self._tell_strange(come.text, "damaged")
            case StrangersCode():
                self._tell_strange(come.text, "foreign")
            case other:
                assert_never(other)
        self.pile = self.pile.beside(SetAside(come.text, come.quads, come.since, come.seen))

    def _tell_hand_at_edge(self) -> None:
        """Says when a hand that lies open may hold more: over the picture's edge, or a card that can't be read."""
        aside = [
            self.pile.outline(one.quads).places[0]
            for one in (self.pile.loose if self.glance.cut_off else ())
            if isinstance(one, SetAside)
            and one.text in self.seen
            and self.evidence.is_card(one.text)
        ]
        if any(meet(card, cut) for card in aside for cut in self.glance.cut_off):
            if self.t - self.pile.cut_off_at >= TUNING.cut_again:
                self.events.append(MaybeMore(self.t))
            self.pile = replace(self.pile, cut_off_at=self.t)

    def _tell_played(self, come: Coming, card: str) -> None:
        if come.text in self.anew:
            lying = tuple(one for one in self.pile.lying if one.text != come.text)
            self.events.append(TakenBack(self.t, card, lying[-1].card))
            self.pile = replace(self.pile, lying=lying)
        top = self.pile.top
        found = Lying(come.text, card, come.quads, come.quads, come.since, self.t)
        if top and top.text not in self.told and self.evidence.under_top(come, top):
            self.events.append(Missed(self.t, card, top.card))
            lying = (*self.pile.lying[:-1], found, top)
        else:
            self._tell_laid(card, come.since)
            if top is not None:
                self.events.append(Covered(self.t, top.card, card))
            self.told.add(come.text)
            lying = (*self.pile.lying, found)
            if self.pile.displaced:
                self._find_known_again()
            self.pile = replace(self.pile.learned(come.quads), hand_moved=self.t)
        self.pile = replace(self.pile.without(come.text), lying=lying)

    def _tell_strange(self, text: str, why: str) -> None:
        last = dict(self.pile.strangers)
        if self.t - last.get(text, float("-inf")) >= TUNING.strange_again:
            self.events.append(StrangerSeen(self.t, text, why))
        last[text] = self.t
        self.pile = replace(self.pile, strangers=tuple(last.items())[-50:])

    # -- cards without tags -------------------------------------------------------------------

    def _follow_bare_cards(self, rest: BareCardSeen) -> None:
        """A bare card has no code: it is known by its place in the pile alone."""
        top = self.pile.top
        match rest.what:
            case "laid":
                self._tell_laid(rest.card, self.t if rest.since is None else rest.since, rest.began)
                if top is not None:
                    self.events.append(Covered(self.t, top.card, rest.card))
                card = Lying(f"{BARE}{self.t}", rest.card, since=self.t, seen=self.t)
                lying = (*self.pile.lying, card)
                self.pile = replace(self.pile, lying=lying, hand_moved=self.t)
                if self.pile.displaced:
                    self._find_known_again()
            case "lifted" if top is not None and top.card == rest.card:
                left = self.pile.lying[:-1]
                self.events.append(TakenBack(self.t, rest.card, left[-1].card if left else None))
                self.pile = replace(self.pile, lying=left)
            case "lifted":
                pass
            case "nudged":
                self.events.append(Moved(self.t, rest.card))
            case "beside":
                self.events.append(Beside(self.t, rest.card))
            case "unsure":
                self.events.append(Unsure(self.t, rest.likely))
            case other:
                assert_never(other)

    # -- the top card -------------------------------------------------------------------------

    def _tell_taken_back(self) -> None:
        """The top card is gone when its place goes on looking as if it were."""
        while (top := self.pile.top) and not self.pile.displaced and self.evidence.bare(top):
            since = self.pile.gone_since
            if since is None or since[0] != top.text:
                since = (top.text, self.t)
                self.pile = replace(self.pile, gone_since=since)
            if self.t - since[1] < TUNING.bare:
                return
            below = self.pile.lying[-2].card if len(self.pile.lying) > 1 else None
            self.events.append(TakenBack(self.t, top.card, below))
            self.pile = replace(self.pile, lying=self.pile.lying[:-1])
        if self.pile.gone_since is not None:
            self.pile = replace(self.pile, gone_since=None)

    def _tell_unseen_top(self) -> None:
        """Says when the top card has been out of sight for long with no hand over the pile."""
        top = self.pile.top
        since = max(top.seen, self.pile.hand_moved) if top else self.t
        known = top is not None and not top.text.startswith(BARE)
        unseen = known and self.t - since >= TUNING.unseen
        if unseen and not self.pile.unseen_told:
            says = "The top card can't be read: take away what lies on it, or turn it out of the lamp's reflection."
            self.events.append(Health(self.t, "unseen", ok=False, says=says))
        elif self.pile.unseen_told and not unseen:
            self.events.append(
                Health(self.t, "unseen", ok=True, says="The top card is read again.")
            )
        if unseen != self.pile.unseen_told:
            self.pile = replace(self.pile, unseen_told=unseen)


def _both_tags(card: Lying, quads: tuple[Quad, ...]) -> tuple[Quad, Quad] | None:
    """Both tags of a card of which one was known and the other is seen now, if it has not moved."""
    if len(card.quads) != 1 or len(quads) != 1 or apart(*card.quads, *quads) < side(quads[0]):
        return None
    whole = (card.quads[0], quads[0])
    return whole if spanned(*whole) is not None else None
