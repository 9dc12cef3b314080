"""From frames to events: folders and films, read as fast as they can be."""

import json
import time
from pathlib import Path

import cv2
import numpy as np
import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.demo import script as laid
from companion.demo.script import script
from companion.pile import Event, Settled
from companion.vision import Eye
from companion.vision.film_memory import FilmMemory, write
from companion.vision.picture import gray
from companion.vision.source import Frame, frames
from companion.vision.watch import Watcher, watched
from testing.night import night as evening
from testing.truth import shoot
from tests.pile.bench import DECK, whose, words
from tests.vision.pictures import Place, jpeg, night, table

SEVEN: tuple[str, Place] = ("red-7#1", (2.0, -1.0, 6.0))
EIGHT: tuple[str, Place] = ("blue-8#2", (-4.0, 3.0, -14.0))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A filmed night as a folder of pictures."""
    path = tmp_path_factory.mktemp("night")
    for number, frame in enumerate(
        night(([], 5), ([SEVEN], 9), ([SEVEN, EIGHT], 9), ([SEVEN], 18))
    ):
        (path / f"frame{number}.jpg").write_bytes(jpeg(frame.picture))
    return path


def test_a_folder_of_frames_becomes_the_nights_events(folder: Path) -> None:
    told = [words(event) for event in watched(str(folder), whose, DECK)]
    assert told == [
        "settled red-7#1",
        "settled blue-8#2",
        "covered red-7#1",
        "taken-back blue-8#2",
    ]


def test_what_was_seen_wrong_is_kept_as_a_film_that_reads_the_same(
    folder: Path, tmp_path: Path
) -> None:
    read: list[Event] = []
    eye = Eye(str(folder), deck=DECK)
    eye.start(read.append)
    until = time.monotonic() + 60
    while sum(isinstance(event, Settled) for event in read) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    film = eye.film()
    eye.stop()
    path = tmp_path / "films" / "wrong.avi"
    seconds = write(path, film, read)
    assert 0.5 < seconds < 30
    beside = [json.loads(line) for line in path.with_suffix(".jsonl").read_text().splitlines()]
    assert [one["card"] for one in beside if one["event"] == "settled"] == ["red-7#1", "blue-8#2"]
    again = [words(event) for event in watched(str(path), whose, DECK)]
    assert again[:2] == ["settled red-7#1", "settled blue-8#2"]


def test_only_the_last_half_minute_is_remembered() -> None:
    memory = FilmMemory()
    picture = np.zeros((72, 128), np.uint8)
    for number in range(500):
        memory.add(Frame(number / 12, picture))
    times = [t for t, _ in memory.frames()]
    assert 29 < times[-1] - times[0] <= 30
    assert len(times) <= 310


def test_a_film_file_gives_the_same_as_its_frames(folder: Path, tmp_path: Path) -> None:
    film = tmp_path / "night.avi"
    pictures = [frame.picture for frame in frames(str(folder), clock=time.monotonic)]
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*"MJPG"), 15, (1280, 720))
    for picture in pictures:
        writer.write(cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR))
    writer.release()
    lines = (
        CliRunner()
        .invoke(main, ["watch", str(film), "--game", "spin", "--deck", "K7", "--json"])
        .output.splitlines()
    )
    told = [json.loads(line) for line in lines]
    assert [line["card"] for line in told if line["event"] == "settled"] == ["red-7#1", "blue-8#2"]
    assert told[0]["t"] == pytest.approx(0.6, abs=0.15)


def test_what_lies_still_is_read_without_reading_every_frame() -> None:
    watcher, ages = Watcher(whose, DECK), list[float]()
    for frame in night(([SEVEN], 60)):
        watcher.see(frame.picture, frame.t)
        if frame.t > 0.5:
            assert watcher.glance is not None
            assert {one.text for one in watcher.glance.sightings} == {DECK.tags["red-7#1"]}
            ages += [one.age for one in watcher.glance.sightings]
    assert sum(age == 0 for age in ages) < len(ages) / 2


def test_a_card_read_once_is_told_in_time_though_the_lens_hunts_for_focus_then() -> None:
    story, watcher = evening(170001, 14, DECK), Watcher(whose, DECK)
    times = [n / 15 for n in range(60)]
    told = [
        event.t
        for frame, _ in shoot(story, "hunting", 170001, times=times)
        for event in watcher.see(gray(frame.picture), frame.t)
        if isinstance(event, Settled)
    ]
    (first,) = (h.at for h in story.in_order() if isinstance(h, laid.LayCard) and h.at < times[-1])
    assert told[0] - first < 0.5


def test_the_top_card_is_known_though_the_camera_is_never_still() -> None:
    cards = (laid.LayCard(at=1.0, card="red-1#1"), laid.LayCard(at=2.5, card="blue-8#2", seat=90.0))
    watcher, known = Watcher(whose, DECK), list[bool]()
    for frame, _ in shoot(script(cards, tags=DECK.tags), "sway", 9500, fps=15.0):
        watcher.see(gray(frame.picture), frame.t)
        if frame.t > 3.2 and watcher.glance is not None:
            seen = {one.text for one in watcher.glance.sightings}
            known.append(DECK.tags["blue-8#2"] in seen)
    assert sum(known) >= len(known) - 1 >= 9


def test_the_first_card_is_taken_back_from_an_empty_table_without_a_mat() -> None:
    story = script(
        [
            laid.LayCard(at=1.5, card="red-7#1"),
            laid.TakeBack(at=5.0, carry=2.0),  # in a slow hand it is read until the end
            laid.LayCard(at=6.8, card="blue-8#1"),
        ],
        tags=DECK.tags,
    )
    watcher = Watcher(whose, DECK)
    told = [
        words(event)
        for frame, _ in shoot(story, "typical", 30701, fps=15.0)
        for event in watcher.see(gray(frame.picture), frame.t)
        if not event.name.endswith("?")
    ]
    assert told == ["settled red-7#1", "taken-back red-7#1", "settled blue-8#1"]


def test_scan_reads_films_and_says_that_a_folder_is_empty(folder: Path, tmp_path: Path) -> None:
    film = tmp_path / "night.avi"
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*"MJPG"), 15, (1280, 720))
    for _ in range(20):
        writer.write(cv2.cvtColor(table([SEVEN]), cv2.COLOR_GRAY2BGR))
    writer.release()
    said = CliRunner().invoke(main, ["scan", str(film)])
    assert said.output == f"{film} at 0 s: red-7#1\n{film} at 1 s: red-7#1\n"
    (tmp_path / "empty").mkdir()
    said = CliRunner().invoke(main, ["scan", str(tmp_path / "empty")])
    assert said.exit_code == 1
    assert "There is no picture in the folder" in said.output
