"""A card that comes to rest on the pile is told once, and soon."""

import random
from dataclasses import replace

import pytest

from companion.pile import Settled
from tests.pile.bench import DECK, EIGHT, NINE, SEVEN, SIX, Lies, Table


def test_a_card_that_lies_still_settles_once() -> None:
    table = Table()
    assert table.see(SEVEN, frames=30) == ["settled red-7#1"]


def test_the_first_card_settles_soon_after_it_came_to_rest_and_not_before() -> None:
    table = Table()
    for step in range(6):
        assert table.see(Lies(card="red-7#1", x=60 - 10 * step)) == []
    came = table.t
    table.see(Lies(card="red-7#1", x=10), frames=10)
    assert 0.1 < table.told[0].t - came < 0.3


def waited(card: Lies, *before: Lies, reached: bool = False) -> float:
    """How long a card lies on a pile before it is told."""
    table = Table().lay(*before)
    table.see(frames=4, stir=0.5, reached=reached)
    came = table.t + table.tick
    table.see(card, frames=40, reached=reached)
    return table.told[0].t - came


def test_a_card_whose_tags_are_both_seen_on_the_pile_settles_sooner() -> None:
    assert waited(EIGHT, SEVEN) < waited(replace(EIGHT, tags="upper"), SEVEN) < 0.3


def test_a_card_read_at_one_place_rests_though_all_seems_to_move() -> None:
    table = Table().lay(SEVEN)
    table.see(frames=4, stir=0.5)
    came = table.t + 1 / 15
    assert table.see(EIGHT, frames=12, unsteady=True)[:1] == ["settled red-8#1"]
    assert table.told[0].t - came < 0.3
    swaying = [Lies(card="red-9#1", x=14 + 2.2 * (step % 2), y=6) for step in range(20)]
    for held in swaying:
        assert table.see(EIGHT, held, unsteady=True) == []


def test_a_new_card_covers_the_one_before() -> None:
    table = Table().lay(SEVEN)
    table.see(frames=4, stir=0.5)
    assert table.see(EIGHT, frames=10) == ["settled red-8#1", "covered red-7#1"]
    assert table.pile.cards == ("red-7#1", "red-8#1")


def test_a_hand_passing_over_the_pile_is_nothing() -> None:
    table = Table().lay(SEVEN, EIGHT)
    table.see(EIGHT, frames=5)
    table.see(frames=12, stir=0.6)
    table.see(Lies(card="red-8#1", x=4, y=-3, turn=-8, tags="lower"), frames=3, stir=0.3)
    assert table.see(EIGHT, frames=20) == []


def test_a_card_slapped_and_slid_settles_where_it_stops() -> None:
    table = Table().lay(SEVEN)
    told = []
    for step in range(12):
        told += table.see(Lies(card="red-8#1", x=40 - 4 * step, turn=3 * step), stir=0.3)
    assert told == []
    assert table.see(Lies(card="red-8#1", x=-5, turn=33), frames=6)[0] == "settled red-8#1"


def test_a_card_that_came_from_above_is_as_big_as_it_looks_where_it_lies() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.see(Lies(card="red-6#1", x=40, high=1.2), stir=0.3)
    assert table.see(SIX, frames=4)[0] == "settled red-6#1"


def test_a_card_unread_for_a_while_did_not_hover() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.see(Lies(card="red-6#1", x=9), stir=0.3)
    table.see(frames=5, stir=0.1)
    assert table.see(SIX, frames=5)[0] == "settled red-6#1"


def test_a_card_read_badly_under_its_hand_lay_there_all_the_same() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    for _ in range(4):  # something stirs there
        assert table.see(SIX, unsteady=True, reached=True, hand=35) == []
    lies = Lies(card="red-6#1", x=4.8)
    assert table.see(lies, unsteady=True, reached=True, hand=35) == []
    lies = Lies(card="red-6#1", x=5.4)
    assert table.see(lies, calm=True, stir=0.3, following=True)[0] == "settled red-6#1"


def test_a_card_read_badly_while_it_moved_is_not_held() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    for x in (5.0, 4.0, 4.0, 4.0, 4.0):
        assert table.see(Lies(card="red-6#1", x=x), reached=True) == []
    assert table.see(Lies(card="red-6#1", x=3.6), reached=True)[0] == "settled red-6#1"


def test_a_card_whose_tags_a_hand_hid_in_turn_has_lain_still() -> None:
    table = Table().lay(SEVEN, EIGHT)
    before = Lies(card="red-9#1", x=4.0, tags="upper")
    now = Lies(card="red-9#1", x=4.0, tags="lower", turn=2.0)  # a tag tells a card's turn so badly
    assert table.see(before, stir=0.3, reached=True) == []
    assert table.see(frames=4, stir=0.3, reached=True) == []
    assert "settled red-9#1" in table.see(now, frames=5)


@pytest.mark.parametrize(("hand", "pictures"), [(110, 2), (45, 3)])
def test_at_five_pictures_a_second_two_tell_a_card_whose_hand_has_left_it(
    hand: float, pictures: int
) -> None:
    table = Table(tick=0.2).lay(SEVEN, EIGHT, NINE)
    card = Lies(card="red-6#1", x=4)
    table.see(frames=3, stir=0.3, reached=True, hand=30)
    told = [table.see(card, reached=True, unsteady=True, hand=hand) for _ in range(4)]
    assert told.index(["settled red-6#1", "covered red-9#1"]) + 1 == pictures


def test_at_five_pictures_a_second_one_jolt_is_no_sign_of_holding() -> None:
    table = Table(tick=0.2).lay(SEVEN, EIGHT, NINE)
    for x in (4, 7, 4):
        assert table.see(Lies(card="red-6#1", x=x), stir=0.3) == []
    assert table.see(Lies(card="red-6#1", x=4))[0] == "settled red-6#1"


@pytest.mark.parametrize("tags", ["both", "upper"])
def test_a_card_under_an_arm_waits_for_what_the_arm_may_hide(tags: str) -> None:
    card, pile = replace(SIX, tags=tags), (SEVEN, EIGHT, NINE)
    assert waited(card, *pile) < waited(card, *pile, reached=True) < 0.5


def test_a_card_that_covers_the_tops_tag_lies_on_the_pile() -> None:
    below = Lies(card="red-7#1", x=-3, y=2, turn=5, tags="lower")
    far = Lies(card="red-8#1", x=12, y=-45, turn=180, tags="lower")
    for seen, outcome in ((below, "settled red-8#1"), (SEVEN, "beside red-8#1")):
        table = Table().lay(SEVEN)
        table.see(SEVEN, frames=5)
        table.see(frames=4, stir=0.5)
        assert outcome in table.see(seen, far, frames=30)


def test_no_glances_make_the_eyes_raise_or_know_a_card_twice() -> None:
    chance = random.Random(4)
    cards = list(DECK.tags)[:6]
    for _ in range(30):
        table = Table()
        for _ in range(120):
            things = [
                Lies(
                    card=card,
                    x=chance.choice([0, 0, 3, 40, 150]),
                    y=chance.choice([0, 5]),
                    turn=chance.choice([0, 10, 90, 180]),
                    high=chance.choice([1, 1, 1.1]),
                    tags=chance.choice(["both", "upper", "lower"]),
                )
                for card in chance.sample(cards, chance.randint(0, 3))
            ]
            table.see(*things, frames=chance.randint(1, 6), stir=chance.choice([0, 0, 0.5]),
                      drawing=chance.random() < 0.1, moved=chance.random() < 0.02)  # fmt: skip
            assert len(set(table.pile.cards)) == len(table.pile.cards)


def test_an_event_is_one_flat_line() -> None:
    event = Settled(1.23456, "red-7#1")
    assert event.as_json() == {"t": 1.235, "event": "settled", "card": "red-7#1"}
