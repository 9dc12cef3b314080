"""People come and go in the middle of anything, and the table is put right by hand."""

from tests.rules.at_table import ask, attempt, count, refusal, say, sit


def test_whoever_leaves_hands_the_turn_on() -> None:
    referee = sit()
    say(referee, "leave", "North")
    assert referee.table["turn"] == "East"
    assert [each["name"] for each in referee.table["players"]] == ["East", "South"]
    assert refusal(referee, "leave", "East") == "cannot-leave"
    assert refusal(referee, "play", "North", card="red-1") == "bad-input"


def test_an_open_color_is_named_by_the_next_player() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild")
    say(referee, "leave", "North")
    assert (ask(referee), referee.table["turn"]) == ("color", "East")
    say(referee, "color", "East", color="blue")
    assert referee.table["turn"] == "East"


def test_an_accused_who_leaves_is_not_answered_for() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild-draw-four", color="blue")
    say(referee, "challenge", "East")
    say(referee, "leave", "North")
    assert (ask(referee), referee.table["turn"]) == ("play", "East")


def test_a_challenger_who_leaves_ends_the_challenge() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild-draw-four", color="blue")
    say(referee, "challenge", "East")
    say(referee, "leave", "East")
    assert (ask(referee), referee.table["turn"]) == ("play", "South")


def test_one_of_several_who_owe_an_answer_may_leave() -> None:
    custom = {"custom-1": {"rule": "discard-wilds"}}
    four = ["North", "East", "South", "West"]
    referee = sit("nonpartisan", "purple-5", custom=custom, players=four, dealer="West")
    say(referee, "play", "North", card="custom-1", color="green")
    say(referee, "leave", "South")
    assert referee.table["awaiting"][0]["to"] == ["East", "West"]
    say(referee, "discard", "East", count=0)
    say(referee, "discard", "West", count=0)
    assert referee.table["turn"] == "East"


def test_a_disputed_player_may_leave() -> None:
    referee = sit()
    say(referee, "seen", card="blue-9#1")
    assert ask(referee) == "dispute"
    say(referee, "leave", "North")
    assert (ask(referee), referee.table["turn"]) == ("play", "East")


def test_a_dealer_who_leaves_before_the_start_card_hands_the_deal_on() -> None:
    referee = sit(top=None)
    say(referee, "leave", "South")
    assert referee.table["dealer"] == "North"


def test_the_last_one_to_cut_may_leave() -> None:
    referee = sit(top=None, dealer=None)
    say(referee, "cut", "North", card="red-3")
    say(referee, "cut", "East", card="red-8")
    say(referee, "leave", "South")
    assert (referee.table["phase"], referee.table["dealer"]) == ("start-card", "East")


def test_a_loser_who_leaves_counts_nothing() -> None:
    referee = sit()
    say(referee, "set", "North", cards=1)
    say(referee, "play", "North", card="red-1")
    assert refusal(referee, "leave", "North") == "cannot-leave"
    say(referee, "hand", "East", points=30)
    say(referee, "leave", "South")
    assert referee.table["phase"] == "between-rounds"
    assert referee.table["players"][0]["score"] == 30
    say(referee, "next-round")
    assert referee.table["dealer"] == "North"


def test_somebody_joins_from_the_next_round_on_and_may_come_back() -> None:
    referee = sit()
    say(referee, "join", "West")
    assert refusal(referee, "join", "West") == "bad-input"
    assert refusal(referee, "draw", "West") == "bad-input"
    assert count(referee, "West") == 0
    say(referee, "leave", "West")
    say(referee, "join", "West")
    say(referee, "set", "North", cards=0)
    say(referee, "hand", "East", points=1)
    say(referee, "hand", "South", points=1)
    assert refusal(referee, "set", "West", cards=3) == "answer-first"
    say(referee, "next-round")
    assert count(referee, "West") == 7
    for name in ("5", "6", "7", "8", "9", "10"):
        say(referee, "join", name)
    assert refusal(referee, "join", "11") == "bad-input"


def test_nobody_comes_or_goes_when_the_game_is_over() -> None:
    referee = sit(scoring="none")
    say(referee, "set", "North", cards=0)
    assert referee.table["phase"] == "over"
    assert refusal(referee, "leave", "East") == "over"
    assert refusal(referee, "join", "West") == "over"


def test_who_was_thought_to_be_out_goes_on_playing() -> None:
    referee = sit()
    say(referee, "set", "North", cards=1)
    say(referee, "play", "North", card="wild")
    assert referee.table["phase"] == "hands"
    say(referee, "set", "North", cards=2)
    assert (referee.table["phase"], ask(referee)) == ("play", "color")
    say(referee, "color", "North", color="green")
    assert referee.table["turn"] == "East"


def test_after_the_first_hand_is_counted_the_round_stays_over() -> None:
    referee = sit()
    say(referee, "set", "North", cards=1)
    say(referee, "play", "North", card="red-1")
    say(referee, "hand", "East", points=5)
    assert refusal(referee, "set", "North", cards=2) == "answer-first"
    assert refusal(referee, "set", "South", cards=0) == "bad-input"


def test_a_count_put_right_may_owe_the_call_or_go_beyond_reason() -> None:
    referee = sit()
    say(referee, "play", "North", card="red-1")
    say(referee, "set", "North", cards=1)
    assert next(p["uno"] for p in referee.table["players"]) == "owed"
    assert refusal(referee, "set", "North", cards=113) == "bad-input"
    assert refusal(referee, "set", "North") == "bad-input"
    assert attempt(referee, "set", "East", score=120)["table"]["players"][1]["score"] == 120


def test_only_a_pile_with_something_under_its_top_can_be_shuffled() -> None:
    referee = sit()
    assert refusal(referee, "reshuffle") == "wrong-answer"
    say(referee, "play", "North", card="red-1")
    say(referee, "reshuffle")
    assert referee.table["piles"]["discard"] == 1


def test_one_of_two_who_owe_an_answer_may_leave() -> None:
    referee = sit("nonpartisan", "purple-5", custom={"custom-1": {"rule": "discard-wilds"}})
    say(referee, "play", "North", card="custom-1", color="green")
    say(referee, "leave", "South")
    assert (ask(referee), referee.table["awaiting"][0]["to"]) == ("discard", ["East"])


def test_a_hand_that_the_wheel_wants_shown_may_leave_unseen() -> None:
    referee = sit("spin", "red-5")
    say(referee, "play", "North", card="red-1-spin")
    say(referee, "spin", "East", face="show-hand")
    say(referee, "leave", "East")
    assert (ask(referee), referee.table["turn"]) == ("play", "South")
    assert refusal(referee, "show-hand", "South", cards=["red-1"] * 7) == "wrong-answer"


def test_whoever_has_gone_out_stays_until_the_hands_are_counted() -> None:
    referee = sit(rulings={"last-card-challenge": "allowed"})
    say(referee, "set", "North", cards=1)
    say(referee, "play", "North", card="wild-draw-four", color="blue")
    say(referee, "challenge", "East")
    assert refusal(referee, "leave", "North") == "cannot-leave"
    say(referee, "verdict", "East", guilty=False)
    assert refusal(referee, "leave", "North") == "cannot-leave"


def test_the_deal_passes_over_an_empty_seat() -> None:
    referee = sit()
    say(referee, "leave", "North")
    say(referee, "set", "East", cards=0)
    say(referee, "hand", "South", points=1)
    say(referee, "next-round")
    assert referee.table["dealer"] == "East"


def test_a_losers_count_put_right_leaves_the_round_over() -> None:
    referee = sit()
    say(referee, "set", "North", cards=0)
    say(referee, "set", "East", cards=5)
    assert (referee.table["phase"], count(referee, "East")) == ("hands", 5)


def test_somebody_caught_when_nothing_is_left_to_draw_owes_nothing_more() -> None:
    referee = sit()
    say(referee, "set", "North", cards=2)
    say(referee, "play", "North", card="red-7")
    say(referee, "reshuffle")
    say(referee, "set", "South", cards=103)
    reply = say(referee, "catch", "South", target="North")
    assert reply["says"] == [
        "South caught North, who forgot to call UNO.",
        "There are no more cards to draw.",
        "North calls UNO!",
    ]
    assert (count(referee, "North"), referee.table["players"][0]["uno"]) == (1, "called")


def test_another_name_keeps_seat_hand_and_points() -> None:
    referee = sit()
    say(referee, "set", "North", cards=3, score=40)
    say(referee, "rename", "North", name="Zoe")
    assert referee.table["turn"] == "Zoe"
    zoe = referee.table["players"][0]
    assert (zoe["name"], zoe["cards"], zoe["score"]) == ("Zoe", 3, 40)
    assert refusal(referee, "play", "North", card="red-1") == "bad-input"
    assert refusal(referee, "rename", "East", name="Zoe") == "bad-input"
    assert refusal(referee, "rename", "East", name=" ") == "bad-input"
    say(referee, "play", "Zoe", card="red-1")
    say(referee, "amend", target=3, **{"with": None})  # before it was another name
    assert [each["name"] for each in referee.table["players"]] == ["Zoe", "East", "South"]
