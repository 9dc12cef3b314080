"""The wheel while it turns: every screen shows the same turn, ending at the same moment on the same face."""

import time
from dataclasses import dataclass

from companion.rules import acts, events
from companion.rules.agenda import AskSpin
from companion.rules.table import Table
from companion.wire.reply import Taken

START_MILLISECONDS = 150
"""Milliseconds from the act to the wheel's start, so that every screen has the message by then."""

TURN_MILLISECONDS = 4200
"""Milliseconds that the wheel turns."""

BY_ITSELF = 4.0
"""Seconds after the card at which the wheel turns by itself, at tables that want that."""

SHOWN_MILLISECONDS = 9000
"""Milliseconds for which the face then stays on screens, unless play goes on."""


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
    def of(cls, act: acts.Spin, reply: Taken) -> "WheelTurn | None":
        """The turn that a spin began; none if a real wheel was spun."""
        if act.face is not None:
            return None
        for table, event in reply.events:
            if isinstance(event, events.Spun):
                since = int(time.time() * 1000) + START_MILLISECONDS
                faces = table.setting.game.wheel
                return cls(
                    reply.moment.seq,
                    act.player,
                    event.face,
                    tuple(faces),
                    since,
                    since + TURN_MILLISECONDS,
                )
        return None

    def is_over(self, now: int, *, played: bool) -> bool:
        """Whether no screen shows it any more."""
        return self.until + (0 if played else SHOWN_MILLISECONDS) < now


def turns_by_itself(act: acts.Act, table: Table) -> AskSpin | None:
    """The spin that an act asked for at tables where the wheel turns by itself; none after a correction."""
    prompt = next(iter(table.prompts()), None)
    if not isinstance(prompt, AskSpin) or prompt.since != table.seq:
        return None
    wanted = table.setting.rulings["wheel-turns"] == "by-itself"
    return prompt if wanted and not isinstance(act, acts.Correction) else None
