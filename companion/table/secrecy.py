"""Who may see which cards: a hand shown for a challenge is for the challenger, a drawn card for its player."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from companion.rules import acts, events
from companion.rules.agenda import Keep, Task, Together
from companion.rules.log import Entry
from companion.rules.table import Table
from companion.wire.reply import Declined, Happened, Moment, Reply

R = TypeVar("R", bound=Reply)

_HIDDEN = frozenset({events.Drew, events.DrewAside, events.HandShown, events.Gave})
"""Events whose cards not everybody may see."""

_HOLDING = frozenset({Keep, Together})
"""Tasks that hold a card which was just drawn."""


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand that was shown, and the challenger, who alone may see it."""

    seq: int
    player: str
    cards: tuple[str, ...]
    to: str


def hand_shown(shown: acts.ShowHand, log: Sequence[Entry]) -> HandShown | None:
    """The hand that the log's last act showed, if its cards were told."""
    if not shown.cards:
        return None
    for before in reversed(log):
        if isinstance(before.act, acts.Challenge):
            return HandShown(log[-1].seq, shown.player, shown.cards, before.act.player)
    return None


def public(moment: Moment | None, *, seat: str | None = None) -> Moment | None:
    """The table as everyone or one seat may see it, without the card that somebody just drew."""
    if moment is None or moment.table.phase != "play":
        return moment
    table = moment.table
    if not any(type(task) in _HOLDING for task in table.agenda):
        return moment
    agenda = tuple(_turned_face_down(table, task, seat) for task in table.agenda)
    if agenda == table.agenda:
        return moment
    veiled = table.clone()
    veiled.agenda = agenda
    return Moment(veiled, moment.seq, moment, moment.redo)


def known_to(table: Table, seat: str | None) -> Table:
    """The table as everyone or one seat knows it, without the others' hands."""
    veiled = table.clone()
    veiled.agenda = tuple(_turned_face_down(table, task, seat) for task in table.agenda)
    veiled.known = [
        known if name == seat else 0 for name, known in zip(table.names, table.known, strict=True)
    ]
    return veiled


def _turned_face_down(table: Table, task: Task, seat: str | None) -> Task:
    match task:
        case Keep(mask=mask, before=before) if (mask or before) and table.names[
            task.player
        ] != seat:
            return task._replace(mask=0, before=0)
        case Together(prompts):
            return Together(
                tuple(
                    one._replace(mask=0, before=0)
                    if isinstance(one, Keep) and table.names[one.player] != seat
                    else one
                    for one in prompts
                )
            )
        case _:
            return task


def shown(happened: tuple[Happened, ...], *, seat: str | None = None) -> tuple[Happened, ...]:
    """What changed, as everyone or one seat may see it, without cards that were drawn, shown or given."""
    if not any(type(event) in _HIDDEN for _, event in happened):
        return happened
    veiled = tuple([(table, _without_cards(table, event, seat)) for table, event in happened])
    return happened if veiled == happened else veiled


def _without_cards(table: Table, event: events.Event, seat: str | None) -> events.Event:
    match event:
        case events.Drew() | events.DrewAside() | events.HandShown():
            if event.mask and table.names[event.player] != seat:
                return event._replace(mask=0)
        case events.Gave(giver=giver, gifts=gifts) if table.names[giver] != seat:
            return event._replace(
                gifts=tuple(
                    (to, many, mask if table.names[to] == seat else 0) for to, many, mask in gifts
                )
            )
        case _:
            pass
    return event


def for_seat(reply: R, seat: str | None) -> R:
    """A reply as one seat may read it; without a seat, as everyone may."""
    moment = public(reply.moment, seat=seat)
    if isinstance(reply, Declined):
        return replace(reply, moment=moment)
    events = shown(reply.events, seat=seat)
    assert moment is not None
    if moment is reply.moment and events is reply.events:
        return reply
    return replace(reply, moment=moment, events=events)


def hides(act: acts.Act, *, seat: str | None) -> bool:
    """Whether the cards that an act names are hidden from a seat: only its player and the host may see them."""
    match act:
        case acts.Draw(player, cards=cards) | acts.ShowHand(player, cards):
            return bool(cards) and player != seat
        case acts.Give(player, cards=cards):
            return bool(cards) and player != seat
        case _:
            return False
