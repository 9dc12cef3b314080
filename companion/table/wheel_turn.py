"""The wheel while it turns: every screen shows the same turn, ending at the same moment on the same face."""

import time
from dataclasses import dataclass
from typing import Any

from companion.rules.games import GAMES

DELAY = 150
"""Milliseconds until it starts, so that the message is everywhere by then."""

LASTS = 4200
"""Milliseconds from the push to the face."""


@dataclass(frozen=True, slots=True)
class WheelTurn:
    """One spin of the companion's wheel, in the server's time."""

    seq: int
    player: str
    face: str
    faces: tuple[str, ...]
    since: int
    until: int

    @classmethod
    def of(
        cls, act: Any, entries: list[dict[str, Any]], reply: dict[str, Any]
    ) -> "WheelTurn | None":
        """The turn that an act began: none when a real wheel was spun, or when it wasn't a spin."""
        if act.get("act") != "spin" or act.get("face") is not None or not reply.get("ok"):
            return None
        row = next((row for row in entries if row["act"].get("act") == "spin"), None)
        face = None if row is None else row["act"].get("face")
        if row is None or not isinstance(face, str):
            return None
        faces = GAMES[reply["table"]["game"]].wheel
        since = int(time.time() * 1000) + DELAY
        return cls(row["seq"], str(act.get("player")), face, faces, since, since + LASTS)

    def as_json(self) -> dict[str, Any]:
        """As it stands in a message."""
        return {
            "seq": self.seq,
            "player": self.player,
            "face": self.face,
            "faces": list(self.faces),
            "from": self.since,
            "until": self.until,
        }
