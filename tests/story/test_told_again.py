"""What was undone is done again, what was missed stands in its place, and what is refused has a way out."""

from companion.table.script import Script
from tests.rules.at_table import attempt, play, say, sit


def test_the_table_says_whether_something_can_be_done_again() -> None:
    referee = sit()
    say(referee, "play", "North", card="red-9")
    assert referee.table["redo"] is False
    assert say(referee, "undo")["table"]["redo"] is True
    again = say(referee, "redo")
    assert again["says"][0] == "Done again."
    assert (again["table"]["redo"], again["table"]["top"]) == (False, "red-9")


def test_a_line_that_was_put_in_stands_in_its_place_with_its_sentence() -> None:
    referee = sit()
    say(referee, "play", "North", card="red-9")
    say(referee, "play", "East", card="red-2")
    say(referee, "insert", before=4, **{"with": {"act": "draw", "player": "East"}})
    say(referee, "insert", before=3, **{"with": {"act": "draw", "player": "North"}})
    story = referee.story()
    assert [line["seq"] for line in story] == [1, 2, 6, 3, 5, 4]
    assert story[2]["says"] == ["North draws 1 card."]
    assert not any(line["correction"] or line["undone"] for line in story)


def test_a_preview_says_what_changes_when_that_is_one_thing() -> None:
    referee = sit()
    say(referee, "set", "North", cards=2)
    say(referee, "play", "North", card="red-9")
    say(referee, "play", "East", card="red-2")
    would = referee.preview(
        {"act": "insert", "before": 5, "with": {"act": "uno", "player": "North"}}
    )
    assert would["reply"]["says"] == ["Put right.", "North calls UNO!"]


def test_a_card_that_may_not_be_played_has_the_ways_out_of_one_that_was_seen() -> None:
    referee = sit()
    reply = attempt(referee, "play", "East", card="red-9")
    assert reply["refused"]["code"] == "not-your-turn"
    assert reply["refused"]["options"] == ["allow", "seen"]
    assert reply["refused"]["players"] == ["North", "South"]
    say(referee, "seen", card="red-9", player="North")
    assert referee.table["turn"] == "East"
    nobodys = attempt(referee, "play", "East", card="blue-3")
    assert (nobodys["refused"]["options"], nobodys["refused"]["players"]) == (["allow"], [])
    assert "options" not in attempt(referee, "play", "East", card="red-99")["refused"]


def test_what_was_let_stand_is_read_back_the_same() -> None:
    referee = sit("classic")
    for card, player in (("red-7#1", "North"), ("red-8", "East"), ("red-7#1", "South")):
        say(referee, "seen", card=card, player=player)
    say(referee, "allow")
    assert referee.table["top"] == "red-7"
    assert Script.replay(referee.entries).table == referee.table


def test_a_tap_is_allowed_like_a_card_that_was_seen() -> None:
    tapped, seen = sit(), sit()
    attempt(tapped, "play", "North", card="blue-3")
    say(tapped, "allow")
    say(seen, "seen", card="blue-3", player="North")
    say(seen, "allow")
    assert {**tapped.table, "seq": 0, "awaiting": []} == {**seen.table, "seq": 0, "awaiting": []}
    assert play("North", "blue-3") == tapped.entries[2]["act"]["play"]
