"""The record of a table: acts are added and corrected, and it is known at any time what the game is.

Only the log is stored. A correction is one more line of it, and the game is folded anew from where it changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, assert_never

from companion.rules import acts
from companion.rules.agenda import AskColor, AskDiscard, AskSpin, AskWar, Penalty, Question
from companion.rules.events import Event, GameWon, RoundClosed
from companion.rules.judge import UNTOLD, Refused, cite
from companion.rules.knowledge import Proof, proofs
from companion.rules.log import Entry, Finding, Step, may_redo, script, standing
from companion.rules.seating import sit_down
from companion.rules.table import Table
from companion.story.ending import says_not_out
from companion.story.facts import attempt, pay, settles, sight, undisputed
from companion.story.fold import Fold, raise_question, step_to
from companion.story.witness import lies_already, turned

_made: Final = tuple.__new__
"""Makes a named tuple of a tuple: what its own constructor does, in half the time."""

MARK = 64
"""The table is kept after so many lines each; those between are folded again when somebody asks."""


class Corrected(NamedTuple):
    """What a correction found."""

    correction: acts.Correction
    findings: tuple[Finding, ...]


Steps = tuple[Step, ...]
"""What an act did: the lines that are new. The last one is its own."""


@dataclass(slots=True)
class Record:
    """One table's log, and the game it tells."""

    entries: list[Entry] = field(default_factory=list)
    lines: list[Entry] = field(default_factory=list)  # the game as it stands
    table: Table | None = None
    refused_play: acts.Allow | None = None  # what `allow` means, while no dispute is open
    _marks: list[tuple[int, Table]] = field(default_factory=list)  # after how many lines
    _found: list[tuple[int, Finding]] = field(default_factory=list)  # with how many lines
    _round: list[list[Event]] | None = None  # what the last lines did since the deal, if at hand

    @classmethod
    def rebuild(cls, entries: Iterable[Entry]) -> Record:
        """The same game from its log alone."""
        record = cls(list(entries))
        for _ in record._refold():
            pass
        return record

    def copy(self) -> Record:
        """Another record to try things on."""
        return Record(
            self.entries.copy(), self.lines.copy(), self.table,
            self.refused_play, self._marks.copy(), self._found.copy(), None,
        )  # fmt: skip

    def steps(self, first: int = 0) -> Iterator[Step]:
        """The game line by line, each with the table after it, from a place on."""
        place, fold = self._mark_before(first)
        for line in self.lines[place:]:
            step = fold.on(line, for_card=self._is_assumed_for_card(line))
            assert step is not None
            if place >= first:
                yield step
            place += 1

    def since(self, seq: int) -> Iterator[Step]:
        """The steps of this entry and of those that came after it."""
        first = next((n for n, line in enumerate(self.lines) if line.seq >= seq), len(self.lines))
        return (step for step in self.steps(first) if step.line.seq >= seq)

    def submit(self, act: acts.Act) -> Steps | Corrected | Refused:
        """Judges an act and writes it down."""
        table = self.table
        if table is None:
            if isinstance(act, acts.Start):
                return self._start_game(act)
            return Refused("not-started", "script/acts")
        kind = type(act)
        if kind in SPECIAL and (kind is not acts.Draw or table.out is not None):
            match act:
                case acts.Start():
                    return Refused("wrong-answer", "script/acts", (("about", "started"),))
                case acts.Undo() | acts.Redo() | acts.Amend() | acts.Insert():
                    return self._correct(act)
                case acts.Seen() if settles(table, act):
                    return self._see_card(undisputed(table), act)
                case acts.Draw() if table.out is not None and says_not_out(table, act):
                    about = (("about", "is-out"), ("player", act.player))
                    return Refused("wrong-answer", cite(table, "going-out"), about)
                case acts.Allow(play=None) if table.dispute is None:
                    act = self.refused_play or act
                case _:
                    pass
        seq = len(self.entries) + 1
        after = attempt(table, act, seq)
        if isinstance(after, Refused):
            after = pay(table, act, after, seq)
            if isinstance(after, Refused):
                return self._handle_refused(table, act, after)
        if after.phase != table.phase or after.odd != table.odd:
            return self._write_lines((step_to(table, Entry(seq, act), after),))
        entry = _made(Entry, (seq, act, None, False))
        step = _made(Step, (entry, after, (), False))
        self.entries.append(entry)
        self._add_line(step)
        self.refused_play = None
        return (step,)

    def _start_game(self, act: acts.Start) -> Steps | Refused:
        if self.entries:
            return Refused("wrong-answer", "script/acts", (("about", "started"),))
        table = sit_down(act)
        if isinstance(table, Refused):
            return table
        return self._write_lines((Step(Entry(1, act), table),))

    def _handle_refused(
        self, table: Table, act: acts.Act, why: Refused
    ) -> Steps | Corrected | Refused:
        """What is refused may still be let stand, or be about what came before."""
        if (
            isinstance(act, acts.Draw)
            and (told := self._take_doubted_cards(table, act)) is not None
        ):
            return told
        if isinstance(act, Unsaid):
            return self._report_unsaid(table, act) or why
        if isinstance(act, acts.Spin) and (played := self._was_no_discard(table, act)) is not None:
            self._correct(played)
            return self.submit(act)
        if isinstance(act, acts.Play) and why.code != "bad-input":
            self.refused_play = acts.Allow(act, why.code)
        return why

    def _see_card(self, table: Table, act: acts.Seen) -> Steps | Refused:
        """A fact: first what has to be assumed, each as an entry of its own, then the fact."""
        if lies_already(table, act) and turned(table, act) is None:
            return ()
        seq = len(self.entries) + 1
        sighting = sight(table, act, seq)
        if isinstance(sighting, Refused):
            return sighting
        return self._write_assumed(table, sighting.assumed, act, sighting.table)

    def _take_doubted_cards(self, table: Table, act: acts.Draw) -> Corrected | Refused | None:
        """Cards taken before the card that put their taking in doubt."""
        asked = table.question
        if asked is None or (asked.ask, table.names[asked.to[0]]) != ("took-cards", act.player):
            return None
        return self._correct(self._told_after_all(asked, act))

    def _report_unsaid(self, table: Table, act: Unsaid) -> Steps | None:
        """Cards taken while a color is open, a hand counted after what nobody said was done, a card in a war."""
        seq, then = len(self.entries) + 1, table
        assumed: list[tuple[acts.Happening, Table]] = []
        while (unsaid := _implied_acts(then, act)) is not None:
            after = attempt(then, unsaid, seq + len(assumed))
            if isinstance(after, Refused):
                return None
            assumed.append((unsaid, after))
            then = after
        after = attempt(then, act, seq + len(assumed))
        if not assumed or isinstance(after, Refused):
            return None
        return self._write_assumed(table, tuple(assumed), act, after)

    def _was_no_discard(self, table: Table, act: acts.Spin) -> acts.Amend | None:
        """A spin means that one was asked for: the last card was no discard, but somebody's play before the spinner."""
        cards = ((line.seq, line.act) for line in reversed(self.lines))
        seq, card = next(
            (seq, act) for seq, act in cards if isinstance(act, acts.Seen | acts.Start)
        )
        if isinstance(card, acts.Start) or card.player is not None:
            return None

        def spins(then: Table) -> bool:
            asked = next(iter(then.prompts()), None)
            return isinstance(asked, AskSpin) and then.names[asked.player] == act.player

        return self.told_otherwise(seq, [replace(card, player=n) for n in table.names], spins)

    def told_otherwise(
        self, seq: int, instead: Iterable[acts.Seen], fits: Callable[[Table], bool]
    ) -> acts.Amend | None:
        """The first of these in the place of an entry after which everything since fits, and the table does."""
        for act in instead:
            trial, amend = self.copy(), acts.Amend(seq, act)
            told = trial.submit(amend)
            then = trial.table
            if isinstance(told, Corrected) and not told.findings and then and fits(then):
                return amend
        return None

    def _told_after_all(self, asked: Question, act: acts.Draw) -> acts.Correction:
        """The cards were taken: what was assumed is told now."""
        for seq, assumed, made_for, _ in reversed(self.lines):
            drew = assumed.player if isinstance(assumed, acts.Draw) else None
            if (made_for, drew) == (asked.since, act.player):
                return acts.Amend(seq, act)
        return acts.Insert(asked.since, act)

    # Writing down

    def _write_assumed(
        self,
        table: Table,
        assumed: tuple[tuple[acts.Happening, Table], ...],
        act: acts.Happening,
        after: Table,
    ) -> Steps:
        """What must have happened unseen, and then what was told."""
        seq = len(self.entries) + 1
        fact = seq + len(assumed)
        before, steps = table, []
        for number, (each, then) in enumerate(assumed, start=seq):
            steps.append(step_to(before, Entry(number, each, fact), then))
            before = then
        told = step_to(before, Entry(fact, act), after)
        raise_question(table, steps, told)
        return self._write_lines((*steps, told))

    def _write_lines(self, steps: Steps) -> Steps:
        """Acts that count go into the log."""
        phase = None if self.table is None else self.table.phase
        for step in steps:
            self.entries.append(step.line)
            self._add_line(step, whole=step.line.made_for is None)
        self.refused_play = None
        *assumed, last = steps
        if last.table.phase != phase:
            if last.table.phase == "start-card":
                self._round = []
            last = last._replace(findings=last.findings + self._tell_proofs(last))
        return (*assumed, last)

    def _add_line(self, step: Step, *, whole: bool = True) -> None:
        """One more line of the game; it isn't whole while the fact that it was assumed for is to come."""
        line, table, findings, lost = step
        lines = self.lines
        lines.append(line)
        self.table = table
        if self._round is not None:
            self._round.append([] if lost else table.news)
        if findings:
            self._found += [(len(lines), finding) for finding in findings]
        if whole and not len(lines) % MARK:
            self._marks.append((len(lines), table))

    def _mark_before(self, place: int) -> tuple[int, Fold]:
        """The last mark up to this place, to fold on from."""
        for at, table in reversed(self._marks):
            if at <= place:
                return at, Fold(table)
        return 0, Fold()

    def _is_assumed_for_card(self, line: Entry) -> bool:
        """Whether a line was assumed for a card that was seen."""
        made_for = line.made_for
        return made_for is not None and isinstance(self.entries[made_for - 1].act, acts.Seen)

    # Corrections

    def _correct(self, act: acts.Correction) -> Corrected | Refused:
        refused = self._cannot_correct(act)
        if refused is not None:
            return refused
        entry = Entry(len(self.entries) + 1, act)
        known = {finding[:2] for _, finding in self._found}
        trial = self.copy()
        trial.entries.append(entry)
        findings: list[Finding] = []
        for step in trial._refold():
            findings += step.findings
            findings += trial._tell_proofs(step)
        if (refused := trial._wrong_in_itself(entry)) is not None:
            return refused
        self._become(trial)
        return Corrected(act, tuple(one for one in findings if one[:2] not in known))

    def _become(self, trial: Record) -> None:
        """What was tried is done."""
        self.entries, self.lines, self.table = trial.entries, trial.lines, trial.table
        self._marks, self._found, self._round = trial._marks, trial._found, trial._round
        self.refused_play = None

    def _cannot_correct(self, act: acts.Correction) -> Refused | None:
        match act:
            case acts.Undo():
                if len(standing(self.entries)) <= 1:
                    return Refused("nothing-to-undo", "script/acts")
            case acts.Redo():
                if not may_redo(self.entries):
                    return Refused("nothing-to-redo", "script/acts")
            case acts.Amend(target, with_):
                if not any(line.seq == target for line in self.lines):
                    return Refused("bad-input", "script/acts", _entry_about("no-entry", target))
                if (target == 1) != isinstance(with_, acts.Start):
                    return Refused("bad-input", "script/acts", _entry_about("start-stays", target))
                if isinstance(with_, acts.Correction):
                    return Refused("bad-input", "script/acts", _entry_about("nested", target))
                seated = sit_down(with_) if isinstance(with_, acts.Start) else None
                if isinstance(seated, Refused):
                    return seated
            case acts.Insert(before, with_):
                if before == 1 or not any(line.seq == before for line in self.lines):
                    return Refused("bad-input", "script/acts", _entry_about("no-entry", before))
                if isinstance(with_, acts.Correction | acts.Start):
                    return Refused("bad-input", "script/acts", _entry_about("nested", before))
            case _:
                assert_never(act)
        return None

    def _wrong_in_itself(self, entry: Entry) -> Refused | None:
        """What is put in makes no sense at this table."""
        if isinstance(entry.act, acts.Undo | acts.Redo):
            return None
        seq = entry.act.target if isinstance(entry.act, acts.Amend) else entry.seq
        for _, finding in self._found:
            if finding.seq == seq and finding.code in ("bad-input", "not-in-this-deck"):
                return finding.says if isinstance(finding.says, Refused) else None
        return None

    def _refold(self) -> Iterator[Step]:
        """Folds the corrected log from where it changed; gives the steps that are new."""
        lines = script(self.entries)
        kept = 0
        for stood, line in zip(self.lines, lines, strict=False):
            if stood is not line and stood != line:
                break
            kept += 1
        place, fold = self._mark_before(kept)
        del self.lines[kept:]
        self._marks = [mark for mark in self._marks if mark[0] <= place]
        self._found = [found for found in self._found if found[0] <= kept]
        self._round = None
        for line in lines[place:kept]:
            fold.on(line, for_card=self._is_assumed_for_card(line))
        self.table = fold.table
        for line in lines[kept:]:
            step = fold.on(line, for_card=self._is_assumed_for_card(line))
            if step is None:
                return
            self._add_line(step, whole=fold.explaining is None)
            yield step

    # Findings

    def _tell_proofs(self, step: Step) -> tuple[Finding, ...]:
        """At the end of a round: which Wild Draw Fours are proved to have been illegal."""
        if not any(isinstance(event, RoundClosed | GameWon) for event in step.events):
            return ()
        return tuple(Finding(proof.seq, "wild-draw-four", proof) for proof in self.proofs())

    def proofs(self) -> list[Proof]:
        """What is proved so far in this round; told at its end."""
        if self.table is None:
            return []
        if self._round is None:
            began = 0
            for place, table in self._marks:
                if table.round < self.table.round:
                    began = place
            self._round = [step.events for step in self.steps(began)]
        lines = self.lines[len(self.lines) - len(self._round) :]
        if any(line.made_for is not None and isinstance(line.act, acts.Pass) for line in lines):
            return []  # nobody tells when they draw: a card may have come unseen
        history = [(line.seq, events) for line, events in zip(lines, self._round, strict=True)]
        return proofs(self.table.setting.deck, history)


SPECIAL = {
    acts.Start,
    acts.Draw,
    acts.Seen,
    acts.Allow,
    acts.Undo,
    acts.Redo,
    acts.Amend,
    acts.Insert,
}


def _entry_about(about: str, number: int) -> tuple[tuple[str, str | int], ...]:
    return (("about", about), ("count", number))


Unsaid = acts.Draw | acts.Hand | acts.War | acts.Block
"""What may tell that something was done that nobody has said."""


def _implied_acts(table: Table, act: Unsaid) -> acts.Happening | None:
    """What somebody must have done, by what is told now."""
    if isinstance(act, acts.War):
        return _still_fights(table, act)
    match next(iter(table.prompts()), None):
        case AskColor(player) if act.player != table.names[player] and not isinstance(
            act, acts.Hand
        ):
            return acts.Color(table.names[player], UNTOLD)
        case Penalty(player, many=many) if many and isinstance(act, acts.Hand):
            return acts.Draw(table.names[player])
        case AskDiscard(player, keep=None) if table.out is not None and isinstance(act, acts.Hand):
            return acts.Discard(table.names[player], count=0)
        case _:
            return None


def _still_fights(table: Table, act: acts.War) -> acts.Draw | acts.Set | None:
    """Whoever shows a card in a war has one: they are not out, or their number was wrong."""
    wars = [one for one in table.prompts() if isinstance(one, AskWar)]
    tied = dict(wars[0].tied) if wars else {}
    for name, cards in act.reveals.items():
        if not wars or name not in table.names:
            return None
        seat = table.names.index(name)
        if cards and seat == table.out:
            return acts.Draw(name)
        if cards and not table.counts[seat]:
            return acts.Set(name, cards=len(cards) + len(tied.get(seat, ())))
    return None
