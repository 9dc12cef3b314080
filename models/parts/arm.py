"""The camera arm: a clamp or a foot, square bars, an elbow, a tilting head; sections fit any bed.

Every joint is the same: an eight-sided key in an eight-sided hole, held by a pin through both.
All pieces of the arm lie on their side in print, so that the load runs along the layers.
"""

from math import ceil, cos, pi, sin

from manifold3d import Manifold

from models.parts.measures import Measures
from models.parts.shape import (
    FACETS,
    along_x,
    along_y,
    box,
    chamfered,
    circle,
    grown,
    hull,
    ngon,
    plate,
    polygon,
    prism,
    rectangle,
    screw,
    teardrop,
    turned,
)

GRIP = 40.0  # how deep a key sits
PIN = 4.2
WALL = 3.8  # around a key
EDGE = 1.6  # chamfer of a bar's long edges
JAW = 18.0  # thickness of the clamp's jaws
THROAT = 46.0  # how far the clamp reaches over the table
SPINE = 22.0
SCREW = 8.0  # radius
THREAD = 1.6  # depth
PITCH = 6.0
PAD = 7.0
PAD_FLOOR = 2.4
KNOB = 12.0
ELBOW = 20.0  # from the elbow's corner to where a key's hole begins
TONGUE = 12.0
HINGE = 12.0  # radius


def _key_size(m: Measures) -> float:
    return m.arm_bar - 2 * WALL


def _push(m: Measures) -> float:
    """A key is pushed in: it has less play than a part that moves."""
    return 0.6 * m.clearance


def _key(m: Measures, less: float) -> tuple[float, float, float]:
    size = _key_size(m)
    return size - 2 * less, size - 2 * less, size * 0.25


def _hole(m: Measures, length: float) -> Manifold:
    """Room for a key, along x from 0."""
    flat = chamfered(*_key(m, 0.0))
    wide = grown(flat, 0.8)
    mouth = hull([(wide, -0.01), (flat, 0.9)]).rotate((90, 0, 90))
    return along_x(flat, -0.01, length) + mouth


def _pin_hole(m: Measures, x: float) -> Manifold:
    """Room for a pin, straight through at `x`, from the bed up."""
    return prism(circle(PIN / 2 + m.clearance, 32), 200, -100).translate((x, 0, 0))


def _outline(m: Measures) -> tuple[float, float, float]:
    return m.arm_bar, m.arm_bar, EDGE


# -- bars ------------------------------------------------------------------------------------


def drop(m: Measures) -> float:
    """From the boom's middle down to where the mast begins."""
    return m.arm_bar / 2 + ELBOW + GRIP


def socket_top(m: Measures) -> float:
    """Height of the clamp's (and foot's) socket above the table."""
    return JAW + GRIP + 4.0


def _bars(total: float, longest: float) -> tuple[int, float]:
    count = max(1, ceil(total / longest))
    return count, total / count


def mast_bars(m: Measures) -> tuple[int, float]:
    """How many bars the mast has, and how long each is."""
    return _bars(m.arm_height - socket_top(m) - drop(m), min(m.bed_width, m.bed_depth) - 10.0)


def boom_bars(m: Measures) -> tuple[int, float]:
    return _bars(m.arm_reach - drop(m) - head_length(m), min(m.bed_width, m.bed_depth) - 10.0)


def joints(m: Measures) -> int:
    """How many keys the whole arm needs: one more than bars on the mast and on the boom."""
    return mast_bars(m)[0] + boom_bars(m)[0] + 2


def pins(m: Measures) -> int:
    return 2 * joints(m)


def _bar(m: Measures, length: float) -> Manifold:
    b = m.arm_bar
    profile = chamfered(*_outline(m)).translate((0, b / 2))
    hole = _hole(m, length).translate((0, 0, b / 2))
    other = hole.rotate((0, 0, 180)).translate((length, 0, 0))
    bar = along_x(profile, 0, length) - hole - other
    for x in (GRIP / 2, length - GRIP / 2):
        bar -= _pin_hole(m, x)
    return bar


def arm_mast(m: Measures) -> Manifold:
    return _bar(m, mast_bars(m)[1])


def arm_boom(m: Measures) -> Manifold:
    return _bar(m, boom_bars(m)[1])


def key_thickness(m: Measures) -> float:
    return _key_size(m) - 2 * _push(m)


def arm_key(m: Measures) -> Manifold:
    """Joins two bars, half in each."""
    size = key_thickness(m)
    flat = chamfered(*_key(m, _push(m)))
    tip = grown(flat, -1.0)
    half = GRIP - 0.5
    body = hull([(tip, -half), (flat, -half + 2), (flat, half - 2), (tip, half)])
    lying = body.rotate((90, 0, 90)).translate((0, 0, size / 2))
    for x in (-GRIP / 2, GRIP / 2):
        lying -= _pin_hole(m, x)
    return lying


def arm_pin(m: Measures) -> Manifold:
    """Goes through a bar and its key; it lies on a flat side, and its head stops it."""
    radius = PIN / 2
    flat = radius * 0.8
    long = m.arm_bar + 3.0
    shaft = along_x(circle(radius, 24), 0, long - 2)
    tip = hull([(circle(radius, 24), 0), (circle(radius * 0.6, 24), 2.5)])
    shaft += tip.rotate((0, 90, 0)).translate((long - 2, 0, 0))
    head = along_x(rectangle(9, 9, 1.5), -3.5, 0).translate((0, 0, 4.5 - flat))
    shaft ^= box((-10, 100), (-radius, radius), (-flat, flat))
    return (shaft + head).translate((0, 0, flat))


# -- what stands on the table ----------------------------------------------------------------


def opening(m: Measures) -> float:
    return m.table_thickness + PAD + 4.0


def _clamp_width(m: Measures) -> float:
    return m.arm_bar + 10.0


def screw_at(m: Measures) -> float:
    """How far from the spine the clamp's screw presses."""
    return THROAT - 18.0


def thread(m: Measures, length: float, more: float) -> Manifold:
    return screw(SCREW + more, PITCH, length, THREAD)


def arm_clamp(m: Measures) -> Manifold:
    """A C around the table's edge with the mast's socket on top; printed lying on its side.

    In print: x points over the table, y up from the table's top, z across.
    """
    w, b = _clamp_width(m), m.arm_bar + 8.0
    low = -opening(m) - JAW
    cut = 6.0
    profile = polygon(
        [
            (-SPINE, low + cut),
            (-SPINE + cut, low),
            (THROAT - 2 * cut, low),
            (THROAT, low + 2 * cut),
            (THROAT, low + JAW),
            (3.0, low + JAW),
            (0, low + JAW + 3.0),
            (0, 0),
            (THROAT, 0),
            (THROAT, JAW - cut),
            (THROAT - cut, JAW),
            (b / 2 + 10, JAW),
            (b / 2, JAW + 12),
            (b / 2, socket_top(m)),
            (-b / 2, socket_top(m)),
            (-b / 2, JAW + 4),
            (-SPINE, JAW - 8),
        ]
    )
    body = prism(profile, w)
    hole = _hole(m, GRIP).rotate((0, 0, -90)).translate((0, socket_top(m), w / 2))
    body -= hole
    body -= prism(circle(PIN / 2 + m.clearance, 32), 200, -1).translate(
        (0, socket_top(m) - GRIP / 2, 0)
    )
    # the thread runs through the lower jaw
    bore = thread(m, JAW + 2 * PITCH, m.clearance).rotate((-90, 0, 0))
    body -= bore.translate((screw_at(m), low - PITCH, w / 2))
    wide, fine = SCREW + 1.5, SCREW - THREAD - 0.2
    mouth = turned([(0, -1), (wide, -1), (wide, 0), (fine, wide - fine), (0, wide - fine)])
    for y, turn in ((low, -90), (low + JAW, 90)):
        body -= mouth.rotate((turn, 0, 0)).translate((screw_at(m), y, w / 2))
    # room for a sharp table edge, and no sharp corner where the clamp could crack
    body -= prism(circle(2.0, 32), w + 2, -1)
    # teeth that hold on a smooth table without marking it
    for i in range(5):
        body -= prism(circle(0.8, 12), w + 2, -1).translate((8 + 8 * i, 0, 0))
    return body


def screw_length(m: Measures) -> float:
    """From the knob's underside to the tip."""
    return 12.0 + opening(m) - 20.0 + JAW + 6.0 + 5.0


def meeting_turn(m: Measures, low: float) -> float:
    """How far the screw is turned in its clamp when its knob lies at this height."""
    start = -opening(m) - JAW
    return 360.0 * ((low + KNOB - start) / PITCH % 1.0)


def arm_screw(m: Measures) -> Manifold:
    """Turned by hand from below; printed standing on its knob."""
    grip = circle(17, 96)
    for i in range(8):
        notch = circle(5, 24).translate((20, 0)).rotate(45 * i)
        grip -= notch
    knob = plate(grip, 12, 0.6)
    length = screw_length(m) - 12.0 - 5.0
    rod = thread(m, length, 0.0).translate((0, 0, 12 - 0.01))
    neck = SCREW - THREAD - 0.6
    tip = turned([(0, -6), (neck, -6), (neck, 3), (neck - 1.5, 5), (0, 5)]).translate(
        (0, 0, 12 + length)
    )
    return knob + rod + tip


def arm_pad(m: Measures) -> Manifold:
    """Sits loosely on the screw's tip, so that it doesn't turn on the table's underside."""
    neck = SCREW - THREAD - 0.6 + 2 * m.clearance
    return turned(
        [
            (0, 0),
            (13.4, 0),
            (14, 0.6),
            (14, 3),
            (neck + 2.4, PAD),
            (neck, PAD),
            (neck, PAD_FLOOR),
            (0, PAD_FLOOR),
        ]
    )


def arm_foot(m: Measures) -> Manifold:
    """Instead of the clamp: a broad plate; a weight on it holds the arm (`assembly.ballast` says how much)."""
    b = m.arm_bar + 8.0
    wide = min(160.0, m.bed_width - 10.0)
    deep = min(200.0, m.bed_depth - 10.0)
    base = plate(rectangle(deep, wide, 14), 3.0)
    rim = prism(rectangle(deep, wide, 14) - rectangle(deep - 4.8, wide - 4.8, 11.6), 8.0)
    x = deep / 2 - b / 2 - 4.0
    post = prism(rectangle(b, b, 3), socket_top(m)).translate((x, 0, 0))
    rib = hull([(rectangle(72, 6), 2.0), (rectangle(b - 6, 6), socket_top(m) - GRIP / 2 - 8)])
    across = rib.rotate((0, 0, 90)).translate((x, 0, 0)).trim_by_plane((-1, 0, 0), -deep / 2)
    back = hull(
        [(rectangle(60, 6).translate((-30, 0)), 2.0), (rectangle(4, 6), socket_top(m) - 8)]
    ).translate((x - b / 2 + 2, 0, 0))
    hole = _hole(m, GRIP).rotate((0, 90, 0)).translate((x, 0, socket_top(m)))
    pin = along_y(circle(PIN / 2 + m.clearance, 32), -50, 50).translate(
        (x, 0, socket_top(m) - GRIP / 2)
    )
    return base + rim + post + across + back - hole - pin


# -- what carries the camera -----------------------------------------------------------------


def arm_elbow(m: Measures) -> Manifold:
    """From mast to boom; printed lying on its side. In print: x along the boom, y down the mast."""
    b, leg = m.arm_bar, drop(m)
    half = b / 2
    profile = polygon(
        [
            (-half, -half + 5),
            (-half + 5, -half),
            (leg, -half),
            (leg, half),
            (half + 26, half),
            (half, half + 26),
            (half, leg),
            (-half, leg),
        ]
    )
    body = prism(profile, b)
    boom = _hole(m, GRIP).rotate((0, 0, 180)).translate((leg, 0, half))
    mast = _hole(m, GRIP).rotate((0, 0, -90)).translate((0, leg, half))
    body = body - boom - mast
    for x, y in ((leg - GRIP / 2, 0.0), (0.0, leg - GRIP / 2)):
        body -= _pin_hole(m, x).translate((0, y, 0))
    # a window saves an hour and shows the way the forces run
    window = polygon(
        [(half + 4, half + 1), (half + 15, half + 1), (half + 1, half + 15), (half + 1, half + 4)]
    )
    return body - prism(grown(grown(window, -1.0), 1.0), b + 2, -1)


def head_length(m: Measures) -> float:
    """From the end of the boom to the hinge's axis."""
    return 4.0 + GRIP + 16.0 + HINGE


def arm_head(m: Measures) -> Manifold:
    """On the boom's end: a socket behind, the hinge's tongue in front; printed lying."""
    b = m.arm_bar
    profile = chamfered(*_outline(m)).translate((0, b / 2))
    block = along_x(profile, 0, GRIP + 4)
    tongue = box((GRIP, head_length(m)), (-HINGE, HINGE), (0, TONGUE))
    tongue += prism(circle(HINGE, FACETS), TONGUE).translate((head_length(m), 0, 0))
    ramp = along_y(
        polygon(
            [(GRIP + 3.9, TONGUE - 0.1), (GRIP + 3.9, b - EDGE), (GRIP + 3.9 + 6, TONGUE - 0.1)]
        ),
        -b / 2 + EDGE,
        b / 2 - EDGE,
    )
    # a phone above the hinge leans back on this and can't sag; it leaves the plate's nut free
    high = hinge_height(m) - 8.0 - m.clearance
    stop = box((head_length(m) - 14, head_length(m) - 7.5), (0, high), (0, TONGUE))
    body = block + tongue + ramp + stop
    body -= _hole(m, GRIP).translate((0, 0, b / 2))
    body -= _pin_hole(m, GRIP / 2)
    bolt = m.camera_screw / 2 + m.clearance
    return body - prism(circle(bolt, 48), 100, -1).translate((head_length(m), 0, 0))


def hinge_height(m: Measures) -> float:
    """From the camera plate's face to the hinge's axis."""
    return 8.0 + max(HINGE + 1.0, m.nut_height + HINGE - 3.0)


def arm_plate(m: Measures) -> Manifold:
    """Tilts on the head and carries the camera: a 1/4 inch bolt, its head sunk between the cheeks."""
    gap = max(TONGUE + 2 * m.clearance, m.nut_width + 1.0)
    cheek = 7.0
    up = hinge_height(m)
    base = plate(rectangle(28, gap + 2 * cheek + 8, 4), 8.0)
    side = polygon([(-13, 7.9), (13, 7.9), *[(HINGE * x, up + HINGE * y) for x, y in _arch()]])
    body = base
    for y in (-gap / 2 - cheek, gap / 2):
        body += along_y(side, y, y + cheek)
    bolt = m.camera_screw / 2 + m.clearance
    body -= teardrop(bolt, 100).translate((0, -50, up))
    # the nut of the hinge's own bolt is held in one cheek
    nut = ngon(m.nut_width + 2 * m.clearance).rotate(30)
    body -= along_y(nut, -gap / 2 - cheek - 1, -gap / 2 - cheek + 3.2).translate((0, 0, up))
    # camera bolt: from between the cheeks, down through the plate
    body -= prism(circle(bolt, 48), 20, -1)
    body -= prism(ngon(m.nut_width + 2 * m.clearance), 20, 8.0 - 4.2)
    return body


def _arch() -> list[tuple[float, float]]:
    return [(cos(pi * i / 24), sin(pi * i / 24)) for i in range(25)]
