"""One help feeds the app and the documents, and every language has every section and picture of it."""

import re

from companion.words import languages
from tools.help_page import HELP, PAGE, ROOT, page, sections


def test_the_players_page_is_the_help_of_the_app() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tools.help_page"


def test_every_language_has_every_section_and_picture() -> None:
    for language in languages():
        text = (HELP / language / "help.md").read_text(encoding="utf-8")
        assert sections(language) == sections("en"), language
        pictures = re.findall(r"pictures/([\w.-]+)", text)
        assert pictures == re.findall(
            r"pictures/([\w.-]+)", (HELP / "en" / "help.md").read_text(encoding="utf-8")
        )
        assert all((ROOT / "docs" / "pictures" / name).is_file() for name in pictures)
