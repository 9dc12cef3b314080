"""What each call takes and gives, in its own words; together they are the API's description."""

import re
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Literal, TypeVar, get_args

from flask import Blueprint, Flask, Response, current_app
from flask.typing import ResponseReturnValue
from werkzeug.routing import Rule

from companion.table.release import RELEASE
from companion.wire.schema import components, schema_of
from companion.wire.shape import Role
from companion.wire.strict_json import Json

F = TypeVar("F", bound=Callable[..., object])


description = Blueprint("description", __name__)


Who = Literal["anyone", "joined", "layers", "a host", "lookers", "the house"] | tuple[Role, ...]
"""Who may call: these roles at the table of the address; or

anyone; who joined any table; who may lay a table; a host of any table; who may look at a table's matches, which is
who joined it and the house; or the house itself, which at home is every host and in a café this machine.
"""


@dataclass(frozen=True, slots=True)
class About:
    """One call: what it is for, who may, what it takes, gives, and asks for, and how it may refuse.

    It stands above the call: `@about("Lay a table.", who="layers")`.
    """

    says: str
    _: KW_ONLY
    who: Who
    body: Json | None = None
    body_type: str = "application/json"
    gives: Json | None = None
    gives_type: str = "application/json"
    status: int = 200
    refuses: tuple[int, ...] = ()
    required: bool = False
    asks: Json = field(default_factory=dict)

    def __call__(self, view: F) -> F:
        """Describe the call below."""
        ABOUT[view] = self
        return view


about = About
ABOUT: dict[object, About] = {}
"""What is said of each call of the API, by its view."""


SHAPES: dict[str, Json] = {}
"""What calls give, by the name that the description and the front end know it by."""


def shape(name: str, says: str, of: Json) -> Json:
    """A shape of its own, known by this name."""
    SHAPES[name] = {"description": says, **of}
    return ref(name)


def ref(name: str) -> Json:
    """A shape that the wire knows by name."""
    return {"$ref": f"#/components/schemas/{name}"}


def thing(**fields: Json) -> Json:
    """A JSON object with all of these fields."""
    return {"type": "object", "required": list(fields), "properties": fields}


def form(*needed: str, **fields: Json) -> Json:
    """A JSON object with some of these fields."""
    return {"type": "object", "required": list(needed), "properties": fields}


def maybe(of: Json) -> Json:
    """This, or null."""
    return {"anyOf": [of, {"type": "null"}]}


def named(of: Json) -> Json:
    """A value each for names that aren't known beforehand: players, colors, cards."""
    return {"type": "object", "additionalProperties": of}


TEXT: Json = {"type": "string"}
NUMBER: Json = {"type": "number"}
WHOLE: Json = {"type": "integer"}
YES: Json = {"type": "boolean"}
PAIR: Json = {"type": "array", "items": NUMBER, "minItems": 2, "maxItems": 2}
ROLE: Json = {"enum": list(get_args(Role))}


def made(kind: type) -> Json:
    """A dataclass as it is written."""
    return schema_of(kind)


def many(of: Json) -> Json:
    """A list."""
    return {"type": "array", "items": of}


_REFUSALS: Mapping[int, str] = {
    400: "Not what is needed there.",
    401: "No token, or one that is no good.",
    403: "This one may not do that.",
    404: "There is none.",
    409: "Somebody was faster.",
    413: "Too big.",
    415: "Not that kind of content.",
    429: "Not so fast.",
    503: "Not kept, or kept elsewhere: send it again.",
}


@description.get("/api/openapi.json")
@about("This description.", who="anyone", gives={"type": "object"})
def openapi() -> ResponseReturnValue:
    whole = current_app.extensions.setdefault("companion.description", [])
    if not whole:  # it takes a while, and never changes
        whole.append(current_app.json.dumps(openapi_of(current_app)))
    return Response(whole[0], mimetype="application/json")


def openapi_of(app: Flask) -> Json:
    """All calls of an app as OpenAPI 3.1."""
    paths: dict[str, Json] = {}
    for rule in sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule):
        told = ABOUT.get(app.view_functions[rule.endpoint])
        if told is None:
            continue
        path = re.sub(r"<(?:\w+(?:\([^)]*\))?:)?(\w+)>", r"{\1}", rule.rule)
        for method in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}):
            paths.setdefault(path, {})[method.lower()] = _openapi_operation(told, rule, method)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "companion",
            "version": RELEASE,
            "description": "The live table. Unofficial and fan-made.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [{"token": []}, {}],
        "paths": paths,
        "webhooks": {
            "hook": {
                "post": {
                    "summary": "One thing that happened, posted to each `companion play --hook URL`.",
                    "requestBody": {"content": {"application/json": {"schema": ref("Posted")}}},
                    "responses": {"2XX": {"description": "Taken."}},
                }
            }
        },
        "components": {
            "schemas": {**components(), **SHAPES, "TurnedAway": _refusal_responses()},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _refusal_responses() -> Json:
    return {
        "description": "Why a call did nothing.",
        "type": "object",
        "required": ["ok", "refused"],
        "properties": {"ok": {"const": False}, "refused": ref("Refused")},
    }


def _openapi_operation(told: About, rule: Rule, method: str) -> Json:
    answers: Json = {
        str(told.status): {
            "description": "Done.",
            "content": {told.gives_type: {"schema": told.gives if told.gives is not None else {}}},
        }
    }
    usual = {400, 401, 403, 429} | ({404} if rule.arguments else set())
    if method != "GET":
        usual |= {413, 415, 503}
    for status in sorted(usual | set(told.refuses)):
        answers[str(status)] = {
            "description": _REFUSALS[status],
            "content": {"application/json": {"schema": ref("TurnedAway")}},
        }
    operation: Json = {
        "operationId": f"{rule.endpoint.replace('.', '_')}",
        "summary": told.says,
        "responses": answers,
    }
    if rule.arguments:
        operation["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": WHOLE if f"int:{name}" in rule.rule else TEXT,
            }
            for name in sorted(rule.arguments)
        ] + [
            {"name": name, "in": "query", "required": False, "schema": schema}
            for name, schema in told.asks.items()
        ]
    if told.body is not None:
        operation["requestBody"] = {
            "required": told.required,
            "content": {told.body_type: {"schema": told.body}},
        }
    return operation
