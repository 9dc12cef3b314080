"""How long a card must lie still before it is told: the surer that it lies on the pile, the shorter."""

from companion.pile.card import Coming
from companion.pile.tuning import TUNING


def patience(
    come: Coming,
    cards: int,
    *,
    beside: bool,
    perhaps: bool,
    half_hidden: bool,
    anew: bool,
    held: bool,
    left: bool,
    alone: bool,
    reached: bool,
    lingers: float = TUNING.lingers,
) -> float:
    """Seconds for a card that comes to a pile of so many cards.

    `beside`: it lies off the pile; `perhaps`: or on it after all, as one tag leaves open. `half_hidden`: perhaps it
    peeks out from under the top card. `anew`: it is thought to lie inside the pile. `held`: as far as can be seen,
    somebody holds it. `left`: its hand was seen to leave it. `alone`: no other card comes.
    `reached`: an arm is there. `lingers`: so long a card nobody holds may move about one place.
    """
    if held or come.size > TUNING.held:
        return float("inf")
    if beside:
        return TUNING.rest_doubt if perhaps else TUNING.rest_beside
    if come.size > TUNING.high:
        return TUNING.rest_high
    if half_hidden:
        return TUNING.rest_doubt
    if cards and not left and come.since - come.came > lingers:
        return TUNING.rest_held
    if come.seems > TUNING.high:
        return TUNING.rest_perhaps_high
    if reached and (cards <= TUNING.few or len(come.quads) < 2):
        return TUNING.rest_reached
    if come.size > TUNING.raised or anew:
        return TUNING.rest_raised
    sure = alone and cards > 0 and len(come.quads) > 1 and come.seems > 1 / TUNING.raised
    return TUNING.rest_sure if sure else TUNING.rest
