"""The proof itself: a short form of `companion prove`, `soak` and `faults`, through the real rooms."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.proof.book import BadBook, Book, met, summed
from benchmarks.proof.chart import chart_of, rows
from benchmarks.proof.evening import Plan, prove
from benchmarks.proof.faults import clock_jumps, picture_fault
from benchmarks.proof.scribe import Scribe
from benchmarks.proof.soak import LongTable, compared
from benchmarks.proof.tableside import Tableside
from companion.demo.deed import Deed
from companion.demo.director import TimedDeed
from companion.table.script import Script
from testing.reckoning.temper import Temper


# The second one is long enough for the camera to learn by itself where the draw pile lies.
@pytest.mark.parametrize(("title", "seed", "target"), [("mod", 102, 1), ("spin", 83002, 100)])
def test_an_evening_seen_by_the_camera_is_the_evening_that_was_played(
    title: str, seed: int, target: int, tmp_path: Path
) -> None:
    side = Tableside(tmp_path)
    game = prove(title, seed, side, Plan(target=target, camera="720p/50"))
    side.open_tables.close()
    assert game.right
    assert game.record.seen == game.record.placements > 10
    assert not game.record.amiss


@pytest.mark.parametrize("title", ["mod", "nonpartisan", "spin", "power-grab"])
def test_eyes_that_miss_nothing_leave_nothing_wrong(title: str, tmp_path: Path) -> None:
    clumsy = Temper(illegal=0.3, miscounts=0.1)
    side = Tableside(tmp_path)
    games = []
    for seed in (21, 22):
        side.lay()
        plan = Plan(blind=True, target=60, players=0, temper=clumsy)
        games.append(prove(title, seed, side, plan))
    side.open_tables.close()
    row = summed(games)
    assert met(row)
    assert row["illegal"] > 0
    assert not any(row["differing"].values())
    assert [line.split()[0] for line in rows({title: row})[1:3]] == ["games", "scores"]
    assert chart_of({title: row}).startswith("<svg")


def test_a_wrong_card_right_after_exactly_seven_is_no_miscount(tmp_path: Path) -> None:
    """East holds exactly seven cards, as a house rule asks, and lays one of them that doesn't fit."""
    side = Tableside(tmp_path)
    game = prove("nonpartisan", 986021, side, Plan(blind=True, house=True, players=0))
    side.open_tables.close()
    assert game.right
    assert not game.record.amiss


def test_a_proof_that_fails_says_so(tmp_path: Path) -> None:
    side = Tableside(tmp_path)
    game = prove("mod", 3, side, Plan(blind=True, target=1))
    side.open_tables.close()
    row = summed([game])
    assert met(row)
    for spoiled in (
        {"scores right": 0},
        {"false accusations": 1},
        {"wrong cards": 1},
        {"missed": 9},
    ):
        assert not met({**row, **spoiled})


def test_a_proof_that_was_broken_off_goes_on_where_it_ended(tmp_path: Path) -> None:
    side = Tableside(tmp_path)
    game = prove("mod", 3, side, Plan(blind=True, target=1))
    side.open_tables.close()
    path = tmp_path / "proof.json"
    first = Book({"target": 1}, path)
    first.add(game)
    again = Book({"target": 1}, path)
    again.resume()
    assert again.has("mod", 3)
    assert not again.has("mod", 4)
    assert again.sums(["mod"]) == first.sums(["mod"])
    with pytest.raises(BadBook, match="another target"):
        Book({"target": 2}, path).resume()
    path.write_text("nothing")
    with pytest.raises(BadBook, match="no result of a proof"):
        Book({"target": 1}, path).resume()


def test_a_card_that_was_missed_goes_in_before_the_next_one() -> None:
    referee = Script()
    start = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}
    for act in (start, {"act": "turn-up", "card": "red-5#1"}):
        assert referee.act(act)["ok"]
    laid = [
        TimedDeed(1.0, Deed("lay", "North", ("red-7#1",), {"act": "play"})),
        TimedDeed(2.2, Deed("lay", "South", ("blue-7#1",), {"act": "play"})),
    ]
    host = Scribe(laid, referee.act, lambda: referee.table)
    told = referee.act({"act": "seen", "card": "blue-7#1"})  # and nobody saw the red one
    host.heard({"event": "settled", "card": "blue-7#1"}, 2.4, [told], first=3)
    host.until(2.4)
    host.until(2.5)
    assert [entry["act"]["act"] for entry in referee.entries[3:]] == ["insert"]
    assert referee.table is not None
    assert referee.table["top"] == "blue-7"
    assert [player["cards"] for player in referee.table["players"]] == [6, 6]
    assert not referee.table["awaiting"][0].get("code")
    assert host.record.seen == 1
    assert [amiss.what for amiss in host.record.amiss] == ["missed"]


def test_a_card_that_was_told_as_another_one_is_put_right() -> None:
    referee = Script()
    start = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}
    for act in (start, {"act": "turn-up", "card": "red-8"}):
        assert referee.act(act)["ok"]
    host = Scribe(
        [TimedDeed(1.0, Deed("lay", "North", ("red-7",), {"act": "play"}))],
        referee.act,
        lambda: referee.table,
    )
    told = referee.act({"act": "seen", "card": "yellow-7"})
    host.heard({"event": "settled", "card": "yellow-7"}, 1.6, [told], first=3)
    for t in (1.7, 2.5):
        host.until(t)
    assert referee.table is not None
    assert (referee.table["top"], referee.table["turn"]) == ("red-7", "South")
    assert [amiss.what for amiss in host.record.amiss] == ["missed", "wrong-card"]


def test_an_illegal_card_does_not_stand_because_the_one_before_it_was_missed() -> None:
    referee = Script()
    start = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}
    for act in (start, {"act": "turn-up", "card": "red-8"}):
        assert referee.act(act)["ok"]
    laid = [
        TimedDeed(1.0, Deed("lay", "North", ("yellow-8",), {"act": "play"})),
        TimedDeed(1.8, Deed("wrong", "South", ("red-5",))),
        TimedDeed(3.4, Deed("take-back", "South", ("red-5",))),
    ]
    host = Scribe(laid, referee.act, lambda: referee.table)
    told = referee.act(
        {"act": "seen", "card": "red-5"}
    )  # it fits what lies there, as far as was seen
    host.heard({"event": "settled", "card": "red-5"}, 2.3, [told], first=3)
    for t in (2.4, 2.5, 3.5, 5.0):
        host.until(t)
    assert referee.table is not None
    assert (referee.table["top"], referee.table["color"]) == ("yellow-8", "yellow")
    assert [player["cards"] for player in referee.table["players"]] == [6, 7]
    assert host.record.caught == host.record.illegal == 1
    assert [amiss.what for amiss in host.record.amiss] == ["missed", "not-taken-back"]


def test_a_long_table_is_as_quick_at_the_end(tmp_path: Path) -> None:
    side = Tableside(tmp_path)
    long = LongTable(side, 1)
    first = long.go_on(60)
    for _ in range(6):
        last = long.go_on(60)
    side.open_tables.close()
    assert long.live.seq > 400
    # The quickest act of sixty, in CPU time: a busy machine hardly shows in it, a log read again each time does.
    assert min(last) < 2 * min(first) + 0.5


def test_what_grows_is_told() -> None:
    calm = [
        {"memory MB": 200.0, "handles": 9, "threads": 4, "frame ms": 3.0, "act ms": 1.0}
        for _ in range(8)
    ]
    assert all(last <= most for _, _, last, most in compared(calm))
    leak = [{**one, "memory MB": 200.0 + 20 * n} for n, one in enumerate(calm)]
    assert [what for what, _, last, most in compared(leak) if last > most] == ["memory MB"]


def test_the_clock_may_jump() -> None:
    assert clock_jumps().well


def test_a_black_picture_loses_no_card() -> None:
    outcome = picture_fault("black", "black")
    assert outcome.well, outcome
    assert "no picture" in outcome.happened
