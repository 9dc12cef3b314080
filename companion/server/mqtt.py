"""Tables as devices of a smart home: each shows itself to Home Assistant, or whatever else speaks MQTT.

Play never waits for it. What the tables tell waits in a short queue, and a thread of its own publishes it. When the
broker was away, or Home Assistant starts anew, every table is told again. Retained messages vanish with the table.
"""

import json
import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args
from urllib.parse import unquote, urlsplit

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion

from companion.rules.events import CopyKnown, Event
from companion.server import as_json
from companion.server.fair_queue import FairQueue
from companion.table.answer import Notice
from companion.table.release import RELEASE
from companion.wire import shape
from companion.wire.acts import kebab
from companion.wire.strict_json import Json

log = logging.getLogger(__name__)

STATUS = "companion/status"
"""Where the companion says whether it is there; the broker says so for it when it dies."""

HOME_ASSISTANT = "homeassistant"
"""The topic under which Home Assistant looks for devices, and says that it has started."""

MOST_WAITING = 100
"""Notices that may wait while the broker is slow."""

TURN_SECONDS = 1.0
"""Seconds after which the publishing thread looks whether it is to stop."""

LONGEST_PAUSE = 30
"""Seconds between two attempts to reach a broker that is away, at most."""

_SENSORS: tuple[tuple[str, str, str], ...] = (
    ("color", "Color in force", "mdi:palette"),
    ("turn", "Turn", "mdi:account-arrow-right"),
    ("top", "Top card", "mdi:cards-outline"),
    ("leader", "Leader", "mdi:podium-gold"),
    ("scores", "Scores", "mdi:scoreboard-outline"),
    ("phase", "Phase", "mdi:progress-clock"),
    ("round", "Round", "mdi:counter"),
    ("winner", "Winner", "mdi:trophy-outline"),
)
"""Field, name and icon of each sensor of a table."""

_EVENTS = (
    *(kebab(kind.__name__) for kind in get_args(Event) if kind is not CopyKnown),
    "corrected",
)


class BadBroker(ValueError):
    """An address that is no broker's; the text says why."""


class Mqtt:
    """Tells one broker how the tables stand."""

    def __init__(
        self,
        address: str,
        *,
        again: Callable[[], object] = lambda: None,
        spin: Callable[[str], object] | None = None,
    ) -> None:
        """`again` makes every table announce itself; `spin` turns a table's wheel, where that is wanted."""
        where = checked(address)
        self._name = where.hostname or ""
        self._again = again
        self._spin = spin
        self._waiting = FairQueue(MOST_WAITING)
        self._known: set[str] = set()
        self._gone: set[str] = set()
        self._closed = threading.Event()
        self._warned = False
        self._client = Client(
            CallbackAPIVersion.VERSION2, client_id=f"companion-{os.urandom(4).hex()}"
        )
        if where.username is not None:
            self._client.username_pw_set(unquote(where.username), password(where.password))
        secure = where.scheme == "mqtts"
        if secure:
            self._client.tls_set()
        self._client.will_set(STATUS, "offline", qos=1, retain=True)
        self._client.reconnect_delay_set(1, LONGEST_PAUSE)
        self._client.on_connect = self._on_connected
        self._client.on_disconnect = self._on_connection_lost
        self._client.on_connect_fail = self._on_connection_lost
        self._client.on_message = self._on_message
        self._client.connect_async(self._name, where.port or (8883 if secure else 1883))
        self._client.loop_start()
        threading.Thread(target=self._publish_loop, name="mqtt", daemon=True).start()

    def notify(self, notice: Notice) -> None:
        """Queue what a table tells everyone; returns at once, from any thread."""
        self._waiting.put(notice)

    def gone(self, table: str) -> None:
        """A table was put away: Home Assistant forgets it."""
        self._gone.add(table)

    def close(self) -> None:
        """Say that the companion is not there any more, and leave."""
        self._closed.set()
        with suppress(ValueError, RuntimeError):
            self._client.publish(STATUS, "offline", qos=1, retain=True).wait_for_publish(1.0)
        self._client.disconnect()
        self._client.loop_stop()

    def _on_connected(
        self, client: Client, _data: Any, _flags: Any, reason: Any, _more: Any
    ) -> None:
        if reason.is_failure:
            return self._complain(f"it answers: {reason}")
        if self._warned:
            log.warning("The broker at %s is told again", self._name)
        self._warned = False
        client.subscribe(f"{HOME_ASSISTANT}/status", qos=1)
        if self._spin is not None:
            client.subscribe("companion/+/do", qos=1)
        client.publish(STATUS, "online", qos=1, retain=True)
        self._tell_all()

    def _on_connection_lost(self, *_: Any) -> None:
        if not self._closed.is_set():
            self._complain("it does not answer")

    def _complain(self, why: str) -> None:
        if not self._warned:
            log.warning("The broker at %s is not told how tables stand: %s", self._name, why)
        self._warned = True

    def _on_message(self, _client: Client, _data: Any, message: MQTTMessage) -> None:
        if message.topic == f"{HOME_ASSISTANT}/status":
            if message.payload == b"online":
                self._tell_all()
            return
        table = message.topic.split("/")[1]
        if self._spin is not None and message.payload == b"spin" and not message.retain:
            with suppress(Exception):
                self._spin(table)

    def _tell_all(self) -> None:
        """Every table that is known announces itself again, as something was perhaps missed."""
        self._known.clear()
        threading.Thread(target=self._again, name="mqtt tables", daemon=True).start()

    def _publish_loop(self) -> None:
        while not self._closed.is_set():
            notice = self._waiting.get(TURN_SECONDS)
            while self._gone:
                self._forget(self._gone.pop())
            if notice is None or not self._client.is_connected():
                continue  # when the broker is back, every table announces itself
            try:
                self._publish(notice)
            except Exception:
                log.exception("the broker at %s", self._name)

    def _publish(self, notice: Notice) -> None:
        message = as_json.message(notice.message, in_english=False)
        table = message["table"]
        if table is None:
            return
        here = f"companion/{notice.table}"
        if notice.table not in self._known:
            self._known.add(notice.table)
            config = json.dumps(device(message, table, wheel=self._spin is not None))
            self._client.publish(_discovery_config(notice.table), config, qos=1, retain=True)
        self._client.publish(f"{here}/state", json.dumps(state(table)), qos=1, retain=True)
        if notice.message.did is not None:
            for event in happened(message):
                self._client.publish(f"{here}/event", json.dumps(event), qos=1)

    def _forget(self, table: str) -> None:
        self._known.discard(table)
        for topic in (_discovery_config(table), f"companion/{table}/state"):
            self._client.publish(topic, "", qos=1, retain=True)


def checked(address: str) -> Any:
    """The parts of a broker's address."""
    try:
        where = urlsplit(address)
        if where.scheme in ("mqtt", "mqtts") and where.hostname and where.port != 0:
            return where
    except ValueError:
        pass
    raise BadBroker("A broker is an address such as mqtt://companion@192.168.1.20.")


def password(given: str | None) -> str | None:
    """The broker's password: from the environment or a file, so that it stands in no list of processes."""
    if given is not None:
        return unquote(given)
    if file := os.environ.get("COMPANION_MQTT_PASSWORD_FILE"):
        try:
            return Path(file).read_text(encoding="utf-8").strip()
        except OSError as fault:
            raise BadBroker(f"The broker's password can't be read: {fault.strerror}.") from fault
    return os.environ.get("COMPANION_MQTT_PASSWORD")


def device(message: shape.Message, table: shape.Table, *, wheel: bool) -> Json:
    """A table as Home Assistant's discovery wants a device, all of its entities in one message."""
    id_ = message["id"]
    own = f"companion_{id_}"
    here = f"companion/{id_}"
    parts: Json = {
        field: {
            "p": "sensor",
            "name": name,
            "unique_id": f"{own}_{field}",
            "default_entity_id": f"sensor.companion_{field}",
            "icon": icon,
            "state_topic": f"{here}/state",
            "value_template": f"{{{{ value_json.{field} }}}}",
        }
        for field, name, icon in _SENSORS
    }
    parts["scores"]["json_attributes_topic"] = f"{here}/state"
    parts["scores"]["json_attributes_template"] = "{{ value_json.points | tojson }}"
    parts["event"] = {
        "p": "event",
        "name": "Happened",
        "unique_id": f"{own}_event",
        "default_entity_id": "event.companion_happened",
        "icon": "mdi:cards-playing-outline",
        "state_topic": f"{here}/event",
        "event_types": list(_EVENTS),
    }
    if wheel and table["game"] == "spin":
        parts["spin"] = {
            "p": "button",
            "name": "Turn the wheel",
            "unique_id": f"{own}_spin",
            "default_entity_id": "button.companion_spin",
            "icon": "mdi:tire",
            "command_topic": f"{here}/do",
            "payload_press": "spin",
        }
    named = message["name"] or ", ".join(player["name"] for player in table["players"])
    return {
        "dev": {
            "ids": [own],
            "name": f"Card table: {named}"[:80],
            "mf": "companion",
            "sw": RELEASE,
        },
        "o": {"name": "companion", "sw": RELEASE},
        "availability_topic": STATUS,
        "qos": 1,
        "cmps": parts,
    }


def state(table: shape.Table) -> Json:
    """How a table stands, in a few words; Home Assistant shows an empty text as nothing."""
    points = {player["name"]: player["score"] for player in table["players"]}
    best = max(points.values(), default=0)
    winner = table["winner"]
    return {
        "game": table["game"],
        "color": table["color"] or "",
        "turn": table["turn"] or "",
        "top": table["top"] or "",
        "leader": ", ".join(name for name, score in points.items() if best and score == best),
        "scores": ", ".join(f"{name} {score}" for name, score in points.items())[:250],
        "points": points,
        "phase": table["phase"],
        "round": table["round"],
        "winner": ", ".join(winner) if isinstance(winner, list) else winner or "",
    }


def happened(message: shape.Message) -> list[Json]:
    """What the last act did, an event each, as Home Assistant wants them."""
    if message["corrected"]:
        return [{"event_type": "corrected"}]
    return [
        {
            "event_type": event["event"],
            **{key: value for key, value in event.items() if key != "event"},
        }
        for event in message["events"]
    ]


def _discovery_config(table: str) -> str:
    return f"{HOME_ASSISTANT}/device/companion_{table}/config"
