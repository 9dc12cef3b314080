"""What a café starts its companions with: small, careful, and of commands that do what they say."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from companion.store.version import APPLICATION
from tests.store.evening import version_1

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


class Service:
    """What systemd does with the unit: the very line it holds, in a folder that is thrown away."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.surroundings = os.environ | {"XDG_DATA_HOME": str(home)}

    @contextmanager
    def running(self, ends: signal.Signals = signal.SIGTERM) -> Iterator[str]:
        """The companion's address while it runs; at the end it is stopped, or killed as by a power cut."""
        words = [*self._line("companion.service"), "--port", "0"]
        process = subprocess.Popen(
            words, env=self.surroundings, stdout=subprocess.PIPE, text=True, cwd=self.home
        )
        try:
            assert process.stdout is not None
            found = (re.search(r"http://localhost:\d+", line) for line in process.stdout)
            yield next(address[0] for address in found if address)
        finally:
            process.send_signal(ends)
            process.communicate(timeout=30)

    def backup(self) -> Path:
        """What the timer does every night."""
        subprocess.run(
            self._line("companion-backup.service"), env=self.surroundings, check=True, timeout=60
        )
        (copy,) = self.home.glob("backup-*.db")
        return copy

    def _line(self, unit: str) -> list[str]:
        (line,) = re.findall(r"^ExecStart=(.*)", text(unit), re.MULTILINE)
        line = line.replace("/usr/lib/companion/bin/companion", str(COMPANION))
        return shlex.split(line.replace("%%", "%"))


def ask(url: str, body: object = None) -> dict[str, Any]:
    """A program on the same machine needs no token."""
    data = None if body is None else json.dumps(body).encode()
    asked = Request(url, data, {"content-type": "application/json"})
    with urlopen(asked, timeout=20) as answer:
        return dict(json.load(answer))


@pytest.mark.slow
def test_an_upgrade_a_crash_a_night_and_the_way_back(tmp_path: Path) -> None:
    service = Service(tmp_path)
    store = tmp_path / "companion" / "companion.db"
    store.parent.mkdir()
    old = sqlite3.connect(store)
    old.executescript(f"{version_1('sqlite')} PRAGMA application_id = {APPLICATION};")
    old.close()

    with service.running() as address:  # the first start of a newer version
        assert [table["id"] for table in ask(f"{address}/api/tables")["tables"]] == ["t"]
        start = {"act": "start", "game": "mod", "players": ["A", "B"], "dealer": "B"}
        table = f"/api/tables/{ask(f'{address}/api/tables', start)['id']}"
    assert store.with_name("companion.db.version-1").exists()

    with service.running(signal.SIGKILL) as address:
        assert ask(address + table)["seq"] == 1
        ask(f"{address}{table}/acts", {"act": "turn-up", "card": "red-7"})
        copy = service.backup()  # while everybody plays
        assert copy.stat().st_mode & 0o777 == 0o600
        ask(f"{address}{table}/acts", {"act": "play", "player": "A", "card": "red-9"})

    with service.running() as address:  # what was killed is started again; all of it is there
        assert ask(address + table)["seq"] == 3

    for part in store.parent.glob("companion.db*"):  # the way back: an empty store, and the copy
        part.unlink()
    subprocess.run([COMPANION, "restore", copy], env=service.surroundings, check=True, timeout=60)
    with service.running() as address:
        assert ask(address + table)["seq"] == 2
