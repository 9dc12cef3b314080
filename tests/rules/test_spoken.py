"""Every sentence of the referee, said at a table, word for word."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.table.script import Script
from tests.scenarios.notation import Said, given, steps
from tools.catalogs import keys

HERE = Path(__file__).parent
SPARE = {"bad-input", "wrong-answer", "bad-input-json"}  # for what comes in from outside unread


def rows(page: str) -> Iterator[tuple[str, ...]]:
    """The rows of a page: key, table, what is said there, what the referee says."""
    for line in (HERE / page).read_text(encoding="utf-8").splitlines():
        cells = tuple(cell.strip() for cell in line.strip("|").split(" | "))
        if len(cells) == 4 and cells[0] not in ("key", "---"):
            yield cells


REFUSALS = list(rows("refusals.md"))
ANNOUNCEMENTS = list(rows("announcements.md"))


def answer(table: str, acts: str) -> dict[str, Any]:
    """What the referee answers to the last of these; all before it have to be taken."""
    said = [step for step in [*given(table), *steps(acts)] if isinstance(step, Said)]
    referee = Script()
    for each in said[:-1]:
        reply = referee.act(each.act)
        assert reply["ok"], (each.text, reply["refused"])
    return referee.act(said[-1].act)


@pytest.mark.parametrize(("key", "table", "acts", "sentence"), REFUSALS)
def test_the_referee_says_why_not(key: str, table: str, acts: str, sentence: str) -> None:
    reply = answer(table, acts)
    assert not reply["ok"], reply["says"]
    refused = reply["refused"]
    assert (refused["code"], refused["says"]) == (key.partition(":")[0], sentence)


@pytest.mark.parametrize(("key", "table", "acts", "sentences"), ANNOUNCEMENTS)
def test_the_caller_says_what_happened(key: str, table: str, acts: str, sentences: str) -> None:
    reply = answer(table, acts)
    assert reply["ok"], reply["refused"]
    assert reply["says"] == sentences.split(" / "), key
    assert set(key.split(", ")) <= {said["say"] for said in reply["said"]}


def test_every_sentence_is_said_somewhere() -> None:
    refused = {f"refused-{row[0].replace(':', '-')}" for row in REFUSALS}
    assert refused | {f"refused-{each}" for each in SPARE} == set(keys("refusals", "Why not"))
    said = {key for row in ANNOUNCEMENTS for key in row[0].split(", ")}
    assert said >= set(keys("referee", "What happened"))
