"""What breaks when a number of the pile is halved or doubled: the same glances, judged again and again.

    python -m benchmarks.tuning > benchmarks/results/tuning.md       # about five minutes

A few short films are watched once; what the camera saw in each frame is kept. Then every number of
`companion/pile/tuning.py` is halved and doubled in turn (of sizes, what they differ from 1). All glances are judged
anew, and what is told is compared with what was told before. A number that changes nothing here may still matter at a
table that is not among these films.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass

import cv2

from companion.demo.film import Filming
from companion.demo.script import FilmScript
from companion.pile.glance import Glance
from companion.pile.pile import Pile
from companion.pile.settle import settle
from companion.pile.tuning import TUNING
from companion.tags import Deck
from companion.vision.picture import gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.watch import Watcher
from testing.night import held, night, pairs

DECK = Deck("spin", "K7")
MEANINGS = tag_meanings(DECK.game, DECK)
Films = tuple[tuple[Callable[[int, int, Deck], FilmScript], int, str, float, int], ...]
FILMS: Films = (
    (night, 8, "typical", 15.0, 700001),
    (night, 6, "unsteady", 15.0, 700002),
    (held, 6, "typical", 15.0, 700003),
    (pairs, 6, "typical", 15.0, 700004),
    (night, 7, "typical", 5.0, 700005),
)
"""What is filmed, how many cards, the scene, pictures a second, and the seed."""
SIZES = {"lifted", "raised", "high", "surely_raised", "surely_high", "held"}
"""Numbers beside 1, of which only the difference from it is halved."""
APART = 0.1
"""Seconds by which an event must come later or sooner to be counted."""

Told = list[tuple[str, str, float]]


def glances() -> Iterator[list[Glance]]:
    """What the camera saw in each frame of each film."""
    for story, many, scene, fps, seed in FILMS:
        made = story(seed, many, DECK)
        filming, watcher = Filming(made, scene, seed, camera="720p/50"), Watcher(MEANINGS, DECK)
        seen: list[Glance] = []
        for number in range(round(made.seconds * fps)):
            watcher.see(gray(filming.frame(number, number / fps).picture), number / fps)
            assert watcher.glance is not None
            seen.append(watcher.glance)
        yield seen


def told(film: list[Glance]) -> Told:
    """What is told of these glances."""
    pile, found = Pile(), Told()
    for glance in film:
        pile, events = settle(pile, glance, MEANINGS)
        found += (
            (event.name, getattr(event, "card", getattr(event, "token", "")), event.t)
            for event in events
            if event.name not in ("health", "covered")
        )
    return found


def differences(before: Told, after: Told) -> Counter[str]:
    """How many events come later, sooner, not at all, or anew."""
    times: dict[tuple[str, str], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for number, events in enumerate((before, after)):
        for name, card, t in events:
            times[name, card][number].append(t)
    found: Counter[str] = Counter()
    for old, new in times.values():
        found["lost"] += max(0, len(old) - len(new))
        found["more"] += max(0, len(new) - len(old))
        for a, b in zip(old, new, strict=False):
            found["later"] += b > a + APART
            found["sooner"] += b < a - APART
    return found


def numbers(table: object, path: str = "") -> Iterator[tuple[object, str, float, str]]:
    """Every number of a table and of those in it."""
    for name in getattr(table, "__dataclass_fields__", ()):
        value = getattr(table, name)
        if is_dataclass(value):
            yield from numbers(value, f"{path}{name}.")
        elif isinstance(value, int | float):
            yield table, name, value, path + name


def changed(value: float, name: str, by: float) -> float:
    """A number halved or doubled."""
    if name in SIZES:
        return 1 + (value - 1) * by
    return max(1, round(value * by)) if isinstance(value, int) else value * by


def main() -> None:
    """Prints the table."""
    cv2.setNumThreads(1)
    films = list(glances())
    base = [told(film) for film in films]
    print(
        f"# What breaks when a number of the pile is halved or doubled\n\n{(__doc__ or '').strip()}\n"
    )
    print("| number | value | halved | doubled |\n| --- | --- | --- | --- |")
    for table, name, value, path in list(numbers(TUNING)):
        cells: list[str] = []
        for by in (0.5, 2.0):
            object.__setattr__(table, name, changed(value, name, by))
            total: Counter[str] = Counter()
            for film, before in zip(films, base, strict=True):
                total += differences(before, told(film))
            cells.append(", ".join(f"{n} {what}" for what, n in sorted(total.items())) or "nothing")
        object.__setattr__(table, name, value)
        print(f"| {path} | {value} | {cells[0]} | {cells[1]} |", flush=True)


if __name__ == "__main__":
    main()
