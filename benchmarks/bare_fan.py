"""Hands of seven cards without tags, fanned on the table and photographed: how many are told, named as unsure, wrong.

    python -m benchmarks.bare_fan --designs border edge large any-41 --seeds 500-509

Every card lies over its right neighbor's left half. Cards under others can't be counted: that there may be more is
always said.
"""

import argparse
import random
import time
from dataclasses import dataclass, field

import cv2
import numpy as np

from companion.demo.shown_hand import fan
from companion.rules.games import GAMES
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer
from companion.vision.bare.spread import lying
from testing.night import seeds
from testing.second_copy import GAME
from testing.taught import taught

CAMERAS = ("720p/50", "1080p/50")
HAND = 7


@dataclass(slots=True)
class Count:
    """What came of some hands."""

    cards: int = 0
    told: int = 0
    wrong: int = 0
    unsure: int = 0
    among: int = 0
    whole: int = 0
    hands: int = 0
    ms: list[float] = field(default_factory=list)

    def hand(self, recognizer: Recognizer, design: str, seed: int) -> None:
        """One hand more."""
        names = random.Random(seed).sample(sorted(GAMES[GAME].deck.names), HAND)
        cards = [f"{name}#1" for name in names]
        camera = CAMERAS[seed % len(CAMERAS)]
        picture, *_ = fan(cards, {}, "typical", seed, camera_name=camera, cards_are=design)
        began = time.process_time()
        looks = lying(recognizer, np.asarray(picture, np.uint8))
        self.ms.append((time.process_time() - began) * 1000)
        left = list(names)
        for look in looks:
            if look.card in left:
                left.remove(look.card)
            elif look.card is not None:
                self.wrong += 1
                print(f"  WRONG {design} seed {seed}: {look.card} told, of {names}")
        unsure = [look for look in looks if look.card is None]
        self.hands += 1
        self.cards += HAND
        self.told += HAND - len(left)
        self.whole += not left
        self.unsure += len(unsure)
        self.among += sum(any(face in left for face in look.likely) for look in unsure)

    def said(self) -> str:
        """In one line."""
        return (
            f"of {self.cards} cards told {self.told}, wrong {self.wrong}, named as unsure {self.unsure}"
            f" (the right one among them {self.among}); hands whole {self.whole} of {self.hands};"
            f" CPU ms {np.median(self.ms):.0f} / {np.percentile(self.ms, 95):.0f} (median / 95th)"
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", default="500-509")
    asked.add_argument("--designs", nargs="+", default=["border", "edge", "large", "any-41"])
    given = asked.parse_args()
    cv2.setNumThreads(1)
    for design in given.designs:
        recognizer, count = Recognizer(Faces(taught(design))), Count()
        for seed in seeds(given.seeds):
            count.hand(recognizer, design, seed)
        print(f"{design:<10} {count.said()}", flush=True)


if __name__ == "__main__":
    main()
