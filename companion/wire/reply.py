"""What the referee answers, as values: what an act did, or why it did nothing. `written` makes JSON of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import assert_never, cast

from companion.rules.events import CopyKnown, Event
from companion.rules.judge import Refused
from companion.rules.log import Entry, Finding, Step
from companion.rules.table import Table
from companion.wire import acts as act_json
from companion.wire import shape, speech, tables
from companion.wire.events import event_json
from companion.wire.speech import Said

Happened = tuple[Table, Event]
"""What happened, and the table on which it did."""


@dataclass(frozen=True)
class Moment:
    """The table as it stood after so many lines of the log."""

    table: Table
    seq: int
    veils: Moment | None = None
    """The same with a card that only one player may know."""
    redo: bool = False
    """Whether what was undone last can be done again."""

    @cached_property
    def drawn(self) -> shape.Table:
        """As the table script draws it: made once, however many look."""
        if self.veils is not None:
            return {**self.veils.drawn, "awaiting": tables.awaiting(self.table)}
        return {**tables.table(self.table), "seq": self.seq, "redo": self.redo}


@dataclass(frozen=True)
class Taken:
    """An act that counts: what the caller says, what happened, what was found, and the table after it."""

    moment: Moment
    said: tuple[Said, ...]
    events: tuple[Happened, ...]
    findings: tuple[Finding, ...]

    @cached_property
    def receipt(self) -> shape.Reply:
        """As JSON, all but the table: made once for the store, the sender and the screens."""
        return {
            "ok": True,
            "seq": self.moment.seq,
            "said": [sentence for sentence, _ in self.said],
            "cites": [cite for _, cite in self.said],
            "events": happened(self.events),
            "findings": found(self.moment.table, self.findings),
        }

    @cached_property
    def in_english(self) -> shape.Reply:
        """The same with its sentences in English: made once, for whoever reads them."""
        return in_english(self.receipt)


@dataclass(frozen=True, slots=True)
class Declined:
    """An act that changed nothing: why, and the table as it is."""

    why: Refused
    moment: Moment | None
    whose: tuple[str, ...] | None = None
    """Whose a card may have been that may not be played; None where it can't be let stand."""


Reply = Taken | Declined


@dataclass(frozen=True, slots=True)
class Preview:
    """What an act would do; `lost` are later lines that would not fit."""

    reply: Reply

    @property
    def lost(self) -> tuple[Finding, ...]:
        """Later lines that would no longer fit."""
        return self.reply.findings if isinstance(self.reply, Taken) else ()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the story: the act as it stands, what was said, and whether it was corrected away."""

    entry: Entry
    stands: Entry
    said: tuple[Said, ...]
    findings: tuple[Finding, ...]
    table: Table | None
    correction: bool

    @property
    def undone(self) -> bool:
        """Whether it was corrected away."""
        return self.table is None and not self.correction


def happenings(steps: Iterable[Step]) -> tuple[Happened, ...]:
    """What happened in these steps, without what only the referee needs to know."""
    return tuple(
        [
            (step.table, event)
            for step in steps
            for event in step.events
            if type(event) is not CopyKnown
        ]
    )


def written(reply: Reply, *, english: bool = True) -> shape.Reply:
    """A reply as JSON, with everything in it; in English, too, for whoever reads that."""
    match reply:
        case Taken():
            receipt = reply.in_english if english else reply.receipt
            return {**receipt, "table": reply.moment.drawn}
        case Declined(why, moment, whose):
            table = None if moment is None else moment.table
            said = speech.refusal(table, why)
            says = speech.english(said)
            refused: shape.Refused = {
                "code": why.code,
                "says": says,
                "said": said,
                "cite": why.cite,
            }
            if whose is not None:
                refused["options"] = ["allow", "seen"] if whose else ["allow"]
                refused["players"] = list(whose)
            # Before the start the table script has an empty object for the table.
            drawn = cast(shape.Table, {}) if moment is None else moment.drawn
            return {"ok": False, "refused": refused, "table": drawn}
        case _:
            assert_never(reply)


def in_english(receipt: shape.Reply) -> shape.Reply:
    """A receipt with its sentences in English: made only for whoever reads them."""
    if "says" in receipt:  # stored before sentences were values
        return receipt
    return {**receipt, "says": [speech.english(said) for said in receipt["said"]]}


def happened(events: tuple[Happened, ...]) -> list[shape.Happened]:
    """What happened, for the screens to show."""
    return [shape.Happened(event_json(table, event)) for table, event in events]


def found(table: Table, findings: tuple[Finding, ...]) -> list[shape.Finding]:
    """What doesn't fit, in words."""
    told = [(one, speech.finding(table, one)) for one in findings]
    return [
        {"seq": one.seq, "code": one.code, "says": speech.english(said), "said": said}
        for one, said in told
    ]


def preview(would: Preview) -> shape.Preview:
    """What an act would do, as JSON."""
    reply = written(would.reply)
    return {"ok": reply["ok"], "reply": reply, "lost": reply.get("findings", [])}


def row(entry: Entry) -> shape.Row:
    """A line of the log, as it is stored and replayed."""
    data: shape.Row = {"seq": entry.seq, "act": shape.Act(act_json.write(entry.act))}
    if entry.made_for is not None:
        data["assumed"] = True
        data["for"] = entry.made_for
    return data


def line(told: Line) -> shape.ToldLine:
    """A line of the story as JSON."""
    return {
        "seq": told.entry.seq,
        "act": shape.Act(act_json.write(told.stands.act)),
        "says": [speech.english(said) for said, _ in told.said],
        "said": [said for said, _ in told.said],
        "cites": [cite for _, cite in told.said],
        "assumed": told.entry.made_for is not None,
        "findings": [] if told.table is None else found(told.table, told.findings),
        "undone": told.undone,
        "correction": told.correction,
        "round": None if told.table is None else told.table.round,
    }
