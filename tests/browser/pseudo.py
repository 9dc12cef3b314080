"""A language that nobody speaks: English with accents and two fifths longer, to see whether longer ones fit."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from companion.words import ENGLISH, Words
from companion.words.catalog import FILES, file_of
from tests.architecture.tree import ROOT

PSEUDO = "en-XA"
LONGER = str.maketrans({"a": "áä", "e": "éë", "i": "íï", "o": "óö", "u": "úü", "y": "ýÿ"})
UNSPOKEN = re.compile(r"(\(pictures/[^)]*\)|\{#[^}]*\}|`[^`]*`)")
"""What the help names for machines."""


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = longer(node.value)
        return node


def longer(text: str) -> str:
    """The same with every vowel twice; what stands in capitals, like UNO, is nobody's to translate."""
    return re.sub(
        r"[^\W\d_]+", lambda word: word[0] if word[0].isupper() else word[0].translate(LONGER), text
    )


def build(folder: Path) -> Path:
    """The pages with this language among the others; gives the folder of the bundle."""
    words, built = folder / "words", folder / "static"
    for language in (ENGLISH, PSEUDO):
        (words / language).mkdir(parents=True)
        for file in FILES:
            text = file_of(ENGLISH, file).read_text(encoding="utf-8")
            if language == PSEUDO:
                read = _Longer().visit(FluentParser().parse(text))
                text = FluentSerializer().serialize(read)
            (words / language / f"{file}.ftl").write_text(text, encoding="utf-8")
        text = file_of(ENGLISH, "help").with_suffix(".md").read_text(encoding="utf-8")
        if language == PSEUDO:
            parts = UNSPOKEN.split(text)
            text = "".join(part if nth % 2 else longer(part) for nth, part in enumerate(parts))
        (words / language / "help.md").write_text(text, encoding="utf-8")
    subprocess.run(
        [sys.executable, "hatch_build.py", "npm", "run", "--silent", "build"],
        cwd=ROOT,
        env=os.environ | {"COMPANION_WORDS": str(words), "COMPANION_STATIC": str(built)},
        check=True,
    )
    return built


def spoken(built: Path) -> Words:
    """What stands on the buttons."""
    words = Words(ENGLISH)
    words.language = PSEUDO
    words._unread = [built.parent / "words" / PSEUDO / f"{file}.ftl" for file in FILES]
    return words
