"""The three states of a code on the table, and what is remembered of it in each."""

from dataclasses import dataclass, replace

from companion.pile.quad import Quad
from companion.pile.tuning import TUNING


@dataclass(frozen=True, slots=True)
class Coming:
    """On its way: it moves, or has not lain still for long enough to be told."""

    text: str
    quads: tuple[Quad, ...]
    since: float
    """When it came to the place where it is."""
    first: float
    seen: float
    seems: float = 1.0
    """How big its tags look beside those of the pile near them, evened out over the frames."""
    size: float = 1.0
    """How much of that is sure, as far as the camera's tilt is known."""
    read: int = 1
    """In how many frames it was read anew at this place…"""
    calm: bool = False
    """…and whether nothing stirred there when that was measured."""
    about: tuple[Quad, ...] = ()
    """Where it was when it came near…"""
    came: float = 0.0
    """…and since when it has been about there: what moves about for long before it lies still is held."""
    last: tuple[Quad, ...] = ()
    """Where it was read last."""
    touched: float = float("-inf")
    """When a hand was at it last…"""
    left: bool = False
    """…and whether it was seen to leave it."""

    def roams(self, off: float, t: float) -> "Coming":
        """The same a moment later, `off` sides from where it came near."""
        return replace(self, about=self.quads, came=t) if off > TUNING.about else self

    def grows(self, seems: float, size: float) -> "Coming":
        """The same, looking so big in one more frame; what it looked like before it came here counts for nothing."""
        share = max(1 / self.read, TUNING.newest)
        return replace(
            self,
            seems=self.seems + share * (seems - self.seems),
            size=self.size + share * (size - self.size),
        )


@dataclass(frozen=True, slots=True)
class SetAside:
    """It lies where an event has told it, or where it needs none: beside the pile, or swept up."""

    text: str
    quads: tuple[Quad, ...]
    """Empty when the camera was knocked since."""
    since: float
    seen: float
    absent: float = 0.0
    """For how long it has been out of sight with no hand in the picture."""
    swept: bool = False
    """It was swept up from the pile, or so the referee thinks."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the pile, as it was last seen."""

    text: str
    card: str
    quads: tuple[Quad, ...] = ()
    """Where its tags rest; empty when the camera was knocked since, or when it is known by the referee's word alone."""
    last: tuple[Quad, ...] = ()
    """Where they were read when it last moved: elsewhere while somebody carries it away."""
    since: float = 0.0
    """When it moved last."""
    seen: float = 0.0
    """When it was read last, wherever it was."""


Loose = Coming | SetAside
"""A code that is not, or no longer, part of the pile."""
