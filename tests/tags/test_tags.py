"""A tag says one physical card, and nothing else ever says it."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.games import GAMES
from companion.tags import (
    TOKENS,
    BadDeck,
    CardTag,
    Damaged,
    Deck,
    OtherDeck,
    Stranger,
    TokenTag,
    read,
    tag_for,
    token_tag,
)
from companion.tags.check import ALPHABET, LENGTH, SAID, opened, with_check

decks = st.builds(
    Deck, st.sampled_from(sorted(GAMES)), st.text(ALPHABET[:36], min_size=2, max_size=2)
)


@st.composite
def tags(draw: st.DrawFn) -> str:
    """Any tag that can be printed."""
    deck = draw(decks)
    return draw(st.sampled_from([*deck.tags.values(), *map(token_tag, TOKENS)]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_physical_card_has_its_own_tag_and_reads_back(game: str) -> None:
    deck = Deck(game, "K7")
    assert list(deck.tags)
    box = GAMES[game].deck
    assert sorted(deck.tags) == sorted([*box.copies, *box.extras])
    assert len(set(deck.tags.values())) == len(deck.tags)
    for card, tag in deck.tags.items():
        assert len(tag) == LENGTH
        assert set(tag) <= set(ALPHABET)
        assert read(tag, deck) == read(tag) == CardTag(tag, card, game, "K7")


def test_no_two_games_decks_or_tokens_share_a_tag() -> None:
    every = [
        *(tag for game in GAMES for id in ("A1", "B2") for tag in Deck(game, id).tags.values()),
        *map(token_tag, TOKENS),
    ]
    assert len(set(every)) == len(every)


def test_printed_tags_never_change() -> None:
    """Labels that people have printed must be read for ever; these are some of them."""
    assert tag_for("red-7#1", Deck("spin", "K7")) == "*SK707C-70"
    assert tag_for("red-3-spin#1", Deck("spin", "K7")) == "*SK703V/.C"
    assert tag_for("purple-draw-two#2", Deck("nonpartisan")) == "*NA1HD80A-"
    assert tag_for("wild-grab#4", Deck("power-grab", "Z9")) == "*PZ9RT9%N-"
    assert token_tag("challenge") == "*000CHDK/T"


@given(tags(), st.data())
def test_one_to_four_changed_characters_are_never_accepted(tag: str, data: st.DataObject) -> None:
    places = data.draw(st.sets(st.integers(0, LENGTH - 1), min_size=1, max_size=4))
    wrong = list(tag)
    for place in places:
        wrong[place] = data.draw(st.sampled_from([c for c in ALPHABET if c != tag[place]]))
    assert isinstance(read("".join(wrong)), Damaged | Stranger)


def test_any_two_tags_differ_in_five_characters_or_more() -> None:
    deck = [*Deck("spin").tags.values(), *map(token_tag, TOKENS)]
    for one, other in combinations(deck, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= LENGTH - SAID + 1


@given(tags())
def test_swapped_characters_are_never_accepted(tag: str) -> None:
    for a, b in permutations(range(LENGTH), 2):
        wrong = list(tag)
        wrong[a], wrong[b] = wrong[b], wrong[a]
        if wrong != list(tag):
            assert isinstance(read("".join(wrong)), Damaged | Stranger)


@given(st.text(ALPHABET, min_size=SAID, max_size=SAID))
def test_what_is_sealed_opens(said: str) -> None:
    assert opened(with_check(said)) == said


@given(st.text())
def test_a_strangers_text_is_a_stranger(text: str) -> None:
    assert read(text, Deck("mod")) == (
        Damaged(text) if len(text) == LENGTH and text[0] == "*" else Stranger(text)
    )


@pytest.mark.parametrize(
    "text", ["", "*", "https://example.org/a", "*SK707", "SK707SFRZ*", "x" * 10]
)
def test_other_peoples_codes_are_strangers(text: str) -> None:
    assert read(text, Deck("spin", "K7")) == Stranger(text)


@pytest.mark.parametrize("said", ["*SK7ZZ", "*SK7G7", "*QK707", "*SK$07", "*000ZZ", "*0A1UN"])
def test_a_sealed_tag_of_a_card_that_no_deck_has_is_damaged(said: str) -> None:
    assert read(with_check(said), Deck("spin", "K7")) == Damaged(with_check(said))


@given(decks, decks)
def test_another_decks_card_is_told_apart(mine: Deck, theirs: Deck) -> None:
    card, tag = next(iter(theirs.tags.items()))
    same = (mine.game, mine.id) == (theirs.game, theirs.id)
    kind = CardTag if same else OtherDeck
    assert read(tag, mine) == kind(tag, card, theirs.game, theirs.id)


def test_a_token_is_a_token_at_every_table() -> None:
    for token in TOKENS:
        tag = token_tag(token)
        assert read(tag) == read(tag, Deck("spin")) == TokenTag(tag, token)


def test_the_owners_icon_layout_renames_cards_but_changes_no_tag() -> None:
    usual, own = Deck("power-grab"), Deck("power-grab", icons={"red-3": "u", "blue-9": "bang"})
    assert set(usual.tags.values()) == set(own.tags.values())
    assert own.tags["red-3-u#1"] == usual.tags["red-3-o#1"]
    assert own.tags["red-3#1"] == usual.tags["red-3#1"]
    assert own.tags["blue-9-bang#1"] == usual.tags["blue-9#1"]
    assert sum("-u#" in card for card in own.tags) == 1
    assert read(own.tags["red-3-u#1"], own) == CardTag(
        usual.tags["red-3-o#1"], "red-3-u#1", "power-grab", "A1"
    )


@pytest.mark.parametrize(
    ("game", "id", "icons", "says"),
    [
        ("bridge", "A1", None, "no game called “bridge”"),
        ("spin", "k7", None, "two characters"),
        ("spin", "K77", None, "two characters"),
        ("spin", "K7", {"red-3": "u"}, "carry no power icons"),
        ("power-grab", "K7", {"red-3": "x"}, "A power icon is one of"),
        ("power-grab", "K7", {"purple-3": "u"}, "“purple-3” is none"),
        ("power-grab", "K7", {"red-skip": "u"}, "“red-skip” is none"),
    ],
)
def test_an_impossible_deck_is_refused_in_one_sentence(
    game: str, id: str, icons: dict[str, str] | None, says: str
) -> None:
    with pytest.raises(BadDeck, match=says):
        Deck(game, id, icons)


def test_an_unknown_card_or_token_has_no_tag() -> None:
    with pytest.raises(BadDeck, match="no card “red-99”"):
        tag_for("red-99", Deck("spin"))
    with pytest.raises(ValueError, match="no token called “dance”"):
        token_tag("dance")
