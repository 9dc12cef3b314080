"""What every request passes first: its host, origin, size and rate are checked, and its visitor is found."""

import ipaddress
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import lru_cache
from typing import TypeVar, cast
from urllib.parse import urlsplit

import gevent
from flask import Flask, Request, Response, current_app, g, request
from werkzeug.exceptions import HTTPException

from companion.server.access import MAY_NOT, STRANGER, THIS_MACHINE, Visitor
from companion.server.description import ABOUT, Who
from companion.server.rate_limits import JSON_BYTES, PICTURE_BYTES
from companion.server.service import Service, service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, not_kept
from companion.server.web_server import OWN_ADDRESS, UPLOAD
from companion.store import StoreFault
from companion.table.open_tables import Elsewhere
from companion.wire import strict_json
from companion.wire.strict_json import Json

T = TypeVar("T")

Ip = ipaddress.IPv4Address | ipaddress.IPv6Address

_PICTURES = ("image/jpeg", "image/png", "image/webp")

BODY_SECONDS = 20.0
"""Seconds in which a request's body must arrive; the largest is a picture of 2 MB."""

_FORWARDED = ("HTTP_FORWARDED", "HTTP_X_FORWARDED_FOR", "HTTP_X_REAL_IP")


def guard(app: Flask) -> None:
    """Install the checks in front of every page and every API call."""
    app.before_request(_check)
    app.after_request(_add_headers)
    app.register_error_handler(TurnedAway, lambda refusal: refusal.response())
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(StoreFault, lambda fault: not_kept(fault).response())
    app.register_error_handler(Elsewhere, _elsewhere)
    app.register_error_handler(Exception, _broken)


def visitor() -> Visitor:
    """The visitor that sent this request."""
    return cast(Visitor, g.visitor)


def is_household() -> bool:
    """Whether this visitor may look after the household: this machine, and at home the household's own screens."""
    who = visitor()
    at_home = who.house and service().options.tables_by == "anyone"
    return who.role == "host" and (who.loopback or at_home)


def refuse_strangers() -> None:
    """Refuse a call that is for the household alone, whatever else its description says."""
    if not is_household():
        raise TurnedAway(403, "not-yours", {"say": who_may()})


def who_may() -> str:
    """The sentence for a visitor who may not look after the household."""
    return "house-own-screens" if service().options.tables_by == "anyone" else "house-only-house"


def authorize(who: Visitor, wanted: Who, table: str | None) -> None:
    """Refuse a call that is not for this visitor."""
    role = who.role if table is None else who.at(table)
    match wanted:
        case "anyone":
            return
        case "layers":
            let = service().options.tables_by == "anyone" or role == "host"
            why = "house-lays-tables"
        case "the house":
            let, why = is_household(), who_may()
        case "a host":
            let, why = role == "host", "house-only-host"
        case "lookers" if is_household():
            return
        case _:
            if role is None and who is STRANGER:
                raise TurnedAway(401, "who-are-you", {"say": "house-join-first"})
            if role is None:
                raise TurnedAway(403, "not-yours", {"say": "house-other-table"})
            let = isinstance(wanted, str) or role in wanted
            why = MAY_NOT.get(role, "house-only-house")
    if not let:
        raise TurnedAway(403, "not-yours", {"say": why})


def rate_limit(kind: str) -> None:
    """Refuse a request that comes too soon after others; programs on this machine have no limit."""
    who = visitor()
    the = service()
    if who.loopback or from_this_machine(the, request):
        return
    after = the.limits.count(kind, address=address(), device=who.device)
    if after:
        raise TurnedAway(429, "slow-down", {"say": "house-slow-down"}, after=after)


def body() -> object:
    """The JSON body of a request; None when there is no body."""
    data = request.get_data()
    if request.content_length in (None, 0) and not data:
        return None
    if request.mimetype not in ("application/json", "application/x-www-form-urlencoded", ""):
        raise TurnedAway(415, "bad-input", "Send JSON (content-type: application/json).")
    try:
        return strict_json.loads(data)
    except ValueError:
        raise TurnedAway(400, "bad-input", "That is no JSON.") from None


def fields(given: object, **kinds: type | tuple[type, ...]) -> Json:
    """A JSON object whose named fields, where they are given, have these types."""
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise TurnedAway(400, "bad-input", "A JSON object is needed here.")
    for name, kind in kinds.items():
        value = given.get(name)
        wanted = kind if isinstance(kind, tuple) else (kind,)
        if value is None or (
            isinstance(value, wanted) and (bool in wanted or not isinstance(value, bool))
        ):
            continue
        raise TurnedAway(400, "bad-input", f"“{name}” is not what is needed there.")
    return given


def address() -> str:
    """The address that a request comes from."""
    return str(request.remote_addr)


def in_side_queue(work: Callable[..., T], *arguments: object) -> T:
    """Do slow work in the side queue, one piece at a time for each device."""
    who = visitor()
    return service().side_queue.do(who.device or address(), address(), work, *arguments)


def read_aside(work: Callable[..., T], *arguments: object) -> T:
    """Read or work out something about a whole match, one at a time for each subnet."""
    return service().router.readers.do(address(), work, *arguments)


def _check() -> None:
    the = service()
    if not names_this_server(request.host, the, request.environ.get(OWN_ADDRESS)):
        raise TurnedAway(
            403,
            "not-here",
            "This address is not the companion's. If it is, start it with --name and that address.",
        )
    if "\0" in request.path:
        raise TurnedAway(404, "no-such-page", {"say": "house-no-page"})
    origin = request.headers.get("Origin")
    if origin is not None and not same_origin(origin, request.host):
        raise TurnedAway(403, "not-here", "Only the companion's own pages may do that.")
    limit = PICTURE_BYTES if request.mimetype in _PICTURES else JSON_BYTES
    if (request.content_length or 0) > limit:
        raise TurnedAway(413, "too-big", {"say": "house-too-big"})
    request.max_content_length = limit
    if hop := request.headers.get("X-Companion-Hop"):
        g.visitor = the.router.forwarded(hop, request.headers.get("X-Companion-Visitor"))
    else:
        _identify(the)
    call = ABOUT.get(current_app.view_functions.get(request.endpoint or ""))
    if call is not None:
        authorize(visitor(), call.who, (request.view_args or {}).get("table"))


def _identify(the: Service) -> None:
    """Read a direct request, and find out who sent it."""
    if the.options.proxy and (after := the.limits.count("request", address=address())):
        raise TurnedAway(429, "slow-down", {"say": "house-slow-down"}, after=after)
    if request.content_length or "Transfer-Encoding" in request.headers:
        try:
            with _upload(BODY_SECONDS):
                request.get_data()
        except gevent.Timeout:
            raise TurnedAway(408, "bad-input", "That came too slowly.") from None
    if authorization := request.headers.get("Authorization"):
        kind, _, token = authorization.partition(" ")
        known = visitor_with(the, token.strip()) if kind.lower() == "bearer" else None
        if known is None:
            raise TurnedAway(401, "who-are-you", {"say": "house-not-joined"})
        g.visitor = known
    else:
        g.visitor = THIS_MACHINE if from_this_machine(the, request) else STRANGER
    if request.path.startswith("/api/") and request.method == "GET":
        rate_limit("read")


def _upload(seconds: float) -> AbstractContextManager[object]:
    """The context in which a request's body is read: the web server's, which hurries in a crowd."""
    found: Callable[[float], AbstractContextManager[object]] = request.environ.get(
        UPLOAD, gevent.Timeout
    )
    return found(seconds)


def visitor_with(the: Service, token: str) -> Visitor | None:
    """The visitor that a token belongs to; other requests go on while the store is asked."""
    return the.sessions.cached(token) or offload(the.sessions.find, token)


def from_this_machine(the: Service, sent: Request) -> bool:
    """Whether a request comes from a program on this machine, which is trusted as host; not through a proxy on it."""
    if not the.options.loopback_host or any(map(sent.environ.get, _FORWARDED)):
        return False
    return is_loopback(sent.remote_addr or "")


@lru_cache(512)
def is_loopback(address: str) -> bool:
    """Whether an address is a loopback address."""
    found = _ip(address)
    return found is not None and found.is_loopback


def names_this_server(host: str, the: Service, ours: str | None) -> bool:
    """Whether a Host header names this server: one of its names, or the address that the request came to."""
    name, found = _asked(host)
    if found is None:
        return name in the.options.names or name in the.options.own_names()
    at = str(found)
    if ours is None or found.is_loopback or at in (*the.options.names, *the.options.addresses):
        return True
    return at == ours.removeprefix("::ffff:").partition("%")[0]


@lru_cache(64)
def _asked(host: str) -> tuple[str, Ip | None]:
    """The name, and the address if it is one, in a Host header."""
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    return name, _ip(name.partition("%")[0])


def _ip(address: str) -> Ip | None:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped) or found


def same_origin(origin: str, host: str) -> bool:
    """Whether a page's origin is the host that it talks to."""
    return urlsplit(origin).netloc.lower() == host.lower()


def _add_headers(response: Response) -> Response:
    own = {name for name, _ in response.headers}
    wanted = headers_of(
        request.host, secure=request.is_secure, api=request.path.startswith("/api/")
    )
    response.headers.extend([one for one in wanted if one[0] not in own])
    return response


@lru_cache(64)
def headers_of(host: str, *, secure: bool, api: bool) -> tuple[tuple[str, str], ...]:
    """The security headers of every answer that doesn't set its own."""
    policy = (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; "
        f"connect-src 'self' ws://{host} wss://{host}; worker-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    # On plain HTTP browsers ignore this one, and complain.
    opener = (("Cross-Origin-Opener-Policy", "same-origin"),) if secure else ()
    return (
        ("Content-Security-Policy", policy),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        *opener,
        ("Cross-Origin-Resource-Policy", "same-origin"),
        (
            "Permissions-Policy",
            "camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)",
        ),
        *((("Cache-Control", "no-store"),) if api else ()),
    )


def _http(fault: HTTPException) -> Response:
    status = fault.code or 500
    match status:
        case 404 | 405:
            turned = TurnedAway(status, "no-such-page", {"say": "house-no-page"})
        case 413:
            turned = TurnedAway(status, "too-big", {"say": "house-too-big"})
        case _:
            turned = TurnedAway(status, "bad-input", "That request can't be read.")
    answer = turned.response()
    for name, value in fault.get_headers():
        if name == "Allow":
            answer.headers["Allow"] = value
    return answer


def _elsewhere(fault: Elsewhere) -> Response:
    return service().router.request(fault)


def _broken(fault: Exception) -> Response:
    current_app.logger.error("%s %s", request.method, request.path, exc_info=fault)
    return TurnedAway(500, "broken", {"say": "house-broken"}).response()
