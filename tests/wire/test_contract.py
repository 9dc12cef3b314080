"""What the pages are promised is what the referee says, and nothing is promised that nobody reads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import jsonschema

from companion.table.script import Script
from companion.wire import shape
from companion.wire.schema import components
from testing.reckoning.evening import Evening
from tools.contract import WHERE, contract

hints = cache(get_type_hints)


def ask_of(prompt: Any) -> tuple[str, ...]:
    return get_args(hints(prompt)["ask"])


START = {"act": "start", "game": "mod", "players": ["North", "South"]}
BEGUN = [START]
DISPUTED = [
    {**START, "dealer": "South"},
    {"act": "turn-up", "card": "red-5"},
    {"act": "seen", "card": "blue-9"},
    {"act": "allow"},
]
"""A card that doesn't fit, and stands after all."""
DOUBTED = [
    *DISPUTED[:2],
    {"act": "seen", "card": "red-9", "by": "South", "watched": True},
    {"act": "play", "player": "South", "card": "red-draw-two"},
    {"act": "seen", "card": "red-8", "by": "South", "watched": True},
]
"""Another arm than expected, and a penalty that nobody was seen to take."""
SPARED = [
    {"act": "start", "game": "no-mercy", "players": ["A", "B", "C"], "dealer": "C"},
    {"act": "turn-up", "card": "red-5"},
    {"act": "set", "player": "B", "cards": 20},
    {"act": "seen", "card": "wild-draw-ten"},
    {"act": "color", "player": "A", "color": "blue"},
    {"act": "seen", "card": "blue-4", "player": "C"},
    {"act": "set", "player": "B", "cards": 30},
]
"""Somebody seems to hold too many cards, and then surely does."""
FOUGHT = [
    {**START, "game": "spin", "dealer": "South"},
    {"act": "turn-up", "card": "red-5"},
    {"act": "play", "player": "North", "card": "red-1-spin"},
    {"act": "spin", "player": "South", "face": "war"},
    {"act": "seen", "card": "blue-8"},
    {"act": "undo"},
    {"act": "war", "player": "South", "reveals": {"North": ["red-9"], "South": ["blue-9"]}},
]
"""A war whose winner nobody knows, and one that is tied."""


def evenings() -> Iterator[list[Any]]:
    for game in ("mod", "nonpartisan", "spin", "power-grab"):
        for seed in range(3):
            night = Evening(game, seed=seed, players=4, target=300)
            yield [night.opening, *(deed.act for deed in night.play() if deed.act)]


def test_the_front_ends_contract_is_not_stale() -> None:
    assert WHERE.read_text(encoding="utf-8") == contract(), (
        "write it anew: python -m tools.contract"
    )


def test_the_front_end_uses_every_type_it_is_offered() -> None:
    offered = set(re.findall(r"^export (?:type|interface) (\w+)", contract(), re.MULTILINE))
    sources = [path for path in WHERE.parent.rglob("*.ts*") if path != WHERE]
    used = re.findall(
        r"import type \{([^}]*)\} from \"[./]*contract.ts\"", "".join(map(Path.read_text, sources))
    )
    assert offered == {name for names in used for name in re.findall(r"\w+", names)}


def fields(kind: Any, value: Any) -> Iterator[str]:
    """Every field that stands in a value, as `Shape.field`."""
    if is_typeddict(kind):
        for name, hint in hints(kind).items():
            if name in value:
                yield f"{kind.__name__}.{name}"
                yield from fields(hint, value[name])
    elif get_origin(kind) is list:
        (of,) = get_args(kind)
        for one in value:
            yield from fields(of, one)
    elif kind == shape.Prompt:
        yield from fields(next(one for one in get_args(kind) if value["ask"] in ask_of(one)), value)
    elif isinstance(value, dict) and value:
        for one in filter(is_typeddict, get_args(kind)):
            yield from fields(one, value)


def test_everything_that_is_promised_is_sent_and_nothing_else() -> None:
    """What the shapes leave open is closed for this test; and each of their fields comes once at least."""
    schemas = components()
    for kind in shape.SHAPES:
        schemas[kind.__name__]["unevaluatedProperties"] = False
    for event in schemas["Happened"]["oneOf"]:
        event["unevaluatedProperties"] = False
    fits = jsonschema.Draft202012Validator(
        {"$ref": "#/components/schemas/Reply", "components": {"schemas": schemas}}
    )
    met: set[str] = set()
    asked: set[str] = set()
    shown: set[tuple[str, ...]] = set()
    every: list[list[Any]] = [*evenings(), BEGUN, DISPUTED, DOUBTED, FOUGHT, SPARED]
    for acts in every:
        referee = Script()
        for act in acts:
            reply = referee.act(act)
            prompts = reply["table"].get("awaiting", [])
            asked.update(one["ask"] for one in prompts)
            forms = {(one["ask"], *sorted(one)) for one in prompts}
            forms |= {("event", one["event"]) for one in reply.get("events", ())}
            forms |= {
                tuple(key for key, said in part.items() if said) for part in (reply, reply["table"])
            }
            if not forms <= shown:
                shown |= forms
                plain = json.loads(json.dumps(reply))
                fits.validate(plain)
                met.update(fields(shape.Reply, plain))
    assert asked == {ask for kind in get_args(shape.Prompt) for ask in ask_of(kind)}
    parts = (shape.Reply, shape.Refused, shape.Finding, shape.Table, shape.Player, shape.Piles)
    promised = {
        f"{kind.__name__}.{field}"
        for kind in (*parts, shape.Standing, *get_args(shape.Prompt))
        for field in hints(kind)
    }
    assert met == promised
