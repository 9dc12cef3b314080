"""The play mat tells where the pile lies."""

import cv2
import numpy as np
import pytest

from companion.pile.quad import middle
from companion.tags import mat
from companion.vision.mat import find
from companion.vision.watch import Watcher
from tests.pile.bench import DECK, whose, words
from tests.vision.pictures import Place, table

SEVEN: tuple[str, Place] = ("red-7#1", (2.0, -1.0, 6.0))


def test_the_mat_tells_where_the_pile_lies_and_how_big_a_millimetre_is() -> None:
    picture = table([SEVEN], scale=2.4, size=(1600, 900), marks=True)
    fix = find(picture)
    assert fix is not None
    assert fix.marks == 4
    assert fix.scale == pytest.approx(2.4, rel=0.02)
    assert middle(fix.pile) == pytest.approx((800, 450), abs=4)
    assert middle(fix.draw)[0] < 800 - 2.4 * 60
    assert find(table([SEVEN])) is None


def test_the_mat_is_found_through_a_tilted_lens_and_with_two_marks_covered() -> None:
    picture = table([SEVEN], scale=2.4, size=(1600, 900), marks=True)
    start = np.array([(0, 0), (1600, 0), (1600, 900), (0, 900)], np.float32)
    end = np.array([(160, 90), (1440, 90), (1600, 860), (0, 860)], np.float32)
    bent = cv2.getPerspectiveTransform(start, end)
    tilted = np.asarray(cv2.warpPerspective(picture, bent, (1600, 900)), np.uint8)
    covered = tilted.copy()
    covered[500:] = np.minimum(covered[500:], 100)
    for view in (tilted, covered):
        fix = find(view)
        assert fix is not None
        x, y = middle(fix.pile)
        wanted = bent @ np.array([800.0, 450.0, 1.0])
        assert (x, y) == pytest.approx((wanted[0] / wanted[2], wanted[1] / wanted[2]), abs=14)


def test_on_the_mat_a_card_off_the_piles_place_lies_beside_from_the_first() -> None:
    watcher = Watcher(whose, DECK)
    off: tuple[str, Place] = ("red-7#1", (120.0, 0.0, 0.0))
    told: list[str] = []
    for number in range(20):
        told += [words(e) for e in watcher.see(table([off], marks=True, seed=number), number / 15)]
    assert told == ["beside red-7#1"]
    assert mat.DISCARD.width < 2 * 120
