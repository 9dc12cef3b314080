"""The last half minute of a camera, and how it becomes a film with what was read beside it."""

import json
from collections import deque
from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np

from companion.pile.event import Event
from companion.vision import picture_size
from companion.vision.motion_jpeg import MotionJpeg
from companion.vision.source import Frame

SECONDS = 30.0
FPS = 10
"""Frames a second that are kept: enough to see a card come to rest."""
QUALITY = 85
MOST = 64 * 2**20
"""Bytes of pictures that are kept: half a minute of 720p, less of larger ones."""
LARGEST_FILM = 2 * MOST
"""Bytes of pictures in one film, in which those of a slow camera stand several times."""


class FilmMemory:
    """The newest pictures as JPEGs; older ones fall out, and more of them where they are large."""

    def __init__(self) -> None:
        self._frames: deque[tuple[float, bytes]] = deque()
        self._bytes = 0

    def add(self, frame: Frame, jpeg: bytes | None = None) -> None:
        """One more frame, as JPEG where it came as one; those that come too fast are left out."""
        if self._frames and 0 <= frame.t - self._frames[-1][0] < 0.95 / FPS:
            return
        if jpeg is None:
            picture = frame.picture if frame.colors is None else frame.colors(whole=True)
            _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
            jpeg = np.asarray(packed, np.uint8).tobytes()
        self._frames.append((frame.t, jpeg))
        self._bytes += len(jpeg)
        while not 0 <= frame.t - self._frames[0][0] <= SECONDS or self._bytes > MOST:
            self._bytes -= len(self._frames.popleft()[1])

    def frames(self) -> tuple[tuple[float, bytes], ...]:
        """What there is, the oldest first."""
        return tuple(self._frames)


def write(path: Path, frames: Iterable[tuple[float, bytes]], events: Iterable[Event]) -> float:
    """Writes the film, and what was read in it as a JSON line an event; gives its seconds."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".jsonl")
    try:
        began, ended = _write_film(path, frames)
        with beside.open("w", encoding="utf-8") as lines:
            for event in events:
                if began is not None and began <= event.t:
                    line = {**event.as_json(), "t": round(event.t - began, 3)}
                    print(json.dumps({"line": "event", **line}, ensure_ascii=False), file=lines)
    except BaseException:
        path.unlink(missing_ok=True)
        beside.unlink(missing_ok=True)
        raise
    return 0.0 if began is None else ended - began


def _write_film(path: Path, frames: Iterable[tuple[float, bytes]]) -> tuple[float | None, float]:
    """Writes the pictures as they came; gives the times of the first and the last."""
    began: float | None = None
    ended = 0.0
    film: MotionJpeg | None = None
    size: tuple[int, int] | None = None
    with path.open("wb") as file:
        for t, jpeg in frames:
            now = picture_size.jpeg_size(jpeg)
            if now is None or size not in (None, now):
                continue  # a camera that was turned gives pictures of another size
            if film is None or began is None:
                size, began, film = now, t, MotionJpeg(file, *now, FPS)
            # A camera that was slow for a moment stands still in the film: the times stay true.
            more = max(1, round((t - began) * FPS) + 1 - film.frames)
            if film.bytes + more * len(jpeg) > LARGEST_FILM:
                break
            film.add(jpeg, more)
            ended = t
        if film is not None:
            film.close()
    return began, ended
