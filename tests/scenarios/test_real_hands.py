"""Evenings played with real hands come out alike in the referee and in the bots' own reckoning."""

import json
from collections import Counter
from typing import Any

import pytest

from companion.rules.games import GAMES
from companion.table.script import Script
from testing.reckoning.comparison import differences
from testing.reckoning.evening import Evening
from testing.reckoning.real_table import RULES
from testing.reckoning.tally import COLORS, FORTY
from testing.reckoning.temper import Temper
from tests.scenarios.checks import plain
from tests.scenarios.notation import Act
from tests.scenarios.watched import Watched

HONEST = Temper(illegal=0)
ICONS = {1: "u", 5: "u", 2: "n", 6: "n", 3: "o", 7: "o", 4: "bang", 8: "bang"}


def box(game: str) -> list[str]:
    """Every card of the game as its sheet counts them, with the copy's number."""
    names: list[str] = []
    for color in COLORS[game]:
        for number in range(10):
            twin = f"{color}-{number}"
            if game == "power-grab":
                if number == 0:
                    continue
                twin += f"-{ICONS[number]}" if number in ICONS else ""
            elif game == "spin" and 1 <= number <= 5:
                twin += "-spin"
            names += [f"{color}-{number}"] + ([twin] if number else [])
        copies = {"draw-two": 2, "skip": 2, "reverse": 2}
        if game == "power-grab":
            copies |= {"draw-one": 2, "reverse": 1, "grab-two": 1}
        names += [f"{color}-{action}" for action, count in copies.items() for _ in range(count)]
    wilds = {"mod": "wild wild-draw-four mod", "power-grab": "wild-grab wild-draw-four"}
    names += [wild for wild in wilds.get(game, "wild wild-draw-four").split() for _ in range(4)]
    seen: Counter[str] = Counter()
    cards = []
    for name in names:
        seen[name] += 1
        cards.append(f"{name}#{seen[name]}")
    return cards


def at_most(game: str, players: int) -> int:
    """So many players, or as many as the box allows: No Mercy is for 2 to 6."""
    return min(players, max(GAMES[game].players))


def told(night: Evening, *, rounds: int = 1) -> tuple[Script, list[Act]]:
    """The referee is told everything, and comes to the same turn, counts, towers and scores."""
    referee, acts = Script(), [dict(night.opening)]
    assert referee.act(night.opening)["ok"]
    bluffs = set()
    for deed in night.play():
        if night.round > rounds:
            break
        asked = [each["ask"] for each in referee.table["awaiting"]]
        known = deed.note == "shown" and "show-hand" not in asked
        if deed.act is not None and deed.kind != "wrong" and not known:
            reply = referee.act(dict(deed.act))
            assert reply["ok"], (deed, reply["refused"])
            acts.append(dict(deed.act))
            if deed.note == "bluff":
                bluffs.add(reply["seq"])
            false = [each for each in reply["findings"] if each["seq"] not in bluffs]
            assert not false, (deed, false)
        if deed.kind in ("turn", "count", "end"):
            assert deed.standing is not None
            assert not differences(deed, deed.standing, referee.table), acts[-12:]
    return referee, acts


@pytest.mark.parametrize("game", COLORS)
def test_the_deck_is_what_the_sheet_counts(game: str) -> None:
    if game in ("no-mercy", "all-wild"):  # their counts stand in the fact sheet alone
        assert len(GAMES[game].deck) == {"no-mercy": 168, "all-wild": 112}[game]
        return
    assert len(box(game)) == (108 if game in ("nonpartisan", "spin", "classic") else 112)
    more = ("custom", *FORTY)
    copies = [copy for copy in GAMES[game].deck.copies if not copy.startswith(more)]
    assert sorted(copies) == sorted(box(game))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 3, 4, 10])
@pytest.mark.parametrize("game", COLORS)
def test_the_referee_keeps_the_same_book_as_a_table_with_real_hands(
    game: str, players: int, seed: int
) -> None:
    many = at_most(game, players)
    told(Evening(game, seed=seed, players=many, temper=HONEST), rounds=3)


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("game", COLORS)
def test_what_the_camera_cannot_see_is_found_out_without_a_false_dispute(
    game: str, players: int, seed: int, *, named: bool
) -> None:
    night = Evening(game, seed=1000 + seed, players=at_most(game, players), custom={})
    Watched(night, named=named).play(rounds=3)


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("game", COLORS)
def test_two_boxes_whose_labels_are_the_same_are_told_apart_by_where_the_cards_are(
    game: str, *, named: bool
) -> None:
    night = Evening(game, seed=3000, players=5, custom={}, rulings={"decks": "two"})
    Watched(night, named=named).play(rounds=3)


HOUSES = [
    ("mod", 2, {"two-player-reverse": "turn"}),
    ("spin", 2, {"two-player-reverse": "turn"}),
    ("mod", 4, {"next-dealer": "winner"}),
    ("mod", 4, {"draw-more": "until-playable"}),
    ("mod", 3, {"stacking": "same"}),
    ("mod", 4, {"stacking": "any"}),
    ("mod", 3, {"stacking": "up", "draw-two-turn": "kept"}),
    ("mod", 4, {"seven-zero": "on"}),
    ("mod", 5, {"jump-in": "on", "equal-cards": "on"}),
    ("mod", 4, {"must-play": "on", "force-play": "on", "last-card": "number"}),
    ("mod", 4, {"decks": "two"}),
    ("mod", 6, {"hand-size": "10", "false-uno": "draw-two", "wrong-card": "take-back-draw-two"}),
    ("nonpartisan", 4, {"veto-and-skip": "any-lost-turn"}),
    ("nonpartisan", 5, {"stacking": "any", "seven-zero": "on", "draw-more": "until-playable"}),
    ("spin", 3, {"spin-start-card": "spins", "next-dealer": "winner"}),
    ("spin", 4, {"stacking": "same", "seven-zero": "on", "uno-after-wheel": "free"}),
    ("power-grab", 3, {"instant-uno-pile": "on-top", "last-card-challenge": "allowed"}),
    ("power-grab", 4, {"stacking": "any", "seven-zero": "on"}),
    ("power-grab", 2, {"stacking": "same", "two-player-reverse": "turn"}),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "players", "rulings"), HOUSES)
def test_a_table_with_rulings_of_its_own_keeps_the_same_book(
    game: str, players: int, rulings: dict[str, str], seed: int
) -> None:
    told(Evening(game, seed=seed, players=players, rulings=rulings, temper=HONEST), rounds=3)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [2, 3, 5])
def test_house_rules_on_cards_keep_the_same_book(players: int, seed: int) -> None:
    names = sorted(RULES)
    ideas = (names[seed % 10], names[(seed + 3) % 10], names[(seed * 3 + 5) % 10])
    custom = {
        f"custom-{nth}": {"rule": rule, "color": "green"} for nth, rule in enumerate(ideas, start=1)
    }
    told(Evening("nonpartisan", seed=seed, players=players, custom=custom, temper=HONEST), rounds=2)


def shown(referee: Script) -> dict[str, Any]:
    return plain(json.loads(json.dumps(referee.table)))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", COLORS)
def test_a_correction_that_is_taken_back_leaves_no_trace(game: str, players: int) -> None:
    night = Evening(game, seed=77, players=players)
    referee = told(night)[0]
    before = shown(referee)
    plays = [row for row in referee.entries if row["act"]["act"] == "play"]
    card = f"{COLORS[game][0]}-9" if COLORS[game] else "wild-skip"
    wrong: Act = {"act": "play", "player": night.players[0], "card": card}
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
    acts = told(Evening(game, seed=5, players=3))[1]
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
    referee, acts = told(Evening(game, seed=11, players=4), rounds=3)
    calls = [place for place, act in enumerate(acts) if act["act"] in ("uno", "catch")]
    assert calls
    for place in calls[:4]:
        if acts[place]["act"] == "catch":
            continue
        late = Script()
        for act in acts[:place] + acts[place + 1 :]:
            assert late.act(act)["ok"]
        put = late.act({"act": "insert", "before": place + 1, "with": acts[place]})
        assert put["ok"], put
        assert put["findings"] == []
        assert shown(late) == shown(referee)
