"""From line to line: the table after each, and what about it no longer fits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from companion.rules import acts
from companion.rules.events import Found
from companion.rules.evolve import evolve
from companion.rules.judge import Refused
from companion.rules.log import Entry, Finding, Step
from companion.rules.seating import sit_down
from companion.rules.table import Table
from companion.story.ending import lays_on
from companion.story.facts import attempt, decide, undisputed
from companion.story.hints import Visits, doubt
from companion.story.witness import lies_already, without_hints

_made: Final = tuple.__new__
"""Makes a named tuple of a tuple: what its own constructor does, in half the time."""


TOLD: Final = {acts.Play, acts.Draw, acts.Pass, acts.Color, acts.Hand, acts.TurnUp, acts.NextRound}
"""What nearly every line is. It fits, and nothing is assumed for it: there is no more to be done."""


@dataclass(slots=True)
class Fold:
    """Goes through the lines of a game, one after the other."""

    table: Table | None = None
    explaining: int | None = None  # the fact that was assumed for, until it comes
    before: Table | None = None  # what was assumed
    assumed: list[Step] = field(default_factory=list)  # for the line that comes next

    def on(self, line: Entry, *, for_card: bool = False) -> Step | None:
        """One line further, perhaps assumed `for_card` that was seen. Without a table only a start is one."""
        if self.table is None:
            seated = sit_down(line.act) if isinstance(line.act, acts.Start) else None
            if not isinstance(seated, Table):
                return None
            self.table = seated
            return Step(line, seated)
        seq, act, made_for, replayed = line
        table = self.table
        if made_for is None and self.explaining is None and not replayed and type(act) in TOLD:
            after = attempt(table, act, seq)
            if type(after) is Table and after.odd == table.odd:
                self.table = after
                return _made(Step, (line, after, (), False))
        if for_card:
            table = undisputed(table)
        if self.explaining == seq:
            self.explaining = None
            act = without_hints(act)
        if replayed and table.dispute is not None:
            step = self._let_card_stand(table, line, act)
        else:
            if made_for is not None:
                table = table.clone()
                table.assuming = True
            step = _fold_line(table, line, act)
            step.table.assuming = False
        if type(act) is acts.Seen:
            raise_question(self.before or table, self.assumed, step)
        if made_for is not None:
            self.explaining = made_for
            self.before = self.before or table
            self.assumed.append(step)
        elif self.assumed:
            self.before, self.assumed = None, []
        self.table = step.table
        return step

    def _let_card_stand(self, table: Table, line: Entry, act: acts.Act) -> Step:
        """Play went on over a card that no longer fits: it was let stand."""
        assert table.dispute is not None
        since = table.dispute.since
        goes_on = table.dispute.code != "not-in-play" and (
            isinstance(act, acts.Play)
            or (isinstance(act, acts.Seen) and not lies_already(table, act))
        )
        allowed = decide(table, acts.Allow(), since) if goes_on else None
        if not isinstance(allowed, Table):
            return _fold_line(table, line, act)
        step = _fold_line(allowed, line, act)
        return step._replace(findings=found(allowed, since) + step.findings)


def _fold_line(table: Table, line: Entry, act: acts.Act) -> Step:
    """What no longer fits stays: forced if it lies there, else as a note."""
    after = decide(table, act, line.seq)
    if type(after) is Table:
        return step_to(table, line, after)
    assert isinstance(after, Refused)
    finding = Finding(line.seq, after.code, after)
    if isinstance(act, acts.Play):
        forced = decide(table, acts.Allow(act, after.code), line.seq)
        if isinstance(forced, Table):
            return Step(line, forced, (finding,))
    kept = table.clone()
    kept.seq = line.seq
    return Step(line, kept, () if line.made_for is not None else (finding,), lost=True)


def step_to(before: Table, line: Entry, after: Table) -> Step:
    """A line, the table after it, and what it found."""
    findings = found(after, line.seq) if after.odd != before.odd else ()
    return _made(Step, (line, after, findings, False))


def found(table: Table, seq: int) -> tuple[Finding, ...]:
    """What the last act found."""
    return tuple(
        Finding(seq, event.code, event) for event in table.news if isinstance(event, Found)
    )


def raise_question(before: Table, assumed: list[Step], step: Step) -> None:
    """What the hints of a fact leave in doubt becomes a question."""
    act = step.line.act
    if not isinstance(act, acts.Seen) or not act.watched or step.lost:
        return
    events = [event for each in (*assumed, step) for event in each.events]
    doubted = doubt(before, act, events)
    if doubted is None or doubted.ask != "whose":
        lays_on(step.table, act.by, drew=Visits(act).anybody)
    if doubted is not None:
        evolve(step.table, doubted)
