"""Play again: who may, what everybody hears, and where the old match is found."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.server.guest import START, Guest, code_of

OVER = (
    {**START, "scoring": "none"},
    {"act": "turn-up", "card": "red-7"},
    {"act": "set", "player": "North", "cards": 1},
    {"act": "play", "player": "North", "card": "red-9"},
)
AGAIN = {"match": 1}


@pytest.fixture
def table(machine: Guest) -> dict[str, str]:
    return machine.lay(*OVER)


def test_the_host_or_the_dealers_phone_says_so_and_nobody_else(
    stranger: Guest, table: dict[str, str]
) -> None:
    where = f"/api/tables/{table['id']}/rematch"
    assert stranger.post(where, AGAIN).status_code == 401
    assert code_of(stranger.join(table["code"]).post(where, AGAIN)) == "not-yours"
    north, east = (stranger.join(table["code"], seat) for seat in ("North", "East"))
    assert code_of(north.post(where, AGAIN)) == "not-yours"
    assert east.post(where, AGAIN).get_json()["ok"], "East has dealt"
    host = stranger.holding(table["token"])
    for late in (host, east, north):
        reply = late.post(where, AGAIN).get_json()
        assert (reply["ok"], reply["seq"]) == (True, 1), "it has begun already"
    assert host.said("GET", f"/api/tables/{table['id']}")["match"] == 2
    assert north.said("GET", "/api/me")["seat"] == "North", "nobody joins again"
    assert host.post(where, {"match": 2}).status_code == 409
    bodies: list[object] = [{}, {"match": "1"}, {"match": True}, []]
    for bad in bodies:
        assert code_of(host.post(where, bad)) == "bad-input"


def test_the_old_match_is_read_by_its_number(machine: Guest, table: dict[str, str]) -> None:
    where = f"/api/tables/{table['id']}"
    machine.said("POST", f"{where}/rematch", AGAIN)
    machine.said("POST", f"{where}/acts", {"act": "turn-up", "card": "blue-3"})
    for path, lines in (("log", "entries"), ("story", "story")):
        assert len(machine.said("GET", f"{where}/{path}")[lines]) == 2
        assert len(machine.said("GET", f"{where}/{path}?match=1")[lines]) == 4
        assert len(machine.said("GET", f"{where}/{path}?match=2")[lines]) == 2
    assert machine.said("GET", f"{where}/at/4?match=1")["table"]["phase"] == "over"
    assert machine.get(f"{where}/at/4").status_code == 404
    assert machine.said("GET", f"{where}/statistics?match=1")["players"][0]["plays"] == 1
    taken_home = machine.said("GET", f"{where}/export.json?match=1")
    assert (taken_home["match"], taken_home["seq"]) == (1, 4)
    assert "red-9" in machine.get(f"{where}/export.csv?match=1").text
    assert "red-9" not in machine.get(f"{where}/export.csv").text
    assert machine.get(f"{where}/log?match=3").status_code == 404
    for bad in ("0", "-1", "x", "1.5", "9" * 30):
        assert machine.get(f"{where}/log?match={bad}").status_code in (400, 404)


def test_history_has_both(machine: Guest, app: Flask, table: dict[str, str]) -> None:
    machine.said("POST", f"/api/tables/{table['id']}/rematch", AGAIN)
    app.extensions["companion"].open_tables._summaries.write_due()
    found = machine.said("GET", "/api/history")
    played = [
        (one["id"], one["match"], one["winner"])
        for evening in found["evenings"]
        for one in evening["tables"]
    ]
    assert sorted(played) == [(table["id"], 1, "North"), (table["id"], 2, None)]
    assert found["standings"][0]["won"] == 1
    assert [one["match"] for one in machine.said("GET", "/api/tables")["tables"]] == [2]


def test_who_sits_at_no_seat_of_the_new_match_stands_up(
    machine: Guest, stranger: Guest, table: dict[str, str]
) -> None:
    import gevent

    north, south = (stranger.join(table["code"], seat) for seat in ("North", "South"))
    start = {"act": "start", "game": "mod", "players": ["North", "Zoe"], "dealer": "Zoe"}
    assert machine.said("POST", f"/api/tables/{table['id']}/acts", start)["ok"]
    for _ in range(100):
        gevent.sleep(0.02)
        if south.said("GET", "/api/me")["role"] == "spectator":
            break
    assert south.said("GET", "/api/me")["seat"] is None
    assert north.said("GET", "/api/me")["seat"] == "North"


def test_another_game_may_begin_in_mid_game_and_the_phones_stay(
    machine: Guest, stranger: Guest
) -> None:
    table = machine.lay(START)
    where = f"/api/tables/{table['id']}/rematch"
    phone = stranger.join(table["code"], "North")
    other = {"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}
    assert phone.post(where, {"match": 1, "start": other}).status_code == 403
    assert machine.post(where, {"match": 1, "start": {"players": []}}).status_code == 400
    assert machine.said("POST", where, {"match": 1, "start": other})["ok"]
    now = machine.said("GET", f"/api/tables/{table['id']}")
    assert (now["match"], now["table"]["game"]) == (2, "mod")
    assert phone.said("GET", "/api/me")["seat"] == "North"
    assert machine.post(where, {"match": 1, "start": other}).status_code == 400, (
        "it has begun already"
    )
