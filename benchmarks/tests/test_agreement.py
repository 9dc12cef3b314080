"""Two reckonings of the same evening, written apart: the bots' own world, and the referee."""

from __future__ import annotations

import pytest

from companion.table.script import Script
from testing.reckoning.comparison import differences
from testing.reckoning.evening import Evening


@pytest.mark.parametrize("game", ["classic", "mod", "nonpartisan", "spin", "power-grab"])
def test_a_referee_that_is_told_everything_knows_everything(game: str) -> None:
    for seed in range(10):
        night = Evening(game, seed=seed, players=2 + seed % 5, target=150)
        referee = Script()
        assert referee.act(night.opening)["ok"]
        for deed in night.play():
            if deed.act is not None:
                reply = referee.act(dict(deed.act))
                assert reply["ok"] is (deed.kind != "wrong"), (seed, deed, reply)
                found = {one["code"] for one in reply.get("findings", ())}
                assert found <= {"wild-draw-four"}, (
                    seed,
                    deed,
                    reply,
                )  # a bluff that a count shows
            if deed.kind in ("turn", "count", "end"):
                assert deed.standing is not None
                assert not differences(deed, deed.standing, referee.table), (seed, deed)
        assert referee.table["phase"] == "over"
        assert {p["name"]: p["score"] for p in referee.table["players"]} == night.scores
