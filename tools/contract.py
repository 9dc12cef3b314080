"""The same acts and shapes as TypeScript, for the front end: `python -m tools.contract` writes it."""

import dataclasses
import sys
import types
from collections.abc import Iterable, Mapping
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
from companion.rules.card_names import BADGES, COLORS, SYMBOLS
from companion.server import app  # noqa: F401  # every call says what it gives
from companion.server.description import SHAPES
from companion.wire import shape
from companion.wire.acts import CLASSES as ACTS
from companion.wire.schema import components
from companion.wire.strict_json import Json
from companion.words import Sentence

WHERE = Path(__file__).parents[1] / "companion" / "web" / "src" / "contract.ts"

_HEAD = """\
// Made from companion/rules/acts.py, companion/wire/shape.py and what the calls of companion/server/api give.
// Do not edit: `python -m tools.contract` writes it anew, and a test fails when it is stale.
"""

_WORDS = ("Color", "Phase", "Tower", "Role", "Room")

_OFFERED = {
    *("Color", "Tower", "Role", "Room", "Player", "Table", "Refused", "Reply", "Preview"),
    *(
        "Line",
        "WheelTurn",
        "Message",
        "ListedTable",
        "Device",
        "Hello",
        "HandShown",
        "Ailment",
        "Spots",
        "CameraState",
    ),
}
"""What the pages name; the rest is only a part of these."""

_SENTENCE = """\
/** What is said, as a value: the message by its key, and what is filled in. words.ts makes it a sentence. */
export interface Sentence {
  say: string;
  [fill: string]: unknown;
}
"""

_ACT = """\
/** What any act may carry: its own `id` makes it count once, `prompt` and `match` say what it was meant for. */
interface Sent {
  id?: string;
  prompt?: string;
  match?: number;
}
"""


def contract() -> str:
    """The whole file."""
    parts = [_HEAD]
    for word in _WORDS:
        values = " | ".join(f'"{value}"' for value in get_args(getattr(shape, word)))
        parts.append(f"{_export(word)}type {word} = {values};\n")
    parts += [_listed("COLORS", "Color", COLORS), _listed("SYMBOLS", "string", SYMBOLS)]
    parts += [_listed("BADGES", "string", BADGES), _SENTENCE]
    parts += [_interface(kind) for kind in _needed()]
    prompts = "\n".join(f"  | {kind.__name__}" for kind in get_args(shape.Prompt))
    parts.append(f"/** One thing the table waits for. */\nexport type Prompt =\n{prompts};\n")
    happened = "\n".join(f"  | {_of_schema(one)}" for one in components()["Happened"]["oneOf"])
    parts.append(f"/** Something that an act changed. */\nexport type Happened =\n{happened};\n")
    parts += [_given(name, of) for name, of in SHAPES.items()]
    parts += [_act(name, kind) for name, kind in ACTS.items()]
    union = "\n".join(f"  | {_name(kind)}" for kind in ACTS.values())
    says = "/** Everything that can happen at a table. */\n"
    parts += [_ACT, f"{says}export type Act = Sent & (\n{union}\n);\n"]
    return "\n".join(parts)


def _listed(name: str, of: str, values: Iterable[str]) -> str:
    """Names that cards are made of, as `rules/card_names.py` has them."""
    told = ", ".join(f'"{value}"' for value in values)
    ignore = "// biome-ignore format: it is written by a program\n"
    return f"{ignore}export const {name}: {of}[] = [{told}];\n"


def _needed() -> list[type]:
    """The shapes that the pages name, and those they are made of."""
    source = {kind.__name__: str(get_type_hints(kind)) for kind in shape.SHAPES}
    wanted = {*_OFFERED, *(kind.__name__ for kind in get_args(shape.Prompt))}
    while True:
        parts = {
            name
            for name in source
            if any(f"shape.{name}" in source[of] for of in wanted if of in source)
        }
        if parts <= wanted:
            return [kind for kind in shape.SHAPES if kind.__name__ in wanted]
        wanted |= parts


def _export(name: str) -> str:
    return "export " if name in _OFFERED else ""


def _interface(kind: type) -> str:
    hints = get_type_hints(kind, include_extras=True)
    lines = []
    for name, hint in hints.items():
        optional = "?" if get_origin(hint) is NotRequired else ""
        lines.append(f"  {name}{optional}: {_ts(hint)};")
    says = f"/** {' '.join((kind.__doc__ or '').split())} */\n"
    name = kind.__name__
    return f"{says}{_export(name)}interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _given(name: str, of: Json) -> str:
    """What a call gives."""
    needed = of["required"]
    lines = [
        f"  {field}{'' if field in needed else '?'}: {_of_schema(one)};"
        for field, one in of["properties"].items()
    ]
    head = f"/** {of['description']} */\nexport interface {name} {{\n"
    return head + "\n".join(lines) + "\n}\n"


def _of_schema(schema: Json) -> str:
    match schema:
        case {"$ref": str(where)}:
            return where.rpartition("/")[2]
        case {"const": value}:
            return f'"{value}"'
        case {"enum": [*values]}:
            return _ts(Literal[tuple(values)])
        case {"anyOf": [*choices]}:
            return " | ".join(dict.fromkeys(_of_schema(one) for one in choices))
        case {"minItems": int(many), "maxItems": most, "items": one} if many == most:
            return f"[{', '.join([_of_schema(one)] * many)}]"
        case {"type": "array", "items": one}:
            of = _of_schema(one)
            return f"({of})[]" if "|" in of else f"{of}[]"
        case {"type": "object", "properties": properties}:
            fields = (f"{name}: {_of_schema(one)}" for name, one in properties.items())
            return f"{{ {'; '.join(fields)} }}"
        case {"type": "object", "additionalProperties": one}:
            return f"Record<string, {_of_schema(one)}>"
        case {"type": "integer"}:
            return "number"
        case {"type": str(kind)}:
            return kind
        case _:
            return "unknown"


def _act(name: str, kind: type) -> str:
    hints = get_type_hints(kind, vars(acts))
    lines = [f'  act: "{name}";']
    for field in dataclasses.fields(kind):
        wire = field.name.rstrip("_")
        given = (
            field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        )
        kind_of = "Act | null" if wire == "with" else _ts(hints[field.name])
        if wire == "color":
            kind_of = "Color"
        lines.append(f"  {wire}{'' if given or wire == 'with' else '?'}: {kind_of};")
    return f"/** {kind.__doc__} */\ninterface {_name(kind)} {{\n" + "\n".join(lines) + "\n}\n"


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
        return str(kind.__name__)
    if kind in (shape.Act, shape.Happened):
        return str(kind.__name__)
    if kind == Sentence:
        return "Sentence"
    if kind == shape.Prompt:
        return "Prompt"
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
    if origin is tuple and ... not in inside:
        return f"[{', '.join(map(_ts, inside))}]"
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
