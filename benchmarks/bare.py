"""Cards without tags on rendered piles, beside SIFT with RANSAC, ORB and template matching on the same pictures.

    python -m benchmarks.bare --seeds 300-339
    python -m benchmarks.bare --seeds 300-399 --designs border any-31 --alone      # without the peers

Every picture shows the last card of a pile of a whole classic box, one design taught with one picture a face; before
it the same table without that card is known. `any-31` is a design drawn by chance: no threshold was set with those.
"""

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np

from benchmarks.bare_peers import PEERS
from benchmarks.row import Row, named
from companion.demo.room import PRESETS, camera
from companion.demo.sensor import Sensor
from companion.demo.tabletop import Tabletop
from companion.rules.games import GAMES
from companion.vision.bare.cut import Color
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer
from testing.night import seeds
from testing.second_copy import CAMERAS, GAME
from testing.taught import taught

DESIGNS = ("any-31", "any-32", "any-33", "any-34")
LAMPS = ((1.0, 1.0, 1.0), (0.72, 0.92, 1.05), (1.05, 0.97, 0.85), (0.85, 1.0, 0.9))
"""Daylight, a bulb, a cold lamp, a bad tube: how much blue, green and red they give."""


@dataclass(slots=True)
class Score:
    """How one way of looking did."""

    many: int = 0
    told: int = 0
    wrong: int = 0
    first: int = 0
    among: int = 0
    ms: list[float] = field(default_factory=list)
    doubts: Counter[str] = field(default_factory=Counter)

    def said(self, name: str) -> str:
        """One line."""
        left = max(self.many - self.told - self.wrong, 1)
        line = (
            f"{name:<22} told {100 * self.told / self.many:5.1f} %  wrong {self.wrong} of {self.many}"
            f"  first guess {100 * self.first / self.many:5.1f} %"
            f"  right among those asked {100 * self.among / left:5.1f} %"
        )
        if self.ms:
            line += f"  CPU ms {np.median(self.ms):.0f} / {np.percentile(self.ms, 95):.0f}"
        return line


def pile(design: str, seed: int, preset: str = "typical") -> tuple[str, Color, Color, float]:
    """A pile's top card, the table before and after it was laid, and a card's length in pixels."""
    chance = random.Random(f"pile {seed}")
    rng = np.random.default_rng([seed, 5])
    faces = GAMES[GAME].deck.names
    lens = camera(chance.choice(CAMERAS), PRESETS[preset], rng)
    table = Tabletop(
        lens=lens, preset=PRESETS[preset], seed=seed, tags={}, mat=False, cards_are=design
    )
    sensor = Sensor(lens=lens, preset=PRESETS[preset], seed=seed)
    lamp = np.array(chance.choice(LAMPS))
    names = [f"{chance.choice(faces)}#{chance.randint(1, 4)}" for _ in range(chance.randint(3, 12))]
    shots: list[Color] = []
    for number, name in enumerate(names):
        if number == len(names) - 1:
            shots.append(_shot(sensor, table, lamp))
        thing = table.card(name, rng)
        thing.pose = table.resting_place(float(rng.choice([0, 90, 180, 270])), rng)
        table.put(thing, 0.0)
    shots.append(_shot(sensor, table, lamp))
    return names[-1].partition("#")[0], shots[0], shots[1], 89 * lens.scale


def _shot(sensor: Sensor, table: Tabletop, lamp: np.ndarray) -> Color:
    lit = np.clip(table.rest()[0] * lamp, 0, 255).astype(np.uint8)
    return np.asarray(sensor.camera_picture(lit, 0.0, level=1.0), np.uint8)


def measured(
    seeds_: Sequence[int], designs: Sequence[str], preset: str, *, alone: bool = False
) -> dict[str, Score]:
    """Looks at a pile a seed of every design, by every way there is."""
    cv2.setNumThreads(1)
    scores: dict[str, Score] = {}
    for design in designs:
        faces = taught(design)
        ours = Recognizer(Faces(faces))
        peers = {} if alone else {name: peer(faces) for name, peer in PEERS.items()}
        mine = scores.setdefault("companion", Score())
        here = Score()
        for seed in seeds_:
            true, before, after, long_px = pile(design, seed, preset)
            look = ours.look(after, before, long_px)
            for score in (mine, here):
                score.many += 1
                score.told += look.card == true
                score.wrong += look.card not in (true, None)
                score.first += look.guess == true
                score.among += look.card is None and true in look.likely
                score.ms.append(look.ms)
                score.doubts.update(look.doubts)
            if look.card not in (true, None):
                print(f"  WRONG {design} seed {seed}: {true} told as {look.card} {look.scores}")
            for name, peer in peers.items():
                score = scores.setdefault(name, Score())
                told, ms = peer.look(after, before, long_px)
                score.many += 1
                score.told += told == true
                score.wrong += told not in (true, None)
                score.first += told == true
                score.ms.append(ms)
        print(here.said(design), dict(here.doubts), flush=True)
    return scores


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`."""
    designs = DESIGNS if share == 1 else DESIGNS[:1]
    scores = measured(range(300, 300 + max(1, round(30 * share))), designs, "typical")
    ours = scores.pop("companion")
    found = [
        Row(what="bare cards told from one picture", unit="%", ours=100 * ours.told / ours.many),
        Row(what="  told wrong", unit="cards", ours=ours.wrong, most=0),
        Row(what="  CPU of a look, median", unit="ms", ours=float(np.median(ours.ms)), most=40),
        Row(what="  CPU of a look, 95th", unit="ms", ours=float(np.percentile(ours.ms, 95)), most=120),
    ]  # fmt: skip
    for name, score in scores.items():
        found += [
            Row(what="  told right", unit="%", ours=100 * ours.told / ours.many,
                peer=named("opencv-python-headless", name), theirs=100 * score.told / score.many),
            Row(what="  told wrong", unit="cards", ours=ours.wrong,
                peer=name, theirs=float(score.wrong)),
            Row(what="  CPU of a look, median", unit="ms", ours=float(np.median(ours.ms)),
                peer=name, theirs=float(np.median(score.ms))),
        ]  # fmt: skip
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", default="300-319")
    asked.add_argument("--designs", nargs="+", default=[*DESIGNS])
    asked.add_argument("--preset", default="typical")
    asked.add_argument("--alone", action="store_true", help="without the peers")
    given = asked.parse_args()
    found = measured(seeds(given.seeds), given.designs, given.preset, alone=given.alone)
    for name, score in found.items():
        print(score.said(name))


if __name__ == "__main__":
    main()
