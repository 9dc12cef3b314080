"""The built front end: one page, its parts, and the certificate authority for phones that shall be cameras."""

from pathlib import Path

from flask import Blueprint, Response, send_from_directory
from flask.typing import ResponseReturnValue

from companion.server.house import house
from companion.server.refusal import Refusal

pages = Blueprint("pages", __name__)

BUILT = Path(__file__).parent.parent / "static"

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
    page = send_from_directory(BUILT, "index.html")
    page.headers["Cache-Control"] = "no-cache"
    return page


@pages.route("/api/<path:name>", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
def no_such_call(name: str) -> ResponseReturnValue:
    """Whatever the API doesn't have."""
    raise Refusal(404, "no-such-page", "There is nothing at this address.")


@pages.get("/<path:name>")
def part(name: str) -> ResponseReturnValue:
    """A part of the page."""
    found = send_from_directory(BUILT, name)
    if name.startswith("assets/") and "-" in name:
        # The names of built parts change with their contents.
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    else:
        found.headers["Cache-Control"] = "no-cache"
    return found


@pages.get("/companion-ca.crt")
def authority() -> ResponseReturnValue:
    """The local certificate authority, to be trusted by phones that shall be cameras."""
    path = house().manner.authority
    if path is None or not path.exists():
        raise Refusal(404, "no-such-page", "This companion speaks plain HTTP only.")
    return Response(
        path.read_bytes(),
        mimetype="application/x-x509-ca-cert",
        headers={"Content-Disposition": 'attachment; filename="companion-ca.crt"'},
    )
