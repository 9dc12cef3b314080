"""An act's way in: the same from a page, a socket, a script, or another process of the house."""

from companion.server import as_json
from companion.server.access import Visitor, forbidden
from companion.server.threads import wait
from companion.table import Answer, LiveTable, Sender
from companion.wire.sent import BadId, sent
from companion.wire.strict_json import Json


def acted(
    live: LiveTable, given: object, who: Visitor, *, in_english: bool = True
) -> tuple[Json, int]:
    """The reply to an act, and what HTTP calls it."""
    answer, status = _answered(live, given, who)
    host = who.at(live.id) == "host"
    reply = as_json.answer(answer, who.seat, everything=host, in_english=in_english)
    if status is None:
        status = 503 if not answer.kept else 400 if answer.code == "bad-input" else 200
    return reply, status


def _answered(live: LiveTable, given: object, who: Visitor) -> tuple[Answer, int | None]:
    if not isinstance(given, dict):
        return live.refuse("bad-input", "An act is a JSON object with an “act” field."), 400
    why = forbidden(who, live.id, given, dealer=dealer(live), last_by=live.last_by())
    if why is not None:
        return live.refuse("not-yours", why), 403
    act = sent(given)
    if isinstance(act, BadId):
        return live.refuse("bad-input", act.says), 400
    return wait(live.act(act, Sender(who.device))), None


def dealer(live: LiveTable) -> str | None:
    """Who deals."""
    table = live.table
    return None if table is None or table.dealer is None else table.names[table.dealer]
