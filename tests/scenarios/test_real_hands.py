"""Evenings played with real hands come out alike in the referee and in a second book."""

import json
from typing import Any

import pytest

from companion.rules.games import GAMES
from companion.wire.script import Script
from tests.scenarios.checks import plain
from tests.scenarios.house_hands import IDEAS, CustomEvening, HouseEvening
from tests.scenarios.notation import Act
from tests.scenarios.real_hands import COLORS, Evening, box
from tests.scenarios.watched_hands import NamelessEvening, WatchedEvening


@pytest.mark.parametrize("game", COLORS)
def test_the_deck_is_what_the_sheet_counts(game: str) -> None:
    assert len(box(game)) == (108 if game in ("nonpartisan", "spin") else 112)
    copies = [copy for copy in GAMES[game].deck.copies if not copy.startswith("custom")]
    assert sorted(copies) == sorted(box(game))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 3, 4, 10])
@pytest.mark.parametrize("game", COLORS)
def test_the_referee_keeps_the_same_book_as_a_table_with_real_hands(
    game: str, players: int, seed: int
) -> None:
    evening = Evening(game, players, seed)
    for _ in range(3):
        evening.round()
        if evening.over:
            break


@pytest.mark.parametrize("watched", [WatchedEvening, NamelessEvening])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("game", COLORS)
def test_what_the_camera_cannot_see_is_found_out_without_a_false_dispute(
    game: str, players: int, seed: int, watched: type[WatchedEvening]
) -> None:
    evening = watched(game, players, 1000 + seed)
    for _ in range(3):
        evening.round()
        if evening.over:
            break


HOUSES = [
    ("mod", 2, {"two-player-reverse": "turn"}),
    ("spin", 2, {"two-player-reverse": "turn"}),
    ("mod", 4, {"next-dealer": "winner"}),
    ("mod", 4, {"draw-more": "until-playable"}),
    ("mod", 3, {"stacking": "same"}),
    ("mod", 4, {"stacking": "any"}),
    ("mod", 4, {"seven-zero": "on"}),
    ("nonpartisan", 4, {"veto-and-skip": "any-lost-turn"}),
    ("nonpartisan", 5, {"stacking": "any", "seven-zero": "on", "draw-more": "until-playable"}),
    ("spin", 3, {"spin-start-card": "spins", "next-dealer": "winner"}),
    ("spin", 4, {"stacking": "same", "seven-zero": "on"}),
    ("power-grab", 3, {"instant-uno-pile": "on-top"}),
    ("power-grab", 4, {"stacking": "any", "seven-zero": "on"}),
    ("power-grab", 2, {"stacking": "same", "two-player-reverse": "turn"}),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "players", "rulings"), HOUSES)
def test_a_table_with_rulings_of_its_own_keeps_the_same_book(
    game: str, players: int, rulings: dict[str, str], seed: int
) -> None:
    evening = HouseEvening(game, players, seed, **rulings)
    for _ in range(3):
        evening.round()
        if evening.over:
            break


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [2, 3, 5])
def test_house_rules_on_cards_keep_the_same_book(players: int, seed: int) -> None:
    names = sorted(IDEAS)
    ideas = (names[seed % 10], names[(seed + 3) % 10], names[(seed * 3 + 5) % 10])
    evening = CustomEvening(players, seed, ideas)
    for _ in range(2):
        evening.round()
        if evening.over:
            break


def shown(referee: Script) -> dict[str, Any]:
    return plain(json.loads(json.dumps(referee.table)))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", COLORS)
def test_a_correction_that_is_taken_back_leaves_no_trace(game: str, players: int) -> None:
    evening = Evening(game, players, 77)
    evening.round()
    referee = evening.referee
    before = shown(referee)
    plays = [row for row in referee.entries if row["act"]["act"] == "play"]
    wrong: Act = {"act": "play", "player": evening.names[0], "card": f"{COLORS[game][0]}-9"}
    for row in plays[:: max(1, len(plays) // 8)]:
        target = row["seq"]
        for correction in (
            {"act": "amend", "target": target, "with": None},
            {"act": "amend", "target": target, "with": wrong},
            {"act": "insert", "before": target, "with": wrong},
        ):
            reply = referee.act(correction)
            assert reply["ok"], reply["refused"]
            assert referee.act({"act": "undo"})["ok"]
            assert shown(referee) == before, correction
        assert referee.act({"act": "amend", "target": target, "with": row["act"]})["ok"]
        assert shown(referee) == before, "an act put right by itself"
    assert shown(Script.replay(json.loads(json.dumps(referee.entries)))) == before


@pytest.mark.parametrize("game", COLORS)
def test_undo_walks_back_through_every_table_there_was(game: str) -> None:
    evening = Evening(game, 3, 5)
    evening.round()
    acts = evening.told
    again, tables = Script(), []
    for act in acts:
        assert again.act(act)["ok"]
        tables.append(shown(again))
    for table in reversed(tables[:-1]):
        assert again.act({"act": "undo"})["ok"]
        assert shown(again) == table
    assert again.act({"act": "undo"})["refused"]["code"] == "nothing-to-undo"
    assert len(again.entries) >= len(acts) * 2 - 1


@pytest.mark.parametrize("game", COLORS)
def test_a_forgotten_call_can_be_put_in_its_place_later(game: str) -> None:
    evening = Evening(game, 4, 11)
    for _ in range(3):
        evening.round()
        if evening.over:
            break
    calls = [place for place, act in enumerate(evening.told) if act["act"] in ("uno", "catch")]
    assert calls
    for place in calls[:4]:
        if evening.told[place]["act"] == "catch":
            continue
        late = Script()
        for act in evening.told[:place] + evening.told[place + 1 :]:
            assert late.act(act)["ok"]
        put = late.act({"act": "insert", "before": place + 1, "with": evening.told[place]})
        assert put["ok"], put
        assert put["findings"] == []
        assert shown(late) == shown(evening.referee)
