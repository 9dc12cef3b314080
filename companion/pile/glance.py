"""What one glance at the table sees: tags, where they lie, and what moves. No pictures here."""

from dataclasses import dataclass
from typing import Literal

from companion.pile.arm import ArmSeen
from companion.pile.quad import Quad


@dataclass(frozen=True, slots=True)
class TagSighting:
    """A code read in one frame."""

    text: str
    corners: Quad
    """Its corners in pixels, clockwise from its own top left."""
    still: float | None = None
    """For how many seconds nothing has moved where it lies; None where only corners are known."""
    age: float = 0.0
    """How many seconds ago it was read; a tag where nothing moves need not be read again."""
    ours: bool = True
    """Whether it has the form of our tags: QR version 1, level H."""


@dataclass(frozen=True, slots=True)
class BareCardSeen:
    """A card without tags that came to rest, was pushed or was picked up; `card` is a face, without a copy's number."""

    what: Literal["laid", "lifted", "nudged", "beside", "unsure"]
    card: str
    corners: Quad
    likely: tuple[str, ...] = ()
    """The faces that it may be, the likeliest first, when that is unsure."""
    since: float | None = None
    """When it was first seen there, if it could be told only later."""
    began: float | None = None
    """When hands began to move there: the card was laid after that, and before `since`."""


@dataclass(frozen=True, slots=True)
class Glance:
    """Everything that the camera saw at one moment."""

    t: float
    sightings: tuple[TagSighting, ...] = ()
    whole: bool = True
    """Whether the whole picture was searched, and not just the pile's place: what is not listed is not there."""
    pile_motion: float = 0.0
    """The share of the pile's place that moves, 0 to 1: a hand."""
    picture_motion: float = 0.0
    """The share of the whole picture that moves, 0 to 1."""
    arm_at_pile: bool = False
    """Whether an arm, moving or not, reaches into the pile's place."""
    zone: Quad | None = None
    """The pile's place, when a mat marks it."""
    draw_motion: bool = False
    """Whether something moves in the draw pile's place on the mat."""
    arms: tuple[ArmSeen, ...] = ()
    """The arms over the table."""
    arms_followed: bool = False
    """Whether arms can be told from the table: there is light enough, and the calm table is known."""
    draw_pile_seen: bool = False
    """Whether it is known where the draw pile lies, and that place is in the picture."""
    top_gone: str | None = None
    """The top card's text, if its place looks as it did before that card came."""
    bare_cards: tuple[BareCardSeen, ...] = ()
    """What cards without tags did before the table came to rest."""
    overlaps: tuple[tuple[str, str], ...] = ()
    """Pairs (upper, lower) of cards that come, where the picture shows which lies over the other."""
    covered: tuple[tuple[str, str], ...] = ()
    """Those of the pairs in which the upper card was seen to cover part of the lower card's tag."""
    cut_off: tuple[Quad, ...] = ()
    """Boxes around what reaches over the picture's edge, and around tags that can't be read."""
    look_again: bool = False
    """Whether one more frame may tell more: a half covered tag was made out once, or a hand just left."""
    knocked: bool = False
    """Whether the camera itself was knocked, so that everything lies elsewhere in the picture."""
