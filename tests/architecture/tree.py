"""The checkout as the house laws look at it: its files, its rooms and what they import."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "companion"


@dataclass(frozen=True, slots=True)
class Import:
    """One import: the file that has it, the line, and the full name of what it brings."""

    file: Path
    line: int
    name: str

    @property
    def top(self) -> str:
        return self.name.partition(".")[0]

    @property
    def room(self) -> str:
        """The room that the file lies in: `companion/cli/referee.py` is of `cli`, `models/parts/arm.py` of `models`."""
        parts = self.file.relative_to(ROOT).parts
        return parts[parts[0] == PACKAGE.name].removesuffix(".py")

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} imports {self.name}"


@cache
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


@cache
def files() -> tuple[Path, ...]:
    """Every file of the project that git keeps or would keep."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return tuple(
        path for name in sorted(set(listed.split("\0"))) if (path := ROOT / name).is_file()
    )


def texts() -> Iterator[tuple[Path, str]]:
    """Every file that is text, with what it says."""
    for path in files():
        try:
            yield path, path.read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):  # a benchmark beside us puts its files away
            continue


def rooms() -> list[str]:
    """The packages right under companion/."""
    return sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))


def imports(*folders: Path) -> list[Import]:
    """Every import of the companion and its 3D parts (or of these folders), wherever in a file it stands."""
    return [
        Import(path, line, name)
        for folder in folders or (PACKAGE, ROOT / "models")
        for path in sorted(folder.rglob("*.py"))
        if "node_modules" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for line, name in names(node)
    ]


def names(node: ast.AST) -> list[tuple[int, str]]:
    """The line and the full names that an import statement brings."""
    match node:
        case ast.Import(names=aliases):
            return [(node.lineno, alias.name) for alias in aliases]
        case ast.ImportFrom(module=str(module), level=0):
            return [(node.lineno, module)]
        case _:
            return []


def is_third_party(name: str) -> bool:
    return name not in sys.stdlib_module_names and name not in {"companion", "models"}
