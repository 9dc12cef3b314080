"""`companion watch`: prints what happens on the pile, one line for each event."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from companion.cli import game_option

if TYPE_CHECKING:
    from companion.pile import Event
    from companion.tags import Reading
    from companion.vision.messages import TaughtFaces


@click.command()
@click.argument("source")
@game_option("The game that is played.", required=True)
@click.option(
    "--deck",
    "name",
    metavar="ID",
    help="The deck with tags, such as K7, or a bare one that was taught; otherwise any of the game, tags or not.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON line an event.")
def command(source: str, game: str, name: str | None, *, as_json: bool) -> None:
    """Watch SOURCE: a camera's number or name, an http:// or rtsp:// address, a film or a folder.

    A film or folder is read as fast as it can be; `t` is the time in the film.
    """
    from companion.cli.recognize import taught
    from companion.tags import Deck
    from companion.vision.messages import TaughtFaces
    from companion.vision.quiet import quiet
    from companion.vision.source import Lost, is_live, names_missing_file
    from companion.vision.watch import watched

    bare = taught(game, name) if name else None
    whose = understood(game, name if bare is None else None)
    if name is None:
        bare = TaughtFaces(game=game)
    elif bare is not None:
        name = None

    def tell(event: "Event") -> None:
        line = event.as_json()
        click.echo(json.dumps(line, ensure_ascii=False) if as_json else _event_sentence(line))

    if names_missing_file(source):
        raise click.ClickException(f"There is no file or folder {source}.")
    if is_live(source):
        _watch_live(source, game, name, bare, tell)
        return
    try:
        with quiet():
            for event in watched(source, whose, Deck(game, name) if name else None, bare):
                tell(event)
    except Lost as lost:
        raise click.ClickException(str(lost)) from lost


def understood(game: str | None, name: str | None) -> "Callable[[str], Reading]":
    """The reader of tags' texts for the game and deck that were named on the command line."""
    from companion.tags import BadDeck, Deck
    from companion.vision.pile_tracker import tag_meanings

    if name is None:
        return tag_meanings(game, None)
    if game is None:
        raise click.BadParameter("--deck needs --game: deck names belong to a game.")
    try:
        return tag_meanings(game, Deck(game, name))
    except BadDeck as error:
        raise click.BadParameter(str(error)) from error


def _watch_live(
    source: str,
    game: str,
    name: str | None,
    bare: "TaughtFaces | None",
    tell: "Callable[[Event], None]",
) -> None:
    from queue import SimpleQueue

    from companion.pile import Health
    from companion.vision import Eye

    happened: SimpleQueue[Event] = SimpleQueue()
    eye = Eye(source, game=game, deck=name, bare=bare)
    eye.start(happened.put)
    try:
        event = happened.get()
        if isinstance(event, Health) and event.code == "no-picture" and not event.ok:
            raise click.ClickException(event.says)  # there never was a picture
        while True:
            tell(event)
            event = happened.get()
    except KeyboardInterrupt:
        pass
    finally:
        eye.stop()


def _event_sentence(line: dict[str, object]) -> str:
    what = line.pop("event")
    t = line.pop("t")
    rest = "  ".join(_sentence_part(key, value) for key, value in line.items() if key != "ok")
    return f"{t:>9}  {what:<11} {rest}"


def _sentence_part(key: str, value: object) -> str:
    match value:
        case {"direction": float(degrees)}:
            return f"from {degrees:.0f}°"
        case True:
            return key
        case _:
            return f"{value}"
