"""Turns what the camera tells into acts: a settled card is a fact, a token is a word, a hint stays a hint.

It knows no rules: it asks the table what it waits for, and the referee decides what a card means.
"""

import logging
import time
from dataclasses import dataclass, replace
from itertools import islice

from companion.pile.event import (
    Beside,
    Event,
    MaybeDrew,
    MaybeMore,
    Missed,
    Settled,
    TakenBack,
    TokenLaid,
    Touched,
    Unsure,
)
from companion.rules import acts
from companion.rules.deck import bits
from companion.rules.table import Table
from companion.story.possible import discarding
from companion.table.answer import CAMERA, Answer
from companion.table.live import LiveTable
from companion.table.open_hands import PHASES, OpenHands
from companion.table.reaching import Laid, Reaching
from companion.table.tokens import Tokens, asked
from companion.wire.reply import Taken
from companion.wire.sent import said
from companion.wire.tables import waiting

log = logging.getLogger(__name__)

SHOWN = ("cut", "hands")
"""Questions during which a card is shown instead of played."""

SWAP = 0.5
"""The fewest seconds in which somebody takes a card up and lays another; a faster one was laid over it."""
TAPPED = 4.0
"""Seconds within which an untagged card is the one that somebody has just tapped in."""
PAID = (acts.ShowHand, acts.Verdict, acts.Catch)
"""Cards after which the player who has to draw is the next to take cards."""
ONE_HAND = 1.5
"""Seconds within which two reaches to the draw pile belong to one person."""


@dataclass(frozen=True, slots=True)
class Draws:
    """Hands at the draw pile since the table's last entry that nobody has reported; they are hints."""

    seq: int
    count: int
    last: float


@dataclass(frozen=True, slots=True)
class Doubt:
    """An untagged card that came to rest after the table's last entry, and its possible faces, likeliest first."""

    seq: int
    cards: tuple[str, ...]


class Interpreter:
    """Turns the events of one camera into acts at one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._lifted: TakenBack | None = None
        self._own = 0
        """The last entry that the camera made or confirmed."""
        self._spoils: tuple[int, list[int]] = (-1, [])
        """A war's entry, and those of its cards that the camera hasn't seen on the pile yet."""
        self._tokens = Tokens()
        self._draws: Draws | None = None
        self._doubt: Doubt | None = None
        self._open = OpenHands(live, self._tokens, self._act)
        self.reaching = Reaching()
        """Knows whose arm is whose."""
        self.weighed: Laid | None = None
        """What the arms told of the last card."""

    @property
    def beside(self) -> list[str]:
        """The cards that lie beside the pile."""
        return self._tokens.shown

    @property
    def draws(self) -> Draws | None:
        """The draws that were seen and not reported, as long as nothing else has happened."""
        found = self._draws
        return found if found is not None and found.seq == self._live.seq else None

    @property
    def doubt(self) -> Doubt | None:
        """The untagged card on top that somebody has to name, as long as nothing else has happened."""
        found = self._doubt
        return found if found is not None and found.seq == self._live.seq else None

    def hear(self, event: Event, id_: str | None = None) -> list[Answer]:
        """Tells the table what was seen; returns the answers to the acts that follow from it."""
        table = self._live.table
        if table is None:
            return []
        self.reaching.sit(table.names)
        self.reaching.clock = max(self.reaching.clock, event.t)
        self.reaching.read(self._live.log, event.t, held(table))
        match event:
            # It belongs to the hand that is being laid open beside the pile.
            case Settled(card=card) if table.phase == "hands" and self._open.growing(event.t):
                return self._open.lay(card, event.t)
            case MaybeMore() if table.phase in PHASES:
                return self._open.goes_on(event.t)
            case Settled(card=card) if table.phase in SHOWN:
                self._tokens.show(card)
                if table.phase == "cut":
                    return [self._act(acts.Seen(card))]
                return [self._tell_card(replace(self._with_hints(event, table, None), laid=False))]
            case Settled():
                return self._play_settled(event, table, id_)
            case TakenBack():
                return self._take_back_card(event, table)
            case Missed():
                return self._insert_missed(event)
            case TokenLaid(token=token):
                self._open.whole()
                return [self._act(act) for act in self._tokens.lay(token, table)]
            case Beside(card=card) if table.phase in PHASES:
                return self._open.lay(card, event.t)
            case Beside(card=card):
                self._tokens.show(card)
            case Unsure(likely=likely):
                faces = table.setting.deck.cards
                cards = tuple(one for one in likely if one in faces)
                tapped = self._card_just_tapped()
                answered = tapped is not None and tapped[1] in cards
                self._doubt = Doubt(self._live.seq, cards) if cards and not answered else None
            case MaybeDrew(arm=arm) if table.phase == "cut":
                self.reaching.drew_for_dealer(arm)
            case MaybeDrew(arm=None) if not self.reaching.knows:
                self._note_reach(table, event.t)
            case MaybeDrew(arm=arm):
                self.reaching.took(arm, event.t)
            case Touched(arm=arm, began=began):
                self.reaching.touched(arm, event.t if began is None else began)
            case _:
                pass
        return []

    def _note_reach(self, table: Table, at: float) -> None:
        """Notes a hand at the draw pile: somebody takes owed cards, or may have drawn at their turn."""
        first = next(iter(waiting(table)), None)
        if first is None or first.ask != "play" or isinstance(self._live.log[-1].act, PAID):
            return
        before = self.draws
        if before is None:
            self._draws = Draws(self._live.seq, 1, at)
        elif at - before.last >= ONE_HAND:
            self._draws = Draws(before.seq, before.count + 1, at)

    # Cards

    def _play_settled(self, event: Settled, table: Table, id_: str | None) -> list[Answer]:
        answers: list[Answer] = []
        self._open.over()
        if (spoil := self._war_card_meant(event.card, table)) is not None:
            if spoil == table.top:
                return []
            answers.append(self._act(acts.Seen(table.setting.deck.copies[spoil])))
            self._spoils = self._live.seq, self._spoils[1]
            return answers
        if self._was_tapped_in(event.card):
            return answers
        lifted, self._lifted = self._lifted, None
        who, color = self._tokens.played(table)
        if lifted is not None and lifted.card != event.card and self._was_swapped(lifted, event):
            # The player thought better of it: the last card was taken up and another one put down.
            answers.append(self._act(acts.Undo()))
        before, seen = self.weighed, self._with_hints(event, table, who)
        answers += [self._tell_card(seen, id_), *self._reconsider_card_before(table, before)]
        now = self._live.table
        if color is not None and now is not None and (ask := asked(now, "color")):
            answers.append(self._act(acts.Color(ask.to[0], color)))
        return answers

    def _tell_card(self, seen: acts.Seen, id_: str | None = None) -> Answer:
        """The answer to a card, after which its player's cards and all earlier draws are known."""
        answer = self._act(seen, id_)
        now = self._live.table
        if now is not None:
            self.reaching.fetched.held = held(now)
            if not answer.ok or now.dispute is not None:
                self.reaching.fetched.again()
        return answer

    def _reconsider_card_before(self, table: Table, before: Laid | None) -> list[Answer]:
        """Looks again at the card before, because this one doesn't follow it: somebody else may have laid that one."""
        now = self._live.now
        if now.table is None:
            return []
        by, others = self._arm_contradicts_log(table, now.table, before)
        if not others:
            return []
        told = (entry for entry in reversed(now.referee.entries) if entry.made_for is None)
        last = next(islice(told, 1, None), None)
        if last is None or not isinstance(last.act, acts.Seen):
            return []
        if last.act.player is not None or last.act.watched:
            return []
        counts = now.table.counts

        def fits(then: Table) -> bool:
            return then.dispute is None and (by is None or then.counts[by] < counts[by])

        instead = [replace(last.act, by=other) for other in others]
        amend = now.referee.record.told_otherwise(last.seq, instead, fits)
        return [] if amend is None else [self._act(amend)]

    def _arm_contradicts_log(
        self, table: Table, now: Table, before: Laid | None
    ) -> tuple[int | None, list[str]]:
        """Whose arm surely laid this card though the log names another, and who else may have laid the one before."""
        if now.dispute is not None:  # play goes on although nobody has spun the wheel
            wheel = next(
                (e.act for e in reversed(self._live.log) if isinstance(e.act, acts.Spin)), None
            )
            return None, [] if wheel is None else [wheel.player]
        shed = discarding(table)
        laid = self.weighed
        if shed is None or laid is None or not laid.sure or laid.by is None or before is None:
            return None, []
        by = table.names.index(laid.by)
        if by == shed.player or now.counts[shed.player] >= table.counts[shed.player]:
            return None, []
        likely = sorted(before.could, key=lambda name: -before.could[name])
        return by, [name for name in likely if name != table.names[shed.player]]

    def _with_hints(self, event: Settled, table: Table, who: str | None) -> acts.Seen:
        """A card with what the arms tell about it, even if it may only be shown to be counted."""
        watched = bool(event.watched)
        laid = self.weighed = self.reaching.laid(event.card, event.arm, table, watched=watched)
        by, drew = laid.by, laid.drew
        if (draws := self.draws) is not None:  # nobody knows whose hands they were
            drew = draws.count + (drew if isinstance(drew, int) else sum(drew.values()))
        # If the arm's owner isn't sure, a hand may have been missed, too, so nothing is asked.
        watched = watched and laid.sure and laid.whole and self.reaching.certain
        return acts.Seen(
            event.card, who, by=by, drew=drew, watched=watched, laid="#" not in event.card
        )

    def _war_card_meant(self, card: str, table: Table) -> int | None:
        """Which card this untagged one is of the war that was just reported, on its way onto the pile."""
        last = self._live.log[-1] if self._live.seq else None
        if last is None:
            return None
        if isinstance(last.act, acts.War) and self._spoils[0] != last.seq:
            self._spoils = last.seq, list(bits(table.laid))
        if self._spoils[0] != last.seq:
            return None
        faces = table.setting.deck.card_of
        copy = next((one for one in self._spoils[1] if faces[one].name == card), None)
        if copy is not None:
            self._spoils[1].remove(copy)
        return copy

    def _was_tapped_in(self, card: str) -> bool:
        """Whether somebody tapped this card in: a tag's number says so, and without a tag only the time."""
        tapped = None if "#" in card else self._card_just_tapped()
        if tapped is None:
            return False
        self._own = tapped[0]
        return tapped[1] == card

    def _card_just_tapped(self) -> tuple[int, str] | None:
        """The card that somebody tapped in a moment ago, and its entry."""
        now, since = self._live.now, time.time() - TAPPED
        for entry in reversed(now.referee.entries):
            told_long_ago = entry.seq <= self._own or now.times.get(entry.seq, 0.0) < since
            if told_long_ago or isinstance(entry.act, acts.Correction):
                return None
            if isinstance(entry.act, acts.Seen | acts.Play):
                return entry.seq, bare(entry.act.card)
        return None

    def _take_back_card(self, event: TakenBack, table: Table) -> list[Answer]:
        top = table.top_card
        if table.dispute is not None:
            # The disputed card is gone, so the card before it lies on top again.
            under = event.top or (None if top is None else top.name)
            return [self._act(acts.Seen(str(under)))]
        if top is not None and bare(event.card) == top.name:
            self._lifted = event
        return []

    def _was_swapped(self, lifted: TakenBack, settled: Settled) -> bool:
        """Whether the card that was taken up is the last thing that was told, and there was time to replace it."""
        if settled.t - lifted.t < SWAP:
            return False
        last = self._live.log[-1].act
        return isinstance(last, acts.Seen | acts.Play) and last.card in (
            lifted.card,
            bare(lifted.card),
        )

    def _insert_missed(self, event: Missed) -> list[Answer]:
        """Inserts a card that nobody saw being played before the one on it, if the evening still fits."""
        now = self._live.now
        if now.table is None or _lies_in_pile(now.table, event.card):
            return []  # an old card of the pile peeks out
        last = next(
            (
                entry.seq
                for entry in reversed(now.referee.entries)
                if isinstance(entry.act, acts.Seen | acts.Play)
                and entry.act.card in (event.under, bare(event.under))
            ),
            None,
        )
        if last is None:
            return []
        insert = acts.Insert(last, acts.Seen(event.card))
        would = now.preview(insert)
        if not isinstance(would.reply, Taken) or would.reply.findings:
            return []
        return [self._act(insert)]

    def _act(self, act: acts.Act, id_: str | None = None) -> Answer:
        answer = self._live.act(said(act, id_), CAMERA).result(timeout=60)
        if not answer.ok:
            log.info("the table did not take %s: %s", act, answer.code)
            self._tokens.refused(act)
        if isinstance(answer.reply, Taken):
            self._own = answer.reply.moment.seq
        return answer


def held(table: Table) -> dict[str, int]:
    """How many cards everybody holds."""
    return dict(zip(table.names, table.counts, strict=True))


def bare(card: str) -> str:
    """A card's name without the number of its copy."""
    return card.partition("#")[0]


def _lies_in_pile(table: Table, card: str) -> bool:
    """Whether this very copy lies in the discard pile as far as the log knows."""
    copy = table.setting.deck.ids.get(card)
    return copy is not None and bool(table.discarded >> copy & 1)
