"""What the camera tells, put into acts: a settled card is a fact, a token is a word, a hint stays a hint.

It knows no rules: it asks the table what it waits for, and the referee decides what a card means.
"""

import logging
from collections.abc import Mapping
from typing import Any

from companion.table.live import NOBODY, Answer, LiveTable, Sender

log = logging.getLogger(__name__)

Json = dict[str, Any]

COLORS = ("red", "blue", "green", "yellow", "purple", "orange")


class Witness:
    """Speaks for one camera at one table."""

    def __init__(self, live: LiveTable, sender: Sender = NOBODY) -> None:
        self._live = live
        self._sender = sender
        self._lifted: tuple[str, int] | None = None
        self._color: str | None = None
        self._seat: str | None = None
        self._towers: list[str] = []
        self.beside: list[str] = []

    def hear(self, event: Mapping[str, Any]) -> list[Json]:
        """Tell the table what was seen; the replies to the acts that came of it."""
        table = self._live.table
        if table is None:
            return []
        match event.get("event"):
            case "settled":
                return self._settled(str(event.get("card")), event.get("id"))
            case "taken-back":
                return self._taken_back(str(event.get("card")), event.get("top"), table)
            case "missed":
                return self._missed(str(event.get("card")), str(event.get("under")))
            case "token":
                return self._token(str(event.get("token")), table)
            case "beside":
                card = str(event.get("card"))
                if card not in self.beside:
                    self.beside.append(card)
                return []
            case _:
                return []

    # Cards

    def _settled(self, card: str, id_: object) -> list[Json]:
        replies: list[Json] = []
        lifted, self._lifted = self._lifted, None
        self.beside.clear()
        if lifted is not None and lifted[0] != card and lifted[1] == self._live.seq:
            # The last card was taken up again and another one put down: the player thought better of it.
            replies.append(self._do({"act": "undo"}))
        seen: Json = {"act": "seen", "card": card}
        if self._seat is not None:
            seen["player"], self._seat = self._seat, None
        if isinstance(id_, str):
            seen["id"] = id_
        replies.append(self._do(seen))
        table = self._live.table or {}
        if self._color is not None and (ask := asked(table, "color")):
            color, self._color = self._color, None
            replies.append(self._do({"act": "color", "player": ask["to"][0], "color": color}))
        self._color = None
        return replies

    def _taken_back(self, card: str, top: object, table: Json) -> list[Json]:
        if asked(table, "dispute"):
            # The disputed card is gone: what lies there now is what lay there before.
            under = str(top) if top else None
            return [self._do({"act": "seen", "card": under or str(table.get("top"))})]
        if bare(card) == table.get("top"):
            self._lifted = (card, self._live.seq)
        return []

    def _missed(self, card: str, under: str) -> list[Json]:
        """A card nobody saw being played: put in before the one on it, if the evening still fits."""
        last = next(
            (
                line["seq"]
                for line in reversed(self._live.entries())
                if line["act"].get("card") in (under, bare(under))
                and line["act"].get("act") in ("seen", "play")
            ),
            None,
        )
        if last is None:
            return []
        insert = {"act": "insert", "before": last, "with": {"act": "seen", "card": card}}
        outcome = self._live.preview(insert)
        reply = outcome.get("reply", {})
        if not outcome.get("ok") or outcome.get("lost") or reply.get("findings"):
            return []
        return [self._do(insert)]

    # Tokens

    def _token(self, token: str, table: Json) -> list[Json]:
        if token.startswith("seat-"):
            return self._seat_token(token, table)
        if token in COLORS:
            if ask := asked(table, "color"):
                return [self._do({"act": "color", "player": ask["to"][0], "color": token})]
            self._color = token
            return []
        if token.startswith("tower-"):
            return self._tower_token(token.removeprefix("tower-"), table)
        named, self._seat = self._seat, None
        return [self._do(act) for act in spoken(token, table, named)]

    def _seat_token(self, token: str, table: Json) -> list[Json]:
        number = int(token.removeprefix("seat-"))
        players = table["players"]
        if not 0 < number <= len(players):
            return []
        name = players[number - 1]["name"]
        if (ask := asked(table, "dispute")) and ask.get("card"):
            return [self._do({"act": "seen", "card": ask["card"], "player": name})]
        self._seat = name
        return []

    def _tower_token(self, tower: str, table: Json) -> list[Json]:
        ask = asked(table, "grab")
        if ask is None:
            return []
        self._towers.append("!" if tower == "bang" else tower.upper())
        if len(self._towers) < int(ask.get("count") or 1):
            return []
        towers, self._towers = self._towers, []
        return [self._do({"act": "grab", "player": ask["to"][0], "towers": towers})]

    def _do(self, act: Json) -> Json:
        answer: Answer = self._live.act(act, self._sender).result(timeout=60)
        if not answer.reply.get("ok"):
            log.info("the table did not take %s: %s", act, answer.reply.get("refused"))
        return answer.reply


def spoken(token: str, table: Json, named: str | None) -> list[Json]:
    """The acts that a command token stands for, as the table is now; none when it makes no sense there."""
    turn = named or table.get("turn")
    match token:
        case "drew":
            ask = asked(table, "penalty", "play")
            who = named or (ask and ask["to"][0])
            return [{"act": "draw", "player": who}] if who else []
        case "pass":
            if ask := asked(table, "keep-or-play"):
                return [{"act": "pass", "player": ask["to"][0]}]
            if ask := asked(table, "play"):
                # Drew without telling, and keeps the card.
                who = ask["to"][0]
                return [{"act": "draw", "player": who}, {"act": "pass", "player": who}]
            return []
        case "uno":
            owed = asked(table, "uno")
            who = named or (owed["to"][0] if owed else turn)
            return [{"act": "uno", "player": who}] if who else []
        case "catch":
            owed = asked(table, "uno")
            if owed is None:
                return []
            target = owed["to"][0]
            others = [player["name"] for player in table["players"] if player["name"] != target]
            who = turn if turn in others else others[0]
            return [{"act": "catch", "player": who, "target": target}]
        case "challenge" | "block":
            ask = asked(table, "penalty")
            return [{"act": token, "player": ask["to"][0]}] if ask else []
        case "guilty" | "innocent":
            ask = asked(table, "show-hand")
            who = named or (ask and ask.get("by")) or turn
            return [{"act": "verdict", "player": who, "guilty": token == "guilty"}] if ask else []
        case "spin":
            ask = asked(table, "spin")
            return [{"act": "spin", "player": ask["to"][0]}] if ask else []
        case "allow" | "undo" | "next-round" | "reshuffle":
            return [{"act": token}]
        case _:
            return []


def asked(table: Mapping[str, Any], *asks: str) -> Json | None:
    """What the table waits for, if it is one of these."""
    return next(
        (dict(prompt) for prompt in table.get("awaiting", []) if prompt["ask"] in asks), None
    )


def bare(card: str) -> str:
    """A card's name without the number of its copy."""
    return card.partition("#")[0]
