"""What comes of an act: an answer to whoever sent it, and a message to everyone at the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from companion.rules import acts
from companion.store.ledger import Receipt
from companion.table.referee import Referee
from companion.table.secrecy import HandShown
from companion.table.wheel_turn import WheelTurn
from companion.wire.reply import Happened, Moment, Reply, Taken
from companion.words import Sentence


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sent an act: the device's number in the register, if it has one; or the camera."""

    device: int | None = None
    camera: bool = False


NOBODY = Sender()
CAMERA = Sender(camera=True)


@dataclass(frozen=True, slots=True)
class NotTaken:
    """Why the house, not the referee, did not take an act; and the table as it is."""

    code: str
    why: str | Sentence
    """A sentence, or a plain text for programs, which sent what isn't needed there."""
    says: str | None
    """The same for whoever runs the companion, with details that a player would not understand."""
    moment: Moment | None


@dataclass(frozen=True, slots=True)
class Repeated:
    """An act that was sent before: its receipt, and what it did."""

    receipt: Receipt
    events: tuple[Happened, ...]
    moment: Moment


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an act."""

    reply: Reply | NotTaken | Repeated
    kept: bool = True

    @property
    def ok(self) -> bool:
        """Whether it counts."""
        return isinstance(self.reply, Taken | Repeated)

    @property
    def code(self) -> str | None:
        """Why it doesn't."""
        match self.reply:
            case NotTaken(code):
                return code
            case Taken() | Repeated():
                return None
            case declined:
                return declined.why.code


class Message(NamedTuple):
    """The whole table, as everyone (or one seat) may see it, and what the last act did."""

    id: str
    code: str | None
    name: str
    match: int
    number: int
    seq: int
    now: int
    wheel: WheelTurn | None
    moment: Moment | None
    did: Taken | None = None
    by: str | None = None
    act: acts.Act | None = None


class Notice(NamedTuple):
    """What a change makes the table say: a message to all, and perhaps a hand to one seat."""

    table: str
    message: Message
    private: HandShown | None = None
    reshuffled: bool = False
    """The pile is another one than the eyes may think."""
    called: Mapping[str, str] = {}
    """What somebody was called until now, and what from now on."""


def called_now(before: Moment | None, after: Moment | None) -> Mapping[str, str]:
    """Who has another name after this, also when something was taken back."""
    if before is None or after is None:
        return {}
    old, new = before.table.names, after.table.names
    return {
        was: name
        for was, name in zip(old, new, strict=False)  # somebody may have come since
        if was not in new and name not in old
    }


class Weighed(NamedTuple):
    """What a correction comes to, worked out beside the table."""

    reading: int
    before: Referee
    seq: int
    after: Referee
    reply: Reply


class WentOn(Exception):
    """The table has gone on since a correction was worked out."""
