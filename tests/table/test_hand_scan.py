"""What a fan of cards is read as."""

from companion.rules.acts import Start
from companion.table.hand_scan import deck_of, read_tags
from companion.tags import Deck, tag_for

NAMES = ("North", "East", "South")


def read(start: Start) -> tuple[str, ...]:
    """Red 9 of two boxes, one of them seen twice."""
    mine, other = (tag_for("red-9#1", Deck("mod", name)) for name in ("K7", "K8"))
    return read_tags([mine, other, mine], "mod", deck_of(start, "K7")).cards


def test_of_two_boxes_both_are_read_and_each_label_counts_once() -> None:
    assert read(Start("mod", NAMES, rulings={"decks": "two"})) == ("red-9#1", "red-9#1")


def test_of_one_box_the_other_one_is_a_stranger() -> None:
    assert read(Start("mod", NAMES)) == ("red-9#1",)
