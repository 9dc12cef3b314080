"""The same acts and shapes as TypeScript, for the front end: `python -m companion.wire.contract` writes it."""

import dataclasses
import sys
import types
from collections.abc import Mapping
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from companion.rules import acts
from companion.wire import shape
from companion.wire.acts import CLASSES as ACTS

WHERE = Path(__file__).parent.parent / "web" / "src" / "contract.ts"

_HEAD = """\
// Made from the types in companion/rules/acts.py and companion/wire/shape.py. Do not edit:
// `python -m companion.wire.contract` writes it anew, and a test fails when it is stale.
"""

_OPEN = frozenset({"Table", "Prompt", "Player", "Finding"})
"""Shapes to which fields may be added."""

_RENAMED = {"Refused": "Refusal"}

_WORDS = ("GameName", "Color", "Phase", "Tower", "Ask", "Role")


def contract() -> str:
    """The whole file."""
    parts = [_HEAD]
    for word in _WORDS:
        values = " | ".join(f'"{value}"' for value in get_args(getattr(shape, word)))
        parts.append(f"export type {word} = {values};\n")
    parts += [_interface(kind) for kind in shape.SHAPES]
    parts += [_act(name, kind) for name, kind in ACTS.items()]
    union = "\n".join(f"  | {_name(kind)}" for kind in ACTS.values())
    parts.append(f"/** Everything that can happen at a table. */\nexport type AnyAct =\n{union};\n")
    names = " | ".join(f'"{name}"' for name in ACTS)
    parts.append(f"export type ActName = {names};\n")
    parts.append(
        "/** An act as it is sent: `id` makes it count once, however often it is sent. */\n"
        "export interface Act {\n  act: string;\n  id?: string;\n  player?: string;\n"
        "  [field: string]: unknown;\n}\n"
    )
    return "\n".join(parts)


def _interface(kind: type) -> str:
    hints = get_type_hints(kind, include_extras=True)
    lines = []
    for name, hint in hints.items():
        optional = "?" if get_origin(hint) is NotRequired else ""
        lines.append(f"  {name}{optional}: {_ts(hint)};")
    if kind.__name__ in _OPEN:
        lines.append("  [more: string]: unknown;")
    doc = kind.__doc__ or ""
    says = "" if doc.startswith("dict(") or not doc else f"/** {doc.strip()} */\n"
    name = _RENAMED.get(kind.__name__, kind.__name__)
    return f"{says}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _act(name: str, kind: type) -> str:
    hints = get_type_hints(kind, vars(acts))
    lines = [f'  act: "{name}";', "  id?: string;"]
    for field in dataclasses.fields(kind):
        wire = field.name.rstrip("_")
        given = (
            field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        )
        kind_of = "AnyAct | null" if wire == "with" else _ts(hints[field.name])
        if wire == "color":
            kind_of = "Color"
        lines.append(f"  {wire}{'' if given or wire == 'with' else '?'}: {kind_of};")
    return (
        f"/** {kind.__doc__} */\nexport interface {_name(kind)} {{\n" + "\n".join(lines) + "\n}\n"
    )


def _name(kind: type) -> str:
    return f"{kind.__name__}Act"


def _ts(kind: Any) -> str:
    plain: dict[Any, str] = {
        str: "string",
        int: "number",
        float: "number",
        bool: "boolean",
        type(None): "null",
    }
    if kind in plain:
        return str(plain[kind])
    if kind is Any:
        return "unknown"
    if is_typeddict(kind):
        return str(_RENAMED.get(kind.__name__, kind.__name__))
    origin, inside = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return _ts(inside[0])
    if origin is Literal:
        for word in _WORDS:
            if kind == getattr(shape, word):
                return word
        return " | ".join(f'"{value}"' for value in inside)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_ts(one) for one in inside))
    if origin in (list, tuple):
        of = _ts(inside[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if origin is not None and issubclass(origin, Mapping):
        return f"Record<string, {_ts(inside[1])}>"
    if dataclasses.is_dataclass(kind):
        return _name(kind) if isinstance(kind, type) else "unknown"
    raise TypeError(f"{kind} has no TypeScript")


if __name__ == "__main__":
    WHERE.write_text(contract(), encoding="utf-8")
    sys.stdout.write(f"{WHERE}\n")
