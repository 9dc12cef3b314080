"""`companion demo`: a filmed game night, live in the browser."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty

import click

from companion.cli import HOST, PORT

GAMES = ("spin", "power-grab", "mod", "nonpartisan")


@click.command()
@click.option(
    "--game",
    "games",
    multiple=True,
    type=click.Choice(GAMES),
    help="Which game (may be repeated); else all four, one after another.",
)
@click.option(
    "--seed", type=int, help="Which evening; usual: those that show the most in a minute."
)
@PORT
@HOST
@click.option("--players", default=4, show_default=True, type=click.IntRange(2, 10))
@click.option("--target", default=200, show_default=True, help="Points that win an evening.")
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
    help="tags, or cards without: bare (another design every evening), border, edge, large or corners.",
)
@click.option("--evenings", default=0, help="Stop after so many; else go on until Ctrl-C.")
@click.option(
    "--store",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the evenings in this file; else they are forgotten.",
)
def command(
    *, games: tuple[str, ...], seed: int | None, port: int, host: str, players: int, target: int,
    pace: float, slips: float, cards: str, evenings: int, store: Path | None,
) -> None:  # fmt: skip
    """Watch a filmed game night without cards or camera.

    Bots play with real hands, and not always by the rules. A rendered camera films their table, its pictures go through
    the real eyes, referee, store and server, and the dashboard in your browser shows what the companion makes of it.
    """
    import multiprocessing
    import signal

    import gevent

    from companion.server.options import Options
    from companion.server.startup import open_server, serve
    from companion.simulate.bare_cards import DESIGNS
    from companion.simulate.demo import perform
    from companion.store import StoreFault

    if cards not in ("tags", "bare", *DESIGNS):
        raise click.BadParameter(f"Cards are tags, bare, {', '.join(DESIGNS)}.")
    with tempfile.TemporaryDirectory(prefix="companion-demo-") as folder:
        try:
            running = open_server(
                store or Path(folder) / "demo.db",
                host=host,
                port=port,
                announce=False,
                options=Options(demo=True, films=Path(folder) / "films"),
            )
        except (StoreFault, OSError) as fault:
            raise click.ClickException(f"The demo can't begin: {fault}.") from fault
        address = f"http://localhost:{running.options.port}"
        faces = multiprocessing.get_context("spawn").Queue()
        load_the_wheel(faces)
        bots = multiprocessing.get_context("spawn").Process(
            target=perform,
            args=(
                address,
                list(games or GAMES),
                seed,
                pace,
                players,
                target,
                evenings,
                slips,
                cards,
                faces,
            ),
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
            signal.raise_signal(signal.SIGTERM)

        try:
            serve(running, ready=ready)
        finally:
            if bots.is_alive():
                bots.terminate()
                bots.join(3)


def load_the_wheel(faces: Queue[str]) -> None:
    """The wheel stops where the filmed players' hands are made for; else it is the companion's own."""
    from companion.wire.referee import Referee

    by_chance = Referee.chance

    def chance(referee: Referee, wheel: Mapping[str, int]) -> str:
        try:
            return faces.get(timeout=1.0)
        except Empty:  # somebody at the tablet spins by themselves
            return by_chance(referee, wheel)

    Referee.chance = chance  # type: ignore[method-assign, assignment]
