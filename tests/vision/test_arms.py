"""Arms in a small color picture, over tables that make it hard to see them."""

from collections import Counter

import numpy as np
import pytest

from companion.demo.film import Filming
from companion.demo.script import LayCard, OpenHand, script
from companion.vision.arms import Arms, Places
from companion.vision.motion import MotionTracker
from companion.vision.picture import Gray, gray
from companion.vision.scene import Scene
from companion.vision.tiles import Tiles
from companion.vision.watch import Watcher
from tests.pile.bench import DECK, whose
from tests.vision import pictures

PLACES = Places(pile=(80.0, 45.0), draw=(), tile=8.0, scale=160 / 580)
MAT = np.s_[25:65, 55:105]


def table(light: float = 1.0) -> Tiles:
    """A cork table with a mat on it that is as white as a picture can be."""
    tiles = np.full((90, 160, 3), (100.0, 140.0, 120.0), np.float32)
    tiles[:, :, 0] += np.random.default_rng(1).normal(0, 3, (90, 160))
    tiles[MAT] = (262.0, 128.0, 128.0)
    tiles[:, :, 0] = np.minimum(tiles[:, :, 0] * light, 255.0)
    return tiles


def looked_at(arms: Arms, *pictures: Tiles, since: float = 0.0) -> None:
    for number, tiles in enumerate(pictures):
        arms.see(tiles, since + number / 15, PLACES)


def test_a_table_is_known_though_the_exposure_wanders_over_a_white_mat() -> None:
    arms = Arms()
    looked_at(arms, *(table(light) for light in (1.0, 0.93, 1.05, 0.9, 1.0, 0.92) * 3))
    assert arms.following
    assert not arms.seen


def test_a_bare_arm_of_the_tables_color_is_followed_from_its_hand_to_the_edge() -> None:
    arms = Arms()
    looked_at(arms, *[table()] * 12)
    reach = table()
    reach[40:50, 75:105] = (150.0, 145.0, 115.0)  # over the mat a hand is plain to see
    reach[40:50, 105:160, 1] += 4.0  # over the cork it is not…
    reach[40:50, 125:130] = table()[40:50, 125:130]  # …and in part not at all
    looked_at(arms, reach, since=1.0)
    (arm,) = arms.seen
    assert abs(arm.tip[0] / PLACES.tile - 75) < 4
    assert min(arm.direction, 360 - arm.direction) < 5


def test_arms_are_looked_for_in_every_other_picture_while_hardly_anything_moves() -> None:
    arms, motion = Arms(), MotionTracker()

    def looks(spot: tuple[slice, slice], since: float) -> int:
        """In how many of eight pictures, when something comes and goes in this spot."""
        many = 0
        for number in range(8):
            picture, t = table()[:, :, 0], since + number / 15
            picture[spot] += 60.0 * (number // 2 % 2)
            motion.see(np.asarray(np.rint(np.minimum(picture, 255.0)), np.uint8), t)
            if arms.due(t, motion.share(None)):
                arms.see(table(), t, PLACES)
                many += 1
        return many

    assert looks(np.s_[0:1, 0:1], 0.0) == 6, "until the table is calm"
    assert looks(np.s_[70:75, 100:105], 1.0) == 4
    assert looks(np.s_[70:85, 100:120], 2.0) >= 7, "an arm may come"


def test_a_mat_that_is_turned_or_covered_tells_no_draws_until_it_is_found() -> None:
    scene, wide, tall = Scene(), 1280, 720
    straight = pictures.table({}, marks=True)

    def known(t: float) -> bool:
        return scene.draw_known(scene.draw_place(wide, tall, None), wide, tall)

    def looks(picture: Gray, t: float) -> bool:
        scene.motion.see(picture, t)
        scene.find_mat(picture, t)
        return known(t)

    assert looks(straight, 0.0)
    turned = np.ascontiguousarray(straight[::-1, ::-1])
    assert not looks(turned, 4.0), "nobody knows since when"
    assert looks(turned, 8.0)
    assert scene.fix is not None
    assert scene.fix.draw[0][0] > wide / 2
    bare = pictures.table({})
    assert [looks(bare, 12.0 + 4 * n) for n in range(4)] == [True, True, True, False]
    assert looks(straight, 30.0) is False
    assert looks(straight, 34.0)


@pytest.mark.parametrize(("off", "said"), [(0.0, []), (75.0, ["maybe-more"])])
def test_a_hand_laid_partly_out_of_the_picture_may_be_more(off: float, said: list[str]) -> None:
    cards = ("red-1#1", "blue-2#1", "green-3#1", "yellow-4#1")
    shown = OpenHand(at=3.0, cards=cards, seat=90.0, length=2.0, off=(off, 0.0))
    filming = Filming(script([LayCard(at=1.0, card="red-9#1"), shown], tags=DECK.tags), "clear", 3)
    watcher, told = Watcher(whose, DECK), Counter[str]()
    for number in range(15 * 6):
        picture = filming.frame(number, number / 15).picture
        told.update(event.name for event in watcher.see(gray(picture), number / 15))
    assert told["beside"] == (3 if off else 4)
    assert [name for name in told if name == "maybe-more"] == said
