"""What a camera that follows arms adds: hints choose between legal stories, ask at most, and accuse nobody."""

from typing import Any

import pytest

from companion.table.script import Script
from tests.rules.at_table import ask, count, refusal, say, sit

CARD = "red-9#1"


def hands(referee: Script) -> tuple[int, int, int]:
    return count(referee, "North"), count(referee, "East"), count(referee, "South")


def questions(referee: Script) -> list[tuple[str, list[str]]]:
    """What stands open and blocks nobody."""
    found = [prompt for prompt in referee.table["awaiting"] if not prompt["blocking"]]
    return [(prompt["ask"], prompt["to"]) for prompt in found if prompt["ask"] != "uno"]


def seen(referee: Script, **hints: Any) -> dict[str, Any]:
    return say(referee, "seen", card=CARD, **hints)


def put_right(referee: Script, target: int, **fields: Any) -> dict[str, Any]:
    return say(referee, "amend", target=target, **{"with": {"act": "seen", "card": CARD, **fields}})


@pytest.mark.parametrize(
    ("hints", "after"),
    [
        ({}, (6, 7, 7)),
        ({"by": "North"}, (6, 7, 7)),
        ({"by": "East"}, (8, 6, 7)),
        ({"by": "East", "player": "North"}, (6, 7, 7)),
        ({"by": "East", "drew": {"North": 1}, "watched": True}, (8, 6, 7)),
        ({"drew": {"North": 1}}, (7, 7, 7)),
        ({"drew": {"North": 1, "East": 1}, "watched": True}, (8, 7, 7)),
        ({"by": "South", "drew": 2, "watched": True}, (8, 8, 6)),
        ({"watched": True}, (6, 7, 7)),
        ({"by": "North", "drew": {"South": 3}, "watched": True}, (6, 7, 7)),
    ],
)
def test_the_story_that_fits_the_hints_best_is_told(
    hints: dict[str, Any], after: tuple[int, int, int]
) -> None:
    referee = sit()
    seen(referee, **hints)
    assert hands(referee) == after
    assert not questions(referee)
    assert not referee.story()[-1]["findings"]


def test_another_arm_while_nobody_drew_is_a_question_and_no_dispute() -> None:
    referee = sit()
    reply = seen(referee, by="East", watched=True)
    assert reply["says"] == ["North plays red 9.", "Was that East? It was North's turn."]
    assert hands(referee) == (6, 7, 7)
    assert questions(referee) == [("whose", ["North", "East"])]
    assert not reply["findings"]
    assert Script.replay(referee.entries).table == referee.table


def test_the_question_is_answered_by_putting_the_entry_right() -> None:
    referee = sit()
    seen(referee, by="East", watched=True)
    put_right(referee, 3, player="North")
    assert (hands(referee), questions(referee)) == ((6, 7, 7), [])
    say(referee, "undo")
    assert questions(referee) == [("whose", ["North", "East"])]
    put_right(referee, 3, player="East")
    assert (hands(referee), referee.table["awaiting"][0]["ask"]) == ((8, 6, 7), "play")
    put_right(referee, 3, player="East", drew={"North": 0})
    dispute = referee.table["awaiting"][0]
    assert (dispute["ask"], dispute["code"], dispute["to"]) == (
        "dispute",
        "not-your-turn",
        ["East"],
    )
    assert say(referee, "allow")["findings"][0]["code"] == "not-your-turn"
    assert (hands(referee), referee.table["turn"]) == ((7, 6, 7), "South")


def test_a_draw_told_late_makes_the_other_arm_right() -> None:
    referee = sit()
    seen(referee, by="East", watched=True)
    put_right(referee, 3, player="East", drew={"North": 0})
    say(referee, "draw", "North")
    assert (hands(referee), referee.table["awaiting"][0]["ask"]) == ((8, 6, 7), "play")


def test_the_question_lapses_when_play_goes_on_but_not_by_a_call() -> None:
    referee = sit()
    say(referee, "set", "North", cards=2)
    seen(referee, by="East", watched=True)
    say(referee, "uno", "North")
    assert questions(referee) == [("whose", ["North", "East"])]
    say(referee, "play", "East", card="red-1")
    assert not questions(referee)


def owing(card: str = "red-draw-two") -> Script:
    """North has played a card that makes East draw."""
    referee = sit()
    say(referee, "play", "North", card=card)
    return referee


def test_a_penalty_that_nobody_was_seen_to_take_is_asked_about() -> None:
    referee = owing()
    reply = seen(referee, by="South", watched=True)
    assert reply["says"][-1] == "Did East take 2 cards?"
    assert (hands(referee), questions(referee)) == ((6, 9, 6), [("took-cards", ["East"])])
    say(referee, "draw", "East", count=2)
    assert (hands(referee), questions(referee)) == ((6, 9, 6), [])
    assert Script.replay(referee.entries).table == referee.table


@pytest.mark.parametrize("drew", [1, {"East": 1}, {"East": 2}])
def test_a_penalty_may_be_taken_one_by_one_or_all_at_once(drew: object) -> None:
    referee = owing()
    seen(referee, by="South", watched=True, drew=drew)
    assert (hands(referee), questions(referee)) == ((6, 9, 6), [])


def test_one_hand_takes_a_penalty_and_the_next_one_is_the_players_own() -> None:
    referee = owing()
    seen(referee, by="South", watched=True, drew=2)
    assert (hands(referee), questions(referee)) == ((6, 9, 7), [])


def test_a_penalty_of_four_may_be_taken_with_four_hands() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild-draw-four", color="red")
    say(referee, "seen", card="red-9", player="South", watched=True, drew=4)
    assert (hands(referee), questions(referee)) == ((6, 11, 6), [])


def test_a_penalty_that_was_not_taken_is_a_finding_once_somebody_says_so() -> None:
    referee = owing()
    seen(referee, by="South", watched=True)
    put_right(referee, 5, drew={"East": 0})
    dispute = referee.table["awaiting"][0]
    assert (dispute["ask"], dispute["code"], dispute["to"]) == (
        "dispute",
        "answer-first",
        ["South"],
    )
    assert say(referee, "allow")["findings"][0]["code"] == "answer-first"
    assert hands(referee) == (6, 7, 6)


def test_whoever_owed_cards_and_plays_on_is_asked_about() -> None:
    referee = owing()
    seen(referee, by="East", watched=True)
    assert questions(referee) == [("whose", ["South", "East"])]


@pytest.mark.parametrize(
    ("hints", "after"), [({"watched": True}, (5, 5, 6)), ({}, (5, 8, 5))], ids=["watched", "unseen"]
)
def test_a_tower_blocks_what_its_holder_was_not_seen_to_take(
    hints: dict[str, Any], after: tuple[int, int, int]
) -> None:
    referee = sit("power-grab", "red-9")
    plays = {"North": "red-1", "East": "red-2-n", "South": "red-4"}
    for player, card in (*plays.items(), ("North", "red-draw-two")):
        say(referee, "play", player, card=card)
    say(referee, "seen", card="red-9#2", **hints)
    assert (hands(referee), questions(referee)) == (after, [])


def test_a_draw_may_be_told_while_a_color_is_open() -> None:
    referee = owing("wild")
    assert say(referee, "draw", "East")["says"] == ["East draws 1 card."]
    say(referee, "pass", "East")
    say(referee, "seen", card="green-9#1")
    assert (referee.table["color"], hands(referee)) == ("green", (6, 8, 6))
    referee = owing("wild")
    say(referee, "draw", "East")
    say(referee, "color", "North", color="blue")
    assert referee.table["color"] == "blue"
    assert refusal(referee, "play", "East", card="green-9#1") == "no-match"


def test_a_hint_about_nobody_is_bad_input_and_changes_nothing() -> None:
    referee = sit()
    before = referee.table
    for hint in (
        {"by": "Ghost"},
        {"drew": {"Ghost": 1}},
        {"drew": -1},
        {"drew": {"East": -1}},
        {"watched": 1},
    ):
        assert refusal(referee, "seen", card=CARD, **hint) == "bad-input"
    assert referee.table == before


def test_a_face_laid_on_its_like_is_another_card_also_after_what_had_to_be_assumed() -> None:
    referee = owing()
    say(referee, "seen", card="red-draw-two", laid=True)
    assert hands(referee) == (6, 9, 6)
    assert referee.table["awaiting"][0]["to"] == ["North"]
    assert Script.replay(referee.entries).table == referee.table


def doubted() -> Script:
    """North has played a Wild Draw Four, and East doubts it."""
    referee = sit()
    say(referee, "play", "North", card="wild-draw-four", color="red")
    say(referee, "challenge", "East")
    return referee


@pytest.mark.parametrize(
    ("hints", "after"),
    [
        ({"by": "East"}, (10, 6, 7)),
        ({"by": "South"}, (6, 13, 6)),
        ({"by": "South", "drew": {"North": 1, "East": 1}}, (10, 8, 6)),
    ],
)
def test_who_takes_the_cards_and_who_goes_on_tells_how_a_challenge_ended(
    hints: dict[str, Any], after: tuple[int, int, int]
) -> None:
    referee = doubted()
    seen(referee, **hints)
    assert hands(referee) == after
    assert Script.replay(referee.entries).table == referee.table


def test_a_challenge_that_nobody_told_shows_when_the_other_one_takes_the_cards() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild-draw-four", color="red")
    seen(referee, by="East", drew={"North": 4}, watched=True)
    assert (hands(referee), questions(referee)) == ((10, 6, 7), [])


def test_a_color_that_is_drawn_for_is_counted_by_the_hands_at_the_draw_pile() -> None:
    referee = sit("spin", "red-7")
    say(referee, "play", "North", card="red-3-spin")
    say(referee, "spin", "East", face="draw-blue")
    seen(referee, by="South", drew={"East": 4}, watched=True)
    assert (hands(referee), questions(referee)) == ((6, 11, 6), [])


def test_whose_card_lies_there_has_won_the_war() -> None:
    referee = sit("spin", "red-7")
    say(referee, "play", "North", card="red-3-spin")
    say(referee, "spin", "East", face="war")
    seen(referee, by="South")
    assert (hands(referee), referee.table["turn"]) == ((6, 7, 6), "North")
    assert Script.replay(referee.entries).table == referee.table


def test_whoever_turns_the_wheel_was_asked_to_so_the_spin_card_before_was_no_discard() -> None:
    referee = sit("spin", "red-7")
    say(referee, "play", "North", card="red-3-spin")
    say(referee, "spin", "East", face="discard-color")
    for card in ("red-1", "red-4-spin"):
        say(referee, "seen", card=card)
    assert (hands(referee), ask(referee)) == ((6, 5, 7), "discard")
    assert refusal(referee, "spin", "South", face="war") == "answer-first"
    say(referee, "spin", "North", face="war")
    assert (hands(referee), ask(referee)) == ((6, 6, 6), "war")
    assert Script.replay(referee.entries).table == referee.table


def test_a_spin_of_nobody_who_was_asked_is_still_refused() -> None:
    referee = sit("spin", "red-7")
    say(referee, "play", "North", card="red-3-spin")
    say(referee, "spin", "East", face="discard-color")
    say(referee, "seen", card="red-4-spin", player="East")
    assert refusal(referee, "spin", "North", face="war") == "answer-first", "they have said whose"


def test_whoever_draws_up_to_a_number_has_when_the_next_card_comes() -> None:
    referee = sit("nonpartisan", "green-5", custom={"custom-1": {"rule": "exactly-seven"}})
    say(referee, "set", "East", cards=3)
    say(referee, "play", "North", card="custom-1")
    say(referee, "color", "North", color="green")
    assert ask(referee) == "house-rule"
    reply = say(referee, "seen", card="green-9", by="East", drew={"East": 4}, watched=True)
    assert reply["says"][0] == "East draws 4 cards."
    assert (hands(referee), questions(referee)) == ((6, 6, 7), [])


def test_a_card_that_fits_shows_that_the_others_have_discarded_all_they_had_to() -> None:
    referee = sit("nonpartisan", "green-5", custom={"custom-1": {"rule": "exactly-three"}})
    for player, cards in (("North", 4), ("East", 4), ("South", 5)):
        say(referee, "set", player, cards=cards)
    say(referee, "play", "North", card="custom-1")
    say(referee, "color", "North", color="green")
    for player, card in (("East", "purple-1"), ("South", "purple-2")):
        say(referee, "seen", card=card, by=player, watched=True)
    assert (hands(referee), ask(referee)) == ((3, 3, 4), "discard")
    reply = say(referee, "seen", card="purple-3", by="East", watched=True)
    assert reply["says"][-1] == "East plays purple 3."
    assert (hands(referee), questions(referee)) == ((3, 2, 3), [])


@pytest.mark.parametrize("thought", [4, 5])
def test_whoever_draws_and_plays_on_shows_that_the_others_had_nothing_to_discard(
    thought: int,
) -> None:
    referee = sit("nonpartisan", "green-5", custom={"custom-1": {"rule": "exactly-three"}})
    for player, cards in (("North", 4), ("East", 5), ("South", thought)):
        say(referee, "set", player, cards=cards)
    say(referee, "play", "North", card="custom-1")
    say(referee, "color", "North", color="green")
    for card in ("purple-1", "green-2"):
        say(referee, "seen", card=card, by="East", watched=True)
    assert (hands(referee), ask(referee)) == ((3, 3, thought), "discard")
    reply = say(referee, "seen", card="green-9", by="East", drew={"East": 1})
    assert reply["says"][-1] == "East plays green 9."
    assert (hands(referee), questions(referee)) == ((3, 3, 3), [])


def test_nobody_discards_one_more_once_hands_were_at_the_draw_pile() -> None:
    players = ["North", "East", "South", "West"]
    custom = {"custom-1": {"rule": "exactly-three"}}
    referee = sit("nonpartisan", "purple-8", players=players, dealer="East", custom=custom)
    for player, cards in (("North", 3), ("East", 3), ("South", 4), ("West", 1)):
        say(referee, "set", player, cards=cards)
    say(referee, "seen", card="custom-1#1", by="South", watched=True)
    drew = {"West": 2, "North": 1, "East": 1}
    reply = say(referee, "seen", card="orange-9", by="South", drew=drew, watched=True)
    assert "South plays orange 9." in reply["says"]
    assert (hands(referee), count(referee, "West")) == ((4, 4, 2), 4)
