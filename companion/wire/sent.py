"""An act as somebody sent it: what it says, and the id that makes it count once."""

from dataclasses import dataclass

from companion.rules import acts
from companion.rules.judge import Refused
from companion.wire import acts as act_json
from companion.wire.fingerprint import fingerprint_of

LONGEST_ID = 64


@dataclass(frozen=True, slots=True)
class Sent:
    """An act, or why it can't be read; whom it speaks for, and what it was meant for, if that was said."""

    act: acts.Act | Refused
    by: str | None = None
    id: str | None = None
    fingerprint: str = ""
    match: object = None
    prompt: object = None


@dataclass(frozen=True, slots=True)
class BadId:
    """Why an act's id is none."""

    says: str


def sent(body: object) -> Sent | BadId:
    """An act as it came from outside."""
    if not isinstance(body, dict):
        return Sent(act_json.act_of(body))
    act = {key: value for key, value in body.items() if key != "id"} if "id" in body else body
    id_, by = body.get("id"), act.get("player")
    if (bad := bad_id(id_)) is not None:
        return bad
    return Sent(
        act_json.act_of(act),
        by if isinstance(by, str) else None,
        id_,
        "" if id_ is None else fingerprint_of(act),
        act.get("match"),
        act.get("prompt"),
    )


def bad_id(id_: object) -> BadId | None:
    """What is wrong with an id; nothing, when it is fit to make an act count once."""
    if id_ is None or (isinstance(id_, str) and 0 < len(id_) <= LONGEST_ID and id_.isprintable()):
        return None
    return BadId(f"An act's id is a text of 1 to {LONGEST_ID} characters.")


def player_of(act: acts.Act) -> str | None:
    """Whose act it is; nobody's when it names no player."""
    found: object = getattr(act, "player", None)
    return found if isinstance(found, str) else None


def said(act: acts.Act, id_: str | None = None) -> Sent:
    """An act that the house itself puts in, such as what a camera saw."""
    fingerprint = "" if id_ is None else fingerprint_of(act_json.write(act))
    return Sent(act, player_of(act), id_, fingerprint)
