"""What people like to know afterwards: who drew the most, who was caught, how long turns took."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from companion.rules import acts, events
from companion.rules.log import Step
from companion.rules.table import Table
from companion.store.register import Round
from companion.story.record import Record
from companion.wire.sent import player_of

_CORRECTIONS = (acts.Undo, acts.Amend, acts.Insert, acts.Set, acts.Allow)


@dataclass(slots=True)
class PlayerStatistics:
    """What is counted for one player."""

    name: str
    score: int = 0
    rounds_won: int = 0
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
    most_cards: int = 0
    median_turn_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Statistics:
    """What is counted for a match."""

    minutes: float
    rounds: list[Round]
    players: list[PlayerStatistics]
    colors: dict[str, int]
    faces: dict[str, int]
    corrections: int
    assumed: int
    seen: int
    taps: int


BREAK_SECONDS = 300.0
"""Seconds after which a turn counts as a break, which is left out of the median."""


def statistics(record: Record, times: Mapping[int, float]) -> Statistics:
    """Everything about one match."""
    now, log = record.table, record.entries
    names = () if now is None else now.names  # under their present names
    players = [PlayerStatistics(name) for name in names]
    turns: list[list[float]] = [[] for _ in names]
    rounds: dict[int, Round] = {}
    colors: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    last: float | None = None
    for step in record.steps():
        table = step.table
        this = rounds.setdefault(table.round, Round(table.round))
        this.acts += 1
        for event in step.events:
            _count_event(event, table, players, this, colors, faces)
        for player, cards in zip(players, table.counts, strict=False):  # later ones have none
            player.most_cards = max(player.most_cards, cards)
        this.scores = dict(zip(names, table.scores, strict=False))
        last = _turn_seconds(step, times, last, turns)
    for player, score, took in zip(players, () if now is None else now.scores, turns, strict=True):
        player.score = score
        player.median_turn_seconds = round(median(took), 1) if took else None
    stamps = sorted(times.values())
    return Statistics(
        minutes=round((stamps[-1] - stamps[0]) / 60, 1) if stamps else 0.0,
        rounds=[one for one in rounds.values() if one.round],
        players=players,
        colors=dict(colors.most_common()),
        faces=dict(faces.most_common()),
        corrections=sum(isinstance(entry.act, _CORRECTIONS) for entry in log),
        assumed=sum(entry.made_for is not None for entry in log),
        seen=sum(isinstance(entry.act, acts.Seen) for entry in log),
        taps=sum(not isinstance(entry.act, acts.Seen) and entry.made_for is None for entry in log),
    )


def _count_event(
    event: events.Event,
    table: Table,
    players: Sequence[PlayerStatistics],
    this: Round,
    colors: Counter[str],
    faces: Counter[str],
) -> None:
    of = players.__getitem__
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
            this.winner = players[winner].name
        case events.Scored(points=points):
            this.points += points
        case events.Reopened():
            for one in players:
                one.rounds_won -= one.name == this.winner
            this.winner, this.points = None, 0
        case _:
            pass


def _turn_seconds(
    step: Step, times: Mapping[int, float], last: float | None, turns: Sequence[list[float]]
) -> float | None:
    """Seconds of the turn that ended with this line."""
    at = times.get(step.line.seq)
    player = player_of(step.line.act)
    if at is None:
        return last
    alone = step.line.made_for is None and player in step.table.names
    if alone and last is not None and 0 < at - last < BREAK_SECONDS:
        turns[step.table.names.index(str(player))].append(at - last)
    return at
