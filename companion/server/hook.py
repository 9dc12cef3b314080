"""A hook: posts what happens at the tables to a program in the house, for lights, buttons and stream decks.

It never holds up play: what the tables tell waits in a short queue, a thread of its own posts it, and where the
receiver is too slow the oldest is left out.
"""

import base64
import http.client
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import SplitResult, unquote, urlsplit

from companion.server import as_json
from companion.server.fair_queue import FairQueue
from companion.table.answer import Notice
from companion.table.release import RELEASE
from companion.wire.shape import Happened, Posted

log = logging.getLogger(__name__)

MOST_WAITING = 256
"""Changes that wait to be posted; when more come, the oldest is left out."""

TRIES = 3
"""Attempts for each post, while the receiver is silent or answers 429 or 5xx."""

RETRY_SECONDS = 0.5
"""Seconds before the second attempt; the third waits twice as long."""

ANSWER_SECONDS = 2.0
"""Seconds in which the receiver must answer completely."""


class BadHook(ValueError):
    """An address that nothing can be posted to."""


def checked(address: str) -> SplitResult:
    """The parts of an address that can be posted to."""
    try:
        where = urlsplit(address)
        if where.scheme in ("http", "https") and where.hostname and where.port != 0:
            return where
    except ValueError:
        pass
    raise BadHook("A hook is an address such as http://192.168.1.20:1880/cards.")


def _basic_auth_header(where: SplitResult) -> dict[str, str]:
    """The header for the name and password in an address, if there are any."""
    if where.username is None:
        return {}
    login = f"{unquote(where.username)}:{unquote(where.password or '')}"
    return {"Authorization": f"Basic {base64.b64encode(login.encode()).decode('ascii')}"}


class Hook:
    """Posts what happens to one receiver."""

    def __init__(self, address: str) -> None:
        where = checked(address)
        kind = (
            http.client.HTTPSConnection if where.scheme == "https" else http.client.HTTPConnection
        )
        self._line = kind(where.hostname or "", where.port, timeout=ANSWER_SECONDS)
        self._path = f"{where.path or '/'}{'?' if where.query else ''}{where.query}"
        self._login = _basic_auth_header(where)
        self._name = where.netloc.rpartition("@")[2]  # a path is often a secret: not into the log
        self._waiting = FairQueue(MOST_WAITING)
        self._missed = 0
        self._away = False
        self._closed = threading.Event()
        threading.Thread(target=self._post_loop, name="hook", daemon=True).start()

    def notify(self, notice: Notice) -> None:
        """Queue what a table tells everyone; returns at once, from any thread."""
        self._missed += self._waiting.put(notice)

    def gone(self, table: str) -> None:
        """A table was put away, which is nothing that happened at it."""

    def close(self) -> None:
        """Stop; what still waits is not posted."""
        self._closed.set()
        self._hang_up()

    def _post_loop(self) -> None:
        while not self._closed.is_set():
            notice = self._waiting.get(ANSWER_SECONDS)
            if notice is None:
                continue
            try:
                for post in posts(notice):
                    self._deliver(post)
            except Exception:
                log.exception("the hook at %s", self._name)

    def _deliver(self, post: Posted) -> None:
        body = json.dumps(post, ensure_ascii=False).encode()
        for number in range(TRIES):
            if self._closed.wait(RETRY_SECONDS * number):
                return
            try:
                status = self._post_status(body, post["id"])
            except (OSError, http.client.HTTPException) as silence:
                why = str(silence) or type(silence).__name__
                continue
            if status < 300:
                return self._resolve_address()
            why = f"it answers {status}"
            if status < 500 and status != 429:
                break  # it doesn't want this one: asking again is of no use
        self._missed += 1
        if not self._away:
            log.warning("The hook at %s is not told what happens: %s", self._name, why)
        self._away = True

    def _post_status(self, body: bytes, id_: str) -> int:
        """The HTTP status that the receiver answers."""
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"companion/{RELEASE}",
            "Idempotency-Key": id_,
            **self._login,
        }
        too_long = threading.Timer(ANSWER_SECONDS, self._hang_up)
        too_long.start()
        try:
            self._line.connect()
            self._line.request("POST", self._path, body, {**headers, "Connection": "close"})
            return self._line.getresponse().status
        finally:
            too_long.cancel()
            self._line.close()

    def _hang_up(self) -> None:
        """Close the connection, also to a receiver that sends a byte now and then."""
        line = self._line.sock
        if line is not None:
            with suppress(OSError):
                line.shutdown(2)

    def _resolve_address(self) -> None:
        if self._away:
            log.warning("The hook at %s is told again; it missed %d", self._name, self._missed)
        self._away, self._missed = False, 0


def posts(notice: Notice) -> Iterator[Posted]:
    """What happened, one post each, as everyone at the table may know it."""
    message = as_json.message(notice.message)
    table = message["table"]
    if notice.message.did is None or table is None:
        return
    happened = message["events"]
    if message["corrected"]:
        happened = [Happened({"event": "corrected"})]
    for number, event in enumerate(happened):
        yield {
            "id": f"{message['id']}/{message['match']}/{message['seq']}/{number}",
            "event": event,
            "says": [] if number else message.get("says", []),
            "at": message["now"],
            "table": message["id"],
            "name": message["name"],
            "match": message["match"],
            "seq": message["seq"],
            "act": message["act"],
            "by": message["by"],
            "game": table["game"],
            "phase": table["phase"],
            "round": table["round"],
            "turn": table["turn"],
            "color": table["color"],
            "top": table["top"],
            "asked": [{"ask": one["ask"], "to": one["to"]} for one in table["awaiting"]],
            "scores": {player["name"]: player["score"] for player in table["players"]},
            "winner": table["winner"],
            "wheel": message["wheel"],
        }
