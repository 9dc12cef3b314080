"""JSON as the standard has it: no NaN, no half characters, no NUL, nothing nested without end."""

import json
from math import isinf
from typing import Any
from unicodedata import category

Json = dict[str, Any]
"""A JSON object."""

DEEPEST_NESTING = 32
"""Levels of nesting that are accepted; no act or table has as many."""


class BadJson(ValueError):
    """That is no JSON by the standard."""


def _refuse_constant(constant: str) -> Any:
    raise BadJson(f"{constant} is no number in JSON")


dumps = json.dumps
"""What writes JSON: a library asks for both ways here."""

_read = json.JSONDecoder(parse_constant=_refuse_constant).decode
"""Made once: `json.loads` with a setting of one's own makes a decoder each time."""


def loads(text: str | bytes, **_more: Any) -> Any:
    """Read JSON from outside."""
    try:
        if isinstance(text, bytes):
            text = text.decode(json.detect_encoding(text), "surrogatepass")
        found = _read(text)
    except (RecursionError, UnicodeError) as fault:
        raise BadJson("nested too deep, or no UTF-8") from fault
    layer: list[Any] = [found]
    for deeper in range(DEEPEST_NESTING, -1, -1):
        within: list[Any] = []
        for value in layer:
            if isinstance(value, str):
                if "\0" in value or not speakable(value):
                    raise BadJson("a NUL or half a character")
            elif isinstance(value, float):
                if isinf(value):
                    raise BadJson("a number without end")
            elif isinstance(value, list | dict):
                if not deeper:
                    raise BadJson("nested too deep")
                within += value
                if isinstance(value, dict):
                    within += value.values()
        layer = within
    return found


def is_visible(text: str) -> bool:
    """Whether a name shows as what it is: no line breaks or control characters, no change of direction, not empty."""
    if text.isascii() and text.isprintable():
        return bool(text.strip())
    kinds = [category(letter) for letter in text]
    if any(kind in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for kind in kinds):
        return False
    if any(letter in _TURNING for letter in text):
        return False
    return any(kind[0] in "LNPS" for kind in kinds)


def made_visible(text: str) -> str:
    """A name without the characters that would show it as something else."""
    kept = "".join(letter for letter in text if letter == " " or is_visible(letter + "x"))
    return kept if is_visible(kept) else ""


_TURNING = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
)
"""Characters that change the direction of what follows them, beyond the name that they stand in."""


def speakable(text: str) -> bool:
    """No half characters, which no file or screen can show."""
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
