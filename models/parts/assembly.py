"""How the parts go together on the table: what pictures show and what tests measure.

The table's top is z = 0; each function gives named solids where they belong.
"""

import numpy as np
from manifold3d import Manifold

from models.parts import arm, holder, phone, spinner, towers, tray, veto
from models.parts.estimate import estimate
from models.parts.measures import Measures
from models.parts.shape import box

Placed = list[tuple[str, Manifold]]


def tower_stack(m: Measures) -> Placed:
    """All four towers on one another."""
    built = [towers.tower_u, towers.tower_n, towers.tower_o, towers.tower_bang]
    names = ["tower-u", "tower-n", "tower-o", "tower-bang"]
    up = towers.stacked_by(m)
    return [
        (name, build(m).translate((0, 0, up * i)))
        for i, (name, build) in enumerate(zip(names, built, strict=True))
    ]


def tray_with_fence(m: Measures, groove: int, *, turned: bool) -> Placed:
    fence = tray.fence_in_slot(m, groove, turned=turned)
    return [("play-tray", tray.play_tray(m)), ("tray-fence", fence)]


def _across(solid: Manifold, thickness: float) -> Manifold:
    """From lying on its side in print to standing on the table: across becomes y."""
    return solid.rotate((90, 0, 0)).translate((0, thickness / 2, 0))


def _upright(solid: Manifold, thickness: float) -> Manifold:
    """A bar or key that lies along x in print, now standing along z."""
    return _across(solid, thickness).rotate((0, -90, 0))


def camera_arm(m: Measures, *, foot: bool = False, jaw: float = 76.0) -> Placed:
    """The whole arm on the table's edge, a phone's width held by its jaw."""
    b = m.arm_bar
    placed: Placed = []
    if foot:
        deep = min(200.0, m.bed_depth - 10.0)
        back = deep / 2 - (b + 8.0) / 2 - 4.0
        placed.append(("arm-foot", arm.arm_foot(m).translate((-back, 0, 0))))
    else:
        wide = b + 10.0
        placed.append(("arm-clamp", _across(arm.arm_clamp(m), wide)))
        pressed = m.table_thickness
        length = arm.screw_length(m)
        low = -pressed - length - arm.PAD_FLOOR
        turn = arm.meeting_turn(m, low)
        screw = arm.arm_screw(m).rotate((0, 0, turn)).translate((arm.screw_at(m), 0, low))
        pad = arm.arm_pad(m).rotate((180, 0, 0)).translate((arm.screw_at(m), 0, -pressed))
        placed += [("arm-screw", screw), ("arm-pad", pad)]

    key_thick = arm.key_thickness(m)
    key = _upright(arm.arm_key(m), key_thick)
    bar = _upright(arm.arm_mast(m), b)
    z = arm.socket_top(m)
    count, length = arm.mast_bars(m)
    for _ in range(count):
        placed += [("arm-key", key.translate((0, 0, z))), ("arm-mast", bar.translate((0, 0, z)))]
        z += length
    placed.append(("arm-key", key.translate((0, 0, z))))

    top = m.arm_height
    elbow = arm.arm_elbow(m).rotate((-90, 0, 0)).translate((0, -b / 2, top))
    placed.append(("arm-elbow", elbow))
    lying_key = arm.arm_key(m).translate((0, 0, -key_thick / 2)).rotate((90, 0, 0))
    boom = arm.arm_boom(m).translate((0, 0, -b / 2)).rotate((90, 0, 0))
    x = arm.drop(m)
    count, length = arm.boom_bars(m)
    for _ in range(count):
        placed.append(("arm-key", lying_key.translate((x, 0, top))))
        placed.append(("arm-boom", boom.translate((x, 0, top))))
        x += length
    placed.append(("arm-key", lying_key.translate((x, 0, top))))
    head = arm.arm_head(m).translate((0, 0, -b / 2)).rotate((90, 0, 0)).translate((x, 0, top))
    placed.append(("arm-head", head))

    side = (b - arm.TONGUE) / 2
    face = top + arm.hinge_height(m)
    plate = arm.arm_plate(m).rotate((180, 0, 0)).translate((m.arm_reach, side, face))
    placed.append(("arm-plate", plate))
    for name, solid in phone_holder(m, jaw):
        turned = solid.translate((-phone.BASE / 2, 0, 0)).rotate((0, 0, 90))
        placed.append((name, turned.translate((m.arm_reach, side, face))))
    return placed


TOUCH = 200.0
"""Grams: so hard a finger taps a phone's screen."""


def ballast(m: Measures, camera: float) -> float:
    """Grams that hold a camera of so many grams when they lie on the middle of the foot, with half as much again."""
    placed = camera_arm(m, foot=True)
    edge = placed[0][1].bounding_box()[3]
    middle = sum(placed[0][1].bounding_box()[index] for index in (0, 3)) / 2
    tips = (camera + TOUCH) * (m.arm_reach - edge)
    for _, solid in placed:
        tips += estimate(solid).grams * (_middle(solid) - edge)
    return float(max(0.0, 1.5 * tips / (edge - middle)))


def _middle(solid: Manifold) -> float:
    """Where its weight lies, along the boom."""
    mesh = solid.to_mesh64()
    corners = mesh.vert_properties[:, :3][mesh.tri_verts]
    six = np.einsum("ij,ij->i", corners[:, 0], np.cross(corners[:, 1], corners[:, 2]))
    return float((six * corners[:, :, 0].sum(axis=1)).sum() / six.sum() / 4)


def phone_holder(m: Measures, width: float) -> Placed:
    """Cradle and jaw around a phone of this width."""
    jaw = phone.phone_jaw(m).translate((width, 0, phone.UNDER))
    return [("phone-cradle", phone.phone_cradle(m)), ("phone-jaw", jaw)]


def held_phone(m: Measures, width: float) -> Manifold:
    """The phone itself, its camera end to the back."""
    top = phone.UNDER + phone.RAIL
    return box((0.3, width - 0.3), (-45, 100), (top + 0.1, top + m.phone_thickness))


def spinner_set(m: Measures) -> Placed:
    """The pointer on its needle."""
    pointer = spinner.spinner_pointer(m).translate((0, 0, spinner.hang(m)))
    return [("spinner-base", spinner.spinner_base(m)), ("spinner-pointer", pointer)]


def veto_card(m: Measures) -> Placed:
    """The VETO card in its stand."""
    return [("veto-stand", veto.veto_stand(m)), ("card", veto.standing_card(m))]


def holder_around_origin(m: Measures) -> Manifold:
    """The card holder with its curve's center at the origin, its middle toward y."""
    return holder.card_holder(m).translate((0, holder.RADIUS + holder.depth(m) / 2, 0))
