"""Writes docs/players.md from the help of the app, `companion/words/en/help.md`: `python -m tools.help_page`."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
HELP = ROOT / "companion" / "words"
PAGE = ROOT / "docs" / "players.md"

HEAD = """\
# For players

The same text is in the app, in seven languages: **Help** on the first page, and **?** on each page. It is written from
`companion/words/en/help.md` (`python -m tools.help_page`); a test fails when it is stale.

"""

SECTION = re.compile(r"^## (?P<title>.+) \{#(?P<id>[\w-]+)\}$", re.MULTILINE)


def sections(language: str) -> list[str]:
    """The ids of the sections of a language's help, in order."""
    text = (HELP / language / "help.md").read_text(encoding="utf-8")
    return [found["id"] for found in SECTION.finditer(text)]


def page() -> str:
    """The whole page."""
    text = (HELP / "en" / "help.md").read_text(encoding="utf-8")
    return HEAD + SECTION.sub(r"## \g<title>", text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
