"""Reads the pages of scenarios: every table row and every fenced block is one scenario."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.scenarios.notation import Expected, Step, given, said, steps

HERE = Path(__file__).parent
HEADER = ("cites", "given", "acts", "then")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A few acts at a table and what must be true then, resting on sections of the sheets."""

    page: str
    line: int
    cites: tuple[str, ...]
    given: str
    steps: tuple[Step, ...]
    silent: bool = False
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def game(self) -> str:
        return self.given.split()[0]

    @property
    def start_card(self) -> str:
        return self.given.split()[2] if self.given != "-" else ""


def pages() -> list[Path]:
    return sorted(
        page for page in HERE.glob("*.md") if page.name not in ("sections.md", "README.md")
    )


def scenarios() -> list[Scenario]:
    return [scenario for page in pages() for scenario in read(page)]


def read(page: Path) -> Iterator[Scenario]:
    lines = page.read_text(encoding="utf-8").splitlines()
    header: tuple[str, ...] = ()
    block: list[str] | None = None
    opened = 0
    for number, line in enumerate(lines, start=1):
        if line.startswith("```"):
            if block is None:
                block, opened = [], number
            else:
                yield from_block(page.name, opened, block)
                block = None
        elif block is not None:
            block.append(line)
        elif line.startswith("|"):
            cells = tuple(
                cell.strip().replace("`", "") for cell in line.strip().strip("|").split("|")
            )
            if set(line) <= set("|- "):
                continue
            if cells == HEADER:
                header = cells
            elif header:
                yield from_row(page.name, number, line)
        else:
            header = ()


def from_row(page: str, line: int, text: str) -> Scenario:
    # `\|` stands for a bar inside a cell, as everywhere in such tables.
    cells = [
        cell.strip().replace("\\|", "|").replace("`", "")
        for cell in re.split(r"(?<!\\)\|", text.strip()[1:-1])
    ]
    if len(cells) != len(HEADER):
        raise ValueError(f"{page}:{line}: a row has {len(HEADER)} cells, not {len(cells)}")
    cites, start, acts, then = cells
    silent = "(silent)" in cites
    return Scenario(
        page,
        line,
        cited(cites.replace("(silent)", "")),
        start,
        (*given(start), *steps(acts), Expected(then)),
        silent,
    )


def from_block(page: str, line: int, block: list[str]) -> Scenario:
    """Lines to the margin are said, indented ones expected; the first two are cites and given."""
    words = [each.split("#", 1)[0] if " #" in each else each for each in block]
    cites, start, *rest = [each for each in words if each.strip()]
    if not cites.startswith("cites ") or not start.startswith("given "):
        raise ValueError(f"{page}:{line}: a block begins with its cites and its given")
    start = start.removeprefix("given ").strip()
    found: list[Step] = [*given(start)]
    for each in rest:
        if each.startswith(" "):
            found.append(Expected(each.strip()))
        else:
            found.extend(steps(each) if ";" in each or " & " in each else [said(each)])
    cites = cites.removeprefix("cites ")
    return Scenario(
        page, line, cited(cites.replace("(silent)", "")), start, tuple(found), "(silent)" in cites
    )


def cited(text: str) -> tuple[str, ...]:
    """`mod/lets-play 3, rulings/scoring none`: each section, with its paragraph if it has several."""
    return tuple(" ".join(each.split()) for each in text.split(",") if each.strip())


@dataclass(frozen=True, slots=True)
class Section:
    """One paragraph that may be cited."""

    game: str
    name: str
    paragraph: str
    settles: str

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"


def sections() -> list[Section]:
    found: list[Section] = []
    game = ""
    for line in (HERE / "sections.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = line[3:].strip()
        elif game and line.startswith("| ") and not line.startswith(("| section", "| ---")):
            name, paragraph, settles = (cell.strip() for cell in line.strip("| ").split("|", 2))
            found.append(Section(game, name, paragraph, settles.strip("| ")))
    return found
