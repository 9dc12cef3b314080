"""Every scenario of the pages beside this file, played through the referee's edge."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from companion.table.script import Script
from tests.scenarios.checks import ASKS, CODES, FIELDS, PHASES, PLAYER_FIELDS, Moment, check
from tests.scenarios.notation import Act, AnyOrder, Expected, Said
from tests.scenarios.reading import Scenario, scenarios, sections

DECK = {
    "mod": 112,
    "nonpartisan": 108,
    "spin": 108,
    "power-grab": 112,
    "classic": 108,
    "no-mercy": 168,
    "all-wild": 112,
}
EXTRA = {"{'wild-swap-hands': 0}": -1, "{'wild-shuffle-hands': 0}": -1, "{'wild-roulette': 4}": -4}
"""Cards that the counts told at the start add to a box."""
CITABLE = {section.id for section in sections()}


# No sentence: two spaces, a space before the stop, no stop, one points, a word only Python says.
ODD = re.compile(r"  | [.!?,:](?! tower)|[^.!?]$|\b1 (points|cards)\b|\bNone\b|\bTrue\b|\['|\{")


def sentences_in(reply: dict[str, Any]) -> list[str]:
    """Everything a reply says to people."""
    said = [*reply.get("says", []), *(each["says"] for each in reply.get("findings", []))]
    if "refused" in reply:
        said.append(reply["refused"]["says"])
    return said


def cites_in(value: object) -> Iterator[str]:
    """Every citation anywhere in a reply."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in ("cite", "cites"):
                yield from [inner] if isinstance(inner, str) else filter(None, inner or [])
            else:
                yield from cites_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cites_in(inner)


class Evening:
    """One scenario being played: each act is previewed, then said, and its reply is looked at."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.referee = Script()
        self.before: dict[str, Any] = {}
        self.reply: dict[str, Any] = {}
        self.first = 0
        self.said = ""
        self.either = False

    def fail(self, text: str) -> None:
        pytest.fail(f"tests/scenarios/{self.scenario.place}: {text}", pytrace=False)

    def say(self, said: Said) -> bool:
        """Says it, and tells whether the referee took it."""
        self.before, self.first = self.referee.table, len(self.referee.entries)
        if self.first:
            before = json.dumps(self.referee.table)
            self.referee.preview(said.act)
            if json.dumps(self.referee.table) != before or len(self.referee.entries) != self.first:
                self.fail(f"the preview of `{said.text}` changed the table")
        self.reply = self.referee.act(said.act)
        self.look_at_reply(said)
        return bool(self.reply["ok"])

    def look_at_reply(self, said: Said) -> None:
        reply = json.loads(json.dumps(self.reply))
        odd = [each for each in sentences_in(reply) if ODD.search(each)]
        if odd:
            self.fail(f"`{said.text}` is answered in odd words: {odd}")
        unknown = set(cites_in(reply)) - CITABLE
        if unknown:
            self.fail(f"`{said.text}` cites {sorted(unknown)}, which is in no list of sections")
        if reply["ok"]:
            assert isinstance(reply["seq"], int), f"{said.text}: {reply}"
            assert all(isinstance(each, str) and each for each in reply["says"]), reply["says"]
            assert isinstance(reply["events"], list), f"{said.text}: {reply}"
            assert all({"seq", "code", "says"} <= set(each) for each in reply["findings"]), reply
            self.look_at_table(reply["table"])
            return
        refused = reply["refused"]
        assert refused["code"] in CODES, f"{said.text}: {refused}"
        assert refused["says"].strip(), f"{said.text}: {refused}"
        assert "seq" not in reply, f"{said.text}: {reply}"
        if len(self.referee.entries) != self.first or self.referee.table != self.before:
            self.fail(f"`{said.text}` was refused and changed the table all the same")

    def look_at_table(self, table: dict[str, Any]) -> None:
        assert set(FIELDS) <= set(table), sorted(set(FIELDS) - set(table))
        assert table["phase"] in PHASES, table["phase"]
        assert table["direction"] in ("left", "right")
        assert (table["turn"] is None) == (table["phase"] != "play"), (
            table["phase"],
            table["turn"],
        )
        for player in table["players"]:
            assert set(PLAYER_FIELDS) <= set(player), player
            assert player["cards"] >= 0, player
            assert player["uno"] in ("no", "owed", "called"), player
        asks = table["awaiting"]
        assert len({each["id"] for each in asks}) == len(asks), asks
        for each in asks:
            assert each["ask"] in ASKS, each
            assert isinstance(each["blocking"], bool), each
        hands = sum(player["cards"] for player in table["players"])
        assert hands + sum(table["piles"].values()) == self.all_cards(), table["piles"]
        if table["phase"] != "over":
            assert any(each["blocking"] and each["to"] for each in asks), asks

    def all_cards(self) -> int:
        start = self.referee.entries[0]["act"]
        boxes = 2 if start.get("rulings", {}).get("decks") == "two" else 1
        more = (
            len(start.get("custom", {}))
            + 2 * (start.get("box") == "112")
            + EXTRA.get(str(start.get("counts")), 0)
        )
        return int(DECK[start["game"]] + more) * boxes

    def take(self, said: Said, *, last: bool) -> None:
        taken = self.say(said)
        if said.either or last:
            return
        code = "nothing" if taken else self.reply["refused"]["code"]
        if said.refused:
            if taken or code not in said.refused:
                self.fail(f"`{said.text}` was to be refused; refused is {code}")
        elif not taken:
            self.fail(f"`{said.text}` was refused: {self.reply['refused']}")

    def take_all(self, group: AnyOrder) -> None:
        waiting = list(group.said)
        while waiting:
            taken = next((each for each in waiting if self.say(each)), None)
            if taken is None:
                texts = [each.text for each in waiting]
                self.fail(f"none of {texts} was taken: {self.reply['refused']}")
                return
            waiting.remove(taken)

    def expect(self, text: str) -> None:
        moment = Moment(
            self.referee.table, self.reply, self.before, self.referee.entries, self.first
        )
        if "refused" not in text and not self.either and not self.reply["ok"]:
            self.fail(f"`{self.said}` was refused: {self.reply['refused']}")
        wrong = check(text, moment)
        if wrong:
            table = {name: self.referee.table.get(name) for name in FIELDS}
            self.fail(
                f"after `{self.said}`\n  " + "\n  ".join(wrong) + f"\n  table {json.dumps(table)}"
            )

    def play(self) -> None:
        steps = self.scenario.steps
        for step, following in zip(steps, [*steps[1:], None], strict=True):
            match step:
                case Expected(text):
                    self.expect(text)
                case AnyOrder():
                    self.either = False
                    self.said = " & ".join(each.text for each in step.said)
                    self.take_all(step)
                case Said():
                    self.said, self.either = step.text, step.either
                    last = isinstance(following, Expected) and not step.refused
                    self.take(step, last=last)

    def replay(self) -> None:
        """The log alone rebuilds the table."""
        rows = json.loads(json.dumps(self.referee.entries))
        again = Script.replay(rows)
        if again.table != self.referee.table:
            wrong = [
                f"{name}: {self.referee.table.get(name)!r} is {again.table.get(name)!r}"
                for name in sorted(set(self.referee.table) | set(again.table))
                if self.referee.table.get(name) != again.table.get(name)
            ]
            self.fail("the log rebuilds another table\n  " + "\n  ".join(wrong))


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda each: each.place)
def test_the_referee_says_what_the_sheet_says(scenario: Scenario) -> None:
    evening = Evening(scenario)
    evening.play()
    evening.replay()


START: Act = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}
OPEN: list[Act] = [
    START,
    {"act": "turn-up", "card": "red-7"},
    {"act": "play", "player": "North", "card": "red-9"},
    {"act": "play", "player": "South", "card": "red-2"},
]


def after(acts: list[Act]) -> Script:
    referee = Script()
    for act in acts:
        reply = referee.act(act)
        assert reply["ok"], reply
    return referee


def test_a_reply_is_no_copy_that_a_caller_can_break() -> None:
    act: Act = {**START, "players": ["North", "South"]}
    referee = Script()
    reply = referee.act(act)
    reply["table"]["players"].clear()
    act["players"].clear()
    assert [each["name"] for each in referee.table["players"]] == ["North", "South"]
    assert referee.entries[0]["act"]["players"] == ["North", "South"]


@pytest.mark.parametrize("act", [None, [], "play", 5, True, 1.5, {1: 2}, {"act": {}}, {"act": []}])
def test_what_is_no_act_at_all_is_bad_input(act: Any) -> None:
    referee = after(OPEN)
    before = json.dumps(referee.table)
    reply = referee.act(act)
    assert reply["refused"]["code"] == "bad-input"
    assert json.dumps(referee.table) == before
    assert referee.preview(act)["ok"] is False


def test_a_preview_says_what_would_be_and_which_later_acts_would_be_lost() -> None:
    referee = after(OPEN)
    blue = {"act": "play", "player": "North", "card": "blue-7"}
    seen = referee.preview({"act": "amend", "target": 3, "with": blue})
    assert seen["ok"]
    assert [each["seq"] for each in seen["lost"]] == [4]
    assert seen["lost"][0]["says"].strip()
    assert referee.table["players"][0]["cards"] == 6
    green = {"act": "play", "player": "North", "card": "red-8"}
    assert referee.preview({"act": "amend", "target": 3, "with": green})["lost"] == []
    assert referee.preview({"act": "amend", "target": 99, "with": green})["ok"] is False


def test_a_previewed_wheel_is_not_spun() -> None:
    """Looking ahead must not use up the chance that the next spin gets."""
    start: Act = {**START, "game": "spin", "seed": 3}
    play: Act = {"act": "play", "player": "North", "card": "red-3-spin"}
    spin: Act = {"act": "spin", "player": "South"}
    first, second = (after([start, OPEN[1], play]) for _ in range(2))
    for _ in range(5):
        first.preview(spin)
    assert first.act(spin)["table"] == second.act(spin)["table"]


def test_a_spun_face_is_in_the_log_so_that_a_replay_spins_alike() -> None:
    faces = set()
    play: Act = {"act": "play", "player": "North", "card": "red-3-spin"}
    for _ in range(12):
        start: Act = {**START, "game": "spin"}
        referee = after([start, OPEN[1], play, {"act": "spin", "player": "South"}])
        rows = json.loads(json.dumps(referee.entries))
        assert Script.replay(rows).table == referee.table
        faces.add(json.dumps(referee.table["awaiting"]))
    assert len(faces) > 1, "twelve spins without a seed all came out alike"


def test_the_story_tells_each_entry_once_and_marks_what_was_taken_back() -> None:
    referee = after([*OPEN, {"act": "undo"}])
    story = referee.story()
    assert [each["seq"] for each in story] == [1, 2, 3, 4, 5]
    assert [bool(each["undone"]) for each in story] == [False, False, False, True, False]
    assert all(each["says"] for each in story[:4])


def test_a_replay_goes_on_where_the_evening_stopped() -> None:
    referee = after([*OPEN, {"act": "undo"}])
    again = Script.replay(json.loads(json.dumps(referee.entries)))
    act: Act = {"act": "play", "player": "South", "card": "blue-9"}
    assert again.act(act) == referee.act(act)
    assert again.entries == referee.entries
