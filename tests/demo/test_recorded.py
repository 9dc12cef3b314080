"""The evenings that the demo films are whole, fresh, and what the second reckoning plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.demo.recorded import RecordedEvening, evening_in, evenings, games, in_turn
from companion.rules.games import GAMES
from companion.table.script import Script
from tools.evenings import FOLDER, pages


def test_the_evenings_in_the_folder_are_the_ones_that_are_played() -> None:
    """`make pages` writes them anew."""
    assert {path: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()} == pages()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_is_read_as_it_was_written(game: str) -> None:
    for evening in evenings(game):
        assert RecordedEvening.read(evening.written()) == evening


@pytest.mark.parametrize("game", GAMES)
def test_a_referee_that_is_told_an_evening_finds_its_scores(game: str) -> None:
    for evening in evenings(game):
        referee = Script()
        assert referee.act(evening.opening)["ok"]
        for deed in evening.deeds:
            if deed.act is not None:
                reply = referee.act(dict(deed.act))
                if deed.act["act"] != "uno":  # somebody may call it twice
                    assert reply["ok"] is (deed.kind != "wrong"), deed
            if deed.note == "miscount" and deed.player and deed.standing is not None:
                held = deed.standing.cards[deed.player]  # somebody counts, and puts it right
                assert referee.act({"act": "set", "player": deed.player, "cards": held})["ok"]
        assert {p["name"]: p["score"] for p in referee.table["players"]} == evening.scores


def test_the_games_take_turns() -> None:
    filmed = games()
    assert {"classic", "mod", "nonpartisan", "power-grab", "spin"} <= set(filmed)
    assert [one.game for one in in_turn(filmed)[: len(filmed) + 1]] == [*filmed, filmed[0]]


def test_a_file_that_holds_no_evening_is_named(tmp_path: Path) -> None:
    (tmp_path / "diary.jsonl").write_text("Dear diary", encoding="utf-8")
    with pytest.raises(ValueError, match=r"diary.jsonl holds no recorded evening"):
        evening_in(tmp_path / "diary.jsonl")
