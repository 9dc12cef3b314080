"""What no file of the project may hold, and how files are called."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.architecture.tree import ROOT, files, texts

REGISTRIES = re.compile(
    r"pypi\.org|pythonhosted\.org|registry\.npmjs|npmjs\.com|yarnpkg\.com|debian\.org/debian"
    r"|(?:find-links|index-url)\s*[= ]\s*(?:https?|file):|file:" + "//+[a-z]",
)
SOMEBODYS_MACHINE = re.compile(r"(?<![\w.~$})-])/(?:work|root|home|Users|tmp|opt)/\w")
"""A path that exists on one machine only."""

NOT_A_NOUN_OF_THE_TABLE = {"util", "utils", "helper", "helpers", "manager", "managers", "models"}
NOT_A_NOUN_OF_THE_TABLE |= {"types", "misc", "common", "stuff", "base"}


def where(pattern: re.Pattern[str], path: Path, text: str) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_registry() -> None:
    assert not [
        line
        for path, text in texts()
        if path != Path(__file__)
        for line in where(REGISTRIES, path, text)
    ]


def test_no_file_knows_somebodys_machine() -> None:
    assert not [
        line
        for path, text in texts()
        if path != Path(__file__)
        for line in where(SOMEBODYS_MACHINE, path, text)
    ]


def test_a_color_is_spelled_one_way() -> None:
    british = re.compile("colo" + "ur", re.IGNORECASE)
    read_by_people = [(path, text) for path, text in texts() if "tests" not in path.parts]
    assert not [line for path, text in read_by_people for line in where(british, path, text)]


def test_locks_hold_hashes_and_no_addresses() -> None:
    for lock in ROOT.glob("*.lock"):
        assert "://" not in lock.read_text()
        for pinned in re.findall(r"^\w[^\n]*(?:\n    [^\n]*)*", lock.read_text(), re.MULTILINE):
            assert "--hash=sha256:" in pinned, pinned
    web = json.loads((ROOT / "companion/web/package-lock.json").read_text())
    for name, package in web["packages"].items():
        assert "resolved" not in package, name
        assert "integrity" in package or not name, name


def test_the_front_ends_lock_serves_every_system() -> None:
    """npm 10 writes locks that lack the other systems' programs."""
    names = " ".join(json.loads((ROOT / "companion/web/package-lock.json").read_text())["packages"])
    for system in ("linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64", "win32-x64"):
        assert f"@esbuild/{system}" in names
        assert f"@typescript/typescript-{system}" in names
        assert f"@biomejs/cli-{system}" in names


def test_a_file_is_a_noun_of_the_table() -> None:
    called = [
        str(path.relative_to(ROOT))
        for path in files()
        if path.suffix in {".py", ".ts", ".tsx"} and path.stem in NOT_A_NOUN_OF_THE_TABLE
    ]
    folders = [
        str(folder)
        for folder in {path.relative_to(ROOT).parent for path in files()}
        if folder.name in NOT_A_NOUN_OF_THE_TABLE - {"models"}
    ]
    assert not called + folders
