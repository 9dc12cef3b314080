"""A table is always what its log says: read back after every act, also inside a dispute."""

import json
import random

import pytest

from companion.table.script import Script
from tests.rules.at_table import Act
from tests.rules.evening import Evening, start


def camera(chance: random.Random, evening: Evening, table: Act) -> Act:
    """A card that somebody may have laid, with or without what a camera knows of hands."""
    names = [each["name"] for each in table["players"]]
    act: Act = {"act": "seen", "card": chance.choice(evening.copies)}
    if chance.random() < 0.3:
        act["player"] = chance.choice(names)
    if chance.random() < 0.5:
        act["by"] = chance.choice(names)
        act["watched"] = chance.random() < 0.7
    if chance.random() < 0.3:
        act["drew"] = {chance.choice(names): 1}
    if chance.random() < 0.3:
        act["card"] = act["card"].partition("#")[0]
    return act


@pytest.mark.parametrize("seed", range(16))
def test_the_log_read_back_is_the_table_after_every_act(seed: int) -> None:
    chance = random.Random(seed)
    opening = start(chance)
    referee = Script()
    assert referee.act(opening)["ok"]
    evening = Evening(chance, opening)
    disputed = 0
    for _ in range(45):
        table = referee.table
        act = evening.next(table)
        if chance.random() < 0.45 and table["phase"] in ("play", "hands"):
            act = camera(chance, evening, table)
        elif chance.random() < 0.1:
            act = {"act": chance.choice(["undo", "redo", "allow"])}
        referee.act(act)
        disputed += any(one["ask"] == "dispute" for one in referee.table["awaiting"])
        again = Script.replay(json.loads(json.dumps(referee.entries)))
        assert again.table == referee.table, act
    assert disputed or referee.table["phase"] != "play"
