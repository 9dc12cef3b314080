"""What a table has learned of arms outlives a restart, and a hand can be put right by a drag."""

import json

from companion.pile.arm import Arm
from companion.pile.arm_owners import ArmOwners, arm_owners_of

NAMES = ("North", "East", "South")


def learned() -> ArmOwners:
    hands = ArmOwners(NAMES)
    for turn, name in enumerate(NAMES):
        hands = hands.learned(Arm(120.0 * turn, 1.0, (0.1, 0.2, 0.3)), {name: 1.0})
    return hands.learned(Arm(4.0, 1.0, (0.1, 0.2, 0.3)), {"North": 0.9, "East": 0.1})


def test_what_was_learned_is_read_back_the_same() -> None:
    hands = learned()
    again = arm_owners_of(json.loads(json.dumps(hands.as_json())))
    assert again is not None
    arm, could = Arm(120.0, 1.0, (0.1, 0.2, 0.3)), {"North": 0.1, "East": 0.9}
    assert (again.named(arm, could), hands.named(arm, could)) == ("East", "East")
    assert [again.direction(name) for name in NAMES] == [hands.direction(name) for name in NAMES]


def test_what_is_bent_is_forgotten() -> None:
    whole = learned().as_json()
    assert arm_owners_of(None) is None
    assert arm_owners_of({"players": list(NAMES)}) is None
    assert arm_owners_of(whole | {"examples": [{"arm": {}, "could": [1]}]}) is None


def test_a_drag_puts_a_direction_right_and_forgets_what_was_wrong() -> None:
    hands = learned().placed("North", 60.0)
    assert hands.direction("North") == 60.0
    assert hands.direction("East") == 120.0
