"""What the pages are promised is what the referee says, and nothing is promised that nobody reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import jsonschema

from companion.simulate.evening import Evening
from companion.wire import shape
from companion.wire.schema import components
from companion.wire.script import Script
from tools.contract import WHERE, contract


def asks() -> set[str]:
    return {ask for kind in get_args(shape.Prompt) for ask in get_args(get_type_hints(kind)["ask"])}


START = {"act": "start", "game": "mod", "players": ["North", "South"]}
BEGUN = [START]
DISPUTED = [
    {**START, "dealer": "South"},
    {"act": "turn-up", "card": "red-5"},
    {"act": "seen", "card": "blue-9"},
]
DOUBTED = [
    *DISPUTED[:2],
    {"act": "seen", "card": "red-9", "by": "South", "watched": True},
    {"act": "play", "player": "South", "card": "red-draw-two"},
    {"act": "seen", "card": "red-8", "by": "South", "watched": True},
]
"""Another arm than expected, and a penalty that nobody was seen to take."""


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


def test_every_question_of_whole_evenings_is_one_that_was_promised() -> None:
    """Nothing is sent that the shapes don't know: what they leave open is closed for this test."""
    schemas = components()
    for kind in get_args(shape.Prompt):
        schemas[kind.__name__]["unevaluatedProperties"] = False
    for name in ("Table", "Player", "Standing", "Piles"):
        schemas[name]["unevaluatedProperties"] = False
    fits = jsonschema.Draft202012Validator(
        {"$ref": "#/components/schemas/Table", "components": {"schemas": schemas}}
    )
    met: set[str] = set()
    shown: set[tuple[str, ...]] = set()
    every: list[list[Any]] = [*evenings(), BEGUN, DISPUTED, DOUBTED]
    for acts in every:
        referee = Script()
        for act in acts:
            table: dict[str, Any] = referee.act(act).get("table") or {}
            for prompt in table.get("awaiting", []):
                met.add(prompt["ask"])
                kind = (prompt["ask"], *sorted(prompt))
                if kind not in shown:
                    shown.add(kind)
                    fits.validate(table)
    assert met == asks()
