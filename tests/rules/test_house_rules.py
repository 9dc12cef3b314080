"""Rules on customizable cards, answered in odd ways."""

import pytest

from companion.table.script import Script
from tests.rules.at_table import ask, attempt, count, refusal, say, sit


def ruled(rule: str, **hands: int) -> Script:
    """North has just played a customizable card with this rule, or with a text."""
    custom = {"text": "Sing."} if rule == "text" else {"rule": rule}
    referee = sit("nonpartisan", "green-5", custom={"custom-1": custom})
    for name, cards in hands.items():
        say(referee, "set", name, cards=cards)
    say(referee, "play", "North", card="custom-1", color="green")
    return referee


def test_a_free_text_moves_cards_as_the_table_says() -> None:
    referee = ruled("text", East=2)
    cards = {"East": ["green-9"], "South": []}
    say(referee, "resolve", "North", cards=cards, count={"North": 2, "South": -3})
    assert [count(referee, name) for name in ("North", "East", "South")] == [8, 1, 4]
    assert [each["uno"] for each in referee.table["players"]] == ["no", "owed", "no"]


@pytest.mark.parametrize(
    "more", [{"cards": {"East": ["green-9", "green-8", "green-7"]}}, {"count": {"East": -3}}]
)
def test_a_free_text_takes_no_more_than_there_is(more: dict[str, object]) -> None:
    referee = ruled("text", East=2)
    reply = attempt(referee, "resolve", "North", **more)
    assert reply["refused"]["says"] == "East has 2 cards."


def test_a_free_text_may_cost_the_last_cards() -> None:
    referee = ruled("text", East=2)
    say(referee, "resolve", "North", count={"East": -2})
    assert referee.table["phase"] == "hands"
    assert referee.table["winner"] == "East"


def test_drawing_to_exactly_seven_takes_that_many() -> None:
    referee = ruled("exactly-seven", East=5)
    assert referee.table["awaiting"][0]["count"] == 2
    for more in ({"count": 3}, {"count": {"East": 2}}, {"cards": {"East": ["red-1"]}}):
        assert refusal(referee, "resolve", "East", **more) in ("wrong-answer", "bad-input")
    assert refusal(referee, "draw", "East", count=3) == "wrong-answer"
    say(referee, "resolve", "East", cards=["green-1", "green-2"])
    assert count(referee, "East") == 7


def test_a_count_put_right_turns_the_question_round_or_answers_it() -> None:
    referee = ruled("exactly-seven", East=9)
    assert (ask(referee), referee.table["awaiting"][0]["count"]) == ("discard", 2)
    say(referee, "set", "East", cards=5)
    assert (ask(referee), referee.table["awaiting"][0]["count"]) == ("house-rule", 2)
    say(referee, "set", "East", cards=9)
    assert (ask(referee), referee.table["awaiting"][0]["count"]) == ("discard", 2)
    say(referee, "set", "East", cards=7)
    assert ask(referee) == "play"


def test_whoever_has_fewer_cards_than_may_be_kept_discards_nothing() -> None:
    referee = sit("spin", "red-5")
    say(referee, "play", "North", card="red-1-spin")
    say(referee, "spin", "East", face="almost-uno")
    assert ask(referee) == "discard"
    say(referee, "set", "East", cards=1)
    assert (ask(referee), referee.table["turn"]) == ("play", "South")


def test_everybody_answers_exactly_three_in_any_order() -> None:
    referee = ruled("exactly-three", North=2, East=3)
    blocking = [asked["to"] for asked in referee.table["awaiting"] if asked["blocking"]]
    assert blocking == [["North"], ["South"]]
    say(referee, "discard", "South", count=4)
    say(referee, "draw", "North", count=2)
    assert [count(referee, name) for name in ("North", "East", "South")] == [3, 3, 3]


def test_a_joke_with_one_card_left_owes_the_call() -> None:
    referee = ruled("joke", North=2)
    say(referee, "resolve", "North", outcome="laughed")
    assert referee.table["players"][0]["uno"] == "owed"


def test_a_gift_of_nothing_needs_no_color() -> None:
    referee = sit()
    say(referee, "play", "North", card="mod", color="green")
    say(referee, "give", "North", count=0)
    assert referee.table["turn"] == "East"


def test_told_cards_and_their_count_have_to_agree() -> None:
    referee = sit("spin", "red-5")
    say(referee, "play", "North", card="red-1-spin")
    say(referee, "spin", "East", face="discard-number")
    more = {"cards": ["red-8"], "count": 2}
    reply = attempt(referee, "discard", "East", **more)
    assert reply["refused"]["says"] == "The number of cards must be 1."


def test_nobody_fights_a_war_with_cards_they_have_not() -> None:
    referee = sit("spin", "red-5")
    say(referee, "set", "South", cards=1)
    say(referee, "play", "North", card="red-1-spin")
    say(referee, "spin", "East", face="war")
    reveals = {"North": ["red-9"], "South": ["blue-9", "blue-4"]}
    reply = attempt(referee, "war", "East", reveals=reveals)
    assert reply["refused"]["says"] == "South has 1 card."


def test_a_wild_does_not_end_the_drawing_for_a_color() -> None:
    custom = {"custom-1": {"rule": "draw-until-color", "color": "green"}}
    referee = sit("nonpartisan", "green-5", custom=custom)
    say(referee, "play", "North", card="custom-1", color="purple")
    assert refusal(referee, "draw", "East", cards=["wild"]) == "wrong-answer"
    say(referee, "draw", "East", cards=["wild", "green-9"])
    assert (ask(referee), referee.table["turn"]) == ("play", "East")


def test_nobody_else_chooses_whose_hand_a_seven_is_traded_for() -> None:
    referee = sit(rulings={"seven-zero": "on"})
    say(referee, "play", "North", card="red-7")
    assert refusal(referee, "resolve", "East", outcome="South") == "not-your-turn"


def test_anybody_judges_a_rooster() -> None:
    referee = ruled("rooster")
    assert referee.table["awaiting"][0]["rule"] == "rooster"
    say(referee, "resolve", "South", outcome="chickened")
    assert (count(referee, "East"), referee.table["turn"]) == (11, "East")


def test_a_zero_passes_all_hands_on_in_the_direction_of_play() -> None:
    referee = sit(rulings={"seven-zero": "on"})
    say(referee, "set", "East", cards=3)
    say(referee, "play", "North", card="red-0")
    assert [count(referee, name) for name in ("North", "East", "South")] == [7, 6, 3]
    say(referee, "play", "East", card="red-reverse")
    say(referee, "play", "North", card="blue-reverse")
    say(referee, "play", "East", card="blue-reverse")
    say(referee, "play", "North", card="blue-0")
    assert [count(referee, name) for name in ("North", "East", "South")] == [4, 3, 5]
