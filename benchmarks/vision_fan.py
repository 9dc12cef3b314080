"""Target 6: a fanned hand of seven sleeved cards in one picture.

python -m benchmarks.vision_fan --seeds 500-549
"""

import argparse
import random
import time

import cv2
import numpy as np

from benchmarks.vision_night import seeds
from companion.simulate.fan import Spread, fan
from companion.tags import Deck
from companion.vision.eye import whose
from companion.vision.picture import gray
from companion.vision.scan import scan

DECK = Deck("spin", "K7")


def main() -> None:
    """Scans rendered hands, half of them fanned and half in a row, and prints how many were read."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", default="500-529")
    given = asked.parse_args()
    cv2.setNumThreads(1)
    for camera in ("1080p/50", "720p/50"):
        for preset in ("typical", "clear"):
            whole = wrong = unsure = falsely = many = 0
            times: list[float] = []
            for seed in seeds(given.seeds):
                cards = random.Random(seed).sample(list(DECK.tags), 7)
                spread: Spread = "fan" if seed % 2 else "row"
                picture, _ = fan(cards, DECK.tags, preset, seed, spread=spread, camera_name=camera)
                shades = gray(picture)
                began = time.process_time()
                found = scan(shades, whose("spin", DECK), DECK)
                times.append((time.process_time() - began) * 1000)
                read = {DECK.cards[one.code.text] for one in found.cards}
                many += 1
                whole += read == set(cards)
                wrong += bool(read - set(cards))
                unsure += found.why_more is not None
                falsely += read != set(cards) and found.why_more is None
            print(
                f"{camera} {preset:<8} all seven read in {100 * whole / many:.0f} % of {many} pictures;"
                f" wrong cards {wrong}; unsure {unsure}; sure but not all {falsely};"
                f" CPU ms median {np.median(times):.0f}"
            )


if __name__ == "__main__":
    main()
