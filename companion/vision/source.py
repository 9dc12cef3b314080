"""Where pictures come from: a webcam, a phone's stream, a film, a folder, or pushed in. The newest frame wins.

Opening and reading raise `Lost` with one sentence that a person can act on; whoever reads tries again later.
"""

import re
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.picture import Colors, Gray, NoPicture, colored, gray, opened, opened_file

PUSHED = "push:"
"""The source whose pictures somebody pushes in, such as a phone."""

PICTURES = {".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff"}
WIDTH, HEIGHT, FPS = 1280, 720, 30
PACE = 0.045
"""Seconds between two pictures at least: thirty a second tell no more than fifteen, and cost twice as much."""
FOLDER_FPS = 15.0
BROKEN = 30
"""Frames in a row that may be broken before the camera counts as lost: one is nothing on a long USB cable."""
PATIENCE = 5.0
"""Seconds without a frame after which a camera or stream counts as lost."""
OPENING = 25.0
"""Seconds that a webcam may take to give its first frame: Windows needs up to twenty to open one."""


class Lost(Exception):
    """There are no pictures (any more) from this source; says why and what to do."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture and its time: seconds into the film, or since the eyes opened."""

    t: float
    picture: Gray
    colors: Colors | None = None


Shot = tuple[Gray, Colors | None]
"""One picture as a camera gives it."""


def is_live(source: str) -> bool:
    """Whether this is a camera or a stream rather than a file or folder."""
    return not Path(source).exists()


def names_missing_file(source: str) -> bool:
    """Whether this names a file that is not there, and so is no camera's name either."""
    if "://" in source or Path(source).exists():
        return False
    return "/" in source or bool(re.search(r"\.[A-Za-z][A-Za-z0-9]{1,4}$", source))


def frames(
    source: str, *, clock: Callable[[], float], size: tuple[int, int] = (WIDTH, HEIGHT)
) -> Iterator[Frame]:
    """The frames of a source: all of a film's, only ever the newest of a camera's."""
    path = Path(source)
    if names_missing_file(source):
        raise Lost(f"There is no file or folder {source}.")
    if path.is_dir():
        yield from _frames_of_folder(path)
    elif path.is_file() and path.suffix.lower() in PICTURES:
        yield Frame(0.0, _read_picture(path))
    elif path.is_file():
        yield from film(path)
    elif source.startswith(("http://", "https://")):
        yield from _read_newest(lambda: _frames_of_mjpeg(source, paced(clock)), clock)
    elif re.match(r"[a-z][a-z0-9+.-]*://", source):
        yield from _read_newest(
            lambda: _capture_loop(_open_webcam(source), source, paced(clock)), clock
        )
    elif source.isdecimal():
        yield from _read_newest(
            _shots_of(int(source), size, "The camera", paced(clock)), clock, OPENING
        )
    else:
        shots = _shots_of(named(source), size, f"“{source}”", paced(clock))
        yield from _read_newest(shots, clock, OPENING)


def paced(clock: Callable[[], float]) -> Callable[[], bool]:
    """Says whether a picture that has just come is to be opened, at a camera's pace or half of it."""
    last = float("-inf")

    def due() -> bool:
        nonlocal last
        now = clock()
        if now - last < PACE:
            return False
        last = now
        return True

    return due


def _read_picture(path: Path) -> Gray:
    try:
        return opened_file(path)
    except NoPicture as error:
        raise Lost(str(error)) from error


def _frames_of_folder(path: Path) -> Iterator[Frame]:
    """A folder's pictures in the order of their numbers, as if filmed at 15 frames a second."""
    files = [file for file in path.iterdir() if file.suffix.lower() in PICTURES]
    if not files:
        raise Lost(f"There is no picture in the folder {path}.")

    def order(file: Path) -> list[tuple[int, str]]:
        return [
            (int(part), "") if part.isdecimal() else (-1, part)
            for part in re.split(r"(\d+)", file.name)
        ]

    for number, file in enumerate(sorted(files, key=order)):
        yield Frame(number / FOLDER_FPS, _read_picture(file))


def film(path: Path) -> Iterator[Frame]:
    """Every frame of a film, at its time in it."""
    capture = cv2.VideoCapture(str(path))
    if not capture.isOpened():
        raise Lost(f"{path}: this is neither a picture nor a film that can be opened.")
    fps = capture.get(cv2.CAP_PROP_FPS)
    fps = fps if 1 <= fps <= 1000 else 30.0
    number = 0
    while True:
        there, picture = capture.read()
        if not there:
            break
        shot = np.asarray(picture, np.uint8)
        yield Frame(number / fps, gray(shot), _kept_colors(shot))
        number += 1
    capture.release()
    if not number:
        raise Lost(f"{path}: this film has no pictures.")


def cameras() -> dict[int, str]:
    """The webcams of this computer by number, with their names where the system tells them."""
    if sys.platform == "win32":
        from cv2_enumerate_cameras import enumerate_cameras

        return {camera.index: camera.name for camera in enumerate_cameras(cv2.CAP_DSHOW)}
    found: dict[int, str] = {}
    for device in sorted(Path("/sys/class/video4linux").glob("video*")):
        try:
            first = (device / "index").read_text().strip() == "0"
            name = (device / "name").read_text().strip()
        except OSError:
            continue
        if first and device.name.removeprefix("video").isdecimal():
            found[int(device.name.removeprefix("video"))] = name
    return found


def named(name: str) -> int:
    """The number of the webcam whose name holds these words."""
    there = cameras()
    for number, called in there.items():
        if name.casefold() in called.casefold():
            return number
    if there:
        known = ", ".join(f"{number} ({called})" for number, called in there.items())
        raise Lost(f"There is no file, folder or camera “{name}”; the cameras are {known}.")
    raise Lost(
        f"There is no file, folder or camera “{name}”; name a camera by its number, such as 0."
    )


def _shots_of(
    number: int, size: tuple[int, int], name: str, due: Callable[[], bool]
) -> Callable[[], Iterator[Shot]]:
    """How a webcam is opened and read: in a thread of its own, but for a Mac, which asks for leave in the main one."""
    if sys.platform != "darwin":
        return lambda: _capture_loop(_frames_of_webcam(number, size), name, due)
    opened_here = _frames_of_webcam(number, size)
    return lambda: _capture_loop(opened_here, name, due)


BACKENDS = {"linux": cv2.CAP_V4L2, "win32": cv2.CAP_DSHOW, "darwin": cv2.CAP_AVFOUNDATION}
"""How OpenCV reaches webcams on each system: the way that counts them as `cameras` does."""


def _frames_of_webcam(number: int, size: tuple[int, int]) -> cv2.VideoCapture:
    backend = BACKENDS.get(sys.platform, cv2.CAP_ANY)
    if sys.platform == "linux" and not Path(f"/dev/video{number}").exists():
        raise Lost(f"There is no camera {number}: is it plugged in?")
    capture = cv2.VideoCapture(number, backend)
    if not capture.isOpened():
        raise Lost(
            f"Camera {number} can't be opened: is it plugged in, or does another program use it?"
        )
    capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
    capture.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
    capture.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
    capture.set(cv2.CAP_PROP_FPS, FPS)
    capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
    if sys.platform == "linux":
        capture.set(
            cv2.CAP_PROP_CONVERT_RGB, 0
        )  # JPEG as it comes: opened as gray it costs a third
    return capture


def _open_webcam(address: str) -> cv2.VideoCapture:
    capture = cv2.VideoCapture(address)
    if not capture.isOpened():
        raise Lost(
            f"Nothing answers at {address}: is the phone's camera app running, on the same Wi-Fi?"
        )
    return capture


def _capture_loop(
    capture: cv2.VideoCapture, name: str, due: Callable[[], bool] = lambda: True
) -> Iterator[Shot]:
    broken = 0
    try:
        while True:
            there, picture = capture.read()
            if not there or picture is None:
                raise Lost(f"{name} gives no more pictures: check its plug or its battery.")
            if not due():
                continue
            shot = _as_gray(np.asarray(picture, np.uint8))
            broken = broken + 1 if shot is None else 0
            if broken > BROKEN:
                raise Lost(f"{name} sends broken pictures: try another plug or cable.")
            if shot is not None:
                yield shot
    finally:
        capture.release()


def _as_gray(picture: NDArray[np.uint8]) -> Shot | None:
    """A frame as the driver gave it: JPEG bytes, YUYV pairs, or colors; None when it is broken."""
    if picture.ndim == 1 or picture.shape[0] == 1:
        try:
            data = picture.tobytes()
            return opened(data), colored(data)
        except NoPicture:
            return None
    if picture.ndim == 3 and picture.shape[2] == 2:
        return np.ascontiguousarray(picture[:, :, 0]), _yuyv_colors(picture)
    return gray(picture), _kept_colors(picture)


def _kept_colors(picture: NDArray[np.uint8]) -> Colors | None:
    """The colors of a picture that has them."""
    return (lambda *, whole=False: picture) if picture.ndim == 3 and picture.shape[2] == 3 else None


def _yuyv_colors(picture: NDArray[np.uint8]) -> Colors:
    """The colors of a YUYV picture, every fourth row of it unless all are wanted."""

    def colors(*, whole: bool = False) -> NDArray[np.uint8]:
        step = 1 if whole else 4
        rows = np.ascontiguousarray(picture[::step])
        return np.asarray(cv2.cvtColor(rows, cv2.COLOR_YUV2BGR_YUY2)[:, ::step], np.uint8)

    return colors


def _frames_of_mjpeg(address: str, due: Callable[[], bool]) -> Iterator[Shot]:
    """The pictures of an MJPEG stream, as phone apps serve it; another kind of stream is left to OpenCV."""
    try:
        answer = urllib.request.urlopen(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Lost(
            f"Nothing answers at {address}: is the phone's camera app running, on the same Wi-Fi?"
        ) from error
    with answer:
        kind = answer.headers.get_content_type()
        if kind == "image/jpeg":
            yield _frames_of_address(answer.read())
            return
        if not kind.startswith("multipart/"):
            answer.close()
            yield from _capture_loop(_open_webcam(address), address, due)
            return
        held, broken = b"", 0
        while True:
            try:
                more = answer.read1(1 << 16)
            except OSError as error:
                raise Lost(f"{address} has stopped sending pictures.") from error
            if not more:
                raise Lost(f"{address} has stopped sending pictures.")
            newest, held = newest_jpeg((held + more)[-(1 << 24) :])
            if newest is None or not due():
                continue
            try:
                yield _frames_of_address(newest)
                broken = 0
            except Lost:
                broken += 1
                if broken > BROKEN:
                    raise


def newest_jpeg(held: bytes) -> tuple[bytes | None, bytes]:
    """The last whole JPEG among these bytes, if any, and what comes after it."""
    newest, rest = None, held
    start = held.find(b"\xff\xd8\xff")
    while start >= 0:
        end = _jpeg_end(held, start)
        if end is None:
            rest = held[start:]
            break
        if end > 0:
            newest, rest = held[start:end], held[end:]
        start = held.find(b"\xff\xd8\xff", max(end, start + 2))
    return newest, rest


def _jpeg_end(held: bytes, start: int) -> int | None:
    """Where the JPEG that starts here ends: None when it isn't all there, 0 when it is none.

    Going from part to part, because a preview inside it is a whole JPEG, with an end of its own.
    """
    at = start + 2
    while at + 4 <= len(held):
        if held[at] != 0xFF:
            return 0
        kind = held[at + 1]
        if kind == 0xD9:
            return at + 2
        if kind == 0xFF:
            at += 1
            continue
        at += 2 + int.from_bytes(held[at + 2 : at + 4])
        if kind == 0xDA:  # the picture itself, until something comes that is no part of it
            at = held.find(b"\xff", at)
            while 0 <= at < len(held) - 1 and (held[at + 1] == 0 or 0xD0 <= held[at + 1] <= 0xD7):
                at = held.find(b"\xff", at + 2)
            if at < 0:
                return None
            if held[at + 1 : at + 2] == b"\xd9":
                return at + 2
    return None


def _frames_of_address(data: bytes) -> Shot:
    try:
        return opened(data), colored(data)
    except NoPicture as error:
        raise Lost("The stream sends something else than pictures.") from error


def _read_newest(
    start: Callable[[], Iterator[Shot]], clock: Callable[[], float], opening: float = PATIENCE
) -> Iterator[Frame]:
    """Reads as fast as the camera gives, in a thread; gives whoever asks only the newest."""
    slot = NewestFrame()

    def read() -> None:
        try:
            for picture, colors in start():
                if slot.closed:
                    return
                slot.put(Frame(clock(), picture, colors))
            slot.fail(Lost("The stream has ended."))
        except Lost as error:
            slot.fail(error)
        except (OSError, cv2.error) as error:
            slot.fail(Lost(f"The camera can't be read: {error}."))

    threading.Thread(target=read, name="camera", daemon=True).start()
    try:
        yield slot.take(opening)
        while True:
            yield slot.take(PATIENCE)
    finally:
        slot.closed = True


class NewestFrame:
    """Room for exactly one frame: a newer one takes the place of one that nobody took."""

    def __init__(self) -> None:
        self.closed = False
        self._room = threading.Condition()
        self._frame: Frame | None = None
        self._lost: Lost | None = None

    def put(self, frame: Frame) -> None:
        with self._room:
            self._frame = frame
            self._room.notify()

    def fail(self, lost: Lost) -> None:
        with self._room:
            self._lost = lost
            self._room.notify()

    def take(self, patience: float) -> Frame:
        """The newest frame, waiting for it if need be."""
        until = time.monotonic() + patience
        with self._room:
            while self._frame is None:
                if self._lost is not None:
                    raise self._lost
                if not self._room.wait(max(0.0, until - time.monotonic())) and self._frame is None:
                    raise Lost("The camera sends no pictures: unplug it and plug it in again.")
            frame, self._frame = self._frame, None
            return frame
