"""Random evenings in all games: whatever people do, the table stays a table."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.table.script import Script
from tests.rules.evening import NAMES, Evening, start

POINTS = {
    "wild": 50, "wild-draw-four": 50, "mod": 50, "wild-grab": 50,
    "custom-1": 40, "custom-2": 40, "custom-3": 40,
    "draw-one": 20, "draw-two": 20, "reverse": 20, "skip": 20, "grab-two": 50,
    "draw-four": 20, "skip-everyone": 20, "discard-all": 20,
    "wild-swap-hands": 40, "wild-shuffle-hands": 40,
}  # fmt: skip
MERCY = 250  # for each player whom No Mercy put out of the round


def worth(card: str, game: str) -> int:
    """The sheets' table of points once more, written independently."""
    face = card.partition("#")[0]
    if face == "wild" and game == "all-wild":
        return 20
    if face in POINTS or face.startswith("wild-"):
        return POINTS.get(face, 50)
    symbol = face.split("-", 1)[1]
    return POINTS.get(symbol, 0) if symbol in POINTS else int(symbol.split("-")[0])


class Watched:
    """A referee, and somebody beside it who checks."""

    def __init__(self, chance: random.Random) -> None:
        self.referee = Script()
        act = start(chance)
        reply = self.referee.act(act)
        assert reply["ok"], reply
        self.evening = Evening(chance, act)
        self.scoring = act["scoring"]
        self.size = len(self.evening.copies)
        self.moved_by_hand = False

    def act(self, act: dict[str, Any]) -> None:
        before = self.referee.table
        reply = self.referee.act(act)
        json.dumps(reply)
        if not reply["ok"]:
            assert reply["refused"]["says"].endswith((".", "!", "?")), reply["refused"]
            assert "{" not in reply["refused"]["says"]
            assert "/" in reply["refused"]["cite"]
            assert reply["table"] == before == self.referee.table, "a refused act changed the table"
            return
        assert all(sentence.strip() and "{" not in sentence for sentence in reply["says"])
        if "set" in str(act) or "resolve" in str(act):
            self.moved_by_hand = True  # cards may come and go outside our books
        self.check_scores(reply)

    def check_scores(self, reply: dict[str, Any]) -> None:
        """At the end of a round the points equal a second tally."""
        if not any(each["event"] == "scored" for each in reply["events"]):
            return
        table = self.referee.table
        record = [line for line in self.referee.story() if not line["undone"]]
        if any(line["correction"] or line["act"]["act"] == "set" for line in record):
            return
        tally: dict[str, int] = {}
        rounds: dict[str, int] = {}
        put_out: set[str] = set()
        for line in record:
            act = line["act"]
            put_out |= {s.split(" holds")[0] for s in line["says"] if "is out of the round" in s}
            if act["act"] == "leave":
                put_out.discard(act["player"])
            if act["act"] == "hand":
                cards = act.get("cards")
                rounds[act["player"]] = (
                    sum(worth(card, self.evening.game.name) for card in cards)
                    if cards is not None
                    else act["points"]
                )
            ended = any("wins the round" in said for said in line["says"])
            if ended:
                winner = next(s for s in line["says"] if "wins the round" in s).split(" wins")[0]
                rounds, won_by = {}, winner
            closed = any(
                "Ready for the next" in s or "the game!" in s or "share" in s for s in line["says"]
            )
            if closed and self.scoring == "winner":
                mercy = MERCY * len(put_out)
                tally[won_by] = tally.get(won_by, 0) + sum(rounds.values()) + mercy
            elif closed and self.scoring == "lowest":
                for name, points in rounds.items():
                    tally[name] = tally.get(name, 0) + points
            if closed:
                put_out = set()
        assert {each["name"]: each["score"] for each in table["players"]} == {
            each["name"]: tally.get(each["name"], 0) for each in table["players"]
        }

    def check(self) -> None:
        table = self.referee.table
        counts = [each["cards"] for each in table["players"]]
        piles = table["piles"]
        assert min(*counts, *piles.values()) >= 0, table
        if not self.moved_by_hand and table["phase"] != "cut":
            assert sum(counts) + sum(piles.values()) == self.size, (
                "a card is in two places, or none"
            )
        assert table["phase"] == "over" or any(a["blocking"] for a in table["awaiting"]), (
            "nobody can act"
        )
        for asked in table["awaiting"]:
            assert all((asked["to"], asked["options"])), asked
        assert len({asked["id"] for asked in table["awaiting"]}) == len(table["awaiting"])
        record = self.referee.referee.record.table
        assert record is not None
        places = [record.discarded, *record.known]
        assert sum(place.bit_count() for place in places) == self.union(places).bit_count()
        assert record.held == self.union(record.known)
        for known, count in zip(record.known, record.counts, strict=True):
            assert known.bit_count() <= count, "more cards are known than there are"

    @staticmethod
    def union(masks: list[int]) -> int:
        whole = 0
        for mask in masks:
            whole |= mask
        return whole

    def check_log(self) -> None:
        again = Script.replay(json.loads(json.dumps(self.referee.entries)))
        assert again.table == self.referee.table, "the log alone gives another table"


class Evenings(RuleBasedStateMachine):
    """Shrinks to the shortest evening that goes wrong."""

    @initialize(seed=st.integers(0, 10**9))
    def sit_down(self, seed: int) -> None:
        self.watched = Watched(random.Random(seed))

    def _chance(self, seed: int) -> Evening:
        self.watched.evening.chance = random.Random(seed)
        return self.watched.evening

    @rule(seed=st.integers(0, 10**9))
    def answer(self, seed: int) -> None:
        self.watched.act(self._chance(seed).offered(self.watched.referee.table))

    @rule(seed=st.integers(0, 10**9))
    def anything(self, seed: int) -> None:
        self.watched.act(self._chance(seed).anything(self.watched.referee.table))

    @rule(seed=st.integers(0, 10**9))
    def correct(self, seed: int) -> None:
        self.watched.act(self._chance(seed).correction(self.watched.referee.table))
        self.watched.check_log()

    @invariant()
    def stays_a_table(self) -> None:
        if hasattr(self, "watched"):
            self.watched.check()

    def teardown(self) -> None:
        if hasattr(self, "watched"):
            self.watched.check_log()


TestEvenings = Evenings.TestCase
TestEvenings.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("block", range(20))
def test_hundreds_of_evenings_stay_tables(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        watched = Watched(random.Random(seed))
        for _ in range(120):
            watched.act(watched.evening.next(watched.referee.table))
            watched.check()
        watched.check_log()
    assert NAMES
