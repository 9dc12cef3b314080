"""What the camera saw, where the explanation is hard to find."""

from companion.rules import acts
from companion.rules.agenda import Dispute
from companion.rules.judge import Refused
from companion.rules.record import Record
from companion.rules.table import Table
from companion.rules.witness import explain
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


def test_a_card_after_the_last_draw_of_a_round_is_disputed() -> None:
    referee = sit()
    say(referee, "set", "North", cards=1)
    say(referee, "play", "North", card="red-draw-two")
    reply = say(referee, "seen", card="red-9#1")
    assert (ask(referee), reply["says"]) == (
        "dispute",
        ["First East answers the card that was played."],
    )


def test_whoever_must_play_the_drawn_card_is_not_thought_to_have_kept_it() -> None:
    referee = sit(rulings={"force-play": "on"})
    say(referee, "draw", "North", cards=["red-7#1"])
    say(referee, "seen", card="red-9#1", player="East")
    assert ask(referee) == "dispute"


def test_a_hand_seen_at_the_draw_pile_drew_the_card_that_came_next() -> None:
    referee = sit()
    say(referee, "seen", card="red-9#1", drew=["North"])
    assert (count(referee, "North"), referee.table["turn"]) == (7, "East")
    assert [entry["act"]["act"] for entry in referee.entries[2:]] == ["draw", "seen"]
    assert refusal(referee, "seen", card="red-8#1", drew=["Nobody"]) == "bad-input"


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
