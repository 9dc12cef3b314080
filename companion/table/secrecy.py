"""Who may see which cards: a hand shown for a challenge is for the challenger, a drawn card for who drew it."""

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]

_HIDDEN = frozenset({"drew", "drew-aside", "kept", "hand-shown"})
"""Events whose cards are not for everybody."""

_OWN = frozenset({"draw", "show-hand", "give"})
"""Acts whose `cards` only their player (and the host, who corrects) may read."""


def hand_shown(log: Sequence[Json], new: Sequence[Json]) -> Json | None:
    """The hand that an act showed, and the challenger, for whose eyes only it is."""
    for row in new:
        act = row["act"]
        if act.get("act") == "show-hand" and act.get("cards"):
            for before in reversed(log):
                if before["act"].get("act") == "challenge":
                    return {
                        "seq": row["seq"],
                        "player": act.get("player"),
                        "cards": act["cards"],
                        "to": before["act"]["player"],
                    }
    return None


def public(table: Json | None, *, seat: str | None = None) -> Json | None:
    """The table as everyone (or one seat) may see it: without the card that somebody just drew."""
    if not table or not any(prompt.get("cards") for prompt in table["awaiting"]):
        return table
    return {
        **table,
        "awaiting": [
            {**prompt, "cards": []}
            if prompt["ask"] == "keep-or-play" and seat not in prompt["to"]
            else prompt
            for prompt in table["awaiting"]
        ],
    }


def shown(events: Sequence[Json], *, seat: str | None = None) -> list[Json]:
    """What changed, as everyone (or one seat) may see it: without the cards drawn, shown, or given."""
    return [_veiled_event(event, seat) for event in events]


def for_seat(reply: Json, seat: str | None) -> Json:
    """A reply as one seat may read it."""
    if not reply.get("table"):
        return reply
    fit = {**reply, "table": public(reply["table"], seat=seat)}
    if "events" in reply:
        fit["events"] = shown(reply["events"], seat=seat)
    return fit


def _veiled_event(event: Json, seat: str | None) -> Json:
    if event["event"] in _HIDDEN and event.get("cards") and event.get("player") != seat:
        return {**event, "cards": []}
    if event["event"] == "gave" and event.get("giver") != seat:
        gifts = [gift if gift["to"] == seat else {**gift, "cards": []} for gift in event["gifts"]]
        return {**event, "gifts": gifts}
    return event


def veiled(act: Json, *, seat: str | None) -> Json:
    """An act as somebody else at the table may read it."""
    if act.get("with"):
        act = {**act, "with": veiled(act["with"], seat=seat)}
    if act.get("act") in _OWN and act.get("cards") and act.get("player") != seat:
        return {**{key: value for key, value in act.items() if key != "cards"}, "hidden": True}
    return act
