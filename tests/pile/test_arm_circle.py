"""Drawing for the dealer: everybody reaches once, and the first arm that is known tells whose all are."""

import pytest

from companion.pile.arm import Arm
from companion.pile.arm_circle import ArmCircle, arm_circle

AROUND = (310.0, 40.0, 130.0, 220.0)
"""Four players, each next one to the left of the last: clockwise, as the camera sees them."""


def arms(*directions: float) -> list[Arm]:
    return [Arm(direction % 360, 1.0) for direction in directions]


def around() -> ArmCircle:
    found = arm_circle(arms(134, 46, 215, 305), 4)
    assert found is not None
    return found


def test_one_arm_that_is_told_tells_whose_all_are() -> None:
    known = around().guessed(1, Arm(38.0, 1.0), told=True)
    assert known is not None
    assert [arm.direction for arm in known.whose] == [305, 46, 134, 215]


def test_what_is_only_likely_has_to_be_seen_twice() -> None:
    once = around().guessed(3, Arm(222.0, 1.0), told=False)
    assert once is not None
    assert not once.whose
    twice = once.guessed(0, Arm(312.0, 1.0), told=False)
    assert twice is not None
    assert [arm.direction for arm in twice.whose] == [305, 46, 134, 215]


def test_guesses_that_do_not_agree_end_it() -> None:
    once = around().guessed(3, Arm(222.0, 1.0), told=False)
    assert once is not None
    assert once.guessed(0, Arm(40.0, 1.0), told=False) is None


def test_an_arm_between_two_of_them_tells_nothing() -> None:
    assert around().guessed(0, Arm(352.0, 1.0), told=True) == around()


@pytest.mark.parametrize(
    "directions",
    [AROUND[:3], (*AROUND, 265.0), (310.0, 325.0, 130.0, 220.0)],
    ids=["somebody has not drawn", "an arm too many", "two sit close together"],
)
def test_without_one_clear_arm_a_player_there_is_no_ring(directions: tuple[float, ...]) -> None:
    assert arm_circle(arms(*directions), 4) is None


def test_whoever_reaches_twice_is_one() -> None:
    assert arm_circle(arms(*AROUND, 44.0), 4) is not None
