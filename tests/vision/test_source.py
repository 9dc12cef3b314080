"""Where frames come from: webcams, streams, phones and files, and what is said when none come."""

import http.server
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.vision.picture import Gray, shrunk
from companion.vision.source import (
    Frame,
    Lost,
    NewestFrame,
    _capture_loop,
    frames,
    newest_jpeg,
    paced,
)
from tests.vision.pictures import Place, jpeg, night, table

SEVEN: tuple[str, Place] = ("red-7#1", (2.0, -1.0, 6.0))


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
    one = _capture_loop(Usb([False, True, False]), "The camera")  # type: ignore[arg-type]
    assert next(one)[0].shape == next(one)[0].shape == (720, 1280)
    with pytest.raises(Lost, match="plug"):
        next(one)
    with pytest.raises(Lost, match="broken pictures"):
        next(_capture_loop(Usb([True] * 99), "The camera"))  # type: ignore[arg-type]


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
