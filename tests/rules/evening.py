"""A table full of people who answer what they are asked, mostly rightly, and sometimes do anything."""

import random
from typing import Any

from companion.rules.games import GAMES
from companion.rules.house import RULES
from companion.rules.seating import check_counts
from companion.rules.setting import RULINGS, SCORINGS

Act = dict[str, Any]
NAMES = ("North", "East", "South", "West", "Sun", "Moon", "Star", "Rain", "Snow", "Wind")
ACTS = (
    "cut turn-up play color draw pass uno catch challenge show-hand verdict block accept spin "
    "discard war shout give grab veto resolve hand next-round reshuffle set leave join rename seen allow"
).split()


def start(chance: random.Random) -> Act:
    """Any game, any rulings, any number of players that the game allows."""
    game = GAMES[chance.choice(sorted(GAMES))]
    players = list(NAMES[: min(chance.choice((2, 2, 3, 3, 4, 4, 5, 7, 10)), max(game.players))])
    act: Act = {
        "act": "start",
        "game": game.name,
        "players": players,
        "target": chance.choice((1, 60, 500)),
        "scoring": chance.choice(SCORINGS),
        "seed": chance.randrange(1000),
        "rulings": {
            name: chance.choice(values) for name, values in RULINGS.items() if chance.random() < 0.3
        },
    }
    if chance.random() < 0.8:
        act["dealer"] = chance.choice(players)
    if game.sizes and chance.random() < 0.7:
        act["box"] = chance.choice(list(game.sizes))
    if game.customizable:
        act["custom"] = {
            name: {"rule": chance.choice(RULES), "color": chance.choice(game.colors)}
            if chance.random() < 0.8
            else {"text": "Sing your next turn."}
            for name in game.customizable
        }
    return act


class Evening:
    """Chooses acts for a table, from what it asks for."""

    def __init__(self, chance: random.Random, act: Act) -> None:
        self.chance = chance
        self.game = GAMES[act["game"]]
        boxes = 2 if act["rulings"].get("decks") == "two" else 1
        counts = check_counts(self.game, act.get("box"), act.get("counts", {}))
        custom = tuple(sorted(act.get("custom", {})))
        deck = self.game.box(act.get("icons"), custom, boxes, counts)
        self.copies = deck.copies
        self.names = deck.names

    def card(self) -> str:
        return self.chance.choice(self.copies if self.chance.random() < 0.5 else self.names)

    def cards(self, number: int) -> list[str]:
        return self.chance.sample(self.copies, min(number, len(self.copies)))

    def color(self) -> str:
        return self.chance.choice(self.game.colors or ("red",))

    def offered(self, table: dict[str, Any]) -> Act:
        """An answer to one of the questions that stand open."""
        if not table["awaiting"]:
            return {"act": "undo"}
        asked = self.chance.choice(table["awaiting"])
        player = self.chance.choice(asked["to"])
        option = self.chance.choice(asked["options"])
        return self.filled(option, player, table, asked)

    def filled(self, act: str, player: str, table: dict[str, Any], asked: Act) -> Act:
        """The act with fields that may well fit."""
        chance = self.chance
        names = [each["name"] for each in table["players"]]
        hand = next((each["cards"] for each in table["players"] if each["name"] == player), 0)
        count = asked.get("count", chance.choice((0, 1, 2, 3)))
        data: Act = {"act": act, "player": player}
        match act:
            case "play" | "cut" | "turn-up" | "seen":
                data["card"] = self.fitting(table) if act in ("play", "seen") else self.card()
                if chance.random() < 0.6:
                    data["color"] = self.color()
                if act in ("turn-up", "seen"):
                    del data["player"]
                if act == "seen" and chance.random() < 0.3:
                    data["player"] = player
            case "color":
                data["color"] = self.color()
            case "draw":
                if asked.get("ask") == "draw-until" or chance.random() < 0.3:
                    data["count"] = max(1, count)
            case "catch" | "veto":
                data["player"] = chance.choice(names)
                data["target"] = chance.choice(asked.get("to", names))
            case "show-hand":
                data["cards"] = self.cards(hand)
            case "verdict":
                data["guilty"] = chance.random() < 0.5
            case "spin" if self.game.wheel and chance.random() < 0.9:
                data["face"] = chance.choice(list(self.game.wheel))
            case "discard":
                if chance.random() < 0.5:
                    data["count"] = min(count, hand)
                else:
                    data["cards"] = self.cards(min(count, hand))
                if chance.random() < 0.5:
                    data["color"] = self.color()
            case "war":
                numbers = [name for name in self.copies if name.partition("#")[0][-1].isdigit()]
                reveal = numbers or self.copies
                data["reveals"] = {
                    name: chance.sample(reveal, chance.choice((0, 1, 2)))
                    for name in names
                    if chance.random() < 0.8
                }
            case "shout":
                data["card"] = self.card()
            case "give":
                data["color"] = self.color()
                data["count"] = min(chance.choice((0, 1, 2, 5)), hand)
            case "grab":
                towers = asked.get("towers", ["U", "N", "O", "!"])
                data["towers"] = chance.sample(towers, min(count, len(towers)))
            case "resolve":
                if asked.get("outcomes"):
                    data["outcome"] = chance.choice(asked["outcomes"])
                elif chance.random() < 0.5:
                    data["count"] = chance.choice((-1, 0, 2))
            case "hand":
                if chance.random() < 0.5:
                    data["points"] = chance.randrange(200)
                else:
                    data["cards"] = self.cards(hand)
            case "set":
                data["score"] = chance.randrange(600)
            case "join":
                data["player"] = chance.choice(NAMES)
            case "rename":
                data["name"] = chance.choice(NAMES)
            case "undo" | "allow" | "next-round" | "reshuffle":
                del data["player"]
            case "amend":
                return self.correction(table)
            case _:
                pass
        return data

    def fitting(self, table: dict[str, Any]) -> str:
        """Mostly a card that matches."""
        if self.chance.random() < 0.15:
            return self.card()
        top = (table["top"] or "").split("-")[1:2]
        fits = [
            name
            for name in self.copies
            if name.startswith(str(table["color"]))
            or name.partition("#")[0].split("-")[1:2] == top
            or name.startswith(("wild", "mod", "custom"))
        ]
        return self.chance.choice(fits or self.copies)

    def anything(self, table: dict[str, Any]) -> Act:
        """Any act by anybody, whether it is asked for or not."""
        names = [each["name"] for each in table["players"]]
        return self.filled(
            self.chance.choice(ACTS), self.chance.choice(names), table, {"to": names}
        )

    def correction(self, table: dict[str, Any]) -> Act:
        seq = self.chance.randrange(2, table["seq"] + 2)
        with_ = None if self.chance.random() < 0.3 else self.anything(table)
        match self.chance.choice(("undo", "amend", "insert")):
            case "amend":
                return {"act": "amend", "target": seq, "with": with_}
            case "insert":
                return {"act": "insert", "before": seq, "with": with_}
            case _:
                return {"act": "undo"}

    def next(self, table: dict[str, Any]) -> Act:
        """What happens next at this table."""
        dice = self.chance.random()
        if dice < 0.85:
            return self.offered(table)
        if dice < 0.97:
            return self.anything(table)
        return self.correction(table)
