"""The four Power Towers: letter on two sides, what it blocks on the two others, a tag on the roof."""

from manifold3d import CrossSection, Manifold

from models.parts.letters import Drawing, no_entry, shield, text
from models.parts.measures import Measures
from models.parts.shape import loft, prism, rectangle, union

PARAPET = 4.0  # from the roof to the top of the battlements, which keep the tag in its place
RIM = 2.0  # their thickness
LIP = 0.8  # their inner edge is cut back and centers the tower above
PLAY = 0.3  # around the tag
ROUND = 0.8  # of the roof's corners: a tag's corners are square
SLIM = 2.4  # how much narrower than battlements and plinth the shaft is, on each side
BAND = 2.6  # plain wall below the roof, and on the plinth
RELIEF = 1.0
FLOAT = 0.5  # a stacked tower stays this far above the tag below it, settled as far as it goes


def _roof(m: Measures) -> float:
    """Side of the roof inside the battlements."""
    return m.tag_size + 2 * PLAY


def _outer(m: Measures) -> float:
    return _roof(m) + 2 * RIM


def _shaft(m: Measures) -> float:
    return _outer(m) - 2 * SLIM


def stacked_by(m: Measures) -> float:
    """How much higher a tower stands when it stands on another."""
    return m.tower_height - PARAPET + FLOAT + 1.42 * m.clearance


def _plug(m: Measures) -> tuple[float, float, float]:
    """Side and height of the foot that goes between the battlements below, and where it ends."""
    side = _roof(m) - 2 * m.clearance
    height = PARAPET - FLOAT - LIP - m.clearance
    return side, height, height + (_outer(m) - side) / 2


def _square(side: float, less: float, radius: float) -> CrossSection:
    """A square made smaller all around, its corners with it."""
    return rectangle(side - 2 * less, side - 2 * less, max(radius - less, 0.2))


def _body(m: Measures) -> Manifold:
    outer, top, roof = _outer(m), m.tower_height, m.tower_height - PARAPET
    corner = ROUND + RIM
    side, height, flare = _plug(m)
    narrow = (outer - side) / 2
    wide, slim = _square(outer, 0, corner), _square(outer, SLIM, corner)
    plug = _square(outer, narrow, corner)
    body = loft(
        [
            (_square(outer, narrow + 0.4, corner), 0.0),
            (plug, 0.4),
            (plug, height),
            (wide, flare),
            (wide, flare + BAND),
            (slim, flare + BAND + SLIM),
            (slim, roof - BAND - SLIM),
            (wide, roof - BAND),
            (wide, top),
        ]
    )
    floor = _square(outer, RIM, corner)
    mouth = _square(outer, RIM - LIP, corner)
    inside = loft([(floor, roof), (floor, top - LIP), (mouth, top), (mouth, top + 1)])
    fifth = outer / 5
    gap = prism(rectangle(fifth, 2 * outer), PARAPET, roof + 1.0)
    gaps = union(
        gap.translate((offset, 0, 0)).rotate((0, 0, turn))
        for offset in (-fifth, fifth)
        for turn in (0, 90)
    )
    return body - inside - gaps


def _face(m: Measures) -> tuple[float, float, float]:
    """Middle height of a side, and the width and height that relief may take."""
    low = _plug(m)[2] + BAND + SLIM
    high = m.tower_height - PARAPET - BAND - SLIM
    return (low + high) / 2, _shaft(m) - 5.0, high - low - 2.5


def signs(m: Measures, letter: str, blocks: Drawing) -> Manifold:
    """The raised letter and the raised shield, twice around the tower."""
    middle, width, height = _face(m)
    letter_size = min(height, width * 1.25)
    pen = 5.6
    big = text(letter, letter_size, pen, width=width).relief(RELIEF)
    guard = shield(width, min(height, width * 1.15), 2.2).relief(RELIEF)
    action = blocks.moved(0, min(height, width * 1.15) * 0.07).relief(RELIEF)
    shaft = _shaft(m)
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
