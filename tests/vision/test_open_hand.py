"""A hand that lies open beside the pile, in a row."""

import pytest

from companion.demo.film import Filming
from companion.demo.script import LayCard, OpenHand, script
from companion.pile.event import Beside, Event, MaybeMore
from companion.vision.picture import gray
from companion.vision.watch import Watcher
from tests.pile.bench import DECK, whose

HAND = ("red-1#1", "blue-2#1", "green-3#1", "yellow-4#1", "red-5#1", "blue-6#1", "green-7#1")


def told(seed: int) -> list[Event]:
    """What the eyes tell while this hand lies there; another seed lays it down otherwise."""
    shown = OpenHand(at=2.5, cards=HAND, seat=90.0, length=4.0)
    night = script([LayCard(at=1.0, card="red-9#1"), shown], tags=DECK.tags)
    filming, watcher = Filming(night, "typical", seed), Watcher(whose, DECK)
    pictures = ((n / 15, filming.frame(n, n / 15).picture) for n in range(15 * 9))
    return [event for t, one in pictures for event in watcher.see(gray(one), t)]


@pytest.mark.parametrize("seed", [8, 42], ids=["a little covered", "without two of its marks"])
def test_all_its_cards_are_read_also_where_one_covers_a_part_of_the_next_ones_tag(
    seed: int,
) -> None:
    events = told(seed)
    assert {event.card for event in events if isinstance(event, Beside)} == set(HAND)
    assert not any(isinstance(event, MaybeMore) for event in events)


def test_a_tag_that_can_not_be_read_says_that_there_may_be_more() -> None:
    events = told(97)
    assert {event.card for event in events if isinstance(event, Beside)} == set(HAND) - {"blue-6#1"}
    assert any(isinstance(event, MaybeMore) for event in events)
