"""`companion address`: where phones and tablets find the companion that runs on this machine."""

import json
import urllib.request
from typing import Any

import click

LOOKED_AT = 20
"""Ports at which a companion may be: it takes the next free one of so many."""

QUIET = 2.0
"""Seconds after which whatever listens at a port counts as somebody else."""


@click.command("address")
@click.option(
    "--port", default=8080, show_default=True, help="Where `companion play` began to look."
)
@click.option("--json", "as_json", is_flag=True, help="One line of JSON.")
def command(port: int, *, as_json: bool) -> None:
    """Say where phones and tablets find the companion that runs on this machine."""
    import segno

    found = running(port)
    if found is None:
        raise click.ClickException(
            f"No companion answers from port {port} on. Start one: companion play."
        )
    told = found["told"]
    if as_json:
        named = {name: told[name] for name in ("http", "https", "local_name")}
        click.echo(json.dumps({"port": found["port"], **named}))
        return
    first = told["http"][0]
    for address in told["http"]:
        click.echo(f"  {address}")
    if told["local_name"]:
        click.echo(f"  {told['local_name']}")
    click.echo()
    segno.make(first, error="m", micro=False).terminal(compact=True)
    click.echo("\nScan this with the tablet or a phone.")


def running(port: int = 8080) -> dict[str, Any] | None:
    """The companion on this machine, at this port or one of the next: its port, and what it says of itself."""
    for number in range(port, port + LOOKED_AT):
        told = _ask_port(number)
        if told is not None:
            return {"port": number, "told": told}
    return None


def _ask_port(port: int) -> dict[str, Any] | None:
    """What a companion at this port says of itself; None when none is there."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/server", timeout=QUIET) as answer:
            told = json.load(answer)
    except (OSError, ValueError):
        return None
    ours = isinstance(told, dict) and isinstance(told.get("http"), list) and "engine" in told
    return told if ours and told["http"] else None
