"""The API is as its description says, whatever is thrown at it, and answers as every other door does."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import (
    load_all_checks,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from companion.table.script import Script
from companion.wire import shape
from companion.wire.schema import components
from tests.server.guest import START, Guest, code_of
from tools import api_page

OPENING: list[dict[str, Any]] = [
    START,
    {"act": "turn-up", "card": "red-7"},
    {"act": "play", "player": "North", "card": "red-9"},
    {"act": "play", "player": "East", "card": "blue-2"},
    {"act": "play", "player": "South", "card": "wild"},
    {"act": "color", "player": "South", "color": "pink"},
    {"act": "color", "player": "South", "color": "blue"},
    {"act": "undo"},
    {"act": "nonsense"},
    {},
]


def test_every_door_gives_the_referees_own_reply(machine: Guest) -> None:
    table = machine.lay()
    referee = Script()
    for act in OPENING:
        answer = machine.post(f"/api/tables/{table['id']}/acts", act)
        assert answer.get_json() == referee.act(act)
        bad = answer.get_json().get("refused", {}).get("code") == "bad-input"
        assert answer.status_code == (400 if bad else 200)


def test_a_start_act_as_body_begins_at_once(machine: Guest) -> None:
    for body in (START, {"start": START, "name": "Kitchen"}):
        made = machine.said("POST", "/api/tables", body)
        assert made["reply"]["table"]["phase"] == "start-card"
        assert machine.said("GET", f"/api/tables/{made['id']}")["seq"] == 1


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"7", b"null", b'"act"', b"\xff\xfe", b"[" * 5000]
)
def test_what_is_no_act_is_refused_like_one(machine: Guest, body: bytes) -> None:
    table = machine.lay(START)
    answer = machine.post(
        f"/api/tables/{table['id']}/acts", data=body, content_type="application/json"
    )
    assert (answer.status_code, code_of(answer)) == (400, "bad-input")
    assert machine.said("GET", f"/api/tables/{table['id']}")["seq"] == 1


def test_a_header_makes_an_act_count_once_too(machine: Guest) -> None:
    table = machine.lay(START)
    again = [
        machine.post(
            f"/api/tables/{table['id']}/acts",
            {"act": "turn-up", "card": "red-7"},
            headers={"Idempotency-Key": "k1"},
        ).get_json()
        for _ in range(3)
    ]
    assert again[0]["seq"] == 2
    assert again[1] == again[2] == again[0]


def test_what_comes_back_has_the_shape_that_was_promised(machine: Guest) -> None:
    table = machine.lay(*OPENING[:3])
    where = f"/api/tables/{table['id']}"
    shapes = {"components": {"schemas": components()}}
    for kind in shape.SHAPES:
        shapes["components"]["schemas"][kind.__name__]["unevaluatedProperties"] = False

    def fits(name: str, value: Any) -> None:
        jsonschema.validate(value, {"$ref": f"#/components/schemas/{name}", **shapes})

    fits("Message", machine.said("GET", where))
    for entry in machine.said("GET", f"{where}/log")["entries"]:
        fits("Entry", entry)
        fits("Act", entry["act"])
    for line in machine.said("GET", f"{where}/story")["story"]:
        fits("Line", line)
    for card in machine.said("GET", "/api/tables")["tables"]:
        fits("ListedTable", card)
    for device in machine.said("GET", f"{where}/devices")["devices"]:
        fits("Device", device)
    fits("CameraState", machine.said("GET", f"{where}/camera"))
    fits("Preview", machine.said("POST", f"{where}/preview", {"act": "undo"}))
    fits("Reply", machine.said("POST", f"{where}/acts", {"act": "undo"}))


def test_an_evening_can_be_taken_home(machine: Guest) -> None:
    table = machine.lay(*OPENING[:3])
    where = f"/api/tables/{table['id']}"
    whole = json.loads(machine.get(f"{where}/export.json").text)
    assert Script.replay(whole["entries"]).table == whole["table"]
    rows = list(csv.DictReader(io.StringIO(machine.get(f"{where}/export.csv").text)))
    assert [row["act"] for row in rows] == ["start", "turn-up", "play"]
    assert rows[2]["player"] == "North"


def test_a_spreadsheet_takes_no_name_for_a_formula(machine: Guest) -> None:
    start = {**START, "players": ["=HYPERLINK(1)", "South", "East"]}
    table = machine.lay(
        start,
        {"act": "turn-up", "card": "red-7"},
        {"act": "play", "player": "=HYPERLINK(1)", "card": "red-9"},
    )
    sheet = machine.get(f"/api/tables/{table['id']}/export.csv").text
    assert ",=HYPERLINK" not in sheet


def test_history_counts_games_and_rounds(machine: Guest, app: Flask) -> None:
    machine.lay(
        {**START, "scoring": "none"},
        {"act": "turn-up", "card": "red-7"},
        {"act": "set", "player": "North", "cards": 1},
        {"act": "play", "player": "North", "card": "red-9"},
    )
    app.extensions["companion"].open_tables._summaries.write_due()
    found = machine.said("GET", "/api/history")
    assert found["evenings"][0]["tables"][0]["winner"] == "North"
    assert found["standings"][0] == {
        "player": "North",
        "games": 1,
        "won": 1,
        "rounds_won": 1,
        "points": found["standings"][0]["points"],
    }


def test_the_latest_table_is_the_one_laid_last_though_another_is_entered_later(
    machine: Guest, app: Flask
) -> None:
    machine.lay(*OPENING[:3])
    newer = machine.said("POST", "/api/tables")["id"]
    open_tables = app.extensions["companion"].open_tables
    open_tables._summaries.write_due()
    assert open_tables.ledger.register.tables()[0].id == newer


def test_a_table_goes_off_the_list_and_comes_back(machine: Guest, app: Flask) -> None:
    table = machine.lay(*OPENING[:3])["id"]
    app.extensions["companion"].open_tables._summaries.write_due()

    def listed() -> list[str]:
        nights = machine.said("GET", "/api/history")["evenings"]
        return [one["id"] for night in nights for one in night["tables"]]

    assert table in listed()
    assert machine.ask("DELETE", f"/api/history/{table}").get_json() == {"ok": True}
    assert table not in listed()
    assert machine.post(f"/api/history/{table}", {}).get_json() == {"ok": True}
    assert table in listed()


def test_statistics_count_what_happened(machine: Guest) -> None:
    table = machine.lay(
        START,
        {"act": "turn-up", "card": "red-7"},
        {"act": "play", "player": "North", "card": "red-draw-two"},
        {"act": "draw", "player": "South"},
        {"act": "play", "player": "East", "card": "red-3-spin"},
        {"act": "spin", "player": "North", "face": "war"},
        {"act": "undo"},
    )
    found = machine.said("GET", f"/api/tables/{table['id']}/statistics")
    people = {one["name"]: one for one in found["players"]}
    assert (people["North"]["plays"], people["South"]["cards_drawn"]) == (1, 2)
    assert people["North"]["spins"] == 0, "it was taken back"
    assert found["colors"] == {"red": 2}
    assert found["corrections"] == 1


def test_each_game_asks_only_what_concerns_it(machine: Guest) -> None:
    asked = {
        game["id"]: {one["name"] for one in game["rulings"]}
        for game in machine.get("/api/games").get_json()["games"]
    }
    for ruling, box in [
        ("spin-start-card", "spin"),
        ("instant-uno-pile", "power-grab"),
        ("veto-and-skip", "nonpartisan"),
    ]:
        assert [game for game in asked if ruling in asked[game]] == [box]
    assert all("wrong-card" in names for names in asked.values())


def test_a_household_has_sounds_of_its_own(machine: Guest, app: Flask, tmp_path: Path) -> None:
    (tmp_path / "skipped.mp3").write_bytes(b"ID3")
    (tmp_path / "notes.txt").write_text("no sound")
    (tmp_path / "win.wav").write_bytes(bytes(2_000_000))  # too long
    house = app.extensions["companion"]
    house.options = replace(house.options, sounds=tmp_path)
    assert machine.get("/api/sounds").get_json() == {"skipped": "/api/sounds/skipped"}
    heard = machine.get("/api/sounds/skipped")
    assert (heard.data, heard.mimetype) == (b"ID3", "audio/mpeg")
    assert machine.get("/api/sounds/..%2Fnotes").status_code == 404


def test_settings_are_there_next_time(machine: Guest, stranger: Guest) -> None:
    machine.said("PUT", "/api/settings", {"game": "spin", "seats": ["North"]})
    assert stranger.said("GET", "/api/settings")["seats"] == ["North"]
    assert stranger.ask("PUT", "/api/settings", {}).status_code == 403


def test_what_can_be_printed_is_printed(machine: Guest) -> None:
    kinds = {one["id"] for one in machine.said("GET", "/api/print")["documents"]}
    assert {"labels", "tokens"} <= kinds
    pdf = machine.post("/api/print/tokens", {"game": "spin"})
    assert pdf.data.startswith(b"%PDF")
    wrong = machine.post("/api/print/tokens", {"game": "chess"})
    assert (wrong.status_code, code_of(wrong)) == (400, "bad-input")


load_all_checks()


def test_the_page_of_the_api_is_as_the_code_has_it_now() -> None:
    assert api_page.PAGE.read_text(encoding="utf-8") == api_page.page(), "python -m tools.api_page"


def test_the_api_keeps_its_own_description(machine: Guest, app: Flask) -> None:
    """Everything it describes, called with what fits the description and what doesn't."""
    table = machine.lay(*OPENING[:3])
    schema = schemathesis.openapi.from_wsgi("/api/openapi.json", app)
    tried: set[str] = set()
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path.startswith(("/api/print/", "/api/cameras")):
            continue
        tried.add(f"{operation.method.upper()} {operation.path}")

        def call(case: Any) -> None:
            if "table" in (case.path_parameters or {}) and len(case.path_parameters["table"]) % 4:
                case.path_parameters["table"] = table["id"]
            response = case.call()
            case.validate_response(
                response,
                checks=[not_a_server_error, response_schema_conformance, status_code_conformance],
            )

        settings(
            max_examples=12,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )(given(case=cases(operation))(call))()
    assert len(tried) > 30
    assert machine.said("GET", f"/api/tables/{table['id']}")["table"]["game"] == "spin"


def cases(operation: Any) -> Any:
    """Cases for one call: what fits the description, and what doesn't."""
    modes = schemathesis.GenerationMode
    fits = operation.as_strategy(generation_mode=modes.POSITIVE)
    return fits | operation.as_strategy(generation_mode=modes.NEGATIVE)


def test_the_buzzers_of_a_race_come_in_an_order_that_everybody_hears(
    machine: Guest, stranger: Guest
) -> None:
    table = machine.lay(START, {"act": "turn-up", "card": "red-5"})
    where = f"/api/tables/{table['id']}"
    north = stranger.holding(
        stranger.said("POST", "/api/join", {"code": table["code"], "seat": "North"})["token"]
    )
    assert north.post(f"{where}/race", {"prompt": "none"}).status_code == 409
    machine.said("POST", f"{where}/acts", {"act": "play", "player": "North", "card": "red-3-spin"})
    machine.said("POST", f"{where}/acts", {"act": "spin", "player": "South", "face": "uno-spin"})
    [prompt] = [
        one for one in machine.said("GET", where)["table"]["awaiting"] if one["ask"] == "shout"
    ]
    south = {"prompt": prompt["id"], "player": "South"}
    assert [one["player"] for one in machine.said("POST", f"{where}/race", south)["order"]] == [
        "South"
    ]
    order = north.said("POST", f"{where}/race", {"prompt": prompt["id"]})["order"]
    assert [one["player"] for one in order] == ["South", "North"]
    assert machine.said("POST", f"{where}/race", south)["order"] == order
