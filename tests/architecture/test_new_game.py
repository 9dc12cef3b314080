"""A new game is one new file: nothing else is touched, and it is played, shown, tagged and printed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.architecture.tree import PACKAGE, ROOT

FILE = '''"""Pocket: the numbers and the wilds of the common game, and a letter that no other box has."""

from companion.rules.deck import numbers, plain_wild
from companion.rules.game import BOX_COLORS, Game

POCKET = Game(
    name="pocket",
    title="Pocket",
    letter="K",
    contents=(*numbers(BOX_COLORS), (plain_wild(), 4)),
)
'''

EVENING = """
from companion.printing import render
from companion.server.app import create_app, leave
from companion.tags import CardTag, Deck, read, tag_for
from tools.contract import WHERE, contract
from companion.table.script import Script

assert contract() == WHERE.read_text("utf-8"), "the front end's types name games"
app = create_app("pocket.db")
told = app.test_client().get("/api/games", base_url="http://localhost").get_json()["games"]
leave(app)
assert told[-1]["title"] == "Pocket", told[-1]

referee = Script()
def act(**said):
    reply = referee.act(said)
    assert reply["ok"], reply
    return reply["table"]

act(act="start", game="pocket", players=["North", "South"], dealer="South", target=1)
table = act(act="turn-up", card="red-9")
for nth in range(13):
    player = ("North", "South")[nth % 2]
    assert table["turn"] == player, table
    table = act(act="play", player=player, card=f"red-{nth // 2 + 1}")
assert table["phase"] == "hands", table["phase"]
table = act(act="hand", player="South", cards=["red-8"])
assert (table["winner"], table["players"][0]["score"]) == ("North", 8), table

deck = Deck("pocket")
tag = tag_for("red-8#1", deck)
assert tag[1] == "K" and isinstance(read(tag, deck), CardTag), tag
assert len(deck.tags) == told[-1]["cards"] == 80
assert render("labels", game="pocket", only=["red-8#1"]).startswith(b"%PDF")
"""


def test_a_file_is_all_that_a_new_game_needs(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "companion", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "companion" / "rules" / "games" / "pocket.py").write_text(FILE, "utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", EVENING],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
