"""Beside a companion that runs: what only reads works, and what can't be done is said in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import cv2
import pytest
from click.testing import CliRunner

from companion.cli import address, main
from companion.demo.bare_cards import photo
from companion.rules.games import GAMES
from testing.phone import Open

FACES = len(GAMES["classic"].deck.names)


def run(*words: str, given: str | None = None) -> tuple[int, str]:
    said = CliRunner().invoke(main, [*words], input=given)
    return said.exit_code, said.output


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A companion that holds the usual store of this home."""
    folder = tmp_path_factory.mktemp("house")
    store = folder / "companion" / "companion.db"
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv("XDG_DATA_HOME", str(folder))
        with Open(folder, "--no-https", store=str(store)) as opened:
            surroundings.setattr(address, "LOOKED_AT", 1)
            look = address.running
            surroundings.setattr(address, "running", lambda port=opened.port: look(port))
            yield opened


def test_a_deck_is_taught_through_it_and_read_beside_it(house: Open, tmp_path: Path) -> None:
    pictures = []
    for face in GAMES["classic"].deck.names[:3]:
        pictures.append(tmp_path / f"{face}.png")
        cv2.imwrite(str(pictures[-1]), photo(face, "border"))
    code, says = run("teach", "Grandma", "--game", "classic", *map(str, pictures))
    assert (code, f"3 of {FACES} faces are known" in says) == (0, True), says
    _, told = house.ask("GET", "/api/decks")
    assert [(one["name"], one["known"]) for one in told["decks"]] == [("Grandma", 3)]

    code, says = run("recognize", "-", "--deck", "Grandma", given=f'{{"look": "{pictures[0]}"}}')
    assert (code, f'"guess": "{pictures[0].stem}"' in says) == (0, True), says
    code, says = run("scan", "--game", "classic", "--deck", "Grandma", str(pictures[0]))
    assert (code, says.startswith("Error: Grandma lacks ")) == (1, True), says
    code, says = run("watch", "--game", "classic", "--deck", "Grandma", str(pictures[0]))
    assert (code, says.startswith("Error: Grandma lacks ")) == (1, True), says
    assert run("teach", "Grandma", "--game", "classic", "--forget") == (
        0,
        "Grandma is forgotten.\n",
    )


def test_what_is_to_be_scanned_comes_out_whole_where_only_western_letters_are_known(
    house: Open,
) -> None:
    """So it is on Windows, where the words go into a file."""
    asked = [sys.executable, "-c", "from companion.cli import main; main()", "address"]
    said = subprocess.run(
        [*asked, "--port", str(house.port)],
        env=os.environ | {"PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=True,
    ).stdout.decode("utf-8")
    assert "█" in said


def test_a_program_without_a_console_says_nothing_and_does_its_work(tmp_path: Path) -> None:
    store = str(tmp_path / "a.db")
    asked = (
        "import sys; sys.stdout = sys.stderr = None; from companion.cli import main\n"
        "main(['tags', '--game', 'spin'], standalone_mode=False)\n"
        f"main(['backup', '--store', {store!r}])"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, b"", b"")


def test_a_second_one_and_a_restore_say_what_to_do(house: Open, tmp_path: Path) -> None:
    assert run("backup", str(tmp_path / "copy.db"))[0] == 0
    code, says = run("play", "--port", "0", "--host", "127.0.0.1", "--no-announce", "--no-https")
    assert code == 1
    assert says == (
        f"Error: A companion is running already: open http://localhost:{house.port},"
        " or stop that one with Ctrl-C first.\n"
    )
    code, says = run("restore", str(tmp_path / "copy.db"))
    assert code == 1
    assert says.startswith("Error: A companion is running and holds ")
    assert says.endswith(": stop it there with Ctrl-C, then restore again.\n")


def test_its_address_is_told(house: Open) -> None:
    code, says = run("address", "--port", str(house.port))
    assert code == 0
    assert f":{house.port}\n" in says
    code, says = run("address", "--port", "1")
    assert (code, says.startswith("Error: No companion answers from port 1 on.")) == (1, True)


def test_to_look_makes_no_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    _, says = run("doctor", "--port", "0", "--json")
    assert '"what": "Store", "state": "good"' in says
    picture = tmp_path / "red-7.png"
    cv2.imwrite(str(picture), photo("red-7", "border"))
    run("scan", "--game", "classic", "--deck", "K7", str(picture))
    run("recognize", "-", "--deck", "Grandma", given="{}")
    run("backup", str(tmp_path / "copy.db"))
    assert [one.name for one in tmp_path.iterdir()] == ["red-7.png"]


def test_a_camera_that_is_not_there_ends_the_watching() -> None:
    code, says = run("watch", "97", "--game", "spin")
    assert (code, says) == (1, "Error: There is no camera 97: is it plugged in?\n")


def test_teaching_without_a_usable_picture_is_a_sentence(tmp_path: Path) -> None:
    store = ["--game", "classic", "--store", str(tmp_path / "a.db")]
    code, says = run("teach", "D", *store)
    assert (code, says.splitlines()[0]) == (0, "No picture was named.")
    (tmp_path / "red-7.png").write_text("a letter")
    for way in ([], ["--grid"]):
        code, says = run("teach", "D", *store, *way, str(tmp_path / "red-7.png"))
        assert code == 1
        assert "No picture shows a card that can be taught." in says
