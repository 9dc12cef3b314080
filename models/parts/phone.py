"""The phone holder: a cradle on the arm's plate, and a jaw that slides to the phone's width."""

from manifold3d import Manifold

from models.parts.measures import Measures
from models.parts.shape import (
    along_x,
    along_y,
    box,
    circle,
    ngon,
    plate,
    polygon,
    prism,
    rectangle,
)

BASE = 60.0  # length of the holder's base, across the phone
GRASP = 46.0  # how much of the phone's length it holds
UNDER = 9.0  # under the rail: room for the nut, and for a half-inch bolt that must not touch it
RAIL = 5.0
RAIL_TOP = 14.0
HOOK = 4.0
WALL = 7.0


def rail(m: Measures, less: float) -> list[tuple[float, float]]:
    """The dovetail that the jaw slides on, as (y, z) with its top face at 0."""
    half = RAIL_TOP / 2 - less
    return [(-half, 0), (half, 0), (half + RAIL, -RAIL), (-half - RAIL, -RAIL)]


def _grasp(m: Measures, height: float) -> list[tuple[float, float]]:
    """A wall with a lip over the phone's edge, as (x, z): wall outside x < 0, phone at x > 0."""
    t = m.phone_thickness + 0.6
    return [
        (-WALL, 0),
        (0, 0),
        (0, t),
        (HOOK, t + HOOK),
        (HOOK, t + HOOK + 1.6),
        (HOOK - 1.5, t + HOOK + 3.0),
        (-WALL + 2.5, t + HOOK + 3.0),
        (-WALL, t + HOOK),
    ]


def phone_cradle(m: Measures) -> Manifold:
    """Screwed on the camera plate: the phone lies on it, its camera end looking past the boom."""
    top = UNDER + RAIL
    base = plate(rectangle(BASE + WALL, GRASP, 3), top).translate(((BASE - WALL) / 2, 0, 0))
    wall = along_y(polygon(_grasp(m, top)), -GRASP / 2 + 0.5, GRASP / 2 - 0.5).translate(
        (0, 0, top)
    )
    way = polygon(rail(m, -1.42 * m.clearance)).translate((0, top))
    channel = along_x(way, 6, BASE + 1) + along_x(
        rectangle(RAIL_TOP + 2.84 * m.clearance, 1).translate((0, top + 0.45)), 6, BASE + 1
    )
    body = base + wall - channel
    x = BASE / 2
    body -= prism(circle(m.camera_screw / 2 + m.clearance, 48), 40, -1).translate((x, 0, 0))
    nut = ngon(m.nut_width + 2 * m.clearance).rotate(30)
    body -= prism(nut, 40, top - RAIL - m.nut_height).translate((x, 0, 0))
    return body - _band_groove(-WALL, top)


def _band_groove(x: float, top: float) -> Manifold:
    """Where the rubber band lies, around the outside."""
    cut = polygon([(x - 1, top - 6.5), (x + 2, top - 4.5), (x + 2, top - 2.5), (x - 1, top - 0.5)])
    return along_y(cut, -100, 100)


def jaw_travel(m: Measures) -> float:
    """Length of the jaw's tongue: 24 mm stay inside when the widest phone is held."""
    return min(m.phone_width - BASE + 24.0, BASE - 8.0)


def phone_jaw(m: Measures) -> Manifold:
    """The sliding side of the phone holder; a rubber band around both pulls it home."""
    tongue = along_x(polygon(rail(m, 0.0)).translate((0, RAIL)), -jaw_travel(m), 1.0)
    wall = along_y(polygon(_grasp(m, RAIL)), -GRASP / 2 + 0.5, GRASP / 2 - 0.5).mirror((1, 0, 0))
    wall = wall.translate((0, 0, RAIL))
    block = box((0, WALL), (-GRASP / 2 + 0.5, GRASP / 2 - 0.5), (0, RAIL + 0.1))
    groove = _band_groove(-WALL, RAIL + 3.0).mirror((1, 0, 0))
    return tongue + wall + block - groove
