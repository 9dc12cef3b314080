"""What the pages say is so: links lead somewhere, and every command that is shown exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.cli import chapters
from tests.architecture.tree import ROOT, files

PAGES = [path for path in files() if path.suffix == ".md" and "web" not in path.parts]
RECIPES = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE)


def names(pages: list[Path]) -> list[str]:
    return [str(page.relative_to(ROOT)) for page in pages]


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)\s#]+)[^)]*\)|src=\"([^\"]+)\"", text):
        target = link[0] or link[1]
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_every_command_shown_exists(page: Path) -> None:
    commands = {name for chapter in chapters().values() for name in chapter}
    code = re.findall(r"```.*?```|`[^`\n]+`", page.read_text(encoding="utf-8"), re.DOTALL)
    for piece in code:
        for word in re.findall(r"(?:^|[`\s/\\])companion ([a-z]+)\b", piece):
            assert word in commands, f"companion {word}"
        for word in re.findall(r"(?:^|[`\s])make ([a-z]+)\b", piece):
            assert word in RECIPES, f"make {word}"


def test_make_help_fits_on_a_card() -> None:
    assert len(RECIPES) <= 10
