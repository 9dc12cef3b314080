"""How long a card must lie still before it is told: the surer that it lies on the pile, the shorter."""

from companion.pile.pile import Coming

REST = 0.19
"""Seconds a card must lie still before it counts as put down: three frames of a slow camera."""
REST_SURE = 0.13
"""Two frames, for a card of which both tags are seen, neither bigger nor smaller than those on the pile."""
REST_RAISED = 0.3
REST_PERHAPS_HIGH = 0.45
"""For one that looks too big, unless the camera is steeper than has been learned yet."""
REST_REACHED = 0.38
"""For one under an arm, with one tag in sight or while little is known of the pile."""
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
LINGERS = 0.3
"""Seconds that a card moves about one place before it lies still, and nobody holds it."""
REST_HELD = 0.75
"""For one that moved about for longer."""
FEW = 2
"""Cards on the pile up to which its height and the camera's tilt are known so badly that a hand means doubt."""


def patience(
    come: Coming,
    cards: int,
    *,
    beside: bool,
    perhaps: bool,
    half_hidden: bool,
    anew: bool,
    alone: bool,
    reached: bool,
) -> float:
    """Seconds for a card that comes to a pile of so many cards.

    `beside`: it lies off the pile; `perhaps`: or on it after all, as one tag leaves open. `half_hidden`: perhaps it
    peeks out from under the top card. `anew`: it is thought to lie inside the pile. `alone`: no other card comes.
    `reached`: an arm is there.
    """
    if come.size > HELD:
        return float("inf")
    if beside:
        return REST_DOUBT if perhaps else REST_BESIDE
    if come.size > HIGH:
        return REST_HIGH
    if half_hidden:
        return REST_DOUBT
    if cards and come.since - come.came > LINGERS:
        return REST_HELD
    if come.seems > HIGH:
        return REST_PERHAPS_HIGH
    if reached and (cards <= FEW or len(come.quads) < 2):
        return REST_REACHED
    if come.size > RAISED or anew:
        return REST_RAISED
    sure = alone and cards > 0 and len(come.quads) > 1 and come.seems > 1 / RAISED
    return REST_SURE if sure else REST
