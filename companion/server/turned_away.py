"""A refusal at the door, in the same form as a refused act: a code, and one sentence that says what to do."""

from flask import Response, jsonify

from companion.wire.strict_json import Json


class TurnedAway(Exception):
    """This request goes no further."""

    def __init__(self, status: int, code: str, says: str, *, after: float | None = None) -> None:
        super().__init__(says)
        self.status = status
        self.code = code
        self.says = says
        self.after = after

    def as_json(self) -> Json:
        """As any door shows it."""
        return {"ok": False, "refused": {"code": self.code, "says": self.says}}

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
    return TurnedAway(404, "no-such-table", "There is no such table here.")
