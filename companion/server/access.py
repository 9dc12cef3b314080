"""Who may do what: a host everything, a phone its own player's acts, a camera what it sees, a spectator nothing.

A token is 32 random bytes for one role at one table. The store keeps its hash only, so whoever reads the
store can't sit down with it. A program on this machine needs none: it counts as the host.
"""

import hashlib
import secrets
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from companion.store import Away
from companion.store.register import Device, Register
from companion.table.live import LiveTable
from companion.wire.acts import CLASSES
from companion.wire.shape import Role
from companion.wire.strict_json import Json
from companion.words import Sentence

ROLES: tuple[Role, ...] = get_args(Role)

Right = Literal["yes", "own", "dealer", "no"]
"""`own`: as its own player, its own cards, its own last act taken back; `dealer`: while it deals."""

_SEAT: dict[str, Right] = {
    **dict.fromkeys(
        "cut play color draw pass uno catch challenge show-hand verdict block accept spin discard"
        " war shout give grab veto resolve hand set leave rename undo".split(),
        "own",
    ),
    "turn-up": "dealer",
    "next-round": "dealer",
}

RIGHTS: Mapping[Role, Mapping[str, Right]] = {
    "host": dict.fromkeys(CLASSES, "yes"),
    "seat": {act: _SEAT.get(act, "no") for act in CLASSES},
    "camera": {act: "yes" if act == "seen" else "no" for act in CLASSES},
    "spectator": dict.fromkeys(CLASSES, "no"),
}
"""Every role against every act."""

TOKEN_SECONDS = 5.0
"""Seconds for which another process may still honor a token after it was revoked."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """The sender of a request: its role, table and seat."""

    role: Role | None
    table: str | None = None
    seat: str | None = None
    device: int | None = None
    name: str = ""
    loopback: bool = False
    house: bool = False

    def at(self, table: str) -> Role | None:
        """The visitor's role at one table; None at a table that it didn't join."""
        return self.role if self.loopback or self.table == table else None


MAY_NOT: dict[Role, str] = {
    "spectator": "house-spectator",
    "camera": "house-camera",
    "seat": "house-only-host",
}
"""The sentence for each role that lacks a right."""
STRANGER = Visitor(None)
THIS_MACHINE = Visitor("host", loopback=True, name="this machine", house=True)


def forbidden(visitor: Visitor, table: LiveTable, act: Json) -> Sentence | None:
    """Why this visitor may not do an act at a table, as a sentence; None when it may."""
    role = visitor.at(table.id)
    if role is None:
        return {"say": "house-join-first"}
    name = act.get("act")
    if role == "host":
        return None
    right = RIGHTS[role].get(name, "no") if isinstance(name, str) else "no"
    match right:
        case "yes":
            return None
        case "own":
            who = table.last_by() if name == "undo" else act.get("player")
            if name == "set" and act.get("score") is not None:
                return {"say": "house-only-scores"}
            if who == visitor.seat and who is not None:
                return None
            if name == "undo":
                return {"say": "house-own-last"}
            return {"say": "house-own-seat", "player": visitor.seat}
        case "dealer":
            return None if visitor.seat == table.dealer() else {"say": "house-dealer"}
        case "no":
            return {"say": MAY_NOT[role]}


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """The hash of a token, which is all that the store keeps of it."""
    return hashlib.sha256(token.encode()).hexdigest()


class _Session(NamedTuple):
    """A cached token: when it was looked up, its device, and its visitor unless it was revoked."""

    since: float
    device: int
    visitor: Visitor | None


class Sessions:
    """Caches who each recent token belongs to, so that not every request asks the store."""

    def __init__(self, register: Register, *, alone: bool) -> None:
        self._register = register
        self._alone = alone
        self._known: dict[str, _Session] = {}
        self._lock = threading.Lock()

    def find(self, token: str) -> Visitor | None:
        """The visitor that a token belongs to; None when it is not valid."""
        secret, now = hashed(token), time.monotonic()
        with self._lock:
            found = self._known.get(secret)
        if found is None or (not self._alone and now - found.since > TOKEN_SECONDS):
            try:
                device = self._register.device(secret)
            except Away:
                if found is None:
                    raise
                found = found._replace(since=now)  # as it was last
            else:
                if device is None:
                    return None
                found = _Session(now, device.device, None if device.out else visitor(device))
            with self._lock:
                if len(self._known) > 10_000:
                    self._known.clear()
                self._known[secret] = found
        return found.visitor

    def cached(self, token: str) -> Visitor | None:
        """The visitor that a token belongs to, if that is cached."""
        with self._lock:
            found = self._known.get(hashed(token))
        if found is None or (not self._alone and time.monotonic() - found.since > TOKEN_SECONDS):
            return None
        return found.visitor

    def forget(self, device: int) -> None:
        """Forget what is cached of a device that was put out, seated elsewhere or renamed."""
        with self._lock:
            self._known = {
                secret: known for secret, known in self._known.items() if known.device != device
            }


def visitor(device: Device) -> Visitor:
    """A joined device as a visitor."""
    role = next(role for role in ROLES if role == device.role)
    return Visitor(role, device.table, device.seat, device.device, device.name, house=device.house)
