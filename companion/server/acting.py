"""Answers an act, whether it came by HTTP, by socket, from a script, or from another process."""

from contextlib import suppress

from companion.rules.acts import Correction
from companion.server import as_json
from companion.server.access import Visitor, forbidden
from companion.server.durations import ACT_SECONDS, ACTS, STORE_SECONDS, Timer
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
    live: LiveTable,
    given: object,
    who: Visitor,
    readers: MatchReaders,
    address: str,
    *,
    in_english: bool = True,
) -> tuple[Reply, int]:
    """The reply to an act, and its HTTP status."""
    with Timer(ACT_SECONDS):
        answer = _answer(live, given, who, readers, address)
    ACTS.labels("kept" if answer.ok else "refused" if answer.kept else "not-kept").inc()
    host = who.at(live.id) == "host"
    reply = as_json.answer(answer, who.seat, everything=host, in_english=in_english)
    status = {"bad-input": 400, "not-yours": 403}.get(answer.code or "", 200)
    return reply, status if answer.kept else 503


def _answer(
    live: LiveTable, given: object, who: Visitor, readers: MatchReaders, address: str
) -> Answer:
    """What comes of an act, checked, judged and kept."""
    if not isinstance(given, dict):
        return live.refuse("bad-input", "An act is a JSON object with an “act” field.")
    if (why := forbidden(who, live, given)) is not None:
        return live.refuse("not-yours", why)
    if isinstance(act := sent(given), BadId):
        return live.refuse("bad-input", act.says)
    if live.is_old(act):
        found = readers.do(address, live.recall, act)
        return wait(found or live.act(act, Sender(who.device)))
    if isinstance(act.act, Correction) and live.seq >= LONG_MATCH:
        return _weighed(live, act, Sender(who.device), readers, address)
    judged = live.act(act, Sender(who.device))
    with Timer(STORE_SECONDS):
        return wait(judged)


def _weighed(
    live: LiveTable, act: Sent, sender: Sender, readers: MatchReaders, address: str
) -> Answer:
    """The answer to a correction of a long match, worked out in another thread."""
    for _ in range(TRIES):
        weighed = readers.do(address, live.weigh, act)
        with suppress(WentOn):
            return wait(live.act(act, sender, weighed))
    raise TurnedAway(429, "slow-down", {"say": "house-meanwhile"}, after=1)
