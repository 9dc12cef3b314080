"""The table of contents: every part, how often to print it, and how it lies on the bed."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from manifold3d import Manifold

from models.parts import arm, holder, phone, spinner, towers, tray, veto
from models.parts.measures import Measures, WrongMeasure
from models.parts.split import fits, pieces

Color = tuple[int, int, int]

RED, BLUE, GREEN, YELLOW = (205, 62, 52), (52, 112, 196), (52, 150, 84), (240, 190, 44)
SLATE, ORANGE, TEAL, PLUM = (104, 116, 132), (236, 138, 56), (48, 150, 152), (150, 96, 168)


def _once(_: Measures) -> int:
    return 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One file to print."""

    name: str
    group: str
    says: str
    lies: str
    build: Callable[[Measures], Manifold]
    uses: tuple[str, ...]
    color: Color
    count: Callable[[Measures], int] = _once
    instead_of: tuple[str, ...] = ()
    cut: float = 0.5
    """Where it is cut in two for a smaller bed: so far along its longer side."""

    def make(self, measures: Measures) -> Manifold:
        """The part, if it fits the bed in one piece."""
        solid = self.build(measures)
        width, depth, height = size(solid)
        if not fits((width, depth), measures.bed) or height > measures.bed_height:
            raise self._too_large(solid, measures)
        return solid

    def pieces(self, measures: Measures) -> list[Manifold]:
        """The part, in pieces that dovetail if it is larger than the bed; it can't be taller."""
        solid = self.build(measures)
        if size(solid)[2] > measures.bed_height:
            raise self._too_large(solid, measures)
        made = pieces(solid, measures.bed, measures.clearance, self.cut)
        if any(len(piece.decompose()) > 1 for piece in made):  # too slender for a dovetail
            raise self._too_large(solid, measures)
        return made

    def _too_large(self, solid: Manifold, m: Measures) -> WrongMeasure:
        x, y, z = size(solid)
        return WrongMeasure(
            f"{self.name} comes out {x:.0f} x {y:.0f} x {z:.0f} mm, more than the printer's "
            f"{m.bed_width:.0f} x {m.bed_depth:.0f} x {m.bed_height:.0f} mm; make one of its "
            f"measures smaller ({', '.join(self.uses)})."
        )


def size(solid: Manifold) -> tuple[float, float, float]:
    """How wide, deep and high it is."""
    x0, y0, z0, x1, y1, z1 = solid.bounding_box()
    return x1 - x0, y1 - y0, z1 - z0


GROUPS: dict[str, str] = {
    "towers": "Power Towers",
    "tray": "Play tray",
    "arm": "Camera arm",
    "phone-holder": "Phone holder",
    "veto": "VETO stand",
    "spinner": "Spinner",
    "hand": "Card holder",
}

_TOWER = ("tag_size", "tower_height", "clearance")
_SLOT = ("sleeve_width", "sleeve_height", "tray_wall")
_BAR = ("arm_bar",)
_KEYED = ("arm_bar", "clearance")
_MAST = ("arm_height", "arm_bar", "clearance", "bed_width", "bed_depth")
_BOOM = ("arm_reach", "arm_bar", "clearance", "bed_width", "bed_depth")
_NUT = ("camera_screw", "nut_width", "nut_height", "clearance")
_STANDING = "standing, tag side up"
_SIDE = "lying on its side"

PARTS: tuple[Part, ...] = (
    Part(
        name="tower-u",
        group="towers",
        says="U, blocks Draw One",
        lies=_STANDING,
        build=towers.tower_u,
        uses=_TOWER,
        color=RED,
    ),
    Part(
        name="tower-n",
        group="towers",
        says="N, blocks Draw Two",
        lies=_STANDING,
        build=towers.tower_n,
        uses=_TOWER,
        color=BLUE,
    ),
    Part(
        name="tower-o",
        group="towers",
        says="O, blocks Wild Draw Four",
        lies=_STANDING,
        build=towers.tower_o,
        uses=_TOWER,
        color=GREEN,
    ),
    Part(
        name="tower-bang",
        group="towers",
        says="!, blocks Skip",
        lies=_STANDING,
        build=towers.tower_bang,
        uses=_TOWER,
        color=YELLOW,
    ),
    Part(
        name="play-tray",
        group="tray",
        says="draw and discard slots, as far apart as on the printed mat",
        lies="floor down",
        build=tray.play_tray,
        uses=(*_SLOT, "clearance"),
        color=SLATE,
    ),
    Part(
        name="tray-fence",
        group="tray",
        says="makes a slot narrower for slim sleeves",
        lies="flat, tabs down",
        build=tray.tray_fence,
        uses=("sleeve_height", "tray_wall", "clearance"),
        color=ORANGE,
        count=lambda m: 2,
    ),
    Part(
        name="arm-clamp",
        group="arm",
        says="holds on to the table's edge",
        lies=_SIDE,
        build=arm.arm_clamp,
        uses=("arm_bar", "table_thickness", "clearance"),
        color=SLATE,
    ),
    Part(
        name="arm-screw",
        group="arm",
        says="tightens the clamp by hand",
        lies="standing on its knob",
        build=arm.arm_screw,
        uses=("table_thickness",),
        color=ORANGE,
    ),
    Part(
        name="arm-pad",
        group="arm",
        says="keeps the screw from marking the table",
        lies="flat, cup up",
        build=arm.arm_pad,
        uses=("clearance",),
        color=SLATE,
    ),
    Part(
        name="arm-foot",
        group="arm",
        says="instead of clamp, screw and pad: a weight on it holds the arm",
        instead_of=("arm-clamp", "arm-screw", "arm-pad"),
        lies="plate down",
        build=arm.arm_foot,
        uses=("arm_bar", "clearance", "bed_width", "bed_depth"),
        color=SLATE,
    ),
    Part(
        name="arm-mast",
        group="arm",
        says="the upright bar, in lengths that fit the bed",
        lies="lying, pin holes up",
        build=arm.arm_mast,
        uses=_MAST,
        color=TEAL,
        count=lambda m: arm.mast_bars(m)[0],
    ),
    Part(
        name="arm-elbow",
        group="arm",
        says="joins mast and boom",
        lies=_SIDE,
        build=arm.arm_elbow,
        uses=_KEYED,
        color=SLATE,
    ),
    Part(
        name="arm-boom",
        group="arm",
        says="the bar over the table",
        lies="lying, pin holes up",
        build=arm.arm_boom,
        uses=_BOOM,
        color=TEAL,
        count=lambda m: arm.boom_bars(m)[0],
    ),
    Part(
        name="arm-head",
        group="arm",
        says="the hinge at the boom's end",
        lies="lying, pin hole up",
        build=arm.arm_head,
        uses=("arm_bar", "camera_screw", "nut_height", "clearance"),
        color=SLATE,
    ),
    Part(
        name="arm-plate",
        group="arm",
        says="tilts; holds a 1/4 inch bolt for a webcam or the phone holder",
        lies="plate down",
        build=arm.arm_plate,
        uses=_NUT,
        color=ORANGE,
    ),
    Part(
        name="arm-key",
        group="arm",
        says="the joint inside the bars",
        lies="lying on a flat side",
        build=arm.arm_key,
        uses=_KEYED,
        color=ORANGE,
        count=arm.joints,
    ),
    Part(
        name="arm-pin",
        group="arm",
        says="locks a bar to its key",
        lies="lying",
        build=arm.arm_pin,
        uses=_BAR,
        color=ORANGE,
        count=arm.pins,
    ),
    Part(
        name="phone-cradle",
        group="phone-holder",
        says="carries the phone on the arm",
        lies="base down",
        build=phone.phone_cradle,
        uses=("phone_thickness", *_NUT),
        color=SLATE,
    ),
    Part(
        name="phone-jaw",
        group="phone-holder",
        says="slides to the phone's width, pulled by a rubber band",
        lies="rail down",
        build=phone.phone_jaw,
        uses=("phone_width", "phone_thickness"),
        color=ORANGE,
    ),
    Part(
        name="veto-stand",
        group="veto",
        says="shows the VETO card in the middle of the table",
        lies="as it stands",
        build=veto.veto_stand,
        uses=("sleeve_width", "sleeved_thickness", "clearance"),
        color=PLUM,
    ),
    Part(
        name="spinner-base",
        group="spinner",
        says="carries the paper wheel and a needle",
        lies="as it stands",
        build=spinner.spinner_base,
        uses=("wheel_diameter",),
        color=SLATE,
        cut=0.7,
    ),
    Part(
        name="spinner-pointer",
        group="spinner",
        says="rides on the needle",
        lies="as it hangs, arms down",
        build=spinner.spinner_pointer,
        uses=("wheel_diameter", "clearance"),
        color=RED,
    ),
    Part(
        name="card-holder",
        group="hand",
        says="two curved rows for small hands",
        lies="as it stands",
        build=holder.card_holder,
        uses=("holder_width", "sleeve_width", "sleeved_thickness", "clearance"),
        color=GREEN,
    ),
)

BY_NAME = {part.name: part for part in PARTS}


def chosen(names: Iterable[str]) -> tuple[Part, ...]:
    """The parts that somebody asked for, by part or by group; all, if nothing was asked for."""
    wanted = list(names)
    for name in wanted:
        if name not in BY_NAME and name not in GROUPS:
            close = get_close_matches(name, [*BY_NAME, *GROUPS], n=1)
            hint = f"did you mean {close[0]}?" if close else "the list shows those there are."
            raise WrongMeasure(f"There is no part called {name!r}; {hint}")
    return tuple(p for p in PARTS if not wanted or p.name in wanted or p.group in wanted)
