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
    at_hand: bool,
    alone: bool,
    reached: bool,
    lingers: float = TUNING.lingers,
) -> float:
    """Seconds for a card that comes to a pile of so many cards.

    `beside`: it lies off the pile; `perhaps`: or on it after all, as one tag leaves open. `half_hidden`: perhaps it
    peeks out from under the top card. `anew`: it is thought to lie inside the pile. `held`: as far as can be seen,
    somebody holds it. `at_hand`: a hand is at it still. `alone`: no other card comes. `reached`: an arm is there.
    `lingers`: so long a card nobody holds may move about one place.
    """
    if held or come.sure_size > TUNING.held:
        return float("inf")
    if beside:
        return TUNING.rest_doubt if perhaps else TUNING.rest_beside
    if come.sure_size > TUNING.surely_high:
        return TUNING.rest_high
    if half_hidden:
        return TUNING.rest_doubt
    if cards and not come.hand_gone and come.since - come.hovers_since > lingers:
        return TUNING.rest_held
    if at_hand:
        return TUNING.rest_at_hand
    if come.apparent_size > TUNING.high:
        return TUNING.rest_perhaps_high
    if reached and (cards <= TUNING.few or len(come.quads) < 2):
        return TUNING.rest_reached
    if come.sure_size > TUNING.surely_raised:
        return TUNING.rest_raised
    if anew:
        return TUNING.rest_anew
    sure = alone and cards > 0 and len(come.quads) > 1 and come.apparent_size > 1 / TUNING.raised
    return TUNING.rest_sure if sure else TUNING.rest
