"""The outcome of an act: an answer to its sender, and a message to everyone at the table."""

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
    """The sender of an act: a device by its number in the register, if it has one, or the camera."""

    device: int | None = None
    camera: bool = False


NOBODY = Sender()
CAMERA = Sender(camera=True)


@dataclass(frozen=True, slots=True)
class NotTaken:
    """Why the companion, and not the referee, did not take an act, with the table as it is."""

    code: str
    why: str | Sentence
    """The reason as a sentence, or as plain text for programs that sent a wrong field."""
    says: str | None
    """The reason for the person who runs the companion, with details that a player would not understand."""
    moment: Moment | None


@dataclass(frozen=True, slots=True)
class Repeated:
    """The receipt of an act that was sent before, and what the act did."""

    receipt: Receipt
    events: tuple[Happened, ...]
    moment: Moment


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of an act."""

    reply: Reply | NotTaken | Repeated
    kept: bool = True

    @property
    def ok(self) -> bool:
        """Whether the act counts."""
        return isinstance(self.reply, Taken | Repeated)

    @property
    def code(self) -> str | None:
        """The code of the refusal."""
        match self.reply:
            case NotTaken(code):
                return code
            case Taken() | Repeated():
                return None
            case declined:
                return declined.why.code


class Message(NamedTuple):
    """The whole table, as everyone or one seat may see it, and what the last act did."""

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
    """What the table sends after a change: a message to all, and perhaps a hand to one seat."""

    table: str
    message: Message
    private: HandShown | None = None
    reshuffled: bool = False
    """Whether the pile differs from what the eyes may think, as after a reshuffle."""
    called: Mapping[str, str] = {}
    """A player's old name and new name."""


def called_now(before: Moment | None, after: Moment | None) -> Mapping[str, str]:
    """The player who has another name after this act, which may be one that takes something back."""
    if before is None or after is None:
        return {}
    old, new = before.table.names, after.table.names
    return {
        was: name
        for was, name in zip(old, new, strict=False)  # somebody may have joined since
        if was not in new and name not in old
    }


class Weighed(NamedTuple):
    """The outcome of a correction, worked out while play goes on."""

    reading: int
    before: Referee
    seq: int
    after: Referee
    reply: Reply


class WentOn(Exception):
    """Raised when the table has gone on since a correction was worked out."""
