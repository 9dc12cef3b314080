"""What a café starts its companions with: small, careful, and of commands that do what they say."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from companion.store import open_ledger
from companion.table import Hall
from companion.wire.sent import Sent, sent

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPANION = Path(sys.executable).with_name("companion")


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def commands() -> list[list[str]]:
    """Every call of the companion that stands in these files."""
    joined = "\n".join(text(path.name) for path in sorted(DEPLOY.iterdir()))
    joined = re.sub(
        r'CMD \["play"(.*?)\]', lambda m: "play " + m[1].replace('"', "").replace(",", ""), joined
    )
    joined = re.sub(r"\n      (--[^\n]*|play [^\n]*)", r" \1", joined)
    return [shlex.split(call) for call in re.findall(r"(?<![\w-])play +(--[^\n]*)", joined)]


def test_the_container_is_built_with_care() -> None:
    told = text("Containerfile")
    images = re.findall(r"^FROM (\S+)", told, re.MULTILINE)
    assert all(re.search(r":\d[\w.-]+$", image) for image in images), "a tag that stays"
    assert told.index("\nUSER companion") < told.index("\nENTRYPOINT"), "not as root"
    assert "HEALTHCHECK" in told
    assert told.count("\nVOLUME") == 1
    assert "--no-install-recommends" in told
    assert "rm -rf /var/lib/apt/lists" in told
    assert "sudo" not in told
    assert not re.search(r"^ADD|:latest|pip install(?! --no-cache-dir)", told, re.MULTILINE)


def test_every_option_in_these_files_exists() -> None:
    from companion.cli.play import command

    known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
    calls = commands()
    assert len(calls) == 3, "the container's, the compose file's and the unit's"
    for call in calls:
        assert {word for word in call if word.startswith("--")} <= known


@pytest.mark.slow
def test_the_units_backup_is_a_store_that_opens_and_can_be_brought_back(tmp_path: Path) -> None:
    """The very line of the unit, with this machine's companion and a folder that is thrown away."""
    home = tmp_path / "data"
    kept = home / "companion" / "companion.db"
    hall = Hall(open_ledger(kept), lambda told: None)
    live = hall.table(hall.lay().id)
    assert live is not None
    body = sent({"act": "start", "game": "mod", "players": ["A", "B"], "dealer": "B"})
    assert isinstance(body, Sent)
    live.act(body).result(timeout=30)
    table, seq = live.id, live.seq
    hall.close()
    (line,) = re.findall(r"^ExecStart=(.*)", text("companion-backup.service"), re.MULTILINE)
    line = line.replace("/usr/lib/companion/bin/companion", str(COMPANION)).replace("%%", "%")
    environment = os.environ | {"XDG_DATA_HOME": str(home)}
    for words in (shlex.split(line),):
        subprocess.run(words, env=environment, cwd=tmp_path, check=True, timeout=60)
    (copy,) = home.glob("backup-*.db")
    back = tmp_path / "back.db"
    subprocess.run(
        [COMPANION, "restore", copy, "--store", back], env=environment, check=True, timeout=60
    )
    for store in (copy, back):
        again = Hall(open_ledger(store), lambda told: None)
        found = again.table(table)
        assert found is not None
        assert found.seq == seq
        again.close()
