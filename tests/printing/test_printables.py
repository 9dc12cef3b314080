"""The ready-made PDFs are what the companion would print today."""

import re
import zlib
from pathlib import Path

import pypdfium2
import pytest

from companion.printing import render
from companion.printing.ready_made import ready_orders

SHELF = Path(__file__).parents[2] / "printables"
ORDERS = list(ready_orders())


@pytest.mark.parametrize(("where", "kind", "options"), ORDERS, ids=[where for where, *_ in ORDERS])
def test_a_ready_made_file_is_up_to_date(where: str, kind: str, options: dict[str, object]) -> None:
    """If this fails: `companion print --ready printables`."""
    kept, fresh = (SHELF / where).read_bytes(), render(kind, **options)
    assert kept == fresh or drawing(kept) == drawing(fresh)


def test_nothing_else_lies_on_the_shelf() -> None:
    kept = {str(path.relative_to(SHELF)) for path in SHELF.rglob("*") if path.is_file()}
    assert kept == {where for where, *_ in ORDERS} | {"README.md"}


def drawing(pdf: bytes) -> list[bytes]:
    """What a PDF draws, however its streams were packed."""
    return [
        zlib.decompress(packed)
        for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    ]


def test_the_list_counts_its_sheets() -> None:
    """A row: files, what they are, how many sheets, and which games differ."""
    counted = {}
    for path in SHELF.rglob("*.pdf"):
        document = pypdfium2.PdfDocument(path)
        counted[path.parent.name, path.stem] = len(document)
        document.close()
    told = {}
    rows = re.findall(
        r"^\| (`.*?) \|.*\| ([^|]*) \|$", (SHELF / "README.md").read_text(encoding="utf-8"), re.M
    )
    for files, sheets in rows:
        usual, *differing = sheets.split(", ")
        other = dict(one.rsplit(" ", 1) for one in differing)
        for name in re.findall(r"`([\w-]+?)(?:-…)?`", files):
            for game, stem in counted:
                if stem == name or re.fullmatch(f"{name}-(a4|letter)", stem):
                    told[game, stem] = int(other.get(game, usual))
    assert told == counted
