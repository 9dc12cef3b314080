"""From an order to a document."""

from collections.abc import Callable, Mapping

from companion.printing import cards, guide, labels, mat, score_pad, tokens, towers, wheel
from companion.printing.order import KINDS, kinds_of, order
from companion.printing.paper import Paper

_ROOMS: Mapping[str, Callable[[Paper], None]] = {
    "labels": labels.draw,
    "cards": cards.draw,
    "tokens": tokens.draw,
    "towers": towers.draw,
    "wheel": wheel.draw,
    "mat": mat.draw,
    "sheet": score_pad.draw,
    "guide": guide.draw,
}


def render(kind: str, **options: object) -> bytes:
    """The PDF of one kind of sheet, or of everything for a game; BadOrder says what can't be printed."""
    asked = order(kind, options)
    paper = Paper(asked)
    for each in kinds_of(asked.deck.game) if kind == "all" else (kind,):
        if each != KINDS[-1]:
            _ROOMS[each](paper)
    return paper.pen.as_pdf()
