"""What the referee may know of hidden hands, and what it can prove at the end of a round."""

from companion.rules.deck import bits
from companion.rules.knowledge import MAYBE, NO, YES, Proof, holds
from companion.rules.table import Table
from companion.table.script import Script
from tests.rules.at_table import ask, say, sit


def table(referee: Script) -> Table:
    current = referee.referee.record.table
    assert current is not None
    return current


def proofs(referee: Script) -> list[Proof]:
    """What is proved so far; the table hears of it when the round has ended."""
    return referee.referee.record.proofs()


def held(t: Table, player: int, *, color: str) -> str:
    """Whether this player holds a card of a color."""
    return holds(t, player, t.setting.deck.colored[color])


def test_a_hand_nobody_saw_may_hold_anything() -> None:
    assert held(table(sit()), 0, color="red") == MAYBE


def test_a_card_drawn_in_the_open_is_held_until_it_is_played() -> None:
    referee = sit()
    say(referee, "draw", "North", cards=["red-9#1"])
    assert held(table(referee), 0, color="red") == YES
    say(referee, "play", "North", card="red-9#1")
    assert held(table(referee), 0, color="red") == MAYBE


def test_a_hand_that_was_shown_holds_nothing_else() -> None:
    referee = sit(top="red-5")
    say(referee, "play", "North", card="wild-draw-four", color="green")
    say(referee, "challenge", "East")
    hand = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]
    say(referee, "show-hand", "North", cards=hand)
    assert held(table(referee), 0, color="red") == NO
    assert held(table(referee), 0, color="blue") == YES


def test_a_card_of_which_all_copies_lie_open_is_held_by_nobody() -> None:
    referee = sit(top="red-0")
    copies = table(referee).setting.deck.masks
    assert holds(table(referee), 1, copies["red-0"]) == NO
    assert holds(table(referee), 1, copies["red-1"]) == MAYBE


def bluff(*after: tuple[str, str, dict[str, object]]) -> Script:
    """North plays a Wild Draw Four on red with one more card to come, then goes out."""
    referee = sit(top="red-5", target=5000)
    say(referee, "set", "North", cards=3)
    say(referee, "play", "North", card="wild-draw-four", color="green")
    say(referee, "draw", "East", count=4)
    say(referee, "play", "South", card="green-4")
    for act, player, fields in after:
        say(referee, act, player, **fields)
    return referee


def findings(referee: Script) -> list[tuple[int, str]]:
    """Of the last hand counted."""
    say(referee, "hand", "East", points=10)
    reply = say(referee, "hand", "South", points=10)
    return [(found["seq"], found["code"]) for found in reply["findings"]]


def test_a_card_that_must_have_been_held_proves_a_wild_draw_four_illegal() -> None:
    referee = bluff(
        ("play", "North", {"card": "green-2"}),
        ("draw", "East", {}),
        ("pass", "East", {}),
        ("play", "South", {"card": "red-2"}),
    )
    assert proofs(referee) == []
    last = say(referee, "play", "North", card="red-9")
    assert last["findings"] == [], "not during the round"
    assert [each.seq for each in proofs(referee)] == [4], "but it is proved"
    assert findings(referee) == [(4, "wild-draw-four")]


def test_where_nobody_tells_a_draw_nothing_is_proved() -> None:
    referee = bluff(("play", "North", {"card": "green-2"}))
    assert referee.act({"act": "seen", "card": "red-2", "player": "South"})["ok"], "East drew"
    say(referee, "play", "North", card="red-9")
    assert proofs(referee) == [], "perhaps North drew, too"


def test_a_card_drawn_since_proves_nothing() -> None:
    referee = bluff(
        ("draw", "North", {}),
        ("pass", "North", {}),
        ("play", "East", {"card": "green-9"}),
        ("play", "South", {"card": "green-2"}),
        ("play", "North", {"card": "red-2"}),
        ("draw", "East", {}),
        ("pass", "East", {}),
        ("draw", "South", {}),
        ("pass", "South", {}),
    )
    assert proofs(referee) == []
    say(referee, "play", "North", card="red-9")
    assert [each.seq for each in proofs(referee)] == [4], "two red ones, one drawn"


def test_a_known_card_drawn_since_proves_nothing_either() -> None:
    referee = bluff(
        ("draw", "North", {"cards": ["red-2#1"]}),
        ("pass", "North", {}),
        ("play", "East", {"card": "green-9"}),
        ("play", "South", {"card": "green-2"}),
        ("play", "North", {"card": "red-2#1"}),
    )
    assert proofs(referee) == []


def test_what_a_challenge_settled_is_not_brought_up_again() -> None:
    referee = sit(top="red-5")
    say(referee, "play", "North", card="wild-draw-four", color="green")
    say(referee, "challenge", "East")
    say(referee, "verdict", "East", guilty=True)
    say(referee, "play", "East", card="green-1")
    say(referee, "play", "South", card="red-1")
    say(referee, "play", "North", card="red-2")
    assert proofs(referee) == []


def test_a_traded_hand_takes_its_proof_along() -> None:
    referee = sit("spin", "red-5", target=5000)
    say(referee, "play", "North", card="wild-draw-four", color="green")
    say(referee, "draw", "East", count=4)
    say(referee, "play", "South", card="green-1-spin")
    say(referee, "spin", "North", face="trade-hands")  # North's hand is East's now
    say(referee, "play", "East", card="green-4")
    say(referee, "play", "South", card="green-6")
    say(referee, "draw", "North")
    say(referee, "pass", "North")
    say(referee, "play", "East", card="red-6")
    assert [(each.player, each.color) for each in proofs(referee)] == [(0, "red")]


def test_gifts_and_shown_hands_are_evidence_too() -> None:
    referee = sit(top="red-5")
    say(referee, "play", "North", card="wild-draw-four", color="green")
    say(referee, "draw", "East", count=4)
    say(referee, "play", "South", card="mod", color="green")
    say(referee, "give", "South", color="blue", count=2)  # one of them is North's
    say(referee, "play", "North", card="mod", color="yellow")
    say(referee, "give", "North", cards=["red-1#1", "red-2#1"])
    assert [each.seq for each in proofs(referee)] == [3]


def test_who_leaves_takes_the_question_along() -> None:
    referee = sit(top="red-5")
    say(referee, "play", "North", card="wild-draw-four", color="green")
    say(referee, "draw", "East", count=4)
    say(referee, "play", "South", card="green-1")
    say(referee, "play", "North", card="green-3")
    say(referee, "leave", "North")
    assert proofs(referee) == []


def known(referee: Script, player: str) -> list[str]:
    table = referee.referee.record.table
    assert table is not None
    deck = table.setting.deck
    return [deck.copies[copy] for copy in bits(table.known[table.names.index(player)])]


def test_a_copy_that_shows_in_another_hand_is_there_now() -> None:
    referee = sit(top="red-5")
    say(referee, "draw", "North", cards=["red-9#1"])
    say(referee, "pass", "North")
    assert known(referee, "North") == ["red-9#1"]
    say(referee, "draw", "East", cards=["red-9#1"])
    assert (known(referee, "North"), known(referee, "East")) == ([], ["red-9#1"])


def test_a_hand_shown_after_an_unknown_color_settles_what_it_can() -> None:
    for hand, guilty in ((["wild#1"], False), (["red-1", "blue-1", "green-1", "yellow-1"], True)):
        referee = sit(top="red-5")
        say(referee, "play", "North", card="wild#2")
        say(referee, "set", "East", cards=len(hand) + 1)
        say(referee, "seen", card="wild-draw-four#1", player="East")
        say(referee, "color", "East", color="blue")
        say(referee, "challenge", "South")
        said = say(referee, "show-hand", "East", cards=hand)["says"]
        assert any("draws 4 instead" in sentence for sentence in said) == guilty
        assert ask(referee) == "play"


def test_what_the_wheel_made_somebody_discard_is_evidence_too() -> None:
    for card, proved in (("red-2", [3]), ("blue-2", [])):
        referee = sit("spin", "red-5")
        say(referee, "play", "North", card="wild-draw-four", color="green")
        say(referee, "draw", "East", count=4)
        say(referee, "play", "South", card="green-1-spin")
        say(referee, "spin", "North", face="discard-color")
        say(referee, "discard", "North", cards=[card])
        assert [each.seq for each in proofs(referee)] == proved


def test_cards_discarded_under_the_top_do_not_change_the_color_that_was_asked_for() -> None:
    referee = sit("power-grab", "red-5")
    say(referee, "play", "North", card="red-grab-two")
    say(referee, "grab", "North", towers=["U", "N"])
    for player, card in (("East", "red-9#1"), ("South", "red-9#2"), ("North", "red-3-o")):
        say(referee, "play", player, card=card)
    for player, card in (("East", "red-8#1"), ("South", "red-7#1")):
        say(referee, "play", player, card=card)
    say(referee, "play", "North", card="red-4-bang")
    say(referee, "discard", "North", cards=["blue-1", "blue-2", "blue-3"])
    say(referee, "play", "East", card="wild-draw-four", color="green")
    say(referee, "draw", "South")
    say(referee, "draw", "North")
    say(referee, "pass", "North")
    say(referee, "play", "East", card="green-9")
    say(referee, "play", "South", card="green-8")
    say(referee, "draw", "North")
    say(referee, "pass", "North")
    say(referee, "play", "East", card="wild-grab", color="red")
    say(referee, "grab", "East", towers=["U"])
    say(referee, "draw", "South")
    say(referee, "pass", "South")
    say(referee, "draw", "North")
    say(referee, "pass", "North")
    say(referee, "play", "East", card="red-1")
    assert [(each.player, each.color) for each in proofs(referee)] == [(1, "red")]
