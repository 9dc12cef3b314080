"""The house itself: where it is reached, which games it knows, what it remembers, what it prints."""

import json
import time

from flask import Blueprint, Response, jsonify
from flask.typing import ResponseReturnValue

from companion.rules.games import GAMES
from companion.rules.setting import concerned, usual
from companion.server.description import (
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
from companion.server.guard import body, fields, in_side_queue, is_household, rate_limit, visitor
from companion.server.rate_limits import JSON_BYTES
from companion.server.service import service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, bad_input
from companion.table.release import ENGINE, RELEASE
from companion.wire.schema import schema_of
from companion.wire.shape import Color
from companion.wire.strict_json import Json

household = Blueprint("household", __name__)


@household.get("/healthz")
@about(
    "Whether the companion is well.",
    who="anyone",
    gives=thing(ok=YES, says=maybe(TEXT), version=TEXT),
    refuses=(503,),
)
def health() -> ResponseReturnValue:
    the = service()
    trouble = "The companion is stopping." if the.stopping else the.open_tables.ledger.trouble()
    return jsonify(ok=trouble is None, says=trouble, version=RELEASE), 503 if trouble else 200


_SERVER = shape(
    "Server",
    "A companion: `letters` says how many the codes of its tables have, `demo` that bots play there.",
    thing(
        version=TEXT, engine=TEXT, name=TEXT, now=WHOLE, http=many(TEXT), https=many(TEXT),
        local_name=maybe(TEXT), certificate=maybe(TEXT), host=YES, house=YES, demo=YES, may_create=YES,
        letters=many(WHOLE),
    ),
)  # fmt: skip


@household.get("/api/server")
@about(
    "Where the companion is reached, and what this device may do with it.",
    who="anyone",
    gives=_SERVER,
)
def server() -> ResponseReturnValue:
    the, who = service(), visitor()
    secure = the.options.secure
    return jsonify(
        version=RELEASE,
        engine=ENGINE,
        name="companion",
        now=int(time.time() * 1000),
        http=the.reached_at("http"),
        https=the.reached_at("https") if secure else [],
        local_name=the.options.local_name,
        certificate="/companion-ca.crt" if secure else None,
        host=who.role == "host",
        house=is_household(),
        demo=the.options.demo,
        may_create=the.options.tables_by == "anyone" or who.role == "host",
        letters=offload(the.open_tables.ledger.register.code_lengths),
    )


_COLORS = many(schema_of(Color))
_GAME = shape(
    "Game",
    "A box: `sign` is a card that tells it at a glance, `chapters` what only its sheet tells, `sizes` its boxes.",
    thing(
        id=TEXT, title=TEXT, colors=_COLORS, faces=many(TEXT), towers=many(TEXT), veto=YES,
        custom=many(TEXT), cards=WHOLE, icons=named(TEXT), sign=TEXT, chapters=many(TEXT),
        sizes=many(TEXT), players=many(WHOLE), target=WHOLE, scoring=TEXT,
        rulings=many(thing(name=TEXT, values=many(TEXT), default=TEXT)),
    ),
)  # fmt: skip
DECK = shape(
    "Deck",
    "The faces of a deck, and what each counts in a hand; of a whole game its colors and physical copies, too.",
    form(
        "cards", "points",
        game=TEXT, colors=_COLORS, cards=many(TEXT), copies=many(TEXT), points=named(WHOLE),
    ),
)  # fmt: skip


@household.get("/api/games")
@about("The games the companion referees.", who="anyone", gives=thing(games=many(_GAME)))
def games() -> ResponseReturnValue:
    return jsonify(
        games=[
            {
                "id": game.name,
                "title": game.title,
                "colors": list(game.colors),
                "faces": list(game.wheel),
                "towers": list(game.towers),
                "veto": game.veto,
                "custom": list(game.customizable),
                "cards": len(game.deck.copies) + len(game.extras),
                "icons": dict(game.icons),
                "sign": game.sign,
                "chapters": list(game.chapters),
                "sizes": list(game.sizes),
                "players": list(game.players),
                "target": game.target,
                "scoring": game.scoring,
                "rulings": [
                    {"name": name, "values": list(values), "default": usual(game)[name]}
                    for name, values in concerned(game).items()
                ],
            }
            for game in GAMES.values()
        ]
    )


@household.get("/api/games/<game>/deck")
@about(
    "Every card of a game, and every physical copy.",
    who="anyone",
    gives=DECK,
)
def deck(game: str) -> ResponseReturnValue:
    found = GAMES.get(game)
    if found is None:
        raise TurnedAway(404, "no-such-game", {"say": "house-no-page"})
    return jsonify(
        game=game,
        colors=list(found.colors),
        cards=list(found.deck.names),
        copies=list(found.deck.copies),
        points={name: card.points for name, card in found.deck.cards.items()},
    )


@household.get("/api/settings")
@about("What the household chose last time.", who="anyone", gives={"type": "object"})
def settings() -> ResponseReturnValue:
    return jsonify(offload(service().open_tables.ledger.register.settings).get("household", {}))


@household.put("/api/settings")
@about(
    "Remember the dashboard's choices for next time, up to 64 kB. `decks` holds, by game, "
    "the name, icons and customizable cards of the household's decks; fans of cards are read with that name.",
    who="the house",
    body={"type": "object"},
    gives={"type": "object"},
    required=True,
)
def remember() -> ResponseReturnValue:
    rate_limit("act")
    given = fields(body())
    if len(json.dumps(given)) > JSON_BYTES:
        raise TurnedAway(413, "too-big", {"say": "house-too-big"})
    offload(service().open_tables.ledger.register.set, "household", given)
    return jsonify(given)


_RANGE = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}
_LIMITS = shape(
    "PrintLimits",
    "The smallest and largest value of each size in mm, and which documents can be printed for single cards.",
    thing(
        scale=_RANGE, width=_RANGE, height=_RANGE, tag=_RANGE, used=_RANGE, single_cards=many(TEXT)
    ),
)  # fmt: skip


@household.get("/api/print")
@about(
    "What can be printed, and in which sizes.",
    who="anyone",
    gives=thing(
        documents=many(
            shape(
                "Printable",
                "A document that can be printed, and what may be chosen for it.",
                thing(id=TEXT, game=TEXT, title=TEXT, options=named(many(TEXT))),
            )
        ),
        limits=_LIMITS,
    ),
)
def documents() -> ResponseReturnValue:
    def listed() -> Json:
        # This room is heavy, and seldom asked for.
        from companion.printing import (
            LIMITS,
            MOST_USED,
            PAPERS,
            SINGLE_CARDS,
            STOCKS,
            kinds_of,
        )

        limits = {**LIMITS, "used": (0, MOST_USED), "single_cards": SINGLE_CARDS}
        documents = [
            {
                "id": kind,
                "game": game.name,
                "title": f"{game.title}: {kind}",
                "options": {"paper": list(PAPERS), "stock": list(STOCKS)},
            }
            for game in GAMES.values()
            for kind in kinds_of(game.name)
        ]
        return {"documents": documents, "limits": limits}

    return jsonify(offload(listed))


@household.post("/api/print/<document>")
@about(
    "Print a document; the options are those of `companion print`.",
    who="anyone",
    body=form(game={"enum": list(GAMES)}),
    gives={"type": "string", "format": "binary"},
    gives_type="application/pdf",
)
def press(document: str) -> ResponseReturnValue:
    rate_limit("print")
    options = fields(body())

    try:
        pdf = in_side_queue(service().side_queue.process.do, _printed_pdf, document, options)
    except TypeError as bad:
        raise TurnedAway(400, "bad-input", "That can't be printed.") from bad
    except ValueError as bad:
        raise bad_input(bad) from bad
    name = "".join(letter for letter in document if letter.isalnum() or letter == "-")
    return Response(
        pdf,
        mimetype="application/pdf",
        headers={"Content-Disposition": f'inline; filename="companion-{name}.pdf"'},
    )


def _printed_pdf(document: str, options: Json) -> bytes:
    from companion.printing import render  # in the other process only

    return render(document, **options)
