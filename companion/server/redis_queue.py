"""Redis as the sockets' message queue: what one process tells reaches the phones connected to another.

A thread speaks and a thread hears, so no greenlet ever waits for Redis. When it is away, play goes on: acts
are kept and acknowledged, and everyone at this process hears of them. When it is back, nothing is sent after
it; everyone gets the whole table instead.
"""

import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from gevent.threadpool import ThreadPool
from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.client import PubSub
from redis.retry import Retry
from socketio.pubsub_manager import PubSubManager

log = logging.getLogger(__name__)

CHANNEL = "companion"
PATIENCE = 5.0
"""Seconds without a word after which Redis counts as away."""
TOGETHER = 64
"""At most so many messages are said in one breath."""
AGAIN = 0.5
"""Seconds until it is tried again."""


class RedisQueue(PubSubManager):
    """What this process says to the others, and hears from them."""

    def __init__(self, address: str, back: Callable[[], None]) -> None:
        ours: Any = super()
        ours.__init__(channel=CHANNEL)
        self._back = back
        self._redis = Redis.from_url(
            address,
            socket_connect_timeout=2,
            socket_timeout=PATIENCE,
            health_check_interval=PATIENCE,
            retry=Retry(NoBackoff(), 1),
        )
        self._own = self.host_id.encode()
        self._away = {"hearing"}  # until it hears for the first time; a phone may come before that
        self._warned = False
        self._lock = threading.Lock()
        self._to_say: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._ears: PubSub | None = None
        self._hearing = ThreadPool(1)
        threading.Thread(target=self._speak, name="messages", daemon=True).start()

    def emit(self, event: str, data: Any, *more: Any, **rest: Any) -> None:
        """Tell who is here, then the other processes. Nothing we tell holds bytes or asks for an answer."""
        local: Any = super(PubSubManager, self)
        local.emit(event, data, *more, **rest)
        room, skip = rest.get("to") or rest.get("room"), rest.get("skip_sid")
        if not rest.get("ignore_queue") and not local.is_connected(room, "/"):
            self._publish(
                {
                    **{"host_id": self.host_id, "method": "emit", "event": event, "data": [data]},
                    **{"namespace": "/", "room": room, "skip_sid": skip},
                }
            )

    def _publish(self, data: Any) -> None:
        """Who says it and for which room stands in its first line, so that others needn't read the rest."""
        room = data.get("room") or "" if data["method"] == "emit" else ""
        self._to_say.put(f"{self.host_id} {room}\n{self.json.dumps(data)}")

    def _speak(self) -> None:
        while True:
            said = [self._to_say.get()]
            while said:
                while not self._to_say.empty() and len(said) < TOGETHER:
                    said.append(self._to_say.get())
                try:
                    self._say(said)
                    self._found("speaking")
                    said = []
                except RedisError as fault:
                    self._lost("speaking", fault)
                    time.sleep(AGAIN)
                    # What is old by then is left unsaid: everyone will get the whole table.
                    while not self._to_say.empty():
                        said = [self._to_say.get()]

    def _say(self, said: list[str]) -> None:
        """Straight over one line: the client's own way costs several times as much."""
        line: Any = self._redis.connection_pool.get_connection()
        try:
            told = line.pack_commands([("PUBLISH", CHANNEL, one) for one in said])
            line.send_packed_command(told)
            for _ in said:
                line.read_response()
        except BaseException:
            line.disconnect()
            raise
        finally:
            self._redis.connection_pool.release(line)

    def _listen(self) -> Iterator[bytes]:
        while True:
            yield self._hearing.apply(self._hear)

    def _hear(self) -> bytes:
        """The next message, however long it takes, and however often Redis goes away meanwhile."""
        while True:
            try:
                if self._ears is None:
                    ears: PubSub = self._redis.pubsub()  # type: ignore[no-untyped-call]
                    ears.subscribe(CHANNEL)
                    self._ears = ears
                heard = self._ears.get_message(timeout=PATIENCE)
            except RedisError as fault:
                self._ears = None
                self._lost("hearing", fault)
                time.sleep(AGAIN)
                continue
            match heard:
                case {"type": "subscribe"}:
                    self._found("hearing")
                case {"type": "message", "data": bytes(data)}:
                    head, _, said = data.partition(b"\n")
                    host, _, room = head.partition(b" ")
                    if host != self._own and (not room or room.decode() in self.rooms.get("/", {})):
                        return said
                case _:
                    pass

    def _lost(self, what: str, fault: RedisError) -> None:
        with self._lock:
            if not self._warned:
                log.warning(
                    "Redis is away: play goes on, but phones at other processes hear of it late (%s)",
                    fault,
                )
            self._warned = True
            self._away.add(what)

    def _found(self, what: str) -> None:
        with self._lock:
            if what not in self._away:
                return
            self._away.remove(what)
            if self._warned and not self._away:
                self._warned = False
                log.warning("Redis is back: every phone gets the whole table")
        self._back()
