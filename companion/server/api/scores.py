"""Just the score: a sheet for any card game at a table, kept line by line like the referee's log."""

from flask import Blueprint, jsonify
from flask.typing import ResponseReturnValue

from companion.server.access import Visitor
from companion.server.description import (
    NUMBER,
    TEXT,
    WHOLE,
    YES,
    about,
    form,
    many,
    maybe,
    named,
    shape,
    thing,
)
from companion.server.guard import body, fields, rate_limit, visitor
from companion.server.outbox import room_of_all
from companion.server.service import service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, bad_input, no_such_table
from companion.store import Ledger
from companion.store.register import Round, Summary
from companion.table.scoresheet import BadScore, Folded, Line, Scoresheet, folded, written
from companion.wire.strict_json import Json

scores = Blueprint("scores", __name__)

SCORE = "score"
"""What the lines of a sheet are called in the store."""

_CELLS = named(maybe(WHOLE))
_SHEET = shape(
    "Scoresheet",
    "A score sheet: a column a player or team, a row a round. `sheet` is null before it is begun; `code` joins.",
    thing(
        code=maybe(TEXT), seq=WHOLE, undo=YES, began=NUMBER,
        sheet=maybe(
            thing(
                number=WHOLE, title=TEXT, columns=many(TEXT), rounds=many(_CELLS), carried=_CELLS,
                totals=named(WHOLE), leaders=many(TEXT), target=maybe(WHOLE), lowest=YES, over=YES,
            )
        ),
    ),
)  # fmt: skip


@scores.get("/api/tables/<table>/score")
@about("The score sheet of a table as it stands.", who="lookers", gives=_SHEET)
def look(table: str) -> ResponseReturnValue:
    return jsonify(offload(_sheet_json, service().open_tables.ledger, table))


@scores.post("/api/tables/<table>/score")
@about(
    "Write on the score sheet. `sheet` begins one (`columns`, and if you like `title`, `target`, `lowest`, `carried`), "
    "`points` writes one cell (`round`, `column`, `points`; null takes it out), `row` several of a round, `rename` "
    "and `join` a column, `rules` another `title`, `target` or `lowest`; `end`, `go-on` and `undo` need nothing. "
    "A seat writes its own points and takes its own last line back. Under the same `id` it counts once.",
    who=("host", "seat"),
    body=form("act", act=TEXT, id=TEXT),
    gives=_SHEET,
    required=True,
)
def write(table: str) -> ResponseReturnValue:
    rate_limit("act")
    the, who = service(), visitor()
    ledger = the.open_tables.ledger
    given = fields(body(), act=str, id=str)
    key = str(given.get("id") or "")[:64] or None
    note = {name: value for name, value in given.items() if name not in ("id", "prompt", "match")}

    def kept() -> Json:
        now = _folded_sheet(ledger, table)
        _check_writing(now, note, who)
        ledger.notes.add(table, SCORE, note, device=who.device, key=key)
        after = _folded_sheet(ledger, table)
        if after.sheet is not None:
            summary = (after.began or after.changed, _sheet_summary(after.sheet))
            ledger.register.note_match(table, after.sheet.number, after.changed, *summary)
        return _sheet_json(ledger, table)

    try:
        state = offload(kept)
    except BadScore as bad:
        raise bad_input(bad) from bad
    the.outbox.put("score", {**state, "table": table}, room_of_all(table))
    return jsonify(state)


def columns(ledger: Ledger, table: str) -> list[str]:
    """Who has a column on the sheet of this table; nobody where there is none."""
    sheet = _folded_sheet(ledger, table).sheet
    return [] if sheet is None else list(sheet.columns)


def room_of(ledger: Ledger, table: str) -> str:
    """What a table is for: a game with a referee, a score sheet, or a wheel."""
    return ledger.notes.kind(table) or "game"


def _check_writing(now: Folded, note: Json, who: Visitor) -> None:
    """Refuse what can't be written, or not by this device."""
    if note["act"] == "undo":
        if now.undoes is None:
            raise BadScore(said={"say": "house-nothing-back"})
        if who.seat is not None and now.undoes.device != who.device:
            raise TurnedAway(403, "not-yours", {"say": "house-own-last"})
        return
    if who.role == "seat" and (note["act"] != "points" or note.get("column") != who.seat):
        raise TurnedAway(403, "not-yours", {"say": "house-own-seat", "player": who.seat})
    written(now.sheet, note)


def _folded_sheet(ledger: Ledger, table: str) -> Folded:
    return folded(
        Line(one.seq, one.at, one.device, one.note) for one in ledger.notes.all(table, SCORE)
    )


def _sheet_json(ledger: Ledger, table: str) -> Json:
    card = ledger.register.table(table)
    if card is None:
        raise no_such_table()
    now = _folded_sheet(ledger, table)
    return {
        "code": card.code,
        "seq": now.seq,
        "undo": now.undoes is not None,
        "began": now.began,
        "sheet": None if now.sheet is None else _write_out(now.sheet),
    }


def _write_out(sheet: Scoresheet) -> Json:
    return {
        "number": sheet.number,
        "title": sheet.title,
        "columns": list(sheet.columns),
        "rounds": [dict(row) for row in sheet.rounds],
        "carried": dict(sheet.carried),
        "totals": sheet.totals,
        "leaders": sheet.leaders,
        "target": sheet.target,
        "lowest": sheet.lowest,
        "over": sheet.over,
    }


def _sheet_summary(sheet: Scoresheet) -> Summary:
    """What a list of evenings shows of a sheet."""
    so_far = {name: sheet.carried.get(name) or 0 for name in sheet.columns}
    rounds: list[Round] = []
    for number, row in enumerate(sheet.rounds, 1):
        for name in sheet.columns:
            so_far[name] += row.get(name) or 0
        written_in = [points for points in row.values() if points is not None]
        best = (min if sheet.lowest else max)(written_in) if written_in else None
        winner = next((name for name in sheet.columns if row.get(name, ...) == best), None)
        points = 0 if best is None else best
        rounds.append(Round(number, winner, points, len(row), dict(so_far)))
    leaders = sheet.leaders
    winner_told = leaders[0] if len(leaders) == 1 else leaders
    return Summary(
        game=sheet.title or SCORE,
        phase="over" if sheet.over else "play",
        round=len(sheet.rounds),
        scores=sheet.totals,
        winner=winner_told if sheet.over and leaders else None,
        rounds=tuple(rounds),
    )
