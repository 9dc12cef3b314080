"""What people like to know afterwards: who drew the most, who was caught, how long a turn took."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from companion.rules import events
from companion.rules.record import Entry, Record, Step
from companion.rules.table import Table
from companion.wire import acts

Json = dict[str, Any]

_CORRECTIONS = frozenset({"undo", "amend", "insert", "set", "allow"})


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


@dataclass(slots=True)
class Round:
    """One round: who won it and what it brought."""

    round: int
    winner: str | None = None
    points: int = 0
    acts: int = 0
    scores: dict[str, int] = field(default_factory=dict)


LONG = 300.0
"""A turn that took longer than this was a break, and is left out of the median."""


def statistics(rows: Sequence[Json], times: Mapping[int, float]) -> Json:
    """Everything about one game, from its log."""
    record = Record.rebuild(
        Entry(row["seq"], acts.read(row["act"]), row.get("for")) for row in rows
    )
    tallies: dict[str, Tally] = {}
    rounds: dict[int, Round] = {}
    colors: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    last: float | None = None
    for step in record.steps:
        table = step.table
        for name in table.names:
            tallies.setdefault(name, Tally())
        this = rounds.setdefault(table.round, Round(table.round))
        this.acts += 1
        for event in step.events:
            _count(event, table, tallies, this, colors, faces)
        for seat, name in enumerate(table.names):
            tallies[name].most_cards = max(tallies[name].most_cards, table.counts[seat])
        this.scores = {name: table.scores[seat] for seat, name in enumerate(table.names)}
        last = _turn(step, times, last, tallies)
    stamps = sorted(times.values())
    now = record.table
    return {
        "minutes": round((stamps[-1] - stamps[0]) / 60, 1) if stamps else 0.0,
        "rounds": [
            {
                "round": one.round,
                "winner": one.winner,
                "points": one.points,
                "acts": one.acts,
                "scores": one.scores,
            }
            for one in rounds.values()
            if one.round
        ],
        "players": []
        if now is None
        else [_line(name, tallies[name], now.scores[seat]) for seat, name in enumerate(now.names)],
        "colors": dict(colors.most_common()),
        "faces": dict(faces.most_common()),
        "corrections": sum(row["act"]["act"] in _CORRECTIONS for row in rows),
        "assumed": sum(bool(row.get("assumed")) for row in rows),
        "seen": sum(row["act"]["act"] == "seen" for row in rows),
        "taps": sum(row["act"]["act"] != "seen" and not row.get("assumed") for row in rows),
    }


def _count(
    event: events.Event,
    table: Table,
    tallies: Mapping[str, Tally],
    this: Round,
    colors: Counter[str],
    faces: Counter[str],
) -> None:
    def of(seat: int) -> Tally:
        return tallies[table.names[seat]]

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
            this.winner = table.names[winner]
        case events.Scored(points=points):
            this.points += points
        case events.Reopened():
            if this.winner is not None:
                tallies[this.winner].rounds_won -= 1
            this.winner, this.points = None, 0
        case _:
            pass


def _turn(
    step: Step, times: Mapping[int, float], last: float | None, tallies: Mapping[str, Tally]
) -> float | None:
    """How long the turn took that ended with this line."""
    at = times.get(step.line.seq)
    player = getattr(step.line.act, "player", None)
    if at is None:
        return last
    alone = step.line.made_for is None and isinstance(player, str) and player in tallies
    if alone and last is not None and 0 < at - last < LONG:
        tallies[str(player)].turns.append(at - last)
    return at


def _line(name: str, tally: Tally, score: int) -> Json:
    return {
        "name": name,
        "score": score,
        "rounds_won": tally.rounds_won,
        "plays": tally.plays,
        "draws": tally.draws,
        "cards_drawn": tally.cards_drawn,
        "wilds": tally.wilds,
        "uno_called": tally.uno_called,
        "caught": tally.caught,
        "catches": tally.catches,
        "challenges_won": tally.challenges_won,
        "challenges_lost": tally.challenges_lost,
        "spins": tally.spins,
        "blocks": tally.blocks,
        "skipped": tally.skipped,
        "most_cards": tally.most_cards,
        "median_turn_seconds": round(median(tally.turns), 1) if tally.turns else None,
    }
