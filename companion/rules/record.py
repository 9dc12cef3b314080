"""The log of a table and what follows from it: acts are added, corrected, replayed.

Only the log is stored. A correction is one more line of it, and the game is folded anew from
where it changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple, assert_never

from companion.rules import acts
from companion.rules.agenda import AskColor, Question
from companion.rules.ending import says_not_out
from companion.rules.engine import attempt, decide
from companion.rules.events import Dealt, Event, Found, GameWon, RoundClosed
from companion.rules.evolve import evolve
from companion.rules.hints import doubt
from companion.rules.judge import UNTOLD, Refused, cite
from companion.rules.knowledge import Proof, proofs
from companion.rules.seating import sit_down
from companion.rules.table import Table
from companion.rules.witness import lies_already, stories


class Entry(NamedTuple):
    """One line of the log. `made_for` is the fact that an assumption explains.

    In the game as corrected, a line that comes after a correction is `replayed`.
    """

    seq: int
    act: acts.Act
    made_for: int | None = None
    replayed: bool = False


class Finding(NamedTuple):
    """A fact that stands but doesn't fit."""

    seq: int
    code: str
    says: Refused | Proof | Found


class Step(NamedTuple):
    """A line, and the table after it."""

    line: Entry
    table: Table
    findings: tuple[Finding, ...] = ()
    lost: bool = False  # it no longer fits anything, and changed nothing

    @property
    def events(self) -> list[Event]:
        return [] if self.lost else self.table.news


class Accepted(NamedTuple):
    """What an act did: the steps that are new, what they found, and which correction it was."""

    steps: tuple[Step, ...] = ()
    findings: tuple[Finding, ...] = ()
    correction: acts.Correction | None = None


@dataclass(slots=True)
class Record:
    """One table's log, and the game it tells."""

    entries: list[Entry] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    table: Table | None = None
    refused_play: acts.Allow | None = None  # what `allow` means, while no dispute is open

    @classmethod
    def rebuild(cls, entries: Iterable[Entry]) -> Record:
        """The same game from its log alone."""
        record = cls(list(entries))
        record._refold()
        return record

    def copy(self) -> Record:
        """Another record to try things on."""
        return Record(self.entries.copy(), self.steps.copy(), self.table, self.refused_play)

    def submit(self, act: acts.Act) -> Accepted | Refused:
        """Judges an act and writes it down."""
        table = self.table
        if type(act) not in SPECIAL and table is not None:
            if isinstance(act, acts.Draw) and table.out is not None and says_not_out(table, act):
                about = (("about", "is-out"), ("player", act.player))
                return Refused("wrong-answer", cite(table, "going-out"), about)
            if isinstance(act, acts.Draw):
                return self._draw(table, act)
            return self._add(table, act)
        if isinstance(act, acts.Start):
            return self._start(act)
        if table is None:
            return Refused("not-started", "script/acts")
        if isinstance(act, acts.Undo | acts.Amend | acts.Insert):
            return self._correct(act)
        if isinstance(act, acts.Seen):
            return self._see(table, act)
        if isinstance(act, acts.Allow) and act.play is None and table.dispute is None:
            act = self.refused_play or act
        return self._add(table, act)

    def _start(self, act: acts.Start) -> Accepted | Refused:
        if self.entries:
            return Refused("wrong-answer", "script/acts", (("about", "started"),))
        table = sit_down(act)
        if isinstance(table, Refused):
            return table
        entry = Entry(1, act)
        self.entries.append(entry)
        self.steps.append(Step(entry, table))
        self.table = table
        return Accepted((self.steps[-1],))

    def _add(self, table: Table, act: acts.Act, *, explained: bool = False) -> Accepted | Refused:
        seq = len(self.entries) + 1
        after = decide(table, _left_open(act, explained=explained), seq)
        if isinstance(after, Refused):
            if isinstance(act, acts.Play) and after.code != "bad-input":
                self.refused_play = acts.Allow(act, after.code)
            return after
        entry = Entry(seq, act)
        findings = _found(after, seq) if after.odd != table.odd else ()
        step = Step(entry, after, findings)
        self.entries.append(entry)
        self.steps.append(step)
        self.table = after
        self.refused_play = None
        self._doubt()
        if after.phase != table.phase:
            findings += self._proved(step)
        return Accepted((step,), findings)

    def _see(self, table: Table, act: acts.Seen) -> Accepted | Refused:
        """A fact: first what has to be assumed, each as an entry of its own, then the fact."""
        if table.dispute is None and lies_already(table, act):
            return Accepted()
        assumed = stories(table, act, attempt)
        if isinstance(assumed, Refused):
            return assumed
        return self._assume(table, assumed, act)

    def _draw(self, table: Table, act: acts.Draw) -> Accepted | Refused:
        """Cards taken: now, while a color is open, or before the card that put their taking in doubt."""
        done = self._add(table, act)
        if not isinstance(done, Refused):
            return done
        first, asked = next(iter(table.prompts()), None), table.question
        if asked is not None and (asked.ask, table.names[asked.to[0]]) == (
            "took-cards",
            act.player,
        ):
            return self._correct(self._told_after_all(asked, act))
        if isinstance(first, AskColor) and act.player != table.names[first.player]:
            unnamed = acts.Color(table.names[first.player], UNTOLD)
            then = attempt(table, unnamed)
            if isinstance(then, Table) and not isinstance(attempt(then, act), Refused):
                return self._assume(table, (unnamed,), act)
        return done

    def _told_after_all(self, asked: Question, act: acts.Draw) -> acts.Correction:
        """The cards were taken: what was assumed is told now."""
        for step in reversed(self.steps):
            seq, assumed, made_for, _ = step.line
            drew = assumed.player if isinstance(assumed, acts.Draw) else None
            if (made_for, drew) == (asked.since, act.player):
                return acts.Amend(seq, act)
        return acts.Insert(asked.since, act)

    def _assume(
        self, table: Table, assumed: tuple[acts.Happening, ...], act: acts.Happening
    ) -> Accepted | Refused:
        """Writes down what must have happened unseen, and then what was told."""
        trial = self.copy()
        seq = len(self.entries) + 1 + len(assumed)
        for step in assumed:
            done = trial._add(trial.table or table, step)
            assert not isinstance(done, Refused)
            trial._mark(seq)
        last = trial._add(trial.table or table, act, explained=bool(assumed))
        if isinstance(last, Refused):
            return last
        many = len(assumed) + 1
        self.entries, self.steps, self.table = trial.entries, trial.steps, trial.table
        self.refused_play = None
        return Accepted(
            tuple(self.steps[-many:]),
            tuple(found for step in self.steps[-many:] for found in step.findings),
        )

    def _doubt(self) -> None:
        """What the hints of the last fact leave in doubt becomes a question."""
        line = self.steps[-1].line
        if not isinstance(line.act, acts.Seen) or not line.act.watched or self.steps[-1].lost:
            return
        made = len(self.steps) - 1
        while self.steps[made - 1].line.made_for == line.seq:
            made -= 1
        events = [event for step in self.steps[made:] for event in step.events]
        doubted = doubt(self.steps[made - 1].table, line.act, events)
        if doubted is not None:
            evolve(self.steps[-1].table, doubted)

    def _mark(self, made_for: int) -> None:
        """The last entry was only assumed."""
        self.entries[-1] = self.entries[-1]._replace(made_for=made_for)
        step = self.steps[-1]
        self.steps[-1] = step._replace(line=self.entries[-1])

    # Corrections

    def _correct(self, act: acts.Correction) -> Accepted | Refused:
        entry = Entry(len(self.entries) + 1, act)
        refused = self._cannot(act)
        if refused is not None:
            return refused
        before = {finding[:2] for step in self.steps for finding in step.findings}
        kept = len(self.steps)
        trial = self.copy()
        trial.entries.append(entry)
        kept = trial._refold()
        own = next((step for step in trial.steps if step.line.seq == _subject(entry)), None)
        if own is not None and own.lost and not isinstance(act, acts.Undo):
            says = own.findings[0].says
            if isinstance(says, Refused) and says.code in ("bad-input", "not-in-this-deck"):
                return says
        self.entries, self.steps, self.table = trial.entries, trial.steps, trial.table
        self.refused_play = None
        new = tuple(self.steps[kept:])
        findings = tuple(
            finding
            for step in new
            for finding in step.findings + self._proved(step)
            if finding[:2] not in before
        )
        return Accepted(new, findings, act)

    def _cannot(self, act: acts.Correction) -> Refused | None:
        lines = script(self.entries)
        match act:
            case acts.Undo():
                if len(_standing(self.entries)) <= 1:
                    return Refused("nothing-to-undo", "script/acts")
            case acts.Amend(target, with_):
                if not any(line.seq == target for line in lines):
                    return Refused("bad-input", "script/acts", _about("no-entry", target))
                if (target == 1) != isinstance(with_, acts.Start):
                    return Refused("bad-input", "script/acts", _about("start-stays", target))
                if isinstance(with_, acts.Correction):
                    return Refused("bad-input", "script/acts", _about("nested", target))
                seated = sit_down(with_) if isinstance(with_, acts.Start) else None
                if isinstance(seated, Refused):
                    return seated
            case acts.Insert(before, with_):
                if before == 1 or not any(line.seq == before for line in lines):
                    return Refused("bad-input", "script/acts", _about("no-entry", before))
                if isinstance(with_, acts.Correction | acts.Start):
                    return Refused("bad-input", "script/acts", _about("nested", before))
            case _:
                assert_never(act)
        return None

    def _refold(self) -> int:
        """Folds the corrected log; says how many steps stayed as they were."""
        lines = script(self.entries)
        kept = 0
        for step, line in zip(self.steps, lines, strict=False):
            if step.line != line:
                break
            kept += 1
        del self.steps[kept:]
        explained = {line.made_for for line in lines}
        for line in lines[kept:]:
            before = self.steps[-1].table if self.steps else None
            folded = _fold(before, line, explained=line.seq in explained)
            if folded is None:
                self.table = None
                return kept
            self.steps.append(folded)
            self._doubt()
        self.table = self.steps[-1].table if self.steps else None
        return kept

    # Findings

    def _proved(self, step: Step) -> tuple[Finding, ...]:
        """At the end of a round: which Wild Draw Fours are proved to have been illegal."""
        if not any(isinstance(event, RoundClosed | GameWon) for event in step.events):
            return ()
        return tuple(Finding(proof.seq, "wild-draw-four", proof) for proof in self.proofs(step))

    def proofs(self, until: Step | None = None) -> list[Proof]:
        """What is proved so far in this round; told at its end."""
        if self.table is None:
            return []
        last = len(self.steps) - 1
        while until is not None and self.steps[last] is not until:
            last -= 1
        first = last
        while first and not any(isinstance(event, Dealt) for event in self.steps[first].events):
            first -= 1
        history = ((step.line.seq, step.events) for step in self.steps[first : last + 1])
        return proofs(self.table.setting.deck, history)


SPECIAL = {acts.Start, acts.Seen, acts.Allow, acts.Undo, acts.Amend, acts.Insert}


def _about(about: str, number: int) -> tuple[tuple[str, str | int], ...]:
    return (("about", about), ("count", number))


def _found(table: Table, seq: int) -> tuple[Finding, ...]:
    return tuple(
        Finding(seq, event.code, event) for event in table.news if isinstance(event, Found)
    )


def _subject(entry: Entry) -> int:
    """The line that a correction is about."""
    return entry.act.target if isinstance(entry.act, acts.Amend) else entry.seq


def _standing(entries: Iterable[Entry]) -> list[list[Entry]]:
    """The entries that were not undone, an assumption together with its fact."""
    groups: list[list[Entry]] = []
    group: list[Entry] = []
    for entry in entries:
        if isinstance(entry.act, acts.Undo):
            if len(groups) > 1:
                groups.pop()
            continue
        group.append(entry)
        if entry.made_for is None:
            groups.append(group)
            group = []
    return groups


def script(entries: Iterable[Entry]) -> list[Entry]:
    """The game line by line, all corrections carried out."""
    lines: list[Entry] = []
    for group in _standing(entries):
        act = group[-1].act
        match act:
            case acts.Amend(target, with_):
                at = _place(lines, target)
                rest = [line for line in lines[at:] if target not in (line.seq, line.made_for)]
                new = [] if with_ is None else [Entry(target, _hinted(with_, lines[at:], target))]
                lines[at:] = [line._replace(replayed=True) for line in new + rest]
            case acts.Insert(before, with_):
                at = _place(lines, before)
                new = [Entry(group[-1].seq, with_)]
                lines[at:] = [line._replace(replayed=True) for line in new + lines[at:]]
            case _:
                lines.extend(group)
    return lines


def _place(lines: list[Entry], seq: int) -> int:
    for place, line in enumerate(lines):
        if seq in (line.seq, line.made_for):
            return place
    return len(lines)


def _left_open(act: acts.Act, *, explained: bool) -> acts.Act:
    """A fact whose assumptions stand before it needs its hints no more."""
    if explained and isinstance(act, acts.Seen):
        return replace(act, by=None, drew=0, watched=False)
    return act


def _hinted(act: acts.Act, instead_of: Iterable[Entry], target: int) -> acts.Act:
    """What was hinted of a fact also holds of the fact put in its place."""
    old = next((line.act for line in instead_of if line.seq == target), None)
    if isinstance(act, acts.Seen) and isinstance(old, acts.Seen):
        drew = act.drew or old.drew
        return replace(act, by=act.by or old.by, drew=drew, watched=act.watched or old.watched)
    return act


def _fold(table: Table | None, line: Entry, *, explained: bool) -> Step | None:
    """One line onto the table. What no longer fits stays: forced if it lies there, else as a note."""
    if table is None:
        if not isinstance(line.act, acts.Start):
            return None
        seated = sit_down(line.act)
        return None if isinstance(seated, Refused) else Step(line, seated)
    seq = line.seq
    earlier: tuple[Finding, ...] = ()
    if line.replayed and table.dispute is not None and _goes_on(table, line.act):
        since = table.dispute.since
        allowed = decide(table, acts.Allow(), since)
        if isinstance(allowed, Table):
            earlier = _found(allowed, since)
            table = allowed
    after = decide(table, _left_open(line.act, explained=explained), seq)
    if isinstance(after, Table):
        return Step(line, after, earlier + _found(after, seq))
    refused = after
    if isinstance(line.act, acts.Play):
        forced = decide(table, acts.Allow(line.act, refused.code), seq)
        if isinstance(forced, Table):
            return Step(line, forced, (*earlier, Finding(seq, refused.code, refused)))
    kept = table.clone()
    kept.seq = seq
    findings = () if line.made_for is not None else (Finding(seq, refused.code, refused),)
    return Step(line, kept, earlier + findings, lost=True)


def _goes_on(table: Table, act: acts.Act) -> bool:
    """Play went on over a card that no longer fits: it was let stand."""
    if isinstance(act, acts.Seen):
        return not lies_already(table, act)
    return isinstance(act, acts.Play)
