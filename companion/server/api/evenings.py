"""Looking back: statistics of a game, evenings, standings, and a copy to take home."""

import json
import time

from flask import Blueprint, Response, jsonify
from flask.typing import ResponseReturnValue

from companion.server import as_json
from companion.server.api.description import ANY, NUMBER, TEXT, WHOLE, about, many, thing
from companion.server.api.tables import MATCH, looked
from companion.server.door import looker_at, of_the_house, role_at
from companion.server.refusal import Refusal
from companion.server.service import service
from companion.server.spreadsheet import as_csv
from companion.server.threads import offload
from companion.table.history import evenings as by_evening
from companion.table.history import standings
from companion.table.release import ENGINE

evenings = Blueprint("evenings", __name__)


@evenings.get("/api/tables/<table>/statistics")
@about(
    "Everything countable about a game.",
    gives=thing(minutes=NUMBER, rounds=many(ANY), players=many(ANY), colors=ANY, faces=ANY),
    asks=MATCH,
)
def statistics(table: str) -> ResponseReturnValue:
    """The statistics of a game."""
    looker_at(table)
    return jsonify(as_json.plain(offload(looked(table).statistics)))


@evenings.get("/api/history")
@about("Evenings and standings.", gives=thing(evenings=many(ANY), standings=many(ANY)))
def history() -> ResponseReturnValue:
    """Evenings, and how everybody stands."""
    if not of_the_house():
        raise Refusal(403, "not-yours", "Only the house looks at all evenings.")
    found = by_evening(offload(service().hall.ledger.register.matches))
    return jsonify(
        evenings=[as_json.plain(evening) for evening in found],
        standings=[as_json.plain(one) for one in standings(found)],
    )


@evenings.get("/api/tables/<table>/export.json")
@about(
    "The whole match for programs.",
    gives=thing(id=TEXT, match=WHOLE, entries=many(ANY), seq=WHOLE),
    asks=MATCH,
)
def export_json(table: str) -> ResponseReturnValue:
    """The game as JSON."""
    role_at(table, "host")
    found = looked(table)

    def whole() -> str:
        return json.dumps(
            {
                "id": table,
                "match": found.number,
                "engine": ENGINE,
                "exported": time.time(),
                "seq": found.referee.seq,
                "entries": as_json.log(found, None, everything=True),
                "story": as_json.story(found, None, everything=True),
                "table": as_json.table(found.moment),
                "statistics": as_json.plain(found.statistics()),
            },
            ensure_ascii=False,
            indent=1,
        )

    return _download(offload(whole), "application/json", f"companion-{table}.json")


@evenings.get("/api/tables/<table>/export.csv")
@about("The match for spreadsheets.", gives=TEXT, gives_type="text/csv", asks=MATCH)
def export_csv(table: str) -> ResponseReturnValue:
    """The game as CSV."""
    role_at(table, "host")
    found = looked(table)

    def whole() -> str:
        return as_csv(as_json.story(found, None, everything=True))

    return _download(offload(whole), "text/csv", f"companion-{table}.csv")


def _download(text: str, kind: str, name: str) -> Response:
    return Response(
        text,
        content_type=f"{kind}; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
