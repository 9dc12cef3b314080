"""The log of a table, line by line, and the game that it tells once all corrections are carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, get_args

from companion.rules import acts
from companion.rules.events import Event, Found
from companion.rules.judge import Refused
from companion.rules.knowledge import Proof
from companion.rules.table import Table


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


CORRECTIONS: Final = frozenset(get_args(acts.Correction))


def script(entries: Sequence[Entry]) -> list[Entry]:
    """The game as it stands: all corrections carried out."""
    if not entries or (
        entries[-1].made_for is None and CORRECTIONS.isdisjoint([type(one.act) for one in entries])
    ):
        return list(entries)
    lines: list[Entry] = []
    for entry in standing(entries):
        match entry.act:
            case acts.Amend(target, with_):
                at = _place_of_entry(lines, target)
                rest = [line for line in lines[at:] if target not in (line.seq, line.made_for)]
                new = (
                    []
                    if with_ is None
                    else [Entry(target, _with_hints_of(with_, lines[at:], target))]
                )
                lines[at:] = [line._replace(replayed=True) for line in new + rest]
            case acts.Insert(before, with_):
                at = _place_of_entry(lines, before)
                new = [Entry(entry.seq, with_)]
                lines[at:] = [line._replace(replayed=True) for line in new + lines[at:]]
            case _:
                lines.append(entry)
    return lines


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that were not undone; an assumption goes with its fact."""
    left: list[Entry] = []
    began: list[int] = []  # where each act or correction begins, with what was assumed for it
    undone: list[list[Entry]] = []  # the last one comes back first
    assuming = False
    for entry in entries:
        if type(entry.act) is acts.Undo:
            if len(began) > 1:
                place = began.pop()
                undone.append(left[place:])
                del left[place:]
            continue
        if type(entry.act) is acts.Redo:
            if undone:
                began.append(len(left))
                left += undone.pop()
            continue
        if not assuming:
            began.append(len(left))
            undone.clear()
        left.append(entry)
        assuming = entry.made_for is not None
    if assuming:
        del left[began[-1] :]
    return left


def may_redo(entries: Sequence[Entry]) -> bool:
    """Whether something was undone, and nothing has happened since."""
    undone = 0
    for entry in reversed(entries):
        if type(entry.act) is acts.Undo:
            undone += 1
        elif type(entry.act) is acts.Redo:
            undone -= 1
        else:
            break
    return undone > 0


def _place_of_entry(lines: list[Entry], seq: int) -> int:
    for place, line in enumerate(lines):
        if seq in (line.seq, line.made_for):
            return place
    return len(lines)


def _with_hints_of(act: acts.Act, instead_of: Iterable[Entry], target: int) -> acts.Act:
    """What was hinted of a fact also holds of the fact put in its place."""
    old = next((line.act for line in instead_of if line.seq == target), None)
    if isinstance(act, acts.Seen) and isinstance(old, acts.Seen):
        drew = act.drew or old.drew
        return replace(act, by=act.by or old.by, drew=drew, watched=act.watched or old.watched)
    return act
