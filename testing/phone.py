"""A phone at the table: a real websocket, spoken as Engine.IO and Socket.IO speak it. And a house that listens."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from testing.wire import Wire

Json = dict[str, Any]


class Phone:
    """One open socket."""

    def __init__(self, address: str, auth: Any, source: str = "127.0.0.1") -> None:
        self.wire = Wire(address, "/socket.io/?EIO=4&transport=websocket", source)
        self.heard: list[tuple[str, Any]] = []
        self._acks: dict[int, Any] = {}
        self._number = 0
        self.refused: str | None = None
        assert self.wire.receive()[0] == "0"
        self.wire.send("40" + json.dumps(auth))
        while not self._hear(10).startswith(("40", "44")):
            pass

    def say(self, event: str, *data: Any) -> Any:
        """Emit an event; what is acknowledged."""
        self._number += 1
        self.wire.send(f"42{self._number}{json.dumps([event, *data])}")
        end = time.monotonic() + 20
        while self._number not in self._acks:
            assert time.monotonic() < end, "no acknowledgement"
            self._hear(20)
        return self._acks.pop(self._number)

    def act(self, **act: Any) -> Json:
        reply: Json = self.say("act", act)
        return reply

    def wait(self, event: str, seconds: float = 10) -> Any:
        """The next event of that name."""
        end = time.monotonic() + seconds
        while True:
            for place, (name, data) in enumerate(self.heard):
                if name == event:
                    del self.heard[place]
                    return data
            assert time.monotonic() < end, f"no {event}"
            self._hear(seconds)

    def message(self, seq: int) -> Json:
        """The table's message about that entry."""
        while True:
            message: Json = self.wait("table")
            if message["seq"] >= seq:
                return message

    def close(self) -> None:
        self.wire.close()

    def __enter__(self) -> Phone:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.close()

    def _hear(self, seconds: float) -> str:
        text = self.wire.receive(seconds)
        if text == "2":
            self.wire.send("3")
        elif text.startswith("42"):
            name, *data = json.loads(text[2:])
            self.heard.append((name, data[0] if data else None))
        elif text.startswith("43"):
            found = re.match(r"43(\d+)(.*)", text, re.DOTALL)
            assert found is not None
            self._acks[int(found[1])] = json.loads(found[2])[0]
        elif text.startswith("44"):
            self.refused = json.loads(text[2:])["message"]
        return text


class Open:
    """`companion play`, as a process of its own."""

    def __init__(self, folder: Path, *options: str, store: str | None = None) -> None:
        words = [
            "play",
            "--port=0",
            "--host=127.0.0.1",
            "--no-announce",
            f"--store={store or folder / 'a.db'}",
            *options,
        ]
        self.log = folder / "log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", "from companion.cli import main; main()", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)},
            )
        assert self.process.stdout is not None
        self.says = ""
        for line in self.process.stdout:
            self.says += line
            if found := re.search(r"http://localhost:(\d+)", line):
                self.port = int(found[1])
            if "Ctrl-C" in line:
                break
        if "Ctrl-C" not in self.says:
            self._gone()
            raise AssertionError((folder / "log").read_text())
        self.address = f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """One request over the wire."""
        data = None if body is None else json.dumps(body).encode()
        sent = urllib.request.Request(
            self.address + path,
            data=data,
            method=method,
            headers={"Content-Type": "application/json", **headers},
        )
        try:
            with urllib.request.urlopen(sent, timeout=30) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, json.loads(fault.read())

    def post(self, path: str, body: Any = None) -> Any:
        status, answer = self.ask("POST", path, body if body is not None else {})
        assert status < 300, answer
        return answer

    def kill(self) -> None:
        """The power fails."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        rest, _ = self.process.communicate(timeout=30)
        self.says += rest or ""
        return self.process.returncode

    def __enter__(self) -> Open:
        return self

    def __exit__(self, *_fault: object) -> None:
        if self.process.poll() is None:
            self.kill()
