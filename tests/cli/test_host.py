"""A tablet that has forgotten its table gets it back from the machine that runs the companion."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from companion.cli.host import command
from testing.phone import Open
from testing.port import free_port

START = {"act": "start", "game": "mod", "players": ["Ann", "Ben"], "dealer": "Ben"}


def asked(*words: str) -> tuple[int, str]:
    said = CliRunner().invoke(command, list(words))
    return said.exit_code, said.output


def test_a_typed_key_puts_a_tablet_in_charge_again_and_once(tmp_path: Path) -> None:
    with Open(tmp_path, "--no-https") as house:
        port = f"--port={house.port}"
        assert f"companion host --port {house.port}" in house.says
        assert asked(port) == (1, "Error: No table was laid here yet.\n")
        first = house.post("/api/tables", {"start": START})
        house.post("/api/tables", {"name": "Garden"})
        code, says = asked(port, "--table", first["code"].lower())
        assert code == 0
        assert f"{first['code']}  Ann, Ben" in says
        typed = re.search(r"\d{3} \d{3} \d{3}", says)
        assert typed is not None
        joined = house.post("/api/join", {"key": typed[0]})
        assert (joined["table"], joined["role"]) == (first["id"], "host")
        status, _ = house.ask("POST", "/api/join", {"key": typed[0]})
        assert status == 404
        _, latest = asked(port)
        assert "Garden" in latest.splitlines()[0]
        assert f"{first['code']}  Ann, Ben" in latest, "the others can be named"
        assert asked(port, "--table", "QQQQ") == (1, "Error: There is no table QQQQ here.\n")


def test_where_it_can_give_nothing_it_says_why(tmp_path: Path) -> None:
    code, says = asked(f"--port={free_port()}")
    assert code == 1
    assert "Is `companion play` running?" in says
    with Open(tmp_path, "--no-https", "--no-loopback-host") as house:
        assert "companion host" not in house.says
        code, says = asked(f"--port={house.port}")
        assert code == 1
        assert "under Phones" in says
