"""Films a script: the frames that a webcam above the table would give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from companion.demo import gesture
from companion.demo.face import Picture
from companion.demo.room import PRESETS, Preset
from companion.demo.script import Fault, FilmScript, LayCard, Light
from companion.demo.sensor import Sensor
from companion.demo.stage import Stage
from companion.demo.tabletop import Flight, Labels, Reach
from companion.demo.unsteady import STOREY, Room


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """One picture of the film, in blue, green and red, or gray where color isn't needed."""

    number: int
    t: float
    picture: Picture


def _light_level(lights: Sequence[Light], t: float) -> float:
    """How bright the room is at a moment."""
    level = 1.0
    for light in lights:
        level += (light.level - level) * gesture.ease_in_out(
            (t - light.at) / max(light.length, 1e-3)
        )
    return level


class Filming:
    """One film in the making: a table, a camera above it, and what lies where in the newest frame."""

    def __init__(
        self, script: FilmScript, preset: str | Preset = "typical", seed: int = 0, *,
        camera: str = "720p/50", mat: bool = False, gray: bool = False,
    ) -> None:  # fmt: skip
        if isinstance(preset, str):
            if preset not in PRESETS:
                raise ValueError(f"There is no preset {preset!r}; there are {', '.join(PRESETS)}.")
            preset = PRESETS[preset]
        self.stage = Stage(script, preset, seed, camera, mat=mat, gray=gray)
        self._printed = gray or script.cards_are != "tags"
        self._preset = preset
        self._room = Room(
            preset.unsteady, seed=seed, wide=self.stage.table.lens.width,
            tall=self.stage.table.lens.height,
            bumps=[h.at for h in script.in_order() if isinstance(h, LayCard)],
        )  # fmt: skip
        self._sensor = Sensor(lens=self.stage.table.lens, preset=preset, seed=seed, gray=gray)
        self._lights = [h for h in script.in_order() if isinstance(h, Light)]
        self._faults = [h for h in script.in_order() if isinstance(h, Fault)]
        self._last: Picture | None = None
        self.flying: list[Flight] = []
        self.hands: list[Reach] = []
        self.labels: Labels = np.zeros((0, 0), np.uint16)
        self.t = 0.0

    def frame(self, number: int, t: float) -> FilmFrame:
        """The picture at a moment, which must not be earlier than the last one."""
        self.t = t
        stage = self.stage
        stage.advance(t)
        clean, self.labels = self._shot(t)
        self._room.at(t, hand=bool(self.hands))
        fault = next((f for f in self._faults if f.at <= t < f.at + f.length), None)
        if fault is not None and fault.kind == "frozen" and self._last is not None:
            return FilmFrame(number, t, self._last)
        blur = 4.0 if fault is not None and fault.kind == "blurred" else 0.0
        # JPEG is half the cost of a frame, and what isn't printed needs none to be read.
        written = stage.table.written(self.flying) if self._printed else None
        picture = self._sensor.camera_picture(
            clean,
            t,
            level=_light_level(self._lights, t),
            blur=blur,
            room=self._room,
            written=written,
        )
        if fault is not None and fault.kind == "black":
            picture = np.zeros_like(picture)
        elif fault is not None and fault.kind == "upside-down":
            picture = np.ascontiguousarray(picture[::-1, ::-1])
        self._last = picture
        return FilmFrame(number, t, picture)

    def _shot(self, t: float) -> tuple[Picture, Labels]:
        """The table at a moment; a rolling shutter sees its lower parts a little later."""
        rolling = self._preset.unsteady.rolling
        self.flying, self.hands = self.stage.now(t)
        clean, labels = self.stage.table.shot(self.flying, self.hands)
        if not rolling or not (self.flying or self.hands):
            return clean, labels
        clean = clean.copy()
        edges = np.linspace(0, len(clean), STOREY + 1).astype(int)
        for upper, lower in list(pairwise(edges))[1:]:
            later = self.stage.now(t + rolling * float(upper) / len(clean))
            clean[upper:lower] = self.stage.table.shot(*later)[0][upper:lower]
        return clean, labels
