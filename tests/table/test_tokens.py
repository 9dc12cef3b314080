"""A whole game without touching a screen: cards on the pile, tokens and hands beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.demo.deed import Deed
from companion.demo.host import ON_PILE
from testing.reckoning.comparison import differences
from testing.reckoning.evening import Evening
from tests.table.test_interpreter import Seen

SAID = {
    "laughed": "allow",
    "crowed": "allow",
    "silent": "drew",
    "chickened": "drew",
    "next-round": "next-round",
}


class Quiet:
    """People who say everything with what they lay on the table."""

    def __init__(self, room: Seen, night: Evening) -> None:
        self.room = room
        self.night = night

    def number(self, player: object) -> str:
        return f"seat-{self.night.players.index(str(player)) + 1}"

    def many(self, count: int) -> list[str]:
        tens, rest = divmod(count, 10)
        return ["seat-10"] * tens + [f"seat-{rest}"] * bool(rest)

    def do(self, deed: Deed) -> None:
        """One deed, as the camera sees it."""
        act = dict(deed.act or {})
        if deed.kind in ON_PILE:
            if act.get("act") == "shout":
                self.room.token(self.number(deed.player))
            self.room.settled(deed.cards[0])
            if deed.kind == "shed" and act.get("act") == "discard":
                self.last_of_several(deed, act)
        elif deed.kind == "take-back":
            self.room.lifted(deed.cards[0], None)
        elif act.get("act") == "spin":
            self.room.act(**act)  # the face that came is the evening's
        elif act:
            for word in self.words(act):
                self.room.token(word)

    def last_of_several(self, deed: Deed, act: dict[str, Any]) -> None:
        ask = self.asked("discard")
        if ask and deed.player in ask["to"]:
            self.room.token(*self.who(ask, deed.player), "pass")
        if "color" in act and self.asked("color"):
            self.room.token(act["color"])

    def words(self, act: dict[str, Any]) -> Iterator[str]:
        """The tokens that say what a tap would have said; cards are shown beside the pile."""
        player = act.get("player")
        match act["act"]:
            case "draw":
                ask = self.asked("draw-until", "house-rule")
                if ask:
                    yield from self.who(ask, player)
                if ask and ask["ask"] == "draw-until":
                    yield from self.many(act["count"])
                yield "drew"
            case "discard":
                ask = self.asked("discard")
                assert ask
                yield from self.who(ask, player)
                yield from self.many(act["count"] if "count" in act else len(act["cards"]))
                yield "pass"
            case "uno":
                yield from (self.number(player), "uno")
            case "catch":
                yield from (self.number(act["target"]), "catch")
            case "hand" | "show-hand":
                self.show(act["cards"])
                yield self.number(player)
            case "war":
                for name, cards in act["reveals"].items():
                    self.show(cards)
                    yield self.number(name)
                yield "pass"
            case "give":
                count = act["count"] if "count" in act else len(act["cards"])
                yield from (act["color"], f"seat-{count}")
            case "grab":
                for tower in act["towers"]:
                    yield "tower-bang" if tower == "!" else f"tower-{tower.lower()}"
            case "veto":
                yield from ("veto", self.number(act["target"]))
            case "resolve":
                yield SAID[act.get("outcome", "laughed")]
            case "color":
                yield act["color"]
            case "accept":
                yield "pass"
            case word:  # the token bears the act's own name
                yield word

    def show(self, cards: list[str]) -> None:
        for card in cards:
            self.room.see("beside", card=card)

    def who(self, ask: dict[str, Any], player: object) -> list[str]:
        return [self.number(player)] if len(ask["to"]) > 1 else []

    def asked(self, *asks: str) -> dict[str, Any] | None:
        return next((one for one in self.room.now["awaiting"] if one["ask"] in asks), None)


@pytest.mark.parametrize("game", ["mod", "nonpartisan", "spin", "power-grab"])
def test_a_whole_game_is_played_without_touching_a_screen(tmp_path: Path, game: str) -> None:
    for seed in range(4):
        night = Evening(game, seed=seed, players=2 + seed, target=150)
        room = Seen(tmp_path / f"{seed}.db")
        room.act(**night.opening)
        people = Quiet(room, night)
        for deed in night.play():
            people.do(deed)
            if deed.kind in ("turn", "end") and deed.standing is not None:
                assert not differences(deed, deed.standing, room.now), (seed, deed)
        assert room.now["phase"] == "over"
        room.open_tables.close()


def test_a_hand_of_another_length_than_thought_is_sure_when_said_twice(tmp_path: Path) -> None:
    room = Seen(tmp_path / "a.db")
    room.open()
    room.act(act="set", player="North", cards=1)
    room.settled("red-9#1")
    people = Quiet(room, Evening("spin", seed=0, players=3))
    people.show(["blue-2#1", "blue-3#1"])
    assert room.token("seat-2")[0]["refused"]["code"] == "wrong-answer"
    assert room.now["phase"] == "hands"
    assert all(reply["ok"] for reply in room.token("seat-2"))
    assert "South" not in room.now["awaiting"][0]["to"]
    room.open_tables.close()


def test_undo_takes_back_a_token_that_waits_for_another(tmp_path: Path) -> None:
    room = Seen(tmp_path / "a.db")
    room.open()
    before = room.live.seq
    room.token("seat-3", "undo", "drew")
    assert (room.live.seq, room.now["turn"], room.asked) == (before + 1, "North", "keep-or-play")
    room.open_tables.close()
