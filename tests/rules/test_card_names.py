"""The grammar of card names: whatever a box holds has a name, a tag, words and a drawing, or this says so first."""

from typing import get_args

import pytest

from companion.printing.symbols import SIGNS
from companion.rules.card_names import BADGES, COLORS, SYMBOLS, design, is_card_name, parted
from companion.rules.games import GAMES
from companion.tags import Deck, read, tag_for
from companion.wire import shape
from companion.words import ENGLISH, words_in

UNSIGNED = {"wild", "wheel-reference"}
"""Symbols that paper draws by other means than a sign."""


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_box_is_in_the_grammar(game: str) -> None:
    deck, words = GAMES[game].deck, words_in(ENGLISH)
    sleeved = Deck(game)
    for name in [*deck.copies, *deck.extras]:
        color, symbol, badge, copy = parted(name)
        assert is_card_name(name), name
        assert copy is not None
        face = deck.cards.get(design(name))
        if face is not None:
            assert (color, symbol, badge) == (face.color, face.symbol, face.badge), name
        kind = "number" if symbol.isdecimal() else symbol
        for key in (f"card-{kind}", f"symbol-{kind}", *([f"color-{color}"] if color else [])):
            assert words.has(key), f"no words {key} for {name}"
        assert kind == "number" or symbol in SIGNS or symbol in UNSIGNED, f"{name} isn't drawn"
        told = read(tag_for(name, sleeved), sleeved)
        assert getattr(told, "card", None) == name, f"{name} can't be tagged"


def test_names_are_known_by_their_parts() -> None:
    assert parted("blue-3-u#2") == ("blue", "3", "u", 2)
    assert parted("wild-draw-four") == (None, "wild-draw-four", None, None)
    assert is_card_name("red-draw-two#1")
    for wrong in ("", "red", "red-", "red-q", "pale-7", "red-7#", "red-7#x", "red-3-x"):
        assert not is_card_name(wrong), wrong


def test_the_wire_and_the_grammar_have_the_same_colors() -> None:
    assert get_args(shape.Color) == COLORS
    assert set(get_args(shape.Tower)) == {letter for letter in BADGES.values() if letter}
    assert len(set(SYMBOLS)) == len(SYMBOLS)
