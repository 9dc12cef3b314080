"""An end that is taken back leaves the table as if the missing cards had always been in the hand."""

from typing import Any

import pytest

from companion.story import ending, facts
from companion.table.script import Script
from tests.rules.at_table import Act, refusal, say, sit

LAST_CARDS: list[tuple[str, list[Act]]] = [
    ("mod", [{"card": "red-7"}]),
    ("mod", [{"card": "red-skip"}]),
    ("mod", [{"card": "red-reverse"}]),
    ("mod", [{"card": "red-draw-two"}]),
    ("mod", [{"card": "red-draw-two"}, {"act": "draw", "player": "East"}]),
    ("mod", [{"card": "wild"}]),
    ("mod", [{"card": "wild", "color": "blue"}]),
    ("mod", [{"card": "wild-draw-four"}]),
    ("mod", [{"card": "wild-draw-four", "color": "blue"}, {"act": "draw", "player": "East"}]),
    ("mod", [{"card": "mod"}]),
    ("spin", [{"card": "red-3-spin"}]),
    ("spin", [{"card": "red-3-spin"}, {"act": "spin", "player": "East", "face": "show-hand"}]),
    ("spin", [{"card": "red-3-spin"}, {"act": "spin", "player": "East", "face": "draw-red"},
              {"act": "draw", "player": "East", "count": 3}]),
    ("spin", [{"card": "red-3-spin"}, {"act": "spin", "player": "East", "face": "trade-hands"}]),
    ("power-grab", [{"card": "red-3-o"}]),
    ("power-grab", [{"card": "red-grab-two"}]),
    ("power-grab", [{"card": "wild-grab", "color": "blue"}]),
    ("nonpartisan", [{"card": "custom-1", "color": "green"}]),
]  # fmt: skip


def last(game: str, cards: int, acts: list[Act]) -> Script:
    """North holds so many cards and plays what could be the last."""
    more: dict[str, Any] = (
        {"custom": {"custom-1": {"rule": "joke"}}} if game == "nonpartisan" else {}
    )
    color = "green" if game == "nonpartisan" else "red"
    referee = sit(game, f"{color}-5", **more)
    say(referee, "set", "North", cards=cards)
    for act in acts:
        told = {"act": "play", "player": "North", **act}
        reply = referee.act(told)
        assert reply["ok"], reply["refused"]
    return referee


def as_it_stands(referee: Script) -> dict[str, Any]:
    """The table without the numbers of its entries."""
    table = {
        name: value for name, value in referee.table.items() if name not in ("seq", "piles", "redo")
    }
    table["awaiting"] = [
        {name: value for name, value in asked.items() if name != "id"}
        for asked in table["awaiting"]
    ]
    return table


@pytest.mark.parametrize("held", [1, 2, 5])
@pytest.mark.parametrize(("game", "acts"), LAST_CARDS)
def test_a_count_put_right_goes_on_where_the_last_card_left_off(
    game: str, acts: list[Act], held: int
) -> None:
    referee = last(game, 1, acts)
    say(referee, "set", "North", cards=held)
    assert as_it_stands(referee) == as_it_stands(last(game, 1 + held, acts))


@pytest.mark.parametrize(("game", "acts"), LAST_CARDS)
def test_undoing_the_number_brings_the_end_back(game: str, acts: list[Act]) -> None:
    referee = last(game, 1, acts)
    before = as_it_stands(referee)
    say(referee, "set", "North", cards=2)
    say(referee, "undo")
    assert as_it_stands(referee) == before


@pytest.mark.parametrize("card", ["red-7", "red-skip", "red-draw-two", "wild"])
def test_a_card_that_goes_on_tells_what_a_told_draw_would_have(card: str) -> None:
    seen = last("mod", 1, [{"card": card}])
    say(seen, "seen", card="red-9")
    told = last("mod", 2, [{"card": card}])
    say(told, "seen", card="red-9")
    assert as_it_stands(seen) == as_it_stands(told)
    assert as_it_stands(Script.replay(seen.entries)) == as_it_stands(seen)


def test_a_wrong_number_put_right_changes_nothing_else() -> None:
    referee = sit()
    before = as_it_stands(referee)
    say(referee, "set", "East", cards=0)
    say(referee, "set", "East", cards=7)
    assert as_it_stands(referee) == before


def test_nobody_who_is_out_draws() -> None:
    for card in ("red-7", "red-draw-two"):
        assert refusal(last("mod", 1, [{"card": card}]), "draw", "North") == "wrong-answer"


@pytest.mark.parametrize("goes_on", [[], ["red-9"]])
def test_a_hand_at_the_draw_pile_since_shows_that_a_card_is_played_and_not_shown(
    goes_on: list[str],
) -> None:
    referee = last("mod", 1, [{"card": "red-7"}])
    for card in goes_on:
        say(referee, "seen", card=card)
    say(referee, "seen", card="blue-2", by="South", drew={"East": 1}, watched=True)
    first = referee.table["awaiting"][0]
    assert (first["ask"], first["code"]) == ("dispute", "no-match")
    assert Script.replay(referee.entries).table == referee.table


@pytest.mark.parametrize(("by", "asks"), [("South", "dispute"), ("East", "hands")])
def test_a_card_that_does_not_fit_is_played_by_whoever_is_next_and_shown_by_whoever_laid_the_last(
    by: str, asks: str
) -> None:
    referee = last("mod", 1, [{"card": "red-7"}])
    say(referee, "seen", card="red-9", by="East", watched=True)
    say(referee, "seen", card="blue-2", by=by, watched=True)
    assert referee.table["awaiting"][0]["ask"] == asks
    assert Script.replay(referee.entries).table == referee.table


def test_whoever_seemed_to_be_out_is_counted_when_another_one_was_out_first() -> None:
    referee = last("mod", 1, [{"card": "red-7"}])
    say(referee, "hand", "East", cards=[])
    assert referee.table["winner"] == "East"
    say(referee, "hand", "North", cards=["blue-3", "blue-4"])
    say(referee, "hand", "South", points=20)
    scores = {one["name"]: one["score"] for one in referee.table["players"]}
    assert scores["East"] == 27
    assert refusal(referee, "hand", "North", cards=["blue-3"]) == "answer-first"


@pytest.mark.parametrize(
    "told",
    [
        {"act": "hand", "player": "North", "cards": ["blue-reverse"]},
        {"act": "set", "player": "North", "cards": 1},
    ],
)
def test_whoever_seemed_to_be_out_holds_a_card_while_hands_are_counted_and_another_one_is_out(
    told: dict[str, Any],
) -> None:
    players = ["North", "East", "South", "West"]
    referee = sit("spin", players=players, dealer="West")
    for player in ("North", "East", "South"):
        say(referee, "set", player, cards=1)
    say(referee, "play", "North", card="red-3-spin")
    say(referee, "spin", "East", face="discard-color")
    say(referee, "discard", "East", cards=["yellow-reverse"])
    say(referee, "hand", "South", cards=["yellow-9"])
    assert referee.table["winner"] == "North"
    assert referee.act(told)["ok"]
    say(referee, "hand", "West", points=30)
    if told["act"] == "set":
        say(referee, "hand", "North", points=20)
    scores = {one["name"]: one["score"] for one in referee.table["players"]}
    assert (referee.table["winner"], scores["East"]) == ("East", 59)
    assert Script.replay(referee.entries).table == referee.table


def test_a_hand_that_is_counted_says_that_all_have_discarded_what_they_had_to() -> None:
    referee = sit("nonpartisan", "purple-5", custom={"custom-1": {"rule": "discard-wilds"}})
    say(referee, "set", "South", cards=1)
    say(referee, "play", "North", card="custom-1", color="green")
    assert refusal(referee, "hand", "East", points=20) == "answer-first", "nobody is out"
    say(referee, "seen", card="wild#1", player="South")
    assert referee.table["phase"] == "play", "East may have wilds to discard"
    reply = say(referee, "hand", "North", points=40)
    assert reply["says"][-1] == "North is left with 40 points."
    say(referee, "hand", "East", points=20)
    assert (referee.table["winner"], referee.table["phase"]) == ("South", "between-rounds")
    assert Script.replay(referee.entries).table == referee.table


DOUBTED = """
yellow-skip yellow-6 blue-6 wild red-5 +Ben -Ben wild wild-draw-four +South +West -West green-skip green-3-spin
uno-spin@East blue-8=Ada blue-4 blue-1 blue-1-spin discard-number@South blue-2-spin blue-9 wild-draw-four green-draw-two
green-draw-two red-draw-two red-8 green-8 green-7 wild red-6 red-9 red-1 red-reverse wild-draw-four yellow-4-spin
blue-9 blue-skip
""".split()
"""Cards as they were seen, draws (+), passes (-), faces (@): nobody said who played, and many ends were none."""


def test_what_led_to_an_end_is_judged_anew_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def counted(*given: Any) -> None:
        calls[-1] += 1
        assert calls[-1] < 10
        real(*given)

    real = ending.go_on
    monkeypatch.setattr(facts, "go_on", counted)
    referee = Script()
    players = ["North", "East", "South", "West", "Ada", "Ben"]
    referee.act(
        {"act": "start", "game": "spin", "players": players, "dealer": "Ben", "target": 200}
    )
    for told in DOUBTED:
        calls.append(0)
        if told[0] in "+-":
            referee.act({"act": "draw" if told[0] == "+" else "pass", "player": told[1:]})
        elif "@" in told:
            face, player = told.split("@")
            referee.act({"act": "spin", "player": player, "face": face})
        else:
            card, _, player = told.partition("=")
            named = {"player": player} if player else {"laid": True}
            referee.act({"act": "seen", "card": card, **named})
    assert max(calls) > 0
