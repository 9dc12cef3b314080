"""Bare cards: what is told is right, and what could be another card is not told."""

from pathlib import Path

import numpy as np
import pytest

from companion.simulate.bare_cards import DESIGNS, photo
from companion.vision.bare import teach
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer
from tests.vision.bare_table import FACES, pile, recognizer


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


def test_nothing_is_told_where_no_card_came() -> None:
    before, after, long_px = pile("border", ["blue-9#1", "red-6#1"], seed=9)
    assert recognizer("border").look(after, after, long_px).card is None
    assert recognizer("border").look(before[:200, :200]).card is None
    other, _, _ = pile("edge", ["blue-9#1", "red-6#1"], seed=9)
    assert recognizer("border").look(np.asarray(255 - other, np.uint8)).card is None


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


def test_cards_laid_out_in_rows_are_cut_apart_in_the_order_of_reading() -> None:
    rows = [FACES[:3], FACES[3:6]]
    shots = [np.hstack([photo(face, "border")[60:420, 190:450] for face in row]) for row in rows]
    cards = teach.laid_out(np.ascontiguousarray(np.vstack(shots)))
    assert len(cards) == 6
    xs = [card.corners.mean(axis=0) for card in cards]
    assert xs[0][0] < xs[1][0] < xs[2][0]
    assert xs[2][1] < xs[3][1]
    assert teach.order("classic")[0][:2] == ["red-0", "red-1"]
    assert sum(map(len, teach.order("classic"))) == 54


def test_a_card_laid_in_anothers_place_is_noticed() -> None:
    faces = {}
    for face in ("red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3"):
        card = teach.one(photo(face, "border"))
        assert card is not None
        faces[face] = card.face
    assert teach.doubtful(faces) == []
    faces["red-2"], faces["blue-3"] = faces["blue-3"], faces["red-2"]
    assert sorted(teach.doubtful(faces)) == ["blue-3", "red-2"]


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
