"""Just the wheel: a wheel without a game that several devices look at. The server says where it stops, and when."""

import secrets
import time

from flask import Blueprint, jsonify
from flask.typing import ResponseReturnValue

from companion.rules.games import GAMES
from companion.server.access import ROLES
from companion.server.description import TEXT, WHOLE, about, form, many, maybe, shape, thing
from companion.server.guard import body, fields, rate_limit, visitor
from companion.server.outbox import room_of_all
from companion.server.service import service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, no_such_table
from companion.store import Ledger
from companion.table.wheel_turn import START_MILLISECONDS, TURN_MILLISECONDS
from companion.wire.strict_json import Json

wheels = Blueprint("wheels", __name__)

WHEEL = "wheel"
"""What the turns of a shared wheel are called in the store."""

FEWEST, MOST = 2, 24
"""Slices of a wheel."""

LONGEST_FACE = 24
"""Letters on one slice."""

_WHEEL = shape(
    "SharedWheel",
    "A wheel without a game: its slices, and the last turn in the server's time. `slot` counts from 0.",
    thing(
        code=maybe(TEXT), now=WHOLE, faces=many(TEXT),
        turn=maybe(thing(seq=WHOLE, slot=WHOLE, face=TEXT, **{"from": WHOLE, "until": WHOLE})),
    ),
)  # fmt: skip


@wheels.get("/api/tables/<table>/wheel")
@about("The shared wheel of a table, and its last turn.", who=ROLES, gives=_WHEEL)
def look(table: str) -> ResponseReturnValue:
    return jsonify(offload(_wheel_json, service().open_tables.ledger, table))


@wheels.post("/api/tables/<table>/wheel")
@about(
    "Turn the shared wheel; every device that joined sees the same turn. With `faces`, put others on it instead: "
    "no faces at all are those of the rule sheet. Under the same `id` it turns once.",
    who=ROLES,
    body=form(faces=maybe(many(TEXT)), id=TEXT),
    gives=_WHEEL,
    required=True,
)
def turn(table: str) -> ResponseReturnValue:
    rate_limit("act")
    the, who = service(), visitor()
    given = fields(body(), faces=list, id=str)
    key = str(given.get("id") or "")[:64] or None
    note: Json
    if "faces" in given:
        if who.at(table) != "host":
            raise TurnedAway(403, "not-yours", {"say": "house-only-host"})
        note = {"faces": _own_faces(given["faces"])}
    else:
        faces = offload(_wheel_json, service().open_tables.ledger, table)["faces"]
        slot = secrets.randbelow(len(faces))
        since = int(time.time() * 1000) + START_MILLISECONDS
        note = {
            "slot": slot,
            "face": faces[slot],
            "from": since,
            "until": since + TURN_MILLISECONDS,
        }

    def kept() -> Json:
        the.open_tables.ledger.notes.add(table, WHEEL, note, device=who.device, key=key)
        return _wheel_json(the.open_tables.ledger, table)

    state = offload(kept)
    the.outbox.put("wheel", {**state, "table": table}, room_of_all(table))
    return jsonify(state)


def _own_faces(given: object) -> list[str]:
    """The household's own slices; none are those of the rule sheet."""
    faces = given if isinstance(given, list) else []
    named = [face.strip() for face in faces if isinstance(face, str) and face.strip()]
    if given and (len(named) != len(faces) or not FEWEST <= len(named) <= MOST):
        raise TurnedAway(
            400, "bad-input", {"say": "house-wheel-faces", "least": FEWEST, "most": MOST}
        )
    if any(len(face) > LONGEST_FACE for face in named):
        raise TurnedAway(
            400, "bad-input", {"say": "house-wheel-faces", "least": FEWEST, "most": MOST}
        )
    return named


def _wheel_json(ledger: Ledger, table: str) -> Json:
    card = ledger.register.table(table)
    if card is None:
        raise no_such_table()
    faces: list[str] = []
    last: Json | None = None
    for one in ledger.notes.all(table, WHEEL):
        if "faces" in one.note:
            faces, last = one.note["faces"], None
        else:
            last = {"seq": one.seq, **one.note}
    return {
        "code": card.code,
        "now": int(time.time() * 1000),
        "faces": faces or list(GAMES["spin"].wheel),
        "turn": last,
    }
