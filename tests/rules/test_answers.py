"""Answers by the wrong people or at the wrong time, and what right ones leave behind."""

import pytest

from companion.table.script import Script
from tests.rules.at_table import Act, ask, attempt, count, refusal, say, sit


def uno(referee: Script) -> list[str]:
    return [each["uno"] for each in referee.table["players"]]


def towered(*held: str) -> Script:
    """North holds these towers, and it is North's turn."""
    referee = sit("power-grab")
    for icon in held:
        say(referee, "play", "North", card={"u": "red-1-u", "n": "red-2-n", "o": "red-3-o"}[icon])
        for name in ("East", "South"):
            say(referee, "draw", name)
            say(referee, "pass", name)
    return referee


def test_a_call_counts_for_the_one_who_made_it() -> None:
    referee = sit()
    say(referee, "set", "East", cards=2)
    say(referee, "set", "South", cards=2)
    say(referee, "play", "North", card="red-7")
    say(referee, "uno", "East")
    assert refusal(referee, "uno", "East") == "uno-called"
    assert refusal(referee, "uno", "South") == "no-uno"
    say(referee, "play", "East", card="red-9")
    say(referee, "uno", "South")
    say(referee, "play", "South", card="red-8")
    assert uno(referee) == ["no", "called", "called"]


def test_a_number_put_right_after_a_skip_may_still_be_caught() -> None:
    referee = sit()
    say(referee, "set", "North", cards=3)
    say(referee, "play", "North", card="red-skip")
    say(referee, "set", "North", cards=1)
    assert uno(referee)[0] == "owed"
    say(referee, "catch", "South", target="North")
    assert count(referee, "North") == 3


def test_whoever_is_put_right_once_play_has_gone_on_is_not_caught() -> None:
    referee = sit()
    say(referee, "set", "North", cards=3)
    say(referee, "play", "North", card="red-skip")
    say(referee, "draw", "South")
    say(referee, "set", "North", cards=1)
    assert refusal(referee, "catch", "South", target="North") == "no-uno"


def test_only_towers_that_are_not_held_can_be_taken() -> None:
    referee = towered("u", "n", "o")
    say(referee, "play", "North", card="red-grab-two")
    assert referee.table["awaiting"][0]["count"] == 1
    assert referee.table["awaiting"][0]["towers"] == ["!"]


@pytest.mark.parametrize(
    ("card", "section"),
    [("red-grab-two", "grab-2-towers"), ("wild-grab", "wild-grab-a-tower")],
)
def test_too_many_towers_are_refused_by_the_card_that_was_played(card: str, section: str) -> None:
    referee = sit("power-grab")
    say(referee, "play", "North", card=card, **({"color": "red"} if card == "wild-grab" else {}))
    reply = attempt(referee, "grab", "North", towers=["U", "N", "O"])
    assert reply["refused"]["cite"] == f"power-grab/{section}"


def test_instant_uno_with_two_cards_costs_one() -> None:
    referee = towered("u", "n", "o")
    say(referee, "set", "North", cards=3)
    say(referee, "play", "North", card="red-4-bang")
    assert (ask(referee), referee.table["awaiting"][0]["count"]) == ("discard", 1)


def test_a_blocker_takes_a_normal_turn_unless_the_round_is_over() -> None:
    referee = towered("n")
    say(referee, "set", "South", cards=1)
    for name in ("North", "East"):
        say(referee, "draw", name)
        say(referee, "pass", name)
    say(referee, "play", "South", card="red-draw-two")
    say(referee, "block", "North")
    assert referee.table["phase"] == "hands"
    say(referee, "undo")
    say(referee, "undo")
    say(referee, "set", "South", cards=2)
    say(referee, "play", "South", card="red-draw-two")
    say(referee, "block", "North")
    assert (ask(referee), referee.table["turn"]) == ("play", "North")


def test_nobody_slaps_a_veto_between_rounds() -> None:
    referee = sit("nonpartisan", "green-5")
    say(referee, "set", "North", cards=0)
    assert refusal(referee, "veto", "North", target="East") == "answer-first"


def test_a_hand_is_shown_only_by_whoever_was_asked_to() -> None:
    referee = sit()
    hand = ["red-1", "red-2", "red-3", "red-4", "red-6", "red-7"]
    assert refusal(referee, "show-hand", "North", cards=[*hand, "blue-1"]) == "wrong-answer"
    say(referee, "play", "North", card="wild-draw-four", color="blue")
    assert refusal(referee, "show-hand", "East", cards=hand) == "answer-first"
    say(referee, "challenge", "East")
    assert refusal(referee, "show-hand", "East", cards=[*hand, "blue-1"]) == "not-your-turn"


def test_a_card_held_before_the_draw_is_not_the_one_drawn() -> None:
    referee = sit()
    say(referee, "draw", "North", cards=["red-9#1"])
    say(referee, "pass", "North")
    say(referee, "play", "East", card="red-7")
    say(referee, "play", "South", card="red-8")
    say(referee, "draw", "North")
    assert refusal(referee, "play", "North", card="red-9#1") == "drawn-card-only"
    say(referee, "play", "North", card="red-9#2")


def test_a_card_told_by_its_face_alone_may_be_the_one_drawn() -> None:
    referee = sit()
    say(referee, "draw", "North", cards=["red-9"])
    say(referee, "pass", "North")
    say(referee, "play", "East", card="red-7")
    say(referee, "play", "South", card="red-8")
    say(referee, "draw", "North")
    say(referee, "play", "North", card="red-9#1")


def test_a_penalty_is_drawn_by_whoever_owes_it() -> None:
    referee = sit()
    say(referee, "play", "North", card="red-draw-two")
    assert refusal(referee, "draw", "South") == "not-your-turn"
    say(referee, "draw", "East")
    assert referee.table["turn"] == "South"


def test_a_strict_table_notes_the_wrong_card_and_goes_on() -> None:
    referee = sit(rulings={"wrong-card": "take-back-draw-two"})
    say(referee, "set", "South", cards=2)
    for name in ("North", "East"):
        say(referee, "draw", name)
        say(referee, "pass", name)
    say(referee, "play", "South", card="red-7")
    assert uno(referee) == ["no", "no", "owed"]
    reply = say(referee, "play", "North", card="blue-9")
    assert [found["code"] for found in reply["findings"]] == ["no-match"]
    assert (referee.table["turn"], count(referee, "North")) == ("East", 10)
    assert refusal(referee, "catch", "East", target="South") == "uno-window-closed"


def test_the_first_copy_of_a_deck_is_a_card_like_any_other() -> None:
    referee = sit()
    assert referee.act({"act": "play", "player": "North", "card": "red-0"})["ok"]
    assert referee.act({"act": "play", "player": "East", "card": "red-0#1"})["ok"] is False


def test_at_a_free_table_the_wheel_makes_nobody_owe_the_call() -> None:
    for ruling, said in (("owed", "owed"), ("free", "no")):
        referee = sit("spin", rulings={"uno-after-wheel": ruling})
        say(referee, "set", "South", cards=2)
        say(referee, "play", "North", card="red-1-spin")
        say(referee, "spin", "East", face="uno-spin")
        say(referee, "shout", "South", card="blue-9")
        assert uno(referee) == ["no", "no", said]


def test_a_color_told_with_cards_that_nobody_named_is_in_force() -> None:
    referee = sit("spin")
    say(referee, "play", "North", card="red-1-spin")
    say(referee, "spin", "East", face="almost-uno")
    say(referee, "discard", "East", count=5, color="blue")
    assert (referee.table["color"], referee.table["top"]) == ("blue", None)


def test_a_traded_hand_of_one_card_owes_the_call() -> None:
    for ruling, said in (("owed", "owed"), ("free", "no")):
        referee = sit(rulings={"seven-zero": "on", "uno-after-wheel": ruling})
        say(referee, "set", "East", cards=1)
        say(referee, "play", "North", card="red-7")
        say(referee, "resolve", "North", outcome="East")
        assert [count(referee, name) for name in ("North", "East", "South")] == [1, 6, 7]
        assert uno(referee) == [said, "no", "no"]


def test_a_hand_shown_of_some_colors_after_an_unknown_one_leaves_it_to_the_challenger() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild#1")
    say(referee, "set", "East", cards=2)
    say(referee, "seen", card="wild-draw-four#1", player="East")
    say(referee, "color", "East", color="blue")
    say(referee, "challenge", "South")
    say(referee, "show-hand", "East", cards=["red-1"])
    assert ask(referee) == "show-hand"
    say(referee, "verdict", "South", guilty=True)
    assert (ask(referee), referee.table["turn"]) == ("play", "South")


def test_stiff_elbows_draw_one_card_like_all_others() -> None:
    custom = {"custom-1": {"rule": "stiff-elbows"}}
    referee = sit("nonpartisan", "green-5", custom=custom)
    say(referee, "play", "North", card="custom-1", color="green")
    say(referee, "draw", "East")
    assert count(referee, "East") == 8


def test_being_stuck_costs_three_cards_once() -> None:
    custom = {"custom-1": {"rule": "draw-three-if-stuck"}}
    referee = sit("nonpartisan", "green-5", custom=custom)
    say(referee, "play", "North", card="custom-1", color="green")
    say(referee, "draw", "East")
    assert (count(referee, "East"), referee.table["standing"]) == (10, [])
    say(referee, "pass", "East")
    say(referee, "draw", "South")
    assert count(referee, "South") == 8


def test_a_text_of_ones_own_stands_until_the_next_card() -> None:
    custom = {"custom-1": {"text": "Sing."}}
    referee = sit("nonpartisan", "green-5", custom=custom)
    say(referee, "play", "North", card="custom-1", color="green")
    say(referee, "resolve", "North")
    rules: list[Act] = referee.table["standing"]
    assert [rule["rule"] for rule in rules] == ["text"]
    say(referee, "play", "East", card="green-7")
    assert referee.table["standing"] == []


def test_only_a_spin_card_spins_at_the_start() -> None:
    rulings = {"spin-start-card": "spins"}
    assert ask(sit("spin", "red-1-spin", rulings=rulings)) == "spin"
    skipped = sit("spin", "red-skip", rulings=rulings)
    assert (ask(skipped), skipped.table["turn"]) == ("play", "East")
    doubled = sit("spin", "red-draw-two", rulings=rulings)
    say(doubled, "draw", "North")
    assert (ask(doubled), doubled.table["turn"]) == ("play", "East")
