"""What the pages say is so: links lead somewhere, and every command that is shown exists."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from companion.cli import main
from tests.architecture.tree import ROOT, files

PAGES = [
    path for path in files() if path.suffix == ".md" and "web" not in path.relative_to(ROOT).parts
]
RECIPES = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE)


def names(pages: list[Path]) -> list[str]:
    return [str(page.relative_to(ROOT)) for page in pages]


def base(page: Path) -> Path:
    """The folder from which a page's links are read: docs for the help, of which a page there is made."""
    return ROOT / "docs" if page.name == "help.md" else page.parent


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)\s#]+)[^)]*\)|src=\"([^\"]+)\"", text):
        target = link[0] or link[1]
        if "://" not in target and not target.startswith("mailto:"):
            assert (base(page) / target).exists(), target


def test_every_file_and_module_that_a_page_names_is_there() -> None:
    there = {str(path.relative_to(ROOT)) for path in files()}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name in re.findall(r"`([a-z][\w./-]*/[\w.-]+\.(?:py|tsx?|ftl|md|yaml|conf))`", text):
            known = "NAME" in name or any(f"/{path}".endswith(f"/{name}") for path in there)
            assert known, f"{page}: {name}"
        for module in re.findall(r"python -m ((?:benchmarks|tests|tools|models)[\w.]*)", text):
            path = module.replace(".", "/")
            assert {f"{path}.py", f"{path}/__main__.py"} & there, f"{page}: {module}"


def shown(page: Path, program: str) -> list[list[str]]:
    """Each time a page shows how to call a program: the words that follow its name."""
    code = re.findall(r"```.*?```|`[^`\n]+`", page.read_text(encoding="utf-8"), re.DOTALL)
    calls = rf"(?:^|[`\s/\\|]){program} ([a-z-][^\n`|&;#)]*)"
    return [call.split() for piece in code for call in re.findall(calls, piece, re.MULTILINE)]


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_every_command_shown_exists_with_its_options(page: Path) -> None:
    context = click.Context(main)
    for name, *words in shown(page, "companion"):
        if name.startswith("-"):
            continue
        command = main.get_command(context, name)
        assert command, f"companion {name}"
        if isinstance(command, click.Group) and words and words[0] in command.commands:
            command = command.commands[words[0]]
        options = {
            option for param in command.params for option in (*param.opts, *param.secondary_opts)
        }
        for word in words:
            option = re.match(r"\[?(--?[a-z][a-z-]*)", word)
            if option and option[1] not in {"--help", "-h"}:
                assert option[1] in options, f"companion {name} {word}"


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_every_recipe_shown_exists(page: Path) -> None:
    assert {recipe for recipe, *_ in shown(page, "make")} <= {*RECIPES}


def test_make_help_fits_on_a_card() -> None:
    assert len(RECIPES) <= 14
