"""Which card lies on the pile, told from lists of glances: every thing hands do has one outcome."""

import math
import random
from copy import deepcopy
from dataclasses import replace

import pytest

from companion.pile.outline import spanned
from companion.pile.pile import expected
from companion.pile.quad import Quad, apart
from companion.tags import Deck
from tests.pile.bench import DECK, Lies, Table, code, token

SEVEN = Lies(card="red-7#1", x=-3, y=2, turn=5)
EIGHT = Lies(card="red-8#1", x=4, y=-3, turn=-8)
NINE = Lies(card="red-9#1", x=2, y=4, turn=12)
SIX = Lies(card="red-6#1", x=4)


def test_a_card_that_lies_still_settles_once() -> None:
    table = Table()
    assert table.see(SEVEN, frames=30) == ["settled red-7#1"]


def test_the_first_card_settles_a_fifth_of_a_second_after_it_came_to_rest() -> None:
    table = Table()
    for step in range(6):
        assert table.see(Lies(card="red-7#1", x=60 - 10 * step)) == []
    came = table.t
    table.see(Lies(card="red-7#1", x=10), frames=10)
    assert table.told[0].t - came == pytest.approx(0.2, abs=0.04)


def test_a_card_whose_tags_are_both_seen_on_the_pile_settles_sooner() -> None:
    for tags, wait in (("both", 2 / 15), ("upper", 3 / 15)):
        table = Table().lay(SEVEN)
        table.see(frames=4, stir=0.5)
        came = table.t + 1 / 15
        table.see(Lies(card="red-8#1", x=4, tags=tags), frames=10)
        assert table.told[0].t - came == pytest.approx(wait, abs=0.01)


def test_a_card_read_at_one_place_time_after_time_rests_though_all_seems_to_stir() -> None:
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


def test_a_card_held_quite_still_well_over_the_pile_is_not_played() -> None:
    table = Table().lay(SEVEN)
    assert table.see(Lies(card="red-8#1", high=1.15), frames=60) == []


def test_a_card_held_quite_still_and_low_is_not_played_before_its_hand_has_left_it() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    held = Lies(card="red-6#1", x=4, high=1.035)
    assert table.see(held, frames=60, reached=True, hand=35) == []
    assert table.see(held, frames=6, reached=True, hand=120)[0] == "settled red-6#1"


def test_a_still_hand_that_is_not_made_out_any_more_has_not_left_its_card() -> None:
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


def test_a_card_that_stirs_by_itself_is_no_hand_that_leaves_it() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    for step in range(20):
        sways = Lies(card="red-6#1", x=4 + 1.5 * abs(step % 8 - 4))
        table.see(sways, stir=0.07, reached=True, hand=35)
    for step in range(6):  # its hand is not made out any more
        told = table.see(Lies(card="red-6#1", x=4 + 1.5 * min(step, 3)), stir=0.07, following=True)
        assert "settled red-6#1" not in told
    told = table.see(Lies(card="red-6#1", x=8.5), frames=4, following=True)
    assert "settled red-6#1" not in told


def test_a_card_whose_hand_was_seen_to_leave_is_not_thought_to_be_held() -> None:
    for hand, wait in ((35.0, 2), (None, 12)):  # nobody knows of a hand that was never seen
        table = Table().lay(SEVEN, EIGHT, NINE)
        for step in range(6):
            sways = Lies(card="red-6#1", x=4 + 3 * (step % 2))
            assert table.see(sways, stir=0.3, reached=True, hand=hand, following=True) == []
        told = [table.see(SIX, stir=0.0 if n else 0.3, following=True) for n in range(14)]
        assert told.index(["settled red-6#1", "covered red-9#1"]) == wait


def test_a_card_that_could_not_be_read_for_a_while_is_not_thought_to_have_moved_about() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.see(Lies(card="red-6#1", x=9), stir=0.3)
    table.see(frames=5, stir=0.1)
    assert table.see(SIX, frames=5)[0] == "settled red-6#1"


def test_a_card_read_badly_while_its_hand_put_it_down_lay_there_all_the_same() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    for _ in range(4):  # something stirs there
        assert table.see(SIX, unsteady=True, reached=True, hand=35) == []
    lies = Lies(card="red-6#1", x=4.8)
    assert table.see(lies, unsteady=True, reached=True, hand=35) == []
    lies = Lies(card="red-6#1", x=5.4)
    assert table.see(lies, calm=True, stir=0.3, following=True)[0] == "settled red-6#1"


def test_a_card_that_came_from_above_is_as_big_as_it_looks_where_it_lies() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    table.see(Lies(card="red-6#1", x=40, high=1.2), stir=0.3)
    assert table.see(SIX, frames=4)[0] == "settled red-6#1"


def test_what_looks_like_a_hand_after_one_waved_over_a_card_that_lies_still_holds_it_no_longer() -> (
    None
):
    table = Table().lay(SEVEN, EIGHT, NINE)
    told = table.see(SIX, frames=5, reached=True, hand=35)
    assert told == []
    assert "settled red-6#1" in table.see(SIX, stir=0.2, reached=True, hand=35)


@pytest.mark.parametrize(
    ("high", "least", "most"), [(1.01, 0.1, 0.2), (1.03, 0.7, 0.9), (1.04, 1.9, 2.2)]
)
def test_the_bigger_a_card_looks_the_longer_it_may_be_held(
    high: float, least: float, most: float
) -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    came = table.t + table.tick
    table.see(Lies(card="red-6#1", x=4, high=high), frames=40)
    assert least < table.told[0].t - came < most


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


def test_a_card_that_might_have_been_held_was_not_when_another_lies_on_it() -> None:
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


@pytest.mark.parametrize(("hand", "pictures"), [(110, 2), (45, 3)])
def test_at_five_pictures_a_second_two_tell_a_card_whose_hand_has_left_it(
    hand: float, pictures: int
) -> None:
    table = Table(tick=0.2).lay(SEVEN, EIGHT, NINE)
    card = Lies(card="red-6#1", x=4)
    table.see(frames=3, stir=0.3, reached=True, hand=30)
    told = [table.see(card, reached=True, unsteady=True, hand=hand) for _ in range(4)]
    assert told.index(["settled red-6#1", "covered red-9#1"]) + 1 == pictures


def test_at_five_pictures_a_second_one_jolt_is_no_sign_that_somebody_holds_it() -> None:
    table = Table(tick=0.2).lay(SEVEN, EIGHT, NINE)
    for x in (4, 7, 4):
        assert table.see(Lies(card="red-6#1", x=x), stir=0.3) == []
    assert table.see(Lies(card="red-6#1", x=4))[0] == "settled red-6#1"


def test_a_card_that_was_read_badly_while_it_moved_is_not_thought_to_be_held() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    for x in (5.0, 4.0, 4.0, 4.0, 4.0):
        assert table.see(Lies(card="red-6#1", x=x), reached=True) == []
    assert table.see(Lies(card="red-6#1", x=3.6), reached=True)[0] == "settled red-6#1"


def test_a_card_under_an_arm_waits_for_what_the_arm_may_hide() -> None:
    for tags, wait in (("both", 5 / 15), ("upper", 6 / 15)):
        table = Table().lay(SEVEN, EIGHT, NINE)
        table.see(frames=4, stir=0.5, reached=True)
        came = table.t + 1 / 15
        table.see(Lies(card="red-6#1", x=4, tags=tags), frames=10, reached=True)
        assert table.told[0].t - came == pytest.approx(wait, abs=0.01)


def test_a_card_far_from_the_middle_lies_on_the_pile_when_it_covers_the_top_cards_tag() -> None:
    below = Lies(card="red-7#1", x=-3, y=2, turn=5, tags="lower")
    far = Lies(card="red-8#1", x=12, y=-45, turn=180, tags="lower")
    for seen, outcome in ((below, "settled red-8#1"), (SEVEN, "beside red-8#1")):
        table = Table().lay(SEVEN)
        table.see(SEVEN, frames=5)
        table.see(frames=4, stir=0.5)
        assert outcome in table.see(seen, far, frames=30)


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


def test_a_card_that_comes_to_light_when_the_hand_goes_waits_a_picture_for_one_under_it() -> None:
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


def test_a_card_that_hides_the_others_tag_lies_over_it_though_a_hand_hid_the_other_for_longer() -> (
    None
):
    table = Table().lay(SEVEN, EIGHT, NINE)
    upper = Lies(card="red-6#1", x=37, y=-52, turn=8)
    lower = Lies(card="wild#1", tags="lower")
    table.see(upper, frames=6, reached=True, hand=-60)
    table.see(upper, lower, reached=True, hand=-60)
    table.see(upper, lower, stir=0.03, reached=True, following=True)
    table.see(upper, lower, frames=8, following=True)
    assert table.pile.cards[-2:] == ("wild#1", "red-6#1")


def test_a_card_that_a_hand_hid_waits_for_a_look_at_the_rims_to_tell_that_it_lies_under_the_top() -> (
    None
):
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


def test_less_than_half_a_tag_whose_middle_is_covered_lies_under_what_covers_it() -> None:
    upper = Lies(card="red-6#1", x=3)
    lower = Lies(card="wild#1", x=-8, y=-6, tags="lower")
    pair = (("red-6#1", "wild#1"),)
    told = Table().lay(SEVEN, EIGHT, NINE).see(upper, lower, frames=10, over=pair)
    assert [word for word in told if "settled" in word] == ["settled wild#1", "settled red-6#1"]
    late = Table().lay(SEVEN, EIGHT, NINE)
    late.see(upper, frames=5)
    assert late.see(upper, lower, frames=12, over=pair) == ["missed wild#1"]


def test_a_card_made_out_late_by_half_its_tag_was_missed_unless_a_hand_is_there() -> None:
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


def test_a_card_that_came_to_light_half_a_second_late_lies_under_the_top_by_its_rim() -> None:
    upper, lower = Lies(card="red-6#1", x=-27, y=-41, turn=-8), Lies(card="wild#1")
    table = Table().lay(SEVEN, EIGHT)
    table.see(upper, frames=9)
    pair = (("red-6#1", "wild#1"),)
    assert table.see(upper, lower, frames=12, over=pair) == ["missed wild#1"]


def test_half_a_tag_that_seems_large_in_a_swaying_picture_is_no_held_card() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    upper = Lies(card="red-6#1", x=3)
    lower = Lies(card="wild#1", x=-20, y=-28, turn=4, tags="lower", high=1.04)
    for pair, told in (((("red-6#1", "wild#1"),), True), ((), False)):
        now = deepcopy(table)
        seen = now.see(upper, lower, frames=12, unsteady=True, over=pair)
        assert (seen[:1] == ["settled wild#1"]) == told


def test_a_card_over_the_pile_that_seems_to_lie_under_its_top_is_not_played_from_the_hand() -> None:
    over = (("red-9#1", "wild#1"),)
    for high, hand in ((1.06, -35), (1.2, None)):  # its hand is seen, or it is much too large
        table = Table().lay(SEVEN, EIGHT, NINE)
        held = Lies(card="wild#1", x=-20, y=-28, turn=4, tags="lower", high=high)
        seen = table.see(NINE, held, frames=40, over=over, reached=hand is not None, hand=hand)
        assert seen == []


def test_an_old_tag_that_peeks_out_is_nothing_new() -> None:
    table = Table().lay(SEVEN, EIGHT, NINE)
    peeking = Lies(card="red-7#1", x=-25, y=15, turn=40, tags="lower")
    assert table.see(NINE, peeking, frames=30) == []
    assert table.see(peeking, frames=3) == []


def test_a_card_nobody_saw_that_peeks_out_from_under_the_top_was_missed() -> None:
    table = Table().lay(SEVEN, NINE)
    peeking = Lies(card="red-8#1", x=-26, y=16, turn=10, tags="lower")
    assert table.see(NINE, peeking, frames=20) == ["missed red-8#1"]
    assert table.pile.cards == ("red-7#1", "red-8#1", "red-9#1")


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


def test_a_card_taken_back_unnoticed_and_played_again_is_told_both_ways() -> None:
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


def test_a_card_of_which_a_hand_hid_one_tag_after_the_other_has_lain_still() -> None:
    table = Table().lay(SEVEN, EIGHT)
    before = Lies(card="red-9#1", x=4.0, tags="upper")
    now = Lies(card="red-9#1", x=4.0, tags="lower", turn=2.0)  # a tag tells a card's turn so badly
    assert table.see(before, stir=0.3, reached=True) == []
    assert table.see(frames=4, stir=0.3, reached=True) == []
    assert "settled red-9#1" in table.see(now, frames=5)


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


@pytest.mark.parametrize("tags", ["both", "upper", "lower"])
def test_a_card_well_beside_the_pile_lies_beside_it_with_one_tag_too(tags: str) -> None:
    for turn in range(0, 360, 30):
        table = Table().lay(Lies(card="red-7#1", tags="upper"))
        assert table.see(Lies(card="red-8#1", x=150, turn=turn, tags=tags), frames=30) == [
            "beside red-8#1"
        ]
        table = Table().lay(SEVEN)
        assert "settled red-8#1" in table.see(
            Lies(card="red-8#1", x=14, y=-14, turn=turn, tags=tags), frames=30
        )


def test_a_card_that_seemed_to_lie_beside_lies_on_the_pile_when_its_other_tag_soon_shows_it() -> (
    None
):
    for moments, outcome in ((15, ["settled red-8#1", "covered red-7#1"]), (40, [])):
        table = Table().lay(SEVEN)
        far = Lies(card="red-8#1", x=13, y=-51, tags="upper")
        assert table.see(SEVEN, far, frames=moments) == ["beside red-8#1"]
        assert table.see(SEVEN, replace(far, tags="both"), frames=10) == outcome


def test_a_card_laid_far_from_the_pile_lies_beside_it() -> None:
    table = Table().lay(SEVEN)
    assert table.see(SEVEN, Lies(card="red-8#1", x=150), frames=30) == ["beside red-8#1"]
    assert table.see(SEVEN, frames=4, stir=0.3) == []
    assert "settled red-8#1" in table.see(EIGHT, frames=10)


def test_a_token_is_told_once_a_laying() -> None:
    table = Table().lay(SEVEN)
    assert table.see(SEVEN, token("uno"), frames=30) == ["token uno"]
    table.see(frames=5, stir=0.5)  # a hand hides it for a moment
    assert table.see(SEVEN, token("uno"), frames=10) == []
    table.see(SEVEN, frames=30)
    assert table.see(SEVEN, token("uno", x=125, y=9), frames=10) == ["token uno"]


def test_a_strangers_code_is_told_once_and_is_never_a_card() -> None:
    table = Table().lay(SEVEN)
    other = Deck("spin", "B2").tags["red-8#1"]
    damaged = DECK.tags["red-8#1"][:-1] + "A"
    for text, told in ((other, "other-deck"), (damaged, "damaged"), ("HTTPS://A.B", "foreign")):
        assert table.see(SEVEN, code(text), frames=30) == [f"stranger {text}"]
        assert table.told[-1].as_json()["why"] == told
    assert table.pile.cards == ("red-7#1",)


def test_a_hand_in_the_draw_piles_place_may_have_drawn() -> None:
    table = Table().lay(SEVEN)
    table.see(SEVEN, frames=8, drawing=True)
    assert table.see(SEVEN, frames=10) == ["drew?"]


def test_an_arm_that_crosses_the_draw_pile_to_play_has_not_drawn() -> None:
    table = Table().lay(SEVEN)
    table.see(SEVEN, frames=3, drawing=True)
    table.see(frames=5, drawing=True, stir=0.5)
    assert "drew?" not in table.see(EIGHT, frames=10)


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


def test_a_card_thought_to_be_swept_up_that_peeks_out_much_later_is_not_played() -> None:
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


@pytest.mark.parametrize("turn", [0, 20, 45, 70])
def test_a_card_lies_where_its_tags_say_also_before_a_camera_that_looks_aslant(turn: float) -> None:
    def seen(quad: Quad) -> Quad:
        a, b, c, d = ((x, 0.8 * y) for x, y in quad)
        return (a, b, c, d)

    card = Lies(card="red-7#1", turn=turn)
    one, other = map(seen, card.quads())
    flat, aslant = spanned(*card.quads()), spanned(one, other)
    assert flat is not None
    assert aslant is not None
    assert apart(aslant, seen(flat)) < 1


def test_whatever_is_seen_the_eyes_neither_raise_nor_know_a_card_twice() -> None:
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
