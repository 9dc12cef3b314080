"""`companion eye`: a camera on another computer, which sends the table events and no pictures."""

import json
import queue
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

Json = dict[str, Any]

ALIVE = 3.0
"""Seconds between two signs of life."""

PATIENCE = (0.5, 1, 2, 4, 8)
"""Seconds to wait before an event is sent again; none is dropped, and none counts twice."""


@click.command("eye")
@click.argument("source")
@click.option(
    "--server",
    required=True,
    metavar="LINK",
    help="The camera's link, as the tablet shows it; later the server's address is enough.",
)
@click.option("--deck", metavar="ID", help="The deck's id on its tags, when several are printed.")
@click.option("--store", type=click.Path(path_type=Path), help="Where the permission is kept.")
def command(source: str, server: str, deck: str | None, store: Path | None) -> None:
    """Look with the camera SOURCE of this computer at a table that is kept on another one.

    On the tablet, open Phones, then "A phone as camera", and give the link it shows as --server; at home write
    http: for https:. The link is good once; the permission it brings is kept on this computer. Pictures never
    leave it.
    """
    from companion.store.place import folder

    kept = store or folder() / "eyes.json"
    try:
        post = Post(server, kept)
        table = post.call("GET", f"/api/tables/{post.table}")
    except OSError as fault:
        why = f"{server} can't be reached: {getattr(fault, 'reason', fault)}"
        if "CERTIFICATE" in why:
            why = f"This computer doesn't trust {server}: at home write http: for https:."
        raise click.ClickException(why) from fault
    game = (table.get("table") or {}).get("game")
    click.echo(f"Looking at {source} for {post.address}. Stop with Ctrl-C.")
    try:
        look(post, source, game, deck)
    except KeyboardInterrupt:
        click.echo("Stopped.")


def look(post: "Post", source: str, game: str | None, deck: str | None) -> None:
    """Sends what settles, in order, until somebody says stop."""
    from companion.vision import Eye

    run = int(time.time() * 1000)
    seen: queue.SimpleQueue[Json] = queue.SimpleQueue()
    eye = Eye(source, game=game, deck=deck)
    eye.start(lambda event: seen.put(event.as_json()))
    number, shuffles = 0, None
    try:
        while True:
            try:
                event = seen.get(timeout=ALIVE)
                number += 1
                event["id"] = f"eye-{run}-{number}"
            except queue.Empty:
                event = {"event": "alive"}
            answer = post.send(event)
            if event["event"] == "alive" and answer["shuffles"] != shuffles:
                if shuffles is not None or answer["pile"]:
                    eye.expect(answer["pile"])
                shuffles = answer["shuffles"]
            for reply in answer["replies"]:
                for sentence in reply.get("says", []):
                    click.echo(sentence)
    finally:
        eye.stop()


class Post:
    """The way to the server, with the permission that the link brought."""

    def __init__(self, server: str, kept: Path) -> None:
        where = urlsplit(server if "://" in server else f"http://{server}")
        self.address = f"{where.scheme}://{where.netloc}"
        known: Json = json.loads(kept.read_text()) if kept.exists() else {}
        key = where.fragment.rpartition("key/")[2]
        self._token = ""
        if key:
            joined = self.call("POST", "/api/join", {"key": key, "name": "camera elsewhere"})
            known[self.address] = {"token": joined["token"], "table": joined["table"]}
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.touch(mode=0o600)
            kept.write_text(json.dumps(known))
        found = known.get(self.address)
        if found is None:
            raise click.ClickException(
                f"{self.address} doesn't know this camera yet: give the whole link that the tablet shows."
            )
        self._token, self.table = str(found["token"]), str(found["table"])

    def send(self, event: Json) -> Json:
        """Sends one event again and again until it has arrived."""
        tries = 0
        while True:
            try:
                return self.call("POST", f"/api/tables/{self.table}/sightings", event)
            except OSError as fault:
                pause = PATIENCE[min(tries, len(PATIENCE) - 1)]
                click.echo(
                    f"{self.address} doesn't answer ({fault}); again in {pause} s.", err=True
                )
                time.sleep(pause)
                tries += 1

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """Sends one request; a final refusal ends the command with the server's sentence."""
        headers = {"Content-Type": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        sent = urllib.request.Request(
            self.address + path, data=data, method=method, headers=headers
        )
        try:
            with urllib.request.urlopen(sent, timeout=15) as answer:
                found: Json = json.loads(answer.read())
                return found
        except urllib.error.HTTPError as fault:
            with fault:
                says = fault.read().decode(errors="replace")
            if fault.code in (429, 503):
                raise OSError(f"{fault.code}") from fault
            try:
                says = json.loads(says)["refused"]["says"]
            except (ValueError, KeyError, TypeError):
                says = f"{self.address} answered {fault.code}."
            raise click.ClickException(says) from fault
