"""Just the score, and just the wheel: who may write, what is kept, and what everybody at the table sees."""

from __future__ import annotations

from pathlib import Path

from flask import Flask

from companion.server.app import create_app, leave
from tests.server.guest import START, Guest

SHEET = {"act": "sheet", "columns": ["North", "South"], "title": "Skat", "target": 50}


def points(column: str, many: int, **more: object) -> dict[str, object]:
    return {"act": "points", "round": 1, "column": column, "points": many, **more}


def test_a_sheet_is_kept_and_a_line_counts_once(app: Flask, machine: Guest, tmp_path: Path) -> None:
    table = machine.lay()["id"]
    path = f"/api/tables/{table}/score"
    assert machine.said("GET", path)["sheet"] is None
    assert machine.post(path, points("North", 1)).status_code == 400
    machine.said("POST", path, SHEET)
    for _ in range(2):
        machine.said("POST", path, points("North", 20, id="once"))
    assert machine.said("POST", path, points("South", 60))["sheet"]["over"]
    assert machine.said("POST", path, {"act": "undo"})["sheet"]["totals"] == {
        "North": 20,
        "South": 0,
    }
    leave(app)
    again = create_app(tmp_path / "a.db")
    try:
        sheet = Guest(again).said("GET", path)["sheet"]
        assert (sheet["title"], sheet["totals"]) == ("Skat", {"North": 20, "South": 0})
        [evening] = Guest(again).said("GET", "/api/history")["evenings"]
        assert [(one["game"], one["phase"]) for one in evening["tables"]] == [("Skat", "play")]
    finally:
        leave(again)


def test_a_phone_writes_its_own_points_only(machine: Guest, stranger: Guest) -> None:
    table = machine.lay()
    path = f"/api/tables/{table['id']}/score"
    machine.said("POST", path, SHEET)
    joined = stranger.said("POST", "/api/join", {"code": table["code"], "seat": "North"})
    assert joined["room"] == "score"
    assert [one["name"] for one in joined["seats"]] == ["North", "South"]
    phone = stranger.holding(joined["token"])
    assert phone.post(path, {"act": "undo"}).status_code == 400
    machine.said("POST", path, points("South", 3))
    assert phone.post(path, {"act": "undo"}).status_code == 403
    assert phone.post(path, points("South", 9)).status_code == 403
    assert phone.said("POST", path, points("North", 7))["sheet"]["totals"] == {
        "North": 7,
        "South": 3,
    }
    assert phone.said("POST", path, {"act": "undo"})["sheet"]["totals"] == {"North": 0, "South": 3}
    assert stranger.get(path).status_code == 401


def test_a_referees_table_goes_on_as_a_score_with_its_seats(
    machine: Guest, stranger: Guest
) -> None:
    table = machine.lay(START)
    columns = {"columns": START["players"], "carried": {"North": 30}}
    machine.said("POST", f"/api/tables/{table['id']}/score", {"act": "sheet", **columns})
    joined = stranger.said("POST", "/api/join", {"code": table["code"], "seat": "North"})
    assert (joined["room"], joined["seat"]) == ("score", "North")


def test_a_shared_wheel_stops_at_one_face_for_everybody(machine: Guest, stranger: Guest) -> None:
    table = machine.lay()
    path = f"/api/tables/{table['id']}/wheel"
    assert machine.said("GET", path)["turn"] is None
    own = machine.said("POST", path, {"faces": ["sing", "dance", "swap"]})
    assert own["faces"] == ["sing", "dance", "swap"]
    joined = stranger.said("POST", "/api/join", {"code": table["code"]})
    assert joined["room"] == "wheel"
    phone = stranger.holding(joined["token"])
    turned = phone.said("POST", path, {"id": "push"})
    assert turned["faces"][turned["turn"]["slot"]] == turned["turn"]["face"]
    assert turned["turn"]["until"] > turned["turn"]["from"]
    assert phone.said("POST", path, {"id": "push"})["turn"] == turned["turn"]
    assert machine.said("GET", path)["turn"] == turned["turn"]
    assert phone.post(path, {"faces": ["a", "b"]}).status_code == 403
    assert machine.post(path, {"faces": ["alone"]}).status_code == 400
    assert len(machine.said("POST", path, {"faces": []})["faces"]) == 9
