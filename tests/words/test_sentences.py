"""No sentence that a person reads is made outside the catalogs, and each that is asked for is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from companion.rules.games import GAMES
from companion.store import fault
from companion.vision.condition import GOOD
from tests.architecture.tree import PACKAGE
from tools.catalogs import messages

SPEAKING = ("rules", "wire", "table", "server", "printing", "words")
"""The rooms whose words reach screens, voices and paper. The others speak to the command line and to programs."""
TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,;:.!?]? [^\W\d_]|^[,;:.!?]? [^\W\d_]{2}|^[A-Z][a-z]+[.!?]$")
TO_PROGRAMS = {"bad-input", "not-here"}
"""Codes of refusals that only a program can earn; their text is English, as all of the API."""
FOR_PROGRAMMERS = {
    "server/description.py",
    "server/durations.py",
    "server/metrics.py",
    "server/mqtt.py",
    "wire/schema.py",
    "wire/shape.py",
    "printing/order.py",
}
"""Files that write for programs and who sets them up, in English: the API, wrong orders, Prometheus, Home Assistant."""
NOBODY_READS = (
    *(game.title for game in GAMES.values()),  # on their boxes
    "the house", "this machine", "language of ",  # names within
    "The companion is stopping.", "it answers ",  # /healthz, the journal
    "<!doctype html>", "default-src", "; ", " wss:", "attachment; ", "inline; ", "public, ",  # the web's own
    "{ NAME(",  # the catalogs' own
)  # fmt: skip
UNHEARD = re.compile(
    r"(about|shape|form|thing|join|split|Thread|NameAttribute|setAuthor|setval|\w*(Error|Fault|Exception|BadJson|BadId|BadHook"
    r"|BadDeck|BadOrder|BadScore|MovedOn)|(log|logger|journal|debug|info|warning|error|exception)|super|__init__)$"
)
"""Who takes a text that no player reads: the API's description, the journal, faults that programs meet."""


def unspoken(source: str) -> Iterator[tuple[int, str]]:
    """The texts of a file that a person would read."""
    tree = ast.parse(source)
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        if node.value.startswith(NOBODY_READS) or not TWO_WORDS.search(node.value):
            continue
        if not _unheard(node, above):
            yield node.lineno, node.value


def _unheard(node: ast.AST, above: dict[ast.AST, ast.AST]) -> bool:
    while node in above:
        node = above[node]
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in ("TurnedAway", "refuse", "refused"):
                codes = {one.value for one in node.args if isinstance(one, ast.Constant)}
                return bool(codes & TO_PROGRAMS)
            if UNHEARD.search(name) or ast.unparse(node.func).endswith(".split"):
                return True
        if isinstance(node, ast.Expr):
            return isinstance(node.value, ast.Constant)  # a docstring
        if isinstance(node, ast.stmt):
            return False
    return False


@pytest.mark.parametrize("room", SPEAKING)
def test_a_room_that_speaks_holds_no_sentence_of_its_own(room: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text!r}"
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if path.relative_to(PACKAGE).as_posix() not in FOR_PROGRAMMERS
        for line, text in unspoken(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        'return jsonify(says="You can\'t do that")',
        "raise TurnedAway(404, 'no-such-x', 'There is none of it.')",
        "raise TurnedAway(404, 'no-such-x', f'Nobody is called {name}.')",
        "told = f'{player} plays {card}'",
        "pen.text(1, 2, 'Lay the draw pile here')",
        "answer = live.refuse('not-yours', 'Only the host may do that.')",
        "WORDS = {'skip': 'Skip the next player'}",
        "label = 'Done.'",
    ],
)
def test_a_planted_sentence_is_found(planted: str) -> None:
    assert len(list(unspoken(planted))) == 1


def test_every_sentence_that_is_asked_for_is_in_the_catalog() -> None:
    known = messages("en")
    asked = {
        key
        for path in PACKAGE.rglob("*.py")
        for key in re.findall(r'"say": "([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    asked |= {
        one.say for one in vars(fault).values() if isinstance(one, type) and hasattr(one, "say")
    }
    told = {
        code
        for path in PACKAGE.rglob("*.py")
        for code in re.findall(r'Health\([^"]*"([a-z-]+)", ok', path.read_text(encoding="utf-8"))
    }
    assert told >= {"no-picture", "moved", "unseen"}
    asked |= {f"health-{code}" for code in told | set(GOOD)}
    assert len(asked) > 60
    assert asked - set(known) == set()
