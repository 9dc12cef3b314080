"""Bare cards of our own designs on a rendered table: what they are taught with, and piles of them."""

from functools import cache

import numpy as np

from companion.demo.bare_cards import photo
from companion.demo.perspective import Pose
from companion.demo.room import PRESETS, camera
from companion.demo.sensor import Sensor
from companion.demo.tabletop import Tabletop
from companion.rules.games import GAMES
from companion.vision.bare import teach
from companion.vision.bare.cut import Color
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer

FACES = tuple(
    face
    for face in GAMES["classic"].deck.names
    if face.split("-", 1)[-1] in {"1", "3", "6", "7", "8", "9", "skip", "draw-two"}
    or face == "wild"
)
"""Enough of the classic box, with all that are easily taken for each other."""
LAMPS = ((1.0, 1.0, 1.0), (0.72, 0.92, 1.05), (1.05, 0.97, 0.85), (0.85, 1.0, 0.9))
"""Daylight, a bulb, a cold lamp, a bad tube: how much blue, green and red they give."""


@cache
def taught(design: str) -> dict[str, Color]:
    """Every face of the classic box in one design, taught one by one."""
    faces = {}
    for face in FACES:
        card = teach.one(photo(face, design))
        assert card is not None, face
        assert card.why is None, (face, card.why, card.quality)
        faces[face] = card.face
    return faces


@cache
def recognizer(design: str, without: str = "") -> Recognizer:
    """Somebody who knows a design, but for one sign of it."""
    faces = taught(design)
    return Recognizer(
        Faces(
            {
                name: face
                for name, face in faces.items()
                if not without or not name.endswith(without)
            }
        )
    )


def pile(
    design: str, cards: list[str], *, seed: int, preset: str = "typical"
) -> tuple[Color, Color, float]:
    """The table before and after the last of these cards was laid down, and how long a card is in pixels."""
    rng = np.random.default_rng([seed, 5])
    table, sensor = _bare(design, seed, preset, rng)
    lamp = np.array(LAMPS[seed % len(LAMPS)])
    shots = []
    for number, name in enumerate(cards):
        if number == len(cards) - 1:
            shots.append(_exposed(sensor, table, lamp))
        thing = table.card(name, rng)
        thing.pose = table.resting_place(float(rng.choice([0, 90, 180, 270])), rng)
        table.put(thing, 0.0)
    shots.append(_exposed(sensor, table, lamp))
    return shots[0], shots[1], 89 * table.lens.scale


def lying(design: str, cards: dict[str, Pose], *, seed: int) -> Color:
    """The table with these cards on it, the last one on top."""
    rng = np.random.default_rng(seed)
    table, sensor = _bare(design, seed, "typical", rng)
    for name, pose in cards.items():
        thing = table.card(name, rng)
        thing.pose = pose
        table.put(thing, 0.0)
    return _exposed(sensor, table, np.ones(3))


def _bare(design: str, seed: int, preset: str, rng: np.random.Generator) -> tuple[Tabletop, Sensor]:
    """A table without cards yet, and what looks at it."""
    lens = camera("720p/50", PRESETS[preset], rng)
    table = Tabletop(
        lens=lens, preset=PRESETS[preset], seed=seed, tags={}, mat=False, cards_are=design
    )
    return table, Sensor(lens=lens, preset=PRESETS[preset], seed=seed)


def _exposed(sensor: Sensor, table: Tabletop, lamp: np.ndarray) -> Color:
    clean = table.rest()[0]
    lit = np.clip(clean * lamp, 0, 255).astype(np.uint8)
    return np.asarray(sensor.camera_picture(lit, 0.0, level=1.0), np.uint8)
