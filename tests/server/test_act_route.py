"""An act by HTTP is answered in front of Flask, exactly as Flask answers it."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from companion.server.act_route import ActRoute
from companion.server.service import Service
from tests.server.guest import START, Guest

OPENING: list[dict[str, Any]] = [START, {"act": "turn-up", "card": "red-7"}]
PLAY = {"act": "play", "player": "North", "card": "red-9"}

REQUESTS: list[tuple[str, Any, dict[str, str]]] = [
    ("machine", PLAY, {}),
    ("host", PLAY, {}),
    ("seat", PLAY, {}),
    ("seat", {**PLAY, "player": "South"}, {}),
    ("spectator", PLAY, {}),
    ("elsewhere", PLAY, {}),
    ("stranger", PLAY, {}),
    ("bad token", PLAY, {}),
    ("host", {"act": "play"}, {}),
    ("host", {**PLAY, "card": "blue-1"}, {}),
    ("host", {**PLAY, "id": ""}, {}),
    ("host", [1], {}),
    ("host", PLAY, {"Idempotency-Key": "once"}),
    ("host", PLAY, {"Origin": "http://elsewhere.example"}),
    ("host", PLAY, {"Host": "elsewhere.example"}),
]


@pytest.mark.parametrize(("who", "act", "headers"), REQUESTS)
def test_it_answers_as_flask_does(
    app: Flask,
    house: Service,
    machine: Guest,
    stranger: Guest,
    monkeypatch: pytest.MonkeyPatch,
    who: str,
    act: Any,
    headers: dict[str, str],
) -> None:
    def answered() -> tuple[int, Any, set[str]]:
        table = machine.lay(*OPENING)
        guests = {
            "machine": machine,
            "host": stranger.holding(table["token"]),
            "seat": stranger.join(table["code"], "North"),
            "spectator": stranger.join(table["code"]),
            "elsewhere": stranger.holding(machine.lay()["token"]),
            "stranger": stranger,
            "bad token": stranger.holding("x"),
        }
        if who not in ("stranger", "bad token", "machine"):
            guests[who].get("/api/me")  # from now on its token is known
        answer = guests[who].post(f"/api/tables/{table['id']}/acts", act, headers=headers)
        told = answer.get_json()
        return answer.status_code, told, {name for name, _ in answer.headers}

    before: list[bool] = []
    act_route = ActRoute._answered

    def counted(route: ActRoute, environ: dict[str, Any]) -> Any:
        found = act_route(route, environ)
        before.append(found is not None)
        return found

    monkeypatch.setattr(ActRoute, "_answered", counted)
    fast = answered()
    monkeypatch.setattr(ActRoute, "_answered", lambda *_: None)
    assert fast == answered()
    usual = who in ("machine", "host", "seat", "spectator") and not {"Origin", "Host"} & set(
        headers
    )
    assert before[-1] == usual
