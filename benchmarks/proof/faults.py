"""`companion faults`: breaks things on purpose, and tells what was tried, what happened and what was lost."""

from __future__ import annotations

import http.client
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from unittest.mock import patch

import click

from testing.port import free_port

Json = dict[str, Any]
START: Json = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}


@dataclass(frozen=True, slots=True)
class Outcome:
    """One fault: what was done, what came of it, and what was lost."""

    tried: str
    happened: str
    lost: str = "nothing"

    @property
    def well(self) -> bool:
        return self.lost == "nothing"


def ask(
    port: int,
    method: str,
    path: str,
    body: Json | bytes | None = None,
    *,
    address: str = "127.0.0.1",
    token: str | None = None,
    kind: str = "application/json",
    seconds: float = 20,
) -> tuple[int, Any]:
    """One request on a line of its own, from any address of this machine; and its answer if that is JSON."""
    line = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=seconds, source_address=(address, 0)
    )
    try:
        sent = json.dumps(body).encode() if isinstance(body, dict) else body
        head = {"Content-Type": kind, **({"Authorization": f"Bearer {token}"} if token else {})}
        line.request(method, path, sent, head)
        answer = line.getresponse()
        said = answer.read()
        is_json = answer.getheader("Content-Type", "").startswith("application/json")
        return answer.status, json.loads(said) if is_json else {}
    finally:
        line.close()


# -- a whole companion in a process of its own ----------------------------------


class House:
    """A companion as `companion play` starts it, that can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        *,
        disk: int | None = None,
        words: tuple[str, ...] = (),
        handles: int | None = None,
    ) -> None:
        self.store = folder / "faults.db"
        self.words = words
        self.handles = handles
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.open(disk=disk)

    def open(self, *, disk: int | None = None) -> float:
        """Starts it; `disk` is how many bytes a file may have. Gives the seconds it took."""
        import resource  # Unix has it

        def little_room() -> None:
            if disk is not None:
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (disk, resource.RLIM_INFINITY))
            if self.handles is not None:
                most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
                resource.setrlimit(resource.RLIMIT_NOFILE, (self.handles, most))

        began = time.monotonic()
        self.process = subprocess.Popen(
            [
                sys.executable, "-c", "from companion.cli import main; main()", "play",
                "--port", str(self.port), "--host", "127.0.0.1", "--store", str(self.store),
                "--no-https", "--no-announce", "--log", "error", *self.words,
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=little_room if (disk, self.handles) != (None, None) else None,
        )  # fmt: skip
        until = began + 60
        while time.monotonic() < until:
            try:
                if self.ask("GET", "/healthz")[0] == 200:
                    return time.monotonic() - began
            except (OSError, http.client.HTTPException):  # nobody there, or our own echo
                time.sleep(0.1)
        raise click.ClickException("The companion did not start within a minute.")

    def kill(self) -> None:
        """The plug is pulled: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """One request."""
        return ask(self.port, method, path, body)

    def table(self) -> str:
        """A table at which the game has begun."""
        _, made = self.ask("POST", "/api/tables", {"start": START})
        table = str(made["id"])
        self.act(table, {"act": "turn-up", "card": "red-5#1"})
        return table

    def act(self, table: str, act: Json) -> tuple[int, Json]:
        return self.ask("POST", f"/api/tables/{table}/acts", act)

    def log(self, table: str) -> list[Json]:
        """What is kept."""
        return list(self.ask("GET", f"/api/tables/{table}/log")[1].get("entries", []))


@contextmanager
def house(*, disk: int | None = None) -> Iterator[House]:
    """A companion with a store of its own."""
    with tempfile.TemporaryDirectory(prefix="companion-faults-") as folder:
        one = House(Path(folder), disk=disk)
        try:
            yield one
        finally:
            one.kill()


def playing(nth: int) -> Json:
    """Acts that go on for ever: North and South draw and keep, in turn."""
    player = ("North", "South")[(nth // 2) % 2]
    return {"act": ("draw", "pass")[nth % 2], "player": player, "id": f"fault-{nth}"}


def kept(promised: list[int], log: list[Json]) -> str:
    """Which acknowledged acts are missing."""
    there = {entry["seq"] for entry in log}
    missing = [seq for seq in promised if seq not in there]
    return f"{len(missing)} acknowledged acts" if missing else "nothing"


# -- faults of the house --------------------------------------------------------


def process_killed() -> Outcome:
    """SIGKILL in the middle of acts from four clients."""
    with house() as one:
        tables = [one.table() for _ in range(4)]
        promised: dict[str, list[int]] = {table: [] for table in tables}
        stop = threading.Event()

        def play(table: str) -> None:
            nth = 0
            while not stop.is_set():
                try:
                    status, reply = one.act(table, playing(nth))
                except (OSError, http.client.HTTPException, ValueError):
                    return
                if status == 200 and reply.get("ok"):
                    promised[table].append(reply["seq"])
                nth += 1

        players = [threading.Thread(target=play, args=(table,)) for table in tables]
        for player in players:
            player.start()
        time.sleep(2.0)
        one.kill()
        stop.set()
        for player in players:
            player.join()
        took = one.open()
        losses = [kept(promised[table], one.log(table)) for table in tables]
        goes_on = all(one.act(table, {"act": "undo"})[1].get("ok") for table in tables)
        acts = sum(map(len, promised.values()))
        lost = next((loss for loss in losses if loss != "nothing"), "nothing")
        return Outcome(
            "the process is killed (SIGKILL) while four tables play",
            f"{acts} acknowledged acts, all there after a restart of {took:.1f} s; play goes on"
            if goes_on and lost == "nothing" else "after the restart not everything was as before",
            lost if goes_on else "the game could not go on",
        )  # fmt: skip


def disk_full() -> Outcome:
    """Files may not grow any more; then there is room again."""
    with house(disk=220_000) as one:
        table = one.table()
        promised: list[int] = []
        refusals: list[Json] = []
        while len(refusals) < 3 and len(promised) < 3000:
            # Whoever is refused does it again, as the sentence says.
            status, reply = one.act(table, playing(len(promised)))
            if status == 200 and reply.get("ok"):
                promised.append(reply["seq"])
            else:
                refusals.append({"status": status, **reply})
        alive = one.ask("GET", f"/api/tables/{table}")[0] == 200
        one.kill()
        one.open()
        loss = kept(promised, one.log(table))
        goes_on = one.act(table, {"act": "undo"})[1].get("ok")
        if not refusals:
            return Outcome("the disk fills up", "it never did: the trial needs a smaller disk", "?")
        said = refusals[0].get("refused", {}).get("says", "?")
        fair = all(r["status"] == 503 for r in refusals) and alive and goes_on
        return Outcome(
            "the disk is full",
            f"after {len(promised)} acts each further one is refused with 503 (“{said}”), the table can still "
            "be seen; with room again play goes on",
            loss if fair else f"the companion did not bear it: {refusals[0]}",
        )


def sockets_dropped() -> Outcome:
    """All tablets and phones lose their connection at once, and come back."""
    with house() as one:
        table = one.table()
        for nth in range(10):
            one.act(table, playing(nth))
        before = [Tablet(one.port, table) for _ in range(40)]
        seqs = {tablet.seq for tablet in before}
        one.kill()
        gone = sum(tablet.dropped() for tablet in before)
        one.open()
        began = time.monotonic()
        again = [Tablet(one.port, table) for _ in range(40)]
        took = time.monotonic() - began
        after = {tablet.seq for tablet in again}
        one.act(table, playing(10))
        heard = sum(tablet.hears(max(after) + 1) for tablet in again)
        for tablet in again:
            tablet.close()
        same = seqs == after and len(after) == 1
        return Outcome(
            "the sockets of all 40 clients drop at once",
            f"{gone} noticed; all 40 were back {took:.1f} s after the companion, each with the whole table at "
            f"entry {max(after)}; {heard} heard the next act",
            "nothing" if same and heard == 40 and gone == 40 else "some clients have another table",
        )


class Tablet:
    """A client's socket, spoken by hand: Engine.IO 4 over a websocket."""

    def __init__(self, port: int, table: str) -> None:
        from simple_websocket.ws import Client

        self.socket = Client.connect(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
        # Not waiting for the greeting: this client overlooks one that comes with the handshake.
        self.socket.send("40" + json.dumps({"table": table}))
        self.seq = -1
        while self.seq < 0:
            self.take(self.next("42"))

    def next(self, begins: str) -> str:
        """The next packet of a kind; pings are answered meanwhile."""
        while True:
            packet = self.socket.receive(timeout=20)
            if packet is None:
                raise OSError("the socket stays silent")
            text = str(packet)
            if text == "2":
                self.socket.send("3")
            elif text.startswith("44"):
                raise OSError(text)
            elif text.startswith(begins):
                return text

    def take(self, packet: str) -> None:
        name, *rest = json.loads(packet[2:])
        if name == "table":
            self.seq = rest[0]["seq"]

    def hears(self, seq: int) -> bool:
        """Whether news of this entry comes."""
        try:
            while self.seq < seq:
                self.take(self.next("42"))
        except Exception:
            return False
        return True

    def dropped(self) -> bool:
        """Whether the connection is gone."""
        from simple_websocket.errors import ConnectionClosed

        try:
            while self.socket.receive(timeout=10) is not None:
                pass
        except ConnectionClosed:
            return True
        return False

    def close(self) -> None:
        self.socket.close()


def old_client() -> Outcome:
    """A phone that was never reloaded speaks an older or a newer dialect."""
    with house() as one:
        table = one.table()
        before = len(one.log(table))
        tries: list[tuple[Json, bool]] = [
            ({"act": "draw", "player": "North", "mood": "good"}, True),  # a field of tomorrow
            ({"act": "teleport", "player": "North"}, False),  # an act of tomorrow
            ({"act": "pass"}, False),  # a field of yesterday is missing
            ({"act": "pass", "player": "Nobody"}, False),
        ]
        said = []
        for act, fits in tries:
            status, reply = one.act(table, act)
            if (status != 200 and status != 400) or bool(reply.get("ok")) != fits:
                said.append(f"{act} was answered with {status} {reply.get('refused')}")
        first = one.act(table, {"act": "pass", "player": "North", "id": "twice"})[1]
        second = one.act(table, {"act": "pass", "player": "North", "id": "twice"})[1]
        if first.get("seq") != second.get("seq"):
            said.append("an act sent twice was done twice")
        ancient = one.ask("GET", "/socket.io/?EIO=3&transport=polling")[0]
        if ancient != 400:
            said.append(f"an old socket dialect was answered with {ancient}")
        return Outcome(
            "a client a version behind, and one ahead",
            "unknown fields are ignored, unknown or incomplete acts refused in one sentence, a repeated act done "
            f"once, an old socket dialect refused ({ancient})",
            "nothing"
            if not said and len(one.log(table)) == before + 2
            else "; ".join(said) or "entries",
        )


# -- faults of camera and clock -------------------------------------------------


def clock_jumps() -> Outcome:
    """The machine's clock jumps a day ahead and two back while a table plays."""
    from benchmarks.proof.tableside import Tableside

    with tempfile.TemporaryDirectory(prefix="companion-faults-") as folder:
        side = Tableside(Path(folder))
        side.say(START)
        side.say({"act": "turn-up", "card": "red-5#1"})
        right = time.time
        for nth in range(30):
            jump = (0, 86_400, -172_800)[nth % 3]
            with patch("time.time", lambda jump=jump: right() + jump):
                side.say({k: v for k, v in playing(nth).items() if k != "id"})
        seqs = [entry.seq for entry in side.live.now.referee.entries]
        table = side.table()
        side.open_tables.close()
        again = Tableside.at(Path(folder), side.live.id)
        same = again.table() == table
        again.open_tables.close()
        return Outcome(
            "the clock jumps a day ahead and two days back, thirty times",
            "the log's order comes from its numbers, not the clock; read back it is the same table",
            "nothing" if same and seqs == list(range(1, len(seqs) + 1)) else "the order of the log",
        )


def picture_fault(
    kind: Literal["black", "frozen", "upside-down", "blurred"], tried: str
) -> Outcome:
    """The picture goes wrong for six seconds in the middle of a game."""
    from companion.demo.director import printed
    from companion.demo.script import Fault, FilmScript, LayCard
    from companion.pile import Health, Settled
    from companion.tags import Deck
    from companion.vision.pile_tracker import tag_meanings
    from companion.vision.watch import Watcher
    from testing.truth import shoot

    tags = printed("mod")
    cards = [card for card in tags if "#" in card][:30:3]
    times = [2.0 + 1.6 * n for n in range(5)] + [19.0 + 1.6 * n for n in range(5)]
    places = [LayCard(at=at, card=card, seat=90.0) for at, card in zip(times, cards, strict=True)]
    script = FilmScript(happenings=(*places, Fault(at=10.0, kind=kind, length=6.0)), tags=tags)
    deck = Deck("mod")
    watcher = Watcher(tag_meanings("mod", deck), deck)
    told: list[str] = []
    said: list[str] = []
    for frame, _ in shoot(script, "typical", 5, gray=True):
        for event in watcher.see(frame.picture, frame.t):
            if isinstance(event, Settled):
                told.append(event.card)
            elif isinstance(event, Health) and not event.ok and 10 <= frame.t < 17:
                said.append(event.says)
    missing = [card for card in cards if card not in told]
    doubled = len(told) - len(set(told))
    return Outcome(
        tried,
        (f"it says “{said[0]}”; " if said else "")
        + f"afterwards all cards are seen again ({len(told)} of {len(cards)} placements told, none twice)",
        "nothing" if not missing and not doubled else f"{len(missing)} cards, {doubled} told twice",
    )


def eye_killed() -> Outcome:
    """The camera's process dies in the middle of a game: a driver that crashes, a plug that is pulled."""
    from benchmarks.proof.tableside import Tableside
    from companion.demo.director import printed
    from companion.demo.performance import packed
    from companion.demo.script import FilmScript, LayCard
    from companion.rules.acts import Seen
    from companion.table.camera import Camera
    from testing.truth import shoot

    cards = ["red-5#1", "red-9#1", "red-2#1", "red-7#1", "red-3#1", "red-8#1"]
    places = [LayCard(at=3.0 + 2.0 * n, card=card, seat=90.0) for n, card in enumerate(cards[:3])]
    places += [LayCard(at=18.0 + 2.0 * n, card=card, seat=90.0) for n, card in enumerate(cards[3:])]
    script = FilmScript(happenings=tuple(places), tags=printed("mod"), length=26.0)
    with tempfile.TemporaryDirectory(prefix="companion-faults-") as folder:
        side = Tableside(Path(folder))
        side.say(START)
        camera = Camera(side.live, lambda table, state: None)
        camera.watch("push:", deck="A1")
        killed, back = False, None
        began = time.monotonic()
        for frame, _ in shoot(script, "clear", 3, fps=10):
            if (ahead := frame.t - (time.monotonic() - began)) > 0:
                time.sleep(ahead)
            camera.push(packed(frame.picture))
            if not killed and frame.t > 9.0:
                for child in multiprocessing.active_children():
                    if child.name == "companion eye" and child.pid is not None:
                        os.kill(child.pid, signal.SIGKILL)
                        killed = True
            top = (side.table() or {}).get("top")
            if back is None and killed and top == "red-7":
                back = frame.t - 18.0
        time.sleep(2.0)
        log = side.live.now.referee.entries
        seen = [entry.act.card for entry in log if isinstance(entry.act, Seen)]
        camera.stop()
        side.open_tables.close()
    return Outcome(
        "the camera's process is killed between two plays",
        "a new one is started by itself; the next card was told "
        + (f"{back:.1f} s after it came to rest" if back is not None else "late"),
        "nothing" if killed and seen == cards else f"told: {seen}",
    )


FAULTS: dict[str, Callable[[], Outcome]] = {
    "process killed": process_killed,
    "disk full": disk_full,
    "sockets dropped": sockets_dropped,
    "old client": old_client,
    "clock jumps": clock_jumps,
    "camera unplugged": eye_killed,
    "black picture": lambda: picture_fault("black", "the picture is black for six seconds"),
    "frozen picture": lambda: picture_fault("frozen", "the picture freezes for six seconds"),
    "upside down": lambda: picture_fault(
        "upside-down", "the picture is upside down for six seconds"
    ),
    "blurred picture": lambda: picture_fault(
        "blurred", "the picture is out of focus for six seconds"
    ),
}


@click.command()
@click.option(
    "--only",
    multiple=True,
    type=click.Choice(list(FAULTS)),
    help="Only this one (may be repeated).",
)
@click.option("--markdown", is_flag=True, help="As a table for the documentation.")
def command(*, only: tuple[str, ...], markdown: bool) -> None:
    """Break things on purpose: what was tried, what happened, what was lost.

    Each fault gets a companion, a store and a camera of its own; nothing of yours is touched. Ends with 1
    when anything was lost.
    """
    bad = False
    if markdown:
        click.echo("| tried | what happened | lost |\n| --- | --- | --- |")
    for name in only or FAULTS:
        try:
            outcome = FAULTS[name]()
        except Exception as wrong:
            outcome = Outcome(name, f"the trial itself failed: {wrong!r}", "?")
        bad = bad or not outcome.well
        if markdown:
            click.echo(f"| {outcome.tried} | {outcome.happened} | {outcome.lost} |")
        else:
            click.echo(f"{outcome.tried}\n    {outcome.happened}\n    lost: {outcome.lost}")
    if bad:
        sys.exit(1)
