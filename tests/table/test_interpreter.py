"""What the camera sees becomes what happened; a hint stays a hint."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from companion.pile.event import Beside, Health, Settled, Unsure, read
from companion.rules import acts
from companion.server import as_json
from companion.table.camera import Camera
from companion.table.interpreter import Interpreter
from companion.wire.strict_json import Json
from tests.table.test_live import Room


class Seen(Room):
    """A room with a camera."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.interpreter, self.clock = Interpreter(self.live), 0.0

    def see(self, event: str, **seen: Any) -> list[dict[str, Any]]:
        """What a camera tells; one that doesn't say when takes its time."""
        self.clock += 1.0
        found = read({"event": event, **seen}, self.clock)
        if found is None:
            return []
        answers = self.interpreter.hear(found, seen.get("id"))
        return [cast(Json, as_json.answer(answer, None, everything=True)) for answer in answers]

    def settled(self, card: str, **more: Any) -> list[dict[str, Any]]:
        return self.see("settled", card=card, **more)

    def lifted(self, card: str, top: str | None, **more: Any) -> list[dict[str, Any]]:
        return self.see("taken-back", card=card, top=top, **more)

    def reached(self, t: float) -> None:
        self.see("drew?", t=t)

    def token(self, *names: str) -> list[dict[str, Any]]:
        return [reply for name in names for reply in self.see("token", token=name)]

    @property
    def now(self) -> dict[str, Any]:
        table = self.table
        assert table is not None
        return table

    def count(self, player: str) -> int:
        return next(int(one["cards"]) for one in self.now["players"] if one["name"] == player)

    @property
    def asked(self) -> str:
        return str(self.now["awaiting"][0]["ask"])


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Seen]:
    made = Seen(tmp_path / "a.db")
    made.open()
    yield made
    made.open_tables.close()


def test_a_settled_card_was_played(room: Seen) -> None:
    assert room.settled("red-9#1")[0]["ok"]
    assert (room.now["top"], room.now["turn"]) == ("red-9", "South")


def test_the_same_sighting_sent_twice_counts_once(room: Seen) -> None:
    first = room.settled("red-9#1", id="eye-1")
    assert room.settled("red-9#1", id="eye-1") == first
    assert room.live.seq == 3


def test_a_disputed_card_that_is_taken_back_settles_the_dispute(room: Seen) -> None:
    room.settled("red-9#1")
    room.settled("blue-2#1")
    assert room.asked == "dispute"
    assert room.live.pile(faces=True) == ["red-7", "red-9#1", "blue-2#1"], "it lies there"
    room.lifted("blue-2#1", "red-9#1")
    assert room.asked == "play"
    assert (room.now["top"], room.now["turn"]) == ("red-9", "South")


def test_a_seat_token_says_whose_card_it_was(room: Seen) -> None:
    room.settled("blue-2#1")
    assert room.asked == "dispute"
    room.token("seat-2")
    room.token("allow") if room.asked == "dispute" else None
    assert room.asked != "dispute"


def test_a_card_exchanged_for_another_one_is_that_other_one(room: Seen) -> None:
    room.settled("red-9#1")
    room.lifted("red-9#1", "red-7#1")
    assert room.now["top"] == "red-9", "perhaps it is only being straightened"
    room.settled("red-8#1")
    assert (room.now["top"], room.now["turn"]) == ("red-8", "South")


def test_a_card_that_only_seemed_to_be_taken_up_stays_played(room: Seen) -> None:
    room.settled("red-9#1")
    room.lifted("red-9#1", "red-7#1", t=8.0)
    room.settled("red-8#1", t=8.1)
    assert (room.now["top"], room.now["turn"]) == ("red-8", "East"), "laid over it, at once"
    room.token("drew")
    room.lifted("red-8#1", "red-9#1", t=12.0)
    room.settled("red-5#1", t=13.0)
    assert (room.now["top"], room.count("East")) == ("red-5", 7), "the draw was told since"


def test_a_card_lifted_and_laid_down_again_changes_nothing(room: Seen) -> None:
    room.settled("red-9#1")
    before = room.live.seq
    room.lifted("red-9#1", "red-7#1")
    room.settled("red-9#1")
    assert room.live.seq == before


def test_a_color_token_names_the_color_before_or_after_the_wild(room: Seen) -> None:
    room.settled("wild#1")
    assert room.asked == "color"
    room.token("green")
    assert room.now["color"] == "green"
    room.token("blue")
    room.settled("wild#2")
    assert room.now["color"] == "blue"


def test_tokens_say_what_leaves_no_picture(room: Seen) -> None:
    room.token("drew")
    assert room.asked == "keep-or-play"
    room.token("pass")
    assert room.now["turn"] == "South"
    room.token("pass")
    assert room.now["turn"] == "East", "who passes has drawn"
    room.token("undo")
    room.token("undo")
    assert room.now["turn"] == "South"
    room.act(act="set", player="South", cards=2)
    room.token("uno")
    assert next(one["uno"] for one in room.now["players"] if one["name"] == "South") == "called"


def test_a_catch_token_catches_whoever_owes_the_call(room: Seen) -> None:
    room.act(act="set", player="North", cards=2)
    room.settled("red-9#1")
    room.token("catch")
    assert next(one["cards"] for one in room.now["players"] if one["name"] == "North") == 3


def test_a_spin_token_turns_the_wheel(room: Seen) -> None:
    room.settled("red-3-spin#1")
    room.token("spin")
    assert room.now["wheel"] is not None


@pytest.mark.parametrize("token", ["catch", "guilty", "tower-u", "seat-9", "block", "spin", "x"])
def test_a_token_that_makes_no_sense_now_does_nothing(room: Seen, token: str) -> None:
    assert room.token(token) == []
    assert room.live.seq == 2


def test_a_card_that_was_covered_unseen_is_put_in_where_it_fits(room: Seen) -> None:
    room.settled("red-9#1")
    room.settled("red-4#1")
    assert room.now["turn"] == "East"
    room.see("missed", card="red-5#1", under="red-4#1")
    assert (room.now["top"], room.now["turn"]) == ("red-4", "North")


def test_an_old_card_of_the_pile_that_peeks_out_is_not_put_in(room: Seen) -> None:
    for card in ("red-9#1", "red-8#1", "red-7#1"):
        room.settled(card)
    before = room.now
    room.see("missed", card="red-9#1", under="red-7#1")
    assert room.now == before


def test_a_card_that_was_covered_unseen_is_left_out_where_nothing_would_fit(room: Seen) -> None:
    room.settled("red-9#1")
    room.settled("red-4#1")
    before = room.now
    assert room.see("missed", card="blue-2#1", under="red-4#1") == []
    assert room.now == before


@pytest.mark.parametrize("event", ["moved", "covered", "beside", "stranger", "drew?", "nonsense"])
def test_a_hint_is_no_fact(room: Seen, event: str) -> None:
    assert room.see(event, card="blue-2#1", by="red-7#1", text="?", why="foreign") == []
    assert room.live.seq == 2


def test_before_a_game_is_set_up_nothing_that_is_seen_matters(tmp_path: Path) -> None:
    room = Seen(tmp_path / "a.db")
    assert room.settled("red-9#1") == []
    room.open_tables.close()


def test_a_camera_says_what_is_wrong_until_it_is_over(room: Seen) -> None:
    told: list[dict[str, Any]] = []
    camera = Camera(room.live, lambda _table, state: told.append(cast(Json, as_json.camera(state))))
    camera.sighted(Health(1.0, "dark", False, "It is too dark."))
    assert told[-1]["health"] == [{"code": "dark", "says": "It is too dark."}]
    camera.sighted(Health(2.0, "dark", True, "It is too dark."))
    assert told[-1]["health"] == []


def out_with(room: Seen, **left: int) -> None:
    """North lays the last card, and the others are left with so many."""
    for player, cards in left.items():
        room.act(act="set", player=player, cards=cards)
    room.act(act="set", player="North", cards=1)
    room.settled("red-9#1")
    assert room.asked == "hands"


def beside(room: Seen, *cards: str, t: float) -> None:
    for n, card in enumerate(cards):
        room.see("beside", card=card, t=t + 0.4 * n)


def test_hands_laid_open_beside_the_pile_count_themselves(room: Seen) -> None:
    out_with(room, South=2, East=3)
    beside(room, "blue-1#1", "blue-2#1", t=20.0)
    assert room.now["awaiting"][0]["to"] == ["East"]
    beside(room, "blue-1#1", "blue-2#1", t=23.0)  # being taken up again
    beside(room, "blue-3#1", "wild#1", "blue-4#1", t=26.0)
    assert (room.now["phase"], room.now["players"][0]["score"]) == ("between-rounds", 60)


def test_a_hand_that_goes_on_growing_is_left_to_people(room: Seen) -> None:
    out_with(room, South=2, East=3)
    beside(room, "blue-1#1", "blue-2#1", "blue-3#1", t=20.0)
    assert room.now["awaiting"][0]["to"] == ["South", "East"], (
        "South may hold one more than thought"
    )


def test_hands_in_another_order_are_left_to_people(room: Seen) -> None:
    out_with(room, South=4, East=3)
    beside(room, "blue-1#1", "blue-2#1", "blue-3#1", t=20.0)
    assert room.now["awaiting"][0]["to"] == ["South", "East"], (
        "South may hold one less than thought"
    )


def test_a_hand_of_another_number_is_left_to_people(room: Seen) -> None:
    out_with(room, South=5, East=4)
    beside(room, "blue-1#1", "blue-2#1", "blue-3#1", t=20.0)
    assert room.now["awaiting"][0]["to"] == ["South", "East"]
    room.act(act="hand", player="South", points=6)
    beside(room, "blue-4#1", "blue-5#1", "blue-6#1", "blue-7#1", t=30.0)
    assert room.now["phase"] == "between-rounds"


def test_a_hand_that_may_go_on_out_of_the_picture_is_left_to_people(room: Seen) -> None:
    out_with(room, South=2, East=3)
    beside(room, "blue-1#1", t=20.0)
    room.see("maybe-more", t=20.3)
    beside(room, "blue-2#1", t=20.4)
    assert room.now["awaiting"][0]["to"] == ["South", "East"]
    beside(room, "blue-2#1", "blue-1#1", t=30.0)  # laid anew, nearer to the pile
    assert room.now["awaiting"][0]["to"] == ["East"]
    beside(room, "blue-3#1", "wild#1", "blue-4#1", t=40.0)
    assert room.now["phase"] == "between-rounds"
    room.see("maybe-more", t=42.0)
    assert room.now["awaiting"][0]["to"] == ["East"], "the hand that lay there has gone only now"


def test_the_rest_of_the_last_hand_is_counted_also_when_it_comes_later(room: Seen) -> None:
    out_with(room, South=2, East=2)
    beside(room, "blue-1#1", "blue-2#1", t=20.0)
    beside(room, "blue-3#1", "wild#1", t=26.0)
    beside(room, "red-9#1", t=30.0)  # of the pile, being gathered
    assert room.now["phase"] == "between-rounds"
    beside(room, "blue-4#1", t=32.0)
    assert room.now["awaiting"][0]["to"] == ["East"], "they held three"


def test_a_hand_that_fills_the_room_may_have_a_rest_that_nobody_expected(room: Seen) -> None:
    out_with(room, South=8, East=1)
    beside(room, *(f"blue-{n}#1" for n in range(1, 9)), t=20.0)
    assert room.now["awaiting"][0]["to"] == ["East"]
    beside(room, "wild#1", t=29.0)
    assert room.now["awaiting"][0]["to"] == ["South", "East"], "they held nine"


def test_what_can_not_be_read_in_a_hand_is_told_a_while_after_its_last_card(room: Seen) -> None:
    out_with(room, South=2, East=3)
    beside(room, "blue-1#1", "blue-2#1", t=20.0)
    room.see("maybe-more", t=23.5)
    assert room.now["awaiting"][0]["to"] == ["South", "East"]


def test_another_hand_is_not_counted_for_one_that_lay_there_and_was_not(room: Seen) -> None:
    out_with(room, South=3, East=3)
    beside(room, "blue-1#1", "blue-2#1", t=20.0)
    beside(room, "blue-3#1", "wild#1", "blue-4#1", t=30.0)
    assert room.now["awaiting"][0]["to"] == ["South", "East"]


def test_a_bare_card_in_doubt_is_asked_for_until_it_is_told(room: Seen) -> None:
    told: list[dict[str, Any]] = []
    camera = Camera(room.live, lambda _table, state: told.append(cast(Json, as_json.camera(state))))
    camera.sighted(Unsure(1.0, ("red-9", "red-6", "green-99")))
    assert told[-1]["which"]["cards"] == ["red-9", "red-6"]
    camera.sighted(Settled(2.0, "red-9"))
    assert told[-1]["which"] is None


def test_nobody_is_asked_which_card_it_is_that_was_just_tapped_in(room: Seen) -> None:
    told: list[dict[str, Any]] = []
    camera = Camera(room.live, lambda _table, state: told.append(cast(Json, as_json.camera(state))))
    assert room.act(act="play", player=room.now["turn"], card="red-9")["ok"]
    camera.sighted(Unsure(1.0, ("red-6", "red-9")))
    camera.sighted(Unsure(2.0, ("blue-6", "blue-9")))
    before, after = (one["which"] for one in told)
    assert (before, after["cards"]) == (None, ["blue-6", "blue-9"])


def test_the_same_face_on_top_again_is_another_card(room: Seen) -> None:
    room.settled("red-9")
    before = room.now["piles"]["discard"]
    room.settled("red-9")
    assert room.now["piles"]["discard"] == before + 1


def test_a_bare_card_that_was_just_tapped_in_is_not_played_again_when_the_eyes_tell_it(
    room: Seen,
) -> None:
    assert room.act(act="play", player=room.now["turn"], card="red-9")["ok"]
    before = room.now["piles"]["discard"]
    assert room.settled("red-9") == []
    assert room.now["piles"]["discard"] == before
    room.settled("red-9")
    assert room.now["piles"]["discard"] == before + 1, "the next one is another card"


def test_the_cards_of_a_war_that_was_told_are_no_plays_when_they_come_onto_the_pile(
    room: Seen,
) -> None:
    room.settled("red-3-spin")
    room.act(act="spin", player=room.now["awaiting"][0]["to"][0], face="war")
    first, second = room.now["players"][0]["name"], room.now["players"][1]["name"]
    reveals = {first: ["green-4"], second: ["blue-9"]}
    assert room.act(act="war", player=first, reveals=reveals)["ok"]
    before = room.now["piles"]["discard"]
    assert room.settled("blue-9") == []
    assert room.now["piles"]["discard"] == before
    room.settled("blue-9")
    assert room.now["piles"]["discard"] == before + 1, "another blue 9, played on it"


def test_a_card_after_a_spin_that_nobody_made_shows_whose_discard_the_one_before_was(
    room: Seen,
) -> None:
    room.settled("red-3-spin#1")
    room.act(act="spin", player="South", face="discard-color")
    room.settled("red-1#1")
    room.act(act="seen", card="red-4-spin#1", by="East")
    assert (room.asked, room.count("South"), room.count("East")) == ("spin", 6, 6)
    room.settled("red-9#1")
    assert (room.asked, room.count("South"), room.count("East")) == ("discard", 4, 7)
    room.act(act="discard", player="South", count=0)
    room.act(act="seen", card="red-5-spin#1", player="East")
    room.settled("blue-9#1")
    assert room.asked == "dispute", "somebody has told whose that was"


def test_cards_beside_the_pile_are_offered_not_played(room: Seen) -> None:
    told: list[dict[str, Any]] = []
    camera = Camera(room.live, lambda _table, state: told.append(cast(Json, as_json.camera(state))))
    for card in ("blue-3#1", "green-4#2", "blue-3#1"):
        camera.sighted(Beside(1.0, card))
    assert told[-1]["beside"] == ["blue-3#1", "green-4#2"]
    camera.sighted(Settled(2.0, "red-9#1"))
    assert told[-1]["beside"] == []


def test_a_hand_at_the_draw_pile_explains_the_next_card(room: Seen) -> None:
    room.reached(10.0)
    room.reached(10.9)
    assert (room.live.seq, room.now["turn"]) == (2, "North"), "a hint is no fact"
    room.settled("red-9#1", t=12.0)
    assert (room.count("North"), room.now["turn"]) == (7, "South"), "drawn, and played at once"
    room.reached(15.0)
    room.reached(18.0)
    room.settled("red-5#1", t=19.0)
    assert (room.count("South"), room.count("East"), room.now["turn"]) == (8, 7, "North")


def test_a_draw_that_was_told_is_no_hint(room: Seen) -> None:
    room.reached(10.0)
    room.token("drew", "pass")
    assert room.interpreter.draws is None
    room.reached(13.0)
    room.act(act="draw", player="South")
    room.reached(14.0)
    room.settled("red-9#1", t=20.0)
    assert (room.count("North"), room.count("South"), room.now["turn"]) == (8, 7, "East")
    assert room.interpreter.draws is None


def test_whoever_owes_cards_takes_them_from_the_draw_pile(room: Seen) -> None:
    room.settled("red-draw-two#1", t=9.0)
    room.reached(11.0)
    room.reached(13.0)
    room.settled("red-5#1", t=15.0)
    assert (room.count("South"), room.count("East"), room.now["turn"]) == (9, 6, "North")


NORTH, SOUTH, EAST = (
    {"direction": at, "sure": 1.0, "look": [0.1, 0.2, -0.1, light, 0.1, 0.0]}
    for at, light in ((300.0, -0.8), (120.0, 0.4), (30.0, -0.2))
)


def test_whoever_drew_for_the_dealer_is_known_by_the_first_cards(tmp_path: Path) -> None:
    room = Seen(tmp_path / "a.db")
    start = {"act": "start", "game": "mod", "players": ["North", "South", "East"]}
    room.act(**start)
    where = {"North": 10.0, "South": 130.0, "East": 250.0}
    for name in ("South", "East", "North"):
        room.see("drew?", arm={"direction": where[name] + 5, "sure": 1.0})
    room.act(act="amend", target=1, **{"with": start | {"dealer": "East"}})
    room.settled("red-7#1", arm={"direction": 248.0, "sure": 1.0})
    assert not room.interpreter.reaching.sure, "the dealer need not be the one who turns it up"
    room.settled("red-9#1", arm={"direction": 12.0, "sure": 1.0})
    assert room.interpreter.reaching.sure
    assert room.interpreter.reaching.directions()["South"] == pytest.approx(135.0, abs=1)
    room.open_tables.close()


def wave_in(room: Seen) -> None:
    """Everybody waves in."""
    for name, arm in (("North", NORTH), ("South", SOUTH), ("East", EAST)):
        room.interpreter.reaching.sit(("North", "South", "East"))
        room.interpreter.reaching.wave(name)
        room.see("touched?", arm=arm)


def last_seen(room: Seen) -> acts.Seen:
    """What the camera last told the referee."""
    seen = [one.act for one in room.live.now.referee.entries if isinstance(one.act, acts.Seen)]
    return seen[-1]


def test_nobody_is_named_before_they_waved_in_and_whoever_did_is(room: Seen) -> None:
    room.settled("red-9#1", arm=NORTH)
    assert last_seen(room).by is None
    wave_in(room)
    assert set(room.interpreter.reaching.directions()) == {"North", "South", "East"}
    room.settled("red-8#1", arm=SOUTH, watched=True)
    assert (last_seen(room).by, last_seen(room).watched) == ("South", True)


def test_an_arm_tells_whose_card_it_is_after_an_end_that_was_none(room: Seen) -> None:
    wave_in(room)
    out_with(room, South=7, East=7)
    room.see("drew?", arm=SOUTH)
    room.settled("red-8#1", arm=EAST, watched=True)
    assert (last_seen(room).by, room.now["turn"]) == ("East", "North")
    assert (room.count("North"), room.count("South"), room.count("East")) == (1, 8, 6)


def test_cards_drawn_before_an_end_that_was_none_are_fetched_once(room: Seen) -> None:
    wave_in(room)
    out_with(room, South=7, East=7)
    room.see("drew?", arm=SOUTH)
    room.settled("red-8#1", arm=EAST, watched=True)
    room.act(act="uno", player="North")
    room.see("drew?", arm=NORTH)
    room.settled("red-2#1", arm=SOUTH, watched=True)
    assert last_seen(room).drew == {"North": 1}
    assert (room.count("North"), room.count("South"), room.count("East")) == (2, 7, 6)


def test_whose_card_this_surely_is_shows_that_the_one_before_was_no_discard(room: Seen) -> None:
    wave_in(room)
    room.settled("red-3-spin#1", arm=NORTH, watched=True)
    room.act(act="spin", player="South", face="discard-color")
    room.settled("red-1#1", arm=SOUTH, watched=True)
    room.settled("red-4#1")
    assert (room.count("South"), room.count("East")) == (5, 7), "South may discard one more"
    room.settled("red-5#1", arm=NORTH, watched=True)
    assert [room.count(name) for name in ("North", "South", "East")] == [5, 6, 6]
    assert room.now["turn"] == "South"


def test_another_arm_than_the_one_that_discarded_plays_also_where_nobody_waved_in(
    room: Seen,
) -> None:
    room.settled("red-3-spin#1", arm=NORTH, watched=True)
    room.act(act="spin", player="South", face="discard-color")
    room.settled("red-1#1", arm=SOUTH, watched=True)
    room.settled("red-2#1", arm=SOUTH, watched=True)
    assert (room.count("South"), room.count("East")) == (5, 7)
    dark = EAST | {"look": [-0.7, 0.4, -0.3, -0.2, 0.1, 0.0]}
    room.settled("red-4#1", arm=dark, watched=True)
    assert (last_seen(room).by, last_seen(room).watched) == ("East", False), "as it seems"
    assert (room.count("South"), room.count("East"), room.now["turn"]) == (5, 6, "North")


def test_hands_at_the_draw_pile_are_told_with_the_next_card_by_name(room: Seen) -> None:
    wave_in(room)
    room.settled("red-9#1", arm=NORTH, watched=True)
    room.see("drew?", arm=SOUTH)
    room.settled("red-8#1", arm=EAST, watched=True)
    assert (last_seen(room).by, last_seen(room).drew) == ("East", {"South": 1})
    assert (room.count("South"), room.count("East"), room.now["turn"]) == (8, 6, "North")
    room.settled("red-5#1", arm=NORTH, watched=True)
    assert last_seen(room).drew == 0, "they counted for that card alone"


def test_a_name_told_for_a_card_teaches_whose_arm_that_was(room: Seen) -> None:
    room.settled("red-9#1", arm=NORTH)
    assert room.interpreter.reaching.directions() == {}
    seq = room.live.seq
    told = {
        "act": "amend",
        "target": seq,
        "with": {"act": "seen", "card": "red-9#1", "player": "North"},
    }
    room.act(**told)
    room.settled("red-8#1", arm=SOUTH)
    assert set(room.interpreter.reaching.directions()) >= {"North"}


def test_whoever_says_they_drew_has_just_been_at_the_draw_pile(room: Seen) -> None:
    room.settled("red-9#1")
    room.see("drew?", arm=SOUTH)
    room.act(act="draw", player="South")
    room.settled("red-8#1", arm=SOUTH)
    assert last_seen(room).drew == 0, "it was told"
    assert room.interpreter.reaching.directions()["South"] == 120.0


def test_cards_that_were_told_are_fetched_card_by_card_also_later(room: Seen) -> None:
    room.settled("red-9#1", arm=NORTH)
    room.settled("red-draw-two#1", arm=SOUTH)
    room.see("drew?", arm=EAST)
    room.act(act="draw", player="East")
    room.see("drew?", arm=EAST)
    room.act(act="draw", player="North")
    room.act(act="pass", player="North")
    room.see("drew?", arm=NORTH)
    room.settled("red-8#1", arm=SOUTH)
    assert last_seen(room).drew == 0
    assert [room.count(name) for name in ("North", "South", "East")] == [7, 5, 9]


def test_cards_drawn_for_a_color_in_one_go_are_fetched_by_nobody_else(room: Seen) -> None:
    wave_in(room)
    room.settled("red-3-spin#1", arm=NORTH, watched=True)
    room.act(act="spin", player="South", face="draw-blue")
    room.act(act="draw", player="South", count=5)
    room.see("drew?", arm=SOUTH)
    room.see("drew?", arm=EAST)
    room.settled("red-8#1", arm=EAST, watched=True)
    assert (last_seen(room).drew, room.count("South"), room.count("East")) == ({"East": 1}, 12, 7)


def test_where_draws_are_told_a_hand_that_nobody_told_of_took_nothing(room: Seen) -> None:
    room.settled("red-9#1", arm=NORTH)
    room.act(act="draw", player="South")
    room.act(act="pass", player="South")
    room.see("drew?", arm=SOUTH)
    room.see("drew?", arm=NORTH)
    room.settled("red-8#1", arm=EAST, watched=True)
    assert (last_seen(room).drew, last_seen(room).watched) == (0, False)
    assert [room.count(name) for name in ("North", "South", "East")] == [6, 8, 6]


def test_a_draw_pile_that_was_in_view_and_no_longer_is_gets_said(room: Seen) -> None:
    reaching = room.interpreter.reaching
    laid = [f"red-{n}#1" for n in (9, 8, 6, 5, 4, 3, 2, 1)]
    room.settled(laid[0], arm=NORTH)
    assert reaching.trouble is None, "without a mat it never was in view"
    room.settled(laid[1], arm=SOUTH, watched=True)
    for card in laid[2:7]:
        room.settled(card, arm=NORTH)
    assert reaching.trouble is None
    room.settled(laid[7], arm=NORTH)
    assert reaching.trouble == "draw-lost"


def test_a_knocked_camera_learns_whose_arm_is_whose_anew(room: Seen) -> None:
    camera = Camera(room.live, lambda table, state: None)
    for name, arm in (("North", NORTH), ("South", SOUTH)):
        camera.wave(name)
        assert camera.state().waits == name
        found = read({"event": "touched?", "arm": arm}, 1.0)
        assert found is not None
        camera.sighted(found)
        assert camera.state().waits is None
    assert set(camera.state().arms) == {"North", "South"}
    camera.sighted(Health(2.0, "moved", ok=False, says="The camera was moved."))
    assert camera.state().arms == {}


def test_a_card_of_a_tied_war_that_comes_onto_the_pile_last_lies_on_top(room: Seen) -> None:
    room.settled("red-3-spin")
    room.act(act="spin", player=room.now["awaiting"][0]["to"][0], face="war")
    first, second = room.now["players"][0]["name"], room.now["players"][1]["name"]
    reveals = {first: ["green-9", "red-2"], second: ["blue-9", "blue-1"]}
    assert room.act(act="war", player=first, reveals=reveals)["ok"]
    before = room.now["piles"]["discard"]
    room.settled("red-2")
    assert room.now["top"] == "red-2"
    room.settled("green-9")
    assert (room.now["top"], room.now["color"]) == ("green-9", "green")
    assert room.now["piles"]["discard"] == before


def test_a_taught_deck_may_lack_the_faces_that_the_box_on_the_table_lacks(tmp_path: Path) -> None:
    room = Room(tmp_path / "b.db")
    room.send({"act": "start", "game": "classic", "players": ["North", "South"]}).result(timeout=10)
    table = room.live.table
    assert table is not None
    faces = tuple((face, b"") for face in table.setting.deck.masks)
    known = {"Grandma": faces, "Half": faces[1:]}
    camera = Camera(room.live, lambda table, state: None, known.__getitem__)
    assert set(table.setting.game.deck.names) > set(dict(faces))
    assert len(camera.bare_faces("Grandma")) == len(faces)
    assert camera.bare_faces("Half") == ()
    room.open_tables.close()
