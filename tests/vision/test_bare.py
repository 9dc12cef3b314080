"""Bare cards: what is told is right, and what could be another card is not told."""

from pathlib import Path

import numpy as np
import pytest

from companion.demo.bare_cards import DESIGNS, in_rows, photo
from companion.demo.perspective import Pose
from companion.demo.shown_hand import fan
from companion.vision.bare import teach
from companion.vision.bare.compare import Match
from companion.vision.bare.cut import Color, Matrix
from companion.vision.bare.deck import Faces
from companion.vision.bare.order import Rows, color_of
from companion.vision.bare.order import rows as rows_of
from companion.vision.bare.recognize import Look, Recognizer, View
from companion.vision.bare.rows import Layout, degrees_off_color, doubtful, laid_out
from companion.vision.bare.spread import lying
from testing.taught import taught as box
from tests.vision.bare_table import lying as on_table
from tests.vision.bare_table import pile, recognizer, taught


@pytest.mark.parametrize("design", DESIGNS)
def test_the_top_card_of_a_pile_is_told_whatever_its_design_and_the_lamp(design: str) -> None:
    told = []
    for seed, top in enumerate(("red-7#1", "blue-6#2", "yellow-draw-two#1", "wild#3")):
        cards = ["green-9#1", "red-6#1", "yellow-7#2", "wild#1", "blue-skip#1", top]
        before, after, long_px = pile(design, cards, seed=40 + seed, preset="clear")
        look = recognizer(design).look(after, before, long_px)
        face = top.partition("#")[0]
        assert look.card in (face, None), look
        assert look.guess == face, look
        told.append(look.card)
    assert told.count(None) <= 1, told


@pytest.mark.parametrize("design", ["border", "corners"])
def test_a_face_that_was_never_taught_is_never_told(design: str) -> None:
    for seed, top in enumerate(("red-7#1", "green-7#2")):
        before, after, long_px = pile(design, ["blue-9#1", "red-6#1", top], seed=70 + seed)
        assert recognizer(design, "7").look(after, before, long_px).card is None


@pytest.mark.parametrize("design", ["corners", "any-4801"])
def test_a_small_sign_that_was_never_taught_is_not_told_as_one_that_looks_nearly_the_same(
    design: str,
) -> None:
    """A 0, where all signs are printed in the corners alone, looks like an 8."""
    faces = box(design)
    strange = Recognizer(Faces({face: one for face, one in faces.items() if face[-2:] != "-0"}))
    known = Recognizer(Faces(faces))
    told = []
    for seed, top in enumerate(("blue-0#1", "green-0#2", "red-0#1")):
        before, after, long_px = pile(design, ["blue-9#1", "red-6#1", top], seed=520 + seed)
        assert strange.look(after, before, long_px).card is None
        told.append(known.look(after, before, long_px).card == top.partition("#")[0])
    assert sum(told) >= 2


def test_signs_that_nearly_look_the_same_are_told_by_their_details() -> None:
    """A small 0 and 8 are as good as one until they are looked at closely: then no other sign fits as well."""
    known = Recognizer(Faces(box("any-140005")))
    for seed, top in enumerate(("red-8#1", "yellow-0#1", "green-8#2", "red-0#1", "yellow-8#2")):
        before, after, long_px = pile("any-140005", ["blue-9#1", "red-6#1", top], seed=530 + seed)
        assert known.look(after, before, long_px).card == top.partition("#")[0]


def test_a_card_of_which_another_one_hides_a_part_is_not_told_by_its_corner() -> None:
    """The pile was pushed, and an old card's sign is in sight: that one did not come."""
    for design, under, over, where in (
        ("corners", "blue-3", "blue-2", Pose(x=15.0, y=-30.0, turn=-10.0)),
        ("corners", "red-8", "red-5", Pose(x=28.0, y=-20.0, turn=40.0)),
        ("any-140005", "yellow-6", "yellow-1", Pose(x=-22.0, y=30.0, turn=-10.0)),
    ):
        eyes, lay = Recognizer(Faces(box(design))), {under: Pose(turn=-8.0)}
        table, alone, hidden = (on_table(design, s, seed=4) for s in ({}, lay, lay | {over: where}))
        known = eyes.look(alone, table)
        assert known.card == under
        assert eyes.look(hidden, table, 200.0, known.corners).card is None


def test_where_some_cards_were_taught_upside_down_all_are_compared() -> None:
    straight = taught("border")
    mixed = {
        name: np.ascontiguousarray(face[::-1, ::-1]) if color_of(name) in ("red", "blue") else face
        for name, face in straight.items()
    }
    for seed, top in ((34, "red-3#1"), (38, "blue-3#1"), (41, "green-9#1")):
        before, after, long_px = pile("border", ["blue-9#1", "red-6#1", top], seed=seed)
        next_best = []
        for faces in (straight, mixed):
            known = Nearest(Faces(faces))
            assert known.look(after, before, long_px).card == top.partition("#")[0]
            next_best.append(known.fits[1])
        assert next_best[1] < 1.4 * next_best[0]


class Nearest(Recognizer):
    """Remembers how well the likeliest signs fitted, the best first."""

    def told(self, view: View, match: Match, place: Matrix) -> Look:
        signs = dict.fromkeys(self.faces.signs, np.inf)
        for sign, fit in zip(self.faces.signs, match.fits, strict=True):
            signs[sign] = min(signs[sign], float(fit))
        self.fits = sorted(signs.values())
        return super().told(view, match, place)


def shining(picture: Color, x: float, y: float, broad: float) -> Color:
    """The picture with a lamp mirrored in it, here and there as light as paper."""
    ys, xs = np.indices(picture.shape[:2])
    lamp = 190 * np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (2 * broad * broad))
    return np.asarray(np.clip(picture + lamp[:, :, None], 0, 255), np.uint8)


@pytest.mark.parametrize("design", ["corners", "large"])
def test_a_card_in_which_a_lamp_is_mirrored_is_told_by_what_is_left_of_its_print(
    design: str,
) -> None:
    told = []
    for seed, top in enumerate(("red-7#1", "green-8#2", "blue-skip#1")):
        before, after, long_px = pile(
            design, ["blue-9#1", "red-6#1", top], seed=60 + seed, preset="clear"
        )
        plain = recognizer(design).look(after, before, long_px)
        assert plain.corners is not None
        for part in (0.2, 0.5, 0.8):
            x, y = (1 - part) * plain.corners[0] + part * plain.corners[2]
            look = recognizer(design).look(shining(after, x, y, 0.13 * long_px), before, long_px)
            assert look.card in (top.partition("#")[0], None), look
            told.append(look.card)
    assert told.count(None) <= 2, told


def test_a_card_is_not_told_while_a_hand_may_hold_it() -> None:
    before, after, long_px = pile("border", ["blue-9#1", "red-6#1", "yellow-8#1"], seed=62)
    known = recognizer("border")
    plain = known.look(after, before, long_px)
    assert plain.corners is not None
    reached = after.copy()
    edge, y = round(plain.corners[:, 0].max()), round(plain.corners[:, 1].mean())
    sleeve = reached[:y, edge - 9 : edge + round(0.9 * long_px)]  # it has just let go
    sleeve[:] = np.random.default_rng(1).integers(40, 210, sleeve.shape)
    look = known.look(reached, before, long_px)
    assert (look.card, look.guess, look.doubts) == (None, "yellow-8", ("change",))


def test_of_two_colors_that_are_nearly_one_neither_is_told() -> None:
    faces = dict(taught("border"))
    for face in [one for one in faces if one.startswith("green")]:
        yellow = faces[face.replace("green", "yellow")]
        ink = yellow.min(axis=2, keepdims=True) < 128
        faces[face] = np.where(ink, np.asarray(yellow * (1.0, 0.95, 1.0), np.uint8), yellow)
    before, after, long_px = pile("border", ["blue-9#1", "red-6#1", "yellow-8#1"], seed=62)
    look = Recognizer(Faces(faces)).look(after, before, long_px)
    assert (look.card, look.doubts) == (None, ("tint",))
    assert {"yellow-8", "green-8"} <= set(look.likely)


def test_nothing_is_told_where_no_card_came() -> None:
    before, after, long_px = pile("border", ["blue-9#1", "red-6#1"], seed=9)
    assert recognizer("border").look(after, after, long_px).card is None
    assert recognizer("border").look(before[:200, :200]).card is None
    other, _, _ = pile("edge", ["blue-9#1", "red-6#1"], seed=9)
    assert recognizer("border").look(np.asarray(255 - other, np.uint8)).card is None


def test_cards_that_lie_open_in_a_photo_are_told_each_and_no_others() -> None:
    row = ("red-7", "blue-6", "wild", "green-skip")
    looks = lying(recognizer("border"), in_rows([row], "border", seed=4, broad=1000))
    assert sorted(look.card or "" for look in looks) == sorted(row)
    strange = lying(recognizer("border"), in_rows([row], "corners", seed=4, broad=1000))
    assert all(look.card is None for look in strange)


def test_of_a_fanned_hand_no_card_is_told_wrong_and_most_are_told() -> None:
    hand = ["red-7", "blue-6", "wild", "green-skip", "yellow-8"]
    picture, *_ = fan([f"{face}#1" for face in hand], {}, "clear", 5, cards_are="border")
    looks = lying(recognizer("border"), np.asarray(picture, np.uint8))
    told = [look.card for look in looks if look.card is not None]
    assert len(set(told) & set(hand)) == len(told) >= 3, looks


def test_a_blurred_or_blown_out_picture_is_asked_for_again() -> None:
    good = teach.one(photo("red-7", "border"))
    assert good is not None
    assert good.why is None
    blurred = teach.one(photo("red-7", "border", soft=7))
    assert blurred is None or blurred.why is not None
    shining = photo("red-7", "border")
    shining[150:260, 250:330] = 255
    card = teach.one(shining)
    assert card is None or card.why is not None


def laid(rows: Rows, *, seed: int = 3) -> Layout:
    """What is found in a picture of these rows, seen as the whole classic box laid out a color at a time."""
    return laid_out(in_rows(rows, "border", seed=seed, broad=1300), RED)


RED = rows_of("classic")["red"]


def test_cards_laid_out_in_rows_are_named_after_their_places() -> None:
    found = laid(RED)
    assert set(found.found) == {face for row in RED for face in row}
    assert found.strange == 0
    assert all(card.why is None for card in found.found.values())
    gap = (("red-0", "", *RED[0][2:]), RED[1])
    assert set(laid(gap).found) == {face for row in RED for face in row} - {"red-1"}
    assert sum(map(len, rows_of("classic")["all"])) == 59
    assert sum(map(len, rows_of("power-grab")["all"])) == 90


def test_rows_photographed_from_the_other_side_of_the_table_are_named_right() -> None:
    both = ("red-1", "red-2", "red-3"), ("blue-1", "blue-2", "blue-3")
    picture = in_rows(both, "border", seed=5, broad=900)
    upside_down = np.ascontiguousarray(picture[::-1, ::-1])
    found = laid_out(upside_down, both).found
    assert {face: face_color(card.face) for face, card in found.items()} == {
        face: face.split("-")[0] for row in both for face in row
    }


def face_color(face: Color) -> str:
    return min(("red", "blue"), key=lambda color: degrees_off_color(face, f"{color}-1"))


def test_a_card_laid_in_anothers_place_is_asked_about() -> None:
    faces = {}
    for face in ("red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3", "green-1", "green-2"):
        card = teach.one(photo(face, "border"))
        assert card is not None
        faces[face] = card.face
    assert doubtful(faces, faces) == {}
    colors = faces | {"red-2": faces["blue-3"], "blue-3": faces["red-2"]}
    looks = doubtful(colors, ["red-2", "blue-3", "red-1"])
    assert {face: color_of(other) for face, other in looks.items()} == {
        "red-2": "blue",
        "blue-3": "red",
    }
    signs = faces | {"green-1": faces["green-2"], "green-2": faces["green-1"]}
    assert doubtful(signs, ["green-1", "green-2"]) == {"green-1": "green-2", "green-2": "green-1"}


def test_the_same_card_shown_again_is_no_other_card() -> None:
    first, again, other = (
        teach.one(photo(face, "corners", seed=seed))
        for face, seed in (("red-1", 1), ("red-1", 2), ("red-7", 3))
    )
    assert first is not None
    assert again is not None
    assert other is not None
    assert teach.same(first.face, again.face)
    assert teach.same(first.face, np.ascontiguousarray(again.face[::-1, ::-1]))
    assert not teach.same(first.face, other.face)


SIGNS = {
    "100": "draw-two",
    "T": "draw-two",
    "200": "reverse",
    "R": "reverse",
    "300": "skip",
    "S": "skip",
}
COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def face_in(photo: Path) -> str:
    """The face that a real photograph shows, by its name."""
    color, sign = photo.stem[0], photo.stem[1:]
    return f"{COLORS[color]}-{SIGNS.get(sign, sign)}"


@pytest.mark.slow
@pytest.mark.photographs("bare-cards")
def test_a_real_deck_is_told_by_another_camera_than_it_was_taught_with(
    photographs: list[Path],
) -> None:
    faces = {}
    for path in sorted((photographs[0].parents[1] / "taught").iterdir()):
        card = teach.one(teach.in_color_file(path))
        assert card is not None
        assert card.why is None
        faces[face_in(path)] = card.face
    eyes = Recognizer(Faces(faces))
    told = {face_in(path): eyes.look(teach.in_color_file(path)).card for path in photographs}
    assert all(card in (face, None) for face, card in told.items())
    assert told["red-0"] is told["blue-0"] is None, "never taught"
    assert sum(card is not None for card in told.values()) >= 0.85 * len(faces)


def test_a_face_that_fits_no_other_one_is_kept_as_it_was_cut() -> None:
    """A deck's faces are laid on one another; one that would have to be bent for that is not."""
    faces = {}
    for face in ("green-5", "green-6", "green-7", "green-8", "wild", "green-1-spin"):
        card = teach.one(photo(face, "any-91201"))
        assert card is not None
        faces[face] = card.face
    for cut, laid in zip(faces.values(), Faces(faces).pictures, strict=True):
        assert np.abs(cut.astype(int) - laid).mean() < 6
