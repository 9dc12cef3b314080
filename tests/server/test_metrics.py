"""What Prometheus reads: figures of a table that is played at, for the house, without names or codes."""

from __future__ import annotations

from dataclasses import replace

from companion.server.service import Service
from tests.server.guest import START, Guest


def test_the_house_reads_figures_without_names_or_codes(
    machine: Guest, stranger: Guest, house: Service
) -> None:
    table = machine.lay(START, {"act": "turn-up", "card": "red-7"})
    text = machine.get("/metrics").text
    figures = dict(
        line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#")
    )
    assert figures["companion_tables"] == "1.0"
    assert float(figures['companion_acts_total{outcome="kept"}']) >= 2
    assert float(figures["companion_act_seconds_count"]) >= 2
    assert figures["companion_store_away"] == "0.0"
    assert len(figures) < 250, "a scrape stays cheap"
    assert not any(word in text for word in ("North", table["id"], table["code"]))
    assert stranger.get("/metrics").status_code == 403
    house.options = replace(house.options, metrics=True)
    assert stranger.get("/metrics").status_code == 200
