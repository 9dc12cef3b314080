"""What can be typed at a terminal: one file for each command, with a click command called `command` in it.

The table of contents below is all that is read until a command is chosen, so every command starts
in an instant; a command imports its heavy rooms (cameras, server, PDF) inside its function.
A command is listed when its file is there; some come with the sources only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TypeVar, cast

import click

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a card is too small to share among threads

STORE = click.option(
    "--store", metavar="FILE", help="Where tables are kept: a file, or a postgresql:// address."
)
"""The option of every command that opens the household's store."""

PORT = click.option(
    "--port", default=8080, show_default=True, help="Where to listen; the next free one."
)
HOST = click.option(
    "--host", default="0.0.0.0", show_default=True, help="The network address to listen on."
)
"""The options of every command that lets devices in."""

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def known_games(_ctx: click.Context, _option: click.Parameter, value: Any) -> Any:
    """What was said of a game, if it is one; the games are looked up only when somebody names one."""
    for name in value if isinstance(value, tuple) else [value] if value else []:
        from companion.rules.games import GAMES

        if name not in GAMES:
            known = ", ".join(GAMES)
            raise click.BadParameter(f"There is no game “{name}”; there are {known}.")
    return value


class GameOption(click.Option):
    """An option whose help lists every game there is."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        from companion.rules.games import GAMES

        known, found = ", ".join(GAMES), super().get_help_record(ctx)
        return found and (found[0], f"{found[1]} Games: {known}.")


def game_option(about: str, *names: str, **how: Any) -> Callable[[Decorated], Decorated]:
    """`--game` of a command: `about` says what the command does with it."""
    return click.option(
        *(names or ("--game",)),
        cls=GameOption,
        callback=known_games,
        metavar="NAME",
        help=about,
        **how,
    )


COMMANDS: dict[str, dict[str, str]] = {
    "At the table": {
        "play": "Start the companion: referee, camera and dashboard.",
        "address": "Say where phones and tablets find the companion that runs here.",
        "host": "Put a tablet in charge again that has forgotten its table.",
        "referee": "Referee a typed or scripted game, one JSON act a line.",
        "game": "Check a game of your own, or begin the page of one.",
    },
    "Paper and plastic": {
        "print": "Print labels, tokens, mats and rule sheets as PDF.",
        "tags": "List the tag of every card, or read one.",
        "models": "Make the 3D-printable parts.",
    },
    "Cameras": {
        "aim": "Help to place the camera, and say what it can't read.",
        "watch": "Show what a camera sees, as it sees it.",
        "teach": "Show a deck without tags, one picture a face.",
        "recognize": "Tell bare cards in pictures, one JSON line each.",
        "scan": "Read the tags in pictures or a film.",
        "eye": "Look with this computer's camera at a table kept elsewhere.",
        "film": "Film a make-believe table, to try things without cards.",
    },
    "Seeing is believing": {
        "demo": "Watch a filmed game night, live in the browser, without cards or camera.",
        "prove": "Play whole evenings before a rendered camera, and compare with the truth.",
        "soak": "Hours of frames and acts in minutes: nothing may grow.",
        "faults": "Break things on purpose, and tell what was lost.",
    },
    "Keeping it going": {
        "doctor": "Say what works on this machine, and what to do about the rest.",
        "backup": "Copy every table into one file.",
        "restore": "Bring a copy back.",
        "trust": "Let phones trust this machine, so that they can be cameras.",
        "words": "Check a translation, and show its sentences.",
    },
}
"""The table of contents: each chapter's commands, each with its one line."""


FROM_SOURCE = {
    "models": "models.parts.command",
    "prove": "benchmarks.proof.prove",
    "soak": "benchmarks.proof.soak",
    "faults": "benchmarks.proof.faults",
    "film": "benchmarks.proof.film",
    "words": "tools.words",
}
"""Commands that no table needs; they lie beside the package, in a checkout only."""
ROOT = Path(__file__).parents[2]
"""The folder that holds the package: the checkout, or where Python keeps what is installed."""


def module(name: str) -> str:
    """The file in which a command is written."""
    return FROM_SOURCE.get(name) or f"{__name__}.{name.replace('-', '_')}"


def is_here(name: str) -> bool:
    """Whether the command's file came with this installation."""
    if name not in FROM_SOURCE:
        return find_spec(module(name)) is not None
    return ROOT.joinpath(*module(name).split(".")).with_suffix(".py").is_file()


def chapters() -> dict[str, dict[str, str]]:
    """The chapters with the commands that are installed here."""
    here = {
        chapter: {name: line for name, line in commands.items() if is_here(name)}
        for chapter, commands in COMMANDS.items()
    }
    return {chapter: commands for chapter, commands in here.items() if commands}


class Contents(click.Group):
    """A command group that opens a command's file only when the command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for commands in chapters().values() for name in commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if not any(cmd_name in commands for commands in COMMANDS.values()):
            return None
        if not is_here(cmd_name):
            ctx.fail(f"`companion {cmd_name}` is there when the companion runs from its sources.")
        return cast(click.Command, import_module(module(cmd_name)).command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            near = get_close_matches(args[0], self.list_commands(ctx), n=1, cutoff=0.5)
            meant = f" Did you mean `companion {near[0]}`?" if near else ""
            ctx.fail(f"There is no command “{args[0]}”.{meant}")
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *more: Any, **how: Any) -> Any:
        for name in ("stdout", "stderr"):
            if getattr(sys, name) is None:  # a program that Windows starts without a console
                setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
            readable(getattr(sys, name))
        return super().main(args, *more, **how)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for chapter, commands in chapters().items():
            with formatter.section(chapter):
                formatter.write_dl(list(commands.items()))


def readable(stream: object) -> None:
    """Lets a stream take any sign: on Windows a file or a pipe knows no ✓ and no “quotes” by itself."""
    if isinstance(stream, TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
        if stream.isatty():
            stream.reconfigure(errors="replace")
        else:
            stream.reconfigure(encoding="utf-8")


def show_version(ctx: click.Context, _option: click.Parameter, value: object) -> None:
    """Prints the version, which is looked up only when somebody asks for it."""
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"companion {version('card-table-companion')}")
        ctx.exit()


@click.command(cls=Contents, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=show_version,
    help="Show the version and leave.",
)
def main() -> None:
    """The companion referees real card games of the UNO family at a real table.

    New here? `companion play` starts it, `companion doctor` says what this machine can do.
    Unofficial and fan-made; not connected with the maker of the game.
    """
