"""The eyes against their targets (results/eyes.md), on films of the seeds given, beside other readers on these frames.

    python -m benchmarks.vision --seeds 1000-1009 --placements 25
    python -m benchmarks.vision --seeds 1000-1049 --processes 2 --peers-films 4     # long: the others on four films

A film is a night at a rendered table (see `companion film`); the truth is what was put there. Time is CPU time of
one core; the ratio against pyzbar is taken in this run, on these frames.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, fields
from functools import cache
from multiprocessing import get_context

import cv2
import numpy as np

from benchmarks.row import Row, named
from benchmarks.vision_peers import Peer, WithOpenCV, with_pyzbar, with_zxing
from companion.demo.film import Filming
from companion.demo.room import PRESETS
from companion.demo.script import FilmScript, LayCard, TakeBack, Token
from companion.demo.script import LayStranger as StrangeThing
from companion.demo.unsteady import STEADY as NOTHING
from companion.pile import (
    Beside,
    Event,
    Health,
    MaybeDrew,
    Missed,
    Moved,
    Settled,
    StrangerSeen,
    TakenBack,
    TokenLaid,
)
from companion.tags import Deck
from companion.vision.picture import gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.watch import Watcher
from testing.night import night, seeds
from testing.truth import in_sight, truth

SCENES: dict[str, tuple[str, tuple[str, ...]]] = {
    "typical": ("typical", ("720p/50", "1080p/70")),
    "no glare": ("clear", ("720p/50", "1080p/70")),
    "harsh": ("harsh", ("720p/50", "1080p/70")),
}
STEADY = tuple(SCENES)
SCENES |= {name: (name, ("720p/50",)) for name, kind in PRESETS.items() if kind.unsteady != NOTHING}
DECK = Deck("spin", "K7")


@dataclass(slots=True)
class Score:
    """What came of the films of one scene."""

    placed: int = 0
    soon: int = 0
    seen: int = 0
    seen_soon: int = 0
    in_time: int = 0
    doubles: int = 0
    wrong: int = 0
    frames: int = 0
    backs: int = 0
    backs_told: int = 0
    false_backs: int = 0
    tokens: int = 0
    tokens_told: int = 0
    draws_told: int = 0
    missed: int = 0
    beside: int = 0
    strangers: int = 0
    strangers_told: int = 0
    waits: list[float] = field(default_factory=list)
    ms: dict[str, list[float]] = field(default_factory=dict)
    ms_sought: dict[str, list[float]] = field(default_factory=dict)
    """Those of the frames in which a card was sought…"""
    ms_idle: dict[str, list[float]] = field(default_factory=dict)
    """…and of those in which none was."""
    top_frames: int = 0
    own_tops: int = 0
    shown: int = 0
    own_shown: int = 0
    peers: dict[str, Peer] = field(default_factory=dict)
    health: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def add(self, other: "Score") -> None:
        """Takes in what came of another film."""
        for name in (one.name for one in fields(self)):
            mine, theirs = getattr(self, name), getattr(other, name)
            if not isinstance(mine, dict):
                setattr(self, name, mine + theirs)
                continue
            for key, value in theirs.items():
                match mine.get(key):
                    case None:
                        mine[key] = value
                    case Peer() as peer:
                        peer.add(value)
                    case there:
                        mine[key] = there + value


@dataclass(frozen=True, slots=True, kw_only=True)
class Film:
    """One night before one camera, and how closely it is looked at."""

    scene: str
    seed: int
    camera: str
    placements: int
    fps: float
    every: int
    mat: bool
    opencv: bool
    tokens: bool = False


def run(film: Film) -> Score:
    """Films a night, and watches it."""
    cv2.setNumThreads(1)
    score = Score()
    story = night(film.seed, film.placements, DECK, tokens=film.tokens)
    watcher = Watcher(tag_meanings("spin", DECK), DECK)
    filming = Filming(story, SCENES[film.scene][0], film.seed, camera=film.camera, mat=film.mat)
    events: list[Event] = []
    costs = score.ms.setdefault(film.camera, [])
    sights: dict[str, float] = {}
    for number in range(round(story.seconds * film.fps)):
        frame = filming.frame(number, number / film.fps)
        picture = gray(frame.picture)
        sought = watcher.cascade.sought
        began = time.process_time()
        told = watcher.see(picture, frame.t)
        cost = (time.process_time() - began) * 1000
        if watcher.cascade.zone is not None:
            costs.append(cost)
            kind = score.ms_sought if sought or watcher.cascade.sought else score.ms_idle
            kind.setdefault(film.camera, []).append(cost)
        events += told
        score.frames += 1
        if (free := in_sight(filming)) is not None:
            sights.setdefault(free[0], frame.t)
        if film.every and number % film.every == 0:
            top = truth(filming).top
            if top is not None:
                opencv = _opencv() if film.opencv else None
                _beside_peers(score, watcher, picture, top, (film.seed, film.camera), opencv)
    _judge(score, story, events, sights, f"{film.scene} {film.camera} seed {film.seed}")
    return score


@cache
def _opencv() -> WithOpenCV:
    """The process that OpenCV's detector has, one beside each of ours."""
    return WithOpenCV()


def runs(films: list[Film], processes: int) -> Iterator[Score]:
    """All films, several at a time."""
    if processes <= 1:
        yield from map(run, films)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(run, film) for film in films]):
            yield done.result()


def _beside_peers(
    score: Score,
    watcher: Watcher,
    picture: "np.typing.NDArray[np.uint8]",
    top: str,
    film: tuple[object, ...],
    opencv: WithOpenCV | None,
) -> None:
    """How many top cards the others read in the same frame."""
    text = DECK.tags[top]
    score.top_frames += 1
    assert watcher.glance is not None
    if any(one.text == text for one in watcher.glance.sightings):
        score.own_tops += 1
        score.peers.setdefault("companion", Peer("companion")).cards.add((*film, text))
    for name, read in (("pyzbar", with_pyzbar), ("zxing-cpp", with_zxing)):
        began = time.process_time()
        texts = read(picture)
        _count(score, name, texts, (time.process_time() - began) * 1000, text, film)
    if opencv is not None:
        texts, ms = opencv(picture)
        _count(score, "OpenCV", texts, ms, text, film)


def _count(
    score: Score, name: str, texts: set[str], ms: float, top: str, film: tuple[object, ...]
) -> None:
    peer = score.peers.setdefault(name, Peer(name))
    peer.ms.append(ms)
    if top in texts:
        peer.tops += 1
        peer.cards.add((*film, top))


def _judge(
    score: Score, story: FilmScript, events: Iterable[Event], sights: dict[str, float], film: str
) -> None:
    """Compares what was told with what was put there, and since when a whole tag of it was in sight."""
    happenings = story.in_order()
    placed = {h.card: h for h in happenings if isinstance(h, LayCard)}
    rests = sorted(h.at for h in placed.values())
    back_at = {_top_at(happenings, h.at): h.at for h in happenings if isinstance(h, TakeBack)}
    told = list(events)
    settled: dict[str, list[float]] = {}
    for event in told:
        match event:
            case Settled(t=t, card=card):
                settled.setdefault(card, []).append(t)
                if card not in placed or t < placed[card].at - 0.05:
                    score.wrong += 1
                    score.notes.append(f"{film}: {t:.2f} {card} settled, but is not there")
            case TakenBack(t=t, card=card):
                if card in back_at and back_at[card] - 1 < t < back_at[card] + 2.5:
                    score.backs_told += 1
                else:
                    score.false_backs += 1
                    score.notes.append(f"{film}: {t:.2f} {card} taken back, but was not")
            case Missed(t=t, card=card):
                score.missed += 1
                score.notes.append(f"{film}: {t:.2f} {card} missed")
            case Beside(t=t, card=card):
                score.beside += 1
                score.notes.append(f"{film}: {t:.2f} {card} beside")
            case Health(code=code, ok=False):
                score.health[code] = score.health.get(code, 0) + 1
            case MaybeDrew():
                score.draws_told += 1
            case TokenLaid():
                score.tokens_told += 1
            case StrangerSeen():
                score.strangers_told += 1
            case Moved() | _:
                pass
    score.backs += len(back_at)
    score.tokens += sum(isinstance(h, Token) for h in happenings)
    score.strangers += any(isinstance(h, StrangeThing) for h in happenings)
    for card, place in placed.items():
        score.placed += 1
        later = [at for at in rests if at > place.at + 0.01]
        until = min([*later[:1], back_at.get(card, float("inf"))])
        times = settled.get(card, [])
        first = min(times, default=float("inf"))
        wait = first - place.at
        score.waits.append(wait)
        score.soon += wait <= 0.5
        score.seen += card in sights
        score.seen_soon += card in sights and first - sights[card] <= 0.5
        score.in_time += first <= until
        score.doubles += max(0, len(times) - 1)
        if wait > 0.5:
            score.notes.append(f"{film}: {card} laid at {place.at:.2f} told after {wait:.2f} s")
        if len(times) > 1:
            score.notes.append(f"{film}: {card} laid at {place.at:.2f} told at {times}")


def _top_at(happenings: Iterable[object], at: float) -> str:
    """Which card a hand takes back at this time."""
    lying: list[str] = []
    for happening in happenings:
        match happening:
            case LayCard(at=then, card=card) if then < at:
                lying.append(card)
            case TakeBack(at=then) if then < at:
                lying.pop()
            case _:
                pass
    return lying[-1]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def report(scene: str, score: Score) -> None:
    """Prints what came of a scene."""
    print(f"\n== {scene}: {score.placed} placements, {score.frames} frames")
    print(f"1  within 0.5 s of rest        {_share(score.soon, score.placed)}")
    print(
        f"   within 0.5 s of rest and a whole tag in sight"
        f"  {_share(score.seen_soon, score.seen)} of {score.seen}"
    )
    print(f"   before the next card        {_share(score.in_time, score.placed)}")
    seen = [wait for wait in score.waits if wait < 1e9]
    if seen:
        mid, late = np.percentile(seen, (50, 95))
        print(f"   wait, median / 95th         {mid:.2f} / {late:.2f} s")
    lost = sum(wait > 1e9 for wait in score.waits)
    print(f"2  wrong cards                 {score.wrong} in {score.frames} frames")
    print(
        f"3  doubles, lost               {score.doubles}, {lost} (told late as missed: {score.missed})"
    )
    print(
        f"   taken back: told, not so    {score.backs_told} of {score.backs}, {score.false_backs}"
    )
    tokens = f"{score.tokens_told} of {score.tokens}"
    strangers = f"{score.strangers_told} of {score.strangers}"
    print(f"   tokens, strangers           {tokens}, {strangers}")
    print(f"   beside, drew?               {score.beside}, {score.draws_told}")
    for camera, costs in score.ms.items():
        if costs:
            mid, late = np.percentile(costs, (50, 95))
            print(
                f"4  CPU ms a frame, {camera:<9}    {mid:.2f} / {late:.2f}  mean {np.mean(costs):.2f}"
            )
    zxing = score.peers.get("zxing-cpp")
    for name, kinds in (("nothing sought", score.ms_idle), ("a card sought", score.ms_sought)):
        for camera, costs in kinds.items():
            mid, mean = float(np.median(costs)), float(np.mean(costs))
            beside = ""
            if zxing is not None and zxing.ms and len(kinds) == 1:
                times = mid / float(np.median(zxing.ms))
                beside = f": {times:.2f} times zxing-cpp's whole frame"
            print(f"   {camera}, {name:<14}     {mid:.2f}  mean {mean:.2f} in {len(costs)}{beside}")
    own = [cost for costs in score.ms.values() for cost in costs]
    for peer in score.peers.values():
        if peer.ms and own:
            mid, late = np.nanpercentile(peer.ms, (50, 95))
            ratio = mid / float(np.median(own))
            share = _share(peer.tops, score.top_frames)
            print(
                f"   {peer.name:<10} top card in {share} of frames, {len(peer.cards)} placements;"
                f" CPU ms, whole frame {mid:.2f} / {late:.2f}: {ratio:.1f} times ours"
            )
    if score.top_frames:
        cards = len(score.peers["companion"].cards) if "companion" in score.peers else 0
        share = _share(score.own_tops, score.top_frames)
        print(f"   {'companion':<10} top card in {share} of frames, {cards} placements")
    if score.health:
        print(f"   health told                 {score.health}")


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`: typical evenings, the others on every 13th frame."""
    cv2.setNumThreads(1)
    score = Score()
    for seed in range(2000, 2000 + max(1, round(4 * share))):
        for camera in SCENES["typical"][1]:
            score.add(
                run(
                    Film(
                        scene="typical", seed=seed, camera=camera, placements=max(2, round(20 * share)),
                        fps=15.0, every=13, mat=False, opencv=True,
                    )
                )
            )  # fmt: skip
    _opencv().close()
    _opencv.cache_clear()
    report("typical", score)
    found = [
        Row(what="cards told within 0.5 s of rest", unit="%", ours=100 * score.soon / score.placed,
            least=98.0),
        Row(what="cards told before the next is played", unit="%",
            ours=100 * score.in_time / score.placed, least=99.5),
        Row(what=f"wrong cards in {score.frames:,} frames", unit="", ours=score.wrong, most=0.0),
    ]  # fmt: skip
    for (camera, costs), (middle, most) in zip(
        sorted(score.ms.items(), reverse=True), ((1.5, 4.0), (2.5, 6.0)), strict=True
    ):
        mid, late = np.percentile(costs, (50, 95))
        found += [
            Row(what=f"CPU a frame, {camera}, median", unit="ms", ours=float(mid), most=middle),
            Row(what=f"CPU a frame, {camera}, 95th", unit="ms", ours=float(late), most=most),
        ]
    own = float(np.median([cost for costs in score.ms.values() for cost in costs]))
    packages = {"pyzbar": "pyzbar", "zxing-cpp": "zxing-cpp", "OpenCV": "opencv-python-headless"}
    for name, package in packages.items():
        peer, label = score.peers[name], named(package, name)
        mid = float(np.nanmedian(peer.ms))
        found += [
            Row(what="CPU a frame, both cameras", unit="ms", ours=own, peer=f"{label}, whole frame",
                theirs=mid, ratio=mid / own, least=10.0 if name == "pyzbar" else None),
            Row(what="top cards read", unit="frames", ours=score.own_tops, peer=label,
                theirs=peer.tops, ratio=score.own_tops / max(peer.tops, 1), least=1.0),
        ]  # fmt: skip
    return found


def main() -> None:
    """Runs the films and prints the table."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("--seeds", default="1000-1001", help="7 or 7,9 or 100-119")
    asked.add_argument("--placements", type=int, default=20, help="cards laid a film")
    asked.add_argument("--scenes", default=",".join(STEADY))
    asked.add_argument("--fps", type=float, default=15.0)
    asked.add_argument("--peers-every", type=int, default=13, help="frames; 0: without the others")
    asked.add_argument(
        "--peers-films", type=int, default=1000, help="films of a scene with the others beside"
    )
    asked.add_argument("--no-opencv", action="store_true")
    asked.add_argument("--mat", action="store_true")
    asked.add_argument("--tokens", action="store_true", help="a command token after every card")
    asked.add_argument("--camera", help="only this one, such as 720p/50")
    asked.add_argument("--processes", type=int, default=1, help="films watched at a time")
    asked.add_argument("--notes", action="store_true", help="every single thing that went wrong")
    given = asked.parse_args()
    for scene in given.scenes.split(","):
        cameras = (given.camera,) if given.camera else SCENES[scene][1]
        pairs = [(seed, camera) for seed in seeds(given.seeds) for camera in cameras]
        films = [
            Film(
                scene=scene, seed=seed, camera=camera, placements=given.placements,
                fps=given.fps, mat=given.mat, opencv=not given.no_opencv, tokens=given.tokens,
                every=given.peers_every if n < given.peers_films else 0,
            )
            for n, (seed, camera) in enumerate(pairs)
        ]  # fmt: skip
        score = Score()
        try:
            for n, one in enumerate(runs(films, given.processes), 1):
                score.add(one)
                print(
                    f"{scene}: {n} of {len(films)} films, {score.placed} placements,"
                    f" {score.soon} soon, {score.wrong} wrong, {len(score.notes)} notes",
                    file=sys.stderr,
                )
        finally:  # a run that is stopped has measured something
            report(scene, score)
            if given.notes:
                print("\n".join(f"   - {note}" for note in score.notes), flush=True)


if __name__ == "__main__":
    main()
