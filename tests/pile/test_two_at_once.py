"""Of two cards laid at once the lower one is told first."""

from copy import deepcopy

from tests.pile.bench import DECK, EIGHT, NINE, SEVEN, SIX, Lies, Table


def test_of_two_cards_at_once_the_lower_is_told_first() -> None:
    for over, under in ((EIGHT, NINE), (NINE, EIGHT)):
        table = Table().lay(SEVEN)
        table.see(frames=4, stir=0.5)
        shifted = Lies(card=under.card, x=under.x - 25, y=under.y + 20, tags="lower")
        told = [word for word in table.see(over, shifted, frames=10) if "settled" in word]
        assert told == [f"settled {under.card}", f"settled {over.card}"]
        assert table.pile.cards[-1] == over.card


def test_the_upper_of_two_cards_waits_while_the_lower_is_made_out() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    upper = Lies(card="red-6#1", x=3)
    lower = Lies(card="wild#1", x=-20, y=-28, turn=4, tags="lower")
    assert table.see(upper, frames=4, more=True) == []
    told = table.see(upper, lower, frames=6, over=(("red-6#1", "wild#1"),))
    assert [line for line in told if line.startswith("settled")] == [
        "settled wild#1",
        "settled red-6#1",
    ]


def test_an_uncovered_card_waits_a_picture_for_one_under_it() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.see(frames=4, reached=True, hand=20)
    table.resting[DECK.tags["red-6#1"]] = (SIX, table.t - 0.3)  # nothing has stirred there since
    assert table.see(SIX) == []
    assert table.see(SIX)[0] == "settled red-6#1"


def test_the_upper_of_two_cards_told_in_one_moment_is_never_missed() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    upper = Lies(card="red-6#1", x=3)
    lower = Lies(
        card="wild#1", x=-40, turn=45, tags="lower"
    )  # nothing tells that it is the lower one
    table.see(upper, frames=4, reached=True)
    table.see(upper, lower, frames=2, reached=True)
    assert "settled red-6#1" in table.see(upper, lower, frames=8)


def test_a_card_that_hides_the_others_tag_lies_over_it() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    upper = Lies(card="red-6#1", x=37, y=-52, turn=8)
    lower = Lies(card="wild#1", tags="lower")
    table.see(upper, frames=6, reached=True, hand=-60)
    table.see(upper, lower, reached=True, hand=-60)
    table.see(upper, lower, stir=0.03, reached=True, following=True)
    table.see(upper, lower, frames=8, following=True)
    assert table.pile.cards[-2:] == ("wild#1", "red-6#1")


def test_a_card_that_a_hand_hid_waits_for_a_look_at_the_edges() -> None:
    upper, lower = Lies(card="red-6#1", x=-27, y=-41, turn=-8), Lies(card="wild#1")
    table = Table().lay(SEVEN, EIGHT)
    assert "settled red-6#1" in table.see(upper, frames=6)
    table.resting[DECK.tags["wild#1"]] = (lower, table.t - 0.3)
    assert table.see(upper, lower, frames=2, following=True) == []
    pair = (("red-6#1", "wild#1"),)
    assert table.see(upper, lower, frames=3, following=True, over=pair) == ["missed wild#1"]


def test_a_card_whose_other_tag_a_new_card_hides_does_not_lie_under_the_top() -> None:
    top = Lies(card="red-9#1", x=-22, y=24)
    upper, lower = Lies(card="red-6#1", x=15, y=-17), Lies(card="wild#1", x=2, tags="upper")
    table = Table().lay(SEVEN, top)
    told = table.see(top, upper, lower, frames=8, over=(("red-6#1", "wild#1"),))
    assert [line for line in told if not line.startswith("covered")] == [
        "settled wild#1",
        "settled red-6#1",
    ]


def test_a_tag_whose_middle_is_covered_lies_under_its_cover() -> None:
    upper = Lies(card="red-6#1", x=3)
    lower = Lies(card="wild#1", x=-8, y=-6, tags="lower")
    pair = (("red-6#1", "wild#1"),)
    told = Table().lay(SEVEN, EIGHT, NINE).see(upper, lower, frames=10, over=pair)
    assert [word for word in told if "settled" in word] == ["settled wild#1", "settled red-6#1"]
    late = Table().lay(SEVEN, EIGHT, NINE)
    late.see(upper, frames=5)
    assert late.see(upper, lower, frames=12, over=pair) == ["missed wild#1"]


def test_a_card_made_out_late_was_missed_unless_a_hand_is_there() -> None:
    upper = Lies(card="red-6#1", x=3)
    lower = Lies(card="wild#1", x=-8, y=-6, tags="lower")
    pair = (("red-6#1", "wild#1"),)
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.see(upper, frames=12)
    for under, reached, told in (
        (pair, False, "missed"),
        (pair, True, "settled"),
        ((), False, "settled"),
    ):
        now = deepcopy(table)
        seen = now.see(upper, lower, frames=20, over=pair, under=under, reached=reached)
        assert seen[0] == f"{told} wild#1"


def test_a_card_seen_late_lies_under_the_top_by_its_edge() -> None:
    upper, lower = Lies(card="red-6#1", x=-27, y=-41, turn=-8), Lies(card="wild#1")
    table = Table().lay(SEVEN, EIGHT)
    table.see(upper, frames=9)
    pair = (("red-6#1", "wild#1"),)
    assert table.see(upper, lower, frames=12, over=pair) == ["missed wild#1"]


def test_an_old_tag_that_peeks_out_is_nothing_new() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    peeking = Lies(card="red-7#1", x=-25, y=15, turn=40, tags="lower")
    assert table.see(NINE, peeking, frames=30) == []
    assert table.see(peeking, frames=3) == []


def test_an_unseen_card_that_peeks_out_was_missed() -> None:
    table = Table().lay(SEVEN, NINE)
    peeking = Lies(card="red-8#1", x=-26, y=16, turn=10, tags="lower")
    assert table.see(NINE, peeking, frames=20) == ["missed red-8#1"]
    assert table.pile.cards == ("red-7#1", "red-8#1", "red-9#1")
