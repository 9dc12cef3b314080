"""Two cards at once: one hand lays both, the upper one anywhere over the lower. Are both told, the lower one first?

python -m benchmarks.vision_pairs --seeds 9101-9104 --scenes typical,shake
"""

from dataclasses import dataclass
from itertools import pairwise

import cv2

from benchmarks.row import Row
from benchmarks.vision import DECK
from companion.demo.film import Filming
from companion.demo.script import LayCard
from companion.pile import Missed, Settled
from companion.vision.picture import gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.watch import Watcher
from testing.night import films_asked, pairs, seeds
from testing.truth import truth

OPEN = {"all open": 0.99, "half open": 0.5, "less": 0.0}
"""How much of the lower card's best tag can be seen once the hand has gone."""


@dataclass(slots=True)
class Count:
    """What came of the pairs whose lower tag was so open."""

    pairs: int = 0
    told: int = 0
    missed: int = 0


def run(scene: str, seed: int, camera: str, many: int, fps: float) -> tuple[dict[str, Count], int]:
    """Films pairs, watches them, and counts; also the cards told that were not there."""
    story = pairs(seed, many, DECK)
    filming = Filming(story, scene, seed, camera=camera)
    watcher = Watcher(tag_meanings(DECK.game, DECK), DECK)
    free: dict[str, float] = {}
    told: dict[str, float] = {}
    missed: set[str] = set()
    laid = {h.card: h.at for h in story.in_order() if isinstance(h, LayCard)}
    wrong = 0
    for number in range(round(story.seconds * fps)):
        t = number / fps
        picture = gray(filming.frame(number, t).picture)
        for thing in truth(filming).things:
            if thing.lies and 0 <= t - laid[thing.name] < 1.5:
                seen = max(tag.share for tag in thing.tags)
                free[thing.name] = max(free.get(thing.name, 0.0), seen)
        for event in watcher.see(picture, t):
            match event:
                case Settled(card=card):
                    wrong += laid.get(card, t + 1) > t + 0.05 or card in told
                    told.setdefault(card, len(told))
                case Missed(card=card):
                    missed.add(card)
                case _:
                    pass
    counts = {name: Count() for name in OPEN}
    places = [h for h in story.in_order() if isinstance(h, LayCard)]
    for lower, upper in pairwise(places):
        if upper.off is not None:
            count = counts[next(n for n, least in OPEN.items() if free.get(lower.card, 0) >= least)]
            count.pairs += 1
            count.told += told.get(lower.card, 1e9) < told.get(upper.card, -1)
            count.missed += lower.card in missed
    return counts, wrong


def measured(
    scenes: list[str], numbers: list[int], camera: str, many: int, fps: float
) -> list[Row]:
    """Runs the films and prints what came of them."""
    cv2.setNumThreads(1)
    total, wrong = {name: Count() for name in OPEN}, 0
    for scene in scenes:
        for seed in numbers:
            counts, bad = run(scene, seed, camera, many, fps)
            wrong += bad
            for name, count in counts.items():
                mine = total[name]
                mine.pairs += count.pairs
                mine.told += count.told
                mine.missed += count.missed
    for name, count in total.items():
        print(
            f"lower tag {name:<10} {count.told} of {count.pairs} pairs told in order; missed {count.missed}"
        )
    print(f"wrong or doubled cards {wrong}")
    good = sum(total[name].told for name in ("all open", "half open"))
    many = sum(total[name].pairs for name in ("all open", "half open"))
    return [
        Row(what="two cards at once, told in order", unit="%", ours=100 * good / many, least=95.0),
        Row(what="  wrong or doubled", unit="cards", ours=float(wrong), most=0.0),
    ]


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`."""
    films = [9301, 9302, 9303][: max(1, round(3 * share))]
    return measured(["typical"], films, "720p/50", 10 if share else 3, 15.0)


def main() -> None:
    asked = films_asked(__doc__, "9101-9102")
    asked.add_argument("--pairs", type=int, default=10)
    given = asked.parse_args()
    measured(
        given.scenes.split(","), list(seeds(given.seeds)), given.camera, given.pairs, given.fps
    )


if __name__ == "__main__":
    main()
