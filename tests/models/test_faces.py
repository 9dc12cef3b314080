"""The reader's weights: made by the recipe beside them, and able to read cards that training never saw."""

import json
from pathlib import Path

import numpy as np
import reportlab

from companion.vision.bare.printed import COLORS, NO_COLOR, NUMBERS, OTHER, SIGNS
from companion.vision.bare.reader import FINGERPRINT, WEIGHTS, read
from models.faces.looks import drawn
from models.faces.recipe import fingerprint

UNSEEN = 77_000_000
"""A seed beyond every one that training draws with."""
FONTS = sorted(str(path) for path in (Path(reportlab.__file__).parent / "fonts").glob("Vera*.ttf"))
"""Fonts that every machine with the companion has, so that nothing need be installed for a test."""
HALF_A_MILLION, A_MILLION = 500_000, 1_000_000


def test_the_weights_are_those_of_the_recipe() -> None:
    kept = json.loads(FINGERPRINT.read_text(encoding="utf-8"))
    assert kept["recipe"] == fingerprint(), "the recipe has changed: python -m models.faces"
    assert HALF_A_MILLION < WEIGHTS.stat().st_size < A_MILLION


def test_cards_that_training_never_saw_are_read() -> None:
    pictures, signs, colors = drawn(UNSEEN, 400, FONTS)
    readings = read(list(pictures))
    numbers = [at for at, sign in enumerate(signs) if SIGNS[sign] in NUMBERS]
    right = np.mean([readings[at].signs.argmax() == signs[at] for at in numbers])
    colored = [at for at, color in enumerate(colors) if color >= 0 and COLORS[color] != NO_COLOR]
    right_color = np.mean([readings[at].colors.argmax() == colors[at] for at in colored])
    strange = [at for at, sign in enumerate(signs) if SIGNS[sign] == OTHER]
    taken = np.mean([readings[at].signs.argmax() != signs[at] for at in strange])
    assert right > 0.7, f"{right:.0%} of the numbers"
    assert right_color > 0.8, f"{right_color:.0%} of the colors"
    assert taken < 0.4, f"{taken:.0%} of what is no card of the family was taken for one"
