"""A game to take home: as JSON for programs, as CSV for spreadsheets."""

import csv
import datetime as dt
import io
from collections.abc import Iterable

from companion.wire.strict_json import Json

COLUMNS = ("seq", "at", "round", "player", "act", "card", "says", "assumed", "undone", "findings")


def as_csv(story: Iterable[Json]) -> str:
    """The evening line by line."""
    out = io.StringIO()
    sheet = csv.writer(out)
    sheet.writerow(COLUMNS)
    for line in story:
        act = line["act"]
        at = line.get("at")
        said = line.get("says") or []
        sheet.writerow(
            [
                line["seq"],
                "" if at is None else dt.datetime.fromtimestamp(at).isoformat(timespec="seconds"),
                "" if line.get("round") is None else line["round"],
                _plain(act.get("player", "")),
                act.get("act", ""),
                _plain(act.get("card", "")),
                _plain(said if isinstance(said, str) else " ".join(said)),
                "yes" if line.get("assumed") else "",
                "yes" if line.get("undone") else "",
                _plain(" ".join(found["says"] for found in line.get("findings") or [])),
            ]
        )
    return out.getvalue()


def _plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
