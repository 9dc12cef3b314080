"""A hand that reaches into the draw pile's place: perhaps it draws, which no camera can know."""

from dataclasses import dataclass, replace

from companion.pile.tuning import TUNING


@dataclass(frozen=True, slots=True)
class DrawVisit:
    """A hand in the draw pile's place, since when and until when."""

    began: float
    last: float
    crossed: bool = False
    """It reached over to the pile as well: whoever plays a card may cross the draw pile."""


def followed_draw_visit(
    reach: DrawVisit | None, t: float, *, there: bool, crosses: bool
) -> tuple[DrawVisit | None, bool]:
    """The hand a moment later, and whether it may have drawn: it was there, is gone, and touched no pile."""
    if there:
        reach = reach or DrawVisit(t, t)
        return replace(reach, last=t, crossed=reach.crossed or crosses), False
    if reach is None:
        return None, False
    reach = replace(reach, crossed=reach.crossed or crosses)
    if t - reach.last < TUNING.drew_over:
        return reach, False
    return None, reach.last - reach.began >= TUNING.drew and not reach.crossed
