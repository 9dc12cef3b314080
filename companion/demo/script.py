"""What happens on the filmed table, in seconds from the film's start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from companion.demo.person import CALM, Habits, Person

Manner = Literal["lay", "slap", "slide"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LayCard:
    """A card comes to rest on the pile at `at`, put there by the hand of a seat (degrees around)."""

    at: float
    card: str
    seat: float = 90.0
    manner: Manner = "lay"
    off: tuple[float, float, float] | None = None
    """Millimetres to the right of and below the card before, and degrees from it, if one hand brings both."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack:
    """The pile's top card leaves it; `at` is when it has left."""

    at: float
    seat: float = 90.0
    carry: float = 0.5
    """Seconds from when it is picked up: in a slow, low hand its tags can be read for a while."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudge:
    """The topmost cards are pushed a little and lie still again at `at`."""

    at: float
    cards: int = 1
    far: float = 12.0  # millimetres
    turn: float = 8.0  # degrees


@dataclass(frozen=True, slots=True, kw_only=True)
class CrossPile:
    """A hand goes over the pile, leaving it as it was; `at` is when it is over the middle."""

    at: float
    seat: float = 90.0
    length: float = 0.7


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold:
    """A card is held over the pile from `at` for `length` seconds, and goes back to the hand."""

    at: float
    card: str
    seat: float = 90.0
    length: float = 1.5
    low: bool = False
    """Whether it is held close to the pile, level and quite still."""


OPENED = 0.4
"""Seconds between two cards of a hand that is laid open."""
EACH = 1.2
"""Seconds between two cards that are taken one after the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawCards:
    """A hand takes `cards` cards from the draw pile, one after the other or all at once; `at` is the last one."""

    at: float
    cards: int = 1
    seat: float = 90.0
    at_once: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch:
    """A hand touches the pile, or comes within `near` millimetres of it to point, from `at` for `length` seconds."""

    at: float
    seat: float = 90.0
    length: float = 0.5
    near: float = 15.0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandBowl:
    """A bowl is handed over the table from one seat to another; `at` is when it changes hands."""

    at: float
    seat: float = 90.0
    to: float = 270.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A command token comes to rest beside the pile at `at`, and is taken away `length` later."""

    at: float
    token: str
    seat: float = 90.0
    length: float = 2.5


@dataclass(frozen=True, slots=True, kw_only=True)
class LayAside:
    """A card lies beside the pile, face up, from `at` for `length` seconds: a war, a hand shown."""

    at: float
    card: str
    seat: float = 90.0
    length: float = 2.5
    slot: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """A hand is laid open beside the pile, card by card from `at` on, and lies there for `length` seconds."""

    at: float
    cards: tuple[str, ...]
    seat: float = 90.0
    length: float = 3.0
    off: tuple[float, float] = (0.0, 0.0)
    """Millimetres from the usual place of open hands; some lie partly out of the picture."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayStranger:
    """Something with a code that is not ours lies beside the pile from `at` for `length` seconds."""

    at: float
    text: str = "HTTPS://EXAMPLE.ORG"
    seat: float = 90.0
    length: float = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Gather:
    """The pile is swept up; in a reshuffle `keep_top` leaves its top card there."""

    at: float
    keep_top: bool = False
    seat: float = 90.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Knock:
    """The camera is knocked: from `at` on it looks from a slightly different place."""

    at: float
    far: float = 35.0  # millimetres on the table
    turn: float = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Light:
    """The light changes to a share of its full brightness over `length` seconds."""

    at: float
    level: float
    length: float = 0.8


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """The picture itself goes wrong from `at` for `length` seconds."""

    at: float
    kind: Literal["black", "frozen", "upside-down", "blurred"]
    length: float = 3.0


Happening = (
    LayCard
    | TakeBack
    | Nudge
    | CrossPile
    | Hold
    | DrawCards
    | Touch
    | HandBowl
    | Token
    | LayAside
    | OpenHand
    | LayStranger
    | Gather
    | Knock
    | Light
    | Fault
)


@dataclass(frozen=True, slots=True, kw_only=True)
class FilmScript:
    """Everything that happens in one film, and what is printed on every card and token."""

    happenings: tuple[Happening, ...]
    tags: Mapping[str, str] = field(default_factory=dict)  # card or token -> the text of its tag
    start: tuple[str, ...] = ()  # cards that lie on the pile already, undermost first
    length: float | None = None
    people: tuple[Person, ...] = ()
    """The people at the table; without any, arms come straight from the seats."""
    habits: Habits = CALM
    cards_are: str = "tags"
    """What the cards are: `tags` for sleeved ones, or a design of `bare_cards`."""
    sleeved: frozenset[str] = frozenset()
    """The cards that are sleeved with tags although the others are bare."""

    @property
    def seconds(self) -> float:
        """How long the film runs."""
        if self.length is not None:
            return self.length
        return max((h.at + getattr(h, "length", 0.0) for h in self.happenings), default=0.0) + 1.5

    def cards(self) -> list[str]:
        """The cards that come to rest, in their order."""
        return [h.card for h in self.in_order() if isinstance(h, LayCard)]

    def in_order(self) -> list[Happening]:
        """The happenings by time."""
        return sorted(self.happenings, key=lambda h: h.at)


def script(
    happenings: Iterable[Happening],
    *,
    tags: Mapping[str, str],
    start: Iterable[str] = (),
    length: float | None = None,
) -> FilmScript:
    """A script of these happenings."""
    return FilmScript(happenings=tuple(happenings), tags=tags, start=tuple(start), length=length)
