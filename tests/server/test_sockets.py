"""Phones at the table, over real sockets to a house that really listens."""

from __future__ import annotations

import random
import socket
import ssl
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from testing.phone import Open, Phone
from testing.wire import Gone
from tests.server.guest import START

OPENING = [START, {"act": "turn-up", "card": "red-7"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    with Open(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def table(house: Open) -> dict[str, Any]:
    made: dict[str, Any] = house.post("/api/tables")
    for act in OPENING:
        assert house.post(f"/api/tables/{made['id']}/acts", act)["ok"]
    return made


def joined(house: Open, table: dict[str, Any], seat: str | None = None) -> Phone:
    given = {"code": table["code"], **({"seat": seat} if seat else {})}
    return Phone(house.address, {"token": house.post("/api/join", given)["token"]})


def test_an_act_reaches_everyone_at_the_table_and_nobody_else(
    house: Open, table: dict[str, Any]
) -> None:
    other = house.post("/api/tables")
    north, watching = joined(house, table, "North"), joined(house, table)
    elsewhere = Phone(house.address, {"token": other["token"]})
    assert north.wait("hello")["seat"] == "North"
    first = north.wait("table")
    assert first["table"]["turn"] == "North"
    reply = north.act(act="play", player="North", card="red-9", id="tap")
    assert (reply["ok"], reply["seq"]) == (True, 3)
    told = watching.message(3)
    assert told["table"]["top"] == "red-9"
    assert told["says"] == reply["says"]
    assert told["message"] > first["message"]
    assert north.act(act="play", player="North", card="red-9", id="tap") == reply
    assert north.act(act="draw", player="South")["refused"]["code"] == "not-yours"
    assert watching.act(act="uno", player="South")["refused"]["code"] == "not-yours"
    elsewhere.say("clock")
    assert all(data["id"] == other["id"] for name, data in elsewhere.heard if name == "table")
    for phone in (north, watching, elsewhere):
        phone.close()


def test_a_phone_that_missed_something_gets_the_whole_table(
    house: Open, table: dict[str, Any]
) -> None:
    token = house.post("/api/join", {"code": table["code"], "seat": "North"})["token"]
    phone = Phone(house.address, {"token": token})
    phone.close()
    house.post(
        f"/api/tables/{table['id']}/acts", {"act": "play", "player": "North", "card": "red-9"}
    )
    back = Phone(house.address, {"token": token})
    assert back.wait("hello")["seat"] == "North"
    assert back.wait("table")["table"]["top"] == "red-9"
    assert back.say("sync")["seq"] == 3
    back.close()


def test_without_a_token_the_door_stays_shut(house: Open, table: dict[str, Any]) -> None:
    other = house.post("/api/tables")
    tries: list[Any] = [{"token": "guessed"}, {"token": other["token"], "table": table["id"]}]
    for auth in tries:
        with Phone(house.address, auth) as phone:
            assert phone.refused == "who-are-you"


def test_a_program_on_this_machine_needs_no_ceremony(house: Open, table: dict[str, Any]) -> None:
    tries: list[Any] = [{"table": table["id"]}, {}, [], "x", {"token": 7}]
    for auth in tries:
        with Phone(house.address, auth) as phone:
            assert phone.wait("hello") | {"now": 0} == {
                "table": table["id"],
                "language": None,
                "room": "game",
                "role": "host",
                "seat": None,
                "device": None,
                "now": 0,
            }


def test_a_table_has_a_language_for_who_chose_none(house: Open, table: dict[str, Any]) -> None:
    where = f"/api/tables/{table['id']}/language"
    with joined(house, table, "North") as north:
        assert north.wait("hello")["language"] is None
        assert house.ask("PUT", where, {"language": "xx"})[0] == 400
        assert house.ask("PUT", where, {"language": "de"})[0] == 200
        assert north.wait("language") == {"language": "de"}
    with joined(house, table, "South") as south:
        assert south.wait("hello")["language"] == "de"


def test_who_makes_their_own_sentences_gets_no_english(house: Open, table: dict[str, Any]) -> None:
    with Phone(house.address, {"table": table["id"], "reads": "said"}) as phone:
        phone.wait("table")
        reply = phone.act(act="play", player="North", card="red-9")
        assert "says" not in reply
        assert reply["said"] == [{"say": "played", "player": "North", "card": "red-9"}]
        told = phone.wait("table")
        assert "says" not in told
        assert told["said"] == reply["said"]


def test_a_device_that_was_put_out_hears_why_and_nothing_more(
    house: Open, table: dict[str, Any]
) -> None:
    north = joined(house, table, "North")
    number = north.wait("hello")["device"]
    status, _ = house.ask("DELETE", f"/api/tables/{table['id']}/devices/{number}")
    assert status == 200
    assert north.wait("out")["says"]
    with pytest.raises(Gone):
        north.wait("nothing more", 5)
    north.close()


def test_who_sits_down_is_told_and_seen(house: Open, table: dict[str, Any]) -> None:
    token = house.post("/api/join", {"code": table["code"]})["token"]
    phone = Phone(house.address, {"token": token})
    host = Phone(house.address, {"token": table["token"]})
    host.wait("hello")
    status, answer = house.ask(
        "POST",
        f"/api/tables/{table['id']}/seat",
        {"seat": "South"},
        Authorization=f"Bearer {token}",
    )
    assert (status, answer["seat"]) == (200, "South")
    assert phone.wait("you") == {"role": "seat", "seat": "South"}
    for _ in range(10):
        if any(one["seat"] == "South" and one["here"] for one in host.wait("devices")["devices"]):
            break
    assert phone.act(act="uno", player="North")["refused"]["code"] == "not-yours"
    phone.close()
    host.close()


JUNK: list[str | bytes] = [
    "",
    "4",
    "42",
    "42[]",
    "42[1]",
    "42{}",
    '42["act"]',
    '42["act",1]',
    '42["act",null,null,null]',
    '421["act",{"act":["play"]}]',
    '421["act",{"act":"play","player":{"a":1},"card":[]}]',
    '42["no-such-event",{}]',
    '42["connect",{}]',
    '42["disconnect"]',
    '4299999999999999999999["act",{}]',
    '42["act",' + "[" * 300 + "]" * 300 + "]",
    "43",
    "431[]",
    "41",
    "45",
    '451-["act",{"_placeholder":true,"num":0}]',
    '459999-["act",{}]',
    "40/admin,{}",
    "40{not json",
    "9",
    "x",
    "2probe",
    "5",
    '42["act",{"act":"amend","target":1e400,"with":null}]',
    '42["sync",{"a":1}]',
    '42["clock",[[[]]]]',
    "\x00\x01\x02",
    "42" + "a" * 1000,
    b"\x00\xff" * 50,
]


def test_junk_stops_nobody(house: Open, table: dict[str, Any]) -> None:
    chance = random.Random(7)
    steady = Phone(house.address, {"token": table["token"]})
    for _ in range(12):
        phone = Phone(house.address, {"token": table["token"]})
        for junk in chance.sample(JUNK, 12):
            if isinstance(junk, str) and chance.random() < 0.3:
                letters = list(junk) or [""]
                letters[chance.randrange(len(letters))] = chr(chance.randrange(32, 0x2FFF))
                junk = "".join(letters)
            try:
                phone.wire.send(junk)
            except Gone:
                break
        phone.close()
    reply = steady.act(act="play", player="North", card="red-9")
    assert reply["ok"]
    assert steady.message(3)["table"]["top"] == "red-9"
    steady.close()


def test_a_message_without_end_is_cut_off(house: Open, table: dict[str, Any]) -> None:
    phone = Phone(house.address, {"token": table["token"]})
    phone.wire.send('42["act",{"card":"' + "x" * 1_000_000 + '"}]')
    with pytest.raises(Gone):
        phone.wait("nothing more", 5)
    phone.close()
    assert house.ask("GET", "/healthz")[0] == 200


def test_one_who_connects_and_stays_silent_stops_nobody(house: Open) -> None:
    silent = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(20)]
    silent[0].sendall(b"\x16\x03\x01")
    silent[1].sendall(b"GET / HTTP/1.1\r\n")
    assert house.ask("GET", "/healthz")[0] == 200
    for one in silent:
        one.close()


def test_http_and_https_answer_on_one_port(house: Open, tmp_path: Path) -> None:
    with urllib.request.urlopen(f"{house.address}/companion-ca.crt", timeout=10) as answer:
        authority = answer.read()
    trusting = ssl.create_default_context(cadata=authority.decode())
    secure = house.address.replace("http", "https", 1)
    with urllib.request.urlopen(f"{secure}/healthz", timeout=10, context=trusting) as answer:
        assert answer.status == 200
    strangers = ssl.create_default_context()
    with pytest.raises(OSError, match="certificate"):
        urllib.request.urlopen(f"{secure}/healthz", timeout=10, context=strangers)


def test_a_table_in_full_swing_loses_and_doubles_nothing(house: Open) -> None:
    """Ten phones tap at once, each tap sent twice, as a phone does whose answer got lost."""
    made = house.post("/api/tables")
    for act in OPENING:
        house.post(f"/api/tables/{made['id']}/acts", act)
    replies: list[dict[str, Any]] = []

    def tap(number: int) -> None:
        phone = Phone(house.address, {"token": made["token"]})
        for turn in range(10):
            act = {"act": "set", "player": "North", "score": number * 10 + turn}
            replies.extend(phone.act(**act, id=f"{number}.{turn}") for _ in range(2))
        phone.close()

    threads = [threading.Thread(target=tap, args=(number,)) for number in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(replies) == 200
    assert sorted(reply["seq"] for reply in replies) == sorted([*range(3, 103), *range(3, 103)])


def test_killed_in_the_middle_of_an_evening_it_goes_on_where_it_was(tmp_path: Path) -> None:
    chance = random.Random(5)
    acknowledged = 0
    table: dict[str, Any] = {}
    phone_token = ""
    for life in range(3):
        with Open(tmp_path, "--no-https") as opened:
            if not life:
                table = opened.post("/api/tables")
                for act in OPENING:
                    opened.post(f"/api/tables/{table['id']}/acts", act)
                acknowledged = 2
                joining = {"code": table["code"], "seat": "North"}
                phone_token = opened.post("/api/join", joining)["token"]
            north = Phone(opened.address, {"token": phone_token})
            assert north.wait("hello")["seat"] == "North"
            assert north.wait("table")["seq"] >= acknowledged
            host = Phone(opened.address, {"token": table["token"]})
            killer = threading.Timer(0.1 + chance.random() / 3, opened.kill)
            killer.start()
            number = 0
            try:
                while True:
                    number += 1
                    reply = host.act(act="set", player="North", score=number)
                    assert reply["ok"], reply
                    acknowledged = reply["seq"]
            except Gone:
                killer.join()
            north.close()
            host.close()
    with Open(tmp_path, "--no-https") as opened:
        status, message = opened.ask("GET", f"/api/tables/{table['id']}")
        assert status == 200
        assert message["seq"] >= acknowledged
        assert message["table"]["turn"] == "North"
        assert opened.stop() == 0
        assert "everything is kept" in opened.says


def test_a_taken_port_is_said_and_another_one_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with Open(tmp_path, f"--port={port}", "--no-https") as opened:
            assert opened.port != port
            assert f"Port {port} is taken" in opened.says


def test_a_second_house_on_the_same_memory_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with (
        Open(tmp_path, "--no-https"),
        pytest.raises(AssertionError, match="in use by another companion"),
    ):
        Open(tmp_path, "--no-https")


def test_it_stops_at_once_when_asked_also_while_phones_are_there(tmp_path: Path) -> None:
    with Open(tmp_path, "--no-https") as opened:
        table = opened.post("/api/tables")
        phones = [Phone(opened.address, {"token": table["token"]}) for _ in range(3)]
        phones[0].close()
        assert opened.stop() == 0
        for phone in phones:
            phone.close()


def test_whoever_is_called_something_else_keeps_phone_and_points(
    house: Open, table: dict[str, Any]
) -> None:
    acts = f"/api/tables/{table['id']}/acts"
    house.post(acts, {"act": "set", "player": "North", "cards": 1})
    house.post(acts, {"act": "play", "player": "North", "card": "red-9"})
    for loser in ("South", "East"):
        house.post(acts, {"act": "hand", "player": loser, "points": 30})
    north = joined(house, table, "North")
    assert north.act(act="rename", player="South", name="Sue")["refused"]["code"] == "not-yours"
    assert north.act(act="rename", player="North", name="Zoe")["ok"]
    assert north.wait("you")["seat"] == "Zoe"
    at = f"/api/tables/{table['id']}"
    assert house.ask("GET", f"{at}/devices")[1]["devices"][-1]["seat"] == "Zoe"
    told = house.ask("GET", f"{at}/statistics")[1]
    assert (told["rounds"][0]["winner"], told["rounds"][0]["scores"]["Zoe"]) == ("Zoe", 60)
    assert {one["name"]: one["rounds_won"] for one in told["players"]} == {
        "Zoe": 1,
        "South": 0,
        "East": 0,
    }
    house.post(acts, {"act": "undo"})
    assert north.wait("you")["seat"] == "North"
    north.close()
