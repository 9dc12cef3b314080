"""How long a card must lie still before it is told: the surer that it lies on the pile, the shorter.

The first row of the table whose condition holds decides.
"""

from collections.abc import Callable
from dataclasses import dataclass

from companion.pile.card import Coming
from companion.pile.tuning import TUNING


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """A card that comes, and what is seen around it."""

    card: Coming
    cards: int
    """How many cards the pile has."""
    beside: bool
    """It lies off the pile."""
    perhaps_on: bool
    """It may lie on the pile after all, as one tag alone leaves open."""
    half_hidden: bool
    """It may be peeking out from under the top card."""
    relaid: bool
    """It is thought to lie inside the pile."""
    held: bool
    """Somebody seems to hold it."""
    at_hand: bool
    """A hand is still at it."""
    alone: bool
    """No other card comes."""
    under_arm: bool
    """An arm reaches into the pile's place."""
    lingers: float = TUNING.lingers
    """Seconds that a card which nobody holds may move about one place."""

    @property
    def hovered(self) -> bool:
        """It moved about one place before it lay still, as a held card does."""
        hovered = self.card.since - self.card.hovers_since > self.lingers
        return self.cards > 0 and not self.card.hand_gone and hovered

    @property
    def little_known(self) -> bool:
        """Hardly anything tells how high it is."""
        return self.cards <= TUNING.few or len(self.card.quads) < 2

    @property
    def surely_level(self) -> bool:
        """Both its tags are seen at the size of those on the pile, and no other card comes."""
        whole = len(self.card.quads) > 1 and self.card.apparent_size > 1 / TUNING.raised
        return self.alone and self.cards > 0 and whole


Rule = tuple[str, Callable[[Circumstances], bool], float]
"""What is the case, how it is recognized, and the seconds of rest that are asked for then."""

RULES: tuple[Rule, ...] = (
    ("it is in somebody's hand", lambda c: c.held, float("inf")),
    ("it is surely in the air", lambda c: c.card.sure_size > TUNING.held, float("inf")),
    ("beside or on the pile", lambda c: c.beside and c.perhaps_on, TUNING.rest_doubt),
    ("beside the pile", lambda c: c.beside, TUNING.rest_beside),
    ("surely too big", lambda c: c.card.sure_size > TUNING.surely_high, TUNING.rest_high),
    ("may peek out from below", lambda c: c.half_hidden, TUNING.rest_doubt),
    ("it hovered before", lambda c: c.hovered, TUNING.rest_held),
    ("a hand is at it", lambda c: c.at_hand, TUNING.rest_at_hand),
    ("looks too big", lambda c: c.card.apparent_size > TUNING.high, TUNING.rest_perhaps_high),
    ("under an arm", lambda c: c.under_arm and c.little_known, TUNING.rest_reached),
    ("surely a bit big", lambda c: c.card.sure_size > TUNING.surely_raised, TUNING.rest_raised),
    ("it was in the pile", lambda c: c.relaid, TUNING.rest_anew),
    ("surely level", lambda c: c.surely_level, TUNING.rest_sure),
    ("anything else", lambda c: True, TUNING.rest),
)


def required_rest(seen: Circumstances) -> float:
    """Seconds that this card must lie still before it is told."""
    return next(seconds for _, holds, seconds in RULES if holds(seen))
