"""What a scenario expects of the table, said in a few words: `turn East`, `North uno owed`."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Table = dict[str, Any]

# The words that the table script fixes.
FIELDS = (
    "game phase round dealer turn direction color top players piles awaiting standing wheel winner"
).split()
PLAYER_FIELDS = "name cards score uno towers vetoed".split()
PHASES = ("cut", "start-card", "play", "hands", "between-rounds", "over")
ASKS = (
    "cut start-card play keep-or-play color penalty show-hand spin discard draw-until war shout "
    "give grab house-rule hands next-round dispute uno whose took-cards mercy"
).split()
CODES = (
    "bad-input not-started over not-your-turn no-match not-in-play not-in-this-deck "
    "drawn-card-only draw-first already-drew answer-first wrong-answer no-such-color no-uno "
    "uno-called uno-window-closed no-challenge no-tower already-yours veto-taken not-yourself "
    "nothing-to-undo nothing-to-redo cannot-leave"
).split()


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an act, the reply to it, and the table before."""

    table: Table
    reply: dict[str, Any]
    before: Table
    entries: list[dict[str, Any]]
    first: int  # how many entries there were before the last act


def check(text: str, now: Moment) -> list[str]:
    """Everything that is not as the text says."""
    wrong = []
    for part in text.split(","):
        part = part.strip()
        if part:
            found = one(part.split(), now)
            if found is not None:
                wrong.append(f"{part}: {found}")
    return wrong


def one(words: list[str], now: Moment) -> str | None:
    """None when it is so, else what is there instead."""
    table = now.table
    players = {each["name"]: each for each in table.get("players", [])}
    match words:
        case ["turn" | "winner" as name, "nobody"]:
            return same(table[name], None)
        case ["color", "open"]:
            return same(table["color"], None)
        case ["wheel", "empty"]:
            return same(table["wheel"], None)
        case ["winner", *names] if len(names) > 1:
            return (
                None
                if all(each in json.dumps(table["winner"]) for each in names)
                else str(table["winner"])
            )
        case [
            "turn" | "phase" | "color" | "top" | "direction" | "dealer" | "winner" | "game" as name,
            value,
        ]:
            return same(table[name], value)
        case ["aside", number]:
            return same(table["piles"].get("aside", 0), int(number))
        case ["round", number]:
            return same(table["round"], int(number))
        case ["draw" | "discard" as pile, number]:
            return same(table["piles"][pile], int(number))
        case ["awaiting", "nothing", "blocking"]:
            blocking = [each["ask"] for each in table["awaiting"] if each["blocking"]]
            return same(blocking, [])
        case ["awaiting", ask, *rest]:
            return None if asks(table, ask, rest, players) else f"awaiting {brief(table)}"
        case ["not", "awaiting", ask, *rest]:
            return f"awaiting {brief(table)}" if asks(table, ask, rest, players) else None
        case ["refused", codes]:
            code = now.reply.get("refused", {}).get("code", "nothing refused")
            return None if codes == "any" or code in codes.split("|") else code
        case ["cites", place]:
            return same(now.reply.get("refused", {}).get("cite"), place)
        case ["no", "finding"]:
            return same(now.reply.get("findings", []), [])
        case ["finding", *rest]:
            return finding(rest, now)
        case ["standing", "nothing"]:
            return same(table["standing"], [])
        case ["standing", rule]:
            rules = [each["rule"] for each in table["standing"]]
            return None if rule in rules else f"standing {rules}"
        case ["assumed", number]:
            count = sum(1 for each in now.entries[now.first :] if each.get("assumed"))
            return same(count, int(number))
        case ["entries", number]:
            return same(len(now.entries), int(number))
        case ["seq", number]:
            return same(now.reply.get("seq"), int(number))
        case ["unchanged"]:
            return None if plain(table) == plain(now.before) else "the table changed"
        case ["not", "at", "the", "table", name]:
            return f"seats {list(players)}" if name in players else None
        case [name, *rest] if name in players:
            return of_player(players[name], rest)
        case _:
            raise ValueError(f"not an expectation: {' '.join(words)}")


def of_player(player: dict[str, Any], words: list[str]) -> str | None:
    match words:
        case ["score", points]:
            return same(player["score"], int(points))
        case ["uno", state]:
            return same(player["uno"], state)
        case ["towers", "none"]:
            return same(player["towers"], [])
        case ["towers", *towers]:
            return same(sorted(player["towers"]), sorted(towers))
        case ["is", "out"]:
            return same(player.get("out"), True)
        case ["not", "out"]:
            return same(player.get("out"), None)
        case ["vetoed"]:
            return same(player["vetoed"], True)
        case ["not", "vetoed"]:
            return same(player["vetoed"], False)
        case ["sits", "here"]:
            return None
        case [count]:
            return same(player["cards"], int(count))
        case _:
            raise ValueError(f"not an expectation: {words}")


def asks(table: Table, ask: str, rest: list[str], players: dict[str, Any]) -> bool:
    """Whether some prompt asks this of these players, with these fields."""
    to = [word for word in rest if "=" not in word]
    fields = dict(word.split("=", 1) for word in rest if "=" in word)
    unknown = [name for name in to if name not in players]
    if unknown:
        raise ValueError(f"not at the table: {unknown}")
    return any(
        each["ask"] == ask
        and all(name in each["to"] for name in to)
        and all(fits(each, name, value) for name, value in fields.items())
        for each in table["awaiting"]
    )


def fits(prompt: dict[str, Any], name: str, value: str) -> bool:
    if name not in prompt:
        return False
    there = prompt[name]
    compare: dict[type, Callable[[], bool]] = {
        list: lambda: sorted(map(str, there)) == sorted(value.split("+")),
        bool: lambda: str(there).lower() == value,
    }
    return compare.get(type(there), lambda: str(there) == value)()


def finding(words: list[str], now: Moment) -> str | None:
    found = now.reply.get("findings", [])
    code = words[0] if words[0] != "at" else None
    seq = int(words[-1]) if "at" in words else None
    if any(code in (None, each["code"]) and seq in (None, each["seq"]) for each in found):
        return None
    return f"findings {[(each['seq'], each['code']) for each in found]}"


def same(there: object, wanted: object) -> str | None:
    return None if there == wanted else f"it is {there!r}"


def brief(table: Table) -> str:
    return json.dumps([{k: v for k, v in each.items() if k != "id"} for each in table["awaiting"]])


def plain(table: Table) -> Table:
    """The table without the prompts' ids and the fields beyond the contract."""
    kept = {name: table[name] for name in FIELDS if name in table}
    kept["awaiting"] = [{k: v for k, v in each.items() if k != "id"} for each in kept["awaiting"]]
    return kept


def words_expected(text: str) -> list[list[str]]:
    """The words of each expectation in a text."""
    return [part.split() for part in text.split(",") if part.strip()]
