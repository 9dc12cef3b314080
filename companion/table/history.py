"""Evenings remembered: tables by the day they were played, and how everybody stands over all of them."""

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.store.register import MatchCard, Round


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match as a list of evenings shows it."""

    id: str
    match: int
    name: str
    game: str
    phase: str
    players: list[str]
    scores: Mapping[str, int]
    winner: str | list[str] | None
    rounds: tuple[Round, ...]
    minutes: int
    created: float


@dataclass(frozen=True, slots=True)
class Evening:
    """The matches of one evening."""

    date: str
    tables: list[PlayedMatch]


@dataclass(slots=True)
class LifetimeScore:
    """What somebody came to over all evenings."""

    player: str
    games: int = 0
    won: int = 0
    rounds_won: int = 0
    points: int = 0


def evenings(cards: Iterable[MatchCard]) -> list[Evening]:
    """Matches by evening, the latest first. An evening lasts until six in the morning."""
    days: dict[str, list[PlayedMatch]] = {}
    for card in cards:
        summary = card.summary
        if summary is None or summary.game is None or summary.phase is None or not summary.scores:
            continue
        began = dt.datetime.fromtimestamp(card.began) - dt.timedelta(hours=6)
        days.setdefault(began.date().isoformat(), []).append(
            PlayedMatch(
                id=card.table,
                match=card.match,
                name=card.name,
                game=summary.game,
                phase=summary.phase,
                players=list(summary.scores),
                scores=summary.scores,
                winner=summary.winner if summary.phase == "over" else None,
                rounds=summary.rounds,
                minutes=round((card.changed - card.began) / 60),
                created=card.began,
            )
        )
    return [Evening(day, days[day]) for day in sorted(days, reverse=True)]


def standings(found: Iterable[Evening]) -> list[LifetimeScore]:
    """Everybody over all evenings: most games won first, then most rounds, then points."""
    people: dict[str, LifetimeScore] = {}
    for table in (table for evening in found for table in evening.tables):
        if table.phase != "over":
            continue  # an abandoned game says nothing about who is good at it
        for name in table.players:
            one = people.setdefault(name, LifetimeScore(name))
            winner = table.winner
            one.games += 1
            one.won += name in winner if isinstance(winner, list) else name == winner
            one.rounds_won += sum(round_.winner == name for round_ in table.rounds)
            one.points += table.scores.get(name, 0)
    return sorted(
        people.values(), key=lambda one: (-one.won, -one.rounds_won, -one.points, one.player)
    )
