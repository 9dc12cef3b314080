"""Acts and shapes as JSON Schema: made from the types the referee itself uses, so they can't tell two stories."""

import dataclasses
import types
from collections.abc import Mapping
from typing import (
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from companion.rules import acts, events
from companion.rules.card_names import BADGES
from companion.rules.games import GAMES
from companion.rules.setting import RULINGS, SCORINGS
from companion.wire import shape
from companion.wire.acts import CLASSES as ACTS
from companion.wire.acts import kebab
from companion.wire.events import COPIES, SEATS, UNSAID
from companion.wire.strict_json import Json
from companion.words import Sentence

CARD = r"^[a-z][a-z0-9]*(-[a-z0-9]+)*(#[0-9]{1,2})?$"
NAME = {"type": "string", "minLength": 1, "maxLength": 40}

_TEXT: Json = {"type": "string"}
_TEXTS: Json = {"type": "array", "items": _TEXT}
_CARD: Json = {"type": "string", "pattern": CARD}
_COLOR: Json = {"enum": list(get_args(shape.Color))}
_TOWER: Json = {"enum": list(get_args(shape.Tower))}

_FIELDS: Mapping[str, Json] = {
    "card": _CARD,
    "color": _COLOR,
    "player": NAME,
    "dealer": NAME,
    "game": {"enum": list(GAMES)},
    "players": {"type": "array", "items": NAME, "minItems": 2, "maxItems": 10},
    "scoring": {"enum": list(SCORINGS)},
    "rulings": {
        "type": "object",
        "properties": {name: {"enum": list(values)} for name, values in RULINGS.items()},
    },
    "towers": {"type": "array", "items": _TOWER},
    "reveals": {"type": "object", "additionalProperties": {"type": "array", "items": _CARD}},
    "with": {"anyOf": [{"$ref": "#/components/schemas/Act"}, {"type": "null"}]},
    "icons": {
        "type": "object",
        "additionalProperties": {"enum": [badge for badge, letter in BADGES.items() if letter]},
    },
    "wheel": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
    "custom": {
        "type": "object",
        "additionalProperties": {
            "type": "object",
            "properties": {
                "rule": {"type": "string"},
                "text": {"type": "string"},
                "color": _COLOR,
            },
        },
    },
}
"""What a field's type doesn't say, by the field's name."""


def components() -> Json:
    """Every act and every shape by name, as JSON Schema."""
    named: Json = {name: act_schema(name) for name in ACTS}
    named["Act"] = {
        "oneOf": [{"$ref": f"#/components/schemas/{name}"} for name in ACTS],
        "discriminator": {
            "propertyName": "act",
            "mapping": {name: f"#/components/schemas/{name}" for name in ACTS},
        },
    }
    named["Happened"] = {
        "description": "Something that an act changed.",
        "oneOf": [
            event_schema(kind) for kind in get_args(events.Event) if kind is not events.CopyKnown
        ],
    }
    named.update({kind.__name__: shape_schema(kind) for kind in shape.SHAPES})
    prompts = get_args(shape.Prompt)
    named["Prompt"] = {
        "description": "One thing the table waits for, told apart by `ask`.",
        "oneOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in prompts],
        "discriminator": {"propertyName": "ask"},
    }
    return named


def event_schema(kind: type) -> Json:
    """One thing that an act may change, as `event_json` writes it."""
    properties: Json = {"event": {"const": kebab(kind.__name__)}}
    for field, hint in get_type_hints(kind).items():
        match field:
            case "copy":
                properties["card"] = _TEXT
            case "copies" | "mask":
                properties["cards"] = _TEXTS
            case "players" | "winners":
                properties[field] = _TEXTS
            case "gifts":
                gift = {"to": _TEXT, "many": {"type": "integer"}, "cards": _TEXTS}
                properties[field] = {"type": "array", "items": _complete_schema(gift)}
            case "sources":
                properties[field] = {"type": "object", "additionalProperties": _TEXT}
            case "says":
                properties[field] = {"type": "array", "items": {}}
            case _ if field in SEATS:
                properties[field] = schema_of(str | None if type(None) in get_args(hint) else str)
            case _ if field in COPIES:
                properties[field] = _TEXT
            case _ if field in UNSAID:
                pass
            case _:
                properties[field] = schema_of(hint)
    return _complete_schema(properties)


def _complete_schema(properties: Json) -> Json:
    return {"type": "object", "required": list(properties), "properties": properties}


def act_schema(name: str) -> Json:
    """One act."""
    kind = ACTS[name]
    hints = get_type_hints(kind, vars(acts))
    properties: Json = {
        "act": {"const": name},
        "id": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[ -~]+$"},
        "prompt": {"type": "string", "maxLength": 80},
        "match": {"type": "integer", "minimum": 1},
    }
    required = ["act"]
    for field in dataclasses.fields(kind):
        wire = field.name.rstrip("_")
        properties[wire] = _FIELDS.get(wire) or schema_of(hints[field.name])
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            required.append(wire)
    if name == "amend":
        required.append("with")
    return {
        "title": name,
        "description": kind.__doc__,
        "type": "object",
        "required": required,
        "properties": properties,
    }


def shape_schema(kind: type) -> Json:
    """One shape."""
    hints = get_type_hints(kind, include_extras=True)
    properties = {name: schema_of(hint) for name, hint in hints.items()}
    if kind is shape.Reply:
        properties["table"]["anyOf"].append({"type": "object", "maxProperties": 0})  # no game yet
    return {
        "title": kind.__name__,
        "description": kind.__doc__,
        "type": "object",
        "required": [name for name, hint in hints.items() if get_origin(hint) is not NotRequired],
        "properties": properties,
    }


def schema_of(kind: Any) -> Json:
    """Any type as JSON Schema."""
    plain: dict[Any, Json] = {
        str: {"type": "string"},
        int: {"type": "integer"},
        float: {"type": "number"},
        bool: {"type": "boolean"},
        type(None): {"type": "null"},
        Any: {},
    }
    if kind in plain:
        return plain[kind]
    if kind in (shape.Act, shape.Happened) or kind == shape.Prompt:
        name = "Prompt" if kind == shape.Prompt else kind.__name__
        return {"$ref": f"#/components/schemas/{name}"}
    if kind == Sentence:
        return {
            "type": "object",
            "required": ["say"],
            "properties": {"say": {"type": "string"}},
        }
    if is_typeddict(kind):
        return {"$ref": f"#/components/schemas/{kind.__name__}"}
    if isinstance(kind, ForwardRef):
        return {}
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (NotRequired, Required):
        return schema_of(inside[0])
    if origin is Literal:
        return {"enum": list(inside)}
    if origin in (Union, types.UnionType):
        choices = [schema_of(one) for one in inside]
        return {"anyOf": choices} if {} not in choices else {}
    if origin is tuple and ... not in inside:
        many = {"minItems": len(inside), "maxItems": len(inside)}
        return {"type": "array", "items": schema_of(inside[0]), **many}
    if origin in (list, tuple):
        of = schema_of(inside[0])
        return {
            "type": "array",
            "items": _CARD if of == {"type": "string"} and origin is tuple else of,
        }
    if origin is not None and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": schema_of(inside[1])}
    if dataclasses.is_dataclass(kind):
        fields = {name: schema_of(hint) for name, hint in get_type_hints(kind).items()}
        return {"type": "object", "required": list(fields), "properties": fields}
    raise TypeError(f"{kind} has no schema")
