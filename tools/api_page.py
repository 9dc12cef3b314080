"""Writes docs/api.md anew from the calls, acts and shapes themselves: `python -m tools.api_page`."""

import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from flask import Flask
from werkzeug.routing import Rule

from companion.server.access import RIGHTS, ROLES
from companion.server.app import create_app, leave
from companion.server.description import ABOUT, About, Who, openapi_of
from companion.wire import shape

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "api.md"

HEAD = """\
# The API, call by call

Written from the program itself (`python -m tools.api_page`); a test fails when it is stale. How it hangs together is
told in [Clients](clients.md). The same as OpenAPI 3.1: `GET /api/openapi.json`.

How to read it: a field with `?` may be left out. `whole` is a whole number. `{"…": X}` is an object with names of its
own, each with an X. Names with a capital are the shapes at the end. A `color`,
`tower` or `role` is the name of one.
"""

NAMED = {
    get_args(words): name
    for name, words in (
        ("color", shape.Color),
        ("tower", shape.Tower),
        ("role", shape.Role),
    )
}

WHO: dict[Who, str] = {
    "anyone": "anyone",
    "joined": "who joined any table",
    "layers": "anyone, or with `--tables-by host` a host",
    "a host": "a host of any table",
    "lookers": "who joined the table; the house",
    "the house": "the house: every host, or with `--tables-by host` this machine",
    ROLES: "who joined the table",
}


def page() -> str:
    """The whole page."""
    with TemporaryDirectory() as place:
        app = create_app(Path(place) / "none.db")
        try:
            return "\n".join([HEAD, *calls(app), *rights(), *shapes(app)])
        finally:
            leave(app)


def calls(app: Flask) -> Iterator[str]:
    """Every call, in the order of its address."""
    yield "## Calls\n"
    for rule, about in sorted(answered(app), key=lambda found: (found[0].rule, method(found[0]))):
        address = re.sub(r"<(?:\w+:)?(\w+)>", lambda found: found[1].upper(), rule.rule)
        query = "".join(f" `?{name}=`" for name in about.asks)
        yield f"**`{method(rule)} {address}`**{query} · {who(about.who)}  "
        sends = []
        if about.body is not None:
            sends.append(f"Takes {kind(about.body_type, about.body)}.")
        status = "" if about.status == 200 else f" ({about.status})"
        sends.append(f"Gives{status} {kind(about.gives_type, about.gives or {})}.")
        yield f"{about.says} {' '.join(sends)}\n"


def answered(app: Flask) -> Iterator[tuple[Rule, About]]:
    for rule in app.url_map.iter_rules():
        about = ABOUT.get(app.view_functions[rule.endpoint])
        if about is not None:
            yield rule, about


def method(rule: Rule) -> str:
    (found,) = (rule.methods or set()) - {"HEAD", "OPTIONS"}
    return found


def who(may: Who) -> str:
    return WHO[may] if may in WHO else ", ".join(str(role) for role in may)


def rights() -> Iterator[str]:
    """Every act against every role."""
    yield "## Who may act\n"
    yield "`own`: for its own player, or taking back its own last act. `dealer`: while it deals.\n"
    yield "| act | " + " | ".join(ROLES) + " |"
    yield "| --- " * (len(ROLES) + 1) + "|"
    for act in RIGHTS["host"]:
        cells = (RIGHTS[role][act] for role in ROLES)
        yield f"| `{act}` | " + " | ".join("" if may == "no" else may for may in cells) + " |"
    yield ""


def shapes(app: Flask) -> Iterator[str]:
    """Every act and every shape by name."""
    known = openapi_of(app)["components"]["schemas"]
    acts = list(known["Act"]["discriminator"]["mapping"])
    yield "## Acts\n\nAny act may also carry `id`, `prompt` and `match`: see [Clients](clients.md#answers).\n"
    for act in acts:
        fields = {**known[act], "properties": dict(known[act]["properties"])}
        for common in ("id", "prompt", "match"):
            del fields["properties"][common]
        yield f"* {said(fields)} {written(fields)}"
    yield "\n## Events\n\nWhat an act changed, for animation and hooks; `Happened` is any of these.\n"
    for event in known["Happened"]["oneOf"]:
        yield f"* {written(event)}"
    yield "\n## Shapes\n"
    for name in sorted(set(known) - {*acts, "Act", "Happened"}):
        yield f"* **{name}** {said(known[name])} {written(known[name])}"
    yield ""


def said(schema: dict[str, Any]) -> str:
    text = " ".join(str(schema.get("description", schema.get("title", ""))).split())
    return text if not text or text.endswith((".", "?")) else text + "."


def kind(content: str, schema: dict[str, Any]) -> str:
    return written(schema) if content == "application/json" else f"`{content}`"


def written(schema: dict[str, Any]) -> str:
    """A JSON Schema in a line."""
    return f"`{plain(schema)}`"


def plain(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"const": value}:
            return f'"{value}"' if isinstance(value, str) else str(value).lower()
        case {"enum": [*values]} if tuple(values) in NAMED:
            return NAMED[tuple(values)]
        case {"enum": [*values]}:
            return " | ".join(
                f'"{value}"' if isinstance(value, str) else str(value) for value in values
            )
        case {"anyOf": [*choices]} | {"oneOf": [*choices]}:
            return " or ".join(dict.fromkeys(plain(choice) for choice in choices))
        case {"type": [*kinds]}:
            return " or ".join(plain({"type": one}) for one in kinds)
        case {"minItems": int(many), "maxItems": most, "items": of} if many == most:
            return f"[{', '.join([plain(of)] * many)}]"
        case {"type": "array"}:
            return f"[{plain(schema.get('items', {}))}, …]"
        case {"type": "object", "properties": properties}:
            needed = schema.get("required", ())
            return (
                "{"
                + ", ".join(
                    f'"{name}"{"" if name in needed else "?"}: {plain(of)}'
                    for name, of in properties.items()
                )
                + "}"
            )
        case {"type": "object"}:
            more = schema.get("additionalProperties")
            return f'{{"…": {plain(more)}}}' if isinstance(more, dict) else "{…}"
        case {"type": str(name)}:
            words = {"string": "text", "integer": "whole", "boolean": "yes/no"}
            return words.get(name, name)
        case _:
            return "anything"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
