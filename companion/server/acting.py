"""An act's way in: the same from a page, a socket, a script, or another process of the house."""

from companion.server import as_json
from companion.server.access import Visitor, forbidden
from companion.server.threads import wait
from companion.table import LiveTable, Sender
from companion.wire.sent import BadId, sent
from companion.wire.strict_json import Json


def acted(
    live: LiveTable, given: object, who: Visitor, *, in_english: bool = True
) -> tuple[Json, int]:
    """The reply to an act, and what HTTP calls it."""
    if not isinstance(given, dict):
        answer = live.refuse("bad-input", "An act is a JSON object with an “act” field.")
    elif (why := forbidden(who, live, given)) is not None:
        answer = live.refuse("not-yours", why)
    elif isinstance(act := sent(given), BadId):
        answer = live.refuse("bad-input", act.says)
    else:
        answer = wait(live.act(act, Sender(who.device)))
    host = who.at(live.id) == "host"
    reply = as_json.answer(answer, who.seat, everything=host, in_english=in_english)
    status = {"bad-input": 400, "not-yours": 403}.get(answer.code or "", 200)
    return reply, status if answer.kept else 503
