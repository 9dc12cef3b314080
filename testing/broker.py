"""A smart home's broker: a real Mosquitto of our own, with a login, and somebody who listens to it."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion

from testing.cafe import answers
from testing.port import free_port

USER, PASSWORD = "companion", "a secret"


class Broker:
    """A broker that can be stopped, and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")
        if found is None:
            pytest.skip("Mosquitto is not installed")
        self._command = found
        self.port = free_port()
        self.address = f"mqtt://{USER}@127.0.0.1:{self.port}"
        secrets, settings = folder / "passwords", folder / "mosquitto.conf"
        words = ["mosquitto_passwd", "-b", "-c", str(secrets), USER, PASSWORD]
        subprocess.run(words, check=True, stderr=subprocess.DEVNULL)
        secrets.chmod(0o644)  # as root, it becomes another user, and reads it then
        settings.write_text(
            f"listener {self.port} 127.0.0.1\nallow_anonymous false\npassword_file {secrets}\n"
            "user root\n"
        )
        self._settings = settings
        self.start()

    def start(self) -> None:
        self._running = subprocess.Popen(
            [self._command, "-c", str(self._settings)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        answers(self.port, self._running)

    def stop(self) -> None:
        self._running.terminate()
        self._running.wait(timeout=20)


class Home:
    """What a house that listens to its broker would show."""

    def __init__(self, broker: Broker) -> None:
        self.topics: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._client = Client(CallbackAPIVersion.VERSION2)
        self._client.username_pw_set(USER, PASSWORD)
        self._client.reconnect_delay_set(1, 1)
        self._client.on_message = self._heard
        self._client.on_connect = lambda client, *_: client.subscribe("#", qos=1)
        self._client.connect("127.0.0.1", broker.port)
        self._client.loop_start()

    def _heard(self, _client: Client, _data: Any, message: MQTTMessage) -> None:
        told = message.payload.decode()
        found: Any = json.loads(told) if told.startswith("{") else told
        if message.topic.endswith("/event"):
            self.events.append(found)
        elif found == "":
            self.topics.pop(message.topic, None)
        else:
            self.topics[message.topic] = found

    def wait(self, for_: Callable[[Home], object], seconds: float = 20) -> None:
        end = time.monotonic() + seconds
        while not for_(self):
            assert time.monotonic() < end, self.topics
            time.sleep(0.02)

    def say(self, topic: str, text: str) -> None:
        self._client.publish(topic, text, qos=1).wait_for_publish(5)

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


@contextmanager
def broker(folder: Path) -> Iterator[Broker]:
    """A broker that is there as long as it is needed."""
    running = Broker(folder)
    try:
        yield running
    finally:
        running.stop()
