"""Somebody who talks to the house: from this machine or from the network, with a token or without."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

START = {"act": "start", "game": "spin", "players": ["North", "South", "East"], "dealer": "East"}


@dataclass(frozen=True)
class Guest:
    """One visitor."""

    app: Flask
    address: str = "127.0.0.1"
    token: str | None = None
    host: str = "192.168.1.7:8080"

    def holding(self, token: str | None) -> Guest:
        return replace(self, token=token)

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> TestResponse:
        headers = dict(more.pop("headers", {}))
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            more["json"] = body
        return self.app.test_client().open(
            path,
            method=method,
            headers=headers,
            environ_base={"REMOTE_ADDR": self.address},
            base_url=f"http://{self.host}",
            buffered=True,
            **more,
        )

    def get(self, path: str, **more: Any) -> TestResponse:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> TestResponse:
        return self.ask("POST", path, body, **more)

    def said(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """The answer, which must not be a refusal at the door."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        found: dict[str, Any] = answer.get_json()
        return found

    def lay(self, *acts: dict[str, Any]) -> dict[str, Any]:
        """A new table at which these acts have happened."""
        table = self.said("POST", "/api/tables")
        for act in acts:
            assert self.said("POST", f"/api/tables/{table['id']}/acts", act)["ok"]
        return table

    def join(self, code: str, seat: str | None = None) -> Guest:
        """The same guest with a token of its own."""
        given = {"code": code, **({} if seat is None else {"seat": seat})}
        return self.holding(self.said("POST", "/api/join", given)["token"])


def code_of(answer: TestResponse) -> str | None:
    """Why a request was refused."""
    found = answer.get_json()
    return found["refused"]["code"] if isinstance(found, dict) and "refused" in found else None
