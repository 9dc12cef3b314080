"""How long a card must lie still before it is told: the surer that it lies on the pile, the shorter."""

from companion.vision.pile import Coming

REST = 0.19
"""Seconds a card must lie still before it counts as put down: three frames of a slow camera."""
REST_SURE = 0.13
"""Two frames, for a card of which both tags are seen, neither bigger nor smaller than those on the pile."""
REST_RAISED = 0.3
REST_PERHAPS_HIGH = 0.45
"""For one that looks too big, unless the camera is steeper than has been learned yet."""
REST_HIGH = 1.2
"""For a card that looks too big, as one held over the pile does."""
REST_DOUBT = 1.0
"""For a card that may be peeking out from under the top card."""
REST_BESIDE = 0.6
RAISED = 1.025
"""A tag this much bigger than the pile's top card has to lie still in every way…"""
HIGH = 1.045
"""…one this much bigger for longer, because it may be held over the pile…"""
HELD = 1.12
"""…and one this much bigger surely is."""
FEW = 2
"""Cards on the pile up to which its height and the camera's tilt are known so badly that a hand means doubt."""


def patience(
    come: Coming,
    cards: int,
    *,
    beside: bool,
    half_hidden: bool,
    anew: bool,
    alone: bool,
    reached: bool,
) -> float:
    """Seconds for a card that comes to a pile of so many cards.

    `beside`: it lies off the pile. `half_hidden`: perhaps it peeks out from under the top card. `anew`: it is thought
    to lie inside the pile. `alone`: no other card comes. `reached`: an arm is there.
    """
    if come.size > HELD:
        return float("inf")
    if beside:
        return REST_BESIDE
    if come.size > HIGH:
        return REST_HIGH
    if half_hidden:
        return REST_DOUBT
    if come.seems > HIGH or (reached and cards <= FEW):
        return REST_PERHAPS_HIGH
    if come.size > RAISED or anew:
        return REST_RAISED
    sure = alone and cards > 0 and len(come.quads) > 1 and come.seems > 1 / RAISED
    return REST_SURE if sure else REST
