"""`companion aim`: helps to place the camera, and says when it will do."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli import game_option

if TYPE_CHECKING:
    from companion.vision.condition import CameraVerdict


@click.command()
@click.argument("source")
@click.option("--save", type=click.Path(path_type=Path), help="Save one marked picture, and leave.")
@click.option("--seconds", default=3.0, help="How long to look before saving.", show_default=True)
@game_option("The game that is played; needed with --deck.")
@click.option("--deck", "name", metavar="ID", help="The deck, such as K7: only its codes count.")
@click.option("--json", "as_json", is_flag=True, help="The verdict as one JSON line.")
def command(
    source: str, save: Path | None, seconds: float, game: str | None, name: str | None, *,
    as_json: bool,
) -> None:  # fmt: skip
    """Say whether the camera SOURCE will do here, in this light, and what to change if not.

    Without --save or --json it goes on and reports each change, until Ctrl+C; the companion's camera page shows the
    picture. With one of them the exit code says whether the camera will do (0) or not yet (1).
    """
    from companion.cli.watch import understood
    from companion.tags import Deck
    from companion.vision.aim import Aim
    from companion.vision.quiet import quiet
    from companion.vision.source import Lost

    understood(game, name)
    aim = Aim(source, Deck(game, name) if game and name else None)
    try:
        with quiet():
            if save is None and not as_json:
                aim.follow(_print_verdict)
                return
            verdict = aim.judge(seconds)
    except Lost as lost:
        raise click.ClickException(str(lost)) from lost
    except KeyboardInterrupt:
        return
    if save is not None:
        try:
            save.write_bytes(aim.picture())
        except OSError as error:
            raise click.ClickException(f"{save}: {error.strerror}.") from error
    if as_json:
        click.echo(json.dumps(verdict.as_json(), ensure_ascii=False))
    else:
        _print_verdict(verdict)
    sys.exit(0 if verdict.ok else 1)


def _print_verdict(verdict: "CameraVerdict") -> None:
    click.echo(verdict.says)
    for line in verdict.advice:
        click.echo(f"  - {line}")
