"""Where the piles lie in the camera's picture, in shares of its width and height."""

from dataclasses import dataclass

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spots:
    """The middles of the two piles, as far as they are known."""

    pile: Spot | None = None
    draw: Spot | None = None
    wide: float = 16 / 9
    """The picture's width in heights."""


NOWHERE = Spots()
