"""What a catalog lacks: a message, an argument, a form, a plural; every sentence made once with an example."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.words.catalog import ENGLISH, FILES, Words, file_of

EXAMPLES: dict[str, object] = {
    "card": "red-7",
    "cards": ["red-7", "blue-draw-two", "wild"],
    "color": "blue",
    "symbol": "draw-two",
    "face": "war",
    "badge": "u",
    "deck": "Grandma",
    "all": 54,
    "tower": "U",
    "players": ["North", "East", "South"],
    "names": ["North", "East", "South"],
    "ask": {"say": "first-play", "player": "North"},
    "means": {"say": "means-war", "player": "North"},
    **dict.fromkeys(("player", "name", "accused"), "North"),
    **dict.fromkeys(("target", "other", "to", "first", "next"), "East"),
    **dict.fromkeys(("count", "points", "n", "m", "most", "number", "people"), 3),
}
"""What is filled in to show a sentence."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a catalog: where it stands, and what it asks for."""

    file: str
    part: str
    entry: ast.Message
    fill: frozenset[str]
    raw: frozenset[str]
    """What it fills in as it comes, not as a name of a card or a color."""
    asks: frozenset[tuple[str, str, str]]
    """The forms it asks for: function, of what, form."""

    @property
    def forms(self) -> set[str]:
        """The forms it has beside its first."""
        return {one.id.name for one in self.entry.attributes}


@dataclass
class _Found(Visitor):
    raw: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    asks: set[tuple[str, str, str]] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.raw.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        options = {
            one.name.name: one.value.parse()["value"]
            for one in node.arguments.named
            if isinstance(one.value, ast.StringLiteral)
        }
        self.asks.add((node.id.name, options.get("of", ""), options.get("form", "")))
        for one in node.arguments.positional:
            if isinstance(one, ast.VariableReference):
                self.named.add(one.id.name)


@cache
def messages(language: str) -> dict[str, Message]:
    """A language's messages by key."""
    found: dict[str, Message] = {}
    for file in FILES:
        path = file_of(language, file)
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        part = ""
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.GroupComment):
                part = entry.content or ""
            elif isinstance(entry, ast.Message):
                seen = _Found()
                seen.visit(entry)
                fill, raw = frozenset(seen.raw | seen.named), frozenset(seen.raw)
                found[entry.id.name] = Message(file, part, entry, fill, raw, frozenset(seen.asks))
    return found


def keys(file: str, part: str | None = None) -> list[str]:
    """The keys of an English file, or of the part under one of its headings."""
    return [
        key
        for key, one in messages(ENGLISH).items()
        if one.file == file and part in (None, one.part)
    ]


def amiss(language: str) -> Iterator[str]:
    """Each thing that is wrong with a language's catalog, in a line."""
    yield from _torn(language)
    english, own = messages(ENGLISH), messages(language)
    for key, one in english.items():
        if key not in own:
            yield f"{one.file}.ftl: {key} is missing: “{_text(one)}”"
        elif not _tells_own(key) and own[key].fill != one.fill:
            yield f"{one.file}.ftl: {key} fills in {_named(own[key])}; English fills in {_named(one)}"
        elif not _tells_own(key) and (bare := own[key].raw & one.fill - one.raw):
            yield f"{one.file}.ftl: {key} says {', '.join(sorted(bare))} as a program does, not by name"
    for key, one in own.items():
        if key not in english:
            yield f"{one.file}.ftl: {key} is no key of the English catalog"
    yield from _forms(own)
    yield from _plurals(language, own)
    yield from _unsaid(language, own)


def example(key: str) -> dict[str, object]:
    """What shows a message."""
    return {name: EXAMPLES.get(name, f"‹{name}›") for name in messages(ENGLISH)[key].fill}


def _torn(language: str) -> Iterator[str]:
    seen: set[str] = set()
    for file in FILES:
        path = file_of(language, file)
        if not path.is_file():
            yield f"{file}.ftl is missing"
            continue
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                why = entry.annotations[0].message if entry.annotations else ""
                yield f"{file}.ftl, line {line}: {why}"
            elif isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    yield f"{file}.ftl: {entry.id.name} stands there twice"
                seen.add(entry.id.name)


def _tells_own(key: str) -> bool:
    """A card's words: a language says how it makes them."""
    return key.startswith("card-")


def _forms(own: dict[str, Message]) -> Iterator[str]:
    """What sentences ask of names must be there."""
    for key, one in own.items():
        for function, of, form in one.asks:
            start = "card-" if function in ("CARD", "CARDS") else f"{of}-"
            if not form:
                continue
            for name, named in own.items():
                if named.file == "cards" and name.startswith(start) and form not in named.forms:
                    yield f"cards.ftl: {name} has no form .{form}, which {key} asks for"


def _plurals(language: str, own: dict[str, Message]) -> Iterator[str]:
    from babel import Locale

    needed = set(Locale.parse(language, sep="-").plural_form.rules) | {"other"}
    if language in ("es", "fr", "it", "pt-BR"):
        needed.discard("many")  # of millions only
    for key, one in own.items():
        for select in _selects(one.entry):
            names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if names & {"one", "few", "many"} and not needed <= names:
                yield f"{one.file}.ftl: {key} needs the plurals {', '.join(sorted(needed - names))}"


def _selects(entry: ast.Message) -> list[ast.SelectExpression]:
    class Selects(Visitor):
        def __init__(self) -> None:
            self.found: list[ast.SelectExpression] = []

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            self.found.append(node)
            self.generic_visit(node)

    selects = Selects()
    selects.visit(entry)
    return selects.found


def _unsaid(language: str, own: dict[str, Message]) -> Iterator[str]:
    words = Words(language)
    for key, one in own.items():
        if key not in messages(ENGLISH) or _tells_own(key):
            continue
        try:
            told = words.own_text(key, **example(key))
        except LookupError as error:
            yield f"{one.file}.ftl: {key} can't be said: {error}"
        else:
            if "{" in told or not told.strip():
                yield f"{one.file}.ftl: {key} says “{told}”"


def _text(one: Message) -> str:
    from fluent.syntax import FluentSerializer

    return " ".join(FluentSerializer().serialize_entry(one.entry).partition("=")[2].split())


def _named(one: Message) -> str:
    return ", ".join(f"${name}" for name in sorted(one.fill)) or "nothing"
