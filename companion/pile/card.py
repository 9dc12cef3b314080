"""The three states of a code on the table, and what is remembered of it in each."""

from dataclasses import dataclass, replace

from companion.pile.quad import Quad
from companion.pile.tuning import TUNING


@dataclass(frozen=True, slots=True)
class Coming:
    """A code on its way: it moves, or it has not lain still long enough to be told."""

    text: str
    quads: tuple[Quad, ...]
    """Where its tags are."""
    since: float
    """When it came to that place."""
    first: float
    """When it was first read."""
    seen: float
    """When it was last read."""
    apparent_size: float = 1.0
    """How big its tags look beside those of the pile near them, averaged over the frames; 1 is level with the pile."""
    sure_size: float = 1.0
    """The part of that size that the camera's tilt, as far as it is known, can't explain."""
    readings: int = 1
    """In how many frames it was read anew at this place."""
    read_calm: bool = False
    """Whether nothing moved there when its place was measured."""
    hovers_at: tuple[Quad, ...] = ()
    """The place around which it has been moving."""
    hovers_since: float = 0.0
    """Since when it has stayed around that place: a card that moves about before it lies still is held by somebody."""
    last_read: tuple[Quad, ...] = ()
    """Where it was in the last reading."""
    hand_at: float = float("-inf")
    """When a hand was last at it."""
    hand_gone: bool = False
    """Whether that hand was seen to leave it."""

    def with_move(self, off: float, t: float) -> "Coming":
        """The same card a moment later, `off` tag sides from the place around which it moves."""
        return replace(self, hovers_at=self.quads, hovers_since=t) if off > TUNING.about else self

    def with_size_averaged(self, apparent: float, sure: float) -> "Coming":
        """The same card with its size in one more frame averaged in; sizes from before it came here don't count."""
        share = max(1 / self.readings, TUNING.newest)
        return replace(
            self,
            apparent_size=self.apparent_size + share * (apparent - self.apparent_size),
            sure_size=self.sure_size + share * (sure - self.sure_size),
        )


@dataclass(frozen=True, slots=True)
class SetAside:
    """A code that lies where an event has told it, or that needs no event: beside the pile, or swept up."""

    text: str
    quads: tuple[Quad, ...]
    """Where its tags lie; empty when the camera was knocked since."""
    since: float
    """When it came to that place."""
    seen: float
    """When it was last read."""
    absent: float = 0.0
    """For how many seconds it has been out of sight while no hand was in the picture."""
    swept: bool = False
    """Whether the referee says that it was swept up from the pile."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the pile, as it was last seen."""

    text: str
    card: str
    quads: tuple[Quad, ...] = ()
    """Where its tags rest; empty when the camera was knocked since, or when only the referee's word puts it there."""
    last: tuple[Quad, ...] = ()
    """Where its tags were when it last moved: somewhere else while somebody carries it away."""
    since: float = 0.0
    """When it last moved."""
    seen: float = 0.0
    """When it was last read, wherever it was."""


Loose = Coming | SetAside
"""A code that is not, or is no longer, part of the pile."""
