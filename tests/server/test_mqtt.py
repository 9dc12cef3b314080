"""A table in a smart home: what the house shows is right, whoever goes and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from testing.broker import PASSWORD, Broker, Home, broker
from testing.phone import Open
from tests.server.guest import START


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Open, Broker, Home]]:
    monkeypatch.setenv("COMPANION_MQTT_PASSWORD", PASSWORD)
    with broker(tmp_path) as running:
        words = ("--no-https", "--mqtt", running.address, "--mqtt-wheel")
        (tmp_path / "store").mkdir()
        with Open(tmp_path / "store", *words) as companion:
            home = Home(running)
            yield companion, running, home
            home.close()


def test_a_house_sees_a_table_from_its_first_card_until_it_is_put_away(
    house: tuple[Open, Broker, Home],
) -> None:
    companion, running, home = house
    home.wait(lambda home: home.topics.get("companion/status") == "online")
    table = companion.post("/api/tables")
    config = f"homeassistant/device/companion_{table['id']}/config"
    state = f"companion/{table['id']}/state"

    def act(**act: Any) -> None:
        assert companion.post(f"/api/tables/{table['id']}/acts", act)["ok"]

    act(**START)
    act(act="turn-up", card="red-7")
    home.wait(lambda home: home.topics.get(state, {}).get("top") == "red-7")
    assert home.topics[state] | {"scores": "", "points": {}} == {
        "game": "spin", "color": "red", "turn": "North", "top": "red-7", "leader": "", "scores": "",
        "points": {}, "phase": "play", "round": 1, "winner": "",
    }  # fmt: skip
    parts = home.topics[config]["cmps"]
    assert set(parts) == {
        "color", "turn", "top", "leader", "scores", "phase", "round", "winner", "event", "spin",
    }  # fmt: skip
    for part in parts.values():
        assert part["p"] in ("sensor", "event", "button")
        assert part["unique_id"].startswith(f"companion_{table['id']}_")
    assert table["code"] not in str(home.topics), "no code is told"

    act(act="set", player="South", score=40)
    act(act="play", player="North", card="blue-7")
    home.wait(lambda home: home.topics[state]["color"] == "blue")
    assert home.topics[state]["leader"] == "South"
    home.wait(lambda home: any(one["event_type"] == "played" for one in home.events))
    told = [one["event_type"] for one in home.events]
    assert set(told) <= set(parts["event"]["event_types"])

    running.stop()  # the broker goes, play goes on, and the house is told when it is back
    act(act="play", player="South", card="blue-9")
    home.topics.clear()
    running.start()
    home.wait(lambda home: home.topics.get(state, {}).get("top") == "blue-9")
    assert config in home.topics

    home.topics.clear()
    home.say("homeassistant/status", "online")  # a Home Assistant that starts anew asks for all
    home.wait(lambda home: {config, state} <= set(home.topics))

    companion.ask("DELETE", f"/api/tables/{table['id']}")
    home.wait(lambda home: config not in home.topics and state not in home.topics)

    companion.kill()
    home.wait(lambda home: home.topics.get("companion/status") == "offline")
