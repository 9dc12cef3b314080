"""`companion teach` and `companion recognize`, as somebody types them."""

import json
from pathlib import Path

import cv2
import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.demo.bare_cards import photo
from companion.rules.games import GAMES

FACES = len(GAMES["classic"].deck.names)
DECK = ("red-7", "red-1", "blue-7", "blue-1", "wild")


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    for face in DECK:
        cv2.imwrite(str(tmp_path / f"{face}.png"), photo(face, "border"))
    cv2.imwrite(str(tmp_path / "again.png"), photo("blue-7", "border", seed=5))
    (tmp_path / "letter.png").write_text("no picture")
    return tmp_path


def run(*words: str, lines: list[object] | None = None) -> tuple[int, str]:
    asked = "\n".join(json.dumps(line) for line in lines or [])
    result = CliRunner().invoke(main, [*words], input=asked)
    return result.exit_code, result.output


def test_faces_are_taught_and_cards_recognized_line_by_line(photos: Path) -> None:
    teach = [{"teach": face, "photo": str(photos / f"{face}.png")} for face in DECK]
    look = {"look": str(photos / "again.png"), "before": None, "long_px": 300}
    wrong: list[object] = [
        {"look": str(photos / "letter.png")},
        {"look": str(photos / "none.png")},
        {"look": str(photos / "again.png"), "long_px": "long"},
        {"dance": 1},
        [],
    ]
    code, output = run("recognize", "-", lines=[*teach, look, *wrong])
    answers = [json.loads(line) for line in output.splitlines()]
    assert code == 0
    assert all(answer["taught"] is True and answer["quality"] >= 0.8 for answer in answers[:5])
    assert answers[5]["card"] == answers[5]["guess"] == "blue-7"
    assert len(answers[5]["corners"]) == 4
    assert all(set(answer) == {"error"} for answer in answers[6:])


def test_a_deck_is_kept_and_goes_with_backups(photos: Path) -> None:
    store, copy, other = (str(photos / name) for name in ("a.db", "copy.db", "b.db"))
    files = [str(photos / f"{face}.png") for face in DECK]
    code, output = run("teach", "Grandma", "--game", "classic", "--store", store, *files)
    assert code == 0
    assert f"5 of {FACES} faces are known" in output
    assert "green-4" in output
    assert run("backup", copy, "--store", store)[0] == 0
    assert run("restore", copy, "--store", other)[0] == 0
    look = {"look": str(photos / "again.png")}
    _, output = run("recognize", "-", "--deck", "Grandma", "--store", other, lines=[look])
    assert json.loads(output)["guess"] == "blue-7"
    assert run("recognize", "-", "--deck", "Grandpa", "--store", other, lines=[look])[0] == 1


def test_what_can_not_be_taught_is_said_and_the_rest_is_kept(photos: Path) -> None:
    (photos / "red-99.png").write_bytes((photos / "red-7.png").read_bytes())
    files = [str(photos / name) for name in ("letter.png", "red-99.png", "red-7.png")]
    code, output = run("teach", "D", "--game", "classic", "--store", str(photos / "a.db"), *files)
    assert code == 1
    assert "no picture" in output
    assert "no face called “red-99”" in output
    assert f"1 of {FACES} faces are known" in output
    assert run("teach", "D", "--game", "spin", "--store", str(photos / "a.db"))[0] == 1


def test_a_deck_of_which_nothing_was_taught_is_read_when_its_box_is_named(photos: Path) -> None:
    look = {"look": str(photos / "again.png")}
    code, output = run("recognize", "-", "--game", "classic", lines=[look])
    answer = json.loads(output)
    assert code == 0
    assert set(answer) == {"card", "guess", "ms", "corners"}
    assert answer["card"] in (None, "blue-7"), "never another one"
    assert len(answer["corners"]) == 4
    assert set(json.loads(run("recognize", "-", lines=[look])[1])) == {"error"}
