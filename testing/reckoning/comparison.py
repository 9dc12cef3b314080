"""Compares what the companion shows with how things really stand."""

from __future__ import annotations

from companion.demo.deed import Deed, TrueState
from companion.wire.strict_json import Json


def differences(deed: Deed, true: TrueState, table: Json) -> dict[str, tuple[object, object]]:
    """What the companion shows otherwise than it is."""
    players = {p["name"]: p for p in table["players"]}
    pairs: dict[str, tuple[object, object]] = {
        "cards": (dict(true.cards), {n: p["cards"] for n, p in players.items()}),
        "scores": (dict(true.scores), {n: p["score"] for n, p in players.items()}),
        "top": (true.top, table["top"]),
    }
    if true.towers:
        mine = {n: sorted(t for t, who in true.towers.items() if who == n) for n in players}
        theirs = {
            n: sorted("bang" if t == "!" else t.lower() for t in p["towers"])
            for n, p in players.items()
        }
        pairs["towers"] = (mine, theirs)
    if deed.kind == "turn":
        pairs["turn"] = (true.turn, table["turn"])
        pairs["direction"] = (true.direction, table["direction"])
        pairs["color"] = (true.color, table["color"])
    if deed.kind in ("count", "end"):
        del pairs["top"], pairs["cards"]
        pairs.pop("towers", None)
        if table["phase"] == "hands":
            del pairs["scores"]
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
