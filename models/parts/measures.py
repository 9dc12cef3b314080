"""Every measure a family may change, with its unit and limits, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from math import isfinite


class WrongMeasure(ValueError):
    """A measure that no part can be built with; says what to change in one sentence."""


def _mm(default: float, low: float, high: float, says: str) -> float:
    value: float = field(
        default=default, metadata={"low": low, "high": high, "unit": "mm", "says": says}
    )
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """The measures of your sleeves, phone, table and printer; all in millimeters."""

    sleeve_width: float = _mm(64.0, 54.0, 72.0, "width of a sleeved card")
    sleeve_height: float = _mm(93.0, 84.0, 100.0, "height of a sleeved card")
    sleeved_thickness: float = _mm(0.7, 0.3, 1.5, "thickness of one sleeved card with its label")
    tag_size: float = _mm(29.0, 20.0, 40.0, "side of the tag on a tower, its white border included")
    tower_height: float = _mm(52.0, 46.0, 80.0, "height of a tower from table to battlements")
    tray_wall: float = _mm(32.0, 16.0, 50.0, "height of the play tray's walls above its floor")
    arm_height: float = _mm(550.0, 400.0, 700.0, "height of the arm's boom above the table")
    arm_reach: float = _mm(300.0, 240.0, 380.0, "distance from the mast to the camera")
    arm_bar: float = _mm(22.0, 20.0, 30.0, "thickness of the arm's square bars")
    table_thickness: float = _mm(45.0, 20.0, 60.0, "thickest table edge the clamp takes")
    camera_screw: float = _mm(6.35, 5.0, 8.0, "camera bolt; 1/4 inch is 6.35")
    nut_width: float = _mm(11.11, 8.0, 14.0, "camera nut and bolt head across flats; 7/16 inch")
    nut_height: float = _mm(5.6, 3.0, 7.0, "height of the camera nut; 7/32 inch")
    phone_width: float = _mm(88.0, 60.0, 95.0, "widest phone the holder takes, with its case")
    phone_thickness: float = _mm(12.0, 7.0, 18.0, "thickness of the phone, with its case")
    wheel_diameter: float = _mm(180.0, 120.0, 200.0, "diameter of the printed paper wheel")
    holder_width: float = _mm(190.0, 120.0, 205.0, "width of the card holder")
    clearance: float = _mm(0.25, 0.1, 0.6, "gap on each side between parts that go together")
    bed_width: float = _mm(220.0, 150.0, 500.0, "width of the printer's bed")
    bed_depth: float = _mm(220.0, 150.0, 500.0, "depth of the printer's bed")
    bed_height: float = _mm(250.0, 150.0, 500.0, "tallest print the printer can make")

    def __post_init__(self) -> None:
        for measure in MEASURES.values():
            value = getattr(self, measure.name)
            if not (isfinite(value) and measure.low <= value <= measure.high):
                raise WrongMeasure(
                    f"{measure.name} must be between {measure.low:g} and {measure.high:g} "
                    f"{measure.unit} ({measure.says}), not {value:g}."
                )
        if self.nut_width < self.camera_screw + 2:
            raise WrongMeasure(
                f"nut_width ({self.nut_width:g} mm) must be at least 2 mm more than camera_screw "
                f"({self.camera_screw:g} mm), or the nut would slip through its hole."
            )

    @property
    def bed(self) -> tuple[float, float]:
        """What may lie on the printer's bed."""
        return self.bed_width, self.bed_depth

    @classmethod
    def of(cls, settings: Mapping[str, str]) -> "Measures":
        """Read what somebody typed, such as {"sleeve_width": "66"}."""
        values: dict[str, float] = {}
        for name, text in settings.items():
            if name not in MEASURES:
                close = get_close_matches(name, MEASURES, n=1)
                hint = f"did you mean {close[0]}?" if close else "the list shows those there are."
                raise WrongMeasure(f"There is no measure called {name!r}; {hint}")
            try:
                values[name] = float(text.strip().lower().removesuffix("mm").strip())
            except ValueError:
                raise WrongMeasure(
                    f"{name} must be a number of millimeters such as "
                    f"{MEASURES[name].default:g}, not {text!r}."
                ) from None
        return cls(**values)


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the list of measures."""

    name: str
    default: float
    low: float
    high: float
    unit: str
    says: str


MEASURES: dict[str, Measure] = {
    f.name: Measure(name=f.name, default=f.default, **f.metadata)
    for f in fields(Measures)
    if isinstance(f.default, float)
}
