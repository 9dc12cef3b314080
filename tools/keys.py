"""The keys of the English catalog as a TypeScript type, for the pages: `python -m tools.keys` writes it."""

import sys
from pathlib import Path

from companion.words.catalog import ENGLISH
from tools.catalogs import messages

WHERE = Path(__file__).parents[1] / "companion" / "web" / "src" / "words" / "keys.ts"

_HEAD = """\
// Made from the English catalog in companion/words/en. Do not edit:
// `python -m tools.keys` writes it anew, and a test fails when it is stale.
"""


def written() -> str:
    """The whole file: what the pages may ask for, `nav.back` for the message `nav-back`."""
    keys = [
        key.replace("-", ".", 1)
        for key, one in messages(ENGLISH).items()
        if one.file in ("cards", "table", "pages", "wheel", "rules", "house")
        and not key.startswith("card-")
    ]
    return f"{_HEAD}export type Key =\n" + "\n".join(f'  | "{key}"' for key in sorted(keys)) + ";\n"


if __name__ == "__main__":
    WHERE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{WHERE}\n")
