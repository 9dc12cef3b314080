"""The ready-made PDFs are what the companion would print today."""

import re
import zlib
from pathlib import Path

import pytest

from companion.printing import render
from companion.printing.ready_made import ready_orders

SHELF = Path(__file__).parents[2] / "printables"
ORDERS = list(ready_orders())


@pytest.mark.parametrize(("where", "kind", "options"), ORDERS, ids=[where for where, *_ in ORDERS])
def test_a_ready_made_file_is_up_to_date(where: str, kind: str, options: dict[str, str]) -> None:
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
