"""Tables: lay one, act at it, look at it."""

import logging

from flask import Blueprint, g, jsonify, request
from flask.typing import ResponseReturnValue

from companion.server import as_json
from companion.server.access import ROLES, THIS_MACHINE, forbidden, hashed, new_token
from companion.server.acting import answer_act
from companion.server.api.household import DECK
from companion.server.description import (
    NUMBER,
    ROLE,
    TEXT,
    WHOLE,
    YES,
    about,
    form,
    many,
    ref,
    shape,
    thing,
)
from companion.server.guard import address, body, fields, rate_limit, read_aside, visitor
from companion.server.outbox import room_of_all
from companion.server.service import service
from companion.server.threads import offload, wait
from companion.server.turned_away import TurnedAway
from companion.table.answer import Sender
from companion.table.live import LiveTable
from companion.table.match import Match
from companion.table.secrecy import public
from companion.wire.acts import act_of
from companion.wire.reply import Declined
from companion.wire.sent import Sent
from companion.wire.strict_json import Json, made_visible

journal = logging.getLogger(__name__)

tables = Blueprint("tables", __name__)


def live(table: str) -> LiveTable:
    """The live table of an address."""
    return service().router.live(table)


_RACE = shape(
    "Race",
    "The buzzers of a race in order: `after` is in seconds after the first one.",
    thing(prompt=TEXT, order=many(thing(player=TEXT, after=NUMBER))),
)

MATCH: Json = {"match": {"type": "integer", "minimum": 1}}
"""Which match of a table, in the query; the one that is on when it isn't named."""


def looked(table: str) -> Match:
    """The match of an address, to look at in peace."""
    asked = request.args.get("match")
    if asked is not None and not (asked.isascii() and asked.isdigit() and len(asked) < 10):
        raise TurnedAway(400, "bad-input", "A match has a number: 1, 2, …")
    found = read_aside(live(table).peek, None if asked is None else int(asked))
    if found is None:
        raise TurnedAway(404, "no-such-page", {"say": "house-no-page"})
    return found


@tables.post("/api/tables")
@about(
    "Open a new table; a `start` act as the body, or as `start`, begins the game at once.",
    who="layers",
    body={"anyOf": [ref("start"), form(name=TEXT, start=ref("start")), {"type": "null"}]},
    gives=form(
        "id", "code", "token", "role",
        id=TEXT, code=TEXT, token=TEXT, role=ROLE, reply=ref("Reply"),
    ),
    status=201,
)  # fmt: skip
def lay() -> ResponseReturnValue:
    the, who = service(), visitor()
    rate_limit("lay")
    here = address()
    given = fields(body(), name=str, start=dict)
    start = given if "act" in given else given.get("start")
    name = made_visible(str(given.get("name") or "")[:60])
    card = offload(the.open_tables.lay, name)
    token = new_token()

    def admit() -> None:
        # The first screen that lays a table becomes the household's, as nobody else is there yet.
        house = who.house or not the.open_tables.ledger.register.has_house_screen()
        the.open_tables.ledger.register.admit(
            card.id, secret=hashed(token), role="host", seat=None, name="host", house=house
        )

    offload(admit)
    if who.role is None or who.device is not None:
        for vanished in offload(lambda: the.unplayed.laid(card.id, address=here)):
            the.gone(vanished)
    journal.info("a table was laid", extra={"table": card.id})
    answer: Json = {"id": card.id, "code": card.code, "token": token, "role": "host"}
    if start is not None:
        answer["reply"], _ = answer_act(
            live(card.id), start, THIS_MACHINE, the.router.readers, here
        )
    return jsonify(answer), 201


@tables.get("/api/tables")
@about(
    "The tables that this device may see, latest first.",
    who="joined",
    gives=thing(tables=many(ref("ListedTable"))),
)
def listed() -> ResponseReturnValue:
    who = visitor()
    cards = offload(service().open_tables.ledger.register.tables)
    return jsonify(
        tables=[
            {
                **({} if card.summary is None else card.summary.written()),
                "id": card.id,
                "match": card.match,
                "name": card.name,
                "code": card.code,
                "created": card.created,
                "changed": card.changed,
            }
            for card in cards
            if who.at(card.id)
        ]
    )


@tables.get("/api/tables/<table>")
@about("The whole table, as a message.", who=ROLES, gives=ref("Message"))
def look(table: str) -> ResponseReturnValue:
    who = visitor()
    return jsonify(service().router.message(table, who))


@tables.delete("/api/tables/<table>")
@about(
    "Put a table away: it leaves the lists and nobody can join it, but its log stays.",
    who=("host",),
    gives=thing(ok=YES),
)
def put_away(table: str) -> ResponseReturnValue:
    offload(service().open_tables.put_away, live(table))
    return jsonify(ok=True)


@tables.post("/api/tables/<table>/acts")
@about(
    "Send an act. The reply is the referee's, even when it refuses the act.",
    who=ROLES,
    body=ref("Act"),
    gives=ref("Reply"),
    required=True,
)
def act(table: str) -> ResponseReturnValue:
    who = visitor()
    rate_limit("act")
    found = live(table)
    given = body()
    key = request.headers.get("Idempotency-Key") or g.get("key")
    if key and isinstance(given, dict) and "id" not in given:
        given = {**given, "id": key}
    reply, status = answer_act(found, given, who, service().router.readers, address())
    return jsonify(reply), status


@tables.post("/api/tables/<table>/rematch")
@about(
    "Begin another match like the one of this number, which is over, with the same seats, rulings, phones and code. "
    "The next dealer deals. A host may do this, and the phone of the seat that dealt last. "
    "Asking again does nothing; while that match is on, the answer is 409. With a `start` act, a host begins "
    "that game instead, also while a match is on, which then stays unfinished.",
    who=("host", "seat"),
    body=form("match", match=WHOLE, start=ref("start")),
    gives=ref("Reply"),
    refuses=(409,),
    required=True,
)
def rematch(table: str) -> ResponseReturnValue:
    who = visitor()
    rate_limit("act")
    found = live(table)
    given = fields(body(), match=int, start=dict)
    number = given.get("match")
    if number is None:
        raise TurnedAway(400, "bad-input", "Which match is over?")
    if given.get("start") is not None:
        if who.at(table) != "host":
            raise TurnedAway(403, "not-yours", {"say": "house-only-host"})
        sent = Sent(act_of({**given["start"], "act": "start"}))
        answer = wait(found.begin_another(number, sent, Sender(who.device)))
        status = 503 if not answer.kept else 400 if answer.code else 200
        return jsonify(as_json.answer(answer, None, everything=True)), status
    # Whoever may begin the next round may begin the next match; a tap that comes late does nothing.
    why = forbidden(who, found, {"act": "next-round"})
    if why is not None and number == found.match:
        raise TurnedAway(403, "not-yours", why)
    answer = wait(found.rematch(number, Sender(who.device)))
    status = 503 if not answer.kept else {None: 200, "not-over": 409}.get(answer.code, 400)
    return jsonify(as_json.answer(answer, None, everything=True)), status


@tables.post("/api/tables/<table>/race")
@about(
    "Push the buzzer where everybody may shout at once. Everybody at the table hears the order, with the tenths of a "
    "second after the first one; the first one then says which card.",
    who=("host", "seat"),
    body=form("prompt", prompt=TEXT, player=TEXT),
    gives=_RACE,
    required=True,
)
def race(table: str) -> ResponseReturnValue:
    the, who = service(), visitor()
    rate_limit("act")
    given = fields(body(), prompt=str, player=str)
    prompt, player = given.get("prompt"), who.seat or given.get("player")
    now = as_json.table(live(table).moment)
    waits = [] if now is None else now["awaiting"]
    shouts = [one for one in waits if one["ask"] == "shout" and one["id"] == prompt]
    if not any(player in one["to"] for one in shouts):
        raise TurnedAway(409, "stale", {"say": "house-meanwhile"})
    order = the.races.buzz(table, str(prompt), str(player))
    told = {
        "prompt": prompt,
        "order": [{"player": one.player, "after": one.after} for one in order],
    }
    the.outbox.put("race", told, room_of_all(table))
    return jsonify(told)


@tables.post("/api/tables/<table>/preview")
@about(
    "What an act, mostly a correction, would change, without changing anything. "
    "A seat may ask about its own acts, but not about a challenge.",
    who=("host", "seat"),
    body=ref("Act"),
    gives=ref("Preview"),
    required=True,
)
def preview(table: str) -> ResponseReturnValue:
    who = visitor()
    rate_limit("act")
    found = live(table)
    given = body()
    if not isinstance(given, dict):
        refused = found.refuse("bad-input", "An act is a JSON object.")
        return jsonify(as_json.answer(refused, who.seat)), 400
    why = forbidden(who, found, given)
    if why is None and who.at(table) == "seat" and given.get("act") in ("challenge", "verdict"):
        why = {"say": "house-challenge"}
    if why is not None:
        raise TurnedAway(403, "not-yours", why)
    would = read_aside(lambda: found.now.preview(act_of(given)))
    bad = isinstance(would.reply, Declined) and would.reply.why.code == "bad-input"
    outcome = as_json.preview(would, who.seat, everything=who.at(table) == "host")
    return jsonify(outcome), 400 if bad else 200


@tables.get("/api/tables/<table>/log")
@about(
    "The log, as this device may read it.",
    who="lookers",
    gives=thing(entries=many(ref("Entry"))),
    asks=MATCH,
)
def log(table: str) -> ResponseReturnValue:
    who = visitor()
    found = looked(table)
    everything = who.at(table) == "host"
    return jsonify(entries=read_aside(lambda: as_json.log(found, who.seat, everything=everything)))


@tables.get("/api/tables/<table>/story")
@about(
    "The match, told line by line.", who="lookers", gives=thing(story=many(ref("Line"))), asks=MATCH
)
def story(table: str) -> ResponseReturnValue:
    who = visitor()
    found = looked(table)
    everything = who.at(table) == "host"
    return jsonify(story=read_aside(lambda: as_json.story(found, who.seat, everything=everything)))


@tables.get("/api/tables/<table>/at/<int:seq>")
@about(
    "The table as it stood after an entry.",
    who="lookers",
    gives=thing(seq=WHOLE, table=ref("Table")),
    asks=MATCH,
)
def at(table: str, seq: int) -> ResponseReturnValue:
    who = visitor()
    then = read_aside(looked(table).at, seq)
    if then is None:
        raise TurnedAway(404, "no-such-page", {"say": "house-no-page"})
    if who.at(table) != "host":
        then = public(then, seat=who.seat)
    return jsonify(seq=seq, table=as_json.table(then))


@tables.get("/api/tables/<table>/likely/<int:seq>")
@about(
    "What an entry probably was if it is wrong, the best guesses first.",
    who=("host",),
    gives=thing(cards=many(TEXT), players=many(TEXT)),
)
def likely(table: str, seq: int) -> ResponseReturnValue:
    found = live(table)
    guesses = read_aside(lambda: found.now.likely(seq))
    if guesses is None:
        raise TurnedAway(404, "no-such-page", {"say": "house-no-page"})
    return jsonify(as_json.plain(guesses))


@tables.get("/api/tables/<table>/playable")
@about(
    "The cards that would be legal now for the player who is asked, without regard to hands; a picker lights them up.",
    who=ROLES,
    gives=thing(cards=many(TEXT)),
)
def playable(table: str) -> ResponseReturnValue:
    who, found = visitor(), live(table)
    everything = who.at(table) == "host"
    return jsonify(cards=offload(lambda: found.playable(seat=who.seat, everything=everything)))


@tables.get("/api/tables/<table>/deck")
@about(
    "The cards of this game as their owner described them, house rules included.",
    who=ROLES,
    gives=DECK,
)
def deck(table: str) -> ResponseReturnValue:
    now = live(table).table
    cards = {} if now is None else now.setting.deck.cards
    return jsonify(cards=list(cards), points={name: card.points for name, card in cards.items()})
