"""`companion referee`: reads one act a line, and writes a reply to each."""

import json
import sys
from collections.abc import Iterable
from typing import TextIO

import click

from companion.table.script import Script
from companion.wire import strict_json


def judge(lines: Iterable[str], out: TextIO) -> int:
    """Replies to each line as soon as it is read; returns the exit code."""
    referee = Script()
    refused = False
    for line in lines:
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        try:
            data = strict_json.loads(text)
        except ValueError:
            data = None
        reply = referee.act(data)
        refused |= not reply["ok"]
        out.write(json.dumps(reply, ensure_ascii=False) + "\n")
        out.flush()
    if not referee.started:
        return 2
    return 1 if refused else 0


@click.command()
@click.argument("script", type=click.File("r", encoding="utf-8-sig", errors="replace"))
def command(script: TextIO) -> None:
    """Judge the acts in SCRIPT (JSON lines, - for standard input), a reply a line.

    Exits with 0 when no act was refused, 1 when one was, 2 when no game was started.
    """
    sys.exit(judge(iter(script.readline, ""), sys.stdout))
