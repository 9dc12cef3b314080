"""`companion host`: gives a tablet its table back when its browser has forgotten that it was in charge."""

import json
import urllib.error
import urllib.request
from typing import Any

import click

Json = dict[str, Any]


@click.command("host")
@click.option("--port", default=8080, show_default=True, help="Where `companion play` listens.")
@click.option("--table", "code", metavar="CODE", help="The table's letters; else the latest one.")
def command(port: int, code: str | None) -> None:
    """Make a code that puts a tablet in charge of a table again.

    The companion must be running on this machine. Type the code on the tablet's first page, where a phone types
    the table's letters, or scan it. It is good once, for ten minutes. Any screen that is in charge makes the
    same code under Phones.
    """
    tables = _ask_companion(port, "/api/tables")["tables"]
    wanted = (code or "").strip().upper()
    found = [one for one in tables if not wanted or one["code"] == wanted]
    if not found:
        raise click.ClickException(
            f"There is no table {wanted} here." if wanted else "No table was laid here yet."
        )
    made = _ask_companion(port, f"/api/tables/{found[0]['id']}/invitations", {"role": "host"})
    _print_code(found[0], made)
    if not wanted and len(found) > 1:
        click.echo("\nOther tables, to be named with --table:")
        for one in found[1:6]:
            click.echo(f"  {_table_label(one)}")


def _print_code(table: Json, made: Json) -> None:
    import segno

    key = made["key"]
    click.echo(f"Who types this is in charge of table {_table_label(table)}\n")
    click.echo(f"  {key[:3]} {key[3:6]} {key[6:]}\n")
    click.echo(f"Or open it on the tablet:  {made['link']}\n")
    segno.make(made["link"], error="m", micro=False).terminal(compact=True)
    click.echo(f"\nGood once, for {made['seconds'] // 60} minutes.")


def _table_label(table: Json) -> str:
    """A table as people know it: its letters, and who plays."""
    players = ", ".join(player["name"] for player in table.get("players") or ())
    return f"{table['code'] or '(closed)'}  {table['name'] or players or 'being set up'}"


def _ask_companion(port: int, path: str, body: Json | None = None) -> Json:
    """The answer of the companion on this machine."""
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(asked, timeout=10) as answer:
            found: Json = json.loads(answer.read())
            return found
    except urllib.error.HTTPError as fault:
        with fault:
            raise click.ClickException(_refusal_text(fault.code, fault.read())) from fault
    except (OSError, ValueError) as fault:
        raise click.ClickException(
            f"No companion answers at port {port} of this machine. Is `companion play` running?"
            " It says its port when it starts: give it with --port."
        ) from fault


def _refusal_text(status: int, said: bytes) -> str:
    if status == 401:
        return (
            "This companion trusts no program on its own machine (--no-loopback-host)."
            " Make the code on another screen that is in charge, under Phones."
        )
    try:
        return str(json.loads(said)["refused"]["says"])
    except (ValueError, LookupError, TypeError):
        return f"What answers there is no companion (it said {status})."
