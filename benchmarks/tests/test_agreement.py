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
        bluffers: set[str | None] = set()
        for deed in night.play():
            bluffers = set() if deed.kind == "deal" else bluffers
            if deed.note == "bluff":
                bluffers.add(deed.player)
            if deed.act is not None:
                reply = referee.act(dict(deed.act))
                assert reply["ok"] is (deed.kind != "wrong"), (seed, deed, reply)
                # Nothing is found against anybody, but that a counted hand may prove a bluff.
                for found in reply.get("findings", ()):
                    assert found["code"] == "wild-draw-four", (seed, deed, reply)
                    assert found["said"]["player"] in bluffers, (seed, deed, reply)
            if deed.kind in ("turn", "count", "end"):
                assert deed.standing is not None
                assert not differences(deed, deed.standing, referee.table), (seed, deed)
        assert referee.table["phase"] == "over"
        assert {p["name"]: p["score"] for p in referee.table["players"]} == night.scores
