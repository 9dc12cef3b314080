"""What one glance at the table sees: tags, where they lie, and what moves. No pictures here."""

from dataclasses import dataclass
from typing import Literal

from companion.pile.arm import ArmSeen
from companion.pile.quad import Quad


@dataclass(frozen=True, slots=True)
class TagSighting:
    """A code read in one frame, its corners in pixels, from its own top left clockwise."""

    text: str
    corners: Quad
    still: float | None = None
    """For how many seconds nothing has stirred where it lies; None where only corners are known."""
    age: float = 0.0
    """For how many seconds it has not been read anew, because nothing stirred there."""
    ours: bool = True
    """It has the form of our tags: QR version 1, level H."""


@dataclass(frozen=True, slots=True)
class BareCardSeen:
    """A card without tags that came to rest, was pushed or was taken up; `card` is a face, without a copy's number."""

    what: Literal["laid", "lifted", "nudged", "beside", "unsure"]
    card: str
    corners: Quad
    likely: tuple[str, ...] = ()
    """When it is unsure: the faces it may be, the likeliest first."""
    since: float | None = None
    """When it was first seen there, if that was before it could be told…"""
    began: float | None = None
    """…and when hands began to stir there: it was laid between the two."""


@dataclass(frozen=True, slots=True)
class Glance:
    """Everything that the camera saw at one moment."""

    t: float
    sightings: tuple[TagSighting, ...] = ()
    whole: bool = True
    """The whole picture was looked through, not just the pile's place: what is not here is not there."""
    pile_motion: float = 0.0
    """Which share of the pile's place moves just now, 0 to 1: a hand."""
    picture_motion: float = 0.0
    """Which share of the whole picture moves just now."""
    arm_at_pile: bool = False
    """Something reaches into the pile's place that was not there when it lay still: an arm, moving or not."""
    zone: Quad | None = None
    """The pile's place, where the mat marks it."""
    draw_motion: bool = False
    """Something moves in the draw pile's place on the mat."""
    arms: tuple[ArmSeen, ...] = ()
    """The arms over the table."""
    arms_followed: bool = False
    """Arms can be told from the table: it is light enough, and known how it looks when it is calm."""
    draw_pile_seen: bool = False
    """It is known where the draw pile lies, and that is in the picture."""
    top_gone: str | None = None
    """The text of the top card, when the pile looks as it did before that card came."""
    bare_cards: tuple[BareCardSeen, ...] = ()
    """What bare cards did, when the table came to rest a moment ago."""
    overlaps: tuple[tuple[str, str], ...] = ()
    """Of cards that come, the upper one and the lower one of each two, where the picture tells…"""
    covered: tuple[tuple[str, str], ...] = ()
    """…and those of them in which the upper one was seen to cover a part of the lower one's tag."""
    cut_off: tuple[Quad, ...] = ()
    """Around what lies there and reaches over the picture's edge, or is a tag that can't be read."""
    look_again: bool = False
    """A half covered tag was made out once, and has to be read once more."""
    knocked: bool = False
    """The camera itself was knocked: everything lies elsewhere in the picture now."""
