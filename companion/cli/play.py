"""`companion play`: starts the companion."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli import HOST, PORT, STORE, game_option
from companion.cli.game import with_own_games

if TYPE_CHECKING:
    from companion.server.options import Options
    from companion.server.startup import Running


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What somebody who starts the companion asks of it: each of the options below."""

    port: int
    host: str
    camera: str | None
    deck: str | None
    store: str | None
    game: str | None
    players: str | None
    dealer: str | None
    https: bool
    announce: bool
    loopback_host: bool
    tables_by: str
    names: tuple[str, ...]
    queue: str | None
    proxy: bool
    reached_at: str | None
    hooks: tuple[str, ...]
    mqtt: str | None
    mqtt_wheel: bool
    metrics: bool
    opened: bool
    level: str

    @property
    def memory(self) -> str:
        """Where tables are kept: a file's name or a database's address."""
        from companion.store.place import usual_store

        return self.store or str(usual_store())

    @property
    def shared(self) -> bool:
        """Whether several processes may share the tables."""
        return "://" in self.memory


@click.command("play")
@PORT
@HOST
@click.option("--camera", metavar="SOURCE", help="A webcam's number, a file, an rtsp:// address.")
@click.option("--deck", metavar="ID", help="The deck's id on its tags, when several are printed.")
@STORE
@click.option(
    "--games",
    metavar="FOLDER",
    type=click.Path(exists=True, file_okay=False, resolve_path=True),
    is_eager=True,
    expose_value=False,
    callback=with_own_games,
    help="Games of your own: a page each, as `companion game new` begins them.",
)
@game_option("The game that is offered first.")
@click.option("--players", metavar="NAMES", help="With --game: begin at once, e.g. 'Ann, Ben'.")
@click.option("--dealer", metavar="NAME", help="With --players: who deals; else the cards decide.")
@click.option("--https/--no-https", default=True, help="HTTPS on the same port, for phone cameras.")
@click.option("--announce/--no-announce", default=True, help="Be found as companion.local.")
@click.option(
    "--loopback-host/--no-loopback-host",
    default=True,
    help="Programs on this machine count as the host.",
)
@click.option(
    "--tables-by",
    type=click.Choice(["anyone", "host"]),
    default="anyone",
    help="Who may lay a new table.",
)
@click.option("--name", "names", multiple=True, help="Another name this machine is reached by.")
@click.option("--queue", metavar="URL", help="redis://…, where several processes share the tables.")
@click.option(
    "--proxy", is_flag=True, help="A balancer stands before this; believe its X-Forwarded-For."
)
@click.option("--reached-at", metavar="URL", help="Where the other processes reach this one.")
@click.option(
    "--hook",
    "hooks",
    metavar="URL",
    multiple=True,
    help="Post what happens at the tables to this address, as JSON.",
)
@click.option(
    "--mqtt",
    metavar="URL",
    help="Show the tables to Home Assistant by this broker: mqtt://user@host (the password: see docs).",
)
@click.option("--mqtt-wheel", is_flag=True, help="With --mqtt: a button that turns the wheel.")
@click.option(
    "--metrics", is_flag=True, help="Show /metrics to everybody, not to this machine alone."
)
@click.option(
    "--open", "opened", is_flag=True, help="Open the dashboard in this machine's browser."
)
@click.option(
    "--log",
    "level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    help="How much is written to the log.",
)
def command(**told: Any) -> None:
    """Start the companion: dashboard, camera, referee.

    Everything that was played before is still there. Stop it with Ctrl-C: nothing is lost then,
    nor when the power fails.
    """
    from companion.server import journal
    from companion.server.startup import serve

    asked = Asked(**told)
    start = _start(asked.game, asked.players, asked.dealer)
    _check(asked)
    journal.begin(level=asked.level)
    running = _opened(asked)
    if start is not None:
        _begin(running, start)
    elif asked.game is not None:
        register = running.service.open_tables.ledger.register
        before = register.settings().get("household", {})
        register.set("household", {**before, "game": asked.game})

    def ready() -> None:
        running.service.watch_again()
        if asked.opened:
            _open(f"http://localhost:{running.options.port}")
        kept_in = None if asked.shared else Path(asked.memory)
        _greet(running.options, asked=asked.port, memory=kept_in, room=running.server.capacity)

    serve(running, ready=ready)
    click.echo("Stopped; everything is kept.")


def _check(asked: Asked) -> None:
    """Refuses what can't be done, before anything is opened."""
    from companion.server.hook import BadHook, checked
    from companion.server.mqtt import BadBroker, password
    from companion.server.mqtt import checked as broker

    try:
        for address in asked.hooks:
            checked(address)
    except BadHook as bad:
        raise click.BadParameter(str(bad), param_hint="--hook") from bad
    try:
        if asked.mqtt is not None:
            password(broker(asked.mqtt).password)
    except BadBroker as bad:
        raise click.BadParameter(str(bad), param_hint="--mqtt") from bad
    if asked.queue and not asked.shared:
        raise click.UsageError("Several processes need one database: give --store postgresql://…")


def _opened(asked: Asked) -> Running:
    """The companion, listening and with its store open, or one sentence that says why not."""
    import secrets

    from companion.server.options import Options
    from companion.server.startup import open_server
    from companion.store import Busy, StoreFault
    from companion.store.place import folder

    if sys.platform == "win32":
        click.echo("Windows may ask whether Python may be reached: allow it on private networks.")
    try:
        return open_server(
            asked.memory,
            host=asked.host,
            port=asked.port,
            certificates=folder() / "certificates" if asked.https else None,
            announce=asked.announce,
            holder=secrets.token_hex(8) if asked.shared else "",
            reached_at=asked.reached_at or "",
            options=Options(
                loopback_host=asked.loopback_host,
                tables_by=asked.tables_by,
                names=asked.names,
                queue=asked.queue,
                proxy=asked.proxy,
                camera=asked.camera,
                deck=asked.deck,
                sounds=folder() / "sounds",
                films=folder() / "films",
                hooks=asked.hooks,
                mqtt=asked.mqtt,
                mqtt_wheel=asked.mqtt_wheel,
                metrics=asked.metrics,
            ),
        )
    except Busy as held:
        raise click.ClickException(_already(held)) from held
    except StoreFault as fault:
        raise click.ClickException(str(fault)) from fault
    except OSError as fault:
        raise click.ClickException(
            f"Nothing can be heard at port {asked.port} of {asked.host}: {fault.strerror or fault}."
        ) from fault


def _open(address: str) -> None:
    """Shows the dashboard in this machine's browser; where there is none, the address is printed anyway."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    click.echo("The companion is running. Close this window to stop it; every evening is kept.\n")


def _already(held: Exception) -> str:
    """What to do where another companion holds the store."""
    from companion.cli.address import running

    found = running()
    if found is None:
        return str(held)
    where = f"http://localhost:{found['port']}"
    return f"A companion is running already: open {where}, or stop that one with Ctrl-C first."


def _start(game: str | None, players: str | None, dealer: str | None) -> dict[str, object] | None:
    if players is None:
        return None
    if game is None:
        raise click.UsageError("--players needs a --game.")
    names = [name.strip() for name in players.split(",") if name.strip()]
    start: dict[str, object] = {"act": "start", "game": game, "players": names}
    if dealer is not None:
        start["dealer"] = dealer
    return start


def _begin(running: Running, start: dict[str, object]) -> None:
    """Lay a table and begin the game."""
    from companion.server.access import THIS_MACHINE
    from companion.server.acting import answer_act

    open_tables = running.service.open_tables
    live = open_tables.table(open_tables.lay().id)
    assert live is not None
    reply, _ = answer_act(live, start, THIS_MACHINE, running.service.router.readers, "")
    if not reply["ok"]:
        raise click.ClickException(reply["refused"]["says"])


def _greet(options: Options, *, asked: int, memory: Path | None, room: int) -> None:
    """Says where the companion is found, and by what it is stopped."""
    import segno

    if asked and options.port != asked:
        click.echo(f"Port {asked} is taken, so it is {options.port} this time.")
    first = f"http://{options.addresses[0]}:{options.port}"
    click.echo("The table is open.\n")
    click.echo(f"  On this machine   http://localhost:{options.port}")
    for address in options.addresses:
        if not address.startswith("127."):
            click.echo(f"  On the network    http://{address}:{options.port}")
    if options.local_name:
        click.echo(f"                    {options.local_name}")
    if options.secure:
        click.echo(
            f"  Phone as camera   https://{options.addresses[0]}:{options.port}  (see: companion trust)"
        )
    if memory is not None:
        click.echo(f"  Everything kept   {memory}")
    click.echo(f"  Room for          {room} phones and tablets at once")
    if options.loopback_host:
        port = "" if options.port == 8080 else f" --port {options.port}"
        click.echo(
            f"  Tablet forgot it  companion host{port}  (makes a code that puts it in charge again)"
        )
    click.echo()
    if sys.stdout.isatty() or not options.addresses[0].startswith("127."):
        segno.make(first, error="m", micro=False).terminal(compact=True)
        click.echo("\nScan this with the tablet or a phone.", nl=False)
    click.echo(" Stop with Ctrl-C.")
    if options.camera is None:
        click.echo("No cards or camera at hand? `companion demo` shows a filmed game night.")
    sys.stdout.flush()
