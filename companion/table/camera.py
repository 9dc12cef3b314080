"""The cameras of the house: which table each looks at, how it is, and what it saw last."""

import logging
import threading
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from companion.table.hand_scan import deck_of
from companion.table.interpreter import Interpreter
from companion.table.live import LiveTable

if TYPE_CHECKING:
    from companion.pile import Event
    from companion.tags import Deck
    from companion.vision import Eye

log = logging.getLogger(__name__)

Json = dict[str, Any]

FAR_SECONDS = 15.0
"""An eye elsewhere gives a sign of life more often than that."""


class Camera:
    """What looks at one table: a webcam here, a phone that sends pictures, or an eye elsewhere."""

    def __init__(self, live: LiveTable, tell: Callable[[str, Json], None]) -> None:
        self._live = live
        self._tell = tell
        self._witness = Interpreter(live)
        self._eye: Eye | None = None
        self._lock = threading.RLock()
        self._switch = threading.RLock()
        self._deck: tuple[str | None, Deck | None] = (None, None)
        self._named: str | None = None
        self._health: dict[str, Json] = {}
        self._last: Json | None = None
        self.source: str | None = None
        self.shuffles = 0
        """How often the pile was swept away; an eye elsewhere asks for the pile when it changes."""
        self._far: float | None = None

    def look(self, source: str, *, deck: str | None = None) -> None:
        """Begin to look, in a process of its own; a camera that fails never stops the table."""
        from companion.vision import Eye

        with self._switch:
            self.stop()
            self._named, self._deck = deck, self._on_the_table(deck)
            game, cards = self._deck
            eye = Eye(source, game=game, deck=cards)
            eye.start(self._event)
            if pile := self._live.pile():
                eye.expect(pile)
            with self._lock:
                self._eye, self.source = eye, source
        self._tell(self._live.id, self.state())

    def begun(self) -> None:
        """A match begins, perhaps with another deck than the camera was told of."""
        with self._switch:
            if self.source is not None and self._deck != self._on_the_table(self._named):
                self.look(self.source, deck=self._named)

    def _on_the_table(self, named: str | None) -> tuple[str | None, "Deck | None"]:
        """The game and the deck on the table."""
        return (self._live.table or {}).get("game"), deck_of(self._live.start, named)

    def stop(self) -> None:
        """Look away."""
        with self._switch:
            with self._lock:
                eye, self._eye, self.source = self._eye, None, None
                self._health.clear()
            if eye is not None:
                eye.stop()
                self._tell(self._live.id, self.state())

    def push(self, picture: bytes) -> None:
        """A picture from a phone."""
        self._seeing().push(picture)

    def push_readings(self, tags: list[tuple[str, Any]]) -> None:
        """What a phone read by itself in one frame."""
        self._seeing().push_sightings(tags)

    def picture(self) -> bytes | None:
        """The newest picture, with what is seen drawn in."""
        eye = self._eye
        return None if eye is None else eye.picture()

    def sighted(self, event: Mapping[str, Any]) -> list[Json]:
        """An event from an eye elsewhere on the network."""
        first = not self.far_eye
        self._far = time.monotonic()
        if event.get("event") == "alive":
            if first:
                self._tell(self._live.id, self.state())
            return []
        return self._hear(dict(event))

    @property
    def far_eye(self) -> bool:
        """Whether an eye elsewhere has spoken lately."""
        return self._far is not None and time.monotonic() - self._far < FAR_SECONDS

    def expect(self) -> None:
        """The referee's word about what lies in the pile, after a reshuffle."""
        self.shuffles += 1
        eye = self._eye
        if eye is not None:
            eye.expect(self._live.pile())

    def state(self) -> Json:
        """How the camera is, for those who look after it."""
        draws = self._witness.draws
        with self._lock:
            return {
                "on": self._eye is not None or self.far_eye,
                "source": "elsewhere" if self._eye is None and self.far_eye else self.source,
                "health": list(self._health.values()),
                "beside": list(self._witness.beside),
                "drew": None if draws is None else {"seq": draws.seq, "count": draws.count},
                "last": self._last,
            }

    def pile(self) -> list[str]:
        """The cards it knows in the pile, bottom to top."""
        eye = self._eye
        return [] if eye is None else [str(card) for card in eye.pile()]

    def _seeing(self) -> "Eye":
        eye = self._eye
        if eye is None:
            with self._switch:
                if self._eye is None:
                    self.look("push:")
                eye = self._eye
        assert eye is not None
        return eye

    def _event(self, event: "Event") -> None:
        self._hear(event.as_json())

    def _hear(self, event: Json) -> list[Json]:
        replies: list[Json] = []
        if event.get("event") == "health":
            with self._lock:
                if event.get("ok"):
                    self._health.pop(str(event.get("code")), None)
                else:
                    self._health[str(event.get("code"))] = {
                        "code": event.get("code"),
                        "says": event.get("says"),
                    }
        else:
            try:
                replies = self._witness.hear(event)
            except Exception:
                log.exception("what the camera saw could not be told: %s", event)
        self._last = event
        self._tell(self._live.id, self.state())
        return replies


class Cameras:
    """The camera of each table."""

    def __init__(self, tell: Callable[[str, Json], None]) -> None:
        self._tell = tell
        self._cameras: dict[str, Camera] = {}
        self._lock = threading.Lock()

    def of(self, live: LiveTable) -> Camera:
        """The camera that looks at a table, whether it is on or not."""
        with self._lock:
            camera = self._cameras.get(live.id)
            if camera is None:
                camera = self._cameras[live.id] = Camera(live, self._tell)
            return camera

    def reshuffled(self, table: str) -> None:
        """The pile is another one now."""
        camera = self._cameras.get(table)
        if camera is not None:
            camera.expect()

    def any_on(self) -> bool:
        """Whether one of them looks at a table."""
        return any(camera.source is not None for camera in list(self._cameras.values()))

    def stop(self) -> None:
        """All cameras off."""
        for camera in list(self._cameras.values()):
            camera.stop()
