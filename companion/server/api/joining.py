"""Joining: by four letters, by QR, by a one-time key; sitting down; and putting devices out."""

import io
import logging
import time
from dataclasses import replace

import segno
from flask import Blueprint, Response, jsonify, request
from flask.typing import ResponseReturnValue

from companion.server.access import ROLES, Visitor, hashed, new_token
from companion.server.access import visitor as visiting
from companion.server.api.scores import columns, room_of
from companion.server.api.tables import live
from companion.server.description import (
    ROLE,
    TEXT,
    WHOLE,
    YES,
    about,
    form,
    many,
    maybe,
    ref,
    shape,
    thing,
)
from companion.server.guard import address, body, fields, rate_limit, visitor
from companion.server.outbox import room_of_all, spoken_at
from companion.server.service import Service, service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway
from companion.store.code import new_key
from companion.table.live import LiveTable
from companion.table.tokens import there
from companion.wire.strict_json import Json, made_visible
from companion.words import languages

log = logging.getLogger(__name__)

joining = Blueprint("joining", __name__)


KEY_SECONDS = 600
"""How long a one-time key is good."""

_TABLE: Json = {
    "table": TEXT,
    "game": maybe(TEXT),
    "phase": maybe(TEXT),
    "open": YES,
    "seats": many(thing(name=TEXT, taken=YES, here=YES)),
}
_SEATED: Json = {**_TABLE, "role": ROLE, "seat": maybe(TEXT)}
_ROOM: Json = {"enum": ["game", "score", "wheel"]}
_SEATS = shape("Seats", "The seats of a table.", thing(**_TABLE))
_JOINED = shape(
    "Joined",
    "What a device learns when it joins.",
    thing(**_SEATED, room=_ROOM, token=TEXT),
)


@joining.post("/api/join")
@about(
    "Join a table by its code, or with a one-time key; with a `seat`, sit down at once.",
    who="anyone",
    body=form(code=TEXT, key=TEXT, seat=TEXT, name=TEXT),
    gives=_JOINED,
    refuses=(404, 409),
    required=True,
)
def join() -> ResponseReturnValue:
    rate_limit("join")
    rate_limit("guess")  # until it is known that it is none
    the = service()
    if not (visitor().loopback or the.limits.may_guess(address())):
        raise TurnedAway(429, "slow-down", {"say": "house-slow-down"}, after=60)
    given = fields(body(), code=str, key=str, seat=str, name=str)
    register = the.open_tables.ledger.register
    role, seat, house = "spectator", given.get("seat"), False
    key = "".join(str(given.get("key") or "").split())  # people write it in threes
    if key:
        found = offload(register.invitation, hashed(key))
        if found is None:
            the.limits.guessed_wrong(address())
            raise _no_such_key()
        table, role, house = found.table, found.role, found.house
        seat = found.seat or seat
    else:
        card = offload(register.by_code, _typed_letters(given.get("code")))
        if card is None:
            the.limits.guessed_wrong(address())
            raise TurnedAway(404, "no-such-code", {"say": "house-no-code"})
        table = card.id
    the.limits.give_back("guess", address=address())
    at = live(table)
    if seat is not None and role in ("spectator", "seat"):
        _is_a_seat(at, seat)
        role = "seat"
    else:
        seat = None
    if key and not offload(register.redeem, hashed(key)):
        raise _no_such_key()
    token = new_token()
    name = made_visible(str(given.get("name") or "")[:60])

    def admit() -> Visitor | None:
        device = register.admit(
            table, secret=hashed(token), role="spectator", seat=None, name=name, house=house
        )
        if role == "spectator":
            return visiting(device)
        if not register.place(device.device, role=role, seat=seat):
            register.put_out(table, device.device)
            return None
        return Visitor(
            next(r for r in ROLES if r == role), table, seat, device.device, name, house=house
        )

    who = offload(admit)
    if who is None:
        raise _taken_seats(seat)
    the.outbox.devices(table)
    log.info("somebody joined", extra={"table": table, "role": who.role, "device": who.device})
    seated = {**_seats_json(the, at), "role": who.role, "seat": who.seat}
    return jsonify(
        {**seated, "room": offload(room_of, the.open_tables.ledger, table), "token": token}
    )


@joining.get("/api/me")
@about(
    "Who this device is at its table.",
    who="joined",
    gives=thing(table=maybe(TEXT), role=ROLE, seat=maybe(TEXT), device=maybe(WHOLE), name=TEXT),
    refuses=(401,),
)
def me() -> ResponseReturnValue:
    who = visitor()
    return jsonify(table=who.table, role=who.role, seat=who.seat, device=who.device, name=who.name)


@joining.get("/api/tables/<table>/seats")
@about("The seats of a table, and which of them are taken.", who=ROLES, gives=_SEATS)
def seats(table: str) -> ResponseReturnValue:
    return jsonify(_seats_json(service(), live(table)))


@joining.post("/api/tables/<table>/seat")
@about(
    "Sit down on a free seat, change seats, or stand up (null).",
    who=("seat", "spectator"),
    body=form(seat=maybe(TEXT)),
    gives=thing(**_SEATED),
    refuses=(409,),
    required=True,
)
def sit(table: str) -> ResponseReturnValue:
    who = visitor()
    rate_limit("sit")
    the, at = service(), live(table)
    seat = fields(body(), seat=str).get("seat")
    if seat is not None:
        _is_a_seat(at, seat)
        if at.code is None and who.role != "seat":
            raise TurnedAway(409, "closed", {"say": "house-no-sitting"})
    role = "spectator" if seat is None else "seat"
    assert who.device is not None

    register = the.open_tables.ledger.register

    def place() -> bool:
        return register.place(who.device or 0, role=role, seat=seat)

    if not offload(place):
        # The phone that sat there has gone: it was closed, or its code was scanned again.
        if any(one["here"] for one in offload(the.outbox.list, table) if one["seat"] == seat):
            raise _taken_seats(seat)
        for device in offload(register.devices, table):
            if device.seat == seat:
                offload(lambda one=device.device: register.place(one, role="spectator", seat=None))
                the.sessions.forget(device.device)
        if not offload(place):
            raise _taken_seats(seat)
    moved = replace(who, role=next(r for r in ROLES if r == role), seat=seat)
    the.sessions.forget(who.device)
    the.outbox.moved(moved)
    the.outbox.devices(table)
    return jsonify({**_seats_json(the, at), "role": role, "seat": seat})


@joining.post("/api/tables/<table>/invitations")
@about(
    "A one-time key for another device, good for ten minutes.",
    who=("host",),
    body=form("role", role=ROLE, seat=TEXT),
    gives=shape(
        "Invitation",
        "A one-time key, as a link and its QR code.",
        thing(key=TEXT, link=TEXT, https_link=TEXT, qr=TEXT, seconds=WHOLE),
    ),
    status=201,
    required=True,
)
def invite(table: str) -> ResponseReturnValue:
    rate_limit("act")
    the, at = service(), live(table)
    given = fields(body(), role=str, seat=str)
    role, seat = given.get("role"), given.get("seat")
    if role not in ROLES:
        raise TurnedAway(400, "bad-input", f"A role is one of {', '.join(ROLES)}.")
    if role == "seat":
        if seat is None:
            raise TurnedAway(400, "bad-input", "Whose seat?")
        _is_a_seat(at, seat)
    elif seat is not None:
        raise TurnedAway(400, "bad-input", "Only a seat's phone has a seat.")
    key, house = new_key(), role == "host" and visitor().house

    def keep() -> None:
        the.open_tables.ledger.register.invite(
            table,
            secret=hashed(key),
            role=role,
            seat=seat,
            until=time.time() + KEY_SECONDS,
            house=house,
        )

    offload(keep)
    plain = _join_link(the, "http", f"key/{key}")
    https = _join_link(the, "https", f"key/{key}") if the.options.secure else plain
    shown = https if role == "camera" else plain
    return (
        jsonify(key=key, link=plain, https_link=https, qr=qr(shown), seconds=KEY_SECONDS),
        201,
    )


@joining.get("/api/tables/<table>/join.svg")
@about(
    "The QR code that leads to this table.",
    who=ROLES,
    gives=TEXT,
    gives_type="image/svg+xml",
    refuses=(409,),
)
def join_code(table: str) -> ResponseReturnValue:
    code = live(table).code
    if code is None:
        raise TurnedAway(409, "closed", {"say": "house-no-joining"})
    return Response(qr(_join_link(service(), "http", f"join/{code}")), mimetype="image/svg+xml")


@joining.post("/api/tables/<table>/code")
@about(
    "Make a new join code; with `open: false` there is none, and nobody can join.",
    who=("host",),
    body=form(open=YES),
    gives=thing(code=maybe(TEXT), open=YES),
)
def recode(table: str) -> ResponseReturnValue:
    rate_limit("act")
    the, at = service(), live(table)
    wanted = fields(body(), open=bool).get("open")

    def change() -> str | None:
        if wanted is False:
            the.open_tables.ledger.register.close(table)
            return None
        return the.open_tables.ledger.register.recode(table)

    at.code = offload(change)
    at.announce()
    return jsonify(code=at.code, open=at.code is not None)


@joining.put("/api/tables/<table>/language")
@about(
    "Set the language for devices that chose none; with null, each speaks its browser's.",
    who=("host",),
    body=form(language=maybe(TEXT)),
    gives=thing(language=maybe(TEXT)),
    required=True,
)
def speak(table: str) -> ResponseReturnValue:
    rate_limit("act")
    the, at = service(), live(table)
    told = body()
    wanted = told.get("language") if isinstance(told, dict) else None
    if wanted is not None and wanted not in languages():
        raise TurnedAway(400, "bad-input", f"The languages are {', '.join(languages())}.")
    offload(the.open_tables.ledger.register.set, spoken_at(at.id), wanted)
    the.outbox.put("language", {"language": wanted}, room_of_all(at.id))
    return jsonify(language=wanted)


@joining.get("/api/tables/<table>/devices")
@about(
    "Who joined, and who is here now.",
    who=("host", "seat"),
    gives=thing(devices=many(ref("Device"))),
)
def joined(table: str) -> ResponseReturnValue:
    return jsonify(devices=offload(service().outbox.list, table))


@joining.delete("/api/tables/<table>/devices/<int:device>")
@about("Put a device out; its token is worthless at once.", who=("host",), gives=thing(ok=YES))
def put_out(table: str, device: int) -> ResponseReturnValue:
    the = service()
    if device > 2**31 or not offload(the.open_tables.ledger.register.put_out, table, device):
        raise TurnedAway(404, "no-such-device", {"say": "house-no-device"})
    the.sessions.forget(device)
    the.outbox.out(device)
    log.info("a device was put out", extra={"table": table, "device": device})
    the.outbox.devices(table)
    return jsonify(ok=True)


@joining.patch("/api/tables/<table>/devices/me")
@about(
    "Give this device a name.", who=ROLES, body=form(name=TEXT), gives=thing(ok=YES), required=True
)
def rename(table: str) -> ResponseReturnValue:
    who = visitor()
    rate_limit("sit")
    name = made_visible(str(fields(body(), name=str).get("name") or "")[:60])
    the = service()
    if who.device is not None:
        offload(the.open_tables.ledger.register.rename, who.device, name)
        the.sessions.forget(who.device)
        the.outbox.devices(table)
    return jsonify(ok=True)


def qr(text: str) -> str:
    """A QR code as a picture for a page."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, scale=4, xmldecl=False, svgns=True, dark="#000", light="#fff"
    )
    return out.getvalue().decode()


def _seats_json(the: Service, at: LiveTable) -> Json:
    table = at.table
    taken = {
        device.seat
        for device in offload(the.open_tables.ledger.register.devices, at.id)
        if device.seat
    }
    present = {one["seat"] for one in offload(the.outbox.list, at.id) if one["here"]}
    return {
        "table": at.id,
        "game": table and table.setting.game.name,
        "phase": table and table.phase,
        "open": at.code is not None,
        "seats": [
            {"name": name, "taken": name in taken, "here": name in present}
            for name in _player_names(at)
        ],
    }


def _player_names(at: LiveTable) -> list[str]:
    """Who plays at a table, by the referee or, without one, by the score sheet."""
    return (
        offload(columns, service().open_tables.ledger, at.id)
        if at.table is None
        else list(there(at.table))
    )


def _is_a_seat(at: LiveTable, seat: str) -> None:
    if seat not in _player_names(at):
        raise TurnedAway(404, "no-such-seat", {"say": "house-no-seat", "player": seat[:60]})


def _typed_letters(code: object) -> str:
    """A join code as it was typed: its letters, in capitals."""
    return "".join(one for one in str(code or "") if one.isascii() and one.isalnum()).upper()[:8]


def _no_such_key() -> TurnedAway:
    return TurnedAway(404, "no-such-key", {"say": "house-no-key"})


def _taken_seats(seat: str | None) -> TurnedAway:
    return TurnedAway(409, "seat-taken", {"say": "house-seat-taken", "player": seat})


def _join_link(the: Service, scheme: str, path: str) -> str:
    base = next(iter(the.reached_at(scheme)), None)
    if base is None:
        base = request.host_url.rstrip("/")
    return f"{base}/#/{path}"
