"""The four Power Towers: letter on two sides, what it blocks on the two others, a tag on the roof."""

from manifold3d import Manifold

from companion.parts.letters import Drawing, no_entry, shield, text
from companion.parts.measures import Measures
from companion.parts.shape import loft, prism, rectangle, union

PARAPET = 4.0  # from the roof to the top of the battlements
RIM = 1.6  # thickness of the battlements at their top
ROUND = 2.5  # of the roof's corners
RELIEF = 1.2
TAG_DEPTH = 0.6
TAG_PLAY = 0.4
FLOAT = 0.5  # a stacked tower stays this far above the tag below it


def _roof(m: Measures) -> float:
    """Side of the roof inside the battlements."""
    return m.tag_size + 2 * TAG_PLAY + 1.2


def _outer(m: Measures) -> float:
    return _roof(m) + 2 * (PARAPET + RIM)


def stacked_by(m: Measures) -> float:
    """How much higher a tower stands when it stands on another."""
    return m.tower_height - PARAPET + FLOAT


def _body(m: Measures) -> Manifold:
    outer, roof, shaft = _outer(m), _roof(m), _outer(m) - 6.0
    top = m.tower_height
    # the foot is the negative of the battlements' inside: it centers itself on the tower below
    foot = roof + 2 * FLOAT - 2.83 * m.clearance
    flare = (outer - foot) / 2
    corner = ROUND + PARAPET + RIM
    lower = loft(
        [
            (rectangle(foot, foot, corner - flare), 0.0),
            (rectangle(outer, outer, corner), flare),
            (rectangle(outer, outer, corner), flare + 2.4),
            (rectangle(shaft, shaft, corner - 3.0), flare + 5.0),
        ]
    )
    middle = prism(rectangle(shaft, shaft, corner - 3.0), top - 6.0)
    upper = loft(
        [
            (rectangle(shaft, shaft, corner - 3.0), top - PARAPET - 6.2),
            (rectangle(outer, outer, corner), top - PARAPET - 3.2),
            (rectangle(outer, outer, corner), top),
        ]
    )
    middle = middle.trim_by_plane((0, 0, 1), flare)
    inside = loft(
        [
            (rectangle(roof, roof, ROUND), top - PARAPET),
            (rectangle(roof + 2 * PARAPET, roof + 2 * PARAPET, ROUND + PARAPET), top),
        ]
    ) + prism(rectangle(roof + 2 * PARAPET, roof + 2 * PARAPET, ROUND + PARAPET), 1, top)
    side = m.tag_size + 2 * TAG_PLAY
    tag = prism(rectangle(side, side, 0.5), 5, top - PARAPET - TAG_DEPTH)
    third = outer / 5
    gap = loft(
        [
            (rectangle(third * 0.8, 2 * outer), top - PARAPET + 1.2),
            (rectangle(third, 2 * outer), top - PARAPET + 1.6),
            (rectangle(third, 2 * outer), top + 1),
        ]
    )
    gaps = union(
        gap.translate((offset, 0, 0)).rotate((0, 0, turn))
        for offset in (-third, third)
        for turn in (0, 90)
    )
    return lower + middle + upper - inside - tag - gaps


def _face(m: Measures) -> tuple[float, float, float]:
    """Middle height of a side, and the width and height that relief may take."""
    flare = (_outer(m) - _roof(m)) / 2
    low, high = flare + 5.0, m.tower_height - PARAPET - 6.2
    return (low + high) / 2, _outer(m) - 6.0 - 7.0, high - low - 2.0


def signs(m: Measures, letter: str, blocks: Drawing) -> Manifold:
    """The raised letter and the raised shield, twice around the tower."""
    middle, width, height = _face(m)
    letter_size = min(height, width * 1.25)
    pen = 6.4
    big = text(letter, letter_size, pen, width=width).relief(RELIEF)
    guard = shield(width, min(height, width * 1.15), 2.2).relief(RELIEF)
    action = blocks.moved(0, min(height, width * 1.15) * 0.07).relief(RELIEF)
    shaft = _outer(m) - 6.0
    found = Manifold()
    for turn, sign in ((0, big), (180, big), (90, guard + action), (270, guard + action)):
        upright = sign.rotate((90, 0, 0)).translate((0, -shaft / 2, middle))
        found += upright.rotate((0, 0, turn))
    return found


def _tower(m: Measures, letter: str, blocks: Drawing) -> Manifold:
    return _body(m) + signs(m, letter, blocks)


def _draws(m: Measures, sign: str) -> Drawing:
    _, width, _ = _face(m)
    return text(sign, width * 0.56, 3.2, width=width * 0.74)


def blocked(m: Measures, letter: str) -> Drawing:
    """What the tower protects from, as a sign."""
    _, width, _ = _face(m)
    match letter:
        case "U":
            return _draws(m, "+1")
        case "N":
            return _draws(m, "+2")
        case "O":
            return _draws(m, "+4")
        case _:
            return no_entry(width * 0.3, 3.0)


def tower_u(m: Measures) -> Manifold:
    return _tower(m, "U", blocked(m, "U"))


def tower_n(m: Measures) -> Manifold:
    return _tower(m, "N", blocked(m, "N"))


def tower_o(m: Measures) -> Manifold:
    return _tower(m, "O", blocked(m, "O"))


def tower_bang(m: Measures) -> Manifold:
    return _tower(m, "!", blocked(m, "!"))
