"""Cards held low and quite still over a small pile: is one of them told as played, and are those told that are laid?

python -m benchmarks.vision_held --seeds 9401-9402 --scenes typical,shake
"""

import cv2

from benchmarks.vision import DECK, SCENES
from companion.demo.film import Filming
from companion.demo.script import Hold, LayCard
from companion.pile import Missed, Settled
from companion.vision.picture import gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.watch import Watcher
from testing.night import films_asked, held, seeds


def run(
    scene: str, seed: int, camera: str, many: int, fps: float
) -> tuple[list[float], list[float]]:
    """How long after it was held or laid each card was told."""
    story = held(seed, many, DECK)
    filming = Filming(story, SCENES[scene][0], seed, camera=camera)
    watcher = Watcher(tag_meanings(DECK.game, DECK), DECK)
    told: dict[str, float] = {}
    for number in range(round(story.seconds * fps)):
        picture = gray(filming.frame(number, number / fps).picture)
        for event in watcher.see(picture, number / fps):
            if isinstance(event, Settled | Missed):
                told.setdefault(event.card, event.t)
    never = float("inf")
    waits = {
        kind: [told.get(h.card, never) - h.at for h in story.happenings if isinstance(h, kind)]
        for kind in (Hold, LayCard)
    }
    return waits[Hold], waits[LayCard]


def main() -> None:
    asked = films_asked(__doc__, "9401-9402")
    asked.add_argument("--many", type=int, default=9)
    given = asked.parse_args()
    cv2.setNumThreads(1)
    for scene in given.scenes.split(","):
        for seed in seeds(given.seeds):
            holds, places = run(scene, seed, given.camera, given.many, given.fps)
            wrong = sum(wait < float("inf") for wait in holds)
            soon = sum(wait <= 0.5 for wait in places)
            print(
                f"{scene} {seed}: held cards told {wrong} of {len(holds)};"
                f" laid ones within 0.5 s {soon} of {len(places)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
