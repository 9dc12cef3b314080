"""Every benchmark starts on a machine that has just run `make test`, with its least work."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.__main__ import PARTS
from benchmarks.row import Row, agree, together

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_it_starts(part: str, tmp_path: Path) -> None:
    out = tmp_path / "rows.json"
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--least", "--only", part, "--json", out],
        capture_output=True, text=True, cwd=ROOT, timeout=300, check=False,
    )  # fmt: skip
    told = json.loads(out.read_text(encoding="utf-8"))
    if part == "print_time" and not shutil.which("prusa-slicer"):
        assert told["missing"] == [
            "print_time was not measured: prusa-slicer isn't installed here (apt-get install prusa-slicer)."
        ]
    else:
        assert told["missing"] == [], done.stderr
        assert told["rows"]


def row(ratio: float) -> Row:
    return Row(what="a", unit="ms", ours=1.0, theirs=ratio, ratio=ratio, least=1.0)


def test_a_part_is_measured_until_its_ratios_agree() -> None:
    assert not agree([[row(1.0)]])
    assert agree([[row(1.0)], [row(1.04)]])
    assert not agree([[row(1.0)], [row(1.2)]])
    (middle,) = together([[row(1.0)], [row(1.2)], [row(1.1)]])
    assert middle.ratio == 1.1
    assert middle.spread == (1.0, 1.2)
