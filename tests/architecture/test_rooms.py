"""Every room keeps its law: who may import what, and what stands over its door."""

from __future__ import annotations

import ast
import re
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.architecture.tree import PACKAGE, ROOT, imports, is_third_party, project, rooms

PURE = {"__future__", "abc", "collections", "dataclasses", "enum", "functools", "itertools"}
PURE |= {"math", "operator", "re", "string", "types", "typing"}
PURE |= {"importlib", "pkgutil", "os"}  # to find the games, each of which is a file
"""What the rule sheets and the pile may use of Python: no clock, no chance, no files, no threads."""

HOMES = {
    "click": {"cli", "models"},
    "cryptography": {"server", "cli"},
    "babel": {"words"},
    "cv2": {"demo", "models", "vision"},
    "cv2_enumerate_cameras": {"vision"},
    "engineio": {"server"},
    "flask": {"server"},
    "flask_socketio": {"server"},
    "fluent": {"words"},
    "gevent": {"server", "cli"},
    "ifaddr": {"server"},
    "manifold3d": {"models"},
    "numpy": {"demo", "models", "vision"},
    "PIL": {"models"},
    "onnx": {"models"},
    "paho": {"server"},
    "prometheus_client": {"server"},
    "psycopg": {"store"},
    "pyzbar": {"vision"},
    "redis": {"server"},
    "reportlab": {"printing"},
    "segno": {"cli", "demo", "models", "printing", "server", "vision"},
    "simple_websocket": {"server", "cli"},
    "socketio": {"server"},
    "sqlalchemy": {"store"},
    "torch": {"models"},
    "werkzeug": {"server"},
    "zeroconf": {"server"},
    "zxingcpp": {"vision"},
}
"""The rooms in which each library lives, and nowhere else."""


@pytest.mark.parametrize(
    ("room", "friends"),
    [
        ("rules", ("companion.rules",)),
        ("story", ("companion.story", "companion.rules")),
        ("pile", ("companion.pile", "companion.tags")),
    ],
)
def test_a_pure_room_knows_no_clock_no_chance_and_no_files(
    room: str, friends: tuple[str, ...]
) -> None:
    strangers = [
        str(found)
        for found in imports(PACKAGE / room)
        if found.top not in PURE and not found.name.startswith(friends)
    ]
    assert not strangers


def test_tags_rules_story_and_pile_need_nothing_but_python() -> None:
    assert not [
        str(found)
        for room in ("rules", "story", "tags", "pile")
        for found in imports(PACKAGE / room)
        if is_third_party(found.top)
    ]


def test_a_library_stays_in_its_room() -> None:
    outside = [
        str(found)
        for found in imports()
        if is_third_party(found.top) and found.room not in HOMES.get(found.top, set())
    ]
    assert not outside, "a library outside its room, or one that HOMES does not know"
    there = {found.top for found in imports()} | set(CALLED_BY_NAME) | set(COMES_WITH)
    assert set(HOMES) <= there, "a home in which nobody lives any more"


COMES_WITH = {
    "babel": "fluent.runtime",
    "engineio": "flask-socketio",
    "socketio": "flask-socketio",
    "werkzeug": "flask",
}
"""Libraries that are a declared library's own lower half."""

CALLED_BY_NAME = {
    "psycopg": "SQLAlchemy opens it for a postgresql:// address",
    "pyzbar": "it may be missing its zbar, so it is tried",
}
"""Declared, and never seen in an import."""


def test_what_is_imported_is_declared_and_the_other_way_round() -> None:
    extras = project()["project"]["optional-dependencies"].values()
    trains = project()["dependency-groups"]["faces"]
    wishes = [*project()["project"]["dependencies"], *chain.from_iterable(extras), *trains]
    declared = {Requirement(wish).name for wish in wishes}
    brought_by = packages_distributions()
    imported = {
        COMES_WITH.get(top) or brought_by.get(top, [top])[0].lower().replace("_", "-")
        for top in {found.top for found in imports()}
        if is_third_party(top)
    }
    assert imported | set(CALLED_BY_NAME) == declared


def test_every_room_has_its_layer() -> None:
    contract, _ = project()["tool"]["importlinter"]["contracts"]
    layered = {
        room.strip() for layer in contract["layers"] for room in layer.replace(":", "|").split("|")
    }
    assert contract["exhaustive"] is True
    assert layered == set(rooms())


@pytest.mark.parametrize(
    ("room", "strangers"),
    [
        ("companion", {"benchmarks", "testing", "tests", "tools"}),
        ("tests", {"benchmarks"}),
        ("benchmarks", {"tests"}),
        ("testing", {"benchmarks", "tests"}),
    ],
)
def test_what_two_of_them_need_lies_in_testing(room: str, strangers: set[str]) -> None:
    """A benchmark is no test and a test no benchmark; what players install knows neither."""
    assert not [str(found) for found in imports(ROOT / room) if found.top in strangers]


def packages() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("__init__.py") if "node_modules" not in path.parts)


@pytest.mark.parametrize("door", packages(), ids=lambda path: str(path.parent.relative_to(ROOT)))
def test_a_room_opens_with_its_law(door: Path) -> None:
    law = ast.get_docstring(ast.parse(door.read_text(encoding="utf-8"))) or ""
    assert len(law) >= 40, "say in a few lines what belongs here and what does not"


def test_every_file_says_what_it_is() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in PACKAGE.rglob("*.py")
        if "node_modules" not in path.parts
        and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not silent


def test_the_engine_knows_no_particular_game() -> None:
    """A game is what its cards do: nothing outside games/ asks which one it is."""
    titles = {path.stem.replace("_", "-") for path in (PACKAGE / "rules/games").glob("[a-z]*.py")}
    assert {"mod", "power-grab"} <= titles
    asking = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in (PACKAGE / "rules").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        and re.search(r"\bgame\b|\bname\b", ast.unparse(node))
        and any(isinstance(part, ast.Constant) and part.value in titles for part in ast.walk(node))
    ]
    assert not asking


def test_nothing_is_excused_from_the_checks() -> None:
    tools = project()["tool"]
    assert tools["mypy"]["strict"] is True
    trains, *rooms = tools["mypy"]["overrides"]
    assert trains["module"] == ["torch.*", "onnx.*"]  # no room of ours: libraries of one desk
    for room in rooms:  # a room may only be held to more
        assert {name: room[name] for name in room if name != "module"} == {
            "disallow_any_explicit": True
        }
    assert "per-file-ignores" not in tools["ruff"]["lint"]
    assert tools["pytest"]["ini_options"]["filterwarnings"][0] == "error"
