"""The spinner: a dish for the paper wheel with a needle to turn on, and a pointer that rides on it."""

from manifold3d import Manifold

from models.parts.letters import text
from models.parts.measures import Measures
from models.parts.shape import box, circle, plate, polygon, prism, turned, union

FACES = (
    ("ALMOST", "UNO"),
    ("DISCARD", "NUMBER"),
    ("DISCARD", "COLOR"),
    ("DRAW", "RED"),
    ("DRAW", "BLUE"),
    ("TRADE", "HANDS"),
    ("SHOW", "HAND"),
    ("WAR",),
    ("UNO", "SPIN"),
)
"""The nine faces, engraved under the paper: the spinner works without it too."""

FLOOR = 3.0
RIM = 2.4
DEEP = 0.8  # how deep the paper lies
POST = 5.0  # radius
NEEDLE = 24.0  # height of the needle's tip above the paper
TIP = 0.4  # radius of the needle's tip, as fine as a nozzle makes it
SKIRT = 2.4
ARM = 3.2
HANG = 3.0  # the pointer floats this far above the paper


def spinner_base(m: Measures) -> Manifold:
    r = m.wheel_diameter / 2 + 0.8
    z = FLOOR - DEEP
    dish = plate(circle(r + RIM, 180), FLOOR + 1.2) - prism(circle(r, 180), 10, z)
    # nine sectors and what they say
    lines = union(
        box((16, r - 4), (-0.5, 0.5), (z - 0.6, z + 1)).rotate((0, 0, 40 * i + 30))
        for i in range(9)
    )
    engraved = Manifold()
    for i, words in enumerate(FACES):
        for line, word in enumerate(words):
            out = r * 0.82 - line * 12.5 - (6.0 if len(words) == 1 else 0.0)
            flat = text(word, 8.0, 1.4, width=(out - 5) * 0.6).flat().simplify(0.04)
            engraved += prism(flat.translate((0, out)), 2, z - 0.6).rotate((0, 0, -40 * i))
    post = turned(
        [
            (0, z - 0.1),
            (POST + 3, z - 0.1),
            (POST, z + 3),
            (POST, z + NEEDLE - (POST - TIP) * 1.73),
            (TIP, z + NEEDLE),
            (0, z + NEEDLE),
        ]
    )
    thumb = prism(circle(11, 48).translate((0, -r - RIM)), 20, -1)
    return dish - lines - engraved + post - thumb.trim_by_plane((0, 0, -1), -20)


def hang(m: Measures) -> float:
    """Height of the hung pointer above the table."""
    return FLOOR - DEEP + HANG


def spinner_pointer(m: Measures) -> Manifold:
    """Arms low, hub high: the weight hangs below the needle's tip, so the pointer never tips."""
    inner = POST + 0.4 + m.clearance
    outer = inner + SKIRT
    roof = NEEDLE - HANG
    hub = turned(
        [
            (0, 0),
            (outer + 2, 0),
            (outer, 4),
            (outer, roof - 3),
            (outer - 4, roof + 4),
            (0, roof + 4),
        ]
    )
    hole = turned(
        [
            (0, -1),
            (inner + 0.6, -1),
            (inner, 0.8),
            (inner, roof - inner + 2 * TIP),
            (2 * TIP, roof),
            (0, roof),
        ]
    )
    reach = m.wheel_diameter / 2 - 8.0
    arrow = polygon(
        [
            (reach, 0),
            (reach - 24, 11),
            (reach - 20, 4),
            (0, 5.5),
            (0, -5.5),
            (reach - 20, -4),
            (reach - 24, -11),
        ]
    )
    front = prism(arrow, ARM)
    tail = _tail(m, hub + front)
    return hub + front + tail - hole


def _tail(m: Measures, rest: Manifold) -> Manifold:
    """A finger ring as a counterweight: as far out as balances the arrow."""
    ring = circle(11, 64) - circle(6.5, 48)
    reach = m.wheel_diameter / 2 - 8.0

    def tail(out: float, thick: float) -> Manifold:
        bar = box((-out + 8, 0), (-4, 4), (0, ARM))
        return bar + prism(ring.translate((-out, 0)), thick)

    low, high = 20.0, reach - 11.0
    thick = ARM
    while _moment(rest + tail(high, thick)) > 0:
        thick += 0.4
    for _ in range(24):
        out = (low + high) / 2
        low, high = (out, high) if _moment(rest + tail(out, thick)) > 0 else (low, out)
    return tail((low + high) / 2, thick)


def _moment(solid: Manifold) -> float:
    """Volume times how far its middle lies along x."""
    mesh = solid.to_mesh64()
    corners = mesh.vert_properties[:, :3][mesh.tri_verts]
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    six = (a[:, 0] * (b[:, 1] * c[:, 2] - b[:, 2] * c[:, 1])).copy()
    six += a[:, 1] * (b[:, 2] * c[:, 0] - b[:, 0] * c[:, 2])
    six += a[:, 2] * (b[:, 0] * c[:, 1] - b[:, 1] * c[:, 0])
    return float((six / 6 * (a[:, 0] + b[:, 0] + c[:, 0]) / 4).sum())
