"""An end that was none: somebody went out, and holds cards after all. Play goes on where it left off.

A last card acts otherwise than any other: it names no color and takes no tower. So the table goes
back to where it was before, the missing cards come into the hand, and all that was told since is
judged again.
"""

from collections.abc import Callable

from companion.rules import acts
from companion.rules.events import CardsSet, Drew, Reopened
from companion.rules.evolve import evolve
from companion.rules.flow import take
from companion.rules.table import Ending, Table

Decide = Callable[[Table, acts.Act, int], object]


def remember(before: Table, after: Table, act: acts.Act) -> None:
    """Somebody is out: keeps what is needed to go on, should they hold cards after all."""
    if after.out is not None:
        earlier = before.ending if before.out is not None else None
        start, told = earlier if earlier is not None else (before, ())
        after.ending = Ending(start, (*told, (act, after.seq)))


def may_go_on(t: Table, player: str | None) -> bool:
    """Can a card, played by this player as far as is known, show that the round is not over?"""
    if t.out is None or t.ending is None:
        return False
    counted = bool(t.tallies) or t.phase == "between-rounds"
    return not counted or (player == t.names[t.out] and t.phase != "over")


def says_not_out(t: Table, act: acts.Draw | acts.Set) -> bool:
    """Does this say that whoever went out holds cards?"""
    if t.out is None or t.names[t.out] != act.player or not may_go_on(t, act.player):
        return False
    return isinstance(act, acts.Draw) or (bool(act.cards) and may_go_on(t, None))


def go_on(t: Table, act: acts.Draw | acts.Set, decide: Decide) -> None:
    """Back to before the end, with the cards that were missing, and forward again."""
    assert t.ending is not None
    assert t.out is not None
    before, told = t.ending
    player = t.out
    again = before.clone()
    first = told[0][0]
    if isinstance(first, acts.Set) and first.player == act.player:
        told = told[1:]  # only a wrong number had brought the end
    elif isinstance(act, acts.Set):
        evolve(again, CardsSet(player, before.counts[player] + (act.cards or 0)))
    else:
        many, mask = take(again, player, act.count or len(act.cards or ()) or 1, act.cards)
        evolve(again, Drew(player, many, mask))
    news = [event for event in again.news if isinstance(event, Drew)]
    for done, seq in told:
        if not isinstance(done, acts.Hand):
            after = decide(again, done, seq)
            if isinstance(after, Table):
                again = after
    t.become(again)
    t.news.extend(news)
    if isinstance(act, acts.Set) and act.cards is not None:
        evolve(t, CardsSet(player, act.cards))
    evolve(t, Reopened(player))
