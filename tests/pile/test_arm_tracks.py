"""Which arm laid a card or took one, from lists of glances."""

import math
from dataclasses import replace

from companion.pile.arm import ArmSeen
from companion.pile.arm_tracks import (
    ArmTracks,
    DrawPileVisit,
    PileVisit,
    arm_of_card,
    card_laid,
    track_arms,
)

PILE, DRAW = (640.0, 360.0), (440.0, 360.0)
LOOK = (0.1, 0.5, -0.4, 0.2, 0.6, -0.5)


def reaching(seat: float, tip: tuple[float, float], *, alone: bool = True) -> ArmSeen:
    """An arm from a direction with its fingertips at a place."""
    a = math.radians(seat)
    root = (PILE[0] + 560 * math.cos(a), PILE[1] + 340 * math.sin(a))
    at_draw = math.dist(tip, DRAW) < 70
    at = ((tip[0] - PILE[0]) / 2.2, (tip[1] - PILE[1]) / 2.2)
    return ArmSeen(tip, root, seat, at, at_draw=at_draw, look=LOOK, alone=alone)


def visit(
    seat: float, to: tuple[float, float], *, via: tuple[float, float] | None = None
) -> list[ArmSeen]:
    """The glances of one reach and its way back, fifteen a second."""
    out = reaching(seat, PILE).root
    way = [out, *[to] * 4, out] if via is None else [out, via, *[to] * 4, via, out]
    return [reaching(seat, spot) for spot in way]


def seen(
    *frames: tuple[ArmSeen, ...], watching: bool = True
) -> tuple[ArmTracks, list[DrawPileVisit | PileVisit]]:
    """What came of these glances, and of a second in which nothing is seen."""
    visits, told = ArmTracks(), list[DrawPileVisit | PileVisit]()
    for number, arms in enumerate((*frames, *[()] * 15)):
        visits, ended = track_arms(visits, number / 15, arms, watching=watching)
        told += ended
    return visits, told


def took(told: list[DrawPileVisit | PileVisit]) -> list[int | None]:
    arms = [one.arm for one in told if isinstance(one, DrawPileVisit)]
    return [None if arm is None else round(arm.direction) for arm in arms]


def test_a_card_is_of_the_arm_that_was_at_the_pile() -> None:
    visits, _ = seen(*((arm,) for arm in visit(75, PILE)))
    arm = arm_of_card(visits, 0.2)
    assert arm is not None
    assert (round(arm.direction), arm.sure, arm.look) == (75, 1.0, LOOK)


def test_two_arms_at_the_pile_are_nobodys() -> None:
    both = zip(visit(75, PILE), visit(200, PILE), strict=True)
    visits, _ = seen(*both)
    assert arm_of_card(visits, 0.2) is None


def test_a_card_told_late_may_be_of_any_arm_since_hands_began_to_stir() -> None:
    """The next player's hand keeps it from being told: that one is not taken for whoever laid it."""
    lays, nobody = visit(75, PILE), [()] * 14
    comes = visit(200, PILE)
    visits, _ = seen(*((arm,) for arm in lays), *nobody, *((arm,) for arm in comes))
    rested = (len(lays) + len(nobody) + len(comes)) / 15
    late = arm_of_card(visits, rested)
    assert late is not None
    assert round(late.direction) == 200
    assert arm_of_card(visits, rested, 0.0) is None


def test_of_two_cards_in_one_stir_the_upper_one_is_not_of_the_arm_that_came_first() -> None:
    """However long that one stayed: only the upper card is told, and late."""
    stays = [*visit(75, PILE)[:-1], *visit(75, PILE)[1:-1], *visit(75, PILE)[1:]]
    visits, _ = seen(
        *((arm,) for arm in stays), *[()] * 5, *((arm,) for arm in visit(200, PILE)[1:3])
    )
    assert arm_of_card(visits, (len(stays) + 7) / 15, 0.0) is None


def test_the_hand_that_laid_a_card_and_stays_does_not_lay_the_next() -> None:
    stays = [reaching(75, PILE)] * 22
    comes: list[ArmSeen | None] = [*[None] * 12, *visit(200, PILE), *[None] * 4]
    visits = ArmTracks()
    for number, (first, second) in enumerate(zip(stays, comes, strict=True)):
        arms = [arm for arm in (first, second) if arm is not None]
        visits, _ = track_arms(visits, number / 15, arms, watching=True)
        if number == 8:
            arm = arm_of_card(visits, 0.2)
            visits, _ = card_laid(visits, 0.2, arm)
    arm = arm_of_card(visits, 1.0)
    assert arm is not None
    assert round(arm.direction) == 200


def test_two_hands_from_one_side_in_turn_are_not_sure_to_be_either() -> None:
    light = visit(75, PILE)
    dark = [replace(arm, look=(-0.6, *LOOK[1:])) for arm in light]
    visits, _ = seen(*((arm,) for arm in (*light[:-1], *dark[1:])))
    arm = arm_of_card(visits, 0.3)
    assert arm is not None
    assert arm.sure <= 0.5


def test_an_arm_that_rests_at_the_edge_does_not_hide_whose_card_it_is() -> None:
    resting = reaching(200, (200.0, 250.0))
    visits, _ = seen(*((arm, resting) for arm in visit(75, PILE)))
    arm = arm_of_card(visits, 0.2)
    assert arm is not None
    assert round(arm.direction) == 75


def test_whoever_reaches_farthest_to_the_draw_pile_has_taken_a_card() -> None:
    _, told = seen(*((arm,) for arm in visit(75, DRAW)))
    assert took(told) == [75]
    _, across = seen(*((arm,) for arm in visit(10, DRAW, via=PILE)))
    assert took(across) == [10]


def test_whoever_crosses_the_draw_pile_on_the_way_to_the_pile_has_taken_none() -> None:
    _, told = seen(*((arm,) for arm in visit(180, PILE, via=DRAW)))
    assert took(told) == []
    assert [round(one.arm.direction) for one in told if isinstance(one, PileVisit)] == [180]


def test_every_time_a_hand_comes_is_told() -> None:
    frames = [(arm,) for arm in visit(75, DRAW)]
    pause: list[tuple[ArmSeen, ...]] = [()] * 6
    _, told = seen(*frames, *pause, *frames)
    assert took(told) == [75, 75]


def test_the_draw_pile_is_watched_only_while_it_is_in_view_and_nothing_hides_whose_hand_is_there() -> (
    None
):
    calm = seen(*((arm,) for arm in visit(75, DRAW)))[0]
    hidden = seen(*((reaching(75, DRAW, alone=False),) for _ in range(5)))[0]
    away = seen((), watching=False)[0]
    assert calm.unwatched == 0.0
    assert hidden.unwatched > 0.2
    assert away.unwatched == away.t
