"""Films a script: frames as a webcam above the table gives them, and beside each what was true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from companion.simulate import gesture
from companion.simulate.face import Picture
from companion.simulate.room import PRESETS, Preset
from companion.simulate.script import Fault, Light, Script
from companion.simulate.sensor import Sensor
from companion.simulate.stage import Stage
from companion.simulate.truth import Truth, truth


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of the film: blue, green, red; or gray, when the eyes see it no further."""

    number: int
    t: float
    picture: Picture


def _level(lights: Sequence[Light], t: float) -> float:
    """How bright the room is at a moment."""
    level = 1.0
    for light in lights:
        level += (light.level - level) * gesture.smooth((t - light.at) / max(light.length, 1e-3))
    return level


def shoot(
    script: Script,
    preset: str | Preset = "typical",
    seed: int = 0,
    *,
    camera: str = "720p/50",
    fps: float = 15.0,
    times: Sequence[float] | None = None,
    mat: bool = False,
    gray: bool = False,
) -> Iterator[tuple[Frame, Truth]]:
    """Films a script; `times` films only at those moments (in order), as quick proofs do."""
    if isinstance(preset, str):
        if preset not in PRESETS:
            raise ValueError(f"There is no preset {preset!r}; there are {', '.join(PRESETS)}.")
        preset = PRESETS[preset]
    stage = Stage(script, preset, seed, camera, mat=mat)
    sensor = Sensor(lens=stage.table.lens, preset=preset, seed=seed, gray=gray)
    moments = times if times is not None else [n / fps for n in range(round(script.seconds * fps))]
    lights = [h for h in script.in_order() if isinstance(h, Light)]
    faults = [h for h in script.in_order() if isinstance(h, Fault)]
    last: Picture | None = None
    for number, t in enumerate(moments):
        stage.advance(t)
        flying, hands = stage.now(t)
        clean, labels = stage.table.shot(flying, hands)
        fault = next((f for f in faults if f.at <= t < f.at + f.length), None)
        if fault is not None and fault.kind == "frozen" and last is not None:
            picture = last
        else:
            blur = 4.0 if fault is not None and fault.kind == "blurred" else 0.0
            picture = sensor.expose(clean, t, level=_level(lights, t), blur=blur)
            if fault is not None and fault.kind == "black":
                picture = np.zeros_like(picture)
            elif fault is not None and fault.kind == "upside-down":
                picture = np.ascontiguousarray(picture[::-1, ::-1])
        last = picture
        yield Frame(number, t, picture), truth(stage, t, flying, labels)
