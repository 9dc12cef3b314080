"""A refusal at the door, in the same form as a refused act: a code, and one sentence that says what to do."""

from flask import Response, jsonify

from companion.server.as_json import refused
from companion.store import StoreFault
from companion.wire.strict_json import Json
from companion.words import CantDo, Sentence


class TurnedAway(Exception):
    """This request goes no further."""

    def __init__(
        self,
        status: int,
        code: str,
        why: str | Sentence,
        *,
        after: float | None = None,
        says: str | None = None,
    ) -> None:
        """People get a sentence; a plain text is for programs, which sent what isn't needed there."""
        super().__init__(code)
        self.status = status
        self.refused = refused(code, why, says)
        self.after = after

    def as_json(self) -> Json:
        """As any door shows it."""
        return {"ok": False, "refused": self.refused}

    def response(self) -> Response:
        """As HTTP shows it."""
        answer = jsonify(self.as_json())
        answer.status_code = self.status
        if self.after is not None:
            answer.headers["Retry-After"] = str(max(1, round(self.after)))
        if self.status == 401:
            answer.headers["WWW-Authenticate"] = "Bearer"
        return answer


def no_such_table() -> TurnedAway:
    """For an address that leads to no table."""
    return TurnedAway(404, "no-such-table", {"say": "house-no-table"})


def cant(fault: Exception) -> TurnedAway:
    """For what can't be done with what was sent."""
    said = fault.said if isinstance(fault, CantDo) else None
    return TurnedAway(400, "bad-input", said or str(fault))


def not_kept(fault: StoreFault) -> TurnedAway:
    """For what the store could not do."""
    return TurnedAway(503, "not-kept", {"say": fault.say}, says=str(fault))
