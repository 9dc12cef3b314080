"""The table as everybody may see it: the JSON of the table script, drawn from the prompts."""

from collections.abc import Iterable
from typing import NamedTuple, cast

from companion.rules import judge
from companion.rules.agenda import (
    AskColor,
    AskDiscard,
    AskGift,
    AskGrab,
    AskHand,
    AskRule,
    AskShout,
    AskSpin,
    AskWar,
    Dispute,
    DrawUntil,
    Keep,
    Penalty,
    Prompt,
    Turn,
)
from companion.rules.deck import bits
from companion.rules.house import RULES
from companion.rules.judge import Refused, can_challenge
from companion.rules.mercy import too_many
from companion.rules.table import GONE, OUT, PLAYING, Table
from companion.rules.towers import to_take
from companion.wire import shape, speech
from companion.wire.strict_json import Json
from companion.words import Sentence


def table(t: Table) -> shape.Table:
    """The whole table."""
    setting = t.setting
    top = t.top_card
    return {
        "game": setting.game.name,
        "phase": cast(shape.Phase, t.phase),
        "round": t.round,
        "dealer": None if t.dealer is None else t.names[t.dealer],
        "turn": turn(t),
        "direction": "left" if t.direction > 0 else "right",
        "color": cast(shape.Color | None, t.color),
        "top": None if top is None else top.name,
        "players": [player(t, seat) for seat in range(len(t.names)) if t.seats[seat] != GONE],
        "piles": piles(t),
        "awaiting": awaiting(t),
        "standing": [standing(t, *entry) for entry in t.standing],
        "wheel": t.face,
        "winner": winner(t),
        "veto": None if "veto" not in t.tokens else t.names[t.tokens["veto"]],
        "target": setting.target,
        "scoring": setting.scoring,
        "rulings": dict(setting.rulings),
        "seq": t.seq,
        "redo": False,
    }


def turn(t: Table) -> str | None:
    """Whoever the table waits for."""
    prompts = t.prompts()
    return t.names[prompts[0].player] if prompts else None


def winner(t: Table) -> str | list[str] | None:
    """Of the round, or of the game; a shared win names everybody."""
    names = [t.names[seat] for seat in t.winners]
    return names[0] if len(names) == 1 else names or None


def piles(t: Table) -> shape.Piles:
    lying: shape.Piles = {"draw": t.draws, "discard": t.discards}
    if t.aside:
        lying["aside"] = t.aside
    return lying


def player(t: Table, seat: int) -> shape.Player:
    bit = 1 << seat
    mine = [tower for tower in t.setting.game.towers if t.tokens.get(tower) == seat]
    told: shape.Player = {
        "name": t.names[seat],
        "cards": t.counts[seat],
        "score": t.scores[seat],
        "uno": "owed" if t.owing & bit else "called" if t.called & bit else "no",
        "towers": [cast(shape.Tower, speech.TOWERS[tower]) for tower in mine],
        "vetoed": t.tokens.get("veto") == seat,
        "playing": t.seats[seat] == PLAYING,
    }
    if t.seats[seat] == OUT:
        told["out"] = True
    return told


def standing(t: Table, rule: str, owner: int, on: int) -> shape.Standing:
    written = t.setting.custom.get(rule)
    name = "text" if written else rule
    until: Sentence = {"say": f"until-{name}", "player": t.names[owner], "target": t.names[on]}
    said = speech.rule(rule, written.text if written else "")
    return {
        "rule": name,
        "until": speech.english(until),
        "until_said": until,
        "says": "" if said is None else speech.english(said),
        "said": said,
        "player": t.names[on],
    }


# What it waits for


class OpenQuestion(NamedTuple):
    """One thing the table waits for: the question, whom it asks, and the prompt behind it, if it is one."""

    id: str
    ask: str
    to: tuple[str, ...]
    rest: Json  # the fields that belong to the question
    blocking: bool = True
    prompt: Prompt | None = None


def awaiting(t: Table) -> list[shape.Prompt]:
    """Everything the table waits for, as the table script draws it."""
    return [
        cast(
            shape.Prompt,
            {"id": one.id, "ask": one.ask, "to": [*one.to], "blocking": one.blocking, **one.rest},
        )
        for one in waiting(t)
    ]


def waiting(t: Table) -> list[OpenQuestion]:
    """Everything the table waits for, the first question first."""
    match t.phase:
        case "cut":
            return [asking(t, "cut", t.pending, ["cut"])]
        case "start-card":
            return [asking(t, "start-card", (t.dealer or 0,), ["turn-up"])]
        case "hands":
            return [asking(t, "hands", t.pending, ["hand"]), *questions(t)]
        case "between-rounds":
            there = tuple(seat for seat, state in enumerate(t.seats) if state != GONE)
            return [asking(t, "next-round", there, ["next-round"])]
        case "play":
            return [*blocking(t), *rights(t)]
        case _:
            return []


def asking(t: Table, ask: str, to: tuple[int, ...], options: list[str]) -> OpenQuestion:
    names = tuple(t.names[seat] for seat in to)
    return OpenQuestion(f"{t.round}.{ask}", ask, names, {"options": options})


def blocking(t: Table) -> list[OpenQuestion]:
    """The open prompts; the same question to several people is one."""
    open_prompts: list[Prompt] = [] if t.dispute is None else [t.dispute]
    open_prompts += t.waits_behind()
    merged: dict[str, OpenQuestion] = {}
    for prompt in open_prompts:
        ask = judge.ask_name(prompt)
        to = asked_in(t, prompt)
        rest = details(t, prompt)
        key = f"{ask}{sorted(rest.items(), key=str)}" if len(open_prompts) > 1 else ask
        if key in merged:
            merged[key] = merged[key]._replace(to=merged[key].to + to)
        else:
            name = f"{prompt.since}.{ask}"
            if any(other.id == name for other in merged.values()):
                name += f".{t.names[prompt.player]}"
            merged[key] = OpenQuestion(name, ask, to, rest, prompt=prompt)
    return list(merged.values())


def asked_in(t: Table, prompt: Prompt) -> tuple[str, ...]:
    """Whom a question asks: one player, everybody, or all who are tied."""
    match prompt:
        case AskWar(tied=tied) if tied:
            return tuple(t.names[seat] for seat, _ in tied)
        case AskWar() | AskShout():
            return everybody(t)
        case _:
            return (t.names[prompt.player],)


def everybody(t: Table) -> tuple[str, ...]:
    return tuple(t.names[seat] for seat in t.playing() if seat != t.out)


def rights(t: Table) -> list[OpenQuestion]:
    """What may still be done, and lapses when play goes on."""
    owing = tuple(t.names[seat] for seat in bits(t.owing))
    open_rights = []
    if owing:
        options = {"options": ["uno", "catch"]}
        open_rights.append(OpenQuestion(f"{t.seq}.uno", "uno", owing, options, blocking=False))
    open_rights += questions(t)
    for seat in too_many(t):
        rest: Json = {"options": ["set"], "count": t.setting.game.mercy}
        to = (t.names[seat],)
        open_rights.append(OpenQuestion(f"{t.seq}.mercy.{seat}", "mercy", to, rest, blocking=False))
    if t.showing is not None:
        rest = {
            "face": t.face,
            "count": t.counts[t.showing],
            "options": ["show-hand"],
        }
        to = (t.names[t.showing],)
        open_rights.append(
            OpenQuestion(f"{t.seq}.show-hand", "show-hand", to, rest, blocking=False)
        )
    return open_rights


def questions(t: Table) -> list[OpenQuestion]:
    """What is in doubt about the last card, also when it seems to have ended the round."""
    if (asked := t.question) is None:
        return []
    about = {
        "seq": asked.since,
        "card": t.setting.deck.copies[t.pile[0]] if t.pile else "",
        "options": ["amend"] if asked.ask == "whose" else ["draw", "amend"],
        **({"count": asked.many} if asked.many else {}),
    }
    whom = tuple(t.names[seat] for seat in asked.to)
    return [OpenQuestion(f"{asked.since}.{asked.ask}", asked.ask, whom, about, blocking=False)]


def details(t: Table, prompt: Prompt) -> Json:
    """The fields that belong to the question, and what may answer it."""
    match prompt:
        case Turn(seat):
            ready = t.counts[seat] == 2 and not t.called >> seat & 1
            return {"options": ["play", "draw", "uno"] if ready else ["play", "draw"]}
        case Keep(_, _, _, mask):
            drawn = [t.setting.deck.copies[copy] for copy in bits(mask)]
            return {"options": ["play", "pass"], "cards": drawn}
        case AskColor():
            return {"options": ["color"], "colors": list(t.setting.game.colors)}
        case Penalty():
            return penalty(t, prompt)
        case AskHand(seat, _, doubted, shown):
            return {
                "options": ["verdict"] if shown else ["show-hand", "verdict"],
                "count": t.counts[seat],
                "color": doubted.color,
                "challenger": t.names[doubted.player],
            }
        case AskSpin():
            return {"options": ["spin"], "faces": dict(t.setting.wheel)}
        case AskDiscard(seat, _, why, keep, done, _):
            rest: Json = {"options": ["discard"], "done": done}
            if keep is not None:
                rest["count"] = t.counts[seat] - keep
            rest["rule" if why in RULES or why == "instant-uno" else "face"] = why
            return rest
        case DrawUntil(_, _, color, _, why):
            rest = {"options": ["draw"], "color": color}
            if why in t.setting.game.wheel:
                rest["face"] = why
            return rest
        case AskWar(tied=tied, lying=lying):
            rest = {"options": ["war"], "face": "war"}
            if tied:
                rest["tied"] = {t.names[seat]: faces(t, shown) for seat, shown in tied}
            if lying:
                rest["cards"] = faces(t, lying)
            return rest
        case AskShout():
            return {"options": ["shout"], "face": "uno-spin"}
        case AskGift(seat):
            receivers = [t.names[other] for other in t.clockwise(seat)]
            return {"options": ["give"], "receivers": receivers}
        case AskGrab(seat, _, count):
            towers = [speech.TOWERS[tower] for tower in to_take(t, seat)]
            return {"options": ["grab"], "count": count, "towers": towers}
        case AskRule():
            return house_rule(t, prompt)
        case Dispute():
            return dispute(t, prompt)


def faces(t: Table, copies: Iterable[int]) -> list[str]:
    return [t.setting.deck.card_of[copy].name for copy in copies]


def penalty(t: Table, prompt: Penalty) -> Json:
    options = ["draw"] if prompt.many else ["accept"]
    doubtful = can_challenge(t, prompt)
    if doubtful:
        options.append("challenge")
    if t.holds_token(prompt.player, prompt.tower):
        options.append("block")
    if prompt.many and t.ruling("stacking") != "off":
        options.append("play")
    meant = {"color": prompt.color} if doubtful else {}
    return {"options": options, "count": prompt.many, "card": prompt.symbol, **meant}


def house_rule(t: Table, prompt: AskRule) -> Json:
    said = speech.rule(prompt.rule, prompt.text)
    rest: Json = {
        "options": ["resolve"] if prompt.keep is None else ["draw", "resolve"],
        "rule": prompt.rule if prompt.outcomes else "text",
        "says": "" if said is None else speech.english(said),
        "said": said,
        "outcomes": list(prompt.outcomes),
    }
    if prompt.keep is not None:
        rest["count"] = judge.owed(t, prompt)
    return rest


def dispute(t: Table, prompt: Dispute) -> Json:
    said = speech.refusal(t, Refused(prompt.code, prompt.cite, prompt.says))
    return {
        "options": ["allow", "seen", "amend", "undo"],
        "card": t.setting.deck.copies[prompt.copy],
        "code": prompt.code,
        "cite": prompt.cite,
        "says": speech.english(said),
        "said": said,
        "seq": prompt.since,
    }
