"""Bots that hold real cards play whole evenings by the sheets, and their own tally is right."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.rules.games import GAMES
from testing.reckoning import tally
from testing.reckoning.evening import Evening
from testing.reckoning.temper import PERFECT

EVENINGS = ("classic", "mod", "nonpartisan", "spin", "power-grab")


@pytest.mark.parametrize("game", EVENINGS)
def test_every_card_is_in_one_place_all_evening(game: str) -> None:
    for seed in range(8):
        night = Evening(game, seed=seed, players=2 + seed % 5, target=250)
        deck = sorted(night.copies())
        for deed in night.play():
            held = [card for hand in night.hands.values() for card in hand]
            assert sorted(held + night.draw_pile + night.pile) == deck, deed
        assert max(night.scores.values()) >= 250
        assert night.won == max(night.scores, key=lambda p: night.scores[p])


@pytest.mark.parametrize("game", EVENINGS)
def test_the_bots_reckon_cards_as_the_sheets_do(game: str) -> None:
    for card in GAMES[game].deck.cards.values():
        assert tally.points(card.name) == card.points
        assert tally.color(card.name) == card.color
        assert tally.symbol(card.name) == card.symbol
        assert tally.badge(card.name) == card.badge


def test_points_of_a_round_are_what_the_others_hold() -> None:
    night = Evening("mod", seed=5, players=3, target=10_000)
    for deed in night.play():
        if deed.kind == "end":
            break
    left = [card for hand in night.hands.values() for card in hand]
    assert deed.player is not None
    assert night.scores[deed.player] == sum(map(tally.points, left)) > 0


def test_people_err_only_when_they_are_the_sort_to() -> None:
    notes = Counter(
        deed.note for seed in range(6) for deed in Evening("mod", seed=seed, target=200).play()
    )
    assert notes["illegal"] > 3
    assert notes["bluff"] > 1
    fair = Counter(
        deed.note
        for seed in range(6)
        for deed in Evening("mod", seed=seed, target=200, temper=PERFECT).play()
    )
    assert not fair["illegal"]
    assert not fair["bluff"]


def test_the_same_seed_is_the_same_evening() -> None:
    one, other = (list(Evening("spin", seed=9, target=100).play()) for _ in range(2))
    assert one == other
