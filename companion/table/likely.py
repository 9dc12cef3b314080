"""What a wrong entry probably was: for the Fix page, so that the right card is mostly one tap away.

A card is misread for its neighbors: the same symbol in another color, the next number in the same color.
Of those, the ones that fit what came after stand first.
"""

from typing import Any

from companion.rules.games import GAMES
from companion.wire.referee import Referee

Json = dict[str, Any]

GUESSES = 3


def guesses(referee: Referee, seq: int) -> Json:
    """The likeliest cards and players for an entry, best first."""
    act: Json = dict(referee.entries[seq - 1]["act"])
    table = referee.table
    found: Json = {"cards": [], "players": []}
    if isinstance(act.get("card"), str):
        game = GAMES[table["game"]]
        was = act["card"].partition("#")[0]
        near = sorted(
            (name for name in game.deck.names if name != was and likeness(name, was) > 0),
            key=lambda name: -likeness(name, was),
        )[:10]
        found["cards"] = _fitting(referee, seq, [{**act, "card": name} for name in near], "card")
    if isinstance(act.get("player"), str):
        names = [player["name"] for player in table["players"] if player["name"] != act["player"]]
        found["players"] = _fitting(
            referee, seq, [{**act, "player": name} for name in names], "player"
        )
    return found


def likeness(one: str, other: str) -> int:
    """How easily one card is taken for another: 3 for the same symbol, 2 for the next number, 1 for the color."""
    color, _, symbol = one.partition("-")
    other_color, _, other_symbol = other.partition("-")
    if symbol and symbol == other_symbol:
        return 3
    if color != other_color:
        return 0
    number, other_number = symbol.split("-")[0], other_symbol.split("-")[0]
    if number == other_number:
        return 3
    if number.isdigit() and other_number.isdigit():
        return 2 if abs(int(number) - int(other_number)) == 1 else 1
    return 2 if number.isdigit() == other_number.isdigit() else 1


def _fitting(referee: Referee, seq: int, acts: list[Json], field: str) -> list[str]:
    """The acts that leave the least standing that doesn't fit, in that order."""
    rated: list[tuple[int, int, str]] = []
    for place, act in enumerate(acts):
        outcome = referee.preview({"act": "amend", "target": seq, "with": act})
        if outcome.get("ok"):
            strange = len(outcome.get("lost", ())) + len(outcome["reply"].get("findings", ()))
            rated.append((strange, place, act[field]))
    return [name for _, _, name in sorted(rated)[:GUESSES]]
