"""Parts that go together do, and have the play that they should: measured by intersecting them."""

from itertools import combinations, pairwise

import pytest
from manifold3d import Manifold

from companion.rules.games import GAMES
from companion.tags import mat
from models.parts import arm, assembly, holder, phone, spinner, towers, tray, veto
from models.parts.assembly import Placed
from models.parts.catalog import BY_NAME
from models.parts.measures import Measures
from models.parts.shape import box


def overlap(a: Manifold, b: Manifold) -> float:
    return float((a ^ b).volume())


def assert_nothing_collides(placed: Placed) -> None:
    for (one, a), (other, b) in combinations(placed, 2):
        assert overlap(a, b) < 1e-3, f"{one} runs into {other}"


def assert_play(fixed: Manifold, moving: Manifold, axis: int, *, least: float, most: float) -> None:
    """The part can move by `least` both ways along an axis, and not by `most`."""
    for sign in (-1, 1):
        for by, free in ((least, True), (most, False)):
            step = [0.0, 0.0, 0.0]
            step[axis] = sign * by
            hit = overlap(fixed, moving.translate((step[0], step[1], step[2]))) > 1e-3
            assert hit is not free, f"moved {sign * by:+.2f} mm along {'xyz'[axis]}"


def named(placed: Placed, name: str) -> list[Manifold]:
    return [solid for found, solid in placed if found == name]


@pytest.mark.parametrize("clearance", [0.15, 0.25, 0.5])
def test_any_tower_nests_in_any_other_and_leaves_the_tag_alone(clearance: float) -> None:
    m = Measures(clearance=clearance)
    placed = assembly.tower_stack(m)
    assert_nothing_collides(placed)
    for (_, lower), (_, upper) in pairwise(placed):
        assert lower.min_gap(upper, 3) == pytest.approx(clearance, abs=0.06)
        assert_play(lower, upper, 0, least=clearance, most=2 * clearance + 0.2)
    roof, side = m.tower_height - towers.PARAPET, m.tag_size / 2
    tag = box((-side, side), (-side, side), (roof, roof + 0.4))
    (_, lower), (_, upper), *_ = placed
    assert overlap(tag, lower) < 1e-6, "the tag lies between the battlements"
    settled = upper.translate((0, 0, -1.5 * clearance))
    assert overlap(settled, lower) > 0, "the tower above has come down as far as it can"
    assert overlap(settled, tag) == 0, "and still doesn't touch the tag"


def test_towers_stand_side_by_side_in_their_places_on_the_mat(measures: Measures) -> None:
    tower = towers.tower_u(measures)
    standing = [
        tower.translate((p.x + p.width / 2, p.y + p.height / 2, 0)) for p in mat.TOWER_PLACES
    ]
    assert len(standing) == 4
    assert_nothing_collides([("tower-u", solid) for solid in standing])


def test_the_tray_takes_every_sleeve_and_lies_where_the_mat_wants_it(measures: Measures) -> None:
    whole = tray.play_tray(measures)
    for width in (56.0, 60.0, 64.0):
        for place in (mat.DRAW, mat.DISCARD):
            center = place.x + place.width / 2 - (mat.DRAW.x + mat.DRAW.width / 2) - tray.APART / 2
            pile = box((-width / 2, width / 2), (-46.5, 46.5), (tray.FLOOR, 60))
            assert overlap(whole, pile.translate((center, 0, 0))) < 1e-6
    widest = box((-32, 32), (-46.5, 46.5), (tray.FLOOR, 12)).translate((tray.APART / 2, 0, 0))
    assert_play(whole, widest, 0, least=0.99, most=1.05)
    assert_play(whole, widest, 1, least=0.99, most=1.05)


def test_a_camera_above_the_tray_sees_the_last_card_of_either_pile_whole(
    measures: Measures,
) -> None:
    """Even from the lowest arm, over the middle of the tray, no wall hides a card's edge."""
    whole = tray.play_tray(measures)
    camera = (0.0, 0.0, 400.0)
    z = tray.FLOOR + measures.sleeved_thickness
    for side in (-1, 1):
        for x in (-31.9, 0.0, 31.9):
            for y in (-46.4, 0.0, 46.4):
                place = (side * tray.APART / 2 + x, y, z + 0.05)
                assert not whole.ray_cast(camera, place), f"a wall hides {place}"


def test_the_tray_leaves_the_mats_corner_marks_in_sight(measures: Measures) -> None:
    x0, y0, _, x1, y1, _ = tray.play_tray(measures).bounding_box()
    middle_x = mat.DRAW.x + mat.DRAW.width / 2 + tray.APART / 2
    middle_y = mat.DRAW.y + mat.DRAW.height / 2
    for mark in mat.MARK_PLACES.values():
        beside_x = mark.x >= middle_x + x1 or mark.x + mark.width <= middle_x + x0
        beside_y = mark.y >= middle_y + y1 or mark.y + mark.height <= middle_y + y0
        assert beside_x or beside_y


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("groove", range(tray.GROOVES))
def test_the_fence_stands_in_every_groove_both_ways_round(
    groove: int, *, turned: bool, measures: Measures
) -> None:
    placed = assembly.tray_with_fence(measures, groove, turned=turned)
    assert_nothing_collides(placed)
    (_, whole), (_, fence) = placed
    clearance = measures.clearance
    assert_play(whole, fence, 0, least=clearance * 0.9, most=clearance + 0.2)
    assert_play(whole, fence, 1, least=clearance * 0.9, most=clearance + 0.2)


def test_with_the_fence_a_slot_fits_slim_sleeves_closely(measures: Measures) -> None:
    """Some position leaves 56 mm cards at least their play and at most 3 mm."""
    whole = tray.play_tray(measures)
    rooms = []
    for groove in range(tray.GROOVES):
        for turned in (False, True):
            fence = tray.fence_in_slot(measures, groove, turned=turned)
            line = box((-tray.APART / 2 - 60, -tray.APART / 2 + 60), (-35, -34.9), (4, 4.1))
            free = line - whole - fence
            rooms += [p.bounding_box()[3] - p.bounding_box()[0] for p in free.decompose()]
    for width in (56.0, 58.0, 60.0):
        assert any(0.5 <= room - width <= 3.0 for room in rooms), (width, sorted(rooms))


@pytest.mark.parametrize("foot", [False, True])
@pytest.mark.parametrize(("height", "reach"), [(400.0, 240.0), (550.0, 300.0), (700.0, 380.0)])
def test_the_arm_goes_together_and_is_as_high_and_long_as_asked(
    height: float, reach: float, *, foot: bool
) -> None:
    m = Measures(arm_height=height, arm_reach=reach)
    placed = assembly.camera_arm(m, foot=foot)
    assert_nothing_collides(placed)
    table = box((0, 600), (-300, 300), (-m.table_thickness, 0))
    if not foot:
        for name, solid in placed:
            assert overlap(solid, table) < 1e-3, f"{name} runs into the table"
    boom = named(placed, "arm-boom")[0].bounding_box()
    assert (boom[2] + boom[5]) / 2 == pytest.approx(height, abs=0.01)
    plate = named(placed, "arm-plate")[0].bounding_box()
    assert (plate[0] + plate[3]) / 2 == pytest.approx(reach, abs=0.01)
    assert len(named(placed, "arm-key")) == arm.joints(m)
    for bar in named(placed, "arm-mast"):
        x0, y0, z0, x1, y1, z1 = bar.bounding_box()
        assert max(x1 - x0, y1 - y0, z1 - z0) <= 210


def test_keys_are_a_push_fit_and_pins_go_through_bar_and_key(measures: Measures) -> None:
    placed = assembly.camera_arm(measures)
    push = 0.6 * measures.clearance
    key = named(placed, "arm-key")[1]
    for bar in named(placed, "arm-mast")[:2]:
        for axis in (0, 1):
            assert_play(bar, key, axis, least=push * 0.95, most=push + 0.1)
    pin = arm.arm_pin(measures)
    _, y0, _, x1, y1, z1 = pin.bounding_box()
    shaft = pin ^ box((0.01, x1 + 1), (y0, y1), (-1, z1 + 1))
    middle = arm.PIN / 2 * 0.8
    bar_top = measures.arm_bar
    # stood up in the hole of a lying bar and a key
    upright = shaft.translate((0, 0, -middle)).rotate((0, 90, 0))
    upright = upright.translate((arm.GRIP / 2, 0, bar_top))
    mast = arm.arm_mast(measures)
    inner = arm.arm_key(measures).translate((0, 0, (bar_top - arm.key_thickness(measures)) / 2))
    assert upright.bounding_box()[2] < 0, "the pin comes out below"
    assert overlap(upright, mast) < 1e-3
    assert overlap(upright, inner) < 1e-3


def test_the_clamps_screw_turns_in_its_thread_and_cannot_be_pulled_through(
    measures: Measures,
) -> None:
    placed = assembly.camera_arm(measures)
    clamp, screw = named(placed, "arm-clamp")[0], named(placed, "arm-screw")[0]
    assert overlap(clamp, screw) < 1e-3
    quarter = arm.PITCH / 4
    x, y = arm.screw_at(measures), 0.0
    turned = screw.translate((-x, -y, 0)).rotate((0, 0, 90)).translate((x, y, quarter))
    assert overlap(clamp, turned) < 1.0, "turned by a quarter it has climbed a quarter of its pitch"
    assert overlap(clamp, screw.translate((0, 0, arm.PITCH / 2))) > 50, "pulled, it holds"


@pytest.mark.parametrize("thickness", [20.0, 45.0, 60.0])
def test_the_clamp_opens_for_every_table_up_to_its_thickest(thickness: float) -> None:
    m = Measures(table_thickness=60.0)
    free = arm.opening(m)
    longest = arm.screw_length(m)
    assert free >= thickness + arm.PAD
    assert longest - arm.KNOB - arm.JAW >= free - 20.0 - 1.0, "it reaches tables 20 mm thick"


def test_the_hinge_swings_freely_between_up_and_down(measures: Measures) -> None:
    placed = assembly.camera_arm(measures)
    head, plate = named(placed, "arm-head")[0], named(placed, "arm-plate")[0]
    x, z = measures.arm_reach, measures.arm_height
    for angle in range(0, 181, 15):
        swung = plate.translate((-x, 0, -z)).rotate((0, angle, 0)).translate((x, 0, z))
        assert overlap(head, swung) < 1e-3, f"at {angle} degrees"
    sagging = plate.translate((-x, 0, -z)).rotate((0, -3, 0)).translate((x, 0, z))
    assert overlap(head, sagging) > 0.1, "a phone leans on the stop"


def test_the_foot_holds_the_arm_with_the_weight_that_is_named(measures: Measures) -> None:
    named_weight = assembly.ballast(measures, 240.0)
    phone_alone = (
        (240 + assembly.TOUCH) * (measures.arm_reach - 19) / 100
    )  # at 100 mm behind the edge
    assert 1.5 * phone_alone < named_weight < 2 * phone_alone, (
        "the arm's own weight is the smaller part"
    )
    assert 1000 < named_weight < 2100, "two bags of sugar, and not one"
    assert assembly.ballast(measures, 100.0) < named_weight
    assert assembly.ballast(Measures(arm_reach=380), 240.0) > named_weight


@pytest.mark.parametrize("bed", [180.0, 150.0])
def test_what_is_larger_than_the_bed_comes_in_pieces_that_hold_each_other(bed: float) -> None:
    m = Measures(bed_width=bed, bed_depth=bed)
    for name in ("spinner-base", "card-holder", "play-tray"):
        whole = BY_NAME[name].build(m)
        pieces = BY_NAME[name].pieces(m)
        if len(pieces) == 1:
            continue
        for piece in pieces:
            assert len(piece.decompose()) == 1, f"a piece of {name} falls apart"
            x0, y0, _, x1, y1, _ = piece.bounding_box()
            assert max(x1 - x0, y1 - y0) <= bed
        for one, other in combinations(pieces, 2):
            assert overlap(one, other) < 1e-3
        lost = whole.volume() - sum(piece.volume() for piece in pieces)
        assert 0 < lost < 0.06 * whole.volume(), "only the play is lost"
        first, *others = pieces
        held = [
            overlap(first.translate((dx, dy, 0)), other) > 0.1
            for dx, dy in ((3, 0), (-3, 0), (0, 3), (0, -3))
            for other in others
        ]
        assert sum(held) >= 3, f"{name} comes apart in its plane"


def test_a_quarter_inch_bolt_and_nut_fit_where_they_belong(measures: Measures) -> None:
    plate, cradle = arm.arm_plate(measures), phone.phone_cradle(measures)
    bolt = Manifold.cylinder(12.7, 6.35 / 2, circular_segments=64)
    hexagon = Manifold.cylinder(4.0, 11.11 / 2 / 0.8660254, circular_segments=6)
    sunk = bolt.translate((0, 0, -8.9)) + hexagon.translate((0, 0, 3.81))
    assert overlap(plate, sunk) < 1e-3
    nut = Manifold.cylinder(5.56, 11.11 / 2 / 0.8660254, circular_segments=6).rotate((0, 0, 30))
    place = (phone.BASE / 2, 0, phone.UNDER - measures.nut_height)
    assert overlap(cradle, nut.translate(place)) < 1e-3
    assert overlap(cradle, nut.rotate((0, 0, 30)).translate(place)) > 1, "the nut can't turn"
    tip = 12.7 - 3.8  # of a half-inch bolt, above the plate that it comes from
    assert phone.UNDER - measures.nut_height < tip - 5, "it holds in most of the nut"
    assert tip < phone.UNDER, "and never touches the jaw's rail"


@pytest.mark.parametrize("width", [60.0, 70.0, 80.0, 88.0])
def test_the_phone_holder_takes_every_phone_up_to_the_widest(
    width: float, measures: Measures
) -> None:
    placed = assembly.phone_holder(measures, width)
    assert_nothing_collides(placed)
    held = assembly.held_phone(measures, width)
    for _, solid in placed:
        assert overlap(solid, held) < 1e-3
    lifted = held.translate((0, 0, 6))
    assert any(overlap(solid, lifted) > 1 for _, solid in placed), "the lips hold it down"
    (_, cradle), (_, jaw) = placed
    assert_play(cradle, jaw, 1, least=measures.clearance, most=3 * measures.clearance)
    assert overlap(cradle, jaw.translate((0, 0, 1))) > 1, "the rail doesn't lift out"


def test_the_pointer_turns_on_its_needle_hangs_level_and_clears_the_paper(
    measures: Measures,
) -> None:
    (_, base), (_, pointer) = assembly.spinner_set(measures)
    for angle in range(0, 360, 30):
        assert overlap(base, pointer.rotate((0, 0, angle))) < 1e-3
    assert overlap(base, pointer.translate((0, 0, -0.3))) > 0, "it rests on the needle's tip"
    x, y, z = balance(pointer)
    tip = base.bounding_box()[5]
    assert abs(x) < 0.05
    assert abs(y) < 0.05
    assert z < tip - 10, "its weight hangs below the needle's tip"
    half = measures.wheel_diameter / 2
    paper = Manifold.cylinder(0.3, half, circular_segments=180)
    hole = Manifold.cylinder(2, spinner.POST + 3.5, circular_segments=48)
    placed = (paper - hole.translate((0, 0, -1))).translate((0, 0, spinner.FLOOR - spinner.DEEP))
    assert overlap(base, placed) < 1e-3
    assert overlap(pointer, placed) < 1e-6


def test_the_spinners_dish_names_the_faces_of_the_games_own_wheel() -> None:
    named_faces = ["-".join(words).lower() for words in spinner.FACES]
    assert named_faces == list(GAMES["spin"].wheel)


def balance(solid: Manifold) -> tuple[float, float, float]:
    """The center of a solid's mass, summed over thin slices."""
    x0, y0, z0, x1, y1, z1 = solid.bounding_box()
    total = [0.0, 0.0, 0.0]
    for axis, (low, high) in enumerate(((x0, x1), (y0, y1), (z0, z1))):
        count = 400
        step = (high - low) / count
        turn = ((0, -90, 0), (90, 0, 0), (0, 0, 0))[axis]
        sign = -1 if axis == 1 else 1
        upright = solid.rotate(turn)
        base = upright.bounding_box()[2]
        for i in range(count):
            at = base + step * (i + 0.5)
            total[axis] += sign * upright.slice(at).area() * step * at
    volume = solid.volume()
    return total[0] / volume, total[1] / volume, total[2] / volume


def test_the_veto_card_stands_in_its_slot_with_little_play(measures: Measures) -> None:
    (_, stand), (_, card) = assembly.veto_card(measures)
    assert overlap(stand, card) < 1e-6
    assert_play(stand, card, 1, least=0.3, most=1.2)
    weight = stand.volume() / 1000 * 0.35 * 1.24  # grams, mostly infill
    card_weight = 4.0
    _, y0, _, _, y1, _ = stand.bounding_box()
    *_, top = card.bounding_box()[1], card.bounding_box()[4]
    feet = (y0 + y1) / 2
    tip = (weight * feet + card_weight * top) / (weight + card_weight)
    assert y0 + 5 < tip < y1 - 5, "it doesn't fall over backward"
    assert veto.DEEP > 10


@pytest.mark.parametrize("row", range(holder.ROWS))
def test_a_straight_card_stands_in_the_holders_curve(row: int, measures: Measures) -> None:
    m = measures
    whole = assembly.holder_around_origin(m)
    out, up = holder.stands(m, row)
    half, thick = m.sleeve_width / 2, m.sleeved_thickness / 2
    card = box((-half, half), (-thick, thick), (0.3, m.sleeve_height))
    bow = m.sleeve_width**2 / 8 / holder.RADIUS
    placed = card.rotate((-holder.BACK, 0, 0)).translate((0, out - bow / 2, up))
    assert overlap(whole, placed) < 1e-3
    fan = card.scale((1, holder.OVERLAP, 1)).rotate((-holder.BACK, 0, 0))
    assert overlap(whole, fan.translate((0, out - bow / 2, up))) < 1e-3, "three in a fan"
