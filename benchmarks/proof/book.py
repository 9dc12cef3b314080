"""The book of a proof: every evening, written down as soon as it ends, so that a proof can be resumed."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.proof.scribe import Amiss, Record

Json = dict[str, Any]


class BadBook(Exception):
    """The file is no book of this proof; says why in a sentence."""


@dataclass(slots=True)
class Game:
    """What came of one evening."""

    game: str
    seed: int
    right: bool  # the final scores are those of the bots' own tally
    scores: Mapping[str, int]
    rounds: int
    deeds: int
    frames: int
    film: float  # seconds of film
    cpu: float
    log: int
    record: Record
    looks: list[float] = field(default_factory=list)  # ms of CPU for each frame
    board: list[float] = field(
        default_factory=list
    )  # ms from a frame to the dashboard, with an event

    def as_json(self) -> Json:
        """Everything, for the file."""
        told = asdict(self)
        told["record"]["taps"] = dict(self.record.taps)
        for numbers in (told["looks"], told["board"], *(told["record"][k] for k in LISTS)):
            numbers[:] = [round(n, 3) for n in numbers]
        return told

    @classmethod
    def from_json(cls, told: Json) -> Game:
        """The evening as it stands in the file."""
        record = dict(told["record"])
        record["taps"] = Counter(record["taps"])
        record["amiss"] = [Amiss(**amiss) for amiss in record["amiss"]]
        return cls(**{**told, "record": Record(**record)})


LISTS = ("delays", "sights")


def broken_off(game: str, seed: int, why: str) -> Game:
    """An evening that ended with a fault of the program: it counts as wrong."""
    record = Record(amiss=[Amiss(0.0, "broke-off", why)])
    return Game(
        game=game, seed=seed, right=False, scores={}, rounds=0, deeds=0, frames=0, film=0.0, cpu=0.0,
        log=0, record=record,
    )  # fmt: skip


class Book:
    """All evenings of one proof, on disk after each."""

    def __init__(self, settings: Json, path: Path | None = None) -> None:
        self.settings = settings
        self.path = path
        self.games: list[Game] = []

    def resume(self) -> None:
        """Takes over what was proved before, if it was proved in the same way."""
        if self.path is None or not self.path.exists():
            return
        try:
            told = json.loads(self.path.read_text(encoding="utf-8"))
            games = [Game.from_json(one) for one in told["evenings"]]
            before = told["command"]
        except (ValueError, KeyError, TypeError) as fault:
            raise BadBook(
                f"{self.path.name} is no result of a proof, so it can't be resumed."
            ) from fault
        other = [k for k, v in self.settings.items() if before.get(k) != v]
        if other:
            raise BadBook(
                f"{self.path.name} was made with another {' and '.join(other)}: give the same, or another file."
            )
        self.games = games

    def has(self, game: str, seed: int) -> bool:
        """Whether this evening was played already."""
        return any(one.game == game and one.seed == seed for one in self.games)

    def add(self, game: Game) -> None:
        """One more evening, safe on disk before the next."""
        self.games.append(game)
        self.games.sort(key=lambda one: (one.seed, one.game))
        if self.path is not None:
            beside = self.path.with_name(self.path.name + ".part")
            beside.write_text(json.dumps(self.as_json(), indent=1), encoding="utf-8")
            os.replace(beside, self.path)

    def sums(self, titles: Sequence[str]) -> dict[str, Json]:
        """A column for each title that has been played."""
        by_title = {name: [g for g in self.games if g.game == name] for name in titles}
        return {name: summed(games) for name, games in by_title.items() if games}

    def as_json(self) -> Json:
        """The file: how it was proved, the sums, and everything of every evening."""
        titles = sorted({game.game for game in self.games})
        return {
            "command": self.settings,
            "titles": self.sums(titles),
            "evenings": [game.as_json() for game in self.games],
        }


def summed(games: Sequence[Game]) -> Json:
    """All evenings of one title in one row."""
    records = [game.record for game in games]
    amiss: Counter[str] = Counter(a.what for record in records for a in record.amiss)
    taps: Counter[str] = sum((record.taps for record in records), Counter())
    delays = sorted(d for record in records for d in record.delays)
    board = sorted(ms for game in games for ms in game.board)
    placements = sum(r.placements for r in records)
    scans = taps["scan"] + taps["scan again"]
    rounds = sum(r.rounds for r in records)
    turns, laid = sum(r.turns for r in records), sum(r.laid for r in records)
    return {
        "games": len(games),
        "scores right": sum(game.right for game in games),
        "rounds": sum(game.rounds for game in games),
        "placements": placements,
        "seen": sum(r.seen for r in records),
        "missed": amiss["missed"],
        "hidden": amiss["hidden"],
        "wrong cards": amiss["wrong-card"],
        "illegal": sum(r.illegal for r in records),
        "caught": sum(r.caught for r in records),
        "false accusations": amiss["accused"],
        "bluffs unmasked": sum(r.unmasked for r in records),
        "compared": sum(r.compared for r in records),
        "differing": {
            what: amiss[what]
            for what in ("turn", "direction", "color", "top", "cards", "towers", "scores")
        },
        "refused": amiss["refused"],
        "findings": amiss["finding"],
        "taps a game": round((sum(taps.values()) - scans) / max(len(games), 1), 1),
        "scans a game": round(scans / max(len(games), 1), 1),
        "taps a placement": round((sum(taps.values()) - scans) / max(placements, 1), 3),
        "rounds of turns": round(rounds, 1),
        "taps a round of turns": round(sum(taps.values()) / max(rounds, 1), 2),
        "of these": {what: round(n / max(rounds, 1), 3) for what, n in taps.most_common()},
        "turns without a tap %": round(100 * sum(r.untouched for r in records) / max(turns, 1), 1),
        "whose right %": round(100 * sum(r.owned for r in records) / max(laid, 1), 1),
        "asked": sum(r.asked for r in records),
        "asked idly": sum(r.idly for r in records),
        "which is it": sum(r.unsure for r in records),
        "right one named": sum(r.among for r in records),
        "untold draws": sum(r.untold for r in records),
        "untapped": sum(r.skipped for r in records),
        "not taken back": amiss["not-taken-back"],
        "broke off": amiss["broke-off"],
        "in sight s": low_spread(sorted(s for record in records for s in record.sights)),
        "rest to event": spread(delays),
        "frame to table ms": spread(board),
        "frames": sum(game.frames for game in games),
        "film hours": round(sum(game.film for game in games) / 3600, 2),
        "cpu": round(sum(game.cpu for game in games), 1),
        "taps": dict(taps.most_common()),
    }


def spread(values: Sequence[float]) -> list[float]:
    """Median, 95th percentile and largest."""
    if not values:
        return [0.0, 0.0, 0.0]
    return [round(v, 3) for v in (median(values), values[int(len(values) * 0.95)], values[-1])]


def low_spread(values: Sequence[float]) -> list[float]:
    """The lowest 5 %, the median, and the 95th percentile."""
    if not values:
        return [0.0, 0.0, 0.0]
    return [round(values[int(len(values) * share)], 2) for share in (0.05, 0.5, 0.95)]


def met(row: Mapping[str, Any]) -> bool:
    """Whether the targets stand: scores, illegal plays, accusations, wrong cards, missed cards."""
    return bool(
        row["scores right"] == row["games"]
        and row["caught"] == row["illegal"]
        and not row["false accusations"]
        and not row["wrong cards"]
        and row["missed"] <= row["placements"] / 1000
    )
