"""What lies in models/ is closed, has the size it says, and comes from today's sources."""

import hashlib
import json
import re
from importlib.metadata import version
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
import trimesh

from models.parts.catalog import GROUPS, PARTS
from models.parts.mesh import Facets, read_stl
from models.parts.output import BEGIN, END, Made, facts, page

NAMES = [part.name for part in PARTS]


def read(path: Path) -> trimesh.Trimesh:
    mesh = trimesh.load_mesh(BytesIO(path.read_bytes()), file_type=path.suffix[1:])
    assert isinstance(mesh, trimesh.Trimesh)
    return mesh


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["stl", "3mf"])
def test_another_library_finds_every_file_closed_and_of_the_size_it_says(
    name: str, kind: str, shelf: Path, made: dict[str, Made]
) -> None:
    mesh = read(shelf / f"{name}.{kind}")
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert mesh.volume == pytest.approx(made[name].solid.volume(), rel=1e-4)
    assert len(mesh.split(only_watertight=False)) == 1, "one piece, nothing loose"
    listed = json.loads((shelf / "parts.json").read_text("utf-8"))["parts"][name]["size"]
    assert mesh.extents == pytest.approx(listed, abs=0.01)
    assert mesh.bounds[0][2] == pytest.approx(0, abs=0.001), "it lies on the bed"


@pytest.mark.parametrize("name", NAMES)
def test_every_file_holds_the_solid_that_the_sources_make(
    name: str, shelf: Path, made: dict[str, Made]
) -> None:
    """Byte for byte with the library that made it; the same solid with any other version."""
    made_with = json.loads((shelf / "parts.json").read_text("utf-8"))["made_with"]
    for file, data in made[name].files():
        stored = (shelf / file).read_bytes()
        if made_with["manifold3d"] == version("manifold3d"):
            same = hashlib.sha256(stored).digest() == hashlib.sha256(data).digest()
            assert same, f"{file} is stale: run `python -m models.parts`"
    old, new = read_stl((shelf / f"{name}.stl").read_bytes()).solid(), made[name].solid
    assert (old - new).volume() + (new - old).volume() < 1e-3 * new.volume()


def test_the_list_and_the_page_are_up_to_date(shelf: Path, made: dict[str, Made]) -> None:
    stored = json.loads((shelf / "parts.json").read_text("utf-8"))
    fresh = json.loads(facts(list(made.values())))
    assert list(stored["parts"]) == list(fresh["parts"])
    for name, part in fresh["parts"].items():
        listed = stored["parts"][name]
        assert listed["count"] == part["count"]
        assert listed["size"] == pytest.approx(part["size"], abs=0.01)
        assert listed["minutes"] == pytest.approx(part["minutes"], rel=0.02, abs=1)
    if stored["made_with"] == fresh["made_with"]:
        assert stored == fresh
        text = (shelf / "README.md").read_text("utf-8")
        assert page(text, list(made.values())) == text


def test_every_picture_that_the_page_shows_is_there_and_none_is_left_over(shelf: Path) -> None:
    text = (shelf / "README.md").read_text("utf-8")
    shown = set(re.findall(r"pictures/([\w-]+\.png)", text))
    assert {f"{name}.png" for name in [*NAMES, *GROUPS]} <= shown
    assert shown == {path.name for path in (shelf / "pictures").iterdir()}
    assert text.index(BEGIN) < text.index(END)


def test_the_shelf_stays_small_and_holds_nothing_else(shelf: Path) -> None:
    known = {f"{name}.{kind}" for name in NAMES for kind in ("stl", "3mf")}
    files = {path.name for path in shelf.iterdir() if path.is_file()}
    assert files == known | {"README.md", "parts.json"}
    assert sum(p.stat().st_size for p in shelf.rglob("*") if p.is_file()) < 5_000_000


def test_an_stl_survives_being_written_and_read(made: dict[str, Made]) -> None:
    name, data = next(made["arm-key"].files())
    facets = Facets.of(made["arm-key"].solid)
    again = read_stl(data)
    assert name == "arm-key.stl"
    assert np.allclose(np.sort(again.corners, 0), np.sort(facets.corners, 0), atol=1e-4)
    assert len(again.triangles) == len(facets.triangles)
