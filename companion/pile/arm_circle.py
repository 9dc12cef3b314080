"""Everybody has reached once, as when drawing for the dealer: the arms around the table, in the order of the chairs.

Whose they are is open until one of them is known: whoever sits to the left of that player has the next arm, clockwise.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.pile.arm import Arm, between
from companion.pile.tuning import TUNING

CIRCLE = TUNING.ring


@dataclass(frozen=True, slots=True)
class ArmCircle:
    """The arms of all players, clockwise from one of them."""

    arms: tuple[Arm, ...]
    guesses: tuple[int, ...] = ()
    """Which arm the first player's seems to be, by what was seen since."""

    def guessed(self, seat: int, arm: Arm, *, told: bool) -> "ArmCircle | None":
        """One more guess: the player at this seat had an arm like that. None when guesses don't agree."""
        near = [abs(between(one.direction, arm.direction)) for one in self.arms]
        first, second = sorted(near)[:2]
        if first > CIRCLE.like or 2 * first > second:
            return self
        best = near.index(first)
        guess = (best - seat) % len(self.arms)
        guesses = (guess,) * CIRCLE.agree if told else (*self.guesses, guess)
        if any(one != guess for one in self.guesses):
            return None
        return replace(self, guesses=guesses)

    @property
    def whose(self) -> tuple[Arm, ...]:
        """Each player's arm, by seat; none as long as it isn't certain where the circle begins."""
        if len(self.guesses) < CIRCLE.agree:
            return ()
        first = self.guesses[0]
        return (*self.arms[first:], *self.arms[:first])


def arm_circle(reaches: Iterable[Arm], players: int) -> ArmCircle | None:
    """The circle that these reaches make, when each player has made just one of its arms and all are well apart."""
    found: list[Arm] = []
    for arm in reaches:
        if not any(abs(between(one.direction, arm.direction)) < CIRCLE.one for one in found):
            found.append(arm)
    arms = sorted(found, key=lambda arm: arm.direction)
    gaps = [
        (b.direction - a.direction) % 360 for a, b in zip(arms, [*arms[1:], *arms[:1]], strict=True)
    ]
    if len(arms) != players or players < 2 or min(gaps) < CIRCLE.apart:
        return None
    return ArmCircle(tuple(arms))
