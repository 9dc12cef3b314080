"""`companion models` builds any part in any measure, and says what to do when it can't."""

import subprocess
import sys
from pathlib import Path

import pytest
import trimesh
from click.testing import CliRunner

from models.parts.catalog import PARTS
from models.parts.command import ABSENT, command
from models.parts.measures import MEASURES


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(command, [str(a) for a in arguments])
    return result.exit_code, result.output


def test_without_arguments_it_lists_every_part_and_every_measure() -> None:
    code, said = run()
    assert code == 0
    for name in [*(part.name for part in PARTS), *MEASURES]:
        assert f"  {name} " in said


def test_it_writes_a_part_in_the_measures_asked_for(tmp_path: Path) -> None:
    code, said = run("--part", "veto-stand", "--set", "sleeve-width=60", "-o", tmp_path / "new")
    assert code == 0
    assert "veto-stand: 72.0 x 50.0 x 26.0 mm, about" in said
    mesh = trimesh.load_mesh(tmp_path / "new" / "veto-stand.3mf")
    assert mesh.extents[0] == pytest.approx(72, abs=0.01)
    assert sorted(p.name for p in (tmp_path / "new").iterdir()) == [
        "veto-stand.3mf",
        "veto-stand.stl",
    ]


def test_it_draws_a_picture_when_asked(tmp_path: Path) -> None:
    code, _ = run("--part", "arm-key", "--pictures", "-o", tmp_path)
    assert code == 0
    assert (tmp_path / "arm-key.png").read_bytes().startswith(b"\x89PNG")


def test_the_same_measures_give_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        run("--part", "arm-plate", "--set", "clearance=0.3", "-o", tmp_path / folder)
    for kind in ("stl", "3mf"):
        first, second = (tmp_path / f / f"arm-plate.{kind}" for f in ("a", "b"))
        assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--part", "towr-u"], "There is no part called 'towr-u'; did you mean tower-u?"),
        (["--set", "sleeve_width"], "A measure is set as NAME=MILLIMETERS"),
        (["--set", "sleeve_width=900"], "sleeve_width must be between 54 and 72 mm"),
        (["--part", "arm-elbow", "--set", "arm_bar=99"], "arm_bar must be between 20 and 30 mm"),
    ],
)
def test_what_it_cannot_make_it_refuses_in_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    code, said = run(*arguments, "-o", tmp_path / "out")
    assert code == 1
    assert said.startswith("Error: ")
    assert sentence in said
    assert said.count("\n") == 1
    assert not (tmp_path / "out").exists(), "nothing is written"


def test_for_a_small_bed_every_part_is_made_and_large_ones_in_pieces(tmp_path: Path) -> None:
    code, said = run("--set", "bed_width=180", "--set", "bed_depth=180", "-o", tmp_path)
    assert code == 0, said
    written = {path.stem for path in tmp_path.glob("*.stl")}
    assert {
        part.name for part in PARTS if part.name not in ("spinner-base", "card-holder")
    } <= written
    assert {"card-holder-1-of-2", "card-holder-2-of-2"} <= written
    for path in tmp_path.glob("*.stl"):
        mesh = trimesh.load_mesh(path)
        assert mesh.is_watertight, path
        assert max(mesh.extents[:2]) <= 180, path


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, said = run("--part", "arm-pin", "-o", tmp_path / "file" / "below")
    assert code == 1
    assert "Can't write to" in said


def test_without_the_extra_it_says_how_to_install_it() -> None:
    program = (
        "import sys\n"
        "sys.modules['manifold3d'] = None\n"
        "from models.parts.command import command\n"
        "command(['--part', 'tower-u'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip() == f"Error: {ABSENT}"
