"""Answers an act, whether it came by HTTP, by socket, from a script, or from another process."""

from contextlib import suppress

from flask import request

from companion.rules.acts import Correction
from companion.server import as_json
from companion.server.access import Visitor, forbidden
from companion.server.queues import MatchReaders
from companion.server.threads import wait
from companion.server.turned_away import TurnedAway
from companion.table.answer import Answer, Sender, WentOn
from companion.table.live import LiveTable
from companion.wire.sent import BadId, Sent, sent
from companion.wire.shape import Reply

LONG_MATCH = 200
"""Entries from which on a match is long: its corrections are worked out in another thread."""

TRIES = 3
"""Times that a correction is worked out anew because the table has gone on meanwhile."""


def answer_act(
    live: LiveTable, given: object, who: Visitor, readers: MatchReaders, *, in_english: bool = True
) -> tuple[Reply, int]:
    """The reply to an act, and its HTTP status."""
    if not isinstance(given, dict):
        answer = live.refuse("bad-input", "An act is a JSON object with an “act” field.")
    elif (why := forbidden(who, live, given)) is not None:
        answer = live.refuse("not-yours", why)
    elif isinstance(act := sent(given), BadId):
        answer = live.refuse("bad-input", act.says)
    elif isinstance(act.act, Correction) and live.seq >= LONG_MATCH:
        answer = _weighed(live, act, Sender(who.device), readers)
    else:
        answer = wait(live.act(act, Sender(who.device)))
    host = who.at(live.id) == "host"
    reply = as_json.answer(answer, who.seat, everything=host, in_english=in_english)
    status = {"bad-input": 400, "not-yours": 403}.get(answer.code or "", 200)
    return reply, status if answer.kept else 503


def _weighed(live: LiveTable, act: Sent, sender: Sender, readers: MatchReaders) -> Answer:
    """The answer to a correction of a long match, worked out in another thread."""
    for _ in range(TRIES):
        weighed = readers.do(str(request.remote_addr), live.weigh, act)
        with suppress(WentOn):
            return wait(live.act(act, sender, weighed))
    raise TurnedAway(429, "slow-down", {"say": "house-meanwhile"}, after=1)
