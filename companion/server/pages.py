"""The built front end: one page, its parts, and the certificate authority for phones that become cameras."""

import gzip
from functools import lru_cache
from pathlib import Path

from flask import Blueprint, Response, request, send_from_directory
from flask.typing import ResponseReturnValue

from companion.server.service import service
from companion.server.turned_away import TurnedAway

pages = Blueprint("pages", __name__)

BUILT = Path(__file__).parent.parent / "static"

_TEXTS = frozenset({".html", ".js", ".css", ".svg", ".webmanifest", ".json"})

_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>companion</title>
<h1>The dashboard isn't built</h1>
<p>This copy of companion has no pages yet: run <code>make play</code>, or install it again.
The referee itself is running: <a href="/healthz">/healthz</a>, <a href="/api/openapi.json">/api</a>.
"""


@pages.get("/")
def index() -> ResponseReturnValue:
    """The one page."""
    if not (BUILT / "index.html").exists():
        return Response(_MISSING, status=503, mimetype="text/html")
    page = _send_file("index.html")
    page.headers["Cache-Control"] = "no-cache"
    return page


@pages.route("/api/<path:name>", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
def no_such_call(name: str) -> ResponseReturnValue:
    """Whatever the API doesn't have."""
    raise TurnedAway(404, "no-such-page", {"say": "house-no-page"})


@pages.get("/<path:name>")
def part(name: str) -> ResponseReturnValue:
    """A part of the page."""
    found = _send_file(name)
    if name.startswith("assets/") and "-" in name:
        # The names of built parts change with their contents.
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    else:
        found.headers["Cache-Control"] = "no-cache"
    return found


def _send_file(name: str) -> Response:
    """A built file, gzipped where the browser takes that and it is worth it."""
    plain = send_from_directory(BUILT, name)
    path = BUILT / name
    if path.suffix not in _TEXTS or "gzip" not in request.headers.get("Accept-Encoding", ""):
        return plain
    if plain.status_code != 200:
        return plain
    plain.close()
    packed = Response(_gzipped_bytes(path, path.stat().st_mtime_ns), mimetype=plain.mimetype)
    packed.headers["Content-Encoding"] = "gzip"
    packed.headers["Vary"] = "Accept-Encoding"
    packed.headers["ETag"] = f"W/{plain.headers['ETag']}"
    return packed


@lru_cache(maxsize=128)
def _gzipped_bytes(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes())


@pages.get("/companion-ca.crt")
def authority() -> ResponseReturnValue:
    """The local certificate authority, to be trusted by phones that become cameras."""
    path = service().options.authority
    if path is None or not path.exists():
        raise TurnedAway(404, "no-such-page", {"say": "house-no-page"})
    return Response(
        path.read_bytes(),
        mimetype="application/x-x509-ca-cert",
        headers={"Content-Disposition": 'attachment; filename="companion-ca.crt"'},
    )
