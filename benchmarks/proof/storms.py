"""What a bored guest with a laptop tries next: the dearest things to ask for, and what is never taken back."""

from __future__ import annotations

import contextlib
import json
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from benchmarks.proof.faults import ask
from benchmarks.proof.trial import (
    BAD,
    OPENING,
    SECONDS,
    Asked,
    Cafe,
    Json,
    Phone,
    Trial,
    answered,
    apart,
    cafe,
    hammer,
)

LONG = 3000
"""Acts of a long match."""

JSON = "application/json"


def by_a_guest(trial: Trial, flood: Callable[[int, str], object]) -> Any:
    """What comes of something that a spectator does with its socket."""
    with cafe(trial) as house:
        bad = house.join(house.tables[0], BAD)
        with house.playing():
            return apart(flood, house.port, bad["token"])


def pings(trial: Trial) -> None:
    """A socket sends pings of the websocket itself, which are no messages."""

    def flood(port: int, token: str) -> None:
        with contextlib.suppress(OSError):
            phone = Phone(port, token, address=BAD)
            phone.heard(0.5)
            many = (b"\x89\x80" + bytes(4)) * 8000
            until = time.monotonic() + SECONDS - 1
            phone.socket.setblocking(False)
            while time.monotonic() < until:
                with contextlib.suppress(BlockingIOError):
                    phone.socket.send(many)
                with contextlib.suppress(BlockingIOError):
                    if not phone.socket.recv(1 << 20):
                        break
            phone.close()

    by_a_guest(trial, flood)
    trial.check(f"memory +{trial.memory} MB", fine=trial.memory < 100)


def attachments(trial: Trial) -> None:
    """A socket announces a million attachments, and sends one large one after another."""

    def flood(port: int, token: str) -> int:
        sent = 0
        with contextlib.suppress(OSError):
            phone = Phone(port, token, address=BAD)
            phone.heard(0.5)
            phone.send('451000000-["act",{"_placeholder":true,"num":0}]')
            size = 60_000
            frame = b"\x82\xfe" + size.to_bytes(2, "big") + bytes(4) + bytes(size)
            until = time.monotonic() + SECONDS
            while time.monotonic() < until and sent < 5000:
                phone.socket.sendall(frame)
                sent += 1
                time.sleep(1 / 58)
            phone.close()
        return sent

    sent = by_a_guest(trial, flood)
    trial.check(f"{sent} large ones sent; memory +{trial.memory} MB", fine=trial.memory < 15)


def deaf(trial: Trial) -> None:
    """A hundred and fifty sockets at one's own table that never read, while one acts as fast as one may."""

    def flood(port: int, table: Json) -> None:
        phones = []
        for _ in range(150):
            with contextlib.suppress(OSError):
                phone = Phone(port, table["token"], address=BAD)
                phone.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                phones.append(phone)
        asked: list[Asked] = [
            (
                "POST",
                f"/api/tables/{table['id']}/acts",
                json.dumps({"act": "set", "player": "North", "score": n}).encode(),
                table["token"],
                JSON,
            )
            for n in range(50)
        ]
        hammer(port, asked, lines=4, seconds=2 * SECONDS)
        for phone in phones:
            phone.close()

    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        with house.playing():
            apart(flood, house.port, table)
    trial.check(f"memory +{trial.memory} MB", fine=trial.memory < 100)


def long_match(folder: Path, many: int) -> Json:
    """A table with a long match in a store that no companion has open: its id and its host's token."""
    from companion.server.access import hashed, new_token
    from companion.store import open_ledger
    from companion.table.open_tables import OpenTables
    from companion.wire.sent import sent

    open_tables = OpenTables(open_ledger(folder / "faults.db"))
    card = open_tables.lay("long")
    live = open_tables.table(card.id)
    assert live is not None
    done = None
    acts: list[Json] = [*OPENING]
    for nth in range(many):
        player = ("South", "North")[(nth // 2) % 2]
        acts.append({"act": ("draw", "pass")[nth % 2], "player": player})
    for act in acts:
        done = live.act(sent(act))  # type: ignore[arg-type]
        if nth % 200 == 0:
            done.result(30)
    assert done is not None
    done.result(60)
    token = new_token()
    open_tables.ledger.register.admit(
        card.id, secret=hashed(token), role="host", seat=None, name="host"
    )
    seq = live.seq
    open_tables.close()
    return {"id": card.id, "code": card.code, "token": token, "address": BAD, "seq": seq}


def with_long_match(trial: Trial, asked: Any, *, lines: int = 8) -> None:
    with tempfile.TemporaryDirectory(prefix="companion-guests-") as folder:
        table = long_match(Path(folder), LONG)
        house = Cafe(Path(folder), trial)
        try:
            house.act(table, {"act": "undo"})
            with house.playing():
                answers = apart(hammer_, house.port, asked(table), lines)
        finally:
            house.house.kill()
    trial.check(
        f"{table['seq']} entries; {answered(answers)}; memory +{trial.memory} MB",
        fine=trial.memory < 100,
    )


def hammer_(port: int, asked: Sequence[Asked], lines: int) -> Counter[int]:
    return hammer(port, asked, lines=lines)


def reads(trial: Trial) -> None:
    """The dearest reads of a long match, again and again."""

    def asked(table: Json) -> list[Asked]:
        at = f"/api/tables/{table['id']}"
        return [
            ("GET", at + page, None, table["token"], JSON)
            for page in (
                "/statistics",
                "/story",
                "/log",
                "/at/1500",
                "/export.json",
                "/export.csv",
                "/likely/9",
                "/playable",
            )
        ]

    with_long_match(trial, asked)


def corrections(trial: Trial) -> None:
    """Corrections of the first acts of a long match, and what they would change, again and again."""

    def asked(table: Json) -> list[Asked]:
        at = f"/api/tables/{table['id']}"

        def body(n: int) -> bytes:
            return json.dumps(
                {"act": "amend", "target": 2, "with": {"act": "turn-up", "card": f"red-{n}"}}
            ).encode()

        return [
            *[("POST", f"{at}/acts", body(n), table["token"], JSON) for n in (3, 4, 5, 6)],
            *[("POST", f"{at}/preview", body(n), table["token"], JSON) for n in (7, 8)],
        ]

    with_long_match(trial, asked)


def cameras(trial: Trial) -> None:
    """Ten tables get a camera each, which are turned on and off."""
    with cafe(trial) as house:
        tables = [house.lay(BAD, *OPENING) for _ in range(8)]
        asked: list[Asked] = [
            ("PUT", f"/api/tables/{table['id']}/camera", body, table["token"], JSON)
            for body in (b'{"source":"push:"}', b'{"source":null}', b'{"source":"push:"}')
            for table in tables
        ]
        with house.playing():
            answers = apart(hammer_, house.port, asked, 8)
            time.sleep(2)
    trial.check(
        f"{answered(answers)}; memory of all its processes +{trial.memory} MB",
        fine=trial.memory < 400,
    )


def dark(trial: Trial) -> None:
    """A camera that shows nothing, whose picture is asked for again and again."""
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        where = f"/api/tables/{table['id']}/camera"
        ask(house.port, "PUT", where, {"source": "push:"}, address=BAD, token=table["token"])
        with house.playing():
            answers = apart(
                hammer_, house.port, [("GET", where + ".jpg", None, table["token"], JSON)], 40
            )
    trial.check(answered(answers), fine=True)


def noise(wide: int, tall: int, most: int = 2_000_000) -> bytes:
    """A large picture that is hard to pack."""
    import cv2
    import numpy as np

    made = np.random.default_rng(7).integers(0, 255, (tall, wide, 3), dtype=np.uint8)
    for blur in (1, 2, 3, 4):
        packed = cv2.imencode(".jpg", cv2.GaussianBlur(made, (0, 0), blur))[1].tobytes()
        if len(packed) < most:
            return packed
    raise AssertionError("that can't be packed")


def frames(trial: Trial) -> None:
    """A phone sends large pictures as fast as it may for half a minute of its own clock, then keeps films."""
    picture = noise(2000, 1500)

    def flood(port: int, table: Json) -> Counter[int]:
        at = f"/api/tables/{table['id']}"
        sent = hammer(
            port,
            [("POST", f"{at}/frames", picture, table["token"], "image/jpeg")],
            lines=4,
            seconds=12,
        )
        return sent + hammer(
            port, [("POST", f"{at}/camera/film", b"", table["token"], JSON)], lines=2, seconds=6
        )

    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        with house.playing():
            answers = apart(flood, house.port, table)
    trial.check(
        f"{len(picture) // 1000} kB each: {answered(answers)}; memory of all its processes +{trial.memory} MB",
        fine=trial.memory < 400,
    )


def teaching(trial: Trial) -> None:
    """Large pictures of cards to teach a deck with, and taught decks of many names."""
    picture = noise(4000, 3000)
    face = noise(400, 600, 400_000)
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        asked: list[Asked] = [
            ("POST", "/api/decks/mine/photo?game=mod", picture, table["token"], "image/jpeg")
        ]
        asked += [
            ("PUT", f"/api/decks/d{n}/faces/red-5?game=mod", face, table["token"], "image/jpeg")
            for n in range(50)
        ]
        with house.playing():
            answers = apart(hammer_, house.port, asked, 12)
    trial.check(
        f"{len(picture) // 1000} kB: {answered(answers)}; memory +{trial.memory} MB",
        fine=trial.memory < 200,
    )


def prints(trial: Trial) -> None:
    """The largest prints."""
    with cafe(trial) as house:
        asked: list[Asked] = [
            ("POST", f"/api/print/{kind}", b'{"game":"mod"}', None, JSON)
            for kind in ("cards", "labels", "all", "tokens")
        ]
        with house.playing():
            answers = apart(hammer_, house.port, asked, 8)
    trial.check(f"{answered(answers)}; memory +{trial.memory} MB", fine=trial.memory < 200)


def descriptions(trial: Trial) -> None:
    """The dearest things that anybody may read."""
    with cafe(trial) as house:
        asked: list[Asked] = [
            ("GET", path, None, None, JSON)
            for path in ("/api/openapi.json", "/api/print", "/api/games", "/")
        ]
        with house.playing():
            answers = apart(hammer_, house.port, asked, 8)
    trial.check(answered(answers), fine=True)


def keys(trial: Trial) -> None:
    """Nine digits are guessed."""
    with cafe(trial) as house:
        asked: list[Asked] = [
            ("POST", "/api/join", json.dumps({"key": f"{n:09d}"}).encode(), None, JSON)
            for n in range(500)
        ]
        with house.playing():
            answers = apart(hammer_, house.port, asked, 8)
    assert answers is not None
    trial.check(f"{answers[404]} guessed in {SECONDS:.0f} s", fine=answers[404] <= 15)


def heads(trial: Trial) -> None:
    """A hundred and fifty requests, each with megabytes of headers."""

    def flood(port: int) -> int:
        lines = []
        sent = 0
        for _ in range(150):
            with contextlib.suppress(OSError):
                one = socket.create_connection(
                    ("127.0.0.1", port), timeout=2, source_address=(BAD, 0)
                )
                one.sendall(b"GET / HTTP/1.1\r\n")
                lines.append(one)
        for n in range(60):
            for one in lines:
                with contextlib.suppress(OSError):
                    one.send(b"X-%d: " % n + b"a" * 60_000 + b"\r\n")
                    sent += 1
        time.sleep(1)
        for one in lines:
            one.close()
        return sent

    with cafe(trial) as house, house.playing():
        sent = apart(flood, house.port)
    trial.check(f"{sent} headers of 60 kB; memory +{trial.memory} MB", fine=trial.memory < 100)


def chairs(trial: Trial) -> None:
    """A guest sits down and stands up as fast as it may, over two devices."""
    with cafe(trial) as house:
        table = house.lay(BAD, *OPENING)
        who = [house.join(table, BAD), house.join(table, BAD)]
        asked: list[Asked] = [
            (
                "POST",
                f"/api/tables/{table['id']}/seat",
                json.dumps({"seat": seat}).encode(),
                one["token"],
                JSON,
            )
            for one in who
            for seat in ("North", None, "South")
        ]
        asked += [
            ("PATCH", f"/api/tables/{table['id']}/devices/me", b'{"name":"x"}', one["token"], JSON)
            for one in who
        ]
        with house.playing():
            answers = apart(hammer_, house.port, asked, 8)
    trial.check(answered(answers), fine=True)


def churn(trial: Trial) -> None:
    """Sockets are opened and closed as fast as one may."""

    def flood(port: int, token: str) -> int:
        until, many = time.monotonic() + SECONDS, 0
        while time.monotonic() < until and many < 3000:
            with contextlib.suppress(OSError):
                phone = Phone(port, token, address=BAD)
                many += 1
                phone.close()
        return many

    many = by_a_guest(trial, flood)
    trial.check(f"{many} sockets opened; memory +{trial.memory} MB", fine=trial.memory < 100)


STORMS = {
    "pings": ("a socket sends the websocket's own pings", pings),
    "attachments": ("a socket announces a million attachments", attachments),
    "deaf": ("150 sockets never read, while their table acts", deaf),
    "reads": ("the dearest reads of a match of 3,000 acts", reads),
    "corrections": ("a match of 3,000 acts is corrected at its beginning", corrections),
    "cameras": ("eight tables turn cameras on and off", cameras),
    "dark": ("the picture of a camera that shows nothing", dark),
    "frames": ("large pictures from a phone, then films", frames),
    "teaching": ("large pictures to teach a deck with", teaching),
    "prints": ("the largest prints", prints),
    "descriptions": ("the dearest pages", descriptions),
    "keys": ("a host's nine digits are guessed", keys),
    "heads": ("requests with megabytes of headers", heads),
    "chairs": ("a guest sits down and stands up", chairs),
    "churn": ("sockets are opened and closed", churn),
}
