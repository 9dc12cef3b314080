"""How fast the referee judges, and how fast a table comes back from its log, beside its peers in the same run.

    .venv/bin/uv pip install --group bench
    .venv/bin/python -m benchmarks.referee [GAMES]

Random legal play of classic by four with true hands, one process, CPU time. A game is first played, then its acts
go through a fresh record in one timed loop: legality, effects, events, tables and log lines included.
Each round measures everybody in turn; the middle of their ratios is told. The garbage collector runs as always.
The fold is a whole evening from its acts in memory: moves, start cards, hands counted, new deals.
"""

import gc
import json
import random
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.referee_peers import chess_games, eventsourced, rlcard_games
from benchmarks.row import Row, named
from companion.rules.acts import Act, Color, Draw, Hand, NextRound, Pass, Play, Start, TurnUp
from companion.rules.agenda import AskColor, Keep, Penalty, Turn
from companion.rules.judge import Refused
from companion.rules.log import Entry
from companion.rules.table import Table
from companion.store import Act as Kept
from companion.store import open_ledger
from companion.store.writer import LogLine
from companion.story.record import Record
from companion.table.match import Match
from companion.wire import acts as on_paper

NAMES = ("North", "East", "South", "West")
ROUNDS = 7
ACTS = 2000
KEPT = 10_000
CHESS_IN_8_MS = 1.27
"""2,000 acts in 8 ms, on the machine that the wish is about: python-chess makes 197,000 moves a second there."""


class Hands:
    """Who really holds what: a shuffled deck of which the referee sees only what is played."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.record = Record()
        self.said: list[Act] = []
        self.say(Start("classic", NAMES, "West", target=10**6))
        self.deck = self.table.setting.deck
        self.draws: list[int] = []
        self.pile: list[int] = []
        self.hands: list[list[int]] = []

    @property
    def table(self) -> Table:
        assert self.record.table is not None
        return self.record.table

    def say(self, act: Act) -> None:
        reply = self.record.submit(act)
        assert not isinstance(reply, Refused), (act, reply)
        self.said.append(act)

    def deal(self) -> None:
        self.draws = list(range(len(self.deck)))
        self.chance.shuffle(self.draws)
        self.hands = [[self.draws.pop() for _ in range(7)] for _ in NAMES]
        while self.deck.card_of[self.draws[-1]].start == "back":
            self.draws.insert(0, self.draws.pop())
        self.pile = [self.draws.pop()]
        self.say(TurnUp(self.deck.copies[self.pile[0]]))

    def round(self) -> None:
        """One round to its end."""
        self.deal()
        while self.table.phase == "play":
            self.answer()

    def answer(self) -> None:
        prompt = self.table.prompts()[0]
        who = NAMES[prompt.player]
        match prompt:
            case Turn():
                self.turn(prompt.player)
            case Keep():
                self.say(Pass(who))
            case Penalty():
                self.draw(prompt.player, prompt.many)
            case AskColor():
                self.say(Color(who, self.chance.choice(self.table.setting.game.colors)))
            case _:
                raise AssertionError(prompt)

    def turn(self, player: int) -> None:
        t, hand = self.table, self.hands[player]
        fits = [copy for copy in hand if self.matches(t, copy)]
        if not fits:
            return self.draw(player, 1)
        copy = self.chance.choice(fits)
        hand.remove(copy)
        self.pile.append(copy)
        wild = self.deck.card_of[copy].wild
        color = self.chance.choice(t.setting.game.colors) if wild else None
        self.say(Play(NAMES[player], self.deck.copies[copy], color))

    def matches(self, t: Table, copy: int) -> bool:
        card = self.deck.card_of[copy]
        return card.color in (None, t.color) or card.symbol == t.symbol

    def draw(self, player: int, count: int) -> None:
        self.say(Draw(NAMES[player]))
        for _ in range(count):
            if not self.draws:
                *self.draws, top = self.pile
                self.pile = [top]
                self.chance.shuffle(self.draws)
            if self.draws:
                self.hands[player].append(self.draws.pop())


def referee_games(games: int) -> Iterator[tuple[int, float]]:
    """Moves and CPU seconds of `Record.submit`, game by game."""
    for seed in range(games):
        played = Hands(seed)
        played.round()
        start, turn_up, *moves = played.said
        record = Record()
        record.submit(start)
        record.submit(turn_up)
        submit = record.submit
        begin = time.process_time()
        for move in moves:
            submit(move)
        yield len(moves), time.process_time() - begin


def evening(acts: int) -> list[Act]:
    """An evening of so many acts, round after round."""
    night = Hands(2026)
    while len(night.said) < acts:
        night.round()
        for seat in night.table.pending:
            names = tuple(night.deck.copies[copy] for copy in night.hands[seat])
            night.say(Hand(NAMES[seat], names))
        night.say(NextRound())
    return night.said[:acts]


def logged(file: Path, said: list[Act]) -> Callable[[], int]:
    """Writes a log to SQLite as a table does; what is returned reads it back and folds it."""
    ledger = open_ledger(file)
    ledger.register.lay("table", code="ABCD", name="")
    for seq, act in enumerate(said, start=1):
        line = LogLine(seq, json.dumps(on_paper.write(act)))
        last = ledger.append(Kept("table", [line], at=seq, engine="1", digest="0"))
    last.result(timeout=60)

    def read() -> int:
        again = Match.read(1, ledger.entries("table")).referee
        assert again.started
        return again.seq

    return read


def folding(said: list[Act]) -> Callable[[], int]:
    """The fold alone, from a log that is in memory already."""
    entries = [Entry(seq, act) for seq, act in enumerate(said, start=1)]
    return lambda: len(Record.rebuild(entries).lines)


def milliseconds(work: Callable[[], int]) -> float:
    begin = time.process_time()
    assert work() == ACTS
    return (time.process_time() - begin) * 1000


def chess_moves(many: int) -> float:
    """Milliseconds for so many moves of python-chess."""
    return 1000 * many / rate(chess_games(25))


def rate(games: Iterator[tuple[int, float]]) -> float:
    """Moves a CPU second."""
    moves, seconds = map(sum, zip(*games, strict=True))
    return moves / seconds


def judging(games: int, rounds: int = ROUNDS) -> list[Row]:
    """Moves judged a CPU second: everybody in turn, round after round."""
    timed = [
        (rate(referee_games(games)), rate(rlcard_games(games)), rate(chess_games(games // 4)))
        for _ in range(rounds)
    ]
    ours, cards, chess = (statistics.median(column) for column in zip(*timed, strict=True))
    return [
        Row(what=f"moves judged a CPU second ({games} games x {rounds})", unit="moves",
            ours=ours, peer=peer, theirs=theirs, ratio=statistics.median(each), least=least)
        for peer, theirs, each, least in (
            (f"{named('rlcard', 'RLCard')}, env.step", cards, [o / r for o, r, _ in timed], 3.0),
            (f"{named('chess', 'python-chess')}, is_legal + push", chess,
             [o / c for o, _, c in timed], 1.5),
        )
    ]  # fmt: skip


def coming_back(rounds: int = ROUNDS) -> list[Row]:
    """A long table read back from its log."""
    said = evening(ACTS)
    with tempfile.TemporaryDirectory() as folder:
        ours = logged(Path(folder, "companion.db"), said)
        theirs = eventsourced(Path(folder, "eventsourcing.db"), ACTS)
        fold = folding(said)
        gc.collect()
        gc.freeze()  # what RLCard and the others hold in memory is looked through on nobody's time
        timed = [
            (milliseconds(ours), milliseconds(theirs), milliseconds(fold), chess_moves(ACTS))
            for _ in range(rounds)
        ]
    back, peer, alone, chess = (statistics.median(column) for column in zip(*timed, strict=True))
    ratio = statistics.median(other / mine for mine, other, *_ in timed)
    times = statistics.median(moves / folded for *_, folded, moves in timed)
    return [
        Row(what=f"{ACTS:,} acts back from their log, CPU", unit="ms", ours=back,
            peer=f"{named('eventsourcing')}, repository.get", theirs=peer, ratio=ratio, least=1.0),
        Row(what="  the fold alone", unit="ms", ours=alone,
            peer=f"{named('chess', 'python-chess')}, as many moves", theirs=chess, ratio=times, least=CHESS_IN_8_MS),
    ]  # fmt: skip


def keeping() -> list[Row]:
    """What a very long match holds in memory: its log, as read from the store, and all that is derived."""
    lines = [json.dumps(on_paper.write(act)) for act in evening(KEPT)]
    gc.collect()
    tracemalloc.start()
    record = Record.rebuild(
        Entry(seq, on_paper.read(json.loads(line))) for seq, line in enumerate(lines, start=1)
    )
    gc.collect()
    held = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    assert len(record.lines) == KEPT
    return [Row(what=f"{KEPT:,} acts of one match keep", unit="MB", ours=held, most=10.0)]


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`; a ratio above 1 is in our favor."""
    rounds = ROUNDS if share == 1 else 3
    return judging(max(4, round(100 * share)), rounds) + coming_back(rounds) + keeping()


def main() -> None:
    measured = judging(int(sys.argv[1]) if len(sys.argv) > 1 else 100) + coming_back()
    for row in measured + keeping():
        print(
            "  ".join(
                f"{cell:34}" if k in (0, 2) else f"{cell:>16}" for k, cell in enumerate(row.cells())
            )
        )


if __name__ == "__main__":
    main()
