"""The command line reads like a table of contents, and opens in an instant."""

from __future__ import annotations

import re
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from companion.cli import COMMANDS, FROM_SOURCE, main
from tests.architecture.test_rooms import HOMES
from tests.architecture.tree import PACKAGE, ROOT

WRITTEN = sorted(
    [
        *FROM_SOURCE,
        *(
            path.stem.replace("_", "-")
            for path in (PACKAGE / "cli").glob("*.py")
            if path.stem != "__init__"
        ),
    ]
)
POSIX = ("fcntl", "grp", "pwd", "resource", "termios")
LISTED = [name for chapter in COMMANDS.values() for name in chapter]


def test_help_lists_each_command_once_with_its_line() -> None:
    said = CliRunner().invoke(main, ["--help"]).output
    assert sorted(LISTED) == WRITTEN
    for chapter in COMMANDS.values():
        for name, line in chapter.items():
            assert re.search(rf"^  {name} +{re.escape(line.split()[0])} ", said, re.MULTILINE), name
            assert line.endswith(".")


@pytest.mark.parametrize("name", WRITTEN)
def test_a_command_says_what_it_does(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.help
    said = CliRunner().invoke(main, [name, "--help"])
    assert said.exit_code == 0, said.output


def test_a_wrong_word_gets_a_sentence_and_not_a_traceback() -> None:
    said = CliRunner().invoke(main, ["plai"])
    assert said.exit_code == 2
    assert "plai" in said.output


@pytest.mark.parametrize("name", ["", *WRITTEN])
def test_asking_for_help_opens_no_heavy_room_and_needs_nothing_that_windows_lacks(
    name: str,
) -> None:
    """Counted in modules, not in seconds: a clock would fail on a busy machine."""
    words = [name, "--help"] if name else ["--help"]
    asked = (
        f"import sys\nsys.modules |= dict.fromkeys({POSIX!r})\n"
        f"from companion.cli import main\ntry: main({words!r})\nexcept SystemExit: pass\n"
        f"print('OPENED', *sorted(set(sys.modules) & set({sorted(HOMES)!r})))"
    )
    said = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert said.stdout.splitlines()[-1].split() == ["OPENED", "click"]
