"""JSON as the standard has it: no NaN, no half characters, no NUL, nothing nested without end."""

import json
from typing import Any

Json = dict[str, Any]
"""A JSON object."""

DEEPEST = 32
"""So deep is no act, no table and no picture's reading."""


class BadJson(ValueError):
    """That is no JSON by the standard."""


def loads(text: str | bytes, **_more: Any) -> Any:
    """Read JSON from outside."""
    try:
        found = json.loads(text, parse_constant=_refuse)
    except (RecursionError, UnicodeError) as fault:
        raise BadJson("nested too deep, or no UTF-8") from fault
    _check(found, DEEPEST)
    return found


def dumps(value: Any, **more: Any) -> str:
    """Write JSON."""
    return json.dumps(value, **more)


def _refuse(constant: str) -> Any:
    raise BadJson(f"{constant} is no number in JSON")


def _check(value: Any, deeper: int) -> None:
    match value:
        case str():
            if "\0" in value or not _whole(value):
                raise BadJson("a NUL or half a character")
        case float():
            if value in (float("inf"), float("-inf")):
                raise BadJson("a number without end")
        case list():
            _nested(value, deeper)
        case dict():
            _nested(value, deeper)
            _nested(list(value.values()), deeper)
        case _:
            pass


def _nested(values: Any, deeper: int) -> None:
    if not deeper:
        raise BadJson("nested too deep")
    for value in values:
        _check(value, deeper - 1)


def _whole(text: str) -> bool:
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
