"""The way of an act by HTTP: answered in front of Flask, whose shell would cost as much again as the act itself.

It answers what a joined device or this machine sends in the usual form. Everything else about a request that is
out of the ordinary, such as a bad token, goes to Flask, which says the same as ever.
"""

import io
import json
import re
from collections.abc import Callable, Iterable
from typing import Any

import gevent
from flask import Request
from werkzeug.http import HTTP_STATUS_CODES

from companion.server.access import THIS_MACHINE, Visitor
from companion.server.acting import answer_act
from companion.server.guard import (
    BODY_SECONDS,
    from_this_machine,
    headers_of,
    names_this_server,
    same_origin,
)
from companion.server.rate_limits import JSON_BYTES
from companion.server.service import Service
from companion.server.turned_away import TurnedAway
from companion.server.web_server import OWN_ADDRESS, UPLOAD
from companion.store import StoreFault
from companion.table.live import LiveTable
from companion.table.open_tables import Elsewhere
from companion.wire import strict_json

Environ = dict[str, Any]
Start = Callable[..., Any]

_PATH = re.compile(r"/api/tables/([\w-]{1,64})/acts", re.ASCII)

_STATUS = {code: f"{code} {HTTP_STATUS_CODES[code].upper()}" for code in (200, 400, 403, 503)}

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class ActRoute:
    """A WSGI application that answers acts, and leaves the rest to another one."""

    def __init__(self, the: Service, behind: Callable[[Environ, Start], Iterable[bytes]]) -> None:
        self._the = the
        self._behind = behind

    def __call__(self, environ: Environ, start: Start) -> Iterable[bytes]:
        """Answer a request."""
        if environ["REQUEST_METHOD"] == "POST" and environ["PATH_INFO"].endswith("/acts"):
            answered = self._answered(environ)
            if answered is not None:
                status, headers, body = answered
                start(_STATUS[status], headers)
                return [body]
        return self._behind(environ, start)

    def _answered(self, environ: Environ) -> tuple[int, list[tuple[str, str]], bytes] | None:
        """Status, headers and body for an act in the usual form; None for anything else."""
        path = _PATH.fullmatch(environ["PATH_INFO"])
        live = None if path is None else self._the.open_tables.opened(path[1])
        length = environ.get("CONTENT_LENGTH") or ""
        if live is None or not length.isdigit() or not 0 < int(length) <= JSON_BYTES:
            return None
        if environ.get("CONTENT_TYPE") != "application/json" or "HTTP_X_COMPANION_HOP" in environ:
            return None
        request = Request(environ)
        who = self._visitor(request)
        if who is None or who.at(live.id) is None or self._is_too_fast(request, who):
            return None
        return self._act(environ, request, live, who, int(length))

    def _visitor(self, request: Request) -> Visitor | None:
        """Who sent it, where that is known already and the request is meant for us."""
        host, origin = request.host, request.headers.get("Origin")
        if not names_this_server(host, self._the, request.environ.get(OWN_ADDRESS)):
            return None
        if origin is not None and not same_origin(origin, host):
            return None
        authorization = request.headers.get("Authorization")
        if authorization is None:
            return THIS_MACHINE if from_this_machine(self._the, request) else None
        kind, _, token = authorization.partition(" ")
        return self._the.sessions.cached(token.strip()) if kind.lower() == "bearer" else None

    def _is_too_fast(self, request: Request, who: Visitor) -> bool:
        """Whether it would be refused for its rate; then nothing is counted yet, as Flask counts it."""
        if who.loopback or from_this_machine(self._the, request):
            return False
        address = str(request.remote_addr)
        limits = self._the.limits
        if self._the.options.proxy and limits.count("request", address=address):
            return True
        return limits.count("act", address=address, device=who.device) > 0

    def _act(
        self, environ: Environ, request: Request, live: LiveTable, who: Visitor, length: int
    ) -> tuple[int, list[tuple[str, str]], bytes] | None:
        upload = environ.get(UPLOAD)
        try:
            with (upload or gevent.Timeout)(BODY_SECONDS):
                data = environ["wsgi.input"].read(length)
        except gevent.Timeout:
            data = b""  # Flask says that there is no act in it
        environ["wsgi.input"] = io.BytesIO(data)  # so that Flask can read it again
        try:
            given = strict_json.loads(data)
        except ValueError:
            return None
        key = request.headers.get("Idempotency-Key")
        if key and isinstance(given, dict) and "id" not in given:
            given = {**given, "id": key}
        address = str(request.remote_addr)
        try:
            reply, status = answer_act(live, given, who, self._the.router.readers, address)
        except (TurnedAway, StoreFault, Elsewhere):
            return None  # nothing was judged yet: Flask says why
        body = _encode(reply).encode()
        headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
        headers += headers_of(request.host, secure=request.is_secure, api=True)
        return status, headers, body
