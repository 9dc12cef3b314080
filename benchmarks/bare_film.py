"""Filmed piles of cards without tags: what is told, asked and told wrong before the next card comes.

    python -m benchmarks.bare_film --seeds 2000-2019 --placements 25
    python -m benchmarks.bare_film --seeds 2000-2003 --mixed       # every second card sleeved with tags
    python -m benchmarks.bare_film --seeds 2000-2011 --untaught 4  # four signs of the box were never taught

A film is a night at a rendered table, its cards of a design that chance draws by the film's seed; they were taught with
one picture a face. Cards are laid, slapped, slid, held up, pushed and taken back, and hands pass over them.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from random import Random

import cv2
import numpy as np

from benchmarks.row import Row
from companion.demo.film import Filming
from companion.demo.script import FilmScript, LayCard, TakeBack
from companion.pile import Event, Settled, TakenBack, Unsure
from companion.rules.card_names import design
from companion.rules.games import GAMES
from companion.tags import Deck
from companion.vision.bare.teach import packed
from companion.vision.messages import TaughtFaces
from companion.vision.picture import Gray, gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.watch import Watcher
from testing.night import night, seeds
from testing.taught import taught

GAME = "classic"
DECK = Deck(GAME, "K7")
CAMERAS = ("720p/50", "1080p/70")
EARLY = 0.3
"""Seconds before a card is said to lie still at which it may be told: it slides to its place slowly."""


@dataclass(frozen=True, slots=True)
class Film:
    """One night, and through which camera."""

    seed: int
    placements: int
    fps: float
    preset: str
    design: str
    mixed: bool
    untaught: int = 0
    """Signs of the box that were never taught, drawn by the seed."""


@dataclass(slots=True)
class Score:
    """What came of films."""

    placed: int = 0
    strange: int = 0
    """Cards of a sign never taught: telling one as any card is wrong."""
    told: int = 0
    late: int = 0
    asked: int = 0
    among: int = 0
    silent: int = 0
    wrong: int = 0
    mistaken: int = 0
    backs: int = 0
    backs_told: int = 0
    false_backs: int = 0
    twins: int = 0
    twins_told: int = 0
    frames: int = 0
    ms: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, other: "Score") -> None:
        """Takes in what came of another film."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def said(self) -> str:
        """In a few lines."""
        doubt = max(self.asked + self.silent + self.late, 1)
        return (
            f"{self.placed} placements: told before the next card {100 * self.told / max(self.placed, 1):.1f} %,"
            f" asked {self.asked} (the right one among them {self.among}), late {self.late},"
            f" nothing said {self.silent}, told wrong {self.wrong}\n"
            f"of {doubt} not told, asked with the right one among the choices: {100 * self.among / doubt:.0f} %\n"
            f"of {self.strange} never taught told as a card: {self.mistaken}; "
            f"taken back: {self.backs_told} of {self.backs} told, {self.false_backs} told that were none;"
            f" CPU ms a settled card {_middle(self.looks)}, a frame {_middle(self.ms)} (median / 95th)"
        )


def _middle(costs: list[float]) -> str:
    return f"{np.median(costs):.1f} / {np.percentile(costs, 95):.1f}" if costs else "-"


def run(film: Film) -> Score:
    """Films a night with a fresh design, and watches it."""
    cv2.setNumThreads(1)
    story = replace(night(film.seed, film.placements, DECK), cards_are=film.design)
    if film.mixed:
        tagged = {h.card for n, h in enumerate(_places(story)) if n % 2}
        story = replace(story, sleeved=frozenset(tagged))
    strange = untaught(film)
    faces = tuple(
        (face, packed(one))
        for face, one in taught(film.design, GAME).items()
        if face not in strange
    )
    watcher = Watcher(tag_meanings(GAME, DECK), DECK, TaughtFaces(faces, only=not film.mixed))
    camera = CAMERAS[film.seed % len(CAMERAS)]
    filming = Filming(story, film.preset, film.seed, camera=camera)
    score, events = Score(), list[Event]()
    for number in range(round(story.seconds * film.fps)):
        frame = filming.frame(number, number / film.fps)
        picture = np.asarray(frame.picture, np.uint8)
        shades = gray(picture)

        def colors(*, whole: bool = False, picture: Gray = picture) -> Gray:
            return picture if whole else picture[::2, ::2]

        began = time.process_time()
        told = watcher.see(shades, frame.t, colors)
        cost = (time.process_time() - began) * 1000
        score.frames += 1
        (score.looks if any(isinstance(e, Settled | Unsure) for e in told) else score.ms).append(
            cost
        )
        events += told
    judge(score, story, events, f"{film.design} {camera} seed {film.seed}", strange)
    return score


def untaught(film: Film) -> frozenset[str]:
    """The faces of the signs that this film's deck was never taught with, in every color."""
    names = GAMES[GAME].deck.names
    signs = sorted({_sign(name) for name in names})
    left = Random(f"untaught {film.seed}").sample(signs, film.untaught)
    return frozenset(name for name in names if _sign(name) in left)


def _sign(face: str) -> str:
    """What is printed on a face, whatever its color."""
    color = GAMES[GAME].deck.cards[face].color
    return face if color is None else face.removeprefix(f"{color}-")


def _places(story: FilmScript) -> list[LayCard]:
    return [h for h in story.in_order() if isinstance(h, LayCard)]


def judge(
    score: Score,
    story: FilmScript,
    events: Sequence[Event],
    film: str,
    strange: frozenset[str] = frozenset(),
) -> None:
    """Holds what was told beside what was laid."""
    placed = _places(story)
    backs = [h.at for h in story.in_order() if isinstance(h, TakeBack)]
    ends = [h.at for h in placed[1:]] + [story.seconds + 1]
    settled = [e for e in events if isinstance(e, Settled)]
    unsure = [e for e in events if isinstance(e, Unsure)]
    gone = [e for e in events if isinstance(e, TakenBack)]
    left = list(settled)
    missing: str | None = None
    for place, end in zip(placed, ends, strict=True):
        true = design(place.card)
        known = true not in strange
        score.placed += known
        score.strange += not known
        here = [e for e in left if place.at - EARLY <= e.t < end - EARLY]
        right = next((e for e in here if design(e.card) == true), None)
        asked = [e for e in unsure if place.at - EARLY <= e.t < end - EARLY]
        for e in here:
            left.remove(e)
            if e is right:
                continue
            if design(e.card) == missing:
                score.late += 1
                score.silent -= 1
                missing = None
                continue
            score.wrong += known
            score.mistaken += not known
            score.notes.append(f"{film}: {true} laid at {place.at:.2f}, {e.card} told at {e.t:.2f}")
        missing = None
        if not known:
            continue
        if right is not None:
            score.told += 1
        elif asked:
            score.asked += 1
            among = any(true in e.likely for e in asked)
            score.among += among
            score.notes.append(
                f"{film}: {true} laid at {place.at:.2f} asked at {asked[0].t:.2f}, {asked[0].likely}"
            )
        else:
            score.silent += 1
            missing = true
            score.notes.append(
                f"{film}: {true} laid at {place.at:.2f} ({place.manner}), nothing said until {end:.2f}"
            )
    score.wrong += len(left)
    score.notes += [f"{film}: {e.card} told at {e.t:.2f}, nothing was laid" for e in left]
    score.backs += len(backs)
    found = [at for at in backs if any(at - 1.0 <= e.t < at + 3.0 for e in gone)]
    score.backs_told += len(found)
    score.false_backs += sum(not any(at - 1.0 <= e.t < at + 3.0 for at in backs) for e in gone)
    score.notes += [f"{film}: taken back at {at:.2f} unseen" for at in backs if at not in found]
    score.notes += [
        f"{film}: {e.card} told as taken back at {e.t:.2f}" for e in gone
        if not any(at - 1.0 <= e.t < at + 3.0 for at in backs)
    ]  # fmt: skip


def runs(films: Sequence[Film], processes: int) -> Iterator[Score]:
    """All films, several at a time."""
    if processes <= 1:
        yield from map(run, films)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(run, film) for film in films]):
            yield done.result()


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`."""
    score, placements = Score(), 20 if share else 2
    for seed in range(2000, 2000 + max(1, round(10 * share))):
        score.add(run(Film(seed, placements, 12.0, "typical", f"any-{seed}", mixed=False)))
    print(score.said())
    return [
        Row(what="bare cards on film, told before the next card", unit="%",
            ours=100 * score.told / score.placed, least=97.0),
        Row(what=f"  told wrong, of {score.placed}", unit="cards", ours=score.wrong, most=0),
        Row(what="  CPU of a settled card, median", unit="ms", ours=float(np.median(score.looks)), most=40),
        Row(what="  CPU of a settled card, 95th", unit="ms",
            ours=float(np.percentile(score.looks, 95)), most=120),
    ]  # fmt: skip


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", default="2000-2003")
    asked.add_argument("--placements", type=int, default=25)
    asked.add_argument("--fps", type=float, default=12.0)
    asked.add_argument("--preset", default="typical")
    asked.add_argument("--designs", nargs="+", help="else one a film, drawn by its seed")
    asked.add_argument("--mixed", action="store_true", help="every second card sleeved with tags")
    asked.add_argument("--untaught", type=int, default=0, help="signs of the box never taught")
    asked.add_argument("--processes", type=int, default=1)
    given = asked.parse_args()
    films = [
        Film(seed, given.placements, given.fps, given.preset, design, given.mixed, given.untaught)
        for seed in seeds(given.seeds)
        for design in given.designs or [f"any-{seed}"]
    ]
    score = Score()
    for nth, one in enumerate(runs(films, given.processes), start=1):
        score.add(one)
        for note in one.notes:
            print("  " + note, flush=True)
        print(
            f"{nth}/{len(films)}: {one.told} of {one.placed} told, {one.wrong} wrong",
            file=sys.stderr,
            flush=True,
        )
    print(score.said())


if __name__ == "__main__":
    main()
