"""Target 6: a fanned hand of seven sleeved cards in one picture.

python -m benchmarks.vision_fan --seeds 500-549
"""

import argparse
import random
import time
from collections.abc import Sequence

import cv2
import numpy as np

from benchmarks.row import Row
from companion.demo.shown_hand import Spread, fan
from companion.tags import Deck
from companion.vision.picture import gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.scan import scan
from testing.night import seeds

DECK = Deck("spin", "K7")


def scanned(seeds_: Sequence[int]) -> list[Row]:
    """Scans rendered hands, half of them fanned and half in a row, and prints how many were read."""
    cv2.setNumThreads(1)
    rows: list[Row] = []
    for camera in ("1080p/50", "720p/50"):
        for preset in ("typical", "clear"):
            whole = wrong = unsure = falsely = many = 0
            times: list[float] = []
            for seed in seeds_:
                cards = random.Random(seed).sample(list(DECK.tags), 7)
                spread: Spread = "fan" if seed % 2 else "row"
                picture, *_ = fan(cards, DECK.tags, preset, seed, spread=spread, camera_name=camera)
                shades = gray(picture)
                began = time.process_time()
                found = scan(shades, tag_meanings("spin", DECK), DECK)
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

            if preset == "typical":
                rows += [
                    Row(what=f"hands of seven read whole, {camera}", unit="%",
                        ours=100 * whole / many, least=95.0),
                    Row(what="  sure of a hand that was not all", unit="hands", ours=falsely),
                ]  # fmt: skip
    return rows


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`."""
    return scanned(range(500, 500 + max(1, round(30 * share))))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", default="500-529")
    scanned(seeds(asked.parse_args().seeds))


if __name__ == "__main__":
    main()
