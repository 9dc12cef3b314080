"""A second copy of the same face laid on the first, so many millimetres off: is it told as a new card?

    python -m benchmarks.bare_copies --designs border any-41 any-42 --seeds 500-507
    python -m benchmarks.bare_copies --seeds 500-507 --pushed     # none came, the first was pushed

Each trial shows the eyes of a taught deck three pictures at rest:
a small pile, the first copy on it, the second on that one.
"""

import argparse
from dataclasses import dataclass

import cv2

from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer
from testing.night import seeds
from testing.second_copy import trial
from testing.taught import taught

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
