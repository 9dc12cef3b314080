"""How likely a story is: one number for what people do, for the hands at the draw pile, and for arms.

Every factor is a chance between 0 and 1 (an arm's may be above 1: how much likelier than anybody's it is that
player's). A story's weight is their product; the stories of one card are compared by nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from companion.rules import acts
from companion.rules.agenda import AskDiscard, AskShout, AskWar, Keep, Turn
from companion.rules.table import Table
from companion.story.hints import Took, Visits

KEEPS: Final = 0.16
"""Share of turns in which somebody draws a card and keeps it; half of that and two players in a row never draw."""
PLAYS_IT: Final = 0.14
"""Share of turns in which somebody draws a card and plays it."""
CHALLENGES: Final = 0.1
"""Chance that somebody who seems not to have drawn four cards doubted the card aloud, and nobody told the tablet."""
KEEPS_ALL: Final = 0.03
"""Chance that somebody discards no card at all where the wheel lets them choose."""
MISCOUNTED: Final = 0.05
"""Chance that somebody who is to discard all but so many cards held another number than was thought."""
JUMPS: Final = 0.1
"""Chance that somebody lays a card before their turn, where that is allowed."""
ODD: Final = 0.003
"""Chance that a card is anybody's, against the rules."""
WRONG: Final = 0.02
"""Chance that somebody lays a card in turn that doesn't fit."""
MISSED: Final = 0.04
"""Share of the hands at the draw pile that the eyes don't tell while they watch it."""
UNWATCHED: Final = 0.4
"""Share of the hands at the draw pile that are not told when nobody can say that it was watched."""
INVENTED: Final = 0.03
"""Chance, for each hand that is told at the draw pile, that it took no card."""
AGAIN: Final = 0.05
"""Chance that several cards at once are told as several hands, where hands in quick succession are told as one."""
OTHER_ARM: Final = 0.02
"""Chance that a card was laid by another player than the one whose arm it seemed to be."""

Arm = Mapping[str, float] | None
"""Of a hand at the draw pile: how much likelier than anybody's it is each player's; None if it was not followed."""


def chance(table: Table, told: Sequence[tuple[acts.Happening, Table]], player: str | None) -> float:
    """How likely people did what a story assumes, before anybody looks at hands or arms."""
    found = 1.0
    first = table.prompts()
    if first and isinstance(first[0], Keep):  # that a card was drawn is known: was it kept?
        found = (PLAYS_IT if not told else 1.0) / (KEEPS + PLAYS_IT)
    for act, _ in told:
        match act:
            case acts.Discard():
                begun = first and isinstance(first[0], AskDiscard) and first[0].done
                found *= 1.0 if begun else KEEPS_ALL
            case acts.Pass():
                found *= KEEPS
            case acts.Set(player=whose) if table.out is None or whose != table.names[table.out]:
                found *= MISCOUNTED
            case acts.Challenge():
                found *= CHALLENGES
            case _:
                pass
    anybody = bool(first) and isinstance(first[0], AskShout | AskWar)
    in_turn = anybody or not first or player in (None, *(table.names[one.player] for one in first))
    if not told and not in_turn:
        found *= JUMPS
    return found * (PLAYS_IT if drew_to_play(table, told, player) else 1.0)


def drew_to_play(
    table: Table, told: Sequence[tuple[acts.Happening, Table]], player: str | None
) -> bool:
    """Whether the last thing assumed is that this player drew the card at their turn."""
    if not told or not isinstance(told[-1][0], acts.Draw) or told[-1][0].player != player:
        return False
    before = (told[-2][1] if len(told) > 1 else table).prompts()
    return bool(before) and isinstance(before[0], Turn)


def weight(
    table: Table,
    seen: acts.Seen,
    told: Sequence[tuple[acts.Happening, Table]],
    took: Iterable[Took],
    player: str | None,
) -> float:
    """How likely one story of a card is, by what people do and by what its hints say."""
    visits = Visits(seen)
    found = chance(table, told, player)
    several = 0
    for each in took:
        hands = visits.use(each)
        unseen = MISSED if seen.watched else UNWATCHED
        found *= 1 - unseen if hands else unseen
        several = max(several, each.many - hands if hands else 0)
    spare = visits.left
    if visits.unnamed and several:
        found *= AGAIN
        spare -= min(visits.unnamed, several)
    if seen.player is None and None not in (seen.by, player) and player != seen.by:
        found *= OTHER_ARM
    return found * INVENTED**spare


def hands_fit(
    took: Sequence[Took], arms: Sequence[Arm], *, watched: bool
) -> tuple[float, tuple[str | None, ...]]:
    """How likely these hands are seen when these cards were taken; and whose each hand then was."""
    missed = MISSED if watched else UNWATCHED

    @cache
    def rest(need: int, hand: int, *, again: bool) -> tuple[float, tuple[str | None, ...]]:
        if need == len(took) and hand == len(arms):
            return 1.0, ()
        found: list[tuple[float, tuple[str | None, ...]]] = []
        if hand < len(arms):
            arm = arms[hand]
            fit, names = rest(need, hand + 1, again=again)
            found.append((INVENTED * fit, (None, *names)))
            if need < len(took):
                taker = took[need]
                fits = 1.0 if arm is None else arm[taker.player]
                fit, names = rest(need + 1, hand + 1, again=False)
                found.append(((1 - missed) * fits * fit, (taker.player, *names)))
                if taker.many > 1:  # one by one
                    fit, names = rest(need, hand + 1, again=True)
                    found.append((fits * fit, (taker.player, *names)))
        if need < len(took):
            fit, names = rest(need + 1, hand, again=False)
            found.append((fit * (1.0 if again else missed), names))
        return max(found, key=lambda one: one[0])

    return rest(0, 0, again=False)
