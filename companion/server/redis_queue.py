"""Redis as the sockets' message queue: what one process sends reaches the phones connected to another.

One thread publishes and one receives, so no greenlet ever waits for Redis. While it is away, acts are kept and
acknowledged, and everyone at this process hears of them. When it is back, missed messages are not sent again;
everyone gets the whole table instead.
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
SILENCE_SECONDS = 5.0
"""Seconds of silence after which Redis counts as away."""
MOST_TOGETHER = 64
"""Messages that are published in one packet at most."""
RETRY_SECONDS = 0.5
"""Seconds before Redis is tried again."""


class RedisQueue(PubSubManager):
    """Publishes this process's messages to the others, and receives theirs."""

    def __init__(self, address: str, back: Callable[[], None]) -> None:
        ours: Any = super()
        ours.__init__(channel=CHANNEL)
        self._back = back
        self._redis = Redis.from_url(
            address,
            socket_connect_timeout=2,
            socket_timeout=SILENCE_SECONDS,
            health_check_interval=SILENCE_SECONDS,
            retry=Retry(NoBackoff(), 1),
        )
        self._own = self.host_id.encode()
        self._away = {"hearing"}  # until it hears for the first time; a phone may come before that
        self._warned = False
        self._lock = threading.Lock()
        self._to_say: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._ears: PubSub | None = None
        self._hearing = ThreadPool(1)
        threading.Thread(target=self._publish_loop, name="messages", daemon=True).start()

    def emit(self, event: str, data: Any, *more: Any, **rest: Any) -> None:
        """Send to local sockets, then publish. Our messages hold no binary data and ask for no answer."""
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
        """Publish a message whose first line names sender and room, so that others needn't parse the rest."""
        room = data.get("room") or "" if data["method"] == "emit" else ""
        self._to_say.put(f"{self.host_id} {room}\n{self.json.dumps(data)}")

    def _publish_loop(self) -> None:
        while True:
            said = [self._to_say.get()]
            while said:
                while not self._to_say.empty() and len(said) < MOST_TOGETHER:
                    said.append(self._to_say.get())
                try:
                    self._publish_raw(said)
                    self._note_redis_back("speaking")
                    said = []
                except RedisError as fault:
                    self._note_redis_lost("speaking", fault)
                    time.sleep(RETRY_SECONDS)
                    # What is old by then is left unsaid: everyone will get the whole table.
                    while not self._to_say.empty():
                        said = [self._to_say.get()]

    def _publish_raw(self, said: list[str]) -> None:
        """Publish over one raw connection, which costs a fraction of the client's own way."""
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
        """The messages of the other processes, as the library asks for them under this name."""
        while True:
            yield self._hearing.apply(self._next_message)

    def _next_message(self) -> bytes:
        """The next message that concerns sockets here; waits and reconnects as long as it takes."""
        while True:
            try:
                if self._ears is None:
                    ears: PubSub = self._redis.pubsub()  # type: ignore[no-untyped-call]
                    ears.subscribe(CHANNEL)
                    self._ears = ears
                heard = self._ears.get_message(timeout=SILENCE_SECONDS)
            except RedisError as fault:
                self._ears = None
                self._note_redis_lost("hearing", fault)
                time.sleep(RETRY_SECONDS)
                continue
            match heard:
                case {"type": "subscribe"}:
                    self._note_redis_back("hearing")
                case {"type": "message", "data": bytes(data)}:
                    head, _, said = data.partition(b"\n")
                    host, _, room = head.partition(b" ")
                    if host != self._own and (not room or room.decode() in self.rooms.get("/", {})):
                        return said
                case _:
                    pass

    def _note_redis_lost(self, what: str, fault: RedisError) -> None:
        with self._lock:
            if not self._warned:
                log.warning(
                    "Redis is away: play goes on, but phones at other processes hear of it late (%s)",
                    fault,
                )
            self._warned = True
            self._away.add(what)

    def _note_redis_back(self, what: str) -> None:
        with self._lock:
            if what not in self._away:
                return
            self._away.remove(what)
            if self._warned and not self._away:
                self._warned = False
                log.warning("Redis is back: every phone gets the whole table")
        self._back()
