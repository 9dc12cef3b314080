"""Who may do what: every role against every act, and every way in."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import cast

import pytest
from flask import Flask

from companion.pile.event import Settled
from companion.pile.spots import Spots
from companion.server import as_json
from companion.server.access import RIGHTS, ROLES, Visitor
from companion.server.app import create_app, leave
from companion.server.options import Options
from companion.server.outbox import camera_room, rooms
from companion.server.presence import OpenSocket
from companion.server.rate_limits import RATE_LIMITS, Bucket, Limit
from companion.server.service import Service
from companion.table.camera import State
from companion.table.interpreter import Doubt, Draws
from companion.wire.acts import CLASSES
from companion.wire.shape import Role
from companion.wire.strict_json import Json
from tests.server.guest import START, Guest, code_of

OPENING = (START, {"act": "turn-up", "card": "red-7"})

MATRIX = """
act         host  seat    camera  spectator
start       yes   no      no      no
cut         yes   own     no      no
turn-up     yes   dealer  no      no
play        yes   own     no      no
color       yes   own     no      no
draw        yes   own     no      no
pass        yes   own     no      no
uno         yes   own     no      no
catch       yes   own     no      no
challenge   yes   own     no      no
show-hand   yes   own     no      no
verdict     yes   own     no      no
block       yes   own     no      no
accept      yes   own     no      no
spin        yes   own     no      no
discard     yes   own     no      no
war         yes   own     no      no
shout       yes   own     no      no
give        yes   own     no      no
grab        yes   own     no      no
veto        yes   own     no      no
resolve     yes   own     no      no
hand        yes   own     no      no
next-round  yes   dealer  no      no
reshuffle   yes   no      no      no
set         yes   own     no      no
leave       yes   own     no      no
join        yes   no      no      no
rename      yes   own     no      no
seen        yes   no      yes     no
allow       yes   no      no      no
undo        yes   own     no      no
redo        yes   no      no      no
amend       yes   no      no      no
insert      yes   no      no      no
"""
"""The page that a host would want to read, written down a second time on purpose."""

ROWS = [line.split() for line in MATRIX.strip().splitlines()]
CELLS = [
    (act, role, right)
    for act, *rights in ROWS[1:]
    for role, right in zip(ROWS[0][1:], rights, strict=True)
]


def test_the_matrix_knows_every_act_and_every_role() -> None:
    assert [row[0] for row in ROWS[1:]] == list(CLASSES)
    assert tuple(ROWS[0][1:]) == ROLES
    assert {role: dict(rights) for role, rights in RIGHTS.items()} == {
        role: {act: right for act, who, right in CELLS if who == role} for role in ROLES
    }


@pytest.fixture
def table(machine: Guest) -> dict[str, str]:
    return machine.lay(*OPENING)


def entering(role: Role, machine: Guest, stranger: Guest, table: dict[str, str]) -> Guest:
    """A guest in that role; a seat is North's, East deals."""
    if role == "spectator":
        return stranger.join(table["code"])
    if role == "seat":
        return stranger.join(table["code"], "North")
    invited = machine.said("POST", f"/api/tables/{table['id']}/invitations", {"role": role})
    return stranger.holding(stranger.said("POST", "/api/join", {"key": invited["key"]})["token"])


@pytest.mark.parametrize("role", ROLES)
def test_every_act_is_let_in_or_turned_away_at_the_door(
    machine: Guest,
    stranger: Guest,
    table: dict[str, str],
    role: Role,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(RATE_LIMITS, "act", Limit(Bucket(10_000, 10_000)))
    guest = entering(role, machine, stranger, table)
    where = f"/api/tables/{table['id']}/acts"
    for act in [act for act in CLASSES if (act, role) != ("undo", "seat")]:
        right = next(right for name, who, right in CELLS if (name, who) == (act, role))
        mine = guest.post(where, {"act": act, "player": "North", "target": 1})
        others = guest.post(where, {"act": act, "player": "South", "target": 1})
        authorize = code_of(mine) != "not-yours"
        assert authorize == (right in ("yes", "own")), act
        assert mine.status_code == (mine.status_code if authorize else 403), act
        assert (code_of(others) != "not-yours") == (right == "yes"), act


def test_the_dealers_phone_turns_up_the_start_card(machine: Guest, stranger: Guest) -> None:
    table = machine.lay(START)
    where = f"/api/tables/{table['id']}/acts"
    act = {"act": "turn-up", "card": "red-7"}
    assert code_of(stranger.join(table["code"], "North").post(where, act)) == "not-yours"
    assert stranger.join(table["code"], "East").post(where, act).get_json()["ok"]


def test_a_phone_takes_back_its_own_last_act_only(
    machine: Guest, stranger: Guest, table: dict[str, str]
) -> None:
    where = f"/api/tables/{table['id']}/acts"
    north, south = (stranger.join(table["code"], seat) for seat in ("North", "South"))
    north.said("POST", where, {"act": "play", "player": "North", "card": "red-9"})
    assert code_of(south.post(where, {"act": "undo"})) == "not-yours"
    assert north.post(where, {"act": "undo"}).get_json()["ok"]


def test_a_phone_puts_its_own_count_right_and_no_score(
    machine: Guest, stranger: Guest, table: dict[str, str]
) -> None:
    where = f"/api/tables/{table['id']}/acts"
    north = stranger.join(table["code"], "North")
    assert north.post(where, {"act": "set", "player": "North", "cards": 9}).get_json()["ok"]
    scored = north.post(where, {"act": "set", "player": "North", "score": 499})
    assert scored.get_json()["refused"]["says"] == "Only the host puts a score right."


def test_catching_is_everyones(machine: Guest, stranger: Guest, table: dict[str, str]) -> None:
    where = f"/api/tables/{table['id']}/acts"
    machine.said("POST", where, {"act": "set", "player": "North", "cards": 2})
    machine.said("POST", where, {"act": "play", "player": "North", "card": "red-9"})
    caught = stranger.join(table["code"], "East").post(
        where, {"act": "catch", "player": "East", "target": "North"}
    )
    assert caught.get_json()["ok"]


LOOKS = ("", "/log", "/story", "/at/1", "/statistics", "/playable")
HOSTS = (
    ("GET", "/export.json"),
    ("GET", "/export.csv"),
    ("GET", "/likely/3"),
    ("POST", "/code"),
    ("POST", "/invitations"),
    ("DELETE", "/devices/1"),
    ("PUT", "/camera"),
    ("POST", "/camera/film"),
    ("DELETE", ""),
)


@pytest.mark.parametrize("role", ROLES)
def test_what_only_the_host_may(
    machine: Guest, stranger: Guest, table: dict[str, str], role: Role
) -> None:
    guest = entering(role, machine, stranger, table)
    where = f"/api/tables/{table['id']}"
    for look in LOOKS:
        assert guest.get(where + look).status_code == 200, look
    for method, path in HOSTS:
        assert (guest.ask(method, where + path).status_code == 403) == (role != "host"), path


def test_who_has_not_joined_learns_nothing(stranger: Guest, table: dict[str, str]) -> None:
    where = f"/api/tables/{table['id']}"
    for look in LOOKS:
        assert stranger.get(where + look).status_code == 401
        assert stranger.holding("guessed").get(where + look).status_code == 401
    assert stranger.post(f"{where}/acts", {"act": "undo"}).status_code == 401
    assert stranger.get("/api/tables").status_code == 401
    assert stranger.get("/api/history").status_code == 403


def test_a_token_is_good_at_its_own_table_only(
    machine: Guest, stranger: Guest, table: dict[str, str]
) -> None:
    other = machine.lay(*OPENING)
    host = stranger.holding(table["token"])
    assert host.get(f"/api/tables/{table['id']}").status_code == 200
    assert host.get(f"/api/tables/{other['id']}").status_code == 403
    assert [one["id"] for one in host.said("GET", "/api/tables")["tables"]] == [table["id"]]


def test_at_home_a_host_leafs_through_all_evenings_but_sees_no_hand_and_changes_nothing(
    machine: Guest, stranger: Guest, house: Service, table: dict[str, str]
) -> None:
    other = machine.lay(*OPENING, {"act": "draw", "player": "North", "cards": ["blue-3#1"]})
    host, where = stranger.holding(table["token"]), f"/api/tables/{other['id']}"
    looks = [f"{where}/{look}" for look in ("log", "story", "at/3", "statistics")]
    for look in looks:
        answer = host.get(look)
        assert answer.status_code == 200
        assert "blue-3" not in answer.text
    for path in ("export.json", "devices"):
        assert host.get(f"{where}/{path}").status_code == 403
    assert code_of(host.post(f"{where}/acts", {"act": "undo"})) == "not-yours"
    assert stranger.join(table["code"], "North").get(looks[0]).status_code == 403
    house.options = Options(tables_by="host")
    assert [host.get(look).status_code for look in looks] == [403] * 4


def house_host(machine: Guest, stranger: Guest) -> Guest:
    """A screen of the household, which is the host of another table."""
    where = f"/api/tables/{machine.lay()['id']}/invitations"
    key = machine.said("POST", where, {"role": "host"})["key"]
    return stranger.holding(stranger.said("POST", "/api/join", {"key": key})["token"])


def test_a_host_elsewhere_puts_no_table_away_at_which_somebody_is(
    machine: Guest, stranger: Guest, house: Service, table: dict[str, str]
) -> None:
    other = house_host(machine, stranger)
    at = stranger.join(table["code"], "North").said("GET", "/api/me")
    who = Visitor("seat", table["id"], "North", at["device"])
    house.presence.opened(OpenSocket("1", table["id"], who))
    path = f"/api/history/{table['id']}"
    assert code_of(other.ask("DELETE", path)) == "in-play"
    assert stranger.join(table["code"]).token, "it is still open"
    house.presence.closed("1")
    assert other.ask("DELETE", path).status_code == 200


def test_the_store_holds_no_token(house: Service, table: dict[str, str]) -> None:
    with house.open_tables.ledger.engine.connect() as connection:
        dump = "\n".join(connection.connection.driver_connection.iterdump())  # type: ignore[union-attr]
    assert table["id"] in dump
    assert table["token"] not in dump


def test_a_seat_is_free_again_when_its_phone_has_gone(
    stranger: Guest, house: Service, table: dict[str, str]
) -> None:
    where = f"/api/tables/{table['id']}/seat"
    north = stranger.join(table["code"], "North")
    me = north.said("GET", "/api/me")
    assert me["seat"] == "North"
    second = stranger.post("/api/join", {"code": table["code"], "seat": "North"})
    assert (second.status_code, code_of(second)) == (409, "seat-taken")
    watching = stranger.join(table["code"])
    sitting = Visitor("seat", table["id"], "North", me["device"])
    house.presence.opened(OpenSocket("line", table["id"], sitting))
    assert code_of(watching.post(where, {"seat": "North"})) == "seat-taken"
    assert watching.said("POST", where, {"seat": "South"})["role"] == "seat"
    assert watching.said("GET", "/api/me")["seat"] == "South"
    watching.said("POST", where, {"seat": None})
    assert stranger.join(table["code"], "South").said("GET", "/api/me")["seat"] == "South"
    house.presence.closed("line")
    assert watching.said("POST", where, {"seat": "North"})["seat"] == "North"
    assert north.said("GET", "/api/me")["role"] == "spectator"


def test_a_device_that_was_put_out_is_out_at_once(
    stranger: Guest, machine: Guest, table: dict[str, str]
) -> None:
    north = stranger.join(table["code"], "North")
    device = north.said("GET", "/api/me")["device"]
    machine.said("DELETE", f"/api/tables/{table['id']}/devices/{device}")
    assert north.get(f"/api/tables/{table['id']}").status_code == 401
    assert stranger.join(table["code"], "North").said("GET", "/api/me")["seat"] == "North"


def test_a_one_time_key_is_good_once(
    stranger: Guest, machine: Guest, table: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = f"/api/tables/{table['id']}/invitations"
    made = machine.said("POST", where, {"role": "host"})
    assert made["key"] not in made["link"].partition("#")[0], "what is logged holds no key"
    assert stranger.said("POST", "/api/join", {"key": made["key"]})["role"] == "host"
    assert stranger.post("/api/join", {"key": made["key"]}).status_code == 404
    monkeypatch.setattr("companion.server.api.joining.KEY_SECONDS", -1)
    late = machine.said("POST", where, {"role": "camera"})
    assert stranger.post("/api/join", {"key": late["key"]}).status_code == 404


def test_a_closed_table_lets_nobody_in(
    stranger: Guest, machine: Guest, table: dict[str, str]
) -> None:
    machine.said("POST", f"/api/tables/{table['id']}/code", {"open": False})
    assert stranger.post("/api/join", {"code": table["code"]}).status_code == 404
    new = machine.said("POST", f"/api/tables/{table['id']}/code", {"open": True})["code"]
    assert stranger.join(new).get(f"/api/tables/{table['id']}").status_code == 200


def test_codes_cannot_be_guessed_in_an_evening(stranger: Guest) -> None:
    answers = [stranger.post("/api/join", {"code": "ZZZZ"}).status_code for _ in range(20)]
    assert answers[0] == 404
    assert answers[-1] == 429


def test_a_page_of_somebody_elses_can_do_nothing(machine: Guest, table: dict[str, str]) -> None:
    where = f"/api/tables/{table['id']}/acts"
    for origin in ("https://evil.example", "null", "http://192.168.1.7:9999"):
        answer = machine.post(where, {"act": "undo"}, headers={"Origin": origin})
        assert answer.status_code == 403, origin
    own = machine.post(where, {"act": "undo"}, headers={"Origin": "http://192.168.1.7:8080"})
    assert own.get_json()["ok"]


@pytest.mark.parametrize(
    "host", ["evil.example", "companion.evil.example:8080", "evil", "evil.local", "10.9.9.9:8080"]
)
def test_a_name_that_points_here_is_not_ours(app: Flask, host: str) -> None:
    came_to = {"companion.address": "192.168.1.7"}
    answer = Guest(app, host=host).get("/api/tables", environ_overrides=came_to)
    assert (answer.status_code, code_of(answer)) == (403, "not-here")


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8080",
        "[::1]:8080",
        "companion.local",
        "192.168.1.7:8080",
        "10.0.0.4",
        "tables.example",
        f"{socket.gethostname()}:8080",
    ],
)
def test_a_name_or_address_of_ours_is_ours(app: Flask, house: Service, host: str) -> None:
    house.options = Options(
        local_name="http://companion.local:8080",
        addresses=("10.0.0.4",),
        names=("tables.example",),
    )
    came_to = {"companion.address": "::ffff:192.168.1.7"}
    answer = Guest(app, host=host).get("/api/tables", environ_overrides=came_to)
    assert answer.status_code == 200


def test_a_proxy_on_this_machine_makes_nobody_the_host(machine: Guest) -> None:
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-Ip"):
        assert machine.get("/api/tables", headers={name: "203.0.113.9"}).status_code == 401


def test_guests_behind_a_balancer_are_told_apart(tmp_path: Path) -> None:
    app = create_app(tmp_path / "cafe.db", options=Options(proxy=True))
    balancer = Guest(app, address="10.0.0.2")
    for _ in range(20):
        answer = balancer.post(
            "/api/join", {"code": "ZZZZ"}, headers={"X-Forwarded-For": "203.0.113.9"}
        )
    assert answer.status_code == 429
    other = balancer.post("/api/join", {"code": "ZZZZ"}, headers={"X-Forwarded-For": "203.0.113.8"})
    assert other.status_code == 404
    spoofed = balancer.get("/api/tables", headers={"X-Forwarded-For": "127.0.0.1"})
    assert spoofed.status_code == 401
    leave(app)


def test_a_house_may_keep_its_tables_to_itself(
    stranger: Guest, machine: Guest, house: Service, app: Flask
) -> None:
    house.options = Options(tables_by="host", loopback_host=False)
    assert stranger.post("/api/tables").status_code == 403
    assert machine.post("/api/tables").status_code == 403
    house.options = Options(tables_by="host")
    assert machine.post("/api/tables").status_code == 201


def test_a_guest_cannot_make_this_machine_open_a_file_or_an_address(
    stranger: Guest, machine: Guest
) -> None:
    table = stranger.lay()
    host = stranger.holding(table["token"])
    for source in ("/etc/passwd", "http://10.0.0.1/", "rtsp://10.0.0.1/"):
        answer = host.ask("PUT", f"/api/tables/{table['id']}/camera", {"source": source})
        assert (answer.status_code, code_of(answer)) == (403, "not-yours")


def test_in_a_cafe_a_tables_host_is_not_the_houses(
    stranger: Guest, machine: Guest, house: Service
) -> None:
    table = stranger.lay()
    host = stranger.holding(table["token"])
    assert host.get("/api/history").status_code == 200
    house.options = Options(tables_by="host")
    assert host.get("/api/history").status_code == 403
    assert host.ask("PUT", "/api/settings", {}).status_code == 403
    assert machine.get("/api/history").status_code == 200


def test_every_answer_wears_its_headers(machine: Guest, table: dict[str, str]) -> None:
    for path in ("/", "/healthz", f"/api/tables/{table['id']}", "/no-such-page"):
        headers = machine.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
    assert machine.get("/api/tables").headers["Cache-Control"] == "no-store"


def test_too_much_is_turned_away(machine: Guest, table: dict[str, str]) -> None:
    where = f"/api/tables/{table['id']}"
    big = {"act": "play", "player": "N" * 70_000, "card": "red-7"}
    assert machine.post(f"{where}/acts", big).status_code == 413
    picture = b"\xff\xd8" + b"0" * (3 * 1024 * 1024)
    sent = machine.post(f"{where}/frames", data=picture, content_type="image/jpeg")
    assert sent.status_code == 413


def test_a_seat_does_not_read_what_others_drew(
    machine: Guest, stranger: Guest, table: dict[str, str]
) -> None:
    where = f"/api/tables/{table['id']}"
    north = stranger.join(table["code"], "North")
    south = stranger.join(table["code"], "South")
    north.said("POST", f"{where}/acts", {"act": "draw", "player": "North", "cards": ["blue-3#1"]})
    for page in ("", "/log", "/story", "/at/3"):
        assert "blue-3" not in south.get(where + page).text, page
    assert "blue-3#1" in north.get(f"{where}/log").text
    assert "blue-3#1" in machine.get(f"{where}/log").text


READS = """
read                             host drawer seat camera spectator elsewhere guest stranger
/api/cameras                     yes  -      -    -      -         yes       -     -
/api/decks                       yes  -      -    -      -         yes       yes   -
/api/decks/<deck>                yes  -      -    -      -         yes       -     -
/api/decks/<deck>/faces/<face>   yes  -      -    -      -         yes       -     -
/api/games                       yes  yes    yes  yes    yes       yes       yes   yes
/api/games/<game>/deck           yes  yes    yes  yes    yes       yes       yes   yes
/api/history                     yes  -      -    -      -         yes       -     -
/api/me                          yes  yes    yes  yes    yes       yes       yes   -
/api/openapi.json                yes  yes    yes  yes    yes       yes       yes   yes
/api/print                       yes  yes    yes  yes    yes       yes       yes   yes
/api/server                      yes  yes    yes  yes    yes       yes       yes   yes
/api/settings                    yes  yes    yes  yes    yes       yes       yes   yes
/api/sounds                      yes  yes    yes  yes    yes       yes       yes   yes
/api/sounds/<event>              yes  yes    yes  yes    yes       yes       yes   yes
/api/tables                      yes  yes    yes  yes    yes       yes       yes   -
/api/tables/<table>              yes  card   yes  yes    yes       -         -     -
/api/tables/<table>/at/<seq>     card card   yes  yes    yes       yes       -     -
/api/tables/<table>/camera       yes  yes    yes  yes    yes       -         -     -
/api/tables/<table>/camera.jpg   yes  yes    yes  yes    yes       -         -     -
/api/tables/<table>/deck         yes  yes    yes  yes    yes       -         -     -
/api/tables/<table>/devices      yes  yes    yes  -      -         -         -     -
/api/tables/<table>/export.csv   yes  -      -    -      -         -         -     -
/api/tables/<table>/export.json  card -      -    -      -         -         -     -
/api/tables/<table>/join.svg     yes  yes    yes  yes    yes       -         -     -
/api/tables/<table>/likely/<seq> yes  -      -    -      -         -         -     -
/api/tables/<table>/log          card card   yes  yes    yes       yes       -     -
/api/tables/<table>/playable     yes  yes    yes  yes    yes       -         -     -
/api/tables/<table>/score        yes  yes    yes  yes    yes       yes       -     -
/api/tables/<table>/seats        yes  yes    yes  yes    yes       -         -     -
/api/tables/<table>/statistics   yes  yes    yes  yes    yes       yes       -     -
/api/tables/<table>/story        card card   yes  yes    yes       yes       -     -
/api/tables/<table>/wheel        yes  yes    yes  yes    yes       -         -     -
"""
"""Every read and everybody, at a table where North drew a card that only North and the host may know: who is turned
away (-), who may read it, and who finds the card in it. `elsewhere` is a screen of the
household that is the host of another table, `guest` the host of a table that a guest laid."""

PUBLIC = ("/api/games", "/api/games/<game>/deck", "/api/tables/<table>/deck")
"""These name every card there is."""


def test_every_read_is_for_whom_it_says_and_shows_a_card_to_those_only_who_may_know_it(
    app: Flask, machine: Guest, stranger: Guest
) -> None:
    drew = {"act": "draw", "player": "North", "cards": ["blue-3#1"]}
    table = machine.lay(*OPENING, drew)

    def invited(role: Role, seat: str | None = None) -> Guest:
        asked = {"role": role, **({} if seat is None else {"seat": seat})}
        key = machine.said("POST", f"/api/tables/{table['id']}/invitations", asked)["key"]
        return stranger.holding(stranger.said("POST", "/api/join", {"key": key})["token"])

    everybody = {
        "host": invited("host"),
        "drawer": invited("seat", "North"),
        "seat": invited("seat", "South"),
        "camera": invited("camera"),
        "spectator": stranger.join(table["code"]),
        "elsewhere": house_host(machine, stranger),
        "guest": stranger.holding(stranger.said("POST", "/api/tables")["token"]),
        "stranger": stranger,
    }
    places = {"table": table["id"], "seq": "3", "game": "spin", "deck": "mine", "face": "red-7"}
    found = [f"read {' '.join(everybody)}"]
    for rule in sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule):
        path = re.sub(r"<\w+:(\w+)>", r"<\1>", rule.rule)
        if "GET" not in (rule.methods or ()) or not path.startswith("/api/") or "<name>" in path:
            continue
        address = re.sub(r"<(\w+)>", lambda at: places.get(at[1], "win"), path)
        cells = []
        for who in everybody.values():
            answer = who.get(address)
            assert answer.status_code < 500
            seen = "card" if "blue-3" in answer.text and path not in PUBLIC else "yes"
            cells.append("-" if answer.status_code in (401, 403) else seen)
        found.append(" ".join([path, *cells]))
    assert found == [" ".join(line.split()) for line in READS.strip().splitlines()]


def test_what_lies_beside_the_pile_is_told_to_those_only_who_look_after_the_camera() -> None:
    hand = Settled(1.0, "blue-3#1")
    doubt, spots = Doubt(3, ("red-7",)), Spots((0.5, 0.5), None, 0.2)
    state = State(
        True, "0", (), ("blue-3#1",), Draws(3, 1, 0.0), doubt, hand, {"North": 90.0}, "North", spots
    )
    assert "blue-3" in str(as_json.camera(state))
    told = cast(Json, as_json.camera(state.for_players()))
    assert "blue-3" not in str(told)
    assert (told["on"], told["drew"]["count"], told["which"]["cards"]) == (True, 1, ["red-7"])
    hears = {
        role: [
            room
            for room in rooms(OpenSocket("1", "T", Visitor(role, "T")))
            if room == camera_room("T", role)
        ]
        for role in ROLES
    }
    assert hears == {
        "host": ["lens T"], "camera": ["lens T"], "seat": ["screens T"], "spectator": ["screens T"],
    }  # fmt: skip


def test_what_others_may_ask_depends_on_no_card_that_only_one_may_know(
    machine: Guest, stranger: Guest
) -> None:
    told = []
    for card in ("blue-3#1", "red-9#1", "wild#1"):
        table = machine.lay(*OPENING, {"act": "draw", "player": "North", "cards": [card]})
        where = f"/api/tables/{table['id']}"
        south = stranger.join(table["code"], "South")
        said: list[object] = [
            other.get(f"{where}/playable").get_json()
            for other in (stranger.join(table["code"]), south)
        ]
        for face in ("blue-3", "red-9", "red-2"):
            act = {"act": "play", "player": "North", "card": face}
            answer = south.post(f"{where}/preview", act)
            said.append((answer.status_code, code_of(answer)))
        told.append(said)
    assert told[0] == told[1] == told[2]
    assert told[0][2] == (403, "not-yours")
