"""Who can have laid a card: the stories that the rules allow, and how likely each one is.

A story is likely if it needs few unseen draws, if the hands seen at the draw pile are just those that it needs, and
if the arms look like those of the people in it. One number holds all of that; no part decides alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from companion.pile.arm import Arm
from companion.rules import acts
from companion.rules.agenda import (
    AskDiscard,
    AskHand,
    AskShout,
    AskWar,
    Dispute,
    DrawUntil,
    Keep,
    Penalty,
    Turn,
)
from companion.rules.judge import Refusal
from companion.rules.table import Table
from companion.story.facts import attempt
from companion.story.hints import Took
from companion.story.witness import Story, explain

KEEPS = 0.16
"""Share of turns in which somebody draws a card and keeps it."""
PLAYS_IT = 0.14
"""Share of turns in which somebody draws a card and plays it."""
CHALLENGES = 0.1
"""How likely it is that a player challenged a Wild Draw Four aloud and nobody told the tablet."""
UNTIL = 99
"""The most cards that somebody is thought to take, one by one, until a color comes."""
KEEPS_ALL = 0.03
"""How likely it is that a player discards nothing where the wheel lets them choose."""
MISCOUNTED = 0.05
"""How likely it is that a player who discards all but a few cards held another number than was thought."""
JUMPS = 0.1
"""How likely it is that a player jumps in, where that is allowed."""
ODD = 0.003
"""How likely it is that a card was laid by a given player against the rules."""
WRONG = 0.02
"""How likely it is that a player lays a card in turn that doesn't fit."""
FITS_ALWAYS = "wild"
MISSED = 0.04
"""Share of the hands at the draw pile that the eyes miss while they watch it."""
UNWATCHED = 0.4
"""Share of the hands at the draw pile that the eyes miss while they can't watch it all the time."""
INVENTED = 0.03
"""Hands that took nothing but that the eyes tell all the same, for each card."""

Like = Callable[[Arm, str], float]
"""How much likelier an arm is each player's than anybody's."""


@dataclass(frozen=True, slots=True)
class Possible:
    """One story of a card: who laid it, and who drew cards before."""

    player: str
    took: tuple[Took, ...] = ()
    chance: float = 1.0
    odd: bool = False
    """Whether the card was laid against the rules."""


def possible(table: Table, card: str, hands: int = 0) -> tuple[Possible, ...]:
    """The stories of a card before arms are considered; `hands` were seen at the draw pile."""
    if table.dispute is not None or table.phase not in ("start-card", "play", "hands"):
        return ()
    if table.phase == "start-card":
        dealer = None if table.dealer is None else table.names[table.dealer]
        return tuple(
            Possible(name, (), 1.0 if name == dealer else ODD * 10) for name in table.names
        )
    stories = [story for name in table.names for story in _of(table, card, name)]
    return (*stories, *_longer(table, stories, hands))


def _longer(table: Table, stories: Sequence[Possible], hands: int) -> Iterator[Possible]:
    """The same stories after everybody in turn has drawn a card and kept it, once or several times."""
    first = next(iter(table.prompts()), None)
    if not isinstance(first, Turn | Keep):
        return
    around, player = [Took(table.names[first.player], 1)], table.next_after(first.player)
    while player != first.player:
        around.append(Took(table.names[player], 1))
        player = table.next_after(player)
    for times in range(1, hands // len(around) + 1):
        for story in stories:
            if not story.odd:
                chance = story.chance * KEEPS ** (times * len(around))
                yield replace(story, took=(*around * times, *story.took), chance=chance)


def _of(table: Table, card: str, name: str) -> Iterator[Possible]:
    """The stories in which this player laid it."""
    yield Possible(name, (), ODD, odd=True)
    yield from _wrong(table, name)
    for by in (None, name) if table.shed else (None,):
        for drew in _reaches(table):
            seen = acts.Seen(card, player=name, by=by, drew=drew, watched=bool(drew))
            try:
                story = explain(table, seen, attempt)
            except Refusal:
                return
            if isinstance(story, Story):
                yield from _told(table, name, story)


def _wrong(table: Table, name: str) -> Iterator[Possible]:
    """The stories in which this player lays a card in turn that doesn't fit, judged as one that always fits."""
    try:
        story = explain(table, acts.Seen(FITS_ALWAYS, player=name), attempt)
    except Refusal:
        return
    if isinstance(story, Story) and story.took:
        for one in _told(table, name, story):
            yield replace(one, chance=WRONG * one.chance, odd=True)


def _reaches(table: Table) -> Iterator[Mapping[str, int]]:
    """The hands at the draw pile on which a card's meaning depends."""
    match next(iter(table.prompts()), None):
        case DrawUntil(player):
            yield {table.names[player]: 1}
        case AskHand(player) | Penalty(accused=int(player)):
            yield {}
            yield {table.names[player]: 1}
        case _:
            yield {}


def _told(table: Table, name: str, story: Story) -> Iterator[Possible]:
    """One story in which this player laid it."""
    if isinstance(story.final, Dispute):
        return  # it only shows that the round goes on
    chance = 1.0
    first = table.prompts()
    for act, _ in story.assumed:
        if isinstance(act, acts.Discard):
            begun = bool(first) and isinstance(first[0], AskDiscard) and bool(first[0].done)
            chance *= 1.0 if begun else KEEPS_ALL
        elif isinstance(act, acts.Pass):
            chance *= KEEPS
        elif isinstance(act, acts.Set):
            chance *= MISCOUNTED
        elif isinstance(act, acts.Challenge):
            chance *= CHALLENGES
    anybody = bool(first) and isinstance(first[0], AskShout | AskWar)
    asked = anybody or not first or name in (table.names[one.player] for one in first)
    if not story.assumed and not asked:
        chance *= JUMPS
    took = story.took
    if first and isinstance(first[0], DrawUntil):
        took = (took[0]._replace(many=UNTIL), *took[1:])
    yield Possible(name, took, chance)
    if isinstance(story.final, Table) and (not story.assumed or _at_turn(first, story)):
        yield Possible(name, (*took, Took(name, 1)), chance * PLAYS_IT)


def _at_turn(first: Sequence[object], story: Story) -> bool:
    """Whether the card was laid at the beginning of a turn, so that its player may have drawn it first."""
    begins = bool(first) and isinstance(first[0], Turn)
    return not (begins and isinstance(story.assumed[-1][0], acts.Draw))


def discarding(table: Table) -> AskDiscard | None:
    """The question to a player who has discarded and may discard one more card."""
    return next((one for one in table.prompts() if isinstance(one, AskDiscard) and one.done), None)


@dataclass(frozen=True, slots=True)
class Reached:
    """A hand at the draw pile since the last card, and its arm as far as it was followed."""

    at: float
    arm: Arm | None


def seen_so(
    took: Sequence[Took], reached: Sequence[Reached], like: Like, *, watched: bool
) -> tuple[float, tuple[str | None, ...]]:
    """How likely these hands are if these cards were taken, and whose each hand was then."""
    missed = MISSED if watched else UNWATCHED

    @cache
    def rest(need: int, hand: int, *, again: bool) -> tuple[float, tuple[str | None, ...]]:
        if need == len(took) and hand == len(reached):
            return 1.0, ()
        found: list[tuple[float, tuple[str | None, ...]]] = []
        if hand < len(reached):
            arm = reached[hand].arm
            fit, names = rest(need, hand + 1, again=again)
            found.append((INVENTED * fit, (None, *names)))
            if need < len(took):
                taker = took[need]
                fits = 1.0 if arm is None else like(arm, taker.player)
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
