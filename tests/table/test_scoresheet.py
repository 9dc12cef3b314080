"""A score sheet is a fold over what was written: totals, leaders, the end, corrections, and what can't be written."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from companion.table.scoresheet import BadScore, Line, Scoresheet, folded, written

BEGUN = {"act": "sheet", "columns": ["North", "South"], "target": 100}


def sheet(*notes: Mapping[str, object]) -> Scoresheet:
    found = folded(Line(seq, float(seq), None, note) for seq, note in enumerate(notes, 1)).sheet
    assert found is not None
    return found


def points(number: int, column: str, many: int | None) -> dict[str, object]:
    return {"act": "points", "round": number, "column": column, "points": many}


def test_rows_add_up_and_somebody_leads() -> None:
    now = sheet(BEGUN, {"act": "row", "round": 1, "points": {"North": 20, "South": -5}})
    assert now.totals == {"North": 20, "South": -5}
    assert now.leaders == ["North"]
    assert not now.over


def test_few_points_are_good_where_the_lowest_wins() -> None:
    now = sheet({**BEGUN, "lowest": True}, points(1, "North", 30), points(1, "South", 10))
    assert now.leaders == ["South"]


def test_the_target_ends_it_once_everybody_has_finished_the_round() -> None:
    notes = (BEGUN, points(1, "North", 120))
    assert not sheet(*notes).over
    assert sheet(*notes, points(1, "South", 0)).over
    assert not sheet(*notes, points(1, "South", 0), points(1, "North", 12)).over


def test_any_cell_can_be_written_again_or_emptied() -> None:
    now = sheet(BEGUN, points(1, "North", 1), points(1, "South", 2), points(1, "North", 7))
    assert now.totals == {"North": 7, "South": 2}
    assert sheet(BEGUN, points(1, "North", 1), points(1, "North", None)).rounds == ()


def test_undo_takes_back_one_line_after_the_other() -> None:
    undo = {"act": "undo"}
    notes = (BEGUN, points(1, "North", 1), points(1, "South", 2), undo)
    assert sheet(*notes).totals == {"North": 1, "South": 0}
    assert sheet(*notes, undo).totals == {"North": 0, "South": 0}


def test_a_name_moves_with_its_points_and_latecomers_get_a_column() -> None:
    renamed = {"act": "rename", "column": "North", "name": "Nora"}
    now = sheet(BEGUN, points(1, "North", 9), renamed, {"act": "join", "name": "East"})
    assert now.totals == {"Nora": 9, "South": 0, "East": 0}


def test_a_referees_points_are_taken_along() -> None:
    now = sheet({**BEGUN, "carried": {"North": 40, "South": 15}}, points(1, "North", 5))
    assert now.totals == {"North": 45, "South": 15}


def test_the_next_sheet_at_a_table_has_a_number_of_its_own() -> None:
    assert sheet(BEGUN).number + 1 == sheet(BEGUN, BEGUN).number


@pytest.mark.parametrize(
    "note",
    [
        points(3, "North", 1),
        points(1, "West", 1),
        {**points(1, "North", 1), "points": 1.5},
        {**points(1, "North", 1), "points": 10**9},
        {"act": "join", "name": "south"},
        {"act": "join", "name": ""},
        {"act": "sheet", "columns": []},
        {"act": "row", "round": 1, "points": {"West": 1}},
        {"act": "dance"},
    ],
)
def test_what_makes_no_sense_is_refused(note: dict[str, object]) -> None:
    with pytest.raises(BadScore):
        written(sheet(BEGUN), note)
    assert sheet(BEGUN, note, points(1, "North", 4)).totals == {"North": 4, "South": 0}
