"""A refused request, in the same form as a refused act: a code, and one sentence that says what to do."""

from flask import Response, jsonify

from companion.server.as_json import refused
from companion.store import StoreFault
from companion.wire.strict_json import Json
from companion.words import CantDo, Sentence


class TurnedAway(Exception):
    """Raised to refuse a request."""

    def __init__(
        self,
        status: int,
        code: str,
        why: str | Sentence,
        *,
        after: float | None = None,
        says: str | None = None,
    ) -> None:
        """A refusal with a sentence for people, or a plain text for programs that sent a wrong field."""
        super().__init__(code)
        self.status = status
        self.refused = refused(code, why, says)
        self.after = after

    def as_json(self) -> Json:
        """The refusal as JSON."""
        return {"ok": False, "refused": self.refused}

    def response(self) -> Response:
        """The refusal as an HTTP response."""
        answer = jsonify(self.as_json())
        answer.status_code = self.status
        if self.after is not None:
            answer.headers["Retry-After"] = str(max(1, round(self.after)))
        if self.status == 401:
            answer.headers["WWW-Authenticate"] = "Bearer"
        return answer


def no_such_table() -> TurnedAway:
    """The refusal of an address that leads to no table."""
    return TurnedAway(404, "no-such-table", {"say": "house-no-table"})


def bad_input(fault: Exception) -> TurnedAway:
    """The refusal of input that nothing can be done with."""
    said = fault.said if isinstance(fault, CantDo) else None
    return TurnedAway(400, "bad-input", said or str(fault))


def not_kept(fault: StoreFault) -> TurnedAway:
    """The refusal when the store could not do its part."""
    return TurnedAway(503, "not-kept", {"say": fault.say}, says=str(fault))
