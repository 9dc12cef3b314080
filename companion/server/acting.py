"""An act's way in: the same from a page, a socket, a script, or another process of the house."""

from contextlib import suppress

from flask import request

from companion.rules.acts import Correction
from companion.server import as_json
from companion.server.access import Visitor, forbidden
from companion.server.slow import Study
from companion.server.threads import wait
from companion.server.turned_away import TurnedAway
from companion.table import Answer, LiveTable, Sender
from companion.table.answer import WentOn
from companion.wire.sent import BadId, Sent, sent
from companion.wire.strict_json import Json

LONG = 200
"""From so many entries on a correction is worked out beside the play of the other tables."""

TRIES = 3
"""So often it is worked out anew when the table has gone on meanwhile."""


def acted(
    live: LiveTable, given: object, who: Visitor, study: Study, *, in_english: bool = True
) -> tuple[Json, int]:
    """The reply to an act, and what HTTP calls it."""
    if not isinstance(given, dict):
        answer = live.refuse("bad-input", "An act is a JSON object with an “act” field.")
    elif (why := forbidden(who, live, given)) is not None:
        answer = live.refuse("not-yours", why)
    elif isinstance(act := sent(given), BadId):
        answer = live.refuse("bad-input", act.says)
    elif isinstance(act.act, Correction) and live.seq >= LONG:
        answer = _weighed(live, act, Sender(who.device), study)
    else:
        answer = wait(live.act(act, Sender(who.device)))
    host = who.at(live.id) == "host"
    reply = as_json.answer(answer, who.seat, everything=host, in_english=in_english)
    status = {"bad-input": 400, "not-yours": 403}.get(answer.code or "", 200)
    return reply, status if answer.kept else 503


def _weighed(live: LiveTable, act: Sent, sender: Sender, study: Study) -> Answer:
    """A correction of a long match, worked out beside the play of the other tables."""
    for _ in range(TRIES):
        weighed = study.do(str(request.remote_addr), live.weigh, act)
        with suppress(WentOn):
            return wait(live.act(act, sender, weighed))
    raise TurnedAway(429, "slow-down", {"say": "house-meanwhile"}, after=1)
