"""Too many cards in a hand: its player is out of the round. Nobody is thrown out on an assumption."""

from companion.rules.events import PutOut
from companion.rules.evolve import evolve, wait
from companion.rules.flow import go_out
from companion.rules.seats import without
from companion.rules.table import Table


def too_many(t: Table) -> list[int]:
    """Who seems to hold so many cards that the game shows them mercy."""
    limit = t.setting.game.mercy
    if limit is None or t.out is not None:
        return []
    return [seat for seat in t.playing() if t.counts[seat] >= limit]


def puts_out(t: Table) -> bool:
    """Whether somebody is out now: their number of cards was told, not only assumed."""
    sure = [seat for seat in too_many(t) if not t.unsure >> seat & 1]
    for seat in sure[:1]:
        after = t.next_after(seat)
        evolve(t, PutOut(seat, t.counts[seat]))
        wait(t, tuple(left for task in t.agenda for left in without(task, seat, after)))
        if len(t.playing()) == 1:
            wait(t, ())
            go_out(t, t.playing()[0])
    return bool(sure)
