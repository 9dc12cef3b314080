"""A hand that lies open beside the pile, in a row."""

from companion.simulate.film import Filming
from companion.simulate.script import Open, Place, script
from companion.vision.picture import gray
from companion.vision.watch import Watcher
from tests.pile.bench import DECK, whose

HAND = ("red-1#1", "blue-2#1", "green-3#1", "yellow-4#1", "red-5#1", "blue-6#1", "green-7#1")


def test_all_its_cards_are_read_also_where_one_covers_a_little_of_the_next_ones_tag() -> None:
    shown = Open(at=2.5, cards=HAND, seat=90.0, length=4.0)
    night = script([Place(at=1.0, card="red-9#1"), shown], tags=DECK.tags)
    filming, watcher = Filming(night, "typical", 8), Watcher(whose, DECK)
    pictures = ((n / 15, filming.frame(n, n / 15).picture) for n in range(15 * 9))
    told = [event.as_json() for t, one in pictures for event in watcher.see(gray(one), t)]
    assert {event["card"] for event in told if event["event"] == "beside"} == set(HAND)
