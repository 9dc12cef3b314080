"""Command tokens, laid beside the pile one after another: what they say, as the table is now.

A number is a player, or how many; a card laid beside the pile is one that is shown. What a token alone
doesn't say yet is kept until the next one says the rest, and UNDO takes it back.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.wire.english import TOWERS

Json = dict[str, Any]

COLORS = ("red", "blue", "green", "yellow", "purple", "orange")
GOOD = {"joke": "laughed", "rooster": "crowed"}
COSTLY = {"joke": "silent", "rooster": "chickened"}


class Tokens:
    """What was laid and is not answered yet."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        """The cards that lie beside the pile."""
        self._numbers: list[int] = []
        self._color: str | None = None
        self._towers: list[str] = []
        self._veto = False
        self._reveals: dict[str, list[str]] = {}
        self._doubted: tuple[str, list[str]] | None = None

    def show(self, card: str) -> None:
        """A card lies beside the pile."""
        if card not in self.shown:
            self.shown.append(card)

    def played(self, table: Json | None) -> tuple[str | None, str | None]:
        """Whose the card on the pile is and which color it stands for, if tokens said so before it came."""
        who = self._first(table) if table else None
        color, self._color = self._color, None
        self._numbers.clear()
        self.shown.clear()
        return who, color

    def refused(self, act: Json) -> None:
        """A hand that isn't as long as the referee thought: the same number once more stands by it."""
        if act["act"] == "hand":
            self._doubted = (act["player"], act["cards"])

    def lay(self, token: str, table: Json) -> list[Json]:
        """The acts that a token stands for; none when it waits for more, or makes no sense now."""
        if token.startswith("seat-"):
            return self._number(int(token.removeprefix("seat-")), table)
        if token.startswith("tower-"):
            return self._tower(token.removeprefix("tower-"), table)
        if token in COLORS:
            return self._named(token, table)
        if token == "undo" and self._waiting:
            self._forget()
            return []
        if token == "veto":
            self._veto = True
            return []
        acts = list(self._word(token, table))
        self._numbers.clear()
        return acts

    @property
    def _waiting(self) -> bool:
        return bool(self._numbers or self._color or self._towers or self._veto or self._reveals)

    def _forget(self) -> None:
        self._numbers.clear()
        self._towers.clear()
        self._reveals.clear()
        self._color, self._veto, self._doubted = None, False, None

    # Numbers: a player, or how many

    def _number(self, number: int, table: Json) -> list[Json]:
        name = named(number, table)
        ask = table["awaiting"][0] if table["awaiting"] else {"ask": ""}
        if self._veto and name:
            self._veto = False
            return [{"act": "veto", "player": somebody_else(name, table), "target": name}]
        match ask["ask"]:
            case "dispute" if name and ask.get("card"):
                return [{"act": "seen", "card": ask["card"], "player": name}]
            case "give" if self._color:
                color, self._color = self._color, None
                return [act("give", ask["to"][0], color=color, count=number)]
            case "house-rule" if name in ask["outcomes"]:
                return [act("resolve", ask["to"][0], outcome=name)]
            case "war" if name in ask["to"]:
                self._reveals.setdefault(name, []).extend(self._taken())
                return []
            case "cut" if name in ask["to"] and self.shown:
                return [act("cut", name, card=self._taken()[-1])]
            case "hands" if name in ask["to"]:
                return self._hand(name)
        shows = asked(table, "show-hand")
        if shows and name in shows["to"] and self.shown:
            return [act("show-hand", name, cards=self._taken())]
        self._numbers.append(number)
        return []

    def _hand(self, name: str) -> list[Json]:
        if self._doubted is not None and self._doubted[0] == name and not self.shown:
            cards, self._doubted = self._doubted[1], None
            return [act("set", name, cards=len(cards)), act("hand", name, cards=cards)]
        return [act("hand", name, cards=self._taken())] if self.shown else []

    def _taken(self) -> list[str]:
        cards = self.shown[:]
        self.shown.clear()
        return cards

    def _first(self, table: Json) -> str | None:
        """The player that was named first."""
        return named(self._numbers[0], table) or None if self._numbers else None

    def _who_and_how_many(self, ask: Json, table: Json) -> tuple[str, int]:
        """Of several who are asked the first number is one of them; the others add up."""
        if len(ask["to"]) == 1:
            return ask["to"][0], sum(self._numbers)
        return self._first(table) or ask["to"][0], sum(self._numbers[1:])

    # Colors, towers, words

    def _named(self, color: str, table: Json) -> list[Json]:
        if ask := asked(table, "color"):
            return [act("color", ask["to"][0], color=color)]
        self._color = color
        return []

    def _tower(self, tower: str, table: Json) -> list[Json]:
        ask = asked(table, "grab")
        if ask is None:
            return []
        self._towers.append(TOWERS.get(tower, tower))
        if len(self._towers) < int(ask.get("count") or 1):
            return []
        towers, self._towers = self._towers, []
        return [act("grab", ask["to"][0], towers=towers)]

    def _word(self, token: str, table: Json) -> Iterable[Json]:
        first = self._first(table)
        match token:
            case "drew":
                return self._drew(table, first)
            case "pass":
                return self._passed(table)
            case "uno":
                owed = asked(table, "uno")
                who = first or (owed["to"][0] if owed else table.get("turn"))
                return [act("uno", who)] if who else []
            case "catch":
                owed = asked(table, "uno")
                target = first or (owed["to"][0] if owed else None)
                by = somebody_else(target, table)
                return [act("catch", by, target=target)] if target else []
            case "challenge" | "block":
                ask = asked(table, "penalty")
                return [act(token, ask["to"][0])] if ask else []
            case "guilty" | "innocent":
                ask = asked(table, "show-hand")
                who = first or (ask and ask.get("challenger")) or table.get("turn")
                return [act("verdict", who, guilty=token == "guilty")] if ask else []
            case "spin":
                ask = asked(table, "spin")
                return [act("spin", ask["to"][0])] if ask else []
            case "allow" if ask := asked(table, "house-rule"):
                return [act("resolve", ask["to"][0], **outcome(GOOD, ask))]
            case "allow" | "undo" | "next-round" | "reshuffle":
                return [{"act": token}]
            case _:
                return []

    def _drew(self, table: Json, first: str | None) -> Iterable[Json]:
        ask = asked(table, "penalty", "play", "draw-until", "house-rule")
        if ask is None:
            return [act("draw", first)] if first else []
        match ask["ask"]:
            case "draw-until":
                who, many = self._who_and_how_many(ask, table)
                return [act("draw", who, count=many or 1)]
            case "house-rule" if "count" in ask:
                return [act("draw", self._who_and_how_many(ask, table)[0])]
            case "house-rule":
                return [act("resolve", ask["to"][0], **outcome(COSTLY, ask))]
            case "penalty" if "accept" in ask["options"]:
                return [act("accept", ask["to"][0])]
            case _:
                return [act("draw", first or ask["to"][0])]

    def _passed(self, table: Json) -> Iterable[Json]:
        ask = asked(table, "keep-or-play", "discard", "war", "penalty", "play")
        if ask is None:
            return []
        who = ask["to"][0]
        match ask["ask"]:
            case "keep-or-play":
                return [act("pass", who)]
            case "discard":
                who, many = self._who_and_how_many(ask, table)
                return [act("discard", who, count=many)]
            case "war":
                reveals = {name: cards for name, cards in self._reveals.items() if cards}
                self._reveals = {}
                return [act("war", who, reveals=reveals)]
            case "penalty":
                return [act("accept", who)] if "accept" in ask["options"] else []
            case _:  # drew without telling, and keeps the card
                return [act("draw", who), act("pass", who)]


def act(name: str, player: str | None, **rest: Any) -> Json:
    return {"act": name, "player": player, **rest}


def named(number: int, table: Json) -> str:
    """Whose number that is; nobody's is an empty name."""
    players = table["players"]
    return str(players[number - 1]["name"]) if 0 < number <= len(players) else ""


def outcome(of: Mapping[str, str], ask: Json) -> Json:
    """How a house rule went, if it can go in more than one way."""
    return {"outcome": of[ask["rule"]]} if ask.get("rule") in of else {}


def somebody_else(than: str | None, table: Json) -> str:
    """Whose turn it is, or anybody else at the table."""
    others = [player["name"] for player in table["players"] if player["name"] != than]
    turn = table.get("turn")
    return str(turn if turn in others else others[0])


def asked(table: Mapping[str, Any], *asks: str) -> Json | None:
    """What the table waits for, if it is one of these."""
    return next(
        (dict(prompt) for prompt in table.get("awaiting", []) if prompt["ask"] in asks), None
    )
