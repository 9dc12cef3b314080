"""The play tray: two slots that square the piles up, as far apart as their places on the mat."""

from manifold3d import Manifold

from companion.tags import mat
from models.parts.letters import text
from models.parts.measures import Measures
from models.parts.shape import EPS, box, loft, plate, prism, rectangle, union

FLOOR = 2.0
SIDE = 2.4  # thickness of the long walls
END = 5.2  # the short walls are thick enough for the fence's grooves
PLAY = 1.0  # room on each side of a pile
FLARE = 4.0  # the walls lean out at the top and catch a tossed card
GROOVE = 2.6
FENCE = 2.4
PITCH = 4.8  # from groove to groove; turning the fence round halves it
GROOVES = 2
FIRST = 1.7  # from the long wall to the first groove's place
FINGER = 34.0

APART = (mat.DISCARD.x + mat.DISCARD.width / 2) - (mat.DRAW.x + mat.DRAW.width / 2)


def slot(m: Measures) -> tuple[float, float]:
    """Width and depth of the room for a pile."""
    return m.sleeve_width + 2 * PLAY, m.sleeve_height + 2 * PLAY


def _walls(m: Measures) -> tuple[Manifold, Manifold]:
    """One slot's walls, and the room inside them."""
    width, depth = slot(m)
    top = FLOOR + m.tray_wall
    bend = top - FLARE * 1.6
    outer = (width + 2 * SIDE, depth + 2 * END)

    def ring(w: float, d: float, radius: float, low: float) -> Manifold:
        wide = rectangle(w + 2 * FLARE, d + 2 * FLARE, radius + FLARE)
        return loft([(rectangle(w, d, radius), low), (rectangle(w, d, radius), bend), (wide, top)])

    solid = plate(rectangle(*outer, 4.0), FLOOR) + ring(*outer, 4.0, FLOOR - EPS)
    wide = rectangle(width + 2 * FLARE, depth + 2 * FLARE, 0.5 + FLARE)
    room = ring(width, depth, 0.5, FLOOR) + prism(wide, 1.0, top - EPS)
    return solid, room


def _cuts(m: Measures) -> Manifold:
    """Windows in the long walls, finger gaps in the short ones, and a hole in the floor."""
    width, depth = slot(m)
    sill, top = FLOOR + min(9.0, m.tray_wall * 0.4), FLOOR + m.tray_wall + 1
    span = depth - 2 * 24.0
    window = loft(
        [
            (rectangle(width * 3, span - 12), sill),
            (rectangle(width * 3, span), sill + 8),
            (rectangle(width * 3, span + 6), top),
        ]
    )
    bites = union(
        prism(rectangle(FINGER, 40, 10).translate((0, side * (depth / 2 + 6))), top + 1, -1)
        for side in (-1, 1)
    )
    hole = prism(rectangle(width - 26, depth - 50, 12), FLOOR + 2, -1)
    return window + bites + hole


def _grooves(m: Measures) -> Manifold:
    """Upright grooves in both short walls, beside the long wall farther from the other slot."""
    width, depth = slot(m)
    wide = FENCE + 2 * m.clearance
    return union(
        box(
            (
                -width / 2 + FIRST + PITCH * i + (PITCH - wide) / 2,
                -width / 2 + FIRST + PITCH * i + (PITCH + wide) / 2,
            ),
            (-depth / 2 - GROOVE, depth / 2 + GROOVE),
            (FLOOR, 100),
        )
        for i in range(GROOVES)
    )


def words(m: Measures) -> Manifold:
    """DRAW and PLAY, raised beside their slots."""
    width, depth = slot(m)
    room = (APART - width - 2 * SIDE - 2 * FLARE) / 2
    size = min(9.0, room - 1.0)
    edge = APART / 2 - width / 2 - SIDE - room / 2 - 1.5
    left = text("DRAW", size, 2.0, width=depth * 0.6).relief(0.6).rotate((0, 0, 90))
    right = text("PLAY", size, 2.0, width=depth * 0.6).relief(0.6).rotate((0, 0, -90))
    return (left.translate((-edge, 0, 0)) + right.translate((edge, 0, 0))).translate((0, 0, FLOOR))


def play_tray(m: Measures) -> Manifold:
    width, depth = slot(m)
    solid, room = _walls(m)
    cut = room + _cuts(m) + _grooves(m)
    draw = (solid - cut).translate((-APART / 2, 0, 0))
    discard = (solid - cut.mirror((1, 0, 0))).translate((APART / 2, 0, 0))
    bridge = plate(rectangle(APART - width, depth * 0.72, 1.0), FLOOR)
    return draw + discard + bridge + words(m)


def tray_fence(m: Measures) -> Manifold:
    """A wall that drops into the grooves and makes a slot narrower; it lies flat to print."""
    depth = m.sleeve_height + 2 * PLAY
    top = m.tray_wall - FLARE * 1.6 - 1.0
    long = depth - 2 * m.clearance
    reach = depth + 2 * GROOVE - 2 * m.clearance
    wall = box((-long / 2, long / 2), (0, top), (0, 2 * FENCE))
    # the tabs lie on one side of the wall: turned round, the fence stands half a pitch farther
    tabs = box((-reach / 2, reach / 2), (0, top), (0, FENCE))
    window = prism(
        rectangle(long - 36, top, min(6.0, top * 0.4)).translate((0, top * 0.75)), 20, -1
    )
    return wall + tabs - window


def fence_in_slot(m: Measures, groove: int, *, turned: bool) -> Manifold:
    """The fence where it belongs in the draw slot, for pictures and tests."""
    width, _ = slot(m)
    x = -APART / 2 - width / 2 + FIRST + PITCH * (groove + 0.5)
    upright = tray_fence(m).rotate((90, 0, 90)).translate((-FENCE / 2, 0, 0))
    if turned:
        upright = upright.rotate((0, 0, 180))
    return upright.translate((x, 0, FLOOR + 0.05))
