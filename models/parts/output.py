"""The shelf: a folder of finished parts, each as STL and 3MF, with pictures and a list of facts."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from manifold3d import Manifold

from models.parts import assembly
from models.parts.catalog import GROUPS, PARTS, Part, size
from models.parts.estimate import Estimate, estimate
from models.parts.measures import Measures
from models.parts.mesh import Facets, stl, three_mf

FACTS = "parts.json"
PAGE = "README.md"
BEGIN, END = "<!-- parts: written by `python -m models.parts` -->", "<!-- end of parts -->"


@dataclass(frozen=True, slots=True)
class Made:
    """One part, cut and measured."""

    part: Part
    solid: Manifold
    count: int
    size: tuple[float, float, float]
    estimate: Estimate
    name: str

    @classmethod
    def of(cls, part: Part, measures: Measures) -> "Made":
        """The part in one piece."""
        solid = part.make(measures)
        return cls(part, solid, part.count(measures), size(solid), estimate(solid), part.name)

    @classmethod
    def all_of(cls, part: Part, measures: Measures) -> "list[Made]":
        """The part in as many pieces as the bed wants."""
        solids = part.pieces(measures)
        names = [f"{part.name}-{nth}-of-{len(solids)}" for nth in range(1, len(solids) + 1)]
        return [
            cls(part, solid, part.count(measures), size(solid), estimate(solid), name)
            for solid, name in zip(solids, names if len(solids) > 1 else [part.name], strict=True)
        ]

    @property
    def line(self) -> str:
        """What somebody wants to know before printing it."""
        x, y, z = self.size
        times = f", print {self.count}" if self.count > 1 else ""
        return (
            f"{self.name}: {x:.1f} x {y:.1f} x {z:.1f} mm, about {self.estimate.time} "
            f"and {self.estimate.grams:.0f} g{times}; {self.part.lies}"
        )

    def files(self) -> Iterator[tuple[str, bytes]]:
        """The files' names and contents."""
        facets = Facets.of(self.solid)
        title = f"companion {self.name}"
        yield f"{self.name}.stl", stl(facets, title)
        yield f"{self.name}.3mf", three_mf(facets, title, self.part.color)

    def draw(self, folder: Path, width: int = 640, height: int = 480) -> None:
        """Take a picture of the part as it lies on the bed."""
        from models.parts.picture import Thing, develop, photograph

        shot = photograph([Thing(self.solid, self.part.color)], width=width, height=height)
        develop(shot, folder / f"{self.name}.png")

    def save(self, folder: Path) -> None:
        for name, data in self.files():
            (folder / name).write_bytes(data)


def facts(made: list[Made]) -> str:
    """What is on the shelf, for tests and other programs."""
    parts = {
        m.part.name: {
            "count": m.count,
            "size": [round(side, 2) for side in m.size],
            "volume_cm3": round(m.solid.volume() / 1000, 2),
            "minutes": round(m.estimate.minutes),
            "grams": round(m.estimate.grams, 1),
            "sha256": {name: hashlib.sha256(data).hexdigest() for name, data in m.files()},
        }
        for m in made
    }
    listing = {"made_with": {"manifold3d": version("manifold3d")}, "parts": parts}
    return json.dumps(listing, indent=2) + "\n"


def table(made: list[Made]) -> str:
    """The page's list of parts."""
    lines = []
    for group, title in GROUPS.items():
        here = [m for m in made if m.part.group == group]
        lines += [f"### {title}", "", f"![{title} in use](pictures/{group}.png)", ""]
        lines += ["| | part | print | size in mm | time | PLA | on the bed |"]
        lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
        for m in here:
            name = m.part.name
            x, y, z = m.size
            lines.append(
                f'| <img src="pictures/{name}.png" width="120" alt="{name}"> '
                f"| **{name}**: {m.part.says} ([STL]({name}.stl), [3MF]({name}.3mf)) "
                f"| {m.count} | {x:.1f} x {y:.1f} x {z:.1f} | {m.estimate.time} "
                f"| {m.estimate.grams:.0f} g | {m.part.lies} |"
            )
        lines += ["", _together(here), ""]
        if group == "arm":
            lines += [weighing_down(Measures()), ""]
    return "\n".join(lines)


def _together(group: list[Made]) -> str:
    """Time and weight of a whole group, for somebody who counts evenings and spools."""
    needed = [m for m in group if not m.part.instead_of]
    minutes = sum(m.estimate.minutes * m.count for m in needed)
    grams = sum(m.estimate.grams * m.count for m in needed)
    left = "".join(f", without {m.part.name}" for m in group if m.part.instead_of)
    return f"Together: about {Estimate(minutes, grams).time} and {grams:.0f} g{left}."


def weighing_down(m: Measures) -> str:
    """What the foot needs, for somebody without a table edge to clamp."""
    lighter, heavier = (assembly.ballast(m, grams) for grams in (100.0, 240.0))
    return (
        f"The foot needs a weight on the middle of its plate: {heavier / 1000:.1f} kg for a phone of 240 g, "
        f"{lighter / 1000:.1f} kg for a webcam of 100 g. One bag of sugar is not enough for a phone; two are. "
        f"(Reckoned from each part's weight and place, a finger that taps with {assembly.TOUCH:.0f} g, and half as "
        "much again.)"
    )


def page(text: str, made: list[Made]) -> str:
    """The page with its list of parts brought up to date."""
    before, rest = text.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    return f"{before}{BEGIN}\n\n{table(made)}\n{END}{after}"


def everything(measures: Measures | None = None) -> list[Made]:
    return [Made.of(part, measures or Measures()) for part in PARTS]


def fill(folder: Path, *, pictures: bool) -> None:
    """Write the whole shelf."""
    made = everything()
    for m in made:
        m.save(folder)
    (folder / FACTS).write_text(facts(made), encoding="utf-8")
    readme = folder / PAGE
    readme.write_text(page(readme.read_text(encoding="utf-8"), made), encoding="utf-8")
    if pictures:
        take_pictures(made, folder / "pictures")


def take_pictures(made: list[Made], folder: Path) -> None:
    """One small picture of each part as it is printed, one larger of each group in use."""
    from models.parts.picture import develop, photograph, trimmed
    from models.parts.scene import SCENES

    folder.mkdir(parents=True, exist_ok=True)
    for m in made:
        m.draw(folder, 320, 240)
    for name, (scene, camera) in SCENES.items():
        develop(trimmed(photograph(scene(Measures()), camera, 800, 560)), folder / f"{name}.png")
