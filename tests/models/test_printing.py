"""An ordinary printer can make each part: it fits the bed, needs no supports, has no thin walls."""

import pytest
from manifold3d import CrossSection, JoinType

from models.parts.catalog import PARTS
from models.parts.measures import MEASURES, Measures
from models.parts.output import Made

NAMES = [part.name for part in PARTS]
LAYER = 0.2
NOZZLE = 0.4
SPECK = 1.5  # square millimeters: the tip of a letter or of a thread's turn, not a wall
BRIDGE = {
    **dict.fromkeys(("arm-mast", "arm-boom", "arm-elbow", "arm-head", "arm-clamp"), 8.0),
    "spinner-pointer": 2.0,
}
"""Where a short bridge is meant: over a key, above the clamp's thread, over the needle's tip."""


def grown(flat: CrossSection, by: float) -> CrossSection:
    return flat.offset(by, JoinType.Round, 2.0, 24)


def layers(made: Made, step: float) -> list[CrossSection]:
    height = made.size[2]
    return [made.solid.slice(step * (i + 0.5)) for i in range(int(height / step))]


@pytest.mark.parametrize("name", NAMES)
def test_no_wall_is_thinner_than_two_lines_of_the_nozzle(name: str, made: dict[str, Made]) -> None:
    for i, flat in enumerate(layers(made[name], 5 * LAYER)):
        kept = grown(grown(flat, -NOZZLE), NOZZLE + 0.05)
        lost = [piece.area() for piece in (flat - kept).decompose()]
        assert max(lost, default=0) < SPECK, f"thin wall {5 * LAYER * i:.1f} mm above the bed"


@pytest.mark.parametrize("name", NAMES)
def test_each_layer_rests_on_the_one_below(name: str, made: dict[str, Made]) -> None:
    """Walls lean at most 45 degrees; nothing begins in the air; bridges are short and meant."""
    below: CrossSection | None = None
    for i, flat in enumerate(layers(made[name], LAYER)):
        if below is not None:
            z = f"{LAYER * i:.1f} mm above the bed"
            bridge = max(BRIDGE.get(name, 0.0), 2 * 0.65)
            hanging = flat - grown(below, LAYER)
            if hanging.area() > 0.01:
                assert grown(hanging, -bridge / 2).is_empty(), f"needs supports {z}"
            for piece in flat.decompose():
                assert (piece ^ below).area() > 0 or piece.area() < 0.2, f"begins in the air {z}"
        below = flat


@pytest.mark.parametrize("name", NAMES)
def test_each_part_fits_an_ordinary_bed(name: str, made: dict[str, Made]) -> None:
    x, y, z = made[name].size
    assert x <= 220
    assert y <= 220
    assert z <= 250


def test_the_times_named_are_not_nonsense(made: dict[str, Made]) -> None:
    for m in made.values():
        fastest = m.solid.volume() * 0.15 / 15  # all infill at 15 cubic millimeters a second
        slowest = m.solid.volume() / 1.5
        assert fastest / 60 < m.estimate.minutes < slowest / 60 + 15
        assert m.estimate.grams <= m.solid.volume() / 1000 * 1.24 * 1.05


@pytest.mark.parametrize("low", [True, False])
def test_all_measures_at_their_limits_still_give_whole_parts(*, low: bool) -> None:
    wide = {"bed_width": 240.0, "bed_depth": 240.0}
    limits = {m.name: m.low if low else m.high for m in MEASURES.values()} | wide
    if low:
        limits["nut_width"] = 9.0
    measures = Measures(**limits)
    for part in PARTS:
        solid = part.make(measures)
        assert len(solid.decompose()) == 1, part.name
        assert solid.volume() > 100, part.name
        assert solid.bounding_box()[2] == pytest.approx(0, abs=1e-4), part.name
