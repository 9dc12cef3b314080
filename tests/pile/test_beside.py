"""What lies beside the pile: cards, tokens, strangers' codes, and hands at the draw pile."""

from dataclasses import replace

import pytest

from companion.pile.outline import spanned
from companion.pile.quad import Quad, apart
from companion.tags import Deck
from tests.pile.bench import DECK, EIGHT, SEVEN, Lies, Table, code, token


@pytest.mark.parametrize("tags", ["both", "upper", "lower"])
def test_a_card_well_beside_the_pile_lies_beside_it_with_one_tag_too(tags: str) -> None:
    for turn in range(0, 360, 30):
        table = Table().lay(Lies(card="red-7#1", tags="upper"))
        assert table.see(Lies(card="red-8#1", x=150, turn=turn, tags=tags), frames=30) == [
            "beside red-8#1"
        ]
        table = Table().lay(SEVEN)
        assert "settled red-8#1" in table.see(
            Lies(card="red-8#1", x=14, y=-14, turn=turn, tags=tags), frames=30
        )


def test_a_cards_other_tag_may_soon_show_that_it_lies_on_the_pile() -> None:
    for moments, outcome in ((15, ["settled red-8#1", "covered red-7#1"]), (40, [])):
        table = Table().lay(SEVEN)
        far = Lies(card="red-8#1", x=13, y=-51, tags="upper")
        assert table.see(SEVEN, far, frames=moments) == ["beside red-8#1"]
        assert table.see(SEVEN, replace(far, tags="both"), frames=10) == outcome


def test_a_card_laid_far_from_the_pile_lies_beside_it() -> None:
    table = Table().lay(SEVEN)
    assert table.see(SEVEN, Lies(card="red-8#1", x=150), frames=30) == ["beside red-8#1"]
    assert table.see(SEVEN, frames=4, stir=0.3) == []
    assert "settled red-8#1" in table.see(EIGHT, frames=10)


def test_a_token_is_told_once_a_laying() -> None:
    table = Table().lay(SEVEN)
    assert table.see(SEVEN, token("uno"), frames=30) == ["token uno"]
    table.see(frames=5, stir=0.5)  # a hand hides it for a moment
    assert table.see(SEVEN, token("uno"), frames=10) == []
    table.see(SEVEN, frames=30)
    assert table.see(SEVEN, token("uno", x=125, y=9), frames=10) == ["token uno"]


def test_a_strangers_code_is_told_once_and_is_never_a_card() -> None:
    table = Table().lay(SEVEN)
    other = Deck("spin", "B2").tags["red-8#1"]
    damaged = DECK.tags["red-8#1"][:-1] + "A"
    for text, told in ((other, "other-deck"), (damaged, "damaged"), ("HTTPS://A.B", "foreign")):
        assert table.see(SEVEN, code(text), frames=30) == [f"stranger {text}"]
        assert table.told[-1].as_json()["why"] == told
    assert table.pile.cards == ("red-7#1",)


def test_a_hand_in_the_draw_piles_place_may_have_drawn() -> None:
    table = Table().lay(SEVEN)
    table.see(SEVEN, frames=8, drawing=True)
    assert table.see(SEVEN, frames=10) == ["drew?"]


def test_an_arm_that_crosses_the_draw_pile_to_play_has_not_drawn() -> None:
    table = Table().lay(SEVEN)
    table.see(SEVEN, frames=3, drawing=True)
    table.see(frames=5, drawing=True, stir=0.5)
    assert "drew?" not in table.see(EIGHT, frames=10)


@pytest.mark.parametrize("turn", [0, 20, 45, 70])
def test_a_card_lies_where_its_tags_say_also_seen_aslant(turn: float) -> None:
    def seen(quad: Quad) -> Quad:
        a, b, c, d = ((x, 0.8 * y) for x, y in quad)
        return (a, b, c, d)

    card = Lies(card="red-7#1", turn=turn)
    one, other = map(seen, card.quads())
    flat, aslant = spanned(*card.quads()), spanned(one, other)
    assert flat is not None
    assert aslant is not None
    assert apart(aslant, seen(flat)) < 1
