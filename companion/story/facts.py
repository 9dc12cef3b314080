"""Judges whatever is told: acts by the engine, cards that were seen by the story that explains them best."""

from typing import NamedTuple

from companion.rules import acts, engine
from companion.rules.agenda import Dispute
from companion.rules.card_names import design
from companion.rules.events import Disputed, Topped, TopSeen
from companion.rules.evolve import contest, evolve
from companion.rules.flow import named
from companion.rules.judge import Refusal, Refused
from companion.rules.table import PLAYING, Reopening, Table
from companion.rules.turns import force, pay_for_wrong_card
from companion.rules.unfold import unfold
from companion.rules.wheel import card_lies, join_discards, spoil
from companion.story.ending import (
    go_on,
    proves_no_end,
    remember,
    says_not_out,
    stands,
    takes_turn,
    was_shown,
)
from companion.story.hints import Visits
from companion.story.witness import (
    Joins,
    Lies,
    OnTop,
    Spoil,
    Story,
    Turned,
    asks_the_unseen,
    explain,
    lies_already,
    turned,
    without_hints,
)

BESIDE = {acts.Uno, acts.Catch, acts.Color, acts.Veto}
"""What is said while a question stands open, and answers none."""


def decide(table: Table, act: acts.Act, seq: int | None = None) -> Table | Refused:
    """Judges one act, a wrong card at a strict table too. The table that went in is not touched."""
    after = attempt(table, act, seq)
    return pay(table, act, after, seq) if isinstance(after, Refused) else after


def attempt(
    table: Table, act: acts.Act, seq: int | None = None, story: Story | Dispute | None = None
) -> Table | Refused:
    """The table after an act, if the act is within the rules. Of a card that was seen the story may be known."""
    seq = table.seq + 1 if seq is None else seq
    if (
        table.out is None
        and table.ending is None
        and table.dispute is None
        and type(act) is not acts.Seen
    ):
        after = engine.attempt(table, act, seq)
        if isinstance(after, Refused):
            return after
    else:
        after = table.clone()
        after.seq = seq
        try:
            if table.dispute is not None:
                in_dispute(after, act)
            elif story is not None and isinstance(act, acts.Seen):
                tell(after, story, act)
            else:
                happen(after, act)
            unfold(after)
        except Refusal as refusal:
            return refusal.refused
    if table.question is not None and after.question is table.question and type(act) not in BESIDE:
        after.question = None
    if after.ending is not None or after.out is not None:
        remember(table, after, act)
    return after


def pay(table: Table, act: acts.Act, refused: Refused, seq: int | None) -> Table | Refused:
    """A wrong card at a strict table is paid for."""
    after = engine.pay(table, act, refused, table.seq + 1 if seq is None else seq)
    if isinstance(after, Table):
        remember(table, after, act)
    return after


def happen(t: Table, act: acts.Act) -> None:
    """A fact is explained, an end that was none goes on, and the engine does the rest."""
    match act:
        case acts.Seen():
            seen(t, act)
        case acts.Draw() | acts.Set() if t.out is not None and says_not_out(t, act):
            go_on(t, act, attempt)
        case acts.Hand():
            if not stands(t):
                was_shown(t, act)
            engine.happen(t, act)
        case _:
            engine.happen(t, act)


def trial(table: Table, step: acts.Act) -> Table | Refused:
    """One step of a story, tried out."""
    return assume(table, step, table.seq)


def assume(table: Table, step: acts.Act, seq: int) -> Table | Refused:
    """What nobody told: a number of cards that rests on it is not sure."""
    doubtful = table.clone()
    doubtful.assuming = True
    after = attempt(doubtful, step, seq)
    if isinstance(after, Table):
        after.assuming = False
    return after


def settles(table: Table, act: acts.Seen) -> bool:
    """Whether this card comes after the disputed one: it is neither that one nor what lay there before."""
    opened = table.dispute
    if opened is None:
        return True
    copy = table.setting.deck.copies[opened.copy]
    same = act.card in (copy, design(copy)) and act.player in (None, opened.named)
    return not (same or lies_already(table, act))


def undisputed(table: Table) -> Table:
    """The same table, with nothing said of the disputed card."""
    if table.dispute is None:
        return table
    t = table.clone()
    contest(t, None)
    return t


class Sighting(NamedTuple):
    """A card that was seen: what must have happened unseen, each with the table after it, and the table now."""

    assumed: tuple[tuple[acts.Happening, Table], ...]
    table: Table


def sight(table: Table, act: acts.Seen, seq: int) -> Sighting | Refused:
    """Explains a card that was seen; what is assumed for it gets entries of its own, from `seq` on."""

    def next_entry(before: Table, step: acts.Act) -> Table | Refused:
        return assume(before, step, max(before.seq + 1, seq))

    try:
        story = explain(table, act, next_entry)
    except Refusal as refusal:
        return refusal.refused
    assumed = () if isinstance(story, Dispute) else story.assumed
    if assumed:
        after = attempt(assumed[-1][1], without_hints(act), seq + len(assumed))
    else:
        after = attempt(table, act, seq, story)
    return after if isinstance(after, Refused) else Sighting(assumed, after)


def seen(t: Table, act: acts.Seen) -> None:
    """A card lies there: the cheapest explanation becomes what happened, or there is a dispute."""
    if turned(t, act) is not None or not lies_already(t, act):
        tell(t, explain(t, act, trial), act)


def tell(t: Table, story: Story | Dispute, act: acts.Seen) -> None:
    """What a card that was seen has been explained by happens."""
    if isinstance(story, Dispute):
        return dispute(t, story._replace(since=t.seq), act)
    for _, after in story.assumed:
        t.go_on_as(after)
    match story.final:
        case Joins(prompt, copy):
            join_discards(t, prompt, named(t, act.card, prompt.player))
        case OnTop(copy):
            evolve(t, TopSeen(copy))
        case Turned(copy):
            evolve(t, Topped(copy))
        case Spoil(won, _):
            spoil(t, won, named(t, act.card, won.player))
        case Lies(prompt, _):
            card_lies(t, prompt, named(t, act.card, None))
        case Dispute():
            dispute(t, story.final._replace(since=t.seq), act)
        case acts.TurnUp():
            happen(t, story.final)
        case after:
            t.go_on_as(after)


def dispute(t: Table, opened: Dispute, act: acts.Seen) -> None:
    """Play waits, and everybody hears why."""
    by = act.by if act.watched else None
    goes_on = any(proves_no_end(t, one) for one in (opened.named, by)) or takes_turn(t, by)
    if (
        opened.named is not None
        and isinstance(t.ending, Reopening)
        and t.ending.ended.out is not None
    ):
        goes_on = goes_on or asks_the_unseen(t, t.ending.ended.out)
    if not (goes_on or Visits(act).anybody) and stands(t):
        return
    evolve(t, Disputed(opened.player, opened.copy, opened.code, opened.cite, opened.says))
    contest(t, opened)


def in_dispute(t: Table, act: acts.Act) -> None:
    """Play waits until the card is taken back, allowed, or settled by another act."""
    opened = t.dispute
    assert opened is not None
    copy = t.setting.deck.copies[opened.copy]
    if isinstance(act, acts.Seen):
        if lies_already(t, act):
            return take_back(t, opened)
        if not settles(t, act):
            return None
        contest(t, None)
        return seen(t, act)
    contest(t, None)
    if isinstance(act, acts.Allow) and act.play is None:
        return force(t, acts.Play(t.names[opened.player], copy), opened.code)
    happen(t, act)
    unfold(t)
    drew = isinstance(act, acts.Draw) and act.player == t.names[opened.player]
    settled = drew or isinstance(act, acts.Play | acts.Allow)
    if settled or t.phase != "play" or t.seats[opened.player] != PLAYING:
        return None
    again = acts.Seen(copy, opened.named)
    story = explain(t, again, trial)
    if isinstance(story, Dispute):
        return contest(t, opened)
    return None if lies_already(t, again) else tell(t, story, again)


def take_back(t: Table, dispute: Dispute) -> None:
    """The card before it is seen again: the wrong one went back to the hand."""
    contest(t, None)
    pay_for_wrong_card(t, dispute.player, dispute.copy, dispute.code)
