"""No test touches what the user keeps: each one sees a home that is thrown away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from companion.store.place import usual_store


def test_the_usual_store_of_a_test_is_thrown_away(
    home: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert home.is_relative_to(tmp_path_factory.getbasetemp())
    assert usual_store().is_relative_to(home)


def test_so_is_that_of_a_program_which_a_test_starts(home: Path) -> None:
    asked = "from companion.store.place import usual_store; print(usual_store())"
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout
    assert Path(told.strip()).is_relative_to(home)
