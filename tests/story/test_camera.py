"""What the camera saw, where the explanation is hard to find."""

from companion.rules import acts
from companion.rules.agenda import Dispute
from companion.rules.judge import Refused
from companion.rules.table import Table
from companion.story.record import Record
from companion.story.witness import explain
from companion.table.script import Script
from tests.rules.at_table import ask, attempt, count, refusal, say, sit


def test_a_story_that_leads_nowhere_ends_as_a_dispute() -> None:
    record = Record()
    for act in (acts.Start("mod", ("North", "East"), "East"), acts.TurnUp("red-5")):
        record.submit(act)
    assert record.table is not None

    def nothing_helps(table: Table, act: acts.Happening) -> Table | Refused:
        if isinstance(act, acts.Draw):
            return table
        return Refused("no-match", "mod/lets-play")

    story = explain(record.table, acts.Seen("red-9", "East"), nothing_helps)
    assert isinstance(story, Dispute)


def test_a_card_after_the_last_draw_of_a_round_shows_that_it_was_not_the_last() -> None:
    referee = sit()
    say(referee, "set", "North", cards=1)
    say(referee, "play", "North", card="red-draw-two")
    reply = say(referee, "seen", card="red-9#1")
    assert reply["says"] == [
        "North draws 1 card.",
        "North is still in the game.",
        "East draws 2 cards.",
        "South plays red 9.",
    ]


def test_whoever_must_play_the_drawn_card_is_not_thought_to_have_kept_it() -> None:
    referee = sit(rulings={"force-play": "on"})
    say(referee, "draw", "North", cards=["red-7#1"])
    say(referee, "seen", card="red-9#1", player="East")
    assert ask(referee) == "dispute"


def story(referee: Script) -> list[str]:
    return [
        " ".join((entry["act"]["act"], entry["act"].get("player", "")))
        for entry in referee.entries[2:]
    ]


def test_a_hand_seen_at_the_draw_pile_drew_the_card_that_came_next() -> None:
    referee = sit()
    say(referee, "seen", card="red-9#1", drew=1)
    assert (count(referee, "North"), referee.table["turn"]) == (7, "East")
    assert story(referee) == ["draw North", "seen "]
    assert refusal(referee, "seen", card="red-8#1", drew="North") == "bad-input"


def test_a_hint_survives_the_correction_of_its_fact() -> None:
    referee = sit()
    say(referee, "seen", card="red-9#1", drew=1)
    say(referee, "amend", target=4, **{"with": {"act": "seen", "card": "red-8#1"}})
    assert (count(referee, "North"), referee.table["turn"]) == (7, "East")
    say(
        referee, "amend", target=4, **{"with": {"act": "seen", "card": "red-8#1", "player": "East"}}
    )
    assert [count(referee, name) for name in ("North", "East")] == [8, 6]
    assert Script.replay(referee.entries).table == referee.table


def test_two_draws_are_two_players() -> None:
    referee = sit()
    say(referee, "seen", card="red-9#1", drew=2)
    assert story(referee) == ["draw North", "pass North", "draw East", "seen "]


def test_a_draw_that_was_told_is_not_hinted_at_again() -> None:
    referee = sit()
    say(referee, "draw", "North")
    say(referee, "seen", card="red-9#1", drew=1)
    assert story(referee) == ["draw North", "pass North", "draw East", "seen "]


def test_hints_that_fit_no_story_are_dropped_before_anybody_is_accused() -> None:
    referee = sit(rulings={"force-play": "on"})
    say(referee, "draw", "North", cards=["red-9#1"])
    say(referee, "seen", card="red-9#1", drew=1)
    assert (referee.table["top"], referee.table["turn"]) == ("red-9", "East")
    assert story(referee) == ["draw North", "seen "]
    say(referee, "seen", card="blue-2#1", drew=1)
    assert ask(referee) == "dispute"


def test_a_card_of_no_deck_is_refused_in_the_middle_of_anything() -> None:
    referee = sit()
    say(referee, "play", "North", card="wild")
    assert refusal(referee, "seen", card="red-77") == "bad-input"
    assert refusal(referee, "seen", card="purple-7") == "not-in-this-deck"
    say(referee, "color", "North", color="red")
    say(referee, "seen", card="blue-9#1")
    assert ask(referee) == "dispute"
    assert refusal(referee, "seen", card="red-77") == "bad-input"
    assert ask(referee) == "dispute"


def test_a_card_let_stand_from_an_empty_hand_wins_again() -> None:
    referee = sit()
    say(referee, "set", "North", cards=1)
    say(referee, "play", "North", card="red-draw-two")
    say(referee, "seen", card="blue-9#1", player="North")
    assert ask(referee) == "dispute"
    say(referee, "allow")
    assert referee.table["phase"] == "hands"
    assert count(referee, "North") == 0


def test_a_strict_table_takes_no_turn_from_somebody_else() -> None:
    referee = sit(rulings={"wrong-card": "take-back-draw-two"})
    say(referee, "seen", card="blue-9#1", player="South")
    assert ask(referee) == "dispute"
    reply = attempt(referee, "seen", card="red-5")
    assert reply["ok"]
    assert (referee.table["turn"], count(referee, "South")) == ("North", 9)


def spun(face: str, **hands: int) -> Script:
    """North played a Spin card, and East spun this face."""
    referee = sit("spin")
    for name, cards in hands.items():
        say(referee, "set", name, cards=cards)
    say(referee, "play", "North", card="red-1-spin")
    say(referee, "spin", "East", face=face)
    return referee


def test_the_last_discard_that_is_seen_has_its_effect() -> None:
    referee = spun("almost-uno", East=4)
    say(referee, "seen", card="blue-9#1")
    assert (ask(referee), referee.table["awaiting"][0]["count"]) == ("discard", 1)
    say(referee, "seen", card="wild#1")
    assert (ask(referee), referee.table["awaiting"][0]["to"]) == ("color", ["East"])


def test_a_hand_that_was_seen_to_be_discarded_has_won() -> None:
    referee = spun("discard-number", East=2)
    say(referee, "seen", card="blue-9#1")
    assert (ask(referee), referee.table["players"][1]["uno"]) == ("discard", "no")
    say(referee, "seen", card="red-9#1")
    assert (referee.table["phase"], referee.table["winner"]) == ("hands", "East")


def test_discards_for_instant_uno_that_are_seen_lie_where_the_table_lays_them() -> None:
    for ruling, top in (("under", "red-4-bang"), ("on-top", "blue-9")):
        referee = sit("power-grab", rulings={"instant-uno-pile": ruling})
        say(referee, "play", "North", card="red-grab-two")
        say(referee, "grab", "North", towers=["U", "N"])
        say(referee, "play", "East", card="red-9#1")
        say(referee, "play", "South", card="red-9#2")
        say(referee, "play", "North", card="red-3-o")
        say(referee, "play", "East", card="red-8#1")
        say(referee, "play", "South", card="red-7#1")
        say(referee, "set", "North", cards=3)
        say(referee, "play", "North", card="red-4-bang")
        say(referee, "seen", card="blue-9#1")
        assert (referee.table["top"], referee.table["turn"]) == (top, "East")
        assert referee.table["players"][0]["uno"] == "owed"


def test_drawing_until_a_color_comes_ends_with_its_first_card() -> None:
    referee = spun("draw-red")
    assert refusal(referee, "draw", "East", cards=["red-2", "red-3"]) == "wrong-answer"
    assert refusal(referee, "draw", "East", cards=["blue-2", "blue-3"]) == "wrong-answer"
    say(referee, "draw", "East", cards=["blue-2", "wild"])
    assert referee.table["turn"] == "South"


def test_a_color_told_with_a_discard_has_to_be_of_the_game() -> None:
    assert refusal(spun("almost-uno"), "discard", "East", count=5, color="pink") == "no-such-color"
    shouting = spun("uno-spin")
    assert refusal(shouting, "shout", "South", card="red-9", color="pink") == "no-such-color"


def test_a_card_that_was_played_before_the_pile_was_shuffled_may_be_played_again() -> None:
    referee = sit(top="red-5#1")
    say(referee, "play", "North", card="red-7#1")
    say(referee, "reshuffle")  # too early: the pile was shuffled only after the next cards
    say(referee, "play", "East", card="red-9#1")
    say(referee, "play", "South", card="red-1#1")
    reply = say(referee, "seen", card="red-9#1")
    assert reply["says"][-1] == "North plays red 9."
    assert Script.replay(referee.entries).table == referee.table


def test_a_card_that_lies_in_a_pile_that_nobody_shuffled_is_questioned() -> None:
    referee = sit(top="red-5#1")
    say(referee, "play", "North", card="red-7#1")
    say(referee, "play", "East", card="red-9#1")
    say(referee, "seen", card="red-7#1")
    assert referee.table["awaiting"][0]["code"] == "not-in-play"
