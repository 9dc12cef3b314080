"""From frames to events: films, the mat, the camera's condition, and a camera process that may die."""

import http.server
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.demo import script as laid
from companion.demo.script import script
from companion.pile import Event, Health, Settled
from companion.pile.glance import Glance, TagSighting
from companion.pile.quad import inside, middle
from companion.tags import mat
from companion.vision import Eye
from companion.vision.condition import GOOD, Measures, Trouble, judged, measured, says
from companion.vision.film_memory import FilmMemory, write
from companion.vision.mat import find
from companion.vision.picture import Gray, gray, shrunk
from companion.vision.source import Frame, Lost, NewestFrame, _captured, frames, newest_jpeg, paced
from companion.vision.watch import Watcher, watched
from testing.night import night as evening
from testing.truth import shoot
from tests.pile.bench import DECK, Table, whose, words
from tests.vision.pictures import Place, table

SEVEN: tuple[str, Place] = ("red-7#1", (2.0, -1.0, 6.0))
EIGHT: tuple[str, Place] = ("blue-8#2", (-4.0, 3.0, -14.0))


def night(*scenes: tuple[list[tuple[str, Place]], int]) -> Iterator[Frame]:
    """Frames at 15 a second: some of each scene."""
    number = 0
    for cards, many in scenes:
        for _ in range(many):
            picture = table(cards, seed=number)
            yield Frame(number / 15, picture)
            number += 1


def jpeg(picture: Gray) -> bytes:
    return np.asarray(cv2.imencode(".jpg", picture)[1], np.uint8).tobytes()


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
    watcher = Watcher(whose, DECK)
    reads = 0
    inner = watcher.cascade._in

    def counted(*given: object) -> object:
        nonlocal reads
        reads += 1
        return inner(*given)  # type: ignore[arg-type]

    watcher.cascade._in = counted  # type: ignore[method-assign, assignment]
    for frame in night(([SEVEN], 60)):
        watcher.see(frame.picture, frame.t)
        if frame.t > 0.5:
            assert watcher.glance is not None
            assert {one.text for one in watcher.glance.sightings} == {DECK.tags["red-7#1"]}
    assert reads < 30


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
            laid.TakeBack(at=3.5),
            laid.LayCard(at=5.5, card="blue-8#1"),
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


def test_the_mat_tells_where_the_pile_lies_and_how_big_a_millimetre_is() -> None:
    picture = table([SEVEN], scale=2.4, size=(1600, 900), marks=True)
    fix = find(picture)
    assert fix is not None
    assert fix.marks == 4
    assert fix.scale == pytest.approx(2.4, rel=0.02)
    assert middle(fix.pile) == pytest.approx((800, 450), abs=4)
    assert middle(fix.draw)[0] < 800 - 2.4 * 60
    assert find(table([SEVEN])) is None


def test_the_mat_is_found_through_a_tilted_lens_and_with_two_marks_covered() -> None:
    picture = table([SEVEN], scale=2.4, size=(1600, 900), marks=True)
    start = np.array([(0, 0), (1600, 0), (1600, 900), (0, 900)], np.float32)
    end = np.array([(160, 90), (1440, 90), (1600, 860), (0, 860)], np.float32)
    bent = cv2.getPerspectiveTransform(start, end)
    tilted = np.asarray(cv2.warpPerspective(picture, bent, (1600, 900)), np.uint8)
    covered = tilted.copy()
    covered[500:] = np.minimum(covered[500:], 100)
    for view in (tilted, covered):
        fix = find(view)
        assert fix is not None
        x, y = middle(fix.pile)
        wanted = bent @ np.array([800.0, 450.0, 1.0])
        assert (x, y) == pytest.approx((wanted[0] / wanted[2], wanted[1] / wanted[2]), abs=14)


def test_on_the_mat_a_card_off_the_piles_place_lies_beside_from_the_first() -> None:
    watcher = Watcher(whose, DECK)
    off: tuple[str, Place] = ("red-7#1", (120.0, 0.0, 0.0))
    told: list[str] = []
    for number in range(20):
        told += [words(e) for e in watcher.see(table([off], marks=True, seed=number), number / 15)]
    assert told == ["beside red-7#1"]
    assert mat.DISCARD.width < 2 * 120


@pytest.mark.parametrize(
    ("wrong", "change"),
    [
        ("dark", lambda p: (p * 0.12).astype(np.uint8)),
        ("bright", lambda p: np.clip(p * 0.35 + 175, 0, 255).astype(np.uint8)),
        ("blurred", lambda p: cv2.GaussianBlur(p, (0, 0), 7)),
        ("no-picture", lambda p: np.zeros_like(p)),
        ("glare", lambda p: cv2.circle(p.copy(), (640, 360), 160, 255, -1)),
    ],
)
def test_what_is_wrong_with_the_picture_is_named(
    wrong: str, change: Callable[[Gray], Gray]
) -> None:
    good = table([SEVEN])
    tags = tuple(
        TagSighting(DECK.tags["red-7#1"], quad)
        for quad in ((((600, 300), (657, 300), (657, 357), (600, 357))),)
    )
    look = Glance(1.0, tags if wrong == "bright" else ())
    assert not measured(good, Glance(1.0), None, frozen=False).wrong
    seen = measured(np.asarray(change(good), np.uint8), look, None, frozen=False)
    assert wrong in seen.wrong
    assert wrong in GOOD


def test_a_tag_too_small_for_comfort_means_the_camera_is_too_far() -> None:
    small = ((600.0, 300.0), (636.0, 300.0), (636.0, 336.0), (600.0, 336.0))
    seen = measured(table([SEVEN]), Glance(1.0, (TagSighting("x", small),)), None, frozen=False)
    assert "far" in seen.wrong


def test_trouble_is_told_once_when_it_lasts_and_once_when_it_is_over() -> None:
    trouble, told = Trouble(), list[Health]()
    for step in range(40):
        dark = step in (2, 3) or 10 <= step < 25
        seen = Measures(step / 2, brightness=20 if dark else 120, spread=60)
        trouble, events = judged(trouble, seen)
        told += events
    assert [(health.code, health.ok) for health in told] == [("dark", False), ("dark", True)]
    assert all(health.says.endswith(".") for health in told)


def test_the_newest_frame_wins() -> None:
    slot = NewestFrame()
    for number in range(5):
        slot.put(Frame(number, np.zeros((2, 2), np.uint8)))
    assert slot.take(0.1).t == 4
    with pytest.raises(Lost):
        slot.take(0.05)


@pytest.mark.parametrize(
    "source", ["Front Porch", "97", "http://127.0.0.1:9/video", "rtsp://127.0.0.1:9/x"]
)
def test_a_source_that_is_not_there_says_what_to_do(source: str) -> None:
    with pytest.raises(Lost, match=r"[.?]$"):
        next(frames(source, clock=time.monotonic))


def test_broken_files_are_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "broken.mp4").write_bytes(b"no film")
    for source in (tmp_path / "empty", tmp_path / "broken.mp4"):
        result = CliRunner().invoke(main, ["watch", str(source), "--game", "spin"])
        assert result.exit_code == 1
        assert result.output.startswith("Error: ")
        assert result.output.count("\n") == 1


def test_a_phones_mjpeg_stream_is_followed() -> None:
    pictures = [jpeg(frame.picture) for frame in night(([SEVEN], 4))]

    class Phone(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
            self.end_headers()
            for picture in pictures:
                self.wfile.write(b"--frame\r\nContent-Type: image/jpeg\r\n\r\n" + picture + b"\r\n")
                time.sleep(0.02)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Phone) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        stream = frames(f"http://127.0.0.1:{server.server_port}/video", clock=time.monotonic)
        assert next(stream).picture.shape == (720, 1280)
        with pytest.raises(Lost, match="stopped sending"):
            for _ in stream:
                pass
        server.shutdown()


def test_a_phone_that_reads_tags_itself_needs_no_camera_process() -> None:
    told: list[Event] = []
    eye = Eye("push:", game="spin", deck="K7")
    eye._tell = told.append
    quad = ((600.0, 300.0), (657.0, 300.0), (657.0, 357.0), (600.0, 357.0))
    for step in range(8):
        eye.push_sightings([(DECK.tags["red-7#1"], quad)], t=step / 15)
    assert [words(event) for event in told] == ["settled red-7#1"]
    eye.expect(["red-9#1", "no-such-card#1"])
    assert eye.pile() == ("red-9#1",)
    with pytest.raises(ValueError, match="four corners"):
        eye.push_sightings([("x", [(1, 2), (3, 4)])])


def test_a_camera_process_that_dies_is_started_again_and_the_pile_is_remembered() -> None:
    told: list[Event] = []
    eye = Eye("push:", game="spin", deck="K7")
    eye.start(told.append)
    try:
        one, two = (jpeg(table(cards)) for cards in ([SEVEN], [SEVEN, EIGHT]))
        _push_until(eye, one, lambda: eye.pile() == ("red-7#1",))
        assert eye.picture() is not None
        assert eye._process is not None
        eye._process.kill()
        _push_until(eye, two, lambda: eye.pile() == ("red-7#1", "blue-8#2"))
        assert [e.card for e in told if isinstance(e, Settled)] == ["red-7#1", "blue-8#2"]
        assert ("no-picture", False) in [(e.code, e.ok) for e in told if isinstance(e, Health)]
        assert not [health for health in eye.health() if health.code == "no-picture"]
        assert eye.restarts == 1
        eye.push(b"no picture at all")
        _wait(lambda: any("picture" in health.says for health in eye.health()))
    finally:
        eye.stop()
    eye.stop()


def _push_until(eye: Eye, picture: bytes, done: Callable[[], bool]) -> None:
    def step() -> bool:
        eye.push(picture)
        return done()

    _wait(step)


def _wait(done: Callable[[], bool], patience: float = 60) -> None:
    until = time.monotonic() + patience
    while not done():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.05)


def test_aim_says_whether_the_camera_will_do(tmp_path: Path) -> None:
    near, dark = tmp_path / "near.png", tmp_path / "dark.png"
    cv2.imwrite(str(near), table([SEVEN], scale=2.9, marks=True, size=(1600, 900)))
    cv2.imwrite(str(dark), (table([SEVEN]) * 0.1).astype(np.uint8))
    saved = tmp_path / "seen.jpg"
    good = CliRunner().invoke(main, ["aim", str(near), "--json", "--save", str(saved)])
    assert good.exit_code == 0
    assert json.loads(good.output)["says"] == "This will do."
    assert saved.read_bytes()[:2] == b"\xff\xd8"
    bad = CliRunner().invoke(main, ["aim", str(dark), "--json"])
    assert bad.exit_code == 1
    assert says("dark") in json.loads(bad.output)["advice"]


def test_scan_prints_a_line_a_picture_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    good, bad = tmp_path / "a.png", tmp_path / "b.png"
    cv2.imwrite(str(good), table([SEVEN]))
    bad.write_bytes(b"nothing")
    result = CliRunner().invoke(main, ["scan", str(bad), str(good), "--json"])
    assert result.exit_code == 1
    first, second = (json.loads(line) for line in result.output.splitlines())
    assert first["error"].endswith(".")
    assert [card["card"] for card in second["cards"]] == ["red-7#1"]
    assert len(second["cards"][0]["corners"]) == 4
    assert second["maybe_more"] is False
    assert second["ms"] > 0


@pytest.mark.parametrize(
    "given",
    [["--game", "chess"], ["--game", "spin", "--deck", "long"], ["--deck", "K7"]],
)
def test_a_game_or_deck_that_is_none_is_refused(given: list[str], tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["scan", str(tmp_path), *given])
    assert result.exit_code == 2


def test_a_glance_says_nothing_twice_in_a_list_of_events() -> None:
    table_ = Table()
    assert table_.see(frames=50) == []
    event = Settled(1.23456, "red-7#1")
    assert event.as_json() == {"t": 1.235, "event": "settled", "card": "red-7#1"}
    assert inside((1, 1), ((0, 0), (2, 0), (2, 2), (0, 2)))


def with_preview(picture: Gray) -> bytes:
    """A JPEG as phones make it: a smaller one inside, in its EXIF part."""
    whole, preview = jpeg(picture), jpeg(shrunk(picture, 0.125))
    part = b"Exif\x00\x00" + preview
    return whole[:2] + b"\xff\xe1" + (len(part) + 2).to_bytes(2) + part + whole[2:]


def test_a_stream_of_pictures_with_previews_inside_is_cut_at_the_right_places() -> None:
    pictures = [with_preview(frame.picture) for frame in night(([SEVEN], 3))]
    sent = b"--frame\r\n" + b"\r\n--frame\r\n".join(pictures)
    held, got = b"", list[bytes]()
    for begin in range(0, len(sent), 3000):
        newest, held = newest_jpeg(held + sent[begin : begin + 3000])
        got += [newest] if newest is not None else []
    assert got == pictures
    assert newest_jpeg(b"\xff\xd8\xffno picture")[0] is None


class Usb:
    """A webcam on a long cable, some of whose frames are broken."""

    def __init__(self, broken: list[bool]) -> None:
        self.broken = broken
        self.good = np.frombuffer(jpeg(table([SEVEN])), np.uint8)

    def read(self) -> tuple[bool, object]:
        if not self.broken:
            return False, None
        return True, np.zeros(9, np.uint8) if self.broken.pop(0) else self.good

    def release(self) -> None:
        pass


def test_a_broken_frame_is_skipped_and_many_in_a_row_are_complained_of() -> None:
    one = _captured(Usb([False, True, False]), "The camera")  # type: ignore[arg-type]
    assert next(one)[0].shape == next(one)[0].shape == (720, 1280)
    with pytest.raises(Lost, match="plug"):
        next(one)
    with pytest.raises(Lost, match="broken pictures"):
        next(_captured(Usb([True] * 99), "The camera"))  # type: ignore[arg-type]


def test_a_quick_camera_is_looked_at_in_every_other_frame() -> None:
    for rate, looked in ((30, 15), (25, 13), (15, 15)):
        times = (number / rate for number in range(rate))
        due = paced(times.__next__)
        assert sum(due() for _ in range(rate)) == looked


def test_a_mistyped_file_is_no_camera_to_be_waited_for(tmp_path: Path) -> None:
    for source in ("mistyped.mp4", str(tmp_path / "nothing"), "no-such/folder"):
        for command in (["watch", source, "--game", "spin"], ["aim", source, "--json"]):
            result = CliRunner().invoke(main, command)
            assert result.exit_code == 1
            assert result.output == f"Error: There is no file or folder {source}.\n"


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


def test_the_libraries_own_noise_stays_off_the_terminal(tmp_path: Path) -> None:
    cut = jpeg(table([SEVEN]))
    (tmp_path / "cut.jpg").write_bytes(cut[: len(cut) // 2])
    (tmp_path / "cut.mp4").write_bytes(b"\x00\x00\x00\x18ftypmp42" + bytes(999))
    for command in (["scan", "cut.jpg"], ["watch", "cut.mp4", "--game", "spin"]):
        said = subprocess.run(
            [sys.executable, "-c", "from companion.cli import main; main()", *command],
            cwd=tmp_path, capture_output=True, text=True,
        )  # fmt: skip
        assert said.stderr.count("\n") <= 1, said.stderr
        assert "Traceback" not in said.stderr
