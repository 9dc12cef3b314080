"""What a table says, as JSON: made here, once, and nowhere else on the way to a screen."""

from dataclasses import asdict
from typing import Any, assert_never, cast

from companion.rules import acts
from companion.rules.log import Entry
from companion.table.answer import Answer, Message, NotTaken, Repeated
from companion.table.camera import State
from companion.table.hand_scan import HandScan
from companion.table.match import Match
from companion.table.secrecy import HandShown, for_seat, hides, public, shown
from companion.table.wheel_turn import WheelTurn
from companion.wire import reply as replies
from companion.wire import shape
from companion.wire.acts import NAMES, write
from companion.wire.reply import Declined, Moment, Preview, Taken
from companion.wire.strict_json import Json
from companion.words import ENGLISH, Sentence, words_in


def answer(
    given: Answer, seat: str | None, *, everything: bool = False, in_english: bool = True
) -> shape.Reply:
    """What came of an act, as one seat may read it, or the host; in English, too, for whoever reads that."""
    match given.reply:
        case NotTaken(code, why, says, moment):
            return {"ok": False, "refused": refused(code, why, says), "table": table(moment)}
        case Repeated(receipt, events, moment):
            if not everything:
                events, public_moment = shown(events, seat=seat), public(moment, seat=seat)
                return {
                    **replies.in_english(cast(shape.Reply, receipt.reply)),
                    "events": replies.happened(events),
                    "table": table(public_moment),
                }
            return {**replies.in_english(cast(shape.Reply, receipt.reply)), "table": moment.drawn}
        case Taken() | Declined() as reply:
            told = reply if everything else for_seat(reply, seat)
            return replies.written(told, english=in_english)
        case other:
            assert_never(other)


def refused(code: str, why: str | Sentence, says: str | None = None) -> shape.Refused:
    """Why not: a sentence, made in English, too; or a plain text for programs alone."""
    if isinstance(why, str):
        return {"code": code, "says": why}
    return {"code": code, "says": says or words_in(ENGLISH).say(why), "said": dict(why)}


def table(moment: Moment | None) -> shape.Table | None:
    """The table; null before the game is set up."""
    return None if moment is None else moment.drawn


def message(told: Message, *, in_english: bool = True) -> shape.Message:
    """The whole table, for everyone; in English, too, for whoever reads that."""
    did = told.did
    receipt: shape.Reply = {"ok": True} if did is None else did.receipt
    made: shape.Message = {
        "id": told.id,
        "code": told.code,
        "name": told.name,
        "match": told.match,
        "message": told.number,
        "seq": told.seq,
        "now": told.now,
        "said": receipt.get("said", []),
        "events": receipt.get("events", []),
        "findings": receipt.get("findings", []),
        "by": told.by,
        "act": None if told.act is None else NAMES[type(told.act)],
        "corrected": isinstance(told.act, acts.Correction),
        "wheel": None if told.wheel is None else wheel_turn(told.wheel),
        "table": None if told.moment is None else told.moment.drawn,
    }
    if in_english:
        made["says"] = [] if did is None else did.in_english.get("says", [])
    if isinstance(told.act, acts.Seen):
        drew = told.act.drew
        by_name = drew if isinstance(drew, int) else dict(drew)
        made["hints"] = {"by": told.act.by, "drew": by_name, "watched": told.act.watched}
    return made


def wheel_turn(turn: WheelTurn) -> shape.WheelTurn:
    """The wheel while it turns."""
    return {
        "seq": turn.seq,
        "player": turn.player,
        "face": turn.face,
        "faces": list(turn.faces),
        "from": turn.since,
        "until": turn.until,
    }


def hand_shown(hand: HandShown) -> shape.HandShown:
    """A hand that was laid open, for the challenger."""
    return {"seq": hand.seq, "player": hand.player, "cards": list(hand.cards), "to": hand.to}


def preview(would: Preview, seat: str | None, *, everything: bool) -> shape.Preview:
    """What an act would change."""
    told = replies.preview(would)
    if not everything:
        told["reply"] = replies.written(for_seat(would.reply, seat))
    return told


def log(match: Match, seat: str | None, *, everything: bool) -> list[shape.Entry]:
    """The lines of the log, each with the time it was written."""
    return [
        {
            **replies.row(entry),
            "act": act(entry, seat, everything=everything),
            "at": match.times.get(entry.seq),
        }
        for entry in match.referee.entries
    ]


def story(match: Match, seat: str | None, *, everything: bool) -> list[shape.Line]:
    """The match, told line by line, each with the time it was written."""
    return [
        {
            **replies.line(line),
            "act": act(line.stands, seat, everything=everything),
            "at": match.times.get(line.entry.seq),
        }
        for line in match.story()
    ]


def act(entry: Entry, seat: str | None, *, everything: bool) -> shape.Act:
    """An act as somebody at the table may read it."""
    return shape.Act(write(entry.act) if everything else _without_hidden_cards(entry.act, seat))


def _without_hidden_cards(said: acts.Act, seat: str | None) -> Json:
    told = write(said)
    if isinstance(said, acts.Amend | acts.Insert) and said.with_ is not None:
        told["with"] = _without_hidden_cards(said.with_, seat)
    if hides(said, seat=seat):
        del told["cards"]
        told["hidden"] = True
    return told


def camera(state: State) -> shape.CameraState:
    """How a camera is."""
    return {
        "on": state.on,
        "source": state.source,
        "health": [
            {"code": one.code, "says": one.says or _health_text(one.code)} for one in state.health
        ],
        "beside": list(state.beside),
        "drew": None if state.drew is None else {"seq": state.drew.seq, "count": state.drew.count},
        "which": None
        if state.doubt is None
        else {"seq": state.doubt.seq, "cards": list(state.doubt.cards)},
        "last": None if state.last is None else cast(shape.LastSeen, state.last.as_json()),
        "arms": {player: round(at) for player, at in state.arms.items()},
        "waits": state.waits,
        "spots": {
            "pile": state.spots.pile,
            "draw": state.spots.draw,
            "wide": state.spots.wide,
        },
    }


def _health_text(code: str) -> str:
    """What is wrong with a camera, for programs: pages know it by its code, in their own language."""
    return words_in(ENGLISH)(f"health-{code}")


def hand_scan(scan: HandScan) -> Json:
    """A fanned hand that was read."""
    why = scan.unsure
    says = None if why is None else words_in(ENGLISH)(f"scan-{why}")
    doubtful = [list(likely) for likely in scan.doubtful]
    return {
        "cards": list(scan.cards),
        "doubtful": doubtful,
        "sure": why is None,
        "why": why,
        "says": says,
    }


def plain(told: Any) -> Json:
    """Whatever is JSON as soon as its fields are."""
    return asdict(told)
