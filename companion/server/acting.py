"""An act's way in: the same from a page, a socket, a script, or another process of the house."""

from typing import Any

from companion.server.access import Visitor, forbidden
from companion.server.threads import wait
from companion.table import LiveTable, Sender
from companion.table.secrecy import for_seat

Json = dict[str, Any]


def acted(live: LiveTable, given: Any, who: Visitor) -> tuple[Json, int]:
    """The reply to an act, and what HTTP calls it."""
    if not isinstance(given, dict):
        return live.refuse("bad-input", "An act is a JSON object with an “act” field."), 400
    why = forbidden(
        who, live.id, given, dealer=(live.table or {}).get("dealer"), last_by=live.last_by()
    )
    if why is not None:
        return live.refuse("not-yours", why), 403
    answer = wait(live.act(given, Sender(who.device)))
    reply = answer.reply if who.at(live.id) == "host" else for_seat(answer.reply, who.seat)
    if not answer.kept:
        return reply, 503
    bad = reply.get("refused", {}).get("code") == "bad-input"
    return reply, 400 if bad else 200
