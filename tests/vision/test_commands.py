"""The commands that look through a camera or at pictures."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.vision.condition import says
from tests.vision.pictures import Place, table

SEVEN: tuple[str, Place] = ("red-7#1", (2.0, -1.0, 6.0))


def test_aim_says_whether_the_camera_will_do(tmp_path: Path) -> None:
    near, dark = tmp_path / "near.png", tmp_path / "dark.png"
    cv2.imwrite(str(near), table([SEVEN], scale=2.9, marks=True, size=(1600, 900)))
    cv2.imwrite(str(dark), (table([SEVEN]) * 0.1).astype(np.uint8))
    saved = tmp_path / "seen.jpg"
    good = CliRunner().invoke(main, ["aim", str(near), "--json", "--save", str(saved)])
    assert good.exit_code == 0
    assert json.loads(good.output)["says"] == "This will do."
    assert saved.read_bytes()[:2] == b"\xff\xd8"
    bad = CliRunner().invoke(main, ["aim", str(dark), "--json"])
    assert bad.exit_code == 1
    assert says("dark") in json.loads(bad.output)["advice"]


def test_scan_prints_a_line_a_picture_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    good, bad = tmp_path / "a.png", tmp_path / "b.png"
    cv2.imwrite(str(good), table([SEVEN]))
    bad.write_bytes(b"nothing")
    result = CliRunner().invoke(main, ["scan", str(bad), str(good), "--json"])
    assert result.exit_code == 1
    first, second = (json.loads(line) for line in result.output.splitlines())
    assert first["error"].endswith(".")
    assert [card["card"] for card in second["cards"]] == ["red-7#1"]
    assert len(second["cards"][0]["corners"]) == 4
    assert second["maybe_more"] is False
    assert second["ms"] > 0


@pytest.mark.parametrize(
    "given",
    [["--game", "chess"], ["--game", "spin", "--deck", "long"], ["--deck", "K7"]],
)
def test_a_game_or_deck_that_is_none_is_refused(given: list[str], tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["scan", str(tmp_path), *given])
    assert result.exit_code == 2
