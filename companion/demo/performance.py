"""A filmed evening at a running companion: pictures come in like a camera's, and taps like people's."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol
from urllib.parse import quote, urlsplit

import cv2
import numpy as np

from companion.demo.bare_cards import photo
from companion.demo.deed import Deed
from companion.demo.director import printed, shooting, without_copies
from companion.demo.face import Picture
from companion.demo.film import Filming
from companion.demo.host import FAN, RETAKES, Host
from companion.demo.recorded import RecordedEvening
from companion.demo.shown_hand import fan
from companion.rules.card_names import design
from companion.vision.bare.teach import one
from companion.wire.strict_json import Json

LOOK_EVERY = 0.12
FEWEST = 6.0
"""The fewest pictures a second with which a card is seen before the next one lies on it."""
WAITS = 2.0
"""Seconds for which the evening waits until the eyes take a picture."""
FIRST_SLIP = 2
"""The number of taps after which the first slip comes, so that everybody who watches sees one put right."""


AGAIN = 10_000
"""Added to an evening's seed each time it is filmed anew, so that other people play it in another light."""


class WheelFaces(Protocol):
    """Where the wheel's next faces come from: a queue between two processes."""

    def put(self, face: str, /) -> None: ...


class Doors:
    """A connection to the companion's HTTP API on this machine."""

    def __init__(self, address: str) -> None:
        where = urlsplit(address)
        self._line = http.client.HTTPConnection(
            where.hostname or "localhost", where.port or 80, timeout=30
        )

    def ask(
        self, method: str, path: str, body: Json | None = None, *, picture: bytes | None = None
    ) -> Json:
        """Sends one request, and sends it again once, because an idle connection may have been closed."""
        kind = "image/jpeg" if picture is not None else "application/json"
        sent = picture if picture is not None else None if body is None else json.dumps(body)
        for last in (False, True):
            try:
                self._line.request(method, path, sent, {"Content-Type": kind})
                answer: Any = json.loads(self._line.getresponse().read() or b"{}")
                return answer if isinstance(answer, dict) else {}
            except (http.client.HTTPException, ConnectionError):
                self._line.close()
                if last:
                    raise
        raise AssertionError


@dataclass(frozen=True, slots=True, kw_only=True)
class Staging:
    """How evenings are filmed."""

    pace: float = 0.8
    """How long people think; below 1 they think faster."""
    slips: float = 0.05
    """The share of draws before which somebody taps something wrong, and puts it right."""
    cards: str = "tags"
    """What the cards look like: with tags, or of a design without."""


FPS = 15.0
"""Pictures a second that the camera takes where the machine is fast enough."""
PRESET = "typical"
"""The room and the light in which the evening is filmed."""


class Performance:
    """Bots at one table of a running companion."""

    def __init__(
        self,
        address: str,
        evening: RecordedEvening,
        staging: Staging,
        *,
        seed: int,
        load: Callable[[str], None] | None = None,
        tell: Callable[[str], None] = lambda line: None,
    ) -> None:
        self.doors = Doors(address)
        self.pictures = Doors(address)
        self.evening = evening
        self.staging = staging
        self.seed = seed
        self.tell = tell
        self.load = load  # tells the companion's wheel to stop where it does in the film
        self._taps = self._slipped = 0
        self.rng = Random(f"performance {seed}")
        self.design = f"any-{seed}" if staging.cards in ("bare", "any") else staging.cards
        """What the cards look like: with tags, or of a design without."""
        self.table_id = ""
        self._table: Json | None = None
        self._looked = 0.0
        self._entries = 0
        self._which: Json | None = None
        self._fans = 0
        self._picture = b""

    def lay(self) -> str:
        """Opens a table with a camera over it, and returns the link that opens it as host."""
        made = self.doors.ask(
            "POST", "/api/tables", {"name": "Filmed evening", "start": self.evening.opening}
        )
        self.table_id = str(made["id"])
        at = f"/api/tables/{self.table_id}"
        eyes: Json = {"deck": "A1"}
        if self.staging.cards == "any":
            eyes = {"cards": "any"}
            self.tell(f"{self.evening.game} is played with cards that nobody has shown.")
        elif self.design != "tags":
            eyes = self.teach()
        self.doors.ask("PUT", f"{at}/camera", {"source": "push:"} | eyes)
        key = self.doors.ask("POST", f"{at}/invitations", {"role": "host"})
        return str(key.get("link", ""))

    def teach(self) -> Json:
        """Teaches the companion each face with a picture, as a family does; returns what its camera is to look for."""
        name = f"{self.evening.game} {self.design}"[:24]
        for card in printed(self.evening.game):
            face = design(card)
            if card.partition("#")[2] in ("", "1"):
                path = f"/api/decks/{quote(name)}/faces/{face}?game={self.evening.game}"
                shown = one(photo(face, self.design))
                if shown is None:
                    raise ValueError(f"{face} of {self.design} can't be taught.")
                self.doors.ask("PUT", path, picture=packed(shown.face, 98))
        self.tell(f"{self.evening.game} is played with cards without tags; each was shown once.")
        return {"bare": name, "cards": "bare"}

    def play(self) -> bool:
        """Films the evening in real time; returns whether the final scores came out right."""
        tags = self.design == "tags"
        shot = shooting(
            self.evening.deeds, self.evening.players, printed(self.evening.game), seed=self.seed,
            pace=self.staging.pace, tokens=tags,
        )  # fmt: skip
        shot = shot if tags else without_copies(shot, self.design)
        show = self.show_hand if tags else None  # no fan of bare cards can be counted
        host = Host(shot.moments, self.say, self.table, show_hand=show)
        self.host = host
        filming = Filming(shot.script, PRESET, self.seed, mat=True)
        began, t, number = time.monotonic(), 0.0, 0
        while t < shot.script.seconds:
            self._picture = packed(filming.frame(number, t).picture, 85)
            self._send_picture()
            self._read_story(t)
            host.until(t)
            late = time.monotonic() - began - (t + 1 / FPS)
            time.sleep(max(0.0, -late))
            # A slow machine takes fewer pictures of the same evening. It waits only where they would be too few.
            step = min(1 / FPS + max(0.0, late), 1 / FEWEST)
            began += max(0.0, 1 / FPS + late - step)
            t, number = t + step, number + 1
        t = shot.script.seconds
        for _ in range(20):
            t += 1.0
            self._read_story(t)
            host.until(t)
        shown = {p["name"]: p["score"] for p in (self.table() or {}).get("players", [])}
        return shown == self.evening.scores

    def _send_picture(self) -> None:
        """Sends one picture to the companion. The evening waits while the eyes are still busy with the one before."""
        until = time.monotonic() + WAITS
        at = f"/api/tables/{self.table_id}/frames"
        while self.pictures.ask("POST", at, picture=self._picture).get("lost"):
            if time.monotonic() > until:
                return
            time.sleep(0.02)

    def _pause(self, seconds: float) -> None:
        """Lets everybody wait for some seconds while the camera goes on."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            time.sleep(1 / FPS)
            self._send_picture()

    def table(self) -> Json | None:
        """The table as the dashboard shows it now."""
        if self._table is None or time.monotonic() - self._looked > LOOK_EVERY:
            message = self.doors.ask("GET", f"/api/tables/{self.table_id}")
            self._table, self._looked = message.get("table"), time.monotonic()
        return self._table

    def say(self, act: Json) -> Json:
        """Taps an act in; now and then a wrong one comes first and is put right."""
        at = f"/api/tables/{self.table_id}/acts"
        self._taps += 1
        if act["act"] == "draw" and (
            self._taps > FIRST_SLIP > self._slipped or self.rng.random() < self.staging.slips
        ):
            self._slipped = self._taps
            self._tap_wrong(at, str(act["player"]))
        if act["act"] == "spin" and self.load is not None:
            self.load(str(act["face"]))
            act = {k: v for k, v in act.items() if k != "face"}
        reply = self.doors.ask("POST", at, act)
        self._table, self._looked = reply.get("table"), time.monotonic()
        return reply

    def _tap_wrong(self, at: str, player: str) -> None:
        """Somebody counts a hand wrong and takes that back."""
        holds = next(p["cards"] for p in (self.table() or {})["players"] if p["name"] == player)
        if self.doors.ask("POST", at, {"act": "set", "player": player, "cards": holds + 3}).get(
            "ok"
        ):
            self.tell(f"Somebody counts {player}'s cards wrong, and puts it right.")
            self._pause(1.5)
            self.doors.ask("POST", at, {"act": "undo"})
            self._pause(0.5)

    def _read_story(self, t: float) -> None:
        """Reads from the table's story what the camera has told meanwhile."""
        message = self.doors.ask("GET", f"/api/tables/{self.table_id}")
        self._table, self._looked = message.get("table"), time.monotonic()
        if self.design != "tags":
            which = self.doors.ask("GET", f"/api/tables/{self.table_id}/camera").get("which")
            if which and which != self._which:
                self.host.heard({"event": "unsure", "likely": which["cards"]}, t)
            self._which = which
        if message.get("seq", 0) == self._entries:
            return
        story = self.doors.ask("GET", f"/api/tables/{self.table_id}/story").get("story", [])
        for line in story[self._entries :]:
            if line["act"].get("act") == "seen":
                told = {"event": "settled", "card": line["act"]["card"]}
                self.host.heard(told, t, first=int(line["seq"]))
            says = line.get("says") or ""
            for sentence in [says] if isinstance(says, str) else says:
                if sentence:
                    self.tell(sentence)
        self._entries = len(story)

    def show_hand(self, deed: Deed) -> tuple[str, ...] | None:
        """Fans the hand before a phone and lets the companion read it."""
        read: set[str] = set()
        for start in range(0, len(deed.cards), FAN):
            part = deed.cards[start : start + FAN]
            for _ in range(RETAKES):
                self._fans += 1
                picture, *_ = fan(
                    part, printed(self.evening.game), PRESET, self.seed * 100 + self._fans
                )
                found = self.doors.ask(
                    "POST", f"/api/tables/{self.table_id}/hand", picture=packed(picture)
                )
                cards = set(found.get("cards", ())) & set(part)
                if len(cards) == len(part):
                    break
            read |= cards
        return tuple(c for c in deed.cards if c in read) if len(read) == len(deed.cards) else None


def packed(picture: Picture, quality: int = 90) -> bytes:
    """The picture as JPEG."""
    _, jpeg = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return bytes(np.asarray(jpeg).tobytes())


def perform(
    address: str,
    evenings: Sequence[RecordedEvening],
    staging: Staging,
    *,
    rounds: int = 0,
    faces: WheelFaces | None = None,
) -> None:
    """Plays evening after evening until somebody stops it; the demo's process does nothing else."""
    nth = 0
    try:
        while rounds <= 0 or nth < rounds:
            again, which = divmod(nth, len(evenings))
            evening = evenings[which]
            show = Performance(
                address, evening, staging, seed=evening.seed + AGAIN * again,
                load=None if faces is None else faces.put,
                tell=lambda line: print(f"    {line}", flush=True),
            )  # fmt: skip
            link = show.lay()
            print(f"\n  {evening.game}: {link}\n", flush=True)
            right = show.play()
            print(f"  The final scores are {'right' if right else 'WRONG'}.", flush=True)
            nth += 1
    except (OSError, http.client.HTTPException, ValueError, KeyboardInterrupt):
        if companion_answers(address):
            raise  # if it isn't reachable, somebody stopped it, perhaps in the middle of an answer


def companion_answers(address: str) -> bool:
    """Whether the companion still answers."""
    try:
        Doors(address).ask("GET", "/healthz")
    except (OSError, http.client.HTTPException, ValueError, KeyboardInterrupt):
        return False
    return True
