"""A camera's process that may die, and a phone that needs none."""

import time
from collections.abc import Callable
from multiprocessing import active_children

import pytest

from companion.pile import Event, Health, Settled
from companion.vision import Eye
from tests.pile.bench import DECK
from tests.vision.pictures import Place, jpeg, table

SEVEN: tuple[str, Place] = ("red-7#1", (2.0, -1.0, 6.0))
EIGHT: tuple[str, Place] = ("blue-8#2", (-4.0, 3.0, -14.0))


def test_a_phone_that_reads_tags_itself_needs_no_camera_process() -> None:
    eye = Eye("push:", game="spin", deck="K7")
    quad = ((600.0, 300.0), (657.0, 300.0), (657.0, 357.0), (600.0, 357.0))
    for step in range(8):
        eye.push_sightings([(DECK.tags["red-7#1"], quad)], t=step / 15)
    assert eye.pile() == ("red-7#1",)
    eye.expect(["red-9#1", "no-such-card#1"])
    assert eye.pile() == ("red-9#1",)
    with pytest.raises(ValueError, match="four corners"):
        eye.push_sightings([("x", [(1, 2), (3, 4)])])


def test_a_camera_process_that_dies_is_started_again_and_the_pile_is_remembered() -> None:
    told: list[Event] = []
    eye = Eye("push:", game="spin", deck="K7")
    eye.start(told.append)
    try:
        one, two = (jpeg(table(cards)) for cards in ([SEVEN], [SEVEN, EIGHT]))
        _push_until(eye, one, lambda: eye.pile() == ("red-7#1",))
        assert eye.picture() is not None
        (process,) = (one for one in active_children() if one.name == "companion eye")
        process.kill()
        _push_until(eye, two, lambda: eye.pile() == ("red-7#1", "blue-8#2"))
        assert [e.card for e in told if isinstance(e, Settled)] == ["red-7#1", "blue-8#2"]
        assert ("no-picture", False) in [(e.code, e.ok) for e in told if isinstance(e, Health)]
        assert not [health for health in eye.health() if health.code == "no-picture"]
        assert eye.restarts == 1
        eye.push(b"no picture at all")
        _wait(lambda: any("picture" in health.says for health in eye.health()))
    finally:
        eye.stop()
    eye.stop()


def _push_until(eye: Eye, picture: bytes, done: Callable[[], bool]) -> None:
    def step() -> bool:
        eye.push(picture)
        return done()

    _wait(step)


def _wait(done: Callable[[], bool], patience: float = 60) -> None:
    until = time.monotonic() + patience
    while not done():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.05)
