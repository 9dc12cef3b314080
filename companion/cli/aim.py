"""`companion aim`: put the camera up, and know that it will do."""

import json
import sys
from pathlib import Path

import click


@click.command()
@click.argument("source")
@click.option("--save", type=click.Path(path_type=Path), help="Save one marked picture, and leave.")
@click.option("--seconds", default=3.0, help="How long to look before saving.", show_default=True)
@click.option("--port", default=8137, help="Where the live view is served.", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="The verdict as one JSON line.")
def command(source: str, save: Path | None, seconds: float, port: int, *, as_json: bool) -> None:
    """Show what the camera SOURCE sees, and say whether it will do, here, in this light.

    Without --save or --json a live view opens on this machine; with one of them the exit code says
    whether it will do (0) or not yet (1).
    """
    from companion.vision.aiming import Aim
    from companion.vision.source import Lost

    aim = Aim(source)
    try:
        if save is None and not as_json:
            click.echo(f"Live view: http://127.0.0.1:{port}/   (end with Ctrl+C)")
            aim.serve(port, say=click.echo)
            return
        verdict = aim.judge(seconds)
    except Lost as lost:
        raise click.ClickException(str(lost)) from lost
    except OSError as error:
        raise click.ClickException(f"Port {port} can't be used: {error.strerror}.") from error
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
        click.echo(verdict.says)
        for line in verdict.advice:
            click.echo(f"  - {line}")
    sys.exit(0 if verdict.ok else 1)
