"""A filmed evening in a file can be read back, with the truth beside it."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import pytest
from click.testing import CliRunner

from benchmarks.proof.film import command
from benchmarks.proof.film_file import evening_on_film, events, film


@pytest.mark.parametrize("ending", [".mp4", ".avi"])
def test_a_film_can_be_read_back(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"night{ending}"
    count = film(path, "mod", 2, seconds=5.0)
    video, frames = cv2.VideoCapture(str(path)), 0
    while video.read()[0]:
        frames += 1
    lines = [json.loads(line) for line in path.with_suffix(".jsonl").read_text().splitlines()]
    assert frames == count == 75 == sum(line["line"] == "frame" for line in lines)
    assert [line["card"] for line in lines if line["line"] == "event"] == [
        event["card"] for event in events(evening_on_film("mod", 2, seconds=5.0))
    ]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--game", "chess", "-o", "a.mp4"], "There is no game “chess”"),
        (["-o", "a.gif"], "A film ends in .mp4"),
        (["-o", "nowhere/a.mp4"], "There is no folder nowhere"),
        (["--deck", "long", "-o", "a.mp4"], "two characters"),
        (["--camera", "8k", "-o", "a.mp4"], "There is no camera “8k”"),
    ],
)
def test_film_says_what_is_wrong(
    words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(command, [*words, "--seconds", "1"])
    assert result.exit_code != 0
    assert says in result.output
    assert "Traceback" not in result.output
