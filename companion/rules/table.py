"""The table as the referee knows it. Nothing here decides; `evolve` alone changes it.

One slotted object, cloned once an act. Lists and dicts in it are never changed in place
but replaced, so a clone shares them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from companion.rules.acts import Act
from companion.rules.agenda import (
    AskDiscard,
    AskRule,
    Dispute,
    Prompt,
    Question,
    Task,
    Together,
    Turn,
)
from companion.rules.cards import Card
from companion.rules.events import Event
from companion.rules.setting import Setting

Pile = tuple[int, "Pile"] | None  # the top copy, and what lies under it

PLAYING, WAITING, GONE, OUT = (
    0,
    1,
    2,
    3,
)  # a seat: in the round, from the next one on, gone home, out of the round


class Ending(NamedTuple):
    """The table before somebody went out, and what was told from then on, each with its entry."""

    before: Table
    told: tuple[tuple[Act, int], ...]
    sure: bool = False  # cards that nobody names are only shown, to be counted
    first: Table | None = None  # an earlier end, if the cards seen since may only have been shown


class Reopening(NamedTuple):
    """A card showed that the round goes on; so many have been played since. It may have been shown only."""

    ended: Table
    cards: int = 0


class Table:
    """Everything that is known, in the middle of any prompt."""

    __slots__ = (
        "agenda",
        "aside",
        "assuming",
        "called",
        "color",
        "counts",
        "dealer",
        "direction",
        "discarded",
        "discards",
        "dispute",
        "draws",
        "ending",
        "face",
        "guessed",
        "held",
        "known",
        "laid",
        "laid_at",
        "laid_by",
        "late",
        "names",
        "news",
        "odd",
        "out",
        "owing",
        "passed",
        "pending",
        "phase",
        "pile",
        "question",
        "round",
        "scores",
        "seats",
        "seq",
        "setting",
        "shed",
        "showing",
        "shuffled",
        "standing",
        "symbol",
        "tallies",
        "tokens",
        "top",
        "unsure",
        "winners",
    )
    setting: Setting
    names: tuple[str, ...]
    seats: tuple[int, ...]  # PLAYING, WAITING or GONE
    phase: str
    round: int
    dealer: int | None
    direction: int  # 1 is to the left
    color: str | None  # in force; never written onto a card
    symbol: str | None  # in force; None where only the color counts
    top: int | None  # a copy; None where nobody saw what lies on top
    counts: list[int]
    scores: list[int]
    owing: int  # seats that owe the call, a bit each
    called: int
    late: int  # seats that forgot the call, and nobody noticed in time
    known: list[int]  # for each seat the copies known to be in the hand
    held: int  # all of those together
    laid_at: int  # the entry of the last play
    laid_by: int  # whose it was
    pile: Pile
    draws: int
    discards: int
    aside: int  # cards of those who are out: they come back when the pile is shuffled
    assuming: bool  # what happens just now is only assumed
    unsure: int  # seats whose number of cards rests on what was only assumed
    discarded: int  # copies in the discard pile
    shuffled: bool  # the discard pile became the draw pile in this round, as far as is known
    laid: int  # those of them that came last, the top one among them
    guessed: int  # copies whose number was not told, only assumed
    agenda: tuple[Task, ...]
    passed: int  # the seat that play went past last: the turn goes on after it
    out: int | None  # who went out first
    ending: Ending | Reopening | None  # what to go back to, should that prove wrong
    tokens: dict[str, int]  # token -> who holds it
    standing: tuple[tuple[str, int, int], ...]  # house rule, whose card, on whom
    face: str | None  # of the wheel
    winners: tuple[int, ...]
    pending: tuple[int, ...]  # who still has to cut, or to count their hand
    tallies: tuple[tuple[int, int], ...]  # what each has cut, or counted
    dispute: Dispute | None  # about the card seen last; the agenda waits until it is settled
    shed: tuple[AskDiscard, ...]  # who got rid of all but so many cards, if their number was known
    showing: int | None  # who may lay the hand open after the wheel said so
    question: Question | None  # about the card seen last, until play goes on
    odd: int  # how many findings so far
    seq: int
    news: list[Event]  # what the last act changed

    def clone(self) -> Table:
        new = _new(Table)
        new.setting = self.setting
        new.names = self.names
        new.seats = self.seats
        new.phase = self.phase
        new.round = self.round
        new.dealer = self.dealer
        new.direction = self.direction
        new.color = self.color
        new.symbol = self.symbol
        new.top = self.top
        new.counts = self.counts
        new.scores = self.scores
        new.owing = self.owing
        new.called = self.called
        new.late = self.late
        new.known = self.known
        new.held = self.held
        new.pile = self.pile
        new.draws = self.draws
        new.discards = self.discards
        new.aside = self.aside
        new.unsure = self.unsure
        new.assuming = self.assuming
        new.discarded = self.discarded
        new.laid = self.laid
        new.laid_at = self.laid_at
        new.laid_by = self.laid_by
        new.guessed = self.guessed
        new.agenda = self.agenda
        new.passed = self.passed
        new.out = self.out
        new.ending = self.ending
        new.tokens = self.tokens
        new.standing = self.standing
        new.face = self.face
        new.winners = self.winners
        new.pending = self.pending
        new.tallies = self.tallies
        new.showing = self.showing
        new.shuffled = self.shuffled
        new.shed = self.shed
        new.question = self.question
        new.dispute = self.dispute
        new.odd = self.odd
        new.seq = self.seq
        new.news = []
        return new

    def become(self, other: Table) -> None:
        """Takes over everything from another table, but for the news and the number of the entry."""
        news, seq = self.news, self.seq
        for name in Table.__slots__:
            setattr(self, name, getattr(other, name))
        self.news, self.seq = news, seq

    def go_on_as(self, other: Table) -> None:
        """Takes over a table that came of this one, and what happened on it."""
        news = self.news + other.news
        self.become(other)
        self.news = news

    # Who sits where

    def next_after(self, player: int) -> int:
        """The next seat in the direction of play."""
        seats, direction, many = self.seats, self.direction, len(self.seats)
        player = (player + direction) % many
        while seats[player]:
            player = (player + direction) % many
        return player

    def left_of(self, player: int) -> int:
        seats, many = self.seats, len(self.seats)
        player = (player + 1) % many
        while seats[player]:
            player = (player + 1) % many
        return player

    def playing(self) -> list[int]:
        """The seats in this round, in seating order."""
        return [seat for seat, state in enumerate(self.seats) if state == PLAYING]

    def clockwise(self, player: int) -> list[int]:
        """The others in this round, from this player's left."""
        order = []
        seat = self.left_of(player)
        while seat != player:
            order.append(seat)
            seat = self.left_of(seat)
        return order

    # What lies there

    @property
    def top_card(self) -> Card | None:
        return None if self.top is None else self.setting.deck.card_of[self.top]

    def ruling(self, name: str) -> str:
        return self.setting.rulings[name]

    def holds_token(self, player: int, token: str | None) -> bool:
        return token is not None and self.tokens.get(token) == player

    # What it waits for

    def prompts(self) -> tuple[Prompt, ...]:
        """What may be answered now, the first one first. Empty outside play."""
        return self.waits_behind() if self.dispute is None else (self.dispute,)

    def waits_behind(self) -> tuple[Prompt, ...]:
        """What the agenda waits for, whether or not a dispute has to be settled first."""
        if self.phase != "play" or not self.agenda:
            return ()
        top = self.agenda[-1]
        if isinstance(top, Together):
            return top.prompts
        return (top,)  # type: ignore[return-value]  # settled: an effect is never left on top

    def sheds_on(self, player: str) -> AskDiscard | None:
        """The discards of this player that may go on: only a number ended them, and nobody played since."""
        if not self.shed or not isinstance(self.agenda[-1], Turn | AskDiscard | AskRule | Together):
            return None
        sheds = [shed for shed in self.shed if shed.keep is not None]
        return next((shed for shed in sheds if self.names[shed.player] == player), None)


_new: Final = object.__new__


def blank(setting: Setting, names: tuple[str, ...]) -> Table:
    """A table at which everybody has just sat down."""
    table = _new(Table)
    table.setting = setting
    table.names = names
    table.seats = (PLAYING,) * len(names)
    table.phase = "cut"
    table.round = 1
    table.dealer = None
    table.direction = 1
    table.color = table.symbol = table.top = None
    table.counts = [0] * len(names)
    table.scores = [0] * len(names)
    table.owing = table.called = table.late = 0
    table.known = [0] * len(names)
    table.held = 0
    table.pile = None
    table.laid_at = table.laid_by = 0
    table.draws = len(setting.deck)
    table.aside = table.unsure = 0
    table.assuming = False
    table.discards = table.discarded = table.laid = table.guessed = 0
    table.agenda = ()
    table.passed = 0
    table.out = table.ending = table.question = table.dispute = None
    table.tokens = {}
    table.standing = ()
    table.face = None
    table.winners = ()
    table.pending = tuple(range(len(names)))
    table.tallies = ()
    table.showing = None
    table.shuffled = False
    table.shed = ()
    table.odd = 0
    table.seq = 1
    table.news = []
    return table
