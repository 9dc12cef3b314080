"""The fingerprint of the recipe: everything that decides how the weights turn out, but no wording."""

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path

from companion.vision.bare import printed

ROOM = Path(__file__).parent
PARTS = ("fonts", "stamp", "signs", "designs", "packs", "light", "looks", "net")
"""The files that decide."""


def fingerprint() -> str:
    """Changes when what is drawn, seen or learned changes; not with a comment or a docstring."""
    told = hashlib.sha256()
    for path in (*(ROOM / f"{part}.py" for part in PARTS), Path(printed.__file__)):
        for word in _words(ast.parse(path.read_text(encoding="utf-8"))):
            told.update(word.encode() + b"\n")
    return told.hexdigest()[:16]


def _words(node: ast.AST) -> Iterator[str]:
    """A program as words, without docstrings and annotations, whichever Python reads it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    yield type(node).__name__
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment", "kind", "type_params", "type_ignores"):
            continue
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.AST):
                yield from _words(one)
            elif one is not None:
                yield repr(one)
