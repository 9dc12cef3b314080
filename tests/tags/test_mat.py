"""The mat's marks are ArUco's own, and its places don't lie on each other."""

from itertools import combinations

import cv2
import numpy as np

from companion.tags import mat


def test_the_marks_are_those_of_arucos_5x5_dictionary() -> None:
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_50)
    for mark, rows in mat.MARKS.items():
        side = mat.MARK_MODULES + 2
        drawn = cv2.aruco.generateImageMarker(dictionary, mark, side, borderBits=1) > 0
        ours = np.array([[bit == "1" for bit in row] for row in rows])
        assert (drawn[1:-1, 1:-1] == ours).all()


def test_every_place_is_on_the_mat_and_apart_from_the_others() -> None:
    places = [*mat.MARK_PLACES.values(), mat.DRAW, mat.DISCARD, mat.SIDE]
    for place in places:
        (left, top), _, (right, bottom), _ = place.corners
        assert 0 <= left < right <= mat.WIDTH
        assert 0 <= top < bottom <= mat.HEIGHT
    for one, other in combinations(places, 2):
        assert (
            one.x + one.width < other.x
            or other.x + other.width < one.x
            or one.y + one.height < other.y
            or other.y + other.height < one.y
        )


def test_the_mat_fits_on_a4_and_letter_with_margins_for_any_printer() -> None:
    for wide, high in ((297.0, 210.0), (279.4, 215.9)):
        assert wide - mat.WIDTH >= 25
        assert high - mat.HEIGHT >= 24
