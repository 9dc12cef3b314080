"""Everything on the shelf, cut once for all tests."""

from pathlib import Path

import pytest

pytest.importorskip("manifold3d", reason="the 3D parts are an extra")

from models.parts.measures import Measures
from models.parts.output import Made, everything


@pytest.fixture(scope="session")
def measures() -> Measures:
    return Measures()


@pytest.fixture(scope="session")
def shelf() -> Path:
    return Path(__file__).parents[2] / "models"


@pytest.fixture(scope="session")
def made() -> dict[str, Made]:
    return {m.part.name: m for m in everything()}
