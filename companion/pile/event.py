"""What the eyes tell the table: small, timed facts, and hints that are never facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import ClassVar, get_args

from companion.pile.arm import Arm, arm_of


@dataclass(frozen=True, slots=True)
class _Timed:
    """Something that happened `t` seconds after the eye began, or into the film."""

    name: ClassVar[str]
    t: float

    def as_json(self) -> dict[str, object]:
        """The event as one flat line, as `companion watch --json` prints it."""
        line: dict[str, object] = {"t": round(self.t, 3), "event": self.name}
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, Arm):
                line[field.name] = value.as_json()
            elif field.name != "t" and value is not None:
                line[field.name] = list(value) if isinstance(value, tuple) else value
        return line


@dataclass(frozen=True, slots=True)
class Settled(_Timed):
    """A card came to rest on the pile: exactly one event a placement."""

    name: ClassVar[str] = "settled"
    card: str
    arm: Arm | None = None
    """Whose arm laid it, as far as it could be followed."""
    watched: bool | None = None
    """True when the draw pile was in view all the time since the card before."""


@dataclass(frozen=True, slots=True)
class Unsure(_Timed):
    """A bare card came to rest, and could be one of these: a question, never a fact."""

    name: ClassVar[str] = "unsure"
    likely: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Covered(_Timed):
    """The top card now lies under another."""

    name: ClassVar[str] = "covered"
    card: str
    by: str


@dataclass(frozen=True, slots=True)
class TakenBack(_Timed):
    """A card was lifted off the pile again; `top` lies on top now, if any."""

    name: ClassVar[str] = "taken-back"
    card: str
    top: str | None = None


@dataclass(frozen=True, slots=True)
class Moved(_Timed):
    """The top card was nudged and lies still again, still on top."""

    name: ClassVar[str] = "moved"
    card: str


@dataclass(frozen=True, slots=True)
class Beside(_Timed):
    """A card lies still in the picture, but not on the pile: a hand shown, a war."""

    name: ClassVar[str] = "beside"
    card: str


@dataclass(frozen=True, slots=True)
class MaybeMore(_Timed):
    """The hand shown beside the pile may hold more: something lies over the picture's edge there, or can't be read."""

    name: ClassVar[str] = "maybe-more"


@dataclass(frozen=True, slots=True)
class Missed(_Timed):
    """A card peeks out from under the top card and was never seen being played."""

    name: ClassVar[str] = "missed"
    card: str
    under: str


@dataclass(frozen=True, slots=True)
class TokenLaid(_Timed):
    """A command token was laid beside the pile."""

    name: ClassVar[str] = "token"
    token: str


@dataclass(frozen=True, slots=True)
class StrangerSeen(_Timed):
    """A code that is no card of this deck: `foreign`, `damaged`, `other-deck` or `other-game`."""

    name: ClassVar[str] = "stranger"
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class MaybeDrew(_Timed):
    """A hand took from the draw pile's place: a hint for the referee, never a fact."""

    name: ClassVar[str] = "drew?"
    arm: Arm | None = None


@dataclass(frozen=True, slots=True)
class Touched(_Timed):
    """A hand was at the pile and left nothing there: somebody waves in, or only points."""

    name: ClassVar[str] = "touched?"
    arm: Arm
    began: float | None = None
    """When it came."""


@dataclass(frozen=True, slots=True)
class Health(_Timed):
    """What is wrong with the camera, in words a person can act on; `ok` when it is over."""

    name: ClassVar[str] = "health"
    code: str
    ok: bool
    says: str


Event = (
    Settled
    | Unsure
    | Covered
    | TakenBack
    | Moved
    | Beside
    | MaybeMore
    | Missed
    | TokenLaid
    | StrangerSeen
    | MaybeDrew
    | Touched
    | Health
)

KINDS: dict[str, type[Event]] = {kind.name: kind for kind in get_args(Event)}
"""What an eye tells, by its name."""
_NAMES = frozenset({"card", "top", "under", "by", "token"})
LONGEST = 200
"""Characters of a name or a sentence from an eye elsewhere."""


def read(line: Mapping[str, object], now: float) -> Event | None:
    """The event that a line tells; None for one that only a newer companion knows. ValueError says what is wrong."""
    kind = KINDS.get(str(line.get("event")))
    if kind is None:
        return None
    seen = {"t": line.get("t", now)}
    for field in fields(kind):
        value = line.get(field.name)
        if value is None or field.name == "t":
            continue
        if field.name in _NAMES and not (isinstance(value, str) and value.isprintable()):
            raise ValueError(f"“{field.name}” is not what is needed there.")
        if field.name == "arm" and (value := arm_of(value)) is None:
            continue
        if field.name == "began" and not isinstance(value, int | float):
            continue
        if field.name == "likely":
            if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
                raise ValueError("“likely” is not what is needed there.")
            value = tuple(one[:LONGEST] for one in value[:3])
        seen[field.name] = value[:LONGEST] if isinstance(value, str) else value
    make: Callable[..., Event] = kind  # type: ignore[explicit-any]  # each has fields of its own
    try:
        return make(**seen)
    except TypeError:
        raise ValueError("Something of this sighting is missing.") from None
