"""What is whole of a damaged file: each row that can be read, and of a match its lines up to the first that can't.

The rules can't play on from a line that is missing, so what comes after one in the same match is left out.
"""

import json
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Integer, Table, bindparam, func, literal_column, select
from sqlalchemy.exc import DBAPIError

from companion.store.schema import entries

Row = Mapping[str, Any]

SPOILED = (DBAPIError, UnicodeError)
"""How it shows that a part of a file can't be read."""


def sound(connection: Connection, table: Table) -> bool:
    """Whether a table's rows seem whole, as far as one look tells."""
    if table is not entries or connection.dialect.name != "sqlite":
        return True
    spoiled = select(func.count()).where(~func.json_valid(entries.c.act))
    return not connection.execute(spoiled).scalar_one()


def fits(table: Table, row: Row) -> bool:
    """Whether each value of a row is of its column's kind: a file may hold a text where a number belongs."""
    for column in table.columns:
        value = row[column.name]
        if value is None:
            if not column.nullable:
                return False
            continue
        kind = column.type.python_type
        wanted = (int, float) if kind is float else (bool, int) if kind is bool else kind
        if not isinstance(value, wanted):
            return False
    return True


def readable(connection: Connection, table: Table) -> tuple[list[Row], int]:
    """The rows that can be read, one after another, and how many can't."""
    rowid = literal_column("rowid", Integer)
    found: list[Row] = []
    lost = 0
    one = select(table).where(rowid == bindparam("number"))
    for number in range(1, _last_row_number(connection, table) + 1):
        try:
            row = connection.execute(one, {"number": number}).mappings().first()
        except SPOILED:
            lost += 1
            continue
        if row is not None and fits(table, dict(row)):
            found.append(dict(row))
        elif row is not None:
            lost += 1
    return found, lost


def _last_row_number(connection: Connection, table: Table) -> int:
    """The number of the last row, or one that is certainly behind it."""
    rowid = literal_column("rowid", Integer)
    for asked in (
        select(func.max(rowid)).select_from(table),
        select(2 * func.count()).select_from(table),
    ):
        try:
            return int(connection.execute(asked).scalar_one() or 0)
        except SPOILED:
            continue
    return 100_000


def playable(rows: Iterable[Row]) -> tuple[list[Row], list[str]]:
    """Of a log, the lines that can be played; and what is left out, in sentences."""
    matches: dict[str, dict[int, dict[int, Row]]] = defaultdict(lambda: defaultdict(dict))
    for row in rows:
        matches[row["table_id"]][row["match"]][row["seq"]] = row
    kept: list[Row] = []
    says = []
    for table, its in matches.items():
        whole = True
        for match in range(1, max(its) + 1):
            lines = its.get(match, {})
            last = 0
            while whole and _row_is_readable(lines.get(last + 1)):
                last += 1
                kept.append(lines[last])
            left = len(lines) - last
            if left or not last:
                says.append(
                    f"Table {table}, match {match}: line {last + 1} can't be read;"
                    f" {last} lines are kept, {left} after it are left out."
                )
            whole = whole and last > 0
    return kept, says


def _row_is_readable(row: Row | None) -> bool:
    if row is None:
        return False
    try:
        return isinstance(json.loads(row["act"]), dict)
    except (TypeError, ValueError, RecursionError):
        return False


def stand_in(table: str) -> Row:
    """A row for a table whose own can't be read: its log is worth more than its name."""
    now = time.time()
    return {
        "id": table,
        "code": None,
        "name": "",
        "created": now,
        "changed": now,
        "put_away": False,
    }
