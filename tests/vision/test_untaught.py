"""Cards that nobody taught: read, told only where everything agrees, and known once they were named."""

from dataclasses import replace

import numpy as np
import pytest

from companion.rules.games import GAMES
from companion.vision.bare.cut import long_of
from companion.vision.bare.printed import COLORS, OTHER, SIGNS, printed
from companion.vision.bare.reader import Reading
from companion.vision.bare.recognize import Look, Seen
from companion.vision.bare.untaught import Untaught
from tests.vision.bare_table import pile

BLANK = np.zeros((192, 124, 3), np.uint8)
CLASSIC = tuple(GAMES["classic"].deck.cards.values())


def reading(signs: dict[str, float], colors: dict[str, float]) -> Reading:
    """A reading with these likelihoods; the rest is spread over everything else."""
    return Reading(_logs(SIGNS, signs), _logs(COLORS, colors))


def _logs(names: tuple[str, ...], shares: dict[str, float]) -> np.ndarray:
    rest = (1 - sum(shares.values())) / (len(names) - len(shares))
    likely = np.array([shares.get(name, rest) for name in names])
    return np.asarray(np.log(likely + 1e-9), np.float32)


def look(signs: dict[str, float], colors: dict[str, float]) -> Look:
    """A look at a place where this was read."""
    return Look(seen=Seen(BLANK, reading(signs, colors)))


@pytest.mark.parametrize("game", GAMES)
def test_every_face_of_every_box_has_a_sign_and_a_color_that_the_reader_knows(game: str) -> None:
    for card in GAMES[game].deck.cards.values():
        sign, color = printed(card)
        assert sign in SIGNS, card.name
        assert sign != OTHER, card.name
        assert color in COLORS, card.name


def test_a_face_is_told_only_where_sign_color_and_card_are_beyond_doubt() -> None:
    reader = Untaught(CLASSIC)
    sure = {"7": 0.998}, {"red": 0.998}
    assert reader.judged(reading(*sure)).card == "red-7"
    assert reader.judged(reading({"7": 0.9, "1": 0.09}, {"red": 0.998})).doubts == ("margin",)
    assert "other" in reader.judged(reading({"7": 0.95, OTHER: 0.05}, {"red": 0.998})).doubts
    assert "alien" in reader.judged(reading({"flip": 0.99, "7": 0.005}, {"red": 0.998})).doubts
    assert "alien" in reader.judged(reading({"7": 0.998}, {"pink": 0.99, "red": 0.009})).doubts


def test_a_named_reverse_makes_the_others_of_the_box_known() -> None:
    reader = Untaught(CLASSIC)
    misread = {"3": 0.6, "reverse": 0.2, "swap": 0.1, "8": 0.05}
    seen = reading(misread, {"yellow": 0.995})
    assert reader.judged(seen).card is None
    assert reader.judged(seen).guess == "yellow-3"
    reader.learn("red-reverse", look(misread, {"red": 0.995}), by_word=True)
    assert reader.judged(seen).guess == "yellow-reverse"
    plain = reader.judged(reading({"3": 0.995}, {"yellow": 0.995}))
    assert plain.guess == "yellow-3"


def test_a_new_face_wants_three_looks_and_one_that_was_taken_back_is_forgotten() -> None:
    reader = Untaught(CLASSIC)
    first = look({"7": 0.999}, {"red": 0.999})
    assert reader.needed(replace(first, card="red-7")) == 3
    reader.learn("red-7", first)
    assert reader.needed(replace(first, card="red-7")) == 1
    reader.learn("red-1", first, instead="red-7", by_word=True)
    assert reader.needed(replace(first, card="red-7")) == 3
    assert [(face, picture is None) for face, picture in reader.news()] == [
        ("red-7", True),
        ("red-1", False),
    ]


def test_a_design_that_nobody_taught_is_found_on_a_pile_and_never_told_wrong() -> None:
    reader = Untaught(CLASSIC)
    pairs = ["red-3", "blue-7"], ["green-9", "yellow-1"], ["blue-skip", "red-8"]
    for seed, cards in enumerate(pairs):
        before, after, long_px = pile("border", cards, seed=seed)
        found = reader.look(after, before, long_px)
        assert found.card in (None, cards[-1])
        assert found.guess is not None
        assert found.guess.split("-")[0] == cards[-1].split("-")[0], "its color at least"
        assert found.corners is not None
        assert abs(long_of(found.corners) / long_px - 1) < 0.12, "neither its field nor a mat"
