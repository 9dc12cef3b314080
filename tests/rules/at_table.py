"""Short ways to say what happens at a table."""

from typing import Any

from companion.table.script import Script

Act = dict[str, Any]
THREE = ["North", "East", "South"]


def sit(game: str = "mod", top: str | None = "red-5", **more: Any) -> Script:
    """Three people, South deals, North begins."""
    referee = Script()
    act: Act = {"act": "start", "game": game, "players": THREE, "dealer": "South", **more}
    assert referee.act(act)["ok"]
    if top is not None:
        assert referee.act({"act": "turn-up", "card": top})["ok"]
    return referee


def say(referee: Script, act: str, player: str | None = None, /, **fields: Any) -> Act:
    """One act that has to be accepted."""
    reply = attempt(referee, act, player, **fields)
    assert reply["ok"], reply["refused"]
    return reply


def attempt(referee: Script, act: str, player: str | None = None, /, **fields: Any) -> Act:
    """One act, whatever comes of it."""
    data: Act = {"act": act, **fields}
    if player is not None:
        data["player"] = player
    return referee.act(data)


def refusal(referee: Script, act: str, player: str | None = None, /, **fields: Any) -> str:
    """The code with which an act is refused."""
    reply = attempt(referee, act, player, **fields)
    assert not reply["ok"], reply["says"]
    code: str = reply["refused"]["code"]
    return code


def play(player: str, card: str) -> Act:
    """The act of playing a card, to be put into a correction."""
    return {"act": "play", "player": player, "card": card}


def count(referee: Script, player: str) -> int:
    cards: int = next(p["cards"] for p in referee.table["players"] if p["name"] == player)
    return cards


def ask(referee: Script) -> str:
    """The first question that stands open."""
    name: str = referee.table["awaiting"][0]["ask"]
    return name
