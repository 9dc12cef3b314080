"""The log: corrections of corrections, and what can't be corrected."""

import pytest

from companion.rules import acts
from companion.rules.card_names import design
from companion.rules.judge import Refused
from companion.rules.log import Entry
from companion.story.facts import decide
from companion.story.record import Record
from companion.table.script import Script
from tests.rules.at_table import ask, attempt, count, play, refusal, say, sit


def test_an_undone_correction_is_as_if_it_had_never_been() -> None:
    referee = sit()
    say(referee, "play", "North", card="red-7")
    before = referee.table
    say(referee, "amend", target=3, **{"with": {"act": "play", "player": "North", "card": "red-8"}})
    assert referee.table["top"] == "red-8"
    say(referee, "undo")
    assert {**referee.table, "seq": 0, "redo": 0} == {**before, "seq": 0, "redo": 0}


def test_the_start_of_the_game_can_be_put_right() -> None:
    referee = sit()
    say(referee, "play", "North", card="red-7")
    start = {"act": "start", "game": "mod", "players": ["North", "East", "South"]}
    say(referee, "amend", target=1, **{"with": {**start, "dealer": "South", "target": 200}})
    assert referee.table["target"] == 200
    assert referee.table["top"] == "red-7"
    assert refusal(referee, "amend", target=1, **{"with": None}) == "bad-input"
    assert (
        refusal(referee, "amend", target=1, **{"with": {**start, "game": "chess"}}) == "bad-input"
    )
    assert refusal(referee, "amend", target=3, **{"with": start}) == "bad-input"


@pytest.mark.parametrize(
    "correction",
    [
        {"act": "amend", "target": 99, "with": None},
        {"act": "insert", "before": 99, "with": {"act": "pass", "player": "North"}},
        {"act": "insert", "before": 1, "with": {"act": "pass", "player": "North"}},
        {"act": "insert", "before": 3, "with": {"act": "undo"}},
        {"act": "amend", "target": 3, "with": {"act": "undo"}},
        {"act": "insert", "before": 3, "with": {"act": "start", "game": "mod", "players": []}},
        {"act": "amend", "target": 3, "with": {"act": "play", "player": "North", "card": "red-99"}},
        {"act": "amend", "target": 3, "with": {"act": "play", "player": "Nobody", "card": "red-1"}},
        {"act": "amend", "target": 3},
        {"act": "insert", "before": 3, "with": None},
    ],
)
def test_a_correction_that_makes_no_sense_changes_nothing(correction: dict[str, object]) -> None:
    referee = sit()
    say(referee, "play", "North", card="red-7")
    before = referee.table
    reply = referee.act(correction)
    assert reply["refused"]["code"] == "bad-input"
    assert referee.table == before


def test_a_second_start_is_refused() -> None:
    referee = sit()
    again = {"act": "start", "game": "mod", "players": ["A", "B"]}
    assert referee.act(again)["refused"]["code"] == "wrong-answer"


def test_what_no_longer_fits_stays_as_a_finding_and_changes_nothing() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild")
    say(referee, "color", "North", color="blue")
    reply = say(
        referee, "amend", target=3, **{"with": {"act": "play", "player": "North", "card": "red-7"}}
    )
    assert [(found["seq"], found["code"]) for found in reply["findings"]] == [(4, "not-your-turn")]
    assert (referee.table["color"], referee.table["turn"]) == ("red", "East")


def test_a_card_seen_that_no_longer_fits_is_let_stand_when_play_went_on() -> None:
    referee = sit()
    say(referee, "seen", card="red-7#1")
    say(referee, "seen", card="red-9#1")
    say(referee, "seen", card="blue-9#1")
    reply = say(
        referee,
        "amend",
        target=3,
        **{"with": {"act": "play", "player": "North", "card": "wild", "color": "green"}},
    )
    assert [(found["seq"], found["code"]) for found in reply["findings"]] == [(4, "no-match")]
    assert (referee.table["top"], count(referee, "East")) == ("blue-9", 6)


def test_that_was_east_settles_a_dispute() -> None:
    referee = sit()
    say(referee, "play", "North", card="red-7")
    reply = say(referee, "seen", card="blue-9#1")
    assert ask(referee) == "dispute"
    assert reply["says"] == ["Blue 9 matches neither red nor 7."]
    east = {"act": "seen", "card": "red-9#1", "player": "South"}
    say(referee, "amend", target=4, **{"with": east})
    assert (referee.table["top"], referee.table["turn"]) == ("red-9", "North")
    assert count(referee, "East") == 8


def test_a_log_without_its_start_is_no_table() -> None:
    assert Record.rebuild([]).table is None
    assert Script.replay([]).table == {}
    assert Script().playable() == []
    assert Script().story() == []
    assert Script().pile() == []


def test_a_hand_put_down_out_of_order_stays_open_to_all() -> None:
    referee = sit()
    assert refusal(referee, "hand", "East", points=3) == "answer-first"
    assert refusal(referee, "next-round") == "answer-first"
    assert refusal(referee, "allow") == "wrong-answer"


def test_the_faces_that_would_be_legal_are_known() -> None:
    referee = sit()
    playable = referee.playable()
    assert "red-9" in playable
    assert "blue-5" in playable
    assert "mod" in playable
    assert "blue-9" not in playable
    assert design("red-7#2") == "red-7"


def test_the_pile_is_told_from_the_bottom() -> None:
    referee = sit(top="red-5#1")
    say(referee, "play", "North", card="red-7#2")
    assert referee.pile() == ["red-5#1", "red-7#2"]


def test_a_copy_taken_for_another_is_put_right_when_it_shows() -> None:
    referee = sit(top="red-5")
    say(referee, "play", "North", card="red-7")
    say(referee, "play", "East", card="red-7#1")
    assert refusal(referee, "play", "South", card="red-7#2") == "not-in-play"
    assert referee.pile() == ["red-7#2", "red-7#1"]


def test_an_answer_to_an_older_question_is_stale_and_changes_nothing() -> None:
    referee = sit()
    asked = referee.table["awaiting"][0]["id"]
    say(referee, "draw", "North", prompt=asked)
    reply = attempt(referee, "pass", "North", prompt=asked)
    assert reply["refused"]["says"] == "That question has already been answered."
    assert ask(referee) == "keep-or-play"
    say(referee, "pass", "North", prompt=referee.table["awaiting"][0]["id"])


def entries(*said: acts.Act) -> list[Entry]:
    return [Entry(seq, act) for seq, act in enumerate(said, start=1)]


START = acts.Start("mod", ("North", "East", "South"), "South")


@pytest.mark.parametrize(
    ("log", "standing"),
    [
        (entries(acts.Pass("North")), 0),
        (entries(acts.Start("chess", ("North", "East"))), 0),
        (entries(START, acts.Undo()), 1),
        (entries(START, acts.Amend(9, None)), 1),
        (entries(START, acts.Insert(9, acts.TurnUp("red-5"))), 2),
    ],
)
def test_a_damaged_log_tells_what_it_can(log: list[Entry], standing: int) -> None:
    assert len(list(Record.rebuild(log).steps())) == standing


def test_corrections_are_the_records_business() -> None:
    record = Record()
    assert record.proofs() == []
    record.submit(START)
    assert record.table is not None
    for act in (START, acts.Undo(), acts.Amend(1, None), acts.Insert(1, acts.Undo())):
        refused = decide(record.table, act)
        assert isinstance(refused, Refused)
        assert refused.code == "wrong-answer"
    nested = record.submit(acts.Amend(1, acts.Undo()))
    assert isinstance(nested, Refused)


def test_a_correction_of_a_correction_is_refused() -> None:
    record = Record.rebuild(entries(START, acts.TurnUp("red-5")))
    refused = record.submit(acts.Amend(2, acts.Undo()))
    assert isinstance(refused, Refused)
    assert dict(refused.params)["about"] == "nested"


def test_a_start_put_right_wrongly_says_what_is_wrong_with_it() -> None:
    referee = sit()
    start = {"act": "start", "game": "mod", "players": ["North", "East", "South"], "target": 0}
    reply = attempt(referee, "amend", target=1, **{"with": start})
    assert reply["refused"]["says"] == "The target must be at least 1 point."


def test_what_was_missed_and_then_seen_is_one_card() -> None:
    referee = sit()
    say(referee, "seen", card="red-7#1")
    say(referee, "insert", before=3, **{"with": play("North", "red-7#1")})
    assert (referee.table["turn"], count(referee, "North")) == ("East", 6)
    assert referee.table["piles"]["discard"] == 2


def test_a_card_that_lies_there_already_is_not_let_stand_twice() -> None:
    referee = sit()
    for card in ("red-7#1", "red-9#1", "red-2#1"):
        say(referee, "seen", card=card)
    reply = say(referee, "insert", before=3, **{"with": play("North", "red-9#1")})
    assert [found["code"] for found in reply["findings"]] == []
    assert referee.pile() == ["red-9#1", "red-7#1", "red-2#1"]
    assert referee.table["turn"] == "North"


@pytest.mark.parametrize(("north", "counted"), [(60, False), (100, True)])
def test_a_hand_tells_that_the_pile_was_shuffled_only_when_hardly_a_card_was_left(
    north: int, *, counted: bool
) -> None:
    referee = sit("mod", "red-5")
    say(referee, "play", "North", card="red-7#1")
    say(referee, "set", "East", cards=1)
    say(referee, "play", "East", card="red-8#1")
    say(referee, "set", "South", cards=2)
    say(referee, "set", "North", cards=north)
    hand = {"act": "hand", "player": "South", "cards": ["red-7#1", "green-1#1"]}
    assert referee.act(hand)["ok"] is counted
