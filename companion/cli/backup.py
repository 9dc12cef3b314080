"""`companion backup`: copies everything that was played, even while somebody plays."""

import datetime as dt
from pathlib import Path

import click

from companion.cli import STORE


@click.command("backup")
@click.argument("target", required=False, type=click.Path(path_type=Path))
@STORE
def command(target: Path | None, store: str | None) -> None:
    """Copy all tables into one file, even while a game goes on.

    TARGET is the file to write; without it, one with today's date in this folder.
    """
    from companion.store import StoreFault
    from companion.store.copying import backup
    from companion.store.place import usual_store

    to = target or Path(f"companion-{dt.datetime.now():%Y-%m-%d-%H%M}.db")
    try:
        copied = backup(store or usual_store(), to)
    except StoreFault as fault:
        raise click.ClickException(str(fault)) from fault
    except OSError as fault:
        raise click.ClickException(f"{to} can't be written: {fault.strerror}.") from fault
    click.echo(f"{to}: {copied.tables} tables, {copied.entries} acts.")
    if copied.left_out:
        click.echo("The store is damaged; the copy holds all that is whole:", err=True)
        for says in copied.left_out:
            click.echo(f"  {says}", err=True)
        raise click.exceptions.Exit(1)
