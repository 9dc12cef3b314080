"""A game to take home: as JSON for programs, as CSV for spreadsheets."""

import csv
import datetime as dt
import io
from collections.abc import Iterable

from companion.wire.shape import Line

COLUMNS = ("seq", "at", "round", "player", "act", "card", "says", "assumed", "undone", "findings")


_FORMULAS = frozenset("=+-@\t\r＝＋－＠")  # full-width ones count, too
"""The characters with which a spreadsheet begins a formula."""


def as_csv(story: Iterable[Line]) -> str:
    """The evening line by line."""
    out = io.StringIO()
    sheet = csv.writer(out)
    sheet.writerow(COLUMNS)
    for line in story:
        act = line["act"]
        at = line["at"]
        sheet.writerow(
            [
                line["seq"],
                "" if at is None else dt.datetime.fromtimestamp(at).isoformat(timespec="seconds"),
                "" if line["round"] is None else line["round"],
                _without_formula(act.get("player", "")),
                act.get("act", ""),
                _without_formula(act.get("card", "")),
                _without_formula(" ".join(line["says"])),
                "yes" if line["assumed"] else "",
                "yes" if line["undone"] else "",
                _without_formula(" ".join(found["says"] for found in line["findings"])),
            ]
        )
    return out.getvalue()


def _without_formula(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    text = " ".join(text.splitlines())
    return f"'{text}" if text.lstrip()[:1] in _FORMULAS else text
