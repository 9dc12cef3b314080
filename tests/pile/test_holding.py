"""A card in somebody's hand is not played, however still it is held."""

import math
from copy import deepcopy

import pytest

from tests.pile.bench import EIGHT, NINE, SEVEN, SIX, Lies, Table


@pytest.mark.parametrize("high", [1.08, 1.16])
def test_a_card_held_over_the_pile_is_not_played(high: float) -> None:
    table = Table().lay(SEVEN)
    told = []
    for step in range(45):
        sway = 2.5 * (step % 4 - 1.5)
        held = Lies(card="red-8#1", x=sway, y=-sway, high=high)
        told += table.see(held, SEVEN, stir=0.3)
    told += table.see(SEVEN, frames=30)
    assert told == []


def test_a_card_held_still_and_high_is_not_played() -> None:
    table = Table().lay(SEVEN)
    assert table.see(Lies(card="red-8#1", high=1.15), frames=60) == []


def test_a_card_held_still_and_low_waits_for_its_hand_to_leave() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    held = Lies(card="red-6#1", x=4, high=1.035)
    assert table.see(held, frames=60, reached=True, hand=35) == []
    assert table.see(held, frames=6, reached=True, hand=120)[0] == "settled red-6#1"


def test_a_still_hand_that_is_lost_sight_of_has_not_left_its_card() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    held = Lies(card="red-6#1", x=4, high=1.035)
    told = table.see(held, frames=2, stir=0.3, reached=True, hand=35)
    told += table.see(held, frames=10, reached=True, hand=35)
    told += table.see(held, frames=60, reached=True, following=True)  # no hand goes without a stir
    told += table.see(held, frames=3, reached=False, following=True)  # an arm is lost for a moment
    told += table.see(held, frames=9, reached=True, hand=35)
    assert "settled red-6#1" not in told
    for stir in (0.3, 0.08):
        assert "settled red-6#1" in deepcopy(table).see(held, stir=stir, following=True)


def test_a_card_that_moves_by_itself_is_no_hand_leaving_it() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    for step in range(20):
        sways = Lies(card="red-6#1", x=4 + 1.5 * abs(step % 8 - 4))
        table.see(sways, stir=0.07, reached=True, hand=35)
    for step in range(6):  # its hand is not made out any more
        told = table.see(Lies(card="red-6#1", x=4 + 1.5 * min(step, 3)), stir=0.07, following=True)
        assert "settled red-6#1" not in told
    told = table.see(Lies(card="red-6#1", x=8.5), frames=4, following=True)
    assert "settled red-6#1" not in told


def test_a_card_whose_hand_was_seen_to_leave_is_told_before_one_that_may_be_held() -> None:
    told: list[int] = []
    for hand in (35.0, None):  # nobody knows of a hand that was never seen
        table = Table().lay(SEVEN, EIGHT, NINE)
        for step in range(6):
            sways = Lies(card="red-6#1", x=4 + 3 * (step % 2))
            assert table.see(sways, stir=0.3, reached=True, hand=hand, following=True) == []
        seen = [table.see(SIX, stir=0.0 if n else 0.3, following=True) for n in range(20)]
        told.append(seen.index(["settled red-6#1", "covered red-9#1"]))
    left, unknown = told
    assert left < 5 < unknown


def test_a_hand_that_waved_over_a_lying_card_does_not_hold_it() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    told = table.see(SIX, frames=5, reached=True, hand=35)
    assert told == []
    assert "settled red-6#1" in table.see(SIX, stir=0.2, reached=True, hand=35)


def test_the_bigger_a_card_looks_the_longer_it_may_be_held() -> None:
    waits: list[float] = []
    for high in (1.01, 1.03, 1.04):
        table = Table().lay(SEVEN, EIGHT, NINE)
        came = table.t + table.tick
        table.see(Lies(card="red-6#1", x=4, high=high), frames=40)
        waits.append(table.told[0].t - came)
    assert waits == sorted(waits)
    assert waits[0] < 0.3 < 0.5 < waits[1] < 1.0 < waits[2]


def test_a_card_waits_until_the_hand_at_it_has_left_it() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    told = table.see(SIX, stir=0.3, reached=True, hand=35)
    told += table.see(SIX, frames=9, reached=True, hand=35)
    told += table.see(SIX, frames=5, reached=True, following=True)  # it is quite still
    assert "settled red-6#1" not in told
    assert "settled red-6#1" in table.see(SIX, stir=0.3, reached=True, following=True)


def test_a_card_held_low_that_sways_slowly_is_not_played() -> None:
    table = Table().lay(SEVEN)
    for step in range(90):  # a third of a millimetre a frame, back and forth
        sway = 0.35 * abs(step % 30 - 15)
        held = Lies(card="red-8#1", x=15 + sway, y=12 - sway, high=1.07)
        assert "settled red-8#1" not in table.see(held)


def test_a_card_with_another_on_it_is_not_held() -> None:
    table = Table().lay(SEVEN)
    for step in range(10):
        table.see(Lies(card="red-8#1", x=3.5 * (step % 2)), stir=0.3)
    lies = Lies(card="red-8#1", x=2.0)
    assert table.see(lies, frames=8) == [], "perhaps somebody holds it, and it sways"
    over = Lies(card="red-9#1", x=9, y=8, turn=70)
    told = table.see(lies, over, frames=6, stir=0.1)
    assert told == [
        *("settled red-8#1", "covered red-7#1"),
        *("settled red-9#1", "covered red-8#1"),
    ]


def test_a_card_that_may_be_held_is_not_played_by_one_reading_alone() -> None:
    table = Table().lay(SEVEN)
    held = Lies(card="red-8#1", x=5, high=1.04)
    assert table.see(held, frames=14, ages=True) == []
    assert "settled red-8#1" in table.see(held, frames=8)


@pytest.mark.parametrize("tags", ["both", "upper"])
@pytest.mark.parametrize("reached", [True, False])
def test_a_card_that_sways_and_rests_at_each_turn_is_not_played(
    tags: str, *, reached: bool
) -> None:
    for begin in range(20):
        table = Table().lay(SEVEN, EIGHT, NINE)
        for step in range(begin, begin + 24):  # so far off that only whole millimetres are seen
            x, y = (3 * math.sin(way * step / 15 + way) for way in (5.1, 4.3))
            held = Lies(card="red-6#1", x=12 + round(x), y=round(y), tags=tags)
            assert "settled red-6#1" not in table.see(held, reached=reached)


def test_half_a_tag_that_seems_large_is_no_held_card() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    upper = Lies(card="red-6#1", x=3)
    lower = Lies(card="wild#1", x=-20, y=-28, turn=4, tags="lower", high=1.04)
    for pair, told in (((("red-6#1", "wild#1"),), True), ((), False)):
        now = deepcopy(table)
        seen = now.see(upper, lower, frames=12, unsteady=True, over=pair)
        assert (seen[:1] == ["settled wild#1"]) == told


def test_a_held_card_that_seems_to_lie_under_the_top_is_not_played() -> None:
    over = (("red-9#1", "wild#1"),)
    for high, hand in ((1.06, -35), (1.2, None)):  # its hand is seen, or it is much too large
        table = Table().lay(SEVEN, EIGHT, NINE)
        held = Lies(card="wild#1", x=-20, y=-28, turn=4, tags="lower", high=high)
        seen = table.see(NINE, held, frames=40, over=over, reached=hand is not None, hand=hand)
        assert seen == []
