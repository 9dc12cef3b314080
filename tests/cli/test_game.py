"""Games of one's own: a page begun, checked and played, and the page of the docs as an example."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli.game import PAGE, command, find_mistakes

DOCS = Path(__file__).parents[2] / "docs" / "own-games.md"
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)

EVENING = """
from companion.printing import render
from companion.rules.games import GAMES
from companion.table.script import Script
from companion.tags import Deck, read, tag_for

referee = Script()

def act(**said):
    reply = referee.act(said)
    assert reply["ok"], reply
    return reply

act(act="start", game="kitchen-table", players=["North", "East", "South"], dealer="South")
table = act(act="turn-up", card="red-5")["table"]
assert [one["cards"] for one in table["players"]] == [6, 6, 6], table
reply = act(act="play", player="North", card="red-again")
assert reply["table"]["turn"] == "North" and "red Again" in " ".join(reply["says"]), reply
act(act="play", player="North", card="wild-trade", color="blue", target="East")
table = act(act="play", player="East", card="wild-three", color="green")["table"]
assert table["awaiting"][0]["count"] == 3, table
table = act(act="play", player="South", card="wild-three", color="red")["table"]
assert table["awaiting"][0]["count"] == 6, table
deck = Deck("kitchen-table")
tag = tag_for("red-again#2", deck)
assert read(tag, deck).card == "red-again#2"
assert len(set(deck.tags.values())) == len(GAMES["kitchen-table"].deck)
for kind in ("labels", "cards"):
    assert render(kind, game="kitchen-table", only=["red-again#1", "wild-trade#1"]).startswith(b"%PDF")
assert render("guide", game="kitchen-table").startswith(b"%PDF")
"""


def test_the_game_of_the_docs_is_played_tagged_and_printed(tmp_path: Path) -> None:
    (tmp_path / "kitchen_table.py").write_text(EXAMPLE, encoding="utf-8")
    assert list(find_mistakes(tmp_path / "kitchen_table.py")) == []
    ran = subprocess.run(
        [sys.executable, "-c", EVENING],
        env={**os.environ, "COMPANION_GAMES": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr


def test_a_page_that_was_begun_is_ready(tmp_path: Path) -> None:
    said = CliRunner().invoke(command, ["new", "Grandma 7", "--into", str(tmp_path)])
    assert said.exit_code == 0, said.output
    said = CliRunner().invoke(command, ["check", str(tmp_path / "grandma_7.py")])
    assert said.exit_code == 0, said.output
    assert "ready" in said.output


@pytest.mark.parametrize(
    ("instead_of", "written", "says"),
    [
        ('letter="Y"', 'letter="M"', "stands on the tags of Mod"),
        ('letter="Y"', 'letter="yy"', "can't stand on tags"),
        ('"again": "Again",', "", "again has no name"),
        ('"rulebook-again": "You play again.",', "", "again isn't explained"),
        ("rulings={}", 'rulings={"stacking": "high"}', "stacking can't be high"),
        ("players=(2, 10)", "players=(1, 30)", "can't play"),
        ("NextDraws(3)", "NextDraws(", "can't be read"),
        ("GAME = Game(", "GAME = dict(", "tells no game"),
        ("(plain_wild(), 4)", "(plain_wild(), 9)", "can't be tagged"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    tmp_path: Path, instead_of: str, written: str, says: str
) -> None:
    page = tmp_path / "page.py"
    assert instead_of in PAGE
    page.write_text(PAGE.replace("NAME", "page").replace(instead_of, written), encoding="utf-8")
    told = list(find_mistakes(page))
    assert len(told) >= 1, told
    assert any(says in line for line in told), told
