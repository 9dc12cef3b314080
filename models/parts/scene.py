"""The parts in use: towers on a table, cards in the tray, a phone on the arm."""

from collections.abc import Callable, Sequence

import segno
from manifold3d import Manifold

from companion.tags.tokens import token_tag
from models.parts import assembly, holder, phone, towers, tray
from models.parts import veto as parts_veto
from models.parts.catalog import BY_NAME, Color
from models.parts.letters import text
from models.parts.measures import Measures
from models.parts.picture import Camera, Thing
from models.parts.shape import box, prism, rectangle, union

WHITE: Color = (248, 246, 240)
BLACK: Color = (38, 38, 42)
CARD: Color = (228, 228, 224)
WOOD: Color = (201, 160, 116)
PAPER: Color = (236, 234, 226)
INKS: Sequence[Color] = ((206, 60, 52), (56, 112, 196), (52, 150, 84), (240, 190, 44))


def _things(placed: assembly.Placed) -> list[Thing]:
    return [Thing(solid, BY_NAME[name].color) for name, solid in placed if name in BY_NAME]


def _card(m: Measures, ink: Color, turn: float, z: float) -> list[Thing]:
    """A card lying on a pile: a colored field in a white border."""
    whole = prism(rectangle(m.sleeve_width, m.sleeve_height, 3), m.sleeved_thickness)
    field = prism(rectangle(m.sleeve_width - 11, m.sleeve_height - 11, 4), 0.3, m.sleeved_thickness)
    return [
        Thing(part.rotate((0, 0, turn)).translate((0, 0, z)), color)
        for part, color in ((whole, CARD), (field, ink))
    ]


def _at(things: Sequence[Thing], x: float, y: float, z: float) -> list[Thing]:
    return [Thing(t.solid.translate((x, y, z)), t.color) for t in things]


def _tag(m: Measures, letter: str) -> list[Thing]:
    """The printed tag on a tower's roof."""
    rows = segno.make_qr(token_tag(f"tower-{letter}"), version=1, error="h").matrix
    module = m.tag_size / (len(rows) + 4)
    start = -len(rows) / 2 * module
    dots = union(
        box(
            (start + x * module, start + (x + 1) * module),
            (-start - (y + 1) * module, -start - y * module),
            (0.1, 0.35),
        )
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    )
    return [Thing(prism(rectangle(m.tag_size, m.tag_size), 0.3), WHITE), Thing(dots, BLACK)]


def _tower(m: Measures, name: str, *, tag: bool) -> list[Thing]:
    letter = {"bang": "!"}.get(name, name.upper())
    whole = BY_NAME[f"tower-{name}"]
    painted = towers.signs(m, letter, towers.blocked(m, letter))
    body = whole.make(m)
    things = [Thing(body - painted, whole.color), Thing(painted ^ body, WHITE)]
    if tag:
        roof = m.tower_height - towers.PARAPET
        things += _at(_tag(m, name), 0, 0, roof)
    return things


def power_towers(m: Measures) -> list[Thing]:
    """All four, letters forward; beside them two stacks that show what they block."""
    things: list[Thing] = []
    for i, name in enumerate(("u", "n", "o", "bang")):
        things += _at(_tower(m, name, tag=True), i * 43.0, 0, 0)
    for x, pair in ((178, ("n", "u")), (221, ("bang", "o"))):
        for i, name in enumerate(pair):
            facing = [
                Thing(t.solid.rotate((0, 0, -90)), t.color) for t in _tower(m, name, tag=i == 1)
            ]
            things += _at(facing, x, 0, towers.stacked_by(m) * i)
    return things


def play_tray(m: Measures) -> list[Thing]:
    things = _things([("play-tray", tray.play_tray(m))])
    for i in range(26):
        ink = (60, 62, 70)
        things += _at(_card(m, ink, 0.0, 0), -tray.APART / 2, 0, tray.FLOOR + i * 0.7)
    for i in range(14):
        turn = (0.6, -0.8, 0.3, -0.2)[i % 4]
        things += _at(_card(m, INKS[i % 4], turn, 0), tray.APART / 2, 0, tray.FLOOR + i * 0.7)
    return things


def tray_fence(m: Measures) -> list[Thing]:
    """The fence in its grooves."""
    return _things(assembly.tray_with_fence(m, 1, turned=False))


def camera_arm(m: Measures) -> list[Thing]:
    """Clamped to a table, a phone above the play tray."""
    width = 76.0
    things = _things(assembly.camera_arm(m, jaw=width))
    side = (m.arm_bar - 12.0) / 2
    face = next(s for n, s in assembly.camera_arm(m, jaw=width) if n == "phone-cradle")
    low = face.bounding_box()[2]
    held = assembly.held_phone(m, width).translate((-phone.BASE / 2, 0, 0)).rotate((0, 0, -90))
    things.append(Thing(held.translate((m.arm_reach, side + 14, low)), BLACK))
    table = box((0, 460), (-170, 170), (-m.table_thickness, 0))
    things.append(Thing(table, WOOD))
    turned = [Thing(t.solid.rotate((0, 0, 90)), t.color) for t in play_tray(m)]
    return things + _at(turned, m.arm_reach, -tray.APART / 2, 0.2)


def phone_holder(m: Measures) -> list[Thing]:
    width = 78.0
    return _things(assembly.phone_holder(m, width))


def spinner(m: Measures) -> list[Thing]:
    placed = assembly.spinner_set(m)
    return [
        Thing(solid.rotate((0, 0, 70)) if name == "spinner-pointer" else solid, BY_NAME[name].color)
        for name, solid in placed
    ]


def veto(m: Measures) -> list[Thing]:
    stand, _ = assembly.veto_card(m)
    painted = parts_veto.words(m)
    shown = [
        Thing(parts_veto.leaning(_standing(m, t.solid)), t.color)
        for t in _card(m, BY_NAME["veto-stand"].color, 0, 0)
    ]
    word = text("VETO", 18, 4, width=m.sleeve_width - 18).relief(0.2).translate((0, 0, 0.9))
    shown.append(Thing(parts_veto.leaning(_standing(m, word)), WHITE))
    body = BY_NAME["veto-stand"].color
    return [Thing(stand[1] - painted, body), Thing(stand[1] ^ painted, WHITE), *shown]


def _standing(m: Measures, lying: Manifold) -> Manifold:
    """A card set upright on its lower edge, its face to the front."""
    middle = lying.translate((0, m.sleeve_height / 2 + 0.2, -m.sleeved_thickness / 2))
    return middle.rotate((90, 0, 0))


def card_holder(m: Measures) -> list[Thing]:
    """A child's hand of eleven cards."""
    body = BY_NAME["card-holder"].make(m)
    depth = holder.depth(m)
    things = [Thing(body, BY_NAME["card-holder"].color)]
    for row, turns in ((1, (-13.0, -6.5, 0.0, 6.5, 13.0)), (0, (-12.0, -6.0, 0.0, 6.0, 12.0))):
        out, up = holder.stands(m, row)
        for i, turn in enumerate(turns):
            for lying in _card(m, INKS[(i + row) % 4], 0, 0):
                upright = _standing(m, lying.solid).rotate((-holder.BACK, 0, 0))
                placed = upright.rotate((0, 0, 1.6)).translate((0, out, up)).rotate((0, 0, turn))
                things.append(
                    Thing(placed.translate((0, -holder.RADIUS - depth / 2, 0)), lying.color)
                )
    return things


SCENES: dict[str, tuple[Callable[[Measures], list[Thing]], Camera]] = {
    "towers": (power_towers, Camera(-80, 22)),
    "tray": (play_tray, Camera(-66, 42)),
    "tray-with-fence": (tray_fence, Camera(-60, 44)),
    "arm": (camera_arm, Camera(-118, 14)),
    "phone-holder": (phone_holder, Camera(-50, 30)),
    "veto": (veto, Camera(-66, 24)),
    "spinner": (spinner, Camera(-80, 46)),
    "hand": (card_holder, Camera(-76, 30)),
}
"""Each group's picture in use, by the file's name."""
