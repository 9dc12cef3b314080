"""A second copy of a card laid on the first, a little off it: three pictures at rest, and what is told of them."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np

from companion.demo.face import Thing
from companion.demo.perspective import Pose
from companion.demo.room import PRESETS, camera
from companion.demo.sensor import Sensor
from companion.demo.tabletop import Tabletop
from companion.pile.glance import BareCardSeen
from companion.rules.games import GAMES
from companion.vision.bare.cut import Color
from companion.vision.bare.recognize import Recognizer
from companion.vision.bare.rest import BareEyes
from companion.vision.motion import MotionTracker
from companion.vision.picture import gray

GAME = "classic"
"""The game whose box the copies are taken from."""

CAMERAS = ("720p/50", "1080p/70", "720p/70")
"""The cameras that look at them, by their lines and their angle of view in degrees."""


class Onlooker:
    """The eyes before a table that stirs and comes to rest again."""

    def __init__(self, recognizer: Recognizer) -> None:
        self.eyes = BareEyes(recognizer)
        self.motion = MotionTracker()
        self.t = 0.0

    def sees(self, picture: Color, other: Color) -> list[BareCardSeen]:
        """What is told of a picture at rest, before which the table looked otherwise for a moment."""
        found: list[BareCardSeen] = []
        for number in range(26):
            shown = other if number < 3 else picture
            self.t += 1 / 12
            self.motion.see(gray(shown), self.t)
            tall, wide = shown.shape[:2]
            if not self.eyes.stirs(self.motion, self.t, wide, tall) and self.eyes.waiting:
                found += self.eyes.see(shown, self.t)
        return found


def trial(
    recognizer: Recognizer, design: str, seed: int, off: float, *, pushed: bool = False
) -> tuple[bool, list[BareCardSeen]]:
    """Whether the first copy was told, and what was told of the second, or of its being pushed."""
    chance, rng = random.Random(f"copies {seed}"), np.random.default_rng([seed, 6])
    lens = camera(chance.choice(CAMERAS), PRESETS["typical"], rng)
    preset = PRESETS["typical"]
    table = Tabletop(lens=lens, preset=preset, seed=seed, tags={}, mat=False, cards_are=design)
    sensor = Sensor(lens=lens, preset=preset, seed=seed)
    face, *under = chance.sample(GAMES[GAME].deck.names, 4)
    shots: list[Color] = []

    def shot() -> None:
        shots.append(np.asarray(sensor.camera_picture(table.rest()[0], 0.0, level=1.0), np.uint8))

    def lay(name: str, pose: Pose | None = None) -> Thing:
        thing = table.card(name, rng)
        thing.pose = pose or table.resting_place(float(rng.choice([0, 90, 180, 270])), rng)
        table.put(thing, 0.0)
        return thing

    for name in under:
        lay(name)
    shot()
    first = lay(f"{face}#1")
    shot()
    way = chance.uniform(0, 2 * np.pi)
    at, turned = first.pose, chance.gauss(0, 4.0 if pushed else 1.5)
    x, y = at.x + off * np.cos(way), at.y + off * np.sin(way)
    second = replace(at, x=x, y=y, turn=at.turn + turned)
    if pushed:
        table.lift(first)
        first.pose = second
        table.put(first, 0.0)
    else:
        lay(f"{face}#2", second)
    shot()
    eyes = Onlooker(recognizer)
    hand = np.asarray(255 - shots[0], np.uint8)
    eyes.sees(shots[0], hand)
    told = eyes.sees(shots[1], hand)
    return any(r.what == "laid" and r.card == face for r in told), eyes.sees(shots[2], hand)
