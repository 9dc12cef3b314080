"""A whole round of each game, by taps alone: nothing that the sheets know lacks a button."""

from __future__ import annotations

import pytest

from testing.desk import Desk
from testing.reckoning.evening import Evening
from testing.reckoning.temper import Temper

FAIR = Temper(illegal=0, veto=0.05)


@pytest.mark.parametrize(
    ("game", "seed"), [("mod", 5), ("nonpartisan", 5), ("spin", 4), ("power-grab", 5)]
)
def test_a_whole_round_goes_by_taps(desk: Desk, game: str, seed: int) -> None:
    night = Evening(game, seed=seed, players=3, temper=FAIR)
    table = desk.house.lay(night.opening)["id"]
    tablet = desk.tablet(table, settings={"stillness": "still"})
    for deed in night.play():
        if deed.act is not None:
            tablet.do(deed.act)
        if deed.kind == "end":
            break
    now = desk.house.table(table)["table"]
    assert now["phase"] in ("between-rounds", "over")
    assert {one["name"]: one["score"] for one in now["players"]} == night.scores
