"""What one bad guest tries: each trial against a companion of its own, while honest tables play beside it.

Every guest has an address of its own (127.0.x.y): nothing here reaches another machine, and every loop is
bounded in count and in time.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import socket
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import click

from benchmarks.proof.faults import ask
from benchmarks.proof.storms import STORMS
from benchmarks.proof.trial import (
    BAD,
    HEAD,
    OPENING,
    SECONDS,
    Cafe,
    Json,
    Phone,
    Trial,
    apart,
    cafe,
)
from testing.wire import framed

# -- what is tried --------------------------------------------------------------


def nothing(trial: Trial) -> None:
    """So that it is known what this machine takes by itself."""
    with cafe(trial) as house, house.playing():
        pass
    trial.check("the same without a bad guest", fine=True)


def _flood(port: int, token: str, event: str) -> None:
    with contextlib.suppress(OSError):
        phone = Phone(port, token, address=BAD)
        phone.heard(0.5)
        packets = framed("42" + event) * 500
        until = time.monotonic() + SECONDS - 1
        for _ in range(120):
            if time.monotonic() > until:
                break
            phone.socket.sendall(packets)
        phone.close()


def flood(trial: Trial, event: str) -> None:
    """One spectator's socket sends 60,000 events."""
    with cafe(trial) as house:
        bad = house.join(house.tables[0], BAD)
        with house.playing():
            apart(_flood, house.port, bad["token"], event)
    trial.check(f"memory +{trial.memory} MB", fine=trial.memory < 100)


def bomb() -> bytes:
    """A small PNG that says it is very large."""
    side = 12_000
    packer = zlib.compressobj(9)
    line = bytes(1 + side)
    data = b"".join(packer.compress(line) for _ in range(side)) + packer.flush()

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack("!I", len(body)) + kind + body + struct.pack("!I", zlib.crc32(kind + body))
        )

    head = struct.pack("!IIBBBBB", side, side, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def pictures(trial: Trial) -> None:
    """Small pictures that are very large inside, at both doors that take pictures."""
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        seat = house.join(table, BAD, "North")
        picture, said = bomb(), []

        def post(door: str, token: str) -> None:
            path = f"/api/tables/{table['id']}/{door}"
            with contextlib.suppress(OSError):
                said.append(
                    ask(
                        house.port, "POST", path, picture, address=BAD, token=token,
                        kind="image/png",
                    )[0]
                )  # fmt: skip

        with house.playing():
            for _ in range(3):
                post("hand", seat["token"])
                post("frames", table["token"])
    trial.check(f"{len(picture) // 1000} kB answered with {_told(said)}", fine=set(said) == {413})
    trial.check(f"memory +{trial.memory} MB", fine=trial.memory < 100)


def _guess(port: int) -> tuple[list[Json], list[int]]:
    laid: list[Json] = []
    guesses: list[int] = []
    until = time.monotonic() + SECONDS

    def guess() -> None:
        while time.monotonic() < until and len(guesses) < 3000:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if len(laid) < 300:
                    status, made = ask(port, "POST", "/api/tables", {}, address=BAD)
                    if status == 201:
                        laid.append(made)
                token = laid[len(guesses) % len(laid)]["token"] if laid else None
                code = {"code": f"Z{len(guesses):03d}"}
                guesses.append(ask(port, "POST", "/api/join", code, address=BAD, token=token)[0])

    with ThreadPoolExecutor(4) as threads:
        for _ in range(4):
            threads.submit(guess)
    return laid, guesses


def tokens(trial: Trial) -> None:
    """One address lays tables for fresh tokens, and guesses codes with each of them."""
    with cafe(trial) as house:
        admitted: list[bool] = []

        def come(number: int) -> None:
            time.sleep(1 + number / 20)
            try:
                house.join(house.tables[0], f"127.0.3.{number}")
            except (AssertionError, OSError):
                admitted.append(False)
            else:
                admitted.append(True)

        with house.playing(), ThreadPoolExecutor(24) as guests:
            for number in range(20):
                guests.submit(come, number + 1)
            laid, guesses = apart(_guess, house.port)
        time.sleep(2)  # whoever was in a hurry may ask again
        left = sum(
            ask(house.port, "GET", f"/api/tables/{made['id']}", address=BAD, token=made["token"])[0]
            == 200
            for made in laid
        )
    wrong = guesses.count(404)
    trial.check(
        f"{wrong} codes guessed in {SECONDS:.0f} s (10, then 0.2 a second)", fine=wrong <= 15
    )
    trial.check(f"{len(laid)} tables laid, {left} of them are left", fine=left <= 5)
    trial.check(f"{sum(admitted)} of {len(admitted)} honest guests came in", fine=all(admitted))


def codes(trial: Trial) -> None:
    """Every code of four letters is taken; then twelve tables are laid at once."""
    from itertools import product

    from companion.store import open_ledger
    from companion.store.code import LETTERS
    from companion.store.schema import tables

    with tempfile.TemporaryDirectory(prefix="companion-guests-") as folder:
        ledger = open_ledger(Path(folder) / "faults.db")
        rows = [
            {
                "id": code, "code": code, "name": "", "created": time.time(), "changed": time.time(),
                "put_away": False,
            }
            for code in map("".join, product(LETTERS, repeat=4))
        ]  # fmt: skip
        with ledger.engine.begin() as connection:
            connection.execute(tables.insert(), rows)
        ledger.close()
        house = Cafe(Path(folder), trial)
        laid: list[tuple[int, Any]] = []

        def lay(number: int) -> None:
            with contextlib.suppress(OSError):
                laid.append(
                    ask(
                        house.port, "POST", "/api/tables", {}, address=f"127.0.7.{number}",
                        seconds=SECONDS,
                    )
                )  # fmt: skip

        try:
            with house.playing(), ThreadPoolExecutor(12) as guests:
                list(guests.map(lay, range(1, 13)))
        finally:
            house.house.kill()
    lengths = sorted({len(made["code"]) for status, made in laid if status == 201})
    trial.check(f"{len(laid)} of 12 answered, codes of {lengths} letters", fine=len(laid) == 12)


def put_out(trial: Trial) -> None:
    """A guest emits `disconnect`, is put out, and listens on."""
    with cafe(trial) as house:
        table = house.lay("127.0.1.9", *OPENING)
        bad = house.join(table, BAD, "North")
        phone = Phone(house.port, bad["token"], address=BAD)
        phone.heard(0.5)
        with house.playing():
            phone.emit("disconnect")
            phone.emit("connect", {"token": table["token"]})
            phone.heard(0.5)
            path = f"/api/tables/{table['id']}/devices"
            _, told = ask(house.port, "GET", path, address="127.0.1.9", token=table["token"])
            here = [one for one in told["devices"] if one["seat"] == "North" and one["here"]]
            device = next(one["device"] for one in told["devices"] if one["seat"] == "North")
            ask(house.port, "DELETE", f"{path}/{device}", address="127.0.1.9", token=table["token"])
            phone.heard(0.6)
            house.join(table, "127.0.1.10", "North")
            for act in (
                {"act": "play", "player": "North", "card": "wild-draw-four", "color": "blue"},
                {"act": "challenge", "player": "South"},
                {"act": "show-hand", "player": "North", "cards": ["red-5#2"]},
                {"act": "set", "player": "North", "score": 5},
            ):
                house.act(table, act)
            events = phone.heard(1.0) or []
        phone.close()
    trial.check(
        "still here after saying it had gone" if here else "took itself away", fine=bool(here)
    )
    trial.leaked += sorted({name for name, _ in events} & {"table", "hand-shown", "devices"})


def peeking(trial: Trial) -> None:
    """What others may ask about a drawn card that only one may know."""
    with cafe(trial) as house:
        table = house.lay("127.0.1.9", *OPENING)
        spectator = house.join(table, BAD)
        seat = house.join(table, BAD, "South")

        def look(one: Json) -> Any:
            path = f"/api/tables/{table['id']}/playable"
            return ask(house.port, "GET", path, address=BAD, token=one["token"])[1].get("cards")

        def preview(card: str) -> bool:
            path = f"/api/tables/{table['id']}/preview"
            act = {"act": "play", "player": "North", "card": card}
            told = ask(house.port, "POST", path, act, address=BAD, token=seat["token"])[1]
            return bool(told.get("ok"))

        def asked() -> list[Any]:
            return [
                look(spectator), look(seat),
                [preview(card) for card in ("red-9", "red-3", "red-7", "red-2")],
            ]  # fmt: skip

        with house.playing():
            found: dict[str, list[Any]] = {}
            for card in ("red-9#1", "red-3#1"):
                house.act(table, {"act": "draw", "player": "North", "cards": [card]})
                found[card] = asked()
                house.act(table, {"act": "undo"})
    same = found["red-9#1"] == found["red-3#1"]
    trial.check("the answers are the same" if same else "the answers differ by the card", fine=same)
    if not same:
        trial.leaked.append("the card drawn")


def _idle(port: int) -> None:
    lines: list[socket.socket] = []
    with contextlib.suppress(OSError):
        for number in range(5):
            for _ in range(150):
                one = socket.create_connection(
                    ("127.0.0.1", port), timeout=5, source_address=(f"127.0.8.{number + 1}", 0)
                )
                one.sendall(b"GET / HTTP/1.1\r\n" if len(lines) % 2 else b"")
                lines.append(one)
    until = time.monotonic() + SECONDS - 1.5
    while time.monotonic() < until:
        time.sleep(0.5)
        for one in lines[1::2]:
            with contextlib.suppress(OSError):
                one.send(b"x")
    for one in lines:
        one.close()


def idle(trial: Trial) -> None:
    """Five addresses hold 150 lines each, some with a byte now and then; 1,024 handles at the start."""
    with cafe(trial, handles=600) as house, house.playing():
        apart(_idle, house.port)
    trial.check("750 idle lines; started with 600 handles", fine=True)


def _post_hands(port: int, table: str, token: str, picture: bytes) -> None:
    def post(_: int) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            ask(
                port, "POST", f"/api/tables/{table}/hand", picture, address=BAD, token=token,
                kind="image/jpeg", seconds=60,
            )  # fmt: skip

    with ThreadPoolExecutor(30) as posts:
        list(posts.map(post, range(30)))


def hands(trial: Trial) -> None:
    """Thirty pictures of hands at once, from one seat."""
    import cv2
    import numpy as np

    noise = np.random.default_rng(7).integers(0, 255, (1400, 1800), dtype=np.uint8)
    packed = cv2.imencode(".jpg", cv2.GaussianBlur(noise, (0, 0), 2))[1].tobytes()
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        seat = house.join(table, BAD, "North")
        with house.playing():
            apart(_post_hands, house.port, table["id"], seat["token"], packed)
    trial.check(f"{len(packed) // 1000} kB each", fine=trial.memory < 150)


def junk(trial: Trial) -> None:
    """What is no JSON by the standard, at every door that takes it."""
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        phone = Phone(house.port, table["token"], address=BAD)
        phone.heard(0.5)
        said = []
        with house.playing():
            at = f"/api/tables/{table['id']}"
            for method, path, body in (
                ("POST", f"{at}/sightings", b'{"event":"settled","card":"red-9#1","t":NaN}'),
                ("PUT", "/api/settings", b'{"volume":NaN}'),
                ("PUT", "/api/settings", b'{"volume":1e999}'),
                ("PUT", "/api/settings", b'{"name":"\\ud800"}'),
                ("POST", f"{at}/acts", b'{"act":"leave","player":"\\ud800"}'),
                ("POST", f"{at}/acts", b'{"act":"leave","player":"a\\u0000"}'),
                ("POST", "/api/tables", b'{"name":"\\ud800"}'),
                ("PATCH", f"{at}/devices/me", b'{"name":"a\\u0000b"}'),
                ("POST", "/api/join", b'{"code":"\\u0000"}'),
                ("POST", f"{at}/preview", b'{"act":"set","player":"North","score":Infinity}'),
                ("POST", f"{at}/acts", b"[" * 900 + b"]" * 900),
                ("POST", f"{at}/acts", b'{"act":"set"} {'),
            ):
                said.append(
                    ask(house.port, method, path, body, address=BAD, token=table["token"])[0]
                )
            phone.emit("act", {"act": "leave", "player": "\ud800"})
            phone.send('42["act",{"act":"set","player":"North","score":NaN}]')
            phone.heard(0.3)
            house.act(table, {"act": "set", "player": "North", "score": 7})
            told = phone.heard(1.0)
        phone.close()
    trial.check(f"answered with {_told(said)}", fine=set(said) == {400})
    trial.check(
        "the browsers at the table hear on"
        if told
        else "the browsers at the table lost their line",
        fine=told is not None and any(name == "table" for name, _ in told),
    )


def _told(said: list[int]) -> str:
    return ", ".join(f"{said.count(one)} x {one}" for one in sorted(set(said))) or "no answer"


GUESTS: dict[str, tuple[str, Callable[[Trial], None]]] = {
    "quiet": ("nobody does anything bad", nothing),
    "syncs": ("a spectator's socket sends 60,000 `sync`", lambda trial: flood(trial, '["sync"]')),
    "events": ("the same, events nobody knows", lambda trial: flood(trial, '["what",1]')),
    "acts": (
        "the same, acts that are refused",
        lambda trial: flood(trial, '["act",{"act":"draw","player":"North"}]'),
    ),
    "pictures": ("small pictures that are huge inside", pictures),
    "tokens": ("one address lays tables for tokens and guesses codes", tokens),
    "codes": ("all codes of four letters are taken, 12 tables are laid", codes),
    "put out": ("a guest says `disconnect`, is put out, and listens on", put_out),
    "peeking": ("others ask what a drawn card would allow", peeking),
    "idle": ("lines that say nothing, or a byte now and then", idle),
    "hands": ("30 pictures of hands at once from one seat", hands),
    "junk": ("NaN, half characters, NUL and other no JSON", junk),
    **STORMS,
}


@click.command()
@click.option("--only", multiple=True, type=click.Choice(list(GUESTS)), help="Only this one.")
@click.option("--markdown", is_flag=True, help="As a table for the documentation.")
def command(*, only: tuple[str, ...], markdown: bool) -> None:
    """Try what one bad guest can do: how the other tables fared, and what was leaked.

    Each trial gets a companion and guests of its own on this machine; nothing of yours is touched. Ends with
    1 when anybody else noticed anything.
    """
    click.echo(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if markdown:
        click.echo(f"| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
    well = True
    for name in only or GUESTS:
        says, work = GUESTS[name]
        trial = Trial(says)
        try:
            work(trial)
        except Exception as wrong:
            trial.check(f"the trial itself failed: {wrong!r}", fine=False)
        well = well and trial.well
        row = trial.row()
        if markdown:
            click.echo(f"| {' | '.join(row)} |")
        else:
            click.echo(f"{row[0]}: {row[-1]}\n    {row[1]}")
            rest = zip(HEAD[2:-1], row[2:-1], strict=True)
            click.echo("    " + "; ".join(f"{head} {told}" for head, told in rest))
    if not well:
        sys.exit(1)
