"""`companion prove`: whole evenings through a rendered camera, compared with what is true."""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from benchmarks.proof.book import Game
    from benchmarks.proof.evening import Plan

GAMES = ("mod", "nonpartisan", "spin", "power-grab", "classic", "no-mercy", "all-wild")


def one(task: tuple[str, int, Plan]) -> Game:
    """One evening, in a process of its own."""
    from benchmarks.proof.book import broken_off
    from benchmarks.proof.evening import prove
    from benchmarks.proof.tableside import Tableside

    game, seed, plan = task
    with tempfile.TemporaryDirectory(prefix="companion-proof-") as folder:
        side = Tableside(Path(folder))
        try:
            return prove(game, seed, side, plan)
        except Exception as fault:  # one broken evening must not cost the others
            return broken_off(game, seed, f"{type(fault).__name__}: {fault}")
        finally:
            side.open_tables.close()


def played(tasks: Sequence[tuple[str, int, Plan]], processes: int) -> Iterator[Game]:
    """All evenings, several at a time."""
    if processes <= 1:
        yield from map(one, tasks)
        return
    each = 200 if tasks and tasks[0][2].blind else 8  # pictures stay in a process's memory
    with multiprocessing.get_context("spawn").Pool(processes, maxtasksperchild=each) as pool:
        yield from pool.imap_unordered(one, tasks)


@click.command()
@click.option(
    "--games", default=5, show_default=True, type=click.IntRange(1), help="Evenings of each title."
)
@click.option(
    "--seed", default=1, show_default=True, help="The first evening's seed; the next ones count on."
)
@click.option(
    "--game",
    "titles",
    multiple=True,
    type=click.Choice(GAMES),
    help="Only this title (may be repeated).",
)
@click.option("--target", default=200, show_default=True, help="Points that win an evening.")
@click.option("--players", default=0, help="How many play; else 2 to 6, by the seed.")
@click.option("--preset", default="typical", show_default=True, help="typical, clear or harsh.")
@click.option(
    "--camera", default="720p/50", show_default=True, help="720p/50, 720p/70, 1080p/50 or 1080p/70."
)
@click.option("--fps", default=15.0, show_default=True)
@click.option("--mat", is_flag=True, help="Play on the printed mat.")
@click.option(
    "--blind",
    is_flag=True,
    help="No pictures: eyes that miss nothing. Hundreds of games in minutes.",
)
@click.option(
    "--forgetful", is_flag=True, help="Nobody tells draws: only whose card it was, when it matters."
)
@click.option("--arms", is_flag=True, help="Everybody waves in, and the eyes follow their arms.")
@click.option("--drawn", is_flag=True, help="Everybody draws for the dealer, and nobody waves in.")
@click.option(
    "--rough",
    is_flag=True,
    help="People reach with either hand, lean over, point and hand bowls over the table.",
)
@click.option(
    "--open-hands",
    is_flag=True,
    help="At a round's end hands are laid beside the pile, where the camera counts them.",
)
@click.option(
    "--own-wheel", is_flag=True, help="The companion's wheel turns by itself: nobody taps it."
)
@click.option(
    "--house",
    is_flag=True,
    help="Every second evening by rulings and house rules of its own, drawn by its seed.",
)
@click.option(
    "--cards",
    default="tags",
    show_default=True,
    help="tags, or cards without: bare (another design every evening), any (the same, and nothing taught), "
    "border, edge, large or corners.",
)
@click.option("--processes", default=1, show_default=True, help="Evenings played at a time.")
@click.option(
    "--json",
    "out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write everything there, after every evening.",
)
@click.option(
    "--resume",
    is_flag=True,
    help="Go on where the --json file ends; with nothing left, tell it again.",
)
@click.option(
    "--chart", type=click.Path(dir_okay=False, path_type=Path), help="Draw the result as SVG."
)
def command(
    *, games: int, seed: int, titles: tuple[str, ...], target: int, players: int, preset: str,
    camera: str, fps: float, mat: bool, blind: bool, forgetful: bool, arms: bool, drawn: bool, rough: bool,
    open_hands: bool, own_wheel: bool, house: bool, cards: str,
    processes: int, out: Path | None, resume: bool, chart: Path | None,
) -> None:  # fmt: skip
    """Prove that the referee is right.

    Bots hold real hands and play whole evenings, sometimes badly. A camera is rendered above their table; its
    pictures go through the real eyes, the real table and the real store. Everything that the companion then
    shows is compared with what is true. Ends with 1 when a target is missed.
    """
    from benchmarks.proof.book import BadBook, Book, met
    from benchmarks.proof.chart import chart_of, rows
    from benchmarks.proof.evening import Plan
    from companion.demo.bare_cards import DESIGNS
    from companion.demo.room import CAMERAS, PRESETS

    if preset not in PRESETS or camera not in CAMERAS:
        raise click.BadParameter(
            f"Presets are {', '.join(PRESETS)}; cameras are {', '.join(CAMERAS)}."
        )
    if cards not in ("tags", "bare", "any", *DESIGNS):
        raise click.BadParameter(f"Cards are tags, bare, any, {', '.join(DESIGNS)}.")
    if resume and out is None:
        raise click.UsageError("--resume needs the --json file of the proof that was broken off.")
    how: dict[str, Any] = {
        "preset": preset, "camera": camera, "fps": fps, "players": players, "target": target,
        "mat": mat, "blind": blind, "forgetful": forgetful, "arms": arms, "house": house,
    }  # fmt: skip
    newer = {
        "rough": rough,
        "open_hands": open_hands,
        "own_wheel": own_wheel,
        "drawn": drawn,
        "cards": cards != "tags" and cards,
    }
    how |= {
        key: value for key, value in newer.items() if value
    }  # a proof broken off before goes on
    book = Book(how, out)
    try:
        if resume:
            book.resume()
    except BadBook as bad:
        raise click.ClickException(str(bad)) from bad
    names = titles or GAMES
    tasks = [
        (name, seed + n, Plan(**how))
        for n in range(games)
        for name in names
        if not book.has(name, seed + n)
    ]
    began = time.monotonic()
    try:
        for nth, game in enumerate(played(tasks, processes), start=1):
            book.add(game)
            gone = time.monotonic() - began
            click.echo(progress(game, nth, len(tasks), gone), err=True)
            if chart is not None:
                chart.write_text(chart_of(book.sums(names)), encoding="utf-8")
    except KeyboardInterrupt:
        again = "go on with --resume" if out is not None else "nothing was kept (--json keeps it)"
        click.echo(f"Broken off; {again}.", err=True)
    sums = book.sums(names)
    if chart is not None:
        chart.write_text(chart_of(sums), encoding="utf-8")
    for row in rows(sums):
        click.echo(row)
    for game in book.games:
        for miss in game.record.amiss:
            if miss.what in ("missed", "hidden", "not-taken-back", "wrong-card", "broke-off"):
                click.echo(
                    f"{game.game} {game.seed}: {miss.what} at {miss.t:.2f} s, frame {miss.frame}: "
                    f"{miss.says}" + (f" ({miss.sight:.2f} s in sight)" if miss.card else "")
                )
    click.echo(f"{len(tasks)} evenings in {time.monotonic() - began:.0f} s.")
    if not sums or not all(met(row) for row in sums.values()):
        sys.exit(1)


def progress(game: Game, nth: int, of: int, gone: float) -> str:
    """One line after each evening: how it went, and how long the rest may take."""
    left = gone / nth * (of - nth) / 60
    return (
        f"[{nth}/{of}, {gone / 60:.0f} min, {left:.0f} to go] {game.game} {game.seed}: "
        f"{'scores right' if game.right else 'SCORES WRONG'}, "
        f"{game.record.seen} of {game.record.placements} cards seen, "
        f"{len(game.record.amiss)} things amiss, {game.frames} frames, {game.cpu:.0f} s"
    )
