"""Two cards at once: the lower one is read by what peeks out of it, and told before the one that covers it."""

from collections.abc import Iterable, Sequence

import cv2
import numpy as np
import pytest

from companion.demo.script import FilmScript, LayCard, script
from companion.pile import Event, Missed, Settled
from companion.pile.quad import Quad
from companion.tags import Deck
from companion.vision import card_edges
from companion.vision.matching import Matcher
from companion.vision.partial_tag import PartialTag, PartialTags
from companion.vision.picture import Gray, gray
from companion.vision.reader import zxing
from companion.vision.watch import Watcher
from testing.night import pairs
from testing.truth import shoot
from tests.pile.bench import DECK, whose
from tests.vision.pictures import tag

MODULE = 2.6


def covered(text: str, at: int, *, mask: int | None = 0) -> tuple[Gray, Quad]:
    """A tag whose right part, from a column of pixels on, lies under another card, and that card's place."""
    small = cv2.resize(
        tag(text, mask=mask), (round(25 * MODULE),) * 2, interpolation=cv2.INTER_AREA
    )
    picture = np.full((180, 200), 90, np.uint8)
    picture[55 : 55 + len(small), 30 : 30 + len(small)] = small
    picture[20:160, at:180] = 200
    picture[40:140:7, at + 8 : 170] = 30
    noise = np.random.default_rng(at).normal(0, 3, picture.shape)
    place = ((float(at), 20.0), (180.0, 20.0), (180.0, 160.0), (float(at), 160.0))
    return np.clip(cv2.GaussianBlur(picture, (0, 0), 0.8) + noise, 0, 255).astype(np.uint8), place


def peeks(picture: Gray, place: Quad) -> list[PartialTag]:
    peeking = PartialTags(Matcher(DECK.tags.values()))
    spots = peeking.spots(picture, MODULE)
    return [peeking.look(picture, MODULE, spot, [("upper", place)]) for spot in spots]


@pytest.mark.parametrize("columns", [8, 9, 13])
@pytest.mark.parametrize("card", ["red-7#1", "wild#2", "green-0#1"])
def test_a_tag_half_under_another_card_is_read_and_known_to_lie_under_it(
    card: str, columns: int
) -> None:
    picture, place = covered(DECK.tags[card], 30 + round((2 + columns) * MODULE))
    assert zxing(picture) == []
    found = [peek for peek in peeks(picture, place) if peek.code is not None]
    assert {peek.code.text for peek in found if peek.code} == {DECK.tags[card]}
    assert any(peek.under == ("upper",) for peek in found)


def test_half_a_tag_never_makes_a_card_of_another_decks_or_of_a_strangers() -> None:
    others = [
        *list(Deck("spin", "B2").tags.values())[::12],
        *list(Deck("mod", "K7").tags.values())[::12],
    ]
    for number, text in enumerate(others):
        picture, place = covered(text, 30 + round((9 + number % 10) * MODULE), mask=None)
        assert all(peek.code is None for peek in peeks(picture, place)), text


def seen(
    story: FilmScript, preset: str, seed: int, times: Sequence[float] | None = None
) -> list[Event]:
    """What is told of a film."""
    watcher = Watcher(whose, DECK)
    return [
        event
        for frame, _ in shoot(story, preset, seed, times=times)
        for event in watcher.see(gray(frame.picture), frame.t)
    ]


def settled(events: Iterable[Event]) -> list[str]:
    return [event.card for event in events if isinstance(event, Settled)]


STORY = script(
    [
        LayCard(at=1.0, card="red-1#1"),
        LayCard(at=3.0, card="red-7#1", seat=0.0),
        LayCard(at=3.0, card="blue-8#2", seat=0.0, off=(24.0, 14.0, 6.0)),
        LayCard(at=5.5, card="green-9#1", seat=180.0, manner="slap"),
        LayCard(at=5.5, card="wild#1", seat=180.0, off=(-8.0, 40.0, -9.0)),
    ],
    tags=DECK.tags,
)


def test_the_upper_card_is_the_one_whose_rim_goes_on() -> None:
    for at, lower, upper in ((4.0, "red-7#1", "blue-8#2"), (6.5, "green-9#1", "wild#1")):
        ((frame, truth),) = shoot(STORY, "typical", 9400, times=[at])
        places = [
            (thing.name, (a, b, c, d))
            for thing in truth.things
            if thing.name in (lower, upper)
            for a, b, c, d in [thing.corners]
        ]
        assert card_edges.over(gray(frame.picture), places) == ((upper, lower),)


def test_of_two_cards_laid_in_one_hand_the_lower_is_told_first() -> None:
    events = seen(STORY, "typical", 9400)
    assert settled(events) == ["red-1#1", "red-7#1", "blue-8#2", "green-9#1", "wild#1"]
    assert not any(isinstance(event, Missed) for event in events)


@pytest.mark.parametrize(
    ("preset", "seed", "many"),
    [
        ("typical", 141064, 3),  # the hand has just let go of its tag
        ("bumps", 141070, 2),  # a card lies where arms come in
        ("shake", 182041, 10),  # a hand goes over their rims as they are told
        ("typical", 182068, 2),  # their rims can be seen when they have both rested for long
    ],
)
def test_the_lower_one_is_told_first_also_when(preset: str, seed: int, many: int) -> None:
    story = pairs(seed, many, DECK)
    laid = [happening.card for happening in story.in_order() if isinstance(happening, LayCard)]
    assert settled(seen(story, preset, seed)) == laid


def test_a_hand_over_a_tag_is_no_card_that_covers_it() -> None:
    times = [number / 15 for number in range(372, 442)]
    events = seen(pairs(187015, 12, DECK), "shake", 187015, times)
    assert settled(events)[-2:] == ["red-7#1", "yellow-draw-two#1"]
