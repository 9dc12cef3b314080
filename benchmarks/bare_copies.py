"""A second copy of the same face laid on the first, so many millimetres off: is it told as a new card?

    python -m benchmarks.bare_copies --designs border any-41 any-42 --seeds 500-507
    python -m benchmarks.bare_copies --seeds 500-507 --pushed     # none came, the first was pushed

Each trial shows the eyes of a taught deck three pictures at rest:
a small pile, the first copy on it, the second on that one.
"""

import argparse
import random
from dataclasses import dataclass, replace

import cv2
import numpy as np

from benchmarks.bare import CAMERAS, GAME, taught
from benchmarks.vision_night import seeds
from companion.pile.sighting import Rest
from companion.rules.games import GAMES
from companion.simulate.face import Thing
from companion.simulate.perspective import Pose
from companion.simulate.room import PRESETS, camera
from companion.simulate.sensor import Sensor
from companion.simulate.tabletop import Tabletop
from companion.vision.bare.cut import Color
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer
from companion.vision.bare.rest import BareEyes
from companion.vision.motion import Motion
from companion.vision.picture import gray

OFF = (2.0, 4.0, 8.0, 12.0, 20.0)
"""Millimetres from the first copy to the second."""


@dataclass(slots=True)
class Count:
    """What came of the copies so far off."""

    laid: int = 0
    asked: int = 0
    silent: int = 0
    pushed: int = 0
    other: int = 0

    @property
    def many(self) -> int:
        """How many there were."""
        return self.laid + self.asked + self.silent + self.pushed + self.other


class Onlooker:
    """The eyes before a table that stirs and comes to rest again."""

    def __init__(self, recognizer: Recognizer) -> None:
        self.eyes = BareEyes(recognizer)
        self.motion = Motion()
        self.t = 0.0

    def sees(self, picture: Color, other: Color) -> list[Rest]:
        """What is told of a picture at rest, before which the table looked otherwise for a moment."""
        found: list[Rest] = []
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
) -> tuple[bool, list[Rest]]:
    """Whether the first copy was told, and what was told of the second, or of its being pushed."""
    chance, rng = random.Random(f"copies {seed}"), np.random.default_rng([seed, 6])
    lens = camera(chance.choice(CAMERAS), PRESETS["typical"], rng)
    preset = PRESETS["typical"]
    table = Tabletop(lens=lens, preset=preset, seed=seed, tags={}, mat=False, cards_are=design)
    sensor = Sensor(lens=lens, preset=preset, seed=seed)
    face, *under = chance.sample(GAMES[GAME].deck.names, 4)
    shots: list[Color] = []

    def shot() -> None:
        shots.append(np.asarray(sensor.expose(table.rest()[0], 0.0, level=1.0), np.uint8))

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


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", default="500-503")
    asked.add_argument("--designs", nargs="+", default=["border", "any-41"])
    asked.add_argument("--pushed", action="store_true", help="no copy came: the first was pushed")
    asked.add_argument("--off", nargs="+", type=float, default=[*OFF], help="millimetres off")
    given = asked.parse_args()
    cv2.setNumThreads(1)
    counts = {off: Count() for off in given.off}
    for design in given.designs:
        recognizer = Recognizer(Faces(taught(design)))
        for seed in seeds(given.seeds):
            for off in given.off:
                known, told = trial(recognizer, design, seed, off, pushed=given.pushed)
                if not known:
                    continue  # the first copy itself was not told
                count = counts[off]
                what = {rest.what for rest in told}
                count.laid += what == {"laid"}
                count.asked += "unsure" in what
                count.silent += not what
                count.pushed += what == {"nudged"}
                count.other += bool(what - {"laid", "unsure"}) and what != {"nudged"}
                if ("laid" in what) == given.pushed:
                    print(f"  {design} seed {seed}, {off:.0f} mm: {sorted(what)}", flush=True)
    for off, count in counts.items():
        print(
            f"{off:4.0f} mm: of {count.many} told as a new card {count.laid}, as pushed {count.pushed},"
            f" asked {count.asked}, nothing said {count.silent}, told as something else {count.other}"
        )


if __name__ == "__main__":
    main()
