"""An end that was none: somebody went out, and holds cards after all. Play goes on where it left off.

A last card acts otherwise than any other: it names no color and takes no tower. So the table goes
back to where it was before, the missing cards come into the hand, and all that was told since is
judged again.
"""

from collections.abc import Callable

from companion.rules import acts
from companion.rules.agenda import Turn
from companion.rules.events import (
    CardsSet,
    Drew,
    Event,
    GameWon,
    HandsMoved,
    Reopened,
    RoundEnded,
)
from companion.rules.evolve import evolve
from companion.rules.flow import take
from companion.rules.table import Ending, Reopening, Table

Decide = Callable[[Table, acts.Act, int], object]


LIKELY = 3
"""So many cards that fit are no hand that is only shown: the round goes on."""
UNSEEN = (acts.Seen, acts.Draw, acts.Pass, acts.Color, acts.Accept, acts.Reshuffle)
"""What is seen, or assumed for it."""


def remember(before: Table, after: Table, act: acts.Act) -> None:
    """Keeps what is needed to go back to before the end, or to the end."""
    if before.out is None and isinstance(after.ending, Ending) and after.ending.sure:
        return  # the end stands, as it was
    if after.out is not None:
        if isinstance(act, acts.Draw | acts.Set) and says_not_out(before, act):
            return  # what led to this end was judged anew
        earlier = before.ending if before.out is not None else None
        if not isinstance(earlier, Ending):
            earlier = Ending(before, (), first=_first_seeming_end(before.ending))
        after.ending = earlier._replace(told=(*earlier.told, (act, after.seq)))
    elif isinstance(after.ending, Reopening):
        ended, cards = after.ending
        if isinstance(act, acts.Play) and cards + 1 < LIKELY:
            after.ending = Reopening(ended, cards + 1)
        elif not isinstance(act, UNSEEN) or (isinstance(act, acts.Seen) and act.player is not None):
            after.ending = None


def lays_on(t: Table, player: str | None, *, drew: bool) -> None:
    """Whoever was thought to be out laid this card, or somebody drew: it was no hand that is only shown."""
    if isinstance(t.ending, Reopening) and (drew or proves_no_end(t, player)):
        t.ending = None


def _first_seeming_end(doubted: Ending | Reopening | None) -> Table | None:
    """The end that the cards seen since may have been shown for."""
    if not isinstance(doubted, Reopening) or doubted.cards + 1 >= LIKELY:
        return None
    earlier = doubted.ended.ending
    return (isinstance(earlier, Ending) and earlier.first) or doubted.ended


def stands(t: Table) -> bool:
    """The end stands: what seemed to be played was shown, to be counted."""
    if t.out is not None or not isinstance(t.ending, Reopening):
        return False
    _end_as_it_stood(t, t.ending.ended)
    return True


def was_shown(t: Table, act: acts.Hand) -> None:
    """A hand as it was at an earlier end: the cards that seemed to be played since belong to it."""
    first = t.ending.first if isinstance(t.ending, Ending) else None
    if first is None or t.tallies or act.cards is None or act.player not in t.names:
        return
    seat = t.names.index(act.player)
    if len(act.cards) != first.counts[seat] or len(act.cards) == t.counts[seat]:
        return
    since = t.discarded & ~first.discarded
    if any(t.setting.deck.meant(card) & since for card in act.cards):
        _end_as_it_stood(t, first)


def _end_as_it_stood(t: Table, ended: Table) -> None:
    t.become(ended)
    assert isinstance(t.ending, Ending)
    assert t.out is not None
    t.ending = t.ending._replace(sure=True)
    evolve(t, RoundEnded(t.out))
    if t.setting.scoring == "none":
        evolve(t, GameWon((t.out,)))


def proves_no_end(t: Table, player: str | None) -> bool:
    """A card of whoever seemed to be out is never shown to be counted."""
    if not isinstance(t.ending, Reopening) or t.ending.ended.out is None:
        return False
    return t.names[t.ending.ended.out] == player


def takes_turn(t: Table, player: str | None) -> bool:
    """Whoever is next lays a card on one of somebody who holds more: hands are shown whole, one after the other."""
    top = t.agenda[-1] if t.agenda else None
    mine = isinstance(top, Turn) and t.names[top.player] == player != t.names[t.laid_by]
    return mine and t.counts[t.laid_by] > 0


def may_go_on(t: Table, player: str | None) -> bool:
    """Can a card, played by this player as far as is known, show that the round is not over?"""
    if t.out is None or not isinstance(t.ending, Ending):
        return False
    return not (counted(t) or t.ending.sure) or (player == t.names[t.out] and t.phase != "over")


def counted(t: Table) -> bool:
    return bool(t.tallies) or t.phase == "between-rounds"


def says_not_out(t: Table, act: acts.Draw | acts.Set) -> bool:
    """Does this say that whoever went out holds cards?"""
    if t.out is None or t.names[t.out] != act.player or not may_go_on(t, act.player):
        return False
    return isinstance(act, acts.Draw) or (bool(act.cards) and not counted(t))


def go_on(t: Table, act: acts.Draw | acts.Set, decide: Decide) -> None:
    """Back to before the end, with the cards that were missing, and forward again."""
    assert isinstance(t.ending, Ending)
    assert t.out is not None
    before, told = t.ending.before, t.ending.told
    player, ended = t.out, t.clone()
    again = before.clone()
    first = told[0][0]
    set_wrong = isinstance(first, acts.Set) and first.player == act.player
    if set_wrong:
        told = told[1:]  # only a wrong number had brought the end
    elif isinstance(act, acts.Set):
        evolve(again, CardsSet(player, before.counts[player] + (act.cards or 0)))
    else:
        many, mask = take(again, player, act.count or len(act.cards or ()) or 1, act.cards)
        evolve(again, Drew(player, many, mask))
    news = [event for event in again.news if isinstance(event, Drew)]
    moved: list[Event] = []
    for done, seq in told:
        if not isinstance(done, acts.Hand):
            after = decide(again, done, seq)
            if isinstance(after, Table):
                again = after
                moved += [event for event in after.news if isinstance(event, HandsMoved)]
    t.become(again)
    if t.out is None:
        t.ending = Reopening(ended) if isinstance(act, acts.Draw) else None
    t.news.extend(news)
    if isinstance(act, acts.Set) and act.cards is not None:
        if set_wrong or not moved:
            evolve(t, CardsSet(player, act.cards))
        else:  # what is held now came with the last card: the number was the one before
            t.news.append(CardsSet(player, act.cards))
    evolve(t, Reopened(player))
    t.news.extend(moved)
