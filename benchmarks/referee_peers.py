"""The referee's peers: RLCard's UNO environment, python-chess, and the `eventsourcing` library.

Each first plays (or writes) something by itself, and is then timed doing it again in one go, as the referee is.
"""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import chess
import rlcard
from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event

PLAYERS = 4


def rlcard_games(games: int) -> Iterator[tuple[int, float]]:
    """Moves and CPU seconds of `env.step`, game by game."""
    for seed in range(games):
        env = rlcard.make("uno", config={"seed": seed})
        # Its settings allow two players only, but the game underneath takes any number.
        env.num_players = env.game.num_players = PLAYERS
        chance = random.Random(seed)
        moves: list[int] = []
        state, _ = env.reset()
        while not env.is_over():
            moves.append(chance.choice(list(state["legal_actions"])))
            state, _ = env.step(moves[-1])
        env.seed(seed)
        env.reset()
        step = env.step
        begin = time.process_time()
        for move in moves:
            step(move)
        yield len(moves), time.process_time() - begin


def chess_games(games: int) -> Iterator[tuple[int, float]]:
    """Moves and CPU seconds of `is_legal` and `push`, game by game."""
    for seed in range(games):
        chance = random.Random(seed)
        board = chess.Board()
        moves: list[chess.Move] = []
        while not board.is_game_over():
            moves.append(chance.choice(list(board.legal_moves)))
            board.push(moves[-1])
        board = chess.Board()
        is_legal, push = board.is_legal, board.push
        begin = time.process_time()
        for move in moves:
            assert is_legal(move)
            push(move)
        yield len(moves), time.process_time() - begin


class Seat(Aggregate):
    """A table as small as it can be: who played which card last, and how many cards lay there."""

    def __init__(self) -> None:
        self.pile = 0
        self.top = ""
        self.turn = ""

    @event("Played")
    def play(self, player: str, card: str) -> None:
        self.pile += 1
        self.top = card
        self.turn = player


class Played(Application):
    """A table's log as the library keeps it."""


def eventsourced(file: Path, events: int) -> Callable[[], int]:
    """Writes a log to SQLite with the library; what is returned reads it back and folds it."""
    kept = Played(env={"PERSISTENCE_MODULE": "eventsourcing.sqlite", "SQLITE_DBNAME": str(file)})
    seat = Seat()
    for number in range(events - 1):  # that it was made is an event too
        seat.play(f"Player {number % PLAYERS}", f"red-{number % 10}#1")
    kept.save(seat)

    def read() -> int:
        again: Seat = kept.repository.get(seat.id)
        assert again.pile == events - 1
        return again.version

    return read
