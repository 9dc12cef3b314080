"""A live table: on disk before anybody hears of it, once however often it is sent, and the same after a power cut."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from companion.rules.acts import Amend, Spin
from companion.server import as_json
from companion.store import Act, Full, Ledger, StoreFault, open_ledger
from companion.store.writer import LogLine
from companion.table.answer import Answer, Notice, WentOn
from companion.table.live import LiveTable
from companion.table.open_tables import OpenTables
from companion.wire.sent import BadId, sent
from companion.wire.shape import HandShown
from companion.wire.strict_json import Json

START = {"act": "start", "game": "spin", "players": ["North", "South", "East"], "dealer": "East"}
OPENING = [START, {"act": "turn-up", "card": "red-7"}]


@dataclass(frozen=True)
class Heard:
    """What a table told, as the screens have it."""

    message: dict[str, Any]
    private: HandShown | None
    reshuffled: bool


@dataclass(frozen=True)
class Written:
    """An answer as a screen gets it."""

    reply: dict[str, Any]
    kept: bool


@dataclass(frozen=True)
class Sending:
    """An act on its way."""

    future: Future[Answer]

    def done(self) -> bool:
        return self.future.done()

    def result(self, timeout: float) -> Written:
        found = self.future.result(timeout=timeout)
        return Written(cast(Json, as_json.answer(found, None, everything=True)), found.kept)


class Room:
    """One open table, and everything that was told in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.told: list[Heard] = []
        self.open_tables = OpenTables(open_ledger(path), self._hear)
        found = self.open_tables.table(self.open_tables.lay("Kitchen").id)
        assert found is not None
        self.live: LiveTable = found

    def _hear(self, notice: Notice) -> None:
        hand = None if notice.private is None else as_json.hand_shown(notice.private)
        self.told.append(
            Heard(cast(Json, as_json.message(notice.message)), hand, notice.reshuffled)
        )

    def send(self, act: object) -> Sending:
        """An act from some door."""
        body = sent(act)
        if isinstance(body, BadId):
            done: Future[Answer] = Future()
            done.set_result(self.live.refuse("bad-input", body.says))
            return Sending(done)
        return Sending(self.live.act(body))

    def act(self, **act: Any) -> dict[str, Any]:
        return self.send(act).result(timeout=10).reply

    @property
    def table(self) -> dict[str, Any] | None:
        """The table as the screens draw it."""
        return cast(Json | None, as_json.table(self.live.moment))

    def message(self) -> dict[str, Any]:
        return cast(Json, as_json.message(self.live.message()))

    def open(self, *more: dict[str, Any]) -> Room:
        for act in [*OPENING, *more]:
            reply = self.send(act).result(timeout=10).reply
            assert reply["ok"], reply
        return self

    def again(self) -> LiveTable:
        """The table as another process finds it after this one was killed."""
        name = self.live.id
        self.open_tables.close()
        self.open_tables = OpenTables(open_ledger(self.path), self._hear)
        found = self.open_tables.table(name)
        assert found is not None
        self.live = found
        return found


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path / "a.db")
    yield made
    made.open_tables.close()


def test_nobody_hears_of_an_act_before_it_is_on_disk(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.open()
    heard = len(room.told)
    disk: list[Future[None]] = []

    def slowly(_ledger: Ledger, _act: Act) -> Future[None]:
        disk.append(Future())
        return disk[-1]

    monkeypatch.setattr(Ledger, "append", slowly)
    answer = room.send({"act": "play", "player": "North", "card": "red-9"})
    refusal = room.send({"act": "play", "player": "North", "card": "red-9"})
    assert not answer.done()
    assert not refusal.done(), "it rests on an act that isn't on disk yet"
    assert len(room.told) == heard
    assert room.message()["table"]["top"] == "red-7", "nor whoever looks just then"
    disk[0].set_result(None)
    assert answer.result(timeout=1).reply["ok"]
    assert refusal.result(timeout=1).reply["refused"]["code"] == "not-your-turn"
    assert len(room.told) == heard + 1


def test_what_the_disk_refuses_did_not_happen(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.open()
    before = room.table
    full: Future[None] = Future()
    full.set_exception(Full("The disk is full."))
    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "append", lambda _ledger, _act: full)
        answer = room.send({"act": "play", "player": "North", "card": "red-9", "id": "a"})
        assert answer.result(timeout=1).reply["refused"] == {
            "code": "not-kept",
            "says": "The disk is full.",
            "said": {"say": "house-full"},
        }
    assert room.act(act="play", player="North", card="red-9", id="a")["ok"], (
        "sent again, it is kept"
    )
    assert before is not None
    assert room.live.seq == before["seq"] + 1


def test_acts_behind_one_that_was_not_kept_are_not_kept_either(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.open()
    real = Ledger.append
    disk: list[Future[None]] = []

    def first_fails(ledger: Ledger, act: Act) -> Future[None]:
        if not disk:
            disk.append(Future())
            return disk[0]
        return real(ledger, act)

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "append", first_fails)
        lost = room.send({"act": "play", "player": "North", "card": "red-9"})
        behind = room.send({"act": "play", "player": "South", "card": "red-8"})
        assert not behind.result(timeout=5).kept
        disk[0].set_exception(Full("The disk is full."))
        assert not lost.result(timeout=5).kept
    assert room.send({"act": "uno", "player": "East"}).result(timeout=5).reply["ok"] is False
    assert room.live.seq == 2
    assert room.act(act="play", player="North", card="red-9")["seq"] == 3


def test_a_repeated_act_counts_once_and_gets_the_first_reply(room: Room) -> None:
    room.open()
    first = room.act(act="play", player="North", card="red-9", id="tap-1")
    room.act(act="play", player="South", card="red-8", id="tap-2")
    assert room.act(act="play", player="North", card="red-9", id="tap-1") == first
    room.again()
    assert room.act(act="play", player="North", card="red-9", id="tap-1") == first
    assert room.live.seq == 4
    other = room.act(act="draw", player="East", id="tap-1")
    assert other["refused"]["code"] == "bad-input"


@pytest.mark.parametrize("bad", ["", 7, "x" * 65, "line\nbreak", ["a"]])
def test_an_id_that_is_none_is_refused(room: Room, bad: object) -> None:
    room.open()
    assert room.act(act="draw", player="North", id=bad)["refused"]["code"] == "bad-input"
    assert room.live.seq == 2


def test_every_message_is_numbered_and_holds_the_whole_table(room: Room) -> None:
    room.open()
    room.act(act="play", player="North", card="red-9")
    numbers = [told.message["message"] for told in room.told]
    assert numbers == sorted(set(numbers))
    last = room.told[-1].message
    assert last["table"]["top"] == "red-9"
    assert (last["seq"], last["by"], last["act"]) == (3, "North", "play")
    room.again()
    fresh = room.message()
    assert fresh["message"] > last["message"]
    assert fresh["table"] == last["table"]


def answer(table: dict[str, Any], chance: random.Random, playable: list[str]) -> dict[str, Any]:
    """Something that a player may do now."""
    prompt = table["awaiting"][0]
    who, ask = prompt["to"][0], prompt["ask"]
    names = [player["name"] for player in table["players"]]
    acts: dict[str, dict[str, Any]] = {
        "start-card": {"act": "turn-up", "card": "green-6"},
        "keep-or-play": {"act": "pass", "player": who},
        "color": {"act": "color", "player": who, "color": "green"},
        "penalty": {"act": (prompt.get("options") or ["draw"])[0], "player": who},
        "spin": {"act": "spin", "player": who},
        "discard": {"act": "discard", "player": who, "count": prompt.get("count") or 0},
        "draw-until": {"act": "draw", "player": who, "count": 2},
        "war": {
            "act": "war",
            "player": who,
            "reveals": {names[0]: ["red-1"], names[1]: ["blue-2"]},
        },
        "shout": {"act": "shout", "player": who, "card": "green-4"},
        "give": {"act": "give", "player": who, "count": 0},
        "grab": {"act": "grab", "player": who, "towers": (prompt.get("towers") or ["U"])[:1]},
        "show-hand": {"act": "verdict", "player": prompt.get("challenger", who), "guilty": True},
        "hands": {"act": "hand", "player": who, "points": 20},
        "next-round": {"act": "next-round"},
    }
    if ask == "play":
        cards = playable if chance.random() < 0.8 else []
        if cards:
            return {"act": "play", "player": who, "card": chance.choice(cards)}
        return {"act": "draw", "player": who}
    return acts.get(ask, {"act": "undo"})


@pytest.mark.parametrize("game", ["mod", "nonpartisan", "spin", "power-grab"])
def test_after_a_power_cut_the_table_stands_as_it_was_in_any_prompt(
    tmp_path: Path, game: str
) -> None:
    room, chance = Room(tmp_path / "a.db"), random.Random(game)
    start = {**START, "game": game, "seed": 3}
    assert room.send(start).result(timeout=10).reply["ok"]
    asked: set[str] = set()
    for _ in range(90):
        table = room.table
        assert table is not None
        if not table["awaiting"]:
            break
        ask = table["awaiting"][0]["ask"]
        if ask not in asked or chance.random() < 0.05:
            asked.add(ask)
            room.again()
            assert room.table == table
            assert not room.live.drifted
        playable = room.live.playable(seat=None, everything=True)
        reply = room.send(answer(table, chance, playable)).result(timeout=10).reply
        if not reply["ok"]:
            room.act(act="undo")
    assert len(asked) >= 4
    assert room.again().now.story()
    room.open_tables.close()


def test_a_drawn_card_is_nobody_elses_business(room: Room) -> None:
    room.open()
    reply = room.act(act="draw", player="North", cards=["blue-3#1"])
    assert "blue-3#1" in str(reply), "who drew it sees it"
    assert "blue-3" not in str(room.told[-1].message)
    assert "blue-3" not in str(room.message())


def test_a_shown_hand_is_for_the_challenger_only(tmp_path: Path) -> None:
    room = Room(tmp_path / "a.db")
    hand = ["blue-3", "blue-5", "green-1", "green-2", "yellow-1", "yellow-4"]
    for act in (
        {**START, "game": "mod"},
        {"act": "turn-up", "card": "red-7"},
        {"act": "play", "player": "North", "card": "wild-draw-four", "color": "blue"},
        {"act": "challenge", "player": "South"},
    ):
        reply = room.send(act).result(timeout=10).reply
        assert reply["ok"], reply
    assert room.act(act="show-hand", player="North", cards=hand)["ok"]
    told = room.told[-1]
    assert "green-1" not in str(told.message)
    assert told.private is not None
    assert (told.private["to"], told.private["cards"]) == ("South", hand)
    room.open_tables.close()


def test_everyone_watches_the_same_turn_of_the_wheel(room: Room) -> None:
    room.open({"act": "play", "player": "North", "card": "red-3-spin"})
    before = int(time.time() * 1000)
    assert room.act(act="spin", player="South")["ok"]
    turning = room.told[-1].message["wheel"]
    assert before < turning["from"] < turning["until"]
    assert turning["face"] in turning["faces"]
    assert room.message()["wheel"] == turning, "who comes late enters in the middle"


BY_ITSELF = {**START, "rulings": {"wheel-turns": "by-itself"}}


def spins(room: Room) -> int:
    return sum(isinstance(entry.act, Spin) for entry in room.live.log)


def test_the_wheel_turns_by_itself_where_that_was_agreed_and_not_again_when_taken_back(
    room: Room,
) -> None:
    room.live.wheel_waits = 0.05
    play = {"act": "play", "player": "North", "card": "red-3-spin"}
    for act in (BY_ITSELF, OPENING[1], play):
        assert room.send(act).result(timeout=10).reply["ok"]
    waited = time.monotonic() + 5
    while not room.told[-1].message["wheel"] and time.monotonic() < waited:
        time.sleep(0.01)
    assert room.told[-1].message["wheel"]["player"] == "South"
    assert spins(room) == 1
    assert room.act(act="undo")["ok"]
    time.sleep(0.2)
    assert spins(room) == 1


def test_the_wheel_waits_for_its_player_elsewhere(room: Room) -> None:
    room.live.wheel_waits = 0.01
    room.open({"act": "play", "player": "North", "card": "red-3-spin"})
    time.sleep(0.1)
    assert not spins(room)


def test_the_face_of_the_wheel_stays_a_while_unless_play_goes_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.open({"act": "play", "player": "North", "card": "red-3-spin"})

    def spun(after: int) -> Any:
        assert room.act(act="spin", player="South")["ok"]
        turning = room.told[-1].message["wheel"]
        monkeypatch.setattr(time, "time", lambda: (turning["until"] + after) / 1000)
        return turning

    assert spun(5000) == room.message()["wheel"], "who comes now still sees the face"
    assert room.act(act="undo")["ok"]
    assert room.told[-1].message["wheel"] is None
    assert spun(9001) is not None
    assert room.message()["wheel"] is None


def test_a_real_wheel_has_no_show(room: Room) -> None:
    room.open({"act": "play", "player": "North", "card": "red-3-spin"})
    assert room.act(act="spin", player="South", face="war")["ok"]
    assert room.told[-1].message["wheel"] is None


def test_a_log_this_version_cannot_read_is_refused_in_a_sentence_and_left_alone(room: Room) -> None:
    room.open()
    strange = Act(
        table=room.live.id,
        lines=[LogLine(3, '{"act": "dance", "player": "North"}')],
        at=time.time(),
        engine="99",
        digest="0",
    )
    room.open_tables.ledger.append(strange).result(timeout=10)
    with pytest.raises(StoreFault, match="another version"):
        room.again()
    assert len(room.open_tables.ledger.entries(room.live.id)) == 3


def test_a_preview_changes_nothing(room: Room) -> None:
    room.open({"act": "play", "player": "North", "card": "red-9"})
    before = room.table
    would = room.live.now.preview(Amend(3))
    outcome = cast(Json, as_json.preview(would, None, everything=True))
    assert outcome["ok"]
    assert outcome["reply"]["table"]["turn"] == "North"
    assert room.table == before


def test_the_likeliest_corrections_stand_first(room: Room) -> None:
    room.open({"act": "play", "player": "North", "card": "red-9"})
    assert room.act(act="play", player="South", card="blue-9")["ok"]
    likely = room.live.now.likely(3)
    assert likely is not None
    assert len(likely.cards) == 3
    assert "red-9" not in likely.cards
    assert set(likely.players) == {"South", "East"}
    assert room.live.now.likely(99) is None


def test_the_table_can_be_seen_as_it_was(room: Room) -> None:
    room.open({"act": "play", "player": "North", "card": "red-9"})
    then = as_json.table(room.live.now.at(2))
    assert then is not None
    assert (then["top"], then["turn"]) == ("red-7", "North")
    assert room.live.now.at(9) is None
    assert room.live.now.at(0) is None


def test_a_correction_worked_out_beside_the_table_counts_only_if_nothing_came_between(
    room: Room,
) -> None:
    for act in (*OPENING, {"act": "play", "player": "North", "card": "red-9"}):
        assert room.send(act).result(10).reply["ok"]
    wrong = sent({"act": "amend", "target": 2, "with": {"act": "turn-up", "card": "red-5"}})
    assert not isinstance(wrong, BadId)
    weighed, late = room.live.weigh(wrong), room.live.weigh(wrong)
    assert room.live.seq == 3, "nothing has happened yet"
    answer = room.live.act(wrong, weighed=weighed).result(10)
    assert answer.ok
    assert (room.live.seq, room.told[-1].message["corrected"]) == (4, True)
    with pytest.raises(WentOn):
        room.live.act(wrong, weighed=late)
    assert room.send({"act": "undo"}).result(10).reply["ok"]
    room.open_tables.close()
    again = OpenTables(open_ledger(room.path)).table(room.live.id)
    assert again is not None
    assert again.seq == 5
