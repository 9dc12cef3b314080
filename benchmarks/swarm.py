"""Many clients in one process: opened one after another, listened to together, counted by the byte."""

from __future__ import annotations

import json
import selectors
import time
import urllib.request
from typing import Any

from testing.wire import Wire

Json = dict[str, Any]


def post(port: int, path: str, body: Any) -> Any:
    """One request."""
    sent = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(sent, timeout=30) as answer:
        return json.loads(answer.read())


class Swarm:
    """So many open sockets at one server."""

    def __init__(self, port: int, many: int, auth: Json) -> None:
        self.last: Any = None
        self.since_made = 0.0
        self._selector = selectors.DefaultSelector()
        self._wires: list[Wire] = []
        for _ in range(many):
            wire = Wire(f"http://127.0.0.1:{port}", "/socket.io/?EIO=4&transport=websocket")
            wire.receive()
            wire.send("40" + json.dumps(auth))
            while not wire.receive().startswith("40"):
                pass
            self._wires.append(wire)
            self._selector.register(wire.socket, selectors.EVENT_READ, wire)
        self._quiet()

    def all_hear(self, event: str, data: Any, answer: str) -> float:
        """Seconds from one client's event until every client has heard the answer, whole."""
        self._quiet()
        start = f'42["{answer}"'
        missing = set(self._wires)
        begin = time.perf_counter()
        self._wires[0].send(f"427{json.dumps([event, data])}")
        while missing:
            ready = self._selector.select(timeout=20)
            assert ready, f"{len(missing)} clients heard nothing"
            for key, _ in ready:
                for text in key.data.ready():
                    if text.startswith(start):
                        missing.discard(key.data)
                        self.last = text
                    elif text == "2":
                        key.data.send("3")
        taken, heard = time.perf_counter() - begin, time.time()
        self.last = json.loads(self.last[2:])[1]
        self.since_made = heard - self.last["now"] / 1e3
        return taken

    def _quiet(self) -> None:
        """Read whatever is still on its way."""
        while ready := self._selector.select(timeout=0.004):
            for key, _ in ready:
                for text in key.data.ready():
                    if text == "2":
                        key.data.send("3")

    def __enter__(self) -> Swarm:
        return self

    def __exit__(self, *_fault: object) -> None:
        for wire in self._wires:
            wire.close()
        self._selector.close()
