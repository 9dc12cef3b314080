"""Who can have laid a card: the stories that the rules allow, and how likely each one is.

A story is likely if it needs few unseen draws, if the hands seen at the draw pile are just those that it needs, and
if the arms look like those of the people in it. One number holds all of that; no part decides alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.rules import acts
from companion.rules.agenda import (
    AskDiscard,
    AskHand,
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
from companion.story.weight import KEEPS, ODD, PLAYS_IT, WRONG, chance
from companion.story.witness import Story, explain

UNTIL = 99
"""The most cards that somebody is thought to take, one by one, until a color comes."""
FITS_ALWAYS = "wild"


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
    stories = [story for name in table.names for story in _stories_of_player(table, card, name)]
    return (*stories, *_with_more_turns(table, stories, hands))


def _with_more_turns(table: Table, stories: Sequence[Possible], hands: int) -> Iterator[Possible]:
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
                likely = story.chance * KEEPS ** (times * len(around))
                yield replace(story, took=(*around * times, *story.took), chance=likely)


def _stories_of_player(table: Table, card: str, name: str) -> Iterator[Possible]:
    """The stories in which this player laid it."""
    yield Possible(name, (), ODD, odd=True)
    yield from _illegal_stories(table, name)
    for by in (None, name) if table.shed else (None,):
        for drew in _reaches_that_matter(table):
            seen = acts.Seen(card, player=name, by=by, drew=drew, watched=bool(drew))
            try:
                story = explain(table, seen, attempt)
            except Refusal:
                return
            if isinstance(story, Story):
                yield from _story_by_player(table, name, story)


def _illegal_stories(table: Table, name: str) -> Iterator[Possible]:
    """The stories in which this player lays a card in turn that doesn't fit, judged as one that always fits."""
    try:
        story = explain(table, acts.Seen(FITS_ALWAYS, player=name), attempt)
    except Refusal:
        return
    if isinstance(story, Story) and story.took:
        for one in _story_by_player(table, name, story):
            yield replace(one, chance=WRONG * one.chance, odd=True)


def _reaches_that_matter(table: Table) -> Iterator[Mapping[str, int]]:
    """The hands at the draw pile on which a card's meaning depends."""
    match next(iter(table.prompts()), None):
        case DrawUntil(player):
            yield {table.names[player]: 1}
        case AskHand(player) | Penalty(accused=int(player)):
            yield {}
            yield {table.names[player]: 1}
        case _:
            yield {}


def _story_by_player(table: Table, name: str, story: Story) -> Iterator[Possible]:
    """One story in which this player laid it."""
    if isinstance(story.final, Dispute):
        return  # it only shows that the round goes on
    likely = chance(table, story.assumed, name)
    first = table.prompts()
    took = story.took
    if first and isinstance(first[0], DrawUntil):
        took = (took[0]._replace(many=UNTIL), *took[1:])
    yield Possible(name, took, likely)
    if isinstance(story.final, Table) and (not story.assumed or _is_at_turn_start(first, story)):
        yield Possible(name, (*took, Took(name, 1)), likely * PLAYS_IT)


def _is_at_turn_start(first: Sequence[object], story: Story) -> bool:
    """Whether the card was laid at the beginning of a turn, so that its player may have drawn it first."""
    begins = bool(first) and isinstance(first[0], Turn)
    return not (begins and isinstance(story.assumed[-1][0], acts.Draw))


def discarding(table: Table) -> AskDiscard | None:
    """The question to a player who has discarded and may discard one more card."""
    return next((one for one in table.prompts() if isinstance(one, AskDiscard) and one.done), None)
