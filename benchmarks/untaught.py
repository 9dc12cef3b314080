"""The reader of untaught cards on real photographs, which it was never trained on.

    python -m benchmarks.untaught ../shared/photos

Three questions, each by deck and camera: cards cut out beforehand (their corners known), whole photographs as
`companion recognize - --game classic` gets them, and pictures without any card of the family.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

from companion.rules.games import GAMES
from companion.vision.bare.cut import Color, cards
from companion.vision.bare.reader import read_closely
from companion.vision.bare.recognize import Look, Seen
from companion.vision.bare.untaught import Untaught

COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
SIGNS = {
    "T": "draw-two", "100": "draw-two", "R": "reverse", "200": "reverse", "S": "skip", "300": "skip",
}  # fmt: skip
"""How the photographs of the two smaller folders are named."""
FOLDERS = ("bare-cards", "taught", "rooms/plain", "rooms/rooms", "rooms/dark", "rooms/tilted")
WITHOUT = ("no-code", "strangers")
"""Folders of pictures without a card of the family."""


@dataclass(slots=True)
class Tally:
    """How often the first guess was right, and what was told."""

    many: int = 0
    first: int = 0
    told: int = 0
    wrong: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    ms: list[float] = field(default_factory=list)

    def add(self, name: str, face: str, look: Look) -> None:
        """One look at a card of this face."""
        self.many += 1
        self.first += look.guess == face
        self.told += look.card == face
        if look.card not in (None, face):
            self.wrong.append(f"{name} {look.card}")
        elif look.guess != face:
            self.missed.append(f"{name} {look.guess}")
        self.ms.append(look.ms)

    def said(self, what: str) -> str:
        """One line of the table."""
        of = max(self.many, 1)
        line = f"{what:<14} {self.many:4} first {self.first / of:6.1%} told {self.told / of:6.1%}"
        return f"{line} wrong {len(self.wrong)} CPU {np.median(self.ms or [0]):.1f} ms"


def photographs(folder: Path) -> Iterator[tuple[str, str, Color]]:
    """Each photograph of a folder, with the face it shows."""
    for path in sorted(folder.glob("*.jpg")):
        stem = path.stem
        face = stem.partition("-")[2]
        if not face:
            face = f"{COLORS[stem[0]]}-{SIGNS.get(stem[1:], stem[1:])}"
        picture = cv2.imread(str(path))
        assert picture is not None
        yield f"{folder.name}/{path.name}", face, np.asarray(picture, np.uint8)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("photos", type=Path)
    asked.add_argument("--folders", nargs="+", default=[*FOLDERS])
    asked.add_argument("--every", type=int, default=1, help="only each so many-th photograph")
    asked.add_argument("--misses", action="store_true", help="name every wrong guess")
    given = asked.parse_args()
    cv2.setNumThreads(1)
    deck = GAMES["classic"].deck
    reader = Untaught(tuple(deck.cards.values()))
    for name in given.folders:
        known, whole, strange = Tally(), Tally(), Tally()
        for number, (path, face, picture) in enumerate(photographs(given.photos / name)):
            if number % given.every:
                continue
            look = reader.look(picture)
            if face not in deck.cards:
                strange.add(path, "", look)
                continue
            whole.add(path, face, look)
            cuts = [cut for cut in cards(picture, least=0.004) if cut.quality >= 0.8]
            if cuts:
                known.add(path, face, cut_look(reader, cuts[0].face))
        print(known.said(f"{name} cut"), flush=True)
        print(whole.said(f"{name} whole"), *whole.wrong, *strange.wrong, sep="\n    ", flush=True)
        if given.misses:
            print(*known.missed, "--", *whole.missed, sep="\n    ")
    told = many = 0
    for folder in WITHOUT:
        for path in sorted((given.photos / folder).glob("*"))[:: given.every]:
            opened = cv2.imread(str(path))
            if opened is not None and min(opened.shape[:2]) > 8:
                many += 1
                told += reader.look(np.asarray(opened, np.uint8)).card is not None
    print(f"no card of the family: {told} told of {many}")


def cut_look(reader: Untaught, face: Color) -> Look:
    """A look at a card that was cut out beforehand."""
    began = time.process_time()
    reading = read_closely(face)
    look = reader.judged(reading)
    return Look(
        look.card, look.guess, None, (time.process_time() - began) * 1000, look.likely, look.doubts,
        look.scores, Seen(face, reading),
    )  # fmt: skip


if __name__ == "__main__":
    main()
