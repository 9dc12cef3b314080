"""`companion soak`: hours of frames and acts in minutes; nothing may grow."""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from benchmarks.proof.tableside import Tableside

GAMES = ("spin", "mod", "power-grab", "nonpartisan")
ACTS = 150
"""Acts on the long table for each evening."""


def memory() -> float:
    """Megabytes this process holds now; where the system doesn't tell, the most it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (2**20 if sys.platform == "darwin" else 2**10)
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


def handles() -> int:
    """Open files, sockets and pipes."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        if os.path.isdir(folder):
            return len(os.listdir(folder))
    return 0


class LongTable:
    """One table at which people play on and on: a log of thousands of acts."""

    def __init__(self, side: Tableside, seed: int) -> None:
        from benchmarks.proof.tableside import spoken
        from testing.reckoning.evening import Evening
        from testing.reckoning.temper import PERFECT

        self._say = spoken
        side.lay()
        night = Evening("power-grab", seed=seed, target=10**6, temper=PERFECT)
        self.live = side.live
        self._say(self.live, night.opening)
        self.deeds = night.play()
        self._asked: set[str] = set()

    def go_on(self, acts: int) -> list[float]:
        """Plays a while; gives the CPU milliseconds of each act."""
        took: list[float] = []
        while len(took) < acts:
            deed = next(self.deeds)
            if deed.act is None:
                continue
            if deed.act["act"] == "show-hand" and "show-hand" not in self._asked:
                continue  # all its cards are known: nobody need show it
            began = time.process_time()
            reply = self._say(self.live, dict(deed.act))
            took.append((time.process_time() - began) * 1000)
            if not reply["ok"]:
                raise click.ClickException(f"The long table stopped: {reply['refused']}")
            self._asked = {one["ask"] for one in reply["table"]["awaiting"]}
        return took


@click.command()
@click.option(
    "--hours", default=4.0, show_default=True, type=click.FloatRange(0.01), help="Hours of film."
)
@click.option("--seed", default=1, show_default=True)
@click.option(
    "--target", default=100, show_default=True, help="Points that win one of the evenings."
)
@click.option(
    "--json",
    "out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write every sample there, after every evening.",
)
def command(*, hours: float, seed: int, target: int, out: Path | None) -> None:
    """Hours of frames and acts in minutes: memory, handles and latency at the end as at the start.

    Evening after evening is filmed, seen, refereed and stored in one process; beside it one table is played on
    and on. Ends with 1 when something grew.
    """
    from benchmarks.proof.evening import Plan, prove
    from benchmarks.proof.tableside import Tableside

    began = time.monotonic()
    samples: list[dict[str, Any]] = []
    film, nth = 0.0, 0
    with tempfile.TemporaryDirectory(prefix="companion-soak-") as folder:
        side = Tableside(Path(folder))
        long = LongTable(side, seed)
        while film < hours * 3600 or len(samples) < 4:
            side.lay()
            game = prove(GAMES[nth % len(GAMES)], seed + nth, side, Plan(target=target))
            act = median(long.go_on(ACTS))
            film += game.film
            nth += 1
            gc.collect()
            samples.append(
                {
                    "film hours": round(film / 3600, 3), "frames": game.frames, "acts": long.live.seq,
                    "memory MB": round(memory(), 1), "handles": handles(),
                    "threads": threading.active_count(), "frame ms": round(median(game.looks), 3),
                    "act ms": round(act, 3), "right": game.right,
                }
            )  # fmt: skip
            gone = (time.monotonic() - began) / 60
            left = gone * max(hours * 3600 / film - 1, 0)
            click.echo(
                f"[{gone:.0f} min, {left:.0f} to go] "
                + ", ".join(f"{k} {v}" for k, v in samples[-1].items()),
                err=True,
            )
            if (
                out is not None
            ):  # after every evening, so that a soak that is stopped tells something
                out.write_text(json.dumps({"samples": samples}, indent=1), encoding="utf-8")
        side.open_tables.close()
    rows = compared(samples)
    click.echo(f"{'':12}{'start':>10}{'end':>10}{'may be':>10}")
    for what, first, last, most in rows:
        click.echo(
            f"{what:12}{first:>10g}{last:>10g}{most:>10g}{'' if last <= most else '   GREW'}"
        )
    frames = sum(s["frames"] for s in samples)
    click.echo(
        f"{film / 3600:.2f} hours of film, {frames} frames looked at, {len(samples)} evenings, "
        f"{samples[-1]['acts']} acts at the longest table, {time.process_time() / 60:.1f} minutes of CPU."
    )
    if out is not None:
        told = {
            "samples": samples,
            "rows": [
                {"what": w, "start": first, "end": last, "may be": most}
                for w, first, last, most in rows
            ],
            "grew": [w for w, _, last, most in rows if last > most],
        }
        out.write_text(json.dumps(told, indent=1), encoding="utf-8")
    if any(last > most for _, _, last, most in rows) or not all(s["right"] for s in samples):
        sys.exit(1)


def compared(samples: list[dict[str, Any]]) -> list[tuple[str, float, float, float]]:
    """What it was after warming up (the second quarter), what it is now (the last), and what it may be."""
    quarter = max(1, len(samples) // 4)
    rows = []
    for what, more, times in (
        ("memory MB", 12.0, 1.08), ("handles", 2.0, 1.0), ("threads", 1.0, 1.0),
        ("frame ms", 0.3, 1.3), ("act ms", 0.3, 1.5),
    ):  # fmt: skip
        first = median(s[what] for s in samples[quarter : 2 * quarter])
        last = median(s[what] for s in samples[-quarter:])
        rows.append((what, round(first, 3), round(last, 3), round(first * times + more, 3)))
    return rows
