"""The engine: an act in, the table after it out, or the reason why not. It knows acts only, and no camera."""

from typing import assert_never

from companion.rules import acts
from companion.rules.calls import call, catch
from companion.rules.flow import named
from companion.rules.gifts import give
from companion.rules.house import resolve
from companion.rules.judge import Refusal, Refused, refuse, seat_of
from companion.rules.penalties import accept, block, challenge, show_hand, verdict
from companion.rules.rounds import cut, hand, next_round, turn_up
from companion.rules.seats import join, leave, rename, reshuffle, set_by_hand
from companion.rules.table import Table
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
from companion.rules.wheel import discard, shout, spin, war


def attempt(table: Table, act: acts.Act, seq: int) -> Table | Refused:
    """The table after an act, if the act is within the rules. The table that went in is not touched."""
    t = table.clone()
    t.seq = seq
    try:
        if type(act) is acts.Play:
            play(t, act)
        elif type(act) is acts.Draw:
            draw(t, act)
        else:
            happen(t, act)
        unfold(t)
    except Refusal as refusal:
        return refusal.refused
    return t


def pay(table: Table, act: acts.Act, refused: Refused, seq: int) -> Table | Refused:
    """At a strict table a wrong card is no mere proposal: it is paid for."""
    if not isinstance(act, acts.Play) or refused.code not in WRONG_CARD:
        return refused
    if table.ruling("wrong-card") == "take-back" or table.dispute is not None:
        return refused
    t = table.clone()
    t.seq = seq
    player = seat_of(t, act.player)
    pay_for_wrong_card(t, player, named(t, act.card, player), refused.code)
    unfold(t)
    return t


def happen(t: Table, act: acts.Act) -> None:
    """Hands the act to whoever knows about it."""
    match act:
        case acts.Play():
            play(t, act)
        case acts.Draw():
            draw(t, act)
        case acts.Pass():
            keep(t, act)
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
        case acts.Start() | acts.Seen() | acts.Undo() | acts.Redo() | acts.Amend() | acts.Insert():
            refuse(t, "wrong-answer", "script/acts", about="started")  # not the engine's business
        case _:
            assert_never(act)


def allow(t: Table, act: acts.Allow) -> None:
    """The play that was refused stands after all."""
    if act.play is None:
        refuse(t, "wrong-answer", "script/acts", about="nothing-to-allow")
    force(t, act.play, act.code)
