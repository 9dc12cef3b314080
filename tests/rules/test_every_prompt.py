"""Every act thrown at every kind of question: a ruling comes back, never an exception."""

import random

import pytest

from companion.rules.judge import ASKS
from companion.table.script import Script
from companion.wire.acts import CLASSES
from tests.rules.evening import ACTS, Evening, start

WANTED = {*ASKS.values(), "cut", "start-card", "hands", "next-round"}
JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    10**12,
    "",
    "nobody",
    [],
    ["red-7"],
    {},
    {"North": ["red-9"]},
    [[]],
    1.5,
)


def tables() -> dict[str, tuple[Script, Evening]]:
    """A table in the middle of each question, found by playing."""
    found: dict[str, tuple[Script, Evening]] = {}
    for seed in range(400):
        chance = random.Random(seed)
        act = start(chance)
        act["rulings"] = {}
        act["target"] = 500
        referee, evening = Script(), Evening(chance, act)
        assert referee.act(act)["ok"]
        for _ in range(60):
            for asked in referee.table["awaiting"]:
                if asked["ask"] not in found:
                    found[asked["ask"]] = (Script.replay(referee.entries), evening)
            if found.keys() >= WANTED:
                return found
            referee.act(evening.next(referee.table))
    raise AssertionError(f"never asked: {WANTED - found.keys()}")


@pytest.fixture(scope="module")
def asked() -> dict[str, tuple[Script, Evening]]:
    return tables()


@pytest.mark.parametrize("ask", sorted(WANTED))
def test_every_act_gets_a_ruling_at(ask: str, asked: dict[str, tuple[Script, Evening]]) -> None:
    referee, evening = asked[ask]
    table = referee.table
    names = [each["name"] for each in table["players"]]
    for act in (*ACTS, "undo", "amend", "insert", "start"):
        for player in names:
            for _ in range(4):
                reply = referee.preview(evening.filled(act, player, table, {"to": names}))["reply"]
                assert reply["ok"] or reply["refused"]["code"]
    assert referee.table == table


@pytest.mark.parametrize("act", sorted(CLASSES))
def test_junk_in_any_field_is_answered(act: str, asked: dict[str, tuple[Script, Evening]]) -> None:
    referee, evening = asked["play"]
    table = referee.table
    names = [each["name"] for each in table["players"]]
    good = evening.filled(act, names[0], table, {"to": names})
    for field in {*good, "player", "card", "cards", "count", "with", "target", "reveals"} - {"act"}:
        for junk in JUNK:
            reply = referee.preview({**good, field: junk})["reply"]
            assert reply["ok"] or reply["refused"]["code"]


@pytest.mark.parametrize("junk", JUNK)
def test_what_is_no_act_is_bad_input(junk: object) -> None:
    reply = Script().act(junk)
    assert reply["refused"]["code"] == "bad-input"
