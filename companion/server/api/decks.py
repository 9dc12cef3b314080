"""Bare decks: which are known, and how one is taught by pictures. Pictures stay in this house."""

import base64
from collections.abc import Callable
from typing import TypeVar, get_args

from flask import Blueprint, Response, jsonify, request
from flask.typing import ResponseReturnValue

from companion.rules.games import GAMES
from companion.server.api.eyes import picture_sent
from companion.server.api.tables import live
from companion.server.description import (
    NUMBER,
    PAIR,
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
from companion.server.guard import body, fields, in_side_queue, is_household, rate_limit, who_may
from companion.server.service import service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, bad_input
from companion.table.teaching import BadDeck, OneByOne, Photo, Shown, State, Teaching
from companion.wire.strict_json import Json

decks = Blueprint("decks", __name__)

T = TypeVar("T")

_SHOWN = shape(
    "ShownCard",
    "A card that was shown: what is wrong with it, which other face it looks like, and its picture if in doubt.",
    form(
        "face", "quality", "corners", "poor", "looks",
        face=TEXT, quality=NUMBER, corners=many(PAIR), poor=maybe(TEXT), looks=maybe(TEXT), picture=TEXT,
    ),
)  # fmt: skip
_KNOWN = shape(
    "KnownDeck",
    "What is known of a deck without tags: each face's quality, the missing faces, and the rows to lay it out in.",
    thing(
        name=TEXT, game=TEXT, known=named(NUMBER), missing=many(TEXT), parts=named(many(many(TEXT)))
    ),
)


@decks.get("/api/decks")
@about(
    "The decks without tags that were taught.",
    who="a host",
    gives=thing(
        decks=many(
            shape(
                "TaughtDeck",
                "A bare deck, and how many of its faces are known.",
                thing(name=TEXT, game=TEXT, known=WHOLE, faces=WHOLE),
            )
        )
    ),
)
def taught() -> ResponseReturnValue:
    found = offload(service().open_tables.ledger.decks.all)
    return jsonify(
        decks=[
            {
                "name": one.name,
                "game": one.game,
                "known": one.faces,
                "faces": len(GAMES[one.game].deck.names),
            }
            for one in found
            if one.game in GAMES
        ]
    )


@decks.get("/api/decks/<deck>")
@about(
    "What is known of a deck, and the rows in which to lay it out: all of it, one color, or only what is missing.",
    who="the house",
    gives=_KNOWN,
    asks={"game": TEXT},
)
def known(deck: str) -> ResponseReturnValue:
    return jsonify(_known_deck_json(deck, _game_asked_for()))


@decks.post("/api/decks/<deck>")
@about("Bring back a deck that was forgotten within a week.", who="the house", gives=thing(ok=YES))
def bring_back(deck: str) -> ResponseReturnValue:
    rate_limit("act")
    return jsonify(ok=offload(service().open_tables.ledger.decks.bring_back, deck))


@decks.delete("/api/decks/<deck>")
@about(
    "Forget a deck and all of its pictures; for a week it can be brought back.",
    who="the house",
    gives=thing(forgotten=YES),
)
def forget(deck: str) -> ResponseReturnValue:
    rate_limit("act")
    return jsonify(forgotten=offload(service().open_tables.ledger.decks.forget, deck))


@decks.get("/api/decks/<deck>/faces/<face>")
@about(
    "A face as it was taught.",
    who="the house",
    gives={"type": "string", "format": "binary"},
    gives_type="image/webp",
)
def face(deck: str, face: str) -> ResponseReturnValue:
    for one, data in offload(service().open_tables.ledger.decks.pictures, deck):
        if one == face:
            return Response(data, mimetype="image/webp", headers={"Cache-Control": "no-cache"})
    raise TurnedAway(404, "no-picture", {"say": "house-no-page"})


@decks.put("/api/decks/<deck>/faces/<face>")
@about(
    "Say that a card that was cut out of a picture is this face.",
    who="the house",
    body={"type": "string", "format": "binary"},
    body_type="image/webp",
    gives=_KNOWN,
    required=True,
    asks={"game": TEXT},
)
def confirm(deck: str, face: str) -> ResponseReturnValue:
    rate_limit("picture")
    teaching, game, data = _teaching_of_household(), _game_asked_for(), picture_sent()
    _do_slow_work(lambda: teaching.keep(deck, game, face, data))
    return jsonify(_known_deck_json(deck, game))


@decks.delete("/api/decks/<deck>/faces/<face>")
@about(
    "Forget one face, so that it has to be shown again.",
    who="the house",
    gives=_KNOWN,
    asks={"game": TEXT},
)
def forget_face(deck: str, face: str) -> ResponseReturnValue:
    rate_limit("act")
    offload(service().open_tables.ledger.decks.forget_face, deck, face)
    return jsonify(_known_deck_json(deck, _game_asked_for()))


@decks.post("/api/decks/<deck>/photo")
@about(
    "Teach with a picture of cards laid out in the rows of one part. Good cards are kept, doubtful ones come back.",
    who="the house",
    body={"type": "string", "format": "binary"},
    body_type="image/jpeg",
    gives=shape(
        "DeckPhoto",
        "What a picture of laid-out cards showed; `strange` counts things that were no cards.",
        thing(wide=WHOLE, tall=WHOLE, strange=WHOLE, cards=many(_SHOWN), deck=_KNOWN),
    ),
    required=True,
    asks={"game": TEXT, "part": TEXT},
)
def photo(deck: str) -> ResponseReturnValue:
    rate_limit("picture")
    teaching, game = _teaching_of_household(), _game_asked_for()
    part, data = request.args.get("part", "all"), picture_sent()
    found: Photo = _do_slow_work(lambda: teaching.photo(deck, game, part, data))
    return jsonify(
        wide=found.wide,
        tall=found.tall,
        strange=found.strange,
        cards=[_shown_card_json(one) for one in found.cards],
        deck=_known_deck_json(deck, game),
    )


@decks.post("/api/tables/<table>/teach")
@about(
    "Look at the one card under this table's camera; once it lies still it is learned as `face`.",
    who=("host",),
    body=thing(deck=TEXT, game=TEXT, face=TEXT),
    gives=shape(
        "Glimpse",
        "What lies under the camera while a deck is taught.",
        thing(state={"enum": list(get_args(State))}, card=maybe(_SHOWN), deck=maybe(_KNOWN)),
    ),
    required=True,
)
def look(table: str) -> ResponseReturnValue:
    if not is_household():
        raise TurnedAway(403, "not-yours", {"say": who_may()})
    rate_limit("picture")
    given = fields(body(), deck=str, game=str, face=str)
    deck, game, face = (str(given.get(name) or "") for name in ("deck", "game", "face"))
    camera = service().cameras.of(live(table))
    data = service().camera_threads.together((table, "plain"), lambda: camera.picture(plain=True))
    if data is None:
        raise TurnedAway(404, "no-picture", {"say": "house-no-picture"})
    if camera.teaching is None:
        camera.teaching = OneByOne(_teaching_of_household())
    showing = camera.teaching
    glimpse = _do_slow_work(lambda: showing.look(deck, game, face, data))
    card = None if glimpse.card is None else _shown_card_json(glimpse.card)
    return jsonify(
        state=glimpse.state,
        card=card,
        deck=_known_deck_json(deck, game) if glimpse.state == "taught" else None,
    )


def _teaching_of_household() -> Teaching:
    the = service()
    return Teaching(the.open_tables.ledger.decks, the.side_queue.process.do)


def _game_asked_for() -> str:
    return request.args.get("game", "")


def _do_slow_work(work: Callable[[], T]) -> T:
    """Does slow work; what is wrong with a deck or a picture is said in a sentence."""
    try:
        return in_side_queue(work)
    except ValueError as fault:
        raise bad_input(fault) from fault


def _known_deck_json(deck: str, game: str) -> Json:
    teaching = _teaching_of_household()

    def asked() -> Json:
        found, parts = teaching.known(deck, game), teaching.parts(deck, game)
        return {
            "name": deck,
            "game": game,
            "known": found,
            "missing": [one for row in parts.get("missing", ()) for one in row],
            "parts": parts,
        }

    try:
        return offload(asked)
    except BadDeck as bad:
        raise bad_input(bad) from bad


def _shown_card_json(card: Shown) -> Json:
    told: Json = {
        "face": card.face,
        "quality": card.quality,
        "corners": [[round(x, 1), round(y, 1)] for x, y in card.corners],
        "poor": card.poor,
        "looks": card.looks,
    }
    if card.picture is not None:
        told["picture"] = "data:image/webp;base64," + base64.b64encode(card.picture).decode("ascii")
    return told
