"""Evenings remembered: tables by the day they were played, and how everybody stands over all of them."""

import datetime as dt
from collections.abc import Iterable
from typing import Any

from companion.store.register import MatchCard

Json = dict[str, Any]


def evenings(cards: Iterable[MatchCard]) -> list[Json]:
    """Matches by evening, the latest first. An evening lasts until six in the morning."""
    days: dict[str, list[Json]] = {}
    for card in cards:
        if not card.summary.get("players"):
            continue
        began = dt.datetime.fromtimestamp(card.began) - dt.timedelta(hours=6)
        summary = card.summary
        days.setdefault(began.date().isoformat(), []).append(
            {
                "id": card.table,
                "match": card.match,
                "name": card.name,
                "game": summary.get("game"),
                "phase": summary.get("phase"),
                "players": [player["name"] for player in summary["players"]],
                "scores": {player["name"]: player["score"] for player in summary["players"]},
                "winner": summary.get("winner") if summary.get("phase") == "over" else None,
                "rounds": summary.get("rounds", []),
                "minutes": round((card.changed - card.began) / 60),
                "created": card.began,
            }
        )
    return [{"date": day, "tables": days[day]} for day in sorted(days, reverse=True)]


def standings(found: Iterable[Json]) -> list[Json]:
    """Everybody over all evenings: most games won first, then most rounds, then points."""
    people: dict[str, Json] = {}
    for evening in found:
        for table in evening["tables"]:
            for name in table["players"]:
                one = people.setdefault(
                    name, {"player": name, "games": 0, "won": 0, "rounds_won": 0, "points": 0}
                )
                one["games"] += 1
                winner = table["winner"]
                one["won"] += name in winner if isinstance(winner, list) else name == winner
                one["rounds_won"] += sum(round_["winner"] == name for round_ in table["rounds"])
                one["points"] += table["scores"].get(name, 0)
    return sorted(
        people.values(),
        key=lambda one: (-one["won"], -one["rounds_won"], -one["points"], one["player"]),
    )
