"""`companion doctor`: looks at this machine before the guests come, and says what to do."""

from __future__ import annotations

import json
import os
import platform
import shutil
import socket
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

import click

State = Literal["good", "note", "wrong"]
MARKS: dict[State, tuple[str, str]] = {
    "good": ("✓ ", "green"),
    "note": ("! ", "yellow"),
    "wrong": ("✗ ", "red"),
}


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """One thing that was checked: how it is, and what to do about it."""

    what: str
    state: State
    says: str
    do: str = ""


def python() -> Iterator[Diagnosis]:
    """Which Python is it? One that is too old could not have started us."""
    yield Diagnosis("Python", "good", f"{platform.python_version()} on {platform.system()}")


def readers() -> Iterator[Diagnosis]:
    """Are both tag readers there? One is enough to play."""
    from companion.vision.reader import NO_ZBAR, zbar

    if zbar():
        yield Diagnosis("Tag readers", "good", "zxing-cpp and zbar")
    else:
        says, _, do = NO_ZBAR.partition(": ")
        yield Diagnosis("Tag readers", "note", f"zxing-cpp alone. {says}.", do)


def cameras() -> Iterator[Diagnosis]:
    """Does each webcam give a picture?"""
    from companion.vision.source import Lost, frames
    from companion.vision.source import cameras as plugged_in

    found = plugged_in()
    if not found and sys.platform == "darwin":
        found = {0: "camera 0"}  # a Mac tells no names without opening them
    for number, name in found.items():
        what = f"Camera {number}"
        try:
            frame = next(frames(str(number), clock=time.monotonic))
        except (Lost, StopIteration) as lost:
            yield Diagnosis(what, "note", f"{name}: {lost}", "Close other programs that use it.")
        else:
            tall, wide = frame.picture.shape[:2]
            yield Diagnosis(what, "good", f"{name} ({wide} x {tall} dots)")
    if not found:
        yield Diagnosis(
            "Cameras",
            "note",
            "No webcam found. Playing works by tapping, too.",
            "Plug one in, or use a phone as the camera: the dashboard's camera page shows how.",
        )


def dashboard() -> Iterator[Diagnosis]:
    """Was the front end built?"""
    import companion

    static = Path(companion.__file__).parent / "static"
    if (static / "index.html").is_file():
        size = sum(path.stat().st_size for path in static.rglob("*") if path.is_file())
        yield Diagnosis("Dashboard", "good", f"built, {size / 1000:.0f} kB")
    else:
        yield Diagnosis(
            "Dashboard",
            "wrong",
            "The pages for tablets and phones are not there.",
            "In a checkout: make play builds them. Otherwise install the companion again.",
        )


def address(port: int) -> Iterator[Diagnosis]:
    """Where will phones find us, and is that port free?"""
    from companion.server.discovery import addresses

    ours = addresses()[0]
    if ours.startswith("127."):
        yield Diagnosis(
            "Network",
            "note",
            "This machine is in no network, so only its own screen can show the dashboard.",
            "Join the Wi-Fi that the tablet and the phones use; it needs no Internet.",
        )
    where = f"http://{ours}:{port}"
    with socket.socket() as door:
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("", port))
        except PermissionError:
            yield Diagnosis("Address", "wrong", f"Port {port} is not for us.", "Say --port 8080.")
        except OSError:
            yield busy(where, port)
        else:
            yield Diagnosis("Address", "good", f"{where} (port {port} is free)")


def busy(where: str, port: int) -> Diagnosis:
    """Who answers at our port: a companion, or another program?"""
    from urllib.request import urlopen

    try:
        with urlopen(f"http://localhost:{port}/healthz", timeout=2) as answer:
            ours = json.load(answer).get("ok") is True
    except (OSError, ValueError, AttributeError):
        ours = False
    if ours:
        return Diagnosis("Address", "good", f"{where} (a companion is running there)")
    return Diagnosis(
        "Address",
        "note",
        f"Another program uses port {port}.",
        "companion play takes the next free port, and says which.",
    )


def store(where: str) -> Iterator[Diagnosis]:
    """Does the store of all tables open, and how fast?"""
    if "://" not in where and not Path(where).exists():
        yield _room_for_store(Path(where))
    else:
        yield _store_opens(where)
    if "://" not in where:
        free = shutil.disk_usage(next(p for p in Path(where).absolute().parents if p.exists())).free
        if free < 500_000_000:
            yield Diagnosis(
                "Disk",
                "note",
                f"Only {free / 1e6:.0f} MB are free.",
                "Make room before game night.",
            )


def _store_opens(where: str) -> Diagnosis:
    """Whether a store can be read, also beside a companion that holds it; nothing in it is changed."""
    from companion.store import StoreFault, open_ledger

    begun = time.perf_counter()
    try:
        open_ledger(where, writing=False).close()
    except StoreFault as fault:
        return Diagnosis("Store", "wrong", str(fault), "Choose another one with --store.")
    took = (time.perf_counter() - begun) * 1000
    return Diagnosis("Store", "good", f"{where} opens in {took:.0f} ms")


def _room_for_store(where: Path) -> Diagnosis:
    """Whether a store could be begun where there is none; to look makes none."""
    parent = next(folder for folder in where.absolute().parents if folder.exists())
    if parent.is_dir() and os.access(parent, os.W_OK):
        return Diagnosis("Store", "good", f"{where} will be made by the first game")
    return Diagnosis(
        "Store", "wrong", f"Nothing can be written in {parent}.", "Choose another one with --store."
    )


def looked(what: str, look: Callable[[], Iterator[Diagnosis]]) -> Iterator[Diagnosis]:
    """The findings of all checks; a check that fails is a finding, too, and the others go on."""
    try:
        yield from look()
    except Exception as fault:
        yield Diagnosis(
            what, "wrong", f"{type(fault).__name__}: {fault}", "Install the companion again."
        )


@click.command()
@click.option("--port", default=8080, show_default=True, help="The port to try.")
@click.option(
    "--store", "kept", metavar="FILE", help="The store to open, instead of the usual one."
)
@click.option("--json", "as_json", is_flag=True, help="One line of JSON, for a bug report.")
@click.pass_context
def command(ctx: click.Context, *, port: int, kept: str | None, as_json: bool) -> None:
    """Say what works on this machine, and what to do about the rest.

    Ends with 0 when a game night can begin, with 1 when something stands in its way.
    """
    from companion.store.place import usual_store

    kept = kept or str(usual_store())
    looks: dict[str, Callable[[], Iterator[Diagnosis]]] = {
        "Python": python,
        "Tag readers": readers,
        "Cameras": cameras,
        "Dashboard": dashboard,
        "Address": lambda: address(port),
        "Store": lambda: store(kept),
    }
    findings = []
    for what, look in looks.items():
        for finding in looked(what, look):
            findings.append(finding)
            if not as_json:
                show(finding)
    if as_json:
        click.echo(json.dumps([asdict(finding) for finding in findings]))
    ctx.exit(any(finding.state == "wrong" for finding in findings))


def show(finding: Diagnosis) -> None:
    """Prints a finding in at most two lines: how it is, and what to do."""
    mark, color = MARKS[finding.state]
    click.echo(f" {click.style(mark, fg=color, bold=True)}{finding.what:<12} {finding.says}")
    if finding.do:
        click.echo(f"   {'':<12} → {finding.do}")
