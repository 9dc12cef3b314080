"""What can be known of hidden hands, and what has been proved by the end of a round. Never stored."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.rules.deck import Deck, bits
from companion.rules.events import (
    ColorNamed,
    Counted,
    Dealt,
    Discarded,
    Drew,
    DrewAside,
    Event,
    Gave,
    HandShown,
    HandsMoved,
    Judged,
    Left,
    Played,
    TurnedUp,
)
from companion.rules.table import Table

YES, NO, MAYBE = "yes", "no", "maybe"


def holds(t: Table, player: int, copies: int) -> str:
    """Does this player hold one of these copies? `yes`, `no`, or `maybe`: it would need a look."""
    known = t.known[player]
    if known & copies:
        return YES
    if known.bit_count() >= t.counts[player]:
        return NO
    return MAYBE if unseen(t) & copies else NO


def unseen(t: Table) -> int:
    """The copies that may be anywhere: in the draw pile, or in a hand."""
    return t.setting.deck.all & ~t.discarded & ~t.held


@dataclass(slots=True)
class _Suspect:
    """A restricted wild was played: is there a card its player must have held?"""

    seq: int
    player: int
    color: str
    holder: int  # who has that hand now
    gained: int = 0  # unknown cards that came into the hand since
    bought: int = 0  # known copies that came in since
    proof: int = 0  # copies of the color that came out of it


@dataclass(frozen=True, slots=True)
class Proof:
    """A Wild Draw Four that was not allowed, shown by cards that came to light later."""

    seq: int
    player: int
    color: str


def proofs(deck: Deck, history: Iterable[tuple[int, Sequence[Event]]]) -> list[Proof]:
    """What the log of the last round proves about its Wild Draw Fours."""
    suspects: list[_Suspect] = []
    color: str | None = None
    for seq, events in history:
        for event in events:
            match event:
                case Dealt():
                    suspects, color = [], None
                case TurnedUp(copy):
                    color = deck.card_of[copy].color
                case ColorNamed(_, named):
                    color = named or None
                case Played(player, copy):
                    card = deck.card_of[copy]
                    _lost_copies(deck, suspects, player, 1 << copy)
                    if card.restricted and color:
                        suspects.append(_Suspect(seq, player, color, player))
                    color = card.color
                case Discarded(player, copies, _, under):
                    _lost_copies(deck, suspects, player, sum(1 << copy for copy in copies))
                    if copies and not under:
                        color = deck.card_of[copies[-1]].color
                case Drew(player, count, mask) | DrewAside(player, count, mask):
                    _gained_copies(suspects, player, count, mask)
                case Gave(giver, _, gifts):
                    for receiver, count, mask in gifts:
                        _lost_copies(deck, suspects, giver, mask)
                        _gained_copies(suspects, receiver, count, mask)
                case HandShown(player, mask) | Counted(player, _, mask):
                    _lost_copies(deck, suspects, player, mask)
                case HandsMoved(sources):
                    for suspect in suspects:
                        suspect.holder = sources.index(suspect.holder)
                case Judged(accused, _):  # settled at the table
                    suspects = list(suspects[:-1]) + [
                        s for s in suspects[-1:] if s.player != accused
                    ]
                case Left(player):
                    suspects = [suspect for suspect in suspects if suspect.holder != player]
                case _:
                    pass
    return [
        Proof(suspect.seq, suspect.player, suspect.color)
        for suspect in suspects
        if suspect.proof.bit_count() > suspect.gained
    ]


def _gained_copies(suspects: list[_Suspect], player: int, count: int, mask: int) -> None:
    for suspect in suspects:
        if suspect.holder == player:
            suspect.gained += count - mask.bit_count()
            suspect.bought |= mask


def _lost_copies(deck: Deck, suspects: list[_Suspect], player: int, mask: int) -> None:
    """These copies were in this hand."""
    for suspect in suspects:
        if suspect.holder == player:
            for index in bits(mask):
                if deck.card_of[index].color == suspect.color:
                    suspect.proof |= 1 << index & ~suspect.bought
