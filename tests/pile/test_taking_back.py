"""A card that is taken off the pile again, pushed, or lost from sight."""

from companion.pile.pile import expected
from tests.pile.bench import DECK, EIGHT, NINE, SEVEN, Lies, Table


def test_a_card_is_taken_back_when_the_one_before_lies_bare() -> None:
    table = Table().lay(SEVEN, EIGHT)
    table.see(frames=6, stir=0.6)
    assert table.see(SEVEN, frames=20) == ["taken-back red-8#1"]
    assert table.pile.cards == ("red-7#1",)


def test_a_card_is_taken_back_when_the_pile_looks_as_before_it_came() -> None:
    table = Table().lay(SEVEN, Lies(card="red-8#1", turn=95))
    table.see(SEVEN, frames=6, stir=0.6)
    assert table.see(SEVEN, frames=3) == []  # its tags were seen beside the upper card all the time
    assert table.see(SEVEN, frames=20, lifted="red-8#1") == ["taken-back red-8#1"]


def test_a_card_is_taken_back_before_the_next_hand_comes() -> None:
    table = Table().lay(SEVEN, EIGHT)
    table.see(frames=3, stir=0.6)
    assert table.see(SEVEN, frames=6, lifted="red-8#1") == ["taken-back red-8#1"]
    table = Table().lay(SEVEN, EIGHT)
    table.see(frames=3, stir=0.6)
    assert table.see(SEVEN, frames=6) == [], "one proof alone takes longer"


def test_a_card_is_not_taken_back_by_the_one_that_is_laid_over_it() -> None:
    table = Table().lay(Lies(card="red-7#1"), Lies(card="blue-2#1", turn=20))
    table.see(Lies(card="red-7#1", tags="upper"), frames=6, stir=0.4)
    over = Lies(card="green-1#1", turn=-15)
    told = table.see(Lies(card="red-7#1", tags="upper"), over, frames=1, lifted="blue-2#1")
    assert told == []
    told = table.see(Lies(card="red-7#1", tags="upper"), over, frames=8, lifted="blue-2#1")
    assert told == ["settled green-1#1", "covered blue-2#1"]


def test_a_card_taken_unnoticed_and_played_again_is_told_both_ways() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    again = Lies(card="red-8#1", x=6, y=-4, turn=80)
    table.see(frames=5, stir=0.5)
    told = table.see(again, frames=20)
    assert told == ["taken-back red-8#1", "settled red-8#1", "covered red-9#1"]
    assert table.pile.cards == ("red-7#1", "red-9#1", "red-8#1")
    assert table.told[-3].as_json()["top"] == "red-9#1"


def test_two_cards_are_taken_back_one_after_the_other() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.see(frames=10, stir=0.6)
    assert table.see(SEVEN, frames=20) == ["taken-back red-9#1", "taken-back red-8#1"]


def test_a_card_taken_back_can_be_played_again() -> None:
    table = Table().lay(SEVEN, EIGHT)
    table.see(frames=6, stir=0.6)
    table.see(SEVEN, frames=20)
    table.see(frames=6, stir=0.6)
    assert table.see(EIGHT, frames=10) == ["settled red-8#1", "covered red-7#1"]


def test_a_top_card_that_is_not_read_is_never_called_taken_back() -> None:
    table = Table().lay(SEVEN, EIGHT)
    told = table.see(frames=150)
    assert told == ["health unseen False"]
    assert table.see(EIGHT, frames=5) == ["health unseen True"]


def test_a_nudged_top_card_has_moved_and_is_not_played_again() -> None:
    table = Table().lay(SEVEN, EIGHT)
    table.see(EIGHT, frames=3)
    for step in range(4):
        table.see(Lies(card="red-8#1", x=4 + 5 * step, turn=-8 + 4 * step), stir=0.2)
    assert table.see(Lies(card="red-8#1", x=24, turn=8), frames=20) == ["moved red-8#1"]


def test_the_same_card_seen_by_its_other_tag_has_not_moved() -> None:
    table = Table().lay(Lies(card="red-7#1", tags="upper"))
    assert table.see(Lies(card="red-7#1", tags="lower"), frames=20) == []
    assert table.pile.top is not None
    assert len(table.pile.top.quads) == 2, "so it is noticed when something hides one of them"


def test_a_knocked_camera_changes_nothing_on_the_pile() -> None:
    table = Table().lay(SEVEN, EIGHT)
    table.see(EIGHT, frames=5)
    elsewhere = Lies(card="red-8#1", x=44, y=21, turn=2)
    assert table.see(elsewhere, moved=True) == ["health moved False", "health moved True"]
    assert table.see(elsewhere, frames=20) == []
    peeking = Lies(card="red-7#1", x=15, y=39, turn=15, tags="lower")
    assert table.see(elsewhere, peeking, frames=20) == []


def test_a_card_swept_up_before_the_camera_was_knocked_can_be_played() -> None:
    table = Table().lay(SEVEN, EIGHT)
    table.pile = expected(table.pile, [(DECK.tags["red-8#1"], "red-8#1")])
    table.see(frames=45, stir=0.3)
    table.see(EIGHT, moved=True)
    table.see(frames=5, stir=0.5)
    assert "settled red-7#1" in table.see(Lies(card="red-7#1", x=6, turn=30), frames=10)


def test_after_a_reshuffle_the_cards_may_come_again() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.pile = expected(table.pile, [(DECK.tags["red-9#1"], "red-9#1")])
    assert table.see(NINE, frames=10) == []
    table.see(frames=5, stir=0.5)
    again = Lies(card="red-7#1", x=6, y=-4, turn=-12)
    assert table.see(again, frames=10) == ["settled red-7#1", "covered red-9#1"]


def test_a_swept_up_card_that_still_peeks_out_is_not_played() -> None:
    table = Table().lay(SEVEN, EIGHT)
    peeking = Lies(card="red-7#1", x=-3, y=2, turn=5, tags="lower")
    table.see(EIGHT, peeking, frames=5)
    table.pile = expected(table.pile, [(DECK.tags["red-8#1"], "red-8#1")])
    assert table.see(EIGHT, peeking, frames=30) == []


def test_a_swept_up_card_that_peeks_out_much_later_is_not_played() -> None:
    for seconds in (6, 40):
        table = Table().lay(SEVEN, EIGHT)
        table.pile = expected(table.pile, [(DECK.tags["red-8#1"], "red-8#1")])
        assert table.see(EIGHT, frames=15 * seconds) == []
        table.see(frames=5, stir=0.5)
        peeking = Lies(card="red-7#1", x=-3, y=2, turn=5, tags="lower")
        pair = (("red-9#1", "red-7#1"),)
        told = table.see(NINE, peeking, over=pair, under=pair, frames=30)
        assert told == ["settled red-9#1", "covered red-8#1"]
        table.see(frames=5, stir=0.5)
        assert "settled red-7#1" in table.see(SEVEN, frames=10)


def test_a_card_carried_off_in_sight_is_missed_where_it_lay() -> None:
    """Its last reading, in mid-air and by one tag, says nothing of its place on the pile."""
    table = Table().lay(SEVEN, EIGHT)
    for step in range(1, 9):
        carried = Lies(card="red-8#1", x=4 + 12 * step, y=-3 + 9 * step, tags="lower")
        assert table.see(carried, stir=0.4, reached=True, hand=40) == []
    assert table.pile.top is not None
    assert table.pile.top.quads == EIGHT.quads()
    assert "taken-back red-8#1" in table.see(SEVEN, frames=20)


def test_a_card_that_a_hand_stops_with_over_the_pile_has_not_moved() -> None:
    table = Table().lay(SEVEN, EIGHT)
    stops = Lies(card="red-8#1", x=20, y=15, tags="lower")
    assert table.see(stops, frames=9, reached=True, hand=40) == []
    table.see(frames=4, stir=0.4)
    assert "taken-back red-8#1" in table.see(SEVEN, frames=20)
