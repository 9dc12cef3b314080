"""What is wrong with the camera's picture, and for how long."""

from collections.abc import Callable

import cv2
import numpy as np
import pytest

from companion.pile import Health
from companion.pile.glance import Glance, TagSighting
from companion.vision.condition import GOOD, Measures, Trouble, judged, measured
from companion.vision.picture import Gray
from tests.pile.bench import DECK
from tests.vision.pictures import Place, table

SEVEN: tuple[str, Place] = ("red-7#1", (2.0, -1.0, 6.0))


@pytest.mark.parametrize(
    ("wrong", "change"),
    [
        ("dark", lambda p: (p * 0.12).astype(np.uint8)),
        ("bright", lambda p: np.clip(p * 0.35 + 175, 0, 255).astype(np.uint8)),
        ("blurred", lambda p: cv2.GaussianBlur(p, (0, 0), 7)),
        ("no-picture", lambda p: np.zeros_like(p)),
        ("glare", lambda p: cv2.circle(p.copy(), (640, 360), 160, 255, -1)),
    ],
)
def test_what_is_wrong_with_the_picture_is_named(
    wrong: str, change: Callable[[Gray], Gray]
) -> None:
    good = table([SEVEN])
    tags = tuple(
        TagSighting(DECK.tags["red-7#1"], quad)
        for quad in ((((600, 300), (657, 300), (657, 357), (600, 357))),)
    )
    look = Glance(1.0, tags if wrong == "bright" else ())
    assert not measured(good, Glance(1.0), None, frozen=False).wrong
    seen = measured(np.asarray(change(good), np.uint8), look, None, frozen=False)
    assert wrong in seen.wrong
    assert wrong in GOOD


def test_a_tag_too_small_for_comfort_means_the_camera_is_too_far() -> None:
    small = ((600.0, 300.0), (636.0, 300.0), (636.0, 336.0), (600.0, 336.0))
    seen = measured(table([SEVEN]), Glance(1.0, (TagSighting("x", small),)), None, frozen=False)
    assert "far" in seen.wrong


def test_trouble_is_told_once_when_it_lasts_and_once_when_it_is_over() -> None:
    trouble, told = Trouble(), list[Health]()
    for step in range(40):
        dark = step in (2, 3) or 10 <= step < 25
        seen = Measures(step / 2, brightness=20 if dark else 120, spread=60)
        trouble, events = judged(trouble, seen)
        told += events
    assert [(health.code, health.ok) for health in told] == [("dark", False), ("dark", True)]
    assert all(health.says.endswith(".") for health in told)
