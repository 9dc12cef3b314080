"""Measures stand in one place, change what they say, and are refused in one clear sentence."""

from dataclasses import fields

import pytest

from models.parts.catalog import BY_NAME, PARTS, chosen
from models.parts.measures import MEASURES, Measures, WrongMeasure
from models.parts.tray import FLOOR


class Noting:
    """Measures that remember which of them were asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self._measures = Measures()

    def __getattr__(self, name: str) -> float:
        self.asked.add(name)
        value: float = getattr(self._measures, name)
        return value


@pytest.mark.parametrize("name", list(BY_NAME))
def test_a_part_is_listed_with_exactly_the_measures_it_uses(name: str) -> None:
    noting = Noting()
    BY_NAME[name].build(noting)  # type: ignore[arg-type]
    assert noting.asked == set(BY_NAME[name].uses)


def test_every_measure_has_a_limit_a_unit_and_a_meaning_and_is_used() -> None:
    assert list(MEASURES) == [f.name for f in fields(Measures)]
    used = {name for part in PARTS for name in part.uses} | {"bed_height"}
    for measure in MEASURES.values():
        assert measure.low <= measure.default <= measure.high
        assert measure.unit == "mm"
        assert measure.says
        assert measure.name in used


@pytest.mark.parametrize("name", list(MEASURES))
@pytest.mark.parametrize("side", [-1, 1])
def test_a_measure_beyond_its_limit_is_refused_with_the_limit(name: str, side: int) -> None:
    measure = MEASURES[name]
    wrong = measure.low - 0.5 if side < 0 else measure.high + 0.5
    with pytest.raises(WrongMeasure, match=rf"^{name} must be between .* mm .*, not .*\.$"):
        Measures.of({name: str(wrong)})


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"sleve_width": "60"}, "did you mean sleeve_width?"),
        ({"wings": "60"}, "the list shows those there are."),
        ({"sleeve_width": "wide"}, "must be a number of millimeters such as 64, not 'wide'."),
        ({"sleeve_width": "nan"}, "must be between 54 and 72 mm"),
        ({"sleeve_width": "inf"}, "must be between 54 and 72 mm"),
        ({"nut_width": "8", "camera_screw": "8"}, "the nut would slip through its hole."),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    settings: dict[str, str], sentence: str
) -> None:
    with pytest.raises(WrongMeasure) as wrong:
        Measures.of(settings)
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_a_part_too_big_for_the_bed_is_refused_by_name() -> None:
    small = Measures(bed_width=150, bed_depth=150)
    with pytest.raises(WrongMeasure, match=r"^play-tray comes out \d+ x \d+ x \d+ mm, more than"):
        BY_NAME["play-tray"].make(small)


def test_an_unknown_part_is_refused_with_a_guess() -> None:
    with pytest.raises(WrongMeasure, match=r"did you mean tower-u\?"):
        chosen(["tower-uu"])
    assert [part.name for part in chosen(["spinner"])] == ["spinner-base", "spinner-pointer"]


def test_measures_come_out_as_they_were_set() -> None:
    def size(part: str, axis: int, **settings: float) -> float:
        bounds = BY_NAME[part].make(Measures(**settings)).bounding_box()
        return float(bounds[axis + 3] - bounds[axis])

    assert size("tower-u", 2, tower_height=60) == pytest.approx(60, abs=0.01)
    assert size("tower-u", 0, tag_size=20) == pytest.approx(
        size("tower-u", 0, tag_size=28) - 8, abs=0.01
    )
    assert size("play-tray", 2, tray_wall=30) == pytest.approx(FLOOR + 30, abs=0.01)
    assert size("arm-mast", 1, arm_bar=26) == pytest.approx(26, abs=0.01)
    assert size("card-holder", 0, holder_width=160) == pytest.approx(160, abs=0.5)
    assert size("veto-stand", 0, sleeve_width=60) == pytest.approx(72, abs=0.01)
    assert size("spinner-base", 0, wheel_diameter=150) == pytest.approx(156.4, abs=0.05)
    line = BY_NAME["play-tray"].make(Measures(sleeve_width=66)).slice(8.0)
    edges = sorted({round(float(x), 2) for ring in line.to_polygons() for x, _ in ring})
    wall = [x for x in edges if x > 0]
    assert any(abs(b - a - (66 + 2)) < 0.01 for a in wall for b in wall), "room for 66 mm and play"
