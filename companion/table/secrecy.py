"""Who may see which cards: a hand shown for a challenge is for the challenger, a drawn card for who drew it."""

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]

_OWN = frozenset({"draw", "show-hand", "set"})
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


def veiled(act: Json, *, seat: str | None) -> Json:
    """An act as somebody else at the table may read it."""
    if act.get("with"):
        act = {**act, "with": veiled(act["with"], seat=seat)}
    if act.get("act") in _OWN and act.get("cards") and act.get("player") != seat:
        return {**{key: value for key, value in act.items() if key != "cards"}, "hidden": True}
    return act
