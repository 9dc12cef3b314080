"""`python -m models.faces`: draws cards, trains the reader on them, measures it and writes its weights."""

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click
import numpy as np

from companion.vision.bare.printed import COLORS
from companion.vision.bare.reader import FINGERPRINT, WEIGHTS
from models.faces.fonts import readable_fonts
from models.faces.looks import Looks, drawn
from models.faces.recipe import fingerprint

SHEAF = 3_000
"""Looks that are drawn and kept together."""
SHEAVES = 60
"""How many sheaves are drawn."""
TRIAL = 1_000_000
"""The seed of cards that training never sees."""
MEASURED_EVERY = 20_000
"""Looks learned after which the net is measured and kept."""
LEARNED = 1_000_000
"""Looks that the net learns from, each of those drawn several times in other light."""


@click.command()
@click.option(
    "--work",
    type=click.Path(path_type=Path),
    default=Path("build/faces"),
    help="Where drawn cards are kept.",
)
@click.option(
    "--cores", default=os.cpu_count() or 1, help="Processes that draw, and threads that learn."
)
@click.option("--sheaves", default=SHEAVES, help=f"How many times {SHEAF} looks are drawn.")
@click.option("--learned", default=LEARNED, help="Looks to learn from.")
@click.option("--only", type=click.Choice(["draw", "learn"]), help="One half of the work alone.")
def main(work: Path, cores: int, sheaves: int, learned: int, only: str | None) -> None:
    """Draw cards, train the reader on them, measure it and write its weights."""
    work.mkdir(parents=True, exist_ok=True)
    if only != "learn":
        draw(work, cores, sheaves)
    if only != "draw":
        learn(work, cores, learned)


def draw(work: Path, cores: int, sheaves: int) -> None:
    """Draws what has not been drawn yet."""
    missing = [seed for seed in (TRIAL, *range(sheaves)) if not (work / f"{seed}.npz").exists()]
    with ProcessPoolExecutor(max(1, cores)) as pool:
        for done in pool.map(_sheaf, missing, [work] * len(missing)):
            click.echo(f"drawn: {done}")


def _sheaf(seed: int, work: Path) -> str:
    import cv2

    cv2.setNumThreads(1)
    seen, signs, colors = drawn(seed, SHEAF, readable_fonts())
    part = work / f"{seed}.part.npz"
    np.savez(part, seen=seen, signs=signs, colors=colors)
    part.rename(work / f"{seed}.npz")
    return f"{seed}"


def _opened(path: Path) -> Looks:
    with np.load(path) as held:
        return held["seen"], held["signs"], held["colors"]


def learn(work: Path, cores: int, learned: int) -> None:
    """Trains on everything drawn, and writes the weights after each time around."""
    import torch

    from models.faces.net import Training, pictures, written

    torch.set_num_threads(max(1, cores))
    torch.manual_seed(0)
    chance = np.random.default_rng(0)
    training, kept = Training(learned), work / "training.pt"
    if kept.exists():
        training.resume(kept)
    trial = _opened(work / f"{TRIAL}.npz")
    began, measured = time.monotonic(), training.done
    while training.done < learned:
        sheaves = [path for path in work.glob("[0-9]*.npz") if path.stem.isdigit()]
        paths = sorted(path for path in sheaves if int(path.stem) != TRIAL)
        for at in chance.permutation(len(paths)):
            looks = _opened(paths[int(at)])
            loss = training.learn(looks, chance.permutation(len(looks[1])))
            if training.done - measured < MEASURED_EVERY and training.done < learned:
                continue
            measured = training.done
            out = training.outputs(pictures(trial[0]))
            signs = float((out[:, : -len(COLORS)].argmax(axis=1) == trial[1]).mean())
            known = trial[2] >= 0
            colors = float((out[:, -len(COLORS) :].argmax(axis=1) == trial[2])[known].mean())
            click.echo(
                f"{training.done} of {learned} looks, {len(paths)} sheaves, "
                f"{time.monotonic() - began:.0f} s: "
                f"loss {loss:.3f}, unseen signs {signs:.1%}, colors {colors:.1%}"
            )
            training.keep(kept)
            (work / WEIGHTS.name).write_bytes(written(training.net))
            if training.done >= learned:
                break
    WEIGHTS.write_bytes((work / WEIGHTS.name).read_bytes())
    FINGERPRINT.write_text(json.dumps({"recipe": fingerprint(), "looks": training.done}) + "\n")


if __name__ == "__main__":
    main()
