"""The score of any card game: columns of players or teams, a row a round, and whoever leads. No cards, no rules."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from companion.words import CantDo

MOST_COLUMNS = 12
"""Players or teams on one sheet."""

MOST_ROUNDS = 500
"""Rounds on one sheet."""

LONGEST_NAME = 24
"""Letters of a player's name, and of the name of the game."""

MOST_POINTS = 1_000_000
"""Points in one cell, above or below nothing."""

FIRST_SHEET = 1001
"""Sheets are numbered from here, so that they never meet a match of the referee at the same table."""

Cells = Mapping[str, int | None]


class BadScore(CantDo):
    """This can't be written on the sheet; says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """A sheet as it stands: who plays, what each round brought, and to what end."""

    number: int
    title: str
    columns: tuple[str, ...]
    rounds: tuple[Cells, ...] = ()
    target: int | None = None
    lowest: bool = False
    ended: bool = False
    carried: Cells = field(default_factory=dict)
    """What everybody brought along from the referee, before the first row."""

    @property
    def totals(self) -> dict[str, int]:
        """Everybody's points."""
        return {
            name: (self.carried.get(name) or 0) + sum(row.get(name) or 0 for row in self.rounds)
            for name in self.columns
        }

    @property
    def leaders(self) -> list[str]:
        """Whoever is ahead; nobody before the first points."""
        totals = self.totals
        if not any(value is not None for row in self.rounds for value in row.values()):
            return []
        best = (min if self.lowest else max)(totals.values())
        return [name for name, points in totals.items() if points == best]

    @property
    def over(self) -> bool:
        """Whether somebody said so, or reached the target in a round that everybody has finished."""
        if self.ended:
            return True
        whole = bool(self.rounds) and all(
            self.rounds[-1].get(name) is not None for name in self.columns
        )
        return (
            self.target is not None
            and whole
            and max(self.totals.values(), default=0) >= self.target
        )

    def row(self, number: int, cells: Cells) -> "Scoresheet":
        """The sheet with these cells of one round written in, or taken out."""
        rows = [*self.rounds, *({} for _ in range(number - len(self.rounds)))]
        written = {**rows[number - 1], **cells}
        rows[number - 1] = {name: value for name, value in written.items() if value is not None}
        while rows and not rows[-1]:
            rows.pop()
        return replace(self, rounds=tuple(rows))

    def renamed(self, was: str, name: str) -> "Scoresheet":
        """The sheet with another name above one column."""

        def called(cells: Cells) -> Cells:
            return {name if one == was else one: value for one, value in cells.items()}

        return replace(
            self,
            columns=tuple(name if one == was else one for one in self.columns),
            rounds=tuple(called(row) for row in self.rounds),
            carried=called(self.carried),
        )


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was written, by whom, in order."""

    seq: int
    at: float
    device: int | None
    note: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Folded:
    """What the lines come to: the sheet in use, when it was begun, and what undo would take back."""

    sheet: Scoresheet | None
    began: float = 0.0
    changed: float = 0.0
    seq: int = 0
    undoes: Line | None = None


def folded(lines: Iterable[Line]) -> Folded:
    """The sheet that these lines leave; lines that were taken back do not count."""
    kept: list[Line] = []
    seq, changed = 0, 0.0
    for line in lines:
        seq, changed = line.seq, line.at
        if line.note["act"] == "undo":
            if kept:
                kept.pop()
        else:
            kept.append(line)
    sheet: Scoresheet | None = None
    began = 0.0
    for line in kept:
        # Two devices may write at once: what the first one made impossible does not count.
        with suppress(BadScore):
            sheet = written(sheet, line.note)
            if line.note["act"] == "sheet":
                began = line.at
    last = kept[-1] if kept and kept[-1].note["act"] != "sheet" else None
    return Folded(sheet, began, changed, seq, last)


def written(sheet: Scoresheet | None, note: Mapping[str, object]) -> Scoresheet:
    """The sheet after one note; raises BadScore for what can't be written."""
    act = note.get("act")
    if act == "sheet":
        return _begin_sheet(sheet, note)
    if sheet is None:
        raise BadScore(said={"say": "house-no-sheet"})
    match act:
        case "points":
            return sheet.row(
                _write_round(sheet, note),
                {_change_column(sheet, note): _checked_points(note.get("points"))},
            )
        case "row":
            given = note.get("points")
            if not isinstance(given, Mapping) or not set(given) <= set(sheet.columns) or not given:
                raise BadScore("“points” are points by the names of the columns.")
            return sheet.row(
                _write_round(sheet, note), {one: _checked_points(p) for one, p in given.items()}
            )
        case "rename":
            return sheet.renamed(
                _change_column(sheet, note), _checked_name(sheet.columns, note.get("name"))
            )
        case "join":
            name = _checked_name(sheet.columns, note.get("name"))
            if len(sheet.columns) >= MOST_COLUMNS:
                raise BadScore(said={"say": "house-many-columns", "most": MOST_COLUMNS})
            return replace(sheet, columns=(*sheet.columns, name))
        case "rules":
            return _change_rules(sheet, note)
        case "end":
            return replace(sheet, ended=True)
        case "go-on":
            return replace(sheet, ended=False, target=None)
        case _:
            raise BadScore(
                "A score is written by: sheet, points, row, rename, join, rules, end, go-on, undo."
            )


def _begin_sheet(before: Scoresheet | None, note: Mapping[str, object]) -> Scoresheet:
    given = note.get("columns")
    if not isinstance(given, list | tuple) or not 1 <= len(given) <= MOST_COLUMNS:
        raise BadScore(said={"say": "house-many-columns", "most": MOST_COLUMNS})
    columns: list[str] = []
    for name in given:
        columns.append(_checked_name(tuple(columns), name))
    carried = note.get("carried")
    if carried is not None and not isinstance(carried, Mapping):
        raise BadScore("“carried” is points by the names of the columns.")
    sheet = Scoresheet(
        number=FIRST_SHEET if before is None else before.number + 1,
        title="",
        columns=tuple(columns),
        carried={
            name: _checked_points(p) for name, p in (carried or {}).items() if name in columns
        },
    )
    return _change_rules(sheet, note)


def _change_rules(sheet: Scoresheet, note: Mapping[str, object]) -> Scoresheet:
    """The sheet with another name, target or aim, as far as they are given."""
    title, lowest = note.get("title"), note.get("lowest")
    return replace(
        sheet,
        title=title.strip()[:LONGEST_NAME] if isinstance(title, str) else sheet.title,
        target=_checked_points(note["target"]) if "target" in note else sheet.target,
        lowest=lowest if isinstance(lowest, bool) else sheet.lowest,
    )


def _write_round(sheet: Scoresheet, note: Mapping[str, object]) -> int:
    number = note.get("round")
    most = min(len(sheet.rounds) + 1, MOST_ROUNDS)
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
        raise BadScore(f"“round” is a number from 1 to {most}.")
    return number


def _change_column(sheet: Scoresheet, note: Mapping[str, object]) -> str:
    name = note.get("column")
    if name not in sheet.columns:
        raise BadScore(said={"say": "house-no-seat", "player": str(name)[:60]})
    return str(name)


def _checked_points(given: object) -> int | None:
    if given is None:
        return None
    if not isinstance(given, int) or isinstance(given, bool) or abs(given) > MOST_POINTS:
        raise BadScore(said={"say": "house-bad-points", "most": MOST_POINTS})
    return given


def _checked_name(columns: tuple[str, ...], given: object) -> str:
    name = given.strip() if isinstance(given, str) else ""
    if not 1 <= len(name) <= LONGEST_NAME or name.lower() in (one.lower() for one in columns):
        raise BadScore(said={"say": "house-column-name", "name": name[:60], "most": LONGEST_NAME})
    return name
