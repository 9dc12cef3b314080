"""Advice to whoever puts a camera up: each bad camera gets the sentence that mends it, no good one a wrong one."""

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.demo.room import PRESETS
from companion.demo.script import LayCard, script
from companion.demo.unsteady import Unsteady
from companion.tags import Deck
from companion.vision.aim import Aim
from companion.vision.condition import GOOD as RIGHT_AGAIN
from companion.vision.condition import says
from companion.vision.picture import Gray, gray, shrunk
from companion.vision.source import Frame
from testing.truth import shoot
from tests.pile.bench import DECK

CARDS = ("red-7#1", "blue-3#1", "green-9#2")
CLEAR = PRESETS["clear"]


def seen(
    preset: str | object = "clear", camera: str = "720p/50", *, seed: int, mat: bool = False,
    change: Callable[[Gray], Gray] = lambda picture: picture, start: tuple[str, ...] = CARDS,
) -> Aim:  # fmt: skip
    """A camera over a few cards, looked through for two and a half seconds."""
    aim = Aim("0")
    story = script([LayCard(at=9.0, card="red-1#1")], tags=DECK.tags, start=start)
    times = [n / 11 for n in range(27)]
    for frame, _ in shoot(story, preset, seed, camera=camera, times=times, mat=mat, gray=True):  # type: ignore[arg-type]
        aim.see(Frame(frame.t, change(gray(frame.picture))))
    return aim


def blurred(by: float) -> Callable[[Gray], Gray]:
    return lambda picture: np.asarray(cv2.GaussianBlur(picture, (0, 0), by), np.uint8)


def shaded(times: float, plus: float = 0.0) -> Callable[[Gray], Gray]:
    return lambda picture: np.clip(picture * times + plus, 0, 255).astype(np.uint8)


def far(picture: Gray) -> Gray:
    """The same table from twice as high."""
    small: Gray = shrunk(picture, 0.5)
    tall, wide = small.shape
    return np.pad(small, ((tall // 2, tall // 2), (wide // 2, wide // 2)), mode="reflect")


def shiny(picture: Gray) -> Gray:
    """A lamp mirrored all over the pile."""
    y, x = np.mgrid[: picture.shape[0], : picture.shape[1]]
    far = np.hypot(x - 620, y - 360)
    lamp = 400 / (1 + np.exp((far - 190) / 15))
    return np.asarray(np.clip(picture + lamp, 0, 255), np.uint8)


STEADY_UP = replace(CLEAR, tilt=(55.0, 56.0))
FLICKER = replace(CLEAR, unsteady=Unsteady(flicker=0.3, rolling=0.02))
SHAKE = replace(CLEAR, unsteady=Unsteady(shake=6.0))

BAD: dict[str, tuple[str, dict[str, object]]] = {
    "blur of 2 pixels": ("blurred", {"change": blurred(2.6)}),
    "blur of 4 pixels": ("blurred", {"change": blurred(4)}),
    "much too high up": ("far", {"change": far}),
    "VGA": ("small", {"change": lambda p: shrunk(p, 0.5)}),
    "night": ("dark", {"change": shaded(0.15)}),
    "over-exposed": ("bright", {"change": shaded(0.5, 180)}),
    "a lamp on the pile": ("glare", {"change": shiny}),
    "from the side": ("aslant", {"preset": STEADY_UP, "camera": "1080p/50"}),
    "a flickering lamp": ("flickers", {"preset": FLICKER}),
    "on a wobbly shelf": ("shakes", {"preset": SHAKE}),
    "covered": ("no-picture", {"change": lambda p: np.zeros_like(p)}),
    "hanging": ("frozen", {"change": lambda p: np.full_like(p, 90) + (np.arange(1280) % 90).astype(np.uint8)}),
}  # fmt: skip

GOOD: dict[str, dict[str, object]] = {
    "720p, 50 cm": {},
    "720p, 50 cm, a usual evening": {"preset": "typical"},
    "1080p, 50 cm": {"camera": "1080p/50"},
    "1080p, 70 cm": {"camera": "1080p/70"},
    "1080p, a usual evening": {"preset": "typical", "camera": "1080p/70"},
    "on the mat": {"mat": True},
    "a little dim": {"change": shaded(0.6)},
    "a little soft": {"change": blurred(1.0)},
    "one card": {"start": CARDS[:1]},
    "a portrait picture": {"change": lambda p: np.ascontiguousarray(np.rot90(p))},
    "turned around": {"change": lambda p: np.ascontiguousarray(p[::-1, ::-1])},
    "tilted 20 degrees": {"preset": replace(CLEAR, tilt=(19.0, 21.0))},
}


@pytest.mark.parametrize("camera", BAD)
def test_a_bad_camera_gets_the_sentence_that_mends_it(camera: str) -> None:
    code, how = BAD[camera]
    verdict = seen(seed=51, **how).verdict()  # type: ignore[arg-type]
    assert not verdict.ok
    assert says(code) in verdict.advice, verdict


@pytest.mark.parametrize("camera", GOOD)
def test_a_good_camera_gets_no_wrong_sentence(camera: str) -> None:
    verdict = seen(seed=52, **GOOD[camera]).verdict()  # type: ignore[arg-type]
    assert verdict.ok, verdict
    assert not set(verdict.advice) & set(map(says, RIGHT_AGAIN)), verdict


def test_another_decks_codes_are_named_when_the_deck_is_known() -> None:
    aim = seen(seed=53)
    assert aim.verdict().ok
    other = Aim("0", Deck("spin", "B2"))
    assert aim.latest is not None
    for turn in range(24):
        other.see(Frame(turn / 15, aim.latest[0].picture))
    assert not other.verdict().ok
    assert any("another deck" in line for line in other.verdict().advice)
