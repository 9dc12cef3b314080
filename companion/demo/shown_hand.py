"""A still picture of a hand shown face up: fanned, or laid in a row, as a phone takes it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

import numpy as np

from companion.demo.face import Picture
from companion.demo.perspective import Pose
from companion.demo.room import PRESETS, Preset, camera
from companion.demo.sensor import Sensor
from companion.demo.tabletop import Labels, Tabletop

Spread = Literal["fan", "row"]


def fan(
    cards: Sequence[str],
    tags: Mapping[str, str],
    preset: str | Preset = "typical",
    seed: int = 0,
    *,
    spread: Spread = "fan",
    camera_name: str = "1080p/50",
    gray: bool = False,
    cards_are: str = "tags",
) -> tuple[Picture, Tabletop, Labels]:
    """A photo of these cards lying fanned on a table."""
    if isinstance(preset, str):
        preset = PRESETS[preset]
    rng = np.random.default_rng([seed, 31])
    lens = camera(camera_name, preset, rng)
    middle = (float(rng.normal(0, 15)), float(rng.normal(0, 12)))
    lens = replace(lens, aim=middle, distance=lens.distance * float(rng.uniform(0.72, 0.9)))
    table = Tabletop(
        lens=lens, preset=preset, seed=seed % 3, tags=tags, mat=False, draw_pile=False, gray=gray,
        cards_are=cards_are,
    )  # fmt: skip
    turn = float(rng.normal(0, 8))
    step = float(rng.uniform(30, 36))
    for nth, name in enumerate(cards):
        thing = table.card(name, rng)
        place = nth - (len(cards) - 1) / 2
        if spread == "fan":
            # Each card covers its right neighbor's left edge, so the top right tags stay free.
            radius = 190.0
            swing = -place * step / radius
            x, y = radius * math.sin(swing), radius * (1 - math.cos(swing))
            lean = math.degrees(swing)
        else:
            x, y, lean = -place * step, 0.0, 0.0
        crooked = rng.normal(0, 1, 3)
        a = math.radians(turn)
        thing.pose = Pose(
            x=x * math.cos(a) - y * math.sin(a) + float(crooked[0]) * 2,
            y=x * math.sin(a) + y * math.cos(a) + float(crooked[1]) * 3,
            turn=turn + lean + float(crooked[2]) * 2,
            lift=nth * 0.6,
        )
        table.lay_beside(thing)
    clean, labels = table.shot([], [])
    picture = Sensor(lens=lens, preset=preset, seed=seed, gray=gray).camera_picture(
        clean, 0.0, level=1.0
    )
    return picture, table, labels
