"""Another match at the same table: a log of its own, begun once, and there again after a power cut."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from companion.server import as_json
from companion.store import Full, Ledger
from companion.table.live import LiveTable
from companion.table.match import Match
from companion.wire.shape import Line
from companion.wire.tables import winner
from tests.table.test_live import START, Room, Sending

LAST_CARD: list[dict[str, Any]] = [
    {**START, "scoring": "none", "seed": 7, "rulings": {"two-player-reverse": "skip"}},
    {"act": "turn-up", "card": "red-7"},
    {"act": "set", "player": "North", "cards": 1},
    {"act": "play", "player": "North", "card": "red-9", "id": "the-last"},
]


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path / "a.db")
    for act in LAST_CARD:
        reply = made.send(act).result(timeout=10).reply
        assert reply["ok"], reply
    yield made
    made.open_tables.close()


def told(match: Match) -> list[Line]:
    return as_json.story(match, None, everything=True)


def again(live: LiveTable, match: int = 1) -> dict[str, Any]:
    return Sending(live.rematch(match)).result(timeout=10).reply


def test_a_rematch_has_the_same_seats_and_rulings_and_the_next_dealer(room: Room) -> None:
    before = room.told[-1].message
    reply = again(room.live)
    assert (reply["ok"], reply["seq"]) == (True, 1)
    told = room.told[-1].message
    assert (told["match"], told["seq"], told["act"]) == (2, 1, "start")
    assert told["message"] > before["message"], "whoever takes the newer message takes this one"
    assert told["table"]["phase"] == "start-card"
    assert told["table"]["dealer"] == "North", "East has dealt"
    assert [player["name"] for player in told["table"]["players"]] == START["players"]
    assert room.live.start is not None
    assert room.live.start.rulings == {"two-player-reverse": "skip"}
    assert room.live.start.seed is None, "the wheel doesn't turn as it did last time"
    assert room.told[-1].reshuffled, "the camera forgets the pile"


def test_whoever_has_left_does_not_sit_down_again_and_newcomers_do(tmp_path: Path) -> None:
    room = Room(tmp_path / "a.db")
    first, *rest = LAST_CARD
    for act in (
        first,
        {"act": "leave", "player": "South"},
        {"act": "join", "player": "West"},
        *rest,
    ):
        reply = room.send(act).result(timeout=10).reply
        assert reply["ok"], reply
    table = again(room.live)["table"]
    assert [player["name"] for player in table["players"]] == ["North", "East", "West"]
    room.open_tables.close()


def test_two_taps_begin_one_match(room: Room) -> None:
    taps = [Sending(room.live.rematch(1)) for _ in range(3)]
    replies = [tap.result(timeout=10).reply for tap in taps]
    assert all(reply["ok"] for reply in replies)
    assert room.live.match == 2
    assert again(room.again()) == replies[1], "also after a restart"
    assert (room.live.match, room.live.seq) == (2, 1)


def test_a_match_that_is_not_over_has_no_rematch(room: Room) -> None:
    again(room.live)
    before = room.table
    for match in (0, 2, 3):
        assert again(room.live, match)["refused"]["code"] == "not-over"
    assert room.act(**START)["refused"]["code"] == "wrong-answer"
    assert (room.live.match, room.table) == (2, before)


def test_after_a_power_cut_the_new_match_stands_and_the_old_one_is_still_there(room: Room) -> None:
    again(room.live)
    assert room.act(act="turn-up", card="blue-3", id="up")["ok"]
    now, story = room.table, told(room.live.now)
    live = room.again()
    assert (live.match, room.table, told(live.now)) == (2, now, story)
    assert not live.drifted
    old = live.peek(1)
    assert old is not None
    assert old.table is not None
    assert (old.table.phase, winner(old.table)) == ("over", "North")
    assert [line["act"]["act"] for line in told(old)] == ["start", "turn-up", "set", "play"]
    assert live.peek(3) is None
    assert live.peek(0) is None


def test_an_act_of_the_old_match_that_is_sent_again_still_counts_once(room: Room) -> None:
    first = room.send(LAST_CARD[-1]).result(timeout=10).reply
    again(room.live)
    room.act(act="turn-up", card="red-5")
    for _ in range(2):
        assert room.act(**LAST_CARD[-1]) == first
        room.again()
    assert (room.live.match, room.live.seq) == (2, 2)


def test_a_tap_that_comes_too_late_does_not_count_in_the_new_match(room: Room) -> None:
    again(room.live)
    late = {"act": "turn-up", "card": "red-5"}
    assert room.act(**late, match=1, id="late")["refused"]["code"] == "wrong-answer"
    assert room.live.seq == 1
    assert room.act(**late, match=2)["ok"]
    assert room.act(**LAST_CARD[-1])["ok"], "what was kept is known again, whatever is on now"


def test_a_rematch_that_the_disk_refuses_did_not_happen(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = room.table
    full: Future[None] = Future()
    full.set_exception(Full("The disk is full."))
    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "append", lambda _ledger, _act: full)
        assert again(room.live)["refused"]["code"] == "not-kept"
    assert (room.live.match, room.table) == (1, before)
    assert again(room.live)["ok"]


def test_nobody_hears_of_a_rematch_before_it_is_on_disk(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk: Future[None] = Future()
    heard = len(room.told)
    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "append", lambda _ledger, _act: disk)
        first, second = Sending(room.live.rematch(1)), Sending(room.live.rematch(1))
    assert not first.done()
    assert not second.done()
    looked = room.message()
    assert (looked["match"], looked["table"]["phase"]) == (1, "over")
    disk.set_result(None)
    assert first.result(timeout=1).reply["ok"]
    assert second.result(timeout=1).reply["ok"]
    assert len(room.told) == heard + 1


def test_another_game_with_other_people_may_begin_there_too(room: Room) -> None:
    reply = room.act(act="start", game="mod", players=["East", "West"], dealer="West", id="new")
    assert (reply["ok"], reply["table"]["game"]) == (True, "mod")
    assert room.live.match == 2
    bad = room.act(act="start", game="chess", players=["East", "West"])
    assert bad["refused"]["code"] == "wrong-answer", "this one isn't over"


def test_a_start_that_is_no_good_changes_nothing(room: Room) -> None:
    before = room.table
    reply = room.act(act="start", game="chess", players=["East", "West"])
    assert reply["refused"]["code"] == "bad-input"
    assert reply["table"] == before
    assert (room.live.match, room.table) == (1, before)


def test_every_match_stands_in_the_register_with_its_winner(room: Room) -> None:
    again(room.live)
    room.again()
    cards = {
        card.match: card.summary
        for card in room.open_tables.ledger.register.matches()
        if card.summary is not None
    }
    assert (cards[1].phase, cards[1].winner) == ("over", "North")
    assert cards[1].rounds[0].winner == "North"
    assert cards[2].phase == "start-card"
    listed = room.open_tables.ledger.register.tables()
    assert [(card.match, card.summary and card.summary.phase) for card in listed] == [
        (2, "start-card")
    ]
