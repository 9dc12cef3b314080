"""One language's catalog, read as it is needed, and the sentences made from it."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.rules.card_names import SYMBOLS, parted

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"
FILES = ("cards", "referee", "refusals", "rules", "table", "pages", "wheel", "house", "print")
"""A language's files, in the order in which they are searched; the referee's sentences stand in the first ones."""

Sentence = Mapping[str, object]
"""What is said: the message's key (`say`), and the names, cards, numbers and sentences that are filled in."""

_HERE = Path(__file__).parent


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._instead = None if language == ENGLISH else words_in(ENGLISH)
        self._unread = [path for file in FILES if (path := file_of(language, file)).is_file()]
        self._own_games = language == ENGLISH  # still to be read, after the files
        self._bundle: FluentBundle | None = None
        self._reading = threading.Lock()
        self._say = lru_cache(4096)(self._format_message)

    def __call__(self, key: str, **fill: object) -> str:
        """The text for a key, with numbers, names and cards filled in."""
        return self._inner_sentence({"say": key, **fill})

    def own_text(self, key: str, **fill: object) -> str:
        """The same, or LookupError where this language can't say it by itself."""
        pattern = self._find_pattern(key, "")
        if pattern is None or self._bundle is None:
            raise LookupError(f"there is no {key}")
        ready = {name: self._as_arguments(name, value) for name, value in fill.items()}
        told, wrong = self._bundle.format_pattern(pattern, ready)
        if wrong:
            raise LookupError("; ".join(map(str, wrong)))
        return str(told)

    def say(self, sentence: Sentence) -> str:
        """The text of a sentence, beginning with a capital."""
        told = self._inner_sentence(sentence)
        return told[:1].upper() + told[1:]

    def has(self, key: str) -> bool:
        """Whether this language has words for a key."""
        return self._find_pattern(key, "") is not None

    def listing(self, several: Sequence[str]) -> str:
        """Names joined as the language joins them: North, East and South."""
        from babel.lists import format_list

        locale = "en-GB" if self.language == ENGLISH else self.language  # no comma before the “and”
        return format_list(list(several), locale=locale.replace("-", "_"))

    def card(self, name: object, form: str = "") -> str:
        """A card's name in the form that a sentence asks for: the red 7, on the red 7."""
        color, symbol, badge, _ = parted(str(name))
        kind = "number" if symbol in SYMBOLS and symbol.isdecimal() else symbol
        if self._find_pattern(f"card-{kind}", "") is None:
            return self._format_pattern("card-unknown", "", {"name": str(name)})
        fill: dict[str, str | int] = {"color": color or "", "number": _digit_as_number(symbol)}
        told = self._format_pattern(f"card-{kind}", form, fill)
        return (
            self._format_pattern("card-with-badge", form, {"card": told, "badge": badge})
            if badge
            else told
        )

    def cards(self, names: object, form: str = "") -> str:
        """Several cards, in the form that a sentence asks for."""
        return self.listing([self.card(name, form) for name in str(names).split()])

    def name(self, value: object, of: str = "", form: str = "") -> str:
        """The name of a color, a symbol or a face of the wheel; a thing without a name here is called by its id."""
        key = f"{of}-number" if str(value).isdigit() else f"{of}-{value}"
        if self._find_pattern(key, "") is None:
            return str(value)
        return self._format_pattern(key, form, {"number": _digit_as_number(str(value))})

    # -- how the text is made ----

    def _inner_sentence(self, sentence: Sentence) -> str:
        fill = [
            (name, self._as_arguments(name, sentence[name])) for name in sentence if name != "say"
        ]
        return self._say(str(sentence["say"]), tuple(fill))

    def _format_message(self, key: str, fill: tuple[tuple[str, str | int], ...]) -> str:
        return self._format_pattern(key, "", dict(fill))

    def _as_arguments(self, name: str, value: object) -> str | int:
        """The values to fill in, as the catalog takes them."""
        match value:
            case bool() | None:
                return str(value)
            case int() | str():
                return value
            case Mapping():
                return self._inner_sentence(value)
            case list() | tuple():
                several = [str(one) for one in value]
                return " ".join(several) if name == "cards" else self.listing(several)
            case _:
                return str(value)

    def _format_pattern(self, key: str, form: str, fill: dict[str, str | int]) -> str:
        pattern = self._find_pattern(key, form)
        if pattern is not None:
            assert self._bundle is not None
            told, wrong = self._bundle.format_pattern(pattern, fill)
            if not wrong:
                return str(told)
        if self._instead is not None:
            return self._instead._format_pattern(key, form, fill)
        raise LookupError(f"there are no words for {key} {dict(fill)}")

    def _find_pattern(self, key: str, form: str) -> Pattern | None:
        """A message, or one of its forms if it has that; files are read until one knows it."""
        bundle = self._bundle
        if bundle is None or not bundle.has_message(key):
            with self._reading:
                bundle = self._bundle
                while bundle is None or not bundle.has_message(key):
                    if self._unread:
                        bundle = self._read(self._unread.pop(0).read_text(encoding="utf-8"))
                    elif self._own_games:
                        self._own_games = False
                        bundle = self._read(own_words())
                    else:
                        return None
        message = bundle.get_message(key)
        return message.attributes.get(form, message.value)

    def _read(self, catalog: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            functions: dict[str, Any] = {"CARD": self.card, "CARDS": self.cards, "NAME": self.name}
            self._bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        self._bundle.add_resource(FluentResource(catalog))
        return self._bundle


def _digit_as_number(symbol: str) -> str | int:
    """A digit as a number, so that a catalog can choose by it: il 7, l'8."""
    return int(symbol) if symbol.isdigit() else symbol


def own_words() -> str:
    """What games of one's own call their signs and sections, as a part of the English catalog."""
    from companion.rules.games import GAMES

    lines = []
    for game in GAMES.values():
        colored = {card.symbol for card, _ in game.contents if card.color is not None}
        for key, text in game.words.items():
            if "-" in key and key.partition("-")[0] in ("rulebook", "section", "symbol", "card"):
                lines.append(f"{key} = {text}")
                continue
            color = '{ NAME($color, of: "color") } ' if key in colored else ""
            lines += [f"symbol-{key} = {text}", f"card-{key} = {color}{text}"]
            lines += [f"section-{key} = {text}"]
    return "\n".join(lines)


def file_of(language: str, file: str) -> Path:
    """The file of one part of a language's catalog."""
    return _HERE / language / f"{file}.ftl"


class CantDo(ValueError):
    """A request that can't be carried out; says why in a sentence of the catalogs, or in plain text for programs."""

    def __init__(self, says: str = "", said: Sentence | None = None) -> None:
        super().__init__(says if said is None else words_in(ENGLISH).say(said))
        self.said = said


@cache
def words_in(language: str) -> Words:
    """A language's words, or English ones if there is no such language."""
    return Words(language if language in languages() else ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """All languages, English first."""
    found = sorted(path.parent.name for path in _HERE.glob("*/cards.ftl"))
    return (ENGLISH, *(one for one in found if one != ENGLISH))
