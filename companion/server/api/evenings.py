"""Looking back: statistics of a game, evenings, standings, and a copy to take home."""

import json
import time

from flask import Blueprint, Response, jsonify
from flask.typing import ResponseReturnValue

from companion.server import as_json
from companion.server.api.tables import MATCH, live, looked
from companion.server.description import (
    NUMBER,
    TEXT,
    WHOLE,
    YES,
    about,
    made,
    many,
    maybe,
    ref,
    shape,
    thing,
)
from companion.server.guard import read_aside, visitor
from companion.server.service import service
from companion.server.spreadsheet import as_csv
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway
from companion.table.history import Evening, LifetimeScore, standings
from companion.table.history import evenings as by_evening
from companion.table.release import ENGINE
from companion.table.statistics import Statistics

evenings = Blueprint("evenings", __name__)


_STATISTICS = shape("Statistics", "Everything that can be counted about a match.", made(Statistics))


@evenings.get("/api/tables/<table>/statistics")
@about(
    "Everything that can be counted about a game.",
    who="lookers",
    gives=_STATISTICS,
    asks=MATCH,
)
def statistics(table: str) -> ResponseReturnValue:
    return jsonify(as_json.plain(read_aside(looked(table).statistics)))


@evenings.get("/api/history")
@about(
    "Evenings and standings.",
    who="the house",
    gives=shape(
        "History",
        "Every evening, and everybody's totals.",
        thing(evenings=many(made(Evening)), standings=many(made(LifetimeScore))),
    ),
)
def history() -> ResponseReturnValue:
    found = by_evening(offload(service().open_tables.ledger.register.matches))
    return jsonify(
        evenings=[as_json.plain(evening) for evening in found],
        standings=[as_json.plain(one) for one in standings(found)],
    )


@evenings.delete("/api/history/<table>")
@about(
    "Take a table and all its games off the lists; nothing is lost. While somebody is at the table, only its host may.",
    who="the house",
    gives=thing(ok=YES),
    refuses=(409,),
)
def put_away(table: str) -> ResponseReturnValue:
    the, found = service(), live(table)
    if visitor().at(table) != "host" and any(
        one["here"] for one in offload(the.outbox.list, table)
    ):
        raise TurnedAway(409, "in-play", {"say": "house-in-use"})
    offload(the.open_tables.put_away, found)
    return jsonify(ok=True)


@evenings.post("/api/history/<table>")
@about("Put a table back on the lists.", who="the house", gives=thing(ok=YES))
def bring_back(table: str) -> ResponseReturnValue:
    live(table)
    offload(service().open_tables.ledger.register.bring_back, table)
    return jsonify(ok=True)


@evenings.get("/api/tables/<table>/export.json")
@about(
    "The whole match, for programs.",
    who=("host",),
    gives=thing(
        id=TEXT,
        match=WHOLE,
        engine=TEXT,
        exported=NUMBER,
        seq=WHOLE,
        entries=many(ref("Entry")),
        story=many(ref("Line")),
        table=maybe(ref("Table")),
        statistics=_STATISTICS,
    ),
    asks=MATCH,
)
def export_json(table: str) -> ResponseReturnValue:
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

    return _as_download(read_aside(whole), "application/json", f"companion-{table}.json")


@evenings.get("/api/tables/<table>/export.csv")
@about("The match, for spreadsheets.", who=("host",), gives=TEXT, gives_type="text/csv", asks=MATCH)
def export_csv(table: str) -> ResponseReturnValue:
    found = looked(table)

    def whole() -> str:
        return as_csv(as_json.story(found, None, everything=True))

    return _as_download(read_aside(whole), "text/csv", f"companion-{table}.csv")


def _as_download(text: str, kind: str, name: str) -> Response:
    return Response(
        text,
        content_type=f"{kind}; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
