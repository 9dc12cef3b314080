"""What can be typed at a terminal: one file a command, each exposing a click command called `command`.

The table of contents below is all that is read until a command is chosen, so a small command starts in an
instant; a command imports its heavy rooms (cameras, server, PDF) inside its function.
A command is listed as soon as its file is there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

import click

COMMANDS: dict[str, dict[str, str]] = {
    "At the table": {
        "play": "Start the companion: dashboard, camera, referee.",
        "referee": "Referee a typed or scripted game, one JSON act a line.",
    },
    "Getting ready": {
        "doctor": "Say what works on this machine, and what to do about the rest.",
    },
}
"""The table of contents: chapter -> command -> its one line."""


def chapters() -> dict[str, dict[str, str]]:
    """The chapters that have at least one command on this machine."""
    there = {
        chapter: {name: line for name, line in commands.items() if find_spec(f"{__name__}.{name}")}
        for chapter, commands in COMMANDS.items()
    }
    return {chapter: commands for chapter, commands in there.items() if commands}


class Contents(click.Group):
    """A command group that opens a command's file only when the command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for commands in chapters().values() for name in commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module = import_module(f"{__name__}.{cmd_name.replace('-', '_')}")
        return cast(click.Command, module.command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for chapter, commands in chapters().items():
            with formatter.section(chapter):
                formatter.write_dl(list(commands.items()))


def version(ctx: click.Context, _parameter: click.Parameter, *value: bool) -> None:
    """Print the version, read only when it is asked for."""
    if value[0] and not ctx.resilient_parsing:
        from importlib.metadata import version as installed

        click.echo(f"companion {installed('companion')}")
        ctx.exit()


@click.command(cls=Contents, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=version,
    help="Show the version and leave.",
)
def main() -> None:
    """The companion referees real card games of the UNO family at a real table.

    Unofficial and fan-made; not connected with the maker of the game.
    """
