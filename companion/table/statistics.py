"""What people like to know afterwards: who drew the most, who was caught, how long a turn took."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from companion.rules import acts, events
from companion.rules.fold import Step
from companion.rules.record import Record
from companion.rules.table import Table
from companion.wire.sent import player_of

_CORRECTIONS = (acts.Undo, acts.Amend, acts.Insert, acts.Set, acts.Allow)


@dataclass(frozen=True, slots=True)
class Player:
    """What is counted of one player."""

    name: str
    score: int
    rounds_won: int
    plays: int
    draws: int
    cards_drawn: int
    wilds: int
    uno_called: int
    caught: int
    catches: int
    challenges_won: int
    challenges_lost: int
    spins: int
    blocks: int
    skipped: int
    most_cards: int
    median_turn_seconds: float | None


@dataclass(slots=True)
class Round:
    """One round: who won it and what it brought."""

    round: int
    winner: str | None = None
    points: int = 0
    acts: int = 0
    scores: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Statistics:
    """What is counted of a match."""

    minutes: float
    rounds: list[Round]
    players: list[Player]
    colors: dict[str, int]
    faces: dict[str, int]
    corrections: int
    assumed: int
    seen: int
    taps: int


@dataclass(slots=True)
class Tally:
    """One player's evening."""

    plays: int = 0
    draws: int = 0
    cards_drawn: int = 0
    wilds: int = 0
    uno_called: int = 0
    caught: int = 0
    catches: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    spins: int = 0
    blocks: int = 0
    skipped: int = 0
    rounds_won: int = 0
    most_cards: int = 0
    turns: list[float] = field(default_factory=list)


LONG = 300.0
"""A turn that took longer than this was a break, and is left out of the median."""


def statistics(record: Record, times: Mapping[int, float]) -> Statistics:
    """Everything about one match."""
    now, log = record.table, record.entries
    names = () if now is None else now.names  # as they are called now
    tallies = [Tally() for _ in names]
    rounds: dict[int, Round] = {}
    colors: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    last: float | None = None
    for step in record.steps():
        table = step.table
        this = rounds.setdefault(table.round, Round(table.round))
        this.acts += 1
        for event in step.events:
            _count(event, table, names, tallies, this, colors, faces)
        for tally, cards in zip(
            tallies, table.counts, strict=False
        ):  # who comes later has none yet
            tally.most_cards = max(tally.most_cards, cards)
        this.scores = dict(zip(names, table.scores, strict=False))
        last = _turn(step, times, last, tallies)
    stamps = sorted(times.values())
    return Statistics(
        minutes=round((stamps[-1] - stamps[0]) / 60, 1) if stamps else 0.0,
        rounds=[one for one in rounds.values() if one.round],
        players=[]
        if now is None
        else [_line(*one) for one in zip(names, tallies, now.scores, strict=True)],
        colors=dict(colors.most_common()),
        faces=dict(faces.most_common()),
        corrections=sum(isinstance(entry.act, _CORRECTIONS) for entry in log),
        assumed=sum(entry.made_for is not None for entry in log),
        seen=sum(isinstance(entry.act, acts.Seen) for entry in log),
        taps=sum(not isinstance(entry.act, acts.Seen) and entry.made_for is None for entry in log),
    )


def _count(
    event: events.Event,
    table: Table,
    names: Sequence[str],
    tallies: Sequence[Tally],
    this: Round,
    colors: Counter[str],
    faces: Counter[str],
) -> None:
    of = tallies.__getitem__

    match event:
        case events.Played(player=player, copy=copy):
            card = table.setting.deck.card_of[copy]
            of(player).plays += 1
            of(player).wilds += card.color is None
            if card.color is not None:
                colors[card.color] += 1
        case events.Drew(player=player) | events.DrewAside(player=player):
            of(player).draws += 1
            of(player).cards_drawn += event.many
        case events.UnoCalled(player=player):
            of(player).uno_called += 1
        case events.Caught(player=player, target=target):
            of(player).catches += 1
            of(target).caught += 1
        case events.Judged(accused=accused, guilty=guilty):
            if guilty:
                of(accused).challenges_lost += 1
            else:
                of(accused).challenges_won += 1
        case events.Blocked(player=player):
            of(player).blocks += 1
        case events.Skipped(player=player):
            of(player).skipped += 1
        case events.Spun(player=player, face=face):
            of(player).spins += 1
            faces[face] += 1
        case events.RoundEnded(winner=winner):
            of(winner).rounds_won += 1
            this.winner = names[winner]
        case events.Scored(points=points):
            this.points += points
        case events.Reopened():
            if this.winner is not None:
                of(names.index(this.winner)).rounds_won -= 1
            this.winner, this.points = None, 0
        case _:
            pass


def _turn(
    step: Step, times: Mapping[int, float], last: float | None, tallies: Sequence[Tally]
) -> float | None:
    """How long the turn took that ended with this line."""
    at = times.get(step.line.seq)
    player = player_of(step.line.act)
    if at is None:
        return last
    alone = step.line.made_for is None and player in step.table.names
    if alone and last is not None and 0 < at - last < LONG:
        tallies[step.table.names.index(str(player))].turns.append(at - last)
    return at


def _line(name: str, tally: Tally, score: int) -> Player:
    return Player(
        name=name,
        score=score,
        rounds_won=tally.rounds_won,
        plays=tally.plays,
        draws=tally.draws,
        cards_drawn=tally.cards_drawn,
        wilds=tally.wilds,
        uno_called=tally.uno_called,
        caught=tally.caught,
        catches=tally.catches,
        challenges_won=tally.challenges_won,
        challenges_lost=tally.challenges_lost,
        spins=tally.spins,
        blocks=tally.blocks,
        skipped=tally.skipped,
        most_cards=tally.most_cards,
        median_turn_seconds=round(median(tally.turns), 1) if tally.turns else None,
    )
