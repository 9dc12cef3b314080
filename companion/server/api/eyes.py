"""Cameras: choose one, look through it, and send it pictures, readings, or what has settled."""

import math
import time
from functools import partial
from pathlib import Path
from typing import get_type_hints

from flask import Blueprint, Response, jsonify, request, send_file
from flask.typing import ResponseReturnValue

from companion.pile.event import KINDS, read
from companion.rules.acts import Start
from companion.rules.agenda import AskHand
from companion.server import as_json
from companion.server.access import ROLES
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
    ref,
    shape,
    thing,
)
from companion.server.durations import FRAME_SECONDS, Timer
from companion.server.guard import (
    address,
    body,
    fields,
    from_this_machine,
    in_side_queue,
    is_household,
    rate_limit,
    visitor,
    who_may,
)
from companion.server.rate_limits import subnet
from companion.server.service import service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, bad_input
from companion.table.camera import Camera, State, TooMany
from companion.table.hand_scan import Faces, deck_of, read_picture, read_tags
from companion.tags import BadDeck, Deck
from companion.vision import picture_size
from companion.wire.schema import schema_of
from companion.wire.sent import bad_id
from companion.wire.strict_json import Json

eyes = Blueprint("eyes", __name__)


CARDS = ("tags", "bare", "both", "any")
"""What may lie on a table."""
_STATE = ref("CameraState")
_SIGHTING = form(
    "event",
    event={"enum": [*KINDS, "alive"]},
    id=TEXT,
    **{
        name: {"type": "object"} if name == "arm" else schema_of(hint)
        for kind in KINDS.values()
        for name, hint in get_type_hints(kind).items()
        if name != "name"
    },
)
_TAGS = many(
    {
        "type": "object",
        "required": ["text"],
        "properties": {"text": TEXT, "corners": many(PAIR)},
    }
)
_HAND = shape(
    "HandScan",
    "A fanned hand, the likeliest faces of each card without a tag that is in doubt, and why there may be more in it.",
    thing(cards=many(TEXT), doubtful=many(many(TEXT)), sure=YES, why=maybe(TEXT), says=maybe(TEXT)),
)
Quad = tuple[tuple[float, float], ...]

_PICTURES = {"image/jpeg": b"\xff\xd8", "image/png": b"\x89PNG", "image/webp": b"RIFF"}


@eyes.get("/api/cameras")
@about(
    "The cameras of this machine.",
    who="the house",
    gives=thing(
        cameras=many(shape("Webcam", "A camera of this machine.", thing(source=TEXT, says=TEXT)))
    ),
)
def cameras() -> ResponseReturnValue:
    return jsonify(cameras=service().camera_threads.together("cameras", _listed_cameras))


@eyes.put("/api/tables/<table>/camera")
@about(
    "Look with this camera: `push:` waits for a phone's pictures, null switches it off. `deck` is the name printed in "
    "the tags, `bare` a taught deck; `cards` says which of the two lie on the table. With `any`, cards that nobody "
    "taught are read, and tags where there are some.",
    who=("host",),
    body=form("source", source=maybe(TEXT), deck=TEXT, bare=TEXT, cards={"enum": [*CARDS]}),
    gives=_STATE,
    required=True,
)
def choose(table: str) -> ResponseReturnValue:
    who = visitor()
    rate_limit("camera")
    given = fields(body(), source=str, deck=str, bare=str, cards=str)
    camera = _camera_of(table)
    source, deck, bare = given.get("source"), given.get("deck"), given.get("bare")
    if given.get("cards") not in (None, *CARDS):
        raise TurnedAway(400, "bad-input", "“cards” is tags, bare, both or any.")
    if given.get("cards") == "tags":
        bare = None
    tags, any_cards = given.get("cards") != "bare", given.get("cards") == "any"
    if source not in (None, "push:") and not who.loopback and not source.isdecimal():
        # A file or an address is opened by this machine, so only this machine may name one.
        raise TurnedAway(403, "not-yours", {"say": "house-only-house"})
    if source not in (None, "push:") and not is_household():
        raise TurnedAway(403, "not-yours", {"say": who_may()})
    try:
        if source is None:
            service().camera_threads.do(camera.stop)
        else:
            _count_turned_on(camera)
            service().camera_threads.do(
                lambda: camera.watch(source, deck=deck, bare=bare, tags=tags, any_cards=any_cards)
            )
    except (ValueError, OSError) as fault:
        raise bad_input(fault) from fault
    return jsonify(as_json.camera(camera.state()))


@eyes.get("/api/tables/<table>/camera")
@about(
    "The camera's state; players and spectators learn only whether it is on.",
    who=ROLES,
    gives=_STATE,
)
def state(table: str) -> ResponseReturnValue:
    camera = _camera_of(table)
    if not _may_direct_camera(table):
        return jsonify({**as_json.camera(State.hidden(on=camera.state().on)), "pile": []})
    return _full_camera_state(camera)


@eyes.post("/api/tables/<table>/camera/wave")
@about(
    "Say whose hand comes to the pile next, so that the camera learns that arm; leave `player` out to stop.",
    who=("host",),
    body=form(player=TEXT),
    gives=_STATE,
)
def wave(table: str) -> ResponseReturnValue:
    rate_limit("act")
    player = fields(body(), player=str).get("player")
    seated = live(table).table
    if player is not None and (seated is None or player not in seated.names):
        raise TurnedAway(400, "bad-input", f"Nobody here is called {player}.")
    camera = _camera_of(table)
    service().camera_threads.do(camera.wave, player)
    return _full_camera_state(camera)


@eyes.post("/api/tables/<table>/camera/arm")
@about(
    "Show from which direction a player reaches, in degrees around the pile in the picture, clockwise from the right.",
    who=("host",),
    body=form("player", "direction", player=TEXT, direction=NUMBER),
    gives=_STATE,
    required=True,
)
def arm(table: str) -> ResponseReturnValue:
    rate_limit("act")
    given = fields(body(), player=str, direction=(int, float))
    player, direction = given.get("player"), given.get("direction")
    seated = live(table).table
    if player is None or seated is None or player not in seated.names:
        raise TurnedAway(400, "bad-input", "Name somebody who plays here.")
    if direction is None or not math.isfinite(direction):
        raise TurnedAway(400, "bad-input", "A “direction” is a number of degrees.")
    camera = _camera_of(table)
    service().camera_threads.do(camera.place_arm, player, float(direction) % 360)
    return _full_camera_state(camera)


@eyes.post("/api/tables/<table>/camera/draw-pile")
@about(
    "Show where the draw pile lies, in shares of the picture; null if nobody knows. With a mat this is not needed.",
    who=("host",),
    body=form("at", at=maybe(PAIR)),
    gives=_STATE,
    required=True,
)
def draw_pile(table: str) -> ResponseReturnValue:
    rate_limit("act")
    given = fields(body(), at=list)
    at = given.get("at")
    spot: tuple[float, float] | None = None
    if at is not None:
        if len(at) != 2 or not all(isinstance(v, int | float) and 0 <= v <= 1 for v in at):
            raise TurnedAway(400, "bad-input", "“at” is two shares of the picture, from 0 to 1.")
        spot = (float(at[0]), float(at[1]))
    camera = _camera_of(table)
    service().camera_threads.do(camera.place_draw, spot)
    return _full_camera_state(camera)


@eyes.post("/api/tables/<table>/camera/film")
@about(
    "It saw that wrong: keep the last half minute as a film on this machine, together with what was read.",
    who=("host",),
    gives=thing(file=TEXT, seconds=NUMBER),
    refuses=(404, 409),
)
def film(table: str) -> ResponseReturnValue:
    rate_limit("film")
    folder = service().options.films
    try:
        kept = (
            None
            if folder is None
            else in_side_queue(_camera_of(table).keep_film, folder, service().side_queue.process.do)
        )
    except TooMany as fault:
        raise TurnedAway(409, "full", fault.said or str(fault)) from fault
    if kept is None:
        raise TurnedAway(404, "no-picture", {"say": "house-no-picture"})
    path, seconds = kept
    return jsonify(file=str(path), seconds=round(seconds, 1))


@eyes.get("/api/tables/<table>/camera/films/<name>")
@about(
    "Download a film that was kept before, by the name of its file.",
    who=("host",),
    gives={"type": "string", "format": "binary"},
    gives_type="application/octet-stream",
)
def kept_film(table: str, name: str) -> ResponseReturnValue:
    live(table)
    folder = service().options.films
    # Only a plain name is taken: no address leads out of the folder.
    path = None if folder is None or Path(name).name != name else folder / name
    if path is None or not path.is_file():
        raise TurnedAway(404, "no-picture", {"say": "house-no-picture"})
    return send_file(path.resolve(), as_attachment=True, download_name=name)


@eyes.get("/api/tables/<table>/camera.jpg")
@about(
    "The newest picture, with what is seen drawn in. While a hand is shown to one player, others get none.",
    who=ROLES,
    gives={"type": "string", "format": "binary"},
    gives_type="image/jpeg",
)
def picture(table: str) -> ResponseReturnValue:
    if not _may_direct_camera(table) and _a_hand_is_shown(table):
        raise TurnedAway(403, "not-yours", {"say": "house-hand-shown"})
    found = service().camera_threads.together(table, _camera_of(table).picture)
    if found is None:
        raise TurnedAway(404, "no-picture", {"say": "house-no-picture"})
    return Response(found, mimetype="image/jpeg")


def _may_direct_camera(table: str) -> bool:
    """Whether this visitor looks after the camera of a table."""
    return visitor().at(table) in ("host", "camera")


def _a_hand_is_shown(table: str) -> bool:
    """Whether somebody lays a hand open for a challenge, perhaps before this camera."""
    now = live(table).table
    return now is not None and any(isinstance(asked, AskHand) for asked in now.prompts())


@eyes.post("/api/tables/<table>/frames")
@about(
    "A picture from a camera, up to 2 MB; `table` and `camera` messages tell what follows from it. "
    "`lost` says that the picture before was not looked at, because they come faster than this machine can look.",
    who=("host", "camera"),
    body={"type": "string", "format": "binary"},
    body_type="image/jpeg",
    gives=thing(ok=YES, lost=YES),
    status=202,
    required=True,
)
def frame(table: str) -> ResponseReturnValue:
    rate_limit("picture")
    picture, camera = picture_sent(), _camera_sent_to(table)
    with Timer(FRAME_SECONDS):
        lost = service().camera_threads.do(camera.push, picture)
    return jsonify(ok=True, lost=lost), 202


@eyes.post("/api/tables/<table>/readings")
@about(
    "Tags that a device read by itself.",
    who=("host", "camera"),
    body=form("tags", tags=_TAGS),
    gives=thing(ok=YES),
    status=202,
    required=True,
)
def readings(table: str) -> ResponseReturnValue:
    rate_limit("picture")
    given = fields(body(), tags=list)
    read, camera = tags(given), _camera_sent_to(table)
    service().camera_threads.do(camera.push_readings, read)
    return jsonify(ok=True), 202


@eyes.post("/api/tables/<table>/sightings")
@about(
    "What a `companion eye` on another computer saw: cards laid, cards taken back, tokens; `alive` every few seconds.",
    who=("host", "camera"),
    body=_SIGHTING,
    gives=thing(replies=many(ref("Reply")), shuffles=WHOLE, pile=many(TEXT)),
    required=True,
)
def sighting(table: str) -> ResponseReturnValue:
    rate_limit("act")
    given = fields(body(), event=str, card=str, token=str, id=str, t=(int, float))
    kind = given.get("event")
    needed = {"settled": "card", "taken-back": "card", "missed": "card", "token": "token"}
    if kind is None or (kind in needed and given.get(needed[kind]) is None):
        raise TurnedAway(400, "bad-input", "A sighting has an “event”, and its card or token.")
    camera = _camera_of(table)
    id_ = given.get("id")
    if (bad := bad_id(id_)) is not None:
        raise TurnedAway(400, "bad-input", bad.says)
    try:
        event = read(given, time.monotonic())
    except ValueError as fault:
        raise TurnedAway(400, "bad-input", str(fault)) from fault
    answers = (
        service().camera_threads.do(camera.alive)
        if event is None
        else service().camera_threads.do(camera.sighted, event, id_)
    )
    replies = [as_json.answer(answer, None) for answer in answers]
    pile = live(table).pile() if kind == "alive" else []
    return jsonify(replies=replies, shuffles=camera.shuffles, pile=pile)


@eyes.post("/api/tables/<table>/hand")
@about(
    "Read a fanned hand. Nothing is recorded, and the picture isn't kept.",
    who=("host", "seat"),
    body={"type": "string", "format": "binary"},
    body_type="image/jpeg",
    gives=_HAND,
    required=True,
)
def hand(table: str) -> ResponseReturnValue:
    rate_limit("picture")
    try:
        picture = picture_sent()
        start, mine = _match_and_deck_settings(table)
        at = (
            *_deck_by_printed_name(start, mine),
            () if start is None else _bare_faces_on_table(table, mine),
        )
        read_hand = partial(read_picture, any_cards=mine.get("cards") == "any")
        found = in_side_queue(service().side_queue.process.read, read_hand, picture, *at)
    except ValueError as fault:
        raise bad_input(fault) from fault
    return jsonify(as_json.hand_scan(found))


@eyes.post("/api/tables/<table>/hand/readings")
@about(
    "A fanned hand that the phone read by itself. Nothing is recorded.",
    who=("host", "seat"),
    body=form("tags", tags=_TAGS),
    gives=_HAND,
    required=True,
)
def hand_readings(table: str) -> ResponseReturnValue:
    rate_limit("picture")
    texts = [text for text, _ in tags(fields(body(), tags=list))]
    found = read_tags(texts, *_deck_by_printed_name(*_match_and_deck_settings(table)))
    return jsonify(as_json.hand_scan(found))


def _match_and_deck_settings(table: str) -> tuple[Start | None, Json]:
    """The match on the table, and what the household has set for its deck of that game."""
    start = live(table).start
    if start is None:
        return None, {}
    decks = (
        offload(service().open_tables.ledger.register.settings).get("household", {}).get("decks")
    )
    mine = decks.get(start.game) if isinstance(decks, dict) else None
    return start, mine if isinstance(mine, dict) else {}


def _deck_by_printed_name(start: Start | None, mine: Json) -> tuple[str | None, Deck | None]:
    """The game, and its deck by the name that the household gave it when it was printed."""
    if start is None:
        return None, None
    name = mine.get("name")
    try:
        return start.game, deck_of(start, name if isinstance(name, str) else None)
    except BadDeck:
        return start.game, deck_of(start, None)


def _bare_faces_on_table(table: str, mine: Json) -> Faces:
    """The faces of the bare deck on the table: the camera's, else the one that the household plays with."""
    own = mine.get("bare") if mine.get("cards") in ("bare", "both", "any") else None
    return offload(_camera_of(table).bare_faces, own if isinstance(own, str) else None)


def tags(given: Json) -> list[tuple[str, Quad]]:
    """Readings as the eyes take them: text and four corners."""
    found: list[tuple[str, Quad]] = []
    for tag in given.get("tags") or []:
        if not isinstance(tag, dict) or not isinstance(tag.get("text"), str):
            raise TurnedAway(400, "bad-input", "A tag has a “text” and its “corners”.")
        corners = tag.get("corners") or []
        try:
            quad = tuple((float(x), float(y)) for x, y in corners)
        except (TypeError, ValueError, OverflowError):
            raise TurnedAway(400, "bad-input", "“corners” are four points [x, y].") from None
        if len(quad) not in (0, 4) or not all(math.isfinite(v) for point in quad for v in point):
            raise TurnedAway(400, "bad-input", "“corners” are four points [x, y].")
        found.append((tag["text"][:200], quad))
    return found[:100]


def _camera_of(table: str) -> Camera:
    return service().cameras.of(live(table))


def _full_camera_state(camera: Camera) -> ResponseReturnValue:
    """How a camera is, and the pile as it knows it."""
    return jsonify(
        {**as_json.camera(camera.state()), "pile": service().camera_threads.do(camera.pile)}
    )


def _count_turned_on(camera: Camera) -> None:
    """Count a camera among those that its address turned on; this machine's own are not counted so."""
    the = service()
    here = visitor().loopback or from_this_machine(the, request)
    the.cameras.turn_on(camera, "" if here else subnet(address()))


def _camera_sent_to(table: str) -> Camera:
    """The camera of a table that a phone sends to, which is turned on by that."""
    camera = _camera_of(table)
    try:
        _count_turned_on(camera)
    except TooMany as fault:
        raise TurnedAway(429, "slow-down", str(fault), after=60) from fault
    return camera


def picture_sent() -> bytes:
    """The picture that a request brings."""
    kind, data = request.mimetype, request.get_data()
    if kind not in _PICTURES:
        raise TurnedAway(415, "bad-input", "Send a picture: image/jpeg, image/png or image/webp.")
    if not data.startswith(_PICTURES[kind]):
        raise TurnedAway(400, "bad-input", "That is no such picture.")
    try:
        picture_size.check(data)
    except picture_size.TooLarge as fault:
        raise TurnedAway(413, "too-big", {"say": "house-too-big"}, says=str(fault)) from fault
    return data


def _listed_cameras() -> list[Json]:
    """The cameras that the system lists."""
    from companion.vision.source import cameras  # OpenCV: loaded when somebody chooses one

    return [{"source": str(number), "says": name} for number, name in cameras().items()]
