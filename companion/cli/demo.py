"""`companion demo`: a filmed game night, live in the browser."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from random import SystemRandom
from typing import TYPE_CHECKING

import click

from companion.cli import HOST, PORT, game_option

if TYPE_CHECKING:
    from companion.demo.performance import Staging
    from companion.demo.recorded import RecordedEvening
    from companion.table.referee import Chance


@click.command()
@game_option("Play only this one (may be repeated).", "--game", "games", multiple=True)
@PORT
@HOST
@click.option(
    "--evening",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="An evening in a file of your own, instead of those that come with the companion.",
)
@click.option(
    "--pace",
    default=0.8,
    show_default=True,
    type=click.FloatRange(0.4, 3.0),
    help="Below 1 people think faster.",
)
@click.option(
    "--slips",
    default=0.05,
    show_default=True,
    type=click.FloatRange(0, 1),
    help="How often somebody taps something wrong, and puts it right.",
)
@click.option(
    "--cards",
    default="tags",
    show_default=True,
    help="tags, or cards without: bare (another design every evening), any (the same, and nothing taught), "
    "border, edge, large or corners.",
)
@click.option("--evenings", default=0, help="Stop after so many; else go on until Ctrl-C.")
@click.option(
    "--store",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the evenings in this file; else they are forgotten.",
)
def command(
    *, games: tuple[str, ...], port: int, host: str, evening: Path | None, pace: float,
    slips: float, cards: str, evenings: int, store: Path | None,
) -> None:  # fmt: skip
    """Watch a filmed game night without cards or camera.

    Bots play with real hands, and not always by the rules. A rendered camera films their table, its pictures go through
    the real eyes, referee, store and server, and the dashboard in your browser shows what the companion makes of it.
    """
    from companion.demo.bare_cards import DESIGNS
    from companion.demo.performance import Staging
    from companion.demo.recorded import evening_in, in_turn
    from companion.demo.recorded import games as filmed_games
    from companion.store import StoreFault

    if cards not in ("tags", "bare", "any", *DESIGNS):
        raise click.BadParameter(f"Cards are tags, bare, any, {', '.join(DESIGNS)}.")
    try:
        filmed = [evening_in(evening)] if evening else in_turn(games or filmed_games())
    except ValueError as bad:
        raise click.BadParameter(str(bad)) from bad
    staging = Staging(pace=pace, slips=slips, cards=cards)
    with tempfile.TemporaryDirectory(prefix="companion-demo-") as folder:
        try:
            _run_demo(filmed, staging, evenings, Path(folder), store, host=host, port=port)
        except (StoreFault, OSError) as fault:
            raise click.ClickException(f"The demo can't begin: {fault}.") from fault


def _run_demo(
    filmed: Sequence[RecordedEvening], staging: Staging, evenings: int, folder: Path,
    store: Path | None, *, host: str, port: int,
) -> None:  # fmt: skip
    """A companion of its own, and a process of bots that play before it."""
    import multiprocessing

    import gevent

    from companion.demo.performance import perform
    from companion.server.options import Options
    from companion.server.startup import open_server, serve

    spawned = multiprocessing.get_context("spawn")
    faces = spawned.Queue()
    options = Options(demo=True, films=folder / "films", chance=filmed_face(faces))
    kept = store or folder / "demo.db"
    running = open_server(kept, host=host, port=port, announce=False, options=options)
    address = f"http://localhost:{running.options.port}"
    bots = spawned.Process(
        target=perform,
        args=(address, filmed, staging),
        kwargs={"rounds": evenings, "faces": faces},
        name="companion demo bots",
        daemon=True,
    )

    def ready() -> None:
        click.echo(f"A filmed evening begins. Watch it at {address}")
        click.echo("It opens on the table, with the film beside it. Stop with Ctrl-C.")
        bots.start()
        gevent.spawn(until_the_last)

    def until_the_last() -> None:
        while bots.is_alive():
            gevent.sleep(0.5)
        running.stop.set()

    try:
        serve(running, ready=ready)
    finally:
        if bots.is_alive():
            bots.terminate()
            bots.join(3)


def filmed_face(faces: Queue[str]) -> Chance:
    """The wheel stops where the filmed players' hands are made for; else it is the companion's own."""
    from companion.table.referee import weighted

    by_chance = weighted(SystemRandom())

    def chance(wheel: Mapping[str, int]) -> str:
        try:
            return faces.get(timeout=1.0)
        except Empty:  # somebody at the tablet spins the wheel
            return by_chance(wheel)

    return chance
