"""How much bigger things look on the near side of the table, learned from cards whose two tags are seen.

Through a tilted lens a card at the far edge of the pile looks smaller than the same card at the near
edge. Without knowing that, a card that lies nearer would be taken for one that is held up.
"""

import math
from dataclasses import dataclass

from companion.pile.quad import Point, Quad, middle, side
from companion.pile.tuning import TUNING


@dataclass(frozen=True, slots=True)
class Tilt:
    """Growth to the right and down, as a logarithm a tag side, and how sure it is of both."""

    right: float = 0.0
    down: float = 0.0
    doubt: tuple[float, float, float] = (TUNING.steep**2, 0.0, TUNING.steep**2)
    """Variance to the right, covariance, variance down."""

    def learned(self, one: Quad, other: Quad) -> "Tilt":
        """The tilt after two tags of one lying card were seen."""
        dx, dy = _offset_between_tags(one, other)
        a, b, c = self.doubt
        ax, ay = a * dx + b * dy, b * dx + c * dy
        spread = dx * ax + dy * ay + TUNING.rough**2
        off = (
            math.log(max(side(other), 1.0) / max(side(one), 1.0)) - self.right * dx - self.down * dy
        )
        return Tilt(
            self.right + ax / spread * off,
            self.down + ay / spread * off,
            (a - ax * ax / spread, b - ax * ay / spread, c - ay * ay / spread),
        )

    def nearer(self, spot: Point, known: Point, unit: float, grown: float) -> tuple[float, float]:
        """How much nearer to the lens a thing is than one at a known spot: 1 is level.

        `grown` is how much bigger it looks, `unit` a tag's side in pixels. First as it seems, then how much is sure.
        """
        dx, dy = (spot[0] - known[0]) / unit, (spot[1] - known[1]) / unit
        a, b, c = self.doubt
        unsure = math.sqrt(max(0.0, a * dx * dx + 2 * b * dx * dy + c * dy * dy))
        seems = math.log(max(grown, 0.01)) - self.right * dx - self.down * dy
        sure = seems - math.copysign(min(unsure, abs(seems)), seems)
        return math.exp(seems), math.exp(sure)


def _offset_between_tags(one: Quad, other: Quad) -> tuple[float, float]:
    """From one tag to another, in tag sides."""
    (ax, ay), (bx, by) = middle(one), middle(other)
    unit = max(side(one), 1.0)
    return (bx - ax) / unit, (by - ay) / unit
