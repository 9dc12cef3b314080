"""The short notation of the scenarios: what is said at the table, and the acts it stands for."""

import json
import re
from dataclasses import dataclass
from typing import Any

Act = dict[str, Any]

SEATS = ("North", "East", "South", "West", "Sun", "Moon", "Star", "Hill", "Lake", "Wood")
COLORS = ("red", "blue", "green", "yellow", "purple", "orange", "pink")
SETTINGS = ("dealer", "target", "scoring", "seed")
BOX = "box"


@dataclass(frozen=True, slots=True)
class Said:
    """One thing said at the table: its act, and whether the referee should take it."""

    text: str
    act: Act
    refused: tuple[str, ...] = ()
    either: bool = False


@dataclass(frozen=True, slots=True)
class Expected:
    """What must be true of the table at this point."""

    text: str


@dataclass(frozen=True, slots=True)
class AnyOrder:
    """Things said in whatever order the referee asks for them."""

    said: tuple[Said, ...]


Step = Said | Expected | AnyOrder


def seats(count: int) -> list[str]:
    return ["North", "South"] if count == 2 else list(SEATS[:count])


def given(text: str) -> list[Said]:
    """The start of a scenario: `mod 3 red-5 dealer=North two-player-reverse=turn North=2`.

    A bare `-` is a table where nobody has begun."""
    if text == "-":
        return []
    game, count, start, *settings = text.split()
    players = seats(int(count))
    act: Act = {"act": "start", "game": game, "players": players}
    if start != "cut":
        act["dealer"] = players[-1]
    hands: list[Said] = []
    for setting in settings:
        name, _, value = setting.partition("=")
        outer, _, inner = name.partition(".")
        if name in SETTINGS:
            act[name] = int(value) if value.isdigit() else value
        elif name == BOX:
            act[name] = value
        elif outer == "counts":
            act.setdefault("counts", {})[inner] = int(value)
        elif name.startswith("custom-"):
            act.setdefault("custom", {})[name] = house_rule(value)
        elif outer == "wheel":
            act.setdefault("wheel", {})[inner] = int(value)
        elif outer == "icons":
            act.setdefault("icons", {})[inner] = value
        elif name in players:
            count_act = {"act": "set", "player": name, "cards": int(value)}
            hands.append(Said(f"{name} set cards {value}", count_act))
        else:
            act.setdefault("rulings", {})[name] = value
    steps = [Said(f"given {text}", act)]
    if start not in ("cut", "-"):
        steps.append(Said(f"turn-up {start}", {"act": "turn-up", "card": start}))
    return steps + hands


def house_rule(value: str) -> dict[str, str]:
    rule, _, color = value.partition(":")
    if rule == "text":
        return {"text": color.replace("_", " ")}
    return {"rule": rule, "color": color} if color else {"rule": rule}


def steps(text: str) -> list[Step]:
    """`North red-7; [turn East]; East draw; East pass !` as steps."""
    found: list[Step] = []
    for part in text.split(";"):
        part = part.strip()
        if not part:
            continue
        if part.startswith("["):
            found.append(Expected(part.strip("[]").strip()))
        elif " & " in part:
            found.append(AnyOrder(tuple(said(each.strip()) for each in part.split(" & "))))
        else:
            found.append(said(part))
    return found


def said(text: str) -> Said:
    words = text.split()
    refused: tuple[str, ...] = ()
    either = False
    if words[-1] == "?":
        either = True
        words.pop()
    elif words[-1].startswith("!") and len(words[-1]) > 1:
        refused = tuple(words.pop()[1:].split("|"))
    return Said(text, act_of(words), refused, either)


def act_of(words: list[str]) -> Act:
    first, *rest = words
    match [first, *rest]:
        case [raw, *_] if raw.startswith("{"):
            act: Act = json.loads(" ".join(words))
            return act
        case ["next-round" | "undo" | "redo" | "reshuffle" | "allow"]:
            return {"act": first}
        case ["turn-up", card]:
            return {"act": "turn-up", "card": card}
        case ["seen", card]:
            return {"act": "seen", "card": card}
        case ["seen", card, "by", player]:
            return {"act": "seen", "card": card, "player": player}
        case ["seen", *fact, "watched"]:
            return {**act_of(["seen", *fact]), "watched": True}
        case ["seen", *fact, "laid"]:
            return {**act_of(["seen", *fact]), "laid": True}
        case ["seen", *fact, "arm", name]:
            return {**act_of(["seen", *fact]), "by": name}
        case ["seen", *fact, "reached", name]:
            return {**act_of(["seen", *fact]), "drew": {name: 1}}
        case ["seen", *fact, "unreached", name]:
            return {**act_of(["seen", *fact]), "drew": {name: 0}}
        case ["amend", seq, "to", "nothing"]:
            return {"act": "amend", "target": int(seq), "with": None}
        case ["amend", seq, "to", *other]:
            return {"act": "amend", "target": int(seq), "with": act_of(other)}
        case ["insert", "before", seq, *other]:
            return {"act": "insert", "before": int(seq), "with": act_of(other)}
        case [player, verb, *more]:
            return {**deed(verb, more, player), "player": player}
        case _:
            raise ValueError(f"not in the notation: {' '.join(words)}")


def deed(verb: str, more: list[str], player: str) -> Act:
    """What a player does, without the player: `draw 2`, `gives red 3`, `red-7`."""
    match [verb, *more]:
        case ["pass" | "uno" | "challenge" | "accept" | "block"]:
            return {"act": verb}
        case ["leaves"]:
            return {"act": "leave"}
        case ["joins"]:
            return {"act": "join"}
        case ["is", "called", name]:
            return {"act": "rename", "name": name}
        case ["cuts", card]:
            return {"act": "cut", "card": card}
        case ["names", color]:
            return {"act": "color", "color": color}
        case ["draws" | "draw", *what]:
            return {"act": "draw", **amount(what)}
        case ["catches", target]:
            return {"act": "catch", "target": target}
        case ["vetoes", target]:
            return {"act": "veto", "target": target}
        case ["shows", *cards]:
            return {"act": "show-hand", "cards": listed(cards)}
        case ["says", "guilty" | "innocent" as word]:
            return {"act": "verdict", "guilty": word == "guilty"}
        case ["spins"]:
            return {"act": "spin"}
        case ["spins", face]:
            return {"act": "spin", "face": face}
        case ["discards", *what]:
            return {"act": "discard", **amount(what)}
        case ["shouts", card, *color]:
            return {"act": "shout", "card": card, **colored(color)}
        case ["war", *reveals]:
            return {"act": "war", "reveals": revealed(" ".join(reveals))}
        case ["gives", color, *what]:
            return {"act": "give", "color": color, **amount(what)}
        case ["grabs", *towers]:
            return {"act": "grab", "towers": towers}
        case ["resolves", *what]:
            return {"act": "resolve", **outcome(what)}
        case ["holds", points, "points"]:
            return {"act": "hand", "points": int(points)}
        case ["holds", *cards]:
            return {"act": "hand", "cards": listed(cards)}
        case ["set", *pairs]:
            return {
                "act": "set",
                **{k: int(v) for k, v in zip(pairs[::2], pairs[1::2], strict=True)},
            }
        case [card, *color, "to", target]:
            return {"act": "play", "card": card, "target": target, **colored(color)}
        case [card, *color]:
            return {"act": "play", "card": card, **colored(color)}
        case _:
            raise ValueError(f"not in the notation: {player} {verb} {' '.join(more)}")


def colored(words: list[str]) -> Act:
    if len(words) > 1:
        raise ValueError(f"one color at most: {words}")
    return {"color": words[0]} if words else {}


def listed(cards: list[str]) -> list[str]:
    return [] if cards == ["nothing"] else cards


def amount(words: list[str]) -> Act:
    """`2`, `red-5 blue-6`, `3 red-5 red-6 red-7`, `wild red` or `nothing`."""
    act: Act = {}
    rest = list(words)
    if rest and re.fullmatch(r"-?\d+", rest[0]):
        act["count"] = int(rest.pop(0))
    if rest and rest[-1] in COLORS:
        act["color"] = rest.pop()
    if rest:
        act["cards"] = listed(rest)
    return act


def outcome(words: list[str]) -> Act:
    if words and re.fullmatch(r"-?\d+", words[0]):
        return {"count": int(words[0])}
    if words[:1] == ["to"]:
        return {"target": words[1]}
    if len(words) == 1 and "-" not in words[0]:
        return {"outcome": words[0]}
    return {"cards": words} if words else {}


def revealed(text: str) -> dict[str, list[str]]:
    """`North red-9, East blue-9 red-4` as each player's number cards in the order shown."""
    if text == "nothing":
        return {}
    reveals = {}
    for part in text.split(","):
        player, *cards = part.split()
        reveals[player] = cards
    return reveals
