"""The last half minute of a camera, and how it becomes a film with what was read beside it."""

import json
from collections import deque
from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np

from companion.pile.event import Event
from companion.vision.source import Frame

SECONDS = 30.0
FPS = 10
"""Frames a second that are kept: enough to see a card come to rest."""
QUALITY = 85
MOST = 64 * 2**20
"""Bytes of pictures that are kept: half a minute of 720p, less of larger ones."""


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
    writer: cv2.VideoWriter | None = None
    began: float | None = None
    ended, shown = 0.0, 0
    for t, jpeg in frames:
        began, ended = t if began is None else began, t
        picture = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
        if picture is None:
            continue
        if writer is None:
            tall, wide = picture.shape[:2]
            writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), FPS, (wide, tall))
            if not writer.isOpened():
                raise OSError(f"This machine can't write {path.name}.")
        # A camera that was slow for a moment stands still in the film: the times stay true.
        for _ in range(max(1, round((t - began) * FPS) + 1 - shown)):
            writer.write(picture)
            shown += 1
    if writer is not None:
        writer.release()
    with path.with_suffix(".jsonl").open("w", encoding="utf-8") as beside:
        for event in events:
            if began is not None and began <= event.t:
                line = {**event.as_json(), "t": round(event.t - began, 3)}
                print(json.dumps({"line": "event", **line}, ensure_ascii=False), file=beside)
    return 0.0 if began is None else ended - began
