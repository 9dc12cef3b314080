"""`companion tags` lists a deck and says what a text is."""

import json

import pytest
from click.testing import CliRunner

from companion.cli.tags import command
from companion.tags import Deck, tag_for, token_tag


def test_json_lists_every_physical_card_with_its_tag() -> None:
    told = CliRunner().invoke(command, ["--game", "spin", "--deck", "K7", "--json"])
    assert told.exit_code == 0
    rows = json.loads(told.output)
    assert {row["card"]: row["tag"] for row in rows} == Deck("spin", "K7").tags
    assert len(rows) == 112


def test_the_owners_icons_name_the_cards() -> None:
    told = CliRunner().invoke(command, ["--game", "power-grab", "--icons", "red-3=u", "--json"])
    cards = {row["card"] for row in json.loads(told.output)}
    assert "red-3-u#1" in cards
    assert "red-3-o#1" not in cards


def test_a_person_gets_a_table() -> None:
    told = CliRunner().invoke(command, ["--game", "mod", "--tokens"])
    assert told.output.startswith("mod, deck A1: 112 cards")
    lines = [line.split() for line in told.output.splitlines()]
    assert ["red-7#1", tag_for("red-7#1", Deck("mod"))] in lines
    assert ["undo", token_tag("undo")] in lines


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (tag_for("red-7#1", Deck("spin", "K7")), "red-7#1"),
        (tag_for("red-7#1", Deck("spin", "K8")), "red-7#1 of another deck: spin K8"),
        (token_tag("uno"), "token: uno"),
        ("*SK707C-71", "a damaged tag of ours"),
        ("hello", "a stranger's code"),
    ],
)
def test_a_text_is_explained(text: str, says: str) -> None:
    told = CliRunner().invoke(command, ["--game", "spin", "--deck", "k7", "--", text])
    assert told.output.split(maxsplit=1)[1].strip() == says


@pytest.mark.parametrize(
    "args",
    [
        ["--game", "bridge"],
        ["--game", "spin", "--deck", "K77"],
        ["--game", "spin", "--icons", "x"],
        [],
    ],
)
def test_a_wrong_deck_is_one_sentence_and_exit_2(args: list[str]) -> None:
    told = CliRunner().invoke(command, args)
    assert told.exit_code == 2
    assert "Error: " in told.output
    assert "Traceback" not in told.output
