"""docs/rules.md says what the program does."""

from tools.rules_page import PAGE, TABLES, written


def test_the_rules_page_is_as_the_code_has_it_now() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "write it anew: python -m tools.rules_page"


def test_every_table_stands_on_the_page_once() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [page.count(f"<!-- {name}, from the code -->") for name in TABLES] == [1] * len(TABLES)
