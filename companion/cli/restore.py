"""`companion restore`: brings everything back as it was in a backup."""

from pathlib import Path

import click

from companion.cli import STORE


@click.command("restore")
@click.argument("source", type=click.Path(path_type=Path))
@STORE
def command(source: Path, store: str | None) -> None:
    """Bring all tables of a backup back.

    The store that was there before is kept beside it, under a name with the time; a database must be empty. The
    companion must not be running.
    """
    from companion.store import Busy, StoreFault
    from companion.store.copying import restore
    from companion.store.place import usual_store

    to = store or str(usual_store())
    try:
        copied, kept = restore(source, to)
    except Busy as held:
        raise click.ClickException(
            f"A companion is running and holds {to}: stop it there with Ctrl-C, then restore again."
        ) from held
    except StoreFault as fault:
        raise click.ClickException(str(fault)) from fault
    except OSError as fault:
        raise click.ClickException(f"{to} can't be written: {fault.strerror}.") from fault
    if kept is not None:
        click.echo(f"What was there before is kept as {kept}.")
    click.echo(f"Restored: {copied.tables} tables, {copied.entries} acts.")
    for says in copied.left_out:
        click.echo(f"  {says}", err=True)
