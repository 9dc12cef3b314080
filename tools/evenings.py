"""`python -m tools.evenings`: plays the evenings that `companion demo` films, and writes them down."""

from __future__ import annotations

from pathlib import Path

from companion.demo.recorded import RecordedEvening
from testing.reckoning.evening import Evening
from testing.reckoning.temper import LIVELY

FOLDER = Path(__file__).parents[1] / "companion" / "demo" / "evenings"

SEEDS = {
    "spin": (209, 210, 211),
    "power-grab": (370, 371, 372),
    "mod": (201, 202, 203),
    "nonpartisan": (7, 8, 9),
    "classic": (9, 7, 10),
}
"""The evenings of each game: the first of them shows much of its game within a minute."""


def recorded(game: str, seed: int, *, players: int = 4, target: int = 200) -> RecordedEvening:
    """One evening of lively bots, played to its end."""
    night = Evening(game, seed=seed, players=players, target=target, temper=LIVELY)
    opening = night.opening
    deeds = tuple(night.play())
    return RecordedEvening(
        game=game,
        seed=seed,
        players=night.players,
        opening=opening,
        scores=night.scores,
        deeds=deeds,
    )


def pages() -> dict[Path, str]:
    """Every file of the folder, and what it holds."""
    return {
        FOLDER / f"{game}-{nth}.jsonl": recorded(game, seed).written()
        for game, seeds in SEEDS.items()
        for nth, seed in enumerate(seeds, 1)
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
