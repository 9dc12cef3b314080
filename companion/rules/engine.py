"""Decides: a table and an act in, the table after it out, or the reason why not."""

from typing import NamedTuple, assert_never

from companion.rules import acts
from companion.rules.agenda import Dispute
from companion.rules.calls import call, catch
from companion.rules.ending import (
    go_on,
    proves_no_end,
    remember,
    says_not_out,
    stands,
    takes_turn,
    was_shown,
)
from companion.rules.events import Disputed, TopSeen
from companion.rules.evolve import evolve, wait
from companion.rules.flow import named
from companion.rules.gifts import give
from companion.rules.hints import Visits
from companion.rules.house import resolve
from companion.rules.judge import Refusal, Refused, refuse, seat_of
from companion.rules.penalties import accept, block, challenge, show_hand, verdict
from companion.rules.rounds import cut, hand, next_round, turn_up
from companion.rules.seats import join, leave, rename, reshuffle, set_by_hand
from companion.rules.table import PLAYING, Table
from companion.rules.towers import grab, veto
from companion.rules.turns import (
    WRONG_CARD,
    draw,
    force,
    keep,
    name_color,
    pay_for_wrong_card,
    play,
)
from companion.rules.unfold import unfold
from companion.rules.wheel import discard, join_discards, shout, spin, war
from companion.rules.witness import Joins, OnTop, Story, explain, lies_already, without_hints

BESIDE = {acts.Uno, acts.Catch, acts.Color, acts.Veto}  # said while a question is open


def decide(table: Table, act: acts.Act, seq: int | None = None) -> Table | Refused:
    """Judges one act. The table that went in is not touched."""
    after = attempt(table, act, seq)
    return pay(table, act, after, seq) if isinstance(after, Refused) else after


def attempt(
    table: Table, act: acts.Act, seq: int | None = None, story: Story | Dispute | None = None
) -> Table | Refused:
    """The table after an act, if the act is within the rules. Of a card that was seen the story may be known."""
    t = table.clone()
    t.seq = table.seq + 1 if seq is None else seq
    agenda = table.agenda
    if table.question is not None and type(act) not in BESIDE:
        t.question = None
    try:
        if agenda and type(agenda[-1]) is Dispute:
            in_dispute(t, act)
        elif type(act) is acts.Play:
            play(t, act)
        elif type(act) is acts.Draw and t.out is None:
            draw(t, act)
        elif story is not None and isinstance(act, acts.Seen):
            tell(t, story, act)
        else:
            happen(t, act)
        unfold(t)
    except Refusal as refusal:
        return refusal.refused
    if t.ending is not None or t.out is not None:
        remember(table, t, act)
    return t


def pay(table: Table, act: acts.Act, refused: Refused, seq: int | None) -> Table | Refused:
    """At a strict table a wrong card is no mere proposal: it is paid for."""
    if not isinstance(act, acts.Play) or refused.code not in WRONG_CARD:
        return refused
    if table.ruling("wrong-card") == "take-back" or table.dispute is not None:
        return refused
    t = table.clone()
    t.seq = table.seq + 1 if seq is None else seq
    player = seat_of(t, act.player)
    pay_for_wrong_card(t, player, named(t, act.card, player), refused.code)
    unfold(t)
    remember(table, t, act)
    return t


def happen(t: Table, act: acts.Act) -> None:
    """Hands the act to whoever knows about it."""
    match act:
        case acts.Play():
            play(t, act)
        case acts.Draw() | acts.Set() if t.out is not None and says_not_out(t, act):
            go_on(t, act, attempt)
        case acts.Draw():
            draw(t, act)
        case acts.Pass():
            keep(t, act)
        case acts.Seen():
            seen(t, act)
        case acts.Color():
            name_color(t, act)
        case acts.Uno():
            call(t, act)
        case acts.Catch():
            catch(t, act)
        case acts.Challenge():
            challenge(t, act)
        case acts.ShowHand():
            show_hand(t, act)
        case acts.Verdict():
            verdict(t, act)
        case acts.Block():
            block(t, act)
        case acts.Accept():
            accept(t, act)
        case acts.Spin():
            spin(t, act)
        case acts.Discard():
            discard(t, act)
        case acts.War():
            war(t, act)
        case acts.Shout():
            shout(t, act)
        case acts.Give():
            give(t, act)
        case acts.Grab():
            grab(t, act)
        case acts.Veto():
            veto(t, act)
        case acts.Resolve():
            resolve(t, act)
        case acts.Cut():
            cut(t, act)
        case acts.TurnUp():
            turn_up(t, act)
        case acts.Hand():
            if not stands(t):
                was_shown(t, act)
            hand(t, act)
        case acts.NextRound():
            next_round(t, act)
        case acts.Reshuffle():
            reshuffle(t, act)
        case acts.Set():
            set_by_hand(t, act)
        case acts.Leave():
            leave(t, act)
        case acts.Join():
            join(t, act)
        case acts.Rename():
            rename(t, act)
        case acts.Allow():
            allow(t, act)
        case acts.Start() | acts.Undo() | acts.Amend() | acts.Insert():
            refuse(t, "wrong-answer", "script/acts", about="started")  # the record's business
        case _:
            assert_never(act)


# Facts


def trial(table: Table, step: acts.Act) -> Table | Refused:
    """One step of a story, tried out."""
    return attempt(table, step, table.seq)


class Sighting(NamedTuple):
    """A card that was seen: what must have happened unseen, each with the table after it, and the table now."""

    assumed: tuple[tuple[acts.Happening, Table], ...]
    table: Table


def sight(table: Table, act: acts.Seen, seq: int) -> Sighting | Refused:
    """Explains a card that was seen; what is assumed for it gets entries of its own, from `seq` on."""

    def next_entry(before: Table, step: acts.Act) -> Table | Refused:
        return attempt(before, step, max(before.seq + 1, seq))

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
    if not lies_already(t, act):
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
    if not (goes_on or Visits(act).anybody) and stands(t):
        return
    evolve(t, Disputed(opened.player, opened.copy, opened.code, opened.cite, opened.says))
    wait(t, (*t.agenda, opened))


def in_dispute(t: Table, act: acts.Act) -> None:
    """Play waits until the card is taken back, allowed, or settled by another act."""
    opened = t.agenda[-1]
    assert isinstance(opened, Dispute)
    copy = t.setting.deck.copies[opened.copy]
    if isinstance(act, acts.Seen):
        if lies_already(t, act):
            return take_back(t, opened)
        if act.card in (copy, copy.partition("#")[0]) and act.player in (None, opened.named):
            return None
        wait(t, t.agenda[:-1])
        return seen(t, act)
    wait(t, t.agenda[:-1])
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
        return wait(t, (*t.agenda, opened))
    return None if lies_already(t, again) else tell(t, story, again)


def take_back(t: Table, dispute: Dispute) -> None:
    """The card before it is seen again: the wrong one went back to the hand."""
    wait(t, t.agenda[:-1])
    pay_for_wrong_card(t, dispute.player, dispute.copy, dispute.code)


def allow(t: Table, act: acts.Allow) -> None:
    """The play that was refused stands after all."""
    if act.play is None:
        refuse(t, "wrong-answer", "script/acts", about="nothing-to-allow")
    force(t, act.play, act.code)
