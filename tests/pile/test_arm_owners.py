"""Whose arm it was, learned from visits whose owner is known, and from play."""

from random import Random

from companion.pile.arm import Arm, arm_of
from companion.pile.arm_owners import ArmOwners
from companion.pile.event import Settled

NAMES = ("North", "East", "South", "West")
WHERE = {"North": 310.0, "East": 40.0, "South": 130.0, "West": 220.0}
BLUE, GRAY, BARE = (-0.9, -0.5, 0.9), (-0.7, 0.0, 0.0), (0.2, 0.8, -0.6)
WORN = {"North": BLUE, "East": GRAY, "South": BARE, "West": GRAY}


def arm(player: str, chance: Random, *, turned: float = 0.0) -> Arm:
    """One visit of somebody: a little beside the last one, a little lighter or darker."""
    look = (*WORN[player], *BARE)
    return Arm(
        (WHERE[player] + turned + chance.gauss(0, 8)) % 360,
        1.0,
        tuple(value + chance.gauss(0, 0.04) for value in look),
    )


def waved_in(chance: Random) -> ArmOwners:
    hands = ArmOwners(NAMES)
    for name in NAMES:
        hands = hands.learned(arm(name, chance), {name: 1.0})
    return hands


def test_nobody_is_named_before_anything_is_known() -> None:
    chance = Random(1)
    assert ArmOwners(NAMES).named(arm("East", chance)) is None
    only = ArmOwners(NAMES).learned(arm("East", chance), {"East": 1.0})
    assert only.named(arm("South", chance)) is None


def test_after_one_wave_each_everybody_is_known() -> None:
    chance = Random(2)
    hands = waved_in(chance)
    turns = [(name, after) for name, after in zip(NAMES, (*NAMES[1:], NAMES[0]), strict=True)] * 25
    for least, rules in ((80, True), (50, False)):
        named = [
            (name, hands.named(arm(name, chance), {name: 0.8, after: 0.2} if rules else None))
            for name, after in turns
        ]
        assert all(told in (name, None) for name, told in named)
        assert sum(told is not None for _, told in named) > least


def test_the_other_hand_is_nobodys_until_it_has_been_seen_and_then_known_by_its_sleeve() -> None:
    chance = Random(3)
    hands = waved_in(chance)
    could = {"North": 0.8, "East": 0.2}
    assert hands.named(arm("North", chance, turned=60), could) is None
    for _ in range(3):
        hands = hands.learned(arm("North", chance, turned=60), could)
    assert hands.named(arm("North", chance, turned=60), could) == "North"
    # West's other hand looks like East's, and comes from anywhere.
    assert hands.named(arm("West", chance, turned=-70), {"West": 0.5, "East": 0.5}) is None


def test_an_arm_between_two_that_look_alike_is_nobodys_unless_the_rules_leave_one() -> None:
    hands = ArmOwners(("A", "B"))
    hands = hands.learned(Arm(90.0, 1.0, (*GRAY, *BARE)), {"A": 1.0})
    hands = hands.learned(Arm(110.0, 1.0, (*GRAY, *BARE)), {"B": 1.0})
    between = Arm(100.0, 1.0, (*GRAY, *BARE))
    assert hands.named(between) is None
    assert hands.named(between, {"A": 0.97, "B": 0.005}) == "A"


def test_who_takes_off_a_pullover_is_learned_anew_from_play() -> None:
    chance = Random(4)
    hands = waved_in(chance)
    changed = [
        Arm((WHERE["North"] + chance.gauss(0, 8)) % 360, 1.0, (*BARE, *BARE)) for _ in range(6)
    ]
    for one in changed:
        hands = hands.learned(one, {"North": 0.8, "East": 0.15, "South": 0.05})
    bare = Arm(WHERE["North"], 1.0, (*BARE, *BARE))
    assert waved_in(Random(4)).named(bare, {"North": 0.5, "South": 0.5}) is None
    assert hands.named(bare, {"North": 0.5, "South": 0.5}) == "North"


def test_play_alone_names_nobody_and_goes_on_teaching_of_those_who_are_known() -> None:
    chance = Random(5)
    unknown, known = ArmOwners(NAMES), waved_in(chance)
    told = 0
    for turn in range(60):
        name = NAMES[turn % 4]
        could = {name: 0.75, NAMES[(turn + 1) % 4]: 0.25}
        one = arm(name, chance)
        assert unknown.named(one, could) is None
        assert known.named(one, could) in (name, None)
        told += turn >= 30 and known.named(one, could) is not None
        unknown, known = unknown.learned(one, could), known.learned(one, could)
    assert told > 20


def test_where_somebody_reaches_from_is_known_once_they_waved() -> None:
    chance = Random(6)
    at = waved_in(chance).direction("South")
    assert at is not None
    assert abs(at - WHERE["South"]) < 25
    assert ArmOwners(NAMES).direction("South") is None


def test_an_arm_goes_through_json_and_a_bent_one_is_none() -> None:
    told = Settled(1.0, "red-7#1", Arm(120.04, 0.9, (0.1234,)), watched=True).as_json()
    assert told["watched"] is True
    assert arm_of(told["arm"]) == Arm(120.0, 0.9, (0.123,))
    for bent in (
        None,
        7,
        {},
        {"direction": "x", "sure": 1},
        {"direction": float("nan"), "sure": 1},
    ):
        assert arm_of(bent) is None
