"""A refusal at the door, in the same form as a refused act: a code, and one sentence that says what to do."""

from typing import Any

from flask import Response, jsonify


class Refusal(Exception):
    """This request goes no further."""

    def __init__(self, status: int, code: str, says: str, *, after: float | None = None) -> None:
        super().__init__(says)
        self.status = status
        self.code = code
        self.says = says
        self.after = after

    def as_json(self) -> dict[str, Any]:
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


def no_such_table() -> Refusal:
    """For an address that leads to no table."""
    return Refusal(404, "no-such-table", "There is no such table here.")
